"""Where a pawn may be worth placing, and what the search needs to find out which space is best.

A space is first tried by itself: its pawn acts at once. The best are then played out to the end of the round,
as if the planning ended with this pawn, by written rules or as a lighter `greedy` does it. All else that is
asked is answered as `greedy` does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evolution_qt.core.action import NOBODY
from evolution_qt.core.evaluation import Evaluation, NamedFact
from evolution_qt.core.rng import Rng
from evolution_qt.games.dominant import greedy_bot, round_course, round_facts, rule_bot
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant import steps as s
from evolution_qt.games.dominant.cards import (
    ABUNDANCE,
    ABUNDANCE_AT,
    ADAPTATION,
    ADAPTATION_AT,
    COMPETITION_AT,
    COMPETITION_TERRAINS,
    DEPLETION,
    DEPLETION_AT,
    DOMINATION_AT,
    ELEMENTS,
    GLACIATION_AT,
    ICE_AGE,
    INITIATIVE_AT,
    MIGRATION_AT,
    MOST_ELEMENTS,
    NO_ANIMAL,
    REGRESSION,
    REGRESSION_AT,
    REPTILE,
    SPECIATION_AT,
    SPECIATION_ELEMENTS,
    TUNDRA,
    WANDERLUST_AT,
    WASTELAND,
    WASTELAND_AT,
)
from evolution_qt.games.dominant.evaluation import PARTS, Evaluator, lead, parts_of_lead
from evolution_qt.games.dominant.forecast import forecasts
from evolution_qt.games.dominant.grid import CELLS, CELLS_AT, CORNERS
from evolution_qt.games.dominant.listing import in_box
from evolution_qt.games.dominant.look_ahead import PLACES
from evolution_qt.games.dominant.questions import question
from evolution_qt.games.dominant.rule_bot import ROW_OF
from evolution_qt.games.dominant.state import EXECUTION, PLANNING, DominantState
from evolution_qt.games.dominant.tastes import PREFERENCES, preferences

_USUAL: Final = greedy_bot.Breadth(is_careful=True)
_LIGHT: Final = greedy_bot.Breadth(8, 3, 4, is_careful=True)
"""How many steps a lighter `greedy` looks at."""
_ALL: Final = greedy_bot.Breadth(1000, is_careful=True, is_whole=True)
"""The same before a Migration ends with moves left."""
_BY_ELEMENT: Final = {
    ABUNDANCE_AT: ABUNDANCE,
    WASTELAND_AT: WASTELAND,
}
"""The box that must hold something for a pawn on an action to act."""
_FOR_LATER: Final = (MIGRATION_AT, DOMINATION_AT)
"""The actions for a pawn that comes up in the next round: hardly anything can leave it nothing to do."""
_SILLY: Final = (INITIATIVE_AT, ADAPTATION_AT, GLACIATION_AT)
"""The actions on which a pawn that brings nothing would act anyway."""
_ABOVE_SPACES: Final = 64
_CUBES: Final = 4
"""Cubes that a pawn on Speciation takes from the pool, those of one good tile."""


RIVALS: Final = "rivals"
"""What rivals are worth, which counts against a seat."""
IN_A_ROUND: Final = tuple([f"round_{one}" for one in (*PARTS, RIVALS)])
"""What the lead is made of that a seat gains in what is left of a round."""


class DominantEvaluation(Evaluation[DominantState]):
    """Dominant Species as the search sees it."""

    prior = 0.0
    notes_events = True
    preference_names: tuple[str, ...] = PREFERENCES

    def preferences(self, state: DominantState, seat: int) -> tuple[float, ...]:
        """Return how much a seat has of what each preference names."""
        return preferences(state, seat)

    def worth(self, state: DominantState, seat: int) -> float:
        """Return by how many points a seat may expect to lead."""
        return lead(state, Evaluator(state).worths(state), seat)

    def changes(self, start: DominantState, end: DominantState, seat: int) -> tuple[tuple[str, float], ...]:
        """Return what has changed in the lead of a seat."""
        unasked = start.clone()
        unasked.pending = []
        before = parts_of_lead(Evaluator(start), unasked, seat)
        after = parts_of_lead(Evaluator(end), end, seat)
        changes = [more - less for more, less in zip(after, before, strict=True)]
        return tuple([(name, change) for name, change in zip(IN_A_ROUND, changes, strict=True) if change])

    def facts(self, start: DominantState, end: DominantState) -> tuple[NamedFact, ...]:
        """Return what happens up to the end of the round."""
        return round_facts.of_round(start, end)

    def sensible(self, state: DominantState, seat: int, steps: Sequence[int]) -> list[int]:
        """Return *steps*, but of pawns one for each action, element or set of terrains that can act."""
        kind, animal = state.pending[-1] & q.KIND_BITS, state.pending[-1] >> q.BY_SHIFT & q.BY_BITS
        if kind == q.WASTELAND:  # of two alike one stays and sweeps
            box = in_box(state, WASTELAND)
            return [one for one in steps if one == s.PASS_STEP or box[one & 7] == 1] or list(steps)
        if not _is_for_a_pawn(state):
            return list(steps)
        return spaces(state, animal, steps) or _last_resort(state, animal, steps)

    def habit(self, state: DominantState, steps: Sequence[int], rng: Rng) -> int | None:
        """Return what `greedy` does but where a pawn is placed."""
        if _is_for_a_pawn(state):
            return None
        steps = self.sensible(state, state.to_move, steps)
        if len(steps) == 1:
            return steps[0]
        best = greedy_bot.judged(state, steps, _USUAL)[0][1]
        if best == s.PASS_STEP and state.pending[-1] & q.KIND_BITS == q.MIGRATION:
            best = greedy_bot.judged(state, steps, _ALL)[0][1]
        return best

    def trial(self, state: DominantState, step: int) -> DominantState:
        """Return where a pawn leads to that acts before all others."""
        return acted(state, state.pending[-1] >> q.BY_SHIFT & q.BY_BITS, step >> 12 & 63)

    def target(self, state: DominantState, step: int) -> int:
        """Return the seat that a step takes a cube from."""
        if step >> 24 & 255 in (s.ELIMINATE, s.REPLACE):
            return state.seat_of[step & 7]
        return NOBODY

    def idea(self, steps: Sequence[int]) -> int:
        """Return the action of a pawn, or the place that another step is about."""
        return rule_bot.idea(steps[0])

    def hurry(self, state: DominantState) -> None:
        """End the planning: the pawns that are left stay where they are."""
        if state.phase == PLANNING:
            state.pending = []
            state.options = None
            round_course.begin_execution(state)
            round_course.run(state)
            if state.pending:
                state.turn()

    def quick(self, state: DominantState, steps: Sequence[int], rng: Rng, *, judges: bool) -> int | None:
        """Return what written rules choose, or what looks best to one that *judges* a few steps."""
        if judges and not _is_for_a_pawn(state):
            return greedy_bot.judged(state, steps, _LIGHT)[0][1]
        return rule_bot.choice(state, list(steps), rng)


def _is_for_a_pawn(state: DominantState) -> bool:
    """Return whether a pawn is to be placed."""
    return greedy_bot.PLANNED >> (state.pending[-1] & q.KIND_BITS) & 1 != 0


def spaces(state: DominantState, animal: int, steps: Sequence[int]) -> list[int]:
    """Return of pawns one for each action, element or set of terrains, without those that could not act."""
    found: list[int] = []
    known: set[int] = set()
    for step in steps:
        space = step >> 12 & 63
        row = ROW_OF[space]
        kind = row
        if row == SPECIATION_AT:
            kind = space
        elif row == COMPETITION_AT:
            kind = _ABOVE_SPACES + _contested(state, animal, COMPETITION_TERRAINS[space - row])
        if kind not in known and _can_act(state, animal, space, row):
            known.add(kind)
            found.append(step)
    return found


def _last_resort(state: DominantState, animal: int, steps: Sequence[int]) -> list[int]:
    """Return pawns for what the next round has, else those that the forecast sees act anyway."""
    parked = [one for one in steps if ROW_OF[one >> 12 & 63] in _FOR_LATER]
    for some in (parked, [one for one in steps if ROW_OF[one >> 12 & 63] not in _SILLY]):
        if found := [one for one in some if not _is_vain(state, animal, one >> 12 & 63)]:
            return found
    return parked or list(steps)


def _is_vain(state: DominantState, animal: int, space: int) -> bool:
    trial = state.clone()
    trial.pending.pop()
    trial.place_pawn(animal, space)
    return space in forecasts(trial).vain(animal)


def _disks_left(state: DominantState, element: int) -> int:
    """Return how many disks of a kind the sweep and Depletion are likely to leave on earth."""
    found = state.disks.count(element)
    if in_box(state, WASTELAND)[element] and _is_to_come(state, WASTELAND_AT):
        cold = {cell for cell in range(CELLS) if state.ground[cell] == TUNDRA}
        corners = [corner for corner in range(CORNERS) if state.disks[corner] == element]
        found = sum([cold.isdisjoint(CELLS_AT[corner]) for corner in corners])
    is_depleted = state.spaces[DEPLETION_AT] != NO_ANIMAL and in_box(state, DEPLETION)[element] > 0
    return found - is_depleted


def _contested(state: DominantState, animal: int, terrains: int) -> int:
    """Return which of some terrains have a tile that an animal shares with another seat, a bit each."""
    found, seat = 0, state.seat_of[animal]
    side = [one * CELLS for one in state.in_play if state.seat_of[one] == seat]
    for cell in range(CELLS):
        if state.cubes[animal * CELLS + cell]:
            if state.crowd[cell] > sum([state.cubes[row + cell] for row in side]):
                found |= terrains & 1 << state.ground[cell]
    return found


def _may_be_last(state: DominantState) -> bool:
    """Return whether this round may be the last one: it is, or Ice Age is face up."""
    return state.final_round > 0 or state.cards >> ICE_AGE & 1 != 0


def _can_act(state: DominantState, animal: int, space: int, row: int) -> bool:
    """Return whether a pawn may have something to do, as far as it can be seen now."""
    if not _is_to_come(state, space):
        return False
    if row == INITIATIVE_AT:
        return not _may_be_last(state)
    if row == ADAPTATION_AT:
        return state.elements_of(animal) < MOST_ELEMENTS and _gets_element(state, animal)
    if row == REGRESSION_AT:
        kept = (animal == REPTILE) + state.spaces[row : row + 2].count(animal)
        return sum([state.added(animal, one) > 0 for one in _kinds(state, REGRESSION)]) > kept
    if row == DEPLETION_AT:
        return max([_disks_left(state, one) for one in _kinds(state, DEPLETION)], default=0) > 0
    if row in _BY_ELEMENT:
        return sum(in_box(state, _BY_ELEMENT[row])) > space - row
    if row == GLACIATION_AT:
        return state.tundra > 0 and not (_may_be_last(state) and _is_behind(state, space))
    if row == SPECIATION_AT:
        element = SPECIATION_ELEMENTS[space - row]
        others = state.spaces[row:WANDERLUST_AT].count(animal)
        return state.pool[animal] > _CUBES * others and _disks_left(state, element) > 0
    if row == WANDERLUST_AT:
        return len(state.face_up) - state.face_up.count(0) > space - row
    if row == COMPETITION_AT:
        return _contested(state, animal, COMPETITION_TERRAINS[space - row]) > 0
    if row == DOMINATION_AT:
        return sum([one > 0 for one in state.crowd]) > space - row
    return any(state.cubes[animal * CELLS : animal * CELLS + CELLS])


def _is_to_come(state: DominantState, space: int) -> bool:
    """Return whether the execution has still to come to a space."""
    return state.phase == PLANNING or PLACES[space] >= state.next


def _is_behind(state: DominantState, space: int) -> bool:
    """Return whether another pawn on Glaciation acts before that of a space."""
    return state.spaces[GLACIATION_AT:space].count(NO_ANIMAL) < space - GLACIATION_AT


def _kinds(state: DominantState, box: int) -> list[int]:
    row = in_box(state, box)
    return [one for one in range(ELEMENTS) if row[one]]


def _gets_element(state: DominantState, animal: int) -> bool:
    """Return whether an element is left for the next pawn on Adaptation that Regression leaves to it."""
    pawns = [one for one in list(state.spaces[ADAPTATION_AT:REGRESSION_AT]) if one != NO_ANIMAL]
    box = in_box(state, ADAPTATION)
    doomed = set(_kinds(state, REGRESSION))
    kept = (animal == REPTILE) + state.spaces[REGRESSION_AT : REGRESSION_AT + 2].count(animal)
    own = {one for one in doomed if state.added(animal, one)}
    kept -= pawns.count(animal)  # what it takes by these may need all protection
    safe = sum([count for one, count in enumerate(list(box)) if one not in doomed or one in own])
    return sum(box) > len(pawns) and (safe > len(pawns) or len(own) < kept)


def acted(state: DominantState, animal: int, space: int) -> DominantState:
    """Return a copy in which a pawn has been placed and has acted before all others, as far as it can."""
    trial = state.clone()
    trial.options = None
    trial.pending.pop()
    trial.place_pawn(animal, space)
    row = ROW_OF[space]
    if row == REGRESSION_AT or not _is_to_come(trial, space):
        return trial
    if row == GLACIATION_AT and _is_behind(trial, space):
        return trial
    phase, following = trial.phase, trial.next
    trial.phase = EXECUTION
    trial.next = PLACES[space] + 1
    depth = len(trial.pending)
    if row == GLACIATION_AT:
        round_course.ask(trial, question(q.GLACIATION, trial.take_back(space)))
    else:
        round_course.act(trial, space)
    greedy_bot.act_out(trial, depth, _LIGHT)
    del trial.pending[depth:]
    trial.phase, trial.next = phase, following
    return trial
