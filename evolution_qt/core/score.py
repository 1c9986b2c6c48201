"""Scores with named parts, and who may know which part."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Score:
    """The points of one seat in the parts that the game names, None where a viewer may not know one."""

    parts: tuple[int | None, ...]
    open: int = 0
    """What all see of the parts that are None."""

    @property
    def points(self) -> int:
        """Return the points that are known."""
        return self.open + sum([part for part in self.parts if part is not None])

    @property
    def as_sum(self) -> str:
        """Return the first part and all others, such as 12 + 5; empty where one is not known."""
        first = self.parts[0]
        return f"{first} + {self.points - first}" if first is not None and self.is_whole else ""

    @property
    def is_whole(self) -> bool:
        """Say whether all parts are known."""
        return None not in self.parts


def known(
    parts: Sequence[Sequence[int]], seen: Sequence[int], viewer: int, secret: Collection[int] = ()
) -> list[Score]:
    """Return the score of each seat as *viewer* may know it, -1: as all may.

    *parts* are the points of each seat, part by part; *secret* says which of them, by number, only their
    owner may know, and *seen* how much of these all see.
    """
    return [
        Score(tuple(of_seat))
        if seat == viewer or not secret
        else Score(tuple([None if at in secret else part for at, part in enumerate(of_seat)]), seen[seat])
        for seat, of_seat in enumerate(parts)
    ]
