"""How `greedy` weighs steps: each is made on a copy, what follows of it for the same animal by itself, too.

Pawns are planned by the written rules. Nothing here goes on with the course of the round, where something
would be turned up that no player knows: a step is answered, and what it leads to at once is looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from evolution_qt.core.action import DETAIL_SHIFT
from evolution_qt.games.dominant import decisions, rule_bot
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant import steps as s
from evolution_qt.games.dominant.cards import (
    DOMINATION_AT,
    MOST_ELEMENTS,
    NO_ANIMAL,
    SPACES,
    SYMBIOTIC,
    first_value,
)
from evolution_qt.games.dominant.evaluation import Evaluator, lead, standing_needs
from evolution_qt.games.dominant.events import EXTINCTION
from evolution_qt.games.dominant.grid import CELLS, CELLS_AT, NEIGHBOURS, cells_in
from evolution_qt.games.dominant.listing import dying, steps_of
from evolution_qt.games.dominant.round_course import surface
from evolution_qt.games.dominant.state import DominantState

PLANNED: Final = 1 << q.PLAN | 1 << q.REPLANT | 1 << q.INSTINCT
"""The questions that the written rules answer, a bit each."""
_CHOOSING: Final = (
    1 << q.SPECIATION
    | 1 << q.WANDERLUST
    | 1 << q.CARD
    | 1 << q.AQUATIC
    | 1 << q.CATASTROPHE
    | 1 << q.MASS_EXODUS
)
"""The questions whose answer means nothing without the next one."""
_MOVING: Final = (q.MIGRATION, q.WANDERLUST_MOVE, q.EXODUS)
"""The questions for cubes that move: only one, all, or all but one are looked at."""
_PLACING: Final = (q.ABUNDANCE, q.WANDERLUST_ELEMENT, q.HABITAT, q.AQUATIC)
"""The questions for an element on a corner: an own one is placed if there is any."""
_STRIKING: Final = (q.BIOMASS, q.CATASTROPHE_VICTIMS)
"""The questions for a cube that dies: own ones are spared as long as there are others."""
_GROWING: Final = (q.SPECIATE, q.INSECT, q.AQUATIC_SPECIES, q.FECUNDITY)
"""The questions for cubes from the pool; where none is fed, they are passed if nothing is scored before."""
_COMING: Final = (*_GROWING, q.EVOLUTION)
"""Those for cubes that come from the pool at all."""
_LEFT_OPEN: Final = 1 << q.CARD | 1 << q.WANDERLUST_MOVE
"""Those that end what is looked at."""
_ALIKE: Final = 0.01
"""Steps this close together are alike, and the written rules choose."""
_SETTLERS: Final = 3
"""Cubes that an animal is expected to move to a new tile at most."""
_DRAWN: Final = 3.0
"""What an element is worth that is drawn at random."""


class Breadth(NamedTuple):
    """How many steps are looked at, those that the written rules like best."""

    most: int = 30
    few: int = 6
    """The same where each leads to more questions."""
    deep: int = 12
    """The same within what follows of another one."""
    is_careful: bool = False
    """Whether cubes come from the pool only where they are fed."""
    is_whole: bool = False
    """Whether every number of cubes may migrate."""


_USUAL: Final = Breadth()
_LENGTH: Final = 8
"""Questions that are followed up at most."""


def judged(state: DominantState, steps: Sequence[int], breadth: Breadth = _USUAL) -> list[tuple[float, int]]:
    """Return the steps that are looked at, each with the lead after it, the best first."""
    question = state.pending[-1]
    seat = state.seat_of[question >> q.BY_SHIFT & q.BY_BITS]
    evaluator = Evaluator(state)
    is_choosing = _CHOOSING >> (question & q.KIND_BITS) & 1
    most = breadth.few if is_choosing else breadth.most
    worthwhile = looked_at(state, question, list(steps), most, breadth)
    found: list[tuple[float, int]] = []
    for step in worthwhile:
        trial, drawn = tried(evaluator, state, step, seat, breadth)
        found.append((drawn + lead(trial, evaluator.worths(trial), seat), step))
    found.sort(key=lambda one: -one[0])
    alike = [step for worth, step in found if worth > found[0][0] - _ALIKE]
    if len(alike) > 1:
        best = rule_bot.best(state, alike)[0]
        found.sort(key=lambda one: one[1] != best)
    return found


def looked_at(
    state: DominantState, question: int, steps: list[int], most: int, breadth: Breadth = _USUAL
) -> list[int]:
    """Return at most so many of the steps, those that promise most, without what no sensible player does."""
    view = rule_bot.AnimalView(state, question)
    kind = question & q.KIND_BITS
    if breadth.is_careful and kind in _COMING:
        steps = [step for step in steps if step == s.PASS_STEP or view.match(step >> 12 & 63)]
    elif not (breadth.is_whole and kind == q.MIGRATION):
        steps = _sensible(view, steps)
    if len(steps) <= most:
        return steps
    keys = {step: _liking(view, step) for step in steps}
    return sorted(steps, key=lambda step: -keys[step])[:most]


def _sensible(view: rule_bot.AnimalView, steps: list[int]) -> list[int]:
    """Return the steps without moves of odd numbers of cubes, cubes that starve, elements of no use."""
    state, kind = view.state, view.question & q.KIND_BITS
    if kind in _MOVING:
        return [step for step in steps if _is_round(state, view.question, step)]
    if kind in _PLACING:
        own = [step for step in steps if step != s.PASS_STEP and view.need[step & 7]]
        if own and kind == q.WANDERLUST_ELEMENT:
            own.append(s.PASS_STEP)
        return own or steps
    if kind == q.DOMINATION and any(step != s.PASS_STEP and view.own[step >> 12 & 63] for step in steps):
        return [step for step in steps if step != s.PASS_STEP]
    if kind in _STRIKING:
        return [step for step in steps if step & 7 != view.animal] or steps
    if kind == q.ADAPTATION:
        return [one for one in steps if one == s.PASS_STEP or _is_kept(state, view.question, one)]
    if kind in _GROWING and state.spaces[DOMINATION_AT:].count(NO_ANIMAL) == SPACES - DOMINATION_AT:
        return [step for step in steps if step == s.PASS_STEP or view.match(step >> 12 & 63)]
    return steps


def _is_kept(state: DominantState, question: int, step: int) -> bool:
    """Return whether an element from Adaptation is one that Regression does not take at once."""
    trial = state.clone()
    decisions.answer(trial, question, step)
    return standing_needs(trial) != standing_needs(state)


def _is_round(state: DominantState, question: int, step: int) -> bool:
    """Return whether a step moves one cube, all, or all but one; not to move counts, too."""
    if step == s.PASS_STEP:
        return True
    detail = step >> DETAIL_SHIFT
    count = detail & s.CUBE_BITS
    animal = (detail >> s.ANIMAL_SHIFT) - 1
    if animal < 0:
        animal = question >> q.BY_SHIFT & q.BY_BITS
    living = state.cubes[animal * CELLS + (step & 63)]
    left = question >> q.SMALL_SHIFT & q.SMALL_BITS
    return count in (1, living, living - 1) or (question & q.KIND_BITS == q.MIGRATION and count == left)


def _liking(view: rule_bot.AnimalView, step: int) -> int:
    """Return how promising a step looks before it is tried: only the order means anything."""
    state = view.state
    verb = step >> 24 & 255
    if verb == s.PASS:
        return 1 << 30
    if verb == s.PLACE:
        need = view.need[step & 7]
        near = sum(
            [
                4 * min(view.own[cell], 3) + sum([view.own[one] > 0 for one in NEIGHBOURS[cell]])
                for cell in CELLS_AT[step >> 12 & 127]
                if state.ground[cell]
            ]
        )
        return (need + 1) * (near + 1)
    if verb == s.MOVE:
        start, end = step & 63, step >> 12 & 63
        gain = view.match(end) - view.match(start)
        return 4 * gain + first_value(state.ground[end]) + (20 if not view.match(start) else 0)
    if verb == s.ADD:
        cell = step >> 12 & 63
        return min(view.match(cell), 3) * 3 + first_value(state.ground[cell]) + (step >> DETAIL_SHIFT)
    if verb == s.EXPLORE:
        cell = step >> 12 & 63
        near = sum([min(view.own[one], 3) for one in NEIGHBOURS[cell]])
        return 3 * state.around[cell] + near + first_value(state.face_up[(step & 7) - 1])
    cell = step >> 12 & 63
    if verb in (s.BLIGHT, s.CATASTROPHE, s.ELIMINATE, s.REPLACE, s.CHOOSE):
        return state.crowd[cell] - 2 * view.own[cell] + first_value(state.ground[cell])
    return sum([weight for _, weight in rule_bot.reasons(view, step)])


def tried(
    evaluator: Evaluator, state: DominantState, step: int, seat: int, breadth: Breadth = _USUAL
) -> tuple[DominantState, float]:
    """Return a copy after a step and what follows of it, and what is drawn then is worth to a seat."""
    question = state.pending[-1]
    is_moving_in = question & q.KIND_BITS == q.WANDERLUST_MOVE
    trial = state.clone()
    drawn = _make(trial, question, step, seat)
    if _CHOOSING >> (question & q.KIND_BITS) & 1:
        _go_on(evaluator, trial, len(state.pending), breadth)
    if not is_moving_in:
        _settle(trial)
    return trial, drawn


def act_out(state: DominantState, depth: int, breadth: Breadth) -> None:
    """Answer all that is asked beyond *depth*, each animal as well as one look can.

    Pawns that would be placed again are left alone, and nothing else of the round goes on.
    """
    while len(state.pending) > depth:
        question = state.pending[-1]
        if PLANNED >> (question & q.KIND_BITS) & 1:
            return
        steps = steps_of(state, question)
        step = judged(state, steps, breadth)[0][1] if len(steps) > 1 else steps[0]
        _make(state, question, step, state.seat_of[question >> q.BY_SHIFT & q.BY_BITS])
        if len(state.pending) > depth:
            surface(state)


def _settle(trial: DominantState) -> None:
    """Move to a new tile what its neighbours are likely to send: some cubes that would be fed there."""
    while trial.pending and trial.pending[-1] & q.KIND_BITS == q.WANDERLUST_MOVE:
        question = trial.pending.pop()
        animal, cell = question >> q.BY_SHIFT & q.BY_BITS, question >> q.SMALL_SHIFT & q.SMALL_BITS
        count, start = max(
            [(trial.cubes[animal * CELLS + one], one) for one in cells_in(question >> q.MASK_SHIFT)]
        )
        moved = min(_SETTLERS, count - (1 if trial.match(animal, start) else 0))
        if moved and trial.match(animal, cell):
            trial.move_cubes(animal, start, cell, moved, animal)


def _make(trial: DominantState, question: int, step: int, seat: int) -> float:
    """Answer a question, and return the worth of what is only drawn then."""
    kind = question & q.KIND_BITS
    if kind == q.RESCUE:
        _rescue(trial, step)
        return 0.0
    if kind == q.CARD and step & 31 == SYMBIOTIC:
        trial.pending.pop()
        trial.cards &= ~(1 << SYMBIOTIC)
        return _drawn(trial, question >> q.BY_SHIFT & q.BY_BITS, seat)
    decisions.answer(trial, question, step)
    return 0.0


def _rescue(trial: DominantState, step: int) -> None:
    """Let starve what is endangered, but one cube of the tile that a step names."""
    animal = trial.pending.pop() >> q.BY_SHIFT & q.BY_BITS
    saved = step >> 12 & 63 if step != s.PASS_STEP else -1
    for cell, count in dying(trial, animal):
        lost = count - (cell == saved)
        if lost:
            trial.eliminate(animal, cell, lost, EXTINCTION, NO_ANIMAL)


def _drawn(state: DominantState, animal: int, seat: int) -> float:
    """Return what Symbiotic is worth to a seat."""
    own = state.elements_of(animal)
    total = 0.0
    for other in state.in_play:
        count = state.elements_of(other)
        if count < MOST_ELEMENTS and (other == animal or count < own):
            total += _DRAWN if state.seat_of[other] == seat else -_DRAWN / max(1, len(state.names) - 1)
    return total


def _go_on(evaluator: Evaluator, trial: DominantState, depth: int, breadth: Breadth) -> None:
    """Decide what a step leads to at once, one step after the other, each as well as one look can."""
    for _ in range(_LENGTH):
        if len(trial.pending) >= depth:
            surface(trial)
        if len(trial.pending) < depth:
            return
        question = trial.pending[-1]
        kind = question & q.KIND_BITS
        if (PLANNED | _LEFT_OPEN) >> kind & 1:
            return
        _decide(evaluator, trial, question, trial.seat_of[question >> q.BY_SHIFT & q.BY_BITS], breadth)


def _decide(evaluator: Evaluator, trial: DominantState, question: int, seat: int, breadth: Breadth) -> None:
    """Answer a question that follows of a step as well as one look at it can."""
    best, most = s.PASS_STEP, -1e9
    steps = steps_of(trial, question)
    for step in looked_at(trial, question, steps, breadth.deep, breadth):
        after = trial.clone()
        _make(after, question, step, seat)
        _settle(after)
        worth = lead(after, evaluator.worths(after), seat)
        if worth > most:
            best, most = step, worth
    _make(trial, question, best, seat)
