"""What must be true of every state, whatever was played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from evolution_qt.games.evolution.cards import NO_CARD, UNKNOWN
from evolution_qt.games.evolution.state import EFFECTS, FEEDING, OVER, PLAY, TRACK_END, WINDOW, EvolutionState

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution


def check(game: Evolution, state: EvolutionState) -> None:
    """Assert that cards are conserved, tracks and chips are possible, and somebody is asked until the end."""
    table = state.table
    phase = state.phase
    slots = game.slots(len(state.players))
    cards = state.draw_pile + state.discard_pile + state.removed
    for card in state.food_cards:
        if card != NO_CARD:
            cards.append(card)
            assert phase <= PLAY or (phase == EFFECTS and not game.effects_after), "food cards lie too long"
    for player in state.players:
        hand = player.hand
        cards += hand
        assert player.bag >= 0, player.bag
        for species in player.species:
            population = species.population
            assert 1 <= population <= TRACK_END, population
            assert 1 <= species.body <= TRACK_END, species.body
            assert 0 <= species.food <= population, (species.food, population)
            traits = species.traits
            if traits or species.hidden:
                cards += traits
                mask = 0
                for card in traits:
                    mask |= table.bits[card]
                if species.hidden:
                    assert phase == PLAY, "cards lie face down too long"
                    cards += species.hidden
                    for card in species.hidden:
                        mask |= table.bits[card]
                    traits += species.hidden
                assert mask == species.mask, (mask, species.mask)
                assert len(traits) <= slots, traits
                assert mask.bit_count() + traits.count(UNKNOWN) == len(traits), "a trait lies twice"
            if species.fat:
                assert 0 < species.fat <= state.storage(species, species.mask), species.fat
            if species.food:
                assert phase >= EFFECTS, "food lies too early"
            assert not species.off, "declined takings are forgotten after a move"
            assert not species.used or phase == EFFECTS, "effects are used up only in their phase"
    assert state.watering_hole >= 0, state.watering_hole
    assert not state.ignored, state.ignored
    assert not state.final_round or state.round <= state.final_round <= state.round + 1
    cards.sort()
    if cards and cards[0] == UNKNOWN:
        assert len(cards) == len(table.deck), "a card was created or lost"
    else:
        assert cards == table.deck, "a card was created or lost"
    if phase == OVER:
        assert state.to_move == -1
        assert state.round == state.final_round
    else:
        assert 0 <= state.to_move < len(state.players)
        assert not state.passed or phase in (WINDOW, FEEDING)


def check_order(state: EvolutionState) -> None:
    """Assert that hands, cards set aside and cards lying face down are sorted."""
    for player in state.players:
        assert player.hand == sorted(player.hand)
        for species in player.species:
            assert list(species.hidden) == sorted(species.hidden)
    assert state.removed == sorted(state.removed)
