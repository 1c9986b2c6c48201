"""When the last round comes, as far as that is certain whatever happens (002:247-253)."""

from __future__ import annotations

from typing import Final

from evolution_qt.games.beginning.state import OVER, BeginningState

UNKNOWN_YET: Final = -1
_SUPPLY: Final = 4
"""Cards that every turn takes from the deck at least: a species and three for the hand (002:99-109)."""


def turns_to_last_round(state: BeginningState) -> int:
    """Return in how many turns at most the last round begins, this one counted; 0 if it is this round.

    UNKNOWN_YET while the deck will be shuffled again before, or once the game is over.
    """
    if state.phase == OVER:
        return UNKNOWN_YET
    if state.final_round:
        return 0
    deck = len(state.draw_pile)
    if not deck or state.passes != state.rules.passes_through_deck - 1:
        return UNKNOWN_YET
    seats = len(state.players)
    supplies = -(-deck // _SUPPLY)
    in_this_round = (state.first_player - state.to_move - 1) % seats
    if supplies <= in_this_round:
        return 0
    rounds = -(-(supplies - in_this_round) // seats)
    return in_this_round + 1 + (rounds - 1) * seats
