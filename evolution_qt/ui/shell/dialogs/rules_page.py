"""Chapters of rules as one page to scroll: a document, since hundreds of labels would take long."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QUrl
from PySide6.QtGui import QFont, QPixmap, QTextCursor, QTextDocument
from PySide6.QtWidgets import QFrame, QTextEdit, QWidget

from evolution_qt.ui.kit import fonts
from evolution_qt.ui.kit.pages import TextBrowser
from evolution_qt.ui.kit.phrasing import pattern, phrased
from evolution_qt.ui.shell import style
from evolution_qt.ui.table.pages import Chapter

_ROOM: Final = 54
_MOST_MARKS: Final = 200


class RulesPage(TextBrowser):
    """Shows chapters, and marks in them what was searched for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("role", "page")
        self.setFont(fonts.text(style.TEXT))
        self.document().setDefaultFont(fonts.text(style.TEXT))
        self._factor = 1.0
        self.document().setUndoRedoEnabled(False)
        self.document().setDocumentMargin(2)

    def set_factor(self, factor: float) -> None:
        """Write that much larger than usual, from the next chapters on."""
        self._factor = factor
        self.setFont(fonts.text(round(style.TEXT * factor)))
        self.document().setDefaultFont(self.font())

    def show_chapters(self, chapters: Sequence[Chapter], marked: Sequence[str] = ()) -> None:
        """Show these chapters and no others; words that are *marked* stand out."""
        self.setHtml("".join(self._told(one) for one in chapters))
        marks: list[QTextEdit.ExtraSelection] = []
        for word in marked:
            sought = pattern(word)
            found = self.document().find(sought)
            while not found.isNull() and len(marks) < _MOST_MARKS:
                marks.append(self._mark(found))
                found = self.document().find(sought, found)
        self.setExtraSelections(marks)

    def go_to(self, key: str) -> None:
        """Let the page begin with a chapter, as far as it is long enough."""
        self.scrollToAnchor(key)

    def _mark(self, found: QTextCursor) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        mark.cursor = found
        mark.format.setBackground(self.palette().highlight())
        mark.format.setForeground(self.palette().highlightedText())
        return mark

    def _told(self, chapter: Chapter) -> str:
        small = round((style.SMALL + 1) * self._factor)
        cases = "".join(
            f'<tr><td width="16" style="padding-top: 5px">–</td>'
            f'<td style="padding-top: 5px; font-size: {small}px">{escape(phrased(one.text))}</td></tr>'
            for one in chapter.lines
            if one.is_case
        )
        sentences = "".join(
            f'<p style="margin: 5px 0 0 0">{escape(phrased(one.text))}</p>'
            for one in chapter.lines
            if not one.is_case and not one.name
        )
        things = "".join(
            f'<tr><td style="padding-top: 8px">{self._image(f"{chapter.key}/{at}", one.picture)}</td>'
            f'<td style="padding: 8px 14px 0 0"><b>{escape(one.name)}</b></td>'
            f'<td style="padding-top: 8px">{escape(phrased(one.text))}</td></tr>'
            for at, one in enumerate(chapter.lines)
            if one.name
        )
        body = sentences
        if cases:
            body += f'<table cellspacing="0">{cases}</table>'
        if things:
            body += f'<table cellspacing="0">{things}</table>'
        heading = _styled(fonts.title(round((style.HEADING - 2) * self._factor)))
        return (
            f'<table width="100%" cellspacing="0" style="margin-bottom: 18px"><tr>'
            f'<td width="{_ROOM}">{self._image(chapter.key, chapter.picture)}</td>'
            f'<td><p style="margin: 0; {heading}"><a name="{chapter.key}"></a>{escape(chapter.heading)}</p>'
            f"{body}</td></tr></table>"
        )

    def _image(self, name: str, picture: QPixmap | None) -> str:
        if picture is None:
            return ""
        url = QUrl(f"picture:{name}")
        self.document().addResource(QTextDocument.ResourceType.ImageResource, url, picture)
        size = picture.deviceIndependentSize()
        return f'<img src="{url.toString()}" width="{size.width():g}" height="{size.height():g}">'


def _styled(font: QFont) -> str:
    families = ", ".join(f"'{name}'" for name in font.families())
    return f"font-family: {families}; font-size: {font.pixelSize()}px; font-weight: {int(font.weight())}"
