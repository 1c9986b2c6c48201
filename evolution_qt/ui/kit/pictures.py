"""Pictures as pixmaps: cards, plates of traits, tokens, badges, the watering hole; painted once and kept.

All sizes are logical pixels; `ratio` is the device pixel ratio of the screen. Words on pictures come as
arguments, already translated.

Tokens are round chips for food and square markers for the tracks, readable at 16 px. Every token fills a
square of `size` pixels with its shadow inside. Its kind is seen by shape and sign, not by colour alone.

A plate is a trait as it lies at a species: an animal on the colour of its family, on large tiles with the
name. It lies face up, face down but known to the seat at the screen, or face down and unknown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap

from evolution_qt.ui.kit import faces, fonts, icons, palette, scenery, writing
from evolution_qt.ui.kit.art import picture
from evolution_qt.ui.kit.brush import (
    colour,
    disc,
    down,
    glow,
    grain,
    line,
    mix,
    polygon,
    rounded,
    shadow,
    write,
)
from evolution_qt.ui.kit.items import HandLook
from evolution_qt.ui.kit.landscape import scene
from evolution_qt.ui.kit.pixmap_cache import Steps
from evolution_qt.ui.kit.pixmaps import painted

_SMALL = 24
"""Below this size a token has no inner ring and a larger sign."""
_TINY = 16
"""Below this size all that counts is whether there is a token: it is one dark tone, and a slot is light."""
_DETAILED = 36
"""From this size on the ammonite shows its chambers."""


def paint_token(painter: QPainter, kind: str, size: float) -> None:
    """Paint a token of one of `KINDS`."""
    _PAINTERS[kind](painter, size)


def paint_badge(painter: QPainter, words: str, size: float, fill: str) -> None:
    """Paint a dark round badge with a number or two letters."""
    plate = disc(QPointF(size / 2, size / 2), size * 0.44)
    shadow(painter, plate, size * 0.03, QColor(0, 0, 0, 90), spread=size * 0.05, steps=3)
    painter.fillPath(plate, colour(fill))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(colour(palette.GOLD), max(1.0, size * 0.05)))
    painter.drawPath(disc(QPointF(size / 2, size / 2), size * 0.42))
    painter.setFont(fonts.title(round(size * (0.56 if len(words) < 2 else 0.46))))
    write(painter, QRectF(0, 0, size, size), words, colour("#ffffff"))


def paint_folding_screen(painter: QPainter, tint: str, size: float) -> None:
    """Paint a screen of three leaves that stands, and the edges of chips behind it."""
    painter.setPen(Qt.PenStyle.NoPen)
    for across in (0.26, 0.5, 0.74):
        painter.fillPath(disc(QPointF(size * across, size * 0.24), size * 0.15), colour(palette.PLANT_LIGHT))
    for number, shade in enumerate((0.1, 0.34, 0.2)):
        left, right = (0.04 + 0.307 * at for at in (number, number + 1))
        near, far = (0.30, 0.22) if number != 1 else (0.22, 0.30)
        leaf = polygon(
            [
                (size * left, size * near),
                (size * right, size * far),
                (size * right, size * (far + 0.62)),
                (size * left, size * (near + 0.62)),
            ]
        )
        painter.fillPath(leaf, mix(tint, "#000000", shade))
        painter.strokePath(leaf, line(colour(palette.CREAM, 0.85), max(size * 0.04, 0.8)))


def _chip(
    painter: QPainter, size: float, shape: QPainterPath, light: str, deep: str, sign: QPainterPath, tint: str
) -> None:
    shadow(painter, shape, size * 0.03, QColor(0, 0, 0, 110), spread=size * 0.05, steps=4)
    light = deep if size < _TINY else light
    shine = QPointF(size * 0.34, size * 0.28)
    painter.fillPath(shape, glow(shine, size * 0.75, [(0, colour(light)), (1, colour(deep))]))
    if size >= _SMALL:
        grain(painter, shape, 0.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(line(colour(palette.GOLD), size * 0.032))
        middle = QPointF(size / 2, size / 2)
        painter.translate(middle)
        painter.scale(0.9, 0.9)
        painter.drawPath(shape.translated(-middle))
        painter.scale(1 / 0.9, 1 / 0.9)
        painter.translate(-middle)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(sign.translated(0, max(size * 0.02, 0.5)), QColor(0, 0, 0, 100))
    painter.fillPath(sign, colour(tint))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(mix(deep, "#000000", 0.35), max(0.8, size * 0.015)))
    painter.drawPath(shape)


def _round(size: float) -> QPainterPath:
    return disc(QPointF(size / 2, size / 2), size * 0.44)


def _square(size: float) -> QPainterPath:
    return rounded(QRectF(size * 0.08, size * 0.08, size * 0.84, size * 0.84), size * 0.18)


def _sign(name: str, size: float, share: float) -> QPainterPath:
    """Return an icon with the middle of its drawing in the middle of the token."""
    if size < _SMALL:
        share *= 0.85 if size < _TINY else 1.15
    drawing = icons.ink(name)
    bounds = drawing.boundingRect()
    full = icons.SIDE * size * share / max(bounds.width(), bounds.height())
    placed = icons.placed(drawing, 0, 0, full)
    middle = placed.boundingRect().center()
    return placed.translated(size / 2 - middle.x(), size / 2 - middle.y())


def _plant(painter: QPainter, size: float) -> None:
    sign = _sign("three-leaves", size, 0.58)
    _chip(painter, size, _round(size), palette.PLANT_LIGHT, palette.PLANT_DARK, sign, palette.CREAM)


def _meat(painter: QPainter, size: float) -> None:
    sign = _sign("meat", size, 0.60)
    _chip(painter, size, _round(size), palette.MEAT_LIGHT, palette.MEAT_DARK, sign, palette.CREAM)


def _either(painter: QPainter, size: float) -> None:
    """Paint food of which it is no longer known whether it was a plant: half leaf, half meat."""
    for part, corner in ((_plant, 0.0), (_meat, size)):
        painter.save()
        half = polygon([(corner, corner), (size, 0), (0, size)])
        painter.setClipPath(half, Qt.ClipOperation.IntersectClip)
        part(painter, size)
        painter.restore()
    painter.setPen(line(colour(palette.CREAM), max(1.0, size * 0.05)))
    reach = size * 0.44 * 0.7071
    middle = QPointF(size / 2, size / 2)
    painter.drawLine(middle + QPointF(reach, -reach), middle + QPointF(-reach, reach))


def _fat(painter: QPainter, size: float) -> None:
    sign = _sign("water-drop", size, 0.54)
    _chip(painter, size, _round(size), palette.FAT_LIGHT, palette.FAT_DARK, sign, "#fffaf0")


def _population(painter: QPainter, size: float) -> None:
    sign = _sign("flat-paw-print", size, 0.58)
    _chip(
        painter, size, _square(size), palette.POPULATION_LIGHT, palette.POPULATION_DARK, sign, palette.CREAM
    )


def _body(painter: QPainter, size: float) -> None:
    sign = _sign("mammoth", size, 0.64)
    _chip(painter, size, _square(size), palette.BODY_LIGHT, palette.BODY_DARK, sign, palette.CREAM)


def _first_player(painter: QPainter, size: float) -> None:
    sign = _sign("ammonite-fossil" if size >= _DETAILED else "spiral", size, 0.64)
    _chip(painter, size, _round(size), palette.CREAM, "#d3ac62", sign, "#4b3613")


def diamond(room: QRectF) -> QPainterPath:
    """Return the outline of the sign of a hunter in a square room."""
    middle, reach = room.center(), room.width() * 0.47
    x, y = middle.x(), middle.y()
    return polygon([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)])


def _jaws(painter: QPainter, size: float) -> None:
    outline, sign = diamond(QRectF(0, 0, size, size)), _sign("jaws", size, 0.46)
    _chip(painter, size, outline, palette.MEAT_LIGHT, palette.MEAT_DARK, sign, palette.CREAM)


def _bell(painter: QPainter, size: float) -> None:
    sign = _sign("bell", size, 0.54)
    _chip(painter, size, _round(size), palette.STONE_LIGHT, palette.STONE_DARK, sign, palette.CREAM)


def _slot(painter: QPainter, size: float, ink: str = palette.SLOT, tiny: str = palette.CREAM) -> None:
    hole = disc(QPointF(size / 2, size / 2), size * 0.40)
    is_tiny = size < _TINY
    painter.fillPath(hole, colour(tiny, 0.78) if is_tiny else colour(ink, 0.15))
    pen = line(colour(ink, 0.75 if is_tiny else 0.59), max(1.2 if is_tiny else 1.0, size * 0.05))
    if not is_tiny:
        pen.setDashPattern([2.2, 2.0])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(hole)


def _slot_at_night(painter: QPainter, size: float) -> None:
    _slot(painter, size, palette.CREAM, palette.SLATE_DARK)


SLOT_AT_NIGHT: Final = "slot at night"
_PAINTERS: dict[str, Callable[[QPainter, float], None]] = {
    "plant": _plant,
    "meat": _meat,
    "either": _either,
    "fat": _fat,
    "population": _population,
    "body": _body,
    "first_player": _first_player,
    "jaws": _jaws,
    "bell": _bell,
    "slot": _slot,
    SLOT_AT_NIGHT: _slot_at_night,
}
KINDS = tuple(kind for kind in _PAINTERS if kind != SLOT_AT_NIGHT)
"""Every kind of token that may lie beside another."""


def card_height(width: int) -> int:
    """Return the height of a card of this width."""
    return round(width * faces.HEIGHT / faces.WIDTH)


def card(
    trait: str, food: int | None, title: str, text: str, family: str, width: int, ratio: float = 1.0
) -> QPixmap:
    """Return the face of a trait card: with rules text from `faces.SMALL_BELOW` pixels of width on."""

    def draw(painter: QPainter) -> Steps:
        painter.scale(width / faces.WIDTH, width / faces.WIDTH)
        if width < faces.SMALL_BELOW:
            return faces.small(painter, trait, food, title, family, pixels=width)
        return faces.large(painter, trait, food, title, text, family, pixels=width)

    key = ("card", trait, food, title, text if width >= faces.SMALL_BELOW else "", family)
    return picture(key, width, card_height(width), ratio, draw)


def hand_card(
    trait: str,
    food: int | None,
    title: str,
    text: str,
    family: str,
    width: int,
    covered: int,
    *,
    upright: bool = False,
    letters: float = 1.0,
    ratio: float = 1.0,
) -> QPixmap:
    """Return a card of a hand of which so many pixels at the right are covered; without *text* a small one.

    *upright* and *letters* are as for `faces.small`.
    """

    def draw(painter: QPainter) -> Steps:
        painter.scale(width / faces.WIDTH, width / faces.WIDTH)
        over, sizes = covered * faces.WIDTH / width, {"pixels": width, "letters": letters}
        if text:
            told = faces.TOLD
            return faces.large(painter, trait, food, title, text, family, over, smallest=told, **sizes)
        return faces.small(painter, trait, food, title, family, over, upright=upright, **sizes)

    key = ("hand card", trait, food, title, text, family, covered, upright, letters)
    return picture(key, width, card_height(width), ratio, draw)


def card_back(width: int, ratio: float = 1.0) -> QPixmap:
    """Return the back that all cards share."""

    def draw(painter: QPainter) -> Steps:
        painter.scale(width / faces.WIDTH, width / faces.WIDTH)
        return faces.back(painter)

    return picture(("back",), width, card_height(width), ratio, draw)


def hidden_chip(width: int, height: int, ratio: float = 1.0) -> QPixmap:
    """Return the name plate of a trait that lies face down."""
    return picture(
        ("hidden",), width, height, ratio, lambda painter: faces.hidden_chip(painter, width, height)
    )


def seal(family: str, size: int, ratio: float = 1.0) -> QPixmap:
    """Return the sign of a trait family."""

    def draw(painter: QPainter) -> None:
        faces.seal(painter, QPointF(size / 2, size / 2), size * 0.42, family)

    return picture(("seal", family), size, size, ratio, draw)


def token(kind: str, size: int, ratio: float = 1.0) -> QPixmap:
    """Return a token, marker or badge of one of `KINDS`."""
    return picture(("token", kind), size, size, ratio, lambda painter: paint_token(painter, kind, size))


def folding_screen(tint: str, side: int, ratio: float = 1.0) -> QPixmap:
    """Return a player screen in the colour of a seat, folded twice, with chips behind it."""
    return picture(
        ("screen", tint), side, side, ratio, lambda painter: paint_folding_screen(painter, tint, side)
    )


def badge(words: str, size: int, ratio: float = 1.0, fill: str = palette.SLATE_DARK) -> QPixmap:
    """Return a round badge with a number, as for the cards of a hand."""
    key = ("badge", words, fill)
    return picture(key, size, size, ratio, lambda painter: paint_badge(painter, words, size, fill))


def watering_hole(width: int, height: int, ratio: float = 1.0, light: str = "day") -> QPixmap:
    """Return the pond in a light, clear around it; `scenery.pond_metrics` has the places of chips."""

    def draw(painter: QPainter) -> Steps:
        return scenery.watering_hole(painter, width, height, light)

    return picture(("pond", light), width, height, ratio, draw)


@dataclass(frozen=True)
class CardFace:
    """What is printed on a card, its words already translated; without a number where it has none."""

    trait: str
    name: str
    text: str
    family: str
    food: int | None

    @property
    def key(self) -> str:
        """Return the trait, whose page explains the card."""
        return self.trait

    def height(self, width: float) -> int:
        """Return how high a card is."""
        return card_height(round(width))

    def pixmap(self, width: float, ratio: float) -> QPixmap:
        """Return the card as it lies on the table: large picture and title, no rules text, in any width."""
        widest = faces.SMALL_BELOW - 1
        if width <= widest:
            return self.large(width, ratio)
        whole = QRectF(0, 0, round(width), card_height(round(width)))

        def draw(painter: QPainter) -> None:
            share = ratio * width / widest
            small = card(self.trait, self.food, self.name, "", self.family, widest, share)
            painter.drawPixmap(whole, small, QRectF(small.rect()))

        key = ("card", self.trait, self.food, self.name)
        return painted(key, whole.width(), whole.height(), ratio, draw)

    def in_hand(self, width: float, covered: float, ratio: float, look: HandLook) -> QPixmap:
        """Return the card as it lies in a hand where the next one covers so many pixels at its right."""
        return hand_card(
            self.trait,
            self.food,
            self.name,
            self.text if look.text else "",
            self.family,
            round(width),
            round(covered),
            upright=look.upright and not look.text,
            letters=look.letters,
            ratio=ratio,
        )

    def large(self, width: float, ratio: float) -> QPixmap:
        """Return the card as one reads it, with its rules text from a certain width on."""
        return card(self.trait, self.food, self.name, self.text, self.family, round(width), ratio)


OPEN: Final = "open"
OWN: Final = "own"
"""Face down, but known to the seat at the screen."""
HIDDEN: Final = "hidden"
NARROWEST: Final = 0.74
"""How far the name on a plate may be squeezed."""
LEAST_FONT: Final = fonts.CROWDED
"""Pixels of the smallest name, and of the smallest number."""
WORDS: Final = 0.34
"""The size of a name, in heights of its plate, unless a table says otherwise."""
_PICTURES: Final = 0.86, 0.64, 0.44
"""Sides of the animal beside a name, in heights of the plate: the usual one, and where a name is long."""
_WIDEST_PICTURE: Final = 0.31
"""The side of it at most, in widths of the plate."""
_HYPHENS: Final = (
    *("Fleisch-fresser", "Aas-fresser", "Schutz-panzer", "Fett-schicht", "Hinter-halt", "Frucht-barkeit"),
    *("Intelli-genz", "Koopera-tion", "Rudel-jagd", "Gefrä-ßig", "Ver-bergen"),
    *("Carni-vore", "Scaven-ger", "Intelli-gence", "Coopera-tion", "Burrow-ing", "Defen-sive", "Symbio-sis"),
)
"""Where a long word of a name is broken in two lines."""


def plate(
    trait: str,
    name: str,
    family: str,
    state: str,
    fat: int,
    width: float,
    height: float,
    ratio: float,
    words: int = 0,
    share: float = WORDS,
    animal: float = 1.0,
) -> QPixmap:
    """Return the picture of a trait in its place, with a *name* where one is given.

    The name is so large that it has room, at most *words* pixels if they are given, and at most a *share* of
    the height. The animal beside it is *animal* times as large as usual.
    """
    if state == HIDDEN:
        return hidden_chip(round(width), round(height), ratio)

    def draw(painter: QPainter) -> None:
        _paint(painter, trait, name, family, state, fat, QRectF(0, 0, width, height), words, share, animal)

    return painted(
        ("plate", trait, name, family, state, fat, words, share, animal), width, height, ratio, draw
    )


def common_size(named: Sequence[tuple[str, QSizeF]], share: float = WORDS, animal: float = 1.0) -> int:
    """Return the size in which all names can be written that have room on their plates; 0 if none has."""
    sizes = [(name, size.width(), size.height()) for name, size in named]
    found = [written(name, width, height, share=share, animal=animal) for name, width, height in sizes]
    return min((one[1].pixelSize() for one in found if one is not None), default=0)


def written(
    name: str, width: float, height: float, most: int = 0, share: float = WORDS, animal: float = 1.0
) -> tuple[float, QFont, tuple[str, ...]] | None:
    """Return the width of the animal, the font and the lines of a name on a plate; None without room.

    The name is as large as it can be, with at most *most* pixels if they are given; then the animal is.
    """
    best: tuple[float, QFont, tuple[str, ...]] | None = None
    tall = height * animal
    for share_of_picture in _PICTURES:
        side = min(tall * share_of_picture, width * _WIDEST_PICTURE) + tall * 0.06
        found = lines_of(name, width - side - tall * 0.06, height, most, share)
        if found is not None and (best is None or found[0].pixelSize() > best[1].pixelSize()):
            best = side, *found
    return best


@lru_cache(maxsize=512)
def lines_of(
    name: str, room: float, height: float, most: int = 0, share: float = WORDS
) -> tuple[QFont, tuple[str, ...]] | None:
    """Return the font and the lines of a name in a room: one line or two; None where there is no room."""
    usual = max(min(round(height * share), most or round(height * share)), LEAST_FONT)
    for size in range(usual, LEAST_FONT - 1, -1):
        font = fonts.text(size, bold=True)
        for lines in _breaks(name):
            fits = all(writing.fits(font, one, room, NARROWEST) for one in lines)
            if fits and QFontMetricsF(font).height() * 0.84 * len(lines) <= height:
                return font, lines
    return None


def _breaks(name: str) -> list[tuple[str, ...]]:
    """Return a name in one line, and the ways to break it in two."""
    words = name.split(" ")
    found: list[tuple[str, ...]] = [(name,)]
    found += [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    if len(words) == 1:
        broken = next((one for one in _HYPHENS if one.replace("-", "") == name), "")
        if broken:
            first, second = broken.split("-")
            found.append((f"{first}-", second))
        elif all(letter >= "\u3000" for letter in name) and len(name) > 3:
            middle = (len(name) + 1) // 2
            while middle < len(name) - 1 and name[middle] in "ーッ・ャュョァィェ":
                middle += 1
            found.append((name[:middle], name[middle:]))
    return found


def _paint(
    painter: QPainter,
    trait: str,
    name: str,
    family: str,
    state: str,
    fat: int,
    rect: QRectF,
    words: int,
    share: float,
    animal: float,
) -> None:
    tints = palette.FAMILIES[family]
    width, height = rect.width(), rect.height()
    sheet = rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), height * 0.14)
    if state == OWN:
        tones = [(0.0, colour(palette.BACK_LIGHT)), (1.0, colour(palette.BACK_DARK))]
        painter.fillPath(sheet, glow(QPointF(width / 2, height / 2), width * 0.6, tones))
    else:
        ends = [(0.0, mix(tints.main, "#ffffff", 0.06)), (1.0, mix(tints.main, tints.dark, 0.3))]
        painter.fillPath(sheet, down(0, height, ends))
    grain(painter, sheet, 0.3)
    found = written(name, width, height, words, share, animal) if name else None
    _animal(painter, trait, QRectF(0, 0, found[0], height) if found else rect, tints)
    if found:
        side, font, lines = found
        _write(painter, QRectF(side, 0, width - side - height * animal * 0.06, height), font, lines)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(colour("#e3c77f") if state == OWN else colour(tints.dark), 1))
    painter.drawPath(sheet)
    if fat:
        _paint_stored_fat(painter, fat, rect, found[0] if found else 0.0)


def _write(painter: QPainter, room: QRectF, font: QFont, lines: tuple[str, ...]) -> None:
    tall = QFontMetricsF(font).height() * 0.84
    top = room.center().y() - tall * len(lines) / 2
    for number, words in enumerate(lines):
        place = QRectF(room.left(), top + tall * number, room.width(), tall)
        align = Qt.AlignmentFlag.AlignLeft
        under = QColor(0, 0, 0, 110)
        writing.draw_line(
            painter, place, words, font, colour("#ffffff"), align, under=under, narrowest=NARROWEST
        )


def _animal(painter: QPainter, trait: str, room: QRectF, tints: palette.Family) -> None:
    """Paint the animal of a trait as a pale silhouette."""
    name = scene(trait).animal.icon
    outline = icons.body(name).boundingRect()
    share = min(room.width() * 0.86 / outline.width(), room.height() * 0.8 / outline.height())
    size = icons.SIDE * share
    middle = icons.placed(icons.body(name), 0, 0, size).boundingRect().center()
    x, y = room.center().x() - middle.x(), room.center().y() - middle.y()
    painter.fillPath(icons.placed(icons.body(name), x, y, size), mix(tints.main, tints.dark, 0.75))
    painter.fillPath(icons.placed(icons.ink(name), x, y, size), colour(palette.CUT))


def _paint_stored_fat(painter: QPainter, fat: int, rect: QRectF, beside: float) -> None:
    """Paint how many chips are stored on the card, at an upper corner: the one where no name is.

    Beside a name that leaves it so many pixels it is narrower than tall; without a name that is 0.
    """
    side = max(rect.height() * 0.52, LEAST_FONT + 3.0)
    place = QRectF(0.5, 0.5, min(side, beside - 0.5) if beside else side, side)
    if not beside:
        place.moveRight(rect.right() - 0.5)
    centre, radius = place.center(), place.width() / 2
    painter.fillPath(rounded(place, radius), colour(palette.FAT_DARK))
    edge = rounded(place.adjusted(0.6, 0.6, -0.6, -0.6), radius - 0.6)
    painter.strokePath(edge, line(colour(palette.CUT), 1.2))
    path = QPainterPath()
    path.addText(QPointF(), fonts.title(max(round(side * 0.72), LEAST_FONT)), str(fat))
    path.translate(centre - path.boundingRect().center())
    painter.fillPath(path, colour("#ffffff"))
