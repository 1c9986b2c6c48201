"""The tile of a species of The Beginning: its animal, and below it its pile of card backs with chips.

It is drawn from plain values. ``LARGE`` has names at the animal and on the traits; where it is about as wide
as high it stands upright, everything below each other. The smaller sizes have names where there is room. The
backs lie like roof tiles, the topmost at the left; the lowest is tilted: it goes next. `places` is the one
truth about places: what is painted and what can be hit both ask it.

`PileTile` is the tile on the table: it draws the values it gets and knows no rule.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from evolution_qt.games.beginning.cards import SLOTS
from evolution_qt.ui.kit import art, fonts, herds, icons, palette, pictures, writing
from evolution_qt.ui.kit.brush import colour, disc, line, rounded
from evolution_qt.ui.kit.drag import Drag, Grip
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.herds import Herd
from evolution_qt.ui.kit.landscape import scene
from evolution_qt.ui.kit.pixmap_cache import Steps, missing
from evolution_qt.ui.kit.pixmaps import painted
from evolution_qt.ui.table.arrangement import FORMS, LARGE, MEDIUM, SMALL
from evolution_qt.ui.table.species_tile import Laid, SpeciesTile, Veiled, free_slot, paint_sheet

LEAST: Final = fonts.CROWDED
"""Pixels of the smallest writing."""
LIGHT: Final = "dawn"
"""The light of its landscape."""
BODY: Final = 5
"""How large its animal is drawn, of six."""
_STEP: Final = 0.44
"""From one back to the next at most, in heights of a back."""
_TILT: Final = 7.0
"""Degrees by which the lowest back is turned."""
_SOCKET: Final = 0.34
"""The side of a socket at most, in heights of a back."""
_LEAST_MARK: Final = 8.0
"""Pixels of the smallest pencil mark."""
_STARVING: Final = "#a8322a"
_STANDING: Final = 1.25
"""A large tile stands upright that is less wide than so many of its heights."""
_UPRIGHT: Final = 42.0, 16.0, 19.0, 19.0
"""Heights of picture, name, trait and number of such a tile, in units."""
_ASIDE: Final = 0.06
"""The room right of the number of cards, in heights of that room."""
_NOTE: Final = 51.0
"""Pixels that a number and a word below the number of cards need."""
_NAME: Final = 22.0
"""Height of the name below the animal of a large tile, in units."""
_NAME_SHARE: Final = 0.7
"""How large its letters are at most, in its height."""
_BESIDE_NAME: Final = 4.0
"""Pixels that stay free beside it."""
_NAME_ROW: Final = 1.36
"""The height of a name on a smaller tile, in heights of its letters."""
_MOST_LETTERS: Final = 16.0
"""Pixels of the letters of a name at most, with the usual writing."""
_LEAST_PICTURE: Final = 0.24
"""The height that a picture keeps beside it, in heights of the tile."""
_LOW: Final = 2.0
"""A smaller tile that is so many times as wide as high has its name beside its picture."""
_LEAST_NAMED: Final = 7.5
"""The width of a smaller tile that has a name, in heights of the letters: most names have room then."""
_MOST_GROWN: Final = 1.45, 1.3, 1.15
"""How much larger than usual a name, a number, and a trait on an upright tile become at most."""
_UNDER, _MOST_UNDER = 0.24, 0.4
"""The height of the words below that number, in heights of the room of both: the usual, and the most."""
_WRITTEN: Final = 0.52, 0.74
"""The size of a trait's name, in heights of its plate: the usual, and the most."""
_LEAST_SOCKET: Final = 6.0
"""Pixels of the smallest socket; with less room the chips are a number."""


@dataclass(frozen=True)
class PileMeasures:
    """The parts of a tile of one size, in its own units."""

    margin: float
    picture: float
    """Height of the animal's picture."""
    traits: float
    """Height of the row of traits below it; 0 where they stand beside it."""
    count: float
    """Width of the number at the end of the pile."""


MEASURES: Final = {
    LARGE: PileMeasures(5, 98, 0, 56),
    MEDIUM: PileMeasures(3, 42, 20, 26),
    SMALL: PileMeasures(3, 33, 17, 24),
}


@dataclass(frozen=True)
class PileLook:
    """What a tile shows besides its traits."""

    animal: str
    """The name of its drawing."""
    name: str
    """What the animal is called, in the player's language."""
    cards: int
    """Its population."""
    food: int
    hunts: bool
    stores: bool
    """Whether each card has a second place for a chip."""
    note: str = ""
    """What is said of its hunger below the number, on a large tile."""
    chips: tuple[str, ...] = ()
    """The token of each thing that was eaten: ``plant`` or ``meat``."""
    light: str = LIGHT
    """The light of the table, one of `palette.LIGHTS`."""
    habitat: tuple[str, int] = ("meadow", 0)
    """Where it lives, and which animal that lives there it is."""
    is_turned: bool = False
    """Whether its animal looks the other way for a moment."""

    @property
    def herd(self) -> Herd:
        """Return its animal as a herd of one."""
        return Herd(self.animal, BODY, 1, self.hunts, self.light, *self.habitat, self.is_turned)


@dataclass(frozen=True)
class PilePlaces:
    """The rectangles of a tile in its own pixels."""

    picture: QRectF
    name: QRectF
    slots: tuple[QRectF, ...]
    trait_zone: QRectF
    """Where a card is laid as a trait."""
    pile_zone: QRectF
    """Where a card is laid so that the population grows."""
    pile: QRectF
    """The room of the backs."""
    count: QRectF
    """Where the number stands."""

    @property
    def is_upright(self) -> bool:
        """Return whether the traits stand below each other, and the number below the pile."""
        return self.count.top() >= self.pile.bottom()

    @property
    def back(self) -> float:
        """Return the width of a back."""
        return self.pile.height() / 1.4

    def step(self, cards: int) -> float:
        """Return how far one of so many backs lies from the next."""
        most = self.pile.height() * _STEP
        tilt = self.back * 0.14
        return min(most, (self.pile.width() - self.back - tilt) / (cards - 1)) if cards > 1 else most

    def backs(self, cards: int) -> list[QRectF]:
        """Return where so many backs lie, the topmost first."""
        step, top = self.step(cards), self.pile.top()
        size = self.back, self.pile.height()
        return [QRectF(self.pile.left() + step * at, top, *size) for at in range(cards)]

    def socket(self, cards: int) -> float:
        """Return the side of a socket on so many backs; 0 where they have no room."""
        side = min(self.step(cards) - 1.5, self.pile.height() * _SOCKET)
        return side if side >= _LEAST_SOCKET else 0.0

    def sockets(self, cards: int, *, stores: bool) -> list[QRectF]:
        """Return the places of chips: one on each back, then the second ones above them."""
        side, step = self.socket(cards), self.step(cards)
        found = []
        for row in range(2 if stores else 1):
            for back in self.backs(cards):
                middle = QPointF(back.right() - step / 2, back.top() + back.height() * (0.74 - 0.44 * row))
                found.append(
                    QRectF(middle - QPointF(side / 2, side / 2), middle + QPointF(side / 2, side / 2))
                )
        return found

    def food_at(self, number: int, look: PileLook) -> QPointF:
        """Return where the *number*-th chip lies, from 1."""
        places = self.sockets(max(look.cards, 1), stores=look.stores)
        return places[min(max(number, 1), len(places)) - 1].center()

    def next_to_go(self, cards: int) -> QRectF:
        """Return where the lowest card lies, which goes first."""
        return self.backs(max(cards, 1))[-1]


@lru_cache(maxsize=256)
def places(form: str, width: float, height: float, text: float = 1.0) -> PilePlaces:
    """Return where the parts of a tile lie; one that others cover is laid out in the width that is seen.

    Writing is *text* times as large as usual, as far as there is room.
    """
    measures, unit, text = MEASURES[form], height / FORMS[form][1], max(text, 1.0)
    if form == LARGE and width < height * _STANDING:
        return _upright(width, height, measures.margin * unit, unit, text)
    margin = measures.margin * unit
    inner = width - 2 * margin
    tall = measures.picture * unit
    picture = QRectF(margin, margin, inner, tall)
    name = QRectF()
    if not measures.traits:
        picture.setWidth(inner * 0.47)
        high = max(_NAME * unit * min(text, _MOST_GROWN[0]), LEAST * 1.3)
        name = QRectF(picture.left(), picture.bottom() - high, picture.width(), high)
        bottom = picture.bottom()
        picture.setBottom(name.top())
        gap = 4 * unit
        high = (tall - gap * (SLOTS - 1)) / SLOTS
        left = picture.right() + margin
        slots = tuple(
            QRectF(left, margin + at * (high + gap), width - margin - left, high) for at in range(SLOTS)
        )
        top = bottom + margin
    else:
        letters = min(LEAST * text, (tall - height * _LEAST_PICTURE) / _NAME_ROW)
        if width >= _LOW * height:
            picture.setWidth(inner / 2)
            name = QRectF(picture.right(), margin, inner / 2, tall)
        elif letters >= LEAST and width >= letters * _LEAST_NAMED:
            name = QRectF(margin, picture.bottom() - _NAME_ROW * letters, inner, _NAME_ROW * letters)
            picture.setBottom(name.top())
        gap = inner * 0.03
        wide, high = (inner - gap * (SLOTS - 1)) / SLOTS, measures.traits * unit
        first = margin + tall + margin * 0.7
        slots = tuple(QRectF(margin + at * (wide + gap), first, wide, high) for at in range(SLOTS))
        top = first + high + margin * 0.7
    zone = QRectF(margin, top, inner, height - margin - top)
    count = QRectF(zone)
    wide = max(measures.count * unit, _NOTE if form == LARGE else 0.0)
    count.setLeft(zone.right() - wide * text)
    inset = 3 * unit
    pile = zone.adjusted(inset, inset, -inset, -inset)
    pile.setRight(count.left() - inset)
    upper = QRectF(0, 0, width, zone.top() - margin / 2)
    return PilePlaces(picture, name, slots, upper, zone, pile, count)


def _upright(width: float, height: float, margin: float, unit: float, text: float) -> PilePlaces:
    """Return where the parts of a large tile lie that is narrow: all below each other."""
    tall, words, high, foot = (length * unit for length in _UPRIGHT)
    words, foot = (max(one * min(text, _MOST_GROWN[1]), LEAST * 1.3) for one in (words, foot))
    grown = high * (min(text, _MOST_GROWN[2]) - 1)
    tall, high = tall - SLOTS * grown, high + grown
    inner, gap = width - 2 * margin, 2 * unit
    picture = QRectF(margin, margin, inner, tall)
    name = QRectF(margin, picture.bottom(), inner, words)
    first = name.bottom() + 3 * unit
    slots = tuple(QRectF(margin, first + at * (high + gap), inner, high) for at in range(SLOTS))
    top = slots[-1].bottom() + 3 * unit
    zone = QRectF(margin, top, inner, height - margin - top)
    inset = 3 * unit
    count = QRectF(margin + inset, zone.bottom() - foot - unit, inner - 2.5 * inset, foot)
    pile = QRectF(zone.adjusted(inset, inset, -inset, 0))
    pile.setBottom(count.top())
    upper = QRectF(0, 0, width, zone.top() - 2 * unit)
    return PilePlaces(picture, name, slots, upper, zone, pile, count)


def painted_base(
    form: str,
    look: PileLook,
    width: float,
    height: float,
    whole: float,
    traits: int,
    ratio: float,
    text: float = 1.0,
    *,
    is_growing: bool = False,
) -> QPixmap:
    """Return a tile without its traits: laid out in *width*, its sheet *whole* pixels wide.

    The places beside so many *traits* are outlined. *is_growing*: a card is aimed at its pile.
    """
    where, tints = places(form, width, height, text), palette.sheet_of(look.light)

    def draw(painter: QPainter) -> Steps:
        paint_sheet(painter, whole, height, look.light)
        yield
        room = where.picture
        scene = partial(herds.picture, look.herd, room.width(), room.height(), 0.0, ratio)
        for steps in missing(scene):
            yield from steps
        painter.drawPixmap(room.topLeft(), scene())
        if not where.name.isEmpty():
            _name(painter, where, look, _MOST_LETTERS * max(text, height / FORMS[MEDIUM][1]))
        yield
        for slot in where.slots[traits:]:
            free_slot(painter, slot, look.light)
        painter.fillPath(rounded(where.pile_zone, height * 0.03), colour(tints.foot, 0.75))
        painter.strokePath(
            rounded(where.pile_zone.adjusted(0.5, 0.5, -0.5, -0.5), height * 0.03),
            line(colour(tints.line, 0.6), 1),
        )
        _pile(painter, where, look, ratio, is_growing=is_growing)
        _count(painter, form, where, look, text, is_growing=is_growing)

    key = ("pile tile", form, look, width, traits, text, is_growing)
    return painted(key, whole, height, ratio, draw)


def _name(painter: QPainter, where: PilePlaces, look: PileLook, most: float) -> None:
    """Paint the name in letters of *most* pixels or less, as far as there is room."""
    painter.save()
    painter.setClipPath(rounded(where.picture.united(where.name), where.picture.height() * 0.06))
    painter.fillRect(where.name, QColor(68, 58, 44))
    painter.restore()
    size = max(round(min(where.name.height() * _NAME_SHARE, most)), LEAST)
    room = where.name.adjusted(_BESIDE_NAME, 0, -_BESIDE_NAME, 0)
    font = writing.fitting(fonts.title(size), look.name, room.width(), LEAST)
    centre = Qt.AlignmentFlag.AlignHCenter
    writing.draw_line(painter, room, look.name, font, colour(palette.CREAM), centre)


def _pile(painter: QPainter, where: PilePlaces, look: PileLook, ratio: float, *, is_growing: bool) -> None:
    """Paint the backs from the lowest to the topmost, and on them the chips and the empty sockets."""
    cards = look.cards + is_growing
    backs = where.backs(cards)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    picture = pictures.card_back(round(where.back), ratio)
    for number in range(cards - 1, -1, -1):
        back = backs[number]
        outline = rounded(back, back.width() * 0.08)
        painter.save()
        if number == cards - 1 and cards > 1:
            painter.setTransform(_tilted(back), combine=True)
        if is_growing and number == cards - 1:
            pen = line(colour(palette.GOLD), 2)
            pen.setDashPattern([3, 2])
            painter.fillPath(outline, colour(palette.CREAM, 0.55))
            painter.strokePath(outline, pen)
        else:
            painter.drawPixmap(back, picture, QRectF(picture.rect()))
            painter.strokePath(outline, line(QColor(246, 236, 212, 190), 1))
        painter.restore()
    side = where.socket(cards)
    if not side:
        return
    rows = where.sockets(cards, stores=look.stores)
    for number, place in enumerate(rows):
        row, at = divmod(number, cards)
        if at >= look.cards:
            continue
        eaten = number - row * is_growing
        if eaten < look.food:
            token = pictures.token(look.chips[eaten], round(side), ratio)
            painter.drawPixmap(place, token, QRectF(token.rect()))
            continue
        hole = disc(place.center(), side * 0.42)
        painter.fillPath(hole, QColor(4, 20, 18))
        pen = line(QColor(250, 242, 220, 230), max(side * 0.07, 1.0))
        pen.setDashPattern([2.4, 1.8])
        painter.strokePath(hole, pen)


def mark_starving(painter: QPainter, where: PilePlaces, cards: int, starving: int) -> None:
    """Paint the sockets of the lowest cards red: no token will lie there."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = where.socket(cards)
    for place in where.sockets(cards, stores=False)[cards - starving :] if side else ():
        hole = disc(place.center(), side * 0.42)
        painter.fillPath(hole, colour(_STARVING))
        pen = line(QColor(250, 242, 220, 230), max(side * 0.07, 1.0))
        pen.setDashPattern([2.4, 1.8])
        painter.strokePath(hole, pen)


def mark_backs(painter: QPainter, where: PilePlaces, look: PileLook, traits: tuple[str, ...]) -> None:
    """Draw faintly on each back the animal of its trait, where that is known."""
    step = where.step(look.cards)
    tall = where.pile.height()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, (back, trait) in enumerate(zip(where.backs(look.cards), traits, strict=False)):
        is_covered = look.food > look.cards + number  # a second chip lies where the mark has most room
        middle, share = (0.52, 0.22) if is_covered else (0.3, 0.4)
        side = min(step - 2, tall * share)
        if trait and side >= _LEAST_MARK:
            centre = QPointF(back.right() - step / 2, back.top() + tall * middle)
            ground = QRectF(0, 0, side + 3, side + 3)
            ground.moveCenter(centre)
            painter.fillPath(rounded(ground, 2), QColor(10, 40, 38, 190))
            path = icons.placed(icons.ink(scene(trait).animal.icon), 0, 0, side)
            path.translate(centre - path.boundingRect().center())
            painter.fillPath(path, QColor(250, 244, 226, 215))


def _count_beside(painter: QPainter, room: QRectF, words: str, note: str, tints: palette.Sheet) -> None:
    """Paint the number of cards at the right, and left of it how hungry they are."""
    font = fonts.title(max(round(room.height() * 0.9), LEAST))
    ink, right = colour(tints.number), Qt.AlignmentFlag.AlignRight
    writing.draw_line(painter, room, words, font, ink, right)
    if note:
        room = room.adjusted(0, 0, -writing.width_of(font, words) - 4, 0)
        small = fonts.text(max(round(room.height() * 0.62), LEAST), bold=True)
        small = writing.fitting(small, note, room.width(), LEAST)
        writing.draw_line(painter, room, note, small, colour(tints.text))


def _tilted(back: QRectF) -> QTransform:
    turn = QTransform()
    turn.translate(back.left(), back.bottom())
    turn.rotate(_TILT)
    turn.translate(-back.left(), -back.bottom())
    return turn


def _count(
    painter: QPainter, form: str, where: PilePlaces, look: PileLook, text: float, *, is_growing: bool
) -> None:
    """Paint the number of cards, below it how hungry they are, or chips where sockets have no room."""
    room = QRectF(where.count)
    note = look.note if form == LARGE else ""
    if not where.socket(look.cards):
        note = f"{look.food}/{look.cards * (2 if look.stores else 1)}"
    tints = palette.sheet_of(look.light)
    ink = colour(tints.number)
    words = f"{look.cards}→{look.cards + 1}" if is_growing else str(look.cards)
    if note and form != LARGE and room.height() < 2.4 * LEAST:  # that says it too
        words, note = note, ""
    if where.is_upright:
        _count_beside(painter, room, words, note, tints)
        return
    room.setRight(room.right() - _ASIDE * room.height())
    size = min(room.height() * (0.46 if note else 0.62), room.width() * 0.62)
    font = writing.fitting(fonts.title(max(round(size), LEAST)), words, room.width(), LEAST)
    below = max(room.height() * min(_UNDER * text, _MOST_UNDER), LEAST * 1.3) if note else 0.0
    upper = room.adjusted(0, 0, 0, -below)
    centre = Qt.AlignmentFlag.AlignHCenter
    writing.draw_line(painter, upper, words, font, ink, centre)
    if note:
        small = fonts.text(max(round(below * 0.72), LEAST), bold=True)
        lower = QRectF(room.left(), upper.bottom() - 2, room.width() - 2, below)
        small = writing.fitting(small, note, lower.width(), LEAST)
        writing.draw_line(painter, lower, note, small, colour(tints.text), centre)


@guarded
class PileTile(SpeciesTile):
    """A species with its pile of population cards."""

    def __init__(self, drag: Drag, seat: int) -> None:
        super().__init__(drag, seat)
        self.look = PileLook("", "", 1, 0, hunts=False, stores=False)
        self.is_growing = False
        """Whether a card is aimed at its pile."""

        self.starving = 0
        """How many of its cards will starve, the one among them that is aimed at it."""

        self.missing: set[str] = set()
        """The traits that a hunter lacks which is chosen."""

        self.remembered: tuple[str, ...] = ()
        """The trait of each card of its pile that its player laid; empty words for the others."""
        self.has_marks = False

    @property
    def share(self) -> float:
        """Return the size of a trait's name, in heights of its plate: it has one line there."""
        usual, most = _WRITTEN
        return min(usual * max(self.style.laid, 1.0), most)

    def show_marks(self, *, are_shown: bool) -> None:
        """Show on the backs what was laid, or nothing."""
        if are_shown != self.has_marks:
            self.has_marks = are_shown
            self.update()

    def show_starving(self, cards: int) -> None:
        """Mark the lowest cards, which will starve."""
        if cards != self.starving:
            self.starving = cards
            self.update()

    def show_missing(self, traits: set[str]) -> None:
        """Ring the protections that keep a hunter away."""
        if traits != self.missing:
            self.missing = traits
            self.update()

    def show_species(
        self, index: int, form: str, look: PileLook, traits: tuple[Laid, ...], subject: object, seen: float
    ) -> None:
        """Show a species, laid out in the width that is *seen*; a *subject* is what the tile moves."""
        self.show_place(index, look.name, subject)
        if (form, look, traits, seen) != (self.form, self.look, self.traits, self.seen):
            self.form, self.look, self.traits, self.seen = form, look, traits, seen
            self.renew()

    def hush_hunger(self) -> None:
        """Show no hunger."""
        self.look = replace(self.look, note="")
        self.show_starving(0)
        self.renew()

    def show_growth(self, *, is_growing: bool) -> None:
        """Show the pile with the card that is aimed at it, or as it is."""
        if is_growing != self.is_growing:
            self.is_growing = is_growing
            self.update()

    def chips_lying(self) -> list[tuple[str, QPointF]]:
        """Return what each of its chips is, and where it lies in the scene."""
        look, places = self.look, self.places
        return [
            (chip, self.mapToScene(places.food_at(number, look))) for number, chip in enumerate(look.chips, 1)
        ]

    def let_chips_go(self) -> None:
        """Lie there without its chips."""
        self.look = replace(self.look, food=0, chips=(), note="")
        self.renew()

    @property
    def places(self) -> PilePlaces:
        """Return where its parts lie."""
        return places(self.form, round(self.seen), self.pixels[1], self.style.laid)

    @property
    def slots(self) -> tuple[QRectF, ...]:
        """Return the places of its traits, and those that are free."""
        return self.places.slots

    def muzzle(self, target: QPointF) -> QPointF:
        """Return where its animal reaches farthest towards a point, both in the scene."""
        return self.mapToScene(
            herds.muzzle(self.look.herd, self.places.picture, 0.0, self.mapFromScene(target))
        )

    @property
    def shown(self) -> PileLook:
        """Return what is shown: now and then its animal looks the other way."""
        return replace(self.look, is_turned=True) if self.is_turned else self.look

    def herd_in_room(self) -> tuple[Herd, QRectF, float]:
        """Return its animal, where the picture of that lies on it, and no markers."""
        return self.shown.herd, self.places.picture, 0.0

    def veiled(self) -> Veiled:
        """Return what becomes pale where nothing can be done with it: the picture, but for the name."""
        where = self.places

        def spared() -> list[tuple[QPainterPath, float]]:
            return [] if where.name.isEmpty() else [(rounded(where.name, 0.0), 0.0)]

        return Veiled(where.picture, spared, (where.picture.getRect(), where.name.getRect()), self.look.light)

    @property
    def written_rects(self) -> list[QRectF]:
        """Return where its numbers and words stand, in the scene."""
        where, name = self.places, QRectF(self.places.name)
        font = fonts.title(round(name.height() * _NAME_SHARE))
        name.setWidth(min(writing.width_of(font, self.look.name) + 2 * _BESIDE_NAME, name.width()))
        name.moveCenter(where.name.center())
        backs = where.backs(self.look.cards)
        rects = [name, where.count, backs[0].united(backs[-1]), *where.slots[: len(self.traits)]]
        return [self.mapRectToScene(rect) for rect in rects if not rect.isEmpty()]

    def grip_at(self, at: QPointF) -> Grip | None:
        """Aim from the animal."""
        if self.subject is None:
            return None
        start = self.muzzle(self.scene_rect.center() - QPointF(0, self.size.height()))
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
        seen = round(self.seen)
        base = painted_base(
            self.form,
            self.shown,
            seen,
            height,
            width,
            len(self.traits),
            style.ratio,
            style.laid,
            is_growing=self.is_growing,
        )
        painter.drawPixmap(QPointF(0, 0), base)
        if self.has_marks:
            mark_backs(painter, self.places, self.look, self.remembered)
        if self.starving:
            mark_starving(painter, self.places, self.look.cards + self.is_growing, self.starving)
        for number, slot in enumerate(self.slots[: len(self.traits)]):
            painter.drawPixmap(slot.topLeft(), self.plate(number, slot))
            face = self.traits[number].face
            if face is not None and face.trait in self.missing:
                wide = max(2.2 * style.unit, 2.0)
                ring = rounded(slot.adjusted(-1, -1, 1, 1), slot.height() * 0.16)
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.strokePath(ring, line(colour(palette.CREAM), wide + 2))
                painter.strokePath(ring, line(colour("#e2512f"), wide))
