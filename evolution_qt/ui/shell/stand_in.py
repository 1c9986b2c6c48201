"""A table that lists moves as lines to double-click, until the drawn one is there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from evolution_qt.core.event import Event
from evolution_qt.core.game import Observation
from evolution_qt.games.evolution.events import NAMES
from evolution_qt.games.evolution.rules import Evolution


class Table(QWidget):
    """The interface of the drawn table with a list inside."""

    moved = Signal(object)

    def __init__(self, game: Evolution, *, theme: str = "light", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.head = QLabel()
        self.head.setWordWrap(True)
        self.list = QListWidget()
        box = QVBoxLayout(self)
        box.addWidget(self.head)
        box.addWidget(self.list)
        self.list.itemClicked.connect(self._chosen)
        self.seen: Observation[Any] | None = None
        self.asking = False

    def show_position(self, seen: Observation[Any], *, ask: bool = False) -> None:
        self.seen, self.asking = seen, ask
        self.head.setText(self.game.dump(seen.state).__repr__()[:1500])
        self.list.clear()
        if ask:
            for move in self.game.moves(seen.state, seen.viewer):
                item = QListWidgetItem(self.game.write(move))
                item.setData(256, move)
                self.list.addItem(item)

    def _chosen(self, item: QListWidgetItem) -> None:
        self.moved.emit(item.data(256))

    async def perform(self, events: Sequence[Event]) -> None:
        return

    def set_speed(self, factor: float) -> None: ...

    def set_players(self, players: Sequence[tuple[str, bool]]) -> None: ...

    def skip(self) -> None: ...

    def retranslate(self) -> None: ...

    def set_theme(self, theme: str) -> None: ...

    def snapshot(self, size: QSize, scale: float) -> QImage:
        self.resize(size)
        image = QImage(size * scale, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(scale)
        painter = QPainter(image)
        self.render(painter)
        painter.end()
        return image


class Phrases(QObject):
    """Sentences in the words of the program itself."""

    def __init__(self, game: Evolution, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game

    def sentence(self, event: Event, names: Sequence[str], viewer: int) -> str:
        who = names[event.actor] if event.actor >= 0 else ""
        return f"{who} {NAMES[event.kind]} {event.amount or ''}".strip()

    def phase(self, number: int) -> str:
        return str(number)

    def asked(self, seen: Observation[Any]) -> str:
        return ""

    def trait_name(self, trait: Any) -> str:
        return str(trait.name)

    def trait_text(self, trait: Any) -> str:
        return str(trait.text)
