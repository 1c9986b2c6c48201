"""Presses that come while a picture still stands in for the table: they wait for the table itself.

To show the table at once would paint all that it still lacks in one turn of the event loop. So a press, and
what the pressed button does after it, is kept and handed on when the table is seen, a moment later.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtGui import QMouseEvent

_MOVED: Final = QEvent.Type.MouseMove


class QueuedClicks:
    """What the mouse did on a table that was not seen yet, in its order."""

    def __init__(self, repeat: Callable[[QMouseEvent], None]) -> None:
        """Keep events; *repeat* lets the table have one when it is seen."""
        self._repeat = repeat
        self._kept: list[QMouseEvent] = []

    @property
    def is_waiting(self) -> bool:
        """Say whether a press waits for the table."""
        return bool(self._kept)

    def keep(self, event: QMouseEvent) -> None:
        """Keep an event; of the ways of the pointer between two presses only the last counts."""
        if self._kept and self._kept[-1].type() == _MOVED == event.type():
            self._kept.pop()
        self._kept.append(event.clone())
        event.accept()

    def forget(self) -> None:
        """Let what was kept come to nothing: it was not meant for what is shown now."""
        self._kept.clear()

    def hand_on(self) -> None:
        """Hand on what was kept, in its order."""
        kept, self._kept = self._kept, []
        for event in kept:
            self._repeat(event)
