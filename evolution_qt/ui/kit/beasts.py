"""Whole animals of our own, in the square of the icons: outlines, and the lines cut into them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker

Corner: TypeAlias = tuple[float, float] | tuple[float, float, int]
"""A point of an outline; with a third number the outline has a corner there, else it is round."""

_WOLF: Sequence[Corner] = (
    *((384, 166), (330, 174), (250, 184), (170, 180), (128, 194), (78, 170), (8, 190, 1), (70, 216)),
    *((124, 228), (104, 266), (58, 296), (6, 338, 1), (24, 358, 1), (78, 330), (124, 306), (152, 296)),
    *((134, 330), (90, 366, 1), (102, 388, 1), (152, 366), (190, 318), (218, 274), (264, 258), (316, 272)),
    *((324, 306), (340, 344), (372, 380), (404, 398, 1), (424, 376, 1), (390, 346), (370, 306)),
    *((414, 322), (462, 336), (496, 326, 1), (490, 302, 1), (444, 298), (408, 272), (414, 246)),
    *((436, 236), (466, 240), (500, 226, 1), (508, 204, 1), (470, 188), (450, 168), (442, 112, 1)),
    *((416, 138), (408, 112, 1), (396, 150)),
)
_WOLF_CUTS = (
    ((352, 190), (322, 236), (352, 288)),
    ((168, 208), (220, 222), (204, 270)),
    ((500, 224), (474, 220), (456, 214)),
    ((446, 184), (452, 186), (458, 186)),
)
_MOLE: Sequence[Corner] = (
    *(
        (510, 352, 1),
        (496, 330),
        (452, 300),
        (406, 256),
        (340, 206),
        (240, 184),
        (140, 208),
        (70, 272),
        (46, 326),
    ),
    *((4, 302, 1), (20, 356), (60, 384), (84, 416), (56, 432, 1), (72, 452, 1), (150, 452, 1), (176, 432)),
    *((250, 438), (300, 430), (312, 470, 1), (338, 450, 1), (356, 486, 1), (376, 456, 1), (402, 488, 1)),
    *((412, 452, 1), (442, 474, 1), (438, 434, 1), (468, 442, 1), (438, 398), (466, 378), (500, 372, 1)),
)
_MOLE_CUTS = (
    ((398, 404), (340, 352), (288, 402)),
    ((104, 322), (170, 340), (150, 414)),
    ((418, 292), (426, 300), (440, 302)),
    ((506, 344), (486, 346), (482, 368)),
)
_TRICERATOPS: Sequence[Corner] = (
    *((4, 318, 1), (70, 258), (130, 212), (220, 184), (270, 196), (276, 150), (284, 104, 1), (304, 106)),
    *(
        (316, 78, 1),
        (338, 92),
        (356, 74, 1),
        (380, 104),
        (398, 130),
        (440, 84),
        (482, 58, 1),
        (470, 110),
        (432, 162),
        (452, 190),
    ),
    *((462, 162, 1), (478, 204), (502, 232), (510, 272, 1), (476, 276), (440, 296), (396, 306), (372, 318)),
    *((376, 366), (384, 448, 1), (316, 448, 1), (314, 380), (296, 338), (240, 346), (206, 340), (210, 380)),
    *((216, 448, 1), (146, 448, 1), (148, 388), (120, 330), (70, 306)),
)
_TRICERATOPS_CUTS = (
    ((310, 112), (330, 220), (396, 300)),
    ((412, 186), (420, 190), (430, 186)),
    ((506, 262), (470, 256), (448, 262)),
    ((150, 268), (222, 268), (208, 344)),
    ((300, 246), (334, 288), (318, 340)),
    ((398, 146), (416, 146), (436, 130)),
)
_TRICERATOPS_FAR: Sequence[Sequence[Corner]] = (
    ((232, 320, 1), (226, 436, 1), (276, 436, 1), (274, 320, 1)),
    ((86, 300, 1), (82, 436, 1), (130, 436, 1), (140, 320, 1)),
)
_WALRUS: Sequence[Corner] = (
    *((4, 396, 1), (50, 372), (104, 352), (160, 288), (230, 204), (296, 130), (356, 84), (414, 84)),
    *((452, 112), (484, 146), (488, 190), (466, 214), (462, 260), (450, 320, 1), (438, 262), (434, 222)),
    *((420, 224), (416, 266), (404, 318, 1), (394, 262), (388, 220), (384, 262), (398, 330), (412, 380)),
    *((456, 408), (492, 442, 1), (430, 446), (350, 440), (250, 448), (120, 446), (70, 432), (6, 450, 1)),
    *((28, 420, 1),),
)
_WALRUS_CUTS = (
    ((404, 122), (412, 126), (420, 122)),
    ((388, 220), (400, 168), (452, 160)),
    ((334, 300), (316, 384), (392, 430)),
    ((290, 160), (330, 176), (350, 216)),
    ((250, 206), (300, 226), (322, 262)),
    ((100, 366), (120, 400), (100, 436)),
)


def _round(corners: Sequence[Corner]) -> QPainterPath:
    """Return the closed outline through some points, round but for its corners."""
    points = [QPointF(corner[0], corner[1]) for corner in corners]
    sharp = [len(corner) == 3 for corner in corners]
    count = len(points)

    def lean(at: int) -> QPointF:
        """Return the way the outline takes through a round point."""
        if sharp[at]:
            return QPointF()
        return (points[(at + 1) % count] - points[at - 1]) / 6

    path = QPainterPath(points[0])
    for at in range(count):
        after = (at + 1) % count
        path.cubicTo(points[at] + lean(at), points[after] - lean(after), points[after])
    path.closeSubpath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _cut(body: QPainterPath, cuts: Sequence[Sequence[tuple[float, float]]], width: float) -> QPainterPath:
    """Return a body with bowed lines cut into it, each through three points."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    for start, middle, end in cuts:
        line = QPainterPath(QPointF(*start))
        line.quadTo(QPointF(*middle) * 2 - (QPointF(*start) + QPointF(*end)) / 2, QPointF(*end))
        body = body.subtracted(stroker.createStroke(line))
    body.setFillRule(Qt.FillRule.OddEvenFill)  # a cut that reaches no edge is a hole
    return body


def _triceratops() -> QPainterPath:
    body = _round(_TRICERATOPS)
    for leg in _TRICERATOPS_FAR:
        body = body.united(_round(leg))
    body.setFillRule(Qt.FillRule.WindingFill)
    return body


BODIES: dict[str, Callable[[], QPainterPath]] = {
    "running-wolf": lambda: _round(_WOLF),
    "digging-mole": lambda: _round(_MOLE),
    "triceratops": _triceratops,
    "walrus": lambda: _round(_WALRUS),
}
"""Name -> filled outline."""
_CUTS = {
    "running-wolf": (_WOLF_CUTS, 11.0),
    "digging-mole": (_MOLE_CUTS, 11.0),
    "triceratops": (_TRICERATOPS_CUTS, 12.0),
    "walrus": (_WALRUS_CUTS, 11.0),
}


def ink(name: str) -> QPainterPath:
    """Return the drawing of an animal: its outline with the lines cut into it."""
    return _cut(BODIES[name](), *_CUTS[name])
