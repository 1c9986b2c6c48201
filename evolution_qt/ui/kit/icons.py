"""The drawn animals, plants and signs as painter paths, by name; see resources/CREDITS.md for their authors.

Every icon lies in a square of 512 units.  Some have a *body* too: the filled outline under the ink.  A few
are not from the file but drawn by the program, in `drawings` and `beasts`.
"""

from __future__ import annotations

import json
import re
from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from evolution_qt import resources
from evolution_qt.ui.kit import beasts, drawings

SIDE = 512.0
"""Side of the square in which every icon lies."""
_UNITS = 2  # the path data counts half units
_COARSE = 7.0
_WORDS = re.compile(r"[mlqcz]|-?\d+")


@cache
def ink(name: str) -> QPainterPath:
    """Return the drawing itself."""
    if name in drawings.DRAWINGS:
        return drawings.DRAWINGS[name]()
    if name in beasts.BODIES:
        return beasts.ink(name)
    return _path(_icons()[name]["ink"])


@cache
def body(name: str) -> QPainterPath:
    """Return the outline under the drawing, or the drawing when it has none."""
    if name in beasts.BODIES:
        return beasts.BODIES[name]()
    if name in drawings.DRAWINGS or "body" not in _icons()[name]:
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
