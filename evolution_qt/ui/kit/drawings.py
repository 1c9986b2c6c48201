"""Drawings of our own, in the square of the icons (512 units, standing on its lower edge)."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker


def palm() -> QPainterPath:
    """Return a palm."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.moveTo(196, 512)
    path.cubicTo(206, 380, 232, 270, 290, 178)
    path.lineTo(316, 190)
    path.cubicTo(268, 280, 250, 390, 252, 512)
    path.closeSubpath()
    crown = QPointF(304, 176)
    for angle, length in (
        (-172, 200),
        (-140, 215),
        (-100, 170),
        (-62, 175),
        (-28, 205),
        (4, 190),
        (158, 150),
    ):
        far = math.radians(angle)
        bend = QPointF(
            crown.x() + length * 0.62 * math.cos(far), crown.y() + length * 0.72 * math.sin(far) - 34
        )
        tip = QPointF(crown.x() + length * math.cos(far), crown.y() + length * 0.62 * math.sin(far) + 74)
        path.moveTo(crown)
        path.quadTo(QPointF(bend.x(), bend.y() - 22), tip)
        path.quadTo(QPointF(bend.x(), bend.y() + 40), QPointF(crown.x(), crown.y() + 22))
        path.closeSubpath()
    path.addEllipse(crown, 20, 18)
    return path


def ant() -> QPainterPath:
    """Return an ant that walks to the right."""
    strokes = QPainterPath()
    for hip, knee, foot in ((228, 150, 104), (262, 238, 214), (292, 356, 398)):
        for shift in (0, 30):
            strokes.moveTo(hip + shift * 0.3, 300)
            strokes.lineTo(knee + shift, 250 + shift * 0.5)
            strokes.lineTo(foot + shift * 1.6, 428)
    for tip in (456, 486):
        strokes.moveTo(372, 252)
        strokes.quadTo(398, 168, tip, 208 - (tip - 456))
    strokes.moveTo(390, 296)
    strokes.lineTo(432, 300)
    stroker = QPainterPathStroker()
    stroker.setWidth(17)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    path = stroker.createStroke(strokes)
    for x, y, half_width, half_height in (
        (126, 286, 92, 62),
        (262, 296, 66, 40),
        (364, 280, 48, 44),
        (206, 300, 26, 18),
    ):
        part = QPainterPath()
        part.addEllipse(QPointF(x, y), half_width, half_height)
        path = path.united(part)
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


DRAWINGS: dict[str, Callable[[], QPainterPath]] = {"palm": palm, "ant": ant}
"""Name -> drawing."""
