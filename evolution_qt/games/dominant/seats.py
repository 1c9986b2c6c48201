"""How many animals each seat may have (rules 4), and which it has before anything is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from evolution_qt.core.record import Header
from evolution_qt.core.rng import dealt
from evolution_qt.games.dominant.cards import ANIMAL_NUMBERS, ANIMALS, BY_ALPHABET

ANIMALS_EACH: Final[Mapping[int, Sequence[int]]] = {2: (1, 3), 3: (1, 2)}
"""How many animals every seat may have with so many seats; one with all others."""


def allowed(seats: int, each: int) -> bool:
    """Say whether every one of so many seats may have so many animals."""
    return each in ANIMALS_EACH.get(seats, (1,))


def completed(chosen: Sequence[tuple[int, ...]], each: int, seed: int) -> list[tuple[int, ...]]:
    """Return the animals of all seats; those that have chosen none get theirs from the seed, by turns."""
    taken = [animal for own in chosen for animal in own]
    drawn = [one for one in dealt(BY_ALPHABET, seed, "animals", ANIMALS) if one not in taken]
    found: list[tuple[int, ...]] = []
    for own in chosen:
        if not own:
            own = tuple(sorted(drawn[:each]))
            drawn = drawn[each:]
        found.append(own)
    return found


def sides_of(header: Header) -> list[tuple[int, ...]]:
    """Return the animals of each seat of a record, none at all where its header does not make sense."""
    if header.position is None:
        chosen: list[Any] = [player.animals or () for player in header.players]
    else:
        players = header.position["players"]
        chosen = [one.get("animals", ()) if type(one) is dict else None for one in players]
    if not all(isinstance(own, (list, tuple)) for own in chosen):
        return []
    each = max(map(len, chosen)) or header.rules.get("animals_each", 1)
    if (
        type(each) is not int
        or not allowed(len(chosen), each)
        or not {len(own) for own in chosen} <= {0, each}
    ):
        return []
    taken = [animal for own in chosen for animal in own]
    is_known = all(type(animal) is str and animal in ANIMAL_NUMBERS for animal in taken)
    if not is_known or len(set(taken)) < len(taken) or each * len(chosen) > ANIMALS:
        return []
    return completed(
        [tuple(sorted(map(ANIMAL_NUMBERS.__getitem__, own))) for own in chosen], each, header.seed
    )
