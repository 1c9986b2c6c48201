"""The start of a game: tiles, disks, cubes, cards and the first draws (004:80-123, notation part 4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evolution_qt.core.rng import dealt
from evolution_qt.games.dominant.cards import (
    ANIMALS,
    COPIES,
    DECK,
    DISKS_EACH,
    ELEMENTS,
    FACE_UP,
    ICE_AGE,
    OWN,
    START_DISKS,
    START_SPECIES,
    START_TERRAINS,
    TUNDRA,
    cubes_each,
    pawns_each,
)
from evolution_qt.games.dominant.grid import CELLS, CENTRE, START_CELLS, START_CORNERS
from evolution_qt.games.dominant.options import DominantRules
from evolution_qt.games.dominant.round_course import begin_round, draw_boxes
from evolution_qt.games.dominant.state import DominantState

LARGE_TILES: Final = tuple(
    [terrain for terrain, count in enumerate(COPIES) if terrain != TUNDRA for _ in range(count)]
)
"""All large tiles in alphabetical order."""
STACKS: Final = 3


def seats_of(animals: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Return the seat of each animal, -1 for those not in play and for the number that is no animal."""
    found = [-1] * (ANIMALS + 1)
    for seat, own in enumerate(animals):
        for animal in own:
            found[animal] = seat
    return tuple(found)


def new_state(
    rules: DominantRules, names: tuple[str | None, ...], animals: Sequence[Sequence[int]], seed: int
) -> DominantState:
    """Return a game with everything laid out; the first draws are still to come."""
    state = DominantState(rules, names, seats_of(animals))
    state.seed = seed
    lay_earth(state)
    lay_disks(state)
    for animal in state.in_play:
        state.pawns[animal] = pawns_each(len(state.in_play))
        state.pool[animal] = cubes_each(len(state.in_play))
    lay_cubes(state)
    state.deck, state.cards = dealt_cards(state.rules, seed, 0)
    return state


def begin(state: DominantState) -> None:
    """Draw the first disks and begin the first round."""
    draw_boxes(state)
    begin_round(state)


def lay_earth(state: DominantState) -> None:
    """Lay the first seven tiles, the centre under tundra, and the three stacks (004:82-91)."""
    tiles = list(LARGE_TILES)
    if state.rules.earth == "random":
        rest = dealt(tiles, state.seed, "tiles", len(tiles))
        laid = rest[: len(START_CELLS)]
        rest = rest[len(START_CELLS) :]
    else:
        laid = list(START_TERRAINS)
        for terrain in laid:
            tiles.remove(terrain)
        rest = dealt(tiles, state.seed, "tiles", len(tiles))
    for cell, terrain in zip(START_CELLS, laid, strict=True):
        state.lay_tile(cell, terrain)
    state.ground[CENTRE] = TUNDRA
    state.tundra -= 1
    stack(state, rest)


def stack(state: DominantState, tiles: Sequence[int]) -> None:
    """Make the three stacks of tiles, the first one dealt on top, and turn up their tops."""
    rest = list(tiles)
    stacks: list[tuple[int, ...]] = []
    for left in range(STACKS, 0, -1):
        count = -(-len(rest) // left)
        stacks.append(tuple(rest[:count][::-1]))
        rest = rest[count:]
    state.face_up = tuple([one[-1] if one else 0 for one in stacks])
    state.stacks = tuple([one[:-1] for one in stacks])


def lay_disks(state: DominantState) -> None:
    """Put the rest of all disks in the bag and twelve on their corners (004:97-103)."""
    for element in range(ELEMENTS):
        state.bag[element] = DISKS_EACH
    disks = list(START_DISKS)
    if state.rules.start_elements == "random":
        everything = [element for element in range(ELEMENTS) for _ in range(DISKS_EACH)]
        drawn = dealt(everything, state.seed, "start", len(START_CORNERS))
        disks = list(zip(START_CORNERS, drawn, strict=True))
    for corner, element in disks:
        state.put_disk(element, corner)
        state.bag[element] -= 1


def lay_cubes(state: DominantState) -> None:
    """Put the first cubes of each animal on earth, with points for those that have few (004:108-123)."""
    if not state.rules.is_by_element:
        for animal in state.in_play:
            for cell, count in START_SPECIES[animal]:
                state.add_cubes(animal, cell, count)
        return
    counts = [0] * ANIMALS
    for animal in state.in_play:
        for cell in range(CELLS):
            count = state.supply[cell * ELEMENTS + OWN[animal]]
            if count and state.ground[cell] not in (0, TUNDRA):
                state.add_cubes(animal, cell, count)
                counts[animal] += count
    for animal in state.in_play:
        state.points[animal] = max(counts) - counts[animal]


def dealt_cards(rules: DominantRules, seed: int, gone: int) -> tuple[tuple[int, ...], int]:
    """Return the deck, its top last, and the mask of the cards turned up, from all that are not gone."""
    cards = [card for card in DECK if not gone >> card & 1]
    drawn = dealt(cards, seed, "deck", len(cards))[rules.drop_cards :]
    if not gone >> ICE_AGE & 1:
        drawn.append(ICE_AGE)
    return tuple(drawn[FACE_UP:][::-1]), sum([1 << card for card in drawn[:FACE_UP]])
