"""Pages of text that read no files and open no addresses, whatever stands in them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from evolution_qt.ui.kit.guard import answering, guarded
from evolution_qt.ui.kit.phrasing import plain


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
