"""Who may know what, and worlds that agree with it (R63).

Knowledge follows from where a card lies: a hand and what its owner laid face down are known to the owner, the
discard pile to all, the draw pile and the cards set aside to none. Nothing returns to a hand, so there is
no other memory to keep.
"""

from __future__ import annotations

from evolution_qt.core.game import Observation
from evolution_qt.core.rng import Rng
from evolution_qt.games.evolution.cards import NO_CARD, UNKNOWN
from evolution_qt.games.evolution.state import EvolutionState, Species

_TRIES = 50


def observe(state: EvolutionState, viewer: int) -> Observation[EvolutionState]:
    """Return what *viewer* may know, UNKNOWN in place of every other card; the seed is blanked too."""
    seen = state.clone()
    seen.seed = 0
    seen.chance = 0
    seen.draw_pile = [UNKNOWN] * len(state.draw_pile)
    seen.removed = [UNKNOWN] * len(state.removed)
    for seat, player in enumerate(seen.players):
        if seat == viewer:
            continue
        player.hand = [UNKNOWN] * len(player.hand)
        if seen.food_cards[seat] != NO_CARD:
            seen.food_cards[seat] = UNKNOWN
        for species in player.species:
            if species.hidden:
                for card in species.hidden:
                    species.mask &= ~seen.table.bits[card]
                species.hidden = (UNKNOWN,) * len(species.hidden)
    if seen.to_move != viewer:
        seen.options = None
    return Observation(viewer, seen)


def turned_up(state: EvolutionState) -> EvolutionState:
    """Return a copy in which known traits lie open, as they will when all have played (000:79)."""
    state = state.clone()
    for player in state.players:
        for species in player.species:
            species.traits += tuple([card for card in species.hidden if card != UNKNOWN])
            species.hidden = tuple([card for card in species.hidden if card == UNKNOWN])
    return state


def unseen(state: EvolutionState) -> list[int]:
    """Return the cards that lie nowhere face up for the reader of *state*, in order."""
    left = state.table.copies.copy()
    for pile in (state.draw_pile, state.discard_pile, state.removed, state.food_cards):
        for card in pile:
            if card > UNKNOWN:
                left[card] -= 1
    for player in state.players:
        for card in player.hand:
            left[card] -= 1
        for species in player.species:
            for card in species.traits:
                left[card] -= 1
            for card in species.hidden:
                left[card] -= 1
    left[UNKNOWN] = 0
    return [card for card, count in enumerate(left) for _ in range(count)]


def determinize(seen: Observation[EvolutionState], rng: Rng) -> EvolutionState:
    """Return a state that may be the true one; its draw pile is in no order and is drawn from at random."""
    state = seen.state.clone()
    pool = unseen(state)
    blanks: list[tuple[int, Species]] = [
        (seat, species)
        for seat, player in enumerate(state.players)
        for species in player.species
        if UNKNOWN in species.hidden
    ]
    if blanks:
        _fill_hidden(state, blanks, pool, rng)
    for seat, player in enumerate(state.players):
        if state.food_cards[seat] == UNKNOWN:
            state.food_cards[seat] = _pick(pool, rng)
        if UNKNOWN in player.hand:
            hand = [card or _pick(pool, rng) for card in player.hand]
            hand.sort()
            player.hand = hand
    if UNKNOWN in state.removed:
        removed = [card or _pick(pool, rng) for card in state.removed]
        removed.sort()
        state.removed = removed
    if UNKNOWN in state.draw_pile:
        state.draw_pile = (
            [card or _pick(pool, rng) for card in state.draw_pile] if state.draw_pile[-1] else pool
        )
    state.chance = rng.state
    if state.to_move != seen.viewer:
        state.options = None
    return state


def _pick(pool: list[int], rng: Rng) -> int:
    at = rng.below(len(pool))
    card = pool[at]
    pool[at] = pool[-1]
    pool.pop()
    return card


def _fill_hidden(state: EvolutionState, blanks: list[tuple[int, Species]], pool: list[int], rng: Rng) -> None:
    """Deal faces to the cards lying face down so that no species has a trait twice."""
    bits = state.table.bits
    tries = 0
    while True:
        tries += 1
        left = pool.copy()
        dealt: list[tuple[Species, int, tuple[int, ...]]] = []
        for _, species in blanks:
            mask = species.mask
            faces: list[int] = []
            for card in species.hidden:
                if not card:
                    card = _pick_without(left, mask, bits, rng)
                    mask |= bits[card]
                faces.append(card)
            faces.sort()
            dealt.append((species, mask, tuple(faces)))
        if all(UNKNOWN not in hidden for _, _, hidden in dealt) or tries == _TRIES:
            for species, mask, hidden in dealt:
                species.mask = mask
                species.hidden = hidden
            pool[:] = left
            return


def _pick_without(pool: list[int], mask: int, bits: list[int], rng: Rng) -> int:
    """Take a random card whose trait is not in *mask*; UNKNOWN if there is none."""
    fitting = [at for at, card in enumerate(pool) if not mask & bits[card]]
    if not fitting:
        return UNKNOWN
    at = fitting[rng.below(len(fitting))]
    card = pool[at]
    pool[at] = pool[-1]
    pool.pop()
    return card
