"""Follows events with a picture of the state, so that piles change while motions run.

The picture is only for looking at; when everything has been shown, the truth is drawn over it.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import Event
from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning.cards import UNKNOWN, UNSEEN, WATERING_HOLE, index_of, is_species, seat_of
from evolution_qt.games.beginning.state import FEEDING, OVER, PLAY, BeginningSpecies, BeginningState
from evolution_qt.ui.table.playback import Follower

_PHASES: Final = {e.SUPPLY: PLAY, e.CARDS: PLAY, e.FEEDING_STEP: FEEDING, e.SCORING: FEEDING}


class BeginningFollower(Follower):
    """A picture of a state to which events are applied."""

    from_hand = (e.SPECIES_LAID, e.POPULATION_LAID, e.TRAIT_LAID)

    def __init__(self, state: BeginningState) -> None:
        super().__init__(state)
        self.state: BeginningState
        self._replaced = 0  # the trait in whose place the next one is laid

    def follow(self, event: Event) -> None:
        """Apply an event to the picture; what does not fit is left out."""
        kind, state, amount = event.kind, self.state, event.amount
        if kind == e.ROUND_BEGAN:
            state.round = amount
        elif kind == e.STEP_BEGAN:
            state.to_move, state.phase = event.actor, _PHASES[amount]
        elif kind == e.WATERING_HOLE_FILLED:
            state.watering_hole += amount
        elif kind == e.LAST_ROUND_ANNOUNCED:
            state.final_round = amount
        elif kind == e.SHUFFLED:
            state.discard_pile = []
            state.draw_pile = [UNKNOWN] * amount
        elif kind == e.GAME_ENDED:
            state.phase, state.to_move = OVER, NOBODY
        elif kind == e.DREW:
            self._drawn()
            insort(state.players[event.actor].hand, event.card)
        elif kind in (e.SPECIES_DEALT, e.SPECIES_LAID):
            card = self._arriving(event)
            state.players[event.actor].species.append(BeginningSpecies((card,)))
        elif kind == e.BAGGED:
            state.players[event.actor].bag += amount
            if (species := self._species(event.subject)) is not None:
                species.food = max(species.food - amount, 0)
        elif (species := self._species(event.target)) is not None:
            self._change(event, species)

    def _species(self, ref: int) -> BeginningSpecies | None:
        seat, index = seat_of(ref), index_of(ref)
        if not is_species(ref) or seat >= len(self.state.players):
            return None
        row = self.state.players[seat].species
        return row[index] if index < len(row) else None

    def _drawn(self) -> None:
        state = self.state
        if not state.draw_pile:
            return
        state.draw_pile.pop()
        if not state.draw_pile and state.passes < state.rules.passes_through_deck:
            state.passes += 1
            if state.passes == state.rules.passes_through_deck:
                state.final_round = state.round

    def _arriving(self, event: Event) -> int:
        """Take a card from the deck or from a hand, as it lies in a pile."""
        if event.kind in (e.SPECIES_DEALT, e.POPULATION_DEALT):
            self._drawn()
            return UNSEEN
        self.leave_hand(event)
        return event.card

    def _change(self, event: Event, species: BeginningSpecies) -> None:
        kind, amount, state = event.kind, event.amount, self.state
        if kind in (e.POPULATION_DEALT, e.POPULATION_LAID):
            species.cards = (*species.cards, self._arriving(event))
        elif kind == e.TRAIT_LAID:
            self._lay_trait(self._arriving(event), species)
        elif kind == e.TRAIT_DISCARDED:  # it lies there until another takes its place
            self._replaced = event.card
            state.discard_pile.append(event.card)
        elif kind in (e.ATE_PLANTS, e.ATE_MEAT, e.SCAVENGED):
            species.food += amount
            if event.subject == WATERING_HOLE:
                state.watering_hole = max(state.watering_hole - amount, 0)
        elif kind in (e.CARD_EATEN, e.CARD_LOST, e.CARD_STARVED):
            species.cards = species.cards[:amount] or species.cards[:1]
            state.discard_pile.append(event.card)
        elif kind == e.WENT_EXTINCT:
            state.discard_pile += species.traits
            state.players[seat_of(event.target)].species.remove(species)

    def _lay_trait(self, card: int, species: BeginningSpecies) -> None:
        replaced, self._replaced = self._replaced, 0
        species.mask = species.mask & ~(1 << replaced) | 1 << card
        if replaced:
            species.traits = tuple(card if one == replaced else one for one in species.traits)
        else:
            species.traits = (*species.traits, card)
