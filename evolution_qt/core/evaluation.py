"""What thinking about a game needs beyond its rules: the second contract, for opponents."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Hashable, Sequence
from typing import Final, Generic, TypeAlias, TypeVar

from evolution_qt.core.action import NOBODY, Action
from evolution_qt.core.game import State
from evolution_qt.core.rng import Rng

S = TypeVar("S", bound=State)

Features: TypeAlias = tuple[Sequence[float], Sequence[int]]
"""What a position looks like to a seat: amounts, and the numbers of the marks it has."""

NamedFact: TypeAlias = tuple[str, tuple[int, ...]]
"""Something that happens in a sampled world, by a name that the game knows, with its numbers."""

NOW: Final = 0
"""Look at a position as it is."""
TURN_OVER: Final = 1
"""Look at it as if the seat had just ended the turn that it puts together."""
ROUND_OVER: Final = 2
"""Look at it as if nothing of the new round had been dealt yet."""


class Turn(ABC, Generic[S]):
    """How a seat puts a whole turn together from steps that only it sees, until it ends the turn."""

    stop: Action
    """The step that ends it."""

    @abstractmethod
    def fork(self, state: S, seat: int) -> S:
        """Return a copy in which *seat* may make steps of the turn, and nothing else."""

    @abstractmethod
    def result(self, state: S, seat: int) -> Hashable:
        """Return what the turn has come to so far: equal for equal results, however they came about."""

    @abstractmethod
    def worth_trying(self, state: S, seat: int, spare: Collection[int]) -> list[Action]:
        """Return the steps without `stop` and without those that come to the same as others.

        What any card buys is bought with one of *spare* only.
        """

    def spare(self, state: S, seat: int) -> list[int]:
        """Return the cards that *seat* might spend for what any card buys, one of each sort."""
        return []

    def without(self, state: S, seat: int, card: int) -> S:
        """Return a fork that lacks one of the spare cards of *seat*, to see what keeping it is worth."""
        raise NotImplementedError

    def is_silly(self, state: S, seat: int) -> bool:
        """Return whether the turn put together so far holds something that no sensible player does."""
        return False


class Evaluation(ABC, Generic[S]):
    """How one game's positions look, and what a search may leave out."""

    schema: str = ""
    """The hash of the names of all features; a network fits if it was made for the same."""

    amounts: int = 0
    marks: int = 0
    """How many features of each sort there are."""

    names: tuple[str, ...] = ()
    """The names of all amounts, then of all marks."""

    def features(
        self,
        state: S,
        seat: int,
        moment: int = NOW,
        others: object | None = None,
        *,
        careless: bool = False,
    ) -> Features:
        """Return the features of *state* for *seat*, found only from what it may know.

        *moment* is NOW, TURN_OVER or ROUND_OVER; *others*, from `others`, spares work; *careless*
        features leave dangers out. A game whose positions no network judges has none.
        """
        raise NotImplementedError

    # Where a hand-made value judges, not a network

    def worth(self, state: S, seat: int) -> float:
        """Return by how many points *seat* may expect to lead, found only from what it may know."""
        raise NotImplementedError

    def changes(self, start: S, end: S, seat: int) -> tuple[tuple[str, float], ...]:
        """Return what has changed in the worth of a position, in parts by names that the game knows."""
        return ()

    notes_events: bool = False
    """Whether a sampled world keeps the events in it, for `facts`."""

    def facts(self, start: S, end: S) -> tuple[NamedFact, ...]:
        """Return what happens after a plan in a sampled world, up to *end*; nothing where none is told of."""
        return ()

    def habit(self, state: S, steps: Sequence[Action], rng: Rng) -> Action | None:
        """Return which of *steps* the seat to move makes without a search, None where it searches."""
        return None

    def trial(self, state: S, step: Action) -> S | None:
        """Return where *step* is judged before it is tried in worlds, None where that is right after it."""
        return None

    def hurry(self, state: S) -> None:
        """Cut short what comes after a plan in a sampled world, as far as it would tell little."""

    def quick(self, state: S, steps: Sequence[Action], rng: Rng, *, judges: bool) -> Action | None:
        """Return which of *steps* the seat to move makes in a sampled world, by rules or as it *judges*.

        None where that is as usual.
        """
        return None

    def idea(self, steps: Sequence[Action]) -> Hashable:
        """Return what is the same of plans of which one is enough to tell of."""
        return tuple(steps)

    # What follows has an answer for games that have nothing of that sort

    def turn(self, state: S) -> Turn[S] | None:
        """Return how the seat to move puts a turn together; None if its next step is seen by itself."""
        return None

    def others(self, state: S, seat: int) -> object:
        """Return what the other seats show, for `features` while *seat* puts its turn together."""
        return None

    def is_secret(self, state: S) -> bool:
        """Return whether what the seat to move does now is seen by the others only later."""
        return False

    def shown(self, state: S, step: Action, viewer: int) -> Hashable:
        """Return what *viewer* sees of a *step* of the seat to move: equal for steps it cannot tell apart."""
        return step

    def sensible(self, state: S, seat: int, steps: Sequence[Action]) -> list[Action]:
        """Return *steps* without those that no sensible player makes; all if nothing else is left."""
        return list(steps)

    def target(self, state: S, step: Action) -> int:
        """Return the seat that *step* of the seat to move is made against, NOBODY if none."""
        return NOBODY

    def losses(self, start: S, end: S, seat: int) -> Sequence[bool]:
        """Return for each species, or whatever *seat* may lose, in *start* whether it is gone in *end*.

        *start* is a position, or a turn put together as far as it goes; *end* is later in the same round, or
        the next one at its beginning. Empty if the game has nothing of that sort, or *seat* has yet to decide
        what it will have.
        """
        return ()

    phases: tuple[str, ...] = ("",)
    """The parts of a round in which what is expected is calibrated apart, by the names that files use."""

    def phase(self, state: S) -> int:
        """Return the place among `phases` of the one that *state* is in."""
        return 0

    prior: float = 2.0
    """The value that a plan had before it was tried counts like so many worlds."""

    preference_names: tuple[str, ...] = ()
    """Names of what a character may like or dislike."""

    def preferences(self, state: S, seat: int) -> Sequence[float]:
        """Return how much *seat* has of what each preference names, found only from what it may know."""
        return ()
