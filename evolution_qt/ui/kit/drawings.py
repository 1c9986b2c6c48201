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


def claws() -> QPainterPath:
    """Return three strokes of a claw."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for shift, rise in ((-150, 40), (0, 0), (150, 40)):
        path.moveTo(330 + shift, 40 + rise)
        path.cubicTo(300 + shift, 190 + rise, 250 + shift, 320, 166 + shift, 472 - rise)
        path.cubicTo(140 + shift, 330, 190 + shift, 170 + rise, 330 + shift, 40 + rise)
    return path


def jaws() -> QPainterPath:
    """Return two rows of teeth."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for root, tip in ((84, 232), (428, 280)):
        path.moveTo(16, root)
        for number in range(3):
            left = 16 + number * 160
            middle = left + 80
            path.lineTo(left, root + (16 if tip > root else -16))
            path.lineTo(middle, tip)
            path.lineTo(left + 160, root + (16 if tip > root else -16))
        path.lineTo(496, root)
        path.quadTo(256, root + (-70 if tip > root else 70), 16, root)
        path.closeSubpath()
    return path


def bell() -> QPainterPath:
    """Return a bell with its clapper."""
    path = QPainterPath(QPointF(40, 400))
    path.cubicTo(110, 350, 96, 250, 120, 180)
    path.cubicTo(140, 110, 190, 84, 256, 84)
    path.cubicTo(322, 84, 372, 110, 392, 180)
    path.cubicTo(416, 250, 402, 350, 472, 400)
    path.closeSubpath()
    path.addEllipse(QPointF(256, 440), 56, 46)
    path.addEllipse(QPointF(256, 70), 36, 36)
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def spiral() -> QPainterPath:
    """Return the ammonite as one bold line."""
    line = QPainterPath(QPointF(256, 256))
    for number in range(1, 97):
        turn = number / 96
        angle = turn * 1.9 * 2 * math.pi
        line.lineTo(256 + 205 * turn * math.cos(angle), 256 + 205 * turn * math.sin(angle))
    stroker = QPainterPathStroker()
    stroker.setWidth(54)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(line)


def otter() -> QPainterPath:
    """Return the head of an otter from the front: broad, with low ears and whiskers."""
    head = QPainterPath()
    head.moveTo(256, 84)
    head.cubicTo(380, 84, 446, 160, 448, 260)
    head.cubicTo(450, 372, 366, 440, 256, 440)
    head.cubicTo(146, 440, 62, 372, 64, 260)
    head.cubicTo(66, 160, 132, 84, 256, 84)
    for side in (-1, 1):
        ear = QPainterPath()
        ear.addEllipse(QPointF(256 + side * 166, 140), 52, 50)
        hollow = QPainterPath()
        hollow.addEllipse(QPointF(256 + side * 166, 146), 24, 22)
        head = head.united(ear).subtracted(hollow)
    cut = QPainterPath()
    cut.setFillRule(Qt.FillRule.WindingFill)
    for side in (-1, 1):
        cut.addEllipse(QPointF(256 + side * 84, 216), 25, 27)
    cut.moveTo(256, 334)
    cut.cubicTo(196, 306, 188, 262, 216, 256)
    cut.cubicTo(240, 250, 272, 250, 296, 256)
    cut.cubicTo(324, 262, 316, 306, 256, 334)
    lines = QPainterPath(QPointF(256, 320))
    lines.lineTo(256, 360)
    for side in (-1, 1):
        lines.moveTo(256, 358)
        lines.quadTo(256 + side * 46, 398, 256 + side * 96, 358)
        for rise in (-18, 26):
            lines.moveTo(256 + side * 104, 318 + rise * 0.4)
            lines.lineTo(256 + side * 200, 312 + rise)
    return head.subtracted(cut).subtracted(_drawn(lines, 18))


def crane() -> QPainterPath:
    """Return a crane that dances, with raised wings."""
    bird = QPainterPath(QPointF(30, 122))
    bird.lineTo(112, 92)
    bird.cubicTo(126, 62, 176, 64, 184, 104)
    bird.cubicTo(192, 156, 178, 196, 206, 226)
    bird.cubicTo(190, 150, 214, 84, 270, 20)
    bird.lineTo(280, 74)
    bird.lineTo(330, 16)
    bird.lineTo(334, 76)
    bird.lineTo(394, 34)
    bird.lineTo(384, 98)
    bird.lineTo(446, 78)
    bird.lineTo(420, 142)
    bird.lineTo(476, 144)
    bird.cubicTo(446, 206, 410, 234, 372, 254)
    bird.cubicTo(424, 268, 462, 312, 474, 366)
    bird.cubicTo(430, 336, 394, 332, 356, 338)
    bird.cubicTo(300, 356, 220, 340, 176, 268)
    bird.cubicTo(140, 214, 158, 168, 142, 128)
    bird.closeSubpath()
    legs = QPainterPath(QPointF(270, 330))
    legs.lineTo(262, 490)
    legs.lineTo(218, 500)
    legs.moveTo(312, 330)
    legs.lineTo(368, 414)
    legs.lineTo(322, 478)
    eye = QPainterPath()
    eye.addEllipse(QPointF(146, 98), 9, 9)
    return bird.united(_drawn(legs, 20)).subtracted(eye)


def _drawn(lines: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(lines)


DRAWINGS: dict[str, Callable[[], QPainterPath]] = {
    "ant": ant,
    "bell": bell,
    "claws": claws,
    "crane": crane,
    "jaws": jaws,
    "otter": otter,
    "palm": palm,
    "spiral": spiral,
}
"""Name -> drawing."""
