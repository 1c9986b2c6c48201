"""The paper on which a species lies, and the outline of a place for a trait."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from evolution_qt.ui.kit import palette
from evolution_qt.ui.kit.brush import colour, down, grain, line, rounded


def sheet(painter: QPainter, width: float, height: float) -> None:
    """Paint a sheet of a size."""
    outline = rounded(QRectF(0.5, 0.5, width - 1, height - 1), height * 0.045)
    painter.fillPath(outline, down(0, height, [(0, colour("#faf3e0")), (1, colour(palette.PAPER_SHADE))]))
    grain(painter, outline, 0.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(colour(palette.PAPER_LINE), 1))
    painter.drawPath(outline)


def free_slot(painter: QPainter, slot: QRectF) -> None:
    """Outline a free place for a trait."""
    pen = line(colour(palette.PAPER_LINE, 0.75), 1)
    pen.setDashPattern([3, 3])
    painter.setPen(pen)
    painter.setBrush(colour(palette.PAPER_LINE, 0.08))
    painter.drawPath(rounded(slot.adjusted(0.5, 0.5, -0.5, -0.5), slot.height() * 0.14))
