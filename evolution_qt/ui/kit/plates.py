"""Traits as they lie at a species: an animal on the colour of its family, on large tiles with the name.

A trait lies face up, face down but known to the seat at the screen, or face down and unknown.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap

from evolution_qt.ui.kit import fonts, icons, palette, pictures, writing
from evolution_qt.ui.kit.brush import colour, disc, down, glow, grain, line, mix, rounded
from evolution_qt.ui.kit.pixmaps import painted
from evolution_qt.ui.kit.scenes import scene

OPEN: Final = "open"
OWN: Final = "own"
"""Face down, but known to the seat at the screen."""
HIDDEN: Final = "hidden"
NARROWEST: Final = 0.74
"""How far the name on a plate may be squeezed."""
LEAST_FONT: Final = 11
"""Pixels of the smallest name, and of the smallest number."""
WORDS: Final = 0.34
"""The size of a name, in heights of its plate, unless a table says otherwise."""
_PICTURES: Final = 0.86, 0.64
"""Sides of the animal beside a name, in heights of the plate: the usual one, and where a name is long."""
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
) -> QPixmap:
    """Return the picture of a trait in its place, with a *name* where one is given.

    The name is so large that it has room, at most *words* pixels if they are given, and at most a *share* of
    the height.
    """
    if state == HIDDEN:
        return pictures.hidden_chip(round(width), round(height), ratio)

    def draw(painter: QPainter) -> None:
        _paint(painter, trait, name, family, state, fat, QRectF(0, 0, width, height), words, share)

    return painted(("plate", trait, name, family, state, fat, words, share), width, height, ratio, draw)


def common_size(named: Sequence[tuple[str, QSizeF]], share: float = WORDS) -> int:
    """Return the size in which all names can be written that have room on their plates; 0 if none has."""
    found = [written(name, size.width(), size.height(), share=share) for name, size in named]
    return min((one[1].pixelSize() for one in found if one is not None), default=0)


def written(
    name: str, width: float, height: float, most: int = 0, share: float = WORDS
) -> tuple[float, QFont, tuple[str, ...]] | None:
    """Return the width of the animal, the font and the lines of a name on a plate; None without room.

    The font has at most *most* pixels if they are given.
    """
    for share_of_picture in _PICTURES:
        side = height * (share_of_picture + 0.06)
        found = lines_of(name, width - side - height * 0.06, height, most, share)
        if found is not None:
            return side, *found
    return None


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
    found = written(name, width, height, words, share) if name else None
    _animal(painter, trait, QRectF(0, 0, found[0], height) if found else rect, tints)
    if found:
        side, font, lines = found
        _write(painter, QRectF(side, 0, width - side - height * 0.06, height), font, lines)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(colour("#e3c77f") if state == OWN else colour(tints.dark), 1))
    painter.drawPath(sheet)
    if fat:
        _fat(painter, fat, rect, is_left=found is not None)


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
    painter.fillPath(icons.placed(icons.ink(name), x, y, size), colour("#fbf4e2"))


def _fat(painter: QPainter, fat: int, rect: QRectF, *, is_left: bool) -> None:
    """Paint how many chips are stored on the card, at an upper corner: the one where no name is."""
    side = max(rect.height() * 0.52, LEAST_FONT + 3.0)
    x = side * 0.5 + 0.5
    centre = QPointF(x if is_left else rect.right() - x, x)
    painter.fillPath(disc(centre, side / 2), colour(palette.FAT_DARK))
    painter.strokePath(disc(centre, side / 2 - 0.6), line(colour("#fbf4e2"), 1.2))
    path = QPainterPath()
    path.addText(QPointF(), fonts.title(max(round(side * 0.72), LEAST_FONT)), str(fat))
    path.translate(centre - path.boundingRect().center())
    painter.fillPath(path, colour("#ffffff"))
