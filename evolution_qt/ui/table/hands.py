"""Hands of cards: the fan at the bottom of a table, and an open hand as a row of small cards at a seat.

In the fan one card rises in place to be read: that under the pointer rises enlarged and its neighbours make
way. A card that was chosen comes forward no larger, so that the places it may be played to are seen; by keys
it is enlarged until a place is aimed at.

An open hand has the names of its cards where all of them have room.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from evolution_qt.ui.kit import fonts, palette, phrasing, pictures, timings, writing, zvalues
from evolution_qt.ui.kit.brush import colour, disc, line, rounded
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Back, CardItem, Face, HandLook, Item, ItemPool, Style
from evolution_qt.ui.kit.jobs import Job
from evolution_qt.ui.kit.pictures import CardFace
from evolution_qt.ui.kit.pixmap_cache import missing, painting
from evolution_qt.ui.table import fan
from evolution_qt.ui.table.fan import Pose

ENLARGED: Final = 1.7
"""How large a risen card is, compared to the others."""
_LEGIBLE: Final = 224.0
"""Pixels of width in which its rules text is read, at the usual size of writing."""
_LEAST_TEXT: Final = 0.9
"""However small writing is wished, it is so large that a face still carries its text."""
_HIGHEST: Final = 0.62
"""The share of the window's height that it takes at most."""
_LIFT: Final = 6.0
"""Units by which a chosen card is lifted."""
_PATIENCE: Final = 4
"""It rises so many times sooner than other things are enlarged: that is where one looks."""


class HandFan(QObject):
    """The cards of one hand."""

    def __init__(
        self, scene: QGraphicsScene, drag: Drag, back: Back, renewer: Callable[[Item], None]
    ) -> None:
        super().__init__(scene)
        self._scene = scene
        self._drag = drag
        self._back = back
        self._renewer = renewer
        self._pool = ItemPool(self._new_card)
        self._poses: list[Pose] = []
        self._settled: list[Pose] = []
        """Where they lie when the pointer has left them."""
        self._is_pointed = False
        self._room = QRectF()
        self._style = Style()
        self._wanted = -1
        self._up = -1
        """The card that has risen or come forward, -1 for none."""
        self._is_large = False
        self._is_chosen = False
        self.delay = timings.HOVER
        """Milliseconds until other things are enlarged that the pointer rests on; below 0 never."""
        self.may_rise: Callable[[], bool] = lambda: True
        self.rising: Callable[[], None] = lambda: None
        """Called before a card rises, so that what was said before makes room."""
        self._is_due = False
        """Whether the card that is wanted rises as soon as it is painted."""
        self._painting = Job(self)
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._rise)
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(self._move)
        self._motion.finished.connect(self._arrive)
        self._starts: list[Pose] = []
        self._ends: list[Pose] = []

    def _new_card(self) -> Item:
        card = CardItem(self._drag, self._back)
        card.renewer = self._renewer
        self._scene.addItem(card)
        return card

    # What lies there

    def apply_style(self, style: Style) -> None:
        """Give all cards a style."""
        self._style = style
        self._pool.apply_style(style)

    def show(
        self,
        poses: Sequence[Pose],
        faces: Sequence[Face | None],
        subjects: Sequence[object],
        room: QRectF,
        covered: float,
        look: HandLook,
    ) -> None:
        """Show cards where they lie in their hand, each but the last *covered* so far; none has risen.

        While the pointer is on the hand, cards that are left when others go keep their places.
        """
        kept = self._kept(faces) if self._is_pointed else []
        self._forget()
        self._settled, self._room = list(poses), room
        self._poses = kept or self._settled
        poses = self._poses
        items = self._pool.take(len(poses))
        for at, item in enumerate(items):
            card = cast(CardItem, item)
            card.apply_style(self._style)
            card.show_card(faces[at], subject=subjects[at])
            card.show_covered(covered if at < len(poses) - 1 else 0.0, look)
            card.setOpacity(1.0)
            card.home = poses[at].rect
        self._starts = self._ends = list(poses)
        self._arrive()

    @property
    def cards(self) -> list[CardItem]:
        """Return the cards that lie in the hand."""
        return [cast(CardItem, one) for one in self._pool.items if one.isVisible()]

    def seen_rect(self, at: int) -> QRectF:
        """Return the part of a card in its place that the next one does not cover."""
        pose, covered = self._poses[at], self.cards[at].covered
        return pose.part(1 - covered / pose.size.width())

    @property
    def risen(self) -> CardItem | None:
        """Return the card that has risen enlarged, None if none has."""
        return self.cards[self._up] if self._up >= 0 and self._is_large else None

    @property
    def is_waiting(self) -> bool:
        """Return whether a card will rise in a moment."""
        return self._rest.isActive() or self._is_due

    # Pointing and choosing

    def holds(self, piece: object) -> bool:
        """Return whether a piece is a card of this hand that can be read."""
        return isinstance(piece, CardItem) and piece.face is not None and piece in self.cards

    def point(self, piece: object, _at: QPointF) -> None:
        """Rest on a piece: a card of the hand rises after a moment, its neighbour at once."""
        wanted = self.cards.index(piece) if isinstance(piece, CardItem) and self.holds(piece) else -1
        self._is_pointed = wanted >= 0
        if wanted == self._wanted and (self._is_pointed or self._poses is self._settled):
            return
        was_up = self._is_large
        self._stop_waiting()
        self._wanted = wanted
        if wanted < 0:
            self._rest.start(0)  # the pointer may go on to a neighbour within the same movement
        elif self.delay >= 0 and self.may_rise():
            self._prepare(self.cards[wanted])
            self._rest.start(0 if was_up else self.delay // _PATIENCE)

    def close(self) -> None:
        """Let the risen card go back."""
        self._stop_waiting()
        self._wanted = -1
        self._lay(-1)

    def _rise(self) -> None:
        if self._wanted >= 0:
            self._is_due = self._painting.is_active
            if self._is_due:
                return
            self.rising()
        self._lay(self._wanted, large=self._wanted >= 0)
        if self._wanted < 0 and self._poses is not self._settled:
            self._settle()

    def _kept(self, faces: Sequence[Face | None]) -> list[Pose]:
        """Return where the cards lie that are left when others go; nothing if any has come."""
        left, found = list(faces), []
        for card, pose in zip(self.cards, self._poses, strict=True):
            if left and card.face == left[0]:
                left.pop(0)
                found.append(pose)
        return found if not left and len(found) < len(self._poses) else []

    def _settle(self) -> None:
        """Let the cards that have kept their places lie together."""
        self._starts, self._poses = [self._pose_of(card) for card in self.cards], self._settled
        for card, pose in zip(self.cards, self._poses, strict=True):
            card.home = pose.rect
        self._ends = list(self._poses)
        self._go()

    def _stop_waiting(self) -> None:
        self._rest.stop()
        self._painting.cancel()
        self._is_due = False

    def _prepare(self, card: CardItem) -> None:
        """Begin to paint a card as it will rise, a part in each turn of the event loop."""
        face, width = card.face, self._risen(self._poses[self._wanted]).size.width()
        assert face is not None
        if unpainted := missing(lambda: face.large(width, self._style.ratio)):
            self._painting.begin(painting(unpainted), self._rise_if_due)

    def _rise_if_due(self, _result: None) -> None:
        if self._is_due:
            self._rise()

    def bring_forward(self, at: int, *, large: bool) -> None:
        """Let a card that was chosen lie in front of the others, enlarged or no larger; -1 for none."""
        self._lay(at, large=large and self.may_rise(), chosen=True)

    def shrink(self) -> None:
        """Let a chosen card that is enlarged be as large as the others: it is aimed now."""
        if self._is_chosen and self._is_large:
            self._lay(self._up, chosen=True)

    def _lay(self, up: int, *, large: bool = False, chosen: bool = False) -> None:
        """Let a card rise or come forward, or none, and the others make way."""
        large, chosen = large and up >= 0, chosen and up >= 0
        if (up, large, chosen) == (self._up, self._is_large, self._is_chosen):
            return
        self._starts = [self._pose_of(card) for card in self.cards]
        self._ends = list(self._poses)
        self._up, self._is_large, self._is_chosen = up, large, chosen
        for at, card in enumerate(self.cards):
            card.show_chosen(chosen=chosen and at == up)
            card.setZValue(zvalues.CARD + (0.9 if card.is_risen else at * 0.01))
        if large:
            raised = self._risen(self._poses[up])
            self._ends = fan.making_way(self._poses, up, raised.rect, self._room)
            self._ends[up] = raised
            self.cards[up].place(raised.rect)
            self.cards[up].show_risen(risen=True)
            self.cards[up].setZValue(zvalues.MAGNIFIER - 1)
        elif up >= 0:
            self._ends[up] = fan.forward(self._poses[up], _LIFT * self._style.unit)
            self._show_usual(up)
            self.cards[up].setZValue(zvalues.CARD + 1)
        self._go()

    def _go(self) -> None:
        """Let all cards move to where they end."""
        self._motion.stop()
        duration = timings.scaled(timings.RISE, self._drag.speed)
        if duration <= 0:
            self._arrive()
            return
        self._move(0.0)
        self._motion.setDuration(duration)
        self._motion.start()

    def _risen(self, pose: Pose) -> Pose:
        """Return how a card lies that has risen enlarged, so that its text can be read."""
        window, size = self._scene.sceneRect(), pose.size
        width = max(ENLARGED * size.width(), _LEGIBLE * max(self._style.text, _LEAST_TEXT))
        return fan.risen(pose, min(width, window.height() * _HIGHEST * size.width() / size.height()), window)

    def _pose_of(self, card: CardItem) -> Pose:
        """Return how a card lies now, also on its way."""
        size = card.size * card.scale()
        return Pose(card.mapToScene(card.rect.center()), size, card.rotation())

    def _show_usual(self, at: int) -> None:
        card = self.cards[at]
        card.show_risen(risen=False)
        card.place(self._poses[at].rect)

    def _move(self, share: float) -> None:
        for card, start, end in zip(self.cards, self._starts, self._ends, strict=False):
            pose = fan.blend(start, end, share)
            card.lie(pose.middle, pose.size.width(), pose.angle)

    def _arrive(self) -> None:
        """Let every card lie where it belongs, in its own look and order."""
        for at, card in enumerate(self.cards):
            if at != self._up:
                self._show_usual(at)
                card.setZValue(zvalues.CARD + at * 0.01)
        self._move(1.0)

    def _forget(self) -> None:
        """Let no card be up now, without a motion."""
        self._motion.stop()
        self._stop_waiting()
        self._wanted = self._up = -1
        self._is_large = self._is_chosen = False
        for card in self.cards:
            card.show_chosen(chosen=False)


_GAP: Final = 4.0
"""Units between two cards, as long as they do not overlap."""
_NARROW: Final = 0.92
"""The width of a card without its name, in its heights."""
_NUMBER: Final = 0.5
"""The size of a food number's disc, in heights of the card."""
_LEAST_DISC: Final = 15.0


@guarded
class HandRow(Item):
    """The open hand of one seat. Pointed at, a card is enlarged like any other."""

    def __init__(self, drag: Drag, seat: int) -> None:
        super().__init__(drag)
        self.seat = seat
        self.faces: tuple[CardFace, ...] = ()
        self.setZValue(zvalues.ZONE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_cards(self, faces: Sequence[CardFace]) -> None:
        """Show these cards, in this order."""
        if tuple(faces) != self.faces:
            self.faces = tuple(faces)
            self.update()

    @property
    def _font(self) -> QFont:
        return fonts.text(max(round(self.size.height() * 0.42), fonts.LEAST), bold=True)

    @property
    def named_width(self) -> float:
        """Return the width of a card with the longest of the names; 0 if not all of them have room."""
        count, tall = len(self.faces), self.size.height()
        if not count:
            return 0.0
        words = max(writing.width_of(self._font, face.name) for face in self.faces)
        wide = tall * _NARROW + words + tall * 0.4
        gaps = _GAP * self.style.unit * (count - 1)
        return wide if wide * count + gaps <= self.size.width() else 0.0

    def places(self) -> list[QRectF]:
        """Return where the cards lie; where there are many, each lies over a part of the one before."""
        count, tall = len(self.faces), self.size.height()
        wide = self.named_width or tall * _NARROW
        step = wide + _GAP * self.style.unit
        if count > 1:
            step = min(step, (self.size.width() - wide) / (count - 1))
        left = (self.size.width() - step * (count - 1) - wide) / 2
        return [QRectF(left + at * step, 0, wide, tall) for at in range(count)]

    def card_rect(self, number: int) -> QRectF:
        """Return where a card lies in the scene."""
        places = self.places()
        return self.mapRectToScene(places[number]) if number < len(places) else QRectF()

    def card_at(self, at: QPointF) -> int:
        """Return the number of the card at a point of its own, -1 for none."""
        found = [number for number, place in enumerate(self.places()) if place.contains(at)]
        return found[-1] if found else -1

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the cards."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font, has_names = self._font, bool(self.named_width)
        for face, place in zip(self.faces, self.places(), strict=True):
            path = rounded(place.adjusted(0.5, 0.5, -0.5, -0.5), place.height() * 0.12)
            painter.fillPath(path, colour(palette.PAPER))
            painter.strokePath(path, line(colour(palette.FAMILIES[face.family].main), 1.4))
            inset = place.height() * 0.08
            side = place.height() - 2 * inset
            picture = pictures.plate(
                face.trait, "", face.family, pictures.OPEN, 0, side, side, self.style.ratio
            )
            painter.drawPixmap(place.topLeft() + QPointF(inset, inset), picture)
            if face.food is not None:
                self._food(painter, place, face.food)
            if has_names:
                room = place.adjusted(side + 3 * inset, 0, -inset, 0)
                writing.draw_line(painter, room, face.name, font, colour(palette.PAPER_TEXT))

    def _food(self, painter: QPainter, place: QRectF, food: int) -> None:
        """Draw the food number at the upper left, where no card covers it."""
        side = max(place.height() * _NUMBER, _LEAST_DISC)
        room = QRectF(place.left() - 1, place.top() - 1, side, side)
        tint = palette.PLANT_DARK if food >= 0 else palette.MEAT_DARK
        painter.fillPath(disc(room.center(), side / 2), colour(palette.CREAM))
        painter.fillPath(disc(room.center(), side / 2 - 1), colour(tint))
        painter.setPen(colour(palette.CREAM))
        painter.setFont(fonts.text(max(round(side * 0.66), fonts.LEAST), bold=True))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, phrasing.plain_number(food))
