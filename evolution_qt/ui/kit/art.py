"""Pictures that every table has, as pixmaps, painted once and kept: the bare table, crests, signs, shadows.

All sizes are logical pixels; `ratio` is the device pixel ratio of the screen, and the pixmap carries it, so
that it is drawn sharp at its logical size. A game paints its own with `picture`. Each is kept under all its
arguments; the least used are forgotten when they together exceed `LIMIT` bytes.
"""

from __future__ import annotations

import math
from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPixmap

from evolution_qt.ui.kit import glyphs, ground, icons, palette
from evolution_qt.ui.kit.brush import colour, down, glow, grain, rounded, shadow
from evolution_qt.ui.kit.crest_icons import draw_crest
from evolution_qt.ui.kit.palette import Badge
from evolution_qt.ui.kit.pixmap_cache import SKETCHED, Draw, PixmapCache, Steps

_BAND: Final = 160_000
"""Pixels of the screen in a part of the table that is painted at once."""


def paint_table(painter: QPainter, width: float, height: float, theme: str) -> Steps:
    """Paint the table, band by band: light from above the middle, paper grain."""
    whole = QPainterPath()
    whole.addRect(QRectF(0, 0, width, height))
    lit = table_light(width, height, theme)
    bands = max(round(width * height * abs(painter.deviceTransform().determinant()) / _BAND), 1)
    yield  # so large a sheet takes a while to lay out
    for number in range(bands):
        top, foot = (height * part // bands for part in (number, number + 1))
        painter.setClipRect(QRectF(0, top, width, foot - top))
        painter.fillPath(whole, lit)
        grain(painter, whole, 0.45)
        yield


def table_light(width: float, height: float, theme: str, light: str = "") -> QBrush:
    """Return the light on the table, without its grain; in a *light* that of the valley."""
    tints = palette.THEMES[theme]
    if light:
        return down(0, height, ground.tones(light))
    plain = [(0.0, colour(tints.table_centre)), (1.0, colour(tints.table_edge))]
    return glow(QPointF(width * 0.5, height * 0.42), math.hypot(width, height) * 0.6, plain)


_TABLE: Final = "table"
LIMIT = 48 * 1024 * 1024
"""Bytes of pixmaps that are kept, on a screen of single density, unless `keep` says otherwise."""


_DISC = 0.76
"""How much of its picture a seat's disc takes, so that the corners of the others have room."""
cache: Final = PixmapCache(LIMIT)
"""All that is kept."""


def forget() -> None:
    """Forget every kept picture, as when the program ends."""
    cache.clear()


def keep(limit: int) -> None:
    """Keep pictures up to so many bytes, on a screen of single density, from the next one on."""
    cache.limit = limit


def table(theme: str, width: int, height: int, ratio: float = 1.0, light: str = "") -> QPixmap:
    """Return the table of a theme, `light` or `dark`; in a *light* the valley lies under it."""

    def draw(painter: QPainter) -> Steps:
        if light:
            return ground.painting(painter, width, height, light)
        return paint_table(painter, width, height, theme)

    # nothing shines through: without an alpha channel it is laid down in a third of the time
    key = (_TABLE, light or theme)
    return picture(key, width, height, ratio, draw, base=Qt.GlobalColor.white)


def forget_tables(*shown: QPixmap) -> None:
    """Forget the ground of tables in all lights and sizes but those that are *shown*."""
    kept = {pixmap.cacheKey() for pixmap in shown}
    cache.forget(
        lambda key, pixmap: key[0] == _TABLE and key[1] in palette.VALLEYS and pixmap.cacheKey() not in kept
    )


def table_sketch(theme: str, width: int, height: int, light: str = "") -> QPixmap:
    """Return what a table looks like from afar, a few times smaller: its light alone, painted in no time."""
    pixmap = QPixmap(math.ceil(width / SKETCHED), math.ceil(height / SKETCHED))
    painter = QPainter(pixmap)
    painter.scale(1 / SKETCHED, 1 / SKETCHED)
    room = QRectF(0, 0, width + SKETCHED, height + SKETCHED)
    painter.fillRect(room, table_light(width, height, theme, light))
    painter.end()
    return pixmap


def glyph(name: str, size: int, tint: str, ratio: float = 1.0) -> QPixmap:
    """Return a button sign of one of `glyphs.NAMES` in a colour."""

    def draw(painter: QPainter) -> None:
        painter.scale(size / glyphs.SIDE, size / glyphs.SIDE)
        glyphs.paint(painter, name, QColor(tint))

    return picture(("glyph", name, tint), size, size, ratio, draw)


def crest(badge: Badge, size: int, ratio: float = 1.0) -> QPixmap:
    """Return the badge of a seat, clear around it."""

    def draw(painter: QPainter) -> None:
        draw_crest(painter, badge, QPointF(size / 2, size / 2), (size / 2 - 1) * _DISC)

    return picture(("crest", badge), size, size, ratio, draw)


def icon(name: str, size: int, tint: str, ratio: float = 1.0) -> QPixmap:
    """Return one of the drawn icons, as named in `icons`, in one colour."""

    def draw(painter: QPainter) -> None:
        painter.fillPath(icons.placed(icons.ink(name), size / 2, size, size), QColor(tint))

    return picture(("icon", name, tint), size, size, ratio, draw)


def shadow_margin(width: int, *, lifted: bool = False) -> int:
    """Return by how much a drop shadow is larger than its thing on every side."""
    return max(4, round(width * (0.10 if lifted else 0.05)))


def drop_shadow(
    width: int, height: int, ratio: float = 1.0, *, lifted: bool = False, theme: str = "dark"
) -> QPixmap:
    """Return the soft shadow of a card or tile; lay it `shadow_margin` up and left of the thing."""
    margin = shadow_margin(width, lifted=lifted)

    def draw(painter: QPainter) -> None:
        room = QRectF(margin, margin, width, height)
        spread = margin * 0.75
        body = rounded(room.adjusted(spread * 0.6, spread * 0.6, -spread * 0.6, -spread * 0.6), width * 0.06)
        tint = colour(palette.THEMES[theme].shadow, 0.62)
        shadow(painter, body, margin * 0.35, tint, spread=spread, steps=8)

    key = ("shadow", width, height, lifted, theme)
    return picture(key, width + 2 * margin, height + 2 * margin, ratio, draw)


def picture(
    key: tuple[Hashable, ...],
    width: int,
    height: int,
    ratio: float,
    draw: Draw,
    *,
    base: Qt.GlobalColor = Qt.GlobalColor.transparent,
) -> QPixmap:
    """Return the picture of a key in a size, painted by *draw* on a *base* if it is not kept."""
    pixels = QSize(max(math.ceil(width * ratio), 1), max(math.ceil(height * ratio), 1))
    return cache.picture((*key, width, height, ratio), pixels, ratio, draw, base)
