"""Whether the order of effects at the reveal decides anything: every order is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from evolution_qt.games.evolution.listing import pending_effects
from evolution_qt.games.evolution.state import EvolutionState

_MOST: Final = 300
"""Positions after which the orders count as different: a player is asked rather than kept waiting."""
_MARKS: Final = ("table", "players", "sink", "options")
"""What of a state is no number and no list of cards, or follows from the rest."""

OF_SPECIES: Final = ("body", "fat", "food", "hidden", "mask", "off", "population", "traits", "used")
"""All that is told of a species; a compiled class does not name what it has."""


def end_alike(state: EvolutionState, seat: int, use: Callable[[EvolutionState, int, int, int], None]) -> bool:
    """Return whether all orders of the effects that *seat* may use now lead to the same position.

    *use* makes one effect, by the place of its species and its trait. Other seats' effects, which come
    before or behind, and cards that no one may know change nothing about it.
    """
    found = set()
    known = set()
    waiting = [state]
    while waiting:
        before = waiting.pop()
        pending = pending_effects(before, seat)
        if not pending:
            found.add(_state_facts(before, is_end=True))
        for index, trait in pending:
            after = before.clone()
            use(after, seat, index, trait)
            told = _state_facts(after, is_end=False)
            if told not in known:
                known.add(told)
                waiting.append(after)
        if len(found) > 1 or len(known) > _MOST:
            return False
    return True


def _state_facts(state: EvolutionState, *, is_end: bool) -> str:
    """Return everything that is so in a position; at the *end* no trait has been used yet (R43)."""
    rest = [getattr(state, name) for name in state.__slots__ if name not in _MARKS]
    names = [name for name in OF_SPECIES if name != "used" or not is_end]
    rows = [
        (player.hand, player.bag, [[getattr(one, name) for name in names] for one in player.species])
        for player in state.players
    ]
    return repr((rest, rows))
