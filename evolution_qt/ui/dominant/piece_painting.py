"""Paints the pieces: disks, pawns, animals with a count, tiles; a colour and a form each, always both."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from evolution_qt.games.dominant.cards import NO_TILE, TERRAINS
from evolution_qt.ui.dominant import colours_and_icons
from evolution_qt.ui.dominant.geometry import VALUE_HIGH, hexagon
from evolution_qt.ui.kit import fonts, icons, palette, writing
from evolution_qt.ui.kit.brush import Seeds, colour, disc, down, grain, line, mix, rounded

GOLD: Final = "#f0bf35"
DANGER: Final = "#d92b1c"
DARK: Final = "#1c1a17"
CREAM: Final = "#fff6e3"
SAFE: Final = 0
CLOSE: Final = 1
"""One disk less would let an animal starve."""
DIES: Final = 2
LEAST: Final = fonts.CROWDED
"""Pixels of the smallest letters in a window of the usual size."""
_NARROWEST: Final = 0.6
"""How far the letters on a plate may be squeezed."""
_ASIDE: Final = 4.0
"""Units between a long number and the edge of its plate."""
VALUE_WIDE: Final = 13.0
"""Units of the plate of a value."""
_SPLIT, _LEAST_SPLIT = 0.83, 0.58
"""How much of a token its sign takes, in its heights; and where words need the room."""
_RIM: Final = 0.09
"""How wide the rim of a token is, in its heights."""
MOST_DOTS: Final = 3
"""The dots of a lead; three are three or more."""
Centre: Final = Qt.AlignmentFlag.AlignCenter
_NONE: Final = Qt.BrushStyle.NoBrush


def icon(painter: QPainter, name: str, room: QRectF, tint: QColor) -> None:
    """Paint a sign as large as it can be in the middle of a room."""
    bounds = icons.ink(name).boundingRect()
    side = icons.SIDE * min(room.width() / bounds.width(), room.height() / bounds.height())
    placed = icons.placed(icons.ink(name), 0, 0, side)
    middle = placed.boundingRect().center()
    painter.fillPath(placed.translated(room.center() - middle), tint)


def element(painter: QPainter, kind: int, centre: QPointF, radius: float, *, is_own: bool = False) -> None:
    """Paint the disk of an element; one of a kind that the viewer has gets a double rim."""
    look, is_strong = colours_and_icons.ELEMENTS[kind].shown, palette.is_strengthened()
    painter.fillPath(disc(centre + QPointF(0, radius * 0.12), radius * 1.06), colour(DARK, 0.35))
    if is_strong:
        painter.fillPath(disc(centre, radius * 1.08), colour("#000000"))
    painter.fillPath(disc(centre, radius), colour("#ffffff" if is_strong else CREAM))
    if is_own:
        painter.setPen(line(colour("#17406b"), radius * 0.16))
        painter.setBrush(_NONE)
        painter.drawPath(disc(centre, radius * 1.06))
    inner = radius * 0.86
    tones = [(0.0, mix(look.ground, "#ffffff", 0.12)), (1.0, mix(look.ground, "#000000", 0.08))]
    painter.fillPath(disc(centre, inner), down(centre.y() - inner, centre.y() + inner, tones))
    half = inner * 0.66
    icon(
        painter, look.icon, QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), colour(look.ink)
    )


def held(painter: QPainter, rect: QRectF, tint: str, unit: float, *, radius: float = -1) -> None:
    """Paint a bright rim around something that may be taken hold of."""
    out = 2 * unit
    path = rounded(rect.adjusted(-out, -out, out, out), radius if radius >= 0 else rect.height() / 2 + out)
    painter.setBrush(_NONE)
    for ink, wide in ((colour("#1c1408", 0.75), 4.6), (colour(tint), 3.0), (mix(tint, "#fff3c4", 0.55), 1.2)):
        painter.setPen(line(ink, wide * unit))
        painter.drawPath(path)


def free_place(painter: QPainter, centre: QPointF, radius: float, tint: QColor) -> None:
    """Paint a dashed ring where something may lie."""
    pen = line(tint, max(1.0, radius * 0.1))
    pen.setDashPattern([2.2, 2.2])
    painter.setPen(pen)
    painter.setBrush(_NONE)
    painter.drawPath(disc(centre, radius * 0.92))


def pawn(painter: QPainter, animal: int, centre: QPointF, radius: float, *, faded: bool = False) -> None:
    """Paint a pawn: the animal on a round plate."""
    look = colours_and_icons.ANIMALS[animal].shown
    painter.save()
    if faded:
        painter.setOpacity(painter.opacity() * 0.4)
    painter.fillPath(disc(centre + QPointF(0, radius * 0.1), radius * 1.04), colour(DARK, 0.35))
    painter.fillPath(disc(centre, radius), colour(look.ground))
    painter.setBrush(_NONE)
    if palette.is_strengthened():
        painter.setPen(line(colour("#ffffff"), radius * 0.3))
        painter.drawPath(disc(centre, radius * 0.9))
    painter.setPen(line(colour(DARK), max(1.0, radius * 0.08)))
    painter.drawPath(disc(centre, radius * 0.97))
    half = radius * 0.62
    icon(
        painter, look.icon, QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), colour(look.ink)
    )
    painter.restore()


def portrait(painter: QPainter, animal: int, rect: QRectF) -> None:
    """Paint an animal on a square plate."""
    look = colours_and_icons.ANIMALS[animal].shown
    side = rect.height()
    plate = rounded(rect, side * 0.16)
    tones = [(0.0, mix(look.ground, "#ffffff", 0.1)), (1.0, mix(look.ground, "#000000", 0.1))]
    painter.fillPath(plate, down(rect.top(), rect.bottom(), tones))
    painter.setPen(line(colour(DARK, 0.75), max(1.0, side * 0.03)))
    painter.setBrush(_NONE)
    painter.drawPath(plate)
    inset = side * 0.13
    icon(painter, look.icon, rect.adjusted(inset, inset, -inset, -inset), colour(look.ink))


def sign_room(rect: QRectF, words: str = "") -> QRectF:
    """Return the room of the silhouette on a token, which is smaller beside long *words*."""
    inset, tall = rect.height() * 0.045, rect.height()
    wide = _split(rect, words)
    return QRectF(rect.left(), rect.top(), wide, tall).adjusted(inset, 2 * inset, -inset, -2 * inset)


def number_room(rect: QRectF, words: str = "") -> QRectF:
    """Return the room of the count on a token, or of the *words* in its place."""
    split, edge = _split(rect, words), rect.height() * _RIM
    return rect.adjusted(split + edge * 0.3, 0, -edge * 0.5, 0)


def number_font(rect: QRectF, shown: str) -> QFont:
    """Return how the count on a token is written, or the words in its place."""
    size = rect.height() * (0.66, 0.56, 0.46)[min(len(shown), 3) - 1]
    return fonts.title(max(round(size), LEAST))


def _split(rect: QRectF, words: str) -> float:
    """Return how much of a token its sign takes."""
    tall = rect.height()
    if not words:
        return tall * _SPLIT
    needed = writing.width_of(number_font(rect, words), words) + tall * _RIM * 0.8
    return max(min(tall * _SPLIT, rect.width() - needed), tall * _LEAST_SPLIT)


def token(
    painter: QPainter,
    animal: int,
    count: int,
    rect: QRectF,
    *,
    is_leading: bool = False,
    is_tied: bool = False,
    danger: int = 0,
    words: str = "",
) -> None:
    """Paint the cubes of an animal on a tile: its silhouette and how many they are.

    *is_leading*: it dominates; *is_tied*: it would but for an equal one.
    *danger* is `DIES` where it will die, `CLOSE` where it would with one disk less. *words* stand for the
    count.
    """
    look, is_strong = colours_and_icons.ANIMALS[animal].shown, palette.is_strengthened()
    tall = rect.height()
    weight = tall * _RIM
    plate = rounded(rect, tall * 0.2)
    if is_strong:
        painter.strokePath(plate, line(colour("#000000"), weight * 4))
        painter.strokePath(plate, line(colour("#ffffff"), weight * 2.4))
    else:
        painter.fillPath(rounded(rect.translated(0, tall * 0.07), tall * 0.2), colour(DARK, 0.4))
    painter.save()
    painter.setClipPath(plate, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, colour(look.ground))
    shown = words or str(count)
    painter.fillRect(rect.adjusted(_split(rect, words), 0, 0, 0), colour(DARK))
    painter.restore()
    icon(painter, look.icon, sign_room(rect, words), colour(look.ink))
    font = number_font(rect, shown)
    writing.draw_line(
        painter, number_room(rect, words), shown, font, colour("#ffffff"), Centre, narrowest=0.5
    )
    painter.setBrush(_NONE)
    if is_leading or is_tied:
        pen = line(colour(GOLD), weight * 1.5)
        if is_tied:
            pen.setDashPattern([1.6, 1.7])
        painter.setPen(line(colour(DARK, 1.0 if is_strong else 0.8), weight * (2.8 if is_strong else 2.2)))
        painter.drawPath(plate)
        painter.setPen(pen)
        painter.drawPath(plate)
    else:
        painter.setPen(line(colour(DARK), max(1.0, weight * 0.6)))
        painter.drawPath(plate)
    if danger == DIES:
        _dying(painter, rect)
    elif danger == CLOSE:
        bar = QRectF(
            rect.left() + tall * 0.2, rect.bottom() - tall * 0.16, rect.width() - tall * 0.4, tall * 0.13
        )
        painter.fillPath(rounded(bar.adjusted(-1, -1, 1, 1), tall * 0.07), colour("#ffffff"))
        painter.fillPath(rounded(bar, tall * 0.06), colour(DANGER))


def _dying(painter: QPainter, rect: QRectF) -> None:
    """Paint the red rim of cubes that will die."""
    weight = rect.height() * _RIM
    painter.setPen(line(colour(DANGER), weight * 1.9))
    painter.drawPath(rounded(rect.adjusted(-weight, -weight, weight, weight), rect.height() * 0.24))


def held_token(painter: QPainter, rect: QRectF, tint: str, unit: float, *, dies: bool) -> None:
    """Paint a bright rim around cubes that may be taken hold of, outside the red one of those that die."""
    tall = rect.height()
    out = 2.4 * tall * _RIM if dies else 0.0
    held(painter, rect.adjusted(-out, -out, out, out), tint, unit, radius=tall * 0.24 + out)
    if dies:
        _dying(painter, rect)


def marks(painter: QPainter, rect: QRectF, *, lead: int, danger: int) -> None:
    """Paint what stands out over a token: the crown with the dots of its lead, the sign of dying."""
    tall = rect.height()
    weight = tall * _RIM
    if lead:
        crown = QRectF(rect.left() - tall * 0.1, rect.top() - tall * 0.36, tall * 0.5, tall * 0.38)
        if palette.is_strengthened():
            icon(painter, "crown", crown.adjusted(-3.4, -3.4, 3.4, 3.4), colour("#ffffff"))
            icon(painter, "crown", crown.adjusted(-2.2, -2.2, 2.2, 2.2), colour("#000000"))
        else:
            icon(painter, "crown", crown.adjusted(-1.2, -1.2, 1.2, 1.2), colour(DARK, 0.85))
        icon(painter, "crown", crown, colour(GOLD))
        dots = min(lead, MOST_DOTS)
        for dot in range(dots):
            x = rect.center().x() + (dot - (dots - 1) / 2) * tall * 0.3
            at = QPointF(x, rect.bottom() + weight * 0.6)
            painter.fillPath(disc(at, tall * 0.135), colour(DARK))
            painter.fillPath(disc(at, tall * 0.105), colour("#ffe27a"))
    if danger == DIES:
        at = QPointF(rect.right() + weight * 0.4, rect.top() - weight * 0.4)
        warning(painter, at, tall * 0.27)


def warning(painter: QPainter, at: QPointF, radius: float) -> None:
    """Paint a red disk with an exclamation mark."""
    painter.fillPath(disc(at, radius), colour("#ffffff"))
    painter.fillPath(disc(at, radius * 0.86), colour(DANGER))
    stroke = QRectF(at.x() - radius * 0.12, at.y() - radius * 0.55, radius * 0.24, radius * 0.66)
    painter.fillRect(stroke, colour("#ffffff"))
    painter.fillPath(disc(QPointF(at.x(), at.y() + radius * 0.42), radius * 0.15), colour("#ffffff"))


def value_plate(rect: QRectF, unit: float) -> QRectF:
    """Return where it stands on a token what the tile would pay its animal: on its upper edge.

    A crown has room at the left of it, the sign of dying at the right.
    """
    right = rect.right() - rect.height() * 0.29
    return QRectF(
        right - VALUE_WIDE * unit, rect.top() - VALUE_HIGH * unit, VALUE_WIDE * unit, VALUE_HIGH * unit
    )


def sum_plate(rect: QRectF, unit: float) -> QRectF:
    """Return where the sum of an animal's matches stands: below its token and the dots of its lead."""
    return QRectF(rect.left() - unit, rect.bottom() + 5 * unit, rect.width() + 2 * unit, VALUE_HIGH * unit)


def value(painter: QPainter, words: str, room: QRectF, unit: float) -> None:
    """Paint what a tile would pay an animal, or how many matches it has, on its plate."""
    is_strong = palette.is_strengthened()
    plate = rounded(room.adjusted(0, 0, 0, 1.5 * unit), 3 * unit)
    painter.fillPath(plate, colour("#ffffff" if is_strong else CREAM))
    painter.setPen(line(colour("#000000" if is_strong else DARK), (1.8 if is_strong else 1.1) * unit))
    painter.setBrush(_NONE)
    painter.drawPath(plate)
    aside = _ASIDE * unit if len(words) > 2 else 0.0
    inner = room.adjusted(aside, 0, -aside, 0)
    writing.draw_line(painter, inner, words, _value_font(unit), colour(DARK), Centre, narrowest=_NARROWEST)


def sum_on(plate: QRectF, words: str, unit: float) -> str:
    """Return a sum of matches as it has room on its plate: only its total where it is long."""
    needed = _NARROWEST * writing.width_of(_value_font(unit), words)
    return words if needed <= plate.width() - 2 * _ASIDE * unit else words[words.find("=") :]


def _value_font(unit: float) -> QFont:
    return fonts.text(max(round(12.5 * unit), LEAST), bold=True)


def free_values(painter: QPainter, terrain: int, paid: int, centre: QPointF, unit: float) -> None:
    """Paint what a tile pays the ranks from *paid* on, which no animal has."""
    values = TERRAINS[terrain].values[paid:]
    wide, tall, gap = 14 * unit, 14 * unit, 2.5 * unit
    left = centre.x() - (len(values) * (wide + gap) - gap) / 2
    font = fonts.text(max(round(12.5 * unit), LEAST), bold=True)
    for place, points in enumerate(values):
        rect = QRectF(left + place * (wide + gap), centre.y() - tall / 2, wide, tall)
        is_strong = palette.is_strengthened()
        pen = line(colour(DARK, 1.0 if is_strong else 0.5), unit)
        pen.setDashPattern([1, 2])
        painter.setPen(pen)
        painter.setBrush(colour("#ffffff", 1.0 if is_strong else 0.28))
        painter.drawPath(rounded(rect, 3 * unit))
        writing.draw_line(painter, rect, str(points), font, colour(DARK), Centre, narrowest=0.6)


def tile(painter: QPainter, terrain: int, centre: QPointF, side: float, name: str) -> None:
    """Paint a tile: its tint, its pattern at the rim, paper grain; *name* scatters the pattern."""
    look, is_strong = colours_and_icons.TERRAINS[terrain].shown, palette.is_strengthened()
    path = QPainterPath()
    path.addPolygon(hexagon(centre, side - side * 0.012))
    height = side * 0.87
    tones = [(0.0, mix(look.ground, "#ffffff", 0.12)), (1.0, mix(look.ground, "#000000", 0.1))]
    if is_strong:
        tones = [(at, colour(look.ground)) for at in (0.0, 1.0)]
    painter.fillPath(path, down(centre.y() - height, centre.y() + height, tones))
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    if terrain != NO_TILE:
        _pattern(painter, terrain, centre, side, name)
    painter.restore()
    if is_strong:
        painter.setPen(QPen(colour("#000000"), side * 0.05))
    else:
        grain(painter, path, 0.5)
        painter.setPen(QPen(mix(look.ground, "#000000", 0.45), side * 0.03))
    painter.setBrush(_NONE)
    painter.drawPath(path)


_SIGNS: Final = ((-0.46, 0.6), (-0.15, 0.66), (0.16, 0.65), (0.46, 0.59), (-0.76, 0.16), (0.76, 0.14))
"""Where the signs of a terrain lie on its tile, in sides from the middle: along the lower rim."""


def _pattern(painter: QPainter, terrain: int, centre: QPointF, side: float, name: str) -> None:
    """Scatter the sign of a terrain along the lower rim: as large as a sign has to be to be made out."""
    look, usual = colours_and_icons.TERRAINS[terrain].shown, colours_and_icons.TERRAINS[terrain]
    seeds = Seeds(name)
    tint = mix(look.ground, look.ink, 0.7)
    if palette.is_strengthened():
        tint = colour(palette.legible(usual.ink, look.ground, colours_and_icons.STRONG))
    for x, y in _SIGNS:
        size = side * seeds.between(0.28, 0.32)
        at = centre + QPointF(x + seeds.between(-0.02, 0.02), y + seeds.between(-0.03, 0.03)) * side
        room = QRectF(at.x() - size / 2, at.y() - size / 2, size, size)
        icon(painter, look.icon, room, tint)
