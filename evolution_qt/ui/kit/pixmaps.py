"""Pictures that a table paints for itself, painted once and kept like those of `art`.

How much is kept of all pictures, these, those of `art` and what Qt keeps for items, is decided here alone.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap, QPixmapCache

from evolution_qt.ui.kit import art, fonts
from evolution_qt.ui.kit.pixmap_cache import Draw, PixmapCache, is_asking

LIMIT = 64 * 1024 * 1024
"""Bytes that are kept, on a screen of single density, unless `keep_for` says otherwise."""
_BYTES = 4
_LEAST = 1280 * 800
KEPT_TABLES = (3, 2, 2)
"""How often a table's picture would fit into what is kept of `art`, of this module, and by Qt for items.

Of `art` there are two such pictures while the light changes; what is kept of cards must not go for that.
"""

cache: Final = PixmapCache(LIMIT)
"""All that is kept."""


def painted(
    key: tuple[Hashable, ...],
    width: float,
    height: float,
    ratio: float,
    draw: Draw,
    *,
    passing: bool = False,
) -> QPixmap:
    """Return the picture of a key in a size of logical pixels, painted by *draw* if it is not kept.

    A *passing* one goes into what Qt keeps of a single item, and is not needed a second time.
    """
    pixels = QSize(max(round(width * ratio), 1), max(round(height * ratio), 1))
    whole = (*key, round(width, 1), round(height, 1), ratio)
    return cache.picture(whole, pixels, ratio, draw, passing=passing)


def draws_as_picture(key: tuple[Hashable, ...], width: float, height: float, ratio: float) -> bool:
    """Return whether a picture is kept or only asked for now; else painting it in its place is quicker."""
    whole = (*key, round(width, 1), round(height, 1), ratio, fonts.is_japanese_first())
    return is_asking() or whole in cache.kept


def pass_over() -> None:
    """Forget passing pictures that were drawn."""
    cache.pass_over()


def keep_for(size: QSize, ratio: float) -> None:
    """Keep as many pictures, here, in `art` and in Qt's own cache, as a table of so many pixels may want.

    Without it, a small window would keep what was shown hours ago.
    """
    whole = max(size.width() * size.height(), _LEAST) * _BYTES
    of_art, of_table, of_qt = KEPT_TABLES
    art.keep(of_art * whole)
    cache.limit = of_table * whole
    QPixmapCache.setCacheLimit(round(of_qt * whole * ratio * ratio) // 1024)


def forget() -> None:
    """Forget every picture that is kept anywhere, as when a table is not seen, or the program ends."""
    art.forget()
    cache.clear()
    QPixmapCache.clear()
