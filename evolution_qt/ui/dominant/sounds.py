"""Which event of Dominant Species makes which sound."""

from __future__ import annotations

from typing import Final

from evolution_qt.games.dominant import events as e
from evolution_qt.ui.kit.sounds import synth

SOUNDS: Final = {
    e.PAWN_PLACED: synth.CHIP,
    e.TRACK_SWAPPED: synth.CHIP,
    e.ELEMENT_TAKEN: synth.CHIP,
    e.DISK_PLACED: synth.CHIP,
    e.DISK_REMOVED: synth.CHIP,
    e.TILE_PLACED: synth.CARD,
    e.TILE_FROZEN: synth.CARD,
    e.CUBES_ADDED: synth.CHIP,
    e.CUBES_MOVED: synth.CHIP,
    e.CUBES_ELIMINATED: synth.ATTACK,
    e.TILE_SCORED: synth.REVEAL,
    e.CARD_TAKEN: synth.CARD,
    e.CARDS_TURNED: synth.CARD,
    e.PAWN_LOST: synth.ATTACK,
    e.LAST_TURN: synth.EXTINCTION,
    e.GAME_ENDED: synth.OVER,
}
"""The sound of each kind of event; the others are not heard."""
