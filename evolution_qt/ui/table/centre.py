"""The watering hole with its chips, and the places at the ends of a row where new species begin.

They draw what they are given and report what is done to them; none of them knows a rule.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from evolution_qt.ui.kit import pictures, zvalues
from evolution_qt.ui.kit.brush import colour, line, rounded
from evolution_qt.ui.kit.drag import Drag, Grip
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Item
from evolution_qt.ui.kit.scenery import pond_metrics


@guarded
class PondItem(Item):
    """The watering hole with its chips."""

    def __init__(self, drag: Drag) -> None:
        super().__init__(drag)
        self.chips = 0
        self.light = "day"
        self.subject: object = None
        self.setZValue(zvalues.PILE)

    def show_chips(self, chips: int, subject: object) -> None:
        """Show so many chips."""
        self.subject = subject
        if chips != self.chips:
            self.chips = chips
            self.update()
        self.setCursor(Qt.CursorShape.OpenHandCursor if subject is not None else Qt.CursorShape.ArrowCursor)

    def show_light(self, light: str) -> None:
        """Lie in a light, one of `palette.LIGHTS`."""
        if light != self.light:
            self.light = light
            self.renew()

    def chip_places(self, count: int) -> list[QRectF]:
        """Return where chips lie, in the item; beyond two dozen they lie closer."""
        water = pond_metrics(self.size.width(), self.size.height()).chips
        number_room = self._number_rect()
        free = QRectF(water)
        if self._is_upright:
            free.setTop(number_room.bottom() + 2 * self.style.unit)
        else:
            free.setLeft(number_room.right() + 2 * self.style.unit)
        size = min(34 * self.style.unit, free.height() / 2.1)
        while True:
            columns = max(int(free.width() // size), 1)
            rows = max(int(free.height() // (size * 0.98)), 1)
            if columns * rows >= count or size < 11 * self.style.unit:
                break
            size *= 0.93
        shown = min(count, columns * rows)
        lines = -(-shown // columns)
        top = free.center().y() - lines * size / 2
        places = []
        for number in range(shown):
            line_number, column = divmod(number, columns)
            inset = size * 0.28 if line_number % 2 and columns > 2 else 0
            x = min(free.left() + column * size + inset, free.right() - size * 0.8)
            places.append(QRectF(x, top + line_number * size, size, size))
        return places

    @property
    def _is_upright(self) -> bool:
        """Return whether the number stands above the chips; in a round pond they would be tiny there."""
        return self.size.height() > self.size.width()

    def _number_rect(self) -> QRectF:
        water = pond_metrics(self.size.width(), self.size.height()).water
        side = int(min(56 * self.style.unit, water.height() * 0.6, water.width() * 0.34))
        if self._is_upright:
            return QRectF(water.center().x() - side / 2, water.top() + water.height() * 0.06, side, side)
        return QRectF(water.left() + water.width() * 0.07, water.center().y() - side / 2, side, side)

    @property
    def number_rect(self) -> QRectF:
        """Return where the number of chips stands, in the scene."""
        return self.mapRectToScene(self._number_rect())

    def last_chip(self) -> QPointF:
        """Return where the last chip lies, in the scene."""
        places = self.chip_places(max(self.chips, 1))
        return self.mapToScene(places[-1].center())

    def grip_at(self, at: QPointF) -> Grip | None:
        """Lift a chip."""
        if self.subject is None or not self.chips:
            return None
        spots = self.chip_places(self.chips)
        nearest = min(spots, key=lambda one: (one.center() - at).manhattanLength())
        size = round(nearest.width() * 1.15)
        picture = pictures.token("plant", size, self.style.ratio)
        return Grip(self.subject, self.mapRectToScene(nearest), picture)

    def shape(self) -> QPainterPath:
        """Return the oval."""
        path = QPainterPath()
        path.addEllipse(self.rect)
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw pond and chips."""
        ratio = self.style.ratio
        width, height = round(self.size.width()), round(self.size.height())
        painter.drawPixmap(QPointF(0, 0), pictures.watering_hole(width, height, ratio, self.light))
        spots = self.chip_places(self.chips) if self.chips else []
        for spot in spots:
            painter.drawPixmap(spot.topLeft(), pictures.token("plant", round(spot.width()), ratio))


@guarded
class ChipCountItem(Item):
    """How many chips lie on the watering hole. It lies over the food cards, which hide the chips."""

    def __init__(self, drag: Drag) -> None:
        super().__init__(drag)
        self.chips = 0
        self.setZValue(zvalues.CARD + 1)
        self.setAcceptHoverEvents(False)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_count(self, chips: int) -> None:
        """Show a number of chips."""
        if chips != self.chips:
            self.chips = chips
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the number on its disc."""
        picture = pictures.badge(str(self.chips), round(self.size.width()), self.style.ratio)
        painter.drawPixmap(QPointF(0, 0), picture)


@guarded
class GutterItem(Item):
    """The end of the own row, where a new species may be founded."""

    def __init__(self, drag: Drag) -> None:
        super().__init__(drag)
        self.setZValue(zvalues.ZONE)
        self.setAcceptHoverEvents(False)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw a dashed outline with a plus."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tints, unit = self.style.colours, self.style.unit
        pen = line(colour(tints.table_text, 0.55), 1.6 * unit)
        pen.setDashPattern([3, 3])
        painter.setPen(pen)
        painter.setBrush(colour(tints.panel, 0.35))
        painter.drawPath(rounded(self.rect.adjusted(1, 1, -1, -1), 8 * unit))
        painter.setPen(line(colour(tints.table_text, 0.75), 2.6 * unit))
        middle, reach = self.rect.center(), min(8 * unit, self.size.width() * 0.28)
        painter.drawLine(middle - QPointF(reach, 0), middle + QPointF(reach, 0))
        painter.drawLine(middle - QPointF(0, reach), middle + QPointF(0, reach))
