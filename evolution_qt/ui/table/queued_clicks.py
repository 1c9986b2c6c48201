"""Presses and keys that wait: while a picture stands in for the table, or while something must be seen.

To show the table at once would paint all that it still lacks in one turn of the event loop. So a press, and
what the pressed button does after it, is kept and handed on when the table is seen, a moment later. What a
person does while the own species suffers something waits in the same way until that is over.
"""

from __future__ import annotations

from collections.abc import Callable


class QueuedClicks:
    """What a person did that waits, in its order."""

    def __init__(self) -> None:
        self._kept: list[tuple[Callable[[], object], bool]] = []

    @property
    def is_waiting(self) -> bool:
        """Say whether a press waits for the table."""
        return bool(self._kept)

    def keep(self, call: Callable[[], object], *, is_way: bool = False) -> None:
        """Keep what is to be done; of the *ways* of the pointer between two presses only the last counts."""
        if self._kept and self._kept[-1][1] and is_way:
            self._kept.pop()
        self._kept.append((call, is_way))

    def forget(self) -> None:
        """Let what was kept come to nothing: it was not meant for what is shown now."""
        self._kept.clear()

    def take(self) -> list[Callable[[], object]]:
        """Return what was kept, in its order, and keep it no longer."""
        kept, self._kept = self._kept, []
        return [call for call, _ in kept]
