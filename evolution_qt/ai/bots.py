"""Opponents: what decides for a seat, and how decisions become whole moves.

A bot gets an observation, never the state, and answers with steps: those of a move, or of a whole turn.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias

from evolution_qt.ai.decision import UNJUDGED, Decision, Plan
from evolution_qt.core.action import Action
from evolution_qt.core.bots import Policy
from evolution_qt.core.errors import bad
from evolution_qt.core.game import AnyGame, Observation
from evolution_qt.core.rng import Rng

Stop: TypeAlias = Callable[[], bool]
"""Says whether there is no time left to think."""


def in_time() -> bool:
    """Say that there is all the time in the world."""
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
    """Does what a fixed policy of the game says."""

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
