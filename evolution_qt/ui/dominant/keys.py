"""The keys of Dominant Species: a tile is typed with Shift as it is called; lenses keep their digits."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt

from evolution_qt.games.dominant.board import CELL_NUMBERS, CELLS_AT
from evolution_qt.ui.dominant import shortcuts
from evolution_qt.ui.dominant.board import DominantBoard
from evolution_qt.ui.dominant.things import CELL, CORNER, CUBES, TOKEN, Thing
from evolution_qt.ui.table.gestures import Gestures, Spot, Subject
from evolution_qt.ui.table.keyboard import Keyboard
from evolution_qt.ui.table.player_input import PlayerInput

_COLUMNS: Final = {getattr(Qt.Key, f"Key_{letter.upper()}"): letter for letter in "abcdefg"}
_ROWS: Final = {getattr(Qt.Key, f"Key_{digit}"): digit for digit in "123456"}


class DominantKeyboard(Keyboard):
    """The keys of one table."""

    def __init__(self, board: DominantBoard, player: PlayerInput, gestures: Gestures) -> None:
        super().__init__(board, player, gestures)
        self._top = board
        self._column = ""
        self.shifted = {key: partial(self._begin_cell, letter) for key, letter in _COLUMNS.items()}

    def press(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        """Do what a key means; a digit after a letter completes the name of a tile."""
        column, self._column = self._column, ""
        is_row = bool(column) and Qt.Key(key) in _ROWS
        if is_row:
            self._meet_cell(f"{column}{_ROWS[Qt.Key(key)]}")
        is_known = is_row or super().press(key, modifiers)
        self._top.mean(self.player.highlights.aimed, is_naming=self.is_naming)
        return is_known

    @property
    def is_naming(self) -> bool:
        """Say whether the first letter of a tile has been typed."""
        return bool(self._column)

    def is_its_time(self, key: Qt.Key) -> bool:
        """Say whether what a key is for can be done now, by who is asked."""
        is_named = key in self.shifted and key != Qt.Key.Key_E
        return is_named or super().is_its_time(key)

    def meaning(self, key: str) -> str:
        """Return in words what a key of the table does."""
        return shortcuts.meaning(key)

    def _begin_cell(self, column: str) -> None:
        self._column = column

    def _meet_cell(self, name: str) -> None:
        """Aim at a tile, or at the next place on it; with nothing chosen take what lies there."""
        cell = CELL_NUMBERS.get(name, -1)
        subject = self.player.chosen
        if subject is None:
            own = next((one for one in self.subjects() if _lies_at(one, cell)), None)
            if own is None:
                own = next((one for one in self.subjects() if self._places(one, cell)), None)
            if own is None:
                return
            self.choose(own)
            subject = own
            if _lies_at(own, cell):
                return
        self.aim_next(self._places(subject, cell))

    def _places(self, subject: Subject, cell: int) -> list[Spot]:
        return [spot for spot in self.targets(subject) if _belongs(spot, cell)]

    def own_caps(self) -> list[tuple[str, QRectF]]:
        """Return the names of the tiles that are meant by keys."""
        return []


def _lies_at(subject: Subject, cell: int) -> bool:
    return isinstance(subject, Thing) and subject.sort == CUBES and subject.number == cell


def _belongs(spot: Spot, cell: int) -> bool:
    if spot.sort in (CELL, TOKEN):
        return spot.index == cell
    return spot.sort == CORNER and cell in CELLS_AT[spot.index]
