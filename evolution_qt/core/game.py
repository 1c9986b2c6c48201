"""The contract between a game and everything that plays, shows, stores or searches it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from evolution_qt.core.action import Action
from evolution_qt.core.event import Event, Told
from evolution_qt.core.rng import Rng

if TYPE_CHECKING:
    from evolution_qt.core.errors import Refusal
    from evolution_qt.core.insight import Insight
    from evolution_qt.core.plain import Plain


class State(ABC):
    """A game in progress: mutable, plain, cloneable; changed only through its own primitives."""

    to_move: int
    """The seat asked, or NOBODY when the game is over."""

    round: int
    """The round being played, from 1; records check the game after each."""

    sink: list[Told] | None
    """Where events are written down; None while nobody listens, and then nothing is."""


S = TypeVar("S", bound=State)
M = TypeVar("M")


class Observation(Generic[S]):
    """What one seat may know: a state with unknown cards in place of unseen ones."""

    def __init__(self, viewer: int, state: S) -> None:
        self.viewer = viewer
        self.state = state


class Game(ABC, Generic[S, M]):
    """One set of rules in one edition. Holds no game in progress.

    ``S`` is the game's state, ``M`` its whole moves as the notation writes them.
    """

    key: str
    """Written into every record, such as ``evolution/de``."""

    version: int
    """Raised when behaviour changes, never for refactoring."""

    seats: range
    """The numbers of players it can be played with."""

    @abstractmethod
    def new(self, seats: int, seed: int, first_player: int = -1, told: list[Told] | None = None) -> S:
        """Return a fresh game, dealt and waiting for its first move; *told* takes down what happened."""

    @abstractmethod
    def legal(self, state: S, seat: int = -1) -> list[Action]:
        """Return the legal steps of *seat* (-1: the seat to move), in a fixed order. Callers must not change
        the list.
        """

    @abstractmethod
    def sample(self, state: S, rng: Rng) -> Action:
        """Return one legal step of the seat to move, each as likely as any other."""

    @abstractmethod
    def apply(self, state: S, action: Action, seat: int = -1) -> None:
        """Make a legal step and all automatic ones after it. Trusts its caller."""

    @abstractmethod
    def suggest(self, state: S, steps: Sequence[Action], rng: Rng) -> Action:
        """Return the one of *steps* that looks best at once, judged by what the seat to move may know."""

    @abstractmethod
    def insight(self) -> Insight[S]:
        """Return what opponents need beyond the rules; it keeps what it has worked out."""

    @abstractmethod
    def copy(self, state: S) -> S:
        """Return an equal state that shares nothing that can change."""

    @abstractmethod
    def completes(self, state: S, action: Action) -> bool:
        """Say whether a legal step ends a whole move; if not, the same seat goes on with it."""

    @abstractmethod
    def spoken(self, state: S, seat: int, steps: Sequence[Action]) -> M:
        """Return the whole move that *steps*, from *state*, make up."""

    @abstractmethod
    def moves(self, state: S, seat: int = -1) -> list[M]:
        """Return the whole moves of *seat* that the notation lists."""

    @abstractmethod
    def why_not(self, state: S, seat: int, move: M) -> list[Refusal]:
        """Return every reason that stands in the way of *move*; none when it is legal."""

    @abstractmethod
    def actions(self, state: S, seat: int, move: M) -> list[Action]:
        """Return the steps that a legal *move* consists of."""

    @abstractmethod
    def play(self, state: S, seat: int, move: M) -> list[Event]:
        """Make a whole move or nothing, and return what happened.

        Raises IllegalMove with every reason.
        """

    @abstractmethod
    def events(self, told: Sequence[Told]) -> list[Event]:
        """Return the events that were written down."""

    @abstractmethod
    def reveals(self, events: Sequence[Event]) -> bool:
        """Say whether a card was drawn or turned up: what somebody has seen cannot be taken back."""

    @abstractmethod
    def is_forced(self, state: S, seat: int) -> bool:
        """Say whether *seat* decides nothing, because it has one move only."""

    @abstractmethod
    def read(self, text: str) -> M:
        """Return the move that a line of the notation names. Raises BadInput."""

    @abstractmethod
    def write(self, move: M) -> str:
        """Return the line of the notation for *move*, without a seat."""

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """Return the points of each seat if the game ended now."""

    @abstractmethod
    def winners(self, state: S) -> list[int]:
        """Return the seats that win if the game ended now, ties broken as far as the rules break them."""

    @abstractmethod
    def observe(self, state: S, viewer: int) -> Observation[S]:
        """Return what *viewer* may know; -1 is somebody who knows only what everybody knows."""

    @abstractmethod
    def determinize(self, seen: Observation[S], rng: Rng) -> S:
        """Return a state that may be the true one: unseen cards dealt at random into the blanks."""

    @abstractmethod
    def load(self, plain: Plain) -> S:
        """Return the state that a position describes. Raises BadInput with the path to the fault."""

    @abstractmethod
    def dump(self, state: S) -> dict[str, Plain]:
        """Return the full form of a position."""

    @abstractmethod
    def digest(self, state: S) -> str:
        """Return the short hash of a position that records carry."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Assert everything that must be true of any state."""
