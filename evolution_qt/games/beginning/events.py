"""The kinds of events that The Beginning reports, as numbers with names, and sentences for its faults.

``actor`` is the seat concerned, ``target`` the species, ``card`` the card, ``cause`` the trait that made it
happen, by the number of its card; ``amount`` is as the comment has it.

`FAULTS` has what can be wrong with a position or a move of The Beginning alone, beside the faults of any
game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from evolution_qt.core.event import DEED, LOSS, PHASE, ROUND, Kind
from evolution_qt.core.text import N_

ROUND_BEGAN: Final = 1  # amount: the round
STEP_BEGAN: Final = 2  # actor: whose turn it is; amount: the step of the turn
WATERING_HOLE_FILLED: Final = 3  # amount: chips added
SPECIES_DEALT: Final = 4  # from the deck, unseen
POPULATION_DEALT: Final = 5  # from the deck, unseen; amount: the new population
DREW: Final = 6  # card, seen by the actor
SHUFFLED: Final = 7  # amount: cards in the new draw pile
LAST_ROUND_ANNOUNCED: Final = 8  # amount: the round
SPECIES_LAID: Final = 9  # card, seen by the actor
POPULATION_LAID: Final = 10  # card, seen by the actor; amount: the new population
TRAIT_DISCARDED: Final = 11  # card
TRAIT_LAID: Final = 12  # card
CARDS_ENDED: Final = 13
ATE_PLANTS: Final = 14  # amount: chips; subject: the watering hole or nothing (the food bank)
ATTACKED: Final = 15  # subject: the hunter; target: the prey
ATE_MEAT: Final = 16  # amount: chips
SCAVENGED: Final = 17  # amount: chips
CARD_EATEN: Final = 18  # actor: whose it was; card, which turns up; amount: the population left
CARD_LOST: Final = 19  # likewise, to Horns
CARD_STARVED: Final = 20  # likewise
WENT_EXTINCT: Final = 21  # amount: traits lost
BAGGED: Final = 22  # amount: chips; subject: the species they came from
PASSED: Final = 23
GAME_ENDED: Final = 24

SUPPLY: Final = 0
CARDS: Final = 1
FEEDING_STEP: Final = 2
SCORING: Final = 3
"""The steps of a turn (002:29-35)."""

KINDS: Final = (
    Kind("nothing"),
    Kind("round_began", heading=ROUND),
    Kind("step_began", heading=PHASE),
    Kind("watering_hole_filled", small=True),
    Kind("species_dealt", reveals=True, routine=True),
    Kind("population_dealt", reveals=True, routine=True),
    Kind("drew", secret=True, reveals=True, small=True, together=True),
    Kind("shuffled", reveals=True, small=True),
    Kind("last_round_announced"),
    Kind("species_laid", secret=True, decides=True, recalled=True, gain=5),
    Kind("population_laid", secret=True, decides=True, routine=True, recalled=True, gain=3),
    Kind("trait_discarded", decides=True, means=True),
    Kind("trait_laid", decides=True, recalled=True, gain=4),
    Kind("cards_ended", decides=True, routine=True),
    Kind("ate_plants", decides=True, routine=True, recalled=True, gain=1, is_often=True),
    Kind("attacked", decides=True, recalled=True, mark=DEED, gain=6),
    Kind("ate_meat", routine=True),
    Kind("scavenged", routine=True),
    Kind("card_eaten", reveals=True, loss=7),
    Kind("card_lost", reveals=True, loss=5),
    Kind("card_starved", reveals=True, together=True, recalled=True, loss=6),
    Kind("went_extinct", recalled=True, mark=LOSS, loss=8),
    Kind("bagged", small=True, together=True),
    Kind("passed", decides=True, routine=True, recalled=True),
    Kind("game_ended"),
)
"""What there is to know about each kind, by its number."""


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
