"""The switches of the rules, and the same as options: their values, and what people read of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from evolution_qt.core.option import Option
from evolution_qt.core.text import N_


@dataclass(frozen=True)
class BeginningRules:
    """The switches, named as in files (`docs/rules/the-beginning.md`, part 5)."""

    horns_kill_cancels_attack: bool = True
    long_neck_fills_fat: bool = True
    passes_through_deck: int = 1


OPTIONS: Final = (
    Option(
        "passes_through_deck",
        BeginningRules.passes_through_deck,
        range(1, 4),
        N_("Switches", "Times through the deck"),
        N_("Switches", "How often the draw pile is used up before the round becomes the last one."),
    ),
    Option(
        "horns_kill_cancels_attack",
        BeginningRules.horns_kill_cancels_attack,
        name=N_("Switches", "Horns that kill the attacker stop the attack"),
        help=N_("Switches", "The attacked species then loses no population."),
    ),
    Option(
        "long_neck_fills_fat",
        BeginningRules.long_neck_fills_fat,
        name=N_("Switches", "Long Neck fills Fat Tissue"),
        help=N_("Switches", "Otherwise it takes no more tokens than its population needs."),
    ),
)
