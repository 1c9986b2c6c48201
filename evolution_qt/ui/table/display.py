"""What is seen of one table: its ground, size, theme and language, and a placeholder while it is painted.

While a window changes its size, a picture of the table is stretched; nothing else is painted. Then a job
paints the pictures that each thing needs in the new size, a few milliseconds in each turn of the event loop,
and the thing itself. At last the table is seen again. Another moment of a game is shown in the same way.

Where things on the table look different from now on, what that takes is painted first, by a job as well.
Until then the old look is seen, which the view has kept; that is so for a few turns of the event loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QPaintEvent, QPixmap, QRegion, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsView, QStyleOptionGraphicsItem, QWidget
from shiboken6 import isValid

from evolution_qt.ui.kit import art, keymap, palette, pixmaps, timings
from evolution_qt.ui.kit.items import Item
from evolution_qt.ui.kit.jobs import Job
from evolution_qt.ui.kit.pixmap_cache import Steps, missing, painting

if TYPE_CHECKING:
    from evolution_qt.ui.table.table import Table

_FADES: Final = 12
"""The steps in which the ground takes on another light."""


class DeferredRepaint(QObject):
    """The things of one table whose new look is being painted."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_patient = False
        """Whether things may be seen as they were; otherwise they are painted when they are to be seen."""
        self.may_turn = False
        """Whether cards at least may lie face down until they are painted."""
        self._waiting: dict[Item, list[Steps]] = {}
        self.painting = Job(self)

    @property
    def is_busy(self) -> bool:
        """Return whether something is still seen as it was."""
        return bool(self._waiting)

    def renew(self, item: Item) -> None:
        """Let a thing be seen as it is now, once that is painted."""
        if self._waiting.pop(item, None) is not None:
            item.wait(False)
        may_wait = self.is_patient or (self.may_turn and item.turns)
        unpainted = missing(lambda: ask(item)) if may_wait and item.isVisible() else []
        if unpainted:
            self._waiting[item] = unpainted
            item.wait(True)
            if not self.painting.is_active:
                self.painting.begin(self._paint())
        if not (unpainted and self.is_patient):
            item.update()

    def flush(self) -> None:
        """Let everything be seen as it is now; what is not painted yet is painted then."""
        self.painting.cancel()
        for item in list(self._waiting):
            self._show(item)

    def _paint(self) -> Steps:
        """Paint what waits, and show each thing that is finished."""
        while self._waiting:
            item, unpainted = next(iter(self._waiting.items()))
            yield from painting(unpainted)
            if self._waiting.get(item) is unpainted:
                self._show(item)

    def _show(self, item: Item) -> None:
        del self._waiting[item]
        item.wait(False)
        item.update()


def ask(*items: QGraphicsItem) -> None:
    """Let things ask for their pictures, as if they painted themselves."""
    painter = QPainter(speck := QPixmap(1, 1))
    option = QStyleOptionGraphicsItem()
    for item in items:
        painter.save()
        item.paint(painter, option, None)
        painter.restore()
    painter.end()
    del speck


Ground = Callable[[QPainter, QRect, float], None]
"""Paints the bare table into a rectangle, for so many screen pixels of a pixel."""
_TRIES: Final = 3
"""So often a thing is asked what it needs: it may have changed while that was painted."""


class Placeholder(QObject):
    """The picture that stands in for one table."""

    ended = Signal()
    """The table itself can be shown again; everything it needs is painted."""

    def __init__(
        self, view: QGraphicsView, ground: Ground, sketch: Callable[[], QPixmap], change: Callable[[], None]
    ) -> None:
        """Stand in for a view on a ground; *sketch* paints this so that one may see it for a moment.

        *change* is called before anything is painted, and before the table is seen again.
        """
        super().__init__(view)
        self._view = view
        self._ground = ground
        self._sketch = sketch
        self._change = change
        self.picture: QPixmap | None = None
        """What stands in for the table, None while the table itself is shown."""
        self.is_lifted = False
        """Whether the table paints itself nevertheless: no one sees it now."""
        self.is_whole = False
        """Whether the table itself was seen, in the size of that time, when this began to stand in for it."""
        self.painting = Job(self)

    @property
    def is_shown(self) -> bool:
        """Return whether the picture stands in for the table."""
        return self.picture is not None

    def take(self) -> None:
        """Stand in for the table as it is shown now, unless an earlier picture does already.

        To be called before the view takes on another size: what was painted in the old one is made use of.
        """
        if self.picture is None:
            self.is_whole = True
            self.take_from(self._view.viewport())
        self.painting.cancel()

    def take_from(self, other: QWidget) -> None:
        """Stand in with what another widget shows now."""
        picture = QPixmap(other.size())  # of single density: it is seen for a moment
        other.render(picture, QPoint(), QRegion(), QWidget.RenderFlag(0))
        self.picture = picture

    def lacks(self) -> bool:
        """Return whether the table, as it is arranged now, needs a picture that is not there."""
        return bool(missing(self._ask_ground) or missing(lambda: ask(*self._items())))

    def take_bare(self) -> None:
        """Stand in with nothing but a sketch of the table's ground: the ground itself would take too long."""
        self.picture = self._sketch()

    def begin(self) -> None:
        """Begin to paint, from the next turn on, what the table needs as it is arranged now."""
        self.is_whole = False
        self.painting.begin(self._painting(), lambda _: self.end())

    def end(self) -> None:
        """Let the table be seen again; what is not painted yet, it paints itself."""
        self.painting.cancel()
        try:
            self._change()
        finally:
            if self.picture is not None:
                self.picture = None
                self.ended.emit()

    async def whole(self) -> None:
        """Wait until the table itself is shown; it is painted meanwhile."""
        ended = asyncio.Event()
        self.ended.connect(ended.set)
        try:
            await ended.wait()
        finally:
            if isValid(self):  # the table may have gone meanwhile, and waiting ends then
                self.ended.disconnect(ended.set)

    def draw(self, painter: QPainter, rect: QRect) -> None:
        """Draw the picture, stretched to a rectangle."""
        if self.picture is not None:
            painter.drawPixmap(rect, self.picture, self.picture.rect())

    def _painting(self) -> Steps:
        """Paint what the table needs; if that fails, the table is seen nevertheless."""
        try:
            yield from self._paint()
        except Exception:
            self.end()
            raise

    def _paint(self) -> Steps:
        """Paint the ground, then each thing; the game goes on behind the picture, and others may come."""
        self._change()
        yield
        yield from painting(missing(self._ask_ground))
        done = set[QGraphicsItem]()
        while fresh := [item for item in self._items() if item not in done]:
            done.update(fresh)
            for item in filter(isValid, fresh):
                seen = self._view.mapFromScene(item.sceneBoundingRect()).boundingRect()
                speck = QRect((seen & self._view.viewport().rect()).center(), QSize(1, 1))
                for _ in range(_TRIES):
                    unpainted = missing(lambda: ask(*self._items(speck)))  # noqa: B023  asked at once
                    if not unpainted:
                        break
                    yield from painting(unpainted)
                self._keep(speck)
                yield

    def _items(self, room: QRect | None = None) -> list[QGraphicsItem]:
        """Return what is to be seen, or what is to be seen of it in a part of the view."""
        scene = self._view.scene()
        if room is None:
            every = scene.items()
        else:
            touching = Qt.ItemSelectionMode.IntersectsItemBoundingRect
            every = scene.items(self._view.mapToScene(room).boundingRect(), touching)
        return [item for item in every if item.isVisible()]

    def _ask_ground(self) -> None:
        painter = QPainter(speck := QPixmap(1, 1))
        self._ground(painter, self._view.viewport().rect(), self._view.devicePixelRatioF())
        painter.end()
        del speck

    def _keep(self, speck: QRect) -> None:
        """Let the view keep the pictures of the things at a pixel: it paints all of each for that, unseen."""
        self.is_lifted = True
        self._view.viewport().render(QPixmap(1, 1), QPoint(), QRegion(speck), QWidget.RenderFlag(0))
        self.is_lifted = False


class Display(QObject):
    """What is seen of one table, which may be painted bit by bit so that its window answers."""

    def __init__(self, table: Table, theme: str) -> None:
        super().__init__(table)
        self._table = table
        self._changes: list[Callable[[], None]] = []  # what is to look different, in the next turn
        self.theme = self._next_theme = palette.lit(theme, table.light)
        self.scale = 1.0
        """How small the whole table is shown."""
        self._next_text = (1.0, 1.0)  # how large writing is to be, and the whole
        self.forced_ratio = 0.0
        """Screen pixels of a pixel while a picture is taken, else 0."""
        self._ratio = 0.0
        self._laid: tuple[QPoint, QPixmap] | None = None
        self._light = ""
        self._light_job = Job(self)
        self._fading: tuple[QPoint, QPixmap] | None = None  # the ground in the light before
        self._fade = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=timings.LIGHT)
        self._faded = 0.0
        self._fade.valueChanged.connect(self._fade_on)
        self._fade.finished.connect(self._end_fade)
        self.is_painted = False
        self._forgotten = 0  # pictures, of any table, before this one was painted last
        self.may_lag = False
        """Whether what is seen now may still be seen when something else is to be shown."""
        self.placeholder = Placeholder(table, self.paint_ground, self._sketched, self._make_changes)
        self.placeholder.ended.connect(self._come_alive)
        self._resized = QTimer(self, singleShot=True, interval=timings.RESIZE)
        self._resized.timeout.connect(self.rearrange)

    # Places

    def as_seen(self, room: QRectF) -> QRectF:
        """Return where something on the table is seen, in pixels of its widget."""
        return QTransform.fromScale(self.scale, self.scale).mapRect(room)

    def laid_size(self, size: QSize) -> QSizeF:
        """Return how large the table is laid out, to be seen in a size."""
        return QSizeF(size) / self.scale

    @property
    def ratio(self) -> float:
        """Return how many screen pixels a pixel of the table has."""
        return (self.forced_ratio or self._table.devicePixelRatioF()) * self.scale

    @property
    def may_come_late(self) -> bool:
        """Return whether the table need not look at once as the game stands."""
        return self.may_lag and self.is_seen

    @property
    def has_time(self) -> bool:
        """Return whether what is seen now may be seen a little longer, while what comes is painted."""
        return self.may_come_late and not self.placeholder.is_shown

    @property
    def is_seen(self) -> bool:
        """Return whether the table is seen, in a window that has to answer."""
        return self._table.paints_gradually and self.is_painted and self._table.isVisible()

    @property
    def is_resizing(self) -> bool:
        """Return whether the table waits for its last size."""
        return self._resized.isActive()

    # Looks

    def set_theme(self, theme: str) -> None:
        """Take on a theme."""
        before, self._next_theme = self._next_theme, palette.lit(theme, self._table.light)
        if self._next_theme != before:
            self._change(self._apply_theme)

    def _apply_theme(self) -> None:
        self.theme = self._next_theme
        self._end_fade()
        self._table.redraw()

    def set_text(self, factor: float, scale: float = 1.0) -> None:
        """Write so much larger, as far as there is room, and show the whole on a *scale* of at most 1."""
        before, self._next_text = self._next_text, (factor, scale)
        if self._next_text != before:
            self._change(self._apply_text)

    def _apply_text(self) -> None:
        table = self._table
        table.board.text, self.scale = self._next_text
        # unscaled, what is kept lies on whole pixels, and the hint makes a repaint four times slower
        table.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, self.scale < 1)
        table.player.answers.hush()
        table.redraw()
        table.resized.emit()

    def retranslate(self, redraw: Callable[[], object] | None = None) -> None:
        """Draw everything in the present language; *redraw* does it, and what the window words itself."""

        def translate() -> None:
            table = self._table
            table.board.forget_words()
            table.overlays.forget_words()
            table.player.answers.hush()
            (redraw or table.redraw)()

        self._change(translate)

    def hide_look(self) -> None:
        """Let nothing be seen as it was: what comes is for another viewer."""
        self.may_lag = False
        if self._table.paints_gradually and (self.placeholder.is_shown or self.is_seen):
            self.placeholder.take_bare()
        else:
            self.placeholder.end()

    def show_look(self) -> None:
        """Let be seen what the table looks like for its viewer: a bare one until that is painted."""
        if self.placeholder.is_shown:
            if self.placeholder.lacks():
                self.placeholder.begin()
            else:
                self.placeholder.end()

    def _change(self, change: Callable[[], None]) -> None:
        """Let everything look different; until that is painted, it may be seen as it was.

        The change itself is made in the next turn then: to draw a full table takes as long as all else.
        """
        if change not in self._changes:  # a size that is dragged may ask for many
            self._changes.append(change)
        if self.may_come_late:
            self.placeholder.take()
            self.placeholder.begin()
        else:
            self.placeholder.end()  # what it still paints is of the other look
            self._table.viewport().update()

    def _make_changes(self) -> None:
        while self._changes:
            self._changes.pop(0)()

    def snapshot(self, size: QSize, scale: float, keys: Sequence[str] = ()) -> QImage:
        """Return a picture of the table in a size, with *scale* pixels per pixel, after some keys."""
        table = self._table
        self._make_changes()
        table.board.deferred.flush()
        self.forced_ratio = scale
        before = table.size()
        table.resize(size)
        table.redraw()
        for name in keys:
            table.keyPressEvent(_pressed(name))
            QCoreApplication.processEvents()  # an answer takes effect after its event
        image = QImage(size * scale, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(scale)
        painter = QPainter(image)
        painter.setRenderHints(table.renderHints())
        area = QRectF(0, 0, size.width(), size.height())
        self.paint_ground(painter, area.toRect(), scale)
        table.scene().render(painter, area, table.scene().sceneRect())
        painter.end()
        self.forced_ratio = 0.0
        table.resize(before)
        table.redraw()
        return image

    def drawing(self, painter: QPainter, room: QRectF, cut_out: QRectF, target: QRectF) -> Steps:
        """Draw a part of a table that is never seen, as it is arranged now, in steps.

        The things on it are seen in the room that is *cut_out* alone; around that lies the bare ground.
        """
        table, scene = self._table, self._table.scene()
        whole = scene.sceneRect()
        size = whole.size().toSize()
        table.board.deferred.flush()
        for ask_for in (
            lambda: self._ground(size, self.forced_ratio),
            lambda: ask(*[item for item in scene.items(cut_out) if item.isVisible()]),
        ):
            yield from painting(missing(ask_for))
        painter.save()
        painter.setRenderHints(table.renderHints())
        painter.translate(target.topLeft())
        painter.scale(target.width() / room.width(), target.height() / room.height())
        painter.translate(-room.topLeft())
        painter.save()
        painter.translate(
            room.topLeft() - _moved_into(room, whole).topLeft()
        )  # no ground lies beyond its edge
        self.paint_ground(painter, whole.toRect(), self.forced_ratio)
        painter.restore()
        painter.setClipRect(cut_out, Qt.ClipOperation.IntersectClip)
        painter.resetTransform()
        scene.render(painter, target, room)
        painter.restore()

    # The ground

    def paint_ground(self, painter: QPainter, rect: QRect, ratio: float) -> None:
        """Paint the bare table into a rectangle, its picture with so many pixels per pixel."""
        painter.drawPixmap(*self._ground(rect.size(), ratio))

    def follow_light(self) -> None:
        """Let the ground have the light of the position that was drawn.

        Where it is seen, it is painted in steps, and then the one before fades.
        """
        light = self._table.board.light
        self._light_job.cancel()
        if light == self._light or not self._table.has_valley:
            return
        if not self.has_time or self.forced_ratio or palette.is_strong(self.theme):
            self._take_light(light)
            return
        size, ratio = self._table.viewport().size(), self._table.devicePixelRatioF()
        unpainted = missing(lambda: art.table(self.theme, size.width(), size.height(), ratio, light))
        self._light_job.begin(painting(unpainted), lambda _: self._take_light(light))

    def _take_light(self, light: str) -> None:
        before, self._light = self._laid, light
        self._end_fade()
        if self.has_time and before is not None and not self._table.playback.is_still:
            self._fading, self._faded = before, 0.0
            self._fade.start()

    def _fade_on(self, share: float) -> None:
        """Let more of the new ground be seen, in few steps: each paints the whole table."""
        if share - self._faded >= 1 / _FADES:
            self._faded = share
            self._table.viewport().update()

    def _end_fade(self) -> None:
        """Let only the ground in the present light be seen."""
        self._fade.stop()
        self._fading = self._laid = None
        self._table.viewport().update()

    @property
    def ground_light(self) -> str:
        """Return the light of the valley under the table, empty if none lies there."""
        return self._light if self._table.has_valley and not palette.is_strong(self.theme) else ""

    def _ground(self, size: QSize, ratio: float) -> tuple[QPoint, QPixmap]:
        """Return the picture of the bare table, and where it lies in a window of a size."""
        if light := self.ground_light:
            return QPoint(), art.table(self.theme, size.width(), size.height(), ratio, light)
        # sizes in steps, so that changing the size of the window does not paint a table for each pixel
        step = 160
        wide = -(-size.width() // step) * step
        tall = -(-size.height() // step) * step
        at = QPoint((size.width() - wide) // 2, (size.height() - tall) // 2)
        return at, art.table(self.theme, wide, tall, ratio)

    def _sketched(self) -> QPixmap:
        """Return about what the bare table looks like, small."""
        room = self._table.viewport()
        return art.table_sketch(self.theme, room.width(), room.height(), self.ground_light)

    def draw_ground(self, painter: QPainter) -> None:
        """Paint the bare table, unless a picture is taken."""
        if not self.forced_ratio:
            if self._laid is None:
                size = self._table.viewport().size()
                self._laid = self._ground(size, self._table.devicePixelRatioF())
                art.forget_tables(self._laid[1], *([] if self._fading is None else [self._fading[1]]))
            painter.save()
            painter.resetTransform()  # it is painted for the size in which it is seen
            if self._fading is not None:
                painter.drawPixmap(*self._fading)
                painter.setOpacity(self._faded)
            painter.drawPixmap(*self._laid)
            painter.restore()

    # What Qt asks for

    def keep_before_resize(self) -> None:
        """Keep the table as it is shown, before the window takes on another size."""
        table = self._table
        if table.seen is not None and not self.forced_ratio:
            # one that was put off until the table is shown tells of a size in which it was never seen
            is_seen = table.isVisible() and not table.testAttribute(Qt.WidgetAttribute.WA_PendingResizeEvent)
            if self.placeholder.is_shown or (self.is_painted and is_seen):
                self.placeholder.take()

    def resize_to(self, size: QSize) -> None:
        """Arrange everything for a size; while it keeps changing, only stretch what is there."""
        table = self._table
        table.resized.emit()
        self._end_fade()
        self._ratio = table.devicePixelRatioF()
        pixmaps.keep_for(size, self._ratio)
        if self.forced_ratio or table.seen is None:
            return
        if not self.placeholder.is_shown:
            table.redraw()
            table.resized.emit()
            return
        self._resized.start()

    def paint(self, event: QPaintEvent, paint_itself: Callable[[QPaintEvent], None]) -> None:
        """Paint the table itself or its placeholder; from now on pictures of this size are kept."""
        table, room = self._table, self._table.viewport()
        if (ratio := table.devicePixelRatioF()) != self._ratio:
            self._laid = None
            self._ratio = ratio
            pixmaps.keep_for(room.size(), ratio)
        if table.seen is None:
            painter = QPainter(room)
            painter.drawPixmap(room.rect(), self._sketched())
            painter.end()
            return
        placeholder = self.placeholder
        if table.paints_gradually and not self.is_painted and not placeholder.is_shown:
            placeholder.take_bare()
            placeholder.begin()
        self.is_painted = True
        self._forgotten = art.cache.forgotten + pixmaps.cache.forgotten
        if placeholder.is_shown and not placeholder.is_lifted:
            painter = QPainter(room)
            placeholder.draw(painter, room.rect())
            painter.end()
        else:
            paint_itself(event)

    def come_into_sight(self) -> None:
        """Paint bit by bit what was forgotten since the table was last painted."""
        if not self._table.paints_gradually or self.placeholder.is_shown:
            return
        is_kept = self._forgotten == art.cache.forgotten + pixmaps.cache.forgotten
        if not is_kept and self.placeholder.lacks():
            self.is_painted = False

    def rearrange(self) -> None:
        """Arrange everything for the size that the table has kept, and begin to paint that."""
        self._resized.stop()
        table = self._table
        if table.scene().sceneRect().size() != self.laid_size(table.viewport().size()):
            table.redraw()
            self.placeholder.begin()
        elif self.placeholder.is_whole:
            self.placeholder.end()
        else:
            self.placeholder.begin()
        table.resized.emit()

    def settle_size(self) -> None:
        """Show the table itself in its present size, before something is done with it."""
        self.arrange_now()
        self.placeholder.end()

    def arrange_now(self) -> None:
        """Arrange everything for a new size without waiting for the next one."""
        if self._resized.isActive():
            self._resized.stop()
            self._table.redraw()
            self._table.resized.emit()

    def let_go(self) -> None:
        """Keep no pictures while something else covers the table; `come_after` shows it again in steps."""
        self._end_fade()
        pixmaps.forget()

    def come_after(self, other: QWidget) -> None:
        """Let another table be seen in place of this one until it is painted, if that is done gradually."""
        if self._table.paints_gradually:
            self.placeholder.take_from(other)
            self.placeholder.begin()
            self.is_painted = True

    def _come_alive(self) -> None:
        self.is_painted = True
        self._table.viewport().update()
        self._table.idle.settle()
        self._table.pointer.hand_on()


def _moved_into(room: QRectF, whole: QRectF) -> QRectF:
    """Return a room moved as little as it takes to lie within the whole, which is as large at least."""
    left = min(max(room.left(), whole.left()), whole.right() - room.width())
    top = min(max(room.top(), whole.top()), whole.bottom() - room.height())
    return QRectF(QPointF(left, top), room.size())


def _pressed(name: str) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, keymap.named(name), Qt.KeyboardModifier.NoModifier)
