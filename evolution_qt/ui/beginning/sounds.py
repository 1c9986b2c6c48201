"""Which event of The Beginning makes which sound."""

from __future__ import annotations

from typing import Final

from evolution_qt.games.beginning import events as e
from evolution_qt.ui.kit.sounds import synth

SOUNDS: Final = {
    e.WATERING_HOLE_FILLED: synth.CHIP,
    e.SPECIES_DEALT: synth.CARD,
    e.POPULATION_DEALT: synth.CARD,
    e.DREW: synth.CARD,
    e.SPECIES_LAID: synth.CARD,
    e.POPULATION_LAID: synth.CARD,
    e.TRAIT_DISCARDED: synth.CARD,
    e.TRAIT_LAID: synth.CARD,
    e.ATE_PLANTS: synth.CHIP,
    e.ATTACKED: synth.ATTACK,
    e.ATE_MEAT: synth.CHIP,
    e.SCAVENGED: synth.CHIP,
    e.WENT_EXTINCT: synth.EXTINCTION,
    e.BAGGED: synth.CHIP,
    e.LAST_ROUND_ANNOUNCED: synth.BELL,
    e.GAME_ENDED: synth.OVER,
}
"""The sound of each kind of event; the others are not heard."""
