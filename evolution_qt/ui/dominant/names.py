"""Names and sentences of the table of Dominant Species, in the current language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.action import unpack
from evolution_qt.core.errors import Refusal, filled
from evolution_qt.core.event import Event
from evolution_qt.core.text import N_
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant import steps as s
from evolution_qt.games.dominant.board import CELL_NAMES
from evolution_qt.games.dominant.cards import (
    ANIMAL_KEYS,
    ANIMAL_NAMES,
    ANIMAL_REF,
    CARD_REF,
    CARDS,
    CELL_REF,
    ELEMENT_KEYS,
    ELEMENT_NAMES,
    TERRAIN_KEYS,
    TERRAIN_NAMES,
)
from evolution_qt.games.dominant.legality import CASES, REFUSALS
from evolution_qt.games.dominant.state import OVER
from evolution_qt.ui.dominant.things import KEEP, LOSE_PAWN, LOSE_SPECIES, SHIELDS, SWAP
from evolution_qt.ui.table.simple_table import SimpleWords
from evolution_qt.ui.table.view import View

translate = QCoreApplication.translate

ACTIONS: Final = (
    N_("DominantTable", "Initiative"),
    N_("DominantTable", "Adaptation"),
    N_("DominantTable", "Regression"),
    N_("DominantTable", "Abundance"),
    N_("DominantTable", "Wasteland"),
    N_("DominantTable", "Depletion"),
    N_("DominantTable", "Glaciation"),
    N_("DominantTable", "Speciation"),
    N_("DominantTable", "Wanderlust"),
    N_("DominantTable", "Migration"),
    N_("DominantTable", "Competition"),
    N_("DominantTable", "Domination"),
)
HELP: Final = (
    N_("DominantTable", "one place forward, then the pawn again"),
    N_("DominantTable", "take one of these elements"),
    N_("DominantTable", "keep one element that is threatened"),
    N_("DominantTable", "put one of these elements on earth"),
    N_("DominantTable", "return one of these elements"),
    N_("DominantTable", "take one such element off the earth"),
    N_("DominantTable", "freeze a tile"),
    N_("DominantTable", "new cubes around one element"),
    N_("DominantTable", "lay a tile, then an element"),
    N_("DominantTable", "move so many cubes"),
    N_("DominantTable", "eliminate a rival on each terrain"),
    N_("DominantTable", "score a tile; who dominates takes a card"),
)
PHASES: Final = (
    N_("DominantTable", "Planning"),
    N_("DominantTable", "Execution"),
    N_("DominantTable", "Reset"),
    N_("DominantTable", "The game is over"),
)
ASKED: Final = {
    q.PLAN: N_("DominantTable", "Place a pawn."),
    q.REPLANT: N_("DominantTable", "Place the pawn again."),
    q.INSTINCT: N_("DominantTable", "Instinct: place one of your pawns."),
    q.INITIATIVE: N_("DominantTable", "Move forward on the track?"),
    q.ADAPTATION: N_("DominantTable", "Take an element."),
    q.REGRESSION: N_("DominantTable", "Which elements do you protect?"),
    q.ABUNDANCE: N_("DominantTable", "Put an element on a corner."),
    q.WASTELAND: N_("DominantTable", "Return an element from Wasteland."),
    q.DEPLETION: N_("DominantTable", "Take an element off the earth."),
    q.GLACIATION: N_("DominantTable", "Freeze a tile."),
    q.ICE_SHEET: N_("DominantTable", "Ice Sheet: freeze a tile."),
    q.SPECIATION: N_("DominantTable", "Choose the element around which cubes appear."),
    q.SPECIATE: N_("DominantTable", "Put cubes on the tiles around it."),
    q.INSECT: N_("DominantTable", "The insect’s free cube: choose a tile."),
    q.WANDERLUST: N_("DominantTable", "Lay a tile."),
    q.WANDERLUST_ELEMENT: N_("DominantTable", "Put an element at the new tile."),
    q.WANDERLUST_MOVE: N_("DominantTable", "Move cubes onto the new tile."),
    q.MIGRATION: N_("DominantTable", "Move cubes: {left} left."),
    q.ARACHNID: N_("DominantTable", "The arachnid eliminates one rival."),
    q.COMPETITION: N_("DominantTable", "Eliminate a rival."),
    q.DOMINATION: N_("DominantTable", "Score a tile."),
    q.CARD: N_("DominantTable", "Take a card."),
    q.AQUATIC: N_("DominantTable", "Aquatic: put an element by the water."),
    q.AQUATIC_SPECIES: N_("DominantTable", "Aquatic: put up to four cubes there."),
    q.BIOMASS: N_("DominantTable", "Biomass: eliminate a cube on each crowded tile."),
    q.BLIGHT: N_("DominantTable", "Blight: choose the element that stays on a tile."),
    q.CATASTROPHE: N_("DominantTable", "Catastrophe: choose the cube that survives."),
    q.CATASTROPHE_VICTIMS: N_("DominantTable", "Catastrophe: eliminate a cube on each tile beside it."),
    q.DISEASE: N_("DominantTable", "Disease: lose an element."),
    q.EVOLUTION: N_("DominantTable", "Evolution: replace a rival’s cube."),
    q.FECUNDITY: N_("DominantTable", "Fecundity: add a cube to your tiles."),
    q.FERTILE: N_("DominantTable", "Fertile: choose one of your tiles."),
    q.HABITAT: N_("DominantTable", "Habitat: put an element on a corner."),
    q.HIBERNATION: N_("DominantTable", "Hibernation: bring cubes back to one tile."),
    q.IMMIGRANTS: N_("DominantTable", "Immigrants: lose an element, a pawn or cubes."),
    q.MASS_EXODUS: N_("DominantTable", "Mass Exodus: choose a tile."),
    q.EXODUS: N_("DominantTable", "Mass Exodus: move all cubes away."),
    q.METAMORPHOSIS: N_("DominantTable", "Metamorphosis: exchange an element."),
    q.PREDATOR: N_("DominantTable", "Predator: eliminate a rival on each of your tiles."),
    q.RESCUE: N_("DominantTable", "The mammal saves one cube: choose a tile."),
}
"""What is asked, by the kind of the question."""


class DominantWords(SimpleWords):
    """What is said at the table."""

    def animal(self, animal: int) -> str:
        """Return the name of an animal."""
        return translate("Dominance", ANIMAL_NAMES[animal])

    def element(self, element: int) -> str:
        """Return the name of an element."""
        return translate("Dominance", ELEMENT_NAMES[element])

    def terrain(self, terrain: int) -> str:
        """Return the name of a terrain."""
        return translate("Dominance", TERRAIN_NAMES[terrain])

    def card(self, card: int) -> str:
        """Return the name of a card."""
        return translate("Dominance", CARDS[card].name)

    def card_text(self, card: int) -> str:
        """Return what a card does."""
        return translate("Dominance", CARDS[card].text)

    def action(self, row: int) -> str:
        """Return the name of a row of the display."""
        return translate("DominantTable", ACTIONS[row])

    def help(self, row: int) -> str:
        """Return what a row of the display is for."""
        return translate("DominantTable", HELP[row])

    def phase(self, phase: int) -> str:
        """Return the name of a phase."""
        return translate("DominantTable", PHASES[phase])

    def also(self) -> str:
        """Return what stands before the terrain that belongs to every space of Competition."""
        return translate("DominantTable", "each also")

    def lens(self, lens: int) -> str:
        """Return the name of a lens."""
        return (
            translate("DominantTable", "Matches"),
            translate("DominantTable", "Points"),
            translate("DominantTable", "Danger"),
        )[lens - 1]

    def refusal(self, refusal: Refusal) -> str:
        """Return the sentence of a refusal."""
        sentence = REFUSALS[refusal.code]
        if refusal.params.get("case") in CASES:
            sentence = CASES[str(refusal.params["case"])]
        named = {**refusal.params}
        for key, names in (("animal", ANIMAL_NAMES), ("element", ELEMENT_NAMES), ("terrain", TERRAIN_NAMES)):
            if key in named:
                keys = {"animal": ANIMAL_KEYS, "element": ELEMENT_KEYS, "terrain": TERRAIN_KEYS}[key]
                named[key] = translate("Dominance", names[keys.index(str(named[key]))])
        return filled(translate("Refusal", sentence), named)

    def asked(self, view: View[Any]) -> str:
        """Return what the animal that is asked is to do."""
        state = view.state
        if state.phase == OVER:
            return translate("DominantTable", "The game is over.")
        if not state.pending:
            return translate("DominantTable", "All cubes are planned: move them or take moves back.")
        question = state.pending[-1]
        sentence = translate("DominantTable", ASKED[question & q.KIND_BITS])
        return filled(sentence, {"left": question >> q.SMALL_SHIFT & q.SMALL_BITS})

    def thing(self, view: View[Any], step: int) -> str:
        """Return a step in words."""
        return str(self.game.write(self.game.spoken(view.state, view.viewer, [step])))

    def card_taken(self, event: Event) -> str:
        """Return in few words who takes which card."""
        text = translate("DominantTable", "{animal} takes {card}")
        names = {"animal": self.animal(event.subject - ANIMAL_REF), "card": self.card(event.card - CARD_REF)}
        return filled(text, names)

    def pass_button(self) -> str:
        """Return what the button says that passes."""
        return translate("DominantTable", "Pass")

    def confirm_button(self) -> str:
        """Return what the button says that makes planned moves."""
        return translate("DominantTable", "Move")

    def back_button(self) -> str:
        """Return what the button says that forgets the last planned move."""
        return translate("DominantTable", "Take back")

    def choice(self, verb: int, step: int) -> str:
        """Return what tells a step from others of the same gesture."""
        detail = unpack(step).detail
        if verb == s.PROTECT:
            return ", ".join(self.element(one) for one in range(6) if detail >> one & 1)
        number = detail & s.CUBE_BITS
        if number == 1:
            return translate("DominantTable", "1 cube")
        return filled(translate("DominantTable", "{number} cubes"), {"number": number})

    def matter(self, view: View[Any], matter: int) -> str:
        """Return what a choice says that is about no place."""
        state = view.state
        if matter == SWAP:
            animal = state.pending[-1] >> q.BY_SHIFT & q.BY_BITS
            ahead = state.initiative[state.initiative.index(animal) - 1]
            text = translate("DominantTable", "Pass {animal}")
            return filled(text, {"animal": self.animal(ahead)})
        return {
            KEEP: translate("DominantTable", "Stay"),
            LOSE_PAWN: translate("DominantTable", "Lose a pawn"),
            LOSE_SPECIES: translate("DominantTable", "Lose cubes"),
            SHIELDS: translate("DominantTable", "Protect …"),
        }[matter]

    def which(self, verb: int) -> str:
        """Return what is asked where one gesture means several steps."""
        if verb == s.PROTECT:
            return translate("DominantTable", "Which ones do you protect?")
        return translate("DominantTable", "How many?")

    def sentence(self, event: Event, names: Sequence[str], viewer: int = -1) -> str:
        """Return the line of an event, empty if there is nothing to say."""
        animal = self.animal(event.subject - ANIMAL_REF) if ANIMAL_REF <= event.subject < 384 else ""
        place = CELL_NAMES[event.target - CELL_REF] if CELL_REF <= event.target < CELL_REF + 35 else ""
        said = {
            e.CUBES_ADDED: translate("DominantTable", "{animal}: {amount} new on {place}."),
            e.POINTS: translate("DominantTable", "{animal} scores {amount}."),
        }
        if event.kind not in said:
            return ""
        return filled(said[event.kind], {"animal": animal, "amount": event.amount, "place": place})
