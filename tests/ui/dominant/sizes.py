"""Tables of Dominant Species in every language, window, size of writing and number of seats.

What is wrong with one is named: what is cut, what lies over another, what large writing has made smaller.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, product
from typing import NamedTuple

from PySide6.QtCore import QLocale, QPointF
from PySide6.QtGui import QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem

from evolution_qt.core.action import NOBODY
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.dominant.catalogue import KEY
from evolution_qt.games.dominant.grid import CELLS
from evolution_qt.games.dominant.state import EXECUTION, PLANNING
from evolution_qt.ui.dominant.cell_names import CellNamesItem
from evolution_qt.ui.dominant.earth import EarthItem
from evolution_qt.ui.dominant.geometry import hexagon
from evolution_qt.ui.dominant.table import DominantTable
from evolution_qt.ui.kit import pixmaps
from evolution_qt.ui.kit.items import ButtonItem, Item
from evolution_qt.ui.shell.window.language import Translations
from evolution_qt.ui.table.ribbon import RibbonItem
from tests.ui.kit.written import Written

LANGUAGES = ("en", "de", "ja")
WINDOWS = ((1024, 600), (1280, 800), (1600, 900), (1920, 1080), (2560, 1440))
TEXTS = (1.0, 1.1, 1.25, 1.5, 2.0)
SEATS = (2, 3, 4, 5, 6)
PAGES = range(4)
LEAST = 12
NEAR = 1.5
"""Pixels by which things may touch."""
RULES = game(KEY)


class Case(NamedTuple):
    """One table."""

    language: str
    window: tuple[int, int]
    text: float
    seats: int


def every() -> list[Case]:
    """Return all tables."""
    return [Case(*one) for one in product(LANGUAGES, WINDOWS, TEXTS, SEATS)]


def chosen() -> list[Case]:
    """Return so many of them that each two of their properties meet in one."""
    wanted = {(a, one[a], b, one[b]) for one in every() for a, b in combinations(range(4), 2)}
    found, rest = [], every()
    while wanted:
        best = max(rest, key=lambda one: len(_pairs(one) & wanted))
        wanted -= _pairs(best)
        rest.remove(best)
        found.append(best)
    return found


def _pairs(case: Case) -> set[tuple[int, object, int, object]]:
    return {(a, case[a], b, case[b]) for a, b in combinations(range(4), 2)}


@cache
def played(seats: int) -> list:
    """Return positions of a game by chance: its first one, one with cards to take, a late one, its end."""
    state, rng = RULES.new(seats, seats), Rng(seats, "sizes")
    found = [state.clone()]
    while state.to_move != NOBODY:
        steps = RULES.legal(state)
        RULES.apply(state, steps[rng.below(len(steps))])
        if (len(found), state.round, state.phase) in ((1, 3, EXECUTION), (2, 6, PLANNING)):
            found.append(state.clone())
    return [*found, state]


def shown(case: Case, state, text: float = 0.0) -> DominantTable:
    """Return a table that shows a position."""
    table = DominantTable(RULES)
    table.resize(*case.window)
    table.playback.set_speed(0)
    table.set_players([(name, False) for name in ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")[: case.seats]])
    table.display.set_text(text or case.text)
    table.show()
    seat = state.to_move if state.to_move != NOBODY else 0
    table.show_position(RULES.observe(state, seat), ask=state.to_move != NOBODY)
    table.display.settle_size()
    return table


def items_of(table: DominantTable, kinds: type | tuple[type, ...] = Item) -> list:
    """Return the things of a table that are seen."""
    return [one for one in table.scene().items() if isinstance(one, kinds) and one.isVisible()]


def read(table: DominantTable, monkeypatch, *, earth: bool = False) -> Written:
    """Return what is written on a table: on its panels, or on the earth and in its kept pictures."""
    pixmaps.forget()
    with monkeypatch.context() as patch:
        written = Written(patch, in_pictures=earth)
        picture = QImage(table.size(), QImage.Format.Format_ARGB32)
        for item in items_of(table):
            if isinstance(item, EarthItem) == earth:
                painter = QPainter(picture)
                painter.translate(QPointF(item.scenePos()))
                item.paint(painter, QStyleOptionGraphicsItem(), None)
                painter.end()
    return written


def faults(case: Case, monkeypatch, states=()) -> list[str]:
    """Return in words all that is wrong with a table at some positions and with every page open."""
    app, before = QApplication.instance(), QLocale()
    translations = Translations(app)
    translations.use(case.language)
    try:
        return [
            f"{case} position {number}: {fault}"
            for number, state in enumerate(states or played(case.seats))
            for fault in _faults(case, state, monkeypatch)
        ]
    finally:
        translations.remove()
        QLocale.setDefault(before)


def _faults(case: Case, state, monkeypatch) -> list[str]:
    table, usual = shown(case, state), shown(case, state, 1.0)
    found = []
    try:
        top = table.top
        side, before = top.earth.geometry.side, usual.top.earth.geometry.side
        if side < before - 0.01:
            found.append(f"tiles are smaller: {side:.1f} instead of {before:.1f}")
        numbers, least = (
            _least(read(table, monkeypatch, earth=True)),
            _least(read(usual, monkeypatch, earth=True)),
        )
        if numbers < least:
            found.append(f"numbers on tiles are smaller: {numbers} instead of {least}")
        for page in PAGES if top.is_folded else [0]:
            if top.is_folded:
                top.open_page(page)
            written = read(table, monkeypatch)
            found += [f"page {page}: cut: {words!r}" for words in written.cut]
            found += [f"page {page}: over another: {pair}" for pair in written.overlaps()]
            found += [f"page {page}: {pair}" for pair in _overlying(table)]
            smallest = min(line.px for line in written.lines)
            if case.window >= (1280, 800) and case.text == 1.0 and smallest < LEAST:
                words = [line.words for line in written.lines if line.px == smallest]
                found.append(f"page {page}: letters of {smallest} px: {words}")
        if case.window >= (1280, 800) and numbers < LEAST:
            found.append(f"numbers on tiles of {numbers} px")
        found += _outside(table, state)
    finally:
        for one in (table, usual):
            one.close()
            one.deleteLater()
    return found


def _least(written: Written) -> int:
    return min((line.px for line in written.lines), default=99)


def _overlying(table: DominantTable) -> list[str]:
    """Return the panels that lie over each other; what stands on the own board, or on the sea, may."""
    top = table.top
    parts = [one for one in items_of(table) if not isinstance(one, EarthItem | CellNamesItem)]
    on_own = (ButtonItem, RibbonItem)
    found = []
    for one, other in combinations(parts, 2):
        pair = {one, other}
        if top.own in pair and (isinstance(one, on_own) or isinstance(other, on_own) or top.back in pair):
            continue
        if (top.own in pair and top.recap in pair) or pair == {top.recap, top.ribbon}:
            continue
        both = one.scene_rect & other.scene_rect
        if both.width() > NEAR and both.height() > NEAR:
            found.append(f"{type(one).__name__} lies over {type(other).__name__}")
    beside = [top.ribbon, *(one for one in (top.button, top.back) if one.isVisible())]
    for spot in top.own.matters:
        covered = [type(one).__name__ for one in beside if one.scene_rect.intersects(top.own.rect_of(spot))]
        found += [f"a choice lies over {name}" for name in covered]
    return found


def _outside(table: DominantTable, state) -> list[str]:
    """Return what of the tiles is not in the room of the earth, or lies below something else there."""
    earth, found = table.top.earth, []
    room = earth.rect.adjusted(-NEAR, -NEAR, NEAR, NEAR)
    for cell in range(CELLS):
        if state.ground[cell] and not room.contains(earth.geometry.cell_rect(cell)):
            found.append(f"tile {cell} is not in sight")
        tile = QPainterPath()
        tile.addPolygon(hexagon(earth.geometry.cell_rect(cell).center(), earth.geometry.side - NEAR))
        if state.ground[cell] and any(tile.intersects(one) for one in earth.kept):
            found.append(f"tile {cell} is covered")
    return found


def texts_of(case: Case, text: float, monkeypatch) -> dict[tuple[str, str, str], int]:
    """Return how large each text of the panels is written, by panel and page."""
    state = played(case.seats)[1]
    table, found = shown(case, state, text), {}
    picture = QImage(table.size(), QImage.Format.Format_ARGB32)
    try:
        for page in PAGES if table.top.is_folded else [0]:
            if table.top.is_folded:
                table.top.open_page(page)
            pixmaps.forget()
            for item in items_of(table):
                if isinstance(item, EarthItem):
                    continue
                with monkeypatch.context() as patch:
                    written = Written(patch)
                    painter = QPainter(picture)
                    item.paint(painter, QStyleOptionGraphicsItem(), None)
                    painter.end()
                for line in written.lines:
                    key = type(item).__name__, str(page), line.whole
                    found[key] = max(line.px, found.get(key, 0))
    finally:
        table.close()
        table.deleteLater()
    return found
