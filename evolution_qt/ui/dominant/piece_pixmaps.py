"""Pieces and parts of the table that are painted once and kept as pictures."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QLocale, QPointF, QRectF
from PySide6.QtGui import QPainter

from evolution_qt.ui.dominant import piece_painting
from evolution_qt.ui.kit.brush import colour
from evolution_qt.ui.kit.items import Item, Style
from evolution_qt.ui.kit.pixmaps import draws_as_picture, painted


def draw_pixmap(
    painter: QPainter,
    style: Style,
    key: tuple[Hashable, ...],
    rect: QRectF,
    draw: Callable[[QPainter, QRectF], None],
) -> None:
    """Draw a kept picture in a rectangle that begins at a whole pixel; *draw* paints it once."""
    place = QRectF(round(rect.x()), round(rect.y()), rect.width(), rect.height())

    def paint(brush: QPainter) -> None:
        brush.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(brush, QRectF(0, 0, place.width(), place.height()))

    picture = painted((*key, style.theme), place.width(), place.height(), style.ratio, paint)
    painter.drawPixmap(place.topLeft(), picture)


def draw_part(
    painter: QPainter, item: Item, key: tuple[Hashable, ...], rect: QRectF, draw: Callable[[QPainter], None]
) -> None:
    """Draw a part of an item, by its picture if that was asked for before it was to be seen.

    *draw* paints it in the item's coordinates, *key* is all that it shows beside place, style and language.
    """
    style, room = item.style, part_room(item, rect)
    whole = (*key, room.x(), room.y(), style.theme, style.unit, style.text, QLocale().language())
    size = room.width(), room.height(), style.ratio
    if not draws_as_picture(whole, *size):
        draw(painter)
        return

    def paint(brush: QPainter) -> None:
        brush.translate(-room.topLeft())
        draw(brush)

    painter.drawPixmap(room.topLeft(), painted(whole, *size, paint, passing=True))


def part_room(item: Item, rect: QRectF) -> QRectF:
    """Return the place of the picture of a part, in the item: on whole pixels of the scene."""
    return QRectF(rect.translated(item.pos()).toAlignedRect()).translated(-item.pos())


def _around(at: QPointF, reach: float) -> QRectF:
    """Return the room of something round with its rim and its shadow."""
    room = reach * 1.3 + 1
    return QRectF(at, at).adjusted(-room, -room, room, room)


def pawn(painter: QPainter, style: Style, animal: int, at: QPointF, reach: float) -> None:
    """Draw a pawn."""
    draw_pixmap(
        painter,
        style,
        ("pawn", animal, round(reach, 1)),
        _around(at, reach),
        lambda brush, room: piece_painting.pawn(brush, animal, room.center(), reach),
    )


def element(
    painter: QPainter, style: Style, kind: int, at: QPointF, reach: float, *, is_own: bool = False
) -> None:
    """Draw the disk of an element."""
    draw_pixmap(
        painter,
        style,
        ("element", kind, is_own, round(reach, 1)),
        _around(at, reach),
        lambda brush, room: piece_painting.element(brush, kind, room.center(), reach, is_own=is_own),
    )


def free_place(painter: QPainter, style: Style, at: QPointF, reach: float, tint: str) -> None:
    """Draw a dashed ring where something may lie."""
    draw_pixmap(
        painter,
        style,
        ("free place", tint, round(reach, 1)),
        _around(at, reach),
        lambda brush, room: piece_painting.free_place(brush, room.center(), reach, colour(tint)),
    )


def portrait(painter: QPainter, style: Style, animal: int, rect: QRectF) -> None:
    """Draw an animal on a square plate."""
    draw_pixmap(
        painter,
        style,
        ("portrait", animal),
        rect,
        lambda brush, room: piece_painting.portrait(brush, animal, room.adjusted(1, 1, -1, -1)),
    )


def icon(painter: QPainter, style: Style, name: str, room: QRectF, tint: str) -> None:
    """Draw a sign as large as it can be in the middle of a room."""
    draw_pixmap(
        painter,
        style,
        ("icon", name, tint),
        room,
        lambda brush, place: piece_painting.icon(brush, name, place, colour(tint)),
    )
