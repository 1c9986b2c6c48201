"""Words that are shown as they are: labels, buttons, actions, pages and tool tips without foreign markup.

Qt takes words for rich text where they look like it, and then reads the files that they name; in buttons and
menus ``&`` marks a key and is not seen. A name that has come with a file must do neither. So the window makes
no label, button or action of Qt's own and sets no tool tip but with these; a test looks after it.

Pages of text read no files and open no addresses, whatever stands in them. What lies under a tool tip over a
scene or a list can still be clicked.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6 import QtGui
from PySide6.QtCore import QMimeData, QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QAction, QGuiApplication, QImage
from PySide6.QtWidgets import (
    QCheckBox,
    QLabel,
    QPushButton,
    QTextBrowser,
    QTextEdit,
    QToolButton,
    QToolTip,
    QWidget,
)

from evolution_qt.ui.kit.guard import answering, guarded
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


def _clear_pixel() -> QImage:
    image = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


_NOTHING: Final = _clear_pixel()
"""For an empty picture Qt would look into the files again."""


@guarded
@answering({"loadResource": _NOTHING})
class TextEdit(QTextEdit):
    """A page of words; no line of it is turned for the name that begins it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        option = self.document().defaultTextOption()
        option.setTextDirection(self.layoutDirection())  # else the first letter decides, isolated or not
        self.document().setDefaultTextOption(option)

    def loadResource(self, kind: int, name: QUrl | str) -> QImage:
        """Return a picture of nothing for whatever was not put into the page."""
        return _NOTHING

    def createMimeDataFromSelection(self) -> QMimeData:
        """Return what is copied: the words alone."""
        return _copied(self)

    def toPlainText(self) -> str:
        """Return the words."""
        return plain(super().toPlainText())


@guarded
@answering({"loadResource": _NOTHING})
class TextBrowser(QTextBrowser):
    """A page of markup of our own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)

    @contextmanager
    def written_at_length(self) -> Iterator[None]:
        """Write a long page: it is laid out once, beside its bar, not without the bar first."""
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        try:
            yield
        finally:
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)

    def loadResource(self, kind: int, name: QUrl | str) -> QImage:
        """Return a picture of nothing for whatever was not put into the page."""
        return _NOTHING

    def createMimeDataFromSelection(self) -> QMimeData:
        """Return what is copied: the words alone."""
        return _copied(self)

    def toPlainText(self) -> str:
        """Return the words."""
        return plain(super().toPlainText())


def _copied(page: QTextEdit) -> QMimeData:
    data = QMimeData()
    data.setText(plain(page.textCursor().selection().toPlainText()))
    return data


_TIP = "qtooltip_label"
"""How Qt calls the window of a tool tip."""


_WIDEST_TIP = 420
"""Pixels: what is longer stands in several lines."""


def _in_lines(words: str) -> str:
    """Return words with a break where a line of a tool tip ends."""
    from evolution_qt.ui.kit.writing import Paragraph  # the start screen does without it

    found = []
    for part in words.split("\n"):
        laid = Paragraph(part, QToolTip.font(), _WIDEST_TIP).layout
        lines = [laid.lineAt(number) for number in range(laid.lineCount())]
        found += [
            laid.text()[one.textStart() : one.textStart() + one.textLength()].rstrip() for one in lines
        ] or [""]
    return "\n".join(map(plain, found))


def show_tip(at: QPoint, words: str, widget: QWidget, area: QRect | None = None) -> None:
    """Show a tool tip at a point of the screen as long as the pointer is in *area* of *widget*.

    The area is all of the widget if none is given. A click on the tip goes to what lies under it.
    """
    QToolTip.showText(at, tip(_in_lines(words)), widget, widget.rect() if area is None else area)
    for window in QGuiApplication.topLevelWindows():
        if window.objectName().startswith(_TIP):
            window.setFlag(Qt.WindowType.WindowTransparentForInput, True)
