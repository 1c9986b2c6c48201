"""Trying plans in sampled worlds: to the horizon, by players who each see only what their seat sees.

A world deals the unseen cards at random. What the others do in it before they can see what a plan has done is
worked out once and used for all plans. The own turn that follows a plan is worked out once for all worlds, as
in the first that comes to it: who plays before does not do the same in each, but finding out costs more than
it brings. All plans are tried in the same worlds, so that luck is the same for each. Worse plans are given up
early and the rest tried in more worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from typing import Any, NamedTuple, TypeAlias

from evolution_qt.ai.bots import Judgement, Plan, Stop
from evolution_qt.ai.judge import Asking, Judge, first_best, worth
from evolution_qt.core.action import NOBODY, Action
from evolution_qt.core.evaluation import NamedFact
from evolution_qt.core.game import Observation
from evolution_qt.core.levels import Level
from evolution_qt.core.rng import Rng

_Turns: TypeAlias = dict[tuple[int, bool], tuple[Action, ...]]
"""What seats do in secret, by seat and whether they put together a turn; nothing while that is worked out."""


class _ByNetwork(NamedTuple):
    """What is judged by the network in a world; the rest is done by the quick policy."""

    feeding: bool
    others: bool
    """What others do in secret."""


class _World:
    """One way in which the unseen cards may lie, and what the others do there of which they see no effect."""

    def __init__(self, state: Any, rng: Rng) -> None:
        self.state = state
        self.rng = rng
        self.turns: _Turns = {}


class _Trial:
    """A plan, and what it came to in the worlds so far."""

    def __init__(self, plan: Plan, prior: float) -> None:
        self.plan = plan
        self.prior = prior
        """The value that the plan had before counts like so many worlds."""
        self.turns: _Turns = {}
        """What the own seat does after it, in all worlds."""
        self.values: list[float] = []
        self.judgements: list[Judgement] = []
        self.start: Any = None
        self.losses: list[int] = []
        self.parts: tuple[tuple[str, float], ...] = ()
        self.facts: tuple[NamedFact, ...] = ()

    def note(self, judge: Judge, world: _World, end: Any, seat: int) -> None:
        """Count which own species have died out at the horizon, and keep what has changed by then."""
        self.parts = judge.evaluation.changes(world.state, end, seat)
        self.facts = judge.evaluation.facts(world.state, end)
        if self.start is None:  # the own row is the same in all worlds
            self.start = world.state
            turn = judge.evaluation.turn(world.state)
            if turn is not None:
                self.start = turn.fork(world.state, seat)
                for step in self.plan.steps[:-1]:
                    judge.game.apply(self.start, step)
        lost = judge.evaluation.losses(self.start, end, seat)
        self.losses = self.losses or [0] * len(lost)
        for at, is_lost in enumerate(lost):
            self.losses[at] += is_lost

    def value(self, risk: float) -> float:
        """Return the mean over the worlds, drawn towards what was expected before."""
        count = len(self.values)
        mean = self._drawn(self.plan.value, self.values)
        if risk and count > 1:
            middle = sum(self.values) / count
            mean += risk * sqrt(sum([(value - middle) ** 2 for value in self.values]) / count)
        return mean

    @property
    def is_settled(self) -> bool:
        """Whether it came to the same in all worlds."""
        return self.values.count(self.values[0]) == len(self.values)

    def tried(self, risk: float) -> Plan:
        """Return the plan with what is expected of it now: what it came to, drawn like its value."""
        count = len(self.judgements)
        if not count:
            return self.plan
        columns = zip(self.plan.judgement, *self.judgements, strict=True)
        mean = Judgement(*[self._drawn(before, found) for before, *found in columns])
        losses = tuple(self.losses)
        value = self.value(risk)
        found = replace(self.plan, judgement=mean, value=value, worlds=count, losses=losses)
        return replace(found, parts=self.parts, facts=self.facts)

    def _drawn(self, before: float, found: Sequence[float]) -> float:
        """Return the mean of what was found in worlds, drawn towards what was expected before."""
        return (self.prior * before + sum(found)) / (self.prior + len(found)) if found else before


def try_plans(
    judge: Judge,
    seen: Observation[Any],
    plans: Sequence[Plan],
    worlds: int,
    level: Level,
    rng: Rng,
    is_over: Stop,
) -> list[Plan]:
    """Return *plans*, those tried in most of the *worlds* first, and among them the best first.

    Half of them are given up after each third of the worlds, and no more worlds are needed where the first
    third shows that what is unseen makes no difference. If *is_over* says so, it ends with what it has.
    """
    risk = judge.character.risk / 1000 if judge.character else 0.0
    is_secret = judge.evaluation.is_secret(seen.state)
    feeding = level.judges_later_feeding if is_secret else level.judges_feeding
    by_network = _ByNetwork(feeding, level.judges_others)
    trials = [_Trial(plan, judge.evaluation.prior) for plan in plans]
    left = trials
    given_up: list[_Trial] = []
    third = max(worlds // 3, 1)
    for first in range(0, worlds, third):
        if is_over():
            break
        dealt: list[_World] = []
        for number in range(first, min(first + third, worlds)):
            rng = Rng(rng.below(1 << 30), f"world {number}")
            dealt.append(_World(judge.game.determinize(seen, rng), rng))
        if not _tried(judge, dealt, left, seen, is_over, by_network):
            break
        if third > 1 and all(trial.is_settled for trial in left):
            break
        if len(left) > 2 and first + third <= worlds:
            left.sort(key=lambda trial: -trial.value(risk))
            half = max(len(left) // 2, 2)
            given_up = left[half:] + given_up
            left = left[:half]
    left.sort(key=lambda trial: -trial.value(risk))
    return [trial.tried(risk) for trial in left + given_up]


def _tried(
    judge: Judge,
    worlds: Sequence[_World],
    trials: Sequence[_Trial],
    seen: Observation[Any],
    is_over: Stop,
    by_network: _ByNetwork,
) -> bool:
    """Try all *trials* in all *worlds*, side by side, and return whether there was time for it."""
    seat = seen.viewer
    asked = [_playing(judge, world, trial, seat, by_network) for trial in trials for world in worlds]
    found = judge.answer_all(asked, is_over)
    if found is None:
        return False
    ends = [found[at : at + len(worlds)] for at in range(0, len(found), len(worlds))]
    judged = judge.reached([end for row in ends for end in row], seat, judge.game.horizon(seen.state))
    for at, (trial, row) in enumerate(zip(trials, ends, strict=True)):
        judgements = judged[at * len(worlds) : (at + 1) * len(worlds)]
        trial.judgements += judgements
        trial.values += judge.values(judgements, row, seat)
        for world, end in zip(worlds, row, strict=True):
            trial.note(judge, world, end, seat)
    return True


def _playing(judge: Judge, world: _World, trial: _Trial, seat: int, by_network: _ByNetwork) -> Asking[Any]:
    """Work out the world after the plan of *seat* that is tried, up to the horizon."""
    game = judge.game
    state = game.copy(world.state)
    if judge.evaluation.notes_events:
        state.sink = []
    is_beyond = game.horizon(state)
    for step in trial.plan.steps:
        game.apply(state, step)
    rng = Rng(world.rng.state, "rest")
    if not is_beyond(state):
        judge.evaluation.hurry(state)
    while (mover := state.to_move) != NOBODY and not is_beyond(state):
        if judge.evaluation.is_secret(state):
            if mover == seat or by_network.others:
                steps = yield from _in_secret(judge, state, trial.turns if mover == seat else world.turns)
            else:
                steps = _quickly(judge, state, world)
            for step in steps:
                game.apply(state, step)
            continue
        options = game.legal(state)
        if len(options) > 1:
            options = judge.evaluation.sensible(state, mover, options)
        if len(options) == 1:
            game.apply(state, options[0])
        elif (quick := judge.evaluation.quick(state, options, rng, judges=by_network.feeding)) is not None:
            game.apply(state, quick)
            yield []  # so that it can be cut short
        elif by_network.feeding:
            reached = [judge.made(state, step) for step in options]
            judgements = yield from judge.asks_reached(reached, mover, is_beyond)
            state = reached[first_best([worth(one) for one in judgements])]
        else:
            game.apply(state, game.suggest(state, options, rng))
    return state


def _quickly(judge: Judge, state: Any, world: _World) -> tuple[Action, ...]:
    """Return what the seat to move does in secret by the quick policy, the same after every plan."""
    game, turn = judge.game, judge.evaluation.turn(state)
    key = (state.to_move, turn is not None)
    if key not in world.turns:
        rng = Rng(world.rng.state, f"in secret {key}")
        fork = turn.fork(state, state.to_move) if turn is not None else state
        step = game.suggest(fork, game.legal(fork), rng)
        steps = [step]
        while turn is not None and step != turn.stop:
            game.apply(fork, step)
            step = game.suggest(fork, game.legal(fork), rng)
            steps.append(step)
        world.turns[key] = tuple(steps)
    return world.turns[key]


def _in_secret(judge: Judge, state: Any, turns: _Turns) -> Asking[tuple[Action, ...]]:
    """Work out what the seat to move does in secret, or wait where another trial is at that already."""
    key = (state.to_move, judge.evaluation.turn(state) is not None)
    if key in turns:
        while not turns[key]:
            yield []
    else:
        turns[key] = ()
        turns[key] = yield from composing(judge, state)
    return turns[key]


def composed(judge: Judge, state: Any) -> tuple[Action, ...]:
    """Return what the seat to move does with its cards, step by step, as it sees the table."""
    return judge.answer(composing(judge, state))


def composing(judge: Judge, state: Any) -> Asking[tuple[Action, ...]]:
    """Work out the same side by side with others."""
    seat = state.to_move
    turn = judge.evaluation.turn(state)
    if turn is None:
        options = judge.game.legal(state)
        if len(options) == 1:
            return (options[0],)
        reached = [judge.made(state, step) for step in options]
        judgements = yield from judge.asks_reached(reached, seat, judge.game.horizon(state))
        return (options[first_best([worth(one) for one in judgements])],)
    others = judge.evaluation.others(state, seat)
    state = turn.fork(state, seat)
    here = worth((yield from judge.asks_turns([state], seat, others))[0])
    steps: list[Action] = []
    spare = yield from judge.asks_spare(state, seat, others)
    while True:
        options = turn.worth_trying(state, seat, spare)
        forks = []
        for step in options:
            fork = turn.fork(state, seat)
            judge.game.apply(fork, step)
            forks.append(fork)
        judgements = yield from judge.asks_turns(forks, seat, others)
        values = [here, *[worth(one) for one in judgements]]
        at = first_best(values)
        if at == 0:
            return (*steps, turn.stop)
        steps.append(options[at - 1])
        state = forks[at - 1]
        here = values[at]
