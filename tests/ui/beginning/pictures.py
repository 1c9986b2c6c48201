"""The pictures that table, tiles and cards of The Beginning are compared with.

python -m tests.ui.beginning.pictures      draws them again, after a change that was meant
"""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from evolution_qt.games.beginning.cards import TRAITS
from evolution_qt.games.opening import open_position
from evolution_qt.ui.beginning import tiles
from evolution_qt.ui.beginning.table import BeginningTable
from evolution_qt.ui.beginning.thumbnails import of_trait
from evolution_qt.ui.beginning.tiles import PileLook
from evolution_qt.ui.kit.pictures import card_back, card_height
from evolution_qt.ui.table.arrangement import FORMS, LARGE
from tests.ui.kit.comparing import draw_again, reduced

HERE = Path(__file__).parent / "pictures"
POSITION = Path(__file__).parents[3] / "docs" / "images" / "beginning.json"
SIZES = ((1100, 620), (1280, 800), (2560, 1440))
PILES = ((1, 0, False), (4, 2, False), (4, 6, True), (9, 5, False), (12, 3, False), (28, 9, False))
"""Cards, chips, and whether each card has a second place."""
UPRIGHT = (122.0, 190.0)
"""Width and height of a large tile that stands upright."""
CARD = 200


def table(size: tuple[int, int], theme: str = "light", lost: int = 0) -> QImage:
    """Return the table of a known position, a quarter as wide and high; *lost* cards are not in the hand."""
    plain = json.loads(POSITION.read_text(encoding="utf-8"))
    hand = plain["players"][0]["hand"]
    plain["draw_pile"] += [hand.pop() for _ in range(lost)]
    game, state = open_position(plain)
    view = BeginningTable(game, theme=theme)
    view.show_position(game.observe(state, 0), ask=True)
    image = view.display.snapshot(QSize(*size), 1.0)
    view.deleteLater()
    return reduced(image, 4)


def piles(lost: int = 0) -> QImage:
    """Return tiles of every form with piles on one sheet, half as wide and high; so many cards are *lost*."""
    scale = 1.6
    sizes = [*((form, FORMS[form]) for form in tiles.MEASURES), (LARGE, UPRIGHT)]
    widest, highest = (max(size[at] for _, size in sizes) * scale + 8 for at in (0, 1))
    sheet = QImage(QSize(round(widest * len(PILES)), round(highest * len(sizes))), RGB)
    sheet.fill(Qt.GlobalColor.white)
    painter = QPainter(sheet)
    for row, (form, size) in enumerate(sizes):
        wide, high = (round(side * scale) for side in size)
        for column, (cards, food, stores) in enumerate(PILES):
            note = "3 hungry" if form == LARGE else ""
            hunts = column % 2 == 1
            chips = ("meat" if hunts else "plant",) * food
            look = PileLook("bison", "Bison", max(cards - lost, 1), food, hunts, stores, note, chips)
            tile = tiles.painted_base(form, look, wide, high, wide, column % 4, 1.0, is_growing=column == 3)
            painter.drawPixmap(QPointF(4 + widest * column, 4 + highest * row), tile)
    painter.end()
    return reduced(sheet, 2)


def cards() -> QImage:
    """Return all card faces and plates and the back on one sheet, half as wide and high."""
    view = BeginningTable(open_position(json.loads(POSITION.read_text(encoding="utf-8")))[0])
    height = card_height(CARD)
    sheet = QImage(QSize(6 * (CARD + 8), 2 * (height + 56)), RGB)
    sheet.fill(Qt.GlobalColor.white)
    painter = QPainter(sheet)
    for number in range(len(TRAITS)):
        row, column = divmod(number, 6)
        at = QPointF(4 + column * (CARD + 8), 4 + row * (height + 56))
        face = view.top.face(number)
        painter.drawPixmap(at, card_back(CARD, 1.0) if face is None else face.large(CARD, 1.0))
        if face is not None:
            painter.drawPixmap(at + QPointF(0, height + 6), of_trait(number, 40, 1.0))
    painter.end()
    view.deleteLater()
    return reduced(sheet, 2)


RGB = QImage.Format.Format_RGB32


def every() -> dict[str, QImage]:
    """Return all pictures by name."""
    found = {f"table-{width}x{height}": table((width, height)) for width, height in SIZES}
    return found | {"table-dark": table(SIZES[1], "dark"), "piles": piles(), "cards": cards()}


def main() -> None:
    """Draw all pictures again."""
    draw_again(HERE, every)


if __name__ == "__main__":
    main()
