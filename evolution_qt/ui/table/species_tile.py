"""The tile of a species, as far as its board and the pointer ask for it; each game paints its own.

The paper on which a species lies, the outline of a place for a trait, and the veil over a species with which
nothing can be done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from evolution_qt.ui.kit import palette, pictures, zvalues
from evolution_qt.ui.kit.brush import colour, down, grain, line, rounded
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.herds import Herd
from evolution_qt.ui.kit.items import Item
from evolution_qt.ui.kit.pictures import CardFace
from evolution_qt.ui.kit.pixmaps import painted
from evolution_qt.ui.table.arrangement import LARGE


@dataclass(frozen=True)
class Laid:
    """A trait card at a species as the seat at the screen sees it; no face if it is unknown."""

    face: CardFace | None
    state: str
    fat: int = 0
    glows: bool = False
    subject: object = None


_VEIL: Final = 0.68
"""How opaque a veil is."""


@dataclass(frozen=True)
class Veiled:
    """What a veil lies over, and what it leaves as it is, each with the pixels of a rim around it."""

    room: QRectF
    spared: Callable[[], Iterable[tuple[QPainterPath, float]]]
    """Asked where that is painted, not in each frame of a drag."""
    look: tuple[object, ...]
    """All that this follows from, besides the light."""
    light: str = "day"


@guarded
class _Veil(QGraphicsItem):
    """What makes the picture of a tile pale where nothing can be done with it: only the veil is painted."""

    def __init__(self, tile: SpeciesTile) -> None:
        super().__init__(tile)
        self._tile = tile
        self._room = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def lie(self) -> None:
        """Lie where the picture lies now."""
        self.prepareGeometryChange()
        self._room = QRectF(self._tile.veiled().room.toAlignedRect())
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the room of the picture."""
        return self._room

    def shape(self) -> QPainterPath:
        """Return that no pointer meets it."""
        return QPainterPath()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the veil, painted once for tiles with the same numbers."""
        veiled, room, ratio = self._tile.veiled(), self._room, self._tile.style.ratio
        sheet = palette.sheet_of(veiled.light)

        def draw(own: QPainter) -> None:
            own.translate(-room.topLeft())
            own.fillPath(rounded(veiled.room, veiled.room.height() * 0.06), colour(sheet.veil, _VEIL))
            own.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            for path, rim in veiled.spared():
                own.fillPath(path, colour("#000000"))
                own.strokePath(path, line(colour("#000000"), rim))

        picture = painted(("veil", sheet.veil, *veiled.look), room.width(), room.height(), ratio, draw)
        painter.drawPixmap(room.topLeft(), picture)


class SpeciesTile(Item):
    """A species of a seat with its traits."""

    def __init__(self, drag: Drag, seat: int) -> None:
        super().__init__(drag)
        self.seat = seat
        self.index = 0
        self.form = LARGE
        self.seen = 0.0
        """The width that no other tile covers."""
        self.traits: tuple[Laid, ...] = ()
        self.subject: object = None
        self.is_dimmed = False
        """Whether nothing can be done with it now: its picture becomes pale, numbers and words stay."""
        self.is_turned = False
        """Whether its animal looks the other way for a moment."""
        self._veil: _Veil | None = None
        self.words = 0
        """Pixels of the largest writing of its traits' names; 0 where a small tile has none of them."""
        self.setZValue(zvalues.BOARD)

    # What a game says

    @property
    def share(self) -> float:
        """Return the size of a trait's name, in heights of its plate."""
        return pictures.WORDS

    @property
    def animal(self) -> float:
        """Return how large the animal beside it is, compared to the usual: larger names need the room."""
        return 1.0

    @property
    def slots(self) -> tuple[QRectF, ...]:
        """Return the places of its traits, and those that are free."""
        raise NotImplementedError

    def muzzle(self, target: QPointF) -> QPointF:
        """Return where its animal reaches farthest towards a point, both in the scene."""
        raise NotImplementedError

    def herd_in_room(self) -> tuple[Herd, QRectF, float]:
        """Return its herd, where the picture of that lies on it, and the side of the markers there."""
        raise NotImplementedError

    @property
    def written_rects(self) -> list[QRectF]:
        """Return where its numbers and words stand, in the scene."""
        raise NotImplementedError

    def veiled(self) -> Veiled:
        """Return what becomes pale where nothing can be done with it."""
        raise NotImplementedError

    # What follows from that

    def dim(self, is_dimmed: bool) -> None:
        """Let the picture become pale, or show it as it is."""
        if is_dimmed != self.is_dimmed:
            self.is_dimmed = is_dimmed
            self._lay_veil()

    def turn(self, *, is_turned: bool) -> bool:
        """Let the animal look the other way, or as usual; return whether it did not before."""
        if is_turned == self.is_turned:
            return False
        self.is_turned = is_turned
        self.renew()
        return True

    def renew(self) -> None:
        """Look different from now on; a veil lies over the new look."""
        super().renew()
        self._lay_veil()

    def _bound(self) -> None:
        super()._bound()
        self._lay_veil()

    def _lay_veil(self) -> None:
        if self.is_dimmed:
            self._veil = self._veil or _Veil(self)
            self._veil.lie()
        if self._veil is not None:
            self._veil.setVisible(self.is_dimmed)

    def show_place(self, index: int, name: object, subject: object) -> None:
        """Take the place in its row, the name, and what the tile moves."""
        self.index, self.subject, self.known_as = index, subject, name
        self.setZValue(zvalues.BOARD + index * 0.001)
        hand = subject is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor)

    def come_forward(self, rect: QRectF) -> None:
        """Lie large over the others, until the tile goes back or is shown again."""
        self.place(rect)
        self.form, self.seen = LARGE, rect.width()
        self.setZValue(zvalues.MAGNIFIER - 1)
        self.words = pictures.common_size(self.named_plates(), self.share, self.animal)
        self.renew()

    def go_back(self, rect: QRectF, form: str, seen: float) -> None:
        """Lie in its row again, as it did before it came forward."""
        self.place(rect)
        self.form, self.seen = form, seen
        self.show_place(self.index, self.known_as, self.subject)
        self.renew()

    def named_plates(self) -> list[tuple[str, QSizeF]]:
        """Return the names that are written on its traits, and the sizes of their plates.

        Where one has no room on a small tile, none is written.
        """
        laid = zip(self.traits, self.slots, strict=False)
        named = [(one.face.name, slot.size()) for one, slot in laid if one.face is not None]
        is_small = self.form != LARGE
        if is_small and not all(pictures.common_size([one], self.share, self.animal) for one in named):
            return []
        return named

    def show_words(self, size: int) -> None:
        """Write the names of its traits no larger than that."""
        if size != self.words:
            self.words = size
            self.update()

    @property
    def pixels(self) -> tuple[int, int]:
        """Return its size in whole pixels: the tile is painted so, and has the places of that size."""
        return round(self.size.width()), round(self.size.height())

    @property
    def seen_rect(self) -> QRectF:
        """Return what no other tile covers, in the scene."""
        return self.mapRectToScene(QRectF(0, 0, self.seen, self.rect.height()))

    def trait_at(self, at: QPointF) -> int:
        """Return the place of the trait at a point, -1 for none."""
        for number, slot in enumerate(self.slots[: len(self.traits)]):
            if slot.contains(at):
                return number
        return -1

    def plate(self, number: int, slot: QRectF) -> QPixmap:
        """Return the picture of a trait, with its name where the tile has room for those of all."""
        laid = self.traits[number]
        size = slot.size()
        face = laid.face
        trait, name, family = (face.trait, face.name, face.family) if face is not None else ("", "", "other")
        words = name if self.form == LARGE or self.words else ""
        return pictures.plate(
            trait,
            words,
            family,
            laid.state,
            laid.fat,
            size.width(),
            size.height(),
            self.style.ratio,
            self.words,
            self.share,
            self.animal,
        )


def paint_sheet(painter: QPainter, width: float, height: float, light: str) -> None:
    """Paint a sheet of a size in a light."""
    tints = palette.sheet_of(light)
    outline = rounded(QRectF(0.5, 0.5, width - 1, height - 1), height * 0.045)
    painter.fillPath(outline, down(0, height, [(0, colour(tints.top)), (1, colour(tints.foot))]))
    grain(painter, outline, 0.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(colour(tints.line), 1))
    painter.drawPath(outline)


def free_slot(painter: QPainter, slot: QRectF, light: str) -> None:
    """Outline a free place for a trait."""
    tint = palette.sheet_of(light).line
    pen = line(colour(tint, 0.75), 1)
    pen.setDashPattern([3, 3])
    painter.setPen(pen)
    painter.setBrush(colour(tint, 0.08))
    painter.drawPath(rounded(slot.adjusted(0.5, 0.5, -0.5, -0.5), slot.height() * 0.14))
