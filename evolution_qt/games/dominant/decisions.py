"""What each answer does: the decisions of the twelve actions, of cards and of Reset (rules 3.3).

Every function gets the state, the question, which is still the last one pending, and the step that answers
it; it takes the question off, or asks what is left of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from evolution_qt.games.dominant import effects
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant import steps as s
from evolution_qt.games.dominant.cards import (
    ABUNDANCE,
    ADAPTATION,
    CARD_REF,
    CELL_REF,
    CORNER_REF,
    ELEMENT_REF,
    ELEMENTS,
    FERTILE,
    NO_ANIMAL,
    SPACE_REF,
    STACK_REF,
    WANDERLUST,
    WASTELAND,
    bonus,
)
from evolution_qt.games.dominant.grid import CELLS, CELLS_AT, NEIGHBOURS
from evolution_qt.games.dominant.listing import WATERS
from evolution_qt.games.dominant.questions import question as asked
from evolution_qt.games.dominant.round_course import (
    ask,
    ask_again,
    begin_execution,
    can_migrate,
    finish_reset,
    next_planner,
)
from evolution_qt.games.dominant.state import DominantState
from evolution_qt.games.dominant.tile_points import pay

_SMALL_ONE: Final = 1 << q.SMALL_SHIFT
_CUBES: Final = 63


def answer(state: DominantState, question: int, step: int) -> None:
    """Carry out a legal answer to the last question."""
    kind = question & q.KIND_BITS
    if kind == q.PLAN:
        _plan(state, question, step)
    elif step == s.PASS_STEP:
        _pass(state, question, kind)
    elif kind == q.MIGRATION:
        _migrate(state, question, step)
    else:
        _ANSWERS[kind](state, question, step)


def _pass(state: DominantState, question: int, kind: int) -> None:
    """End the whole question (rules 5.32)."""
    state.pending.pop()
    state.tell(e.PASSED, question >> 6 & 7)
    if kind == q.RESCUE:
        finish_reset(state, -1)


# Pawns


def _plan(state: DominantState, question: int, step: int) -> None:
    animal = question >> 6 & 7
    state.place_pawn(animal, step >> 12 & 63)
    following = next_planner(state, animal)
    if following == NO_ANIMAL:
        state.pending.pop()
        begin_execution(state)
    else:
        state.pending[-1] = following << q.BY_SHIFT | q.PLAN


def _replant(state: DominantState, question: int, step: int) -> None:
    state.pending.pop()
    state.place_pawn(question >> 6 & 7, step >> 12 & 63)


def _initiative(state: DominantState, question: int, step: int) -> None:
    animal = question >> 6 & 7
    state.pending.pop()
    if step == s.SWAP_STEP:
        effects.move_forward(state, animal)
    else:
        state.tell(e.PASSED, animal)
    ask(state, asked(q.REPLANT, animal))


# Elements


def _adapt(state: DominantState, question: int, step: int) -> None:
    element = step & 7
    state.pending.pop()
    state.boxes[ADAPTATION * ELEMENTS + element] -= 1
    state.gain_element(question >> 6 & 7, element, -1)


def _regress(state: DominantState, question: int, step: int) -> None:
    state.pending.pop()
    lost = question >> q.MASK_SHIFT & ~(step >> 32)
    for element in range(ELEMENTS):
        if lost >> element & 1 and state.added(question >> 6 & 7, element):
            state.lose_element(question >> 6 & 7, element, e.REGRESSION)


def _place(state: DominantState, animal: int, step: int, row: bytearray, start: int) -> int:
    """Put a disk from a box or the bag on a corner, which is returned."""
    element = step & 7
    corner = step >> 12 & 127
    row[start + element] -= 1
    state.put_disk(element, corner)
    if state.sink is not None:
        state.tell(e.DISK_PLACED, animal, ELEMENT_REF + element, CORNER_REF + corner)
    return corner


def _abound(state: DominantState, question: int, step: int) -> None:
    state.pending.pop()
    _place(state, question >> 6 & 7, step, state.boxes, ABUNDANCE * ELEMENTS)


def _settle(state: DominantState, question: int, step: int) -> None:
    """Place the element of Wanderlust."""
    state.pending.pop()
    _place(state, question >> 6 & 7, step, state.boxes, WANDERLUST * ELEMENTS)


def _place_anywhere(state: DominantState, question: int, step: int) -> None:
    """Place the element of Habitat."""
    state.pending.pop()
    _place(state, question >> 6 & 7, step, state.bag, 0)


def _place_in_water(state: DominantState, question: int, step: int) -> None:
    """Place the element of Aquatic; cubes may follow on a tile that has got it."""
    animal = question >> 6 & 7
    state.pending.pop()
    corner = _place(state, animal, step, state.bag, 0)
    wet = [cell for cell in CELLS_AT[corner] if state.ground[cell] in WATERS]
    ask(state, asked(q.AQUATIC_SPECIES, animal, 0, sum([1 << cell for cell in wet])))


def _return(state: DominantState, question: int, step: int) -> None:
    element = step & 7
    state.pending.pop()
    state.boxes[WASTELAND * ELEMENTS + element] -= 1
    state.bag[element] += 1
    state.tell(e.DISK_REMOVED, question >> 6 & 7, ELEMENT_REF + element, amount=WASTELAND + 1)


def _deplete(state: DominantState, question: int, step: int) -> None:
    state.pending.pop()
    state.lift_disk(step & 127, question >> 6 & 7, -1)


def _lose(state: DominantState, question: int, step: int) -> None:
    """Lose an element to Disease."""
    state.pending.pop()
    state.lose_element(question >> 6 & 7, step & 7, -1)


def _yield_to_immigrants(state: DominantState, question: int, step: int) -> None:
    """Lose an element, a pawn or all cubes but one on each tile (rules 5.20)."""
    animal = question >> 6 & 7
    verb = step >> 24 & 255
    state.pending.pop()
    if verb == s.LOSE:
        state.lose_element(animal, step & 7, -1)
    elif verb == s.LOSE_SPECIES:
        effects.leave_one(state, animal)
    elif step >> 12 & 0xFFF:
        space = step >> 12 & 63
        state.spaces[space] = NO_ANIMAL
        state.tell(e.PAWN_LOST, animal, 0, SPACE_REF + space)
    else:
        state.pawns[animal] -= 1
        state.tell(e.PAWN_LOST, animal)


def _exchange(state: DominantState, question: int, step: int) -> None:
    animal = question >> 6 & 7
    taken = step >> 12 & 7
    state.pending.pop()
    state.lose_element(animal, step & 7, -1)
    state.bag[taken] -= 1
    state.gain_element(animal, taken, -1)


# Tiles


def _freeze(state: DominantState, question: int, step: int) -> None:
    state.pending.pop()
    effects.freeze(state, question >> 6 & 7, step >> 12 & 63)


def _explore(state: DominantState, question: int, step: int) -> None:
    """Lay a tile, score for its neighbours, then ask for an element and for who moves in (004:197-201)."""
    animal = question >> 6 & 7
    cell = step >> 12 & 63
    stack = (step & 7) - 1
    terrain = state.face_up[stack]
    state.pending.pop()
    state.face_up = tuple([0 if at == stack else one for at, one in enumerate(state.face_up)])
    state.lay_tile(cell, terrain)
    state.tell(e.TILE_PLACED, animal, STACK_REF + stack + 1, CELL_REF + cell, terrain)
    state.score(animal, bonus(state.around[cell]), e.NEIGHBOURS, cell)
    for other in reversed(state.in_play):
        row = other * CELLS
        mask = sum([1 << one for one in NEIGHBOURS[cell] if state.cubes[row + one]])
        if mask:
            state.push(asked(q.WANDERLUST_MOVE, other, cell, mask))
    ask(state, asked(q.WANDERLUST_ELEMENT, animal, cell))


# Cubes


def _choose_disk(state: DominantState, question: int, step: int) -> None:
    """Ask for new cubes on the tiles that touch the chosen disk (004:186-190)."""
    state.pending.pop()
    mask = sum([1 << cell for cell in CELLS_AT[step >> 12 & 127] if state.ground[cell]])
    ask(state, asked(q.SPECIATE, question >> 6 & 7, 0, mask))


def _add(state: DominantState, question: int, step: int) -> None:
    """Add cubes to a tile, and ask about the others that are open."""
    cell = step >> 12 & 63
    state.add_cubes(question >> 6 & 7, cell, step >> 32)
    ask_again(state, question & ~(1 << q.MASK_SHIFT + cell))


def _add_last(state: DominantState, question: int, step: int) -> None:
    """Add cubes to one tile; there is no other."""
    state.pending.pop()
    state.add_cubes(question >> 6 & 7, step >> 12 & 63, step >> 32)


def _awaken(state: DominantState, question: int, step: int) -> None:
    state.pending.pop()
    state.awaken(question >> 6 & 7, step >> 12 & 63, step >> 32)


def _move_in(state: DominantState, question: int, step: int) -> None:
    animal = question >> 6 & 7
    start = step & 63
    state.move_cubes(animal, start, step >> 12 & 63, step >> 32, animal)
    ask_again(state, question & ~(1 << q.MASK_SHIFT + start))


def _migrate(state: DominantState, question: int, step: int) -> None:
    animal = question >> 6 & 7
    count = step >> 32
    end = step >> 12 & 63
    state.move_cubes(animal, step & 63, end, count, animal)
    state.arrived[end] += count
    if (question >> 9 & 63) > count and can_migrate(state, animal):
        state.pending[-1] = question - count * _SMALL_ONE
    else:
        state.pending.pop()


def _exit(state: DominantState, question: int, step: int) -> None:
    """Move cubes of any animal out of the tile of Mass Exodus."""
    detail = step >> 32
    animal = (detail >> s.ANIMAL_SHIFT) - 1
    state.move_cubes(animal, step & 63, step >> 12 & 63, detail & _CUBES, question >> 6 & 7)
    ask_again(state, question)


def _begin_exodus(state: DominantState, question: int, step: int) -> None:
    state.pending.pop()
    ask(state, asked(q.EXODUS, question >> 6 & 7, step >> 12 & 63))


# Rivals


def _attack(state: DominantState, question: int, step: int) -> None:
    """Eliminate the arachnid's one victim."""
    state.pending.pop()
    state.eliminate(step & 7, step >> 12 & 63, 1, -1, question >> 6 & 7)


def _compete(state: DominantState, question: int, step: int) -> None:
    """Eliminate a victim on one terrain; the others stay open (004:212)."""
    cell = step >> 12 & 63
    state.eliminate(step & 7, cell, 1, -1, question >> 6 & 7)
    ask_again(state, question & ~(1 << q.MASK_SHIFT + state.ground[cell]))


def _strike(state: DominantState, question: int, step: int) -> None:
    """Eliminate one victim on a tile of a card; the other tiles stay open."""
    cell = step >> 12 & 63
    state.eliminate(step & 7, cell, 1, -1, question >> 6 & 7)
    ask_again(state, question & ~(1 << q.MASK_SHIFT + cell))


def _replace(state: DominantState, question: int, step: int) -> None:
    """Replace a cube by an own one; the other animal must be another one (Evolution)."""
    animal = question >> 6 & 7
    victim = step & 7
    cell = step >> 12 & 63
    left = (question >> 9 & 63) - 1
    state.eliminate(victim, cell, 1, -1, animal)
    state.add_cubes(animal, cell, 1)
    if left:
        ask_again(state, asked(q.EVOLUTION, animal, left, victim + 1))
    else:
        state.pending.pop()


# Domination and cards


def _score(state: DominantState, question: int, step: int) -> None:
    """Score a tile; the animal that is dominant then, if any, must take a card (004:218-222)."""
    cell = step >> 12 & 63
    state.pending.pop()
    state.tell(e.TILE_SCORED, question >> 6 & 7, 0, CELL_REF + cell)
    pay(state, cell, e.DOMINATION)
    state.scored |= 1 << cell
    if state.cards:
        animal = state.dominant(cell)
        if animal != NO_ANIMAL:
            ask(state, asked(q.CARD, animal, cell))


def _take_card(state: DominantState, question: int, step: int) -> None:
    animal = question >> 6 & 7
    card = step & 31
    state.pending.pop()
    state.cards &= ~(1 << card)
    state.gone |= 1 << card
    state.tell(e.CARD_TAKEN, animal, CARD_REF + card)
    effects.EFFECTS[card](state, animal, question >> 9 & 63)
    state.tell(e.CARD_GONE, NO_ANIMAL, CARD_REF + card)


def _blight(state: DominantState, question: int, step: int) -> None:
    kept = step & 127 if step & 0xFFF else -1
    state.pending.pop()
    effects.blight(state, step >> 12 & 63, kept, question >> 6 & 7)


def _catastrophe(state: DominantState, question: int, step: int) -> None:
    survivor = step & 7 if step & 0xFFF else NO_ANIMAL
    state.pending.pop()
    effects.catastrophe(state, question >> 6 & 7, step >> 12 & 63, survivor)


def _fertile(state: DominantState, question: int, step: int) -> None:
    cell = step >> 12 & 63
    state.pending.pop()
    state.score(question >> 6 & 7, state.crowd[cell], FERTILE, cell)


def _rescue(state: DominantState, question: int, step: int) -> None:
    state.pending.pop()
    finish_reset(state, step >> 12 & 63)


_ANSWERS: Final[tuple[Callable[[DominantState, int, int], None], ...]] = (
    _plan,
    _replant,
    _replant,
    _initiative,
    _adapt,
    _regress,
    _abound,
    _return,
    _deplete,
    _freeze,
    _freeze,
    _choose_disk,
    _add,
    _add_last,
    _explore,
    _settle,
    _move_in,
    _migrate,
    _attack,
    _compete,
    _score,
    _take_card,
    _place_in_water,
    _add_last,
    _strike,
    _blight,
    _catastrophe,
    _strike,
    _lose,
    _replace,
    _add,
    _fertile,
    _place_anywhere,
    _awaken,
    _yield_to_immigrants,
    _begin_exodus,
    _exit,
    _exchange,
    _strike,
    _rescue,
)
"""What an answer to each kind of question does."""
