"""All sorts of cards of a game: a list to search, and a page for each, as its presentation gives them."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from typing import Any, Final, cast

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from evolution_qt.core.game import AnyGame, Observation
from evolution_qt.ui.kit import fonts
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.jobs import Job
from evolution_qt.ui.kit.pixmap_cache import missing, painting
from evolution_qt.ui.kit.plain_text import Label
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.base import Dialog, paragraph, turn_to
from evolution_qt.ui.shell.window.choice import Search
from evolution_qt.ui.table.pages import CardPage
from evolution_qt.ui.table.presentation import presentation

_CARD: Final = 290
_SHARE: Final = 0.41
"""How much of the width of a page its card takes at most."""
_LEAST_WORDS: Final = 160
"""The words have so much width beside the card, in pixels of a usual window, or stand below it."""
_LEAST_CARD: Final = 90
_BESIDE: Final = 26
_FRAME: Final = 12
"""Room within the list that its entries do not have."""
_NARROW: Final = 700
"""Where the sheet is narrower, in pixels of a usual window, the search has a line of its own."""
_SEAL: Final = 26
_NOT_FOUND: Final = 4


class _Entry(QListWidgetItem):
    """A line of the list: the better what is sought fits, the higher; else by how its name is read."""

    rank = 0
    reading = ""

    def __lt__(self, other: QListWidgetItem) -> bool:
        entry = cast(_Entry, other)
        return (self.rank, _unmarked(self.reading)) < (entry.rank, _unmarked(entry.reading))


def _unmarked(reading: str) -> str:
    """Return a reading without accents and sound marks, which a dictionary does not sort by."""
    return "".join(sign for sign in unicodedata.normalize("NFD", reading) if not unicodedata.combining(sign))


def _rank(wanted: str, name: str, text: str) -> int:
    """Return how well a name or a reading fits, 0 best: it begins so, then by words, parts, by its text."""
    words = wanted.split()
    if name.startswith(" ".join(words)):
        return 0
    if all(any(part.startswith(word) for part in name.split()) for word in words):
        return 1
    if all(word in name for word in words):
        return 2
    return 3 if all(word in f"{name} {text}" for word in words) else _NOT_FOUND


@guarded
class ReferenceDialog(Dialog):
    """A list to search, and the page of the card that is chosen in it."""

    def __init__(self, game: AnyGame, seen: Observation[Any] | None = None, card: str = "") -> None:
        """Show the cards of a game, opened at *card*; what *seen* shows is not counted as still to come."""
        super().__init__(QDialogButtonBox.StandardButton.Close, QSize(960, 640))
        self.knows_a_hand = seen is not None
        self._game, self._seen = game, seen
        self.cards: Sequence[CardPage] = ()
        """What there is to read of each card."""
        self.list = QListWidget()
        self.search = Search(self.list)
        self.search.textChanged.connect(self._filter)
        self.list.setFont(fonts.text(style.TEXT))
        self.list.setIconSize(QSize(_SEAL, _SEAL))
        self.list.currentRowChanged.connect(self._show_page)
        self.nothing = paragraph(role="muted")
        self.page = _Page(self._fit_page)
        self._card, self._row, self._wide = Label(), 0, 0
        self._painting = Job(self)
        self._column: QBoxLayout | None = None
        grid = self._grid = QGridLayout()
        self.content.addLayout(grid, 1)
        grid.setHorizontalSpacing(_BESIDE)
        grid.addWidget(self.search, 0, 0)
        left = QVBoxLayout()
        grid.addLayout(left, 1, 0)
        left.addWidget(self.list, 1)
        left.addWidget(self.nothing)
        grid.addWidget(self.page, 0, 1, 2, 1)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 5)
        grid.setRowStretch(1, 1)
        self._read()
        for at in range(len(self.cards)):
            item = _Entry(self._seal(at), "")
            item.setData(Qt.ItemDataRole.UserRole, at)
            self.list.addItem(item)
        self._write()
        self.list.setCurrentRow(max(self._row_of(card), 0))

    def retranslate(self) -> None:
        """Write every word again."""
        self._read()
        self._write()

    def _write(self) -> None:
        """Write every word about the cards as they were read."""
        self.entitle(self.tr("Cards"))
        self.list.setAccessibleName(self.tr("Cards"))
        self.search.setPlaceholderText(self.tr("Search names and texts"))
        self.search.setAccessibleName(self.search.placeholderText())
        some, none = self.tr("No card contains these words."), self.tr("This game has no cards to look up.")
        self.nothing.setText(some if self.cards else none)
        for item in self._items():
            card = self.cards[_card_of(item)]
            item.setText(card.name)
            item.reading = card.reading or card.name
        self.list.sortItems()
        self._show_page(self.list.currentRow())
        self._filter(self.search.text())

    def resize_writing(self) -> None:
        """Grow with the window."""
        self.list.setFont(fonts.text(self.px(style.TEXT)))
        self.list.setIconSize(QSize(self.px(_SEAL), self.px(_SEAL)))
        for item in self._items():
            item.setIcon(self._seal(_card_of(item)))
        is_narrow = self.direction(_NARROW) == QBoxLayout.Direction.TopToBottom
        self._grid.addWidget(self.search, 0, 0, 1, 2 if is_narrow else 1)
        self._grid.addWidget(self.page, *((1, 1, 1, 1) if is_narrow else (0, 1, 2, 1)))
        bar = self.list.verticalScrollBar().sizeHint().width()
        wanted = self.list.sizeHintForColumn(0) + bar + 2 * self.list.frameWidth() + _FRAME
        self.list.setMinimumWidth(min(wanted, self.room_inside() // 2))
        self._show_page(self.list.currentRow())

    @property
    def shown(self) -> list[str]:
        """Return the keys of the cards that the search has left."""
        return [self.cards[_card_of(item)].key for item in self._items() if not item.isHidden()]

    @property
    def chosen(self) -> str:
        """Return the key of the card whose page is shown."""
        return self.cards[_card_of(self.list.currentItem())].key

    def _items(self) -> list[_Entry]:
        return [cast(_Entry, self.list.item(row)) for row in range(self.list.count())]

    def _row_of(self, key: str) -> int:
        rows = (row for row, item in enumerate(self._items()) if self.cards[_card_of(item)].key == key)
        return next(rows, -1)

    def _read(self) -> None:
        """Have all cards in the current language."""
        self.cards = presentation(self._game.key).cards(self._game, self._seen)

    def _seal(self, card: int) -> QPixmap:
        return self.cards[card].sign(self.px(_SEAL), self.devicePixelRatioF())

    def _filter(self, words: str) -> None:
        """Leave the cards whose name or text has all words, the likeliest first, whose page is shown."""
        wanted = words.casefold()
        for item in self._items():
            text = self.cards[_card_of(item)].text.casefold()
            item.rank = min(_rank(wanted, name.casefold(), text) for name in (item.text(), item.reading))
            item.setHidden(item.rank == _NOT_FOUND)
        self.list.sortItems()
        found = any(not item.isHidden() for item in self._items())
        self.nothing.setVisible(not found)
        if found and wanted.strip():
            self.list.setCurrentRow(0)

    # The page of one card

    def _show_page(self, row: int) -> None:
        if row < 0:
            return
        row = _card_of(self.list.item(row))
        page = QWidget()
        box = self._column = QBoxLayout(QBoxLayout.Direction.LeftToRight, page)
        box.setContentsMargins(4, 0, 12, 0)
        box.setSpacing(_BESIDE)
        self._card = Label()
        self._card.setScaledContents(True)  # until the card is painted in a new size
        box.addWidget(self._card, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        column = QVBoxLayout()
        box.addLayout(column, 1)
        column.setSpacing(8)
        for heading, words in self.cards[row].facts:
            head = Label(heading)
            head.setProperty("role", "muted")
            head.setFont(fonts.text(self.px(style.SMALL), bold=True))
            column.addWidget(head)
            column.addWidget(paragraph(words))
            column.addSpacing(6)
        column.addStretch(1)
        self.write_alike(page)
        self._row, self._wide = row, 0
        self._fit_page()
        turn_to(self.page, page)

    def _fit_page(self) -> None:
        """Give the card its share of the width, and put the words below it where too little is left."""
        if self._column is None:
            return
        bar = self.page.verticalScrollBar().sizeHint().width()
        room = self.page.maximumViewportSize().width() - bar
        free = room - 2 * _BESIDE - self.px(_LEAST_WORDS)
        wide = min(self.px(_CARD), max(round(room * _SHARE), 1), max(free, self.px(_LEAST_CARD)))
        is_narrow = wide > free
        way = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        self._column.setDirection(way)
        if wide != self._wide:
            self._wide = wide
            self._card.setFixedSize(wide, self.cards[self._row].height(wide))
            if unpainted := missing(self._picture):  # the sheet lies there already, with room for the card
                self._painting.begin(painting(unpainted), lambda _: self.finish())
            else:
                self.finish()

    def finish(self) -> None:
        """Show the card now."""
        self._painting.cancel()
        if self.cards:
            self._card.setPixmap(self._picture())

    def _picture(self) -> QPixmap:
        return self.cards[self._row].picture(self._wide, self.devicePixelRatioF())


@guarded
class _Page(QScrollArea):
    """Where a page lies; a signal reports when that has another width."""

    def __init__(self, changed: Callable[[], object]) -> None:
        super().__init__()
        self._changed = changed
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have what is on the page follow."""
        super().resizeEvent(event)
        self._changed()


def _card_of(item: QListWidgetItem) -> int:
    """Return the number of the card that a line of the list is about."""
    return int(item.data(Qt.ItemDataRole.UserRole))
