"""The drawn animals, plants and signs as painter paths, by name; see resources/CREDITS.md for their authors.

Every icon lies in a square of 512 units and stands on its lower edge. Some have a *body* too: the filled
outline under the ink. A few are not from the file but drawn by the program: `BODIES` has whole animals as
outlines with lines cut into them, `DRAWINGS` the other drawings.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeAlias

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF, QTransform

from evolution_qt import resources

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


def beast_ink(name: str) -> QPainterPath:
    """Return the drawing of an animal: its outline with the lines cut into it."""
    return _cut(BODIES[name](), *_CUTS[name])


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


SIDE = 512.0
"""Side of the square in which every icon lies."""
_UNITS = 2  # the path data counts half units
_COARSE = 7.0
_WORDS = re.compile(r"[mlqcz]|-?\d+")


@cache
def ink(name: str) -> QPainterPath:
    """Return the drawing itself."""
    if name in DRAWINGS:
        return DRAWINGS[name]()
    if name in BODIES:
        return beast_ink(name)
    return _path(_icons()[name]["ink"])


@cache
def body(name: str) -> QPainterPath:
    """Return the outline under the drawing, or the drawing when it has none."""
    if name in BODIES:
        return BODIES[name]()
    if name in DRAWINGS or "body" not in _icons()[name]:
        return ink(name)
    return _path(_icons()[name]["body"])


@cache
def outline(name: str) -> QPainterPath:
    """Return the body with few corners, for what is soft anyway: a shadow of it costs a fraction."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for polygon in body(name).toSubpathPolygons(QTransform()):
        points = polygon.toList()
        corners = points[:1]
        for corner in points[1:]:
            if (corner - corners[-1]).manhattanLength() >= _COARSE:
                corners.append(corner)
        if len(corners) > 2:
            path.addPolygon(QPolygonF(corners))
            path.closeSubpath()
    return path


@cache
def names() -> tuple[str, ...]:
    """Return the names of all icons of the file."""
    return tuple(sorted(_icons()))


def placed(
    path: QPainterPath, x: float, y: float, size: float, *, mirror: bool = False, turn: float = 0
) -> QPainterPath:
    """Return a path of the icon square scaled to `size`, its bottom centre at (x, y)."""
    move = QTransform()
    move.translate(x, y)
    move.rotate(turn)
    move.scale((-size if mirror else size) / SIDE, size / SIDE)
    move.translate(-SIDE / 2, -SIDE)
    return move.map(path)


@cache
def _icons() -> dict[str, dict[str, str]]:
    icons: dict[str, dict[str, str]] = json.loads(resources.read_bytes("art/icons.json"))
    return icons


def _path(data: str) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    words = _WORDS.findall(data)
    x = y = 0.0
    at = 0

    def point(first: int) -> tuple[float, float]:
        return x + int(words[first]) / _UNITS, y + int(words[first + 1]) / _UNITS

    while at < len(words):
        letter = words[at]
        if letter == "z":
            path.closeSubpath()
            at += 1
            continue
        # relative numbers: each point counts from the one before it
        count = {"m": 1, "l": 1, "q": 2, "c": 3}[letter]
        points = []
        for number in range(count):
            x, y = point(at + 1 + 2 * number)
            points += [x, y]
        at += 1 + 2 * count
        if letter == "m":
            path.moveTo(x, y)
        elif letter == "l":
            path.lineTo(x, y)
        elif letter == "q":
            path.quadTo(*points)
        else:
            path.cubicTo(*points)
    return path
