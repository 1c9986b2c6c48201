"""Tables of species in any window, language and size of writing: what is written there, and where."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, product
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPainterPath, QTextLayout
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from evolution_qt.games import game as game_of
from evolution_qt.ui.beginning.table import BeginningTable
from evolution_qt.ui.evolution.table import EvolutionTable
from evolution_qt.ui.kit import fonts, pixmaps
from evolution_qt.ui.kit.items import Item
from evolution_qt.ui.table.arrangement import HEIGHT, WIDTH
from evolution_qt.ui.table.species_table import SpeciesTable
from tests.games.beginning.scene import scene
from tests.positions import position
from tests.ui.kit.written import Line, Written

LANGUAGES = ("en", "de", "ja")
SIZES = ((1024, 600), (1280, 800), (1600, 900), (1920, 1080), (2560, 1440), (3440, 1440))
THEMES = ("light", "dark", "light_contrast", "dark_contrast")
TEXTS = (1.0, 1.25, 1.5, 2.0)
SEATS = range(2, 7)
GAMES = ("evolution", "beginning")
NAMES = ("Ann", "Ben", "Cleo", "Otter", "Fox", "Heron")
_STRIP, _PANEL, _TABLE = 46, 256, 1024
_ROWS = (
    ["b3 p4 carnivore climbing pack_hunting", "b2 p2 long_neck fat_tissue", "b4 p3 intelligence"],
    ["b2 p5 defensive_herding warning_call", "b1 p1 fertile", "b3 p2 hard_shell scavenger horns"],
    ["b5 p3 burrowing symbiosis cooperation", "b1 p4 foraging", "b2 p2 ambush carnivore"],
)
_PILES = (
    "3/2 carnivore horns | 2/1 long_neck fertile flight | 3/1 speed scavenger",
    "2/2 flight burrowing | 1/0 fat_tissue speed | 2/2 horns",
    "1/1 scavenger | 2/1 speed long_neck | 2/0 fertile horns",
)


class Look(NamedTuple):
    """How a table is looked at: the whole window, and how large writing is."""

    game: str
    language: str
    size: tuple[int, int] = (1280, 800)
    text: float = 1.0
    seats: int = 4
    theme: str = "light"

    @property
    def room(self) -> tuple[int, int]:
        """Return the room of the table beside the panel, which is closed where that would be too narrow."""
        wide, high = self.size
        if wide < _TABLE + _PANEL * self.text:
            return wide - _STRIP, high
        usual = 1 + (min(max(min(wide / 1280, high / 800), 1.0), 1.75) - 1) / 2
        least, most = _PANEL * usual, wide - high * WIDTH / HEIGHT
        return round(wide - min(least * self.text, max(least, most))), high


def looks(texts: Sequence[float] = TEXTS) -> list[Look]:
    """Return every look there is with some sizes of writing."""
    every = [Look(*one) for one in product(GAMES, LANGUAGES, SIZES, texts, SEATS, THEMES)]
    return [one for one in every if one.game != "beginning" or one.seats < 6]


def table_of(keep: Callable[[QWidget], object], look: Look, *, has_cards: bool = True) -> SpeciesTable:
    """Return a table in the middle of a game, at which the seat at the bottom is asked.

    In Evolution it may have no cards, but what its traits do now, in the place of its hand.
    """
    if look.game == "evolution":
        key = "evolution/ja" if look.seats == 6 else f"evolution/{look.language}"
        words = 2 + game_of(key).slots[look.seats]
        rows = [[" ".join(one.split()[:words]) for one in _ROWS[seat % 3]] for seat in range(look.seats)]
        hand = ["horns:3", "carnivore:2", "defensive_herding:4", "fertile:6", "hard_shell:5"] * has_cards
        phase = "play" if has_cards else "feeding"
        game, state = position(*rows, key=key, hand=hand, names=NAMES, phase=phase, round=3, watering_hole=7)
        table: SpeciesTable = EvolutionTable(game)
    else:
        piles = [_PILES[seat % 3] for seat in range(look.seats)]
        last = {"final_round": 1} if look.seats % 2 else {}
        hand = "horns carnivore fertile long_neck"
        made = scene(*piles, phase="play", watering_hole=6, hands=(hand,), **last)
        game, state = made.rules, made.state
        table = BeginningTable(game)
    keep(table)
    table.resize(*look.room)
    table.set_players([(name, False) for name in NAMES[: look.seats]])
    table.display.set_theme(look.theme)
    table.display.set_text(look.text)
    table.show_position(game.observe(state, 0), ask=True)
    return table


class Read(Written):
    """All that a table writes, kept pictures too: where it can be told, and how large the letters are."""

    def __init__(self, monkeypatch: Any, table: SpeciesTable) -> None:
        self.letters: dict[tuple[str, str], float] = {}
        """Pixels of the letters of some words on a sort of thing, of the largest where there are several."""
        self.all_cut: list[str] = []
        self.items: list[tuple[Item, list[Line]]] = []
        """Each thing with the lines whose places can be told."""
        self._now: Item | None = None
        pixmaps.forget()
        with monkeypatch.context() as patch:
            super().__init__(patch)
            self._watch(patch)
            picture = QImage(table.size(), QImage.Format.Format_ARGB32_Premultiplied)
            for item in table.scene().items():
                if isinstance(item, Item) and item.isVisible():
                    self._now, before = item, len(self.lines)
                    painter = QPainter(picture)
                    painter.translate(QPointF(item.scenePos()))
                    item.paint(painter, QStyleOptionGraphicsItem(), None)
                    painter.end()
                    self.items.append((item, self.lines[before:]))

    def _watch(self, patch: Any) -> None:
        texts, layouts, paths = QPainter.drawText, QTextLayout.draw, QPainterPath.addText

        def text(painter: QPainter, *how: Any) -> Any:
            self._note(next(one for one in how if isinstance(one, str)), painter.font(), painter)
            return texts(painter, *how)

        def layout(lines: QTextLayout, painter: QPainter, *how: Any) -> Any:
            self._note(lines.text(), lines.font(), painter)
            return layouts(lines, painter, *how)

        def path(outline: QPainterPath, *how: Any) -> Any:
            self._note(how[-1], how[-2], None)
            return paths(outline, *how)

        patch.setattr(QPainter, "drawText", text)
        patch.setattr(QTextLayout, "draw", layout)
        patch.setattr(QPainterPath, "addText", path)

    def _note(self, words: str, font: Any, painter: QPainter | None) -> None:
        if not words.strip():
            return
        place = None if painter is None else painter.combinedTransform()
        tall = 1.0 if place is None else QPointF(place.m21(), place.m22())
        scale = tall if isinstance(tall, float) else (tall.x() ** 2 + tall.y() ** 2) ** 0.5
        key = f"{type(self._now).__name__} {getattr(self._now, 'seat', '')}".strip(), words
        self.letters[key] = max(self.letters.get(key, 0.0), font.pixelSize() * scale)

    def _keep(self, painter: QPainter, line: Line) -> None:
        if line.is_cut and line.words.strip():
            self.all_cut.append(line.words)
        super()._keep(painter, line)

    @property
    def smallest(self) -> float:
        """Return how large the smallest letters are."""
        return min(self.letters.values())


def faults(table: SpeciesTable, read: Read) -> list[str]:
    """Return what is cut, too small, outside of its room, or over anything else."""
    found = [f"cut: {words}" for words in read.all_cut]
    found += [f"{one} over {other}" for one, other in read.overlaps()]
    small = [key for key, size in read.letters.items() if size < fonts.CROWDED - 0.01]
    found += [f"small: {key} {read.letters[key]:.1f}" for key in small]
    parts = _parts(table)
    window = table.scene().sceneRect().adjusted(-1, -1, 1, 1)
    found += [f"outside: {name}" for name, rect in parts if not window.contains(rect)]
    found += [
        f"{one} over {other}"
        for (one, rect), (other, place) in combinations(parts, 2)
        if _is_over(rect, place)
    ]
    return found + _on_tiles(table, read) + _out_of_panels(table)


def _parts(table: SpeciesTable) -> list[tuple[str, QRectF]]:
    """Return everything that has a place of its own, and the number below a pile with it."""
    board, laid = table.board, table.board.arrangement
    count = 20 * laid.unit * max(laid.laid, 1.0)
    corner = 0.1 * laid.pond.width()  # it is an oval
    found = [("ribbon", board.ribbon.scene_rect), ("pond", laid.pond.adjusted(corner, 0, -corner, 0))]
    for name, pile in (("deck", laid.draw_pile), ("discard pile", laid.discard_pile)):
        found.append((name, pile.adjusted(0, 0, 0, count)))
    if (sign := getattr(board, "food_note", None)) is not None and sign.isVisible():
        found.append(("sign", sign.scene_rect))
    for seat in range(len(board.seats)):
        found.append((f"head {seat}", laid.seats[seat].header))
        found += [(f"species {seat}.{tile.index}", tile.seen_rect) for tile in board.tiles(seat)]
    rows = [hand for hand in board.open_hands if hand.isVisible()]
    return found + [(f"hand {row.seat}", row.scene_rect) for row in rows]


def _is_over(one: QRectF, other: QRectF) -> bool:
    both = one & other
    return both.width() > 1 and both.height() > 1


def _on_tiles(table: SpeciesTable, read: Read) -> list[str]:
    """Return the words that stand on a species although they belong to something else."""
    board = table.board
    tiles = [tile for seat in range(len(board.seats)) for tile in board.tiles(seat)]
    return [
        f"{line.words} over species {tile.seat}.{tile.index}"
        for item, lines in read.items
        for line in lines
        for tile in tiles
        if item is not tile and _is_over(line.rect, tile.seen_rect)
    ]


def _out_of_panels(table: SpeciesTable) -> list[str]:
    board, laid = table.board, table.board.arrangement
    return [
        f"species {seat}.{tile.index} out of its panel"
        for seat in range(len(board.seats))
        for tile in board.tiles(seat)
        if not laid.seats[seat].panel.adjusted(-1, -1, 1, 1).contains(tile.scene_rect)
    ]
