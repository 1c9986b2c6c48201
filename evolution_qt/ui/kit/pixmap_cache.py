"""Painting pictures: each once, kept up to a number of bytes, and little by little where it would take long.

A picture that is asked for is painted on the spot. Who can wait asks with `missing` what would have to be
painted, and does it step by step in later turns of the event loop.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from evolution_qt.core.steps import Steps as AnySteps
from evolution_qt.ui.kit import fonts

Steps: TypeAlias = AnySteps[None]
"""Paints something, a few milliseconds between one item and the next."""
Draw = Callable[[QPainter], Steps | None]
"""Paints a picture; one that takes long paints it in steps, and nothing else uses the painter in between."""

SKETCHED: Final = 4
"""How many times smaller a sketch is, which stands where a picture is still being painted."""
HINTS: Final = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.TextAntialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
)

_SMALL: Final = 512 * 512
"""Pixels of a picture that is copied in no time."""

_wanted: dict[Hashable, Steps] | None = None


def missing(paint: Callable[[], object]) -> list[Steps]:
    """Return what has to be done before *paint* finds every picture; meanwhile it gets empty ones."""
    global _wanted
    _wanted = {}
    try:
        paint()
        return list(_wanted.values())
    finally:
        _wanted = None


def is_asking() -> bool:
    """Return whether pictures are only asked for now, to be painted later."""
    return _wanted is not None


def painting(unpainted: Iterable[Steps]) -> Steps:
    """Paint what is `missing`, one picture after the other."""
    for steps in unpainted:
        yield from steps
        yield


class PixmapCache:
    """Pixmaps by key, up to a number of bytes; the least recently used go first."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.kept: OrderedDict[tuple[Hashable, ...], QPixmap] = OrderedDict()
        """The pictures, the one that was used last at the end."""
        self._drawn: set[tuple[Hashable, ...]] = set()
        self.size = 0
        self.forgotten = 0
        """How many pictures were kept once and are no longer."""

    def picture(
        self,
        key: tuple[Hashable, ...],
        pixels: QSize,
        ratio: float,
        draw: Draw,
        ground: Qt.GlobalColor = Qt.GlobalColor.transparent,
        *,
        passing: bool = False,
    ) -> QPixmap:
        """Return the picture of a key, so many pixels of a screen large, painted now if it is not kept.

        A *passing* one is of no use once it was drawn, and `pass_over` forgets it then.
        """
        key = (*key, fonts.is_japanese_first())
        if passing and _wanted is None:
            self._drawn.add(key)
        found = self.kept.get(key)
        if found is not None:
            self.kept.move_to_end(key)
            return found
        steps = self._steps(key, pixels, ratio, draw, ground)
        if _wanted is not None:
            _wanted[key] = steps
            empty = QPixmap(1, 1)
            empty.fill(Qt.GlobalColor.transparent)  # it may be drawn, and would show a speck of old memory
            return empty
        for _ in steps:
            pass
        return self.kept[key]

    def _steps(
        self, key: tuple[Hashable, ...], pixels: QSize, ratio: float, draw: Draw, ground: Qt.GlobalColor
    ) -> Steps:
        """Paint a picture, and keep it at the end; nothing if it has been painted meanwhile."""
        if key in self.kept:
            return
        pixmap = QPixmap(pixels)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(ground)
        painter = QPainter(pixmap)
        try:
            painter.setRenderHints(HINTS)
            yield from draw(painter) or ()
        finally:
            painter.end()
        # what was painted on keeps the tools, 30 kB and more; copying a large one is not worth the time
        is_small = pixels.width() * pixels.height() <= _SMALL
        self._keep(key, pixmap.copy() if is_small else pixmap)

    def _keep(self, key: tuple[Hashable, ...], made: QPixmap) -> None:
        before = self.kept.pop(key, None)
        if before is not None:
            self.size -= _bytes(before)
        self.kept[key] = made
        self.size += _bytes(made)
        while self.size > self.limit and len(self.kept) > 1:
            self._forget(next(iter(self.kept)))

    def pass_over(self) -> None:
        """Forget passing pictures that were drawn."""
        for key in self._drawn & self.kept.keys():
            self._forget(key)
        self._drawn.clear()

    def forget(self, which: Callable[[tuple[Any, ...], QPixmap], bool]) -> None:
        """Forget those pictures for which *which* is true, with their keys."""
        for key in [key for key, pixmap in self.kept.items() if which(key, pixmap)]:
            self._forget(key)

    def clear(self) -> None:
        """Forget every picture."""
        for key in list(self.kept):
            self._forget(key)
        self._drawn.clear()

    def _forget(self, key: tuple[Hashable, ...]) -> None:
        self.size -= _bytes(self.kept.pop(key))
        self.forgotten += 1


def _bytes(pixmap: QPixmap) -> int:
    """Return the bytes of a picture on a screen of single density: finer screens get more memory."""
    size = pixmap.deviceIndependentSize()
    return round(size.width() * size.height()) * pixmap.depth() // 8
