"""Small pictures of games, made when they are to be seen, one after the other, and kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Generator
from typing import Any, Final

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QPixmap

from evolution_qt.core.crest import Crest
from evolution_qt.core.errors import BadInput
from evolution_qt.store.library import Entry, Library
from evolution_qt.ui.kit.jobs import Job
from evolution_qt.ui.table.presentation import Presentation, presentation

MOST_WAITING: Final = 24
"""So many pictures are waited for; who has scrolled on no longer needs the first ones."""
KEPT: Final = 24 * 1024 * 1024
"""Bytes of pictures that are kept."""
_SKETCHES: Final = 2_000

_Game = tuple[str, int, int]
_Sketch = tuple[Presentation, Any]
_Key = tuple[_Game, int, int, float, str, tuple[Crest, ...]]


class Pictures(QObject):
    """Pictures by game, size, theme, and the crests of the seats."""

    # names of files may be no text, which Qt's own texts would lose
    painted = Signal(object)
    """The picture of a record, by its name, can be had now."""
    refused = Signal(object)
    """A record cannot be played through: it was put aside."""

    def __init__(
        self,
        library: Library,
        parent: QObject | None = None,
    ) -> None:
        """Make none yet."""
        super().__init__(parent)
        self._library = library
        self._sketches: OrderedDict[_Game, _Sketch | None] = OrderedDict()
        self.kept: OrderedDict[_Key, QPixmap] = OrderedDict()
        """The pictures, the one that was seen last at the end."""
        self._bytes = 0
        self._waiting: OrderedDict[_Key, Entry] = OrderedDict()
        self._job = Job(self)

    def picture(self, entry: Entry, size: QSize, ratio: float, theme: str) -> QPixmap | None:
        """Return the picture of a game; None if it has none, or not yet: then it is made soon."""
        if entry.summary.status == "aside":
            return None
        key = (_game(entry), size.width(), size.height(), ratio, theme, entry.summary.crests)
        found = self.kept.get(key)
        if found is not None:
            self.kept.move_to_end(key)
            return found
        if key[0] in self._sketches and self._sketches[key[0]] is None:
            return None
        self._waiting[key] = entry
        self._waiting.move_to_end(key)
        while len(self._waiting) > MOST_WAITING:
            self._waiting.popitem(last=False)
        if not self._job.is_active:
            self._job.begin(self._working(), bool)
        return None

    def stop(self) -> None:
        """Make no more, and forget those that are there."""
        self._job.cancel()
        self._waiting.clear()
        self.kept.clear()
        self._bytes = 0

    def _working(self) -> Generator[Any, None, None]:
        """Make what is waited for, what was asked for last first."""
        while self._waiting:
            key, entry = self._waiting.popitem()
            try:
                picture = yield from self._making(key, entry)
            except Exception:
                self._sketches[key[0]] = None  # it would fail whenever it is to be seen
                raise
            if picture is None:
                self.refused.emit(entry.name)
                continue
            self._keep(key, picture)
            self.painted.emit(entry.name)
            yield

    def _making(self, key: _Key, entry: Entry) -> Generator[Any, None, QPixmap | None]:
        """Make the picture of a game, None if it has none."""
        game = key[0]
        if game not in self._sketches:
            self._sketches[game] = yield from self._sketching(entry)
            if len(self._sketches) > _SKETCHES:
                self._sketches.popitem(last=False)
        sketch = self._sketches[game]
        if sketch is None:
            return None
        shown, sketch = sketch
        return (yield from shown.painting(sketch, QSize(key[1], key[2]), key[3], key[4], key[5]))

    def _sketching(self, entry: Entry) -> Generator[Any, None, _Sketch | None]:
        try:
            match = yield from self._library.reading(entry.name, in_bin=self._library.is_binned(entry))
            shown = presentation(match.game.key)
        except BadInput:
            return None
        yield
        return shown, shown.sketched(match)

    def _keep(self, key: _Key, picture: QPixmap) -> None:
        self.kept[key] = picture
        self._bytes += _size(picture)
        while self._bytes > KEPT and len(self.kept) > 1:
            self._bytes -= _size(self.kept.popitem(last=False)[1])


def _game(entry: Entry) -> _Game:
    return str(entry.path), entry.size, entry.written


def _size(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4
