"""Moves as orders, for lists of moves, hints and people who do not see the table."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled
from evolution_qt.core.text import N_
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant.cards import CARD_NUMBERS, ELEMENTS
from evolution_qt.games.dominant.moves import DominantMove
from evolution_qt.games.dominant.state import DominantState
from evolution_qt.ui.dominant.terms import DominantTerms, begun

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
    "explore": N_("DominantOrders", "Lay {terrain} on {cell}"),
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
    """Says what a move is, in the position in which it can be made."""

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
