"""The rules on one page, in our own words: a round, count and dominance, the twelve actions, readings."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled
from evolution_qt.core.text import N_
from evolution_qt.games.dominant.cards import (
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
from evolution_qt.games.dominant.options import DominantRules
from evolution_qt.games.dominant.rules import Dominant
from evolution_qt.ui.dominant import looks
from evolution_qt.ui.dominant.chapters import CHAPTERS
from evolution_qt.ui.dominant.small_pictures import hexagon, portrait
from evolution_qt.ui.dominant.terms import DominantTerms
from evolution_qt.ui.kit import art, joined
from evolution_qt.ui.table.pages import Chapter, PageLine

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
_HEADINGS: Final = {
    "aim": N_("DominantHowToPlay", "The aim"),
    "count": N_("DominantHowToPlay", "Count and dominance"),
    "round": N_("DominantHowToPlay", "A round"),
    "actions": N_("DominantHowToPlay", "The twelve actions"),
    "reset": N_("DominantHowToPlay", "Reset"),
    "cards": N_("DominantHowToPlay", "Dominance cards"),
    "end": N_("DominantHowToPlay", "The end"),
    "animals": N_("DominantHowToPlay", "The animals"),
    "terrains": N_("DominantHowToPlay", "The terrains"),
    "rulings": N_("DominantHowToPlay", "Rulings"),
}
_SENTENCES: Final[dict[str, tuple[str, ...]]] = {
    "aim": (
        N_(
            "DominantHowToPlay",
            "The earth is freezing. Spread your animal over its tiles, and live where its elements lie.",
        ),
        N_(
            "DominantHowToPlay",
            "Points come above all from tiles: Domination scores one tile at a time, and at the end every "
            "tile is scored once more. The most points win.",
        ),
    ),
    "count": (
        N_("DominantHowToPlay", "Every tile asks two questions that have nothing to do with each other."),
        N_(
            "DominantHowToPlay",
            "Count: who is paid? The animal with the most cubes on the tile gets its first value, the "
            "next one the second, and so on. Of equal counts, the animal higher in the food chain comes "
            "first.",
        ),
        N_(
            "DominantHowToPlay",
            "Dominance: who dominates? Each element on the six corners of the tile counts as often as the "
            "animal has it. With 2 Grass on the corners and 3 Grass on the animal, that is 6. The animal "
            "with the highest number there dominates the tile, even with a single cube. If the best are "
            "equal, no animal does.",
        ),
        N_(
            "DominantHowToPlay",
            "Endangered: an animal with the number 0 on a tile cannot dominate it, and its cubes there "
            "die at the next Reset.",
        ),
    ),
    "round": (N_("DominantHowToPlay", "A round has three phases."),),
    "actions": (
        N_(
            "DominantHowToPlay",
            "The actions come from the top, and in each of them the pawns act from left to right. An "
            "action can be passed; its pawn is available again anyway.",
        ),
    ),
    "reset": (
        N_(
            "DominantHowToPlay",
            "Extinction: all endangered cubes are eliminated at once. The mammal saves one of its own.",
        ),
        N_(
            "DominantHowToPlay",
            "Survival: the animal with the most cubes on tundra holds the Survival card; if the best are "
            "equal, no animal does. It scores the bonus for the tundra tiles where it lives.",
        ),
        N_(
            "DominantHowToPlay",
            "Reseed: five cards lie open again, pawns left in Glaciation move one space to the left, and "
            "the elements move on, from Adaptation to Regression, from Abundance to Wasteland, from "
            "Wasteland to Depletion. What lay in Regression, Depletion and Wanderlust returns to the bag; "
            "Adaptation, Abundance and Wanderlust get 4 new elements each.",
        ),
        N_(
            "DominantHowToPlay",
            "The bonus for 1, 2, 3, 4, 5, 6, 7, 8, 9 tiles is 1, 3, 6, 10, 15, 21, 28, 36, 45 points, and "
            "no more for further ones. New tiles, freezing, Survival and Ice Age all use it.",
        ),
    ),
    "cards": (
        N_(
            "DominantHowToPlay",
            "When a tile has been scored, the animal that dominates it must take one of the open cards, "
            "even if the pawn was another animal’s.",
        ),
        N_(
            "DominantHowToPlay",
            "It does as much of the card as possible; then the card leaves the game. Empty places are "
            "filled only at Reset.",
        ),
    ),
    "end": (
        N_(
            "DominantHowToPlay",
            "Ice Age lies below all other cards. When it is taken, every animal at once scores the bonus "
            "for the tiles that it dominates, and this round is the last.",
        ),
        N_(
            "DominantHowToPlay",
            "The remaining pawns still act, and Extinction and Survival follow. Then every tile is scored "
            "once more, by count alone.",
        ),
        N_(
            "DominantHowToPlay",
            "Equal points: the animal higher in the food chain wins. A player with several animals has the "
            "points of the one with the fewest.",
        ),
    ),
}
_PHASES: Final = (
    N_(
        "DominantHowToPlay",
        "In the order of the initiative track, each animal places one pawn on a vacant action space, "
        "again and again until all pawns are placed.",
    ),
    N_(
        "DominantHowToPlay",
        "The twelve actions, from the top. A pawn leaves its space when it acts and is available again in "
        "the next round.",
    ),
    N_(
        "DominantHowToPlay",
        "Endangered cubes die, Survival is scored, and cards and elements are filled up.",
    ),
)
_ACTIONS: Final = (
    N_(
        "DominantHowToPlay",
        "Move one place forward on the initiative track. Then place the pawn on another vacant space.",
    ),
    N_(
        "DominantHowToPlay", "Take one of the elements here. An animal has room for 6, printed ones included."
    ),
    N_(
        "DominantHowToPlay",
        "Every animal loses one added element of each kind that lies here. Each of its pawns here "
        "protects one kind.",
    ),
    N_("DominantHowToPlay", "Put one of the elements here on a vacant corner of the earth."),
    N_(
        "DominantHowToPlay",
        "Return one of the elements here to the bag. Then, pawn or not, all elements on earth that touch "
        "tundra and are of a kind that lies here are removed.",
    ),
    N_("DominantHowToPlay", "Remove one element from the earth, of a kind that lies here."),
    N_(
        "DominantHowToPlay",
        "Only the leftmost pawn acts; the others wait. Freeze a tile beside tundra: you score the bonus "
        "for the tundra tiles around it. One cube of each animal stays, the others return to the gene "
        "pool. Elements with tundra on all three sides are removed.",
    ),
    N_(
        "DominantHowToPlay",
        "Choose an element on earth of the kind on the space, and put new cubes on the tiles around it, "
        "on each as many as its terrain allows.",
    ),
    N_(
        "DominantHowToPlay",
        "Lay an open tile beside others and, if you like, one of the elements here on a corner of it. You "
        "score the bonus for the tiles around it. Then every animal, in the order of the food chain, may "
        "move cubes from these onto it.",
    ),
    N_("DominantHowToPlay", "Move up to as many cubes as the space says, each to a neighbouring tile."),
    N_(
        "DominantHowToPlay",
        "On each of the three terrains of the space, eliminate one cube of another animal on a tile where "
        "you live, too. Tundra belongs to all seven spaces.",
    ),
    N_(
        "DominantHowToPlay",
        "Score a tile that has not been scored this round. The animal that dominates it takes a card.",
    ),
)
_ANIMALS: Final = (
    N_("DominantHowToPlay", "2 Meat. At Reset it saves one endangered cube."),
    N_("DominantHowToPlay", "2 Sun. It protects one kind in Regression without a pawn."),
    N_("DominantHowToPlay", "2 Seed. In Migration its cubes move up to two tiles far."),
    N_("DominantHowToPlay", "3 Water: one element more than the others have."),
    N_("DominantHowToPlay", "2 Grub. Before Competition it eliminates one cube on a tile where it lives."),
    N_("DominantHowToPlay", "2 Grass. After Speciation it puts one new cube on any tile."),
)
"""What each animal has and can do, down the food chain."""
_TERRAINS: Final = (SEA, WETLAND, SAVANNAH, JUNGLE, FOREST, DESERT, MOUNTAIN, TUNDRA)
_TERRAIN: Final = N_(
    "DominantHowToPlay", "Pays {values} points by rank. New cubes in a Speciation: up to {limit}."
)
_RULINGS: Final = (
    N_(
        "DominantHowToPlay",
        "A pawn may be placed where it will have nothing to do: it comes back without acting.",
    ),
    N_(
        "DominantHowToPlay",
        "The first animal on the initiative track only places its pawn again. The pawn that has just left "
        "Initiative cannot return there.",
    ),
    N_(
        "DominantHowToPlay",
        "Two equal elements in Regression take only one of that kind. Printed elements are never lost.",
    ),
    N_(
        "DominantHowToPlay",
        "In Glaciation the leftmost pawn acts even if the first space is vacant.",
    ),
    N_(
        "DominantHowToPlay",
        "An element touches tundra if at least one of the tiles at its corner is tundra. An element that "
        "is put between three tundra tiles later stays until the next freezing.",
    ),
    N_("DominantHowToPlay", "A frozen tile is tundra in every respect, whatever lies below it."),
    N_(
        "DominantHowToPlay",
        "Endangered animals still count for points and for Survival, and they may move, compete and "
        "speciate.",
    ),
    N_("DominantHowToPlay", "A cube moves once in a Migration, and never across a blank place."),
    N_(
        "DominantHowToPlay",
        "A tile may be scored where you do not live, but not an empty one. Points come first, then "
        "dominance is looked at, then the card works.",
    ),
    N_("DominantHowToPlay", "A card must be taken, even if it is Ice Age."),
    N_(
        "DominantHowToPlay",
        "Instinct during Domination: a space further right in Domination acts this round; everywhere else "
        "the pawn waits for the next one.",
    ),
    N_(
        "DominantHowToPlay",
        "Eliminated and replaced cubes are out of the game; only Hibernation brings some of them back. "
        "Only freezing returns cubes to the gene pool.",
    ),
    N_("DominantHowToPlay", "If a single tile with mammals is endangered, its cube is saved unasked."),
    N_("DominantHowToPlay", "Points never fall below 0. Several animals of one player are rivals, too."),
    N_(
        "DominantHowToPlay",
        "To pass ends the whole step: all tiles of a Speciation, all terrains of a Competition. A "
        "question that could only be passed is not asked.",
    ),
)
_OTHERWISE: Final = {
    ("initiative_again", True): (
        (
            _ACTIONS[0],
            N_(
                "DominantHowToPlay",
                "Move one place forward on the initiative track. Then place the pawn on any vacant space; "
                "back on Initiative it waits for the next round.",
            ),
        ),
        (
            _RULINGS[1],
            N_(
                "DominantHowToPlay",
                "The first animal on the initiative track only places its pawn again.",
            ),
        ),
    ),
    ("glaciation_gap", "first_space"): (
        (
            _ACTIONS[6],
            N_(
                "DominantHowToPlay",
                "Only a pawn on the first space acts; the others wait. Freeze a tile beside tundra: you "
                "score the bonus for the tundra tiles around it. One cube of each animal stays, the others "
                "return to the gene pool. Elements with tundra on all three sides are removed.",
            ),
        ),
        (
            _RULINGS[3],
            N_("DominantHowToPlay", "In Glaciation no pawn acts if the first space is vacant."),
        ),
    ),
}
"""What stands in place of sentences where a rule switch has another value than usual."""
_SET_ASIDE: Final = N_("DominantHowToPlay", "House rule: cards set aside before the game, unseen: {number}.")
_LAST_ROUND: Final = N_(
    "DominantHowToPlay",
    "House rule: round {round} is the last, if Ice Age does not come before; it ends as after Ice Age, "
    "without its bonus.",
)
_translated = partial(QCoreApplication.translate, "DominantHowToPlay")


def chapters(game: Dominant, ink: str, ratio: float) -> list[Chapter]:
    """Return the page of a game with its house rules, in the current language.

    *ink* is the colour of its writing, *ratio* how many pixels a unit of the pictures has.
    """
    things = {
        "round": _phases,
        "actions": _actions,
        "animals": _animals,
        "terrains": _terrains,
        "rulings": _rulings,
    }
    set_otherwise = [_OTHERWISE.get(one, ()) for one in vars(game.rules).items()]
    otherwise = {_translated(usual): _translated(house) for many in set_otherwise for usual, house in many}
    found = []
    for key in CHAPTERS:
        lines = [PageLine(_translated(words)) for words in _SENTENCES.get(key, ())]
        if key in things:
            lines += things[key](ink, ratio)
        lines = [replace(one, text=otherwise.get(one.text, one.text)) for one in lines]
        lines += [PageLine(words) for words in _added(key, game.rules)]
        sign = art.icon(_ICONS[key], _SIGN, ink, ratio)
        found.append(Chapter(key, sign, _translated(_HEADINGS[key]), tuple(lines)))
    return found


def _added(key: str, rules: DominantRules) -> list[str]:
    """Return what house rules add to a chapter."""
    if key == "cards" and rules.drop_cards:
        return [filled(_translated(_SET_ASIDE), {"number": rules.drop_cards})]
    if key == "end" and rules.turn_limit:
        return [filled(_translated(_LAST_ROUND), {"round": rules.turn_limit})]
    return []


def _phases(ink: str, ratio: float) -> list[PageLine]:
    terms = DominantTerms()
    signs_of = ("laurel-crown", "footprint", "recycle")
    return [
        PageLine(_translated(words), name=terms.phase(phase), picture=art.icon(sign, _SMALL, ink, ratio))
        for phase, (words, sign) in enumerate(zip(_PHASES, signs_of, strict=True))
    ]


def _actions(ink: str, ratio: float) -> list[PageLine]:
    terms = DominantTerms()
    return [
        PageLine(
            _translated(words),
            name=f"{row + 1} {terms.action(row)}",
            picture=art.icon(looks.ROWS[row].icon, _SMALL, ink, ratio),
        )
        for row, words in enumerate(_ACTIONS)
    ]


def _animals(ink: str, ratio: float) -> list[PageLine]:
    terms = DominantTerms()
    return [
        PageLine(_translated(words), name=terms.animal(animal), picture=portrait(animal, _SMALL, ratio))
        for animal, words in enumerate(_ANIMALS)
    ]


def _terrains(ink: str, ratio: float) -> list[PageLine]:
    terms = DominantTerms()
    words = _translated(_TERRAIN)
    return [
        PageLine(
            filled(
                words,
                {"values": joined.row(list(map(str, TERRAINS[one].values))), "limit": TERRAINS[one].limit},
            ),
            name=terms.terrain(one),
            picture=hexagon(one, _SMALL, ratio),
        )
        for one in _TERRAINS
    ]


def _rulings(ink: str, ratio: float) -> list[PageLine]:
    return [PageLine(_translated(words), is_case=True) for words in _RULINGS]
