"""What an opponent has decided, and why: its best plans and what it expects of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from evolution_qt.core.action import Action

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
    """The own points at the end of the game."""


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
