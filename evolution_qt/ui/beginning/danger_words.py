"""What there is to say about hunters: those in sight, and what others would need."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from evolution_qt.core.errors import filled
from evolution_qt.core.text import N_
from evolution_qt.games.beginning.cards import HUNTS, TRAITS, index_of, seat_of, traits_in
from evolution_qt.games.beginning.dangers import Danger, HuntingWay, dangers_to, unseen_copies
from evolution_qt.games.beginning.state import BeginningState
from evolution_qt.ui.beginning.event_words import trait_name
from evolution_qt.ui.kit import keymap
from evolution_qt.ui.table import animals
from evolution_qt.ui.table.animals import told
from evolution_qt.ui.table.cast import spoken
from evolution_qt.ui.table.view import View

_RINGS: Final = {
    0: N_("DangerWords", "No protection: any new Carnivore can attack it."),
    1: N_("DangerWords", "One protection must be matched."),
    2: N_("DangerWords", "Two protections must be matched."),
    3: N_("DangerWords", "Closed shield: no hunter can match three protections."),
}
"""What a badge says, by its rings."""


class DangerWords:
    """The sentences about hunters on one table."""

    tr = staticmethod(partial(QCoreApplication.translate, "DangerWords"))

    def now(self) -> str:
        """Return that the badges tell of the hunters in sight."""
        words = self.tr(
            "You see which Carnivores in sight can attack now. Press {key} again for what others would need."
        )
        return filled(words, {"key": keymap.written("O")})

    def later(self) -> str:
        """Return that the signs tell what others would need."""
        return self.tr(
            "You see which cards others would need to attack, and how many of them you have not seen yet."
        )

    def already(self) -> str:
        """Return in a word that a hunter in sight reaches a species."""
        #: on the sign of a species, before the signs of players whose Carnivores reach it; in a narrow place
        return self.tr("now")

    def at_once(self) -> str:
        """Return what a line with that word says."""
        return self.tr("“now”: a Carnivore of this player can attack already.")

    def over_there(self) -> str:
        """Return what the sign of a player behind some cards says."""
        return self.tr("A player’s sign behind cards: they are for a species of that player.")

    def hidden(self) -> str:
        """Return what is said when nothing of this is shown any longer."""
        return self.tr("Hunters are no longer shown.")

    def closed(self) -> str:
        """Return in a word that no hunter can ever reach a species."""
        #: on the sign of a species with three protections, in a narrow place
        return self.tr("closed")

    def rings(self, rings: int) -> str:
        """Return what a badge says."""
        return self.tr(_RINGS[min(rings, 3)])

    def reached(self) -> str:
        """Return what a badge with red rings says."""
        return self.tr("Red rings: a hunter in sight has them all.")

    def lines(self, view: View[BeginningState], seat: int, index: int) -> list[str]:
        """Return all that is to be said of how a species stands towards hunters, in sentences."""
        found = dangers_to(view.state, seat)[index]
        lines = self._in_sight(view, found)
        if seat != view.bottom:
            return lines
        copies = unseen_copies(view.state)
        if found.rings in (1, 2):
            words = self.tr("Protected by {traits}.")
            names = [trait_name(card) for card in traits_in(found.shields)]
            lines.append(filled(words, {"traits": QLocale().createSeparatedList(names)}))
        else:
            lines.append(self.rings(found.rings))
        for way in found.ways:
            lines.append(self._way(view, way, copies))
        return lines

    def _in_sight(self, view: View[BeginningState], found: Danger) -> list[str]:
        lines = []
        for ref in (*found.hunters, *found.kin):
            hunter = spoken(view.names, seat_of(ref), index_of(ref), view.viewer)
            lines.append(told(self.tr("{hunter} can attack it now."), hunter=hunter))
        return lines

    def _way(self, view: View[BeginningState], way: HuntingWay, copies: list[int]) -> str:
        cards = [self._copies(card, copies) for card in _hunting_first(way.missing)]
        params: dict[str, int | str] = {"cards": " + ".join(cards)}
        if not way.hosts:
            return filled(self.tr("A new hunter needs {cards}."), params)
        hosts = [spoken(view.names, seat_of(ref), index_of(ref), view.viewer) for ref in way.hosts]
        return told(self.tr("{hosts}: only {cards} missing."), params, hosts=animals.listed(hosts))

    def _copies(self, card: int, copies: list[int]) -> str:
        params: dict[str, int | str] = {"card": trait_name(card)}
        params |= {"count": copies[card], "all": TRAITS[card].copies}
        return filled(self.tr("{card} ({count} of {all} not seen)"), params)


def _hunting_first(mask: int) -> list[int]:
    """Return the cards of a mask, Carnivore before the protections."""
    return traits_in(mask & HUNTS) + traits_in(mask & ~HUNTS)
