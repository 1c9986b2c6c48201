"""How much thinking a decision may cost: so many iterations, or seconds of process time on one core."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from evolution_qt.ai.bots import Stop
from evolution_qt.core.bots import CARD, STEP, TURN
from evolution_qt.core.game import AnyGame

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
    """Say whether the seat to move can do more than one sensible thing."""
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
        """Say whether one more iteration may be made, and count it."""
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
        """Say whether nothing at all is left."""
        if self.was_stopped or self._is_over():
            self.was_stopped = True
            return True
        return self.done >= self._iterations if self._end is None else time.process_time() >= self._end
