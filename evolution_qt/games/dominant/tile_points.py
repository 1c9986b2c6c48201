"""Points for tiles: one tile, all tiles, and what the earth would bring as it lies (rules 3.1, 3.6)."""

from __future__ import annotations

from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.cards import ANIMALS, NO_ANIMAL, TUNDRA, VALUES, bonus
from evolution_qt.games.dominant.grid import CELLS
from evolution_qt.games.dominant.state import DominantState


def pay(state: DominantState, cell: int, cause: int) -> None:
    """Give the animals of a tile its points by their ranks (004:219-221)."""
    ranked = state.ranked(cell)
    for animal, points in zip(ranked, VALUES[state.ground[cell]], strict=False):
        state.score(animal, points, cause, cell)


def worth(state: DominantState, cell: int) -> list[int]:
    """Return the points that each animal would get for a tile now."""
    found = [0] * ANIMALS
    for animal, points in zip(state.ranked(cell), VALUES[state.ground[cell]], strict=False):
        found[animal] = points
    return found


def dominated(state: DominantState) -> list[int]:
    """Return how many tiles each animal dominates; the last number counts those that no animal does."""
    found = [0] * (ANIMALS + 1)
    for cell in range(CELLS):
        if state.crowd[cell]:
            found[state.dominant(cell)] += 1
    return found


def award(state: DominantState) -> list[int]:
    """Return the bonus that each animal gets where Ice Age is taken now (rules 3.6)."""
    return [bonus(count) for count in dominated(state)[:ANIMALS]]


def final(state: DominantState) -> list[int]:
    """Return the points of each animal now and for every tile once more (004:252)."""
    points = list(state.points)
    for cell in range(CELLS):
        if state.crowd[cell]:
            for animal, more in enumerate(worth(state, cell)):
                points[animal] += more
    return points


def survival(state: DominantState) -> tuple[int, int]:
    """Return who holds the Survival card and what it brings (004:234); NO_ANIMAL where no animal does."""
    holder = state.survivor()
    if holder == NO_ANIMAL:
        return NO_ANIMAL, 0
    row = holder * CELLS
    occupied = [cell for cell in range(CELLS) if state.ground[cell] == TUNDRA and state.cubes[row + cell]]
    return holder, bonus(len(occupied))


def score_all(state: DominantState) -> None:
    """Score every tile once more; dominance does not matter (004:252)."""
    for cell in range(CELLS):
        if state.crowd[cell]:
            pay(state, cell, e.FINAL)
    state.tell(e.FINAL_SCORED, NO_ANIMAL)


# Seats


def weakest(state: DominantState, points: list[int], seat: int) -> tuple[int, int]:
    """Return the lowest points of a seat's animals, and less what its animal's place in the food chain is.

    Of two equally low animals the higher one counts (rules 4). More is better.
    """
    own = [one for one in state.in_play if state.seat_of[one] == seat]
    least = min([points[one] for one in own])
    return least, -min([one for one in own if points[one] == least])


def ranks(state: DominantState, points: list[int]) -> list[tuple[int, int]]:
    """Return what the seats are ranked by: points, and the food chain breaks ties (004:253)."""
    return [weakest(state, points, seat) for seat in range(len(state.names))]


def winner(state: DominantState, points: list[int]) -> int:
    """Return the seat that wins with such points of the animals."""
    found = ranks(state, points)
    return found.index(max(found))
