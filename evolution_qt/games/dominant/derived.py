"""What follows from a position: matches, dominance, danger, points (notation, part 2)."""

from __future__ import annotations

from evolution_qt.core.plain import Plain
from evolution_qt.games.dominant import tile_points
from evolution_qt.games.dominant.cards import ANIMAL_KEYS, ICE_AGE, NO_ANIMAL
from evolution_qt.games.dominant.grid import CELL_NAMES, CELLS
from evolution_qt.games.dominant.state import OVER, DominantState


def facts(state: DominantState) -> dict[str, Plain]:
    """Return what follows from a position, with the keys of the notation."""
    living = [cell for cell in range(CELLS) if state.crowd[cell]]
    dominant = {cell: state.dominant(cell) for cell in living}
    holder = state.survivor()
    now = standing(state)
    return {
        "match": {CELL_NAMES[cell]: _match(state, cell) for cell in living},
        "dominant": {CELL_NAMES[at]: ANIMAL_KEYS[one] for at, one in dominant.items() if one != NO_ANIMAL},
        "endangered": {
            CELL_NAMES[cell]: [ANIMAL_KEYS[one] for one in found]
            for cell in living
            if (found := [one for one in state.in_play if state.is_endangered(one, cell)])
        },
        "score": {CELL_NAMES[cell]: _score(state, cell) for cell in living},
        "survivor": None if holder == NO_ANIMAL else ANIMAL_KEYS[holder],
        "scores": [one[0] for one in tile_points.ranks(state, now)],
        "winners": [tile_points.winner(state, now)],
        "if_ended_now": [one[0] for one in tile_points.ranks(state, if_ended_now(state))],
    }


def standing(state: DominantState) -> list[int]:
    """Return the points of each animal with those that final scoring would bring on earth as it lies."""
    return list(state.points) if state.phase == OVER else tile_points.final(state)


def if_ended_now(state: DominantState) -> list[int]:
    """Return the same if Ice Age were taken now: its award comes first, unless the last round has begun."""
    return standing(state) if state.final_round else at_the_end(state)


def ice_age_can_come(state: DominantState) -> bool:
    """Return whether Ice Age can still be taken: it has not been, and lies open if this is the last round."""
    if state.phase == OVER or state.gone >> ICE_AGE & 1:
        return False
    return not state.final_round or bool(state.cards >> ICE_AGE & 1)


def at_the_end(state: DominantState) -> list[int]:
    """Return what each animal would have at the end, Ice Age taken before that if it can still come."""
    points = standing(state)
    if not ice_age_can_come(state):
        return points
    return [one + more for one, more in zip(points, tile_points.award(state), strict=True)]


def _match(state: DominantState, cell: int) -> dict[str, Plain]:
    living = [one for one in state.in_play if state.cubes[one * CELLS + cell]]
    return {ANIMAL_KEYS[one]: state.match(one, cell) for one in living}


def _score(state: DominantState, cell: int) -> dict[str, Plain]:
    worth = tile_points.worth(state, cell)
    return {ANIMAL_KEYS[one]: worth[one] for one in state.in_play if worth[one]}
