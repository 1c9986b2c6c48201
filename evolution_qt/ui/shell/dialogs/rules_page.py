"""Chapters of rules as one page to scroll: a document, since hundreds of labels would take long."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QPoint, QUrl, Signal
from PySide6.QtGui import QFont, QPixmap, QTextCursor, QTextDocument
from PySide6.QtWidgets import QFrame, QTextEdit, QWidget

from evolution_qt.ui.kit import fonts
from evolution_qt.ui.kit.pages import TextBrowser
from evolution_qt.ui.kit.phrasing import pattern, phrased
from evolution_qt.ui.shell import style
from evolution_qt.ui.table.pages import Chapter

_ROOM: Final = 54
_MOST_MARKS: Final = 200
_UPPER: Final = 40
"""A chapter is read when its heading has come so near to the upper edge, in pixels of a usual window."""


class RulesPage(TextBrowser):
    """Shows chapters, and marks in them what was searched for."""

    scrolled_to = Signal(str)
    """A reader has scrolled, and the page begins with another chapter now; the argument is its key."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("role", "page")
        self.setFont(fonts.text(style.TEXT))
        self.document().setDefaultFont(fonts.text(style.TEXT))
        self._factor = 1.0
        self._is_sent = False
        """Whether the page goes to a chapter that was chosen, not one that a reader scrolls to."""
        self.verticalScrollBar().valueChanged.connect(self._tell_chapter)
        self.document().setUndoRedoEnabled(False)
        self.document().setDocumentMargin(2)

    def set_factor(self, factor: float) -> None:
        """Write that much larger than usual, from the next chapters on."""
        self._factor = factor
        self.setFont(fonts.text(round(style.TEXT * factor)))
        self.document().setDefaultFont(self.font())

    def show_chapters(self, chapters: Sequence[Chapter], marked: Sequence[str] = ()) -> None:
        """Show these chapters and no others; words that are *marked* stand out."""
        self._is_sent = True
        self.setHtml("".join(self._told(one) for one in chapters))
        self._is_sent = False
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
        self._is_sent = True
        self.scrollToAnchor(key)
        self._is_sent = False

    def _tell_chapter(self) -> None:
        if not self._is_sent and (key := self._first_seen()):
            self.scrolled_to.emit(key)

    def _first_seen(self) -> str:
        """Return the chapter that is read at the upper edge; at the end of the page the last one."""
        bar = self.verticalScrollBar()
        if bar.value() == bar.maximum():
            block = self.document().lastBlock()
        else:
            at = QPoint(self.viewport().width() // 2, round(_UPPER * self._factor))
            block = self.cursorForPosition(at).block()
        while block.isValid():
            fragments = block.begin()
            while not fragments.atEnd():
                if names := fragments.fragment().charFormat().anchorNames():
                    return str(names[0])
                fragments += 1
            block = block.previous()
        return ""

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
            f'<tr><td valign="middle" style="padding: 8px 10px 0 0">'
            f"{self._image(f'{chapter.key}/{at}', one.picture)}</td>"
            f'<td valign="middle" style="padding: 8px 14px 0 0"><b>{escape(one.name)}</b></td>'
            f'<td valign="middle" style="padding-top: 8px">{escape(phrased(one.text))}</td></tr>'
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
