"""The end of a game: the screens of all seats stand side by side and fold down, the winner's last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter

from evolution_qt.ui.beginning.scoring import SCORING
from evolution_qt.ui.kit import art, fonts, palette, phrasing, timings, writing
from evolution_qt.ui.kit.brush import colour, down, line, mix, polygon, rounded, shadow
from evolution_qt.ui.kit.crest_icons import draw_crest
from evolution_qt.ui.kit.items import Centre, Style
from evolution_qt.ui.kit.scenes import Drawing, Keyframe, Sprite, shown, still

_FIRST: Final = 0.1
"""The share of the time in which all screens stand."""
_LAST: Final = 0.3
"""The share at its end in which all is seen."""
_WINNER: Final = 1.7
"""So much longer the winner's screen takes than another."""
_STANDS: Final = 0.35
"""The share of its time in which a screen still stands."""
_WIDE: Final = 190.0
_TALL: Final = 220.0
_APART: Final = 22.0
"""Units of a booth, and between two."""
_LEAST: Final = fonts.CROWDED
_ORIGIN: Final = QPointF()
"""Everything is drawn where it lies in the scene."""


@dataclass(frozen=True)
class Booth:
    """A seat and what lies behind its screen at the end."""

    seat: int
    name: str
    parts: Sequence[int]
    """Its points for tokens, population, traits and hand."""
    is_winner: bool = False

    @property
    def points(self) -> int:
        """Return all its points."""
        return sum(self.parts)


@dataclass(frozen=True)
class Booths:
    """Booths side by side in a room, whose screens fold down."""

    booths: Sequence[Booth]
    room: QRectF
    style: Style

    @property
    def order(self) -> tuple[Booth, ...]:
        """Return the booths in the order in which their screens fold down."""
        return tuple(sorted(self.booths, key=lambda one: (one.is_winner, one.points)))

    @property
    def falls(self) -> dict[int, tuple[float, float]]:
        """Return when the screen of each seat begins to fold down, and when it lies."""
        lengths = {one.seat: _WINNER if one.is_winner else 1.0 for one in self.order}
        each = timings.UNVEILING * (1 - _FIRST - _LAST) / sum(lengths.values())
        found, begin = {}, timings.UNVEILING * _FIRST
        for seat, length in lengths.items():
            end = begin + each * length
            found[seat] = begin + (end - begin) * _STANDS, end
            begin = end
        return found

    def sprites(self, *, is_calm: bool) -> list[Sprite]:
        """Return the dark table, and each booth as its screen folds down, or is down where nothing moves."""
        sprites = [still(partial(Drawing, self.room, self._paint_dark), _ORIGIN, 0, timings.UNVEILING)]
        for booth, place in zip(self.booths, self.places(), strict=True):
            margin = 16 * self.style.unit
            room = place.adjusted(-margin, -margin, margin, margin)
            drawing = partial(Drawing, room, partial(self._paint_booth, booth, place))
            begin, end = self.falls[booth.seat]
            moments = ((0, 0.0), (begin, 0.0), (end, 1.0), (timings.UNVEILING, 1.0))
            keys = [Keyframe(at, _ORIGIN, amount=fallen) for at, fallen in moments]
            sprites.append(Sprite(drawing, tuple(keys)))
        if is_calm:
            sprites = [
                shown(one.picture, _ORIGIN, timings.UNVEILING_STILL, one.keys[-1].amount) for one in sprites
            ]
        return sprites

    def places(self) -> list[QRectF]:
        """Return where the booths stand."""
        unit, count = self.style.unit, len(self.booths)
        most = (self.room.width() - _APART * unit) / count - _APART * unit
        size = QSizeF(min(_WIDE * unit, most), min(_TALL * unit, self.room.height() * 0.6))
        whole = count * size.width() + (count - 1) * _APART * unit
        left, top = self.room.center().x() - whole / 2, self.room.center().y() - size.height() / 2
        step = size.width() + _APART * unit
        return [QRectF(QPointF(left + step * at, top), size) for at in range(count)]

    def _paint_dark(self, painter: QPainter, amount: float) -> None:
        painter.fillRect(self.room, QColor(12, 10, 8, 150))

    def _paint_booth(self, booth: Booth, place: QRectF, painter: QPainter, fallen: float) -> None:
        """Draw a booth, and its screen over it."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_plate(painter, booth, place, is_shown=booth.is_winner and fallen >= 1)
        if fallen > 0:
            self._paint_points(painter, booth, self._behind(place), is_winner=booth.is_winner and fallen >= 1)
        if fallen < 1:
            self._paint_screen(painter, booth, self._behind(place), fallen)

    def _behind(self, place: QRectF) -> QRectF:
        """Return the part of a booth that its screen hides."""
        edge = 5 * self.style.unit
        return place.adjusted(edge, edge, -edge, -self._foot)

    @property
    def _foot(self) -> float:
        """Return how high the part is where the name stands."""
        return max(46 * self.style.unit, self.style.font * 2.2)

    def _paint_plate(self, painter: QPainter, booth: Booth, place: QRectF, *, is_shown: bool) -> None:
        unit = self.style.unit
        path = rounded(place, 12 * unit)
        shadow(painter, path, 4 * unit, QColor(0, 0, 0, 130), spread=9 * unit)
        painter.fillPath(path, colour(palette.PAPER))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        edge = colour(palette.GOLD_DARK if is_shown else palette.PAPER_LINE)
        painter.setPen(line(edge, (5 if is_shown else 1.5) * unit))
        painter.drawPath(path)
        foot = QRectF(place.left(), place.bottom() - self._foot, place.width(), self._foot)
        radius = min(self._foot * 0.36, place.width() * 0.14)
        crest = QPointF(foot.left() + 10 * unit + radius, foot.center().y())
        draw_crest(painter, palette.badge(booth.seat), crest, radius)
        name = foot.adjusted(18 * unit + 2 * radius, 0, -8 * unit, 0)
        font = writing.fitting(fonts.text(self.style.font, bold=True), booth.name, name.width(), _LEAST)
        writing.draw_line(painter, name, booth.name, font, colour(palette.PAPER_TEXT))

    def _paint_points(self, painter: QPainter, booth: Booth, room: QRectF, *, is_winner: bool) -> None:
        """Draw the points, and below them what they are for."""
        ratio, unit = self.style.ratio, self.style.unit
        upper = QRectF(room.left(), room.top(), room.width(), room.height() * 0.56)
        figure = QRectF(upper)
        if is_winner:
            side = round(upper.height() * 0.44)
            laurel = art.icon("laurel-crown", side, palette.GOLD_DARK, ratio)
            painter.drawPixmap(QPointF(upper.center().x() - side / 2, upper.top() + 2 * unit), laurel)
            figure.setTop(upper.top() + side)
        font = fonts.title(round(upper.height() * 0.6))
        ink = colour(palette.POPULATION_DARK)
        writing.draw_line(painter, figure, phrasing.plain_number(booth.points), font, ink, Centre)
        lower = QRectF(room.left(), upper.bottom(), room.width(), room.bottom() - upper.bottom())
        step = lower.width() / len(booth.parts)
        side = round(min(step * 0.7, lower.height() * 0.46, 34 * unit))
        for at, part in enumerate(booth.parts):
            column = QRectF(lower.left() + step * at, lower.top(), step, lower.height())
            sign = SCORING.part(at, side, ratio)
            size = sign.deviceIndependentSize()
            middle = QPointF(column.center().x(), column.top() + side / 2)
            corner = middle - QPointF(size.width(), size.height()) / 2
            painter.drawPixmap(corner, sign)
            below = QRectF(column.left(), column.top() + side, step, column.height() - side)
            font = fonts.text(max(round(self.style.font * 0.95), _LEAST), bold=True)
            writing.draw_line(
                painter, below, phrasing.plain_number(part), font, colour(palette.PAPER_TEXT), Centre
            )

    def _paint_screen(self, painter: QPainter, booth: Booth, room: QRectF, fallen: float) -> None:
        """Draw three leaves that sink as they fold down, and the crest on them while they stand."""
        eased = fallen * fallen
        top = room.top() + room.height() * eased
        reach = room.width() * 0.06 * eased  # what falls forward comes nearer
        wide = (room.width() + 2 * reach) / 3
        tilt = min(10 * self.style.unit, room.bottom() - top) * (1 - eased)
        tint = palette.seat(booth.seat)
        for number, shade in enumerate((0.1, 0.34, 0.2)):
            left = room.left() - reach + wide * number
            near, far = (tilt, 0.0) if number != 1 else (0.0, tilt)
            leaf = polygon(
                [
                    (left, top + near),
                    (left + wide, top + far),
                    (left + wide, room.bottom()),
                    (left, room.bottom()),
                ]
            )
            tones = (shade - 0.1, shade + 0.2)
            ends = [(float(at), mix(tint, "#000000", tone)) for at, tone in enumerate(tones)]
            painter.fillPath(leaf, down(top, room.bottom(), ends))
            painter.strokePath(leaf, line(colour(palette.CREAM, 0.85), 2 * self.style.unit))
        tall = room.bottom() - top
        radius = min(room.width() * 0.2, tall * 0.3)
        if radius > 4:
            draw_crest(painter, palette.badge(booth.seat), QPointF(room.center().x(), top + tall / 2), radius)
