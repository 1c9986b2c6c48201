"""The kinds of events that Dominant Species reports, as numbers with names, and sentences for its faults.

``actor`` is the seat concerned; ``subject`` the animal, but where cubes move the tile they come from;
``card`` a card, an element or an animal whose cubes they are; ``target`` a tile, a corner or a space;
``amount`` is as the comment has it; ``cause`` is -1 for what the actor has decided, else a card by its number
or one of the reasons below.

`FAULTS` has what can be wrong with a position or a move of Dominant Species alone, beside the faults of any
game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from evolution_qt.core.event import DEED, LOSS, PHASE, ROUND, Kind
from evolution_qt.core.text import N_

ROUND_BEGAN: Final = 1  # amount: the round
PHASE_BEGAN: Final = 2  # amount: the phase
PAWN_PLACED: Final = 3
PAWN_BACK: Final = 4  # its action comes now
TRACK_SWAPPED: Final = 5  # amount: the new place on the track, from 0
ELEMENT_TAKEN: Final = 6
ELEMENT_LOST: Final = 7
DISK_PLACED: Final = 8
DISK_REMOVED: Final = 9  # from a corner, or from a box with the amount, counted from 1
TILE_PLACED: Final = 10  # amount: the terrain
TILE_FROZEN: Final = 11
CUBES_ADDED: Final = 12  # amount: cubes
CUBES_MOVED: Final = 13  # amount: cubes; subject: the tile they come from; card: the animal
CUBES_BACK: Final = 14  # to the pool; amount: cubes
CUBES_ELIMINATED: Final = 15  # amount: cubes
POINTS: Final = 16  # amount: points, less than 0 where they are lost
TILE_SCORED: Final = 17
CARD_TAKEN: Final = 18
CARD_GONE: Final = 19
CARDS_TURNED: Final = 20
SURVIVAL_CHANGED: Final = 21
BOXES_MOVED: Final = 22
DISKS_DRAWN: Final = 23  # amount: the box, from 1, or 0 for a card
STACK_TURNED: Final = 24  # target: the stack; amount: the terrain
PAWN_GAINED: Final = 25
PAWN_LOST: Final = 26
RESCUED: Final = 27
PASSED: Final = 28
LAST_TURN: Final = 29
FINAL_SCORED: Final = 30
GAME_ENDED: Final = 31
FREE_STEP: Final = 32  # of the insect or the arachnid, which comes now; no pawn stands for it

# Causes, beside the numbers of cards
SWEEP: Final = 32
EXTINCTION: Final = 33
SURVIVAL: Final = 34
FREEZING: Final = 35
MELTING: Final = 36
NEIGHBOURS: Final = 37
DOMINATION: Final = 38
FINAL: Final = 39
REGRESSION: Final = 40
RESEED: Final = 41
"""Why something happens of itself; below these stand the cards."""

KINDS: Final = (
    Kind("nothing"),
    Kind("round_began", heading=ROUND),
    Kind("phase_began", heading=PHASE),
    Kind("pawn_placed", decides=True, recalled=True),
    Kind("pawn_back", routine=True),
    Kind("track_swapped", decides=True, recalled=True),
    Kind("element_taken", decides=True, recalled=True, gain=3),
    Kind("element_lost", decides=True, means=True, recalled=True, loss=4),
    Kind("disk_placed", decides=True, recalled=True),
    Kind("disk_removed", decides=True, recalled=True),
    Kind("tile_placed", decides=True, recalled=True, gain=3),
    Kind("tile_frozen", decides=True, recalled=True, mark=DEED),
    Kind("cubes_added", decides=True, recalled=True, gain=2),
    Kind("cubes_moved", decides=True, recalled=True, routine=True),
    Kind("cubes_back", routine=True, loss=3),
    Kind("cubes_eliminated", decides=True, recalled=True, mark=LOSS, loss=6),
    Kind("points", routine=True, gain=5),
    Kind("tile_scored", decides=True, recalled=True),
    Kind("card_taken", decides=True, recalled=True, mark=DEED, gain=6),
    Kind("card_gone", small=True),
    Kind("cards_turned", reveals=True, together=True),
    Kind("survival_changed", recalled=True),
    Kind("boxes_moved", small=True),
    Kind("disks_drawn", reveals=True, routine=True, together=True),
    Kind("stack_turned", reveals=True, routine=True),
    Kind("pawn_gained", recalled=True, gain=7),
    Kind("pawn_lost", decides=True, recalled=True, loss=8),
    Kind("rescued", decides=True, recalled=True),
    Kind("passed", decides=True, routine=True),
    Kind("last_turn"),
    Kind("final_scored", small=True),
    Kind("game_ended"),
    Kind("free_step", small=True),
)
"""What there is to know about each kind, by its number."""


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
    "too_many_disks": N_("Fault", "more elements of “{value}” than the {limit} there are"),
    "too_many_cubes": N_("Fault", "more cubes of “{value}” than the {limit} there are"),
    "too_many_pawns": N_("Fault", "more pawns of “{value}” than the {limit} there are"),
    "too_many_elements": N_("Fault", "an animal has {limit} elements at most"),
    "none_added": N_("Fault", "the animal has no “{value}” beside its printed elements"),
    "no_tile_there": N_("Fault", "no tile lies at “{value}”"),
    "wrong_bag": N_("Fault", "{value} elements of this kind are left for the bag"),
    "wrong_track": N_("Fault", "the track is not the animals in play"),
    "not_asked": N_("Fault", "the seat asked is another one, not {value}"),
    "no_answer": N_("Fault", "nothing can be answered to the question “{value}”"),
}
"""The sentence for each code of a fault. Texts in curly brackets are replaced by the fault's parameters."""
