"""The end of a game as a picture: a band of land for each seat, and on it what has survived, walking in.

The best is at the top. Below each herd a bar grows part by part, its number counts, and at last a laurel
closes round the crest of who has won. The last picture is the scene at its end.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import accumulate, pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap

from evolution_qt.ui.kit import fonts, icons, palette, phrasing, timings, writing
from evolution_qt.ui.kit.brush import colour, down, line, mix, paper, rounded
from evolution_qt.ui.kit.crest_icons import draw_crest
from evolution_qt.ui.kit.herds import LARGEST_BODY
from evolution_qt.ui.kit.palette import Badge
from evolution_qt.ui.kit.pixmap_cache import Draw, Steps
from evolution_qt.ui.kit.pixmaps import painted
from evolution_qt.ui.kit.scenes import Beat, Drawing, Keyframe, Picture, Sprite, coming, walk
from evolution_qt.ui.table.scoring import Survivors

Centre = Qt.AlignmentFlag.AlignCenter
_USUAL: Final = 1280.0, 800.0
_UNITS: Final = 0.72, 1.9
"""How small and how large everything is drawn, compared to a usual window."""
_LANDS: Final = 0.57
"""How much of the room all bands take where there is enough."""
_USUAL_BAND: Final = 104.0
"""How high a band is with four seats in a usual window."""
_GROWN: Final = 1.35
"""How much larger crests and writing are at most where bands are higher."""
_ANIMAL: Final = 0.62, 0.88
"""How high the largest animal is at most, in bands and in what of its band is above its feet."""
_THICK: Final = 0.25
"""How high a bar is at most, in bands."""
_CROWD: Final = 1.35
"""How much wider than its way a herd is that walks in two ranks."""
_RANK: Final = 0.72
"""How small the animals of two ranks are at least, compared to the largest."""
_RISE: Final = 0.3
"""How much higher the farther rank walks, in heights of the largest animal."""
_SMALLEST: Final = 0.56
"""How high one with the smallest body is, compared to that."""
_WIDEST: Final = 1.45
"""How wide an animal is at most, in heights of the largest."""
_CLOSE: Final = 0.85
"""How close animals stand, in widths of one, before they get smaller."""
_LEAST: Final = 0.42
"""How small a crowd makes them."""
_BEGIN: Final = 0.3
"""The share of its way along the bar that a herd has gone before the bar grows."""
_LAND: Final = 0.4
"""How far above the first band the land begins, in bands."""
_NAME: Final = 0.17
"""How wide names are at most, in widths of the window."""
_LAUREL: Final = 3.1
"""How wide the laurel is, in radii of a crest."""
_ORIGIN: Final = QPointF()


class Marcher(NamedTuple):
    """A seat at the end of a game."""

    name: str
    badges: Sequence[Badge]
    """What it is known by, at least one."""
    herd: Sequence[Survivors]
    parts: Sequence[int]
    """Its points as its bar shows them, part by part."""
    points: int
    is_winner: bool = False


class _Row(NamedTuple):
    """Where a seat has its things."""

    top: float
    """Where its band begins."""
    feet: float
    crest: QPointF
    radius: float
    name: QRectF
    bar: QRectF
    """The room of the bar with the most points."""


class _Herd(NamedTuple):
    """The animals of a seat."""

    animals: list[tuple[Survivors, float, float]]
    """Each with the side of its picture, and where its middle is at last."""
    end: float
    """Where the last of them stands at last."""
    rise: float
    """How much higher every second one walks, 0 where all walk in one rank."""


@dataclass(frozen=True)
class Procession:
    """What has survived, walking in over a landscape, the best seat first."""

    marchers: Sequence[Marcher]
    parts: Sequence[str]
    """What the parts of the bars are called."""
    sources: Sequence[int]
    """Whose colours they have: the number of each as a source of points."""
    title: str
    story: str
    """A sentence that says how it came about, empty if there is none."""
    room: QRectF
    foot: float
    """Pixels at the lower edge that others need."""
    theme: str
    text: float = 1.0
    """How large writing is, compared to the usual."""
    ratio: float = 1.0

    @cached_property
    def looks(self) -> str:
        """Return all that decides how it looks, as the key of its pictures."""
        return repr(self)

    # Places

    @property
    def unit(self) -> float:
        """Return how large things are drawn, compared to a usual window."""
        least, most = _UNITS
        return min(max(min(self.room.width() / _USUAL[0], self.room.height() / _USUAL[1]), least), most)

    def _px(self, size: float, most: float = math.inf) -> int:
        """Return the pixels of writing that has only so much height."""
        return max(round(min(size * max(self.unit, 1.0) * self.text, most)), fonts.CROWDED)

    @property
    def title_place(self) -> QRectF:
        """Return where the title stands."""
        tall = min(84 * self.unit * max(self.text, 1), (self.room.height() - self.foot) * 0.17)
        wide = self.room.width() * 0.9
        return QRectF((self.room.width() - wide) / 2, (self.room.height() - self.foot) * 0.06, wide, tall)

    @property
    def story_place(self) -> QRectF:
        """Return where the sentence stands, with the plate behind it."""
        font = self._story_font
        wide = min(writing.width_of(font, self.story) + 3 * font.pixelSize(), self.room.width() * 0.94)
        tall = font.pixelSize() * 1.75
        return QRectF((self.room.width() - wide) / 2, self.title_place.bottom(), wide, tall)

    @property
    def _story_font(self) -> QFont:
        font = fonts.text(self._px(17, self.room.height() * 0.05), bold=True)
        wide = self.room.width() * 0.94 - 3 * font.pixelSize()
        return writing.fitting(font, self.story, wide, fonts.CROWDED)

    @property
    def _legend(self) -> float:
        return self._px(13, (self.room.height() - self.foot) * 0.04) * 2.0

    @property
    def _step(self) -> float:
        """Return how high a band is."""
        room = self.room.height() - self.foot
        header = self.story_place.bottom() if self.story else self.title_place.bottom()
        return min(room * _LANDS, room - self._legend - header - 8 * self.unit) / len(self.marchers)

    @property
    def _grown(self) -> float:
        """Return how much larger crests and writing are than in a usual band."""
        return min(max(self._step / (_USUAL_BAND * self.unit), 1.0), _GROWN)

    @property
    def _bar(self) -> float:
        """Return how high a bar is."""
        return min(max(18 * self.unit * self._grown, self._px(12) * 1.35), self._step * _THICK)

    @property
    def horizon(self) -> float:
        """Return where the land begins, in heights of the window."""
        return max(self.rows[0].top - _LAND * self._step, self.room.height() * 0.2) / self.room.height()

    @cached_property
    def rows(self) -> list[_Row]:
        """Return where each seat has its things, the first one at the top."""
        step, count, unit = self._step, len(self.marchers), self.unit
        radius = min(step * 0.33, 31 * unit * self._grown)
        font = self._name_font
        widest = max(writing.width_of(font, one.name) for one in self.marchers) + font.pixelSize() * 1.4
        wide = min(max(widest, 70 * unit), self.room.width() * _NAME)
        crests = max(len(one.badges) for one in self.marchers)
        side = 10 * unit + radius * _LAUREL / 2
        name = side + radius * (1.5 + 1.1 * (crests - 1)) + 6 * unit
        number = writing.width_of(self._number_font, "000") + 24 * unit
        left, right = name + wide + 12 * unit, self.room.width() - number
        found = []
        below, above = min(8 * unit, step * 0.08), min(7 * unit, step * 0.06)
        for at in range(count):
            top = self.room.height() - self.foot - self._legend - step * (count - at)
            bar = QRectF(left, top + step - below - self._bar, max(right - left, 40.0), self._bar)
            middle = top + step * 0.5
            plate = QRectF(name, middle - font.pixelSize() * 0.8, wide, font.pixelSize() * 1.6)
            found.append(_Row(top, bar.top() - above, QPointF(side, middle), radius, plate, bar))
        return found

    @property
    def _name_font(self) -> QFont:
        return fonts.title(self._px(17 * self._grown, self._step * 0.4))

    @property
    def _number_font(self) -> QFont:
        return fonts.title(self._px(38 * self._grown, self._step * 0.5))

    def _sums(self, one: Marcher) -> list[float]:
        """Return what the points come to after each part, at the beginning nothing; never below that."""
        return [max(float(points), 0.0) for points in accumulate(one.parts, initial=0)]

    @property
    def _most(self) -> float:
        return max((max(self._sums(one)) for one in self.marchers), default=0.0) or 1.0

    def _reach(self, at: int, points: float) -> float:
        """Return how far to the right the bar of a seat reaches with so many points."""
        bar = self.rows[at].bar
        return bar.left() + bar.width() * points / self._most

    # The ground

    @property
    def is_plain(self) -> bool:
        """Return whether it is drawn for high contrast, without a landscape."""
        return palette.is_strong(self.theme)

    def _tints(self, one: Marcher) -> tuple[QColor, QColor]:
        """Return the colours of a band: far away, and at its foot."""
        dark = palette.is_dark(self.theme)
        far = mix(one.badges[0].tint, palette.VALLEYS["sunset"].sun, 0.05 if dark else 0.3)
        return mix(far, palette.DUSK, 0.4 if dark else 0.1), mix(far, palette.DUSK, 0.68 if dark else 0.5)

    def ground(self, painter: QPainter) -> Steps:
        """Paint the bands, and below them what the colours of the bars mean, in steps."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        rows, room = self.rows, self.room
        for one, row in zip(self.marchers, rows, strict=True):
            if self.is_plain:
                self._border(painter, row)
                continue
            edge, depth = self._tints(one)
            path = self._ridge(row.top)
            painter.fillPath(path, mix(edge, "#ffffff", 0.3))
            path.translate(0, 2 * self.unit)
            painter.fillPath(path, down(row.top, row.top + self._step, [(0, edge), (1, depth)]))
            yield
        yield
        if not self.is_plain:
            top = rows[0].top
            paper(painter, QRectF(0, top, room.width(), room.height() - top), 0.22)
            start = room.height() - self.foot - self._legend - 6 * self.unit
            dark = [
                (at, colour(palette.BEHIND, seen)) for at, seen in ((0.0, 0.0), (0.45, 0.84), (1.0, 0.94))
            ]
            painter.fillRect(QRectF(0, start, room.width(), room.height()), down(start, room.height(), dark))
        yield
        self._paint_legend(painter)

    def _border(self, painter: QPainter, row: _Row) -> None:
        painter.setPen(line(colour(palette.THEMES[self.theme].panel_line), 1))
        level = row.top + self._step
        painter.drawLine(QPointF(0, level), QPointF(self.room.width(), level))

    def _ridge(self, level: float) -> QPainterPath:
        path, wide, wave = QPainterPath(QPointF(-2, level)), self.room.width() / 4, self._step * 0.04
        for at in range(4):
            up = wave if (at + round(level)) % 2 else -wave
            path.quadTo(wide * (at + 0.5), level + up, wide * (at + 1) + 2, level)
        path.lineTo(self.room.width() + 2, self.room.height() + 4)
        path.lineTo(-2, self.room.height() + 4)
        path.closeSubpath()
        return path

    def _seat_picture(self, at: int) -> QPixmap:
        """Return the crest and the name of a seat, which a herd walks in behind."""
        one, row = self.marchers[at], self.rows[at]
        place = self._seat_place(row)

        def draw(painter: QPainter) -> None:
            painter.translate(-place.topLeft())
            ground, ink = self.plate(one)
            painter.fillPath(rounded(row.name, 6 * self.unit), ground)
            room = row.name.adjusted(6 * self.unit, 0, -6 * self.unit, 0)
            writing.draw_line(painter, room, one.name, self._name_font, ink, Centre, least=fonts.CROWDED)
            for number, badge in enumerate(one.badges):
                middle = row.crest + QPointF(1.1 * row.radius * number, 0)
                draw_crest(painter, badge, middle, self._radius(one, row))

        return self._picture(("seat", at), place.width(), place.height(), draw)

    def _seat_place(self, row: _Row) -> QRectF:
        tall = max(row.radius * 3, row.name.height())
        return QRectF(0, row.crest.y() - tall / 2, row.name.right() + 4, tall)

    def _radius(self, one: Marcher, row: _Row) -> float:
        return row.radius * (1.0 if len(one.badges) == 1 else 0.66)

    def plate(self, one: Marcher) -> tuple[QColor, QColor]:
        """Return the colours of the plate of a name."""
        if self.is_plain:
            tints = palette.THEMES[self.theme]
            return colour(tints.panel), colour(tints.text)
        ground = mix(one.badges[0].tint, "#000000", 0.34)
        return ground, colour(palette.readable(ground.name(), palette.CREAM, palette.BEHIND))

    @property
    def _ink(self) -> QColor:
        return colour(palette.THEMES[self.theme].table_text if self.is_plain else palette.CREAM)

    def _paint_legend(self, painter: QPainter) -> None:
        """Name the parts of the bars below them, in the middle."""
        font = fonts.text(round(self._legend / 2))
        side, gap = font.pixelSize() * 0.8, font.pixelSize() * 0.5
        wide = [side + 4 * gap + writing.width_of(font, part) for part in self.parts]
        room = self.room.width() * 0.96
        squeeze = min(room / sum(wide), 1.0)
        left = (self.room.width() - sum(wide) * squeeze) / 2
        middle = self.room.height() - self.foot - self._legend * 0.56
        for at, part in enumerate(self.parts):
            square = QRectF(left, middle - side / 2, side * 1.3, side)
            painter.fillPath(rounded(square, 3), colour(palette.source_tint(self.sources[at])))
            painter.strokePath(rounded(square, 3), line(colour(palette.CREAM, 0.8), 1))
            words = QRectF(
                square.right() + gap, middle - side, wide[at] * squeeze - side * 1.3 - 2 * gap, 2 * side
            )
            writing.draw_line(painter, words, part, font, self._ink)
            left += wide[at] * squeeze

    # The scene

    @property
    def moments(self) -> list[float]:
        """Return when they have walked in, and when each part of the bars has grown."""
        count = max(len(self.parts), 1)
        return [timings.PROCESSION + timings.GROWTH * at / count for at in range(count + 1)]

    def beat(self) -> Beat:
        """Return the whole scene: they walk in, bars grow part by part, the best are crowned."""
        moments = self.moments
        end = moments[-1]
        sprites = []
        for at, one in enumerate(self.marchers):
            sprites += self._herd(at, one, moments)
            sprites += [self._growing(partial(self._bar_drawing, at, one), moments)]
            sprites += [self._growing(partial(self._number_drawing, at, one), moments)]
        for at, (one, row) in enumerate(zip(self.marchers, self.rows, strict=True)):
            here = Keyframe(0, self._seat_place(row).center())
            sprites.append(Sprite(partial(self._seat_picture, at), (here,), stays=True))
            sprites += self._laurel(row, end) if one.is_winner else []
        begin = end + timings.LAUREL
        title = self.title_place.center()
        keys = Keyframe(begin, title, 0, 0.8), Keyframe(begin + timings.CROWNED * 0.3, title)
        sprites.append(Sprite(self._title_picture, keys, stays=True))
        if self.story:
            story = coming(self._story_picture, self.story_place.center(), timings.CROWNED * 0.25)
            sprites.append(story.later(begin + timings.CROWNED * 0.4))
        return Beat(sprites, begin + timings.CROWNED)

    def _growing(self, drawing: Picture, moments: Sequence[float]) -> Sprite:
        keys = [Keyframe(0, _ORIGIN)]
        keys += [Keyframe(at, _ORIGIN, amount=float(part)) for part, at in enumerate(moments)]
        return Sprite(drawing, tuple(keys), stays=True)

    def points_at(self, one: Marcher, amount: float) -> float:
        """Return how many points a bar shows when so many of its parts have grown."""
        sums, whole = self._sums(one), min(int(amount), len(one.parts))
        rest = amount - whole
        return sums[whole] + (sums[whole + 1] - sums[whole]) * rest if rest > 0 else sums[whole]

    def _bar_drawing(self, at: int, one: Marcher) -> Drawing:
        row = self.rows[at]
        return Drawing(row.bar.adjusted(-2, -2, 2, 2), partial(self._paint_bar, at, one))

    def _paint_bar(self, at: int, one: Marcher, painter: QPainter, amount: float) -> None:
        bar, sums = self.rows[at].bar, self._sums(one)
        now = self.points_at(one, amount)
        font = fonts.text(max(round(bar.height() * 0.8), fonts.CROWDED), bold=True)
        for part, (first, last) in enumerate(pairwise(sums)):
            right = self._reach(at, min(last, now))
            room = QRectF(bar)
            room.setLeft(self._reach(at, first))
            room.setRight(right)
            if part >= amount or room.width() < 1:
                continue
            tint = palette.source_tint(self.sources[part])
            path = rounded(room, min(3 * self.unit, room.width() / 2))
            painter.fillPath(path, colour(tint))
            painter.strokePath(path, line(colour(palette.CREAM, 0.75), max(1.2 * self.unit, 1)))
            number = phrasing.plain_number(one.parts[part])
            if part + 1 <= amount and writing.width_of(font, number) + 8 <= room.width():
                ink = colour(palette.readable(tint, "#ffffff", "#14100a"))
                inner = room.adjusted(0, 0, -5 * self.unit, 0)
                writing.draw_line(painter, inner, number, font, ink, Qt.AlignmentFlag.AlignRight)

    def _number_drawing(self, at: int, one: Marcher) -> Drawing:
        row, font = self.rows[at], self._number_font
        tall = font.pixelSize() * 1.5
        wide = self.room.width() - row.bar.left()
        room = QRectF(row.bar.left(), row.bar.center().y() - tall, wide, 1.6 * tall)
        end = self._sizes(at, one).end
        return Drawing(room, partial(self._paint_number, at, one, end))

    def _paint_number(self, at: int, one: Marcher, end: float, painter: QPainter, amount: float) -> None:
        if amount <= 0:
            return
        row, font = self.rows[at], self._number_font
        is_whole = amount >= len(one.parts)
        points = one.points if is_whole else round(self.points_at(one, amount))
        right = max(self._reach(at, self.points_at(one, amount)), self._gone(at, one, end, amount))
        place = QPointF(right + 12 * self.unit, row.bar.center().y() + font.pixelSize() * 0.22)
        tint = palette.GOLD if one.is_winner and is_whole else palette.CREAM
        ink = self._ink if self.is_plain else colour(tint)
        rim = None if self.is_plain else mix(one.badges[0].tint, palette.BEHIND, 0.78)
        _rimmed(painter, place, phrasing.plain_number(points), font, ink, rim)

    # Animals

    def _sizes(self, at: int, one: Marcher) -> _Herd:
        """Return how large the animals of a seat are, and where they stand at the end."""
        row = self.rows[at]
        high = min(self._step * _ANIMAL[0], (row.feet - row.top) * _ANIMAL[1])
        each: list[tuple[Survivors, float, float]] = []
        for kind in one.herd:
            outline = icons.body(kind.drawing).boundingRect()
            grown = (min(max(kind.body, 1), LARGEST_BODY) - 1) / (LARGEST_BODY - 1)
            tall = high * (_SMALLEST + (1 - _SMALLEST) * grown)
            side = icons.SIDE * min(tall / outline.height(), tall * _WIDEST / outline.width())
            each += [(kind, side, outline.width() * side / icons.SIDE)] * kind.number
        left, full = row.bar.left(), row.bar.width()
        end = self._reach(at, self._sums(one)[-1])
        if not each:
            return _Herd([], end, 0.0)
        needed = sum(wide for _, _, wide in each) * _CLOSE
        end = max(end, left + min(needed * _LEAST, full))
        is_crowd = needed > (end - left) * _CROWD
        needed, most = (needed / 2, _RANK) if is_crowd else (needed, 1.0)
        smaller = min(max((end - left) / needed, _LEAST), most)
        end = min(max(end, left + needed * smaller), left + full)
        sums = list(accumulate(wide * smaller for _, _, wide in each))
        middles = [to - wide * smaller / 2 for to, (_, _, wide) in zip(sums, each, strict=True)]
        loose = max((end - left) / sums[-1], 1.0)
        first, last = left + middles[0] * loose, end - (sums[-1] - middles[-1]) * loose
        apart = (last - first) / (middles[-1] - middles[0]) if len(each) > 1 else 0.0
        animals = [
            (kind, side * smaller, first + (middle - middles[0]) * apart)
            for (kind, side, _), middle in zip(each, middles, strict=True)
        ]
        return _Herd(animals, end, high * _RISE * is_crowd)

    def _gone(self, at: int, one: Marcher, end: float, amount: float) -> float:
        """Return how far a herd has gone that ends at a place, when so many parts of the bar have grown."""
        left = self.rows[at].bar.left()
        return left + (end - left) * self._share(one, amount) if one.herd else left

    def _share(self, one: Marcher, amount: float) -> float:
        """Return which share of its way along the bar a herd has gone."""
        total = self._sums(one)[-1]
        grown = self.points_at(one, amount) / total if total else min(amount, 1.0)
        return min(_BEGIN + (1 - _BEGIN) * grown, 1.0)

    def _herd(self, at: int, one: Marcher, moments: Sequence[float]) -> list[Sprite]:
        """Return the animals of a seat, walking in from the left and on along the bar."""
        row, (animals, end, rise) = self.rows[at], self._sizes(at, one)
        left = row.bar.left()
        widest = max((self._picture_side(side) for _, side, _ in animals), default=0.0)
        found = []
        numbers = reversed(range(len(animals)))  # heads lie over those in front
        for number in sorted(numbers, key=lambda one: one % 2 if rise else 0, reverse=True):
            kind, side, last = animals[number]
            outline = icons.body(kind.drawing).boundingRect()
            feet = row.feet - side * 0.5 + (icons.SIDE - outline.bottom()) * side / icons.SIDE
            feet -= rise * (number % 2)
            aside = (icons.SIDE / 2 - outline.center().x()) * side / icons.SIDE
            stops = []
            for part, moment in enumerate(moments):
                gone = left + (last - left) * self._share(one, part)
                stops.append((moment, QPointF(gone + aside, feet)))
            away = self._gone(at, one, end, 0) + widest
            begin = QPointF(stops[0][1].x() - away, feet)
            look = partial(self._animal, kind, side, one.badges[0].tint)
            found.append(walk(look, [(0.0, begin), *stops], timings.STRIDE, 3 * self.unit))
        return found

    def _picture_side(self, side: float) -> float:
        return side + 8 * self.unit

    def _animal(self, kind: Survivors, side: float, tint: str) -> QPixmap:
        whole, tint = self._picture_side(side), kind.tint or tint
        key = ("survivor", kind.drawing, tint, round(side))

        def draw(painter: QPainter) -> None:
            margin = (whole - side) / 2
            body, ink = (
                icons.placed(part, whole / 2, whole - margin, side)
                for part in (icons.body(kind.drawing), icons.ink(kind.drawing))
            )
            painter.strokePath(body, line(colour(palette.CUT), max(side * 0.05, 2.4)))
            painter.fillPath(body, mix(tint, "#ffffff", 0.42))
            painter.fillPath(ink, mix(tint, "#000000", 0.58))

        return self._picture(key, whole, whole, draw)

    # Crown and words

    def _laurel(self, row: _Row, begin: float) -> list[Sprite]:
        """Return the two branches, which close round a crest."""
        side = row.radius * _LAUREL
        tint = colour(palette.THEMES[self.theme].table_text if self.is_plain else palette.LAUREL)
        found = []
        for number, way in enumerate((-1, 1)):
            branch = QPainterPath()
            branch.addPolygon(icons.ink("laurel-crown").toSubpathPolygons()[number])

            def draw(painter: QPainter, branch: QPainterPath = branch) -> None:
                path = icons.placed(branch, side / 2, side, side)
                painter.strokePath(path, line(colour(palette.PAPER_TEXT, 0.85), max(side * 0.02, 1.5)))
                painter.fillPath(path, tint)

            away = QPointF(way * side * 0.4, -side * 0.15)
            keys = (
                Keyframe(begin, row.crest + away, 0, turn=30.0 * way),
                Keyframe(begin + timings.LAUREL, row.crest),
            )
            look = partial(self._picture, ("laurel", number), side, side, draw)
            found.append(Sprite(look, keys, stays=True))
        return found

    def _title_picture(self) -> QPixmap:
        place = self.title_place
        font = fonts.title(round(place.height() * 0.72))
        font = writing.fitting(font, self.title, place.width() - 20, fonts.CROWDED)
        wide = min(writing.width_of(font, self.title) + 20, place.width())
        best = next((one for one in self.marchers if one.is_winner), None)
        tint = best.badges[0].tint if best is not None else palette.GOLD_DARK

        def draw(painter: QPainter) -> None:
            metrics = QFontMetricsF(font)
            natural = metrics.horizontalAdvance(self.title)
            base = QPointF((wide - natural) / 2, (place.height() + metrics.ascent() - metrics.descent()) / 2)
            if self.is_plain:
                _rimmed(painter, base, self.title, font, self._ink, None)
                return
            _rimmed(painter, base, self.title, font, colour(palette.DUSK), colour(palette.DUSK), 0.16)
            fill = colour(palette.legible(tint, palette.CREAM, 3.0))
            _rimmed(painter, base, self.title, font, fill, colour(palette.CREAM), 0.1)

        key = ("title",)
        return self._picture(key, wide, place.height(), draw)

    def _story_picture(self) -> QPixmap:
        place, font = self.story_place, self._story_font

        def draw(painter: QPainter) -> None:
            room = QRectF(0, 0, place.width(), place.height())
            tints = palette.THEMES[self.theme]
            ground = colour(tints.panel) if self.is_plain else colour(palette.DUSK_PLATE)
            painter.fillPath(rounded(room, place.height() / 2), ground)
            ink = colour(tints.text if self.is_plain else palette.CREAM)
            inner = room.adjusted(font.pixelSize(), 0, -font.pixelSize(), 0)
            writing.draw_line(painter, inner, self.story, font, ink, Centre)

        key = ("story",)
        return self._picture(key, place.width(), place.height(), draw)

    def _picture(self, key: tuple[Hashable, ...], wide: float, tall: float, draw: Draw) -> QPixmap:
        """Return a picture that belongs to this procession, painted once."""
        return painted(("procession", self.looks, *key), wide, tall, self.ratio, draw)


def _rimmed(
    painter: QPainter,
    base: QPointF,
    words: str,
    font: QFont,
    ink: QColor,
    rim: QColor | None,
    wide: float = 0.14,
) -> None:
    """Write words from a point on their base line, with a rim that is so many heights of the font wide."""
    if rim is not None:
        path = QPainterPath()
        path.addText(base, font, words)
        painter.strokePath(path, line(rim, font.pixelSize() * wide))
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(base, words)
