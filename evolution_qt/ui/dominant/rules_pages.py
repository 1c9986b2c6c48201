"""The pages of rules and of cards of Dominant Species, and which chapter explains a phase or a refusal.

The prose of the rules is in `resources/rules`; it stands with phases, actions, animals and terrains. The page
of cards has what each Dominance card does, what to note about it, and where it is now.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.game import Observation
from evolution_qt.core.text import N_
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant.cards import (
    ACTION_NAMES,
    ANIMAL_KEYS,
    CARDS,
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
from evolution_qt.games.dominant.state import EXECUTION, OVER, PLANNING, RESET, DominantState
from evolution_qt.ui.dominant import colours_and_icons, thumbnails
from evolution_qt.ui.dominant.terms import DominantTerms
from evolution_qt.ui.dominant.thumbnails import hexagon, portrait
from evolution_qt.ui.dominant.words import card_of_question
from evolution_qt.ui.kit import art, phrasing
from evolution_qt.ui.table.pages import CardPage, Chapter, PageThing, chapters_of

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
        key: PageThing(terms.action(row), art.icon(colours_and_icons.ROWS[row].icon, _SMALL, ink, ratio))
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
            {"values": phrasing.row(list(map(str, TERRAINS[one].values))), "limit": TERRAINS[one].limit},
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


_OF_PHASES: Final = {PLANNING: "round", EXECUTION: "actions", RESET: "reset", OVER: "end"}
_OF_CODES: Final = {
    "not_your_turn": "round",
    "occupied": "round",
    "no_such_card": "cards",
    "not_endangered": "reset",
    "no_such_pawn": "rulings",
    "initiative_itself": "rulings",
    "printed": "rulings",
}


def chapter_of_phase(phase: int) -> str:
    """Return the chapter about a phase."""
    return _OF_PHASES[phase]


def chapter_of_question(state: DominantState) -> str:
    """Return the chapter about what is asked in a position: for a card, or in its phase."""
    if state.pending and card_of_question(state.pending[-1] & q.KIND_BITS):
        return "cards"
    return chapter_of_phase(state.phase)


def chapter_of_refusal(code: str, state: DominantState) -> str:
    """Return the chapter that explains why something is refused in a position."""
    return _OF_CODES.get(code) or chapter_of_question(state)


_READINGS: Final = {
    "aquatic": N_("DominantReading", "Aquatic"),
    "biodiversity": N_("DominantReading", "Biodiversity"),
    "biomass": N_("DominantReading", "Biomass"),
    "blight": N_("DominantReading", "Blight"),
    "catastrophe": N_("DominantReading", "Catastrophe"),
    "cold_snap": N_("DominantReading", "Cold Snap"),
    "disease": N_("DominantReading", "Disease"),
    "ecodiversity": N_("DominantReading", "Ecodiversity"),
    "evolution": N_("DominantReading", "Evolution"),
    "fecundity": N_("DominantReading", "Fecundity"),
    "fertile": N_("DominantReading", "Fertile"),
    "habitat": N_("DominantReading", "Habitat"),
    "hibernation": N_("DominantReading", "Hibernation"),
    "ice_age": N_("DominantReading", "Ice Age"),
    "ice_sheet": N_("DominantReading", "Ice Sheet"),
    "immigrants": N_("DominantReading", "Immigrants"),
    "instinct": N_("DominantReading", "Instinct"),
    "intelligence": N_("DominantReading", "Intelligence"),
    "mass_exodus": N_("DominantReading", "Mass Exodus"),
    "metamorphosis": N_("DominantReading", "Metamorphosis"),
    "niche_biomes": N_("DominantReading", "Niche Biomes"),
    "nocturnal": N_("DominantReading", "Nocturnal"),
    "omnivore": N_("DominantReading", "Omnivore"),
    "parasitism": N_("DominantReading", "Parasitism"),
    "predator": N_("DominantReading", "Predator"),
    "symbiotic": N_("DominantReading", "Symbiotic"),
}
"""How each name is read: in Japanese its kana, by which it is sorted."""
_NEW_PAWN: Final = N_(
    "DominantReference", "New pawns are placed from the next round on. An animal has 10 at most."
)
_NOTES: Final = {
    "aquatic": N_(
        "DominantReference",
        "The cubes go on a sea or wetland tile at that corner. Where no such corner is vacant, only cubes "
        "come, on any sea or wetland tile. Frozen sea is tundra.",
    ),
    "biodiversity": N_("DominantReference", "However many rivals live there, a tile is 1 point."),
    "biomass": N_(
        "DominantReference",
        "You choose whose cube it is; where only one animal lives, it is that one’s, even yours. Which "
        "tiles are too full is settled when the card is taken.",
    ),
    "blight": N_("DominantReference", "You choose the tile, any one on earth, and the element that stays."),
    "catastrophe": N_(
        "DominantReference",
        "You choose the tile, the cube that survives, and on each tile beside it whose cube is eliminated. "
        "Empty tiles are passed over.",
    ),
    "cold_snap": N_("DominantReference", "You lose no cube."),
    "disease": N_("DominantReference", "Printed elements count, but cannot be lost."),
    "ecodiversity": N_("DominantReference", "Only you score."),
    "evolution": N_(
        "DominantReference", "Your cubes come from your gene pool; the replaced ones are eliminated."
    ),
    "fecundity": N_("DominantReference", "The cubes come from your gene pool."),
    "fertile": N_("DominantReference", "The cubes of all animals count."),
    "hibernation": N_(
        "DominantReference",
        "No more cubes than you have lost. They are safe in this round only, and only as many as are "
        "still on the tile.",
    ),
    "ice_age": N_(
        "DominantReference",
        "It lies below all other cards. A tile that no animal dominates counts for none.",
    ),
    "ice_sheet": N_("DominantReference", "It must be done if a tile can be frozen."),
    "immigrants": N_(
        "DominantReference",
        "The animals choose in the order of the food chain. The third choice is open even if it costs "
        "nothing.",
    ),
    "instinct": N_(
        "DominantReference",
        "Only a space further right in Domination acts this round; everywhere else the pawn waits for the "
        "next one.",
    ),
    "intelligence": _NEW_PAWN,
    "mass_exodus": N_("DominantReference", "You decide where each cube goes, also those of other animals."),
    "metamorphosis": N_("DominantReference", "Without an added element nothing happens."),
    "niche_biomes": N_("DominantReference", "No animal falls below 0 points."),
    "nocturnal": N_("DominantReference", "The first animal on the track stays there."),
    "omnivore": _NEW_PAWN,
    "parasitism": _NEW_PAWN,
    "predator": N_("DominantReference", "You choose whose cube it is. Tiles without rivals are passed over."),
    "symbiotic": N_(
        "DominantReference",
        "Which animals have fewer is settled before any of them draws. An animal with 6 elements draws none.",
    ),
}
"""What to note about a card beside its text."""


class DominantReference:
    """Writes the page, in the current language."""

    tr = staticmethod(partial(QCoreApplication.translate, "DominantReference"))

    def __init__(self, seen: Observation[DominantState] | None = None) -> None:
        """What *seen* shows tells where each card is."""
        self._state = seen.state if seen is not None else None
        self._terms = DominantTerms()

    def cards(self) -> list[CardPage]:
        """Return all cards of the game."""
        return [self._card(card) for card in range(1, len(CARDS))]

    def _card(self, card: int) -> CardPage:
        key, name, text = CARDS[card].key, self._terms.card(card), self._terms.card_text(card)
        facts = [(self.tr("Effect"), text)]
        if key in _NOTES:
            facts.append((self.tr("To note"), self.tr(_NOTES[key])))
        if self._state is not None:
            facts.append((self.tr("In this game"), self._place(self._state, card)))
        return CardPage(
            key,
            name,
            text,
            tuple(facts),
            QCoreApplication.translate("DominantReading", _READINGS[key]),
            sign=partial(thumbnails.card_icon, card),
            picture=partial(thumbnails.card, card, name, text),
            height=thumbnails.card_height,
        )

    def _place(self, state: DominantState, card: int) -> str:
        if state.cards >> card & 1:
            return self.tr("It is face up.")
        return self.tr("It has been taken.") if state.gone >> card & 1 else self.tr("It has not come up yet.")
