"""What can be done in a step, and how the parts of a step are packed.

====================  =================  ==============  ==================================================
verb                  subject            target          detail
====================  =================  ==============  ==================================================
FOOD                  card               watering hole
TRAIT                 card               species         trait replaced + 1, or 0
SPECIES_LEFT, _RIGHT  card               end of the row
BODY, POPULATION      card               species
DISCARD                                  species         trait
DONE
EFFECT                                   species         trait
FEED                  watering hole      species         takings declined along the chain, see below
ATTACK                attacker           prey            mask of ignored traits, then of declining storers
INTELLIGENCE          card               species         takings declined along the chain
PASS
PAY                   card                               (one of the cards for the attack before)
====================  =================  ==============  ==================================================

A meal of plants runs from one species to the right, so a declined taking is a bit at twice the distance from
the first eater: the extra chip, then the storing. In an attack only storing can be declined: a bit for the
k-th of the mover's species, from the left, that can store.
"""

from typing import Final

from evolution_qt.core.action import DETAIL_SHIFT, TARGET_SHIFT, VERB_SHIFT

FOOD: Final = 1
TRAIT: Final = 2
SPECIES_LEFT: Final = 3
SPECIES_RIGHT: Final = 4
BODY: Final = 5
POPULATION: Final = 6
DISCARD: Final = 7
DONE: Final = 8
EFFECT: Final = 9
FEED: Final = 10
ATTACK: Final = 11
INTELLIGENCE: Final = 12
PASS: Final = 13
PAY: Final = 14

WORDS: Final = (
    "",
    "food",
    "trait",
    "species",
    "species",
    "body",
    "population",
    "discard",
    "done",
    "effect",
    "feed",
    "attack",
    "intelligence",
    "pass",
    "",
)
"""The word of each verb in the notation; paying is part of an attack's line."""

IGNORED_BITS: Final = 20
"""The low bits of an attack's detail that hold the ignored traits."""

CHAIN_LIMIT: Final = 15
"""Species along a chain whose takings can be declined in one step; no deck has as many Cooperation cards."""


def base(verb: int, target: int = 0) -> int:
    """Return the constant part of an action; subject and detail are added to it."""
    return verb << VERB_SHIFT | target << TARGET_SHIFT


def detail(number: int) -> int:
    """Return *number* in the place of an action's detail."""
    return number << DETAIL_SHIFT
