"""The verbs of Evolution's steps, how the parts of a step are packed, and the steps of card play, kept ready.

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

What a card can be spent for depends only on the seat and on three answers for each species of its row:
whether its body size and its population can grow, and whether the card may be laid there as a trait. Searches
list these steps millions of times, so the steps of a card are put together once for each set of answers.
"""

from __future__ import annotations

from typing import Final

from evolution_qt.core.action import DETAIL_SHIFT, TARGET_SHIFT, VERB_SHIFT
from evolution_qt.games.evolution.cards import LEFT_END, RIGHT_END, species_ref

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


BODY_GROWS: Final = 1
POPULATION_GROWS: Final = 2
TAKES_TRAIT: Final = 4
SPECIES_BITS: Final = 3
"""A shape has three bits for each species, the leftmost highest, and a leading 1 that ends the row."""
EMPTY_ROW: Final = 1
TRACK_SPACES: Final = 7
"""Numbers that a track can show, 0 included."""

GROWS: Final = [
    BODY_GROWS * (body < TRACK_SPACES - 1) | POPULATION_GROWS * (population < TRACK_SPACES - 1)
    for body in range(TRACK_SPACES)
    for population in range(TRACK_SPACES)
]
"""Which tracks can grow, at body size * TRACK_SPACES + population (000:77)."""

_MOST_SHAPES: Final = 1024
"""Shapes kept at once; a thousand random games meet about a hundred."""

_SPECIES_LEFT: Final = base(SPECIES_LEFT, LEFT_END)
_SPECIES_RIGHT: Final = base(SPECIES_RIGHT, RIGHT_END)
_NEXT_SPECIES: Final = 1 << TARGET_SHIFT


class Offers:
    """The steps of card play of one seat.

    They are kept as objects because compiled code would otherwise make each number again.
    """

    def __init__(self, seat: int, cards: int) -> None:
        self.cards = cards
        self.first = species_ref(seat, 0) << TARGET_SHIFT
        self._columns: dict[int, list[tuple[object, ...]]] = {}

    def column(self, shape: int) -> list[tuple[object, ...]]:
        """Return what `steps` knows already of a row of this *shape*, by card; empty means not yet."""
        column = self._columns.get(shape)
        if column is None:
            if len(self._columns) == _MOST_SHAPES:
                self._columns.clear()
            column = [()] * self.cards
            self._columns[shape] = column
        return column

    def steps(self, shape: int, card: int) -> tuple[object, ...]:
        """Return what *card* can be spent for, but for replacing traits, where the row has this *shape*."""
        column = self.column(shape)
        steps = column[card]
        if not steps:
            steps = self._make(shape, card)
            column[card] = steps
        return steps

    def _make(self, shape: int, card: int) -> tuple[object, ...]:
        steps: list[object] = []
        target = self.first + card
        places = (shape.bit_length() - 1) // SPECIES_BITS
        for place in range(places):
            answers = shape >> SPECIES_BITS * (places - 1 - place)
            if answers & TAKES_TRAIT:
                steps.append(base(TRAIT) + target)
            if answers & BODY_GROWS:
                steps.append(base(BODY) + target)
            if answers & POPULATION_GROWS:
                steps.append(base(POPULATION) + target)
            target += _NEXT_SPECIES
        steps.append(_SPECIES_LEFT + card)
        steps.append(_SPECIES_RIGHT + card)
        return tuple(steps)
