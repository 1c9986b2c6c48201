"""The course of a round of Dominant Species: planning, the twelve actions from the top, Reset, the end.

It follows rules 3.2-3.4 and 3.6. `run` goes on by itself until a question is asked or the game is over. What
an answer does is in `decisions`.

Questions come up here: one that nothing but `pass` could answer is never asked (rules 5.31).
"""

from __future__ import annotations

from itertools import compress
from typing import Final

from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import bad
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant import steps as s
from evolution_qt.games.dominant.cards import (
    ABUNDANCE,
    ABUNDANCE_AT,
    ADAPTATION,
    ADAPTATION_AT,
    ARACHNID,
    CARD_REF,
    COMPETITION_AT,
    COMPETITION_TERRAINS,
    DEPLETION,
    DEPLETION_AT,
    DOMINATION_AT,
    ELEMENT_REF,
    ELEMENTS,
    FACE_UP,
    GLACIATION_AT,
    GLACIATION_SPACES,
    INITIATIVE_AT,
    INSECT,
    MAMMAL,
    MIGRATION_AT,
    NO_ANIMAL,
    REGRESSION,
    REGRESSION_AT,
    REPTILE,
    SPACE_KEYS,
    SPACES,
    SPECIATION_AT,
    SPECIATION_ELEMENTS,
    SQUARES,
    STACK_REF,
    TUNDRA,
    UNKNOWN,
    VACANT,
    WANDERLUST,
    WANDERLUST_AT,
    WASTELAND,
    WASTELAND_AT,
)
from evolution_qt.games.dominant.grid import CELLS, CELLS_AT, CORNERS
from evolution_qt.games.dominant.listing import dying, in_box, offered
from evolution_qt.games.dominant.questions import question
from evolution_qt.games.dominant.state import EXECUTION, OVER, PLANNING, RESET, DominantState
from evolution_qt.games.dominant.steps import IS_ANY_DISK
from evolution_qt.games.dominant.tile_points import score_all, survival


def ask(state: DominantState, question: int) -> bool:
    """Ask a question now if it has an answer beside `pass`, and return whether it has.

    Its list is kept, but for the kinds whose lists are long: there only one answer is looked for.
    """
    kind = question & q.KIND_BITS
    if kind == q.MIGRATION:
        if not can_migrate(state, question >> 6 & 7):
            return False
        state.push(question)
        return True
    if kind == q.ABUNDANCE or kind == q.HABITAT:
        kinds = in_box(state, ABUNDANCE) if kind == q.ABUNDANCE else state.bag
        if not any(kinds) or VACANT not in state.disks:
            return False
        state.push(question)
        return True
    steps = offered(state, question)
    if not steps:
        return False
    if not q.COMPULSORY >> kind & 1:
        steps.append(s.PASS_STEP)
    state.pending.append(question)
    state.options = steps
    return True


def ask_again(state: DominantState, question: int) -> None:
    """Ask what is left of the question that was just answered, if anything is."""
    state.pending.pop()
    ask(state, question)


def surface(state: DominantState) -> None:
    """Drop the questions that come up after others and have no answer beside `pass`.

    In play there are none; a position that is given may wait for anything.
    """
    while state.pending and not offered(state, state.pending[-1]):
        state.pending.pop()


def can_migrate(state: DominantState, animal: int) -> bool:
    """Return whether an animal has a cube that may move in the Migration that goes on."""
    own = state.cubes[animal * CELLS : animal * CELLS + CELLS]
    arrived, around = state.arrived, state.around
    return any(own[cell] > arrived[cell] and around[cell] for cell in compress(range(CELLS), own))


ALL_OF_REGRESSION: Final = -1
SWEEP: Final = -2
GLACIATION: Final = -3
FREE_INSECT: Final = -4
FREE_ARACHNID: Final = -5
END: Final = -6

COURSE: Final = (
    *range(INITIATIVE_AT, REGRESSION_AT),
    ALL_OF_REGRESSION,
    *range(ABUNDANCE_AT, WASTELAND_AT + 1),
    SWEEP,
    DEPLETION_AT,
    GLACIATION,
    *range(SPECIATION_AT, WANDERLUST_AT),
    FREE_INSECT,
    *range(WANDERLUST_AT, COMPETITION_AT),
    FREE_ARACHNID,
    *range(COMPETITION_AT, SPACES),
    END,
)
"""What comes in an execution, in order: a space, or what happens without a pawn."""

_OWN_NAMES: Final = {
    ALL_OF_REGRESSION: "regression",
    SWEEP: "sweep",
    GLACIATION: "glaciation",
    FREE_INSECT: "insect",
    FREE_ARACHNID: "arachnid",
    END: "reset",
}
COURSE_KEYS: Final = tuple([SPACE_KEYS[one] if one >= 0 else _OWN_NAMES[one] for one in COURSE])
"""The names of these in positions."""


def _places() -> dict[str, int]:
    """Return the place in the course by every name that may be read: a space's, a step's, an action's."""
    found = {"competition": COURSE_KEYS.index("arachnid")}
    for at, key in enumerate(COURSE_KEYS):
        found[key] = at
        found.setdefault(key.partition(":")[0], at)
    for space in SPACE_KEYS:
        found.setdefault(space, found[space.partition(":")[0]])
    return found


COURSE_PLACES: Final = _places()


def run(state: DominantState) -> None:
    """Go on until a question is asked or the game is over."""
    while not state.pending:
        phase = state.phase
        if phase == EXECUTION:
            go_on(state)
        elif phase == PLANNING:
            animal = next_planner(state, -1)
            if animal == NO_ANIMAL:
                begin_execution(state)
            else:
                state.push(question(q.PLAN, animal))
        elif phase == RESET:
            begin_extinction(state)
        else:
            return


# Planning


def next_planner(state: DominantState, last: int) -> int:
    """Return the next animal on the track that has a pawn to place, the first one after *last* (004:133)."""
    track = state.initiative
    start = track.index(last) + 1 if last >= 0 else 0
    for animal in track[start:] + track[:start]:
        if state.pawns[animal] and NO_ANIMAL in state.spaces:
            return animal
    return NO_ANIMAL


def begin_execution(state: DominantState) -> None:
    """End the planning."""
    state.phase = EXECUTION
    state.next = 0
    state.tell(e.PHASE_BEGAN, NO_ANIMAL, amount=EXECUTION)


# Execution


def go_on(state: DominantState) -> None:
    """Take the next step of the course of an execution."""
    at = COURSE[state.next]
    state.next += 1
    if at < 0:
        _STEPS[-at](state)
    elif state.spaces[at] != NO_ANIMAL:
        act(state, at)


def act(state: DominantState, space: int) -> None:
    """Take the pawn off a space and ask for its action, if it has any (004:137)."""
    animal = state.take_back(space)
    if space >= DOMINATION_AT:
        ask(state, question(q.DOMINATION, animal))
    elif space >= COMPETITION_AT:
        terrains = COMPETITION_TERRAINS[space - COMPETITION_AT]
        ask(state, question(q.COMPETITION, animal, 0, terrains))
    elif space >= MIGRATION_AT:
        begin_migration(state, animal, MIGRATION_AT + 7 - space)
    elif space >= WANDERLUST_AT:
        ask(state, question(q.WANDERLUST, animal))
    elif space >= SPECIATION_AT:
        ask(state, question(q.SPECIATION, animal, SPECIATION_ELEMENTS[space - SPECIATION_AT]))
    elif space == DEPLETION_AT:
        ask(state, question(q.DEPLETION, animal))
    elif space == WASTELAND_AT:
        ask(state, question(q.WASTELAND, animal))
    elif space >= ABUNDANCE_AT:
        ask(state, question(q.ABUNDANCE, animal))
    elif space >= ADAPTATION_AT:
        ask(state, question(q.ADAPTATION, animal))
    elif state.initiative[0] == animal:
        ask(state, question(q.REPLANT, animal))
    else:
        ask(state, question(q.INITIATIVE, animal))


def begin_migration(state: DominantState, animal: int, count: int) -> None:
    """Ask for the moves of a Migration (004:206)."""
    state.arrived = bytearray(len(state.arrived))
    ask(state, question(q.MIGRATION, animal, count))


def _regress(state: DominantState) -> None:
    """Let every animal lose one disk of each kind in the box that it does not protect (004:151-154)."""
    protections = [0] * (NO_ANIMAL + 1)
    for space in range(REGRESSION_AT, ABUNDANCE_AT):
        if state.spaces[space] != NO_ANIMAL:
            protections[state.take_back(space)] += 1
    protections[REPTILE] += 1
    box = state.boxes[REGRESSION * ELEMENTS : REGRESSION * ELEMENTS + ELEMENTS]
    asked: list[int] = []
    for animal in state.in_play:
        threatened = [one for one in range(ELEMENTS) if box[one] and state.added(animal, one)]
        kept = protections[animal]
        if kept >= len(threatened):
            continue
        if kept:
            asked.append(question(q.REGRESSION, animal, kept, sum([1 << one for one in threatened])))
        else:
            for one in threatened:
                state.lose_element(animal, one, e.REGRESSION)
    for one in reversed(asked):
        state.push(one)


def _sweep(state: DominantState) -> None:
    """Remove from tundra what lies in the Wasteland box, pawn or not (004:164)."""
    box = state.boxes[WASTELAND * ELEMENTS : WASTELAND * ELEMENTS + ELEMENTS]
    if not any(box):
        return
    ground = state.ground
    for corner in compress(range(CORNERS), state.disks.translate(IS_ANY_DISK)):
        if box[state.disks[corner]] and any(ground[cell] == TUNDRA for cell in CELLS_AT[corner]):
            state.lift_disk(corner, NO_ANIMAL, e.SWEEP)


def _glaciate(state: DominantState) -> None:
    """Let the leftmost pawn act, and no other (004:172); one function holds the ruling (rules 5.1)."""
    last = 1 if state.rules.glaciation_gap == "first_space" else GLACIATION_SPACES
    for space in range(GLACIATION_AT, GLACIATION_AT + last):
        if state.spaces[space] != NO_ANIMAL:
            ask(state, question(q.GLACIATION, state.take_back(space)))
            return


def _ask_insect(state: DominantState) -> None:
    """Offer the insect its free cube after Speciation (004:191)."""
    if state.seat_of[INSECT] != NOBODY:
        _offer(state, question(q.INSECT, INSECT))


def _ask_arachnid(state: DominantState) -> None:
    """Offer the arachnid its free elimination before Competition (004:213)."""
    if state.seat_of[ARACHNID] != NOBODY:
        _offer(state, question(q.ARACHNID, ARACHNID))


def _offer(state: DominantState, step: int) -> None:
    """Ask for a free step if there is one, and report that it comes."""
    if ask(state, step):
        state.tell(e.FREE_STEP, step >> q.BY_SHIFT & q.BY_BITS)


def _begin_reset(state: DominantState) -> None:
    state.phase = RESET
    state.next = 0
    state.tell(e.PHASE_BEGAN, NO_ANIMAL, amount=RESET)


_STEPS: Final = (_begin_reset, _regress, _sweep, _glaciate, _ask_insect, _ask_arachnid, _begin_reset)
"""What happens without a pawn, by less its number in the course; the first is never used."""


# Reset


def begin_extinction(state: DominantState) -> None:
    """Let the mammal choose which cube it saves; one tile leaves no choice (rules 5.15)."""
    saved = rescuable(state)
    if len(saved) > 1:
        state.push(question(q.RESCUE, MAMMAL))
    else:
        finish_reset(state, saved[0] if saved else -1)


def rescuable(state: DominantState) -> list[int]:
    """Return the tiles on which the mammal can save a cube (004:230)."""
    if state.seat_of[MAMMAL] == NOBODY:
        return []
    return [cell for cell, _ in dying(state, MAMMAL)]


def finish_reset(state: DominantState, rescued: int) -> None:
    """Let what is endangered die, award Survival, then end the game or fill up (004:226-247)."""
    if extinct_and_survive(state, rescued):
        reseed(state)


def extinct_and_survive(state: DominantState, rescued: int) -> bool:
    """Remove what is endangered but one mammal cube, award Survival, end the game if this round is its last.

    Return whether it goes on (004:226-234). Nothing hidden is looked at.
    """
    survivor = state.survivor()
    for animal in state.in_play:
        for cell, count in dying(state, animal):
            if animal == MAMMAL and cell == rescued:
                count -= 1
                state.tell(e.RESCUED, MAMMAL, 0, 64 + cell)
            if count:
                state.eliminate(animal, cell, count, e.EXTINCTION, NO_ANIMAL)
    report_survivor(state, survivor)
    holder, points = survival(state)
    if holder != NO_ANIMAL:
        state.score(holder, points, e.SURVIVAL)
    if not (state.final_round or is_deserted(state)):
        return True
    score_all(state)
    state.phase = OVER
    state.to_move = NOBODY
    state.tell(e.GAME_ENDED, NO_ANIMAL)
    return False


def report_survivor(state: DominantState, before: int) -> None:
    """Report who holds the Survival card now, unless it is the animal that held it before."""
    if state.sink is not None and (now := state.survivor()) != before:
        state.tell(e.SURVIVAL_CHANGED, now)


def is_deserted(state: DominantState) -> bool:
    """Return whether no cube is left (rules 5.29) or, in a position that was given, no pawn."""
    no_pawn = not any(state.pawns) and state.spaces.count(NO_ANIMAL) == SPACES
    return no_pawn or not (any(state.crowd) or any(state.pool))


def reseed(state: DominantState) -> None:
    """Fill up for the next round (004:238-247)."""
    turn_cards(state)
    slide(state)
    move_boxes(state)
    draw_boxes(state)
    turn_stacks(state)
    state.round += 1
    state.scored = 0
    state.hibernating = ()
    begin_round(state)


def begin_round(state: DominantState) -> None:
    """Begin the planning; the last round may be known (rules 5.30)."""
    state.phase = PLANNING
    state.next = 0
    state.tell(e.ROUND_BEGAN, NO_ANIMAL, amount=state.round)
    limit = state.rules.turn_limit
    if limit and state.round >= limit:
        state.final_round = state.round
        state.tell(e.LAST_TURN, NO_ANIMAL, amount=state.round)
    state.tell(e.PHASE_BEGAN, NO_ANIMAL, amount=PLANNING)


def turn_cards(state: DominantState) -> None:
    """Turn up cards until five lie open, while the deck lasts. Raises BadInput for an unknown one."""
    for _ in range(min(FACE_UP - state.cards.bit_count(), len(state.deck))):
        card = state.deck[-1]
        if card == UNKNOWN:
            raise bad("unknown_face", "deck")
        state.deck = state.deck[:-1]
        state.cards |= 1 << card
        state.tell(e.CARDS_TURNED, NO_ANIMAL, CARD_REF + card)


def slide(state: DominantState) -> None:
    """Move each pawn of Glaciation one space to the left, where that is vacant (004:181)."""
    spaces = state.spaces
    for space in range(GLACIATION_AT + 1, GLACIATION_AT + GLACIATION_SPACES):
        if spaces[space] != NO_ANIMAL and spaces[space - 1] == NO_ANIMAL:
            spaces[space - 1] = spaces[space]
            spaces[space] = NO_ANIMAL


def move_boxes(state: DominantState) -> None:
    """Empty three boxes and pass on the disks of the others (004:240-243)."""
    boxes, bag = state.boxes, state.bag
    for element in range(ELEMENTS):
        for box in (REGRESSION, DEPLETION, WANDERLUST):
            bag[element] += boxes[box * ELEMENTS + element]
        boxes[WANDERLUST * ELEMENTS + element] = 0
        for start, end in ((WASTELAND, DEPLETION), (ABUNDANCE, WASTELAND), (ADAPTATION, REGRESSION)):
            boxes[end * ELEMENTS + element] = boxes[start * ELEMENTS + element]
            boxes[start * ELEMENTS + element] = 0
    state.tell(e.BOXES_MOVED, NO_ANIMAL, cause=e.RESEED)


def draw_boxes(state: DominantState) -> None:
    """Draw four disks for each box with a leaf, as many as there are (004:244-246, rules 5.23)."""
    drawn = state.draw_disks(3 * SQUARES)
    for at, element in enumerate(drawn):
        box = (ADAPTATION, ABUNDANCE, WANDERLUST)[at // SQUARES]
        state.boxes[box * ELEMENTS + element] += 1
        if state.sink is not None:
            state.tell(e.DISKS_DRAWN, NO_ANIMAL, ELEMENT_REF + element, amount=box + 1)


def turn_stacks(state: DominantState) -> None:
    """Turn up the tops of the stacks where none lies open. Raises BadInput for an unknown one."""
    face_up = list(state.face_up)
    stacks = list(state.stacks)
    for at in range(len(stacks)):
        if not face_up[at] and stacks[at]:
            face_up[at] = stacks[at][-1]
            if face_up[at] == UNKNOWN:
                raise bad("unknown_face", f"stacks[{at}]")
            stacks[at] = stacks[at][:-1]
            state.tell(e.STACK_TURNED, NO_ANIMAL, 0, STACK_REF + at + 1, face_up[at])
    state.face_up = tuple(face_up)
    state.stacks = tuple(stacks)
