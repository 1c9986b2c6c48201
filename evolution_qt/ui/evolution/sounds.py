"""Which event of Evolution makes which sound."""

from __future__ import annotations

from typing import Final

from evolution_qt.games.evolution import events as e
from evolution_qt.ui.kit.sounds import synth

SOUNDS: Final = {
    e.ROUND_BEGAN: "",
    e.PHASE_BEGAN: "",
    e.DREW: synth.CARD,
    e.SHUFFLED: "",
    e.LAST_ROUND_ANNOUNCED: synth.BELL,
    e.FOOD_CARD_LAID: synth.CARD,
    e.FOOD_CARD_TURNED_UP: synth.REVEAL,
    e.WATERING_HOLE_CHANGED: synth.CHIP,
    e.TRAIT_LAID: synth.CARD,
    e.TRAIT_TURNED_UP: synth.CARD,
    e.TRAIT_DISCARDED: synth.CARD,
    e.CARD_SPENT: synth.CARD,
    e.SPECIES_FOUNDED: "",  # the card spent for it is heard
    e.BODY_GREW: "",
    e.POPULATION_GREW: "",
    e.TURN_ENDED: "",
    e.PASSED: "",
    e.ATE_PLANTS: synth.CHIP,
    e.ATE_MEAT: synth.CHIP,
    e.STORED_FAT: synth.CHIP,
    e.MOVED_FAT: synth.CHIP,
    e.ATTACKED: synth.ATTACK,
    e.POPULATION_LOST: "",
    e.WENT_EXTINCT: synth.EXTINCTION,
    e.STARVED: "",
    e.BAGGED: synth.CHIP,
    e.FIRST_PLAYER_MOVED: "",
    e.GAME_ENDED: synth.OVER,
}
"""The sound of each kind of event; none is an empty name."""
