"""What decides on a tile, from the position alone: who leads by how little, who dies, who is paid."""

from __future__ import annotations

from typing import NamedTuple

from evolution_qt.games.dominant import scoring
from evolution_qt.games.dominant.board import CELLS
from evolution_qt.games.dominant.cards import ANIMALS, ELEMENTS, ICE_AGE, PRINTED, VALUES
from evolution_qt.games.dominant.facts import if_ended_now
from evolution_qt.games.dominant.listing import immune
from evolution_qt.games.dominant.state import OVER, DominantState


class TileStanding(NamedTuple):
    """An animal on a tile."""

    animal: int
    cubes: int
    match: int
    lead: int
    """By how many matches it dominates; 0 if it does not."""
    is_tied: bool
    """Whether it has as many matches as any other, and another one has as many."""
    dying: int
    """Cubes that die here at the next Extinction, if one is still to come."""
    is_close: bool
    """Whether one disk less would let it starve here."""


def standings(state: DominantState, cell: int) -> list[TileStanding]:
    """Return the animals of a tile by the points that it would pay them, the first one first."""
    ranked = state.ranked(cell)
    matches = {one: state.match(one, cell) for one in ranked}
    best = max(matches.values(), default=0)
    found = []
    for animal in ranked:
        match, count = matches[animal], state.cubes[animal * CELLS + cell]
        others = [matches[one] for one in ranked if one != animal]
        second = max(others, default=0)
        lead = match - second if match > second else 0
        is_tied = match == best > 0 and match in others
        dies = match == 0 and state.phase != OVER
        dying = max(count - immune(state, animal, cell), 0) if dies else 0
        found.append(TileStanding(animal, count, match, lead, is_tied, dying, is_close(state, animal, cell)))
    return found


def is_close(state: DominantState, animal: int, cell: int) -> bool:
    """Say whether one disk fewer at a tile would leave an animal there without any match, before the end."""
    if state.phase == OVER:
        return False
    row = slice(animal * ELEMENTS, animal * ELEMENTS + ELEMENTS)
    near = slice(cell * ELEMENTS, cell * ELEMENTS + ELEMENTS)
    pairs = zip(state.need[row], state.supply[near], strict=True)
    return sum(supply for need, supply in pairs if need) == 1


def paid(state: DominantState, cell: int) -> list[int]:
    """Return the animals that a tile would pay, by rank."""
    return state.ranked(cell)[: len(VALUES[state.ground[cell]])]


class AnimalAccount(NamedTuple):
    """How an animal stands: its points, what they would be at the end, and where they come from."""

    points: int
    forecast: int
    """Its points if the game ended now, Ice Age taken first."""
    award: int
    """What Ice Age would bring it now; 0 where it has been taken."""
    dominated: int
    dying: int
    tiles: int


def with_ice_age(state: DominantState) -> dict[int, int]:
    """Return what each animal would have at the end if Ice Age were taken now."""
    forecast = if_ended_now(state)
    return {animal: forecast[animal] for animal in state.in_play}


def accounts(state: DominantState) -> list[AnimalAccount]:
    """Return the account of each animal, by number."""
    forecast = if_ended_now(state)
    dominated = scoring.dominated(state)
    award = [0] * ANIMALS if state.final_round else scoring.award(state)
    found = []
    for animal in range(ANIMALS):
        row = state.cubes[animal * CELLS : animal * CELLS + CELLS]
        lives = [cell for cell in range(CELLS) if row[cell]]
        lost = dying(state, animal)
        found.append(
            AnimalAccount(
                state.points[animal], forecast[animal], award[animal], dominated[animal], lost, len(lives)
            )
        )
    return found


def dying(state: DominantState, animal: int) -> int:
    """Return how many cubes of an animal die at the next Extinction as things stand; after the end none."""
    if state.phase == OVER:
        return 0
    row = state.cubes[animal * CELLS : animal * CELLS + CELLS]
    return sum(
        max(row[cell] - immune(state, animal, cell), 0)
        for cell in range(CELLS)
        if row[cell] and state.match(animal, cell) == 0
    )


def rounds_left(state: DominantState) -> int:
    """Return in how many turns Ice Age can come up at the earliest."""
    if state.cards >> ICE_AGE & 1:
        return 0
    open_now = state.cards.bit_count()
    left, rounds = len(state.deck), 0
    while left > 0 and rounds < 9:
        rounds += 1
        left -= max(5 - (open_now if rounds == 1 else 0), 1)
    return rounds


def elements(state: DominantState, animal: int) -> list[int]:
    """Return the elements of an animal by kind: those printed on its board, then those it has added."""
    kinds = range(ELEMENTS)
    printed = [PRINTED[animal * ELEMENTS + kind] for kind in kinds]
    found = [kind for kind in kinds for _ in range(printed[kind])]
    added = [state.need[animal * ELEMENTS + kind] - printed[kind] for kind in kinds]
    return found + [kind for kind in kinds for _ in range(added[kind])]
