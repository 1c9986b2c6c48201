"""What differs at the end of the round after two plans of Dominant Species, in words with numbers.

It holds in one sampled world, so it is told as what is expected. "You" is the animal that is asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled
from evolution_qt.games.dominant import round_facts as f
from evolution_qt.games.dominant.cards import NO_ANIMAL
from evolution_qt.games.dominant.round_facts import RoundDifference
from evolution_qt.ui.dominant.terms import DominantTerms, begun
from evolution_qt.ui.kit import phrasing

MOST_FACTS: Final = 3
"""So many facts are told."""
_STRONG: Final = 1.0
"""What speaks against a plan is told from so many points on."""
_LITTLE: Final = 0.5
"""What speaks for it with less is told only where there is nothing else."""


def telling(found: list[RoundDifference]) -> list[RoundDifference]:
    """Return the differences to tell of: what speaks for the first plan, and what speaks most against it.

    Nothing where nothing speaks for it.
    """
    told: list[RoundDifference] = []
    for one in found:
        if one.weight > 0 and all((one.topic, one.who) != (at.topic, at.who) for at in told if at.what < 0):
            told.append(one)
    against = min(found, key=lambda one: one.weight, default=None)
    if len(told) > 1:
        told = [one for one in told if not _is_little(one)] or told
    told = told[:MOST_FACTS]
    if told and len(told) < MOST_FACTS and against is not None and against.weight <= -_STRONG:
        told.append(against)
    return told


def _is_little(difference: RoundDifference) -> bool:
    return difference.weight < _LITTLE


class RoundFactWords:
    """The words in the current language, each number with its form."""

    tr = staticmethod(partial(QCoreApplication.translate, "RoundFactWords"))

    def __init__(self, terms: DominantTerms, terrains: Mapping[int, int], animal: int) -> None:
        """Call tiles by their *terrains*, and the *animal* that is asked "you"."""
        self._terms = terms
        self._terrains = terrains
        self._animal = animal

    def heading(self) -> str:
        """Return what stands above sentences: that they are expected, and of what `otherwise` speaks."""
        return self.tr("Expected by the end of the round; otherwise with the runner-up")

    def sentence(self, difference: RoundDifference) -> str:
        """Return a difference as a sentence below that heading."""
        return begun(filled(self.tr("{fact}."), {"fact": self._fact(difference)}))

    def expected(self, difference: RoundDifference) -> str:
        """Return a difference as a sentence that stands by itself."""
        return filled(self.tr("Expected: {fact}."), {"fact": self._fact(difference)})

    def _fact(self, one: RoundDifference) -> str:
        return filled(self._words(one), self._params(one))

    def _params(self, one: RoundDifference) -> dict[str, int | str]:
        terms, topic = self._terms, one.topic
        found: dict[str, int | str] = {"number": one.second, "first": one.first, "second": one.second}
        if one.who != NO_ANIMAL:
            found["animal"] = terms.animal(one.who)
        if topic in (f.PAYS, f.DOMINATES, f.FREEZES):
            found["cell"] = terms.place(self._terrains.get(one.what, 0), one.what)
        elif topic == f.CARD:
            found["card"] = terms.card(one.what)
        elif topic == f.ELEMENT:
            found["element"] = terms.element(one.what)
        if topic in (f.CARD, f.DOMINATES):
            found["first"], found["second"] = self._who(one.first), self._who(one.second)
        elif topic in (f.ELEMENT, f.MORE_PAWNS):
            found["first"], found["second"] = phrasing.signed(one.first), phrasing.signed(one.second)
        return found

    def _who(self, animal: int) -> str:
        #: which animal dominates a tile or takes a card
        return self.tr("no animal") if animal == NO_ANIMAL else self._terms.animal(animal)

    def _words(self, one: RoundDifference) -> str:
        if one.topic in (f.PAYS, f.SURVIVES, f.TOTAL):
            return self._of_points(one)
        if one.topic in (f.STARVES, f.ELIMINATED, f.ON_EARTH):
            return self._of_cubes(one)
        if one.topic == f.FREEZES and not one.first:
            return self.tr("{cell} does not freeze, otherwise it does")
        if one.topic in (f.CARD, f.DOMINATES):
            return self._of_holder(one)
        return {
            f.FREEZES: self.tr("{cell} freezes, otherwise it does not"),
            f.ELEMENT: self.tr("your {element} elements: {first}, otherwise {second}"),
            f.MORE_PAWNS: self.tr("your pawns: {first}, otherwise {second}"),
            f.PLACE: self.tr("your place on the initiative track: {first}, otherwise {second}"),
        }[one.topic]

    def _of_holder(self, one: RoundDifference) -> str:
        if one.topic == f.CARD:
            if one.first == self._animal:
                return self.tr("you take the card {card}, otherwise {second} does")
            if one.second == self._animal:
                return self.tr("{first} takes the card {card}, otherwise you do")
            return self.tr("{first} takes the card {card}, otherwise {second} does")
        if one.first == self._animal:
            return self.tr("you dominate {cell}, otherwise {second} does")
        if one.second == self._animal:
            return self.tr("{first} dominates {cell}, otherwise you do")
        return self.tr("{first} dominates {cell}, otherwise {second} does")

    def _of_points(self, one: RoundDifference) -> str:
        is_own, count = one.who == self._animal, one.first
        if one.topic == f.SURVIVES:
            if is_own:
                return self.tr("Survival brings you %n point(s), otherwise {number}", "", count)
            return self.tr("Survival brings {animal} %n point(s), otherwise {number}", "", count)
        if one.topic == f.TOTAL:
            if is_own:
                return self.tr("%n point(s) for you in this round, otherwise {number}", "", count)
            return self.tr("%n point(s) for {animal} in this round, otherwise {number}", "", count)
        if not count:
            if is_own:
                return self.tr("{cell} brings you no points, otherwise %n", "", one.second)
            return self.tr("{cell} brings {animal} no points, otherwise %n", "", one.second)
        if is_own:
            return self.tr("{cell} is scored with %n point(s) for you, otherwise {number}", "", count)
        return self.tr("{cell} is scored with %n point(s) for {animal}, otherwise {number}", "", count)

    def _of_cubes(self, one: RoundDifference) -> str:
        is_own, count = one.who == self._animal, one.first
        if one.topic == f.STARVES:
            if is_own:
                return self.tr("%n of your cube(s) die in Extinction, otherwise {number}", "", count)
            return self.tr("%n cube(s) of {animal} die in Extinction, otherwise {number}", "", count)
        if one.topic == f.ELIMINATED:
            if is_own:
                return self.tr("%n of your cube(s) are eliminated, otherwise {number}", "", count)
            return self.tr("%n cube(s) of {animal} are eliminated, otherwise {number}", "", count)
        if is_own:
            return self.tr("%n of your cube(s) on earth, otherwise {number}", "", count)
        return self.tr("%n cube(s) of {animal} on earth, otherwise {number}", "", count)
