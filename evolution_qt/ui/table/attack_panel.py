"""What an attack would be, drawn: hunter and prey, what decides in pairs, and what follows in order.

A game gives the data; that it is allowed to attack is known. For a screen reader the pairs of traits are put
into words, before the game's sentences about sizes and course.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.ui.kit import badges, fonts, herds, palette, pictures, writing, zvalues
from evolution_qt.ui.kit.brush import colour, disc, line, rounded
from evolution_qt.ui.kit.crest_icons import draw_crest
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.herds import Herd
from evolution_qt.ui.kit.items import Centre, Style
from evolution_qt.ui.kit.notes import draw_panel, with_shadow

_WIDE: Final = 620.0
"""Units of its width at most."""
_PAD, _GAP = 9.0, 6.0
_PICTURE: Final = 116.0, 78.0
"""Units of the pictures of hunter and prey; they are as high as the pairs where these need more."""
_HEADING: Final = 22.0
_PLATE, _WEIGHT = 25.0, 38.0
"""Units of the height of a trait, and of a number that decides."""
_BETWEEN: Final = 4.0
_SIGN: Final = 20.0
_BOX: Final = 126.0, 44.0
"""Units of the width that a step wants, and of its height."""
_MANY: Final = 3, 35.0
"""More steps than so many are so high where they need several rows."""
_WRITTEN: Final = 0.52
"""The size of a trait's name, in heights of its plate."""
_LEAST: Final = 10
_NARROWEST: Final = 0.55
"""How far a name may be squeezed."""
_GREEN, _GREY, _RED = "#3f7d36", "#9a8f78", "#a8322a"

TICK: Final = "tick"
DASH: Final = "dash"
LARGER: Final = "larger"
"""What stands between the sides of a pair: the hunter matches it, it does not matter, it is larger."""


class AttackSide(NamedTuple):
    """The hunter or its prey."""

    seat: int
    herd: Herd
    name: str
    has_name_below: bool = False
    """Whether the name stands below the picture: on it, it would hide the animals of a herd."""


class Plate(NamedTuple):
    """A trait."""

    key: str
    name: str
    family: str
    bonus: str = ""
    """What it adds, written after its name, or alone where both have no room."""


class Weight(NamedTuple):
    """A number that decides, and the sum that it comes from; no words where nothing is added.

    Where the sum has no room it is left out: the traits below name what they add.
    """

    number: int
    sum: str = ""


PairSide: TypeAlias = Plate | Weight | str
"""One side of a pair: words stand in an empty place, without words there is none."""


class Pair(NamedTuple):
    """What hunter and prey have beside each other, and the mark between, empty for none."""

    hunter: PairSide
    mark: str
    prey: PairSide

    @property
    def height(self) -> float:
        """Return its height in units."""
        return _WEIGHT if isinstance(self.hunter, Weight) else _PLATE


class AttackStep(NamedTuple):
    """One of the things that follow, with its picture."""

    sign: Plate | str
    """A trait, or the name of a token."""
    words: str
    below: str


@dataclass(frozen=True)
class AimedAttack:
    """An attack that may be made, as it is drawn."""

    hunter: AttackSide
    prey: AttackSide
    pairs: Sequence[Pair]
    steps: Sequence[AttackStep]
    heading: str = ""
    """Says in a line why it can be, where the pairs do not."""

    def lines(self) -> list[str]:
        """Return in words why the attack can be: what is drawn of it but for numbers."""
        found = [self.heading] if self.heading else []
        for hunter, mark, prey in self.pairs:
            if mark == TICK and isinstance(hunter, Plate) and isinstance(prey, Plate):
                words = QCoreApplication.translate("AttackPanel", "{trait} against {protection}")
                found.append(filled(words, {"trait": hunter.name, "protection": prey.name}))
            for trait, reason in ((hunter, prey), (prey, hunter)):
                if mark == DASH and isinstance(trait, Plate) and isinstance(reason, str):
                    #: {reason}: such as "not needed"
                    words = QCoreApplication.translate("AttackPanel", "{trait}: {reason}")
                    found.append(filled(words, {"trait": trait.name, "reason": reason}))
        return found


@guarded
class AttackPanel(QGraphicsItem):
    """The drawing of one attack on a raised panel; its lines are the same in words."""

    def __init__(self, attack: AimedAttack, lines: Sequence[str], style: Style, width: float) -> None:
        super().__init__()
        self.setZValue(zvalues.BUBBLE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._style = style = style.free
        self.lines = (*attack.lines(), *lines)
        self.attack = attack
        unit = style.unit
        wide = min(width, _WIDE * unit)
        fitting = max(int((wide - 2 * _PAD * unit) // (_BOX[0] * unit)), 1)
        count = len(attack.steps)
        rows = max(-(-count // fitting), 1)
        self._columns = max(-(-count // rows), 1)
        self._box = _MANY[1] if count > _MANY[0] and rows > 1 else _BOX[1]
        self._pairs = sum(pair.height + _BETWEEN for pair in attack.pairs) - _BETWEEN
        self._upper = max(_PICTURE[1], (_HEADING if attack.heading else 0) + self._pairs)
        tall = 2 * _PAD + self._upper + rows * (self._box + _GAP)
        self.rect = QRectF(0, 0, wide, tall * unit)

    def boundingRect(self) -> QRectF:
        """Return the room of the panel and its shadow."""
        return with_shadow(self.rect, self._style)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw hunter, pairs, prey, and below them the steps."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        style = self._style
        unit = style.unit
        draw_panel(painter, self.rect, style)
        inner = self.rect.adjusted(_PAD * unit, _PAD * unit, -_PAD * unit, -_PAD * unit)
        share = min(1.0, inner.width() / (540 * unit))
        wide, tall = _PICTURE[0] * unit * share, self._upper * unit
        left = QRectF(inner.left(), inner.top(), wide, tall)
        right = QRectF(inner.right() - wide, inner.top(), wide, tall)
        self._draw_side(painter, left, self.attack.hunter, is_left=True)
        self._draw_side(painter, right, self.attack.prey, is_left=False)
        between = QRectF(left.right() + 8 * unit, inner.top(), 0, tall)
        between.setRight(right.left() - 8 * unit)
        self._draw_pairs(painter, between)
        gap, top = _GAP * unit, inner.top() + tall + _GAP * unit
        box = (inner.width() - gap * (self._columns - 1)) / self._columns
        for number, step in enumerate(self.attack.steps):
            row, column = divmod(number, self._columns)
            x, y = inner.left() + column * (box + gap), top + row * (self._box * unit + gap)
            self._draw_step(painter, QRectF(x, y, box, self._box * unit), step)

    def _draw_side(self, painter: QPainter, place: QRectF, side: AttackSide, *, is_left: bool) -> None:
        style = self._style
        unit = style.unit
        picture, name = QRectF(place), QRectF(place)
        name.setTop(place.bottom() - 19 * unit)
        if side.has_name_below:
            picture.setBottom(name.top())
        herd = herds.picture(side.herd, picture.width(), picture.height(), 0.0, style.ratio)
        painter.drawPixmap(picture.topLeft(), herd)
        if side.has_name_below:
            ink, room = style.colours.text, name.adjusted(-7 * unit, 0, 7 * unit, 0)
        else:
            ink, room = palette.CREAM, name.adjusted(3, 0, -3, 0)
            painter.save()
            painter.setClipPath(rounded(place, place.height() * 0.06))
            painter.fillRect(name, colour("#140e08", 0.75))
            painter.restore()
        font = fonts.title(max(round(13 * unit), _LEAST))
        writing.draw_line(
            painter, room, side.name, font, colour(ink), Centre, narrowest=_NARROWEST, least=_LEAST
        )
        radius = 11 * unit
        aside = radius + 3 * unit
        x = place.left() + aside if is_left else place.right() - aside
        draw_crest(painter, palette.badge(side.seat), QPointF(x, place.top() + aside), radius)

    def _draw_pairs(self, painter: QPainter, room: QRectF) -> None:
        unit, gap, side = self._style.unit, _BETWEEN * self._style.unit, _SIGN * self._style.unit
        y = room.top() + _HEADING * unit
        if self.attack.heading:
            heading = QRectF(room.left(), room.top(), room.width(), 20 * unit)
            self._write(painter, heading, self.attack.heading, Centre)
        else:
            y = room.center().y() - self._pairs * unit / 2
        wide = (room.width() - side - 2 * gap) / 2
        for pair in self.attack.pairs:
            tall = pair.height * unit
            self._draw_cell(painter, QRectF(room.left(), y, wide, tall), pair.hunter, is_left=True)
            self._draw_cell(painter, QRectF(room.right() - wide, y, wide, tall), pair.prey, is_left=False)
            if pair.mark:
                at = QPointF(room.center().x() - side / 2, y + (tall - side) / 2)
                _draw_mark(painter, QRectF(at.x(), at.y(), side, side), pair.mark)
            y += tall + gap

    def _draw_cell(self, painter: QPainter, place: QRectF, cell: PairSide, *, is_left: bool) -> None:
        """Draw a trait, an empty place with words, or a number beside the mark, with its sum behind it."""
        unit = self._style.unit
        if isinstance(cell, Plate):
            wide, tall, ratio = place.width(), place.height(), self._style.ratio
            words = f"{cell.name} {cell.bonus}".rstrip()
            if pictures.written(words, wide, tall, share=_WRITTEN) is None:
                words = cell.bonus
            picture = pictures.plate(
                cell.key, words, cell.family, pictures.OPEN, 0, wide, tall, ratio, 0, _WRITTEN
            )
            painter.drawPixmap(place.topLeft(), picture)
        elif isinstance(cell, Weight):
            block = QRectF(place.left(), place.top(), place.height(), place.height())
            if is_left:
                block.moveRight(place.right())
            badges.paint_body(painter, block, cell.number)
            room = QRectF(place)
            align = Qt.AlignmentFlag.AlignLeft
            if is_left:
                room.setRight(block.left() - 5 * unit)
                align = Qt.AlignmentFlag.AlignRight
            else:
                room.setLeft(block.right() + 5 * unit)
            if writing.fits(self._smallest, cell.sum, room.width(), _NARROWEST):
                self._write(painter, room, cell.sum, align)
        elif cell:
            pen = line(colour(palette.PAPER_LINE), 1.2)
            pen.setDashPattern([3, 3])
            painter.strokePath(rounded(place, place.height() * 0.14), pen)
            self._write(painter, place.adjusted(3, 0, -3, 0), cell, Centre)

    @property
    def _smallest(self) -> QFont:
        return fonts.text(_LEAST)

    def _write(self, painter: QPainter, room: QRectF, words: str, align: Qt.AlignmentFlag) -> None:
        font = fonts.text(max(round(12.5 * self._style.unit), _LEAST))
        ink = colour(self._style.colours.text)
        writing.draw_line(painter, room, words, font, ink, align, least=_LEAST, narrowest=_NARROWEST)

    def _draw_step(self, painter: QPainter, place: QRectF, step: AttackStep) -> None:
        style = self._style
        unit = style.unit
        sheet = rounded(place.adjusted(0.5, 0.5, -0.5, -0.5), 5 * unit)
        painter.strokePath(sheet, line(colour(style.colours.panel_line), 1.2))
        side = min(place.height() - 12 * unit, place.width() * 0.26)
        at = QPointF(place.left() + 6 * unit, place.center().y() - side / 2)
        painter.drawPixmap(at, _sign(step.sign, side, style.ratio))
        room = QRectF(place)
        room.setLeft(at.x() + side + 5 * unit)
        room.setRight(place.right() - 4 * unit)
        upper, lower = QRectF(room), QRectF(room)
        upper.setBottom(place.top() + place.height() * 0.56)
        lower.setTop(upper.bottom() - 2 * unit)
        ink = colour(style.colours.text)
        large = fonts.text(max(round(14.5 * unit), _LEAST), bold=True)
        small = fonts.text(max(round(12 * unit), _LEAST))
        for room, words, font in ((upper, writing.typeset(step.words), large), (lower, step.below, small)):
            writing.draw_line(painter, room, words, font, ink, least=_LEAST, narrowest=_NARROWEST)


def _sign(sign: Plate | str, side: float, ratio: float) -> QPixmap:
    if isinstance(sign, str):
        return pictures.token(sign, round(side), ratio)
    return pictures.plate(sign.key, "", sign.family, pictures.OPEN, 0, side, side, ratio)


_STROKES: Final = {
    TICK: (_GREEN, ((0.28, 0.52), (0.44, 0.68), (0.73, 0.33))),
    DASH: (_GREY, ((0.28, 0.5), (0.72, 0.5))),
    LARGER: (_RED, ((0.38, 0.28), (0.66, 0.5), (0.38, 0.72))),
}
"""The ground of each mark, and its line in shares of its side."""


def _draw_mark(painter: QPainter, place: QRectF, mark: str) -> None:
    tint, points = _STROKES[mark]
    painter.fillPath(disc(place.center(), place.width() / 2), colour(tint))
    first, *others = (place.topLeft() + QPointF(x, y) * place.width() for x, y in points)
    sign = QPainterPath(first)
    for point in others:
        sign.lineTo(point)
    pen = line(colour("#ffffff"), place.width() * 0.13)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.strokePath(sign, pen)
