"""What is lost if no player acts, in words: at the start of planning, and by ear beside each thing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QLocale

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
        """Return what an animal loses if no player acts: cubes, elements, tiles that it dominates."""
        own = forecasts(state)
        least, most = own.nothing.span(Fact.DEATHS, animal)
        cubes = self.tr("%n cube(s)", "", most) if least == most else self.tr("up to %n cube(s)", "", most)
        lost = [cubes if most else "", self.elements(state, animal)]
        if cells := own.crowns_lost(animal):
            names = _listed([self._terms.tile(state, cell) for cell in cells])
            lost.append(filled(self.tr("dominance on {cells}"), {"cells": names}))
        told = [one for one in lost if one]
        return filled(self.tr("As it stands you lose: {lost}."), {"lost": joined.row(told)}) if told else ""

    def elements(self, state: DominantState, animal: int) -> str:
        """Return which elements Regression takes from an animal, or of which ones how many."""
        own = forecasts(state)
        kinds, (_, most) = own.lost(animal), own.nothing.span(Fact.LOSSES, animal)
        names = _listed([self._terms.element(kind) for kind in kinds])
        if most >= len(kinds):
            return names
        return filled(self.tr("%n of {elements}", "", most), {"elements": names})

    def swept(self) -> str:
        """Return what becomes of a disk that is swept off tundra."""
        return self.tr("Leaves the earth in Wasteland.")

    def sweeps(self) -> str:
        """Return what a disk in the Wasteland box does."""
        return self.tr("Takes such elements off the tundra.")

    def idle(self) -> str:
        """Return that a pawn finds nothing to do."""
        return self.tr("As it stands it finds nothing to do.")

    def taken(self, state: DominantState, animal: int, kind: int) -> str:
        """Return what becomes of an element of an animal that Regression threatens."""
        is_sure = forecasts(state).nothing.span(Fact.LOSES, animal, kind)[0] > 0
        return self.tr("Regression takes one.") if is_sure else self.tr("Regression may take one.")


def _listed(words: Sequence[str]) -> str:
    return QLocale().createSeparatedList(list(words))
