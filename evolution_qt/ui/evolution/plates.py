"""Traits as they lie at a species: plates with names, tiles without, both face up, face down and known to
one.

A plate keeps its writing at its size; what is narrow goes without the seal, what is too narrow becomes a
tile.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPixmap

from evolution_qt.ui.evolution import faces, pictures, tokens
from evolution_qt.ui.evolution.scenes import scene
from evolution_qt.ui.kit import fonts, icons, palette, writing
from evolution_qt.ui.kit.brush import colour, down, glow, grain, line, mix, rounded
from evolution_qt.ui.kit.pixmaps import painted

OPEN = "open"
OWN = "own"
"""Face down, but known to the seat at the screen."""
HIDDEN = "hidden"
NARROWEST = 0.58
"""How far the name on a plate may be squeezed; half-width kana are narrower still."""
SEALED = 0.8
"""How far it may be squeezed so that the seal has its place."""
LEAST_FONT = 15
"""Pixels of the smallest name: 11 points at 100 %."""
USUAL, LARGE = 0.62, 0.72
"""How large a name is in heights of its plate, usually and where writing is large."""
PICTURE = 1.0
"""Width of the animal on a plate, in heights of the plate."""
GAP = 0.10
"""Room on either side of a name, in heights of the plate."""


def plate(
    trait: str,
    name: str,
    family: str,
    state: str,
    fat: int,
    width: float,
    height: float,
    unit: float,
    ratio: float,
    share: float = USUAL,
) -> QPixmap:
    """Return the picture of a trait in a slot: a tile if it is about square, else a plate with the name."""
    if state == HIDDEN:
        return pictures.hidden_chip(round(width), round(height), ratio)

    def draw(painter: QPainter) -> None:
        _paint(painter, trait, name, family, state, fat, QRectF(0, 0, width, height), unit, share)

    key = ("plate", trait, name, family, state, fat, round(unit, 2), share)
    return painted(key, width, height, ratio, draw)


def font_of(name: str, width: float, height: float, unit: float, share: float = USUAL) -> QFont:
    """Return the font of a name on a plate: smaller where it is long, but never below 11 points at 100 %."""
    size = max(round(min(height * share, 19 * unit)), LEAST_FONT)
    room = name_room(width, height)
    font = fonts.text(size, bold=True)
    while size > LEAST_FONT and not writing.fits(font, name, room):
        size -= 1
        font = fonts.text(size, bold=True)
    return font


def name_room(width: float, height: float) -> float:
    """Return how wide a name may be on a plate without a seal."""
    return width - height * (PICTURE + 0.08 + 2 * GAP)


def _paint(
    painter: QPainter,
    trait: str,
    name: str,
    family: str,
    state: str,
    fat: int,
    rect: QRectF,
    unit: float,
    share: float,
) -> None:
    tints = palette.FAMILIES[family]
    width, height = rect.width(), rect.height()
    is_tile = width < height * 1.6
    corner = height * (0.16 if is_tile else 0.22)
    sheet = rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), corner)
    if state == OWN:
        tones = [(0.0, colour(palette.BACK_LIGHT)), (1.0, colour(palette.BACK_DARK))]
        painter.fillPath(sheet, glow(QPointF(width / 2, height / 2), width * 0.6, tones))
    else:
        ends = [
            (0.0, mix(tints.main, "#ffffff", 0.14)),
            (0.5, colour(tints.main)),
            (1.0, mix(tints.main, tints.dark, 0.45)),
        ]
        painter.fillPath(sheet, down(0, height, ends))
    grain(painter, sheet, 0.35)
    if is_tile:
        inset = max(2.0, height * 0.07)
        picture = rect.adjusted(inset, inset, -inset, -inset)
    else:
        picture = QRectF(height * 0.08, height * 0.08, height * PICTURE, height * 0.84)
    _animal(painter, trait, picture, tints)
    right = width - height * GAP
    if fat:
        right = _fat(painter, fat, rect, unit, is_tile=is_tile)
    elif not is_tile and state == OPEN:
        font = font_of(name, width, height, unit, share)
        seal = height * 0.30
        free = width - picture.right() - height * 0.5 - 2 * seal
        if writing.fits(font, name, free, SEALED):
            faces.seal(painter, QPointF(right - seal, height / 2), seal, family, plain=True)
            right -= 2 * seal + height * 0.1
    if not is_tile:
        left = picture.right() + height * GAP
        room = QRectF(left, 0, right - left, height)
        align = Qt.AlignmentFlag.AlignLeft
        font = font_of(name, width, height, unit, share)
        under = QColor(0, 0, 0, 110)
        writing.draw_line(
            painter, room, name, font, colour("#ffffff"), align, under=under, narrowest=NARROWEST
        )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(colour("#e3c77f") if state == OWN else colour(tints.dark), 1))
    painter.drawPath(sheet)


def _animal(painter: QPainter, trait: str, picture: QRectF, tints: palette.Family) -> None:
    frame = rounded(picture, picture.height() * 0.16)
    painter.fillPath(
        frame,
        down(picture.top(), picture.bottom(), [(0, colour(tints.sky_high)), (1, colour(tints.sky_low))]),
    )
    name = scene(trait).animal.icon
    outline = icons.body(name).boundingRect()
    size = icons.SIDE * min(
        picture.width() * 0.88 / outline.width(), picture.height() * 0.88 / outline.height()
    )
    middle = icons.placed(icons.body(name), 0, 0, size).boundingRect().center()
    x, y = picture.center().x() - middle.x(), picture.center().y() - middle.y()
    painter.fillPath(icons.placed(icons.body(name), x, y, size), mix(tints.fill, "#ffffff", 0.25))
    painter.fillPath(icons.placed(icons.ink(name), x, y, size), colour(tints.ink))


def _fat(painter: QPainter, fat: int, rect: QRectF, unit: float, *, is_tile: bool) -> float:
    """Paint the chips stored on the card; return where the room for the name ends."""
    size = rect.height() * (0.62 if is_tile else 0.9)
    least = 17 * unit
    if is_tile and rect.height() >= LEAST_FONT and size < least:
        _fat_alone(painter, fat, rect)  # a chip with a number would cover the animal
        return rect.right()
    if not is_tile:
        size = max(size, least)
    spot = QRectF(rect.right() - size, rect.bottom() - size, size, size)
    if not is_tile:
        spot.moveTop(rect.center().y() - size / 2)
        spot.moveRight(rect.right() - rect.height() * 0.08)
    painter.save()
    painter.translate(spot.topLeft())
    tokens.badge(painter, "", size, palette.FAT_DARK)
    painter.restore()
    if is_tile and rect.height() < LEAST_FONT:
        return spot.left()  # the number would be too small to be read: it stands on the open row
    painter.setFont(fonts.title(max(round(size * 0.66), LEAST_FONT)))
    painter.setPen(colour("#ffffff"))
    painter.drawText(spot.adjusted(0, -size * 0.04, 0, 0), Qt.AlignmentFlag.AlignCenter, str(fat))
    return spot.left() - rect.height() * 0.05


def _fat_alone(painter: QPainter, fat: int, rect: QRectF) -> None:
    """Write how many chips are stored into the corner of a small tile, on no chip."""
    path = QPainterPath()
    path.addText(QPointF(), fonts.title(LEAST_FONT), str(fat))
    outline = 3.0
    path.translate(rect.bottomRight() - path.boundingRect().bottomRight() - QPointF(outline, outline) / 2)
    pen = line(colour(palette.FAT_DARK), outline)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)
    painter.fillPath(path, colour("#ffffff"))
