"""The switches of the rules in words: a name, a sentence, and the names of their values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled
from evolution_qt.core.text import N_
from evolution_qt.games.evolution.editions import (
    AFTER,
    ANY_TIME,
    AT_DEAL,
    AT_END,
    BEFORE,
    CHOICES,
    EDITIONS,
    LIMITS,
    OWN_TURN,
    STEP_AND_OWN_TURN,
    Edition,
)

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution

Value: TypeAlias = bool | int | str

VARIANT: Final = "simultaneous_play"
"""The quick variant: it has a place of its own."""
_SAID: Final = {
    "hard_shell_bonus": (
        N_("Switches", "Hard Shell"),
        N_("Switches", "How much body size it adds against attacks."),
    ),
    "negative_sum_removes_chips": (
        N_("Switches", "A sum below zero takes food"),
        N_("Switches", "Food cards that add up to less than zero take food from the watering hole."),
    ),
    "effects": (
        N_("Switches", "Effects of the reveal"),
        N_("Switches", "When Fertile, Long Neck and stored fat take effect."),
    ),
    "free_species_at": (
        N_("Switches", "New species for a player without any"),
        N_("Switches", "When a player who is left without species gets one."),
    ),
    "free_trait_discard": (
        N_("Switches", "Traits may be discarded freely"),
        N_("Switches", "While playing cards, also when there is still room for new ones."),
    ),
    "plant_intelligence": (
        N_("Switches", "Intelligence for plants"),
        N_("Switches", "When a plant eater may trade a card for two plants."),
    ),
    "two_player_removed": (
        N_("Switches", "Two players: cards set aside"),
        N_("Switches", "How many cards are set aside unseen before the game."),
    ),
    "two_player_trait_limit": (
        N_("Switches", "Two players: traits"),
        N_("Switches", "How many traits a species may carry."),
    ),
    "horns_kill_cancels_attack": (
        N_("Switches", "Horns that kill the attacker stop the attack"),
        N_("Switches", "The attacked species then loses no population."),
    ),
    "cooperation_per_chip": (
        N_("Switches", "Cooperation shares for every token"),
        N_("Switches", "Otherwise one token for each time the species eats, however much it takes."),
    ),
}
_VALUES: Final = {
    AFTER: N_("Switches", "after the reveal"),
    BEFORE: N_("Switches", "before the reveal"),
    AT_END: N_("Switches", "at the end of the round"),
    AT_DEAL: N_("Switches", "when the next round begins"),
    ANY_TIME: N_("Switches", "at any time during feeding"),
    OWN_TURN: N_("Switches", "on your own turn"),
    STEP_AND_OWN_TURN: N_("Switches", "before feeding and on your own turn"),
}
FOR_TWO: Final = ("two_player_removed", "two_player_trait_limit")
"""The switches that mean something to two players only."""
KEYS: Final = tuple(_SAID)
"""The switches, in the order in which they are shown."""


def own(edition: Edition) -> dict[str, Value]:
    """Return the edition's own values of the switches."""
    values = asdict(edition.rules)
    return {key: values[key] for key in KEYS}


def sound(edition: Edition, rules: Mapping[str, object]) -> dict[str, Value]:
    """Return the switches among *rules* with values that they can have and that the edition has not."""
    usual = own(edition)
    found: dict[str, Value] = {}
    for key, value in rules.items():
        if key not in usual or type(value) is not type(usual[key]) or value == usual[key]:
            continue
        if (
            isinstance(value, bool)
            or (isinstance(value, str) and value in CHOICES[key])
            or (isinstance(value, int) and LIMITS[key][0] <= value <= LIMITS[key][1])
        ):
            found[key] = value
    return found


def differing(game: Evolution) -> list[str]:
    """Return in short what is otherwise in a game than in its edition, the quick variant first."""
    usual = next((asdict(one.rules) for one in EDITIONS if one.key == game.key), {})
    values = asdict(game.rules)
    return [told(key, values[key]) for key in (VARIANT, *KEYS) if key in usual and values[key] != usual[key]]


def name_of(key: str) -> str:
    """Return the name of a switch."""
    if key == VARIANT:
        return _translated(N_("Switches", "Quick variant"))
    return _translated(_SAID[key][0])


def sentence_of(key: str) -> str:
    """Return what a switch is about."""
    return _translated(_SAID[key][1])


def value_name(value: Value) -> str:
    """Return the name of a value."""
    if isinstance(value, bool):
        return _translated(N_("Switches", "yes")) if value else _translated(N_("Switches", "no"))
    return _translated(_VALUES[value]) if isinstance(value, str) else str(value)


def told(key: str, value: Value) -> str:
    """Return a switch and its value, in short."""
    words = QCoreApplication.translate("Switches", "{rule}: {value}")
    return filled(words, {"rule": name_of(key), "value": value_name(value)})


def _translated(words: str) -> str:
    return QCoreApplication.translate("Switches", words)
