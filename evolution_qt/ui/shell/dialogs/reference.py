"""All traits of an edition: what they do, how many cards there are and may still come, what answers them."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
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
from evolution_qt.ui.kit import art, fonts
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.shell import joined, style
from evolution_qt.ui.shell.dialogs.base import Dialog, paragraph, turn_to
from evolution_qt.ui.shell.dialogs.search import Search
from evolution_qt.ui.shell.sources import where_explained

_CARD: Final = 250
_SEAL: Final = 26
_NOT_FOUND: Final = 4
_TOGETHER: Final = 3
"""So many numbers at the end of a list stay on one line."""


class _Entry(QListWidgetItem):
    """A line of the list: the better what is sought fits, the higher; else by name."""

    rank = 0

    def __lt__(self, other: QListWidgetItem) -> bool:
        return (self.rank, self.text()) < (cast(_Entry, other).rank, other.text())


def _rank(wanted: str, name: str, text: str) -> int:
    """Return how well a card fits, 0 the best: its name begins so, then by words, by parts, by its text."""
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
        left = QVBoxLayout()
        left.addWidget(self.search)
        left.addWidget(self.list, 1)
        left.addWidget(self.nothing)
        self.page = QScrollArea()
        self.page.setWidgetResizable(True)
        self.page.setFrameShape(QFrame.Shape.NoFrame)
        row = QHBoxLayout()
        row.setSpacing(26)
        row.addLayout(left, 2)
        row.addWidget(self.page, 5)
        self.content.addLayout(row, 1)
        self._fill()
        self.retranslate()
        self.list.setCurrentRow(max(self._row_of(trait), 0))

    def retranslate(self) -> None:
        """Write every word anew."""
        self.entitle(self.tr("Cards"))
        self.list.setAccessibleName(self.tr("Cards"))
        self.search.setPlaceholderText(self.tr("Search names and texts"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.nothing.setText(self.tr("No card has these words."))
        for item in self._items():
            item.setText(_name(self._game.traits[_trait_of(item)].name))
        self.list.sortItems()
        self._show_page(self.list.currentRow())
        self._filter(self.search.text())

    def resize_writing(self) -> None:
        """Grow with the window."""
        self.list.setFont(fonts.text(self.px(style.TEXT)))
        self.list.setIconSize(QSize(self.px(_SEAL), self.px(_SEAL)))
        for item in self._items():
            item.setIcon(self._seal(_trait_of(item)))
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
            item.rank = _rank(wanted, item.text().casefold(), self._text(_trait_of(item)).casefold())
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
        box = QHBoxLayout(page)
        box.setContentsMargins(4, 0, 12, 0)
        box.setSpacing(26)
        picture = QLabel()
        picture.setPixmap(self._picture(row))
        box.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(8)
        for heading, words in self.facts(row):
            head = QLabel(heading)
            head.setProperty("role", "muted")
            head.setFont(fonts.text(self.px(style.SMALL), bold=True))
            column.addWidget(head)
            column.addWidget(paragraph(words))
            column.addSpacing(6)
        column.addStretch(1)
        box.addLayout(column, 1)
        self.write_alike(page)
        turn_to(self.page, page)

    def _picture(self, row: int) -> QPixmap:
        trait = self._game.traits[row]
        table = self._game.table
        food = next(table.foods[card] for card, of in enumerate(table.trait_of) if of == row)
        ratio = self.devicePixelRatioF()
        return art.card(
            trait.key, food, _name(trait.name), self._text(row), trait.family, self.px(_CARD), ratio
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
        source = where_explained(self._game.edition.source, trait.family)
        return [
            (self.tr("What it does"), self._text(row)),
            (self.tr("Cards"), copies),
            (self.tr("What answers it"), joined.row(found) or self.tr("no other trait")),
            (self.tr("Where it is explained"), source),
        ]


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
