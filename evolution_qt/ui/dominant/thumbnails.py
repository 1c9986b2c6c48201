"""Small pictures of Dominant Species: its pieces, an event, the earth of a game, the first earth.

Animals, tiles, elements and cards are painted once and kept. An event has the card, the element, the tile or
the animal that it is about. The earth of a game shows on each tile who dominates it, or has most cubes; the
first earth has tiles, elements and cubes as they lie at the start.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from evolution_qt.core.action import NOBODY
from evolution_qt.core.crest import Crest
from evolution_qt.core.errors import filled
from evolution_qt.core.event import Event
from evolution_qt.core.match import AnyMatch
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.cards import (
    ANIMAL_REF,
    ANIMALS,
    CARD_BITS,
    CARD_REF,
    CARDS,
    ELEMENT_NAMES,
    ELEMENT_REF,
    ELEMENTS,
    FOOD_CHAIN,
    NO_ANIMAL,
    TERRAINS,
    TUNDRA,
)
from evolution_qt.games.dominant.grid import CELL_NAMES, CELLS, CORNERS, START_CELLS
from evolution_qt.games.dominant.state import DominantState
from evolution_qt.ui.dominant import piece_painting
from evolution_qt.ui.dominant.geometry import HIGH, ROOT, WIDE, Geometry, token_rects
from evolution_qt.ui.kit import art, fonts, palette, writing
from evolution_qt.ui.kit.art import picture
from evolution_qt.ui.kit.brush import colour, down, glow, line, mix, rounded
from evolution_qt.ui.kit.writing import Paragraph
from evolution_qt.ui.table.presentation import StartPicture

CARD_SIGNS: Final = {
    "aquatic": "dolphin",
    "biodiversity": "three-leaves",
    "biomass": "fern",
    "blight": "dead-wood",
    "catastrophe": "dinosaur-bones",
    "cold_snap": "snowflake-2",
    "disease": "rat",
    "ecodiversity": "coral",
    "evolution": "dna2",
    "fecundity": "rabbit",
    "fertile": "sprout",
    "habitat": "nest-eggs",
    "hibernation": "hedgehog",
    "ice_age": "mammoth",
    "ice_sheet": "penguin",
    "immigrants": "swan",
    "instinct": "fox-head",
    "intelligence": "octopus",
    "mass_exodus": "bison",
    "metamorphosis": "caterpillar",
    "niche_biomes": "cactus",
    "nocturnal": "owl",
    "omnivore": "boar",
    "parasitism": "ant",
    "predator": "tiger-head",
    "symbiotic": "clownfish",
}
"""The sign of each card."""
_PAPER: Final = ("#fffaf0", "#f4e8cf")
_COLD: Final = ("#eef6fa", "#cfe1ec")
"""The paper of a card, and that of Ice Age."""
_HIGH: Final = 1.4
"""Widths that a card is high."""
_INK: Final = "#2c2620"


def card_height(width: int) -> int:
    """Return how high a card of a width is."""
    return round(width * _HIGH)


def portrait(animal: int, side: int, ratio: float) -> QPixmap:
    """Return an animal on its plate."""
    return _drawn(
        ("dominant animal", animal),
        side,
        side,
        ratio,
        lambda one, room: piece_painting.portrait(one, animal, room),
    )


def hexagon(terrain: int, side: int, ratio: float) -> QPixmap:
    """Return a tile."""
    return _drawn(
        ("dominant tile", terrain),
        side,
        side,
        ratio,
        lambda one, room: piece_painting.tile(one, terrain, room.center(), room.width() / 2, "page"),
    )


def disk(element: int, side: int, ratio: float) -> QPixmap:
    """Return the disk of an element."""
    return _drawn(
        ("dominant disk", element),
        side,
        side,
        ratio,
        lambda one, room: piece_painting.element(one, element, room.center(), room.width() * 0.46),
    )


def card_icon(card: int, side: int, ratio: float) -> QPixmap:
    """Return the sign of a card on its paper."""

    def paint(painter: QPainter, room: QRectF) -> None:
        _paper(painter, room.adjusted(0.5, 0.5, -0.5, -0.5), card)
        inset = side * 0.14
        piece_painting.icon(
            painter, CARD_SIGNS[CARDS[card].key], room.adjusted(inset, inset, -inset, -inset), colour(_INK)
        )

    return _drawn(("dominant card sign", card), side, side, ratio, paint)


def card(number: int, name: str, text: str, width: int, ratio: float) -> QPixmap:
    """Return a card with its sign, its name and what it does."""

    def paint(painter: QPainter, room: QRectF) -> None:
        _paper(painter, room.adjusted(1, 1, -1, -1), number)
        edge = width * 0.07
        upper = QRectF(edge, edge, width - 2 * edge, width * 0.56)
        piece_painting.icon(painter, CARD_SIGNS[CARDS[number].key], upper, colour(_INK))
        head = QRectF(edge, upper.bottom() + edge * 0.5, upper.width(), width * 0.13)
        title = fonts.title(max(round(width * 0.1), piece_painting.LEAST))
        writing.draw_line(
            painter, head, name, title, colour(_INK), Qt.AlignmentFlag.AlignCenter, least=piece_painting.LEAST
        )
        below = QPointF(edge, head.bottom() + edge * 0.4)
        pixels = max(round(width * 0.068), piece_painting.LEAST)
        told = Paragraph(text, fonts.text(pixels), upper.width(), leading=0.95)
        told.draw(painter, below, colour(_INK))

    return _drawn(("dominant card", number, name, text), width, card_height(width), ratio, paint)


def _paper(painter: QPainter, room: QRectF, card: int) -> None:
    """Paint the ground of a card."""
    light, shade = _COLD if CARDS[card].key in ("ice_age", "cold_snap", "ice_sheet") else _PAPER
    path = rounded(room, room.width() * 0.07)
    painter.fillPath(path, down(room.top(), room.bottom(), [(0.0, colour(light)), (1.0, colour(shade))]))
    painter.setPen(line(colour("#8a7038"), max(1.0, room.width() * 0.008)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def _drawn(
    key: tuple[Hashable, ...],
    width: int,
    height: int,
    ratio: float,
    paint: Callable[[QPainter, QRectF], None],
) -> QPixmap:
    def draw(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, QRectF(0, 0, width, height))

    return picture(key, width, height, ratio, draw)


_ICONS: Final = {
    e.SURVIVAL_CHANGED: "snowflake-2",
    e.BOXES_MOVED: "recycle",
    e.LAST_TURN: "snowflake-2",
    e.FINAL_SCORED: "crown",
}


def of_event(game: Any, event: Event, side: int, ink: str, ratio: float) -> QPixmap | None:
    """Return the picture of an event, *side* pixels high; None where there is nothing to show."""
    kind = event.kind
    if kind in (e.CARD_TAKEN, e.CARDS_TURNED, e.CARD_GONE):
        return card_icon((event.card - CARD_REF) & CARD_BITS, side, ratio)
    if ELEMENT_REF <= event.card < ELEMENT_REF + ELEMENTS:
        return disk(event.card - ELEMENT_REF, side, ratio)
    if kind in (e.TILE_PLACED, e.STACK_TURNED):
        return hexagon(event.amount, side, ratio)
    if kind == e.TILE_FROZEN:
        return hexagon(TUNDRA, side, ratio)
    if kind in _ICONS:
        return art.icon(_ICONS[kind], side, ink, ratio)
    if 0 < event.cause < len(CARDS) and kind == e.POINTS:
        return card_icon(event.cause, side, ratio)
    about = event.card if ANIMAL_REF <= event.card < ANIMAL_REF + ANIMALS else event.subject
    if ANIMAL_REF <= about < ANIMAL_REF + ANIMALS:
        return portrait(about - ANIMAL_REF, side, ratio)
    return None


LIGHT: Final = "evening"
"""The light on the table."""
_AT_ONCE: Final = 4
"""So many tiles are painted without a pause."""


def sketched(match: AnyMatch) -> DominantState:
    """Return what all players may know of a game."""
    state: DominantState = match.view(NOBODY).state
    return state


def painting(
    state: DominantState, size: QSize, ratio: float, theme: str, _crests: Sequence[Crest]
) -> Generator[None, None, QPixmap]:
    """Paint the earth a little at a time, and return the picture."""
    tints = palette.THEMES[palette.lit(theme, LIGHT)]
    pixmap = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    room = QRectF(0, 0, size.width(), size.height())
    cloth = rounded(room.adjusted(0.5, 0.5, -0.5, -0.5), room.height() * 0.09)
    inset = room.height() * 0.05
    geometry = Geometry(room.adjusted(inset, inset, -inset, -inset))
    laid = [cell for cell in range(CELLS) if state.ground[cell]]
    parts = [laid[at : at + _AT_ONCE] for at in range(0, len(laid), _AT_ONCE)]
    for number, part in enumerate([[], *parts]):
        painter = QPainter(pixmap)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if not number:
                tones = [(0.0, colour(tints.table_centre)), (1.0, colour(tints.table_edge))]
                painter.fillPath(cloth, glow(room.center(), room.width() * 0.6, tones))
                painter.setPen(line(mix(tints.table_edge, "#000000", 0.25), 1))
                painter.drawPath(cloth)
            for cell in part:
                _tile(painter, state, cell, geometry)
        finally:
            painter.end()
        yield
    return pixmap


def _tile(painter: QPainter, state: DominantState, cell: int, geometry: Geometry) -> None:
    """Paint a tile with the animal that dominates it, or the one with most cubes, pale."""
    centre, side = geometry.centres[cell], geometry.side
    piece_painting.tile(painter, state.ground[cell], centre, side, CELL_NAMES[cell])
    if not state.crowd[cell]:
        return
    dominant = state.dominant(cell)
    shown = state.ranked(cell)[0] if dominant == NO_ANIMAL else dominant
    piece_painting.pawn(painter, shown, QPointF(centre), side * 0.5, faded=dominant == NO_ANIMAL)


_LIGHT: Final = "evening"
_ACROSS: Final = 5.7
"""Sides of a hexagon that seven tiles with their disks are wide."""
_DOWN: Final = 3 * ROOT + 0.6
"""Sides that they are high."""
_DISK: Final = 0.2
"""The radius of a disk in sides of a hexagon."""


def _painted(state: DominantState, size: QSize, ratio: float) -> QPixmap:
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    room = QRectF(0, 0, size.width(), size.height())
    side = min(room.width() / _ACROSS, room.height() / _DOWN)
    whole = QRectF(0, 0, side * WIDE, side * HIGH)
    whole.moveCenter(room.center())
    geometry = Geometry(whole)
    painter = QPainter(pixmap)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _cloth(painter, room)
        for cell in START_CELLS:
            piece_painting.tile(painter, state.ground[cell], geometry.centres[cell], side, CELL_NAMES[cell])
        for corner in range(CORNERS):
            if state.disks[corner] < ELEMENTS:
                piece_painting.element(painter, state.disks[corner], geometry.corners[corner], side * _DISK)
        for cell in START_CELLS:
            here = state.ranked(cell) if state.crowd[cell] else []
            for animal, rect in zip(here, token_rects(len(here), side, geometry.centres[cell]), strict=True):
                piece_painting.token(painter, animal, state.cubes[animal * CELLS + cell], rect)
    finally:
        painter.end()
    return pixmap


def _cloth(painter: QPainter, room: QRectF) -> None:
    tints = palette.THEMES[palette.lit("light", _LIGHT)]
    cloth = rounded(room.adjusted(0.5, 0.5, -0.5, -0.5), room.height() * 0.05)
    tones = [(0.0, colour(tints.table_centre)), (1.0, colour(tints.table_edge))]
    painter.fillPath(cloth, glow(QPointF(room.center()), room.width() * 0.6, tones))
    painter.setPen(line(mix(tints.table_edge, "#000000", 0.25), 1))
    painter.drawPath(cloth)


def _lying(state: DominantState) -> str:
    """Return what lies on each tile: the cubes, then the elements at its corners."""
    translate = QCoreApplication.translate
    said = []
    for cell in START_CELLS:
        cubes = [(FOOD_CHAIN[one].name, state.cubes[one * CELLS + cell]) for one in range(ANIMALS)]
        disks = [(ELEMENT_NAMES[one], state.supply[cell * ELEMENTS + one]) for one in range(ELEMENTS)]
        here = [f"{translate('Dominance', name)} {count}" for name, count in (*cubes, *disks) if count]
        terrain = translate("Dominance", TERRAINS[state.ground[cell]].name)
        words = translate("DominantStart", "{tile}: {things}") if here else "{tile}"
        said.append(filled(words, {"tile": terrain, "things": ", ".join(here)}))
    return "; ".join(said)


def _is_certain(game: Any, sides: Sequence[Sequence[str]]) -> bool:
    rules = game.rules
    is_printed = rules.earth == "printed" and rules.start_elements == "printed"
    return is_printed and (all(sides) or len(sides) * rules.animals_each == ANIMALS)


START: Final = StartPicture(_painted, _lying, _is_certain)
"""The first earth of a match."""
