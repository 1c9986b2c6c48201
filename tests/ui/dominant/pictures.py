"""The pictures that late positions on the table of Dominant Species are compared with: six animals, 22 tiles.

python -m tests.ui.dominant.pictures      draws them again, after a change that was meant
"""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from evolution_qt.games.dominant.grid import CELLS
from evolution_qt.games.opening import open_position
from evolution_qt.ui.dominant.earth import COUNTS, DANGER
from evolution_qt.ui.dominant.table import DominantTable
from evolution_qt.ui.kit import palette, pixmaps
from tests.ui.kit.comparing import draw_again, reduced

HERE = Path(__file__).parent / "pictures"
DOCS = Path(__file__).parents[3] / "docs"
WIDE = 320
SIZES = ((1280, 800), (2560, 1440))
STATES = {
    "plan": ("images/dominant", COUNTS, "light"),
    "danger": ("images/dominant", DANGER, "light"),
    "card": ("positions/dominant/card", COUNTS, "light"),
    "migration": ("positions/dominant/migration", COUNTS, "light"),
    "glaciation": ("positions/dominant/glaciation", COUNTS, "dark"),
    "domination": ("positions/dominant/domination", COUNTS, "light_contrast"),
}
"""What is drawn: a position of a game of six `greedy`, the lens it is seen through, and the theme."""


def table(name: str, size: tuple[int, int], *, without: int = -1) -> QImage:
    """Return a state of the table, 320 pixels wide, perhaps *without* the single cubes of an animal."""
    position, lens, theme = STATES[name]
    palette.strengthen(on=palette.is_strong(theme))
    pixmaps.forget()  # what was painted in another contrast
    game, state = open_position(json.loads((DOCS / f"{position}.json").read_text(encoding="utf-8")))
    for cell in range(CELLS):
        if without >= 0 and state.cubes[without * CELLS + cell] == 1:
            state.cubes[without * CELLS + cell] = 0
            state.crowd[cell] -= 1
    view = DominantTable(game, theme=theme)
    view.show_position(game.observe(state, state.to_move), ask=True)
    view.look_through(lens)
    image = view.display.snapshot(QSize(*size), 1.0)
    view.deleteLater()
    palette.strengthen(on=False)
    pixmaps.forget()
    return reduced(image, size[0] // WIDE)


def every() -> dict[str, QImage]:
    """Return all pictures by name."""
    return {f"{name}-{size[0]}x{size[1]}": table(name, size) for name in STATES for size in SIZES}


def main() -> None:
    """Draw all pictures again."""
    draw_again(HERE, every)


if __name__ == "__main__":
    main()
