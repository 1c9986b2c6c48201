"""The course of the game: phases, turns, the end of a round, scoring.

What may be done is listed in `listing`, why something may not in `legality`; how a meal and an attack go, in
`state` and `hunting`. Here stands what follows what (`docs/rules/evolution.md`, part 4). Automatic steps run
inside `apply`, right after the step that leads to them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from evolution_qt.core.action import NOBODY, NOTHING
from evolution_qt.core.errors import Refusal, Sentences, bad, faults_of
from evolution_qt.core.event import Event, Kind, RawEvent
from evolution_qt.core.game import Game, Observation, Streams
from evolution_qt.core.option import Value, differing
from evolution_qt.core.rng import Rng, drawn_below, shuffled
from evolution_qt.core.text import N_
from evolution_qt.games.evolution import (
    effect_orders,
    hunting,
    invariants,
    legality,
    listing,
    move_steps,
    moves,
    observation,
    policy,
    verbs,
)
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import (
    NO_CARD,
    UNKNOWN,
    WATERING_HOLE,
    index_of,
    seat_of,
    species_ref,
)
from evolution_qt.games.evolution.editions import Edition
from evolution_qt.games.evolution.events import FAULTS
from evolution_qt.games.evolution.moves import Move
from evolution_qt.games.evolution.options import AFTER, ANY_TIME, AT_DEAL, AT_END, OWN_TURN, options_of
from evolution_qt.games.evolution.state import (
    EFFECTS,
    FEEDING,
    FOOD,
    OVER,
    PLANT,
    PLAY,
    WINDOW,
    EvolutionState,
    Player,
    Species,
)
from evolution_qt.games.evolution.tally import MEASURED, EvolutionTally
from evolution_qt.games.evolution.traits import TraitTable

if TYPE_CHECKING:
    from evolution_qt.core.evaluation import Evaluation
    from evolution_qt.core.levels import Bots
    from evolution_qt.core.plain import Plain

_BODY: Final = verbs.BODY
_DONE: Final = verbs.DONE
_FEED: Final = verbs.FEED
_POPULATION: Final = verbs.POPULATION


class Evolution(Game[EvolutionState, Move]):
    """Evolution in one edition, with that edition's switches or changed ones."""

    version = 1
    kinds: Sequence[Kind] = e.KINDS
    columns: Sequence[str] = (
        N_("Score", "Food"),
        N_("Score", "Populations"),
        N_("Score", "Traits"),
    )
    measured = MEASURED
    own_columns: Collection[int] = (0,)  # what is in a bag is secret (R63)

    def __init__(self, edition: Edition, differs: Mapping[str, Value] = MappingProxyType({})) -> None:
        self.edition = edition
        self.key = edition.key
        self.options = options_of(edition.rules)
        self.differs = differing(differs, self.options)
        self.rules = replace(edition.rules, **self.differs)  # type: ignore[arg-type]
        self.seats = range(edition.fewest_players, edition.most_players + 1)
        self.table = TraitTable([(p.trait.printed(self.rules), p.food) for p in edition.prints])
        rules = self.rules
        self.slots = [edition.slots] * (edition.most_players + 1)
        self.slots[2] = rules.two_player_trait_limit
        self.free_discard = rules.free_trait_discard
        self.simultaneous = rules.simultaneous_play
        self.effects_after = rules.effects == AFTER
        self.windows_between = rules.plant_intelligence == ANY_TIME
        self.window_first = rules.plant_intelligence != OWN_TURN
        self.pays_after_feeding = rules.plant_intelligence != ANY_TIME
        names = {trait.key: trait.name for trait in self.table.traits}
        self.sentences = Sentences(FAULTS, {**legality.REFUSALS, **legality.CASES}, names)
        self._evaluation: Evaluation[EvolutionState] | None = None

    def with_options(self, values: Mapping[str, Value]) -> Evolution:
        """Return this game with some options set otherwise."""
        return Evolution(self.edition, {**self.differs, **values}) if values else self

    # A new game

    def new(
        self, seats: int, seed: int, first_player: int = -1, told: list[RawEvent] | None = None
    ) -> EvolutionState:
        """Return a fresh game, dealt and waiting for its first food card. Raises BadInput."""
        if seats not in self.seats:
            raise bad(
                "wrong_number_of_players", value=seats, least=self.seats.start, most=self.seats.stop - 1
            )
        state = EvolutionState(self.table, [Player(None, [], 0, [Species()]) for _ in range(seats)])
        state.seed = seed
        state.first_player = drawn_below(seats, seed, "first") if first_player < 0 else first_player
        self.shuffle_deck(state, self.table.deck)
        state.sink = told
        self._deal(state)
        state.sink = None
        return state

    def shuffle_deck(self, state: EvolutionState, cards: list[int]) -> None:
        """Make a draw pile of *cards*; with two players set some aside unseen (000:33, 171)."""
        pile = shuffled(sorted(cards), state.seed, state.shuffles)
        state.shuffles += 1
        aside = min(self.rules.two_player_removed, len(pile)) if len(state.players) == 2 else 0
        if aside and not state.removed:
            state.removed = sorted(pile[-aside:])
            del pile[-aside:]
        state.draw_pile = pile

    # What may be done

    def legal(self, state: EvolutionState, seat: int = -1) -> list[int]:
        """Return the legal steps of *seat* (-1: the seat to move), in a fixed order."""
        options = state.options
        if seat < 0:
            if options is not None:
                return options
            seat = state.to_move
        elif not self.may_move(state, seat):
            return []
        phase = state.phase
        if phase == PLAY:
            return listing.play_steps(state, seat, self.slots[len(state.players)], self.free_discard)
        if phase == FOOD:
            return listing.food_steps(state, seat)
        if phase == OVER:
            return []
        if options is None:
            options = self._options(state)
            state.options = options
        return options

    def may_move(self, state: EvolutionState, seat: int) -> bool:
        """Return whether *seat* may move now; where several may, the order does not matter."""
        if state.phase == FOOD:
            return state.food_cards[seat] == NO_CARD and bool(state.players[seat].hand)
        if state.phase == PLAY and self.simultaneous:
            return not state.done >> seat & 1
        return seat == state.to_move

    def _options(self, state: EvolutionState) -> list[int]:
        seat = state.to_move
        if state.pending:
            return self._payments(state)
        if state.phase == EFFECTS:
            return listing.effect_steps(state, seat)
        if state.phase == WINDOW or state.acted:
            return listing.window_steps(state, seat)
        return listing.feeding_steps(state, seat) or [listing.PASS_STEP]

    def _payments(self, state: EvolutionState) -> list[int]:
        step = state.pending[0]
        missing = _ignored(step).bit_count() - (len(state.pending) - 1)
        last = state.pending[-1] if len(state.pending) > 1 else 0
        return listing.paying_cards(state.players[state.to_move].hand, last, missing)

    def sample(self, state: EvolutionState, rng: Rng) -> int:
        """Return one legal step of the seat to move, each as likely as any other."""
        if state.phase == PLAY:
            slots = self.slots[len(state.players)]
            return listing.random_play_step(state, state.to_move, slots, self.free_discard, rng)
        steps = self.legal(state)
        return steps[rng.below(len(steps))]

    def suggest(self, state: EvolutionState, steps: Sequence[int], rng: Rng) -> int:
        """Return the one of *steps* that looks best at once, judged by what the seat to move may know."""
        return policy.suggest(state, list(steps), rng)

    def bots(self) -> Bots:
        """Return the levels and characters of Evolution, and what was measured of them."""
        from evolution_qt.games.evolution.bots import BOTS

        return BOTS

    def streams(self, state: EvolutionState) -> Streams[EvolutionState]:
        """Return a part of the draw pile for each seat."""
        from evolution_qt.games.evolution.seat_decks import PileStreams

        return PileStreams(len(state.players), state.draw_pile)

    def horizon(self, state: EvolutionState) -> Callable[[EvolutionState], bool]:
        """Return a test whether the round is over."""
        number = state.round
        return lambda reached: reached.round != number

    def evaluation(self) -> Evaluation[EvolutionState]:
        """Return what opponents need beyond the rules; made when it is first asked for."""
        if self._evaluation is None:
            from evolution_qt.games.evolution.evaluation import EvolutionEvaluation

            self._evaluation = EvolutionEvaluation(self, self.table)
        return self._evaluation

    def copy(self, state: EvolutionState) -> EvolutionState:
        """Return an equal state that shares nothing that can change."""
        return state.clone()

    def completes(self, state: EvolutionState, action: int) -> bool:
        """Return whether a legal step ends a whole move; an attack goes on until all its cards are paid."""
        verb = action >> 24 & 255
        if verb == verbs.ATTACK:
            return not _ignored(action)
        return verb != verbs.PAY or len(state.pending) == _ignored(state.pending[0]).bit_count()

    def spoken(self, state: EvolutionState, seat: int, steps: Sequence[int]) -> Move:
        """Return the whole move that *steps*, from *state*, make up."""
        move = move_steps.moved(state, seat, steps[0])
        return replace(move, paying=tuple(self.table.cards[step & 0xFFF] for step in steps[1:]))

    def moves(self, state: EvolutionState, seat: int = -1) -> list[Move]:
        """Return the whole moves of *seat* that the notation lists."""
        asked = state.to_move if seat < 0 else seat
        return move_steps.moves(state, asked, self.legal(state, seat))

    def why_not(self, state: EvolutionState, seat: int, move: Move) -> list[Refusal]:
        """Return every reason that stands in the way of *move*; none when it is legal."""
        if not 0 <= seat < len(state.players):
            return [Refusal("not_your_turn")]
        slots, may_move = self.slots[len(state.players)], self.may_move(state, seat)
        return legality.why_not(state, seat, move, self.rules, slots, may_move=may_move)

    def actions(self, state: EvolutionState, seat: int, move: Move) -> list[int]:
        """Return the steps that a legal *move* consists of."""
        return move_steps.steps(state, seat, move)

    def read(self, text: str) -> Move:
        """Return the move that a line of the notation names. Raises BadInput."""
        with faults_of(self.key, FAULTS):
            return moves.read(text, self.table)

    def write(self, move: Move) -> str:
        """Return the line of the notation for *move*, without a seat."""
        return moves.write(move)

    def events(self, told: Sequence[RawEvent]) -> list[Event]:
        """Return the events that were written down."""
        return [event for one in told for event in e.events(one)]

    def forced_move(self, state: EvolutionState, seat: int) -> Move | None:
        """Return the only move that *seat* has, None if it decides anything.

        A seat that could only pass is not asked at all (R24, R39). Card play is never ended for a seat: until
        it says so it may look at what it has done (R62). Of effects whose orders all end alike it is the
        first (R43).
        """
        if state.phase == PLAY:
            return None
        if state.phase == EFFECTS and (steps := self.legal(state, seat)):
            if effect_orders.end_alike(state, seat, self._use_effect):
                return self.spoken(state, seat, steps[:1])
        return super().forced_move(state, seat)

    def declining(self, state: EvolutionState) -> Move | None:
        """Return the pass of a seat that is asked for nothing but Intelligence (R25).

        That is before the first feeding, or in its own turn after it has fed; before that, Intelligence is
        always among what it may do.
        """
        is_window = state.phase == WINDOW or (state.phase == FEEDING and state.acted)
        return Move("pass") if is_window else None

    def resting(self, state: EvolutionState) -> Move | None:
        """Return the pass of a seat that may store fat or attack, and has no hungry species to feed (R38)."""
        if state.phase != FEEDING or state.acted or state.pending:
            return None
        steps = self.legal(state)
        if listing.PASS_STEP not in steps:
            return None
        row = state.players[state.to_move].species
        paid = [step >> 12 & 0xFFF for step in steps if step >> 24 & 255 == verbs.INTELLIGENCE]
        return None if any(row[index_of(one)].is_hungry for one in paid) else Move("pass")

    def is_beat(self, state: EvolutionState, seat: int) -> bool:
        """Let bots rest after every move but in card play: a turn there has many, and its end is told."""
        return state.phase != PLAY

    def starter(self, state: EvolutionState) -> int:
        """Return the seat with the first-player marker."""
        return state.first_player

    # Making a step

    def apply(self, state: EvolutionState, action: int, seat: int = -1) -> None:
        """Make a legal step and all automatic ones after it. Trusts its caller."""
        if seat < 0:
            seat = state.to_move
        verb = action >> 24 & 255
        phase = state.phase
        if phase == PLAY:
            if verb == _DONE:
                self._end_play_turn(state, seat)
            elif verb < _BODY or verb > _POPULATION:
                self._play_card(state, seat, verb, action)
            else:
                player = state.players[seat]
                card = action & 0xFFF
                player.hand.remove(card)
                state.discard_pile.append(card)
                species = player.species[action >> 12 & 127]
                if verb == _BODY:
                    species.body += 1
                else:
                    species.population += 1
                if state.sink is not None:
                    grew = e.BODY_GREW if verb == _BODY else e.POPULATION_GREW
                    reached = species.body if verb == _BODY else species.population
                    state.sink.append((grew, seat, card, action >> 12 & 0xFFF, reached))
            return
        if phase == FOOD:
            state.lay_food_card(seat, action & 0xFFF)
            self._await_food_cards(state)
            return
        state.options = None
        if verb == _FEED:
            row = state.players[seat].species
            species = row[action >> 12 & 127]
            if species.mask & self.table.special:
                self._feed(state, seat, row, action)
            else:
                species.food += 1
                state.watering_hole -= 1
                if state.sink is not None:
                    target = action >> 12 & 0xFFF
                    state.sink.append((e.ATE_PLANTS, seat, 0, target, 1, WATERING_HOLE))
            self._after_feeding_action(state, seat)
        elif verb == verbs.PASS:
            self._pass(state, seat)
        elif verb == verbs.ATTACK:
            if _ignored(action):
                state.pending = [action]
            else:
                self._attack(state, seat, action)
        elif verb == verbs.PAY:
            self._pay(state, seat, action & 0xFFF)
        elif verb == verbs.INTELLIGENCE:
            self._pay_for_plants(state, seat, action)
        else:
            assert verb == verbs.EFFECT
            self._use_effect(state, seat, index_of(action >> 12 & 0xFFF), action >> 32)
            self._run_effects(state)

    def _feed(self, state: EvolutionState, seat: int, row: list[Species], action: int) -> None:
        index = action >> 12 & 127
        if action >> 32:
            self._decline(state, row, index, action >> 32)
        state.meal(seat, row[index], PLANT, 1, hole=True)
        if action >> 32:
            _accept_again(state)

    def _play_card(self, state: EvolutionState, seat: int, verb: int, action: int) -> None:
        player = state.players[seat]
        card = action & 0xFFF
        index = action >> 12 & 127
        if verb == verbs.TRAIT:
            replaced = action >> 32
            if replaced:
                state.discard_trait(seat, player.species[index], replaced - 1)
            state.lay_trait(seat, index, card)
            return
        if verb == verbs.DISCARD:
            state.discard_trait(seat, player.species[index], action >> 32)
            return
        state.discard_from_hand(seat, card)
        state.found_species(seat, left=verb == verbs.SPECIES_LEFT, card=card)

    # Rounds

    def _begin_phase(self, state: EvolutionState, phase: int) -> None:
        state.phase = phase
        state.options = None
        if state.sink is not None:
            state.sink.append((e.PHASE_BEGAN, NOBODY, 0, NOTHING, phase))

    def _deal(self, state: EvolutionState) -> None:
        """Begin a round: free species where the edition gives them now, then the cards (000:45, 001:7-9)."""
        if state.sink is not None:
            state.sink.append((e.ROUND_BEGAN, NOBODY, 0, NOTHING, state.round))
        if self.rules.free_species_at == AT_DEAL:
            self._give_free_species(state)
        for seat in state.seats_in_turn():
            state.deal(seat, self.edition.hand_base + len(state.players[seat].species))
        self._begin_phase(state, FOOD)
        self._await_food_cards(state)

    def _give_free_species(self, state: EvolutionState) -> None:
        for seat in state.seats_in_turn():
            if not state.players[seat].species:
                state.found_species(seat)

    def _await_food_cards(self, state: EvolutionState) -> None:
        """Ask the next seat that has not laid; a seat without cards lays none (R58)."""
        for seat in state.seats_in_turn():
            if state.food_cards[seat] == NO_CARD and state.players[seat].hand:
                state.to_move = seat
                return
        self._begin_phase(state, PLAY)
        state.done = 0
        state.to_move = state.first_player

    def _end_play_turn(self, state: EvolutionState, seat: int) -> None:
        if state.sink is not None:
            state.sink.append((e.TURN_ENDED, seat))
        if self.simultaneous:
            state.done |= 1 << seat
            for other in state.seats_in_turn():
                if not state.done >> other & 1:
                    state.to_move = other
                    return
        else:
            following = (seat + 1) % len(state.players)
            if following != state.first_player:
                state.to_move = following
                return
        self._end_play(state)

    def _end_play(self, state: EvolutionState) -> None:
        """Turn everything up; the effects come after the food cards or before them (000:79-87, 001:32-39)."""
        for player in state.players:
            for species in player.species:
                if UNKNOWN in species.hidden:
                    raise bad("unknown_face")
        state.done = 0
        state.turn_up_traits()
        state.leftover = state.watering_hole > 0
        if self.effects_after:
            self._turn_up_food_cards(state)
        self._begin_phase(state, EFFECTS)
        self._run_effects(state)

    def _turn_up_food_cards(self, state: EvolutionState) -> None:
        """Count the food cards and fill the watering hole (000:85, 003:15)."""
        if UNKNOWN in state.food_cards:
            raise bad("unknown_face")
        total = state.turn_up_food_cards()
        if total < 0:
            total = -min(-total, state.watering_hole) if self.rules.negative_sum_removes_chips else 0
        if total:
            state.change_watering_hole(total)

    # Effects

    def _run_effects(self, state: EvolutionState) -> None:
        """Ask each seat in turn for the order of its effects; do a single one for it (R43)."""
        for seat in state.seats_in_turn():
            pending = listing.pending_effects(state, seat)
            while len(pending) == 1:
                self._use_effect(state, seat, pending[0][0], pending[0][1])
                pending = listing.pending_effects(state, seat)
            if pending:
                state.to_move = seat
                return
        for player in state.players:
            for species in player.species:
                species.used = 0
        if not self.effects_after:
            self._turn_up_food_cards(state)
        self._begin_feeding(state)

    def _use_effect(self, state: EvolutionState, seat: int, index: int, trait: int) -> None:
        species = state.players[seat].species[index]
        species.used |= 1 << trait
        if not self.table.traits[trait].why_no_reveal(state, species):
            self.table.traits[trait].on_reveal(state, seat, species, trait)

    # Feeding

    def _begin_feeding(self, state: EvolutionState) -> None:
        state.passed = 0
        state.acted = False
        state.leftover = False
        state.find_payers()
        if self.window_first:
            self._open_window(state, state.first_player)
        else:
            self._begin_phase(state, FEEDING)
            self._seek_feeder(state, state.first_player)

    def _open_window(self, state: EvolutionState, next_feeder: int) -> None:
        """Let plant eaters use Intelligence before *next_feeder* feeds (000:281)."""
        state.passed = 0
        state.next_feeder = next_feeder
        payers = state.payers
        seat = 0
        while payers and seat < len(state.players):
            if payers & 1 and listing.has_paying(state, seat):
                self._begin_phase(state, WINDOW)
                self._ask_window(state, next_feeder)
                return
            payers >>= 1
            seat += 1
        if state.phase != FEEDING:
            self._begin_phase(state, FEEDING)
        self._seek_feeder(state, next_feeder)

    def _ask_window(self, state: EvolutionState, first: int) -> None:
        seats = len(state.players)
        for k in range(seats):
            seat = (first + k) % seats
            if not state.passed >> seat & 1 and listing.has_paying(state, seat):
                state.to_move = seat
                return
        state.passed = 0
        self._begin_phase(state, FEEDING)
        self._seek_feeder(state, state.next_feeder)

    def _seek_feeder(self, state: EvolutionState, first: int) -> None:
        """Ask the next seat that can do anything; when all have passed in a row, end the feeding (R39)."""
        state.acted = False
        seats = len(state.players)
        seat = first
        while True:
            if not state.passed >> seat & 1:
                options = listing.feeding_steps(state, seat)
                if options:
                    state.to_move = seat
                    state.options = options
                    return
            seat += 1
            if seat == seats:
                seat = 0
            if seat == first:
                self._end_feeding(state)
                return

    def _after_feeding_action(self, state: EvolutionState, seat: int) -> None:
        state.passed = 0
        following = (seat + 1) % len(state.players)
        if self.windows_between and state.payers:
            self._open_window(state, following)
        elif self.pays_after_feeding and listing.has_paying(state, seat):
            state.acted = True
        else:
            self._seek_feeder(state, following)

    def _pass(self, state: EvolutionState, seat: int) -> None:
        if state.sink is not None:
            state.sink.append((e.PASSED, seat))
        following = (seat + 1) % len(state.players)
        if state.phase == WINDOW:
            state.passed |= 1 << seat
            self._ask_window(state, following)
        else:
            if not state.acted:
                state.passed |= 1 << seat
            self._seek_feeder(state, following)

    def _pay_for_plants(self, state: EvolutionState, seat: int, action: int) -> None:
        row = state.players[seat].species
        index = action >> 12 & 127
        card = action & 0xFFF
        state.discard_from_hand(seat, card)
        if state.sink is not None:
            target = action >> 12 & 0xFFF
            state.sink.append((e.CARD_SPENT, seat, card, target))
        if action >> 32:
            self._decline(state, row, index, action >> 32)
        state.meal(seat, row[index], PLANT, listing.PLANTS_PER_CARD, hole=False)
        if action >> 32:
            _accept_again(state)
        state.passed = 0
        if state.phase == WINDOW:
            self._ask_window(state, seat)
        elif state.acted:
            if not listing.has_paying(state, seat):
                self._seek_feeder(state, (seat + 1) % len(state.players))
        else:
            self._seek_feeder(state, seat)

    def _decline(self, state: EvolutionState, row: list[Species], index: int, declined: int) -> None:
        table = self.table
        for species in row[index:]:
            if declined & 1:
                species.off |= table.on_extra & table.voluntary
            if declined & 2:
                species.off |= table.storing & table.voluntary
            declined >>= 2

    # Attacks

    def _pay(self, state: EvolutionState, seat: int, card: int) -> None:
        state.discard_from_hand(seat, card)
        state.pending.append(card)
        action = state.pending[0]
        if state.sink is not None:
            state.sink.append((e.CARD_SPENT, seat, card, action & 0xFFF))
        if len(state.pending) - 1 == _ignored(action).bit_count():
            state.pending = []
            self._attack(state, seat, action)

    def _attack(self, state: EvolutionState, seat: int, action: int) -> None:
        attacker = state.players[seat].species[index_of(action & 0xFFF)]
        target = action >> 12 & 0xFFF
        prey_seat = seat_of(target)
        prey = state.players[prey_seat].species[index_of(target)]
        declined = action >> (32 + verbs.IGNORED_BITS)
        if declined:
            for k, species in enumerate(listing.storers(state, seat)):
                if declined >> k & 1:
                    species.off |= self.table.storing & self.table.voluntary
        hunting.attack(state, seat, attacker, prey_seat, prey, _ignored(action))
        if declined:
            _accept_again(state)
        self._after_feeding_action(state, seat)

    # The end of a round and of the game

    def _end_feeding(self, state: EvolutionState) -> None:
        """Starve, count, pass the marker on; then the next round or the end (R55)."""
        order = state.seats_in_turn()
        dead: list[tuple[int, Species]] = []
        for seat in order:
            for index, species in enumerate(state.players[seat].species):
                if species.food < species.population:
                    species.population = species.food
                    if state.sink is not None:
                        target = species_ref(seat, index)
                        state.sink.append((e.STARVED, seat, 0, target, species.food))
                    if not species.population:
                        dead.append((seat, species))
        for seat, species in dead:
            state.go_extinct(seat, species)
        if self.rules.free_species_at == AT_END:
            self._give_free_species(state)
        for seat in order:
            self._bag_food(state, seat)
        state.first_player = (state.first_player + 1) % len(state.players)
        state.passed = 0
        state.next_feeder = state.first_player
        if state.sink is not None:
            state.sink.append((e.FIRST_PLAYER_MOVED, state.first_player))
        if state.round == state.final_round:
            self._end_game(state)
        else:
            state.round += 1
            self._deal(state)

    def _bag_food(self, state: EvolutionState, seat: int) -> None:
        player = state.players[seat]
        sink = state.sink
        for index, species in enumerate(player.species):
            chips = species.food
            if chips:
                species.food = 0
                player.bag += chips
                if sink is not None:
                    sink.append((e.BAGGED, seat, 0, NOTHING, chips, species_ref(seat, index)))

    def _end_game(self, state: EvolutionState) -> None:
        for seat in state.seats_in_turn():
            for species in state.players[seat].species:
                if species.fat:
                    state.bag_fat(seat, species)
        state.to_move = NOBODY
        state.phase = OVER
        state.options = None
        if state.sink is not None:
            state.sink.append((e.GAME_ENDED,))

    def scores(self, state: EvolutionState) -> list[int]:
        """Return bag, stored and eaten food, populations and traits of each seat (000:151-157, R57)."""
        return [sum(parts) for parts in self.score_parts(state)]

    def score_parts(self, state: EvolutionState) -> list[tuple[int, int, int]]:
        """Return the points of each seat for food, populations and traits."""
        return [
            (
                p.bag + sum([s.food + s.fat for s in p.species]),
                sum([s.population for s in p.species]),
                sum([len(s.traits) + len(s.hidden) for s in p.species]),
            )
            for p in state.players
        ]

    def tally(self, state: EvolutionState) -> EvolutionTally:
        """Return what counts the meals, and what each trait did."""
        return EvolutionTally(state)

    def ranks(self, state: EvolutionState) -> list[tuple[int, int, int]]:
        """Return what the seats are ranked by, more is better: points, traits, population (000:159-161)."""
        return [(sum(parts), parts[2], parts[1]) for parts in self.score_parts(state)]

    # Hidden information, positions, checks

    def observe(self, state: EvolutionState, viewer: int) -> Observation[EvolutionState]:
        """Return what *viewer* may know; -1 is an onlooker, who knows what all players know (R63)."""
        return observation.observe(state, viewer)

    def observe_openly(self, state: EvolutionState, viewer: int) -> Observation[EvolutionState]:
        """Return what *viewer* may know, with every hand; what lies face down stays so until the reveal."""
        seen = observation.observe(state, viewer)
        for player, true in zip(seen.state.players, state.players, strict=True):
            player.hand = list(true.hand)
        return seen

    def determinize(self, seen: Observation[EvolutionState], rng: Rng) -> EvolutionState:
        """Return a state that may be the true one: unseen cards dealt at random into the blanks."""
        return observation.determinize(seen, rng)

    def load(self, plain: Plain) -> EvolutionState:
        """Return the state that a position describes. Raises BadInput with the path to the fault."""
        from evolution_qt.games.evolution import position

        with faults_of(self.key, FAULTS):
            state = position.load(plain, self, self.rules, self.table, self.slots)
            if state.to_move == NOBODY:
                self._settle(state)
            return state

    def _settle(self, state: EvolutionState) -> None:
        """Ask the first seat that can move, in a loaded position that names none."""
        phase = state.phase
        if phase == FOOD:
            self._await_food_cards(state)
        elif phase == PLAY:
            state.to_move = next(s for s in state.seats_in_turn() if not state.done >> s & 1)
        elif phase == EFFECTS:
            self._settle_effects(state)
        elif phase == WINDOW:
            state.to_move = self._first_payer(state)
        elif phase == FEEDING:
            state.to_move = self._first_feeder(state)

    def _settle_effects(self, state: EvolutionState) -> None:
        single = NOBODY
        for seat in state.seats_in_turn():
            count = len(listing.pending_effects(state, seat))
            if count > 1:
                state.to_move = seat
                return
            if count and single == NOBODY:
                single = seat
        if single == NOBODY:
            self._run_effects(state)
        else:
            state.to_move = single

    def _first_payer(self, state: EvolutionState) -> int:
        seats = len(state.players)
        for k in range(seats):
            seat = (state.next_feeder + k) % seats
            if not state.passed >> seat & 1 and listing.has_paying(state, seat):
                return seat
        return state.first_player

    def _first_feeder(self, state: EvolutionState) -> int:
        for seat in state.seats_in_turn():
            if not state.passed >> seat & 1 and listing.feeding_steps(state, seat):
                return seat
        return state.first_player

    def dump(self, state: EvolutionState) -> dict[str, Plain]:
        """Return the full form of a position."""
        from evolution_qt.games.evolution import position

        return position.dump(self, state)

    def check(self, state: EvolutionState) -> None:
        """Assert everything that must be true of any state."""
        invariants.check(state, self.slots[len(state.players)], self.rules)


def _ignored(action: int) -> int:
    return action >> 32 & ((1 << verbs.IGNORED_BITS) - 1)


def _accept_again(state: EvolutionState) -> None:
    for player in state.players:
        for species in player.species:
            species.off = 0
