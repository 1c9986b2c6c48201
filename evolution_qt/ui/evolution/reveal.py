"""The food cards as they are turned up over the watering hole, with a sum that counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from evolution_qt.ui.kit import faces, fonts, palette, phrasing, timings
from evolution_qt.ui.kit.brush import colour, disc, down, line, mix, rounded, shadow, write
from evolution_qt.ui.kit.crest_icons import draw_crest
from evolution_qt.ui.kit.items import Style
from evolution_qt.ui.kit.scenes import Beat, Drawing, Keyframe, Sprite, TableStage, shown

_FIRST: Final = 0.1
"""The share of the time in which all cards lie there with their backs up."""
_LAST: Final = 0.7
"""The share after which all are turned up, and the whole row is seen."""
_GAUGE: Final = 12.0
"""Units that the gauge is wide."""
_ASIDE: Final = 8.0
"""Units between the gauge and what lies beside it."""
_FULL: Final = 0.3, 0.92
"""How high the gauge stands with a dry watering hole, and at most, in shares of its height."""
_WIDEST: Final = 138.0
"""Units of the width of a card that is turned up."""
_HIGHEST: Final = 0.8
"""How much of the height of its room a card takes at most."""
_BETWEEN: Final = 16.0
"""Units between two of them."""
_FORM: Final = faces.WIDTH / faces.HEIGHT
_DIM: Final = 0.5
"""How dark everything else becomes meanwhile."""
_ORIGIN: Final = QPointF()
"""Everything is drawn where it lies in the scene."""


@dataclass(frozen=True)
class FoodCard:
    """One card: whose it is, where it lies as it is turned up and before, what is printed on it."""

    seat: int
    place: QRectF
    before: QRectF
    food: int
    back: Callable[[], QPixmap]
    face: Callable[[], QPixmap]


def account(before: int, foods: Sequence[int]) -> str:
    """Return what lay there before and what each card brought as a sum: ``2 + 3 − 1 = 4``."""
    first, *others = [*([before] if before or not foods else []), *foods]
    terms = "".join(
        f" {phrasing.MINUS if food < 0 else '+'} {phrasing.plain_number(abs(food))}" for food in others
    )
    return f"{phrasing.plain_number(first)}{terms} = {max(before + sum(foods), 0)}"


def dusk(scene: QRectF, lit: QPainterPath, style: Style, length: float) -> Sprite:
    """Return the dusk in which everything steps back for so long but what is *lit*."""

    def paint(painter: QPainter, amount: float) -> None:
        path = QPainterPath()
        path.addRect(scene)
        path.addPath(lit)  # rooms within the whole are left out
        painter.fillPath(path, colour(style.colours.shadow, _DIM * amount))

    moments = (0.0, 0.0), (timings.DIM, 1.0), (length - timings.DIM, 1.0), (length, 0.0)
    keys = tuple(Keyframe(at, _ORIGIN, amount=amount) for at, amount in moments)
    return Sprite(partial(Drawing, scene, paint), keys)


def row_of(count: int, room: QRectF, middle: QPointF, unit: float) -> list[QRectF]:
    """Return where so many cards lie in a row in a room, with the gauge: as large as names are read on them.

    The row lies round a *middle*, as far as the room lets it.
    """
    gap, gauge = _BETWEEN * unit, (_GAUGE + 2 * _ASIDE) * unit
    free = (room.width() - gauge - gap * (count - 1)) / max(count, 1)
    wide = min(_WIDEST * unit, free, room.height() * _HIGHEST * _FORM)
    whole = wide * count + gap * (count - 1)
    left = min(max(middle.x() - whole / 2, room.left()), room.right() - whole - gauge)
    top = max(min(middle.y() - wide / _FORM / 2, room.bottom() - wide / _FORM), room.top())
    return [QRectF(left + at * (wide + gap), top, wide, wide / _FORM) for at in range(count)]


@dataclass(frozen=True)
class FoodRow:
    """A row of food cards in the order in which they are turned up, and the gauge beside it."""

    cards: Sequence[FoodCard]
    before: int
    """How much food lay there before."""
    pond: QRectF
    style: Style
    scene: QRectF
    """The whole table, which steps back meanwhile."""
    ribbon: QRectF
    """What does not, beside the pond: it counts."""

    @property
    def sums(self) -> list[int]:
        """Return the food after each card, below 0 where cards take more than there is."""
        total, found = self.before, []
        for card in self.cards:
            total += card.food
            found.append(total)
        return found

    @property
    def length(self) -> int:
        """Return how many milliseconds it takes to turn them up, at usual speed."""
        return timings.REVEAL + timings.REVEAL_CARD * max(len(self.cards) - 2, 0)

    def begin_of(self, number: int) -> float:
        """Return when a card begins to turn, which is when the one before it lies there."""
        return self.length * (_FIRST + (_LAST - _FIRST) * number / max(len(self.cards), 1))

    def beat(self, count: Callable[[int], object], *, is_calm: bool) -> Beat:
        """Return the cards as they turn, or the whole row for a while where nothing moves.

        *count* is told how many are turned up, each time that one is.
        """
        sprites = [
            dusk(self.scene, self._lit(), self.style, self.length),
            *(self._turning(partial(self._paint_card, card), card, at) for at, card in enumerate(self.cards)),
            self._sprite(self._paint_gauge, self.gauge_room, [self.before, *self.sums]),
            *(self._turning(partial(self._paint_marks, at), card, at) for at, card in enumerate(self.cards)),
        ]
        if is_calm:
            still = [
                shown(one.picture, _ORIGIN, timings.REVEAL_STILL, one.keys[-2].amount) for one in sprites
            ]
            return Beat(still, stages=[TableStage(0, partial(count, len(self.cards)))])
        halves = [(self.begin_of(at) + self.begin_of(at + 1)) / 2 for at in range(len(self.cards))]
        stages = [TableStage(half, partial(count, at)) for at, half in enumerate([0.0, *halves])]
        return Beat(sprites, stages=stages)

    def _lit(self) -> QPainterPath:
        """Return what counts along: the ribbon and the pond."""
        path = rounded(self.ribbon, 10 * self.style.unit)
        path.addEllipse(self.pond)
        return path

    def _turning(self, paint: Callable[[QPainter, float], None], card: FoodCard, number: int) -> Sprite:
        """Return a picture that changes while a card turns."""
        amounts = [float(at > number) for at in range(len(self.cards) + 1)]
        made = self._sprite(paint, card.place, amounts)
        first, *others = made.keys
        share = card.before.width() / card.place.width()
        small = first._replace(place=card.before.center() - card.place.center() * share, scale=share)
        return Sprite(made.picture, (small, *others))

    def _sprite(
        self, paint: Callable[[QPainter, float], None], place: QRectF, amounts: Sequence[float]
    ) -> Sprite:
        """Return a picture, and what it shows when each card begins to turn, and after the last one."""
        margin = self.number_radius + 14 * self.style.unit
        drawing = partial(Drawing, place.adjusted(-margin, -margin, margin, margin), paint)
        keys = [Keyframe(self.begin_of(at), _ORIGIN, amount=amount) for at, amount in enumerate(amounts)]
        keys = [keys[0]._replace(at=0), *keys, keys[-1]._replace(at=self.length)]
        return Sprite(drawing, tuple(keys))

    @property
    def number_radius(self) -> float:
        """Return how large the number of a card is."""
        wide = self.cards[0].place.width() if self.cards else 0.0
        return min(max(wide * 0.29, 14.0), 27 * self.style.unit)

    def number_room(self, card: FoodCard) -> QRectF:
        """Return where the number of a card stands."""
        radius = self.number_radius
        room = QRectF(0, 0, 2 * radius, 2 * radius)
        room.moveCenter(card.place.topLeft() + QPointF(radius * 0.85, radius * 0.7))
        return room

    def sum_room(self, card: FoodCard) -> QRectF:
        """Return where the sum stands that is reached with a card."""
        tall = self.number_radius * 1.05
        room = QRectF(0, 0, min(tall * 2.1, card.place.width() * 0.86), tall)
        room.moveCenter(QPointF(card.place.center().x(), card.place.bottom() - tall * 0.35))
        return room

    @property
    def gauge_room(self) -> QRectF:
        """Return where the gauge stands."""
        room = QRectF(0, 0, _GAUGE * self.style.unit, self.pond.height() * 0.5)
        right = max(card.place.right() for card in self.cards)
        room.moveCenter(self.pond.center())
        room.moveLeft(right + _ASIDE * self.style.unit)
        return room

    def _paint_marks(self, number: int, painter: QPainter, turned: float) -> None:
        """Draw whose card it is, and once it is turned up its number and the sum."""
        card = self.cards[number]
        at = card.place.topRight() + QPointF(-self.number_radius, self.number_radius) * 0.56
        draw_crest(painter, palette.badge(card.seat), at, self.number_radius * 0.42)
        if turned >= 0.5:
            leap = 1 + 0.7 * (1 - turned) * (turned - 0.5) * 4
            self._paint_number(painter, card, leap)
            self._paint_sum(painter, card, self.sums[number])

    def _paint_card(self, card: FoodCard, painter: QPainter, turned: float) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        wide = abs(1 - 2 * turned)
        lift = 1 + 0.1 * (1 - wide)
        place = QRectF(0, 0, max(card.place.width() * wide, 1.0) * lift, card.place.height() * lift)
        place.moveCenter(card.place.center())
        edge = rounded(place, min(place.width(), card.place.width()) * 0.07)
        shadow(painter, edge, 3 * self.style.unit, QColor(0, 0, 0, 120), spread=7 * self.style.unit)
        face = card.face() if turned >= 0.5 else card.back()
        painter.drawPixmap(place, face, QRectF(QPointF(), face.size().toSizeF()))
        if 0 < turned < 1:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(line(colour(palette.GOLD), 3 * self.style.unit))
            painter.drawPath(edge)

    def _paint_number(self, painter: QPainter, card: FoodCard, leap: float) -> None:
        radius = self.number_radius * leap
        centre = self.number_room(card).center()
        tints = palette.FAMILIES["attack" if card.food < 0 else "feeding"]
        plate = disc(centre, radius)
        shadow(painter, plate, 2 * self.style.unit, QColor(0, 0, 0, 130), spread=5 * self.style.unit)
        ends = [(0.0, mix(tints.main, "#ffffff", 0.12)), (1.0, mix(tints.main, tints.dark, 0.55))]
        painter.fillPath(plate, down(centre.y() - radius, centre.y() + radius, ends))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(line(colour(palette.CREAM), max(radius * 0.1, 1.6)))
        painter.drawPath(plate)
        room = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        painter.setFont(fonts.title(round(radius * 1.3)))
        write(painter, room, phrasing.plain_number(card.food), colour("#ffffff"))

    def _paint_sum(self, painter: QPainter, card: FoodCard, total: int) -> None:
        room = self.sum_room(card)
        tall = room.height()
        plate = rounded(room, tall / 2)
        painter.fillPath(plate, colour(palette.SLATE_DARK))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(line(colour(palette.CREAM), max(tall * 0.06, 1.2)))
        painter.drawPath(plate)
        painter.setFont(fonts.title(round(tall * 0.74)))
        write(painter, room, f"= {phrasing.plain_number(max(total, 0))}", colour("#ffffff"))

    def _paint_gauge(self, painter: QPainter, food: float) -> None:
        """Draw how high the water stands for food, and by a dashed line how high it stood."""
        tube = self.gauge_room
        wide = tube.width()
        outline = rounded(tube, wide / 2)
        shadow(painter, outline, 2 * self.style.unit, QColor(0, 0, 0, 110), spread=4 * self.style.unit)
        painter.fillPath(outline, colour(palette.SAND_DARK))
        painter.save()
        painter.setClipPath(outline)
        top = self._level(tube, food)
        water = QRectF(tube.left(), top, wide, tube.bottom() - top)
        ends = [(0.0, colour(palette.WATER_LIGHT)), (1.0, colour(palette.WATER_DARK))]
        painter.fillRect(water, down(water.top(), water.bottom(), ends))
        painter.setPen(line(colour("#ffffff"), 2 * self.style.unit))
        painter.drawLine(water.topLeft(), water.topRight())
        painter.restore()
        old = self._level(tube, float(self.before))
        pen = line(colour("#ffffff", 0.9), 1.5 * self.style.unit)
        pen.setDashPattern([2, 1.5])
        painter.setPen(pen)
        mark = QPainterPath(QPointF(tube.left() - wide * 0.4, old))
        mark.lineTo(tube.right() + wide * 0.4, old)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(mark)
        painter.setPen(line(colour(palette.CREAM), 1.6 * self.style.unit))
        painter.drawPath(outline)

    def _level(self, tube: QRectF, food: float) -> float:
        most = max([10, self.before, *self.sums])
        share = _FULL[0] + (_FULL[1] - _FULL[0]) * min(max(food / most, 0.0), 1.0)
        return tube.bottom() - tube.height() * share
