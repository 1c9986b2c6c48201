"""What the things of Dominant Species are called, in the current language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from evolution_qt.core.errors import filled
from evolution_qt.core.text import N_
from evolution_qt.games.dominant.cards import (
    ACTION_NAMES,
    CARDS,
    COMPETITION_AT,
    COMPETITION_TERRAINS,
    ELEMENT_NAMES,
    FOOD_CHAIN,
    MIGRATION_AT,
    SPECIATION_AT,
    SPECIATION_ELEMENTS,
    TERRAINS,
    TUNDRA,
)
from evolution_qt.games.dominant.grid import CELL_NAMES, CELLS_AT, CORNER_NAMES
from evolution_qt.games.dominant.state import DominantState
from evolution_qt.ui.dominant import colours_and_icons
from evolution_qt.ui.kit import phrasing

translate = QCoreApplication.translate

HELP: Final = (
    N_("DominantTable", "one place forward, then the pawn again"),
    N_("DominantTable", "take one of these elements"),
    N_("DominantTable", "keep one element that is threatened"),
    N_("DominantTable", "place one of these elements on earth"),
    N_("DominantTable", "return one of these elements"),
    N_("DominantTable", "remove one such element from the earth"),
    N_("DominantTable", "freeze a tile"),
    N_("DominantTable", "new cubes around one element"),
    N_("DominantTable", "place a tile, then an element"),
    N_("DominantTable", "move that many cubes"),
    N_("DominantTable", "eliminate a rival on each terrain"),
    N_("DominantTable", "score a tile; who dominates takes a card"),
)
"""What each row of the action display is for, from the top."""
PHASES: Final = (
    N_("DominantTable", "Planning"),
    N_("DominantTable", "Execution"),
    N_("DominantTable", "Reset"),
    N_("DominantTable", "The game is over"),
)
PLACES: Final = (
    "{cell}",
    N_("DominantTable", "desert {cell}"),
    N_("DominantTable", "forest {cell}"),
    N_("DominantTable", "jungle {cell}"),
    N_("DominantTable", "mountain {cell}"),
    N_("DominantTable", "savannah {cell}"),
    N_("DominantTable", "sea {cell}"),
    N_("DominantTable", "tundra {cell}"),
    N_("DominantTable", "wetland {cell}"),
)
"""What a cell is called within a sentence, by its terrain; without one it has its name alone."""
_DIRECTIONS: Final = {
    "ne": N_("DominantTable", "{place}, upper right"),
    "e": N_("DominantTable", "{place}, right"),
    "se": N_("DominantTable", "{place}, lower right"),
    "sw": N_("DominantTable", "{place}, lower left"),
    "w": N_("DominantTable", "{place}, left"),
    "nw": N_("DominantTable", "{place}, upper left"),
}
"""Which corner of a tile is meant, where only that one touches it."""


class DominantTerms:
    """The names of animals, elements, terrains, cards and places."""

    tr = staticmethod(partial(QCoreApplication.translate, "DominantTerms"))

    def animal(self, animal: int) -> str:
        """Return the name of an animal."""
        return translate("Dominance", FOOD_CHAIN[animal].name)

    def seat(self, animals: Sequence[int], who: str) -> str:
        """Return what a seat is called: its animals and who plays them, if anyone is named."""
        names = phrasing.row([self.animal(animal) for animal in animals])
        #: what a seat plays, and who plays it: "Mammal (Ann)"
        words = self.tr("{animals} ({who})")
        return filled(words, {"animals": names, "who": who}) if who else names

    def element(self, element: int) -> str:
        """Return the name of an element."""
        return translate("Dominance", ELEMENT_NAMES[element])

    def terrain(self, terrain: int) -> str:
        """Return the name of a terrain."""
        return translate("Dominance", TERRAINS[terrain].name)

    def card(self, card: int) -> str:
        """Return the name of a card."""
        return translate("Dominance", CARDS[card].name)

    def card_text(self, card: int) -> str:
        """Return what a card does."""
        return translate("Dominance", CARDS[card].text)

    def action(self, row: int) -> str:
        """Return the name of a row of the display."""
        return translate("Dominance", tuple(ACTION_NAMES.values())[row])

    def help(self, row: int) -> str:
        """Return what a row of the display is for, within a line."""
        return translate("DominantTable", HELP[row])

    def tip(self, row: int) -> str:
        """Return the name of a row of the display and what it is for, as a sentence."""
        return self.about(row, self.help(row))

    def about(self, row: int, what: str) -> str:
        """Return a sentence about a row of the display: its name, and *what* is said of it."""
        return filled(self.tr("{action}: {what}."), {"action": self.action(row), "what": what})

    def phase(self, phase: int) -> str:
        """Return the name of a phase."""
        return translate("DominantTable", PHASES[phase])

    def also(self) -> str:
        """Return what stands before the terrain that belongs to every space of Competition."""
        return translate("DominantTable", "each also")

    def lens(self, lens: int) -> str:
        """Return the name of a lens."""
        return (
            translate("DominantTable", "Dominance"),
            translate("DominantTable", "Points"),
            translate("DominantTable", "Danger"),
        )[lens - 1]

    def page(self, page: int) -> str:
        """Return the name of a panel that folds."""
        return (
            translate("DominantTable", "Actions"),
            translate("DominantTable", "Cards"),
            translate("DominantTable", "Animals"),
            translate("DominantTable", "More"),
        )[page]

    # Places

    def space(self, space: int) -> str:
        """Return an action space: its action, and which one of several it is."""
        row = colours_and_icons.row_of(space)
        action, spaces = self.action(row), colours_and_icons.spaces_of(row)
        if len(spaces) == 1:
            return action
        if space in range(SPECIATION_AT, SPECIATION_AT + len(SPECIATION_ELEMENTS)):
            which = self.element(SPECIATION_ELEMENTS[space - SPECIATION_AT])
        elif space >= COMPETITION_AT and space < COMPETITION_AT + len(COMPETITION_TERRAINS):
            which = phrasing.row(self.terrains(space))
        elif row == colours_and_icons.row_of(MIGRATION_AT):
            which = str(MIGRATION_AT + 7 - space)
        else:
            words = translate("DominantTable", "{action} {number}")
            return filled(words, {"action": action, "number": space - spaces.start + 1})
        words = translate("DominantTable", "{action} ({which})")
        return filled(words, {"action": action, "which": which})

    def terrains(self, space: int) -> list[str]:
        """Return the terrains of a space of Competition without tundra, which belongs to all of them."""
        mask = COMPETITION_TERRAINS[space - COMPETITION_AT]
        return [self.terrain(one) for one in range(len(TERRAINS)) if mask >> one & 1 and one != TUNDRA]

    def place(self, terrain: int, cell: int) -> str:
        """Return a cell by its name, behind the terrain that lies there; 0 is none."""
        return filled(translate("DominantTable", PLACES[terrain]), {"cell": CELL_NAMES[cell]})

    def tile(self, state: DominantState, cell: int) -> str:
        """Return a cell with the terrain that lies there now."""
        return self.place(state.ground[cell], cell)

    def corner(self, corner: int) -> str:
        """Return a corner by the cells that meet there."""
        cells = [CELL_NAMES[cell] for cell in CELLS_AT[corner]]
        if len(cells) > 1:
            return "/".join(cells)
        place, _, direction = CORNER_NAMES[corner].partition(":")
        return filled(translate("DominantTable", _DIRECTIONS[direction]), {"place": place})

    # Numbers and lists

    def cubes(self, count: int) -> str:
        """Return so many cubes."""
        return self.tr("%n cube(s)", "", count)

    def tiles(self, count: int) -> str:
        """Return so many tiles."""
        return self.tr("%n tile(s)", "", count)

    def losses(self, count: int) -> str:
        """Return how many own cubes die at Reset."""
        return self.tr("At Reset you lose %n cube(s).", "", count)

    def points(self, count: int) -> str:
        """Return so many points."""
        return self.tr("%n point(s)", "", count)

    def elements(self, elements: Iterable[int]) -> str:
        """Return elements in one list; several of a kind are counted."""
        every = list(elements)
        return listed(
            [
                self.element(one)
                if every.count(one) == 1
                else filled(
                    translate("DominantTable", "{number} × {element}"),
                    {"number": every.count(one), "element": self.element(one)},
                )
                for one in sorted(set(every))
            ]
        )


def begun(sentence: str) -> str:
    """Return a sentence with a capital letter in front: the name of a place may stand there."""
    return sentence[:1].upper() + sentence[1:]


def listed(words: Iterable[str]) -> str:
    """Return words in one list, for a sentence."""
    return QLocale().createSeparatedList(list(words))
