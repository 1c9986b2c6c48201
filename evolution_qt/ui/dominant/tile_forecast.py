"""What decides on a tile: who leads by how little, who is paid, and who will die, as the forecast has it."""

from __future__ import annotations

from typing import NamedTuple

from evolution_qt.games.dominant import tile_points
from evolution_qt.games.dominant.cards import ANIMALS, ELEMENTS, PRINTED, TERRAINS
from evolution_qt.games.dominant.derived import at_the_end, ice_age_can_come
from evolution_qt.games.dominant.forecast import Ends, Fact, forecasts
from evolution_qt.games.dominant.grid import CELLS
from evolution_qt.games.dominant.state import OVER, DominantState


def own(state: DominantState, animal: int) -> frozenset[int]:
    """Return all animals of the seat that plays an animal; none where there is no animal."""
    if animal < 0:
        return frozenset()
    return frozenset([one for one in state.in_play if state.seat_of[one] == state.seat_of[animal]])


def lived_on(state: DominantState, animal: int) -> list[int]:
    """Return the tiles where animals live, those of an animal first; of none, as they lie."""
    living = [cell for cell in range(CELLS) if state.crowd[cell]]
    return sorted(living, key=lambda cell: animal < 0 or not state.cubes[animal * CELLS + cell])


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
    """Cubes that die here at the next Extinction as it stands."""
    may_die: int
    """Cubes that die here at most, where the mammal chooses which one it saves."""
    is_close: bool
    """Whether one disk less would let it starve here."""


def standings(state: DominantState, cell: int) -> list[TileStanding]:
    """Return the animals of a tile by the points that it would pay them, the first one first."""
    return _standings(state, cell, forecasts(state).nothing)


def every_standing(state: DominantState) -> dict[int, list[TileStanding]]:
    """Return the same for each tile where animals live."""
    nothing = forecasts(state).nothing
    return {cell: _standings(state, cell, nothing) for cell in range(CELLS) if state.crowd[cell]}


def _standings(state: DominantState, cell: int, nothing: Ends) -> list[TileStanding]:
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
        dying = nothing.span(Fact.DIES, animal, cell)
        found.append(TileStanding(animal, count, match, lead, is_tied, *dying, is_close(state, animal, cell)))
    return found


def sum_of_matches(state: DominantState, animal: int, cell: int, space: str = "") -> str:
    """Return how an animal’s matches on a tile add up: 3×2=6 for 3 of its elements and 2 of the tile’s.

    A *space* may stand around the signs.
    """
    row, tile = animal * ELEMENTS, cell * ELEMENTS
    pairs = [(state.need[row + kind], state.supply[tile + kind]) for kind in range(ELEMENTS)]
    products = [f"{own}{space}×{space}{near}" for own, near in pairs if own and near]
    total = f"{space}={space}{state.match(animal, cell)}"
    return f"{space}+{space}".join(products) + total if products else "0"


def is_close(state: DominantState, animal: int, cell: int) -> bool:
    """Return whether one disk fewer at a tile leaves an animal there without any match, before the end."""
    if state.phase == OVER:
        return False
    row = slice(animal * ELEMENTS, animal * ELEMENTS + ELEMENTS)
    near = slice(cell * ELEMENTS, cell * ELEMENTS + ELEMENTS)
    pairs = zip(state.need[row], state.supply[near], strict=True)
    return sum(supply for need, supply in pairs if need) == 1


def paid(state: DominantState, cell: int) -> list[int]:
    """Return the animals that a tile would pay, by rank."""
    return state.ranked(cell)[: len(TERRAINS[state.ground[cell]].values)]


class AnimalAccount(NamedTuple):
    """How an animal stands: its points, what they would be at the end, and where they come from."""

    points: int
    forecast: int
    """Its points if the game ended now, Ice Age taken first if it can still come."""
    award: int
    """What Ice Age would bring it now; 0 where it has been taken."""
    dominated: int
    dying: int
    tiles: int


def with_ice_age(state: DominantState) -> dict[int, int]:
    """Return what each animal would have at the end if Ice Age were taken now."""
    forecast = at_the_end(state)
    return {animal: forecast[animal] for animal in state.in_play}


def accounts(state: DominantState) -> list[AnimalAccount]:
    """Return the account of each animal, by number."""
    forecast = at_the_end(state)
    dominated = tile_points.dominated(state)
    award = tile_points.award(state) if ice_age_can_come(state) else [0] * ANIMALS
    nothing = forecasts(state).nothing
    found = []
    for animal in range(ANIMALS):
        row = state.cubes[animal * CELLS : animal * CELLS + CELLS]
        lives = [cell for cell in range(CELLS) if row[cell]]
        dying, _ = nothing.span(Fact.DEATHS, animal)
        found.append(
            AnimalAccount(
                state.points[animal], forecast[animal], award[animal], dominated[animal], dying, len(lives)
            )
        )
    return found


def elements(state: DominantState, animal: int) -> list[int]:
    """Return the elements of an animal by kind: those printed on its board, then those it has added."""
    kinds = range(ELEMENTS)
    printed = [PRINTED[animal * ELEMENTS + kind] for kind in kinds]
    found = [kind for kind in kinds for _ in range(printed[kind])]
    added = [state.need[animal * ELEMENTS + kind] - printed[kind] for kind in kinds]
    return found + [kind for kind in kinds for _ in range(added[kind])]
