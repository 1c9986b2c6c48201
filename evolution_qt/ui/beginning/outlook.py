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
from evolution_qt.ui.kit import joined
from evolution_qt.ui.table.animals import the, told
from evolution_qt.ui.table.cast import cast_of, spoken


class BeginningOutlook:
    """What is counted of an attack."""

    tr = staticmethod(partial(QCoreApplication.translate, "BeginningOutlook"))

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
        return filled(words, {"owners": joined.row(found)})


def consequences(state: BeginningState, seat: int, move: BeginningMove, names: Sequence[str]) -> list[str]:
    """Return what a move would do, the most important first; no line where that is plain."""
    if move.verb == "attack" and move.target is not None:
        return _attack(state, seat, move.species, move.target, names)
    translate = QCoreApplication.translate
    card = trait_name(NUMBERS[move.card]) if move.card else ""
    if move.verb == "species":
        return [filled(translate("BeginningOutlook", "{card} as a new species, face down"), {"card": card})]
    if move.species < 0:
        return []
    species = state.players[seat].species[move.species]
    params: dict[str, int | str] = {"card": card, "trait": card}
    words = ""
    if move.verb == "population":
        words = translate("BeginningOutlook", "{card} on {animal}, face down: {old} → {new}")
        params |= {"old": len(species.cards), "new": len(species.cards) + 1}
    elif move.verb == "feed":
        words = translate("BeginningOutlook", "{animal} takes 1 token: {old} → {new}")
        params |= {"old": species.food, "new": species.food + 1}
    elif move.replacing:
        words = translate("BeginningOutlook", "{trait} replaces {old} on {animal}")
        params["old"] = trait_name(NUMBERS[move.replacing])
    elif move.verb == "trait":
        words = translate("BeginningOutlook", "New trait on {animal}: {trait}")
    lines = [told(words, params, animal=the(cast_of(names).of(seat, move.species)))] if words else []
    if move.replacing == move.card and move.card and species.food <= len(species.cards):
        lines.append(
            translate("BeginningOutlook", "That changes nothing and costs you this card and its point.")
        )
    return lines


def _attack(
    state: BeginningState, seat: int, index: int, target: tuple[int, int], names: Sequence[str]
) -> list[str]:
    """Return the course of an attack in sentences."""
    found = attack_course(state, seat, index, target)
    cast = cast_of(names)
    own = the(cast.of(seat, index))
    other = spoken(names, *target, seat)
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
        lines.append(BeginningOutlook().scavenging(found.scavengers, seat, names))
    return lines
