"""The pictures that the table and the cards are compared with: small ones, so that they can be kept.

python -m tests.ui.evolution.pictures      draws them again, after a change that was meant
"""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from evolution_qt.games import game as game_of
from evolution_qt.games.opening import open_position
from evolution_qt.ui.evolution.table import EvolutionTable
from evolution_qt.ui.evolution.words import Phrases
from evolution_qt.ui.kit.pictures import CardFace, card_back, card_height
from tests.ui.kit.comparing import draw_again, reduced

HERE = Path(__file__).parent / "pictures"
POSITION = Path(__file__).parents[3] / "docs" / "images" / "feeding.json"
SIZES = ((1100, 620), (1280, 800), (2560, 1440))
SMALL, LARGE = 96, 240


def table(size: tuple[int, int], food: int = 0) -> QImage:
    """Return the table of a known position, a quarter as wide and high; *food* changes it."""
    plain = json.loads(POSITION.read_text(encoding="utf-8"))
    plain["watering_hole"] += food
    game, state = open_position(plain)
    view = EvolutionTable(game)
    view.show_position(game.observe(state, 0), ask=True)
    image = view.display.snapshot(QSize(*size), 1.0)
    view.deleteLater()
    return reduced(image, 4)


def faces(width: int) -> QImage:
    """Return all card faces of the German edition and the back on one sheet, half as wide and high."""
    game = game_of("evolution/de")
    phrases = Phrases(game)
    height = card_height(width)
    sheet = QImage(QSize(6 * (width + 8), 3 * (height + 8)), QImage.Format.Format_RGB32)
    sheet.fill(Qt.GlobalColor.white)
    painter = QPainter(sheet)
    pictures = [card_back(width, 1.0)]
    for trait in game.table.traits:
        face = CardFace(trait.key, phrases.trait_name(trait), phrases.trait_text(trait), trait.family, 4)
        pictures.append(face.large(width, 1.0) if width == LARGE else face.pixmap(width, 1.0))
    for number, picture in enumerate(pictures):
        row, column = divmod(number, 6)
        painter.drawPixmap(QPointF(4 + column * (width + 8), 4 + row * (height + 8)), picture)
    painter.end()
    return reduced(sheet, 2)


def every() -> dict[str, QImage]:
    """Return all pictures by name."""
    found = {f"table-{width}x{height}": table((width, height)) for width, height in SIZES}
    found["faces-small"] = faces(SMALL)
    found["faces-large"] = faces(LARGE)
    return found


def main() -> None:
    """Draw all pictures again."""
    draw_again(HERE, every)


if __name__ == "__main__":
    main()
