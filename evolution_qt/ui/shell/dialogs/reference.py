"""All traits of an edition: what they do, how many cards there are and may still come, what answers them."""

from __future__ import annotations

import time
import unicodedata
from collections import Counter
from collections.abc import Callable
from typing import Final, cast

from PySide6.QtCore import QCoreApplication, QSize, Qt
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

from evolution_qt.core.errors import filled
from evolution_qt.core.game import Observation
from evolution_qt.games.evolution.answers import answers
from evolution_qt.games.evolution.rules import Evolution
from evolution_qt.games.evolution.sight import unseen
from evolution_qt.games.evolution.state import EvolutionState
from evolution_qt.ui.evolution.sources import where_explained
from evolution_qt.ui.kit import art, fonts, joined
from evolution_qt.ui.kit.chores import Chore
from evolution_qt.ui.kit.easel import Steps, missing, paint_on
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.literal import Label
from evolution_qt.ui.shell import style
from evolution_qt.ui.shell.dialogs.base import Dialog, paragraph, turn_to
from evolution_qt.ui.shell.dialogs.search import Search

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
_TOGETHER: Final = 3
"""So many numbers at the end of a list stay on one line."""


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
    """A list to search, and the page of the trait that is chosen in it."""

    def __init__(
        self, game: Evolution, seen: Observation[EvolutionState] | None = None, trait: str = ""
    ) -> None:
        """Show the traits of a game, opened at *trait*; what *seen* shows is not counted as still to come."""
        super().__init__(QDialogButtonBox.StandardButton.Close, QSize(960, 640))
        self.knows_a_hand = seen is not None
        self._game = game
        self._left = left_unseen(seen) if seen is not None else None
        self.list = QListWidget()
        self.search = Search(self.list)
        self.search.textChanged.connect(self._filter)
        self.list.setFont(fonts.text(style.TEXT))
        self.list.setIconSize(QSize(_SEAL, _SEAL))
        self.list.currentRowChanged.connect(self._show_page)
        self.nothing = paragraph(role="muted")
        self.page = _Page(self._fit_page)
        self._card, self._row, self._wide = Label(), 0, 0
        self._unpainted: list[Steps] = []
        self._painting = Chore(self._paint_card, self)
        self._column: QBoxLayout | None = None
        left = QVBoxLayout()
        left.addWidget(self.list, 1)
        left.addWidget(self.nothing)
        grid = self._grid = QGridLayout()
        grid.setHorizontalSpacing(_BESIDE)
        grid.addWidget(self.search, 0, 0)
        grid.addLayout(left, 1, 0)
        grid.addWidget(self.page, 0, 1, 2, 1)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 5)
        grid.setRowStretch(1, 1)
        self.content.addLayout(grid, 1)
        self._fill()
        self.retranslate()
        self.list.setCurrentRow(max(self._row_of(trait), 0))

    def retranslate(self) -> None:
        """Write every word anew."""
        self.entitle(self.tr("Cards"))
        self.list.setAccessibleName(self.tr("Cards"))
        self.search.setPlaceholderText(self.tr("Search names and texts"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.nothing.setText(self.tr("No card contains these words."))
        for item in self._items():
            trait = self._game.traits[_trait_of(item)]
            item.setText(_name(trait.name))
            item.reading = QCoreApplication.translate("Reading", trait.reading) or item.text()
        self.list.sortItems()
        self._show_page(self.list.currentRow())
        self._filter(self.search.text())

    def resize_writing(self) -> None:
        """Grow with the window."""
        self.list.setFont(fonts.text(self.px(style.TEXT)))
        self.list.setIconSize(QSize(self.px(_SEAL), self.px(_SEAL)))
        for item in self._items():
            item.setIcon(self._seal(_trait_of(item)))
        is_narrow = self.direction(_NARROW) == QBoxLayout.Direction.TopToBottom
        self._grid.addWidget(self.search, 0, 0, 1, 2 if is_narrow else 1)
        self._grid.addWidget(self.page, *((1, 1, 1, 1) if is_narrow else (0, 1, 2, 1)))
        bar = self.list.verticalScrollBar().sizeHint().width()
        wanted = self.list.sizeHintForColumn(0) + bar + 2 * self.list.frameWidth() + _FRAME
        self.list.setMinimumWidth(min(wanted, self.room_inside() // 2))
        self._show_page(self.list.currentRow())

    @property
    def shown(self) -> list[str]:
        """Return the keys of the traits that the search has left."""
        return [self._game.traits[_trait_of(item)].key for item in self._items() if not item.isHidden()]

    @property
    def chosen(self) -> str:
        """Return the key of the trait whose page is shown."""
        return self._game.traits[_trait_of(self.list.currentItem())].key

    def _items(self) -> list[_Entry]:
        return [cast(_Entry, self.list.item(row)) for row in range(self.list.count())]

    def _row_of(self, key: str) -> int:
        rows = (
            row for row, item in enumerate(self._items()) if self._game.traits[_trait_of(item)].key == key
        )
        return next(rows, -1)

    def _fill(self) -> None:
        for at in range(len(self._game.traits)):
            item = _Entry(self._seal(at), "")
            item.setData(Qt.ItemDataRole.UserRole, at)
            self.list.addItem(item)

    def _seal(self, row: int) -> QPixmap:
        return art.seal(self._game.traits[row].family, self.px(_SEAL), self.devicePixelRatioF())

    def _filter(self, words: str) -> None:
        """Leave the traits whose name or text has all words, the likeliest first, whose page is shown."""
        wanted = words.casefold()
        for item in self._items():
            text = self._text(_trait_of(item)).casefold()
            item.rank = min(_rank(wanted, name.casefold(), text) for name in (item.text(), item.reading))
            item.setHidden(item.rank == _NOT_FOUND)
        self.list.sortItems()
        found = any(not item.isHidden() for item in self._items())
        self.nothing.setVisible(not found)
        if found and wanted.strip():
            self.list.setCurrentRow(0)

    def _text(self, row: int) -> str:
        trait = self._game.traits[row]
        return filled(QCoreApplication.translate("Trait", trait.text), trait.numbers())

    # The page of one trait

    def _show_page(self, row: int) -> None:
        if row < 0:
            return
        row = _trait_of(self.list.item(row))
        page = QWidget()
        box = self._column = QBoxLayout(QBoxLayout.Direction.LeftToRight, page)
        box.setContentsMargins(4, 0, 12, 0)
        box.setSpacing(_BESIDE)
        self._card = Label()
        self._card.setScaledContents(True)  # until the card is painted in a new size
        box.addWidget(self._card, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        column = QVBoxLayout()
        column.setSpacing(8)
        for heading, words in self.facts(row):
            head = Label(heading)
            head.setProperty("role", "muted")
            head.setFont(fonts.text(self.px(style.SMALL), bold=True))
            column.addWidget(head)
            column.addWidget(paragraph(words))
            column.addSpacing(6)
        column.addStretch(1)
        box.addLayout(column, 1)
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
            self._card.setFixedSize(wide, art.card_height(wide))
            self._unpainted = missing(self._picture)
            if self._unpainted:
                self._painting.start()
            else:
                self.finish()

    def _paint_card(self) -> None:
        """Paint a part of the card; the sheet lies there already, with room for it."""
        if paint_on(self._unpainted, time.perf_counter()):
            self.finish()

    def finish(self) -> None:
        """Show the card now."""
        self._painting.stop()
        self._unpainted.clear()
        self._card.setPixmap(self._picture())

    def _picture(self) -> QPixmap:
        trait, table = self._game.traits[self._row], self._game.table
        food = next(table.foods[card] for card, of in enumerate(table.trait_of) if of == self._row)
        ratio = self.devicePixelRatioF()
        return art.card(
            trait.key, food, _name(trait.name), self._text(self._row), trait.family, self._wide, ratio
        )

    def facts(self, row: int) -> list[tuple[str, str]]:
        """Return what the page of a trait says, as headings and words."""
        table, trait = self._game.table, self._game.traits[row]
        cards = [card for card, of in enumerate(table.trait_of) if of == row]
        count = sum(table.copies[card] for card in cards)
        foods = [str(table.foods[card]) for card in cards for _ in range(table.copies[card])]
        together = "\u2060".join(joined.row(foods[-_TOGETHER:]).replace(" ", "\u00a0"))
        listed = joined.row([*foods[:-_TOGETHER], together])
        copies = filled(
            self.tr("%n in this edition, with the food numbers {foods}", "", count),
            {"foods": listed.replace("-", "−")},
        )
        if self._left is not None:
            copies += "\n" + self.tr("%n of them not seen yet by this player", "", self._left[row])
        found = [_name(self._game.traits[other].name) for other in answers(table, row)]
        source = where_explained(self._game.edition.source, trait)
        return [
            (self.tr("What it does"), self._text(row)),
            (self.tr("Cards"), copies),
            (self.tr("What counters it"), joined.row(found) or self.tr("no other trait")),
            (self.tr("Where it is explained"), source),
        ]


@guarded
class _Page(QScrollArea):
    """Where a page lies; it says when that has another width."""

    def __init__(self, changed: Callable[[], object]) -> None:
        super().__init__()
        self._changed = changed
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have what is on the page follow."""
        super().resizeEvent(event)
        self._changed()


def _trait_of(item: QListWidgetItem) -> int:
    """Return the index of the trait that a line of the list is about."""
    return int(item.data(Qt.ItemDataRole.UserRole))


def left_unseen(seen: Observation[EvolutionState]) -> dict[int, int]:
    """Return how many cards of each trait lie where the viewer cannot see them."""
    table = seen.state.table
    left = Counter(table.trait_of[card] for card in unseen(seen.state))
    return {trait: left[trait] for trait in range(len(table.traits))}


def _name(name: str) -> str:
    return QCoreApplication.translate("Trait", name)
