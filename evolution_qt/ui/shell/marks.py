"""The colours and shapes by which players are known: who wears which at a table. No Qt.

What people have chosen comes first, then what a name has worn the last time: so everyone keeps the own mark
in a rematch, at whatever seat. Only who is new wears what is usual at the seat. There are as many colours and
shapes as most games have seats; seats beyond these wear what is left of the pairs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from evolution_qt.ui.kit import palette
from evolution_qt.ui.shell.settings import Mark, Settings

COUNT: Final = 6
"""How many colours and how many shapes there are."""
Guise: TypeAlias = tuple[int, int]
"""A colour and a shape, by their places in `palette.SEATS` and `palette.SYMBOLS`."""
Claim: TypeAlias = tuple[int, Guise]
"""A seat, and what it would wear."""


def wish(name: str, marks: Sequence[Mark]) -> Guise | None:
    """Return what a person of this name has chosen once, None if nothing."""
    found = next((mark for mark in marks if mark.name.casefold() == name.casefold()), None)
    return None if found is None else (found.colour, found.symbol)


def claims(names: Sequence[str], marks: Iterable[Mark]) -> Iterator[Claim]:
    """Return which seats lay claim to marks that belong to their names, in the order of the marks."""
    seats: dict[str, list[int]] = {}
    for seat, name in enumerate(names[:COUNT]):
        seats.setdefault(name.casefold(), []).append(seat)
    for mark in marks:
        for seat in seats.get(mark.name.casefold(), ()):
            yield seat, (mark.colour, mark.symbol)


def guises(wishes: Sequence[Guise | None], others: Iterable[Claim] = ()) -> list[Guise]:
    """Return what each seat wears: what it wishes where no one before it has taken it, else what is left.

    *others* are weaker claims, the strongest first. No two of the first `COUNT` seats wear the same colour or
    the same shape, and no two seats at all wear both. A player who claims nothing wears what is usual at the
    seat, if no one else does.
    """
    first = wishes[:COUNT]
    every = [(seat, one) for seat, one in enumerate(first) if one is not None]
    every += others
    parts = [_taken(len(first), [(seat, guise[part]) for seat, guise in every]) for part in (0, 1)]
    made = list(zip(*parts, strict=True))
    for seat in range(COUNT, len(wishes)):
        pairs = (palette.usual(number % COUNT**2) for number in range(seat, seat + COUNT**2))
        made.append(next(pair for pair in pairs if pair not in made))
    return made


def worn(names: Sequence[str], settings: Settings) -> tuple[Guise, ...]:
    """Return what the players of these names wear, by seat; who sits where matters to newcomers only."""
    return tuple(guises([None] * len(names), claims(names, (*settings.marks, *settings.worn))))


def _taken(seats: int, numbers: Iterable[tuple[int, int]]) -> list[int]:
    taken: dict[int, int] = {}
    for seat, number in numbers:
        if seat not in taken and number not in taken.values():
            taken[seat] = number
    for seat in range(seats):
        if seat not in taken:
            free = [number for number in (seat, *range(COUNT)) if number not in taken.values()]
            taken[seat] = free[0]
    return [taken[seat] for seat in range(seats)]
