"""What can be wrong with a position or a move of Dominant Species alone, beside the faults of any game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from evolution_qt.core.text import N_

FAULTS: Final[Mapping[str, str]] = {
    "not_this_round": N_("Fault", "{value} is not this round"),
    "not_a_cell": N_("Fault", "“{value}” is not a cell, such as d3"),
    "not_a_corner": N_("Fault", "“{value}” is not a corner, such as d3:ne"),
    "not_a_space": N_("Fault", "“{value}” is not an action space, such as migration:7"),
    "not_an_element": N_("Fault", "“{value}” is not an element"),
    "not_an_animal": N_("Fault", "“{value}” is not an animal"),
    "not_a_terrain": N_("Fault", "“{value}” is not a terrain"),
    "not_a_count": N_("Fault", "“{value}” is not a number of cubes"),
    "not_a_stack": N_("Fault", "“{value}” is not a stack: 1, 2 or 3"),
    "not_in_play": N_("Fault", "“{value}” is not in play"),
    "wrong_number_of_animals": N_("Fault", "{players} players cannot have {value} animals each"),
    "unequal_animals": N_(
        "Fault", "every player has the same number of animals, not {value} beside {expected}"
    ),
    "too_many_tiles": N_("Fault", "more tiles of “{value}” than there are"),
    "too_many_disks": N_("Fault", "more disks of “{value}” than the {limit} there are"),
    "too_many_cubes": N_("Fault", "more cubes of “{value}” than the {limit} there are"),
    "too_many_pawns": N_("Fault", "more pawns of “{value}” than the {limit} there are"),
    "too_many_elements": N_("Fault", "an animal has {limit} elements at most"),
    "none_added": N_("Fault", "the animal has no “{value}” beside its printed elements"),
    "no_tile_there": N_("Fault", "no tile lies at “{value}”"),
    "wrong_bag": N_("Fault", "{value} disks of this kind are left for the bag"),
    "wrong_track": N_("Fault", "the track is not the animals in play"),
    "not_asked": N_("Fault", "the seat asked is another one, not {value}"),
    "no_answer": N_("Fault", "nothing can be answered to the question “{value}”"),
}
"""The sentence for each code of a fault. Texts in curly brackets are replaced by the fault's parameters."""
