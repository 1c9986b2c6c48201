"""Paints what is printed on cards: large and small faces, the back, and the name plates of traits.

All painters work in design units, a card being 500 x 700; `art` scales them and keeps the results.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QTextOption, QTransform

from evolution_qt.ui.kit import fonts, icons, palette, phrasing, scenery
from evolution_qt.ui.kit.brush import (
    Seeds,
    colour,
    disc,
    down,
    fitted,
    glow,
    grain,
    line,
    mix,
    polygon,
    rounded,
    shadow,
    slope,
    write,
)
from evolution_qt.ui.kit.palette import Family
from evolution_qt.ui.kit.phrasing import phrased
from evolution_qt.ui.kit.pixmap_cache import Steps

WIDTH, HEIGHT = 500.0, 700.0
"""Size of a card in design units."""
MARGIN = 20.0
SMALL_BELOW = 200
"""A card narrower than this many pixels has the small layout: more picture, larger title, no rules text."""

TOLD = 12
"""Pixels of rules text on a card of a hand: in full size it is read on the card that has risen."""
COIN = QPointF(76, 76)
"""The middle of the food number: at the upper left, where it is seen in any hand."""
RADIUS = 68.0
_SWELLING = 0.4
"""How much of the growth of letters the coin of that number has."""
_ASIDE = 30.0, 16.0
"""What is left free at the sides of rules text, on a whole card and on one that is covered."""
_BELOW_RULES = 98.0
"""What is below them: the seal."""
_AROUND_RULES = 141.0
"""What is between the picture and the lower edge besides them: half the ribbon, air, and that."""
_LEAST_PICTURE = 0.33
"""The share of a card's height in which its picture ends where the text is longest."""
_EDGE = QColor(60, 40, 20, 150)
_NEVER_FIRST = "ァィゥェォッャュョヮンー・"
"""Kana that begin no line."""
NARROWEST = 0.55
"""Letters of a title are drawn so much narrower at most if it can be broken: else as it has room."""
_LEGIBLE = 0.8
"""How narrow a title is read without effort where a hand has another form for it."""
_ONE_LINE = 56
"""Units of the smallest title that stays in one line although two would be larger."""
_COINED = 1.36
"""How large a digit is on a coin, in radii."""
_SEAL_ICONS = {
    "attack": "claws",
    "feeding": "three-leaves",
    "other": "dinosaur-egg",
    "population": "flat-paw-print",
}


def large(
    painter: QPainter,
    trait: str,
    food: int | None,
    title: str,
    text: str,
    family: str,
    covered: float = 0.0,
    *,
    pixels: float = WIDTH,
    smallest: int = fonts.LEAST,
    letters: float = 1.0,
) -> Steps:
    """Paint a card with its rules text, in steps; it will be so many *pixels* wide, the text so many high.

    Of a card that the next one covers so far from the right, everything is painted in what can be seen of it.
    All *letters* are so many times as large as usual.
    """
    tints = palette.FAMILIES[family]
    _stock(painter, tints)
    yield
    size, seen = _rules_size(pixels, smallest, letters), WIDTH - covered
    foot = _foot(size, text, covered)
    window = QRectF(MARGIN, MARGIN, min(WIDTH - MARGIN, seen) - MARGIN, foot - MARGIN)
    yield from _window(painter, window, tints, trait)
    yield
    usual, smallest_title = round(42 * letters), least(pixels / letters)
    tall = max(62.0 * letters, smallest_title * 1.5)
    band = _banner(painter, window.bottom() + 31 - tall, tall, tints)
    band.setRight(seen)
    room = seen - (90 if not covered else 48)
    font = fitted(fonts.title(max(usual, smallest_title)), title, room, min(smallest_title, usual))
    _write_lines(painter, band, font, [title], room)
    seal(painter, QPointF(seen / 2, HEIGHT - 56), 34, family)
    if food is not None:
        _number(painter, food, pixels, letters)
    room_left = QRectF(0, band.bottom() + 8, seen, HEIGHT - band.bottom() - 8 - _BELOW_RULES)
    aside = _ASIDE[bool(covered)]
    _rules(painter, room_left.adjusted(aside, 0, -aside, 0), text, tints, size)
    _edge(painter)


def small(
    painter: QPainter,
    trait: str,
    food: int | None,
    title: str,
    family: str,
    covered: float = 0.0,
    *,
    pixels: float = SMALL_BELOW,
    upright: bool = False,
    letters: float = 1.0,
) -> Steps:
    """Paint a card without rules text, its title in 11 points however small it is, in steps.

    It will be so many *pixels* wide: what is written grows as the card shrinks. Of a card that the next one
    covers so far from the right, everything is painted in what can be seen of it; *upright*: the title stands
    along its left edge, where there is more room for it than across. *letters* is as for `large`.
    """
    tints = palette.FAMILIES[family]
    _stock(painter, tints)
    yield
    seen, foot = WIDTH - covered, HEIGHT * 0.74
    window = QRectF(MARGIN, MARGIN, min(WIDTH - MARGIN, seen) - MARGIN, foot - MARGIN)
    if upright:
        plate = QRectF(0, COIN.y() + RADIUS * 0.6, 0, 0)
        plate.setBottom(foot)
        room = plate.height() - RADIUS * 0.4 - 30
        font, lines = _lines_of(title, room, round(84 * letters), least(pixels / letters), narrow=_LEGIBLE)
        size = font.pixelSize()
        plate.setLeft(MARGIN)
        plate.setWidth(max(116.0, size * 1.3) if len(lines) == 1 else max(190.0, size * 2.3))
        yield from _window(painter, window, tints, trait)
        yield
        _column(painter, plate, tints, font, lines, room)
    else:
        yield from _window(painter, window, tints, trait)
        yield
        font, lines = small_title(title, covered, pixels, letters)
        size = font.pixelSize()
        tall = max(104.0, size * 1.22) if len(lines) == 1 else max(132.0, size * 1.94)
        band = _banner(painter, window.bottom() + 54 - tall, tall, tints)
        band.setRight(seen)
        _write_lines(painter, band, font, lines, _across(covered))
    seal(painter, QPointF(seen / 2, HEIGHT - 67), 48, family)
    if food is not None:
        _number(painter, food, pixels, letters)
    _edge(painter)


def _number(painter: QPainter, food: int, pixels: float, letters: float) -> None:
    """Paint the food number of a card at its upper left."""
    radius = RADIUS * (1 + (letters - 1) * _SWELLING)
    away = QPointF(radius - RADIUS, radius - RADIUS)
    coin(painter, COIN + away, radius, food, least(pixels / letters))


def _rules_size(pixels: float, smallest: int, letters: float = 1.0) -> int:
    """Return the size of rules text on a card that will be so many pixels wide."""
    return max(round(27 * letters), math.ceil(smallest * letters * WIDTH / pixels))


def has_room(text: str, pixels: float, covered: float, letters: float = 1.0) -> bool:
    """Return whether the rules text can be read on a card in a hand, covered so far, all in pixels."""
    over, size = covered * WIDTH / pixels, _rules_size(pixels, TOLD, letters)
    tall = _rules_height(fonts.text(size), text, WIDTH - over - 2 * _ASIDE[bool(over)])
    return tall <= HEIGHT - HEIGHT * _LEAST_PICTURE - _AROUND_RULES


def _foot(size: int, text: str, covered: float) -> float:
    """Return where the picture ends: the longer the text, the less there is of it."""
    tall = _rules_height(fonts.text(size), text, WIDTH - covered - 2 * _ASIDE[bool(covered)])
    return max(min(HEIGHT * 0.55, HEIGHT - _AROUND_RULES - tall), HEIGHT * _LEAST_PICTURE)


def least(pixels: float) -> int:
    """Return the size of the smallest writing on a card that will be so many pixels wide."""
    return math.ceil(fonts.LEAST * WIDTH / pixels)


def is_legible(title: str, width: float, covered: float, letters: float = 1.0) -> bool:
    """Return whether a title can be read across a small card of a width, covered so far, all in pixels."""
    over = covered * WIDTH / width
    font, lines = small_title(title, over, width, letters)
    return _longest(font, lines) * _LEGIBLE <= _across(over)


def _column(
    painter: QPainter, plate: QRectF, tints: Family, font: QFont, lines: Sequence[str], room: float
) -> None:
    """Paint a plate with lines that are read from below upwards."""
    tones = [
        (0.0, mix(tints.main, "#ffffff", 0.12)),
        (0.5, colour(tints.main)),
        (1.0, mix(tints.main, tints.dark, 0.45)),
    ]
    painter.save()
    painter.translate(plate.center())
    painter.rotate(-90)
    lying = QRectF(-plate.height() / 2, -plate.width() / 2, plate.height(), plate.width())
    painter.fillRect(lying, down(lying.top(), lying.bottom(), tones))
    _write_lines(painter, lying, font, lines, room)
    painter.restore()


def _write_lines(painter: QPainter, band: QRectF, font: QFont, lines: Sequence[str], room: float) -> None:
    """Write one or two lines into a band, narrower where one needs more than the room."""
    painter.setFont(font)
    tall = band.height() / len(lines) * (1 if len(lines) == 1 else 0.92)
    squeeze = min(room / _longest(font, lines), 1.0)
    for number, words in enumerate(lines):
        part = QRectF(0, 0, band.width(), tall)
        part.moveCenter(QPointF(0, tall * (number + 0.5 - len(lines) / 2)))
        painter.save()
        painter.translate(band.center())
        painter.scale(squeeze, 1.0)
        write(painter, part, words, colour(palette.CREAM), under=QColor(0, 0, 0, 120), fall=3)
        painter.restore()


def _longest(font: QFont, lines: Sequence[str]) -> float:
    metrics = QFontMetricsF(font)
    return max(1.0, *(metrics.horizontalAdvance(one) for one in lines))


def _across(covered: float) -> float:
    """Return the room for a title: what the notched ends of the ribbon leave, and some air."""
    return WIDTH - (66 if not covered else covered + 42)


def small_title(title: str, covered: float, pixels: float, letters: float = 1.0) -> tuple[QFont, list[str]]:
    """Return the font and the lines of a small card's title, of which so much is covered from the right."""
    return _lines_of(title, _across(covered), round(70 * letters), least(pixels / letters))


def kana_breaks(word: str) -> list[list[str]]:
    """Return the ways to break a word of kana, which has no spaces, in two lines: the earliest first."""
    if not all("\u30a0" <= letter <= "\u30ff" for letter in word):
        return []
    places = range(2, len(word) - 1)
    return [
        [word[:at], word[at:]] for at in places if word[at] not in _NEVER_FIRST and word[at - 1] not in "ッ・"
    ]


def _lines_of(
    title: str, room: float, size: int, smallest: int, *, narrow: float = 1.0
) -> tuple[QFont, list[str]]:
    """Return the font and the lines of a title: one line, or two where one would be tiny or too *narrow*."""
    least_of_one = max(smallest, _ONE_LINE)
    font = fitted(fonts.title(max(size, smallest)), title, room, least_of_one)
    words = title.split(" ")
    metrics = QFontMetricsF(font)
    if len(words) == 1 and metrics.horizontalAdvance(title) * NARROWEST > room:
        breaks = kana_breaks(title)
    else:
        breaks = [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
    if not breaks or metrics.horizontalAdvance(title) * narrow <= room:
        return fitted(font, title, room, max(smallest, 30)), [title]

    enough = room / NARROWEST if len(words) == 1 else 0.0  # of a word, the first break that has room
    lines = min(breaks, key=lambda pair: max(enough, *map(metrics.horizontalAdvance, pair)))
    longest = max(lines, key=metrics.horizontalAdvance)
    return fitted(fonts.title(max(64, smallest)), longest, room, max(smallest, 30)), lines


def back(painter: QPainter) -> Steps:
    """Paint the back of a card, in steps."""
    outer = rounded(QRectF(0, 0, WIDTH, HEIGHT), 30)
    painter.fillPath(outer, colour("#f1e4c8"))
    grain(painter, outer, 0.5)
    field = QRectF(20, 20, WIDTH - 40, HEIGHT - 40)
    inner = rounded(field, 20)
    deep = [(0.0, colour(palette.BACK_LIGHT)), (1.0, colour(palette.BACK_DARK))]
    painter.fillPath(inner, glow(field.center(), HEIGHT * 0.6, deep))
    painter.save()
    painter.setClipPath(inner)
    seeds = Seeds("back")
    signs = ("footprint", "three-leaves", "fossil", "oak-leaf")
    for column in range(7):
        for row in range(12):
            x, y = 40 + column * 78 + (39 if row % 2 else 0), 78 + row * 58
            sign = icons.ink(signs[(column * 3 + row) % 4])
            painter.fillPath(
                icons.placed(sign, x, y, 40, turn=seeds.between(-30, 30)), QColor(255, 255, 255, 20)
            )
    painter.restore()
    yield
    grain(painter, inner, 0.5)
    yield
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(colour("#e3c77f"), 4))
    painter.drawPath(rounded(field.adjusted(14, 14, -14, -14), 14))
    centre = QPointF(WIDTH / 2, HEIGHT / 2)
    plate = disc(centre, 150)
    shadow(painter, plate, 6, QColor(0, 0, 0, 120), steps=6)
    painter.fillPath(plate, glow(centre, 150, [(0, colour("#f9efd2")), (1, colour("#dcbf86"))]))
    grain(painter, plate, 0.6)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(colour(palette.GOLD_DARK), 3))
    painter.drawEllipse(centre, 138, 138)
    shell = icons.placed(icons.ink("ammonite-fossil"), centre.x(), centre.y() + 105, 210)
    painter.fillPath(shell, colour("#4b3613"))
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(16):
        wreath = QTransform()
        wreath.translate(centre.x(), centre.y())
        wreath.rotate(number * 360 / 16)
        leaf = icons.placed(icons.ink("three-leaves"), 0, -164, 44)
        painter.fillPath(wreath.map(leaf), colour("#e3c77f", 0.8))
    _edge(painter)


def hidden_chip(painter: QPainter, width: float, height: float) -> None:
    """Paint the name plate of a trait that lies face down."""
    plate = rounded(QRectF(0.5, 0.5, width - 1, height - 1), height * 0.22)
    tones = [(0.0, colour(palette.BACK_LIGHT)), (1.0, colour(palette.BACK_DARK))]
    painter.fillPath(plate, glow(QPointF(width / 2, height / 2), width * 0.6, tones))
    painter.save()
    painter.setClipPath(plate)
    seeds = Seeds("hidden chip")
    count = round(width / height * 1.6)
    for number in range(count):
        sign = icons.ink(("footprint", "three-leaves", "fossil")[number % 3])
        x = (number + 0.5) * width / count
        path = icons.placed(sign, x, height * 0.86, height * 0.6, turn=seeds.between(-25, 25))
        painter.fillPath(path, QColor(255, 255, 255, 30))
    painter.restore()
    grain(painter, plate, 0.4)
    centre, radius = QPointF(width / 2, height / 2), height * 0.36
    painter.fillPath(disc(centre, radius), colour("#ead7aa"))
    shell = icons.placed(icons.ink("ammonite-fossil"), centre.x(), centre.y() + radius * 0.72, radius * 1.44)
    painter.fillPath(shell, colour("#4b3613"))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(colour("#e3c77f"), 1))
    painter.drawPath(plate)


def seal(painter: QPainter, centre: QPointF, radius: float, family: str, *, plain: bool = False) -> None:
    """Paint the sign of a family: each has a shape of its own, whatever its colour."""
    tints = palette.FAMILIES[family]
    shape = seal_shape(family, centre, radius)
    if plain:
        painter.fillPath(shape, colour(palette.CREAM, 0.92))
        painter.fillPath(_emblem(family, centre, radius), colour(tints.dark))
        return
    shadow(painter, shape, radius * 0.06, QColor(0, 0, 0, 60), spread=radius * 0.1, steps=3)
    painter.fillPath(shape, colour(tints.main))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(mix(tints.light, tints.paper, 0.4), radius * 0.07))
    painter.drawPath(seal_shape(family, centre, radius * 0.86))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(_emblem(family, centre, radius), colour("#fff3da"))


def seal_shape(family: str, centre: QPointF, radius: float) -> QPainterPath:
    """Return the outline of a family's sign: diamond, shield, circle, square, hexagon."""
    x, y, r = centre.x(), centre.y(), radius
    if family == "attack":
        return polygon([(x, y - r * 1.12), (x + r * 1.12, y), (x, y + r * 1.12), (x - r * 1.12, y)])
    if family == "defence":
        path = QPainterPath(QPointF(x - r * 0.92, y - r * 0.82))
        path.quadTo(x - r * 0.4, y - r * 0.78, x, y - r * 1.05)
        path.quadTo(x + r * 0.4, y - r * 0.78, x + r * 0.92, y - r * 0.82)
        path.cubicTo(x + r * 1.0, y + r * 0.2, x + r * 0.55, y + r * 0.8, x, y + r * 1.1)
        path.cubicTo(x - r * 0.55, y + r * 0.8, x - r * 1.0, y + r * 0.2, x - r * 0.92, y - r * 0.82)
        path.closeSubpath()
        return path
    if family == "feeding":
        return disc(centre, r)
    if family == "population":
        return rounded(QRectF(x - r * 0.92, y - r * 0.92, 1.84 * r, 1.84 * r), r * 0.3)
    return polygon(
        [
            (x - r, y),
            (x - r * 0.5, y - r * 0.9),
            (x + r * 0.5, y - r * 0.9),
            (x + r, y),
            (x + r * 0.5, y + r * 0.9),
            (x - r * 0.5, y + r * 0.9),
        ]
    )


def _emblem(family: str, centre: QPointF, radius: float) -> QPainterPath:
    if family == "defence":
        return seal_shape(family, centre, radius * 0.5)
    size = radius * (1.2 if family == "attack" else 1.3)
    return icons.placed(icons.ink(_SEAL_ICONS[family]), centre.x(), centre.y() + size / 2, size)


def coin(painter: QPainter, centre: QPointF, radius: float, food: int, smallest: int = 0) -> None:
    """Paint the food number of a card, of a least size: green for more, red with a minus for less."""
    plate = disc(centre, radius)
    shadow(painter, plate, 3, QColor(0, 0, 0, 90), spread=5, steps=4)
    light, deep = (
        (palette.PLANT_LIGHT, palette.PLANT_DARK) if food >= 0 else (palette.LESS_LIGHT, palette.MEAT_DARK)
    )
    shine = centre - QPointF(radius * 0.3, radius * 0.4)
    painter.fillPath(plate, glow(shine, radius * 1.6, [(0, mix(light, deep, 0.22)), (1, colour(deep))]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(colour(palette.GOLD), radius * 0.08))
    painter.drawEllipse(centre, radius * 0.89, radius * 0.89)
    words = phrasing.plain_number(food)
    usual = round(radius * (_COINED if len(words) < 2 else 1.16))
    painter.setFont(fonts.title(max(usual, smallest)))
    room = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    write(painter, room, words, colour("#fffbe8"), under=QColor(0, 0, 0, 90))


def _stock(painter: QPainter, tints: Family) -> None:
    outer = rounded(QRectF(0, 0, WIDTH, HEIGHT), 30)
    ends = [(0.0, mix(tints.paper, "#ffffff", 0.35)), (1.0, mix(tints.paper, tints.light, 0.22))]
    painter.fillPath(outer, slope(QPointF(0, 0), QPointF(WIDTH, HEIGHT), ends))
    grain(painter, outer, 0.5)


def _window(painter: QPainter, window: QRectF, tints: Family, trait: str) -> Steps:
    frame = rounded(window, 18)
    painter.save()
    try:
        painter.setClipPath(frame)
        yield from scenery.paint(painter, window, tints, trait)
        yield
        whole = QPainterPath()
        whole.addRect(window)
        grain(painter, whole, 0.38)
        vignette = [(0.55, QColor(0, 0, 0, 0)), (1.0, QColor(20, 8, 0, 95))]
        painter.fillRect(window, glow(window.center(), window.width() * 0.78, vignette))
    finally:  # also if the rest is not waited for
        painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(colour(tints.dark), 3))
    painter.drawPath(frame)
    painter.setPen(line(QColor(255, 255, 255, 90), 1.4))
    painter.drawPath(rounded(window.adjusted(3, 3, -3, -3), 15))


def _banner(painter: QPainter, top: float, height: float, tints: Family) -> QRectF:
    left, right, middle, bottom = 10.0, WIDTH - 10, top + height / 2, top + height
    ribbon = polygon(
        [
            (left, top),
            (right, top),
            (right - 12, middle),
            (right, bottom),
            (left, bottom),
            (left + 12, middle),
        ]
    )
    shadow(painter, ribbon, 4, QColor(0, 0, 0, 110), spread=6)
    tones = [
        (0.0, mix(tints.main, "#ffffff", 0.12)),
        (0.5, colour(tints.main)),
        (1.0, mix(tints.main, tints.dark, 0.45)),
    ]
    painter.fillPath(ribbon, down(top, bottom, tones))
    grain(painter, ribbon, 0.45)
    painter.setPen(line(QColor(255, 240, 205, 150), height * 0.026))
    for y in (top + height * 0.1, bottom - height * 0.1):
        painter.drawLine(QPointF(left + 16, y), QPointF(right - 16, y))
    return QRectF(0, top - height * 0.02, WIDTH, height)


def _rules_height(font: QFont, text: str, width: float) -> float:
    """Return how high rules text is in a width."""
    flags = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, HEIGHT), flags, text).height()


def _rules(painter: QPainter, room: QRectF, text: str, tints: Family, size: int) -> None:
    option = QTextOption(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    font, whole = fonts.text(size), phrased(text)
    if _rules_height(font, whole, room.width()) <= room.height():
        text = whole  # else large letters are worth more than whole words
    while font.pixelSize() > 13 and _rules_height(font, text, room.width()) > room.height():
        font.setPixelSize(font.pixelSize() - 1)
    painter.setFont(font)
    painter.setPen(mix(tints.ink, "#000000", 0.2))
    painter.drawText(room, text, option)


def _edge(painter: QPainter) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(_EDGE, 2))
    painter.drawPath(rounded(QRectF(1, 1, WIDTH - 2, HEIGHT - 2), 30))
