"""What must be true of every state, whatever was played."""

from __future__ import annotations

from evolution_qt.core.action import NOBODY
from evolution_qt.games.evolution.cards import NO_CARD, UNKNOWN
from evolution_qt.games.evolution.options import BEFORE, Rules
from evolution_qt.games.evolution.state import (
    EFFECTS,
    FEEDING,
    FOOD,
    OVER,
    PLAY,
    TRACK_END,
    WINDOW,
    EvolutionState,
    Species,
)


def check(state: EvolutionState, slots: int, rules: Rules) -> None:
    """Assert that cards are conserved, tracks and chips are possible, and a seat is asked until the end.

    *slots* is how many traits a species may carry.
    """
    phase = state.phase
    cards = state.draw_pile + state.discard_pile
    cards += state.removed
    for card in state.food_cards:
        if card != NO_CARD:
            cards.append(card)
            assert phase <= PLAY or (phase == EFFECTS and rules.effects == BEFORE), "food cards lie too long"
    masks = state.table.masks[slots]
    for player in state.players:
        cards += player.hand
        assert player.bag >= 0, player.bag
        for species in player.species:
            food = species.food
            population = species.population
            assert 0 <= food <= population <= TRACK_END >= species.body >= 1 <= population, _tracks(species)
            assert not food or phase >= EFFECTS, "food lies too early"
            laid = species.traits
            if species.hidden:
                assert phase == PLAY, "cards lie face down too long"
                laid += species.hidden
            if laid:
                cards += laid
                try:
                    mask = masks[laid]
                except KeyError:
                    mask = masks[laid] = _mask(state.table.bits, laid) if len(laid) <= slots else -1
                assert mask == species.mask, "too many traits, one twice, or one not remembered"
                if species.fat | species.used | species.off:
                    assert 0 <= species.fat <= state.storage(species, mask), _tracks(species)
                    assert not species.used or phase == EFFECTS, "effects are used up only in their phase"
                    assert not species.off, "declined takings are forgotten after a move"
            else:
                assert not species.mask | species.fat | species.used | species.off, _tracks(species)
    assert state.watering_hole >= 0, state.watering_hole
    assert not state.ignored, state.ignored
    assert not state.final_round or state.round <= state.final_round <= state.round + 1
    _check_cards(state, cards)
    if phase == OVER:
        assert state.to_move == NOBODY
        assert state.round == state.final_round
    else:
        assert 0 <= state.to_move < len(state.players)
        assert not state.passed or phase in (WINDOW, FEEDING)


def _check_cards(state: EvolutionState, cards: list[int]) -> None:
    """Assert that no card was created or lost.

    By count and sum each time, kind by kind when a round begins and at the end of the game: a fault that
    leaves count and sum alone lasts until then.
    """
    deck = state.table.deck
    assert len(cards) == len(deck), "a card was created or lost"
    begins = state.phase == FOOD and state.to_move == state.first_player
    if sum(cards) != state.table.deck_sum or begins or state.phase == OVER:
        cards.sort()
        assert cards == deck or cards[0] == UNKNOWN, "a card was created or lost"


def _tracks(species: Species) -> tuple[int, ...]:
    return (species.body, species.population, species.food, species.fat, species.mask, species.off)


def _mask(bits: list[int], laid: tuple[int, ...]) -> int:
    """Return the mask of some cards, -1 if a trait is twice among them."""
    mask = 0
    for card in laid:
        if mask & bits[card]:
            return -1
        mask |= bits[card]
    return mask
