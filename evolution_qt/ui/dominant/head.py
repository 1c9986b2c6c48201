"""The head of the table: round and phase, the initiative track, the track of points, how near Ice Age is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from evolution_qt.core.errors import filled
from evolution_qt.games.dominant.forecast import countdown
from evolution_qt.games.dominant.state import DominantState
from evolution_qt.ui.dominant import outlook, signs, stamps
from evolution_qt.ui.dominant.panel import Panel
from evolution_qt.ui.kit import fonts, writing
from evolution_qt.ui.kit.brush import colour, line, rounded
from evolution_qt.ui.kit.guard import guarded

translate = QCoreApplication.translate
_ICE: Final = "#d8e8f5", "#1d4560", "#2d6a92"
"""The colours of what the head says of Ice Age, until the round is the last: ground, words, sign."""


@guarded
class HeadItem(Panel):
    """Round and phase, the initiative track, the track of points."""

    def look(self) -> object:
        """Return what the head tells."""
        assert self.state is not None
        state = self.state
        clock = (state.round, state.phase, state.final_round, countdown(state))
        return clock, state.initiative, tuple(state.points), self.viewer

    def draw(self, painter: QPainter, state: DominantState) -> None:
        """Draw it from left to right."""
        unit = self.style.unit
        self.plate(painter, self.rect)
        title = fonts.title(round(18 * unit))
        words = filled(
            translate("DominantTable", "Round {number} · {phase}"),
            {"number": state.round, "phase": self.words.phase(state.phase)},
        )
        room = QRectF(12 * unit, 0, 170 * unit, self.rect.height())
        writing.draw_line(
            painter,
            room,
            words,
            title,
            colour(self.style.colours.text),
            least=self.px(11),
        )
        side = self.rect.height() - 12 * unit
        laurel = QRectF(186 * unit, 13 * unit, 16 * unit, side - 14 * unit)
        signs.icon(painter, "laurel-crown", laurel, colour(self.style.colours.text_muted))
        left = 206 * unit
        for place, animal in enumerate(state.initiative):
            stamps.portrait(
                painter, self.style, animal, QRectF(left + place * (side + 4 * unit), 6 * unit, side, side)
            )
        left += len(state.initiative) * (side + 4 * unit) + 24 * unit
        end = countdown(state)
        note = filled(
            translate("DominantTable", "Ice Age in at least {number} rounds"), {"number": end.rounds}
        )
        if state.final_round:
            note = translate("DominantTable", "Last round")
        elif end.is_limit:
            last = {"number": state.round + end.rounds}
            note = filled(translate("DominantTable", "Round {number} is the last"), last)
        elif end.rounds == 1:
            note = translate("DominantTable", "Ice Age perhaps next round")
        elif not end.rounds:
            note = translate("DominantTable", "Ice Age lies open")
        width = writing.width_of(fonts.text(self.px(14), bold=True), note) + side + 10 * unit
        width = min(max(width, 190 * unit), 250 * unit)
        ice = QRectF(self.rect.right() - width - 8 * unit, 6 * unit, width, side)
        ground, ink, sign = ("#1f5f8f", "#ffffff", "#d8efff") if state.final_round else _ICE
        painter.fillPath(rounded(ice, 7 * unit), colour(ground))
        signs.icon(
            painter,
            "snowflake-2",
            QRectF(ice.left() + 6 * unit, ice.top() + 5 * unit, side - 10 * unit, side - 10 * unit),
            colour(sign),
        )
        self.line(painter, ice.adjusted(side, 0, -4 * unit, 0), note, bold=True, size=14, tint=ink)
        self._track(painter, QRectF(left, 0, ice.left() - left - 24 * unit, self.rect.height()))

    def _track(self, painter: QPainter, room: QRectF) -> None:
        """Paint the track of points: a window of it in which all animals stand."""
        assert self.state is not None
        state, unit = self.state, self.style.unit
        points = [state.points[one] for one in state.in_play]
        low = max(min(points) // 10 * 10, 0)
        high = max((max(points) + 9) // 10 * 10, low + 40)
        y = room.bottom() - 13 * unit
        painter.fillRect(QRectF(room.left(), y - 3 * unit, room.width(), 4 * unit), colour("#c9b184"))
        share = room.width() / (high - low)
        for number in range(low, high + 1, 10):
            x = room.left() + (number - low) * share
            painter.fillRect(QRectF(x - unit / 2, y - 6 * unit, unit, 8 * unit), colour("#8a7038"))
            self.line(
                painter,
                QRectF(x - 20 * unit, y, 40 * unit, 13 * unit),
                str(number),
                size=11,
                align=signs.Centre,
            )
        taken: list[float] = []
        for animal in sorted(state.in_play, key=lambda one: state.points[one]):
            x = room.left() + (state.points[animal] - low) * share
            crowd = sum(1 for other in taken if abs(other - x) < 14 * unit)
            taken.append(x)
            radius = 10.5 * unit
            if animal in outlook.own(state, self.viewer):
                painter.setPen(line(colour("#1f6fd0"), 3 * unit))
                painter.drawEllipse(
                    QPointF(x + crowd * 8 * unit, y - 15 * unit), radius * 1.15, radius * 1.15
                )
            stamps.pawn(painter, self.style, animal, QPointF(x + crowd * 8 * unit, y - 15 * unit), radius)
