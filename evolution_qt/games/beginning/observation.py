"""Who may know what, and worlds that agree with it (B15).

Hands and cards laid from the hand are known to their owner, discards to all; what was dealt face down from
the deck is known to no player, and neither are the draw pile and removed cards.
"""

from __future__ import annotations

from evolution_qt.core.game import Observation
from evolution_qt.core.rng import Rng
from evolution_qt.games.beginning.cards import FACE, TRAITS, UNKNOWN, UNSEEN
from evolution_qt.games.beginning.state import BeginningState


def observe(state: BeginningState, viewer: int) -> Observation[BeginningState]:
    """Return what *viewer* may know, UNKNOWN in place of every other face; the seed is blanked too."""
    seen = state.clone()
    seen.seed = 0
    seen.chance = 0
    seen.draw_pile = [UNKNOWN] * len(state.draw_pile)
    seen.removed = [UNKNOWN] * len(state.removed)
    for seat, player in enumerate(seen.players):
        if seat == viewer:
            for species in player.species:
                species.cards = tuple([UNSEEN if card & UNSEEN else card for card in species.cards])
        else:
            player.hand = [UNKNOWN] * len(player.hand)
            for species in player.species:
                species.cards = tuple([card & UNSEEN for card in species.cards])
    return Observation(viewer, seen)


def unseen(state: BeginningState) -> list[int]:
    """Return the cards whose faces the reader of *state* knows nowhere, in order."""
    left = [trait.copies for trait in TRAITS]
    for pile in (state.draw_pile, state.discard_pile, state.removed):
        for card in pile:
            left[card] -= 1
    for player in state.players:
        for card in player.hand:
            left[card] -= 1
        for species in player.species:
            for card in species.cards:
                left[card & FACE] -= 1
            for card in species.traits:
                left[card] -= 1
    left[UNKNOWN] = 0
    return [card for card, count in enumerate(left) for _ in range(count)]


def determinize(seen: Observation[BeginningState], rng: Rng) -> BeginningState:
    """Return a state that may be the true one; its draw pile is in no order and is drawn from at random."""
    state = seen.state.clone()
    pool = unseen(state)
    for player in state.players:
        if UNKNOWN in player.hand:
            player.hand = sorted([card or _pick(pool, rng) for card in player.hand])
        for species in player.species:
            if UNKNOWN in species.cards or UNSEEN in species.cards:
                cards = [card if card & FACE else card | _pick(pool, rng) for card in species.cards]
                species.cards = tuple(cards)
    if UNKNOWN in state.removed:
        state.removed = sorted([card or _pick(pool, rng) for card in state.removed])
    state.draw_pile = [card or _pick(pool, rng) for card in state.draw_pile]
    state.chance = rng.state
    return state


def _pick(pool: list[int], rng: Rng) -> int:
    at = rng.below(len(pool))
    card = pool[at]
    pool[at] = pool[-1]
    pool.pop()
    return card
