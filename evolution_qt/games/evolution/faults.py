"""What can be wrong with a position or a move of Evolution alone, beside the faults of any game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from evolution_qt.core.text import N_

FAULTS: Final[Mapping[str, str]] = {
    "food_above_population": N_("Fault", "{value} is above the population, {limit}"),
    "fat_above_body": N_("Fault", "{value} is above the body size, {limit}"),
    "fat_without_tissue": N_("Fault", "fat without a Fat Tissue card"),
    "duplicate_trait": N_("Fault", "a second “{value}” on the same species"),
    "too_many_traits": N_("Fault", "a species has {limit} slots, not {value}"),
    "without_species": N_("Fault", "a seat cannot be without species here"),
    "not_an_effect": N_("Fault", "“{value}” names no effect of a species on the table"),
    "not_an_index": N_("Fault", "“{value}” is not the number of a species"),
    "not_a_target": N_("Fault", "“{value}” does not name a species of a seat, such as 1.0"),
    "not_a_side": N_("Fault", "“{value}” is neither left nor right"),
    "not_a_trait": N_("Fault", "“{value}” is not a trait"),
    "not_a_taking": N_("Fault", "“{value}” is not something that can be declined"),
    "unknown_trait": N_("Fault", "the trait “{value}” is not in this game"),
    "wrong_last_round": N_("Fault", "{value} is neither this round nor the next"),
    "all_done": N_("Fault", "not every seat can have finished"),
}
"""The sentence for each code of a fault. Texts in curly brackets are replaced by the fault's parameters."""
