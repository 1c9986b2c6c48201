"""The words for Reset, Ice Age and final scoring: headings, a few words, a sentence each."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled
from evolution_qt.games.dominant import log as h
from evolution_qt.games.dominant.state import RESET
from evolution_qt.ui.dominant.terms import DominantTerms
from evolution_qt.ui.kit import phrasing


def _heading(topic: int) -> str:
    return QCoreApplication.translate("Dominance", h.NAMES[topic])


class CeremonyWords:
    """The words in the current language, each number with its form."""

    tr = staticmethod(partial(QCoreApplication.translate, "CeremonyWords"))

    def __init__(self, terms: DominantTerms) -> None:
        self._terms = terms

    # Headings

    def extinction(self) -> str:
        """Return the name of the first part of Reset."""
        return _heading(h.EXTINCTION)

    def survival(self) -> str:
        """Return the name of the second part of Reset."""
        return _heading(h.SURVIVAL)

    def reseed(self) -> str:
        """Return the name of the third part of Reset."""
        return _heading(h.RESEED)

    def of_reset(self, part: str) -> str:
        """Return the heading of a part of Reset."""
        return phrasing.before(self._terms.phase(RESET), part)

    def ice_age(self) -> str:
        """Return the heading of Ice Age."""
        return self.tr("Ice Age: this round is the last")

    def last_round(self) -> str:
        """Return the heading where the last round is known from the start."""
        return self.tr("This round is the last")

    def final(self, terrain: int = 0) -> str:
        """Return the heading of final scoring, with the terrain that is scored."""
        what = _heading(h.FINAL)
        return phrasing.before(what, self._terms.terrain(terrain)) if terrain else what

    # Above and below the lines of the animals

    def cubes_lost(self) -> str:
        """Return what the numbers of Extinction are."""
        return self.tr("cubes lost")

    def on_tundra(self) -> str:
        """Return what the signs of Survival are."""
        return self.tr("cubes and tiles in tundra")

    def dominated(self) -> str:
        """Return what the signs of Ice Age are."""
        return self.tr("for tiles dominated")

    def points(self) -> str:
        """Return what the numbers of final scoring are."""
        return self.tr("points")

    def on_tiles(self, count: int) -> str:
        """Return on how many tiles an animal loses cubes."""
        return self.tr("on %n tile(s)", "", count)

    def saved(self) -> str:
        """Return that one cube was saved."""
        return self.tr("one saved")

    def new_tiles(self, count: int) -> str:
        """Return how many tiles are turned up."""
        return self.tr("%n new tile(s)", "", count)

    def new_cards(self, count: int) -> str:
        """Return how many cards are turned up."""
        return self.tr("%n new card(s)", "", count)

    # A sentence each: a short one for the ribbon, and a whole one for a player who does not see the table

    def extinction_shown(self, losses: Mapping[int, int]) -> str:
        """Return how many cubes die out."""
        count = sum(losses.values())
        return self.tr("Extinction: %n cube(s) die.", "", count) if count else self.extinction_sentence({})

    def extinction_sentence(self, losses: Mapping[int, int]) -> str:
        """Return what dies out."""
        if not losses:
            return self.tr("Extinction: no cube dies.")
        lost = [
            filled(self.tr("{animal} %n cube(s)", "", count), {"animal": self._terms.animal(animal)})
            for animal, count in losses.items()
        ]
        return filled(self.tr("Lost in Extinction: {losses}."), {"losses": phrasing.row(lost)})

    def survival_sentence(self, holder: int, points: int) -> str:
        """Return who holds Survival and what it brings."""
        words = self.tr("Survival: {animal} gets %n point(s).", "", points)
        return filled(words, {"animal": self._terms.animal(holder)})

    def reseed_sentence(self) -> str:
        """Return that all is filled up for the next round."""
        return self.tr("Reseed: the elements move on; new elements, cards and tiles are revealed.")

    def ice_age_shown(self) -> str:
        """Return that the last round has begun."""
        return self.tr("Ice Age: this round is the last.")

    def ice_age_sentence(self, gains: Mapping[int, int]) -> str:
        """Return what Ice Age brings."""
        words = self.tr("Ice Age, this round is the last: {gains}.")
        return filled(words, {"gains": self._gains(gains)}) if gains else self.ice_age_shown()

    def final_shown(self) -> str:
        """Return what happens in final scoring."""
        return self.tr("Every tile is scored once more.")

    def final_sentence(self, gains: Mapping[int, int]) -> str:
        """Return what the tiles bring at the end."""
        words = self.tr("Every tile is scored once more: {gains}.")
        return filled(words, {"gains": self._gains(gains)}) if gains else self.final_shown()

    def at_the_end(self, points: Mapping[int, int]) -> str:
        """Return what each animal would have at the end if Ice Age were taken now, the most first."""
        order = dict(sorted(points.items(), key=lambda one: -one[1]))
        return filled(self.tr("The end with Ice Age now: {points}."), {"points": self._gains(order)})

    def _gains(self, gains: Mapping[int, int]) -> str:
        return phrasing.row(
            [
                filled(self.tr("{animal} %n point(s)", "", points), {"animal": self._terms.animal(animal)})
                for animal, points in gains.items()
            ]
        )
