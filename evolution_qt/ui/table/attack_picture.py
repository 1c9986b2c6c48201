"""The picture of an attack: both herds in their land, what decides between them, and what follows in order.

It is the same where an attack is only aimed and where it happens. A game gives the data; that it is allowed
to attack is known. For a screen reader the pairs of traits are put into words, before the game's sentences
about sizes and course.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPixmap

from evolution_qt.core.errors import filled
from evolution_qt.ui.kit import badges, fonts, herds, icons, landscape, palette, pictures, writing
from evolution_qt.ui.kit.brush import colour, disc, line, mix, polygon, rounded
from evolution_qt.ui.kit.crest_icons import draw_crest
from evolution_qt.ui.kit.herds import Herd, Placed
from evolution_qt.ui.kit.items import Centre, Style
from evolution_qt.ui.kit.notes import draw_panel
from evolution_qt.ui.kit.pixmaps import painted

_SIZE: Final = 756.0, 262.0
"""Units of its width and height at most."""
_FLAT: Final = 4.4, 1000.0
"""In a room that is so many times as wide as high the steps stand beside the land, in more width."""
_PAD, _GAP, _BETWEEN = 8.0, 6.0, 4.0
_LOWEST: Final = 72.0
"""Units of the height of the land at least."""
_HEADING: Final = 22.0
_PLATE, _WEIGHT = 25.0, 38.0
"""Units of the height of a trait, and of a number that decides."""
_SIGN: Final = 22.0
_BOX: Final = 120.0, 42.0
"""Units of the width that a step wants, and of its height."""
_IN_A_LINE: Final = 28.0
"""Units of the height of steps that have room for all their words in one line."""
_GROWN: Final = 1.5
"""How many times as large as in a picture of its own a herd is at most, so that it fills the land."""
_FULL: Final = 0.94
"""How high the largest animal is then, in heights of the land."""
_MANY: Final = 3, 35.0
"""More steps than so many are so high where they need several rows."""
_BESIDE: Final = 138.0
"""Units of the width of a step beside the land."""
_WRITTEN: Final = 0.52
"""The size of a trait's name, in heights of its plate."""
_LEAST: Final = 10
_NARROWEST: Final = 0.55
"""How far a name may be squeezed."""
_REACHED: Final = 0.24
"""How far the hunter reaches over its prey when it strikes, in widths of the prey."""
_NAMED: Final = 24.0
"""Units of the names in the upper corners."""
_OVER: Final = 56.0
"""Units that the herds have below traits that stand over them, at least."""
_SLANT: Final = 0.16
"""How far the border of the two lands leans, in heights of the land."""

TICK: Final = "tick"
DASH: Final = "dash"
LARGER: Final = "larger"
"""What stands between the sides of a pair: the hunter matches it, it does not matter, it is larger."""
GORED: Final = "gored"
KILLED: Final = "killed"
EATEN: Final = "eaten"
SHARED: Final = "shared"
"""What is seen of a step: the hunter or its prey loses an animal, the hunter eats, or others come to eat."""


class AttackSide(NamedTuple):
    """The hunter or its prey."""

    seat: int
    herd: Herd
    name: str


class Plate(NamedTuple):
    """A trait."""

    key: str
    name: str
    family: str
    bonus: str = ""
    """What it adds, written after its name, or alone where both have no room."""


class Weight(NamedTuple):
    """A number that decides, and the sum that it comes from; no words where nothing is added.

    Where the sum has no room it is left out: the traits beside name what they add.
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
    deed: str = ""
    """What is seen of it; empty for nothing."""


@dataclass(frozen=True)
class AimedAttack:
    """An attack that may be made, or is, as it is drawn."""

    hunter: AttackSide
    prey: AttackSide
    pairs: tuple[Pair, ...]
    steps: tuple[AttackStep, ...]
    heading: str = ""
    """Says in a line why it can be, where the pairs do not."""
    title: str = ""
    """Who attacks whom, with the numbers that decide where there are any, for the ribbon."""

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


def shares(own: int, others: int) -> str:
    """Return who gets the tokens that a trait brings besides, and how many where not all are for one side."""
    if own and others:
        words = QCoreApplication.translate("AttackPanel", "{own} for you, {others} for others")
        return filled(words, {"own": own, "others": others})
    #: below such as "Scavenger +1"
    words = QCoreApplication.translate("AttackPanel", "for you")
    #: below such as "Scavenger +1"
    return words if own else QCoreApplication.translate("AttackPanel", "for others")


class AttackPicture:
    """An attack as it is laid out in a room of the table, and the parts it is painted from."""

    def __init__(self, attack: AimedAttack, style: Style, light: str, room: QRectF) -> None:
        self.attack = attack
        self.light = light
        self.style = style = style.free
        unit = style.unit
        self._sides = [side._replace(herd=side.herd._replace(light=light)) for side in self._both]
        is_flat = room.width() >= _FLAT[0] * room.height() and bool(attack.steps)
        wide = min(room.width(), (_FLAT[1] if is_flat else _SIZE[0]) * unit)
        inner = wide / unit - 2 * _PAD
        count = len(attack.steps)
        self._box = _BOX[1]
        if is_flat:
            rows = max(int((room.height() / unit - 2 * _PAD + _GAP) // (_MANY[1] + _GAP)), 1)
            self._columns = -(-count // rows)
            aside, below = self._columns * (_BESIDE + _GAP), 0.0
        else:
            fitting = max(int((inner + _GAP) // (_BOX[0] + _GAP)), 1)
            rows = -(-count // fitting)
            self._columns = -(-count // max(rows, 1))
            self._box = _MANY[1] if count > _MANY[0] and rows > 1 else _BOX[1]
            box = (inner + _GAP) / max(self._columns, 1) - _GAP
            if all(self._written(step) <= box * unit for step in attack.steps):
                self._box = _IN_A_LINE
            aside, below = 0.0, rows * (self._box + _GAP)
        paired = sum(pair.height + _BETWEEN for pair in attack.pairs) + (_HEADING if attack.heading else 0)
        lowest = max(_LOWEST, paired + _BETWEEN)
        tall = min(max(room.height() / unit, lowest + below + 2 * _PAD), _SIZE[1])
        self.rect = QRectF(0, 0, wide, tall * unit)
        """Where it lies in the scene."""
        self.rect.moveCenter(room.center())
        self.rect.moveBottom(min(self.rect.bottom(), room.bottom()))
        edge = _PAD * unit
        self.land = self.rect.adjusted(edge, edge, -edge - aside * unit, -edge - below * unit)
        """Where the herds stand."""
        self._is_flat = is_flat
        is_named = all(
            writing.fits(fonts.title(_LEAST), side.name, self._name_room, _NARROWEST) for side in self._sides
        )
        is_wide = not is_flat or inner - aside >= 2 * _BOX[0]
        self.has_room = is_named and is_wide and (lowest + below + 2 * _PAD) * unit <= room.height()
        """Whether all of it can be seen in the room."""

    @property
    def _both(self) -> tuple[AttackSide, AttackSide]:
        return self.attack.hunter, self.attack.prey

    # Places

    def step_rects(self) -> list[QRectF]:
        """Return where the steps stand, in their order."""
        unit, land = self.style.unit, self.land
        gap, count = _GAP * unit, len(self.attack.steps)
        if self._is_flat:
            wide, left, top = _BESIDE * unit, land.right() + gap, land.top()
            rows = -(-count // self._columns)
            tall = (land.height() - gap * (rows - 1)) / rows
            places = [divmod(number, rows) for number in range(count)]
        else:
            wide = (land.width() - gap * (self._columns - 1)) / max(self._columns, 1)
            tall, left, top = self._box * unit, land.left(), land.bottom() + gap
            places = [divmod(number, self._columns)[::-1] for number in range(count)]
        return [QRectF(left + x * (wide + gap), top + y * (tall + gap), wide, tall) for x, y in places]

    @cached_property
    def _above(self) -> float:
        """Return how high the traits and the heading are where they stand over the herds, else 0."""
        unit, attack = self.style.unit, self.attack
        plates = [pair for pair in attack.pairs if not isinstance(pair.hunter, Weight)]
        tall = (len(plates) * (_PLATE + _BETWEEN) + (_HEADING if attack.heading else 0)) * unit
        return tall if self.land.height() - _NAMED * unit - tall >= _OVER * unit else 0.0

    @property
    def _column(self) -> float:
        """Return how much of the middle belongs to what decides, beside the herds."""
        has_plates = any(not isinstance(pair.hunter, Weight) for pair in self.attack.pairs)
        most = (246 if has_plates and not self._above else 60) * self.style.unit
        return min(most, self.land.width() * 0.46)

    def standing(self, number: int) -> list[Placed]:
        """Return where the animals of the hunter, 0, or its prey, 1, stand in the scene, the leader last."""
        found, land = [], self.land
        for one in self._herd(number):
            grown = one._replace(size=one.size * self._grown)
            place = self.outline(number, grown)
            inside = max(land.left() + 3 - place.left(), min(land.right() - 3 - place.right(), 0.0))
            found.append(grown._replace(x=grown.x + inside))
        return found

    def _herd(self, number: int) -> list[Placed]:
        """Return the same in the usual size."""
        land = self.land
        wide = (land.width() - self._column) / 2
        top = land.top() + (self._above + _NAMED * self.style.unit if self._above else 0.0)
        room = QSizeF(wide, land.top() + land.height() * 0.97 - top)
        left = land.left() if number == 0 else land.right() - wide
        found = herds.standing(self._sides[number].herd, room, 0.0)
        return [one._replace(x=one.x + left, feet=one.feet + top) for one in found]

    @cached_property
    def _grown(self) -> float:
        """Return how many times as large as usual both herds are, which keeps one the larger."""
        leaders = [(number, self._herd(number)[-1]) for number in range(2)]
        largest = max(self.outline(number, one).height() for number, one in leaders)
        room = self.land.height() - (self._above + _NAMED * self.style.unit if self._above else 0.0)
        return min(_FULL * room / largest, _GROWN)

    def outline(self, number: int, one: Placed) -> QRectF:
        """Return what an animal takes up in the scene."""
        body = icons.body(self._sides[number].herd.animal)
        return icons.placed(body, one.x, one.feet, one.size, mirror=one.mirror).boundingRect()

    def lost(self, number: int) -> Placed:
        """Return which animal of a side goes first: the next one behind the leader, or else the leader."""
        *others, leader = self.standing(number)
        return min(others, key=lambda one: (one.x < leader.x, abs(one.x - leader.x)), default=leader)

    def stroke(self) -> Placed:
        """Return where the leader of the hunters stands when it strikes its prey."""
        hunter, prey = (self.standing(number)[-1] for number in range(2))
        own, other = self.outline(0, hunter), self.outline(1, prey)
        way = other.left() + other.width() * _REACHED - own.right()
        return hunter._replace(x=hunter.x + max(way, 0.0))

    # Painting

    def paint_ground(self, painter: QPainter, *, but: Sequence[Placed] = ()) -> None:
        """Paint all that stands still: panel, land, what decides, steps, and the herds *but* for some."""
        style, unit, land = self.style, self.style.unit, self.land
        draw_panel(painter, self.rect, style)
        path = rounded(land, land.height() * 0.06)
        lean, middle = land.height() * _SLANT, land.center().x()
        painter.save()
        painter.setClipPath(path)
        for number, side in enumerate(self._sides):
            edge = land.left() if number == 0 else land.right()
            top, foot = (middle + lean, land.top()), (middle - lean, land.bottom())
            part = polygon([(edge, land.top()), top, foot, (edge, land.bottom())])
            painter.save()
            painter.setClipPath(part, Qt.ClipOperation.IntersectClip)
            bare = side.herd._replace(population=0)
            ground = herds.picture(bare, land.width(), land.height(), 0.0, style.ratio)
            painter.drawPixmap(land.topLeft(), ground)
            painter.restore()
        border = QPainterPath(QPointF(middle + lean, land.top()))
        border.lineTo(middle - lean, land.bottom())
        painter.strokePath(border, line(colour(palette.CREAM, 0.9), 2.4 * unit))
        for number in range(2):
            for one in self.standing(number)[:-1]:
                if one not in but:
                    self._paint_follower(painter, number, one)
        painter.restore()
        self._paint_traits(painter)
        for step, place in zip(self.attack.steps, self.step_rects(), strict=True):
            self.paint_step(painter, place, step)

    def paint_leaders(self, painter: QPainter) -> None:
        """Paint the animals in front where they stand."""
        for number in range(2):
            for one in self.standing(number)[-1:]:
                picture = self.animal(number, one)
                size = picture.deviceIndependentSize()
                painter.drawPixmap(middle_of(one) - QPointF(size.width() / 2, size.height() / 2), picture)

    def animal(self, number: int, one: Placed, *, is_dead: bool = False, is_lit: bool = False) -> QPixmap:
        """Return one animal of a side alone: as it lives, grey when it is dead, white where it is lit."""
        herd, edge = self._sides[number].herd, max(one.size * 0.06, 3.0)
        is_leader = one == self.standing(number)[-1]
        side = one.size + 2 * edge

        def draw(painter: QPainter) -> None:
            names = icons.ink(herd.animal), icons.body(herd.animal), icons.outline(herd.animal)
            at = side / 2, side - edge, one.size
            ink, body, rough = (icons.placed(part, *at, mirror=one.mirror) for part in names)
            painter.strokePath(body, line(colour(palette.CUT, 0.95), edge * (1.0 if is_leader else 0.7)))
            if is_lit:
                painter.fillPath(body, colour("#ffffff"))
            elif is_dead:
                painter.fillPath(body, colour(palette.DEAD[0]))
                painter.fillPath(ink, colour(palette.DEAD[1]))
            elif is_leader:
                tints = herd.land
                landscape.animal(painter, ink, body, rough, tints, grained=False)
            else:
                self._fill_follower(painter, number, body, ink)

        key = ("attacking", herd, round(one.size), is_leader, one.mirror, is_dead, is_lit)
        return painted(key, side, side, self.style.ratio, draw)

    def _paint_follower(self, painter: QPainter, number: int, one: Placed) -> None:
        parts = icons.body(self._sides[number].herd.animal), icons.ink(self._sides[number].herd.animal)
        body, ink = (icons.placed(part, one.x, one.feet, one.size, mirror=one.mirror) for part in parts)
        self._fill_follower(painter, number, body, ink)

    def _fill_follower(self, painter: QPainter, number: int, body: QPainterPath, ink: QPainterPath) -> None:
        herd = self._sides[number].herd
        tints = herd.land
        painter.fillPath(body, mix(tints.far, tints.near, 0.40))
        painter.fillPath(ink, mix(tints.far, tints.near, 0.72))

    @property
    def _name_room(self) -> float:
        """Return how wide a name can be."""
        beside = 0 if self._above else self._column - 60 * self.style.unit
        return (self.land.width() - beside) / 2 - 44 * self.style.unit

    def _paint_name(self, painter: QPainter, number: int) -> None:
        """Write whose animals they are in the upper corner of their land, beside the crest."""
        unit, land, side = self.style.unit, self.land, self._sides[number]
        is_left = number == 0
        radius = 13 * unit
        x = land.left() + radius * 0.7 if is_left else land.right() - radius * 0.7
        font = fonts.title(max(round(14 * unit), _LEAST))
        wide = min(writing.width_of(font, side.name), self._name_room) + 15 * unit + radius
        plate = QRectF(x if is_left else x - wide, land.top() + 2 * unit, wide, 20 * unit)
        painter.fillPath(rounded(plate, 10 * unit), colour(palette.BEHIND, 0.62))
        room = plate.adjusted(radius + 7 * unit if is_left else 7 * unit, 0, 0, 0)
        room.setRight(plate.right() - (7 * unit if is_left else radius + 7 * unit))
        writing.draw_line(
            painter, room, side.name, font, colour(palette.CREAM), Centre, narrowest=_NARROWEST, least=_LEAST
        )
        draw_crest(painter, palette.badge(side.seat), QPointF(x, plate.center().y()), radius)

    def _paint_traits(self, painter: QPainter) -> None:
        """Paint traits one below the other: below the names, or up from what stands at the foot."""
        unit, land = self.style.unit, self.land
        wide, gap = 246 * unit if self._above else self._column, _BETWEEN * unit
        place = QRectF(0, 0, min(max(wide, 124 * unit), land.width() * 0.9), _PLATE * unit)
        pairs = [pair for pair in self.attack.pairs if not isinstance(pair.hunter, Weight)]
        below = (_WEIGHT + _BETWEEN) * unit * (len(self.attack.pairs) - len(pairs))
        place.moveCenter(land.center())
        place.moveBottom(
            land.top() + _NAMED * unit + self._above if self._above else land.bottom() - gap - below
        )
        for pair in reversed(pairs):
            self._paint_pair(painter, place, pair)
            place.translate(0, -place.height() - gap)
        if self.attack.heading:
            place.setTop(place.bottom() - (_HEADING - 2) * unit)
            self._write(painter, place, self.attack.heading)

    def paint_signs(self, painter: QPainter) -> None:
        """Paint what stands before all animals: names, and the numbers that decide."""
        for number in range(2):
            self._paint_name(painter, number)
        wide = max(self._column, 264 * self.style.unit)
        place = QRectF(0, 0, min(wide, self.land.width()), _WEIGHT * self.style.unit)
        place.moveCenter(self.land.center())
        place.moveBottom(self.land.bottom() - _BETWEEN * self.style.unit)
        for pair in self.attack.pairs:
            if isinstance(pair.hunter, Weight):
                self._paint_pair(painter, place, pair)

    def _paint_pair(self, painter: QPainter, place: QRectF, pair: Pair) -> None:
        side, gap, tall = _SIGN * self.style.unit, _BETWEEN * self.style.unit, place.height()
        wide = (place.width() - side - 2 * gap) / 2
        left = QRectF(place.left(), place.top(), wide, tall)
        self._paint_cell(painter, left, pair.hunter, is_left=True)
        right = QRectF(place.right() - wide, place.top(), wide, tall)
        self._paint_cell(painter, right, pair.prey, is_left=False)
        if pair.mark:
            sign = QRectF(0, 0, side, side)
            sign.moveCenter(place.center())
            _draw_mark(painter, sign, pair.mark)

    def _paint_cell(self, painter: QPainter, place: QRectF, cell: PairSide, *, is_left: bool) -> None:
        """Paint a trait, an empty place with words, or a number beside the mark, with its sum behind it."""
        unit = self.style.unit
        if isinstance(cell, Plate):
            wide, tall, ratio = place.width(), place.height(), self.style.ratio
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
            wide = writing.width_of(self._font, cell.sum) + 12 * unit
            beside = QRectF(block.right() + 3 * unit, 0, wide, 20 * unit)
            beside.moveCenter(QPointF(beside.center().x(), place.center().y() + 4 * unit))
            if is_left:
                beside.moveRight(block.left() - 3 * unit)
            if cell.sum and place.contains(beside):
                self._write(painter, beside, cell.sum)
        elif cell:
            self._write(painter, place.adjusted(0, 2 * unit, 0, -2 * unit), cell)

    @property
    def _font(self) -> QFont:
        return fonts.text(max(round(12.5 * self.style.unit), _LEAST), bold=True)

    def _write(self, painter: QPainter, place: QRectF, words: str) -> None:
        """Write words on a dark plate, so that they can be read on any land."""
        painter.fillPath(rounded(place, place.height() / 2), colour(palette.BEHIND, 0.62))
        room = place.adjusted(*(5 * self.style.unit * sign for sign in (1, 0, -1, 0)))
        ink = colour(palette.CREAM)
        writing.draw_line(painter, room, words, self._font, ink, Centre, least=_LEAST, narrowest=_NARROWEST)

    def paint_step(self, painter: QPainter, place: QRectF, step: AttackStep, *, is_lit: bool = False) -> None:
        """Paint one of the things that follow; a *lit* one has happened."""
        style, unit = self.style, self.style.unit
        sheet = rounded(place.adjusted(0.5, 0.5, -0.5, -0.5), 5 * unit)
        if is_lit:
            painter.fillPath(sheet, mix(style.colours.panel_raised, style.colours.target, 0.16))
        edge = style.colours.target if is_lit else style.colours.panel_line
        painter.strokePath(sheet, line(colour(edge), 2.4 * unit if is_lit else 1.2))
        side = min(place.height() - 8 * unit, place.width() * 0.26, 34 * unit)
        at = QPointF(place.left() + 6 * unit, place.center().y() - side / 2)
        painter.drawPixmap(at, self.sign(step.sign, side))
        extra = max(place.height() - _BOX[1] * unit, 0.0) / 2
        room = place.adjusted(side + 11 * unit, extra, -4 * unit, -extra)
        upper, lower = QRectF(room), QRectF(room)
        if self._box == _IN_A_LINE:
            lower.setLeft(upper.left() + writing.width_of(self._step_fonts[0], step.words) + 8 * unit)
        else:
            upper.setBottom(room.top() + room.height() * 0.56)
            lower.setTop(upper.bottom() - 2 * unit)
        ink, (large, small) = colour(style.colours.text), self._step_fonts
        for row, words, font in ((upper, writing.typeset(step.words), large), (lower, step.below, small)):
            writing.draw_line(painter, row, words, font, ink, least=_LEAST, narrowest=_NARROWEST)

    @property
    def _step_fonts(self) -> tuple[QFont, QFont]:
        sizes = (max(round(size * self.style.unit), _LEAST) for size in (14.5, 12.5))
        large, small = (fonts.text(size, bold=at == 0) for at, size in enumerate(sizes))
        return large, small

    def _written(self, step: AttackStep) -> float:
        """Return how wide a step is with all its words in one line."""
        large, small = self._step_fonts
        words = writing.width_of(large, writing.typeset(step.words)) + writing.width_of(small, step.below)
        return words + (_IN_A_LINE + 20) * self.style.unit

    def sign(self, sign: Plate | str, side: float) -> QPixmap:
        """Return the picture of a trait or of a token."""
        if isinstance(sign, str):
            return pictures.token(sign, round(side), self.style.ratio)
        return pictures.plate(sign.key, "", sign.family, pictures.OPEN, 0, side, side, self.style.ratio)


def middle_of(one: Placed) -> QPointF:
    """Return the middle of the square in which an animal stands."""
    return QPointF(one.x, one.feet - one.size / 2)


_STROKES: Final = {
    TICK: (palette.POPULATION, ((0.28, 0.52), (0.44, 0.68), (0.73, 0.33))),
    DASH: (palette.OF_NO_USE, ((0.28, 0.5), (0.72, 0.5))),
    LARGER: (palette.FAMILIES["attack"].main, ((0.38, 0.28), (0.66, 0.5), (0.38, 0.72))),
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
