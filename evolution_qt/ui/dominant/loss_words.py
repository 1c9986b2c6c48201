"""What is lost if no player acts, in words: at the start of planning, and by ear beside each thing."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled
from evolution_qt.games.dominant.forecast import Fact, forecasts
from evolution_qt.games.dominant.state import DominantState
from evolution_qt.ui.dominant.terms import DominantTerms
from evolution_qt.ui.kit import joined


class LossesAhead:
    """Says it in the current language."""

    tr = staticmethod(partial(QCoreApplication.translate, "LossesAhead"))

    def __init__(self, terms: DominantTerms) -> None:
        self._terms = terms

    def lost(self, state: DominantState, animal: int) -> str:
        """Return what an animal loses if no player acts: elements, tiles that it dominates, cubes."""
        own = forecasts(state)
        lost = [self._terms.elements(own.lost(animal))]
        if cells := own.crowns_lost(animal):
            names = joined.row([self._terms.tile(state, cell) for cell in cells])
            lost.append(filled(self.tr("dominance on {cells}"), {"cells": names}))
        dying, _ = own.nothing.span(Fact.DEATHS, animal)
        if dying:
            lost.append(self.tr("%n cube(s)", "", dying))
        told = [one for one in lost if one]
        return filled(self.tr("As it stands you lose: {lost}."), {"lost": joined.row(told)}) if told else ""

    def swept(self) -> str:
        """Return what becomes of a disk that is swept off tundra."""
        return self.tr("Leaves the earth in Wasteland.")

    def sweeps(self) -> str:
        """Return what a disk in the Wasteland box does."""
        return self.tr("Takes such elements off the tundra.")

    def taken(self) -> str:
        """Return what becomes of an element that Regression threatens."""
        return self.tr("Regression takes one.")
