"""What has happened, in sentences, by rounds and phases. Plain text: it can be selected and copied."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final, Protocol

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFont, QTextBlockFormat, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from evolution_qt.core.event import Event
from evolution_qt.games.evolution import events as e
from evolution_qt.ui.kit import fonts
from evolution_qt.ui.shell import style

MOST_LINES = 5_000


_NEAR_THE_END: Final = 4
"""Lines below which the reader is taken to be at the end."""


class Sentences(Protocol):
    """Who puts events into words."""

    def sentence(self, event: Event, names: Sequence[str], viewer: int) -> str:
        """Return the line of an event, empty if there is nothing to say."""

    def drawn(self, events: Sequence[Event], names: Sequence[str]) -> str:
        """Return the line for cards that one seat draws together."""

    def phase(self, number: int) -> str:
        """Return the name of a phase."""


class LogPanel(QPlainTextEdit):
    """The log of one game. It remembers what it told, so that it can tell it again in another language."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setFont(fonts.text(style.SMALL))
        self.setMaximumBlockCount(MOST_LINES)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self._phrases: Sentences | None = None
        self._names: Sequence[str] = ()
        self._viewer = -1
        self._told: list[Event] = []
        self._follows = True
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._scrolled)
        bar.rangeChanged.connect(self._stretched)

    def set_size(self, px: float) -> None:
        """Write in another size."""
        self.setFont(fonts.text(round(px)))

    def begin(self, phrases: Sentences, names: Sequence[str], viewer: int) -> None:
        """Start the log of a game as this viewer may know it."""
        self._phrases, self._names, self._viewer = phrases, names, viewer
        self._told.clear()
        self.clear()

    def tell(self, events: Sequence[Event]) -> None:
        """Add what happened."""
        shown = [event.as_seen_by(self._viewer) for event in events]
        self._told += shown
        self._write(shown)

    def retranslate(self) -> None:
        """Tell everything again."""
        self.clear()
        self._write(self._told)

    def _scrolled(self, value: int) -> None:
        self._follows = value >= self.verticalScrollBar().maximum() - _NEAR_THE_END

    def _stretched(self, _least: int, most: int) -> None:
        """Keep the last line in sight when lines are added or wrap otherwise, unless somebody reads above."""
        if self._follows:
            self.verticalScrollBar().setValue(most)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange and self._phrases is not None:
            self.retranslate()
        super().changeEvent(event)

    def _write(self, events: Sequence[Event]) -> None:
        if self._phrases is None:
            return
        follows = self._follows
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        for kind, together in groupby(events, lambda event: (event.kind, event.actor)):
            if kind[0] == e.DREW:
                self._line(cursor, self._phrases.drawn(list(together), self._names), heading=0)
                continue
            for event in together:
                self._write_one(cursor, event)
        if follows:
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())
            self._follows = True

    def _write_one(self, cursor: QTextCursor, event: Event) -> None:
        assert self._phrases is not None
        text = self._phrases.sentence(event, self._names, self._viewer)
        if event.kind == e.ROUND_BEGAN:
            self._line(cursor, text, heading=2)
        elif event.kind == e.PHASE_BEGAN:
            self._line(cursor, text or self._phrases.phase(event.amount), heading=1)
        elif text:
            self._line(cursor, text, heading=0)

    def _line(self, cursor: QTextCursor, text: str, *, heading: int) -> None:
        block = QTextBlockFormat()
        form = QTextCharFormat()
        if heading:
            form.setFontWeight(QFont.Weight.Bold)
            form.setForeground(self.palette().link() if heading == 1 else self.palette().text())
        if self.document().isEmpty():
            cursor.setBlockFormat(block)
        else:
            cursor.insertBlock(block)
        cursor.insertText(text.replace("\n", " "), form)
