"""What is seen of one table: its ground, size, theme and language, and a placeholder while it is painted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
)
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QPaintEvent, QPixmap, QRegion, QTransform
from PySide6.QtWidgets import QWidget

from evolution_qt.ui.kit import art, keymap, palette, pixmaps, timings
from evolution_qt.ui.kit.idle_work import Chore
from evolution_qt.ui.table.placeholder import Placeholder

if TYPE_CHECKING:
    from evolution_qt.ui.table.table import Table


class Display(QObject):
    """What is seen of one table, which may be painted bit by bit so that its window answers."""

    def __init__(self, table: Table, theme: str) -> None:
        super().__init__(table)
        self._table = table
        self.theme = self._theme_to_wear = palette.lit(theme, table.light)
        self._dressing = Chore(self.dress, self)
        self.scale = 1.0
        """How small the whole table is shown."""
        self.forced_ratio = 0.0
        """Screen pixels of a pixel while a picture is taken, else 0."""
        self._ratio = 0.0
        self._laid: tuple[QPoint, QPixmap] | None = None
        self.is_painted = False
        self.may_lag = False
        """Whether what is seen now may still be seen when something else is to be shown."""
        self.placeholder = Placeholder(table, self._paint_ground, self._sketched)
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
        """Say whether the table need not look at once as the game stands."""
        return self.may_lag and self.is_seen

    @property
    def has_time(self) -> bool:
        """Say whether what is seen now may be seen a little longer, while what comes is painted."""
        return self.may_come_late and not self.placeholder.is_shown

    @property
    def is_seen(self) -> bool:
        """Say whether the table is seen, in a window that has to answer."""
        return self._table.paints_gradually and self.is_painted and self._table.isVisible()

    @property
    def is_resizing(self) -> bool:
        """Say whether the table waits for its last size."""
        return self._resized.isActive()

    # Looks

    def set_theme(self, theme: str) -> None:
        """Take on a theme: in the next turn, if the table may be seen as it was till then."""
        self._theme_to_wear = palette.lit(theme, self._table.light)
        if self.may_come_late:
            self._dressing.start()
        else:
            self.dress()

    def dress(self) -> None:
        """Take on the theme that is to be worn, without waiting for the next turn."""
        self._dressing.stop()
        if self._theme_to_wear != self.theme:
            self._change(self._wear)

    def _wear(self) -> None:
        self.theme = self._theme_to_wear
        self._laid = None
        self._table.redraw()

    def set_text(self, factor: float, scale: float = 1.0) -> None:
        """Write so much larger, as far as there is room, and show the whole on a *scale* of at most 1."""
        if (factor, scale) != (self._table.board.text, self.scale):
            self._change(lambda: self._write_so_large(factor, scale))

    def _write_so_large(self, factor: float, scale: float) -> None:
        table = self._table
        table.board.text, self.scale = factor, scale
        # unscaled, what is kept lies on whole pixels, and the hint makes a repaint four times slower
        table.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, scale < 1)
        table.player.answers.hush()
        table.redraw()
        table.resized.emit()

    def retranslate(self) -> None:
        """Draw everything in the present language."""
        self._change(self._translate)

    def _translate(self) -> None:
        table = self._table
        table.board.forget_words()
        table.overlays.forget_words()
        table.player.answers.hush()
        table.redraw()

    def _change(self, change: Callable[[], None]) -> None:
        """Let everything look different; until that is painted, it may be seen as it was."""
        if self.may_come_late:
            self.placeholder.take()
            change()
            self.placeholder.begin()
        else:
            self.placeholder.end()  # what it still paints is of the other look
            change()
            self._table.viewport().update()

    def snapshot(self, size: QSize, scale: float, keys: Sequence[str] = ()) -> QImage:
        """Return a picture of the table in a size, with *scale* pixels per pixel, after some keys."""
        table = self._table
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
        self._paint_ground(painter, area.toRect(), scale)
        table.scene().render(painter, area, table.scene().sceneRect())
        painter.end()
        self.forced_ratio = 0.0
        table.resize(before)
        table.redraw()
        return image

    # The ground

    def _paint_ground(self, painter: QPainter, rect: QRect, ratio: float) -> None:
        painter.drawPixmap(*self._ground(rect.size(), ratio))

    def _ground(self, size: QSize, ratio: float) -> tuple[QPoint, QPixmap]:
        """Return the picture of the bare table, and where it lies in a window of a size."""
        # sizes in steps, so that changing the size of the window does not paint a table for each pixel
        step = 160
        wide = -(-size.width() // step) * step
        tall = -(-size.height() // step) * step
        at = QPoint((size.width() - wide) // 2, (size.height() - tall) // 2)
        return at, art.table(self.theme, wide, tall, ratio)

    def _sketched(self) -> QPixmap:
        """Return about what the bare table looks like, small."""
        room = self._table.viewport()
        return art.table_sketch(self.theme, room.width(), room.height())

    def draw_ground(self, painter: QPainter) -> None:
        """Paint the bare table, unless a picture is taken."""
        if not self.forced_ratio:
            if self._laid is None:
                size = self._table.viewport().size()
                self._laid = self._ground(size, self._table.devicePixelRatioF())
            painter.save()
            painter.resetTransform()  # it is painted for the size in which it is seen
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
        self._laid = None
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
        if self.is_painted and not self.placeholder.is_shown:
            paint_itself(event)
            return
        if self._table.paints_gradually and not self.is_painted and not self.placeholder.is_shown:
            self.is_painted = True
            self.placeholder.take_bare()
            self.placeholder.begin()
        covered = event.region() - self.placeholder.bared if self.placeholder.is_shown else QRegion()
        bare = event.region() - covered
        if not bare.isEmpty():
            paint_itself(event if covered.isEmpty() else QPaintEvent(bare))
        if not covered.isEmpty():
            painter = QPainter(room)
            painter.setClipRegion(covered)
            self.placeholder.draw(painter, room.rect())
            painter.end()
        self.is_painted = True

    def come_into_sight(self) -> None:
        """Paint bit by bit what was forgotten since the table was last seen."""
        if self._table.paints_gradually and not self.placeholder.is_shown and self.placeholder.lacks():
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

    def come_after(self, other: QWidget) -> None:
        """Let another table be seen in place of this one until it is painted, if that is done gradually."""
        if self._table.paints_gradually:
            self.placeholder.take_from(other)
            self.placeholder.begin()
            self.is_painted = True

    def _come_alive(self) -> None:
        self.is_painted = True
        self._table.viewport().update()
        self._table.pointer.hand_on()


def _pressed(name: str) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, keymap.named(name), Qt.KeyboardModifier.NoModifier)
