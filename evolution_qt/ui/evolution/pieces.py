"""The things of this game on its table: the tiles of species, and the watering hole.

They draw what they are told and report what is done to them; none of them knows a rule.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from evolution_qt.ui.evolution import pictures, plates, tiles
from evolution_qt.ui.evolution.gestures import BODY, POPULATION
from evolution_qt.ui.evolution.pictures import CardFace
from evolution_qt.ui.evolution.pond import pond_metrics
from evolution_qt.ui.evolution.tiles import Look, Places
from evolution_qt.ui.kit import art, palette, zvalues
from evolution_qt.ui.kit.brush import colour, line, rounded
from evolution_qt.ui.kit.drag import Drag, Grip
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Item


@dataclass(frozen=True)
class Laid:
    """A trait card at a species as the seat at the screen sees it; no face if it is unknown."""

    face: CardFace | None
    state: str
    fat: int = 0
    glows: bool = False
    subject: object = None


@guarded
class TileItem(Item):
    """The tile of a species with its traits."""

    def __init__(self, drag: Drag, seat: int) -> None:
        super().__init__(drag)
        self.seat = seat
        self.index = 0
        self.form = tiles.LARGE
        self.seen = 0.0
        """The width that no other tile covers."""
        self.look = Look("", "", 1, 1, 0, hunts=False)
        self.traits: tuple[Laid, ...] = ()
        self.subject: object = None
        self.is_dimmed = False
        """Whether nothing can be done with it now: its picture loses its colours, numbers and words stay."""
        self.words = 0
        """Pixels of the largest writing of its traits' names; 0 where each takes the room it has."""
        self.growing = ""
        """Which of its numbers a card is aimed at: `gestures.BODY`, `gestures.POPULATION` or none."""
        self.setZValue(zvalues.BOARD)

    def come_forward(self, rect: QRectF) -> None:
        """Lie large over the others, until the tile is placed and shown again."""
        self.place(rect)
        self.form, self.seen = tiles.LARGE, rect.width()
        self.setZValue(zvalues.MAGNIFIER - 1)
        self.words = plates.common_size(self.named_plates())
        self.renew()

    def dim(self, is_dimmed: bool) -> None:
        """Take the colours from the picture, or show it as it is."""
        if is_dimmed != self.is_dimmed:
            self.is_dimmed = is_dimmed
            self.update()

    def show_growth(self, growing: str) -> None:
        """Show a number as it would be if a card was laid there, or all of them as they are."""
        if growing != self.growing:
            self.growing = growing
            self.update()

    @property
    def shown(self) -> Look:
        """Return what is shown: a number that a card is aimed at is one more."""
        more = {BODY: "body", POPULATION: "population"}.get(self.growing)
        return self.look if more is None else replace(self.look, **{more: getattr(self.look, more) + 1})

    def show_species(
        self, index: int, form: str, look: Look, traits: tuple[Laid, ...], subject: object, seen: float
    ) -> None:
        """Show a species, laid out in the width that is *seen*; a *subject* is what the tile moves."""
        self.subject = subject
        self.index = index
        self.known_as = look.name
        self.setZValue(zvalues.BOARD + index * 0.001)
        if (form, look, traits, seen) != (self.form, self.look, self.traits, self.seen):
            self.form, self.look, self.traits, self.seen = form, look, traits, seen
            self.renew()
        hand = subject is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor)

    def named_plates(self) -> list[tuple[str, QSizeF]]:
        """Return the names that are written on its traits, and the sizes of their plates."""
        if self.form != tiles.LARGE:
            return []
        laid = zip(self.traits, self.places.slots, strict=False)
        return [(one.face.name, slot.size()) for one, slot in laid if one.face is not None]

    def show_words(self, size: int) -> None:
        """Write the names of its traits no larger than that."""
        if size != self.words:
            self.words = size
            self.update()

    def lose(self, population: int) -> list[tuple[QPixmap, QPointF]]:
        """Show a smaller population; return pictures of the animals that are gone, and where they stood."""
        gone = self.look.population - population
        found = tiles.animals_lost(self.places, self.look, gone, self.style.ratio)
        self.look = replace(self.look, population=population)
        self.renew()
        return [(picture, self.mapToScene(at)) for picture, at in found]

    @property
    def places(self) -> Places:
        """Return where its parts lie."""
        slots = max(len(self.traits), self.look.slots)
        wide, tall = round(self.seen), self.pixels[1]
        return tiles.places(self.form, wide, tall, slots, self.style.laid, is_aimed=bool(self.growing))

    @property
    def pixels(self) -> tuple[int, int]:
        """Return its size in whole pixels: the tile is painted so, and has the places of that size."""
        return round(self.size.width()), round(self.size.height())

    @property
    def seen_rect(self) -> QRectF:
        """Return what no other tile covers, in the scene."""
        return self.mapRectToScene(QRectF(0, 0, self.seen, self.rect.height()))

    def muzzle(self, target: QPointF) -> QPointF:
        """Return where the leader of its herd reaches farthest towards a point, both in the scene."""
        return self.mapToScene(tiles.muzzle(self.places, self.look, self.mapFromScene(target)))

    @property
    def written_rects(self) -> list[QRectF]:
        """Return where its numbers and words stand, in the scene."""
        where, look = self.places, self.look
        rects = [where.body_marker(look.body), where.population_marker(look.population)]
        rects += [where.name, where.food_row, *where.slots]
        return [self.mapRectToScene(rect) for rect in rects if not rect.isEmpty()]

    def trait_at(self, at: QPointF) -> int:
        """Return the place of the trait at a point, -1 for none."""
        for number, slot in enumerate(self.places.slots[: len(self.traits)]):
            if slot.contains(at):
                return number
        return -1

    def grip_at(self, at: QPointF) -> Grip | None:
        """Lift a trait that may be moved, or aim from the tile."""
        number = self.trait_at(at)
        if number >= 0 and self.traits[number].subject is not None:
            slot = self.places.slots[number]
            return Grip(self.traits[number].subject, self.mapRectToScene(slot), self._plate(number, slot))
        if self.subject is None:
            return None
        above = self.scene_rect.center() - QPointF(0, self.size.height())
        start = self.muzzle(above)
        return Grip(
            self.subject, self.scene_rect, aimed=True, tint=palette.FAMILIES["attack"].main, start=start
        )

    def _plate(self, number: int, slot: QRectF) -> QPixmap:
        laid = self.traits[number]
        size = slot.size()
        face = laid.face
        trait, name, family = (face.trait, face.name, face.family) if face is not None else ("", "", "other")
        words = name if self.form == tiles.LARGE else ""
        return plates.plate(
            trait,
            words,
            family,
            laid.state,
            laid.fat,
            size.width(),
            size.height(),
            self.style.ratio,
            self.words,
        )

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw shadow, tile and traits."""
        style = self.style
        width, height = self.pixels
        margin = art.shadow_margin(width)
        shade = art.drop_shadow(width, height, style.ratio, theme=style.theme)
        painter.drawPixmap(QPointF(-margin, -margin), shade)
        seen, traits = round(self.seen), len(self.traits)
        is_aimed = bool(self.growing)
        base = tiles.base(
            self.form, self.shown, seen, height, width, traits, style.ratio, style.laid, is_aimed=is_aimed
        )
        painter.drawPixmap(QPointF(0, 0), base)
        if self.growing:
            where, look = self.places, self.look
            old = (
                where.body_marker(look.body)
                if self.growing == BODY
                else where.population_marker(look.population)
            )
            tiles.growth(painter, where, look.body if self.growing == BODY else look.population, old)
        if self.is_dimmed:
            painter.drawPixmap(QPointF(0, 0), tiles.quiet(self.places, self.shown, style.ratio))
        for number, slot in enumerate(self.places.slots[: len(self.traits)]):
            painter.drawPixmap(slot.topLeft(), self._plate(number, slot))
            if self.traits[number].glows:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                for extra, alpha in ((5.0, 0.35), (2.4, 1.0)):
                    painter.setPen(line(colour(style.colours.target, alpha), extra * style.unit))
                    painter.drawPath(rounded(slot.adjusted(-1, -1, 1, 1), slot.height() * 0.16))


@guarded
class PondItem(Item):
    """The watering hole with its chips."""

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
        painter.drawPixmap(QPointF(0, 0), pictures.watering_hole(width, height, ratio))
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
