"""What can be wrong with a position or a move of The Beginning alone, beside the faults of any game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from evolution_qt.core.text import N_

FAULTS: Final[Mapping[str, str]] = {
    "food_above_places": N_("Fault", "{value} is above the places for food, {limit}"),
    "duplicate_trait": N_("Fault", "a second “{value}” on the same species"),
    "too_many_traits": N_("Fault", "a species has {limit} slots, not {value}"),
    "unseen_beside_number": N_("Fault", "of a population given as a number no card has been seen anyway"),
    "not_this_round": N_("Fault", "{value} is not this round"),
    "not_an_index": N_("Fault", "“{value}” is not the number of a species"),
    "not_a_target": N_("Fault", "“{value}” does not name a species of a seat, such as 1.0"),
}
"""The sentence for each code of a fault. Texts in curly brackets are replaced by the fault's parameters."""
