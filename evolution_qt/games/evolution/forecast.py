"""What a seat of Evolution can foresee, for people: the food to come, attacks that must be made, the deals.

What the watering hole will bring is given as far as the seat may know it.

What the Carnivores of a seat will have to attack, and what protects only while a species is full, is asked of
the rules on copies, as if all cards that are known lay face up and the species fed now.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from evolution_qt.core.action import unpack
from evolution_qt.core.rng import Rng
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution import hunting, listing, policy, verbs
from evolution_qt.games.evolution.cards import NO_CARD, UNKNOWN, WATERING_HOLE, index_of, seat_of
from evolution_qt.games.evolution.moves import Move
from evolution_qt.games.evolution.observation import turned_up, unseen
from evolution_qt.games.evolution.state import (
    EFFECTS,
    FEEDING,
    FOOD,
    PLANT,
    TRACK_END,
    WINDOW,
    EvolutionState,
    Species,
)
from evolution_qt.games.evolution.verbs import IGNORED_BITS

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution


@dataclass(frozen=True)
class Forecast:
    """How much all plant eaters still need, and between what numbers of chips the feeding will begin."""

    hungry: int
    least: int
    most: int


def forecast(game: Evolution, state: EvolutionState, viewer: int) -> Forecast:
    """Return what *viewer* may expect; *state* is its observation.

    Food cards that are not known may be any that lie nowhere in sight; one that the viewer has still to lay
    may be any of its hand (000:49, 85, 003:15).
    """
    table = state.table
    hungry = sum(
        species.population - species.food
        for player in state.players
        for species in player.species
        if not species.mask & table.hunting
    )
    least = most = 0
    unknown = 0
    for seat, card in enumerate(state.food_cards):
        if card > UNKNOWN:
            least += table.foods[card]
            most += table.foods[card]
        elif card == UNKNOWN or (state.phase == FOOD and state.players[seat].hand and seat != viewer):
            unknown += 1
        elif card == NO_CARD and state.phase == FOOD and state.players[seat].hand:
            own = [table.foods[one] for one in state.players[seat].hand]
            least += min(own)
            most += max(own)
    foods = sorted(table.foods[card] for card in unseen(state))
    least += sum(foods[:unknown])
    most += sum(foods[len(foods) - unknown :])
    return Forecast(hungry, _filled(game, state, least), _filled(game, state, most))


def _filled(game: Evolution, state: EvolutionState, total: int) -> int:
    """Return the chips after food cards with this sum are turned up."""
    if total < 0 and not game.rules.negative_sum_removes_chips:
        total = 0
    return max(state.watering_hole + total, 0)


def after_plants(game: Evolution, state: EvolutionState, viewer: int) -> EvolutionState:
    """Return how the boards will look when the plants are eaten and no one has attacked or discarded a card.

    What the reveal brings comes first (000:87). From the seat that feeds next, each then feeds its leftmost
    hungry plant eater in turn (000:91, 97-99) by the rules of a meal, so that Foraging takes one more and
    Cooperation shares (000:273, 291), until the watering hole is empty or all are full. Before the food cards
    are turned up there are as many plants as there will be at least.
    """
    after = turned_up(state)
    after.watering_hole = forecast(game, state, viewer).least
    if state.phase <= EFFECTS:
        if state.phase < EFFECTS:
            after.leftover = state.watering_hole > 0
        _use_effects(game, after)
    count = len(after.players)
    first = after.first_player
    if state.phase == WINDOW:
        first = state.next_feeder
    elif state.phase == FEEDING:
        first = (state.to_move + state.acted) % count
    has_eaten = True
    while has_eaten:
        has_eaten = False
        for step in range(count):
            seat = (first + step) % count
            for species in after.players[seat].species:
                if species.is_hungry and after.meal(seat, species, PLANT, 1, hole=True):
                    has_eaten = True
                    break
    return after


def _use_effects(game: Evolution, state: EvolutionState) -> None:
    """Use what works at the reveal; it is always taken, in the order that looks best to its owner (R43)."""
    state.phase = EFFECTS
    for seat in state.seats_in_turn():
        state.to_move = seat
        while steps := listing.effect_steps(state, seat):
            _, _, target, trait = unpack(policy.suggest(state, steps, Rng(1)))
            species = state.players[seat].species[index_of(target)]
            species.used |= 1 << trait
            if not game.table.traits[trait].why_no_reveal(state, species):
                game.table.traits[trait].on_reveal(state, seat, species, trait)


def next_deal(game: Evolution, state: EvolutionState) -> int:
    """Return how many cards the next deal takes if no species comes or goes before it (000:45)."""
    return sum(game.edition.hand_base + max(len(player.species), 1) for player in state.players)


def most_rounds_left(game: Evolution, state: EvolutionState) -> int:
    """Return how many rounds can follow the present one at most.

    Every deal takes at least the cards of one species for each seat; the deal for which the draw pile is not
    enough begins the last round (000:45, R54).
    """
    if state.final_round:
        return state.final_round - state.round
    return len(state.draw_pile) // (len(state.players) * (game.edition.hand_base + 1)) + 1


def leaves_too_little(game: Evolution, state: EvolutionState, seat: int, feeding: Move) -> bool:
    """Return whether a feeding that takes all it may leaves too few chips for the plant eaters still hungry.

    Only then may it matter that a part is declined (R28, R39). What comes from elsewhere is never short.
    """
    if feeding.verb != "feed":
        return False
    taken = [one for one in game.play(state.clone(), seat, feeding) if one.subject == WATERING_HOLE]
    eaten = sum(one.amount for one in taken if one.kind == e.ATE_PLANTS)
    stored = sum(one.amount for one in taken if one.kind == e.STORED_FAT)
    return state.watering_hole - eaten - stored < forecast(game, state, seat).hungry - eaten


def duties(game: Evolution, state: EvolutionState, seat: int) -> dict[int, list[tuple[int, int]]]:
    """Return what each Carnivore of *seat* may attack without cards while it must attack, by its place."""
    trial = turned_up(state)
    trial.phase, trial.to_move, trial.watering_hole = FEEDING, seat, 0
    trial.acted, trial.pending, trial.options = False, [], None
    for species in trial.players[seat].species:
        hunts = species.mask & state.table.hunting
        species.food = 0 if hunts else species.population
    steps = game.legal(trial)
    found: dict[int, list[tuple[int, int]]] = {}
    for step in steps if listing.PASS_STEP not in steps else ():
        verb, hunter, target, detail = unpack(step)
        is_free = not detail & ((1 << IGNORED_BITS) - 1)
        if verb == verbs.ATTACK and is_free:
            found.setdefault(index_of(hunter), []).append((seat_of(target), index_of(target)))
    return found


def only_while_full(state: EvolutionState, seat: int, index: int) -> bool:
    """Return whether the largest Carnivore without other traits could attack a species only if hungry."""
    table = state.table
    row = turned_up(state).players[seat].species
    hunter = Species(body=TRACK_END, mask=table.hunting)

    def is_reached(food: int) -> bool:
        row[index].food = food
        return bool(hunting.ways_past(table, hunter, row, index, 0))

    return is_reached(0) and not is_reached(row[index].population)
