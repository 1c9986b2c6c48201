"""The kinds of events that Dominant Species reports, as numbers with names.

``actor`` is the seat concerned; ``subject`` the animal, but where cubes move the tile they come from;
``card`` a card, an element or an animal whose cubes they are; ``target`` a tile, a corner or a space;
``amount`` is what the comment says; ``cause`` is -1 for what the actor has decided, else a card by its number
or one of the reasons below.
"""

from typing import Final

from evolution_qt.core.event import DEED, LOSS, PHASE, ROUND, Kind

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
