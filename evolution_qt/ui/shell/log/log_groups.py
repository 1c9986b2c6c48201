"""Which lines of a log belong together, and which of these groups are open.

A group is known by the number of the event that begins it. The last one is open, the others are closed,
unless a player has chosen otherwise or is looking at something in them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Final

from evolution_qt.core.event import Event
from evolution_qt.ui.table.words import NO_TOPIC

NO_GROUP: Final = -1
"""Stands for the group of an event that stands alone."""


class LogGroups:
    """The groups of one log."""

    def __init__(self) -> None:
        self._of: list[int] = []  # of each event, its group
        self._topics: list[int] = []
        self._begun: list[int] = []  # all groups, in their order
        self._chosen: dict[int, bool] = {}
        self.looked_at: frozenset[int] = frozenset()
        """Groups of what a player looks at; these are open."""

    def clear(self) -> None:
        """Forget everything."""
        self.forget_after(0)

    def forget_after(self, count: int) -> None:
        """Know only the first events, so many of them."""
        del self._of[count:]
        del self._topics[count:]
        self._begun = [one for one in self._begun if one < count]
        self._chosen = {one: is_open for one, is_open in self._chosen.items() if one < count}
        self.looked_at = frozenset(one for one in self.looked_at if one < count)

    def follow(self, events: Sequence[Event], topic: Callable[[Event, int], tuple[int, bool]]) -> None:
        """Take notice of all events that are not known yet."""
        for number in range(len(self._of), len(events)):
            found, begins = topic(events[number], self._topics[-1] if number else NO_TOPIC)
            if begins:
                self._begun.append(number)
            is_alone = found <= NO_TOPIC or not self._begun
            self._topics.append(found)
            self._of.append(NO_GROUP if is_alone else self._begun[-1])

    def of(self, number: int) -> int:
        """Return the group of an event."""
        return self._of[number] if 0 <= number < len(self._of) else NO_GROUP

    def topic(self, number: int) -> int:
        """Return what an event belongs to."""
        return self._topics[number]

    def members(self, group: int) -> range:
        """Return the numbers of the events of a group."""
        at = bisect_right(self._begun, group)
        after = self._begun[at] if at < len(self._begun) else len(self._of)
        while self._of[after - 1] != group:
            after -= 1
        return range(group, after)

    @property
    def last(self) -> int:
        """Return the group that was begun last."""
        return self._begun[-1] if self._begun else NO_GROUP

    def is_open(self, group: int) -> bool:
        """Return whether the lines of a group are to be seen."""
        return self._chosen.get(group, group == self.last or group in self.looked_at)

    def choose(self, group: int, *, is_open: bool) -> None:
        """Open a group or close it, until the player chooses otherwise."""
        self._chosen[group] = is_open
