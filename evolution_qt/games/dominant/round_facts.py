"""What comes of a plan by the end of the round in a sampled world, and what differs between two plans.

All are facts with numbers and no words. They hold in that one world, where no more pawns are placed, so they
are told as what is expected.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from evolution_qt.core.evaluation import NamedFact
from evolution_qt.core.event import RawEvent
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.cards import (
    ANIMAL_REF,
    ANIMALS,
    CARD_REF,
    CELL_REF,
    ELEMENTS,
    NO_ANIMAL,
    first_value,
)
from evolution_qt.games.dominant.grid import CELLS
from evolution_qt.games.dominant.state import DominantState

PAYS: Final = "pays"
"""A tile that is scored pays an animal points: tile, animal, points."""
CARD: Final = "card"
"""An animal takes a card: card, animal."""
DOMINATES: Final = "dominates"
"""Another animal than before dominates a tile in the end, or none: tile, animal."""
STARVES: Final = "starves"
"""Cubes of an animal die in Extinction: tile, animal, cubes."""
ELIMINATED: Final = "eliminated"
"""Cubes of an animal die before: tile, animal, cubes."""
LAID: Final = "laid"
"""A tile is laid: tile, terrain."""
FREEZES: Final = "freezes"
"""Tundra is laid on a tile: tile."""
ELEMENT: Final = "element"
"""An animal has more or fewer of an element: element, animal, how many more."""
SURVIVES: Final = "survives"
"""Survival brings an animal points: points, animal."""
MORE_PAWNS: Final = "more_pawns"
"""An animal has more or fewer pawns: how many more, animal."""
PLACE: Final = "place"
"""An animal has another place on the track: place from 1, animal."""
ON_EARTH: Final = "on_earth"
"""An animal has so many cubes on earth in the end: cubes, animal."""
TOTAL: Final = "total"
"""An animal scores so many points in all: points, animal."""

_OWN_CARD: Final = 4.0
_RIVALS_CARD: Final = 1.3
_OWN_TILE: Final = 3.0
_RIVALS_TILE: Final = 1.2
_RIVAL: Final = 0.4
"""How much a point of a rival counts, or a cube of a rival beside an own one."""
_CUBE: Final = 0.8
_ELEMENT: Final = 1.5
_PAWN: Final = 5.0
_FROZEN: Final = 0.3
_PLACE: Final = 0.5
_LITTLE: Final = 0.2
"""What sums count, which tell the same once more, and cubes on earth."""


class RoundDifference(NamedTuple):
    """A fact that is not the same after two plans."""

    topic: str
    what: int
    """The tile, card or element that it is about; -1 for none."""
    who: int
    """The animal that it is about, or that dominates or takes the card after the first plan."""
    first: int
    """The amount after the first plan; of a tile or card the animal that has it, or none."""
    second: int
    weight: float
    """About how many points it speaks for the first plan."""


# What happens in a world


def of_round(start: DominantState, end: DominantState) -> tuple[NamedFact, ...]:
    """Return what happens between two positions of one world, of which *end* has kept the events."""
    found = _of_events(end.sink or ())
    for cell in range(CELLS):
        if start.crowd[cell] or end.crowd[cell]:
            after = _dominant(end, cell)
            if after != _dominant(start, cell):
                found.append((DOMINATES, (cell, after)))
    for animal in start.in_play:
        for element in range(ELEMENTS):
            at = animal * ELEMENTS + element
            if more := end.need[at] - start.need[at]:
                found.append((ELEMENT, (element, animal, more)))
        if more := end.owned_pawns(animal) - start.owned_pawns(animal):
            found.append((MORE_PAWNS, (more, animal)))
        found.append((PLACE, (end.initiative.index(animal) + 1, animal)))
        row = animal * CELLS
        found.append((ON_EARTH, (sum(end.cubes[row : row + CELLS]), animal)))
        found.append((TOTAL, (end.points[animal] - start.points[animal], animal)))
    return tuple(found)


def _dominant(state: DominantState, cell: int) -> int:
    return state.dominant(cell) if state.crowd[cell] else NO_ANIMAL


def _of_events(events: Iterable[RawEvent]) -> list[NamedFact]:
    """Return the facts of events, those that are counted added up."""
    found: list[NamedFact] = []
    counts: dict[tuple[str, int, int], int] = {}
    for kind, _, card, target, amount, subject, *cause in events:
        key: tuple[str, int, int] | None = None
        if kind == e.POINTS and cause[0] == e.DOMINATION:
            key = (PAYS, target - CELL_REF, subject - ANIMAL_REF)
        elif kind == e.POINTS and cause[0] == e.SURVIVAL:
            found.append((SURVIVES, (amount, subject - ANIMAL_REF)))
        elif kind == e.CARD_TAKEN:
            found.append((CARD, (card - CARD_REF, subject - ANIMAL_REF)))
        elif kind == e.CUBES_ELIMINATED:
            name = STARVES if cause[0] == e.EXTINCTION else ELIMINATED
            key = (name, target - CELL_REF, card - ANIMAL_REF)
        elif kind == e.TILE_PLACED:
            found.append((LAID, (target - CELL_REF, amount)))
        elif kind == e.TILE_FROZEN:
            found.append((FREEZES, (target - CELL_REF,)))
        if key is not None:
            counts[key] = counts.get(key, 0) + amount
    return [*found, *[(name, (cell, animal, count)) for (name, cell, animal), count in counts.items()]]


# What differs


class _Facts:
    """The facts of one world, to be looked up."""

    def __init__(self, facts: Iterable[NamedFact]) -> None:
        self.pays: dict[tuple[int, int], int] = {}
        self.cards: dict[int, int] = {}
        self.dominant: dict[int, int] = {}
        self.laid: dict[int, int] = {}
        self.frozen: set[int] = set()
        self.lost: dict[str, dict[int, int]] = {STARVES: {}, ELIMINATED: {}}
        self.elements: dict[tuple[int, int], int] = {}
        self.amounts: dict[str, dict[int, int]] = {
            one: {} for one in (SURVIVES, MORE_PAWNS, PLACE, ON_EARTH, TOTAL)
        }
        for name, numbers in facts:
            self._add(name, numbers)

    def _add(self, name: str, numbers: Sequence[int]) -> None:
        if name == PAYS:
            cell, animal, points = numbers
            self.pays[cell, animal] = points
        elif name == CARD:
            self.cards[numbers[0]] = numbers[1]
        elif name == DOMINATES:
            self.dominant[numbers[0]] = numbers[1]
        elif name == LAID:
            self.laid[numbers[0]] = numbers[1]
        elif name == FREEZES:
            self.frozen.add(numbers[0])
        elif name in self.lost:
            _, animal, cubes = numbers
            self.lost[name][animal] = self.lost[name].get(animal, 0) + cubes
        elif name == ELEMENT:
            element, animal, more = numbers
            self.elements[element, animal] = more
        elif name in self.amounts:
            self.amounts[name][numbers[1]] = numbers[0]


def differences(
    state: DominantState, animal: int, first: Iterable[NamedFact], second: Iterable[NamedFact]
) -> list[RoundDifference]:
    """Return what differs after two plans of an *animal*, what speaks most for the first one first.

    Where nothing speaks for it, what differs in sums comes at the end.
    """
    one, other = _Facts(first), _Facts(second)
    own = {at for at in state.in_play if state.seat_of[at] == state.seat_of[animal]}
    found = [
        *_of_points(one, other, animal, own),
        *_of_cards(one, other, own),
        *_of_tiles(state, one, other, own),
        *_of_cubes(state, one, other, own),
        *_of_means(one, other, animal),
    ]
    found += _of_other_points(found, one, other, animal)
    found.sort(key=lambda difference: -difference.weight)
    if any(difference.weight > 0 for difference in found):
        return found
    return [*found, *_of_sums(state, one, other, animal, own)]


def _of_points(one: _Facts, other: _Facts, animal: int, own: set[int]) -> list[RoundDifference]:
    """Return for each tile what it pays the animal, or the rival for whom it makes most difference."""
    found: list[RoundDifference] = []
    for cell in sorted({cell for cell, _ in [*one.pays, *other.pays]}):
        gains = {at: (one.pays.get((cell, at), 0), other.pays.get((cell, at), 0)) for at in range(ANIMALS)}
        unlike = [at for at, (here, there) in gains.items() if here != there]
        if unlike:
            own_first = sorted(unlike, key=lambda at: (at != animal, -abs(gains[at][0] - gains[at][1])))
            who = own_first[0]
            here, there = gains[who]
            weight = (1.0 if who in own else -_RIVAL) * (here - there)
            found.append(RoundDifference(PAYS, cell, who, here, there, weight))
    for who in range(ANIMALS):
        here, there = (facts.amounts[SURVIVES].get(who, 0) for facts in (one, other))
        if here != there:
            weight = (1.0 if who in own else -_RIVAL) * (here - there)
            found.append(RoundDifference(SURVIVES, -1, who, here, there, weight))
    return found


def _of_other_points(
    found: Iterable[RoundDifference], one: _Facts, other: _Facts, animal: int
) -> list[RoundDifference]:
    """Return all points of the animal if what tiles and Survival pay it is not what differs most in them."""
    here, there = (facts.amounts[TOTAL].get(animal, 0) for facts in (one, other))
    told = sum([at.first - at.second for at in found if at.topic in (PAYS, SURVIVES) and at.who == animal])
    rest = here - there - told
    if rest * (here - there) <= 0:
        return []
    return [RoundDifference(TOTAL, -1, animal, here, there, float(rest))]


def _of_cards(one: _Facts, other: _Facts, own: set[int]) -> list[RoundDifference]:
    found: list[RoundDifference] = []
    for card in sorted({*one.cards, *other.cards}):
        here, there = one.cards.get(card, NO_ANIMAL), other.cards.get(card, NO_ANIMAL)
        if here != there:
            weight = _held(here, own, _OWN_CARD, _RIVALS_CARD) - _held(there, own, _OWN_CARD, _RIVALS_CARD)
            found.append(RoundDifference(CARD, card, here, here, there, weight))
    return found


def _of_tiles(state: DominantState, one: _Facts, other: _Facts, own: set[int]) -> list[RoundDifference]:
    found: list[RoundDifference] = []
    for cell in sorted({*one.dominant, *other.dominant}):
        before = _dominant(state, cell)
        here, there = one.dominant.get(cell, before), other.dominant.get(cell, before)
        if here != there and (state.ground[cell] or here in own or there in own):
            terrain = state.ground[cell] or one.laid.get(cell, 0) or other.laid.get(cell, 0)
            worth = 0.4 + first_value(terrain) / 9 if terrain else 1.0
            weight = _held(here, own, _OWN_TILE, _RIVALS_TILE) - _held(there, own, _OWN_TILE, _RIVALS_TILE)
            found.append(RoundDifference(DOMINATES, cell, here, here, there, weight * worth))
    for cell in sorted(one.frozen ^ other.frozen):
        here, there = int(cell in one.frozen), int(cell in other.frozen)
        found.append(RoundDifference(FREEZES, cell, NO_ANIMAL, here, there, _FROZEN * (here - there)))
    return found


def _held(who: int, own: set[int], gain: float, loss: float) -> float:
    """Return what it counts who has a card or a tile."""
    return 0.0 if who == NO_ANIMAL else gain if who in own else -loss


def _of_cubes(state: DominantState, one: _Facts, other: _Facts, own: set[int]) -> list[RoundDifference]:
    found: list[RoundDifference] = []
    for topic in (STARVES, ELIMINATED):
        for who in state.in_play:
            here, there = (facts.lost[topic].get(who, 0) for facts in (one, other))
            if here != there:
                weight = (-_CUBE if who in own else _CUBE * _RIVAL) * (here - there)
                found.append(RoundDifference(topic, -1, who, here, there, weight))
    return found


def _of_means(one: _Facts, other: _Facts, animal: int) -> list[RoundDifference]:
    """Return what differs in the elements, the pawns and the place of the animal itself."""
    found: list[RoundDifference] = []
    for element in range(ELEMENTS):
        here, there = (facts.elements.get((element, animal), 0) for facts in (one, other))
        if here != there:
            found.append(RoundDifference(ELEMENT, element, animal, here, there, _ELEMENT * (here - there)))
    for topic, weight in ((MORE_PAWNS, _PAWN), (PLACE, -_PLACE)):
        here, there = (facts.amounts[topic].get(animal, 0) for facts in (one, other))
        if here != there:
            found.append(RoundDifference(topic, -1, animal, here, there, weight * (here - there)))
    return found


def _of_sums(
    state: DominantState, one: _Facts, other: _Facts, animal: int, own: set[int]
) -> list[RoundDifference]:
    """Return what differs in all points and in the cubes on earth, the animal itself first."""
    found: list[RoundDifference] = []
    for who in sorted(state.in_play, key=lambda at: at != animal):
        for topic in (TOTAL, ON_EARTH):
            here, there = (facts.amounts[topic].get(who, 0) for facts in (one, other))
            if here != there:
                weight = _LITTLE * (1.0 if who in own else -_RIVAL) * (here - there)
                found.append(RoundDifference(topic, -1, who, here, there, weight))
    return found


def terrains(state: DominantState, *worlds: Iterable[NamedFact]) -> dict[int, int]:
    """Return what each tile is that lies in a position or will be laid, by the first world that tells it."""
    found = {cell: terrain for cell, terrain in enumerate(state.ground) if terrain}
    for facts in worlds:
        for cell, terrain in _Facts(facts).laid.items():
            found.setdefault(cell, terrain)
    return found
