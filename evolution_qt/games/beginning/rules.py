"""The course of the game: turns, their steps, the end (`docs/rules/the-beginning.md`, part 3).

What may be done is listed in `listing`, why something may not in `legality`; how species eat is in
`feeding`. Automatic steps run inside `apply`, right after the step that leads to them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from evolution_qt.core.action import NOBODY, NOTHING
from evolution_qt.core.errors import Refusal, Sentences, bad, faults_of
from evolution_qt.core.event import Kind, RawEvent
from evolution_qt.core.game import Game, Observation
from evolution_qt.core.option import Option, Value, differing
from evolution_qt.core.rng import Rng, drawn_below, shuffled
from evolution_qt.core.text import N_
from evolution_qt.games.beginning import (
    events as e,
)
from evolution_qt.games.beginning import (
    feeding,
    invariants,
    legality,
    listing,
    moves,
    observation,
)
from evolution_qt.games.beginning.cards import (
    BREEDS,
    DECK,
    FERTILE,
    TRAITS,
    UNKNOWN,
    WATERING_HOLE,
)
from evolution_qt.games.beginning.catalogue import KEY, TITLE
from evolution_qt.games.beginning.events import FAULTS
from evolution_qt.games.beginning.moves import BeginningMove
from evolution_qt.games.beginning.options import OPTIONS, BeginningRules
from evolution_qt.games.beginning.state import FEEDING, OVER, PLAY, BeginningPlayer, BeginningState
from evolution_qt.games.beginning.tally import MEASURED, BeginningTally

if TYPE_CHECKING:
    from evolution_qt.core.evaluation import Evaluation
    from evolution_qt.core.levels import Bots
    from evolution_qt.core.plain import Plain

FOOD_EACH_TURN: Final = 2
"""Chips that every turn brings to the watering hole (002:93)."""
CARDS_EACH_TURN: Final = 3
"""Cards that every turn brings to the hand (002:109)."""


class Beginning(Game[BeginningState, BeginningMove]):
    """The Beginning, with the switches of its edition or changed ones."""

    key = KEY
    version = 1
    seats = TITLE.players
    kinds: Sequence[Kind] = e.KINDS
    options: Sequence[Option] = OPTIONS
    columns: Sequence[str] = (
        N_("Score", "Food"),
        N_("Score", "Populations"),
        N_("Score", "Traits"),
        N_("Score", "Hand"),
    )
    measured = MEASURED
    own_columns: Collection[int] = (0,)  # what lies behind a screen is secret (B15)

    def __init__(self, differs: Mapping[str, Value] = MappingProxyType({})) -> None:
        self.differs = differing(differs, OPTIONS)
        self.rules = replace(BeginningRules(), **self.differs)  # type: ignore[arg-type]
        names = {trait.key: trait.name for trait in TRAITS[1:]}
        self.sentences = Sentences(FAULTS, {**legality.REFUSALS, **legality.CASES}, names)

    def with_options(self, values: Mapping[str, Value]) -> Beginning:
        """Return this game with some options set otherwise."""
        return Beginning({**self.differs, **values}) if values else self

    def new(
        self, seats: int, seed: int, first_player: int = -1, told: list[RawEvent] | None = None
    ) -> BeginningState:
        """Return a fresh game: the first player has had the supply of its first turn. Raises BadInput."""
        if seats not in self.seats:
            raise bad("wrong_number_of_players", value=seats, least=self.seats[0], most=self.seats[-1])
        state = BeginningState(self.rules, [BeginningPlayer(None, [], 0, []) for _ in range(seats)])
        state.seed = seed
        state.first_player = drawn_below(seats, seed, "first") if first_player < 0 else first_player
        state.draw_pile = shuffled(DECK, seed, 0)
        state.shuffles = 1
        state.sink = told
        self._report_round(state)
        self._begin_turn(state, state.first_player)
        state.sink = None
        return state

    # What may be done

    def legal(self, state: BeginningState, seat: int = -1) -> list[int]:
        """Return the legal steps of *seat* (-1: the seat to move), in a fixed order."""
        if seat not in (-1, state.to_move) or state.phase == OVER:
            return []
        if state.phase == PLAY:
            return listing.play_steps(state, state.to_move)
        if state.options is None:
            state.options = listing.feeding_steps(state, state.to_move) or [listing.PASS_STEP]
        return state.options

    def suggest(self, state: BeginningState, steps: Sequence[int], rng: Rng) -> int:
        """Return the one of *steps* that is worth most, judged by what the seat to move may know."""
        from evolution_qt.games.beginning.bots import suggest

        return suggest(self, state, list(steps))

    def bots(self) -> Bots:
        """Return the levels of The Beginning."""
        from evolution_qt.games.beginning.bots import BOTS

        return BOTS

    def evaluation(self) -> Evaluation[BeginningState]:
        """Return what networks and the search need beyond the rules."""
        from evolution_qt.games.beginning.features import BeginningEvaluation

        return BeginningEvaluation()

    def horizon(self, state: BeginningState) -> Callable[[BeginningState], bool]:
        """Return a test whether the seat to move has come to its next turn."""
        seat, number = state.to_move, state.round
        return lambda reached: reached.to_move == seat and reached.round != number

    def copy(self, state: BeginningState) -> BeginningState:
        """Return an equal state that shares nothing that can change."""
        return state.clone()

    def spoken(self, state: BeginningState, seat: int, steps: Sequence[int]) -> BeginningMove:
        """Return the move that a step is."""
        return moves.spoken(steps[0])

    def moves(self, state: BeginningState, seat: int = -1) -> list[BeginningMove]:
        """Return the moves of *seat* that the notation lists. Raises BadInput for an unknown hand."""
        asked = state.to_move if seat < 0 else seat
        if asked != NOBODY and UNKNOWN in state.players[asked].hand:
            raise bad("unknown_face", f"players[{asked}]")
        return [moves.spoken(step) for step in self.legal(state, seat)]

    def why_not(self, state: BeginningState, seat: int, move: BeginningMove) -> list[Refusal]:
        """Return every reason that stands in the way of *move*; none when it is legal."""
        if not 0 <= seat < len(state.players):
            return [Refusal("not_your_turn")]
        return legality.why_not(state, seat, move)

    def actions(self, state: BeginningState, seat: int, move: BeginningMove) -> list[int]:
        """Return the one step of a legal *move*."""
        return [moves.step(seat, move)]

    def read(self, text: str) -> BeginningMove:
        """Return the move that a line of the notation names. Raises BadInput."""
        with faults_of(self.key, FAULTS):
            return moves.read(text)

    def write(self, move: BeginningMove) -> str:
        """Return the line of the notation for *move*, without a seat."""
        return str(move)

    def forced_move(self, state: BeginningState, seat: int) -> BeginningMove | None:
        """Return the only move that *seat* has, or a feeding where there is enough for all.

        Card play is never ended for a seat.
        """
        if state.phase == PLAY:
            return None
        legal = self.legal(state, seat)
        if legal and listing.is_enough_for_all(state, state.to_move, legal):
            return moves.spoken(legal[0])
        return super().forced_move(state, seat)

    def is_beat(self, state: BeginningState, seat: int) -> bool:
        """Let bots rest after every move but while they play cards: these are many, and their end is told."""
        return state.phase != PLAY

    def starter(self, state: BeginningState) -> int:
        """Return the seat that began the game and begins each round."""
        return state.first_player

    # Making a step

    def apply(self, state: BeginningState, action: int, seat: int = -1) -> None:
        """Make a legal step and all automatic ones after it. Trusts its caller."""
        seat = state.to_move
        verb = action >> 24 & 255
        card = action & 0xFFF
        place = action >> 12 & 127
        if verb == listing.POPULATION:
            state.lay_population(seat, place, card)
        elif verb == listing.TRAIT:
            state.lay_trait(seat, place, card, action >> 32)
        elif verb == listing.SPECIES:
            state.lay_species(seat, card)
        elif verb == listing.DONE:
            if state.sink is not None:
                state.sink.append((e.CARDS_ENDED, seat))
            state.phase = FEEDING
            self._report_step(state, e.FEEDING_STEP)
            feeding.feed_long_necks(state, seat)
            self._go_on_feeding(state, seat)
        elif verb == listing.FEED:
            state.watering_hole -= 1
            species = state.players[seat].species[place]
            species.food += 1
            if state.sink is not None:
                target = action >> 12 & 0xFFF
                state.sink.append((e.ATE_PLANTS, seat, 0, target, 1, WATERING_HOLE))
            self._go_on_feeding(state, seat)
        elif verb == listing.ATTACK:
            hunter = state.players[seat].species[action & 127]
            prey_seat = action >> 19 & 7
            feeding.attack(state, seat, hunter, prey_seat, state.players[prey_seat].species[place])
            self._go_on_feeding(state, seat)
        else:
            if state.sink is not None:
                state.sink.append((e.PASSED, seat))
            self._end_turn(state, seat)

    def _go_on_feeding(self, state: BeginningState, seat: int) -> None:
        """Let the seat go on while there is anything that it can do; else its turn ends."""
        options = listing.feeding_steps(state, seat)
        if options:
            state.options = options
        else:
            self._end_turn(state, seat)

    def _end_turn(self, state: BeginningState, seat: int) -> None:
        """Starve and score; the next seat begins its turn, if any has one left (002:241-253)."""
        feeding.starve(state, seat)
        self._report_step(state, e.SCORING)
        feeding.score(state, seat)
        following = (seat + 1) % len(state.players)
        if following == state.first_player:
            if state.final_round:
                self._end_game(state)
                return
            state.round += 1
            self._report_round(state)
        self._begin_turn(state, following)

    def _begin_turn(self, state: BeginningState, seat: int) -> None:
        """Make the supply: chips, a new species, Fertile species, cards (002:93-112, 376-380)."""
        state.to_move = seat
        state.phase = PLAY
        state.options = None
        self._report_step(state, e.SUPPLY)
        state.fill_watering_hole(FOOD_EACH_TURN)
        state.deal_species(seat)
        for species in state.players[seat].species:
            if species.mask & BREEDS:
                state.deal_population(seat, species, FERTILE)
        state.draw(seat, CARDS_EACH_TURN)
        self._report_step(state, e.CARDS)

    def _end_game(self, state: BeginningState) -> None:
        """Count the chips that lie on cards of others, too (002:256)."""
        for seat in range(len(state.players)):
            feeding.score(state, seat)
        state.to_move = NOBODY
        state.phase = OVER
        state.options = None
        if state.sink is not None:
            state.sink.append((e.GAME_ENDED,))

    def _report_round(self, state: BeginningState) -> None:
        if state.sink is not None:
            state.sink.append((e.ROUND_BEGAN, NOBODY, 0, NOTHING, state.round))

    def _report_step(self, state: BeginningState, step: int) -> None:
        if state.sink is not None:
            state.sink.append((e.STEP_BEGAN, state.to_move, 0, NOTHING, step))

    # Points

    def scores(self, state: BeginningState) -> list[int]:
        """Return chips and cards of each seat (002:255-258)."""
        return [sum(parts) for parts in self.score_parts(state)]

    def score_parts(self, state: BeginningState) -> list[tuple[int, int, int, int]]:
        """Return the points of each seat for chips, population, traits and the hand."""
        return [
            (
                p.bag + sum([s.food for s in p.species]),
                sum([len(s.cards) for s in p.species]),
                sum([len(s.traits) for s in p.species]),
                len(p.hand),
            )
            for p in state.players
        ]

    def open_points(self, state: BeginningState) -> list[int]:
        """Return the chips on the population cards of each seat, which count as well (002:256)."""
        return [sum([one.food for one in player.species]) for player in state.players]

    def tally(self, state: BeginningState) -> BeginningTally:
        """Return what counts the losses, and what each trait did."""
        return BeginningTally(state)

    # Hidden information, positions, checks

    def observe(self, state: BeginningState, viewer: int) -> Observation[BeginningState]:
        """Return what *viewer* may know; -1 is an onlooker, who knows what all players know (B15)."""
        return observation.observe(state, viewer)

    def observe_openly(self, state: BeginningState, viewer: int) -> Observation[BeginningState]:
        """Return what *viewer* may know, with every hand; what lies face down stays so."""
        seen = observation.observe(state, viewer)
        for player, true in zip(seen.state.players, state.players, strict=True):
            player.hand = list(true.hand)
        return seen

    def determinize(self, seen: Observation[BeginningState], rng: Rng) -> BeginningState:
        """Return a state that may be the true one: unseen cards dealt at random into the blanks."""
        return observation.determinize(seen, rng)

    def load(self, plain: Plain) -> BeginningState:
        """Return the state that a position describes. Raises BadInput with the path to the fault."""
        from evolution_qt.games.beginning import position

        with faults_of(self.key, FAULTS):
            return position.load(plain, self, self.rules)

    def dump(self, state: BeginningState) -> dict[str, Plain]:
        """Return the full form of a position."""
        from evolution_qt.games.beginning import position

        return position.dump(self, state)

    def check(self, state: BeginningState) -> None:
        """Assert everything that must be true of any state."""
        invariants.check(state)
