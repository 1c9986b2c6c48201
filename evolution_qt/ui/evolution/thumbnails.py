"""Small pictures of Evolution: for an event, for a trait, and for a whole game.

An event has the picture of the trait where one is named, else a token, an animal or a sign. The recap and the
log show the same ones. Each is painted once for a size and shared by all lines.

`SCENES` has which picture stands on which card, one entry per trait; `kit.scenery` does the painting.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QPixmap

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import Event
from evolution_qt.core.match import AnyMatch
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import UNKNOWN
from evolution_qt.ui.evolution.event_kinds import EvolutionAnimals
from evolution_qt.ui.kit import art, landscape, pictures
from evolution_qt.ui.kit.herds import Herd
from evolution_qt.ui.kit.landscape import CardScene, Figure, belong
from evolution_qt.ui.table.naming import NamedPieces
from evolution_qt.ui.table.sketch import FACE_DOWN, Drawn, Sketch, SketchedAnimal

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution
    from evolution_qt.games.evolution.traits import Trait


SCENES: Final = {
    "carnivore": landscape.HUNTER,
    "ambush": CardScene(
        Figure("velociraptor", 0.52, 0.97, 0.84), ground="thicket", trees="palm", sun=(0.84, 0.2)
    ),
    "pack_hunting": CardScene(
        Figure("running-wolf", 0.58, 0.88, 0.62),
        backdrop="peaks",
        trees="pine-tree",
        companions=(
            Figure("running-wolf", 0.76, 0.46, 0.34, level="cut"),
            Figure("running-wolf", 0.27, 0.60, 0.40, level="cut"),
        ),
        sun=(0.46, 0.2),
    ),
    "horns": landscape.HORNED,
    "climbing": CardScene(
        Figure("gecko", 0.60, 0.90, 0.68), backdrop="cliff", trees="pine-tree", sun=(0.18, 0.26)
    ),
    "hard_shell": CardScene(
        Figure("tortoise", 0.53, 0.91, 0.76), backdrop="peaks", trees="pine-tree", sun=(0.26, 0.24)
    ),
    "defensive_herding": CardScene(
        Figure("bison", 0.44, 0.92, 0.62),
        trees="pine-tree",
        companions=(
            Figure("bison", 0.52, 0.66, 0.20, mirror=True),
            Figure("bison", 0.20, 0.72, 0.32, level="cut"),
            Figure("bison", 0.80, 0.76, 0.36, level="cut"),
        ),
        sun=(0.62, 0.22),
    ),
    "symbiosis": CardScene(Figure("clownfish", 0.52, 0.80, 0.74), ground="water"),
    "burrowing": landscape.DIGGER,
    "warning_call": CardScene(Figure("rooster", 0.45, 0.91, 0.66), trees="beech", sun=(0.78, 0.38)),
    "scavenger": landscape.CARRION_BIRD,
    "fat_tissue": landscape.FAT_ONE,
    "foraging": CardScene(
        Figure("squirrel", 0.38, 0.93, 0.58),
        trees="beech",
        front="fern",
        companions=(Figure("berry-bush", 0.82, 0.90, 0.38, level="near"),),
        sun=(0.64, 0.24),
    ),
    "intelligence": CardScene(Figure("octopus", 0.5, 0.88, 0.66), ground="water"),
    "cooperation": CardScene(
        Figure("ant", 0.50, 0.93, 0.40),
        ground="meadow",
        trees="beech",
        front="high-grass",
        companions=(
            Figure("oak-leaf", 0.50, 0.68, 0.60, turn=-38, level="cut"),
            Figure("ant", 0.19, 0.85, 0.33, level="cut"),
            Figure("ant", 0.81, 0.85, 0.33, level="cut"),
        ),
        sun=(0.2, 0.18),
    ),
    "long_neck": landscape.LONG_NECKED,
    "fertile": landscape.NEST,
}
"""Trait key -> its picture."""


belong(SCENES)

_TOKENS: Final = {
    e.BODY_GREW: "body",
    e.POPULATION_GREW: "population",
    e.POPULATION_LOST: "population",
    e.STARVED: "population",
    e.ATE_PLANTS: "plant",
    e.ATE_MEAT: "meat",
    e.STORED_FAT: "fat",
    e.MOVED_FAT: "fat",
    e.BAGGED: "plant",
    e.ATTACKED: "jaws",
    e.FIRST_PLAYER_MOVED: "first_player",
    e.LAST_ROUND_ANNOUNCED: "bell",
}
_ICONS: Final = {
    e.SPECIES_FOUNDED: "dinosaur-egg",
    e.WENT_EXTINCT: "dinosaur-bones",
    e.WATERING_HOLE_CHANGED: "water-drop",
}
_GLYPHS: Final = {e.PASSED: "check", e.TURN_ENDED: "check"}
_CARDS: Final = frozenset(
    {
        e.TRAIT_LAID,
        e.TRAIT_TURNED_UP,
        e.TRAIT_DISCARDED,
        e.CARD_SPENT,
        e.FOOD_CARD_LAID,
        e.FOOD_CARD_TURNED_UP,
        e.DREW,
        e.SHUFFLED,
    }
)
_BACK: Final = 0.70
"""Width of the back of a card in heights of a line."""


def of_trait(trait: Trait, side: int, ratio: float) -> QPixmap:
    """Return the animal of a trait on the colour of its family."""
    return pictures.plate(trait.key, "", trait.family, pictures.OPEN, 0, side, side, ratio)


def of_event(game: Evolution, event: Event, side: int, ink: str, ratio: float) -> QPixmap | None:
    """Return the picture of an event, *side* pixels high, signs drawn in the colour *ink*.

    The event is one as a player may know it: a card that is not known shows its back. None where there is
    nothing to show, as for a new phase.
    """
    kind = event.kind
    if kind in _CARDS:
        if event.card > 0:
            return of_trait(game.table.traits[game.table.trait_of[event.card]], side, ratio)
        return pictures.card_back(round(side * _BACK), ratio)
    if event.cause >= 0:
        return of_trait(game.table.traits[event.cause], side, ratio)
    if kind in _TOKENS:
        return pictures.token(_TOKENS[kind], side, ratio)
    if kind in _ICONS:
        return art.icon(_ICONS[kind], side, ink, ratio)
    if kind in _GLYPHS:
        return art.glyph(_GLYPHS[kind], side, ink, ratio)
    return None


belong(SCENES)


def sketched(match: AnyMatch) -> Sketch:
    """Return what all players may know of a game, as far as it is drawn."""
    from evolution_qt.games.evolution.rules import Evolution

    game = match.game
    assert isinstance(game, Evolution)
    state = match.view(NOBODY).state
    table = game.table
    cast = NamedPieces(match, EvolutionAnimals.beginning(match)).now()
    assert isinstance(cast, EvolutionAnimals)

    def drawn(card: int) -> Drawn:
        if card == UNKNOWN:
            return FACE_DOWN
        trait = game.table.traits[table.trait_of[card]]
        return trait.key, trait.family

    return Sketch(
        tuple(
            tuple(
                SketchedAnimal(
                    Herd(
                        cast.of(seat, at).drawing,
                        one.body,
                        one.population,
                        bool(one.mask & table.hunting),
                    ),
                    (*map(drawn, one.traits), *(FACE_DOWN for _ in one.hidden)),
                )
                for at, one in enumerate(player.species)
            )
            for seat, player in enumerate(state.players)
        ),
        state.watering_hole,
    )
