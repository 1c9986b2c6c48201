"""What the 26 cards do when they are taken (rules 2).

"You" is the animal that has taken the card. A card does as much as is possible; where something is to be
chosen, the question joins the pending ones.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from typing import Final

from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant.cards import (
    ANIMALS,
    BIODIVERSITY,
    BIOMASS,
    CELL_REF,
    COLD_SNAP,
    ECODIVERSITY,
    ELEMENTS,
    ICE_AGE,
    INTELLIGENCE,
    MOST_ELEMENTS,
    NICHE_BIOMES,
    NO_ANIMAL,
    OMNIVORE,
    PARASITISM,
    SYMBIOTIC,
    TUNDRA,
    bonus,
    first_value,
)
from evolution_qt.games.dominant.grid import CELLS, CELLS_AT, CORNERS, CORNERS_OF, NEIGHBOURS
from evolution_qt.games.dominant.listing import WATERS, freezable, losable
from evolution_qt.games.dominant.questions import question
from evolution_qt.games.dominant.round_course import ask
from evolution_qt.games.dominant.state import DominantState
from evolution_qt.games.dominant.tile_points import award

_CELLS: Final = tuple(range(CELLS))
_ANIMALS: Final = tuple(range(ANIMALS))
_CORNERS: Final = tuple(range(CORNERS))


def _own_cells(state: DominantState, animal: int) -> list[int]:
    return list(compress(_CELLS, state.cubes[animal * CELLS : animal * CELLS + CELLS]))


def _is_shared(state: DominantState, animal: int, cell: int) -> bool:
    return state.crowd[cell] > state.cubes[animal * CELLS + cell]


def _mask(cells: list[int]) -> int:
    return sum([1 << cell for cell in cells])


def _aquatic(state: DominantState, animal: int, cell: int) -> None:
    """Ask for an element; where it has no place, for cubes alone (rules 5.18)."""
    if not ask(state, question(q.AQUATIC, animal)):
        wet = [one for one in _CELLS if state.ground[one] in WATERS]
        ask(state, question(q.AQUATIC_SPECIES, animal, 0, _mask(wet)))


def _biodiversity(state: DominantState, animal: int, cell: int) -> None:
    shared = [one for one in _own_cells(state, animal) if _is_shared(state, animal, one)]
    state.score(animal, len(shared), BIODIVERSITY)


def _biomass(state: DominantState, animal: int, cell: int) -> None:
    """Thin out the tiles that are too full now; an animal alone loses its cube unasked (rules 5.31)."""
    opened = 0
    for one in compress(_CELLS, state.crowd):
        if state.crowd[one] <= sum(state.supply[one * ELEMENTS : one * ELEMENTS + ELEMENTS]):
            continue
        living = list(compress(_ANIMALS, state.cubes[one::CELLS]))
        if len(living) == 1:
            state.eliminate(living[0], one, 1, BIOMASS, NO_ANIMAL)
        else:
            opened |= 1 << one
    if opened:
        ask(state, question(q.BIOMASS, animal, 0, opened))


def _cold_snap(state: DominantState, animal: int, cell: int) -> None:
    for other in state.in_play:
        if other != animal:
            for one in _own_cells(state, other):
                if state.ground[one] == TUNDRA:
                    state.eliminate(other, one, 1, COLD_SNAP, NO_ANIMAL)


def _disease(state: DominantState, animal: int, cell: int) -> None:
    """Ask all that have more elements, in the order of the food chain (rules 5.21)."""
    own = state.elements_of(animal)
    for other in reversed(state.in_play):
        if state.elements_of(other) > own and losable(state, other):
            state.push(question(q.DISEASE, other))


def _ecodiversity(state: DominantState, animal: int, cell: int) -> None:
    row = animal * ELEMENTS
    disks = [one for one in list(state.disks) if one < ELEMENTS and state.need[row + one]]
    state.score(animal, len(disks), ECODIVERSITY)


def _evolution(state: DominantState, animal: int, cell: int) -> None:
    ask(state, question(q.EVOLUTION, animal, 2))


def _fecundity(state: DominantState, animal: int, cell: int) -> None:
    ask(state, question(q.FECUNDITY, animal, 0, _mask(_own_cells(state, animal))))


def _ice_age(state: DominantState, animal: int, cell: int) -> None:
    """Award the bonus for all tiles dominated; the round is the last (004:26)."""
    bonuses = award(state)
    for other in state.in_play:
        state.score(other, bonuses[other], ICE_AGE)
    state.final_round = state.round
    state.tell(e.LAST_TURN, NO_ANIMAL, amount=state.round)


def _immigrants(state: DominantState, animal: int, cell: int) -> None:
    for other in reversed(state.in_play):
        state.push(question(q.IMMIGRANTS, other))


def _instinct(state: DominantState, animal: int, cell: int) -> None:
    if state.pawns[animal]:
        ask(state, question(q.INSTINCT, animal))


def _intelligence(state: DominantState, animal: int, cell: int) -> None:
    for other in state.in_play:
        if other <= animal:
            state.gain_pawn(other, INTELLIGENCE)


def _omnivore(state: DominantState, animal: int, cell: int) -> None:
    state.gain_pawn(animal, OMNIVORE)


def _parasitism(state: DominantState, animal: int, cell: int) -> None:
    for other in state.in_play:
        if other >= animal:
            state.gain_pawn(other, PARASITISM)


def _niche_biomes(state: DominantState, animal: int, cell: int) -> None:
    value = first_value(state.ground[cell])
    own = state.points[animal]
    for other in state.in_play:
        if state.points[other] > own:
            state.score(other, -value, NICHE_BIOMES)


def _nocturnal(state: DominantState, animal: int, cell: int) -> None:
    if state.initiative[0] != animal:
        move_forward(state, animal)


def move_forward(state: DominantState, animal: int, cause: int = -1) -> None:
    """Swap the marker of an animal with the one to its left (004:141)."""
    track = list(state.initiative)
    at = track.index(animal)
    track[at - 1], track[at] = animal, track[at - 1]
    state.initiative = tuple(track)
    state.tell(e.TRACK_SWAPPED, animal, amount=at - 1, cause=cause)


def _predator(state: DominantState, animal: int, cell: int) -> None:
    hunted = [one for one in _own_cells(state, animal) if _is_shared(state, animal, one)]
    ask(state, question(q.PREDATOR, animal, 0, _mask(hunted)))


def _symbiotic(state: DominantState, animal: int, cell: int) -> None:
    """Let the taker draw, then all that have fewer elements, down the food chain (rules 5.19)."""
    own = state.elements_of(animal)
    drawing = [animal] + [one for one in state.in_play if state.elements_of(one) < own]
    drawing = [one for one in drawing if state.elements_of(one) < MOST_ELEMENTS]
    if drawing:
        for other, element in zip(drawing, state.draw_disks(len(drawing)), strict=False):
            if state.sink is not None:
                state.tell(e.DISKS_DRAWN, other, 320 + element, cause=SYMBIOTIC)
            state.gain_element(other, element, SYMBIOTIC)


def _ask_only(kind: int) -> Callable[[DominantState, int, int], None]:
    """Return the effect of a card that asks one question and does nothing else."""

    def effect(state: DominantState, animal: int, cell: int) -> None:
        ask(state, question(kind, animal))

    return effect


EFFECTS: Final[tuple[Callable[[DominantState, int, int], None], ...]] = (
    _ask_only(q.CARD),
    _aquatic,
    _biodiversity,
    _biomass,
    _ask_only(q.BLIGHT),
    _ask_only(q.CATASTROPHE),
    _cold_snap,
    _disease,
    _ecodiversity,
    _evolution,
    _fecundity,
    _ask_only(q.FERTILE),
    _ask_only(q.HABITAT),
    _ask_only(q.HIBERNATION),
    _ice_age,
    _ask_only(q.ICE_SHEET),
    _immigrants,
    _instinct,
    _intelligence,
    _ask_only(q.MASS_EXODUS),
    _ask_only(q.METAMORPHOSIS),
    _niche_biomes,
    _nocturnal,
    _omnivore,
    _parasitism,
    _predator,
    _symbiotic,
)
"""The effect of each card by its number; the first is never used."""


# What answers to cards do beside the actions


def freeze(state: DominantState, animal: int, cell: int) -> None:
    """Lay a tundra tile on another one, with all that follows (004:173-179)."""
    assert freezable(state) >> cell & 1, "not beside tundra"
    state.tundra -= 1
    state.tell(e.TILE_FROZEN, animal, 0, CELL_REF + cell)
    near = [one for one in NEIGHBOURS[cell] if state.ground[one] == TUNDRA]
    state.ground[cell] = TUNDRA
    for corner in _CORNERS:
        if state.disks[corner] < ELEMENTS:
            cells = CELLS_AT[corner]
            if len(cells) == 3 and all(state.ground[one] == TUNDRA for one in cells):
                state.lift_disk(corner, NO_ANIMAL, e.MELTING)
    state.score(animal, bonus(len(near)), e.NEIGHBOURS, cell)
    for other in compress(_ANIMALS, state.cubes[cell::CELLS]):
        state.send_home(other, cell)


def blight(state: DominantState, cell: int, kept: int, animal: int) -> None:
    """Remove all disks of a tile but the one on corner *kept*."""
    corners = [one for one in CORNERS_OF[cell] if state.disks[one] < ELEMENTS]
    if len(corners) > 1:
        for corner in corners:
            if corner != kept:
                state.lift_disk(corner, animal, -1)


def catastrophe(state: DominantState, animal: int, cell: int, survivor: int) -> None:
    """Leave one cube on a tile, then ask for one victim on each tile beside it."""
    for other in compress(_ANIMALS, state.cubes[cell::CELLS]):
        count = state.cubes[other * CELLS + cell] - (other == survivor)
        if count:
            state.eliminate(other, cell, count, -1, animal)
    struck = [one for one in NEIGHBOURS[cell] if state.crowd[one]]
    ask(state, question(q.CATASTROPHE_VICTIMS, animal, 0, _mask(struck)))


def leave_one(state: DominantState, animal: int) -> None:
    """Eliminate all cubes of an animal but one on each tile (Immigrants)."""
    for cell in _own_cells(state, animal):
        count = state.cubes[animal * CELLS + cell] - 1
        if count:
            state.eliminate(animal, cell, count, -1, animal)
