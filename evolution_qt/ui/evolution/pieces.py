"""The things of this game on its table: species boards in their rows, and the watering hole.

They draw what they are told and report what is done to them; none of them knows a rule.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneWheelEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from evolution_qt.ui.evolution import boards, pictures, plates
from evolution_qt.ui.evolution.boards import Look, Places
from evolution_qt.ui.evolution.pictures import CardFace
from evolution_qt.ui.evolution.pond import pond_metrics
from evolution_qt.ui.kit import art, palette, zvalues
from evolution_qt.ui.kit.brush import colour, line, rounded
from evolution_qt.ui.kit.drag import Drag, Grip
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Item

_FADED = 0.75
"""How much of a picture is covered where nothing can be done with its species."""


@dataclass(frozen=True)
class Laid:
    """A trait card at a species as the seat at the screen sees it; no face if it is unknown."""

    face: CardFace | None
    state: str
    fat: int = 0
    glows: bool = False
    subject: object = None


@guarded
class RowItem(Item):
    """The room in which the species of a seat lie; what does not fit is cut off and scrolled to."""

    def __init__(self, drag: Drag, seat: int) -> None:
        super().__init__(drag)
        self.seat = seat
        self.shift = 0.0
        self.scrolls = False
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setZValue(zvalues.BOARD)

    def set_scrolls(self, scrolls: bool) -> None:
        """Cut off what does not fit, or leave room for shadows."""
        self.scrolls = scrolls
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape, scrolls)

    def _bound(self) -> None:
        """Take the room itself, a little more where shadows fall."""
        self.take_room(self.rect.adjusted(0, -6, 0, 6))

    def shape(self) -> QPainterPath:
        """Return the room."""
        path = QPainterPath()
        path.addRect(self.boundingRect())
        return path

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """Leave the wheel to the table."""
        event.ignore()


@guarded
class BoardItem(Item):
    """A species with its traits."""

    def __init__(self, drag: Drag, row: Item, seat: int) -> None:
        super().__init__(drag, row)
        self.seat = seat
        self.index = 0
        self.form = boards.WIDE
        self.unit = 1.0
        """Pixels of a unit on it."""
        self.look = Look(1, 1, 0, False, 0)
        self.traits: tuple[Laid, ...] = ()
        self.subject: object = None
        self.is_dimmed = False
        """Whether nothing can be done with it now: its picture fades, its numbers and names stay."""

    def dim(self, is_dimmed: bool) -> None:
        """Let the picture fade, or show it as it is."""
        if is_dimmed != self.is_dimmed:
            self.is_dimmed = is_dimmed
            self.update()

    def show_species(
        self, index: int, form: str, look: Look, traits: tuple[Laid, ...], subject: object, unit: float
    ) -> None:
        """Show a species; a *subject* is what is moved when the board is taken hold of."""
        self.subject = subject
        self.index = index
        if (form, look, traits, unit) != (self.form, self.look, self.traits, self.unit):
            self.form, self.look, self.traits, self.unit = form, look, traits, unit
            self.renew()
        hand = subject is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor)

    @property
    def places(self) -> Places:
        """Return where its parts lie."""
        width, height = self.pixels
        return boards.places(self.form, width, height, len(self.traits), self.unit)

    @property
    def pixels(self) -> tuple[int, int]:
        """Return its size in whole pixels: the board is painted so, and has the places of that size."""
        return round(self.size.width()), round(self.size.height())

    def trait_at(self, at: QPointF) -> int:
        """Return the place of the trait at a point, -1 for none."""
        for number, slot in enumerate(self.places.slots):
            if slot.contains(at):
                return number
        return -1

    def grip_at(self, at: QPointF) -> Grip | None:
        """Lift a trait that may be moved, or aim from the board."""
        number = self.trait_at(at)
        if number >= 0 and self.traits[number].subject is not None:
            slot = self.places.slots[number]
            return Grip(self.traits[number].subject, self.mapRectToScene(slot), self._plate(number, slot))
        if self.subject is None:
            return None
        return Grip(self.subject, self.scene_rect, aimed=True, tint=palette.FAMILIES["attack"].main)

    def _plate(self, number: int, slot: QRectF) -> QPixmap:
        laid = self.traits[number]
        size = slot.size()
        face = laid.face
        trait, name, family = (face.trait, face.name, face.family) if face is not None else ("", "", "other")
        return plates.plate(
            trait,
            name,
            family,
            laid.state,
            laid.fat,
            size.width(),
            size.height(),
            self.unit,
            self.style.ratio,
            plates.LARGE if self.style.laid > 1 else plates.USUAL,
        )

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw shadow, board and traits."""
        style = self.style
        width, height = self.pixels
        margin = art.shadow_margin(width)
        shade = art.drop_shadow(width, height, style.ratio, theme=style.theme)
        painter.drawPixmap(QPointF(-margin, -margin), shade)
        base = boards.base(self.form, self.look, width, height, len(self.traits), self.unit, style.ratio)
        painter.drawPixmap(QPointF(0, 0), base)
        if self.is_dimmed:
            painter.fillRect(self.places.picture, colour(palette.PAPER, _FADED))
        for number, slot in enumerate(self.places.slots):
            painter.drawPixmap(slot.topLeft(), self._plate(number, slot))
            if self.traits[number].glows:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                for extra, alpha in ((5.0, 0.35), (2.4, 1.0)):
                    painter.setPen(line(colour(style.colours.target, alpha), extra * style.unit))
                    painter.drawPath(rounded(slot.adjusted(-1, -1, 1, 1), slot.height() * 0.22))


@guarded
class PondItem(Item):
    """The watering hole with its chips and their number."""

    def __init__(self, drag: Drag) -> None:
        super().__init__(drag)
        self.chips = 0
        self.subject: object = None
        self.setZValue(zvalues.PILE)

    def show_chips(self, chips: int, subject: object) -> None:
        """Show so many chips."""
        self.subject = subject
        if chips != self.chips:
            self.chips = chips
            self.update()
        self.setCursor(Qt.CursorShape.OpenHandCursor if subject is not None else Qt.CursorShape.ArrowCursor)

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
        """Say whether the number stands above the chips; in a round pond they would be tiny there."""
        return self.size.height() > self.size.width()

    def _number_rect(self) -> QRectF:
        water = pond_metrics(self.size.width(), self.size.height()).water
        side = min(56 * self.style.unit, water.height() * 0.6)
        if self._is_upright:
            return QRectF(water.center().x() - side / 2, water.top() + water.height() * 0.06, side, side)
        return QRectF(water.left() + water.width() * 0.07, water.center().y() - side / 2, side, side)

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
        """Draw pond, chips and number."""
        ratio = self.style.ratio
        width, height = round(self.size.width()), round(self.size.height())
        painter.drawPixmap(QPointF(0, 0), pictures.watering_hole(width, height, ratio))
        spots = self.chip_places(self.chips) if self.chips else []
        for spot in spots:
            painter.drawPixmap(spot.topLeft(), pictures.token("plant", round(spot.width()), ratio))
        room = self._number_rect()
        painter.drawPixmap(room.topLeft(), pictures.badge(str(self.chips), round(room.width()), ratio))


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
        middle, reach = self.rect.center(), 8 * unit
        painter.drawLine(middle - QPointF(reach, 0), middle + QPointF(reach, 0))
        painter.drawLine(middle - QPointF(0, reach), middle + QPointF(0, reach))


@guarded
class ArrowItem(Item):
    """A button at the end of a row that is too long."""

    def __init__(self, drag: Drag, seat: int, direction: int) -> None:
        super().__init__(drag)
        self.seat = seat
        self.direction = direction
        self.is_active = False
        self.glows = False
        self.setZValue(zvalues.BUTTON)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_state(self, *, active: bool, glows: bool) -> None:
        """Say whether there is more in this direction, and whether it may be a target."""
        if (active, glows) != (self.is_active, self.glows):
            self.is_active, self.glows = active, glows
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw a slim button with an arrow head."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tints, unit = self.style.colours, self.style.unit
        path = rounded(self.rect.adjusted(1, 1, -1, -1), 6 * unit)
        painter.fillPath(
            path, colour(tints.target if self.glows else tints.panel_raised, 0.9 if self.is_active else 0.3)
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(line(colour(tints.panel_line), 1))
        painter.drawPath(path)
        reach = min(self.rect.width() * 0.22, 9 * unit)
        middle = self.rect.center()
        tip = middle + QPointF(reach * 0.6 * self.direction, 0)
        back = middle - QPointF(reach * 0.6 * self.direction, 0)
        painter.setPen(line(colour(tints.text, 1.0 if self.is_active else 0.3), 3 * unit))
        painter.drawLine(back - QPointF(0, reach), tip)
        painter.drawLine(tip, back + QPointF(0, reach))
