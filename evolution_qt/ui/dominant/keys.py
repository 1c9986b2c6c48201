"""The keys of Dominant Species: those that play, and those that describe the table.

A tile is typed with Shift as it is called, so the keys that describe have no way back where their letter is
that of a column. Lenses keep their digits.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt

from evolution_qt.games.dominant.grid import CELL_NUMBERS, CELLS_AT
from evolution_qt.ui.dominant import tile_forecast
from evolution_qt.ui.dominant.board import DominantBoard
from evolution_qt.ui.dominant.descriptions import DominantDescriptions
from evolution_qt.ui.dominant.gesture_targets import CELL, CORNER, CUBES, HAND, PAWN, TOKEN, Thing
from evolution_qt.ui.dominant.shortcuts import meaning
from evolution_qt.ui.table.gestures import Gestures, Spot, Subject
from evolution_qt.ui.table.keyboard import Keyboard
from evolution_qt.ui.table.player_input import PlayerInput
from evolution_qt.ui.table.read_aloud_keys import ReadAloudKeys

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
        """Do what a key means; a digit after a letter completes the name of a tile.

        A page that was turned away from what is chosen is opened again.
        """
        chosen = self.player.chosen
        if chosen is not None and self._top.reveal(chosen):
            self._top.paged()
        column, self._column = self._column, ""
        is_row = bool(column) and Qt.Key(key) in _ROWS
        if is_row:
            self._meet_cell(f"{column}{_ROWS[Qt.Key(key)]}")
        is_known = is_row or super().press(key, modifiers)
        self._top.mean(self.player.highlights.aimed, is_naming=self.is_naming)
        return is_known

    def choose(self, subject: Subject) -> None:
        """Choose a thing that can be moved; a pawn, or a bare hand, is about its first place at once."""
        super().choose(subject)
        if isinstance(subject, Thing) and subject.sort in (PAWN, HAND.sort):
            self.aim_next(self.targets(subject))

    def is_name(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        """Return whether a key is the first letter of the name of a tile."""
        return _is_column(key, modifiers)

    @property
    def is_naming(self) -> bool:
        """Return whether the first letter of a tile has been typed."""
        return bool(self._column)

    def is_its_time(self, key: Qt.Key) -> bool:
        """Return whether what a key is for can be done now, by who is asked."""
        is_named = key in self.shifted and key != Qt.Key.Key_E
        return is_named or super().is_its_time(key)

    def meaning(self, key: str) -> str:
        """Return in words what a key of the table does."""
        return meaning(key)

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
                self._show_nothing_there()
                return
            self.choose(own)
            subject = own
            if _lies_at(own, cell):
                return
        if not self.aim_next(self._places(subject, cell)):
            self._show_nothing_there()

    def _show_nothing_there(self) -> None:
        words = QCoreApplication.translate("DominantTable", "There is nothing to do on this tile now.")
        self.player.answers.say([words])

    def _places(self, subject: Subject, cell: int) -> list[Spot]:
        return [spot for spot in self.targets(subject) if _belongs(spot, cell)]

    def own_caps(self) -> list[tuple[str, QRectF]]:
        """Return the names of the tiles that are meant by keys."""
        return []


def _is_column(key: int, modifiers: Qt.KeyboardModifier) -> bool:
    return bool(modifiers & Qt.KeyboardModifier.ShiftModifier) and key in _COLUMNS


def _lies_at(subject: Subject, cell: int) -> bool:
    return isinstance(subject, Thing) and subject.sort == CUBES and subject.number == cell


def _belongs(spot: Spot, cell: int) -> bool:
    if spot.sort in (CELL, TOKEN):
        return spot.index == cell
    return spot.sort == CORNER and cell in CELLS_AT[spot.index]


class DominantReadAloudKeys(ReadAloudKeys):
    """The keys of one table that read something aloud; with Shift they go back."""

    def __init__(self, board: DominantBoard, player: PlayerInput, spoken: DominantDescriptions) -> None:
        super().__init__(board, player)
        self._top = board
        self._spoken = spoken
        self.table |= {
            Qt.Key.Key_D: self._describe_tile,
            Qt.Key.Key_G: self._describe_game,
            Qt.Key.Key_K: self._describe_seat,
        }

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
        """Read aloud what a key asks for; a column asks for nothing. Return whether anything was asked."""
        return not _is_column(key, modifiers) and super().press(key, modifiers)

    def _describe_tile(self, way: int) -> None:
        """Describe the tile that is meant, then the next one on which animals live, the own ones first."""
        state, animal = self.view.state, self._top.animal
        cells = tile_forecast.lived_on(state, animal)
        meant = self._meant()
        if meant >= 0 and self.told[0] != CELL:
            cells = [meant]
        if not cells:
            return
        cell = cells[self._next(CELL, way, len(cells))]
        lines = [self._spoken.cell(state, cell), self._spoken.cell_details(state, cell)]
        self.tell((CELL, cells.index(cell), 0), lines, self._top.earth.cell_outline(cell))

    def _meant(self) -> int:
        """Return the tile that is aimed at or chosen, -1 for none."""
        aimed, chosen = self.player.highlights.aimed, self.player.chosen
        if isinstance(aimed, Spot) and aimed.sort in (CELL, TOKEN):
            return aimed.index
        if isinstance(aimed, Spot) and aimed.sort == CORNER:
            return next((cell for cell in CELLS_AT[aimed.index] if self.view.state.ground[cell]), -1)
        return chosen.number if isinstance(chosen, Thing) and chosen.sort == CUBES else -1

    def _describe_seat(self, way: int) -> None:
        """Describe how the animals of the own seat stand, then what they have, then the next seats."""
        view, spoken = self.view, self._spoken
        state = view.state
        told = _, seat, at = self.next_seat(way)
        lines: list[str] = []
        for one in state.in_play:
            if state.seat_of[one] == seat:
                lines += spoken.rest_of_animal(state, one) if at else [spoken.animal(state, one, view.names)]
        self.tell(told, lines, (self._top.own if seat == view.bottom else self._top.animals).scene_rect)

    def _describe_game(self, way: int) -> None:
        """Describe the round and what is asked, then the earth and what is still to come."""
        state, spoken, top = self.view.state, self._spoken, self._top
        at = self._next("game", way, 2)
        if at:
            stacks = [spoken.stack(state, stack) for stack in (1, 2, 3)]
            lines = [spoken.survival(state), spoken.earth(state), *stacks, spoken.tundra(state)]
            lines += [spoken.cards(state), spoken.bag(state)]
        else:
            lines = [spoken.head(state), self.board.ribbon.look.sentence]
        self.tell(("game", at, 0), lines, (top.stacks if at else top.head).scene_rect)

    def _next(self, sort: str, way: int, count: int) -> int:
        """Return the place after the one described last, the first one if that was something else."""
        return (self.told[1] + way) % count if self.told[0] == sort else 0
