"""What a ceremony shows: a heading over the earth, lines for the animals, tokens with points, tiles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from evolution_qt.games.dominant.grid import CELLS
from evolution_qt.ui.dominant import colours_and_icons, earth, piece_painting
from evolution_qt.ui.dominant.board import DominantBoard
from evolution_qt.ui.dominant.geometry import hexagon
from evolution_qt.ui.kit import fonts, palette, writing
from evolution_qt.ui.kit.brush import colour, disc, line, mix, rounded, shadow
from evolution_qt.ui.kit.items import Style
from evolution_qt.ui.kit.pixmaps import painted
from evolution_qt.ui.kit.scenes import Keyframe, Picture, Sprite

_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_LEAST: Final = piece_painting.LEAST
_DOT: Final = 13.0
"""Units from the middle of one dot of a heading to the next."""
ALONE: Final = 1.32
SEVERAL: Final = 1.04
"""So much larger a token is while it shows what it gains or loses: alone, and beside others that do."""
GAIN: Final = 1
LOSS: Final = -1
_GAIN: Final = {False: "#1b6e36", True: "#8fe3a8"}
"""The ink of a gain on a light plate, and on a dark one."""


class AnimalRow(NamedTuple):
    """A line of the panel: an animal, a number, and a few words or signs below its name."""

    animal: int
    value: str = ""
    mood: int = 0
    """Whether the number is a gain or a loss; 0: neither."""
    notes: tuple[tuple[str, str], ...] = ()
    """Signs, each with what stands behind it; an empty sign for words alone."""
    is_faded: bool = False
    is_first: bool = False
    bar: tuple[float, float] = (0.0, 0.0)
    """Shares of the whole width: what there was before, and what there is now."""


def _px(style: Style, size: float) -> int:
    return max(round(size * style.unit), _LEAST)


# The heading


def heading(board: DominantBoard, words: str, *, widest: Sequence[str] = (), step: int = 0) -> Sprite:
    """Return the plate at the upper edge of the earth, or at the lower one if it covers fewer tiles there.

    *step* lights one of three dots. It has room for the *widest* of what will stand there.
    """
    style, earth = board.head.style, board.earth.scene_rect
    unit, tall = style.unit, 40 * style.unit
    font = fonts.title(_px(style, 22))
    dots = 3 * _DOT * unit if step else 0.0
    left = max(board.lenses[0].scene_rect.right(), earth.left()) + 6 * unit
    room = earth.right() - 6 * unit - left
    wide = max(writing.width_of(font, one) for one in (words, *widest)) + dots + 52 * unit
    wide = min(wide, room)
    font = writing.fitting(font, words, wide - dots - 40 * unit, _LEAST)
    margin = 8 * unit

    def draw(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = QRectF(margin, margin, wide, tall)
        path = rounded(plate, tall * 0.3)
        shadow(painter, path, 3 * unit, colour(style.colours.shadow, 0.5), spread=6 * unit, steps=6)
        painter.fillPath(path, colour(palette.BACK_DARK))
        painter.setPen(line(colour(palette.GOLD, 0.85), max(unit, 1.0)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inner = plate.adjusted(4 * unit, 4 * unit, -4 * unit, -4 * unit)
        painter.drawPath(rounded(inner, tall * 0.22))
        for number in range(1, 4) if step else ():
            at = QPointF(plate.left() + (18 + (number - 0.5) * _DOT) * unit, plate.center().y())
            painter.setBrush(colour(palette.GOLD) if number == step else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, 4.2 * unit, 4.2 * unit)
        place = plate.adjusted(20 * unit + dots, 0, -20 * unit, 0)
        writing.draw_line(painter, place, words, font, colour(palette.CREAM), piece_painting.Centre)

    key = ("heading", words, step, round(wide), style.theme, style.japanese)
    x = max(earth.center().x(), left + wide / 2)
    edge = 3 * unit + tall / 2
    places = [QPointF(x, earth.top() + edge), QPointF(x, earth.bottom() - edge)]
    middle = min(places, key=lambda place: _covered(board, _plate(place, wide, tall)))
    size = wide + 2 * margin, tall + 2 * margin
    return Sprite(lambda: painted(key, *size, style.ratio, draw), (Keyframe(0, middle),))


def _plate(middle: QPointF, wide: float, tall: float) -> QRectF:
    return QRectF(middle.x() - wide / 2, middle.y() - tall / 2, wide, tall)


def _covered(board: DominantBoard, plate: QRectF) -> int:
    """Return how many tiles a plate covers; legend and stacks, which it must not, count for all of them."""
    assert board.view is not None
    if any(one.isVisible() and plate.intersects(one.scene_rect) for one in (board.legend, board.stacks)):
        return CELLS
    tiles = [cell for cell in range(CELLS) if board.view.state.ground[cell]]
    return sum(board.earth.cell_outline(cell).intersects(plate) for cell in tiles)


# The panel with a line for each animal


def panel(board: DominantBoard, title: str, aside: str) -> Sprite:
    """Return the ground of the panel that lies where the animals have their lines."""
    style, room = board.animals.style, board.animals.scene_rect
    unit, tints = style.unit, style.colours

    def draw(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = QRectF(0, 0, room.width(), room.height())
        painter.fillPath(rounded(plate, 8 * unit), colour(tints.panel))
        painter.setPen(line(colour(palette.GOLD_DARK), 2 * unit))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(rounded(plate.adjusted(unit, unit, -unit, -unit), 8 * unit))
        head = QRectF(12 * unit, 4 * unit, plate.width() - 24 * unit, 20 * unit)
        font, small = fonts.title(_px(style, 16)), fonts.text(_px(style, 12))
        wide = min(writing.width_of(small, aside), head.width() - writing.width_of(font, title) - 8 * unit)
        left = head.adjusted(0, 0, -wide - 8 * unit if aside else 0, 0)
        writing.draw_line(painter, left, title, font, colour(tints.text), least=_LEAST)
        right = head.adjusted(head.width() - wide, 0, 0, 0)
        writing.draw_line(painter, right, aside, small, colour(tints.text_muted), _RIGHT, least=_LEAST)

    key = ("ceremony panel", title, aside, style.theme, style.japanese)
    size = room.width(), room.height()
    return Sprite(lambda: painted(key, *size, style.ratio, draw), (Keyframe(0, room.center()),))


def row(board: DominantBoard, look: AnimalRow, room: QRectF) -> Sprite:
    """Return a line of the panel."""
    style = board.animals.style
    name = board.words.animal(look.animal)
    size = room.width(), room.height()

    def draw(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _draw_row(painter, QRectF(0, 0, *size), style, look, name)

    key = ("ceremony row", look, name, style.theme, style.japanese)
    return Sprite(lambda: painted(key, *size, style.ratio, draw), (Keyframe(0, room.center()),))


def _draw_row(painter: QPainter, room: QRectF, style: Style, look: AnimalRow, name: str) -> None:
    unit, tints = style.unit, style.colours
    rect = room.adjusted(unit, unit, -unit, -unit)
    path = rounded(rect, 8 * unit)
    painter.fillPath(path, colour(tints.panel_raised))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(
        line(
            colour(piece_painting.GOLD if look.is_first else tints.panel_line),
            (3 if look.is_first else 1) * unit,
        )
    )
    painter.drawPath(path)
    painter.setOpacity(0.45 if look.is_faded else 1.0)
    side = rect.height() - 6 * unit
    piece_painting.portrait(
        painter, look.animal, QRectF(rect.left() + 3 * unit, rect.top() + 3 * unit, side, side)
    )
    left = rect.left() + side + 10 * unit
    figures = fonts.title(_px(style, 22))
    wide = writing.width_of(figures, look.value) + 10 * unit if look.value else 6 * unit
    inner = QRectF(left, rect.top(), rect.right() - left - 8 * unit, rect.height())
    has_below = bool(look.notes) or look.bar[1] > 0
    upper = QRectF(
        inner.left(),
        inner.top() + 2 * unit,
        inner.width() - wide,
        inner.height() * (0.5 if has_below else 1) - 2 * unit,
    )
    bold = fonts.text(_px(style, 15), bold=True)
    writing.draw_line(painter, upper, name, bold, colour(tints.text), least=_LEAST)
    if look.is_first:
        laurel = QRectF(inner.right() - wide - 20 * unit, upper.top(), 20 * unit, upper.height())
        piece_painting.icon(painter, "laurel-crown", laurel, colour("#b8860b"))
    is_dark = colour(tints.panel_raised).lightnessF() < 0.5
    ink = {GAIN: _GAIN[is_dark], LOSS: tints.warning}.get(look.mood, tints.text)
    writing.draw_line(painter, inner, look.value, figures, colour(ink), _RIGHT)
    lower = QRectF(inner.left(), inner.center().y(), inner.width() - wide, inner.height() / 2 - 3 * unit)
    if look.bar[1] > 0:
        _bar(painter, lower, unit, look)
    small, x = fonts.text(_px(style, 13)), lower.left()
    for sign, words in look.notes:
        if sign:
            mark = QRectF(x, lower.top(), 18 * unit, lower.height())
            piece_painting.icon(painter, sign, mark.adjusted(0, unit, 0, -unit), colour(tints.text_muted))
            x = mark.right() + 4 * unit
        place = QRectF(x, lower.top(), max(lower.right() - x, 1.0), lower.height())
        writing.draw_line(painter, place, words, small, colour(tints.text_muted), least=_LEAST)
        x += writing.width_of(small, words) + 12 * unit
    painter.setOpacity(1.0)


def _bar(painter: QPainter, room: QRectF, unit: float, look: AnimalRow) -> None:
    """Draw what an animal had before, and behind it what it has gained."""
    tall = min(9 * unit, room.height() * 0.6)
    track = QRectF(room.left(), room.center().y() - tall / 2, room.width(), tall)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(rounded(track, tall / 2), colour(piece_painting.DARK, 0.12))
    ground = colours_and_icons.ANIMALS[look.animal].ground
    for share, tint in (
        (look.bar[1], colour(piece_painting.GOLD)),
        (look.bar[0], mix(ground, "#8a7a5c", 0.15)),
    ):
        part = QRectF(track.left(), track.top(), max(track.width() * share, tall), tall)
        path = rounded(part, tall / 2)
        painter.fillPath(path, tint)
        painter.strokePath(path, line(colour(piece_painting.DARK, 0.55), max(unit, 1.0)))


class Supply(NamedTuple):
    """A line of the panel of Reseed: what is new, with its disks or tiles."""

    icon: str
    words: str
    kinds: tuple[int, ...] = ()
    terrains: tuple[int, ...] = ()


def supplies(board: DominantBoard, lines: Sequence[Supply]) -> list[Sprite]:
    """Return the lines of what is new."""
    style, room = board.animals.style, board.animals.scene_rect
    unit = style.unit
    tall = min((room.height() - 32 * unit) / max(len(lines), 1), 40 * unit)
    found = []
    for at, one in enumerate(lines):
        rect = QRectF(
            room.left() + 8 * unit, room.top() + 27 * unit + at * tall, room.width() - 16 * unit, tall
        )

        def draw(painter: QPainter, one: Supply = one, rect: QRectF = rect) -> None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            _draw_supply(painter, QRectF(0, 0, rect.width(), rect.height() - 2 * unit), style, one)

        key = ("supply", one, style.theme, style.japanese)
        picture = partial(painted, key, rect.width(), rect.height(), style.ratio, draw)
        found.append(Sprite(picture, (Keyframe(0, rect.center()),)))
    return found


def _draw_supply(painter: QPainter, rect: QRectF, style: Style, look: Supply) -> None:
    unit, tints = style.unit, style.colours
    painter.fillPath(rounded(rect, 6 * unit), colour(tints.panel_raised))
    if look.icon:
        sign = QRectF(rect.left() + 5 * unit, rect.top() + 4 * unit, 22 * unit, rect.height() - 8 * unit)
        piece_painting.icon(painter, look.icon, sign, colour("#4f7a3f"))
    reach = min(10.5 * unit, rect.height() * 0.4)
    count = len(look.kinds) + len(look.terrains)
    right = rect.right() - 6 * unit
    for at, kind in enumerate(reversed(look.kinds)):
        piece_painting.element(
            painter, kind, QPointF(right - reach - at * 2.3 * reach, rect.center().y()), reach
        )
    for at, terrain in enumerate(reversed(look.terrains)):
        piece_painting.tile(
            painter, terrain, QPointF(right - reach - at * 2.3 * reach, rect.center().y()), reach, "supply"
        )
    left = rect.left() + (32 if look.icon else 8) * unit
    place = QRectF(left, rect.top(), right - count * 2.3 * reach - 4 * unit - left, rect.height())
    bold = fonts.text(_px(style, 14), bold=True)
    writing.draw_line(painter, place, look.words, bold, colour(tints.text), least=_LEAST)


def card_back(board: DominantBoard, place: QRectF) -> Picture:
    """Return the back of a card that lies on a line of the open cards."""
    style = board.cards.style

    def draw(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(0, 0, place.width(), place.height())
        painter.fillPath(rounded(rect, 8 * style.unit), colour(palette.BACK_DARK))
        painter.setPen(line(colour(palette.GOLD, 0.8), max(style.unit, 1.0)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = 3 * style.unit
        painter.drawPath(rounded(rect.adjusted(inset, inset, -inset, -inset), 6 * style.unit))
        sign = QRectF(0, 0, rect.height() * 0.6, rect.height() * 0.6)
        sign.moveCenter(rect.center())
        piece_painting.icon(painter, "footprint", sign, colour(palette.GOLD))

    return lambda: painted(("ceremony back",), place.width(), place.height(), style.ratio, draw)


def stack_tile(board: DominantBoard, terrain: int, rect: QRectF) -> Picture:
    """Return the picture of a tile that lies open on a stack."""

    def draw(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(rect.width() / 2, rect.height() / 2)
        piece_painting.tile(painter, terrain, middle, rect.width() / 2 * 0.94, "stack")

    return lambda: painted(("ceremony tile", terrain), rect.width(), rect.height(), board.style.ratio, draw)


# On the earth


def token(
    board: DominantBoard,
    animal: int,
    rect: QRectF,
    words: str,
    *,
    danger: int = piece_painting.SAFE,
    swollen: float = ALONE,
) -> Picture:
    """Return the picture of a token that shows what it gains or loses, larger than it stands there."""
    style = board.style
    wide, tall = rect.width() * swollen, rect.height() * swollen
    margin = tall * 0.24

    def draw(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        piece_painting.token(
            painter, animal, 0, QRectF(margin, margin, wide, tall), danger=danger, words=words
        )

    key = ("ceremony token", animal, words, danger)
    return lambda: painted(key, wide + 2 * margin, tall + 2 * margin, style.ratio, draw)


def glow(board: DominantBoard, tint: str) -> Picture:
    """Return the picture of a tile's rim that glows."""
    style, side = board.style, board.earth.geometry.side
    rect = board.earth.cell_outline(0).adjusted(-8, -8, 8, 8)

    def draw(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(rect.width() / 2, rect.height() / 2)
        path = QPainterPath()
        path.addPolygon(hexagon(middle, side * 0.97))
        painter.fillPath(path, colour("#fff3c4", 0.3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ink, wide in ((colour(tint, 0.28), 11.0), (colour("#1c1408", 0.8), 5.6), (colour(tint), 3.6)):
            painter.setPen(line(ink, wide * style.unit))
            painter.drawPath(path)

    return lambda: painted(("ceremony glow", tint), rect.width(), rect.height(), style.ratio, draw)


def cold(board: DominantBoard) -> Sprite:
    """Return the light of an ice age over the whole earth, with frost from its edges."""
    style, room = board.style, board.earth.scene_rect

    def draw(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = QRectF(0, 0, room.width(), room.height())
        earth.cold(painter, plate, 1.0, style.unit)
        earth.paint(painter, plate, earth.MOST, style.unit)

    size = room.width(), room.height()
    return Sprite(lambda: painted(("ice age",), *size, style.ratio, draw), (Keyframe(0, room.center()),))


def flake(board: DominantBoard, radius: float) -> Picture:
    """Return the picture of a flake of snow."""

    def draw(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(radius, radius)
        painter.fillPath(disc(middle, radius * 0.98), colour("#ffffff", 0.35))
        painter.fillPath(disc(middle, radius * 0.62), colour("#ffffff", 0.95))

    return lambda: painted(("flake", round(radius, 1)), 2 * radius, 2 * radius, board.style.ratio, draw)
