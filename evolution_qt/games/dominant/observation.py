"""What any player may know, and worlds that agree with it (rules 5.33).

Everything lies open but the order of deck, stacks and bag, and the faces of cards set aside.
"""

from __future__ import annotations

from evolution_qt.core.game import Observation
from evolution_qt.core.rng import THIRTY_BITS, Rng
from evolution_qt.games.dominant.cards import COPIES, DECK, ICE_AGE, TUNDRA, UNKNOWN
from evolution_qt.games.dominant.grid import CELLS
from evolution_qt.games.dominant.state import DominantState


def observe(state: DominantState, viewer: int) -> Observation[DominantState]:
    """Return the state with its seed and the faces of all that lies face down blanked."""
    seen = state.clone()
    seen.seed = 0
    seen.deck = tuple([card if card == ICE_AGE else UNKNOWN for card in state.deck])
    seen.stacks = tuple([(UNKNOWN,) * len(stack) for stack in state.stacks])
    return Observation(viewer, seen)


def unseen_cards(state: DominantState) -> list[int]:
    """Return the cards that are neither open nor gone, nor known in the deck, without Ice Age."""
    return [card for card in DECK if not (state.cards | state.gone) >> card & 1 and card not in state.deck]


def unseen_tiles(state: DominantState) -> list[int]:
    """Return the large tiles that lie neither open nor known in a stack."""
    left = list(COPIES)
    left[TUNDRA] = 0
    for cell in range(CELLS):
        left[state.tiles[cell]] -= 1
    for terrain in state.face_up:
        left[terrain] -= 1
    for stack in state.stacks:
        for terrain in stack:
            left[terrain] -= 1
    left[UNKNOWN] = 0
    return [terrain for terrain, count in enumerate(left) for _ in range(count)]


def determinize(seen: Observation[DominantState], rng: Rng) -> DominantState:
    """Return a state that may be the true one; its later draws come from a seed of its own."""
    state = seen.state.clone()
    cards = unseen_cards(state)
    state.deck = tuple([card or _pick(cards, rng) for card in state.deck])
    tiles = unseen_tiles(state)
    state.stacks = tuple([tuple([one or _pick(tiles, rng) for one in stack]) for stack in state.stacks])
    state.seed = rng.below(THIRTY_BITS)
    return state


def _pick(pool: list[int], rng: Rng) -> int:
    at = rng.below(len(pool))
    one = pool[at]
    pool[at] = pool[-1]
    pool.pop()
    return one
