"""Events of Dominant Species in words: the sentence of the log for each kind, and headlines over its lines.

How the lines of the log hang together is here, too. A headline is an action or a step of Reset, and what it
has brought.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.action import NOTHING, Ref
from evolution_qt.core.errors import filled
from evolution_qt.core.event import Event
from evolution_qt.core.text import N_
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant import log as h
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
from evolution_qt.games.dominant.grid import CELLS, CORNERS
from evolution_qt.games.dominant.state import PLANNING, DominantState
from evolution_qt.ui.dominant import colours_and_icons
from evolution_qt.ui.dominant.grounds import Grounds, grounds_of
from evolution_qt.ui.dominant.terms import DominantTerms, listed
from evolution_qt.ui.kit import phrasing
from evolution_qt.ui.table.words import SharedWords, of_each

_SENTENCES: Final = {
    e.PAWN_PLACED: N_("DominantEventWords", "{animal}: pawn on {space}."),
    e.TRACK_SWAPPED: N_("DominantEventWords", "{animal} is now at place {place} on the initiative track."),
    e.ELEMENT_TAKEN: N_("DominantEventWords", "{animal} takes {element}."),
    e.ELEMENT_LOST: N_("DominantEventWords", "{animal} loses {element}."),
    e.DISK_PLACED: N_("DominantEventWords", "{animal}: {element} on the corner {corner}."),
    e.DISK_REMOVED: N_("DominantEventWords", "{animal} removes {element} from the corner {corner}."),
    e.TILE_PLACED: N_("DominantEventWords", "{animal} places a tile: {cell}."),
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
    e.STACK_TURNED: N_("DominantEventWords", "New tile on stack {stack}: {terrain}."),
    e.PAWN_GAINED: N_("DominantEventWords", "{animal} gets a new pawn."),
    e.PAWN_LOST: N_("DominantEventWords", "{animal} loses a pawn."),
    e.RESCUED: N_("DominantEventWords", "{animal}: one cube on {cell} is saved."),
    e.PASSED: N_("DominantEventWords", "{animal} passes."),
    e.LAST_TURN: N_("DominantEventWords", "This round is the last."),
    e.FINAL_SCORED: N_("DominantEventWords", "Every tile has been scored once more."),
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
    e.STACK_TURNED: N_("DominantEventWords", "New tiles: {each}."),
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
    """Return whether an event stands below another, and the next ones may: of a card or a new tile."""
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
        """Return the line for an event; empty if it has none, or another line names it.

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
        """Return the line for the elements of the boxes; those drawn for a card have the line of taking."""
        found = []
        for box in dict.fromkeys([one.amount - 1 for one in events if one.amount]):
            elements = [one.card - ELEMENT_REF for one in events if one.amount - 1 == box]
            found.append(phrasing.before(self._box(box), self._terms.elements(elements)))
        return filled(self.tr("Drawn: {boxes}."), {"boxes": phrasing.parts(found)}) if found else ""

    def of_all(self, events: Sequence[Event], cause: str) -> str:
        """Return one sentence for equal events, with the sum of each; empty if there is none.

        *cause* names what did it, if that has a name.
        """
        kind, terms = events[0].kind, self._terms
        words = (_CAUSED_OF_ALL.get(kind, "") if cause else "") or _OF_ALL.get(kind, "")
        if not words:
            return ""
        if kind == e.STACK_TURNED:
            each = phrasing.row([terms.terrain(one.amount) for one in events])
        elif kind in (e.CUBES_ELIMINATED, e.CUBES_BACK):
            lost = [(one.card or one.subject, -one.amount) for one in events]
            each = of_each((terms.animal(ref - ANIMAL_REF), count) for ref, count in lost)
        else:
            each = of_each((terms.animal(one.subject - ANIMAL_REF), one.amount) for one in events)
        return filled(self.tr(words), {"each": each, "cause": cause})

    def _box(self, box: int) -> str:
        """Return the name of a box: that of its row."""
        return self._terms.action(next(at for at, row in enumerate(colours_and_icons.ROWS) if row.box == box))

    def _words(self, event: Event) -> str:
        kind, cause = event.kind, event.cause
        if kind == e.ROUND_BEGAN:
            return SharedWords().round_begins(event.amount)
        if kind == e.GAME_ENDED:
            return SharedWords().game_over()
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
            is_protection = (
                colours_and_icons.row_of(event.target - SPACE_REF) == colours_and_icons.ActionRow.REGRESSION
            )
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
    """Return whether a name of something in an event is one of so many of a sort."""
    return first <= ref < first + count


assert len(CARDS) <= CARD_BITS


_CLOSED: Final = N_("DominantHeadlines", "{title} – {what}")
_TILES: Final = (e.TILE_PLACED, e.TILE_FROZEN, e.TILE_SCORED)


class DominantHeadlines:
    """The headlines of one table."""

    tr = staticmethod(partial(QCoreApplication.translate, "DominantHeadlines"))

    def __init__(self, terms: DominantTerms) -> None:
        self._terms = terms

    def headline(self, topic: int, events: Sequence[Event], names: Sequence[str], is_open: bool) -> str:
        """Return the headline of a group of events, with what they brought while it is closed."""
        title = self._title(topic, events[0])
        what = [] if is_open else self._brought(topic, events, grounds_of(names))
        if not what:
            return title
        return filled(self.tr(_CLOSED), {"title": title, "what": phrasing.row(what)})

    def _title(self, topic: int, event: Event) -> str:
        if topic == h.PLANNING:
            return self._terms.phase(PLANNING)
        if topic in h.NAMES:
            return QCoreApplication.translate("Dominance", h.NAMES[topic])
        animal = event.subject - ANIMAL_REF
        if topic == h.FREE:
            what = QCoreApplication.translate("Dominance", h.FREE_STEPS[animal])
        else:
            what = self._terms.space(event.target - SPACE_REF)
        return phrasing.before(self._terms.animal(animal), what)

    def _brought(self, topic: int, events: Sequence[Event], grounds: Grounds) -> list[str]:
        """Return what a group of events has brought, in few words each, after the terrains before it."""
        if topic == h.PLANNING:
            return [self.tr("%n pawn(s)", "", _count(events, e.PAWN_PLACED))]
        if topic == h.SWEEP:
            return [self._terms.elements([one.card - ELEMENT_REF for one in events])]
        if topic == h.REGRESSION:
            return self._lost(events)
        if topic == h.RESEED:
            cards = [self._terms.card(one.card & CARD_BITS) for one in events if one.kind == e.CARDS_TURNED]
            tiles = _count(events, e.STACK_TURNED)
            return [*cards, *([self.tr("%n new tile(s)", "", tiles)] if tiles else [])]
        found = [self._place(one, grounds) for one in events if one.kind in _TILES]
        found += self._points(events)
        found += [self._of_card(one) for one in events if one.kind == e.CARD_TAKEN]
        found += self._elements(events)
        found += self._where(events, grounds) if topic == h.FREE else self._cubes(events)
        if not found and any(one.kind == e.PASSED for one in events):
            found.append(self.tr("passed"))
        return found

    def _lost(self, events: Sequence[Event]) -> list[str]:
        """Return which elements each animal has lost."""
        lost = [one for one in events if one.kind == e.ELEMENT_LOST]
        return [
            phrasing.before(
                self._terms.animal(whose - ANIMAL_REF),
                self._terms.elements([one.card - ELEMENT_REF for one in lost if one.subject == whose]),
            )
            for whose in dict.fromkeys(one.subject for one in lost)
        ]

    def _points(self, events: Sequence[Event]) -> list[str]:
        """Return the points of each animal, those of the first one first; its own are points alone."""
        own = events[0].subject if events[0].kind in (e.PAWN_BACK, e.FREE_STEP) else NOTHING
        points: dict[Ref, int] = {}
        for one in events:
            if one.kind == e.POINTS:
                points[one.subject] = points.get(one.subject, 0) + one.amount
        words = self.tr("{animal} {points}")
        return [
            phrasing.signed(count)
            if whose == own
            else filled(
                words, {"animal": self._terms.animal(whose - ANIMAL_REF), "points": phrasing.signed(count)}
            )
            for whose, count in points.items()
        ]

    def _of_card(self, event: Event) -> str:
        return filled(self.tr("card {card}"), {"card": self._terms.card(event.card & CARD_BITS)})

    def _elements(self, events: Iterable[Event]) -> list[str]:
        """Return which elements have come or gone."""
        come = [one.card - ELEMENT_REF for one in events if one.kind in (e.ELEMENT_TAKEN, e.DISK_PLACED)]
        gone = [one.card - ELEMENT_REF for one in events if one.kind in (e.ELEMENT_LOST, e.DISK_REMOVED)]
        found = [self._terms.elements(come)] if come else []
        if gone:
            found.append(filled(self.tr("without {elements}"), {"elements": self._terms.elements(gone)}))
        return found

    def _place(self, event: Event, grounds: Grounds) -> str:
        return self._terms.place(*grounds.telling(event).at(event.target))

    def _where(self, events: Iterable[Event], grounds: Grounds) -> list[str]:
        """Return on which tile one cube has come or gone, and whose it was."""
        found = []
        for one in events:
            if one.kind == e.CUBES_ELIMINATED:
                found.append(self._terms.animal(one.card - ANIMAL_REF))
            if one.kind in (e.CUBES_ADDED, e.CUBES_ELIMINATED):
                found.append(self._place(one, grounds))
        return found

    def _cubes(self, events: Sequence[Event]) -> list[str]:
        """Return how many cubes were added, moved and lost."""
        added, moved = _count(events, e.CUBES_ADDED), _count(events, e.CUBES_MOVED)
        dead, back = _count(events, e.CUBES_ELIMINATED), _count(events, e.CUBES_BACK)
        saved = sum(one.kind == e.RESCUED for one in events)
        return [
            *([self.tr("%n new cube(s)", "", added)] if added else []),
            *([self.tr("%n cube(s) moved", "", moved)] if moved else []),
            *([self.tr("%n cube(s) eliminated", "", dead)] if dead else []),
            *([self.tr("%n cube(s) into the gene pool", "", back)] if back else []),
            *([self.tr("%n cube(s) saved", "", saved)] if saved else []),
        ]


def _count(events: Iterable[Event], kind: int) -> int:
    """Return how many pieces events of a kind are about."""
    has_amount = kind in (e.CUBES_ADDED, e.CUBES_MOVED, e.CUBES_ELIMINATED, e.CUBES_BACK)
    return sum(one.amount if has_amount else 1 for one in events if one.kind == kind)
