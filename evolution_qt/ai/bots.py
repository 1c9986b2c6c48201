"""Opponents: what decides for a seat, how decisions become whole moves, and how much thinking they may cost.

A bot gets an observation, never the state, and answers with steps: those of a move, or of a whole turn.

A `Decision` has the best plans of an opponent, what it expects of them, and why. An `Effort` is so many
iterations, or seconds of process time on one core.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple, TypeAlias

from evolution_qt.core.action import Action
from evolution_qt.core.errors import bad
from evolution_qt.core.evaluation import NamedFact
from evolution_qt.core.game import AnyGame, Observation
from evolution_qt.core.levels import CARD, STEP, TURN, Policy
from evolution_qt.core.rng import Rng

MOST_PLANS: Final = 3
MOST_REASONS: Final = 100
"""Enough for all that two plans differ in: what puts them into words takes several together."""


class Judgement(NamedTuple):
    """What a seat may expect of a position."""

    win: float
    """The chance to win, from 0 to 1; a shared win counts in parts."""
    share: float
    """How the points compare with those of the others: a softer form of winning, from 0 to 1."""
    points: float
    """The own points at the end of the game; where a hand-made value judges, the lead in points."""


UNJUDGED: Final = Judgement(0.0, 0.0, 0.0)
"""What a player expects who expects nothing."""


@dataclass(frozen=True)
class Plan:
    """Steps that end a move or a turn, and what the opponent expects after them."""

    steps: tuple[Action, ...]
    judgement: Judgement
    value: float
    """By what it was compared with others; larger is better."""
    worlds: int = 0
    """Sampled worlds in which it was tried."""
    parts: tuple[tuple[str, float], ...] = ()
    """What it changes, where a hand-made value judges, by names that the game knows."""
    facts: tuple[NamedFact, ...] = ()
    """What happens after it in the last of those worlds, where the game tells of that."""
    losses: tuple[int, ...] = ()
    """For each own species after the plan, in how many of those worlds it dies out before the round ends;
    empty if the row may still change.
    """


@dataclass(frozen=True)
class Reason:
    """A named feature in which the best plan differs from the second, and by how much.

    ``first`` and ``second`` are the amounts, or how often a mark stands, after each of the plans; ``weight``
    is about how much of a win the difference brings, below 0 if it speaks for the second plan.
    """

    feature: str
    first: float
    second: float
    weight: float = 0.0


@dataclass(frozen=True)
class Decision:
    """The best plans, the chosen one first, and how they were found."""

    plans: tuple[Plan, ...]
    evaluations: int = 0
    was_stopped: bool = False
    """Whether the search was cut short."""
    reasons: tuple[Reason, ...] = ()

    @property
    def steps(self) -> Sequence[Action]:
        """Return the steps that the opponent makes."""
        return self.plans[0].steps


Stop: TypeAlias = Callable[[], bool]
"""Says whether there is no time left to think."""


def in_time() -> bool:
    """Return that there is all the time in the world."""
    return False


class Bot(ABC):
    """A player that decides."""

    def begin(self) -> None:  # noqa: B027  most bots keep nothing
        """Hear that a new game begins, before its first decision."""

    def close(self) -> None:  # noqa: B027
        """Give back what is held outside this process."""

    @abstractmethod
    def decide(self, game: AnyGame, seen: Observation[Any], rng: Rng, is_over: Stop = in_time) -> Decision:
        """Return legal steps for the seat that sees *seen* and is to move; *rng* is its own.

        When *is_over* says so, thinking ends with the best so far.
        """


class Random(Bot):
    """Takes any legal step, each as likely as any other."""

    kind = "random"

    def decide(self, game: AnyGame, seen: Observation[Any], rng: Rng, is_over: Stop = in_time) -> Decision:
        """Return any legal step."""
        return _simple(game.sample(seen.state, rng))


class Greedy(Bot):
    """Takes the step that looks best at once."""

    kind = "greedy"

    def decide(self, game: AnyGame, seen: Observation[Any], rng: Rng, is_over: Stop = in_time) -> Decision:
        """Return the step that the game's quick policy suggests."""
        return _simple(game.suggest(seen.state, game.legal(seen.state), rng))


class Habitual(Bot):
    """Follows a fixed policy of the game."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def decide(self, game: AnyGame, seen: Observation[Any], rng: Rng, is_over: Stop = in_time) -> Decision:
        """Return the step, or the whole turn, that the policy demands."""
        state = game.copy(seen.state)
        state.to_move = seen.viewer
        return Decision((Plan(self.policy(game, state, rng), UNJUDGED, 0.0),))


def _simple(step: Action) -> Decision:
    return Decision((Plan((step,), UNJUDGED, 0.0),))


def simple_bot(kind: str) -> Bot:
    """Return the bot of this name that needs no level. Raises BadInput if there is none."""
    for bot in (Random, Greedy):
        if bot.kind == kind:
            return bot()
    raise bad("unknown_ai", value=kind[:60])


def choose_moves(
    game: AnyGame, seen: Observation[Any], bot: Bot, rng: Rng, is_over: Stop = in_time
) -> tuple[list[Any], Decision]:
    """Return whole legal moves for the viewer, in the game's own form, and the decision that led to them.

    They are one move, or all moves of a turn that the bot puts together. A line of several steps is thought
    through on a copy; the last step is not made there, since it may turn up what the viewer does not know.
    The decision is the first; what came after it in a line is counted with it.
    """
    trial = Observation(seen.viewer, game.copy(seen.state))
    trial.state.to_move = seen.viewer
    before = game.copy(trial.state)
    first: Decision | None = None
    evaluations = 0
    was_stopped = False
    moves: list[Any] = []
    steps: list[Action] = []
    while True:
        decision = bot.decide(game, trial, rng, is_over)
        first = first or decision
        evaluations += decision.evaluations
        was_stopped = was_stopped or decision.was_stopped
        last = len(decision.steps) - 1
        for at, step in enumerate(decision.steps):
            steps.append(step)
            if game.completes(trial.state, step):
                moves.append(game.spoken(before, seen.viewer, steps))
                if at == last:
                    return moves, replace(first, evaluations=evaluations, was_stopped=was_stopped)
                steps = []
                game.apply(trial.state, step, seen.viewer)
                before = game.copy(trial.state)
            else:
                game.apply(trial.state, step, seen.viewer)


def choose_move(game: AnyGame, seen: Observation[Any], kind: str, rng: Rng) -> Any:
    """Return a whole legal move of a simple bot. Raises BadInput for an unknown kind."""
    return choose_moves(game, seen, simple_bot(kind), rng)[0][0]


_LEAST: Final = 0.25
_MOST: Final = 4.0
"""A decision takes at least and at most so many times the seconds of its kind."""


def kind_of(game: AnyGame, state: Any) -> str:
    """Return the kind of decision that the seat to move has before it."""
    evaluation = game.evaluation()
    if evaluation.turn(state) is not None:
        return TURN
    return CARD if evaluation.is_secret(state) else STEP


def has_choice(game: AnyGame, state: Any) -> bool:
    """Return whether the seat to move can do more than one sensible thing."""
    steps = game.legal(state)
    return len(steps) > 1 and len(game.evaluation().sensible(state, state.to_move, steps)) > 1


def weight_of(game: AnyGame, kind: str, steps: int) -> float:
    """Return how much there is to choose from with so many *steps*, beside a usual decision of this kind."""
    usual = game.bots().choices.get(kind)
    return steps / usual if usual else 1.0


@dataclass(frozen=True)
class Effort:
    """The limit of a decision: seconds by kind where there are any, else iterations.

    Seconds are those of a usual decision. One with more to choose from gets more, one with less fewer:
    thinkers without a clock do likewise.
    """

    iterations: int = 0
    seconds: Mapping[str, float] = field(default_factory=dict)

    def meter(self, kind: str, is_over: Stop, weight: float = 1.0) -> Meter:
        """Return what measures the next decision, of this kind and *weight* times as large as usual."""
        seconds = self.seconds.get(kind)
        if seconds is not None:
            seconds *= min(max(weight, _LEAST), _MOST)
        return Meter(self.iterations, seconds, is_over)


class Meter:
    """Measures one decision, which may be thought about in portions."""

    def __init__(self, iterations: int, seconds: float | None, is_over: Stop) -> None:
        self.done = 0
        self.was_stopped = False
        self._is_over = is_over
        self._iterations = iterations
        self._end = None if seconds is None else time.process_time() + seconds
        self._portion: float = 0
        self.allow(1.0)

    def allow(self, part: float) -> None:
        """Let this part of what is left be spent now."""
        if self._end is None:
            self._portion = self.done + max(round((self._iterations - self.done) * part), 0)
        else:
            now = time.process_time()
            self._portion = now + (self._end - now) * part

    def goes_on(self) -> bool:
        """Return whether one more iteration may be made, and count it."""
        if self.was_stopped:
            return False
        self.was_stopped = self._is_over()
        if self.was_stopped:
            return False
        if (self.done if self._end is None else time.process_time()) >= self._portion:
            return False
        self.done += 1
        return True

    def cut(self) -> bool:
        """Return whether nothing at all is left."""
        if self.was_stopped or self._is_over():
            self.was_stopped = True
            return True
        return self.done >= self._iterations if self._end is None else time.process_time() >= self._end
