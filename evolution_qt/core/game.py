"""The contract between a game and everything that plays, shows, stores or searches it.

A game answers the abstract questions of `Game`. Everything else has an answer here that follows from them; a
game gives its own where that is faster or says more.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from hashlib import sha256
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, TypeAlias, TypeVar

from evolution_qt.core.action import NOBODY, Action
from evolution_qt.core.errors import USUAL, IllegalMove, Refusal, Sentences, bad
from evolution_qt.core.event import Event, Kind, RawEvent
from evolution_qt.core.levels import Bots
from evolution_qt.core.option import Option, Value
from evolution_qt.core.plain import canonical
from evolution_qt.core.rng import Rng
from evolution_qt.core.score import Measured, Score, Tally, known
from evolution_qt.core.text import N_

if TYPE_CHECKING:
    from evolution_qt.core.evaluation import Evaluation
    from evolution_qt.core.plain import Plain


class State(ABC):
    """A game in progress: mutable, plain, cloneable; changed only through its own primitives."""

    to_move: int
    """The seat asked, or NOBODY when the game is over."""

    round: int
    """The round being played, from 1; records check the game after each."""

    sink: list[RawEvent] | None
    """Where events are written down; None while there is no listener, and then nothing is."""

    def become(self, other: Self) -> None:
        """Take over everything from *other*, which must not be used afterwards; the listener stays."""
        sink = self.sink
        vars(self).update(vars(other))
        self.sink = sink


def _never(state: State) -> bool:
    return False


S = TypeVar("S", bound=State)
M = TypeVar("M")

Say: TypeAlias = Callable[..., str]
"""Returns a sentence in the reader's language: by its context and its English text, named words put in."""
Log: TypeAlias = Callable[[Sequence[Event]], list[str]]
"""Returns the lines that tell some events, which follow those told before."""


class Observation(Generic[S]):
    """What one seat may know: a state with unknown cards in place of unseen ones."""

    def __init__(self, viewer: int, state: S) -> None:
        self.viewer = viewer
        self.state = state


class Streams(Protocol[S]):
    """Chance of its own for each seat, which does not depend on what others do."""

    def apply(self, rules: Any, state: S, action: Action) -> S:
        """Return the state after a legal step of the seat to move; *state* may be changed."""


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

    options: Sequence[Option] = ()
    """What can be set otherwise than the edition has it, in the order in which people read it."""

    differs: Mapping[str, Value] = MappingProxyType({})
    """The options that are set otherwise here."""

    sentences: Sentences = USUAL
    """What is said of its faults and of moves that are not legal."""

    columns: Sequence[str] = (N_("Score", "Points"),)
    """The names of the parts of a score, in English, marked for translation."""

    measured: Measured = Measured()
    """What the record book counts in it, beside the points."""

    own_columns: Collection[int] = ()
    """Which parts of a score, by number, only their owner may know before the end."""

    has_secrets: bool = True
    """Whether players know different things; if not, there is nothing to hide from one another."""

    sides: Sequence[str] = ()
    """The keys of the sides that the seats may choose before a game, in order; `sentences` names them."""

    sides_each: int = 0
    """How many sides every seat has."""

    side_word: str = ""
    """What a side is called, in English, marked for translation as the names are."""

    kinds: Sequence[Kind]
    """What there is to know about each kind of event, by its number."""

    # What every game answers

    @abstractmethod
    def new(self, seats: int, seed: int, first_player: int = -1, told: list[RawEvent] | None = None) -> S:
        """Return a fresh game, dealt and waiting for its first move; *told* takes down what happened."""

    @abstractmethod
    def legal(self, state: S, seat: int = -1) -> list[Action]:
        """Return the legal steps of *seat* (-1: the seat to move), in a fixed order. Callers must not change
        the list.
        """

    @abstractmethod
    def apply(self, state: S, action: Action, seat: int = -1) -> None:
        """Make a legal step and all automatic ones after it. Trusts its caller."""

    @abstractmethod
    def copy(self, state: S) -> S:
        """Return an equal state that shares nothing that can change, and has no listener."""

    @abstractmethod
    def observe(self, state: S, viewer: int) -> Observation[S]:
        """Return what *viewer* may know; -1 is an onlooker, who knows what all players know."""

    @abstractmethod
    def determinize(self, seen: Observation[S], rng: Rng) -> S:
        """Return a state that may be the true one: unseen cards dealt at random into the blanks."""

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """Return the points of each seat if the game ended now."""

    @abstractmethod
    def load(self, plain: Plain) -> S:
        """Return the state that a position describes. Raises BadInput with the path to the fault."""

    @abstractmethod
    def dump(self, state: S) -> dict[str, Plain]:
        """Return the full form of a position."""

    @abstractmethod
    def spoken(self, state: S, seat: int, steps: Sequence[Action]) -> M:
        """Return the whole move that *steps*, from *state*, make up."""

    @abstractmethod
    def actions(self, state: S, seat: int, move: M) -> list[Action]:
        """Return the steps that a legal *move* consists of."""

    @abstractmethod
    def read(self, text: str) -> M:
        """Return the move that a line of the notation names. Raises BadInput."""

    @abstractmethod
    def write(self, move: M) -> str:
        """Return the line of the notation for *move*, without a seat."""

    # What follows from that

    def new_with(
        self,
        sides: Sequence[Sequence[str]],
        seed: int,
        first_player: int = -1,
        told: list[RawEvent] | None = None,
    ) -> S:
        """Return a fresh game in which the seats have the sides that they have chosen, by their keys.

        A seat that has chosen none gets what the seed gives. By default a game has no sides to choose. Raises
        BadInput.
        """
        for seat, own in enumerate(sides):
            if own:
                raise bad("no_sides", f"players[{seat}].animals", value=self.key)
        return self.new(len(sides), seed, first_player, told)

    def with_options(self, values: Mapping[str, Value]) -> Game[S, M]:
        """Return this game with some options set otherwise; a game that has options answers itself."""
        assert not values, values
        return self

    def for_random_players(self) -> Game[S, M]:
        """Return this game so that it ends soon enough where some players only draw lots."""
        return self

    def sample(self, state: S, rng: Rng) -> Action:
        """Return one legal step of the seat to move, each as likely as any other."""
        steps = self.legal(state)
        return steps[rng.below(len(steps))]

    def suggest(self, state: S, steps: Sequence[Action], rng: Rng) -> Action:
        """Return the one of *steps* that looks best at once, judged by what the seat to move may know.

        By default it is the one after which the seat leads by most, in a world that may be the true one; of
        several any.
        """
        seat = state.to_move
        world = self.determinize(self.observe(state, seat), rng)
        best: list[Action] = []
        most = 0
        for step in steps:
            trial = self.copy(world)
            self.apply(trial, step, seat)
            scores = self.scores(trial)
            lead = scores[seat] - max(scores[:seat] + scores[seat + 1 :], default=0)
            if not best or lead > most:
                best, most = [step], lead
            elif lead == most:
                best.append(step)
        return best[rng.below(len(best))]

    def bots(self) -> Bots:
        """Return the opponents that the game has, beside those that need its rules alone."""
        return Bots()

    def horizon(self, state: S) -> Callable[[S], bool]:
        """Return a test whether a world sampled at *state* is played no further than a later position.

        By default a world is played to the end of the game.
        """
        return _never

    def evaluation(self) -> Evaluation[S]:
        """Return what levels of opponents need beyond the rules.

        Raises BadInput for a game that only the simple opponents play.
        """
        raise bad("only_simple", value=self.key)

    def completes(self, state: S, action: Action) -> bool:
        """Return whether a legal step ends a whole move; if not, the same seat goes on with it."""
        return True

    def moves(self, state: S, seat: int = -1) -> list[M]:
        """Return the whole moves of *seat* (-1: the seat to move) that the notation lists."""
        asked = state.to_move if seat < 0 else seat
        return [self.spoken(state, asked, [step]) for step in self.legal(state, seat)]

    def why_not(self, state: S, seat: int, move: M) -> list[Refusal]:
        """Return every reason that stands in the way of *move*; none when it is legal."""
        moves = self.moves(state, seat)
        if move in moves:
            return []
        return [Refusal("not_listed" if moves else "not_your_turn")]

    def play(self, state: S, seat: int, move: M) -> list[Event]:
        """Make a whole move or nothing, and return what happened.

        Raises IllegalMove with every reason, BadInput where something would be needed that is not known.
        """
        if refusals := self.why_not(state, seat, move):
            raise IllegalMove(refusals, self.write(move), self.key)
        trial = self.copy(state)
        told: list[RawEvent] = []
        trial.sink = told
        for action in self.actions(trial, seat, move):
            self.apply(trial, action, seat)
        state.become(trial)
        return self.events(told)

    def events(self, told: Sequence[RawEvent]) -> list[Event]:
        """Return the events that were written down."""
        return [self._event(Event(*one)) for one in told]

    def _event(self, event: Event) -> Event:
        return event.hidden_but_from(event.actor) if self.kinds[event.kind].secret else event

    def reveals(self, events: Sequence[Event]) -> bool:
        """Return whether a card was drawn or turned up: what a player has seen cannot be taken back."""
        return any(self.kinds[event.kind].reveals for event in events)

    def forced_move(self, state: S, seat: int) -> M | None:
        """Return the only move that *seat* has, None if it decides anything."""
        legal = self.legal(state, seat)
        if len(legal) == 1 and self.completes(state, legal[0]):
            return self.spoken(state, seat, legal)
        return None

    def is_forced(self, state: S, seat: int) -> bool:
        """Return whether *seat* decides nothing, because it has one move only."""
        return self.forced_move(state, seat) is not None

    def declining(self, state: S) -> M | None:
        """Return the move by which the seat to move declines what it is asked outside its usual turn.

        People may wish not to be asked then. None if this is a usual turn.
        """
        return None

    def resting(self, state: S) -> M | None:
        """Return the move by which the seat to move lets a usual turn go by that it does not need.

        It may be asked again this round, which people may wish not to be. None if it needs the turn.
        """
        return None

    def is_beat(self, state: S, seat: int) -> bool:
        """Return whether a bot that has played *seat* rests after a move that has led to *state*.

        By default it does when it is not asked again at once.
        """
        return state.to_move != seat

    def seat_count(self, state: S) -> int:
        """Return how many seats play."""
        return len(self.scores(state))

    def starter(self, state: S) -> int:
        """Return the seat that begins this round, as a marker on the table shows it; NOBODY without one."""
        return NOBODY

    def observe_openly(self, state: S, viewer: int) -> Observation[S]:
        """Return what *viewer* may know where all have agreed to play with open hands, for teaching.

        By default that is no more than usual.
        """
        return self.observe(state, viewer)

    def side_points(self, state: S) -> dict[str, int]:
        """Return the points of each side if the game ended now, by its key; most games have no sides."""
        return {}

    def score_parts(self, state: S) -> Sequence[tuple[int, ...]]:
        """Return the points of each seat if the game ended now, one number for each of the `columns`."""
        return [(points,) for points in self.scores(state)]

    def known_scores(self, state: S, viewer: int, *, openly: bool = False) -> list[Score]:
        """Return the score of each seat as *viewer* may know it, -1: as all may; *openly*: all of it."""
        is_open = openly or state.to_move == NOBODY
        secret = () if is_open else self.own_columns
        return known(self.score_parts(state), self.open_points(state), viewer, secret)

    def open_points(self, state: S) -> Sequence[int]:
        """Return how many points of each seat's `own_columns` lie on the table for all to see."""
        return [0] * self.seat_count(state)

    def log(self, state: S, names: Sequence[str | None], say: Say) -> Log:
        """Return what logs the events that follow *state* in lines for people, as *say* puts them.

        *names* are those of the seats. Raises BadInput for a game whose log only its table tells.
        """
        raise bad("no_log", value=self.key)

    def tally(self, state: S) -> Tally[S, M] | None:
        """Return what counts for the record book from *state* on, None if only the points count."""
        return None

    def ranks(self, state: S) -> Sequence[tuple[int, ...]]:
        """Return what the seats are ranked by if the game ended now; more is better, equal is shared."""
        return [(points,) for points in self.scores(state)]

    def winners(self, state: S) -> list[int]:
        """Return the seats that win if the game ended now, ties broken as far as the rules break them."""
        ranks = self.ranks(state)
        best = max(ranks)
        return [seat for seat, rank in enumerate(ranks) if rank == best]

    def streams(self, state: S) -> Streams[S] | None:
        """Return what makes steps from *state*, a game just begun, so that luck of one seat is its own.

        None if there is nothing of that sort. The arena uses it: results differ less by chance.
        """
        return None

    def digest(self, state: S) -> str:
        """Return the short hash of a position that records carry.

        The first 16 hex digits of the SHA-256 of its text with every name null.
        """
        plain = self.dump(state)
        players = plain["players"]
        assert isinstance(players, list)
        plain["players"] = [
            {**player, "name": None} if isinstance(player, dict) else player for player in players
        ]
        return sha256(canonical(plain).encode()).hexdigest()[:16]

    def facts(self, state: S) -> dict[str, Plain]:
        """Return what follows from a position and is worth telling, as plain data; nothing by default."""
        return {}

    def check(self, state: S) -> None:
        """Assert everything that must be true of any state."""


AnyGame: TypeAlias = Game[Any, Any]
"""A game of which no more is known than the contract."""
AnyMove: TypeAlias = Any
"""A whole move of such a game."""
