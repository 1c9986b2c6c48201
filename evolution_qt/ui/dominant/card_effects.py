"""What a card that lies open would do if an animal took it, as it is taken on a copy, in a few words."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled
from evolution_qt.games.dominant import cards as c
from evolution_qt.games.dominant.forecast import Fact
from evolution_qt.games.dominant.grid import CORNERS
from evolution_qt.games.dominant.state import DominantState
from evolution_qt.games.dominant.taking import Taking

translate = QCoreApplication.translate


class Effect(NamedTuple):
    """A few words, and whether they are good or bad for the one who looks on."""

    words: str
    mood: int = 0
    """1: it helps the viewer, -1: it hurts; 0: neither, or that depends."""


def effect(state: DominantState, card: int, animal: int) -> Effect:
    """Return what a card would do if *animal* took it."""
    make = _EFFECTS.get(card)
    return make(Taking(state, card, animal)) if make is not None else Effect("")


def _effect(text: str, number: int, mood: int = 0) -> Effect:
    return Effect(filled(text, {"number": number}), mood)


class Counted:
    """The words for so many pieces or animals."""

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
    """Return a number of something; of a card that brings none, that nothing happens."""
    return Effect(words(count), mood) if count else Effect(translate("CardEffect", "nothing happens"))


def _points(taking: Taking) -> Effect:
    more = taking.most(lambda state: state.points[taking.animal])
    return _effect(translate("CardEffect", "you +{number}"), more, int(more > 0))


def _most_points(taking: Taking) -> Effect:
    more = taking.most(lambda state: state.points[taking.animal])
    return _effect(translate("CardEffect", "up to +{number}"), more, int(more > 0))


def _cubes(taking: Taking) -> Effect:
    return _count(_COUNTED.cubes, taking.most_of(Fact.ADDED), 1)


def _biomass(taking: Taking) -> Effect:
    return _count(_COUNTED.deaths, taking.most_of(Fact.KILLED), -1)


def _blight(taking: Taking) -> Effect:
    most = taking.most(lambda state: -sum([one < c.ELEMENTS for one in state.disks[:CORNERS]]))
    return _count(_COUNTED.elements, most, -1)


def _catastrophe(taking: Taking) -> Effect:
    return _count(_COUNTED.most_deaths, taking.most_of(Fact.KILLED), -1)


def _rivals_lose(taking: Taking) -> Effect:
    return _count(_COUNTED.losses, taking.most_of(Fact.KILLED), 1)


def _disease(taking: Taking) -> Effect:
    return _count(_COUNTED.without_element, len(taking.asked), 1)


def _habitat(taking: Taking) -> Effect:
    if not taking.is_asked:
        return Effect(translate("CardEffect", "nothing happens"))
    return Effect(translate("CardEffect", "any element"), 1)


def _ice_age(taking: Taking) -> Effect:
    more = taking.most(lambda state: state.points[taking.animal])
    return _effect(translate("CardEffect", "you +{number}, the end"), more)


def _immigrants(taking: Taking) -> Effect:
    return Effect(translate("CardEffect", "every animal loses"), -1)


def _instinct(taking: Taking) -> Effect:
    if taking.acts_again:
        return Effect(translate("CardEffect", "a pawn acts again"), 1)
    if taking.is_asked:
        return Effect(translate("CardEffect", "a pawn for the next round"), 1)
    return Effect(translate("CardEffect", "nothing happens"))


def _pawns(taking: Taking) -> Effect:
    before, after = taking.before, taking.after
    gained = [one for one in before.in_play if after.pawns[one] > before.pawns[one]]
    if gained == [taking.animal]:
        return Effect(translate("CardEffect", "you get a pawn"), 1)
    return _count(_COUNTED.pawns, len(gained), int(taking.animal in gained))


def _mass_exodus(taking: Taking) -> Effect:
    return _count(_COUNTED.flights, taking.most_moved)


def _metamorphosis(taking: Taking) -> Effect:
    if not taking.is_asked:
        return Effect(translate("CardEffect", "nothing to exchange"))
    return Effect(translate("CardEffect", "exchange an element"), 1)


def _niche_biomes(taking: Taking) -> Effect:
    before, after = taking.before, taking.after
    poorer = sum([after.points[one] < before.points[one] for one in before.in_play])
    return _count(_COUNTED.without_points, poorer, 1)


def _nocturnal(taking: Taking) -> Effect:
    place, now = [one.initiative.index(taking.animal) for one in (taking.after, taking.before)]
    if place == now:
        return Effect(translate("CardEffect", "already first"))
    return _effect(translate("CardEffect", "place {number} on the track"), place + 1, 1)


def _symbiotic(taking: Taking) -> Effect:
    before, after = taking.before, taking.after
    drawing = [one for one in before.in_play if after.elements_of(one) > before.elements_of(one)]
    return _count(_COUNTED.new_elements, len(drawing), int(taking.animal in drawing))


_EFFECTS: Final[dict[int, Callable[[Taking], Effect]]] = {
    c.AQUATIC: _cubes,
    c.BIODIVERSITY: _points,
    c.BIOMASS: _biomass,
    c.BLIGHT: _blight,
    c.CATASTROPHE: _catastrophe,
    c.COLD_SNAP: _rivals_lose,
    c.DISEASE: _disease,
    c.ECODIVERSITY: _points,
    c.EVOLUTION: _cubes,
    c.FECUNDITY: _cubes,
    c.FERTILE: _most_points,
    c.HABITAT: _habitat,
    c.HIBERNATION: _cubes,
    c.ICE_AGE: _ice_age,
    c.ICE_SHEET: _most_points,
    c.IMMIGRANTS: _immigrants,
    c.INSTINCT: _instinct,
    c.INTELLIGENCE: _pawns,
    c.MASS_EXODUS: _mass_exodus,
    c.METAMORPHOSIS: _metamorphosis,
    c.NICHE_BIOMES: _niche_biomes,
    c.NOCTURNAL: _nocturnal,
    c.OMNIVORE: _pawns,
    c.PARASITISM: _pawns,
    c.PREDATOR: _rivals_lose,
    c.SYMBIOTIC: _symbiotic,
}
"""What each card would do, by its number."""
