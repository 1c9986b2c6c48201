"""Counts from the events of a game of Evolution: traits, the largest meals, what a round brought and cost.

Species have no names of their own in events, only places; so the rows are followed here, species by species.

Where the end of a round begins among the events of a move is found here, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from evolution_qt.core.event import Event
from evolution_qt.core.score import ROUNDS, Measure, Measured, Tally
from evolution_qt.core.timeline import RoundEnd
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import index_of, seat_of
from evolution_qt.games.evolution.hunting import can_attack
from evolution_qt.games.evolution.moves import Move
from evolution_qt.games.evolution.state import EFFECTS, FEEDING, WINDOW, EvolutionState

FEEDING_MOVES: Final = ("feed", "attack", "intelligence")
"""The moves whose food makes a chain."""
MEASURED: Final = Measured(
    parts=("food", "population", "traits"),
    seat=("chain_food", "chain_species"),
    topic=("laid", ROUNDS, "food", "worked", "attacked", "repelled", "extinct"),
)
"""What is counted.

``chain_food`` and ``chain_species`` are the most chips that one feeding move (``feed``, ``attack`` or
``intelligence``) brought the seat's own species, and the most species that took some.

A topic is a trait at one seat's species. ``laid`` cards of it were laid; ``rounds`` counts its bearers over
the rounds, each when the traits of a round have been turned up; ``food`` chips were taken by bearers while
it lay open; ``worked`` is what it did itself: chips it brought or, once stored, moved to the board (Fat
Tissue), populations it added (Fertile) or took from attackers (Horns); ``attacked`` times another seat
attacked a bearer; ``repelled`` species of the seat, over all attacks of other seats, were out of the
attacker's reach because of it and would not have been without it; ``extinct`` bearers went extinct.
"""
_MEALS: Final = (e.ATE_PLANTS, e.ATE_MEAT, e.STORED_FAT)


class _Bearer:
    """A species: the traits that lie open at it, and those laid this turn, by index."""

    def __init__(self, shown: Sequence[int] = (), laid: Sequence[int] = ()) -> None:
        self.open = set(shown)
        self.laid = set(laid)


class _Counts:
    """The counts of one seat."""

    def __init__(self, traits: int) -> None:
        self.laid, self.rounds, self.food, self.worked, self.attacked, self.repelled, self.extinct = (
            [0] * traits for _ in MEASURED.topic
        )
        self.chain_food = 0
        self.chain_species = 0


class EvolutionTally(Tally[EvolutionState, Move]):
    """The counts of one game so far."""

    def __init__(self, state: EvolutionState) -> None:
        """Begin with a state in which nothing has been counted yet."""
        table = state.table
        self._table = table
        self._prey_seat = -1
        self._rows = [
            [
                _Bearer([table.trait_of[c] for c in s.traits], [table.trait_of[c] for c in s.hidden])
                for s in player.species
            ]
            for player in state.players
        ]
        self._counts = [_Counts(len(table.traits)) for _ in state.players]
        if state.phase in (EFFECTS, WINDOW, FEEDING):  # a position in which the traits lie open already
            self._begin_feeding()

    def looks_back(self, move: Move) -> bool:
        """Return that the state before an attack is needed."""
        return move.verb == "attack"

    def _see_attack(self, state: EvolutionState, seat: int, move: Move) -> None:
        """Count what keeps an attacker that is about to attack from species of other seats.

        A trait has kept it away where the attack would not be legal as things are, but would be if this one
        trait were ignored; a neighbour's Warning Call counts for its owner too.
        """
        table = state.table
        attacker = state.players[seat].species[move.species]
        guarding = table.on_defence | table.on_forbidding
        for other, player in enumerate(state.players):
            if other == seat:
                continue
            row = player.species
            for index, prey in enumerate(row):
                beside = row[max(index - 1, 0) : index] + row[index + 1 : index + 2]
                mask = prey.mask & guarding
                for neighbour in beside:
                    mask |= neighbour.mask & table.on_shielding
                if not mask or can_attack(table, attacker, row, index):
                    continue
                for trait in table.indices(mask):
                    if can_attack(table, attacker, row, index, 1 << trait):
                        self._counts[other].repelled[trait] += 1

    def follow(self, events: Sequence[Event], seat: int, move: Move, before: EvolutionState | None) -> None:
        """Count what a move of *seat* brought."""
        if before is not None:
            self._see_attack(before, seat, move)
        food = 0
        fed: set[int] = set()
        for event in events:
            if event.kind in _MEALS:
                bearer = self._eaten(event)
                if event.actor == seat:
                    food += event.amount
                    fed.add(id(bearer))
            else:
                self._happened(event)
        if move.verb in FEEDING_MOVES:
            counts = self._counts[seat]
            counts.chain_food = max(counts.chain_food, food)
            counts.chain_species = max(counts.chain_species, len(fed))

    def measures(self, seat: int) -> list[Measure]:
        """Return the largest meals of a seat, and the counts of the traits that it has had."""
        one = self._counts[seat]
        found = [Measure("", key, getattr(one, key)) for key in MEASURED.seat]
        for at, trait in enumerate(self._table.traits):
            if one.laid[at] or one.rounds[at]:
                found += [Measure(trait.key, key, getattr(one, key)[at]) for key in MEASURED.topic]
        return found

    def _bearer(self, ref: int) -> _Bearer:
        return self._rows[seat_of(ref)][index_of(ref)]

    def _eaten(self, event: Event) -> _Bearer:
        bearer = self._bearer(event.target)
        counts = self._counts[event.actor]
        for trait in bearer.open:
            counts.food[trait] += event.amount
        if event.cause >= 0:
            counts.worked[event.cause] += event.amount
        return bearer

    def _happened(self, event: Event) -> None:
        kind = event.kind
        if kind == e.PHASE_BEGAN:
            if event.amount == EFFECTS:
                self._begin_feeding()
        elif kind == e.SPECIES_FOUNDED:
            self._rows[event.actor].insert(index_of(event.target), _Bearer())
        elif kind == e.TRAIT_LAID:
            trait = self._table.trait_of[event.card]
            self._counts[event.actor].laid[trait] += 1
            self._bearer(event.target).laid.add(trait)
        elif kind == e.TRAIT_TURNED_UP:
            bearer, trait = self._bearer(event.target), self._table.trait_of[event.card]
            bearer.laid.discard(trait)
            bearer.open.add(trait)
        elif kind == e.TRAIT_DISCARDED:
            bearer, trait = self._bearer(event.target), self._table.trait_of[event.card]
            bearer.laid.discard(trait)
            bearer.open.discard(trait)
        elif kind == e.ATTACKED:
            self._attacked(event)
        elif kind == e.POPULATION_GREW and event.cause >= 0:
            self._counts[event.actor].worked[event.cause] += 1
        elif kind == e.MOVED_FAT and event.cause >= 0:
            self._counts[event.actor].worked[event.cause] += event.amount
        elif kind == e.POPULATION_LOST and event.cause >= 0:  # an attacker's, by the prey's trait
            self._counts[self._prey_seat].worked[event.cause] += 1
        elif kind == e.WENT_EXTINCT:
            bearer = self._rows[event.actor].pop(index_of(event.target))
            for trait in bearer.open:
                self._counts[event.actor].extinct[trait] += 1

    def _begin_feeding(self) -> None:
        """Count who bears what in this round: all traits have been turned up."""
        for counts, row in zip(self._counts, self._rows, strict=True):
            for bearer in row:
                for trait in bearer.open:
                    counts.rounds[trait] += 1

    def _attacked(self, event: Event) -> None:
        self._prey_seat = seat_of(event.target)
        if self._prey_seat != event.actor:
            for trait in self._bearer(event.target).open:
                self._counts[self._prey_seat].attacked[trait] += 1


def is_surplus(event: Event, before: Event | None) -> bool:
    """Return whether an event puts food into a bag because a population has fallen (000:116).

    *before* is what happened right before it, None if that is not known.
    """
    if event.kind != e.BAGGED or before is None or before.kind not in (e.POPULATION_LOST, e.WENT_EXTINCT):
        return False
    return event.subject == before.target


def round_end_in(events: Sequence[Event]) -> int:
    """Return the place among the events of one move at which the end of the round begins that it brought.

    Starving, free species and the bags (000:130-135), up to the next round; the number of the events if the
    round goes on.
    """
    kinds = [event.kind for event in events]
    if e.FIRST_PLAYER_MOVED not in kinds:
        return len(events)
    end = kinds.index(e.FIRST_PLAYER_MOVED)
    for at, event in enumerate(events[:end]):
        before = events[at - 1] if at else None
        if event.kind == e.STARVED or (event.kind == e.BAGGED and not is_surplus(event, before)):
            end = at
            break
    while end and kinds[end - 1] == e.SPECIES_FOUNDED:
        end -= 1
    return end


@dataclass(frozen=True)
class Toll:
    """What a round brought one seat and cost it: chips for the bag, populations lost, extinct species.

    All players may know it: what comes into a bag is seen, only its content is not (R63).
    """

    chips: int
    lost: int
    extinct: int


def toll(before: RoundEnd, after: RoundEnd) -> tuple[Toll, ...]:
    """Return for each seat what happened between two ends of rounds that follow each other."""
    found = []
    for seat, (old, new) in enumerate(zip(before.parts, after.parts, strict=True)):
        own = [event for event in after.events if event.actor == seat]
        grown = sum(event.kind in (e.POPULATION_GREW, e.SPECIES_FOUNDED) for event in own)
        chips = sum(event.amount for event in own if event.kind == e.BAGGED)
        extinct = sum(event.kind == e.WENT_EXTINCT for event in own)
        found.append(Toll(chips, old[1] + grown - new[1], extinct))
    return tuple(found)
