"""The line above a group of lines in the log: an action or a step of Reset, and what it has brought."""

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
from evolution_qt.games.dominant import headings as h
from evolution_qt.games.dominant.cards import (
    ANIMAL_REF,
    CARD_BITS,
    ELEMENT_REF,
    SPACE_REF,
)
from evolution_qt.games.dominant.state import PLANNING
from evolution_qt.ui.dominant.grounds import Grounds, grounds_of
from evolution_qt.ui.dominant.terms import DominantTerms
from evolution_qt.ui.kit import joined, numbers

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
        return filled(self.tr(_CLOSED), {"title": title, "what": joined.row(what)})

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
        return joined.before(self._terms.animal(animal), what)

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
            joined.before(
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
            numbers.signed(count)
            if whose == own
            else filled(
                words, {"animal": self._terms.animal(whose - ANIMAL_REF), "points": numbers.signed(count)}
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
