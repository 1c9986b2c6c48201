"""The sentence of the log for each kind of event, and how the lines of the log hang together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.action import Ref
from evolution_qt.core.errors import filled
from evolution_qt.core.event import Event
from evolution_qt.core.text import N_
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.board import CELLS, CORNERS
from evolution_qt.games.dominant.cards import (
    ABUNDANCE,
    ADAPTATION,
    ANIMAL_REF,
    ANIMALS,
    CARD_BITS,
    CARDS,
    CELL_REF,
    CORNER_REF,
    DEPLETION,
    ELEMENT_REF,
    ELEMENTS,
    NICHE_BIOMES,
    REGRESSION,
    SPACE_REF,
    SPACES,
    STACK_REF,
    SYMBIOTIC,
    WASTELAND,
)
from evolution_qt.games.dominant.state import DominantState
from evolution_qt.ui.dominant import looks
from evolution_qt.ui.dominant.grounds import Grounds
from evolution_qt.ui.dominant.terms import DominantTerms, listed
from evolution_qt.ui.kit import joined
from evolution_qt.ui.table.sums import of_each

_SENTENCES: Final = {
    e.ROUND_BEGAN: N_("DominantEventWords", "Round {amount} begins."),
    e.PAWN_PLACED: N_("DominantEventWords", "{animal}: pawn on {space}."),
    e.TRACK_SWAPPED: N_("DominantEventWords", "{animal}: forward to place {place} on the initiative track."),
    e.ELEMENT_TAKEN: N_("DominantEventWords", "{animal} takes {element}."),
    e.ELEMENT_LOST: N_("DominantEventWords", "{animal} loses {element}."),
    e.DISK_PLACED: N_("DominantEventWords", "{animal}: {element} on the corner {corner}."),
    e.DISK_REMOVED: N_("DominantEventWords", "{animal} removes {element} from the corner {corner}."),
    e.TILE_PLACED: N_("DominantEventWords", "{animal} lays a tile: {cell}."),
    e.TILE_FROZEN: N_("DominantEventWords", "{animal} freezes {cell}."),
    e.TILE_SCORED: N_("DominantEventWords", "{animal} scores {cell}."),
    e.CARD_TAKEN: N_("DominantEventWords", "{animal} takes the card {card}."),
    e.CARD_GONE: N_("DominantEventWords", "The card {card} leaves the game."),
    e.SURVIVAL_CHANGED: N_("DominantEventWords", "{animal} holds the Survival card."),
    e.BOXES_MOVED: N_(
        "DominantEventWords",
        "The elements on the action display move on: {first} to {second}, {third} to {fourth}, {fourth} to "
        "{fifth}.",
    ),
    e.STACK_TURNED: N_("DominantEventWords", "A new tile lies open on stack {stack}: {terrain}."),
    e.PAWN_GAINED: N_("DominantEventWords", "{animal} gets a new pawn."),
    e.PAWN_LOST: N_("DominantEventWords", "{animal} loses a pawn."),
    e.RESCUED: N_("DominantEventWords", "{animal}: one cube on {cell} is saved."),
    e.PASSED: N_("DominantEventWords", "{animal} passes."),
    e.LAST_TURN: N_("DominantEventWords", "This round is the last."),
    e.FINAL_SCORED: N_("DominantEventWords", "Every tile has been scored once more."),
    e.GAME_ENDED: N_("DominantEventWords", "The game is over."),
}
"""The sentences without a count."""
_LOST_BY: Final = {
    e.SWEEP: N_("DominantEventWords", "Wasteland removes {element} from the corner {corner}, beside tundra."),
    e.MELTING: N_(
        "DominantEventWords", "{element} on the corner {corner} is removed: all around it is tundra."
    ),
    e.REGRESSION: N_("DominantEventWords", "{animal} loses {element} to Regression."),
}
"""What takes an element away without an animal."""
_FROM_BOX: Final = N_("DominantEventWords", "{animal} returns {element} from {box} to the bag.")
_FROM_SPACE: Final = N_("DominantEventWords", "{animal} loses the pawn on {space}.")
_DRAWN: Final = N_("DominantEventWords", "{animal} draws {element}.")
_NO_SURVIVAL: Final = N_("DominantEventWords", "No animal holds the Survival card now.")
_OF_ALL: Final = {
    e.POINTS: N_("DominantEventWords", "Points: {each}."),
    e.CUBES_ELIMINATED: N_("DominantEventWords", "Cubes eliminated: {each}."),
    e.CUBES_BACK: N_("DominantEventWords", "Cubes back in the gene pool: {each}."),
    e.STACK_TURNED: N_("DominantEventWords", "New tiles lie open: {each}."),
}
"""What is told of all in one sentence when it comes at once."""
_CAUSED_OF_ALL: Final = {
    e.POINTS: N_("DominantEventWords", "Points ({cause}): {each}."),
    e.CUBES_ELIMINATED: N_("DominantEventWords", "Cubes eliminated ({cause}): {each}."),
}
"""Those that name what does it."""
_BOXES: Final = (ADAPTATION, REGRESSION, ABUNDANCE, WASTELAND, DEPLETION)
_PROTECTS: Final = N_("DominantEventWords", "{animal} protects an element: pawn on {space}.")
_PARTS: Final = frozenset({e.NEIGHBOURS, e.DOMINATION, e.FREEZING, e.MELTING})
"""Causes of what stands below a tile that was laid, scored or frozen."""


def inset(event: Event, _before: Event | None, goes_on: bool) -> tuple[bool, bool]:
    """Say whether an event stands below another, and whether the next ones may: of a card or a new tile."""
    if event.kind in (e.CARD_TAKEN, e.TILE_PLACED):
        return False, True
    if event.kind == e.TILE_SCORED:
        return False, False
    return goes_on or event.cause in _PARTS or 0 <= event.cause <= CARD_BITS, goes_on


class DominantEventWords:
    """The sentences for the events of Dominant Species."""

    tr = staticmethod(partial(QCoreApplication.translate, "DominantEventWords"))

    def __init__(self, terms: DominantTerms) -> None:
        self._terms = terms

    def sentence(self, event: Event, grounds: Grounds) -> str:
        """Return the line for an event; empty if there is nothing to say, or it is said elsewhere.

        *grounds* are the terrains before it.
        """
        words = self._words(event)
        return filled(words, self._params(event, grounds)) if words else ""

    def set_up(self, state: DominantState) -> list[str]:
        """Return the lines for the cards and the tiles that lie open at the beginning."""
        terms = self._terms
        cards = [terms.card(card) for card in range(len(CARDS)) if state.cards >> card & 1]
        tiles = [terms.terrain(terrain) for terrain in state.face_up if terrain]
        return [
            *([filled(self.tr("Open cards: {cards}."), {"cards": listed(cards)})] if cards else []),
            *([filled(self.tr("Open tiles: {tiles}."), {"tiles": listed(tiles)})] if tiles else []),
        ]

    def turned(self, events: Sequence[Event]) -> str:
        """Return the line for the cards that are turned up."""
        cards = listed([self._terms.card(one.card & CARD_BITS) for one in events])
        return filled(self.tr("Turned up: {cards}."), {"cards": cards})

    def drawn(self, events: Sequence[Event]) -> str:
        """Return the line for the elements that the boxes get; those drawn for a card are told by taking."""
        found = []
        for box in dict.fromkeys([one.amount - 1 for one in events if one.amount]):
            elements = [one.card - ELEMENT_REF for one in events if one.amount - 1 == box]
            found.append(joined.before(self._box(box), self._terms.elements(elements)))
        return filled(self.tr("Drawn: {boxes}."), {"boxes": "; ".join(found)}) if found else ""

    def of_all(self, events: Sequence[Event], cause: str) -> str:
        """Return one sentence for equal events, with the sum of each; empty if there is none.

        *cause* names what did it, if that has a name.
        """
        kind, terms = events[0].kind, self._terms
        if kind == e.STACK_TURNED:
            each = joined.row([terms.terrain(one.amount) for one in events])
        elif kind in (e.CUBES_ELIMINATED, e.CUBES_BACK):
            lost = [(one.card or one.subject, -one.amount) for one in events]
            each = of_each((terms.animal(ref - ANIMAL_REF), count) for ref, count in lost)
        else:
            each = of_each((terms.animal(one.subject - ANIMAL_REF), one.amount) for one in events)
        words = _CAUSED_OF_ALL.get(kind, "") if cause else ""
        words = words or _OF_ALL.get(kind, "")
        return filled(self.tr(words), {"each": each, "cause": cause}) if words else ""

    def _box(self, box: int) -> str:
        """Return the name of a box: that of its row."""
        return self._terms.action(next(at for at, row in enumerate(looks.ROWS) if row.box == box))

    def _words(self, event: Event) -> str:
        kind, cause = event.kind, event.cause
        if kind == e.DISK_REMOVED and event.amount:
            return self.tr(_FROM_BOX)
        if kind in (e.DISK_REMOVED, e.ELEMENT_LOST) and cause in _LOST_BY:
            return self.tr(_LOST_BY[cause])
        if kind == e.ELEMENT_TAKEN and cause == SYMBIOTIC:
            return self.tr(_DRAWN)
        if kind == e.SURVIVAL_CHANGED and not _is(event.subject, ANIMAL_REF, ANIMALS):
            return self.tr(_NO_SURVIVAL)
        if kind == e.PAWN_LOST and _is(event.target, SPACE_REF, SPACES):
            return self.tr(_FROM_SPACE)
        if kind == e.PAWN_BACK:
            is_protection = looks.row_of(event.target - SPACE_REF) == looks.ActionRow.REGRESSION
            return self.tr(_PROTECTS) if is_protection else ""
        if kind == e.FREE_STEP:
            return ""
        if kind == e.CARDS_TURNED:
            return self.turned([event])
        if kind == e.DISKS_DRAWN:
            return self.drawn([event])
        if kind in _SENTENCES:
            return self.tr(_SENTENCES[kind])
        if kind == e.POINTS:
            return self._of_points(event)
        return self._of_cubes(event)

    def _of_points(self, event: Event) -> str:
        cause, points = event.cause, event.amount
        if cause == NICHE_BIOMES or points < 0:
            return self.tr("{animal} loses %n point(s).", "", -points)
        if cause == e.SURVIVAL:
            return self.tr("{animal}: %n point(s) for Survival.", "", points)
        if cause == e.NEIGHBOURS:
            return self.tr("{animal}: %n point(s) for the tiles beside it.", "", points)
        if cause == e.FINAL:
            return self.tr("{animal}: %n point(s) for {cell}.", "", points)
        return self.tr("{animal}: %n point(s).", "", points)

    def _of_cubes(self, event: Event) -> str:
        kind, count = event.kind, event.amount
        if kind == e.CUBES_ADDED:
            return self.tr("{animal}: %n new cube(s) on {cell}.", "", count)
        if kind == e.CUBES_MOVED:
            return self.tr("{victim}: %n cube(s) move from {start} to {cell}.", "", count)
        if kind == e.CUBES_BACK:
            return self.tr("{animal}: %n cube(s) return from {cell} to the gene pool.", "", count)
        if kind != e.CUBES_ELIMINATED:
            return ""
        if event.cause == e.EXTINCTION:
            return self.tr("{victim}: %n cube(s) die out on {cell}.", "", count)
        if event.subject in (0, event.card):
            return self.tr("{victim}: %n cube(s) eliminated on {cell}.", "", count)
        return self.tr("{animal} eliminates %n {victim} cube(s) on {cell}.", "", count)

    def _params(self, event: Event, grounds: Grounds) -> dict[str, int | str]:
        terms = self._terms
        grounds = grounds.telling(event)
        found: dict[str, int | str] = {"amount": event.amount, "place": event.amount + 1}
        if _is(event.subject, ANIMAL_REF, ANIMALS):
            found["animal"] = terms.animal(event.subject - ANIMAL_REF)
        if _is(event.subject, CELL_REF, CELLS):
            found["start"] = terms.place(*grounds.at(event.subject))
        if _is(event.target, CELL_REF, CELLS):
            found["cell"] = terms.place(*grounds.at(event.target))
        if _is(event.target, CORNER_REF, CORNERS):
            found["corner"] = terms.corner(event.target - CORNER_REF)
        if _is(event.target, SPACE_REF, SPACES):
            found["space"] = terms.space(event.target - SPACE_REF)
        if _is(event.card, ELEMENT_REF, ELEMENTS):
            found["element"] = terms.element(event.card - ELEMENT_REF)
        if _is(event.card, ANIMAL_REF, ANIMALS):
            found["victim"] = terms.animal(event.card - ANIMAL_REF)
        if event.kind in (e.CARD_TAKEN, e.CARD_GONE):
            found["card"] = terms.card(event.card & CARD_BITS)
        if event.kind == e.DISK_REMOVED and event.amount:
            found["box"] = self._box(event.amount - 1)
        if event.kind == e.STACK_TURNED:
            found["terrain"] = terms.terrain(event.amount)
            found["stack"] = event.target - STACK_REF
        if event.kind == e.BOXES_MOVED:
            names = ("first", "second", "third", "fourth", "fifth")
            found |= {name: self._box(box) for name, box in zip(names, _BOXES, strict=True)}
        return found


def _is(ref: Ref, first: Ref, count: int) -> bool:
    """Say whether a name of something in an event is one of so many of a sort."""
    return first <= ref < first + count


assert len(CARDS) <= CARD_BITS
