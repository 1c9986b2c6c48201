"""What a card that lies open would do in this position if an animal took it, in a few words."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled
from evolution_qt.games.dominant import cards as c
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant.board import CELLS, NEIGHBOURS
from evolution_qt.games.dominant.effects import EFFECTS
from evolution_qt.games.dominant.listing import freezable, losable
from evolution_qt.games.dominant.scoring import award
from evolution_qt.games.dominant.state import DominantState

translate = QCoreApplication.translate


class Effect(NamedTuple):
    """A few words, and whether they are good or bad for the one who looks on."""

    words: str
    mood: int = 0
    """1: it helps the viewer, -1: it hurts; 0: neither, or that depends."""


def effect(state: DominantState, card: int, animal: int) -> Effect:
    """Return what a card would do if *animal* took it."""
    make = _EFFECTS.get(card)
    return make(state, animal) if make is not None else Effect("")


def _say(text: str, number: int, mood: int = 0) -> Effect:
    return Effect(filled(text, {"number": number}), mood)


class Counted:
    """What is said of so many pieces or animals."""

    tr = staticmethod(partial(translate, "Counted"))

    def cubes(self, count: int) -> str:
        """Return how many cubes there can be."""
        return self.tr("up to %n cube(s)", "", count)

    def deaths(self, count: int) -> str:
        """Return how many cubes die."""
        return self.tr("%n cube(s) die", "", count)

    def most_deaths(self, count: int) -> str:
        """Return how many cubes may die."""
        return self.tr("up to %n cube(s) die", "", count)

    def flights(self, count: int) -> str:
        """Return how many cubes may leave their tile."""
        return self.tr("up to %n cube(s) flee", "", count)

    def losses(self, count: int) -> str:
        """Return how many cubes rivals lose."""
        return self.tr("rivals lose %n cube(s)", "", count)

    def elements(self, count: int) -> str:
        """Return how many elements may leave the earth."""
        return self.tr("up to %n element(s) go", "", count)

    def without_element(self, count: int) -> str:
        """Return how many rivals lose an element."""
        return self.tr("%n rival(s) lose an element", "", count)

    def without_points(self, count: int) -> str:
        """Return how many rivals lose points."""
        return self.tr("%n rival(s) lose points", "", count)

    def pawns(self, count: int) -> str:
        """Return how many animals get a pawn."""
        return self.tr("a pawn for %n animal(s)", "", count)

    def new_elements(self, count: int) -> str:
        """Return how many animals get an element."""
        return self.tr("an element for %n animal(s)", "", count)


_COUNTED: Final = Counted()


def _count(words: Callable[[int], str], count: int, mood: int = 0) -> Effect:
    return Effect(words(count), mood)


def _after(state: DominantState, card: int, animal: int) -> DominantState:
    """Return the position after what the card does at once."""
    copy = state.clone()
    copy.options = None
    copy.pending = [q.question(q.CARD, animal)]
    EFFECTS[card](copy, animal, 0)
    return copy


def _points(card: int) -> Callable[[DominantState, int], Effect]:
    def made(state: DominantState, animal: int) -> Effect:
        more = _after(state, card, animal).points[animal] - state.points[animal]
        return _say(translate("CardEffect", "you +{number}"), more, int(more > 0))

    return made


def _own(state: DominantState, animal: int) -> list[int]:
    return [cell for cell in range(CELLS) if state.cubes[animal * CELLS + cell]]


def _aquatic(state: DominantState, animal: int) -> Effect:
    return _count(_COUNTED.cubes, min(4, state.pool[animal]), 1)


def _biomass(state: DominantState, animal: int) -> Effect:
    full = [
        cell
        for cell in range(CELLS)
        if state.crowd[cell] > sum(state.supply[cell * c.ELEMENTS : cell * c.ELEMENTS + c.ELEMENTS])
    ]
    return _count(_COUNTED.deaths, len(full), -1 if full else 0)


def _blight(state: DominantState, animal: int) -> Effect:
    most = max(
        sum(state.supply[cell * c.ELEMENTS : cell * c.ELEMENTS + c.ELEMENTS]) - 1
        for cell in range(CELLS)
        if state.ground[cell]
    )
    return _count(_COUNTED.elements, max(most, 0), -1)


def _catastrophe(state: DominantState, animal: int) -> Effect:
    most = max(
        max(state.crowd[cell] - 1, 0) + sum(1 for near in NEIGHBOURS[cell] if state.crowd[near])
        for cell in range(CELLS)
        if state.ground[cell]
    )
    return _count(_COUNTED.most_deaths, most, -1)


def _cold_snap(state: DominantState, animal: int) -> Effect:
    dead = sum(_after(state, c.COLD_SNAP, animal).eliminated) - sum(state.eliminated)
    return _count(_COUNTED.losses, dead, int(dead > 0))


def _disease(state: DominantState, animal: int) -> Effect:
    own = state.elements_of(animal)
    hit = [one for one in state.in_play if state.elements_of(one) > own and losable(state, one)]
    return _count(_COUNTED.without_element, len(hit), int(bool(hit)))


def _evolution(state: DominantState, animal: int) -> Effect:
    return _count(_COUNTED.cubes, min(2, state.pool[animal]), 1)


def _fecundity(state: DominantState, animal: int) -> Effect:
    cubes = min(len(_own(state, animal)), state.pool[animal])
    return _count(_COUNTED.cubes, cubes, 1)


def _fertile(state: DominantState, animal: int) -> Effect:
    most = max((state.crowd[cell] for cell in _own(state, animal)), default=0)
    return _say(translate("CardEffect", "up to +{number}"), most, 1)


def _habitat(state: DominantState, animal: int) -> Effect:
    return Effect(translate("CardEffect", "any element"), 1)


def _hibernation(state: DominantState, animal: int) -> Effect:
    return _count(_COUNTED.cubes, min(5, state.eliminated[animal]), 1)


def _ice_age(state: DominantState, animal: int) -> Effect:
    return _say(translate("CardEffect", "you +{number}, the end"), award(state)[animal])


def _ice_sheet(state: DominantState, animal: int) -> Effect:
    most = 0
    for cell in range(CELLS):
        if freezable(state) >> cell & 1:
            near = sum(1 for one in NEIGHBOURS[cell] if state.ground[one] == c.TUNDRA)
            most = max(most, c.bonus(near))
    return _say(translate("CardEffect", "up to +{number}"), most, int(most > 0))


def _immigrants(state: DominantState, animal: int) -> Effect:
    return Effect(translate("CardEffect", "every animal loses"), -1)


def _instinct(state: DominantState, animal: int) -> Effect:
    return Effect(translate("CardEffect", "a pawn acts again"), int(state.pawns[animal] > 0))


def _pawns(card: int) -> Callable[[DominantState, int], Effect]:
    def made(state: DominantState, animal: int) -> Effect:
        after = _after(state, card, animal)
        gained = [one for one in state.in_play if after.pawns[one] > state.pawns[one]]
        if gained == [animal]:
            return Effect(translate("CardEffect", "you get a pawn"), 1)
        return _count(_COUNTED.pawns, len(gained), int(animal in gained))

    return made


def _mass_exodus(state: DominantState, animal: int) -> Effect:
    return _count(_COUNTED.flights, max(state.crowd))


def _metamorphosis(state: DominantState, animal: int) -> Effect:
    if not losable(state, animal):
        return Effect(translate("CardEffect", "nothing to exchange"))
    return Effect(translate("CardEffect", "exchange an element"), 1)


def _niche_biomes(state: DominantState, animal: int) -> Effect:
    richer = sum(1 for one in state.in_play if state.points[one] > state.points[animal])
    return _count(_COUNTED.without_points, richer, int(richer > 0))


def _nocturnal(state: DominantState, animal: int) -> Effect:
    place = state.initiative.index(animal)
    if not place:
        return Effect(translate("CardEffect", "you are first already"))
    return _say(translate("CardEffect", "place {number} on the track"), place, 1)


def _predator(state: DominantState, animal: int) -> Effect:
    prey = [cell for cell in _own(state, animal) if state.crowd[cell] > state.cubes[animal * CELLS + cell]]
    return _count(_COUNTED.losses, len(prey), int(bool(prey)))


def _symbiotic(state: DominantState, animal: int) -> Effect:
    own = state.elements_of(animal)
    drawing = [one for one in state.in_play if one == animal or state.elements_of(one) < own]
    drawing = [one for one in drawing if state.elements_of(one) < c.MOST_ELEMENTS]
    return _count(_COUNTED.new_elements, len(drawing), int(animal in drawing))


_EFFECTS: Final[dict[int, Callable[[DominantState, int], Effect]]] = {
    c.AQUATIC: _aquatic,
    c.BIODIVERSITY: _points(c.BIODIVERSITY),
    c.BIOMASS: _biomass,
    c.BLIGHT: _blight,
    c.CATASTROPHE: _catastrophe,
    c.COLD_SNAP: _cold_snap,
    c.DISEASE: _disease,
    c.ECODIVERSITY: _points(c.ECODIVERSITY),
    c.EVOLUTION: _evolution,
    c.FECUNDITY: _fecundity,
    c.FERTILE: _fertile,
    c.HABITAT: _habitat,
    c.HIBERNATION: _hibernation,
    c.ICE_AGE: _ice_age,
    c.ICE_SHEET: _ice_sheet,
    c.IMMIGRANTS: _immigrants,
    c.INSTINCT: _instinct,
    c.INTELLIGENCE: _pawns(c.INTELLIGENCE),
    c.MASS_EXODUS: _mass_exodus,
    c.METAMORPHOSIS: _metamorphosis,
    c.NICHE_BIOMES: _niche_biomes,
    c.NOCTURNAL: _nocturnal,
    c.OMNIVORE: _pawns(c.OMNIVORE),
    c.PARASITISM: _pawns(c.PARASITISM),
    c.PREDATOR: _predator,
    c.SYMBIOTIC: _symbiotic,
}
"""What each card would do, by its number."""
