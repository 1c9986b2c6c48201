"""Follows events with a picture of the state, so that tiles change while motions run.

The picture is only for looking at; when everything has been shown, the truth is drawn over it.
"""

from __future__ import annotations

from bisect import insort

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import Event
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import NO_CARD, UNKNOWN, WATERING_HOLE, index_of, is_species, seat_of
from evolution_qt.games.evolution.state import OVER, EvolutionState, Species
from evolution_qt.ui.table.playback import Follower, take


class EvolutionFollower(Follower):
    """A picture of a state to which events are applied."""

    from_hand = (e.FOOD_CARD_LAID, e.TRAIT_LAID, e.CARD_SPENT)

    def __init__(self, state: EvolutionState) -> None:
        super().__init__(state)
        self.state: EvolutionState
        self._is_gone = False  # the chips of a species that has died are bagged next

    def follow(self, event: Event) -> None:
        """Apply an event to the picture; what does not fit is left out."""
        kind = event.kind
        state = self.state
        if kind == e.ROUND_BEGAN:
            state.round = event.amount
        elif kind == e.PHASE_BEGAN:
            state.phase = event.amount
            state.passed = 0
        elif kind == e.LAST_ROUND_ANNOUNCED:
            state.final_round = event.amount
        elif kind == e.SHUFFLED:
            state.discard_pile = []
            state.draw_pile = [UNKNOWN] * event.amount
        elif kind == e.FIRST_PLAYER_MOVED:
            state.first_player = event.actor
        elif kind == e.PASSED:
            state.passed |= 1 << event.actor
        elif kind == e.WATERING_HOLE_CHANGED:
            state.watering_hole += event.amount
        elif kind == e.GAME_ENDED:
            state.phase = OVER
            state.to_move = NOBODY
        elif kind in (e.DREW, e.FOOD_CARD_LAID, e.FOOD_CARD_TURNED_UP, e.CARD_SPENT):
            self._card(event)
        elif kind == e.SPECIES_FOUNDED:
            row = state.players[event.actor].species
            row.insert(min(index_of(event.target), len(row)), Species())
        elif kind == e.BAGGED:
            self._bagged(event)
        elif is_species(event.target):
            species = self._species(event.target)
            if species is not None:
                self._change(event, species)

    def _species(self, ref: int) -> Species | None:
        seat, index = seat_of(ref), index_of(ref)
        if seat >= len(self.state.players) or index >= len(self.state.players[seat].species):
            return None
        return self.state.players[seat].species[index]

    def _card(self, event: Event) -> None:
        state = self.state
        hand = state.players[event.actor].hand
        if event.kind == e.DREW:
            if state.draw_pile:
                state.draw_pile.pop()
            insort(hand, event.card)
        elif event.kind == e.FOOD_CARD_TURNED_UP:
            state.food_cards[event.actor] = NO_CARD
            state.discard_pile.append(event.card)
        else:
            self.leave_hand(event)
            if event.kind == e.FOOD_CARD_LAID:
                state.food_cards[event.actor] = event.card
            else:
                state.discard_pile.append(event.card)

    def _change(self, event: Event, species: Species) -> None:
        kind, amount, state = event.kind, event.amount, self.state
        if kind == e.TRAIT_LAID:
            self.leave_hand(event)
            species.hidden = tuple(sorted([*species.hidden, event.card]))
            species.mask |= state.table.bits[event.card]
        elif kind == e.TRAIT_TURNED_UP:
            hidden = list(species.hidden)
            take(hidden, event.card)
            species.hidden = tuple(hidden)
            species.traits = (*species.traits, event.card)
            species.mask |= state.table.bits[event.card]
        elif kind == e.TRAIT_DISCARDED:
            self._discard_trait(event.card, species)
        elif kind == e.BODY_GREW:
            species.body = amount
        elif kind in (e.POPULATION_GREW, e.POPULATION_LOST, e.STARVED):
            species.population = amount
        elif kind in (e.ATE_PLANTS, e.ATE_MEAT):
            species.food += amount
        elif kind == e.STORED_FAT:
            species.fat += amount
        elif kind == e.MOVED_FAT:
            species.fat -= amount
            species.food += amount
        elif kind == e.WENT_EXTINCT:
            self._is_gone = species.food + species.fat > 0
            state.discard_pile += species.traits
            state.players[event.actor].species.remove(species)
        if event.subject == WATERING_HOLE:
            state.watering_hole = max(state.watering_hole - amount, 0)

    def _discard_trait(self, card: int, species: Species) -> None:
        traits, hidden = list(species.traits), list(species.hidden)
        if card in traits:
            traits.remove(card)
        else:
            take(hidden, card)
        species.traits, species.hidden = tuple(traits), tuple(hidden)
        species.mask &= ~self.state.table.bits[card]
        self.state.discard_pile.append(card)

    def _bagged(self, event: Event) -> None:
        self.state.players[event.actor].bag += event.amount
        species = self._species(event.subject) if is_species(event.subject) else None
        gone, self._is_gone = self._is_gone, False
        if species is None or gone:
            return
        if species.food > species.population:
            species.food = species.population
        elif species.food:
            species.food = 0
        else:
            species.fat = 0
