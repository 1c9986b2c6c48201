"""Sentences of the table of Dominant Species: for its ribbon, the log and refusals, as the language is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.action import unpack
from evolution_qt.core.errors import Refusal, filled
from evolution_qt.core.event import Event
from evolution_qt.core.game import AnyGame
from evolution_qt.core.review import TurningPoint
from evolution_qt.core.text import N_
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant import steps as s
from evolution_qt.games.dominant.cards import (
    ANIMAL_REF,
    CARD_BITS,
    CARD_REF,
    ELEMENTS,
    TERRAIN_NUMBERS,
)
from evolution_qt.games.dominant.headings import heading
from evolution_qt.games.dominant.state import OVER, DominantState
from evolution_qt.ui.dominant.event_words import DominantEventWords, inset
from evolution_qt.ui.dominant.grounds import grounds_of
from evolution_qt.ui.dominant.headlines import DominantHeadlines
from evolution_qt.ui.dominant.orders import DominantOrders, topic
from evolution_qt.ui.dominant.terms import DominantTerms
from evolution_qt.ui.dominant.things import KEEP, LOSE_PAWN, LOSE_SPECIES, SHIELDS, SWAP
from evolution_qt.ui.kit import joined, numbers
from evolution_qt.ui.table.simple_table import SimpleWords
from evolution_qt.ui.table.turning import TurningWords
from evolution_qt.ui.table.view import View
from evolution_qt.ui.table.words import LogForm

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
    q.DEPLETION: N_("DominantTable", "Take an element off the earth."),
    q.GLACIATION: N_("DominantTable", "Freeze a tile beside tundra."),
    q.ICE_SHEET: N_("DominantTable", "Ice Sheet: freeze a tile beside tundra."),
    q.SPECIATION: N_("DominantTable", "{element}: choose one on the earth for new cubes around it."),
    q.SPECIATE: N_("DominantTable", "Put new cubes on the tiles around it."),
    q.INSECT: N_("DominantTable", "The insect’s free cube: choose a tile."),
    q.WANDERLUST: N_("DominantTable", "Lay a tile."),
    q.WANDERLUST_ELEMENT: N_("DominantTable", "Take an element, then choose a corner of the new tile."),
    q.WANDERLUST_MOVE: N_("DominantTable", "Move cubes onto the new tile, {place}."),
    q.MIGRATION: N_("DominantTable", "Move cubes: {left} left."),
    q.ARACHNID: N_("DominantTable", "The arachnid eliminates one cube of a rival."),
    q.COMPETITION: N_("DominantTable", "Eliminate a rival’s cube, one on each terrain: {terrains}."),
    q.DOMINATION: N_("DominantTable", "Score a tile."),
    q.CARD: N_("DominantTable", "You dominate {place}: take a card."),
    q.AQUATIC: N_("DominantTable", "Aquatic: put an element by the water."),
    q.AQUATIC_SPECIES: N_("DominantTable", "Aquatic: put up to 4 cubes there."),
    q.BIOMASS: N_("DominantTable", "Biomass: eliminate a cube on each crowded tile."),
    q.BLIGHT: N_("DominantTable", "Blight: choose the element that stays on a tile."),
    q.CATASTROPHE: N_("DominantTable", "Catastrophe: choose the cube that survives."),
    q.CATASTROPHE_VICTIMS: N_("DominantTable", "Catastrophe: eliminate a cube on each tile beside it."),
    q.DISEASE: N_("DominantTable", "Disease: lose an element."),
    q.EVOLUTION: N_("DominantTable", "Evolution: replace a rival’s cube, {left} left."),
    q.FECUNDITY: N_("DominantTable", "Fecundity: add a cube to your tiles."),
    q.FERTILE: N_("DominantTable", "Fertile: choose one of your tiles."),
    q.HABITAT: N_("DominantTable", "Habitat: put an element on a corner."),
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
    """What is said at the table."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self._events = DominantEventWords(self)
        self._log = LogForm(
            waits=lambda _phase: True,
            inset=inset,
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
        """Return the line of an event, empty if there is nothing to say."""
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
        parts = [f"{source} {numbers.signed(points)}" for source, points in counts.items()]
        return joined.before(names[point.winner], joined.row(parts)) if parts else ""

    def _source(self, cause: int) -> str:
        if cause in _COLLECTED:
            return translate("DominantTable", _COLLECTED[cause])
        return self.card(cause & CARD_BITS)

    # What is asked

    def asked(self, view: View[Any]) -> str:
        """Return what the animal that is asked is to do; of another seat's animal, what it is about."""
        state: DominantState = view.state
        if state.phase == OVER:
            return translate("DominantTable", "The game is over.")
        if not state.pending:
            return translate("DominantTable", "All cubes are planned: move them or take moves back.")
        question = state.pending[-1]
        animal = question >> q.BY_SHIFT & q.BY_BITS
        kind = question & q.KIND_BITS
        if view.viewer not in (-1, state.to_move):
            return joined.before(self.seat([animal], view.names[state.to_move]), topic(self, kind))
        sentence = filled(translate("DominantTable", ASKED[kind]), self._asked_about(state, question))
        several = state.seat_of.count(state.to_move) > 1 or view.viewer < 0
        return joined.before(self.animal(animal), sentence) if several else sentence

    def _asked_about(self, state: DominantState, question: int) -> Mapping[str, int | str]:
        kind, small = question & q.KIND_BITS, question >> q.SMALL_SHIFT & q.SMALL_BITS
        found: dict[str, int | str] = {"left": small}
        if kind == q.SPECIATION:
            found["element"] = self.element(small)
        if kind in q.WITH_CELL:
            found["place"] = self.tile(state, small)
        if kind == q.COMPETITION:
            mask = question >> q.MASK_SHIFT
            found["terrains"] = joined.row(
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
        """Return what the button says that passes a question of a kind, or ends it where parts are made."""
        if kind in _IN_PARTS:
            return translate("DominantTable", "Enough")
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
            return self.elements([one for one in range(ELEMENTS) if detail >> one & 1])
        return self.cubes(detail & s.CUBE_BITS)

    def matter(self, view: View[Any], matter: int) -> str:
        """Return what a choice says that is about no place."""
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
