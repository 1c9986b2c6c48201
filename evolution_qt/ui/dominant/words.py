"""Sentences of the table of Dominant Species in the current language: ribbon, log, refusals, losses, moves.

`LossesAhead` has what is lost if no player acts: at the start of planning, and by ear beside each thing.
`DominantOrders` puts moves as orders, for lists of moves, hints and people who do not see the table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.action import unpack
from evolution_qt.core.errors import Refusal, filled
from evolution_qt.core.event import Event
from evolution_qt.core.game import AnyGame
from evolution_qt.core.text import N_
from evolution_qt.core.timeline import TurningPoint
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant import steps as s
from evolution_qt.games.dominant.cards import (
    ANIMAL_REF,
    CARD_BITS,
    CARD_NUMBERS,
    CARD_REF,
    ELEMENTS,
    TERRAIN_NUMBERS,
)
from evolution_qt.games.dominant.forecast import Fact, forecasts
from evolution_qt.games.dominant.log import heading
from evolution_qt.games.dominant.moves import DominantMove
from evolution_qt.games.dominant.state import OVER, DominantState
from evolution_qt.ui.dominant.event_words import DominantEventWords, DominantHeadlines, inset
from evolution_qt.ui.dominant.gesture_targets import KEEP, LOSE_PAWN, LOSE_SPECIES, SHIELDS, SWAP
from evolution_qt.ui.dominant.grounds import grounds_of
from evolution_qt.ui.dominant.terms import DominantTerms, begun, listed
from evolution_qt.ui.kit import phrasing
from evolution_qt.ui.table.simple_table import SimpleWords
from evolution_qt.ui.table.view import View
from evolution_qt.ui.table.words import LogForm, SharedWords, TurningWords


class LossesAhead:
    """The words in the current language."""

    tr = staticmethod(partial(QCoreApplication.translate, "LossesAhead"))

    def __init__(self, terms: DominantTerms) -> None:
        self._terms = terms

    def lost(self, state: DominantState, animal: int) -> str:
        """Return what an animal loses if no player acts: cubes, elements, tiles that it dominates."""
        own = forecasts(state)
        least, most = own.nothing.span(Fact.DEATHS, animal)
        cubes = self.tr("%n cube(s)", "", most) if least == most else self.tr("up to %n cube(s)", "", most)
        lost = [cubes if most else "", self.elements(state, animal)]
        if cells := own.crowns_lost(animal):
            names = listed([self._terms.tile(state, cell) for cell in cells])
            lost.append(filled(self.tr("dominance on {cells}"), {"cells": names}))
        told = [one for one in lost if one]
        return filled(self.tr("As it stands you lose: {lost}."), {"lost": phrasing.row(told)}) if told else ""

    def elements(self, state: DominantState, animal: int) -> str:
        """Return which elements Regression takes from an animal, or of which ones how many."""
        own = forecasts(state)
        kinds, (_, most) = own.lost(animal), own.nothing.span(Fact.LOSSES, animal)
        names = listed([self._terms.element(kind) for kind in kinds])
        if most >= len(kinds):
            return names
        return filled(self.tr("%n of {elements}", "", most), {"elements": names})

    def swept(self) -> str:
        """Return what becomes of a disk that is swept off tundra."""
        return self.tr("Wasteland removes it from the earth.")

    def sweeps(self) -> str:
        """Return what a disk in the Wasteland box does."""
        return self.tr("Takes such elements off the tundra.")

    def idle(self) -> str:
        """Return that a pawn finds nothing to do."""
        return self.tr("As it stands it finds nothing to do.")

    def taken(self, state: DominantState, animal: int, kind: int) -> str:
        """Return what becomes of an element of an animal that Regression threatens."""
        is_sure = forecasts(state).nothing.span(Fact.LOSES, animal, kind)[0] > 0
        return self.tr("Regression takes one.") if is_sure else self.tr("Regression may take one.")


_ORDERS: Final = {
    "plan": N_("DominantOrders", "Pawn on {space}"),
    "swap": N_("DominantOrders", "One place forward on the initiative track"),
    "keep": N_("DominantOrders", "Keep this place on the initiative track"),
    "take": N_("DominantOrders", "Take {element}"),
    "protect": N_("DominantOrders", "Protect {elements}"),
    "place": N_("DominantOrders", "{element} on the corner {corner}"),
    "return": N_("DominantOrders", "Return {element} to the bag"),
    "remove": N_("DominantOrders", "Remove {lying} from the corner {corner}"),
    "glaciate": N_("DominantOrders", "Freeze {cell}"),
    "speciate": N_("DominantOrders", "New cubes around {lying} on the corner {corner}"),
    "explore": N_("DominantOrders", "Place {terrain} on {cell}"),
    "eliminate": N_("DominantOrders", "Eliminate a cube on {cell}: {animal}"),
    "score": N_("DominantOrders", "Score {cell}"),
    "card": N_("DominantOrders", "Take the card {card}"),
    "blight": N_("DominantOrders", "{cell}: only {lying} on the corner {corner} stays"),
    "catastrophe": N_("DominantOrders", "{cell}: one cube survives, {animal}"),
    "replace": N_("DominantOrders", "Replace a cube on {cell}: {animal}"),
    "choose": N_("DominantOrders", "Choose {cell}"),
    "exchange": N_("DominantOrders", "Exchange {element} for {gained}"),
    "lose": N_("DominantOrders", "Lose {element}"),
    "rescue": N_("DominantOrders", "Save a cube on {cell}"),
    "pass": N_("DominantOrders", "Pass"),
}
_NOTHING_THERE: Final = N_("DominantOrders", "Choose {cell}, where nothing changes")
"""An order of Blight or Catastrophe on a tile without elements or cubes to choose from."""
_LOSE_PAWN: Final = N_("DominantOrders", "Lose a pawn")
_LOSE_PLACED: Final = N_("DominantOrders", "Lose the pawn on {space}")
_LOSE_SPECIES: Final = N_("DominantOrders", "Keep only one cube on each tile")


class DominantOrders:
    """Describes a move, in the position in which it can be made."""

    tr = staticmethod(partial(QCoreApplication.translate, "DominantOrders"))

    def __init__(self, terms: DominantTerms) -> None:
        self._terms = terms

    def order(self, state: DominantState, move: DominantMove) -> str:
        """Return a move as an order."""
        return begun(filled(self._words(move), self._params(state, move)))

    def _words(self, move: DominantMove) -> str:
        verb = move.verb
        if verb == "add":
            return self.tr("%n new cube(s) on {cell}", "", move.count)
        if verb == "move" and move.animal >= 0:
            return self.tr("%n cube(s) from {start} to {cell}: {animal}", "", move.count)
        if verb == "move":
            return self.tr("Move %n cube(s) from {start} to {cell}", "", move.count)
        if verb == "lose" and move.lost:
            if move.lost == "species":
                return self.tr(_LOSE_SPECIES)
            return self.tr(_LOSE_PLACED if move.space >= 0 else _LOSE_PAWN)
        if (verb == "blight" and move.corner < 0) or (verb == "catastrophe" and move.animal < 0):
            return self.tr(_NOTHING_THERE)
        return self.tr(_ORDERS[verb])

    def _params(self, state: DominantState, move: DominantMove) -> dict[str, int | str]:
        terms = self._terms
        found: dict[str, int | str] = {}
        if move.cell >= 0:
            found["cell"] = terms.tile(state, move.cell)
        if move.start >= 0:
            found["start"] = terms.tile(state, move.start)
        if move.corner >= 0:
            found["corner"] = terms.corner(move.corner)
            disk = state.disks[move.corner]
            found["lying"] = terms.element(disk) if disk < ELEMENTS else ""
        if move.space >= 0:
            found["space"] = terms.space(move.space)
        if move.element >= 0:
            found["element"] = terms.element(move.element)
        if move.gained >= 0:
            found["gained"] = terms.element(move.gained)
        if move.elements:
            found["elements"] = terms.elements(move.elements)
        if move.stack:
            found["terrain"] = terms.terrain(state.face_up[move.stack - 1])
        if move.animal >= 0:
            found["animal"] = terms.animal(move.animal)
        if move.card:
            found["card"] = terms.card(move.card)
        return found


_OF_ROWS: Final = {
    q.INITIATIVE: 0,
    q.REPLANT: 0,
    q.ADAPTATION: 1,
    q.REGRESSION: 2,
    q.ABUNDANCE: 3,
    q.WASTELAND: 4,
    q.DEPLETION: 5,
    q.GLACIATION: 6,
    q.SPECIATION: 7,
    q.SPECIATE: 7,
    q.INSECT: 7,
    q.WANDERLUST: 8,
    q.WANDERLUST_ELEMENT: 8,
    q.WANDERLUST_MOVE: 8,
    q.MIGRATION: 9,
    q.ARACHNID: 10,
    q.COMPETITION: 10,
    q.DOMINATION: 11,
    q.CARD: 11,
}
_OF_PHASES: Final = {q.PLAN: 0, q.RESCUE: 2}
_OF_CARDS: Final = {
    q.INSTINCT: "instinct",
    q.ICE_SHEET: "ice_sheet",
    q.AQUATIC: "aquatic",
    q.AQUATIC_SPECIES: "aquatic",
    q.BIOMASS: "biomass",
    q.BLIGHT: "blight",
    q.CATASTROPHE: "catastrophe",
    q.CATASTROPHE_VICTIMS: "catastrophe",
    q.DISEASE: "disease",
    q.EVOLUTION: "evolution",
    q.FECUNDITY: "fecundity",
    q.FERTILE: "fertile",
    q.HABITAT: "habitat",
    q.HIBERNATION: "hibernation",
    q.IMMIGRANTS: "immigrants",
    q.MASS_EXODUS: "mass_exodus",
    q.EXODUS: "mass_exodus",
    q.METAMORPHOSIS: "metamorphosis",
    q.PREDATOR: "predator",
}


def card_of_question(kind: int) -> str:
    """Return the key of the card that a kind of question belongs to, empty for none."""
    return _OF_CARDS.get(kind, "")


def topic(terms: DominantTerms, kind: int) -> str:
    """Return what a kind of question belongs to: a phase, an action or a card."""
    if kind in _OF_PHASES:
        return terms.phase(_OF_PHASES[kind])
    return terms.action(_OF_ROWS[kind]) if kind in _OF_ROWS else terms.card(CARD_NUMBERS[_OF_CARDS[kind]])


translate = QCoreApplication.translate

ASKED: Final = {
    q.PLAN: N_("DominantTable", "Place a pawn."),
    q.REPLANT: N_("DominantTable", "Place the pawn again."),
    q.INSTINCT: N_("DominantTable", "Instinct: place one of your pawns."),
    q.INITIATIVE: N_("DominantTable", "One place forward on the initiative track?"),
    q.ADAPTATION: N_("DominantTable", "Take an element."),
    q.REGRESSION: N_("DominantTable", "Which elements do you protect? {left} can stay."),
    q.ABUNDANCE: N_("DominantTable", "Take an element, then choose a corner for it."),
    q.WASTELAND: N_("DominantTable", "Return an element from Wasteland to the bag."),
    q.DEPLETION: N_("DominantTable", "Remove an element from the earth."),
    q.GLACIATION: N_("DominantTable", "Freeze a tile beside tundra."),
    q.ICE_SHEET: N_("DominantTable", "Ice Sheet: freeze a tile beside tundra."),
    q.SPECIATION: N_("DominantTable", "{element}: choose one on the earth for new cubes around it."),
    q.SPECIATE: N_("DominantTable", "Place new cubes on the tiles around it."),
    q.INSECT: N_("DominantTable", "The insect’s free cube: choose a tile."),
    q.WANDERLUST: N_("DominantTable", "Place a tile."),
    q.WANDERLUST_ELEMENT: N_("DominantTable", "Take an element, then choose a corner of the new tile."),
    q.WANDERLUST_MOVE: N_("DominantTable", "Move cubes onto the new tile, {place}."),
    q.MIGRATION: N_("DominantTable", "Move cubes: {left} left."),
    q.ARACHNID: N_("DominantTable", "The arachnid eliminates one cube of a rival."),
    q.COMPETITION: N_("DominantTable", "Eliminate a rival’s cube, one on each terrain: {terrains}."),
    q.DOMINATION: N_("DominantTable", "Score a tile."),
    q.CARD: N_("DominantTable", "You dominate {place}: take a card."),
    q.AQUATIC: N_("DominantTable", "Aquatic: place an element by the water."),
    q.AQUATIC_SPECIES: N_("DominantTable", "Aquatic: place up to 4 cubes there."),
    q.BIOMASS: N_("DominantTable", "Biomass: eliminate a cube on each crowded tile."),
    q.BLIGHT: N_("DominantTable", "Blight: choose the element that stays on a tile."),
    q.CATASTROPHE: N_("DominantTable", "Catastrophe: choose the cube that survives."),
    q.CATASTROPHE_VICTIMS: N_("DominantTable", "Catastrophe: eliminate a cube on each adjacent tile."),
    q.DISEASE: N_("DominantTable", "Disease: lose an element."),
    q.EVOLUTION: N_("DominantTable", "Evolution: replace a rival’s cube, {left} left."),
    q.FECUNDITY: N_("DominantTable", "Fecundity: add a cube to your tiles."),
    q.FERTILE: N_("DominantTable", "Fertile: choose one of your tiles."),
    q.HABITAT: N_("DominantTable", "Habitat: place an element on a corner."),
    q.HIBERNATION: N_("DominantTable", "Hibernation: bring up to 5 cubes back to one tile."),
    q.IMMIGRANTS: N_("DominantTable", "Immigrants: lose an element, a pawn or cubes."),
    q.MASS_EXODUS: N_("DominantTable", "Mass Exodus: choose a tile."),
    q.EXODUS: N_("DominantTable", "Mass Exodus: move all cubes away from {place}."),
    q.METAMORPHOSIS: N_("DominantTable", "Metamorphosis: exchange an element."),
    q.PREDATOR: N_("DominantTable", "Predator: eliminate a rival on each of your tiles."),
    q.RESCUE: N_("DominantTable", "The mammal saves one cube: choose a tile."),
}
"""What is asked, by the kind of the question."""
_IN_PARTS: Final = (q.SPECIATE, q.WANDERLUST_MOVE, q.EVOLUTION, q.FECUNDITY, q.AQUATIC_SPECIES)
"""Questions that are asked again after each part of an answer, until the player has enough."""
_COLLECTED: Final = {
    e.SURVIVAL: N_("DominantTable", "Survival"),
    e.NEIGHBOURS: N_("DominantTable", "new and frozen tiles"),
    e.DOMINATION: N_("DominantTable", "Domination"),
    e.FINAL: N_("DominantTable", "final scoring"),
}
"""Where points came from, beside cards."""


class DominantWords(DominantTerms, SimpleWords):
    """The words at the table."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self._events = DominantEventWords(self)
        self._log = LogForm(
            waits=lambda _phase: True,
            inset=inset,
            wordless=(e.PHASE_BEGAN, e.PAWN_BACK, e.FREE_STEP, e.DISKS_DRAWN),
            topic=heading,
            headline=DominantHeadlines(self).headline,
            set_up=self._events.set_up,
        )
        self._orders = DominantOrders(self)

    @property
    def log(self) -> LogForm:
        """Return how the lines of the log hang together: what a card or a tile brings stands below it."""
        return self._log

    # What happened

    def sentence(self, event: Event, names: Sequence[str], viewer: int = -1) -> str:
        """Return the line of an event, empty if it has none."""
        return self._events.sentence(event, grounds_of(names))

    def together(self, events: Sequence[Event], names: Sequence[str], viewer: int) -> str:
        """Return the one line for the cards that are turned up, or the elements that are drawn."""
        return self._events.turned(events) if events[0].kind == e.CARDS_TURNED else self._events.drawn(events)

    def of_all(self, events: Sequence[Event], names: Sequence[str], viewer: int) -> str:
        """Return one sentence for what comes at once to several animals or stacks, with the sum of each."""
        cause = events[0].cause
        has_name = cause in _COLLECTED or 0 <= cause <= CARD_BITS
        return self._events.of_all(events, self._source(cause) if has_name else "")

    def turning_point(self, point: TurningPoint, names: Sequence[str]) -> str:
        """Return in one line what a turning point of a game was."""
        return TurningWords().told(point, names)

    def collected(self, point: TurningPoint, names: Sequence[str]) -> str:
        """Return where the points of the one who won in a turning point came from."""
        counts: dict[str, int] = {}
        for event in point.events:
            if event.kind == e.POINTS and event.actor == point.winner:
                source = self._source(event.cause)
                counts[source] = counts.get(source, 0) + event.amount
        parts = [f"{source} {phrasing.signed(points)}" for source, points in counts.items()]
        return phrasing.before(names[point.winner], phrasing.row(parts)) if parts else ""

    def _source(self, cause: int) -> str:
        if cause in _COLLECTED:
            return translate("DominantTable", _COLLECTED[cause])
        return self.card(cause & CARD_BITS)

    # What is asked

    def round_heading(self, state: DominantState, sign: str = "") -> str:
        """Return round and phase, with a sign of how the table is looked at, if there is one."""
        return SharedWords().heading(state.round, self.phase(state.phase), sign)

    def asked(self, view: View[Any]) -> str:
        """Return what the animal that is asked is to do; of another seat's animal, what it is about."""
        state: DominantState = view.state
        if state.phase == OVER:
            return SharedWords().game_over()
        if not state.pending:
            return translate("DominantTable", "All cubes are planned: move them or take moves back.")
        question = state.pending[-1]
        animal = question >> q.BY_SHIFT & q.BY_BITS
        kind = question & q.KIND_BITS
        if view.viewer not in (-1, state.to_move):
            return phrasing.before(self.seat([animal], view.names[state.to_move]), topic(self, kind))
        sentence = filled(translate("DominantTable", ASKED[kind]), self._asked_about(state, question))
        several = state.seat_of.count(state.to_move) > 1 or view.viewer < 0
        return phrasing.before(self.animal(animal), sentence) if several else sentence

    def _asked_about(self, state: DominantState, question: int) -> Mapping[str, int | str]:
        kind, small = question & q.KIND_BITS, question >> q.SMALL_SHIFT & q.SMALL_BITS
        found: dict[str, int | str] = {"left": small}
        if kind == q.SPECIATION:
            found["element"] = self.element(small)
        if kind in q.WITH_CELL:
            found["place"] = self.tile(state, small)
        if kind == q.COMPETITION:
            mask = question >> q.MASK_SHIFT
            found["terrains"] = phrasing.row(
                [self.terrain(one) for one in TERRAIN_NUMBERS.values() if mask >> one & 1]
            )
        return found

    def thing(self, view: View[Any], step: int) -> str:
        """Return a step as an order."""
        return self.order(view.state, self.game.spoken(view.state, view.viewer, [step]))

    def order(self, state: DominantState, move: Any) -> str:
        """Return a move as an order."""
        return self._orders.order(state, move)

    def card_taken(self, event: Event) -> str:
        """Return in few words who takes which card."""
        text = translate("DominantTable", "{animal} takes {card}")
        names = {"animal": self.animal(event.subject - ANIMAL_REF), "card": self.card(event.card - CARD_REF)}
        return filled(text, names)

    def pass_button(self, kind: int) -> str:
        """Return the label of the button that passes a question of a kind, or ends one made in parts."""
        if kind in _IN_PARTS:
            return translate("DominantTable", "Done")
        return translate("DominantTable", "Pass")

    def confirm_button(self) -> str:
        """Return the label of the button that makes planned moves."""
        return translate("DominantTable", "Move")

    def back_button(self) -> str:
        """Return the label of the button that forgets the last planned move."""
        return translate("DominantTable", "Take back")

    def choice(self, verb: int, step: int) -> str:
        """Return the label that sets a step apart from others of the same gesture."""
        detail = unpack(step).detail
        if verb == s.PROTECT:
            return self.elements([one for one in range(ELEMENTS) if detail >> one & 1])
        return self.cubes(detail & s.CUBE_BITS)

    def matter(self, view: View[Any], matter: int) -> str:
        """Return the label of a choice that is about no place."""
        state = view.state
        if matter == SWAP:
            animal = state.pending[-1] >> q.BY_SHIFT & q.BY_BITS
            ahead = state.initiative[state.initiative.index(animal) - 1]
            text = translate("DominantTable", "Overtake {animal}")
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

    # Refusals

    def refusal(self, refusal: Refusal) -> str:
        """Return the sentence of a reason that stands in the way."""
        said = self.game.sentences
        params = {
            name: translate(said.context, said.names.get(str(value), str(value)))
            for name, value in refusal.params.items()
        }
        return filled(translate("Refusal", said.of_refusal(refusal)), params)
