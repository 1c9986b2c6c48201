"""What can be drawn, by the names that `evolution-qt shot --view` takes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtGui import QImage

from evolution_qt.ui.shell.dialogs.about import AboutDialog
from evolution_qt.ui.shell.dialogs.base import Dialog
from evolution_qt.ui.shell.dialogs.editions import EditionsDialog
from evolution_qt.ui.shell.dialogs.settings import SettingsDialog
from evolution_qt.ui.shell.settings import Settings
from evolution_qt.ui.shell.shots import sheets, tables
from evolution_qt.ui.shell.shots.paper import Shot
from evolution_qt.ui.shell.shots.samples import NAMES, samples


def over_start(make: Callable[[], Dialog]) -> Callable[[Shot], QImage]:
    """Return the view of a sheet over the start screen."""
    return lambda shot: sheets.on_start(shot, make())


def _settings(page: int) -> SettingsDialog:
    """Return the settings, turned to a page."""
    dialog = SettingsDialog(Settings(names=NAMES[:3]))
    dialog.turn(page)
    return dialog


VIEWS: Final[dict[str, Callable[[Shot], QImage]]] = {
    "table": tables.of_position,
    "pane": partial(tables.of_position, fixed=True),
    "game": tables.in_window,
    "first-steps": tables.first_steps,
    "forecast": tables.food_forecast,
    "hint": tables.hint,
    "why": sheets.why,
    "start": sheets.start,
    "new-game": sheets.new_game,
    "settings": over_start(lambda: _settings(0)),
    "settings-display": over_start(lambda: _settings(1)),
    "settings-play": over_start(lambda: _settings(2)),
    "settings-sound": over_start(lambda: _settings(3)),
    "settings-keys": over_start(lambda: _settings(4)),
    "curtain": tables.curtain,
    "scores": tables.scores,
    "moves": sheets.moves,
    "how-to-play": sheets.how_to_play,
    "reference": sheets.reference,
    "library": sheets.games_library,
    "record-book": sheets.record_book,
    "editions": over_start(lambda: EditionsDialog(samples().game)),
    "shortcuts": sheets.shortcuts,
    "about": over_start(AboutDialog),
}
OF_A_POSITION: Final = ("table", "pane", "hint", "why", "moves", "forecast")
"""The views that need a position."""
