"""The hand at the bottom of a table: a fan of cards of which one rises in place to be read.

The card under the pointer rises enlarged and its neighbours make way. A card that was chosen comes forward
no larger, so that the places it may be played to are seen; by keys it is enlarged until a place is aimed at.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final, cast

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QTimer, QVariantAnimation
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.ui.kit import timings, zvalues
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.idle_work import Chore
from evolution_qt.ui.kit.items import Back, CardItem, Face, HandLook, Item, ItemPool, Style
from evolution_qt.ui.kit.pixmap_cache import Steps, missing, paint_on
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
        self._unpainted: list[Steps] = []
        self._is_due = False
        """Whether the card that is wanted rises as soon as it is painted."""
        self._painting = Chore(self._paint_on, self)
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

    def dress(self, style: Style) -> None:
        """Give all cards a style."""
        self._style = style
        self._pool.dress(style)

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
            card.dress(self._style)
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
        """Say whether a card will rise in a moment."""
        return self._rest.isActive() or self._is_due

    # Pointing and choosing

    def holds(self, piece: object) -> bool:
        """Say whether a piece is a card of this hand that can be read."""
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
            self._is_due = bool(self._unpainted)
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
        self._painting.stop()
        self._unpainted, self._is_due = [], False

    def _prepare(self, card: CardItem) -> None:
        """Begin to paint a card as it will rise, a part in each turn of the event loop."""
        face, width = card.face, self._risen(self._poses[self._wanted]).size.width()
        assert face is not None
        self._unpainted = missing(lambda: face.large(width, self._style.ratio))
        self._painting.start()

    def _paint_on(self) -> None:
        if paint_on(self._unpainted, time.perf_counter()):
            self._painting.stop()
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
