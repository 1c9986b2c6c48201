"""The page of rules: its prose in `resources/rules`, with phases, actions, animals and terrains."""

from __future__ import annotations

from typing import Final

from evolution_qt.games.dominant.cards import (
    ACTION_NAMES,
    ANIMAL_KEYS,
    DESERT,
    FOREST,
    JUNGLE,
    MOUNTAIN,
    SAVANNAH,
    SEA,
    TERRAINS,
    TUNDRA,
    WETLAND,
)
from evolution_qt.games.dominant.rules import Dominant
from evolution_qt.ui.dominant import looks
from evolution_qt.ui.dominant.small_pictures import hexagon, portrait
from evolution_qt.ui.dominant.terms import DominantTerms
from evolution_qt.ui.kit import art, joined
from evolution_qt.ui.table.pages import Chapter, PageThing, chapters_of

_SIGN: Final = 40
_SMALL: Final = 34
_ICONS: Final = {
    "aim": "crown",
    "round": "laurel-crown",
    "count": "bear-head",
    "actions": "footprint",
    "reset": "recycle",
    "cards": "card-play",
    "end": "snowflake-2",
    "animals": "frog",
    "terrains": "peaks",
    "rulings": "scythe",
}
"""The sign beside each chapter."""
_TERRAINS: Final = (SEA, WETLAND, SAVANNAH, JUNGLE, FOREST, DESERT, MOUNTAIN, TUNDRA)


def chapters(game: Dominant, ink: str, ratio: float) -> list[Chapter]:
    """Return the page of a game with its house rules, in the current language.

    *ink* is the colour of its writing, *ratio* how many pixels a unit of the pictures has.
    """
    terms = DominantTerms()
    phases = {"planning": "laurel-crown", "execution": "footprint", "reset": "recycle"}
    things = {
        key: PageThing(terms.phase(phase), art.icon(sign, _SMALL, ink, ratio))
        for phase, (key, sign) in enumerate(phases.items())
    }
    things |= {
        key: PageThing(terms.action(row), art.icon(looks.ROWS[row].icon, _SMALL, ink, ratio))
        for row, key in enumerate(ACTION_NAMES)
    }
    things |= {
        key: PageThing(terms.animal(animal), portrait(animal, _SMALL, ratio))
        for animal, key in enumerate(ANIMAL_KEYS)
    }
    terrains = [
        PageThing(
            terms.terrain(one),
            hexagon(one, _SMALL, ratio),
            {"values": joined.row(list(map(str, TERRAINS[one].values))), "limit": TERRAINS[one].limit},
        )
        for one in _TERRAINS
    ]
    return chapters_of(
        "dominant",
        game,
        lambda key: art.icon(_ICONS[key], _SIGN, ink, ratio),
        {},
        {"terrain": terrains, **{key: [one] for key, one in things.items()}},
    )
