"""The tile of a species of Evolution: its herd in a landscape, its two numbers, its food, its traits.

It is drawn from plain values. There are three sizes with one order of parts: the picture, with body size at
its left and population at its right; below it the food; below that the traits. ``LARGE`` has both tracks, and
the animal's name beside its food; the smaller ones leave the steps out, and have names where there is room.
`places` is the one truth about places: what is painted and what can be hit both ask it.

`TileItem` is the tile on the table. It draws the values it gets and reports what is done to it; it knows no
rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from math import inf
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from evolution_qt.ui.evolution.gestures import BODY, POPULATION
from evolution_qt.ui.kit import art, badges, fonts, herds, palette, pictures, writing
from evolution_qt.ui.kit.brush import colour, line, mix, rounded, write
from evolution_qt.ui.kit.drag import Drag, Grip
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.pixmap_cache import Steps, missing
from evolution_qt.ui.kit.pixmaps import painted
from evolution_qt.ui.kit.scenes import Picture
from evolution_qt.ui.table.arrangement import FORMS, LARGE, MEDIUM, SMALL
from evolution_qt.ui.table.species_tile import Laid, SpeciesTile, Veiled, free_slot, paint_sheet

TRACK: Final = 6
"""Steps of either track."""
SLOTS: Final = 3
"""Trait places that a tile shows if nothing else is said."""
LEAST_DIGIT: Final = fonts.CROWDED
"""Pixels of the smallest digit on a step; below that the steps have none."""
_AIMED_STEP: Final = 0.4
"""The width of a step on a small tile that is aimed at, in widths of its marker."""
_LEAST_TRACK: Final = 1.8
"""The height of a track at least, in heights of the marker on it: a lower one would hide behind that."""
_HIGHEST_MARKER: Final = 0.92
"""The height of a marker at most, in heights of the picture."""
_WIDEST_MARKER: Final = 0.42
"""The width of a marker at most, in widths of the picture."""
REACH: Final = 44.0
"""The least side, in pixels, of a place on which something can be laid."""


@dataclass(frozen=True)
class Measures:
    """The parts of a tile of one size, in its own units."""

    margin: float
    picture: float
    """Height of the picture."""
    marker: float
    pip: float
    traits: float
    """Height of a trait place."""
    gap: float
    """Room between trait places."""
    step: float = 0.0
    """Width of a step of a track; 0 if there are none."""
    name: float = 0.0
    """Size of the animal's name; 0 if there is none."""


MEASURES: Final = {
    LARGE: Measures(4, 114, 29, 20, 38, 4, step=17, name=18),
    MEDIUM: Measures(3, 61, 31, 15, 20, 3),
    SMALL: Measures(3, 47, 25, 12.5, 19, 3),
}


NAME_ROW: Final = 1.36
"""The height of the animal's name on a smaller tile, in heights of its letters."""
_IN_ROW: Final = 0.6
"""The size of the name of a large tile, in heights of the row of its food."""
_LOW: Final = 2.0
"""A smaller tile that is so many times as wide as high has its name beside its food."""
_BESIDE: Final = 15.0
"""Pixels of the usual size of such a name; it has the width of the tile."""
_LEAST_PICTURE: Final = {MEDIUM: 0.345, SMALL: 0.325}
"""The height that its picture keeps beside that, in heights of the tile: its numbers hardly grow then."""
_LEAST_NAMED: Final = 7.5
"""The width of a tile that has a name, in heights of the letters: most names have room then."""
_FOR_SIGNS: Final = 17.0
"""Pixels of the height of a picture at least: signs lie on it."""
_WIDEST_FOOD: Final = 0.6
"""How much of the width its food takes at most beside a name."""
MOST_GROWN: Final = {LARGE: 1.8, MEDIUM: 1.2, SMALL: 1.2}
"""How large numbers, food and traits may become on a tile, compared to the usual: the herd needs room."""


def measured(size: str, text: float) -> Measures:
    """Return the parts of a tile whose writing is *text* times as large as usual, at the picture's cost."""
    usual = MEASURES[size]
    grown = min(max(text, 1.0), MOST_GROWN[size])
    taller = 1 + (grown - 1) * 0.6  # of all that is written, the food needs the room the least
    pip, traits, name = usual.pip * taller, usual.traits * grown, usual.name * grown
    between = max(pip - usual.pip, name - usual.name)
    picture = usual.picture - (traits - usual.traits) - between
    return replace(
        usual,
        picture=picture,
        marker=min(usual.marker * grown, picture * _HIGHEST_MARKER),
        pip=pip,
        traits=traits,
        step=usual.step * taller,
        name=name,
    )


@dataclass(frozen=True)
class Look:
    """What a tile shows besides its traits."""

    animal: str
    """The name of its drawing."""
    name: str
    """What the animal is called, in the player's language."""
    body: int
    population: int
    food: int
    hunts: bool
    chips: tuple[str, ...] = ()
    """The token of each thing that was eaten: ``plant``, ``meat``, ``fat``, or ``either`` if unknown."""
    slots: int = SLOTS
    light: str = "day"
    """The light of the table, one of `palette.LIGHTS`."""
    habitat: tuple[str, int] = ("meadow", 0)
    """Where it lives, and which animal that lives there it is."""
    is_turned: bool = False
    """Whether its leader looks the other way for a moment."""


@dataclass(frozen=True)
class Places:
    """The rectangles of a tile in its own pixels."""

    picture: QRectF
    body_steps: tuple[QRectF, ...]
    """The steps of the left track from 1 upwards; empty where only the marker is shown."""
    population_steps: tuple[QRectF, ...]
    body_zone: QRectF
    """Where a card is laid so that the species grows."""
    population_zone: QRectF
    trait_zone: QRectF
    food_row: QRectF
    pip: float
    """The side of a food pip."""
    name: QRectF
    letters: float
    """The size of the name."""
    slots: tuple[QRectF, ...]
    """The places of its traits, and those that are free."""
    marker: float
    """The side of a marker."""
    has_digits: bool = True
    """Whether each step has its number; with larger writing they would be smaller than usual."""

    def pips(self, count: int) -> tuple[QRectF, ...]:
        """Return the places of so many food pips: at the right where a name stands at the left."""
        row = self.food_row
        side = min(self.pip, row.width() / max(count, 1))
        step = min(side * 1.16, (row.width() - side) / (count - 1)) if count > 1 else side
        whole = side + step * (count - 1)
        left = row.right() - whole if self.name.bottom() > row.top() + 1 else row.center().x() - whole / 2
        top = row.center().y() - side / 2
        return tuple(QRectF(left + step * at, top, side, side) for at in range(count))

    def food_at(self, number: int, population: int) -> QPointF:
        """Return where the *number*-th eaten chip lies, from 1."""
        pips = self.pips(max(population, 1))
        return pips[min(max(number, 1), len(pips)) - 1].center()

    def body_marker(self, value: int) -> QRectF:
        """Return where the marker of a body size stands."""
        return self._marker(self.body_steps, value, is_left=True)

    def population_marker(self, value: int) -> QRectF:
        """Return where the marker of a population stands."""
        return self._marker(self.population_steps, value, is_left=False)

    def _marker(self, steps: tuple[QRectF, ...], value: int, *, is_left: bool) -> QRectF:
        side, picture = self.marker, self.picture
        rect = QRectF(picture.left() - 1, picture.bottom() - side, side, side)
        if not is_left:
            rect.moveRight(picture.right() + 1)
        if steps:
            at = steps[min(max(value, 1), len(steps)) - 1].center().y()
            rect.moveTop(min(max(at - side / 2, picture.top() - 1), picture.bottom() - side))
        return rect


@lru_cache(maxsize=256)
def places(
    size: str, width: float, height: float, slots: int, text: float = 1.0, *, is_aimed: bool = False
) -> Places:
    """Return where the parts of a tile lie that shows *slots* trait places.

    Writing is *text* times as large as usual, as far as there is room. A tile that *is_aimed* at has its
    tracks in every size. A tile that others cover is laid out in the *width* that can be seen.
    """
    measures = measured(size, text)
    unit = height / FORMS[size][1]
    margin = measures.margin * unit
    inner = width - 2 * margin
    marker = min(measures.marker * unit, inner * _WIDEST_MARKER)
    picture = QRectF(margin, margin, inner, measures.picture * unit)
    traits_height = measures.traits * unit
    traits_top = height - margin - traits_height
    gap = min(measures.gap * unit, inner * 0.04)
    wide = (inner - gap * (slots - 1)) / max(slots, 1)
    places_of_traits = tuple(
        QRectF(margin + at * (wide + gap), traits_top, wide, traits_height) for at in range(slots)
    )
    between = QRectF(margin, picture.bottom(), inner, traits_top - picture.bottom())
    left_steps: tuple[QRectF, ...] = ()
    right_steps: tuple[QRectF, ...] = ()
    name = QRectF()
    reach = min(max(REACH, marker * 1.2), width / 2 - 1)
    trait_zone = QRectF(0, 0, width, max(height - picture.bottom(), min(REACH, height / 2)))
    trait_zone.moveBottom(height)
    zone = QRectF(0, 0, reach, trait_zone.top())
    letters, is_beside = between.height() * _IN_ROW, True
    if size != LARGE:
        is_beside = width >= _LOW * height
        below, usual = (between.height(), _BESIDE) if is_beside else (0.0, fonts.CROWDED)
        letters = _letters(size, height, picture.height() + below, usual, text)
    if is_beside and letters < inf:
        between.setTop(min(between.top(), between.bottom() - NAME_ROW * letters))
        picture.setBottom(between.top())
        food = min(TRACK * measures.pip * 1.16 * unit, inner * _WIDEST_FOOD)
        name = between.adjusted(4 * unit, 0, -food, 0)
        between.adjust(inner - food, 0, -3 * unit, 0)
        marker = min(marker, picture.height() * _HIGHEST_MARKER)
    elif width >= _LEAST_NAMED * letters:
        picture.setBottom(picture.bottom() - NAME_ROW * letters)
        name = QRectF(margin, picture.bottom(), inner, NAME_ROW * letters)
        marker = min(marker, height * _LEAST_PICTURE[size] * _HIGHEST_MARKER)
    step = max(measures.step * unit, marker * _AIMED_STEP if is_aimed else 0.0)
    if step and (is_aimed or picture.height() > _LEAST_TRACK * marker):
        left_steps = _steps(picture, step, is_left=True)
        right_steps = _steps(picture, step, is_left=False)
    return Places(
        picture=picture,
        body_steps=left_steps,
        population_steps=right_steps,
        body_zone=zone,
        population_zone=zone.translated(width - reach, 0),
        trait_zone=trait_zone,
        food_row=between,
        pip=measures.pip * unit,
        name=name,
        letters=letters,
        slots=places_of_traits,
        marker=marker,
        has_digits=text <= 1,
    )


def _letters(size: str, height: float, picture: float, usual: float, text: float) -> float:
    """Return the size of the name on a smaller tile, as far as its picture leaves room; inf for no name."""
    spare = (picture - max(height * _LEAST_PICTURE[size], _FOR_SIGNS)) / NAME_ROW
    wished = usual * max(text, height / FORMS[MEDIUM][1])
    return min(wished, spare) if spare >= fonts.CROWDED else inf


def _steps(picture: QRectF, wide: float, *, is_left: bool) -> tuple[QRectF, ...]:
    """Return the steps of a track at one side of a picture, from 1 at its foot."""
    tall = picture.height() / TRACK
    left = picture.left() if is_left else picture.right() - wide
    return tuple(QRectF(left, picture.bottom() - tall * (at + 1), wide, tall) for at in range(TRACK))


def painted_base(
    size: str,
    look: Look,
    width: float,
    height: float,
    whole: float,
    cards: int,
    ratio: float,
    text: float = 1.0,
    *,
    is_aimed: bool = False,
) -> QPixmap:
    """Return a tile without its traits: laid out in *width*, its sheet *whole* pixels wide.

    The places that are free beside so many *cards* are outlined; the rest is as for `places`.
    """
    where = places(size, width, height, max(cards, look.slots), text, is_aimed=is_aimed)

    def draw(painter: QPainter) -> Steps:
        paint_sheet(painter, whole, height, look.light)
        yield
        picture = where.picture.size()
        scene = partial(herds.picture, _herd(look), picture.width(), picture.height(), where.marker, ratio)
        for steps in missing(scene):
            yield from steps
        painter.drawPixmap(where.picture.topLeft(), scene())
        yield
        numbers(painter, where, look)
        yield
        _pips(painter, where, look)
        if not where.name.isEmpty():
            _name(painter, where, look)
        for slot in where.slots[cards:]:
            free_slot(painter, slot, look.light)

    return painted(("tile", size, look, width, cards, text, is_aimed), whole, height, ratio, draw)


def animals_lost(where: Places, look: Look, count: int, ratio: float) -> list[tuple[Picture, QPointF]]:
    """Return the animals that a herd loses first, so many of them, and where their middles are."""
    herd = _herd(look)
    found: list[tuple[Picture, QPointF]] = []
    for one in herds.lost(herd, count, where.picture.size(), where.marker):
        key = ("alone", herd, round(one.size), one.mirror)
        side = one.size * 1.06
        picture = partial(painted, key, side, side, ratio, partial(_alone, herd, one, side))
        found.append((picture, where.picture.topLeft() + QPointF(one.x, one.feet - one.size / 2)))
    return found


def _alone(herd: herds.Herd, one: herds.Placed, side: float, painter: QPainter) -> None:
    margin = (side - one.size) / 2
    painter.translate(margin, margin)
    herds.paint_alone(painter, herd, one)


def _herd(look: Look) -> herds.Herd:
    return herds.Herd(
        look.animal, look.body, look.population, look.hunts, look.light, *look.habitat, look.is_turned
    )


def numbers(painter: QPainter, where: Places, look: Look) -> None:
    """Paint what lies over the picture: tracks, markers, the sign of a hunter."""
    if look.hunts:
        _teeth(painter, where)
    least = LEAST_DIGIT if where.has_digits else inf
    _track(painter, where.body_steps, look.body, palette.BODY, least, look.light)
    _track(painter, where.population_steps, look.population, palette.POPULATION, least, look.light)
    badges.paint_body(painter, where.body_marker(look.body), look.body)
    badges.paint_population(painter, where.population_marker(look.population), look.population)


def veiled(where: Places, look: Look) -> Veiled:
    """Return what becomes pale of a tile: its picture, but for the numbers."""
    body, population = where.body_marker(look.body), where.population_marker(look.population)
    steps = [*where.body_steps, *where.population_steps]

    def spared() -> Iterator[tuple[QPainterPath, float]]:
        yield from ((_step_shape(step), 0.0) for step in steps)
        yield badges.body_shape(body), badges.rim_of(body)
        yield badges.population_shape(population), badges.rim_of(population)
        if look.hunts:
            yield pictures.diamond(_teeth_place(where)), 0.0

    key = where.picture.getRect(), len(steps), body.y(), population.y(), where.marker, look.hunts
    return Veiled(where.picture, spared, key, look.light)


def muzzle(where: Places, look: Look, towards: QPointF) -> QPointF:
    """Return where the leader of the herd reaches farthest towards a point."""
    return herds.muzzle(_herd(look), where.picture, where.marker, towards)


def _teeth(painter: QPainter, where: Places) -> None:
    """Paint the sign of a hunter beside the right track."""
    place = _teeth_place(where)
    painter.save()
    painter.translate(place.topLeft())
    pictures.paint_token(painter, "jaws", place.width())
    painter.restore()


def _teeth_place(where: Places) -> QRectF:
    side = where.marker * 0.86
    inset = where.population_steps[0].width() if where.population_steps else 0.0
    if where.picture.height() < where.marker + side:  # beside the marker, where it has no room above
        side, inset = where.marker * 0.7, max(inset, where.marker)
    right, top = where.picture.right() - inset, where.picture.top()
    return QRectF(right - side * 1.06, top + side * 0.08, side, side)


def _step_shape(step: QRectF) -> QPainterPath:
    return rounded(step.adjusted(0.7, 0.7, -0.7, -0.7), step.width() * 0.2)


def _track(
    painter: QPainter, steps: tuple[QRectF, ...], value: int, tint: str, least: float, light: str
) -> None:
    """Paint the steps of a track, the reached ones dark, with digits of at least so many pixels."""
    if not steps:
        return
    size = round(min(steps[0].height() * 0.66, steps[0].width() * 0.86))
    painter.setFont(fonts.text(size, bold=True))
    rest = mix(tint, palette.sheet_of(light).rest, 0.84)
    written = palette.readable(rest.name(), mix(tint, "#000000", 0.35).name(), palette.PAPER)
    for number, step in enumerate(steps, start=1):
        reached = number <= value
        painter.fillPath(_step_shape(step), colour(tint) if reached else rest)
        if number != value and size >= least:
            ink = mix(palette.PAPER, "#ffffff", 0.5) if reached else colour(written)
            write(painter, step, str(number), ink)


def growth(painter: QPainter, where: Places, value: int, old: QRectF) -> None:
    """Paint where a marker stood that a card would move, and from what to what: ``3 > 4``."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if where.body_steps:
        pen = line(colour(palette.CUT), 1.6)
        pen.setDashPattern([2, 2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(rounded(old.adjusted(2, 2, -2, -2), old.width() * 0.2))
    words, side = f"{value} > {value + 1}", where.marker
    font = fonts.title(max(round(side * 0.62), LEAST_DIGIT))
    wide = writing.width_of(font, words) + side * 0.6
    plate = QRectF(0, where.picture.top() + side * 0.2, wide, side * 0.9)
    is_left = old.center().x() < where.picture.center().x()
    margin = where.picture.left()
    plate.moveLeft(min(old.right() + side * 0.25, where.picture.right() + margin - wide))
    if not is_left:
        plate.moveRight(max(old.left() - side * 0.25, wide))
    tint = palette.BODY if is_left else palette.POPULATION
    path = rounded(plate, side * 0.2)
    painter.fillPath(path, colour(tint))
    painter.strokePath(path, line(colour(palette.CUT), max(side * 0.07, 1.4)))
    writing.draw_line(painter, plate, words, font, colour("#ffffff"), Qt.AlignmentFlag.AlignHCenter)


def _pips(painter: QPainter, where: Places, look: Look) -> None:
    """Paint as many food pips as the population, those that were eaten filled."""
    for number, place in enumerate(where.pips(look.population)):
        painter.save()
        painter.translate(place.topLeft())
        empty = pictures.SLOT_AT_NIGHT if palette.VALLEYS[look.light].has_stars else "slot"
        pictures.paint_token(
            painter, look.chips[number] if number < len(look.chips) else empty, place.width()
        )
        painter.restore()


def _name(painter: QPainter, where: Places, look: Look) -> None:
    is_beside = where.name.bottom() > where.food_row.top() + 1
    font = writing.fitting(
        fonts.title(max(round(where.letters), LEAST_DIGIT)), look.name, where.name.width(), LEAST_DIGIT
    )
    align = Qt.AlignmentFlag.AlignLeft if is_beside else Qt.AlignmentFlag.AlignHCenter
    writing.draw_line(painter, where.name, look.name, font, colour(palette.sheet_of(look.light).text), align)


@guarded
class TileItem(SpeciesTile):
    """The tile of a species with its traits."""

    def __init__(self, drag: Drag, seat: int) -> None:
        super().__init__(drag, seat)
        self.look = Look("", "", 1, 1, 0, hunts=False)
        self.growing = ""
        """Which of its numbers a card is aimed at: `gestures.BODY`, `gestures.POPULATION` or none."""

    def show_growth(self, growing: str) -> None:
        """Show a number as it would be if a card was laid there, or all of them as they are."""
        if growing != self.growing:
            self.growing = growing
            self.update()

    @property
    def shown(self) -> Look:
        """Return what is shown: a number that a card is aimed at is one more."""
        more = {BODY: "body", POPULATION: "population"}.get(self.growing)
        look = replace(self.look, is_turned=True) if self.is_turned else self.look
        return look if more is None else replace(look, **{more: getattr(look, more) + 1})

    def show_species(
        self, index: int, form: str, look: Look, traits: tuple[Laid, ...], subject: object, seen: float
    ) -> None:
        """Show a species, laid out in the width that is *seen*; a *subject* is what the tile moves."""
        self.show_place(index, look.name, subject)
        if (form, look, traits, seen) != (self.form, self.look, self.traits, self.seen):
            self.form, self.look, self.traits, self.seen = form, look, traits, seen
            self.renew()

    @property
    def animal(self) -> float:
        """Return how large the animal beside a trait's name is: on a small tile as large as usual."""
        grown = measured(self.form, self.style.laid).traits
        return 1.0 if self.form == LARGE else MEASURES[self.form].traits / grown

    @property
    def slots(self) -> tuple[QRectF, ...]:
        """Return the places of its traits, and those that are free."""
        return self.places.slots

    def lost(self, before: int, population: int) -> list[tuple[Picture, QPointF]]:
        """Return the animals that are gone with a smaller population, and where they stand in the scene."""
        herd = replace(self.look, population=before)
        found = animals_lost(self.places, herd, before - population, self.style.ratio)
        return [(picture, self.mapToScene(at)) for picture, at in found]

    def lose(self, population: int) -> None:
        """Show a smaller population."""
        self.look = replace(self.look, population=population)
        self.renew()

    @property
    def places(self) -> Places:
        """Return where its parts lie."""
        slots = max(len(self.traits), self.look.slots)
        wide, tall = round(self.seen), self.pixels[1]
        return places(self.form, wide, tall, slots, self.style.laid, is_aimed=bool(self.growing))

    def muzzle(self, target: QPointF) -> QPointF:
        """Return where the leader of its herd reaches farthest towards a point, both in the scene."""
        return self.mapToScene(muzzle(self.places, self.look, self.mapFromScene(target)))

    def herd_in_room(self) -> tuple[herds.Herd, QRectF, float]:
        """Return its herd, where the picture of that lies on it, and the side of the markers there."""
        return _herd(self.shown), self.places.picture, self.places.marker

    def veiled(self) -> Veiled:
        """Return what becomes pale where nothing can be done with it."""
        return veiled(self.places, self.shown)

    @property
    def written_rects(self) -> list[QRectF]:
        """Return where its numbers and words stand, in the scene."""
        where, look = self.places, self.look
        rects = [where.body_marker(look.body), where.population_marker(look.population)]
        rects += [where.name, where.food_row, *where.slots]
        return [self.mapRectToScene(rect) for rect in rects if not rect.isEmpty()]

    def grip_at(self, at: QPointF) -> Grip | None:
        """Lift a trait that may be moved, or aim from the tile."""
        number = self.trait_at(at)
        if number >= 0 and self.traits[number].subject is not None:
            slot = self.places.slots[number]
            return Grip(self.traits[number].subject, self.mapRectToScene(slot), self.plate(number, slot))
        if self.subject is None:
            return None
        above = self.scene_rect.center() - QPointF(0, self.size.height())
        start = self.muzzle(above)
        return Grip(
            self.subject, self.scene_rect, aimed=True, tint=palette.FAMILIES["attack"].main, start=start
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
        base = painted_base(
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
            growth(painter, where, look.body if self.growing == BODY else look.population, old)
        for number, slot in enumerate(self.places.slots[: len(self.traits)]):
            painter.drawPixmap(slot.topLeft(), self.plate(number, slot))
            if self.traits[number].glows:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                for extra, alpha in ((5.0, 0.35), (2.4, 1.0)):
                    painter.setPen(line(colour(style.colours.target, alpha), extra * style.unit))
                    painter.drawPath(rounded(slot.adjusted(-1, -1, 1, 1), slot.height() * 0.16))
