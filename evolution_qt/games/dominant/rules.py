"""The game: what the contract asks, answered by the modules beside this one.

What may be done is listed in `listing`, why something may not in `legality`; what an answer does is in
`decisions`, what cards do in `effects`, and what goes on by itself in `round_course`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import Refusal, Sentences, faults_of
from evolution_qt.core.event import Kind, RawEvent
from evolution_qt.core.game import Game, Log, Observation, Say
from evolution_qt.core.option import Option, Value, differing
from evolution_qt.core.rng import Rng
from evolution_qt.core.text import N_
from evolution_qt.games.dominant import (
    decisions,
    invariants,
    legality,
    listing,
    moves,
    observation,
    round_course,
    setup,
    tile_points,
)
from evolution_qt.games.dominant import (
    events as e,
)
from evolution_qt.games.dominant import (
    questions as q,
)
from evolution_qt.games.dominant.cards import (
    ACTION_NAMES,
    ANIMAL_KEYS,
    CARDS,
    ELEMENT_KEYS,
    ELEMENT_NAMES,
    FOOD_CHAIN,
    TERRAINS,
)
from evolution_qt.games.dominant.catalogue import KEY, TITLE
from evolution_qt.games.dominant.events import FAULTS
from evolution_qt.games.dominant.moves import DominantMove
from evolution_qt.games.dominant.options import OPTIONS, DominantRules
from evolution_qt.games.dominant.round_course import surface
from evolution_qt.games.dominant.state import OVER, DominantState
from evolution_qt.games.dominant.tally import MEASURED, DominantTally

if TYPE_CHECKING:
    from evolution_qt.core.evaluation import Evaluation
    from evolution_qt.core.levels import Bots
    from evolution_qt.core.plain import Plain


MOST_RANDOM_ROUNDS: Final = 60
"""The last round where random players take part (notation, part 1)."""


class Dominant(Game[DominantState, DominantMove]):
    """Dominant Species, with its usual switches or changed ones."""

    key = KEY
    version = 1
    seats = TITLE.players
    kinds: Sequence[Kind] = e.KINDS
    options: Sequence[Option] = OPTIONS
    columns: Sequence[str] = (N_("Score", "Points"), N_("Score", "Tiles"))
    measured = MEASURED
    has_secrets = False
    sides: Sequence[str] = ANIMAL_KEYS
    side_word = N_("Dominance", "Animal")

    def __init__(self, differs: Mapping[str, Value] = MappingProxyType({})) -> None:
        self.differs = differing(differs, OPTIONS)
        self.rules = replace(DominantRules(), **self.differs)  # type: ignore[arg-type]
        self.sides_each = self.rules.animals_each
        names = {one.key: one.name for one in (*CARDS[1:], *FOOD_CHAIN, *TERRAINS)} | ACTION_NAMES
        names |= dict(zip(ELEMENT_KEYS, ELEMENT_NAMES, strict=True))
        self.sentences = Sentences(FAULTS, {**legality.REFUSALS, **legality.CASES}, names, "Dominance")

    def for_random_players(self) -> Dominant:
        """Return this game with a last round: players that only draw lots might never end it (rules 5.30)."""
        return self if self.rules.turn_limit else self.with_options({"turn_limit": MOST_RANDOM_ROUNDS})

    def with_options(self, values: Mapping[str, Value]) -> Dominant:
        """Return this game with some options set otherwise."""
        return Dominant({**self.differs, **values}) if values else self

    def new(
        self, seats: int, seed: int, first_player: int = -1, told: list[RawEvent] | None = None
    ) -> DominantState:
        """Return a fresh game with the animals that the seed gives. Raises BadInput."""
        return self.new_with([()] * seats, seed, first_player, told)

    def new_with(
        self,
        sides: Sequence[Sequence[str]],
        seed: int,
        first_player: int = -1,
        told: list[RawEvent] | None = None,
    ) -> DominantState:
        """Return a fresh game with the animals that the seats have chosen; the seed gives the rest."""
        from evolution_qt.core.plain import Node
        from evolution_qt.games.dominant import loading

        seats: list[Plain] = [{"animals": list(own)} if own else {} for own in sides]
        with faults_of(self.key, FAULTS):
            _, animals = loading.read_players(Node(seats, "players"), self.seats, self.rules, seed)
            each = len(animals[0])
            loading.check_each(self.differs.get("animals_each", each), each)
        rules = replace(self.rules, animals_each=each)
        state = setup.new_state(rules, (None,) * len(seats), animals, seed)
        state.sink = told
        setup.begin(state)
        self._go_on(state)
        state.sink = None
        return state

    # What may be done

    def legal(self, state: DominantState, seat: int = -1) -> list[int]:
        """Return the legal steps of *seat* (-1: the seat to move), in a fixed order."""
        if seat not in (-1, state.to_move) or not state.pending:
            return []
        if state.options is None:
            state.options = listing.steps_of(state, state.pending[-1])
        return state.options

    def sample(self, state: DominantState, rng: Rng) -> int:
        """Return one legal step of the seat to move, each as likely as any other."""
        return listing.sampled(state, state.pending[-1], rng)

    def apply(self, state: DominantState, action: int, seat: int = -1) -> None:
        """Make a legal step and all automatic ones after it. Trusts its caller."""
        if state.sink is not None:
            self._apply_reporting(state, action)
            return
        pending = state.pending
        waiting = len(pending) - 1
        state.options = None
        decisions.answer(state, pending[-1], action)
        if waiting and len(pending) <= waiting:
            surface(state)
        if not pending:
            round_course.run(state)
            if not pending:
                state.to_move = NOBODY
                return
        state.to_move = state.seat_of[pending[-1] >> 6 & 7]

    def _apply_reporting(self, state: DominantState, action: int) -> None:
        """Do the same, and report who holds the Survival card once the answer has changed that.

        Behind the last answer of a round Reset tells of it itself.
        """
        holder = state.survivor()
        is_reset = state.pending[-1] & q.KIND_BITS == q.RESCUE
        waiting = len(state.pending) - 1
        state.options = None
        decisions.answer(state, state.pending[-1], action)
        if not is_reset:
            round_course.report_survivor(state, holder)
        if waiting and len(state.pending) <= waiting:
            surface(state)
        self._go_on(state)

    def _go_on(self, state: DominantState) -> None:
        round_course.run(state)
        if state.pending:
            state.turn()
        else:
            state.to_move = NOBODY

    def copy(self, state: DominantState) -> DominantState:
        """Return an equal state that shares nothing that can change."""
        return state.clone()

    def seat_count(self, state: DominantState) -> int:
        """Return how many seats play."""
        return len(state.names)

    # Opponents

    def suggest(self, state: DominantState, steps: Sequence[int], rng: Rng) -> int:
        """Return the one of *steps* that is worth most, judged by what the seat to move may know."""
        from evolution_qt.games.dominant.bots import suggest

        return suggest(self.observe(state, state.to_move).state, list(steps), rng)

    def bots(self) -> Bots:
        """Return the levels of Dominant Species."""
        from evolution_qt.games.dominant.bots import BOTS

        return BOTS

    def horizon(self, state: DominantState) -> Callable[[DominantState], bool]:
        """Return a test whether the next round has begun."""
        number = state.round
        return lambda reached: reached.round != number

    def evaluation(self) -> Evaluation[DominantState]:
        """Return what the search needs beyond the rules."""
        from evolution_qt.games.dominant.planning import DominantEvaluation

        return DominantEvaluation()

    # Moves

    def spoken(self, state: DominantState, seat: int, steps: Sequence[int]) -> DominantMove:
        """Return the move that a step is."""
        return moves.spoken(steps[0])

    def moves(self, state: DominantState, seat: int = -1) -> list[DominantMove]:
        """Return the moves of *seat* that the notation lists."""
        return [moves.spoken(step) for step in self.legal(state, seat)]

    def why_not(self, state: DominantState, seat: int, move: DominantMove) -> list[Refusal]:
        """Return every reason that stands in the way of *move*; none when it is legal."""
        return legality.why_not(state, seat, move)

    def actions(self, state: DominantState, seat: int, move: DominantMove) -> list[int]:
        """Return the one step of a legal *move*."""
        return [moves.step(move)]

    def read(self, text: str) -> DominantMove:
        """Return the move that a line of the notation names. Raises BadInput."""
        with faults_of(self.key, FAULTS):
            return moves.read(text)

    def write(self, move: DominantMove) -> str:
        """Return the line of the notation for *move*, without a seat."""
        return str(move)

    # Points

    def scores(self, state: DominantState) -> list[int]:
        """Return the points of each seat if the game ended now: of its animals, the lowest (rules 4)."""
        return [one[0] for one in self.ranks(state)]

    def side_points(self, state: DominantState) -> dict[str, int]:
        """Return the points of each animal if the game ended now."""
        points = state.points if state.phase == OVER else tile_points.final(state)
        return {ANIMAL_KEYS[animal]: points[animal] for animal in state.in_play}

    def score_parts(self, state: DominantState) -> list[tuple[int, int]]:
        """Return the points of each seat but for the final scoring, and what the tiles bring in it (004:252).

        After the end the tiles lie as they were scored.
        """
        found: list[tuple[int, int]] = []
        final = tile_points.final(state)
        for points, place in self.ranks(state):
            tiles = final[-place] - state.points[-place]
            if state.phase == OVER:
                tiles = min(tiles, points)  # a position may be written with fewer
            found.append((points - tiles, tiles))
        return found

    def log(self, state: DominantState, names: Sequence[str | None], say: Say) -> Log:
        """Return what logs the events that follow *state* in lines for people, as *say* puts them."""
        from evolution_qt.games.dominant.log import DominantLog

        return DominantLog(state, names, say)

    def tally(self, state: DominantState) -> DominantTally:
        """Return what counts cards, cubes and where the points came from."""
        return DominantTally(state)

    def ranks(self, state: DominantState) -> list[tuple[int, int]]:
        """Return what the seats are ranked by: the points, then the food chain (004:253)."""
        return tile_points.ranks(state, state.points if state.phase == OVER else tile_points.final(state))

    # Hidden information, positions, checks

    def observe(self, state: DominantState, viewer: int) -> Observation[DominantState]:
        """Return what any viewer may know: all but the order of deck, stacks and bag."""
        return observation.observe(state, viewer)

    def determinize(self, seen: Observation[DominantState], rng: Rng) -> DominantState:
        """Return a state that may be the true one: unseen cards and tiles dealt at random into the blanks."""
        return observation.determinize(seen, rng)

    def load(self, plain: Plain) -> DominantState:
        """Return the state that a position describes. Raises BadInput with the path to the fault."""
        from evolution_qt.games.dominant import loading

        with faults_of(self.key, FAULTS):
            return loading.load(plain, self, self.rules)

    def dump(self, state: DominantState) -> dict[str, Plain]:
        """Return the full form of a position."""
        from evolution_qt.games.dominant import position

        return position.dump(self.key, state)

    def facts(self, state: DominantState) -> dict[str, Plain]:
        """Return what follows from a position (notation, part 2)."""
        from evolution_qt.games.dominant import derived

        return derived.facts(state)

    def check(self, state: DominantState) -> None:
        """Assert everything that must be true of any state."""
        invariants.check(state)
