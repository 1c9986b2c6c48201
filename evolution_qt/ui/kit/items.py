"""Things that lie on a table: cards, piles, buttons, marks. They draw and report; tables arrange.

One item per thing, painted from kept pictures and cached by the view; no effects, no trees of small items.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from evolution_qt.ui.kit import art, fonts, palette, writing, zvalues
from evolution_qt.ui.kit.brush import colour, down, line, mix, rounded
from evolution_qt.ui.kit.crest_icons import shape_path
from evolution_qt.ui.kit.drag import Drag, Grip, Piece
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.phrasing import unbroken
from evolution_qt.ui.kit.pixmaps import painted

GHOST = 0.35
"""How much is left of what is in the air."""

Centre = Qt.AlignmentFlag.AlignCenter


_NIGHT: Final = 0.22
"""How much of the night lies over a card in a dark theme."""


@dataclass(frozen=True)
class Style:
    """What all things of a table look like: theme, pixels of a unit, screen pixels of a pixel."""

    theme: str = "light"
    unit: float = 1.0
    ratio: float = 1.0
    text: float = 1.0
    """How large writing is wished, compared to the usual."""
    laid: float = 1.0
    """How large it is where it has its place on the table, which has no room for any size."""
    japanese: bool = field(default_factory=fonts.is_japanese_first)
    """Whether the Japanese fonts come first."""

    @property
    def colours(self) -> palette.Surroundings:
        """Return the colours around the things of a table."""
        return palette.THEMES[self.theme]

    @property
    def font(self) -> int:
        """Return the size of ordinary writing in pixels."""
        return round(self.least_font * self.laid)

    @property
    def small_font(self) -> int:
        """Return the size of the smallest writing in pixels, 11 points at 100 %."""
        return round(max(round(15 * self.unit), self._smallest) * self.laid)

    @property
    def least_font(self) -> int:
        """Return the size in which whatever has no room for larger writing is written."""
        return max(round(16 * self.unit), self._smallest)

    @property
    def _smallest(self) -> int:
        return fonts.LEAST if self.text >= 1 or self.laid < 1 else round(fonts.LEAST * self.text)

    @property
    def free(self) -> Style:
        """Return the same for what lies over the table and takes as much room as its writing needs."""
        return replace(self, unit=self.unit * self.text, laid=1.0)


def _dim_at_night(painter: QPainter, card: QRectF, theme: str) -> None:
    """Let a card that lies on a table be a little darker where it is night."""
    if palette.is_dark(theme) and not palette.is_strong(theme):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(
            rounded(card, card.width() * 0.06), colour(palette.VALLEYS["night"].sky_high, _NIGHT)
        )


class Item(Piece):
    """A rectangular thing with a style, placed by its top left corner."""

    def __init__(self, drag: Drag, parent: QGraphicsItem | None = None) -> None:
        super().__init__(drag, parent)
        self.style = Style()
        self.renewer: Callable[[Item], None] | None = None
        """Who has time to paint the new look of a thing before it is to be seen."""
        self.size = QSizeF(10, 10)
        self.take_room(QRectF(-6, -6, 22, 22))
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    turns = False
    """Whether it can be seen from behind while its new look is being painted."""

    def wait(self, waits: bool) -> None:
        """Take notice that the new look is being painted, or is painted now."""

    def renew(self) -> None:
        """Look different from now on, or as soon as that is painted."""
        if self.renewer is None:
            self.update()
        else:
            self.renewer(self)

    def place(self, rect: QRectF) -> None:
        """Lie here."""
        if rect.size() != self.size:
            self.prepareGeometryChange()
            self.size = rect.size()
            self._bound()
            self.update()
        self.setPos(rect.topLeft())

    def apply_style(self, style: Style) -> None:
        """Take on a style."""
        if style != self.style:
            self.prepareGeometryChange()
            self.style = style
            self._bound()
            self.update()

    def _bound(self) -> None:
        """Take the room of the thing and its shadow."""
        margin = max(6.0, 6 * self.style.unit)
        self.take_room(self.rect.adjusted(-margin, -margin, margin, margin))

    @property
    def rect(self) -> QRectF:
        """Return the thing itself, without shadow and marks, in its own coordinates."""
        return QRectF(QPointF(0, 0), self.size)

    @property
    def scene_rect(self) -> QRectF:
        """Return where the thing lies in the scene."""
        return self.mapRectToScene(self.rect)

    def shape(self) -> QPainterPath:
        """Return the thing itself, for the mouse."""
        path = QPainterPath()
        path.addRect(self.rect)
        return path


@dataclass(frozen=True)
class HandLook:
    """What all cards of a hand have in common."""

    upright: bool = False
    """Whether names stand along the left edge."""
    text: bool = False
    """Whether there is room for the rules text."""
    letters: float = 1.0
    """How large letters are, compared to the usual."""


class Face(Protocol):
    """What is printed on a card, its words already translated; a game with cards paints its own."""

    @property
    def key(self) -> str:
        """Return the word by which the card's page is found."""
        ...

    @property
    def name(self) -> str:
        """Return what the card is called."""
        ...

    @property
    def text(self) -> str:
        """Return its rules text."""
        ...

    def height(self, width: float) -> int:
        """Return how high such a card is."""
        ...

    def pixmap(self, width: float, ratio: float) -> QPixmap:
        """Return the card as it lies on the table: large picture and title, no rules text, in any width."""
        ...

    def in_hand(self, width: float, covered: float, ratio: float, look: HandLook) -> QPixmap:
        """Return the card as it lies in a hand where the next one covers so many pixels at its right."""
        ...

    def large(self, width: float, ratio: float) -> QPixmap:
        """Return the card as one reads it, with its rules text from a certain width on."""
        ...


Back: TypeAlias = Callable[[int, float], QPixmap]
"""Paints the back of a card in a width, for a density."""


@guarded
class CardItem(Item):
    """A card in a hand or on the table, face up or down."""

    turns = True

    def __init__(self, drag: Drag, back: Back) -> None:
        super().__init__(drag)
        self._back = back
        self.face: Face | None = None
        self.peek: Face | None = None
        self.edge = ""
        self.mark = ""
        self.covered = 0.0
        """How much of it the next card covers at its right, in pixels."""
        self.look = HandLook()
        self.is_risen = False
        """Whether it is shown as one reads it, with its rules text."""
        self.is_chosen = False
        self.home: QRectF | None = None
        """Where it lies in its hand when it is upright, which is as large as it is carried."""
        self.subject: object = None
        self.is_face_down = False
        """Whether its back is shown although its face is known."""
        self._drawn: tuple[object, QPixmap, QPixmap] | None = None
        """Of what look its pictures are, its shadow and itself."""
        self._turned: tuple[object, QTransform, QPixmap] | None = None
        """All of it as it lies turned, with its look and place: Qt keeps no picture of what is turned."""
        self.setZValue(zvalues.CARD)

    def lie(self, middle: QPointF, width: float, angle: float) -> None:
        """Lie around a place, drawn so wide and turned by so many degrees."""
        half = self.rect.center()
        self.setTransformOriginPoint(half)
        self.setPos(middle - half)
        self.setRotation(angle)
        self.setScale(width / self.size.width())

    def show_covered(self, covered: float, look: HandLook) -> None:
        """Show everything in the part that the next card leaves uncovered."""
        if (covered, look) != (self.covered, self.look):
            self.covered, self.look = covered, look
            self.update()

    def show_risen(self, *, risen: bool) -> None:
        """Show it as one reads it, or as it lies in the hand."""
        if risen != self.is_risen:
            self.is_risen = risen
            self.update()

    def show_chosen(self, *, chosen: bool) -> None:
        """Have a frame as what a player has chosen, or none."""
        if chosen != self.is_chosen:
            self.is_chosen = chosen
            self.update()

    def show_card(
        self,
        face: Face | None,
        *,
        subject: object = None,
        edge: str = "",
        mark: str = "",
        peek: Face | None = None,
    ) -> None:
        """Show a face, or the back.

        `edge` is a colour around the card and `mark` a shape on it, `peek` what its owner may look at.
        """
        self.subject = subject
        self.peek = peek
        if (face, edge, mark) != (self.face, self.edge, self.mark):
            self.face, self.edge, self.mark = face, edge, mark
            self.renew()
        lift = subject is not None
        self.setCursor(Qt.CursorShape.OpenHandCursor if lift else Qt.CursorShape.ArrowCursor)

    def show_turned(self, *, turned: bool) -> None:
        """Show the back of a card whose face is known, as it would lie where it is aimed; or the face."""
        if turned != self.is_face_down:
            self.is_face_down = turned
            self.update()

    def wait(self, waits: bool) -> None:
        """Show the back where there was nothing before, as a card that is still to be turned up."""
        self.is_face_down = waits

    def pixmap(self) -> QPixmap:
        """Return the picture of the card in its size."""
        width = self.size.width()
        if self.face is None:
            return self._back(round(width), self.style.ratio)
        if self.is_risen:
            return self.face.large(width, self.style.ratio)
        if self.covered or self.look != HandLook():
            return self.face.in_hand(width, self.covered, self.style.ratio, self.look)
        return self.face.pixmap(width, self.style.ratio)

    def _pictures(self) -> tuple[QPixmap, QPixmap]:
        """Return the shadow and the card, those of the last time where nothing looks different."""
        look = (self.face, self.covered, self.look, self.is_risen, self.is_face_down, self.style)
        wide, tall = round(self.size.width()), round(self.size.height())
        key = (*look, wide, tall)
        if self._drawn is not None and self._drawn[0] == key:
            return self._drawn[1:]
        shade = art.drop_shadow(wide, tall, self.style.ratio, theme=self.style.theme)
        picture = self._back(wide, self.style.ratio) if self.is_face_down else self.pixmap()
        if picture.width() > 1:  # else it is only asked for
            self._drawn = key, shade, picture
        return shade, picture

    def grip_at(self, at: QPointF) -> Grip | None:
        """Lift the card, if it may be moved at all."""
        if self.subject is None:
            return None
        home = self.home if self.home is not None else self.scene_rect
        wide, tall, style = round(home.width()), round(home.height()), self.style
        shade = art.drop_shadow(wide, tall, style.ratio, lifted=True, theme=style.theme)
        whole = self.pixmap() if self.face is None else self.face.pixmap(home.width(), style.ratio)
        return Grip(self.subject, home, whole, shade)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the card; where it lies turned, it is drawn once and its picture is laid down."""
        place = painter.worldTransform()
        if not place.isRotating():
            self._draw(painter)
            return
        shade, picture = self._pictures()
        look = (shade.cacheKey(), picture.cacheKey(), self.edge, self.mark, self.is_chosen)
        room = place.mapRect(self.boundingRect()).toAlignedRect()
        if self._turned is None or self._turned[:2] != (look, place):
            ratio = self.style.ratio
            turned = QPixmap((room.size().toSizeF() * ratio).toSize())
            turned.setDevicePixelRatio(ratio)
            turned.fill(Qt.GlobalColor.transparent)
            own = QPainter(turned)
            own.setWorldTransform(place * QTransform.fromTranslate(-room.x(), -room.y()))
            self._draw(own)
            own.end()
            self._turned = look, place, turned
        painter.setWorldTransform(QTransform())
        painter.drawPixmap(room.topLeft(), self._turned[2])
        painter.setWorldTransform(place)

    def _draw(self, painter: QPainter) -> None:
        """Draw shadow, card and coloured edge."""
        width = round(self.size.width())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        margin = art.shadow_margin(width)
        shade, picture = self._pictures()
        painter.drawPixmap(QPointF(-margin, -margin), shade)
        painter.drawPixmap(QPointF(0, 0), picture)
        _dim_at_night(painter, self.rect, self.style.theme)
        if self.edge:
            weight = max(2.5, 3 * self.style.unit)
            painter.setPen(QPen(QColor(self.edge), weight))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            inset = weight / 2 - 1
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.drawPath(rounded(self.rect.adjusted(inset, inset, -inset, -inset), width * 0.06))
        if self.is_chosen:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for ink, more in ((colour("#1c1408", 0.55), 1.6), (colour(self.style.colours.selected), 0.0)):
                painter.setPen(line(ink, 3 * self.style.unit + more))
                painter.drawPath(rounded(self.rect, width * 0.06))
        if self.mark:
            place = QPointF(self.rect.center().x(), self.rect.bottom() - width * 0.2)
            painter.setPen(QPen(QColor(palette.CREAM), max(1.5, 1.6 * self.style.unit)))
            painter.setBrush(QColor(self.edge or palette.CREAM))
            painter.drawPath(shape_path(self.mark, place, width * 0.13))


@guarded
class PileItem(Item):
    """A pile of cards with its number below."""

    def __init__(self, drag: Drag, back: Back) -> None:
        super().__init__(drag)
        self._back = back
        self.count = 0
        self.face: Face | None = None
        self.title = ""
        self.is_open = False
        self.setZValue(zvalues.PILE)

    def show_pile(self, count: int, title: str, face: Face | None = None, *, is_open: bool = False) -> None:
        """Show so many cards, the top one face up if the pile is open."""
        if (count, title, face, is_open) != (self.count, self.title, self.face, self.is_open):
            self.count, self.title, self.face, self.is_open = count, title, face, is_open
            self.renew()

    def _bound(self) -> None:
        """Take the room of the pile and its number."""
        self.take_room(self.rect.adjusted(-12, -8, 12, 26 * self.style.unit * max(self.style.laid, 1.0) + 4))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw a few edges of cards, the top card, and the number."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style = self.style
        width, height = round(self.size.width()), round(self.size.height())
        if not self.count:
            pen = line(colour(style.colours.table_text, 0.5), 1.4)
            pen.setDashPattern([3, 3])
            painter.setPen(pen)
            painter.setBrush(colour(style.colours.table_text, 0.06))
            painter.drawPath(rounded(self.rect, width * 0.06))
        else:
            margin = art.shadow_margin(width)
            shade = art.drop_shadow(width, height, style.ratio, theme=style.theme)
            painter.drawPixmap(QPointF(-margin, -margin), shade)
            for depth in range(min(4, (self.count - 1) // 8 + (self.count > 1)), 0, -1):
                painter.setPen(line(colour("#8a7a58", 0.8), 0.8))
                painter.setBrush(mix("#f1e4c8", "#b9a57c", depth * 0.12))
                painter.drawPath(rounded(self.rect.translated(depth * 1.2, depth * 1.4), width * 0.06))
            if self.is_open and self.face is not None:
                painter.drawPixmap(QPointF(0, 0), self.face.pixmap(width, style.ratio))
            else:
                painter.drawPixmap(QPointF(0, 0), self._back(width, style.ratio))
            _dim_at_night(painter, self.rect, style.theme)
        tall = 20 * style.unit * max(style.laid, 1.0)
        room = QRectF(-12, self.size.height() + 3 * style.unit, self.size.width() + 24, tall)
        ink = colour(style.colours.table_text)
        font = fonts.text(style.small_font, bold=True)
        writing.draw_line(painter, room, self.title, font, ink, Centre, least=style.least_font)


_LEADING = 0.9


def _in_brackets(words: str) -> str:
    """Return words of which no line begins within brackets."""
    return re.sub(r"\([^)]*\)", lambda found: found.group().replace(" ", "\N{NO-BREAK SPACE}"), words)


@guarded
class ButtonItem(Item):
    """A button on the table."""

    def __init__(self, drag: Drag, parent: QGraphicsItem | None = None) -> None:
        super().__init__(drag, parent)
        self.words = ""
        self.is_primary = True
        self.is_enabled = False
        self._is_over = False
        self.setZValue(zvalues.BUTTON)

    def show_words(self, words: str, *, enabled: bool, primary: bool = True) -> None:
        """Label the button; one that does nothing now is flat and grey."""
        if (words, enabled, primary) != (self.words, self.is_enabled, self.is_primary):
            self.words, self.is_enabled, self.is_primary = words, enabled, primary
            self.update()
        hand = Qt.CursorShape.PointingHandCursor
        self.setCursor(hand if enabled else Qt.CursorShape.ArrowCursor)

    def point(self, over: bool) -> None:
        """Show that the pointer is here."""
        if over != self._is_over:
            self._is_over = over
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw a raised plate with the words."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tints = self.style.colours
        height = self.size.height()
        path = rounded(self.rect.adjusted(1, 1, -1, -1), height * 0.28)
        if self.is_enabled:
            ground = tints.accent if self.is_primary else tints.panel_raised
            ink = colour(tints.accent_text if self.is_primary else tints.text)
            lift = 0.22 if self._is_over else 0.10
            tones = [(0.0, mix(ground, "#ffffff", lift)), (1.0, mix(ground, "#000000", 0.08))]
            painter.fillPath(path.translated(0, 2), colour(tints.shadow, 0.35))
            painter.fillPath(path, down(0, height, tones))
            painter.setPen(self._edge(ground))
        else:
            ink = colour(tints.text_muted, 0.8)
            painter.fillPath(path, colour(tints.panel, 0.5))
            painter.setPen(line(colour(tints.panel_line, 0.6), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        room = self.rect.adjusted(height * 0.25, 0, -height * 0.25, 0)
        if (broken := self._broken()) is not None:
            at = room.center() - QPointF(room.width() / 2, broken.size.height() / 2)
            broken.draw(painter, at, ink)
            return
        writing.draw_line(painter, room, self.words, self._font, ink, Centre, least=self.style.least_font)

    def _edge(self, ground: str) -> QPen:
        """Return the outline of the plate, which alone tells it from what lies around it in the dark."""
        theme = self.style.theme
        if self.is_primary or not (palette.is_dark(theme) or palette.is_strong(theme)):
            return line(mix(ground, "#000000", 0.3), 1)
        return line(colour(palette.legible(self.style.colours.panel_line, ground)), 2)

    @property
    def _font(self) -> QFont:
        return fonts.text(round(self.style.font * 1.06), bold=True)

    @property
    def _room(self) -> float:
        return self.size.width() - self.size.height() * 0.5

    @property
    def is_whole(self) -> bool:
        """Return whether all its words can be read."""
        one = writing.fitting(self._font, self.words, self._room, self.style.least_font)
        return writing.fits(one, self.words, self._room) or self._broken() is not None

    def _broken(self) -> writing.Paragraph | None:
        """Return the words in two lines, where one has no room for them, or only for smaller letters."""
        whole, one = self._font, writing.fitting(self._font, self.words, self._room, self.style.least_font)
        least = fonts.CROWDED
        if writing.fits(one, self.words, self._room):
            least = one.pixelSize() + 1
        for size in range(whole.pixelSize(), least - 1, -1):
            font = fonts.text(size, bold=True)
            for words in (_in_brackets(self.words), self.words):
                found = writing.Paragraph(words, font, self._room, Centre, leading=_LEADING)
                has_words = all(writing.width_of(font, one) <= self._room for one in unbroken(words))
                if has_words and found.lines == 2 and found.size.height() <= self.size.height():
                    return found
        return None


_WEIGHTS = (2.2, 3.0, 5.5, 3.0)
"""Units of the outline of a place, by its stage; it lies around the place."""
_GLOW = 3.0
"""Units by which the glow of a thin outline is wider."""


Outline: TypeAlias = Callable[[QRectF, float], QPainterPath]
"""Draws the outline of a place in a rectangle, with the radius of its corners."""


class PlaceMark(QGraphicsPixmapItem):
    """A bright outline around a place where something may land; nothing is washed over what stands there.

    Thin while the pointer only rests on a source, thick while something is on its way, and in a colour of its
    own where that is aimed. Many are alike and share one picture: all begin at a whole pixel and are so many
    pixels large.
    """

    THIN, THICK, OVER, CHOSEN = range(4)

    def __init__(
        self, rect: QRectF, style: Style, stage: int, radius: float, form: Outline = rounded
    ) -> None:
        super().__init__()
        self._form = form
        self.rect = rect
        """The place that is meant."""
        self._drawn = QRectF(round(rect.x()), round(rect.y()), round(rect.width()), round(rect.height()))
        margin = 6 * style.unit
        room = self._drawn.united(form(self._drawn, radius).boundingRect())
        self._bounds = QRectF(room.adjusted(-margin, -margin, margin, margin).toAlignedRect())
        self._style = style
        self.stage = stage
        self._radius = radius
        self.setZValue(zvalues.MARK)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setOffset(self._bounds.topLeft())
        self.setPixmap(self._picture())

    def show_stage(self, stage: int) -> None:
        """Change between thick and over."""
        if stage != self.stage:
            self.stage = stage
            self.setZValue(zvalues.MARK + 0.5 * (stage == self.OVER))
            self.setPixmap(self._picture())

    def _picture(self) -> QPixmap:
        place, size = self._drawn.translated(-self._bounds.topLeft()), self._bounds.size()
        style = self._style
        key = ("mark", self._form, self.stage, round(self._radius, 1), style.theme, style.unit)

        def draw(brush: QPainter) -> None:
            self._outline(brush, place)

        return painted(key, size.width(), size.height(), style.ratio, draw)

    def _outline(self, painter: QPainter, rect: QRectF) -> None:
        """Draw a line with a dark edge and a bright core, so that it shows on every ground."""
        style, tints = self._style, self._style.colours
        over = self.stage == self.OVER
        tint = tints.target_over if over else tints.selected if self.stage == self.CHOSEN else tints.target
        weight = _WEIGHTS[self.stage] * style.unit
        out = weight / 2
        path = self._form(rect.adjusted(-out, -out, out, out), self._radius + out)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        glow = weight + _GLOW * style.unit if self.stage == self.THIN else 0.0
        for ink, wide in (
            (colour(tint, 0.35), glow),
            (colour("#1c1408", 0.7), weight + 1.8),
            (colour(tint), weight),
            (mix(tint, "#ffffff" if over else "#fff3c4", 0.8 if over else 0.55), weight * 0.4),
        ):
            if wide:
                painter.setPen(line(ink, wide))
                painter.drawPath(path)


_ItemT = TypeVar("_ItemT", bound=Item)


class ItemPool(Generic[_ItemT]):
    """Items of one sort that are made when they are needed and hidden when they are not."""

    def __init__(self, make: Callable[[], _ItemT]) -> None:
        self._make = make
        self.items: list[_ItemT] = []

    def take(self, count: int) -> list[_ItemT]:
        """Return the first *count* items, shown; the others are hidden."""
        while len(self.items) < count:
            self.items.append(self._make())
        for number, item in enumerate(self.items):
            item.setVisible(number < count)
        return self.items[:count]

    def apply_style(self, style: Style) -> None:
        """Give all items a style."""
        for item in self.items:
            item.apply_style(style)


class SceneItems(list[QGraphicsItem]):
    """What one part of a table has put into the scene, and removes together."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__()
        self._scene = scene

    def add(self, item: QGraphicsItem) -> None:
        """Put an item into the scene."""
        self._scene.addItem(item)
        self.append(item)

    def remove_all(self) -> None:
        """Take all of them out of the scene."""
        for item in self:
            self._scene.removeItem(item)
        self.clear()
