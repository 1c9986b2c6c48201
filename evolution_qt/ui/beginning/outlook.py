"""What a move would do, before it is made, told from what the seat at the screen knows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled
from evolution_qt.games.beginning.attack_course import attack_course
from evolution_qt.games.beginning.cards import NUMBERS
from evolution_qt.games.beginning.moves import BeginningMove
from evolution_qt.games.beginning.state import BeginningState
from evolution_qt.ui.beginning.event_words import trait_name
from evolution_qt.ui.table.animals import the, told
from evolution_qt.ui.table.cast import cast_of, spoken


class BeginningOutlook:
    """What is counted of an attack."""

    tr = staticmethod(partial(QCoreApplication.translate, "BeginningOutlook"))

    def meal(self, tokens: int) -> str:
        """Return how much the hunter takes."""
        return self.tr("You take %n token(s).", "", tokens)

    def scavenging(self, count: int) -> str:
        """Return how many species take something, too."""
        return self.tr("%n Scavenger(s) take 1 token each.", "", count)


def consequences(state: BeginningState, seat: int, move: BeginningMove, names: Sequence[str]) -> list[str]:
    """Return what a move would do, the most important first; no line where that is plain."""
    if move.verb == "attack" and move.target is not None:
        return _attack(state, seat, move.species, move.target, names)
    words = ""
    params: dict[str, int | str] = {}
    if move.verb == "species":
        words = QCoreApplication.translate("BeginningOutlook", "New species, face down")
    elif move.verb == "population":
        count = len(state.players[seat].species[move.species].cards)
        words = QCoreApplication.translate("BeginningOutlook", "Population {old} → {new}, face down")
        params = {"old": count, "new": count + 1}
    elif move.verb == "trait":
        words = QCoreApplication.translate("BeginningOutlook", "New trait: {trait}")
        if move.replacing:
            words = QCoreApplication.translate("BeginningOutlook", "{trait} replaces {old}")
            params["old"] = trait_name(NUMBERS[move.replacing])
        params["trait"] = trait_name(NUMBERS[move.card])
    return [filled(words, params)] if words else []


def _attack(
    state: BeginningState, seat: int, index: int, target: tuple[int, int], names: Sequence[str]
) -> list[str]:
    """Return the course of an attack in sentences."""
    found = attack_course(state, seat, index, target)
    cast = cast_of(names)
    own = the(cast.of(seat, index))
    other = the(cast.of(*target)) if target[0] == seat else spoken(names, *target)
    lines = []
    if found.gored and not found.hunter:
        words = QCoreApplication.translate("BeginningOutlook", "Horns: {animal} dies before it eats.")
        lines.append(told(words, animal=own))
    elif found.gored:
        words = QCoreApplication.translate(
            "BeginningOutlook", "Horns first: {animal} loses a card, {old} → {new}."
        )
        lines.append(told(words, {"old": found.hunter + 1, "new": found.hunter}, animal=own))
    if found.is_cancelled:
        return lines
    if found.prey:
        words = QCoreApplication.translate("BeginningOutlook", "{animal} loses a card: {old} → {new}.")
    else:
        words = QCoreApplication.translate("BeginningOutlook", "{animal} loses its last card and is extinct.")
    lines.append(told(words, {"old": found.prey + 1, "new": found.prey}, animal=other))
    if found.hunter:
        lines.append(BeginningOutlook().meal(found.eaten))
    if found.scavengers:
        lines.append(BeginningOutlook().scavenging(len(found.scavengers)))
    return lines
