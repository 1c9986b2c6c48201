"""Keys that read something aloud: it is announced and shown in a note.

The note stays until something else is done, and a screen reader reads it. The key for what happened last is
on every table; a game adds keys for its own things.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QRectF, Qt

from evolution_qt.ui.table.board import Board
from evolution_qt.ui.table.player_input import PlayerInput
from evolution_qt.ui.table.view import View

LastDescribed: TypeAlias = tuple[str, int, int]
"""What was told last: a word for the sort, and which seat and thing, or which lines."""
SHOWN: Final = 60_000
"""Milliseconds for which something stays that was asked for, unless something else is done."""
_PAST: Final = 3
"""So many lines of the log are told at a time."""


class ReadAloudKeys:
    """The keys of one table that read something aloud."""

    def __init__(self, board: Board, player: PlayerInput) -> None:
        self.board = board
        self.player = player
        self.told: LastDescribed = ("", 0, 0)
        self.past: Callable[[], Sequence[str]] = tuple
        """Gives the lines of the log, as far as they can be seen."""
        self.table: dict[Qt.Key, Callable[[int], None]] = {Qt.Key.Key_Q: self._describe_past}
        """What each key tells; given 1 for the next thing, -1 for the one before."""

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
        """Read aloud what a key asks for; return whether it asks for anything."""
        if key not in self.table or self.board.view is None:
            return False
        if self.player.answers.note is None:  # it was put away: the next time begins again
            self.told = ("", *self.told[1:])
        self.table[key](-1 if modifiers & Qt.KeyboardModifier.ShiftModifier else 1)
        return True

    @property
    def view(self) -> View[Any]:
        """Return what is to be seen; there must be something."""
        assert self.board.view is not None
        return self.board.view

    def _describe_past(self, way: int) -> None:
        """Read aloud what happened last, then what was before that."""
        lines = list(self.past())
        if not lines:
            return
        before = self.told[1] if self.told[0] == "past" else 0
        most = max(len(lines) - _PAST, 0)
        back = min(max(before + way * _PAST, 0), most) if self.told[0] == "past" else 0
        end = len(lines) - back
        self.tell(("past", back, 0), lines[max(end - _PAST, 0) : end], self.board.ribbon.scene_rect)

    def next_seat(self, way: int) -> LastDescribed:
        """Return which seat is described next, and whether in short (0) or the rest of it (1)."""
        count, bottom = len(self.view.names), self.view.bottom
        parts = [("seat", (bottom + apart) % count, at) for apart in range(count) for at in range(2)]
        return parts[(parts.index(self.told) + way) % len(parts)] if self.told in parts else parts[0]

    def tell(self, told: LastDescribed, lines: Sequence[str], about: QRectF) -> None:
        """Show and announce lines about something, and remember what they were about."""
        self.player.answers.say([line for line in lines if line], about=[about], lasts=SHOWN)
        self.told = told
