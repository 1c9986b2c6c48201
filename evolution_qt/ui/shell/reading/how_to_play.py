"""The rules of a game on one page to scroll, as its presentation has them, for the chosen edition.

The page is a document, since hundreds of labels would take long. It asks for the picture of a situation only
when that comes into view; until it is painted, its room is empty.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QPoint, QSignalBlocker, QSize, QSizeF, Qt, QUrl, Signal
from PySide6.QtGui import QFont, QGuiApplication, QImage, QPixmap, QResizeEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QTextEdit,
    QVBoxLayout,
)

from evolution_qt.core.game import AnyGame
from evolution_qt.games import edition, game, title_of
from evolution_qt.ui.kit import fonts
from evolution_qt.ui.kit.guard import answering, guarded
from evolution_qt.ui.kit.jobs import Job
from evolution_qt.ui.kit.phrasing import pattern, phrased
from evolution_qt.ui.kit.pixmap_cache import Steps, missing, painting
from evolution_qt.ui.kit.plain_text import PushButton, TextBrowser, tip
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.base import Dialog
from evolution_qt.ui.shell.window.choice import Choice
from evolution_qt.ui.table.pages import Chapter
from evolution_qt.ui.table.presentation import called_lessons, presentation, shown_titles
from evolution_qt.ui.table.situation import WIDTH, Situation, SituationLook, picture

_ROOM: Final = 54
_BESIDE: Final = 16
"""Pixels of a page that a picture leaves free beside the column of signs."""
_HIGHEST: Final = 0.6
"""The height of a picture at most, in heights of what is seen of the page."""
_SITUATION: Final = "situation"
_MOST_MARKS: Final = 200
_UPPER: Final = 40
"""A chapter is read when its heading has come so near to the upper edge, in pixels of a usual window."""


@guarded
@answering({"loadResource": QImage()})
class RulesPage(TextBrowser):
    """Shows chapters with their situations, and marks in them what was searched for."""

    scrolled_to = Signal(str)
    """A reader has scrolled, and the page begins with another chapter now; the argument is its key."""

    def __init__(self, rules: AnyGame) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("role", "page")
        self.setFont(fonts.text(style.TEXT))
        self.document().setDefaultFont(fonts.text(style.TEXT))
        self._factor = 1.0
        self._is_sent = False
        """Whether the page goes to a chapter that was chosen, not one that a reader scrolls to."""
        self.take_game(rules)
        self._shown: list[Chapter] = []
        self._marked: Sequence[str] = ()
        self._sizes: list[QSize] = []
        """The room that is kept for each picture."""
        self._unpainted: list[QUrl] = []
        """The pictures that have come into view, the last one at the end."""
        self._painting = Job(self)
        self.verticalScrollBar().valueChanged.connect(self._report_chapter)
        self.document().setUndoRedoEnabled(False)
        self.document().setDocumentMargin(2)

    def set_factor(self, factor: float) -> None:
        """Write that much larger than usual, from the next chapters on."""
        self._factor = factor
        self.setFont(fonts.text(round(style.TEXT * factor)))
        self.document().setDefaultFont(self.font())

    def take_game(self, rules: AnyGame) -> None:
        """Take the game, with its switches, whose situations are pictured from the next chapters on."""
        self._game = rules
        self._situations: Mapping[str, Situation] = presentation(rules.key).situations()

    def show_chapters(self, chapters: Sequence[Chapter], marked: Sequence[str] = ()) -> None:
        """Show these chapters and no others; words that are *marked* stand out."""
        self._painting.cancel()
        self._unpainted.clear()
        self._shown, self._marked, self._sizes = list(chapters), marked, self._picture_sizes()
        self._is_sent = True
        with self.written_at_length():
            self.setHtml("".join(self._chapter_html(one) for one in chapters))
        self._is_sent = False
        self._mark_words(marked)

    def add_chapter(self, chapter: Chapter) -> None:
        """Show one more, at the end of the page."""
        self._shown.append(chapter)
        end = QTextCursor(self.document())
        end.movePosition(QTextCursor.MoveOperation.End)
        end.insertHtml(self._chapter_html(chapter))

    def _mark_words(self, marked: Sequence[str]) -> None:
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

    def _report_chapter(self) -> None:
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

    def _chapter_html(self, chapter: Chapter) -> str:
        small = round((style.SMALL + 1) * self._factor)
        cases = "".join(
            f'<tr><td width="16" style="padding-top: 5px">–</td>'
            f'<td style="padding-top: 5px; font-size: {small}px">{escape(phrased(one.text))}</td></tr>'
            for one in chapter.lines
            if one.is_case
        )
        sentences = [
            f'<p style="margin: 5px 0 0 0">{escape(phrased(one.text))}</p>'
            for one in chapter.lines
            if not one.is_case and not one.name
        ]
        things = "".join(
            f'<tr><td valign="middle" style="padding: 8px 10px 0 0">'
            f"{self._image(f'{chapter.key}/{at}', one.picture)}</td>"
            f'<td valign="middle" style="padding: 8px 14px 0 0"><b>{escape(one.name)}</b></td>'
            f'<td valign="middle" style="padding-top: 8px">{escape(phrased(one.text))}</td></tr>'
            for at, one in enumerate(chapter.lines)
            if one.name
        )
        body = "".join([*sentences[:1], self._situation_html(chapter, small), *sentences[1:]])
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

    # Situations

    def finish(self) -> None:
        """Paint now what has come into view."""
        self._painting.finish()

    def loadResource(self, kind: int, name: QUrl | str) -> QImage:
        """Return the picture of a situation that comes into view; nothing while it is still to be painted."""
        url = QUrl(name)
        key = url.path()
        if url.scheme() != _SITUATION or key not in self._situations:
            return super().loadResource(kind, name)
        if not missing(lambda: self._picture(key)):
            return self._picture(key).toImage()
        self._unpainted.append(url)
        if not self._painting.is_active:
            self._painting.begin(self._paint())
        return super().loadResource(kind, name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write everything again where pictures have another room."""
        super().resizeEvent(event)
        if self._shown and self._picture_sizes() != self._sizes:
            first = self._first_seen()
            self.show_chapters(self._shown, self._marked)
            self.go_to(first)

    def _paint(self) -> Steps:
        """Paint the pictures that have come into view, the last one first, and show each that is finished."""
        while self._unpainted:
            url = self._unpainted.pop()
            key = url.path()
            yield from painting(missing(lambda: self._picture(key)))  # noqa: B023  asked at once
            self._add_picture(url, self._picture(key))
            self.viewport().update()
            yield

    def _room(self) -> int:
        """Return how wide pictures may be, beside the bar."""
        bar = self.verticalScrollBar().sizeHint().width()
        return self.contentsRect().width() - bar - _ROOM - _BESIDE

    def _picture_sizes(self) -> list[QSize]:
        return [self._picture_size(one) for one in self._situations.values()]

    def _picture_size(self, situation: Situation) -> QSize:
        most = self.contentsRect().height() * _HIGHEST * WIDTH / situation.height
        wide = max(min(self._room(), WIDTH * self._factor, most), 1.0)
        return QSizeF(wide, wide * situation.height / WIDTH).toSize()

    def _look(self, situation: Situation) -> SituationLook:
        theme, ratio = style.shown_theme(QGuiApplication.palette()), self.devicePixelRatioF()
        return SituationLook(self._picture_size(situation), ratio, theme, self._factor)

    def _picture(self, key: str) -> QPixmap:
        situation = self._situations[key]
        return picture(situation, self._game, self._look(situation))

    def _url(self, key: str) -> QUrl:
        """Return the name of a picture, another one for another look: a document keeps what it was given."""
        size, *look = self._look(self._situations[key])
        told = (
            self._game.key,
            *self._game.differs.items(),
            QLocale().name(),
            size.width(),
            size.height(),
            *look,
        )
        url = QUrl(f"{_SITUATION}:{key}")
        url.setQuery("/".join(map(str, told)))
        return url

    def _situation_html(self, chapter: Chapter, small: int) -> str:
        if chapter.key not in self._situations:
            return ""
        size = self._picture_size(self._situations[chapter.key])
        return (
            f'<p style="margin: 10px 0 0 0"><img src="{self._url(chapter.key).toString()}" '
            f'width="{size.width()}" height="{size.height()}"></p>'
            f'<p style="margin: 5px 0 6px 0; font-size: {small}px">{escape(phrased(chapter.caption))}</p>'
        )

    def _image(self, name: str, picture: QPixmap | None) -> str:
        if picture is None:
            return ""
        url = f"picture:{name}"
        self._add_picture(QUrl(url), picture)
        size = picture.deviceIndependentSize()
        return f'<img src="{url}" width="{size.width():g}" height="{size.height():g}">'

    def _add_picture(self, url: QUrl, picture: QPixmap) -> None:
        self.document().addResource(QTextDocument.ResourceType.ImageResource, url, picture)


def _styled(font: QFont) -> str:
    families = ", ".join(f"'{name}'" for name in font.families())
    return f"font-family: {families}; font-size: {font.pixelSize()}px; font-weight: {int(font.weight())}"


_LETTERS: Final = 15
"""Letters of a game's name that are always seen."""


@guarded
class HowToPlayDialog(Dialog):
    """A page to scroll, with a list of its chapters, a search, and a choice of the game and its edition."""

    steps_asked = Signal(str)
    """A person wants to learn the game by playing: the key of an edition."""

    def __init__(self, key: str, chapter: str = "", played: AnyGame | None = None) -> None:
        """Show the rules of the edition with this key, opened at a chapter.

        A game that is *played* has its own switches.
        """
        super().__init__(QDialogButtonBox.StandardButton.Close, QSize(1000, 700))
        self._titles = shown_titles()
        self.game = Choice(tuple(one.key for one in self._titles), title_of(key).key)
        self.game.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.game.setMinimumContentsLength(_LETTERS)
        self.edition = Choice(())
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setFont(fonts.text(style.SMALL + 1))
        self.page = RulesPage(game(key))
        self._chapters: list[Chapter] = []
        self.shown: list[str] = []
        """Keys of the chapters that the search has left."""
        self._chapter = chapter
        self._played = played
        self.steps = PushButton()
        self.steps.clicked.connect(self._ask_steps)
        self.buttons.addButton(self.steps, QDialogButtonBox.ButtonRole.ResetRole)
        row = QHBoxLayout()
        self.content.addLayout(row, 1)
        row.setSpacing(22)
        left = QVBoxLayout()
        row.addLayout(left, 2)
        row.addWidget(self.page, 5)
        left.setSpacing(10)
        for part in (self.game, self.edition, self.search):
            left.addWidget(part)
        left.addWidget(self.list, 1)
        self.game.setVisible(len(self._titles) > 1)
        self._offer_editions(key)
        self.game.currentIndexChanged.connect(self._choose_game)
        self.edition.currentIndexChanged.connect(self._show_edition)
        self.page.scrolled_to.connect(self._follow)
        self.search.textChanged.connect(self._filter)
        self.list.currentRowChanged.connect(self._go_to)
        self.retranslate()

    def retranslate(self) -> None:
        """Write every word again."""
        self.entitle(self.tr("How to play"))
        self.page.setAccessibleName(self.tr("How to play"))
        self.list.setAccessibleName(self.tr("Chapters"))
        self.game.be_called(self.tr("Game"))
        self.edition.be_called(self.tr("Edition"))
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.search.placeholderText())
        for at, title in enumerate(self._titles):
            self.game.setItemText(at, QCoreApplication.translate("Edition", title.called))
        self.game.setToolTip(tip(self.game.currentText()))
        self._name_editions()
        self._name_steps()
        if self._chapters:
            self._show_edition()

    def fill(self) -> Steps:
        """Write the page chapter by chapter, now that its width is known: it takes a while to lay out."""
        for steps in missing(self._read):
            yield from steps
            yield
        self._chapters = self._read()
        with QSignalBlocker(self.list):
            self._list_chapters()
            self.list.setCurrentRow(0)
        self.page.show_chapters(self._chapters[:1])
        for one in self._chapters[1:]:
            yield
            self.page.add_chapter(one)
        self._open_chapter()

    def finish(self) -> None:
        """Paint the situations that are in view now."""
        self.page.finish()

    def _offer_editions(self, chosen: str) -> None:
        """Offer the editions of the game that has the chosen one, if there are several."""
        editions = title_of(chosen).editions
        with QSignalBlocker(self.edition):
            self.edition.clear()
            for one in editions:
                self.edition.addItem("", one.key)
            self.edition.setCurrentIndex(self.edition.findData(chosen))
        self.edition.setVisible(len(editions) > 1)
        self.steps.setVisible(presentation(chosen).teaches)
        self._name_steps()

    def _name_steps(self) -> None:
        self.steps.setText(called_lessons(self.edition.currentData()))

    def _name_editions(self) -> None:
        for at in range(self.edition.count()):
            name = edition(self.edition.itemData(at)).name
            self.edition.setItemText(at, QCoreApplication.translate("Edition", name))

    def _choose_game(self, at: int) -> None:
        """Show the rules of another game from their beginning on: as it is played, else its usual edition."""
        key = self._titles[at].editions[0].key
        if self._played is not None and title_of(self._played.key) == self._titles[at]:
            key = self._played.key
        self._offer_editions(key)
        self._name_editions()
        self.game.setToolTip(tip(self.game.currentText()))
        self.list.setCurrentRow(0)
        self._show_edition()

    def _ask_steps(self) -> None:
        self.reject()
        self.steps_asked.emit(self.edition.currentData())

    def resize_writing(self) -> None:
        """Grow with the window."""
        self.list.setFont(fonts.text(self.px(style.SMALL + 1)))
        self.page.set_factor(self.factor)
        if self._chapters:
            self._filter(self.search.text())

    def _open_chapter(self) -> None:
        """Scroll to the chapter that was asked for."""
        keys = [one.key for one in self._chapters]
        self.list.setCurrentRow(keys.index(self._chapter) if self._chapter in keys else 0)

    def _show_edition(self) -> None:
        """Show the rules of the edition that is chosen."""
        row = max(self.list.currentRow(), 0)
        self._chapters = self._read()
        self._list_chapters()
        self._filter(self.search.text())
        self.list.setCurrentRow(row)

    def _read(self) -> list[Chapter]:
        """Return all chapters of the edition that is chosen, in the current language."""
        rules = game(self.edition.currentData())
        if self._played is not None and self._played.key == rules.key:
            rules = self._played
        self.page.take_game(rules)
        ink = self.palette().text().color().name()
        return list(presentation(rules.key).chapters(rules, ink, self.devicePixelRatioF()))

    def _list_chapters(self) -> None:
        self.list.clear()
        for chapter in self._chapters:
            self.list.addItem(chapter.heading)
        self.shown = [one.key for one in self._chapters]

    def _follow(self, key: str) -> None:
        """Mark in the list the chapter that is read."""
        with QSignalBlocker(self.list):
            self.list.setCurrentRow([one.key for one in self._chapters].index(key))

    def _go_to(self, row: int) -> None:
        if 0 <= row < len(self._chapters):
            self.page.go_to(self._chapters[row].key)

    def _filter(self, words: str) -> None:
        """Leave the chapters that have all words."""
        wanted = words.casefold().split()
        left = [one for one in self._chapters if all(word in one.words for word in wanted)]
        self.shown = [one.key for one in left]
        for row, chapter in enumerate(self._chapters):
            self.list.item(row).setHidden(chapter not in left)
        self.page.show_chapters(left, wanted)
        if wanted:
            self._go_to_best(words.casefold())

    def _go_to_best(self, words: str) -> None:
        """Go to the chapter whose name has the words, else to the first that is left."""
        left = [row for row in range(self.list.count()) if not self.list.item(row).isHidden()]
        named = [row for row in left if words in self.list.item(row).text().casefold()]
        for row in (named or left)[:1]:
            self.list.setCurrentRow(row)
            self._go_to(row)
