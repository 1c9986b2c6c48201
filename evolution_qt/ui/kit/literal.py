"""Words that are shown as they are: labels, buttons, actions and tool tips without markup and marks of keys.

Qt takes words for rich text where they look like it, and then reads the files that they name; in buttons and
menus ``&`` marks a key and is not seen. A name that has come with a file must do neither. So the window makes
no label, button or action of Qt's own and sets no tool tip but with these; a test looks after it.
"""

from __future__ import annotations

from PySide6 import QtGui
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton, QToolButton, QWidget

from evolution_qt.ui.kit.phrasing import phrased, plain


def tip(words: str) -> str:
    """Return words for a tool tip, which Qt takes for rich text where they look like it."""
    return QtGui.Qt.convertFromPlainText(words) if QtGui.Qt.mightBeRichText(words) else words


def unmarked(words: str) -> str:
    """Return words for a button or a menu, in which ``&`` marks a key unless there are two."""
    return words.replace("&", "&&")


def _as_read(words: str) -> str:
    return words.replace("&&", "&")


class Label(QLabel):
    """A label for words; where it has several lines, Japanese ones break between phrases."""

    def __init__(self, words: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_phrased = False
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(words)

    def setText(self, words: str) -> None:
        """Show words."""
        shown = phrased(words) if self.wordWrap() else words
        if self._is_phrased or shown != words:  # who reads aloud must not stumble over what joins them
            self._is_phrased = shown != words
            self.setAccessibleName(words if self._is_phrased else "")
        super().setText(shown)

    def text(self) -> str:
        """Return the words that are shown."""
        return plain(super().text())

    def setWordWrap(self, on: bool) -> None:
        """Have several lines, or one."""
        super().setWordWrap(on)
        self.setText(self.text())


class MarkupLabel(QLabel):
    """A label for markup of our own; its maker escapes every word that stands in it."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setText(markup)


class PushButton(QPushButton):
    """A button for words."""

    def setText(self, words: str) -> None:
        """Show words."""
        super().setText(unmarked(words))

    def text(self) -> str:
        """Return the words that are shown."""
        return _as_read(super().text())


class ToolButton(QToolButton):
    """A button for a sign, or for words."""

    def setText(self, words: str) -> None:
        """Show words."""
        super().setText(unmarked(words))

    def text(self) -> str:
        """Return the words that are shown."""
        return _as_read(super().text())


class CheckBox(QCheckBox):
    """A box to tick beside words."""

    def setText(self, words: str) -> None:
        """Show words."""
        super().setText(unmarked(words))

    def text(self) -> str:
        """Return the words that are shown."""
        return _as_read(super().text())


class Action(QAction):
    """What an entry of a menu does, with its words."""

    def setText(self, words: str) -> None:
        """Show words."""
        super().setText(unmarked(words))

    def text(self) -> str:
        """Return the words that are shown."""
        return _as_read(super().text())
