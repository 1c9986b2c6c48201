"""The colours and shapes that people have chosen for themselves, and who wears which at a table. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from evolution_qt.ui.shell.settings import Mark

COUNT: Final = 6
"""How many colours and how many shapes there are."""
Guise: TypeAlias = tuple[int, int]
"""A colour and a shape, by their places in `palette.SEATS` and `palette.SYMBOLS`."""


def wish(name: str, marks: Sequence[Mark]) -> Guise | None:
    """Return what a person of this name has chosen once, None if nothing."""
    found = next((mark for mark in marks if mark.name.casefold() == name.casefold()), None)
    return None if found is None else (found.colour, found.symbol)


def guises(wishes: Sequence[Guise | None]) -> list[Guise]:
    """Return what each seat wears: what it wishes where nobody before it has taken it, else what is left.

    No two seats wear the same colour or the same shape. Whoever wishes nothing wears what is usual at the
    seat, if nobody wishes that.
    """
    parts = [_taken([None if one is None else one[part] for one in wishes]) for part in (0, 1)]
    return list(zip(*parts, strict=True))


def worn(names: Sequence[str], marks: Sequence[Mark]) -> tuple[Guise, ...]:
    """Return what the players of these names wear, by seat."""
    return tuple(guises([wish(name, marks) for name in names[:COUNT]]))


def _taken(wishes: Sequence[int | None]) -> list[int]:
    taken: dict[int, int] = {}
    for seat, number in enumerate(wishes):
        if number is not None and number not in taken.values():
            taken[seat] = number
    for seat in range(len(wishes)):
        if seat not in taken:
            free = [number for number in (seat, *range(COUNT)) if number not in taken.values()]
            taken[seat] = free[0]
    return [taken[seat] for seat in range(len(wishes))]
