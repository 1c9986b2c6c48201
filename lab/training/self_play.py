"""Games that a network plays against itself, and what can be learned from them.

A job is a pure function of a network, seeds and settings. Each seat makes the step that its network likes
best and now and then another one; the positions that it reached are remembered with the results that they
should have been judged by: TD(lambda), with the judgement of the best step where another one was made.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from evolution_qt.ai.bots import Judgement, Plan, in_time
from evolution_qt.ai.judge import Judge, first_best, outcome, worth
from evolution_qt.ai.thinker import plans, unlike_first
from evolution_qt.ai.worlds import try_plans
from evolution_qt.core.action import NOBODY, Action
from evolution_qt.core.evaluation import NOW, ROUND_OVER, TURN_OVER, Features
from evolution_qt.core.game import AnyGame
from evolution_qt.core.levels import BY_NETWORK, Level
from evolution_qt.core.rng import Rng

_THOUSAND = 1000
_EXPERT: Final = Level(
    "expert",
    BY_NETWORK,
    width=8,
    evaluations=3_000,
    plans=5,
    worlds=9,
    judges_feeding=True,
    judges_later_feeding=True,
    judges_others=True,
)
"""Who searches turns: what a lesson is worth is worth more worlds than a move."""


class Lesson(NamedTuple):
    """A position, and the results it should be judged by: win, share, scaled points."""

    features: Features
    targets: tuple[float, float, float]


@dataclass(frozen=True)
class SelfPlayHabits:
    """How the games are played: strange steps in a thousand decisions, and lambda in thousandths."""

    strange: int = 50
    trace: int = 800
    searched: int = 0
    """Turns of card play in a thousand that are searched, longer than `apex` does (expert iteration)."""


class _Memory:
    """What one seat has come through: the positions it reached, and how they were judged."""

    def __init__(self, game: AnyGame) -> None:
        self._scale = game.bots().points_scale
        self.features: list[Features] = []
        self.judgements: list[Judgement] = []
        self.best: list[Judgement] = []
        self.tried: list[Lesson] = []

    def add(self, features: Features, judgement: Judgement, best_of_all: Judgement) -> None:
        """Remember a position; *best_of_all* is what the best step would have come to."""
        self.features.append(features)
        self.judgements.append(judgement)
        self.best.append(best_of_all)

    def note(self, features: Features, judgement: Judgement) -> None:
        """Remember a position that was tried in sampled worlds, and what it came to there."""
        win, share, points = judgement
        self.tried.append(Lesson(features, (win, share, points / self._scale)))

    def lessons(self, end: Judgement, trace: float) -> list[Lesson]:
        """Return the positions with what they should have been judged by."""
        lessons: list[Lesson] = []
        expected: Sequence[float] = end
        for at in range(len(self.features) - 1, -1, -1):
            scaled = (expected[0], expected[1], expected[2] / self._scale)
            lessons.append(Lesson(self.features[at], scaled))
            judged = self.judgements[at]
            if judged is not self.best[at]:
                expected = self.best[at]
            else:
                expected = [(1 - trace) * a + trace * b for a, b in zip(judged, expected, strict=True)]
        lessons.reverse()
        return lessons + self.tried


def play(judges: Sequence[Judge], seed: int, habits: SelfPlayHabits) -> list[Lesson]:
    """Play the game with this seed and return the lessons of all seats that the first judge plays for.

    There is a judge for each seat; the first one is the network that learns, others may be older ones.
    """
    learner = judges[0]
    seats = _turned(judges, seed)
    memories = [_Memory(learner.game) if judge is learner else None for judge in seats]
    state = _played_out(seats, memories, seed, habits)
    lessons: list[Lesson] = []
    for seat, memory in enumerate(memories):
        if memory is not None:
            lessons += memory.lessons(outcome(learner.game, state, seat), habits.trace / _THOUSAND)
    return lessons


def compare(one: Judge, rest: Judge, seats: int, seed: int) -> tuple[float, float]:
    """Return the part of the wins of *one* against *rest* and its lead in points, over all seats of a deal.

    Both make the step that looks best at once: what training does, without strange steps.
    """
    win = lead = 0.0
    for place in range(seats):
        judges = [one if seat == place else rest for seat in range(seats)]
        state = _played_out(judges, [None] * seats, seed, SelfPlayHabits(strange=0))
        points = one.game.scores(state)
        win += outcome(one.game, state, place).win
        lead += points[place] - (sum(points) - points[place]) / (seats - 1)
    return win / seats, lead / seats


def _turned(judges: Sequence[Judge], seed: int) -> list[Judge]:
    """Return the judges by seat, another one at the first seat in each game."""
    turn = seed % len(judges)
    return [*judges[turn:], *judges[:turn]]


def _played_out(
    judges: Sequence[Judge], memories: Sequence[_Memory | None], seed: int, habits: SelfPlayHabits
) -> Any:
    """Return the end of the game with this seed, played by a judge for each seat."""
    game = judges[0].game
    state = game.new(len(judges), seed)
    rng = Rng(seed, "self-play")
    while (seat := state.to_move) != NOBODY:
        is_beyond = judges[seat].game.horizon(state)
        judge, memory = judges[seat], memories[seat]
        if judge.evaluation.turn(state) is not None:
            if habits.searched and rng.below(_THOUSAND) < habits.searched:
                _search_turn(judge, state, memory, rng)
            else:
                _play_turn(judge, state, memory, rng, habits)
        else:
            state = _make_step(judge, state, memory, rng, habits)
        if is_beyond(state) and state.to_move != NOBODY:
            _look_around(judges, state, memories)
    return state


def play_quickly(game: AnyGame, seats: int, seed: int, habits: SelfPlayHabits) -> list[Lesson]:
    """Play a game by the game's own quick policy, without a network: what a first network learns from."""
    state = game.new(seats, seed)
    rng = Rng(seed, "quick play")
    evaluation = game.evaluation()
    memories = [_Memory(game) for _ in range(seats)]
    nothing = Judgement(0, 0, 0)
    while (seat := state.to_move) != NOBODY:
        strange = rng.below(_THOUSAND) < 4 * habits.strange
        step = game.sample(state, rng) if strange else game.suggest(state, game.legal(state), rng)
        turn = evaluation.turn(state)
        if turn is None or step == turn.stop:
            moment = NOW if turn is None else TURN_OVER
            memories[seat].add(evaluation.features(state, seat, moment), nothing, nothing)
        is_beyond = game.horizon(state)
        game.apply(state, step)
        if is_beyond(state) and state.to_move != NOBODY:
            for at in range(seats):
                memories[at].add(evaluation.features(state, at, ROUND_OVER), nothing, nothing)
    lessons: list[Lesson] = []
    for at, memory in enumerate(memories):
        lessons += memory.lessons(outcome(game, state, at), 1.0)
    return lessons


def _play_turn(judge: Judge, state: Any, memory: _Memory | None, rng: Rng, habits: SelfPlayHabits) -> None:
    """Put a turn together step by step, until no step looks better than to stop; then end it."""
    seat = state.to_move
    evaluation, turn = judge.evaluation, judge.evaluation.turn(state)
    assert turn is not None
    others = evaluation.others(state, seat)
    here = judge.turns([state], seat, others)[0]
    while True:
        steps: list[Action] = turn.worth_trying(state, seat, judge.spare(state, seat, others))
        if not steps:
            break
        if rng.below(_THOUSAND) < habits.strange:
            step = steps[rng.below(len(steps))]
            judge.game.apply(state, step)
            here = judge.turns([state], seat, others)[0]
            continue
        forks = []
        for step in steps:
            fork = turn.fork(state, seat)
            judge.game.apply(fork, step)
            forks.append(fork)
        judgements = [here, *judge.turns(forks, seat, others)]
        at = first_best([worth(one) for one in judgements])
        if at == 0:
            break
        judge.game.apply(state, steps[at - 1])
        here = judgements[at]
    if memory is not None:
        memory.add(evaluation.features(state, seat, TURN_OVER, others), here, here)
    judge.game.apply(state, turn.stop)


def _search_turn(judge: Judge, state: Any, memory: _Memory | None, rng: Rng) -> None:
    """Make the turn that comes to most in sampled worlds, and remember what each that was tried comes to."""
    seat = state.to_move
    found = plans(judge, state, seat, _EXPERT.width, _EXPERT.evaluations, in_time)
    found, unlike = unlike_first(found)
    if unlike > 1:
        seen = judge.game.observe(state, seat)
        found = try_plans(
            judge, seen, found[: min(unlike, _EXPERT.plans)], _EXPERT.worlds, _EXPERT, rng, in_time
        )
    if memory is not None:
        _remember_plans(judge, state, found, memory)
    for step in found[0].steps:
        judge.game.apply(state, step)


def _remember_plans(judge: Judge, state: Any, found: Sequence[Plan], memory: _Memory) -> None:
    """Remember where the first of the plans for the seat to move ends, and what those tried come to."""
    seat, evaluation = state.to_move, judge.evaluation
    turn = evaluation.turn(state)
    assert turn is not None
    others = evaluation.others(state, seat)
    for plan in found:
        if plan is found[0] or plan.worlds:
            fork = turn.fork(state, seat)
            for step in plan.steps[:-1]:
                judge.game.apply(fork, step)
            features = evaluation.features(fork, seat, TURN_OVER, others)
            if plan is found[0]:
                memory.add(features, plan.judgement, plan.judgement)
            if plan.worlds:
                memory.note(features, plan.judgement)


def _make_step(judge: Judge, state: Any, memory: _Memory | None, rng: Rng, habits: SelfPlayHabits) -> Any:
    """Make one step of another sort and return the state after it."""
    seat = state.to_move
    steps = judge.game.legal(state)
    if len(steps) == 1:
        judge.game.apply(state, steps[0])
        return state
    following = [judge.made(state, step) for step in steps]
    is_beyond = judge.game.horizon(state)
    judgements = judge.reached(following, seat, is_beyond)
    chosen = at = first_best([worth(one) for one in judgements])
    if rng.below(_THOUSAND) < habits.strange:
        chosen = rng.below(len(steps))
    reached = following[chosen]
    if memory is not None and reached.to_move != NOBODY:
        moment = ROUND_OVER if is_beyond(reached) else NOW
        memory.add(judge.evaluation.features(reached, seat, moment), judgements[chosen], judgements[at])
    return reached


def _look_around(judges: Sequence[Judge], state: Any, memories: Sequence[_Memory | None]) -> None:
    """Let every seat remember how it stands at the beginning of a round, before and after the deal."""
    for seat, (judge, memory) in enumerate(zip(judges, memories, strict=True)):
        if memory is None:
            continue
        for moment in (ROUND_OVER, NOW):
            features = judge.evaluation.features(state, seat, moment)
            judgement = judge.judge([features])[0]
            memory.add(features, judgement, judgement)
