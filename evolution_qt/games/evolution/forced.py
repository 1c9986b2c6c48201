"""Moves that decide nothing: a seat that has only one need not be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from evolution_qt.games.evolution import speech
from evolution_qt.games.evolution.moves import Move
from evolution_qt.games.evolution.state import FEEDING, PLAY, WINDOW, EvolutionState

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution


def forced_move(game: Evolution, state: EvolutionState, seat: int) -> Move | None:
    """Return the only move that *seat* has, None if it has a choice.

    A seat that could only pass is not asked by the rules at all (R24, R39). Card play is never ended for a
    seat: until it says so it may look at what it has done (R62).
    """
    if state.phase == PLAY:
        return None
    legal = game.legal(state, seat)
    if len(legal) != 1 or not game.completes(state, legal[0]):
        return None
    return speech.moved(game, state, seat, legal[0])


def is_window(state: EvolutionState) -> bool:
    """Say whether the seat to move is asked for nothing but Intelligence: before the first feeding, or in its
    own turn after it has fed (R25). Before it feeds, Intelligence is always among what it may do.
    """
    return state.phase == WINDOW or (state.phase == FEEDING and state.acted)
