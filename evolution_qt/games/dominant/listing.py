"""The legal steps of each question, listed only for the one that is asked, and a random one of the longest.

A lister returns what the question offers without `pass`; `steps_of` adds that where the question may be
passed. The order is fixed: by cell or corner, then by number.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, compress
from typing import Final

from evolution_qt.core.rng import Rng
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant import steps as s
from evolution_qt.games.dominant.cards import (
    ABUNDANCE,
    ADAPTATION,
    ANIMAL_REF,
    ANIMALS,
    BIRD,
    CARD_REF,
    CARDS,
    CELL_REF,
    CORNER_REF,
    DEPLETION,
    ELEMENT_REF,
    ELEMENTS,
    INITIATIVE_AT,
    LIMITS,
    MAMMAL,
    MOST_ELEMENTS,
    PRINTED,
    SEA,
    SPACE_REF,
    SPACES,
    STACK_REF,
    TUNDRA,
    VACANT,
    WANDERLUST,
    WASTELAND,
    WETLAND,
)
from evolution_qt.games.dominant.grid import CELLS, CELLS_AT, CORNERS, CORNERS_OF, NEIGHBOURS, cells_in
from evolution_qt.games.dominant.state import DominantState

MOST_AQUATIC: Final = 4
"""Cubes that Aquatic brings at most (rules 2)."""
MOST_HIBERNATING: Final = 5
"""Cubes that Hibernation brings back at most (rules 2)."""
WATERS: Final = (SEA, WETLAND)

_CELLS: Final = tuple(range(CELLS))
_CORNERS: Final = tuple(range(CORNERS))
_ANIMALS: Final = tuple(range(ANIMALS))
_ELEMENTS: Final = tuple(range(ELEMENTS))


def steps_of(state: DominantState, question: int) -> list[int]:
    """Return all legal answers to a question."""
    kind = question & q.KIND_BITS
    if kind == q.PLAN:
        return list(compress(s.PLANS, state.spaces.translate(s.IS_NOBODYS)))
    result = LISTERS[kind](state, question)
    if not q.COMPULSORY >> kind & 1:
        result.append(s.PASS_STEP)
    return result


def offered(state: DominantState, question: int) -> list[int]:
    """Return the answers to a question that are not `pass`."""
    return LISTERS[question & q.KIND_BITS](state, question)


# Pawns


def _spaces(state: DominantState, question: int) -> list[int]:
    if not state.pawns[question >> 6 & 7]:
        return []
    return list(compress(s.PLANS, state.spaces.translate(s.IS_NOBODYS)))


def _replants(state: DominantState, question: int) -> list[int]:
    """Return the vacant spaces, but not the one that the pawn has just left (rules 5.3)."""
    result = _spaces(state, question)
    if not state.rules.initiative_again and result and result[0] == s.PLANS[INITIATIVE_AT]:
        del result[0]
    return result


def _initiative(state: DominantState, question: int) -> list[int]:
    """Return whether to swap; the first on the track has nothing to decide (rules 5.2)."""
    return [] if state.initiative[0] == question >> 6 & 7 else [s.SWAP_STEP, s.KEEP_STEP]


# Elements


def in_box(state: DominantState, box: int) -> bytearray:
    """Return how many disks of each kind lie in a box of the display."""
    return state.boxes[box * ELEMENTS : box * ELEMENTS + ELEMENTS]


def _adaptation(state: DominantState, question: int) -> list[int]:
    if state.elements_of(question >> 6 & 7) >= MOST_ELEMENTS:
        return []
    return [
        s.step(s.TAKE, ELEMENT_REF + element) for element in compress(_ELEMENTS, in_box(state, ADAPTATION))
    ]


def _regression(state: DominantState, question: int) -> list[int]:
    """Return every choice of as many kinds as there are protections (004:151-153)."""
    threatened = [one for one in _ELEMENTS if question >> q.MASK_SHIFT >> one & 1]
    return [
        s.step(s.PROTECT, 0, 0, sum([1 << one for one in kept]))
        for kept in combinations(threatened, question >> 9 & 63)
    ]


def _abundance(state: DominantState, question: int) -> list[int]:
    return _placed(state, in_box(state, ABUNDANCE))


def _habitat(state: DominantState, question: int) -> list[int]:
    return _placed(state, state.bag)


def _placed(state: DominantState, elements: bytearray) -> list[int]:
    """Return each of some kinds on each vacant corner of earth."""
    vacant = state.disks.translate(s.IS_NOBODYS)
    result: list[int] = []
    for element in compress(_ELEMENTS, elements):
        result += compress(s.PLACES[element], vacant)
    return result


def _wasteland(state: DominantState, question: int) -> list[int]:
    return [
        s.step(s.RETURN, ELEMENT_REF + element) for element in compress(_ELEMENTS, in_box(state, WASTELAND))
    ]


def _depletion(state: DominantState, question: int) -> list[int]:
    box = in_box(state, DEPLETION)
    return [
        s.step(s.REMOVE, CORNER_REF + corner)
        for corner in compress(_CORNERS, state.disks.translate(s.IS_ANY_DISK))
        if box[state.disks[corner]]
    ]


# Tiles


def freezable(state: DominantState) -> int:
    """Return the tiles beside tundra that are none, a bit each; no tile without a tundra tile left."""
    ground = state.ground
    found = 0
    if state.tundra:
        cell = ground.find(TUNDRA)
        while cell >= 0:
            for other in NEIGHBOURS[cell]:
                if ground[other] and ground[other] != TUNDRA:
                    found |= 1 << other
            cell = ground.find(TUNDRA, cell + 1)
    return found


def _glaciation(state: DominantState, question: int) -> list[int]:
    return [s.at_cell(s.GLACIATE, cell) for cell in cells_in(freezable(state))]


def _speciation(state: DominantState, question: int) -> list[int]:
    """Return the disks of the kind; without cubes in the pool nothing could come of it (rules 8, 30)."""
    if not state.pool[question >> 6 & 7]:
        return []
    disks = state.disks.translate(s.IS_DISK[question >> 9 & 63])
    return [s.step(s.SPECIATE, 0, CORNER_REF + corner) for corner in compress(_CORNERS, disks)]


def _speciate(state: DominantState, question: int) -> list[int]:
    pool = state.pool[question >> 6 & 7]
    mask = question >> q.MASK_SHIFT
    return [
        s.at_cell(s.ADD, cell, 0, count)
        for cell in _CELLS
        if mask >> cell & 1
        for count in range(1, min(LIMITS[state.ground[cell]], pool) + 1)
    ]


def _insect(state: DominantState, question: int) -> list[int]:
    return list(compress(s.ADD_ONE, state.ground)) if state.pool[question >> 6 & 7] else []


def _wanderlust(state: DominantState, question: int) -> list[int]:
    around, ground = state.around, state.ground
    cells = [cell for cell in _CELLS if around[cell] and not ground[cell]]
    return [
        s.at_cell(s.EXPLORE, cell, STACK_REF + stack)
        for stack in range(1, 4)
        if state.face_up[stack - 1]
        for cell in cells
    ]


def _wanderlust_element(state: DominantState, question: int) -> list[int]:
    corners = [one for one in CORNERS_OF[question >> 9 & 63] if state.disks[one] == VACANT]
    return [
        s.PLACES[element][corner]
        for element in compress(_ELEMENTS, in_box(state, WANDERLUST))
        for corner in corners
    ]


def _wanderlust_move(state: DominantState, question: int) -> list[int]:
    row = (question >> 6 & 7) * CELLS
    mask = question >> q.MASK_SHIFT
    return [
        s.at_cell(s.MOVE, question >> 9 & 63, CELL_REF + cell, count)
        for cell in _CELLS
        if mask >> cell & 1
        for count in range(1, state.cubes[row + cell] + 1)
    ]


def _migration(state: DominantState, question: int) -> list[int]:
    """Return the steps of cubes that have not moved yet, away from each tile (004:206)."""
    animal = question >> 6 & 7
    left = question >> 9 & 63
    own = state.cubes[animal * CELLS : animal * CELLS + CELLS]
    arrived = state.arrived
    near = state.near
    result: list[int] = []
    for cell in compress(_CELLS, own):
        count = own[cell] - arrived[cell]
        if count > 0:
            most = count if count < left else left
            if animal == BIRD:
                result += s.flights(cell, state.flown(cell), most)
            else:
                result += near[cell][most]
    return result


# Rivals


def _arachnid(state: DominantState, question: int) -> list[int]:
    return _rivals(state, question >> 6 & 7, -1)


def _competition(state: DominantState, question: int) -> list[int]:
    return _rivals(state, question >> 6 & 7, question >> q.MASK_SHIFT)


def _rivals(state: DominantState, animal: int, terrains: int) -> list[int]:
    """Return the rivals beside an animal, on tiles of some terrains; -1 is all of them."""
    cubes, crowd, ground = state.cubes, state.crowd, state.ground
    own = cubes[animal * CELLS : animal * CELLS + CELLS]
    result: list[int] = []
    for cell in compress(_CELLS, own):
        if terrains >> ground[cell] & 1 and crowd[cell] > own[cell]:
            for other in compress(_ANIMALS, cubes[cell::CELLS]):
                if other != animal:
                    result.append(s.at_cell(s.ELIMINATE, cell, ANIMAL_REF + other))
    return result


def _predator(state: DominantState, question: int) -> list[int]:
    animal = question >> 6 & 7
    return [one for one in _victims(state, question) if one & 0xFFF != ANIMAL_REF + animal]


def _victims(state: DominantState, question: int) -> list[int]:
    """Return every animal on the tiles that are still open."""
    mask = question >> q.MASK_SHIFT
    return [
        s.at_cell(s.ELIMINATE, cell, ANIMAL_REF + animal)
        for cell in _CELLS
        if mask >> cell & 1
        for animal in compress(_ANIMALS, state.cubes[cell::CELLS])
    ]


def _evolution(state: DominantState, question: int) -> list[int]:
    animal = question >> 6 & 7
    replaced = (question >> q.MASK_SHIFT) - 1
    if not state.pool[animal]:
        return []
    return [
        s.at_cell(s.REPLACE, cell, ANIMAL_REF + other)
        for cell in compress(_CELLS, state.crowd)
        for other in compress(_ANIMALS, state.cubes[cell::CELLS])
        if other not in (animal, replaced)
    ]


# Domination and cards


def _domination(state: DominantState, question: int) -> list[int]:
    scored = state.scored
    return [s.at_cell(s.SCORE, cell) for cell in compress(_CELLS, state.crowd) if not scored >> cell & 1]


def _card(state: DominantState, question: int) -> list[int]:
    return [s.step(s.CARD, CARD_REF + card) for card in range(1, len(CARDS)) if state.cards >> card & 1]


def wet_corners(state: DominantState) -> list[int]:
    """Return the vacant corners of sea and wetland tiles (rules 2, Aquatic)."""
    return [
        corner
        for corner in compress(_CORNERS, state.disks.translate(s.IS_NOBODYS))
        if any(state.ground[cell] in WATERS for cell in CELLS_AT[corner])
    ]


def _aquatic(state: DominantState, question: int) -> list[int]:
    corners = wet_corners(state)
    return [s.PLACES[element][corner] for element in compress(_ELEMENTS, state.bag) for corner in corners]


def _aquatic_species(state: DominantState, question: int) -> list[int]:
    return _added(cells_in(question >> q.MASK_SHIFT), min(MOST_AQUATIC, state.pool[question >> 6 & 7]))


def _fecundity(state: DominantState, question: int) -> list[int]:
    return _added(cells_in(question >> q.MASK_SHIFT), min(1, state.pool[question >> 6 & 7]))


def _hibernation(state: DominantState, question: int) -> list[int]:
    most = min(MOST_HIBERNATING, state.eliminated[question >> 6 & 7])
    return _added(list(compress(_CELLS, state.ground)), most)


def _added(cells: list[int], most: int) -> list[int]:
    return [s.at_cell(s.ADD, cell, 0, count) for cell in cells for count in range(1, most + 1)]


def _blight(state: DominantState, question: int) -> list[int]:
    result: list[int] = []
    for cell in compress(_CELLS, state.ground):
        corners = [one for one in CORNERS_OF[cell] if state.disks[one] < ELEMENTS]
        if len(corners) < 2:
            result.append(s.at_cell(s.BLIGHT, cell))
        else:
            result += [s.at_cell(s.BLIGHT, cell, CORNER_REF + corner) for corner in corners]
    return result


def _catastrophe(state: DominantState, question: int) -> list[int]:
    result: list[int] = []
    for cell in compress(_CELLS, state.ground):
        if state.crowd[cell]:
            for animal in compress(_ANIMALS, state.cubes[cell::CELLS]):
                result.append(s.at_cell(s.CATASTROPHE, cell, ANIMAL_REF + animal))
        else:
            result.append(s.at_cell(s.CATASTROPHE, cell))
    return result


def losable(state: DominantState, animal: int) -> list[int]:
    """Return the kinds of which an animal has disks beside the printed ones."""
    row = animal * ELEMENTS
    return [one for one in _ELEMENTS if state.need[row + one] > PRINTED[row + one]]


def _disease(state: DominantState, question: int) -> list[int]:
    return [s.step(s.LOSE, ELEMENT_REF + one) for one in losable(state, question >> 6 & 7)]


def _immigrants(state: DominantState, question: int) -> list[int]:
    animal = question >> 6 & 7
    result = _disease(state, question)
    if state.pawns[animal]:
        result.append(s.LOSE_PAWN_STEP)
    else:
        for space in range(SPACES):
            if state.spaces[space] == animal:
                result.append(s.step(s.LOSE_PAWN, 0, SPACE_REF + space))
    result.append(s.LOSE_SPECIES_STEP)
    return result


def _metamorphosis(state: DominantState, question: int) -> list[int]:
    return [
        s.step(s.EXCHANGE, ELEMENT_REF + given, ELEMENT_REF + taken)
        for given in losable(state, question >> 6 & 7)
        for taken in compress(_ELEMENTS, state.bag)
    ]


def _fertile(state: DominantState, question: int) -> list[int]:
    row = (question >> 6 & 7) * CELLS
    return [s.at_cell(s.CHOOSE, cell) for cell in compress(_CELLS, state.cubes[row : row + CELLS])]


def _mass_exodus(state: DominantState, question: int) -> list[int]:
    return [s.at_cell(s.CHOOSE, cell) for cell in compress(_CELLS, state.ground)]


def _exodus(state: DominantState, question: int) -> list[int]:
    cell = question >> 9 & 63
    return [
        s.at_cell(s.MOVE, to, CELL_REF + cell, animal + 1 << s.ANIMAL_SHIFT | count)
        for animal in compress(_ANIMALS, state.cubes[cell::CELLS])
        for to in NEIGHBOURS[cell]
        if state.ground[to]
        for count in range(1, state.cubes[animal * CELLS + cell] + 1)
    ]


# Reset


def dying(state: DominantState, animal: int) -> list[tuple[int, int]]:
    """Return the tiles where cubes of an animal will die in Extinction, and how many (004:228-230).

    Cubes that Hibernation brought this turn are safe, as many as are still there (rules 5.16).
    """
    row = state.cubes[animal * CELLS : animal * CELLS + CELLS]
    found: list[tuple[int, int]] = []
    for cell in compress(_CELLS, row):
        if state.match(animal, cell) == 0:
            count = row[cell] - immune(state, animal, cell)
            if count > 0:
                found.append((cell, count))
    return found


def immune(state: DominantState, animal: int, cell: int) -> int:
    """Return how many cubes Hibernation has brought to a tile this turn."""
    place = cell * ANIMALS + animal
    return sum([one & 63 for one in state.hibernating if one >> 6 == place])


def _rescue(state: DominantState, question: int) -> list[int]:
    return [s.at_cell(s.RESCUE, cell) for cell, _ in dying(state, MAMMAL)]


LISTERS: Final[tuple[Callable[[DominantState, int], list[int]], ...]] = (
    _spaces,
    _replants,
    _spaces,
    _initiative,
    _adaptation,
    _regression,
    _abundance,
    _wasteland,
    _depletion,
    _glaciation,
    _glaciation,
    _speciation,
    _speciate,
    _insect,
    _wanderlust,
    _wanderlust_element,
    _wanderlust_move,
    _migration,
    _arachnid,
    _competition,
    _domination,
    _card,
    _aquatic,
    _aquatic_species,
    _victims,
    _blight,
    _catastrophe,
    _victims,
    _disease,
    _evolution,
    _fecundity,
    _fertile,
    _habitat,
    _hibernation,
    _immigrants,
    _mass_exodus,
    _exodus,
    _metamorphosis,
    _predator,
    _rescue,
)
"""What lists the answers to each kind of question."""


# A random one without a list


def sampled(state: DominantState, question: int, rng: Rng) -> int:
    """Return a random legal answer, each as likely as any other, without a list where that would be long.

    Spaces and corners are drawn until one is vacant: a question is asked only where there is one.
    """
    kind = question & q.KIND_BITS
    if kind == q.PLAN:
        spaces = state.spaces
        while True:
            space = rng.below(SPACES)
            if spaces[space] == VACANT:
                return s.PLANS[space]
    if kind == q.ABUNDANCE or kind == q.HABITAT:
        disks = state.disks
        kinds = list(compress(_ELEMENTS, in_box(state, ABUNDANCE) if kind == q.ABUNDANCE else state.bag))
        if kind == q.ABUNDANCE:  # one of all that are listed may be to pass
            choices = len(kinds) * disks.count(VACANT) + 1
            if rng.below(choices) == 0:
                return s.PASS_STEP
        row = s.PLACES[kinds[rng.below(len(kinds))]]
        while True:
            corner = rng.below(CORNERS)
            if disks[corner] == VACANT:
                return row[corner]
    if kind == q.MIGRATION:
        return _sampled_migration(state, question, rng)
    steps = state.options
    if steps is None:
        steps = steps_of(state, question)
    return steps[rng.below(len(steps))]


def _sampled_migration(state: DominantState, question: int, rng: Rng) -> int:
    animal = question >> 6 & 7
    left = question >> 9 & 63
    own = state.cubes[animal * CELLS : animal * CELLS + CELLS]
    arrived = state.arrived
    near = state.near
    is_bird = animal == BIRD
    counts: list[int] = []
    cells = list(compress(_CELLS, own))
    total = 1
    for cell in cells:
        count = own[cell] - arrived[cell]
        if count > left:
            count = left
        if count > 0:
            total += len(state.flown(cell)) * count if is_bird else len(near[cell][count])
        counts.append(total)
    at = rng.below(total)
    if not at:
        return s.PASS_STEP
    place = 0
    while at >= counts[place]:
        place += 1
    at -= counts[place - 1] if place else 1
    cell = cells[place]
    count = min(own[cell] - arrived[cell], left)
    if is_bird:
        return s.flight(cell, state.flown(cell)[at // count], at % count + 1)
    return near[cell][count][at]
