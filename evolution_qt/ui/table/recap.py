"""What the others have done since a seat moved last: a row of small pictures on the ribbon."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsSceneHoverEvent, QStyleOptionGraphicsItem, QWidget

from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import filled
from evolution_qt.core.event import Event
from evolution_qt.core.text import isolated
from evolution_qt.ui.kit import art, fonts, palette, phrasing, writing, zvalues
from evolution_qt.ui.kit.brush import colour, mix, rounded
from evolution_qt.ui.kit.crest_icons import draw_crest
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Item
from evolution_qt.ui.table.naming import NAMELESS, Pieces
from evolution_qt.ui.table.ribbon import inks
from evolution_qt.ui.table.view import View
from evolution_qt.ui.table.words import times

_MORE: Final = "…"
_LEAST: Final = 24.0
"""So wide and so high is at least what can be clicked, as WCAG 2.5.8 wants it."""
Picture = Callable[[Event, int, str, float], QPixmap | None]
"""Draws an event so many pixels high, signs in a colour, for a density."""


@dataclass(frozen=True)
class RecapStep:
    """What a seat did several times in a row: its kind, its victim, the events and their numbers."""

    kind: int
    actor: int
    victim: int
    numbers: tuple[int, ...]
    events: tuple[Event, ...]
    pieces: tuple[Pieces, ...] = ()
    """What pieces were called before each of the events."""
    things: tuple[RecapThing, ...] = ()
    """What it was done with: each different thing once."""

    @property
    def count(self) -> int:
        """Return how many things it was done with."""
        return sum(thing.count for thing in self.things)


@dataclass(frozen=True)
class RecapThing:
    """One of the things that a step was done with: the event whose picture it has, and how many there are."""

    event: Event
    count: int
    sign: str = ""
    """How the number is written: with a plus, a minus, or as times where it is empty."""

    @property
    def number(self) -> str:
        """Return the number beside the picture; empty where the picture shows all."""
        if self.sign:
            return f"{self.sign}{phrasing.plain_number(self.count)}"
        return times(self.count) if self.count > 1 else ""


@dataclass(frozen=True)
class RecapKinds:
    """Which kinds of events of a game are recalled, and how."""

    shown: frozenset[int]
    losses: tuple[int, ...]
    """What is also shown to the seat that it happened to."""
    attack: int
    """The kind that has a victim: its target."""
    seat_of: Callable[[int], int]
    """The seat of what an event is about, -1 for none."""
    measured: frozenset[int] = frozenset()
    """The kinds whose amounts are added up; of the others the events are counted."""
    swelling: frozenset[int] = frozenset()
    """Those of them to which is added what traits do of the same by themselves right behind."""
    gained: frozenset[int] = frozenset()
    lost: frozenset[int] = frozenset()
    """The kinds whose number is written as a gain or as a loss."""
    thing: Callable[[Event], Hashable] = lambda event: event.card
    """What an event was done with: of equal things there is one picture and the sum."""

    def things(self, events: Sequence[Event]) -> tuple[RecapThing, ...]:
        """Return what events of one kind were done with."""
        kind = events[0].kind
        sign = "+" if kind in self.gained else phrasing.MINUS if kind in self.lost else ""
        found: dict[Hashable, RecapThing] = {}
        for event in events:
            thing, count = self.thing(event), event.amount if kind in self.measured else 1
            before = found[thing].count if thing in found else 0
            found[thing] = RecapThing(event, before + count, sign)
        return tuple(found.values())


Recalled: TypeAlias = Callable[..., Sequence[RecapStep]]
"""Returns what the others of a seat did: from the events, the first number, the seat, and names of pieces."""


def recalled_steps(
    recalled: RecapKinds,
    events: Sequence[Event],
    first: int,
    viewer: int,
    pieces_at: Callable[[int], Pieces] = lambda _number: NAMELESS,
) -> list[RecapStep]:
    """Return what the seats other than *viewer* did in the events from number *first* on, and who lost what.

    What a trait does by itself belongs to what set it off, and adds to its sum. *pieces_at* gives what the
    pieces were called before the event of a number.
    """
    found: list[RecapStep] = []
    for number, event in enumerate(events[first:], first):
        is_loss = event.kind in recalled.losses
        if event.kind not in recalled.shown or event.actor == NOBODY:
            continue
        if event.actor == viewer and not is_loss:
            continue
        victim = recalled.seat_of(event.target) if event.kind == recalled.attack else -1
        sort = event.kind, event.actor, victim
        last = found[-1] if found else None
        goes_on = last is not None and (last.kind, last.actor, last.victim) == sort
        if event.cause >= 0 and not is_loss and not (goes_on and event.kind in recalled.swelling):
            continue
        if last is None or not goes_on:
            last = RecapStep(*sort, (), ())
            found.append(last)
        found[-1] = RecapStep(
            *sort,
            (*last.numbers, number),
            (*last.events, event),
            (*last.pieces, pieces_at(number)),
        )
    return [replace(step, things=recalled.things(step.events)) for step in found]


def done_by_others(
    view: View[Any],
    steps: Sequence[RecapStep],
    names: Sequence[str],
    deed: Callable[[int, int, int], str],
) -> list[str]:
    """Return what seats have done, in one sentence for each of them; the only person who plays is *you*.

    *deed* says it in a few words: of a kind, with how many things, to which seat (-1 for none).
    """
    translate = QCoreApplication.translate
    counts: dict[int, dict[tuple[int, int], int]] = {}
    for step in steps:
        of_seat = counts.setdefault(step.actor, {})
        of_seat[step.kind, step.victim] = of_seat.get((step.kind, step.victim), 0) + step.count
    lines = []
    for seat, done in counts.items():
        deeds = [isolated(deed(kind, count, victim)) for (kind, victim), count in done.items()]
        by_you, by_other = translate("Recap", "You: {deeds}."), translate("Recap", "{who}: {deeds}.")
        words = by_you if view.is_you(seat) else by_other
        listed = QLocale().createSeparatedList(deeds)
        lines.append(filled(words, {"who": names[seat], "deeds": listed}))
    return lines or [translate("Recap", "The other players have done nothing since the last turn.")]


def _first_that_fits(widths: Sequence[float], room: float) -> int:
    """Return the first of the last widths that have room side by side."""
    first = len(widths)
    while first and widths[first - 1] <= room:
        first -= 1
        room -= widths[first]
    return first


def _reach(room: QRectF) -> QRectF:
    """Return where a click still means a picture: an area that every player can hit."""
    wide, tall = (max(0.0, _LEAST - side) / 2 for side in (room.width(), room.height()))
    return room.adjusted(-wide, -tall, wide, tall)


def pointed_at(theme: str) -> tuple[str, str]:
    """Return the ground of what the pointer rests on, and the colour of what stands on it."""
    tints = palette.THEMES[theme]
    ground = mix(tints.target, "#ffffff", 0.35).name()
    return ground, palette.readable(ground, tints.text, tints.accent_text)


@guarded
class RecapItem(Item):
    """The row of pictures."""

    def __init__(self, drag: Drag, picture: Picture) -> None:
        """Take what draws the picture of an event."""
        super().__init__(drag)
        self._picture = picture
        self.steps: Sequence[RecapStep] = ()
        self._over: RecapStep | None = None
        self.pointed: Callable[[RecapStep | None], None] = lambda _step: None
        """Told on which step the pointer rests."""
        self._is_over_again = False
        self.setZValue(zvalues.PANEL + 2)

    def show_steps(self, steps: Sequence[RecapStep]) -> None:
        """Show what was done."""
        if tuple(steps) != tuple(self.steps):
            self.steps = tuple(steps)
            self.update()

    def chips(self) -> list[tuple[RecapStep, QRectF]]:
        """Return the steps that fit, the last ones, and where their pictures lie, in the item."""
        widths = [self._width(step) for step in self.steps]
        room = self.rect.width() - self.again_room().width() - self._gap
        first = _first_that_fits(widths, room)
        left = self.again_room().right() + self._gap
        if first:  # a mark tells that there was more
            first = _first_that_fits(widths, room - self._mark)
            left += self._mark
        found = []
        for step, width in zip(self.steps[first:], widths[first:], strict=True):
            found.append((step, QRectF(left, 0, width - self._gap, self.rect.height())))
            left += width
        return found

    def again_room(self) -> QRectF:
        """Return where the button lies that shows it all once more."""
        return self.again_room_in(self.rect)

    def again_room_in(self, room: QRectF) -> QRectF:
        """Return where that button lies if the row has a room."""
        return QRectF(0, 0, room.height() * 1.5, room.height())

    def step_at(self, at: QPointF) -> RecapStep | None:
        """Return the step whose picture is at a point."""
        return next((step for step, room in self.chips() if _reach(room).contains(at)), None)

    def is_again(self, at: QPointF) -> bool:
        """Return whether the button is at a point."""
        return _reach(self.again_room()).contains(at)

    def shape(self) -> QPainterPath:
        """Return what the mouse meets: the row, and what it takes to hit its pictures."""
        path = QPainterPath()
        path.addRect(self.rect.united(_reach(self.again_room())))
        return path

    @property
    def _gap(self) -> float:
        return 5 * self.style.unit

    @property
    def _mark(self) -> float:
        """Return how wide the mark is that stands for the steps that do not fit."""
        return writing.width_of(fonts.text(self.style.small_font, bold=True), _MORE) + self._gap

    def more_room(self) -> QRectF:
        """Return where it is marked that the first steps do not fit; empty if all do."""
        chips = self.chips()
        if len(chips) == len(self.steps):
            return QRectF()
        return QRectF(self.again_room().right() + self._gap, 0, self._mark, self.rect.height())

    def _width(self, step: RecapStep) -> float:
        side = self.rect.height()
        dots = 0.55 if step.victim < 0 else 1.1
        wide = side * (0.25 + dots) + self._gap
        return wide + sum(side + self._width_of(thing) for thing in step.things)

    def _width_of(self, thing: RecapThing) -> float:
        """Return how wide the number of a thing is, with the room behind it."""
        font = fonts.text(self.style.small_font)
        return writing.width_of(font, thing.number) + self._gap / 2 if thing.number else 0.0

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Report which step the pointer rests on."""
        super().hoverMoveEvent(event)
        self._point(self.step_at(event.pos()))
        self._light(self.is_again(event.pos()))

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Report that it rests on none."""
        super().hoverLeaveEvent(event)
        self._point(None)
        self._light(False)

    def _light(self, over: bool) -> None:
        if over != self._is_over_again:
            self._is_over_again = over
            self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)
            self.update()

    def _point(self, step: RecapStep | None) -> None:
        if step != self._over:
            self._over = step
            self.pointed(step)
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw each step: who, with what things and how many of each, whom."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tints = self.style.colours
        over = pointed_at(self.style.theme)
        again = self.again_room()
        fill, ink = over if self._is_over_again else (tints.panel_raised, tints.text)
        painter.fillPath(rounded(again, again.height() / 2), colour(fill))
        across = round(again.height() * 0.8)
        sign = art.glyph("again", across, ink, self.style.ratio)
        painter.drawPixmap(again.center() - QPointF(across / 2, across / 2), sign)
        if not (more := self.more_room()).isEmpty():
            font = fonts.text(self.style.small_font, bold=True)
            writing.draw_line(painter, more, _MORE, font, colour(inks(self.style.theme)[0]))
        for step, room in self.chips():
            path = rounded(room, room.height() / 2)
            fill, ink = over if step == self._over else (tints.panel_raised, tints.text)
            painter.fillPath(path, colour(fill))
            side = room.height()
            x = self._dot(painter, step.actor, room.left() + side * 0.4, room)
            font = fonts.text(self.style.small_font)
            for thing in step.things:
                picture = self._picture(thing.event, round(side * 0.92), ink, self.style.ratio)
                if picture is not None:
                    size = picture.deviceIndependentSize()
                    left = x + (side - size.width()) / 2
                    painter.drawPixmap(QPointF(left, room.center().y() - size.height() / 2), picture)
                words = QRectF(x + side, room.top(), self._width_of(thing), side)
                writing.draw_line(painter, words, thing.number, font, colour(ink))
                x = words.right()
            if step.victim >= 0:
                self._dot(painter, step.victim, x + side * 0.25, room)

    def _dot(self, painter: QPainter, seat: int, x: float, room: QRectF) -> float:
        draw_crest(painter, palette.badge(seat), QPointF(x, room.center().y()), room.height() * 0.22)
        return x + room.height() * 0.3
