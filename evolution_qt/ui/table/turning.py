"""What is said of the rounds that turned a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled
from evolution_qt.core.review import TurningPoint
from evolution_qt.ui.kit import numbers


class TurningWords:
    """Says it in the language that is chosen."""

    tr = staticmethod(partial(QCoreApplication.translate, "TurningWords"))

    def told(self, point: TurningPoint, names: Sequence[str]) -> str:
        """Return in one line what a turning point of a game was."""
        points = abs(point.change)
        parts: dict[str, int | str] = {
            "round": point.round,
            "who": names[point.seat],
            "rival": names[point.rival],
            "own": numbers.signed(sum(point.own)),
            "other": numbers.signed(sum(point.other)),
        }
        if point.change > 0:
            text = self.tr("Round {round}: {who} ({own}) gains %n point(s) on {rival} ({other}).", "", points)
        else:
            text = self.tr("Round {round}: {who} ({own}) loses %n point(s) to {rival} ({other}).", "", points)
        return filled(text, parts)
