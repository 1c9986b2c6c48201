"""Which animal each species of a match is, at each moment, and what it has eaten.

The order of the animals comes from what everyone knows of a match; they are given in the order in which
species come. So undo, a replay, the library and a match that is continued agree, and nothing is kept. A game
says by a `Cast` of its own which events are about that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Self

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import Event
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.record import Header
from evolution_qt.core.rng import shuffled
from evolution_qt.ui.table import animals
from evolution_qt.ui.table.animals import HUNTERS, KEYS, PLANT_EATERS, Animal, Phrase
from evolution_qt.ui.table.naming import Pieces, pieces_of

Row = tuple[Animal, ...]
_ALL: Row = tuple(map(Animal, KEYS))


@dataclass(frozen=True)
class Cast(Pieces):
    """The animals of all species, from the left in the row of each seat."""

    rows: tuple[Row, ...]
    free: Row = _ALL
    """Those that no living species is, the next one first."""
    meals: tuple[tuple[Animal, tuple[str, ...]], ...] = ()
    """What lies on the board of each that has eaten, in this order: ``plant``, ``meat`` or ``fat``."""

    @classmethod
    def alone(cls, counts: Sequence[int]) -> Self:
        """Return the animals of a position with so many species of each seat, known by nothing else."""
        seats = len(counts)
        rows = tuple(
            tuple(by_place(seats, seat, at) for at in range(count)) for seat, count in enumerate(counts)
        )
        taken = {animal for row in rows for animal in row}
        return cls(rows, tuple(animal for animal in _ALL if animal not in taken))

    @classmethod
    def beginning(cls, match: AnyMatch) -> Self:
        """Return the animals in the position that a match began with."""
        counts = [len(player.species) for player in match.milestones[0].state.players]
        public = _public(match.record.header)
        if public is None:
            return cls.alone(counts)
        cast = cls(((),) * len(counts), _shuffled(public))
        for index in range(max(counts)):
            for seat, count in enumerate(counts):
                if index < count:
                    cast = cast.founded(seat, index)
        return cast

    def of(self, seat: int, index: int) -> Animal:
        """Return which animal lies at a place; of a place that is not known, one that goes by the place."""
        if seat < len(self.rows) and index < len(self.rows[seat]):
            return self.rows[seat][index]
        return by_place(len(self.rows), seat, index)

    def after(self, event: Event) -> Self:
        """Return the animals after an event; a game says which of them bring a species or take one."""
        return self

    def eaten(self, seat: int, index: int, count: int, unknown: str) -> tuple[str, ...]:
        """Return what so many tokens on a board are; of those from before a match began that is *unknown*."""
        known = self._meal(self.of(seat, index))[:count]
        return (unknown,) * (count - len(known)) + known

    def ate(self, seat: int, index: int, count: int, token: str) -> Self:
        """Return the same after a species has eaten so many tokens of a kind."""
        animal = self.of(seat, index)
        return self._with_meal(animal, (*self._meal(animal), *[token] * count))

    def gave(self, seat: int, index: int, count: int) -> Self:
        """Return the same where the last tokens of a board, so many of them, were taken from it."""
        animal = self.of(seat, index)
        meal = self._meal(animal)
        return self._with_meal(animal, meal[: max(len(meal) - count, 0)])

    def cleared(self) -> Self:
        """Return the same with empty boards."""
        return replace(self, meals=()) if self.meals else self

    def founded(self, seat: int, index: int) -> Self:
        """Return the same with a new species at a place."""
        free = self.free or self._once_more()
        at = min(range(len(free)), key=lambda one: free[one].number)
        return replace(self.joined(seat, index, free[at]), free=(*free[:at], *free[at + 1 :]))

    def gone(self, seat: int, index: int) -> Self:
        """Return the same without the species at a place."""
        if seat >= len(self.rows) or index >= len(self.rows[seat]):
            return self
        row = self.rows[seat]
        left = self._with_row(seat, (*row[:index], *row[index + 1 :]))
        return replace(left._with_meal(row[index], ()), free=(*self.free, row[index]))

    def joined(self, seat: int, index: int, animal: Animal) -> Self:
        """Return the same with an animal of its own at a place."""
        row = self.rows[seat] if seat < len(self.rows) else ()
        return self._with_row(seat, (*row[:index], animal, *row[index:]))

    def _meal(self, animal: Animal) -> tuple[str, ...]:
        return dict(self.meals).get(animal, ())

    def _with_meal(self, animal: Animal, meal: tuple[str, ...]) -> Self:
        if meal == self._meal(animal):
            return self
        others = [one for one in self.meals if one[0] != animal]
        return replace(self, meals=(*others, *([(animal, meal)] if meal else [])))

    def _with_row(self, seat: int, row: Row) -> Self:
        return replace(self, rows=(*self.rows[:seat], row, *self.rows[seat + 1 :]))

    def _once_more(self) -> Row:
        """Return every animal with the next number: all others live."""
        most = max(animal.number for row in self.rows for animal in row)
        return tuple(Animal(key, most + 1) for key in KEYS)


def by_place(seats: int, seat: int, index: int) -> Animal:
    """Return which animal a species is that is known by its place alone."""
    number = index * seats + seat
    return Animal(KEYS[number % len(KEYS)], number // len(KEYS) + 1)


def _public(header: Header) -> str | None:
    """Return what everyone knows of a match and no other has, None if it is like any other from there."""
    if header.commitment is not None or header.created is None:
        return header.commitment
    return f"{header.created} {header.game} {len(header.players)}"


def _shuffled(public: str) -> Row:
    """Return the animals in the order of a match, those that eat plants first."""
    seed = int.from_bytes(sha256(public.encode()).digest(), "big")
    eaters, hunters = shuffled(range(len(PLANT_EATERS)), seed, 0), shuffled(range(len(HUNTERS)), seed, 1)
    keys = (*[PLANT_EATERS[at] for at in eaters], *[HUNTERS[at] for at in hunters])
    return tuple(map(Animal, keys))


def spoken(names: Sequence[str], seat: int, index: int, viewer: int = NOBODY) -> Phrase:
    """Return a species as it is named in a sentence to a *viewer*: whose it is, and which animal."""
    animal = cast_of(names).of(seat, index)
    return animals.your(animal) if seat == viewer else animals.whose(animal, names[seat])


def cast_of(names: Sequence[str]) -> Cast:
    """Return the animals that are given with the players' names; without any they go by their places."""
    pieces = pieces_of(names)
    return pieces if isinstance(pieces, Cast) else Cast(((),) * len(names))
