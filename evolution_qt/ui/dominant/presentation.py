"""What Dominant Species brings for the window."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from evolution_qt.ui.table.presentation import Presentation

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from evolution_qt.ui.table.pages import Chapter
    from evolution_qt.ui.table.samples import Samples
    from evolution_qt.ui.table.table import Table


def _table(game: Any, theme: str, parent: QWidget | None, *, reading: bool = False) -> Table:
    from evolution_qt.ui.dominant.table import DominantTable

    return DominantTable(game, theme=theme, parent=parent, reading=reading)


def _samples() -> Samples:
    from evolution_qt.games.dominant.catalogue import KEY
    from evolution_qt.ui.table.samples import Samples

    return Samples(KEY)


def _chapters(game: Any, ink: str, ratio: float) -> Sequence[Chapter]:
    return ()


PRESENTATION: Final = Presentation(
    table=_table,
    reading_table=partial(_table, reading=True),
    samples=_samples,
    chapters=_chapters,
)
