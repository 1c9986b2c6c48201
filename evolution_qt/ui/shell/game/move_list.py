"""All that may be done now, in words: a list to read, to search and to play from."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QDialogButtonBox, QListWidget, QListWidgetItem

from evolution_qt.core.errors import BadInput, filled
from evolution_qt.ui.kit import accessibility, fonts
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.base import Dialog, paragraph
from evolution_qt.ui.shell.window.choice import Search
from evolution_qt.ui.table.table_view import MoveList

MOST: Final = 2_000
"""So many moves are listed; a hand of many cards may pay for an attack in many more ways."""


@guarded
class MovesDialog(Dialog):
    """A list of moves; what is typed narrows it down, and Return plays the one that is chosen."""

    chosen = Signal(object)
    """The move that is to be made."""
    knows_a_hand = True

    def __init__(self, every: MoveList) -> None:
        super().__init__(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, QSize(760, 600)
        )
        self._every = every
        self.moves, self._is_whole = _listed(every)
        self.list = QListWidget()
        self.search = Search(self.list)
        self.search.textChanged.connect(self._filter)
        self.search.stepped.connect(self._announce_meant)
        self.list.setFont(fonts.text(style.TEXT))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentRowChanged.connect(self._show_preview)
        self.list.itemActivated.connect(lambda _item: self.accept())
        self.told = paragraph(role="muted")
        self.told.setMinimumHeight(3 * self.told.fontMetrics().height())
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        for widget in (self.search, self.list, self.told):
            self.content.addWidget(widget, 1 if widget is self.list else 0)
        self.accepted.connect(self._play)
        for _ in self.moves:
            self.list.addItem(QListWidgetItem(""))
        self.retranslate()
        self.list.setCurrentRow(0)

    def retranslate(self) -> None:
        """Write every word again."""
        self.entitle(self.tr("What you can do now"))
        self.search.setPlaceholderText(self.tr("Search the moves"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.list.setAccessibleName(self.tr("Moves"))
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Make this move"))
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("Back"))
        for row, move in enumerate(self.moves):
            self.list.item(row).setText(self._every.words(move))
        self._filter(self.search.text())
        self._show_preview(self.list.currentRow())

    def resize_writing(self) -> None:
        """Grow with the window."""
        self.list.setFont(fonts.text(self.px(style.TEXT)))

    @property
    def shown(self) -> list[int]:
        """Return the rows that the search has left."""
        return self.search.left

    @property
    def meant(self) -> Any:
        """Return the move that is chosen, None if the search has left none."""
        row = self.list.currentRow()
        return self.moves[row] if row in self.shown else None

    def spoken_question(self) -> str:
        """Return how many moves there are."""
        return self._counted()

    def _counted(self) -> str:
        return self.tr("%n move(s)", "", len(self.shown))

    def _filter(self, words: str) -> None:
        """Leave the moves that have all words."""
        wanted = words.casefold().split()
        for row in range(self.list.count()):
            item = self.list.item(row)
            item.setHidden(not all(word in item.text().casefold() for word in wanted))
        left = self.shown
        if left and self.list.currentRow() not in left:
            self.list.setCurrentRow(left[0])
        else:
            self._show_preview(self.list.currentRow())
        if words:
            accessibility.announce(self.list, self._counted(), at_once=True)

    def laid(self) -> None:
        """Announce which move is chosen, and of how many, after the line that has the keyboard."""
        super().laid()
        self.search.setFocus()
        accessibility.announce(self.list, self._meant_words())

    def _announce_meant(self) -> None:
        """Announce which move is chosen while the keyboard is elsewhere, with what is typed."""
        accessibility.announce(self.list, self._meant_words(), at_once=True)

    def _meant_words(self) -> str:
        """Return which move is chosen, of how many; empty if none is left."""
        row, shown = self.list.currentRow(), self.shown
        if row not in shown:
            return ""
        params: dict[str, int | str] = {"number": shown.index(row) + 1, "count": len(shown)}
        params["move"] = self.list.item(row).text()
        return filled(self.tr("{number} of {count}: {move}"), params)

    def _show_preview(self, _row: int) -> None:
        """Show below the list what the chosen move would bring, or that there is none."""
        move = self.meant
        button = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        button.setEnabled(move is not None)
        if move is None:
            self.told.setText(self.tr("No move contains these words."))
            return
        words = [self._every.preview_lines(move)]
        if not self._is_whole:
            words.append(self.tr("There are more ways to pay; they can be chosen at the table."))
        self.told.setText("\n".join(word for word in words if word))

    def _play(self) -> None:
        if (move := self.meant) is not None:
            self.chosen.emit(move)


def _listed(every: MoveList) -> tuple[list[Any], bool]:
    """Return the moves to be listed, and whether these are all."""
    try:
        moves = every.moves()
    except BadInput:  # more than a person can read
        return [], False
    return moves[:MOST], len(moves) <= MOST
