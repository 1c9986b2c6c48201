"""The list of games as views want it: those that are meant, in the order that is meant."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from evolution_qt.core.text import bare
from evolution_qt.store.library import Entry, Mark
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.shell.library.words import Words

ENTRY: Final = Qt.ItemDataRole.UserRole
PAGES: Final = ("all", "running", "finished", "bin")
ORDERS: Final = ("played", "begun", "name", "edition", "result")

_AT_ONCE: Final = 60
"""So many games are put into words on the spot."""

Index = QModelIndex | QPersistentModelIndex


class SearchWords(NamedTuple):
    """The words by which a game is found and sorted."""

    searched: str
    name: str
    edition: str


@guarded
class GamesModel(QAbstractListModel):
    """Games as rows. It knows no files: who owns it gives it the entries.

    Thousands of games are put into words by `saying`, a little at a time; until then the rows stay as they
    are.
    """

    renamed = Signal(object, str)
    """Someone has given the game of this name a title."""
    speechless = Signal()
    """Words are wanted that have not been made: someone is to go through `saying`."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._entries: Sequence[Entry] = ()
        self.shown: list[Entry] = []
        self._search = ""
        self._order = "played"
        self._page = "all"
        self._said: dict[Mark, SearchWords] = {}

    def set_entries(self, entries: Sequence[Entry]) -> None:
        """Show these games, as far as they are meant."""
        self._entries = entries
        self._arrange()

    def mean(self, *, page: str | None = None, search: str | None = None, order: str | None = None) -> None:
        """Show only games of a page in which all these words are found, in an order."""
        self._page = self._page if page is None else page
        self._search = self._search if search is None else search
        self._order = self._order if order is None else order
        self._arrange()

    def retranslate(self) -> None:
        """Find games by the words of another language."""
        self._said.clear()
        self._arrange()

    def row_of(self, name: str) -> int:
        """Return the row of a game, -1 if it is not shown."""
        return next((at for at, entry in enumerate(self.shown) if entry.name == name), -1)

    def touch(self, name: str) -> None:
        """Let a game be painted again."""
        if (row := self.row_of(name)) >= 0:
            index = self.index(row)
            self.dataChanged.emit(index, index, [Qt.ItemDataRole.DecorationRole])

    # What views ask

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return how many games are shown."""
        return 0 if parent.isValid() else len(self.shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # as Qt has it
        """Return a game: its line, what is edited, or all that is known."""
        if not 0 <= index.row() < len(self.shown):
            return None
        entry = self.shown[index.row()]
        if role == ENTRY:
            return entry
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._words.line(entry)
        if role == Qt.ItemDataRole.EditRole:
            return bare(self._words.name(entry))
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Say that someone wants another title; the keeper of the titles changes it."""
        if role != Qt.ItemDataRole.EditRole or not index.isValid():
            return False
        entry = self.shown[index.row()]
        if value not in (entry.title, self.data(index, role)):
            self.renamed.emit(entry.name, str(value))
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let titles be changed, but not in the bin."""
        usual = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
        return usual if self._page == "bin" else usual | Qt.ItemFlag.ItemIsEditable

    # Which and in what order

    def saying(self) -> Generator[None, None, None]:
        """Put every game into words, and show those that are meant."""
        entries = list(self._entries)
        for entry in entries:
            if entry.mark not in self._said:
                self._say(entry)
            yield
        self._arrange()

    def _say(self, entry: Entry) -> None:
        words = self._words
        self._said[entry.mark] = SearchWords(
            words.searched(entry), bare(words.name(entry)).casefold(), words.edition(entry)
        )

    def _arrange(self) -> None:
        entries = self._entries
        if self._search or self._order in _BY_WORDS:
            mute = [entry for entry in entries if entry.mark not in self._said]
            if len(mute) > _AT_ONCE:
                self.speechless.emit()
                return
            for entry in mute:
                self._say(entry)
        shown = [entry for entry in entries if self._is_meant(entry)]
        if self._order != "played":  # they come in that order
            shown.sort(key=self._key, reverse=self._order not in _BY_WORDS)
        if shown == self.shown:
            return
        self.beginResetModel()
        self.shown = shown
        self.endResetModel()

    def _is_meant(self, entry: Entry) -> bool:
        if self._page in ("running", "finished") and entry.summary.status != self._page:
            return False
        if not self._search:
            return True
        text = self._said[entry.mark].searched
        return all(word in text for word in self._search.casefold().split())

    def _key(self, entry: Entry) -> Any:  # of any sort that can be compared
        """Return by what a game is sorted."""
        told = entry.summary
        if self._order == "begun":
            return told.created or ""
        if self._order == "result":
            return max(told.scores, default=-(told.status == "aside"))
        said = self._said[entry.mark]
        return said.name if self._order == "name" else (not told.game, said.edition)


_BY_WORDS: Final = ("name", "edition")
"""Orders by words, from the first letter on; all others begin with the highest."""
