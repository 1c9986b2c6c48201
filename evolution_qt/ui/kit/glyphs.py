"""Signs for buttons, drawn with one line weight on a square of 24 units; own drawings."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from evolution_qt.ui.kit.brush import disc, line, polygon, rounded

SIDE = 24.0
_WEIGHT = 2.0


def paint(painter: QPainter, name: str, tint: QColor) -> None:
    """Paint the sign of one of `NAMES`."""
    painter.setPen(line(tint, _WEIGHT))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _PAINTERS[name](painter, tint)


def _lines(painter: QPainter, *pairs: tuple[float, float, float, float]) -> None:
    for left, top, right, bottom in pairs:
        painter.drawLine(QPointF(left, top), QPointF(right, bottom))


def _settings(painter: QPainter, _tint: QColor) -> None:
    teeth = 8
    path = QPainterPath()
    for number in range(teeth * 4):
        angle = (number + 0.5) / (teeth * 4) * 2 * math.pi
        reach = 9.6 if number % 4 in (0, 1) else 7.2
        point = QPointF(12 + reach * math.cos(angle), 12 + reach * math.sin(angle))
        if number:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    painter.drawPath(path)
    painter.drawPath(disc(QPointF(12, 12), 3))


def _menu(painter: QPainter, _tint: QColor) -> None:
    _lines(painter, (4, 6, 20, 6), (4, 12, 20, 12), (4, 18, 20, 18))


def _log(painter: QPainter, tint: QColor) -> None:
    painter.drawPath(rounded(QRectF(4, 3, 16, 18), 2))
    for y in (8.0, 12.0, 16.0):
        painter.fillPath(disc(QPointF(8, y), 1.1), tint)
        _lines(painter, (11.5, y, 16.5, y))


def _info(painter: QPainter, tint: QColor) -> None:
    painter.drawPath(disc(QPointF(12, 12), 9))
    painter.fillPath(disc(QPointF(12, 7.8), 1.35), tint)
    _lines(painter, (12, 11.5, 12, 16.5))


def _globe(painter: QPainter, _tint: QColor) -> None:
    painter.drawPath(disc(QPointF(12, 12), 9))
    painter.drawEllipse(QPointF(12, 12), 4, 9)
    _lines(painter, (3, 12, 21, 12))


def _play(painter: QPainter, tint: QColor) -> None:
    path = polygon([(7, 4.5), (19, 12), (7, 19.5)])
    painter.fillPath(path, tint)
    painter.drawPath(path)


def _pause(painter: QPainter, tint: QColor) -> None:
    for left in (6.5, 13.5):
        path = rounded(QRectF(left, 5, 4, 14), 1)
        painter.fillPath(path, tint)
        painter.drawPath(path)


def _arrows(painter: QPainter, tint: QColor, *, way: int, tips: int, is_end: bool) -> None:
    """Draw tips that point back (-1) or forward (1), before a bar if they lead to the end."""
    painter.save()
    if way < 0:
        painter.translate(SIDE, 0)
        painter.scale(-1, 1)
    reach = 7.0 if tips > 1 else 9.0
    left = (SIDE - tips * reach - (3.4 if is_end else 0)) / 2
    for tip in range(tips):
        at = left + tip * reach
        path = polygon([(at, 6), (at + reach - 1, 12), (at, 18)])
        painter.fillPath(path, tint)
        painter.drawPath(path)
    if is_end:
        at = left + tips * reach + 2
        _lines(painter, (at, 5.5, at, 18.5))
    painter.restore()


def _flag(painter: QPainter, tint: QColor) -> None:
    _lines(painter, (6, 3, 6, 21))
    path = QPainterPath(QPointF(6, 4.5))
    path.cubicTo(10, 2, 14, 7, 19, 4.5)
    path.lineTo(19, 13)
    path.cubicTo(14, 15.5, 10, 10.5, 6, 13)
    path.closeSubpath()
    painter.fillPath(path, tint)
    painter.drawPath(path)


def _close(painter: QPainter, _tint: QColor) -> None:
    _lines(painter, (6, 6, 18, 18), (18, 6, 6, 18))


def _check(painter: QPainter, _tint: QColor) -> None:
    _lines(painter, (5, 12.5, 10, 17.5), (10, 17.5, 19.5, 7))


def _hungry(painter: QPainter, tint: QColor) -> None:
    """Draw an empty place for food, as on the tiles."""
    pen = line(tint, _WEIGHT)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([1.9, 1.24])  # eight dashes on the circle
    painter.setPen(pen)
    painter.drawPath(disc(QPointF(12, 12), 8))


def _hint(painter: QPainter, tint: QColor) -> None:
    """Draw a light bulb."""
    path = QPainterPath(QPointF(9.2, 17))
    path.cubicTo(9.2, 14.4, 5.4, 13.2, 5.4, 8.9)
    path.cubicTo(5.4, 5.2, 8.4, 2.6, 12, 2.6)
    path.cubicTo(15.6, 2.6, 18.6, 5.2, 18.6, 8.9)
    path.cubicTo(18.6, 13.2, 14.8, 14.4, 14.8, 17)
    path.closeSubpath()
    painter.drawPath(path)
    _lines(painter, (9.6, 19.6, 14.4, 19.6), (10.8, 21.8, 13.2, 21.8))


def _why(painter: QPainter, tint: QColor) -> None:
    """Draw a question mark."""
    path = QPainterPath(QPointF(8.4, 8.6))
    path.cubicTo(8.4, 5.8, 10, 4.6, 12.1, 4.6)
    path.cubicTo(14.4, 4.6, 15.9, 6, 15.9, 8)
    path.cubicTo(15.9, 10.8, 12, 11, 12, 14.6)
    painter.drawPath(path)
    painter.fillPath(disc(QPointF(12, 19), 1.5), tint)


def _arc_back(painter: QPainter) -> None:
    """Draw an arrow that runs round to the left."""
    path = QPainterPath(QPointF(4, 9))
    path.lineTo(14.5, 9)
    path.cubicTo(18.2, 9, 20.5, 11.4, 20.5, 14.4)
    path.cubicTo(20.5, 17.4, 18.2, 19.6, 14.5, 19.6)
    path.lineTo(8, 19.6)
    painter.drawPath(path)
    _lines(painter, (4, 9, 8.6, 4.4), (4, 9, 8.6, 13.6))


def _undo(painter: QPainter, _tint: QColor) -> None:
    _arc_back(painter)


def _redo(painter: QPainter, _tint: QColor) -> None:
    painter.translate(SIDE, 0)
    painter.scale(-1, 1)
    _arc_back(painter)


def _again(painter: QPainter, tint: QColor) -> None:
    """Draw a clock hand's way round a triangle that plays."""
    painter.drawArc(QRectF(3, 3, 18, 18), 40 * 16, 285 * 16)
    _lines(painter, (18.9, 2.6, 18.9, 7.2), (18.9, 7.2, 14.3, 7.2))
    painter.fillPath(polygon([(9.6, 7.8), (9.6, 16.2), (16.4, 12)]), tint)


def _people(painter: QPainter, tint: QColor) -> None:
    for x, y, size in ((7.0, 9.0, 1.0), (17.0, 9.0, 1.0), (12.0, 13.0, 1.15)):
        painter.fillPath(disc(QPointF(x, y - 3.2 * size), 2.5 * size), tint)
        body = QPainterPath(QPointF(x - 4 * size, y + 5.6 * size))
        body.cubicTo(x - 4 * size, y - 1.6 * size, x + 4 * size, y - 1.6 * size, x + 4 * size, y + 5.6 * size)
        body.closeSubpath()
        painter.fillPath(body, tint)


def _hourglass(painter: QPainter, tint: QColor) -> None:
    _lines(painter, (6, 3, 18, 3), (6, 21, 18, 21))
    path = QPainterPath(QPointF(7.5, 3))
    path.cubicTo(7.5, 9, 11, 10, 11, 12)
    path.cubicTo(11, 14, 7.5, 15, 7.5, 21)
    path.moveTo(16.5, 3)
    path.cubicTo(16.5, 9, 13, 10, 13, 12)
    path.cubicTo(13, 14, 16.5, 15, 16.5, 21)
    painter.drawPath(path)
    painter.fillPath(polygon([(9.2, 19.8), (12, 15.5), (14.8, 19.8)]), tint)


def _cake(painter: QPainter, tint: QColor) -> None:
    painter.drawPath(rounded(QRectF(3.5, 12, 17, 8.5), 1.5))
    _lines(painter, (3.5, 16, 20.5, 16), (8, 12, 8, 8.5), (12, 12, 12, 8.5), (16, 12, 16, 8.5))
    for x in (8.0, 12.0, 16.0):
        painter.fillPath(disc(QPointF(x, 5.2), 1.3), tint)


def _scroll(painter: QPainter, _tint: QColor) -> None:
    painter.drawPath(rounded(QRectF(6, 3, 12, 18), 1))
    painter.drawPath(rounded(QRectF(3.5, 3, 17, 4), 2))
    painter.drawPath(rounded(QRectF(3.5, 17, 17, 4), 2))
    _lines(painter, (9, 10.5, 15, 10.5), (9, 13.8, 15, 13.8))


def _chart(painter: QPainter, tint: QColor) -> None:
    _lines(painter, (3, 3, 3, 21), (3, 21, 21, 21))
    for left, high in ((6.2, 6.0), (10.6, 13.0), (15.0, 9.0)):
        painter.fillPath(rounded(QRectF(left, 19 - high, 3.2, high), 0.6), tint)


def _book(painter: QPainter, _tint: QColor) -> None:
    for side in (-1, 1):
        path = QPainterPath(QPointF(12, 6.5))
        path.cubicTo(12 + 3 * side, 4, 12 + 7 * side, 4, 12 + 9.5 * side, 5)
        path.lineTo(12 + 9.5 * side, 18.5)
        path.cubicTo(12 + 7 * side, 17.5, 12 + 3 * side, 17.5, 12, 20)
        path.closeSubpath()
        painter.drawPath(path)


def _door(painter: QPainter, tint: QColor) -> None:
    painter.drawPath(polygon([(5, 3), (13, 3), (13, 21), (5, 21)]))
    painter.fillPath(disc(QPointF(10.3, 12), 1.2), tint)
    _lines(painter, (15.5, 12, 21.5, 12), (21.5, 12, 18.5, 9), (21.5, 12, 18.5, 15))


def _egg(painter: QPainter, tint: QColor) -> None:
    path = QPainterPath(QPointF(12, 2.5))
    path.cubicTo(16.5, 2.5, 19.5, 9, 19.5, 13.8)
    path.cubicTo(19.5, 18.4, 16.3, 21.5, 12, 21.5)
    path.cubicTo(7.7, 21.5, 4.5, 18.4, 4.5, 13.8)
    path.cubicTo(4.5, 9, 7.5, 2.5, 12, 2.5)
    painter.drawPath(path)
    for x, y, size in ((9.4, 12.0, 1.5), (14.2, 10.0, 1.1), (13.4, 16.0, 1.6)):
        painter.fillPath(disc(QPointF(x, y), size), tint)


def _steps(painter: QPainter, tint: QColor) -> None:
    for x, y in ((7.5, 16.5), (16.5, 8.5)):
        painter.save()
        painter.translate(x, y)
        painter.rotate(12)
        painter.fillPath(rounded(QRectF(-2.6, -2.6, 5.2, 7.4), 2.6), tint)
        for toe in (-3.0, -1.0, 1.0, 3.0):
            painter.fillPath(disc(QPointF(toe * 0.95, -4.2 - (1 - abs(toe) / 3) * 1.2), 0.95), tint)
        painter.restore()


_PAINTERS: dict[str, Callable[[QPainter, QColor], None]] = {
    "settings": _settings,
    "menu": _menu,
    "log": _log,
    "info": _info,
    "globe": _globe,
    "play": _play,
    "flag": _flag,
    "close": _close,
    "check": _check,
    "hungry": _hungry,
    "hint": _hint,
    "why": _why,
    "undo": _undo,
    "redo": _redo,
    "again": _again,
    "pause": _pause,
    "people": _people,
    "hourglass": _hourglass,
    "cake": _cake,
    "scroll": _scroll,
    "chart": _chart,
    "book": _book,
    "door": _door,
    "egg": _egg,
    "steps": _steps,
    "move_back": partial(_arrows, way=-1, tips=1, is_end=False),
    "move_on": partial(_arrows, way=1, tips=1, is_end=False),
    "round_back": partial(_arrows, way=-1, tips=2, is_end=False),
    "round_on": partial(_arrows, way=1, tips=2, is_end=False),
    "to_start": partial(_arrows, way=-1, tips=2, is_end=True),
    "to_end": partial(_arrows, way=1, tips=2, is_end=True),
}
NAMES = tuple(_PAINTERS)
"""Every sign."""
