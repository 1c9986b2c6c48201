"""What must be true of every state, whatever was played."""

from __future__ import annotations

from evolution_qt.core.action import NOBODY
from evolution_qt.games.beginning.cards import DECK, FACE, SLOTS, UNKNOWN
from evolution_qt.games.beginning.state import OVER, BeginningState


def check(state: BeginningState) -> None:
    """Assert that cards are conserved, chips and traits possible, and a seat is asked until the end."""
    cards = state.draw_pile + state.discard_pile + state.removed
    for player in state.players:
        cards += player.hand
        assert player.hand == sorted(player.hand), "a hand is not sorted"
        assert player.bag >= 0, player.bag
        for species in player.species:
            assert species.cards, "a species without population"
            assert 0 <= species.food <= species.places, "more chips than places"
            assert len(species.traits) <= SLOTS, "too many traits"
            assert species.mask == sum(1 << card for card in set(species.traits)), "traits not remembered"
            assert len(species.traits) == species.mask.bit_count(), "a trait twice"
            assert not species.food or state.phase != OVER, "chips left on cards"
            cards += [card & FACE for card in species.cards]
            cards += species.traits
    cards.sort()
    assert len(cards) == len(DECK), "a card was created or lost"
    assert cards == DECK or cards[0] == UNKNOWN, "a card was created or lost"
    assert state.watering_hole >= 0, state.watering_hole
    assert state.final_round in (0, state.round), state.final_round
    assert 0 <= state.passes <= state.rules.passes_through_deck, state.passes
    assert state.final_round or state.passes < state.rules.passes_through_deck, "no end in sight"
    if state.phase == OVER:
        assert state.to_move == NOBODY
    else:
        assert 0 <= state.to_move < len(state.players)
