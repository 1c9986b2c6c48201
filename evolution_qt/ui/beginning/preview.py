"""What a move of The Beginning would do, before it is made, and what a card brings that one may not want.

All comes from what the seat at the screen knows: the rules are asked on a copy of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled
from evolution_qt.core.game import AnyGame
from evolution_qt.core.text import N_
from evolution_qt.games.beginning.cards import NUMBERS
from evolution_qt.games.beginning.forecast import Duties, after, attack_forecast
from evolution_qt.games.beginning.moves import BeginningMove
from evolution_qt.games.beginning.state import PLAY, BeginningState
from evolution_qt.ui.beginning.words import trait_name
from evolution_qt.ui.kit import phrasing
from evolution_qt.ui.table.animals import animals_of, spoken, the, told, your


class BeginningPreview:
    """What is counted of an attack."""

    tr = staticmethod(partial(QCoreApplication.translate, "BeginningPreview"))

    def meal(self, tokens: int) -> str:
        """Return how much the hunter takes."""
        return self.tr("You take %n token(s).", "", tokens)

    def scavenging(self, seats: Sequence[int], seat: int, names: Sequence[str]) -> str:
        """Return how many species take something, too, and of whom: a seat for each of them."""
        found = []
        for one in dict.fromkeys(seats):
            who = self.tr("you: {count}") if one == seat else self.tr("{who}: {count}")
            found.append(filled(who, {"who": names[one], "count": seats.count(one)}))
        words = self.tr("%n Scavenger(s) take 1 token each ({owners}).", "", len(seats))
        return filled(words, {"owners": phrasing.row(found)})


def preview_lines(state: BeginningState, seat: int, move: BeginningMove, names: Sequence[str]) -> list[str]:
    """Return what a move would do, the most important first; no line where that is plain."""
    if move.verb == "attack" and move.target is not None:
        return _attack(state, seat, move.species, move.target, names)
    translate = QCoreApplication.translate
    card = trait_name(NUMBERS[move.card]) if move.card else ""
    if move.verb == "species":
        return [filled(translate("BeginningPreview", "{card} as a new species, face down"), {"card": card})]
    if move.species < 0:
        return []
    species = state.players[seat].species[move.species]
    params: dict[str, int | str] = {"card": card, "trait": card}
    words = ""
    if move.verb == "population":
        words = translate("BeginningPreview", "{card} on {animal}, face down: {old} → {new}")
        params |= {"old": len(species.cards), "new": len(species.cards) + 1}
    elif move.verb == "feed":
        words = translate("BeginningPreview", "{animal} takes 1 token: {old} → {new}")
        params |= {"old": species.food, "new": species.food + 1}
    elif move.replacing:
        words = translate("BeginningPreview", "{trait} replaces {old} on {animal}")
        params["old"] = trait_name(NUMBERS[move.replacing])
    elif move.verb == "trait":
        words = translate("BeginningPreview", "New trait on {animal}: {trait}")
    lines = [told(words, params, animal=the(animals_of(names).of(seat, move.species)))] if words else []
    if move.replacing == move.card and move.card and species.food <= len(species.cards):
        lines.append(
            translate("BeginningPreview", "That changes nothing and costs you this card and its point.")
        )
    return lines


def _attack(
    state: BeginningState, seat: int, index: int, target: tuple[int, int], names: Sequence[str]
) -> list[str]:
    """Return the course of an attack in sentences."""
    found = attack_forecast(state, seat, index, target)
    cast = animals_of(names)
    own = the(cast.of(seat, index))
    other = spoken(names, *target, seat)
    lines = []
    if found.gored and not found.hunter:
        words = QCoreApplication.translate("BeginningPreview", "Horns: {animal} dies before it eats.")
        lines.append(told(words, animal=own))
    elif found.gored:
        words = QCoreApplication.translate(
            "BeginningPreview", "Horns first: {animal} loses a card, {old} → {new}."
        )
        lines.append(told(words, {"old": found.hunter + 1, "new": found.hunter}, animal=own))
    if found.is_cancelled:
        return lines
    if found.prey:
        words = QCoreApplication.translate("BeginningPreview", "{animal} loses a card: {old} → {new}.")
    else:
        words = QCoreApplication.translate("BeginningPreview", "{animal} loses its last card and is extinct.")
    lines.append(told(words, {"old": found.prey + 1, "new": found.prey}, animal=other))
    if found.hunter:
        lines.append(BeginningPreview().meal(found.eaten))
    if found.scavengers:
        lines.append(BeginningPreview().scavenging(found.scavengers, seat, names))
    return lines


_MUST: Final = N_("BeginningWarnings", "A Carnivore must attack while it is hungry.")
_OWN: Final = N_("BeginningWarnings", "As things stand, your Carnivores will have to eat {prey}.")
_ONE_OF_OWN: Final = N_(
    "BeginningWarnings", "As things stand, your Carnivores will have to eat one of your own species."
)
_LAID: Final = ("species", "population", "trait")


def card_warnings(
    game: AnyGame, state: BeginningState, seat: int, move: BeginningMove, names: Sequence[str]
) -> list[str]:
    """Return what *move*, a card that is laid, changes for the worse; empty for any other move."""
    if state.phase != PLAY or move.verb not in _LAID or game.why_not(state, seat, move):
        return []
    translate, cast = QCoreApplication.translate, animals_of(names)
    if move.verb == "species":
        cast = cast.founded(seat, len(state.players[seat].species))
    before, then = Duties(game, state, seat), Duties(game, after(state, seat, move), seat)
    prey = then.own_prey()
    if prey and not before.own_prey():
        words = translate("BeginningWarnings", _OWN if len(prey) == 1 else _ONE_OF_OWN)
        return [told(words, prey=your(cast.of(seat, prey[0])))]
    if move.verb == "trait" and move.species in then.hunters and move.species not in before.hunters:
        return [translate("BeginningWarnings", _MUST)]
    return []
