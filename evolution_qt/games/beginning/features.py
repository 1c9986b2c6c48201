"""What a position of The Beginning looks like to one seat, as numbers: the input of networks.

Two kinds of numbers: a short list of *amounts*, and *marks*, the numbers of things that are so, a mark twice
if a thing is so twice. Of the others the seat that plays next is told apart, since it eats first.

A seat is looked at as it will be between two of its turns: while it lays cards or feeds its species, the rest
of its feeding is made by written rules on a faceless copy. Only what the seat may know goes in: its own hand
by its faces, the hands and population of others by their number. What is drawn while a copy is fed counts as
so many cards and no more.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from hashlib import sha256
from typing import Final

from evolution_qt.core.action import NOBODY
from evolution_qt.core.evaluation import NOW, Evaluation, Features
from evolution_qt.games.beginning.cards import CARNIVORE, HUNTS, SHIELDS, SLOTS, STORES, TRAITS
from evolution_qt.games.beginning.catalogue import TITLE
from evolution_qt.games.beginning.evaluation import (
    FOOD,
    LATER_LOSS,
    LOSS,
    expected,
    faceless,
    feed,
    go_on_feeding,
    idea,
    look_ahead,
    sensible,
    sensible_meals,
    turns_left,
)
from evolution_qt.games.beginning.listing import ATTACK
from evolution_qt.games.beginning.state import PLAY, BeginningSpecies, BeginningState

AMOUNTS: Final = (
    "lead over the best",
    "lead over the mean",
    "lead over the next",
    "lead for the time left",
    "last lead",
    "expected lead over the best",
    "expected lead over the mean",
    "expected lead over the next",
    "own points",
    "own hand",
    "hand lead",
    "own species",
    "species lead",
    "own population",
    "population lead",
    "own traits",
    "trait lead",
    "own chips",
    "watering hole",
    "own plant eaters",
    "other plant eaters",
    "own income",
    "next income",
    "other income",
    "own losses",
    "next losses",
    "other losses",
    "own prey",
    "unseen hunters",
    "turns left",
)
"""The amounts in their order, scaled to about -1 to 1."""

_SCHEMA_VERSION: Final = 1
_CARDS: Final = len(TRAITS) - 1
_SIDES: Final = ("own", "next", "other")
_LEVELS: Final = 4
_SIZES: Final = 6
_REACHED: Final = ("safe", "in reach", "in reach twice")
_DIET: Final = ("plants", "meat")
_MOST_PREY: Final = 4
_MOST_CHIPS: Final = 9
_MOST_TURNS: Final = 11
_COPIES: Final = TRAITS[CARNIVORE].copies
_DECK: Final = sum([trait.copies for trait in TRAITS])

# where the marks of a species begin, on its side
_PAIRS: Final = _CARDS * _LEVELS
_SIZE: Final = _PAIRS + _CARDS * (_CARDS - 1) // 2
_REACH: Final = _SIZE + len(_DIET) * _SIZES
_SHIELD: Final = _REACH + len(_REACHED) * _SIZES
_SLOT: Final = _SHIELD + len(_REACHED) * (SLOTS + 1)
_OF_A_SPECIES: Final = _SLOT + SLOTS + 1

# where those of the table begin
_BY_NEXT: Final = len(_SIDES) * _OF_A_SPECIES
_PREY: Final = _BY_NEXT + _SIZES
_HAND: Final = _PREY + _MOST_PREY + 1
_SEAT: Final = _HAND + _CARDS
_TURN: Final = _SEAT + TITLE.players[-1]
_LAST: Final = _TURN + _MOST_TURNS + 1
_CHIPS: Final = _LAST + 3


def _of_a_species() -> Iterable[str]:
    """Name the marks of a species in their order."""
    keys = [trait.key for trait in TRAITS[1:]]
    yield from (f"{key}, population {size + 1}" for key in keys for size in range(_LEVELS))
    yield from (f"{one} with {other}" for at, one in enumerate(keys) for other in keys[:at])
    yield from (f"population {size + 1}, {diet}" for diet in _DIET for size in range(_SIZES))
    yield from (f"{reached}, population {size + 1}" for reached in _REACHED for size in range(_SIZES))
    yield from (f"{reached}, {held} protections" for reached in _REACHED for held in range(SLOTS + 1))
    yield from (f"{held} traits" for held in range(SLOTS + 1))


def _names() -> Iterable[str]:
    """Name all marks in their order."""
    for side in _SIDES:
        yield from (f"{side}: {name}" for name in _of_a_species())
    yield from (f"in reach of the next, population {size + 1}" for size in range(_SIZES))
    yield from (f"{prey} prey" for prey in range(_MOST_PREY + 1))
    yield from (f"hand: {trait.key}" for trait in TRAITS[1:])
    yield from (f"{turn} seats on" for turn in range(TITLE.players[-1]))
    yield from (f"{turns} turns left" for turns in range(_MOST_TURNS + 1))
    yield from ("not the last round", "last turn to come", "last turn")
    yield from (f"watering hole {chips}" for chips in range(_MOST_CHIPS + 1))


MARKS: Final = tuple(_names())
SCHEMA: Final = sha256("\n".join([str(_SCHEMA_VERSION), *AMOUNTS, "", *MARKS]).encode()).hexdigest()[:16]
"""The hash of the names of all features: two evaluations fit together if it is the same."""

_known: Final[dict[int, list[int]]] = {}
"""The marks of species by side, hunters that reach it, population and traits."""


def _marks_of(side: int, reached: int, size: int, mask: int) -> list[int]:
    """Return the marks of a species."""
    size = min(size, _SIZES)
    reached = min(reached, len(_REACHED) - 1)
    key = ((side * len(_REACHED) + reached) * (_SIZES + 1) + size) << _CARDS + 1 | mask
    found = _known.get(key)
    if found is None:
        held = [card - 1 for card in range(1, _CARDS + 1) if mask >> card & 1]
        level = min(size, _LEVELS) - 1
        found = [card * _LEVELS + level for card in held]
        for at, one in enumerate(held):
            found += [_PAIRS + one * (one - 1) // 2 + other for other in held[:at]]
        found.append(_SIZE + bool(mask & HUNTS) * _SIZES + size - 1)
        found.append(_REACH + reached * _SIZES + size - 1)
        found.append(_SHIELD + reached * (SLOTS + 1) + (mask & SHIELDS).bit_count())
        found.append(_SLOT + len(held))
        found = _known[key] = [side * _OF_A_SPECIES + mark for mark in found]
    return found


class _Standing:
    """What a seat has between its turns."""

    def __init__(self, state: BeginningState, seat: int, *, is_fed: bool) -> None:
        """Look at a seat of a copy, which is changed: where *is_fed*, what has no chip starves."""
        player = state.players[seat]
        self.bag = player.bag
        self.hand = len(player.hand)
        self.population = self.traits = self.chips = self.plants = 0
        row: list[BeginningSpecies] = []
        for one in player.species:
            size = len(one.cards)
            if is_fed:
                self.bag += one.food
                size = min(size, one.food)
                if not size:
                    self.hand += len(one.traits)
                    continue
                one.cards = one.cards[:size]
            else:
                self.chips += one.food
            self.population += size
            self.traits += len(one.traits)
            if not one.mask & HUNTS:
                self.plants += size * 2 if one.mask & STORES else size
            one.food = size  # what is expected of it is found as if it had been fed
            row.append(one)
        player.species = row
        self.row = row
        self.hunters = [one for one in row if one.mask & HUNTS]
        self.points = self.bag + self.chips + self.hand + self.population + self.traits


def features(state: BeginningState, seat: int) -> tuple[list[float], list[int]]:
    """Return the features of *state* for *seat*, which is told of nothing that it does not see."""
    seats = len(state.players)
    ahead = (state.to_move - seat) % seats
    turns = turns_left(state)
    unseen = _DECK - len(state.discard_pile)
    hunters = _COPIES - state.discard_pile.count(CARNIVORE) - state.players[seat].hand.count(CARNIVORE)
    is_last = state.final_round > 0
    marks = [_HAND + card - 1 for card in state.players[seat].hand]
    trial = faceless(state)
    if ahead == 0:
        if state.phase == PLAY:
            feed(trial, seat)
        else:
            go_on_feeding(trial, seat)
    order = [(seat + at) % seats for at in range(seats)]
    table = [_Standing(trial, one, is_fed=ahead == 0 and one == seat) for one in order]
    me, following = table[0], table[1]
    others = table[1:]
    rivals = seats - 1.0
    for at, standing in enumerate(table):
        unseen -= standing.traits
        hunters -= len(standing.hunters)
        threats = [one for other in table if other is not standing for one in other.hunters]
        side = min(at, 2)
        for species in standing.row:
            reached = 0
            shields = species.mask & SHIELDS
            for hunter in threats:
                if not shields & ~hunter.mask:
                    reached += 1
            marks += _marks_of(side, reached, len(species.cards), species.mask)
    for species in me.row:
        shields = species.mask & SHIELDS
        for hunter in following.hunters:
            if not shields & ~hunter.mask:
                marks.append(_BY_NEXT + min(len(species.cards), _SIZES) - 1)
                break
    prey = 0
    for hunter in me.hunters:
        found = 0
        for standing in others:
            for species in standing.row:
                if not species.mask & SHIELDS & ~hunter.mask:
                    found += 1
                    prey += len(species.cards)
        marks.append(_PREY + min(found, _MOST_PREY))
    marks.append(_SEAT + ahead)
    marks.append(_TURN + min(int(turns + 0.5), _MOST_TURNS))
    if not is_last:
        marks.append(_LAST)
    else:
        has_a_turn = (seat - state.first_player) % seats > (state.to_move - state.first_player) % seats
        marks.append(_LAST + (1 if has_a_turn else 2))
    marks.append(_CHIPS + min(trial.watering_hole, _MOST_CHIPS))
    incomes: list[float] = []
    losses: list[float] = []
    worths: list[float] = []
    later = look_ahead(turns) if turns else 0.0
    for one, standing in zip(order, table, strict=True):
        income, lost = expected(trial, one)
        loss = sum(lost)
        incomes.append(income)
        losses.append(loss)
        worth = float(standing.points)
        if turns:
            worth += income * FOOD * later - loss * (LOSS + LATER_LOSS * later)
        worths.append(worth)
    points = [standing.points for standing in others]
    mean = sum(points) / rivals
    lead = me.points - mean
    amounts = [
        (me.points - max(points)) / 15,
        lead / 15,
        (me.points - following.points) / 15,
        lead / (8 + 4 * turns),
        (me.points - max(points)) / 8 if is_last else 0.0,
        (worths[0] - max(worths[1:])) / 15,
        (worths[0] - sum(worths[1:]) / rivals) / 15,
        (worths[0] - worths[1]) / 15,
        me.points / 60,
        me.hand / 8,
        (me.hand - sum([one.hand for one in others]) / rivals) / 6,
        len(me.row) / 5,
        (len(me.row) - sum([len(one.row) for one in others]) / rivals) / 4,
        me.population / 12,
        (me.population - sum([one.population for one in others]) / rivals) / 8,
        me.traits / 8,
        (me.traits - sum([one.traits for one in others]) / rivals) / 5,
        me.chips / 4,
        trial.watering_hole / 8,
        me.plants / 10,
        sum([one.plants for one in others]) / rivals / 10,
        incomes[0] / 8,
        incomes[1] / 8,
        sum(incomes[1:]) / rivals / 8,
        losses[0] / 5,
        losses[1] / 5,
        sum(losses[1:]) / rivals / 5,
        prey / 10,
        hunters / max(unseen, 1) * 4,
        turns / 6,
    ]
    return amounts, marks


class BeginningEvaluation(Evaluation[BeginningState]):
    """The Beginning as networks and the search see it."""

    schema = SCHEMA
    amounts = len(AMOUNTS)
    marks = len(MARKS)
    names = (*AMOUNTS, *MARKS)

    def features(
        self,
        state: BeginningState,
        seat: int,
        moment: int = NOW,
        others: object | None = None,
        *,
        careless: bool = False,
    ) -> Features:
        """Return the features of *state* for *seat*."""
        return features(state, seat)

    def sensible(self, state: BeginningState, seat: int, steps: Sequence[int]) -> list[int]:
        """Return *steps* without cards that do nothing where they are laid, and meals that only harm."""
        if state.phase == PLAY:
            return sensible(state, seat, steps) or list(steps)
        return sensible_meals(state, seat, steps)

    def target(self, state: BeginningState, step: int) -> int:
        """Return whose species is attacked; NOBODY of other steps."""
        return step >> 19 & 7 if step >> 24 & 255 == ATTACK else NOBODY

    def idea(self, steps: Sequence[int]) -> Hashable:
        """Return what is the same of steps of which one is enough to tell of."""
        return idea(steps[0])
