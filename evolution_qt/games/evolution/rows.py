"""Rows of species as a player sees them: what they come to, and who could attack whom.

A species is packed into a number and a row into a tuple of them, so that what was worked out once for a row,
for a species between its neighbours, or for a hunter and its prey is found again at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from evolution_qt.games.evolution import hunting
from evolution_qt.games.evolution.state import TRACK_END, Player, Species
from evolution_qt.games.evolution.traits import TraitTable

Row: TypeAlias = tuple[int, ...]
"""A row of species, each packed into a number: see `Rows.packed`."""

_LEVELS: Final = ("few", "some", "many")
_DIET: Final = ("plants", "meat")
_EXPOSED: Final = ("safe", "exposed", "exposed twice")

_BODY_SHIFT: Final = 20
_POPULATION_SHIFT: Final = 23
_FOOD_SHIFT: Final = 26
_FAT_SHIFT: Final = 29
_UNKNOWN_SHIFT: Final = 32
_MASK: Final = (1 << _BODY_SHIFT) - 1

_MOST_KEPT: Final = 40_000
"""Entries that a memory holds before it is emptied."""


class Sums:
    """What a row of species comes to."""

    __slots__ = (
        "body",
        "exposed",
        "fat",
        "food",
        "marks",
        "meat",
        "plants",
        "population",
        "traits",
        "unknown",
    )

    def __init__(self) -> None:
        self.marks: list[int] = []
        self.population = 0
        self.body = 0
        self.food = 0
        self.fat = 0
        self.traits = 0
        self.plants = 0
        self.meat = 0
        self.exposed = 0
        self.unknown = 0


class Rows:
    """What is known of rows of one edition: the marks of species, and a memory of all that was worked out."""

    def __init__(self, table: TraitTable) -> None:
        self._table = table
        traits = self._count = len(table.traits)
        self.size = len(list(self.names()))
        self._pairs = [[0] * traits for _ in range(traits)]
        for at, (one, other) in enumerate((i, k) for i in range(traits) for k in range(i)):
            self._pairs[one][other] = at
        self._level = traits * (traits - 1) // 2
        self._body = self._level + traits * len(_LEVELS)
        self._population = self._body + TRACK_END * len(_DIET)
        self._need = self._population + TRACK_END * len(_DIET)
        self._exposed = self._need + (TRACK_END + 1) * len(_DIET)
        self._sheltered = self._exposed + TRACK_END * len(_EXPOSED)
        self._passing = self._sheltered + 1
        self._unknown = self._passing + 1
        self._slots = self._unknown + 4
        self._faces = [0] * traits
        for card in range(len(table.bits) - 1, 0, -1):
            self._faces[table.trait_of[card]] = card
        self._species: dict[int, Species] = {}
        self._reach: dict[tuple[int, int, int, int], bool] = {}
        self._shelter: dict[tuple[int, int, int], bool] = {}
        self._sums: dict[tuple[bool, Row, Row], Sums] = {}
        self._placed: dict[tuple[bool, int, int, int, Row], tuple[list[int], int, int]] = {}

    def names(self) -> Iterable[str]:
        """Return the names of the marks of a row; those of others follow on those of the own row."""
        keys = [trait.key for trait in self._table.traits]
        tracks = range(1, TRACK_END + 1)
        for i, one in enumerate(keys):
            yield from (f"{one} with {keys[k]}" for k in range(i))
        yield from (f"{key}, {level}" for key in keys for level in _LEVELS)
        yield from (f"body {body}, {diet}" for diet in _DIET for body in tracks)
        yield from (f"population {population}, {diet}" for diet in _DIET for population in tracks)
        yield from (f"needs {need}, {diet}" for diet in _DIET for need in range(TRACK_END + 1))
        yield from (f"{exposed}, population {n}" for exposed in _EXPOSED for n in tracks)
        yield "sheltered"
        yield "passes on"
        yield from (f"{unknown} unknown traits" for unknown in range(4))
        yield from (f"{slots} traits" for slots in range(4))

    def packed(self, player: Player, *, own: bool) -> Row:
        """Return the species of a player as its owner or another player sees them, packed into numbers."""
        row: list[int] = []
        for s in player.species:
            mask = s.mask
            unknown = 0
            if s.hidden and not own:
                unknown = len(s.hidden)
                mask = 0
                bits = self._table.bits
                for card in s.traits:
                    mask |= bits[card]
            row.append(
                mask
                | s.body << _BODY_SHIFT
                | s.population << _POPULATION_SHIFT
                | s.food << _FOOD_SHIFT
                | s.fat << _FAT_SHIFT
                | unknown << _UNKNOWN_SHIFT
            )
        return tuple(row)

    def sums(self, own: bool, row: Row, hunters: Row) -> Sums:
        """Return what a row comes to, the *own* one or another seat's, when *hunters* are those of others."""
        key = (own, row, hunters)
        sums = self._sums.get(key)
        if sums is None:
            if len(self._sums) >= _MOST_KEPT:
                self._sums.clear()
            sums = self._sums[key] = self._make_sums(own, row, hunters)
        return sums

    def _make_sums(self, own: bool, row: Row, hunters: Row) -> Sums:
        sums = Sums()
        eaters = self._table.hunting
        right = len(row) - 1
        left = 0
        for index, packed in enumerate(row):
            population = packed >> _POPULATION_SHIFT & 7
            food = packed >> _FOOD_SHIFT & 7
            unknown = packed >> _UNKNOWN_SHIFT
            context = (own, left, packed, row[index + 1] if index < right else 0, hunters)
            known = self._placed.get(context)
            if known is None:
                known = self._look_at(own, left, packed, context[3], hunters)
            left = packed
            sums.marks += known[0]
            sums.exposed += known[1]
            sums.traits += known[2] + unknown
            sums.population += population
            sums.body += packed >> _BODY_SHIFT & 7
            sums.food += food
            sums.fat += packed >> _FAT_SHIFT & 7
            sums.unknown += unknown
            if packed & eaters:
                sums.meat += population - food
            else:
                sums.plants += population - food
        return sums

    def _look_at(
        self, own: bool, left: int, packed: int, right: int, hunters: Row
    ) -> tuple[list[int], int, int]:
        """Return the marks of a species between its neighbours, its exposed population, its known traits."""
        if len(self._placed) >= _MOST_KEPT:
            self._placed.clear()
        table = self._table
        side = 0 if own else self.size
        mask = packed & _MASK
        population = packed >> _POPULATION_SHIFT & 7
        need = population - (packed >> _FOOD_SHIFT & 7)
        diet = 1 if mask & table.hunting else 0
        held = [trait for trait in range(self._count) if mask >> trait & 1]
        level = min((population - 1) // 2, len(_LEVELS) - 1)
        marks: list[int] = []
        for at, trait in enumerate(held):
            marks.append(side + self._level + trait * len(_LEVELS) + level)
            for other in held[:at]:
                marks.append(side + self._pairs[trait][other])
        reached = 0
        for hunter in hunters:
            reached += self._reaches(hunter, left, packed, right)
        reached = min(reached, len(_EXPOSED) - 1)
        marks.append(side + self._body + diet * TRACK_END + (packed >> _BODY_SHIFT & 7) - 1)
        marks.append(side + self._population + diet * TRACK_END + population - 1)
        marks.append(side + self._need + diet * (TRACK_END + 1) + need)
        marks.append(side + self._exposed + reached * TRACK_END + population - 1)
        if self._is_sheltered(left, packed, right):
            marks.append(side + self._sheltered)
        if right and mask & table.on_passing:
            marks.append(side + self._passing)
        marks.append(side + self._unknown + (packed >> _UNKNOWN_SHIFT))
        marks.append(side + self._slots + len(held))
        known = (marks, population if reached else 0, len(held))
        self._placed[own, left, packed, right, hunters] = known
        return known

    def prey_of(self, hunter: int, row: Row) -> int:
        """Return how many species of a row *hunter* could attack."""
        found = 0
        left = 0
        for index, prey in enumerate(row):
            found += self._reaches(hunter, left, prey, row[index + 1] if index + 1 < len(row) else 0)
            left = prey
        return found

    def _reaches(self, hunter: int, left: int, prey: int, right: int) -> bool:
        """Say whether *hunter* could attack *prey* between its neighbours; 0 is no neighbour."""
        key = (hunter, left, prey, right)
        answer = self._reach.get(key)
        if answer is None:
            if len(self._reach) >= _MOST_KEPT:
                self._reach.clear()
            row = [self._seen(one) for one in (left, prey, right) if one]
            index = 1 if left else 0
            if left == prey or right == prey:
                # equal neighbours are one object in memory, and a species never attacks itself
                row[index] = self._seen(prey).clone()
            answer = hunting.can_attack(self._table, self._seen(hunter).clone(), row, index)
            self._reach[key] = answer
        return answer

    def _is_sheltered(self, left: int, prey: int, right: int) -> bool:
        """Say whether a trait keeps even a huge plain hunter away from *prey*."""
        key = (left, prey, right)
        answer = self._shelter.get(key)
        if answer is None:
            if len(self._shelter) >= _MOST_KEPT:
                self._shelter.clear()
            row = [self._seen(one) for one in (left, prey, right) if one]
            hunter = Species(TRACK_END, TRACK_END, mask=self._table.hunting)
            answer = bool(hunting.vetoes(self._table, row, 1 if left else 0, hunter))
            self._shelter[key] = answer
        return answer

    def _seen(self, packed: int) -> Species:
        """Return a species like the packed one."""
        species = self._species.get(packed)
        if species is None:
            if len(self._species) >= _MOST_KEPT:
                self._species.clear()
            mask = packed & _MASK
            species = self._species[packed] = Species(
                packed >> _BODY_SHIFT & 7,
                packed >> _POPULATION_SHIFT & 7,
                packed >> _FOOD_SHIFT & 7,
                packed >> _FAT_SHIFT & 7,
                mask,
                tuple([self._faces[trait] for trait in self._table.indices(mask)]),
            )
        return species
