"""What can be drawn, by the names that `evolution-qt shot --view` takes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtGui import QImage

from evolution_qt.core.errors import Fault
from evolution_qt.games import game
from evolution_qt.ui.shell.dialogs.about import AboutDialog
from evolution_qt.ui.shell.dialogs.base import Dialog
from evolution_qt.ui.shell.dialogs.editions import EditionsDialog
from evolution_qt.ui.shell.dialogs.library import EmptyBinDialog
from evolution_qt.ui.shell.dialogs.mark import MarkDialog
from evolution_qt.ui.shell.dialogs.question import (
    LeaveDialog,
    LossDialog,
    OpenHandsDialog,
    PracticeDialog,
    UnexpectedDialog,
)
from evolution_qt.ui.shell.dialogs.record_book import PAGES, ForgetDialog
from evolution_qt.ui.shell.dialogs.seats import GiveUpDialog
from evolution_qt.ui.shell.dialogs.settings import SettingsDialog
from evolution_qt.ui.shell.settings import Settings
from evolution_qt.ui.shell.shots import sheets, tables
from evolution_qt.ui.shell.shots.paper import Shot
from evolution_qt.ui.shell.shots.samples import NAMES, samples


def _over_start(make: Callable[[], Dialog]) -> Callable[[Shot], QImage]:
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
    "menu": tables.menu,
    "forecast": tables.food_forecast,
    "round-over": tables.round_over,
    "hint": tables.hint,
    "why": sheets.why,
    "start": sheets.start,
    "new-game": sheets.new_game,
    "new-game-more": sheets.all_of_new_game,
    "new-game-six": sheets.new_game_of_six,
    "house-rules": sheets.house_rules,
    "mark": _over_start(lambda: MarkDialog(NAMES[0], (1, 5))),
    "another-program": sheets.another_program,
    "settings": _over_start(lambda: _settings(0)),
    "settings-display": _over_start(lambda: _settings(1)),
    "settings-play": _over_start(lambda: _settings(2)),
    "settings-sound": _over_start(lambda: _settings(3)),
    "settings-keys": _over_start(lambda: _settings(4)),
    "curtain": tables.curtain,
    "refusals": tables.refusals,
    "leave": _over_start(lambda: LeaveDialog(is_kept=True)),
    "loss": _over_start(lambda: LossDialog(Fault("disk_full"))),
    "practice": _over_start(PracticeDialog),
    "open-hands": tables.open_hands,
    "open-hands-question": _over_start(OpenHandsDialog),
    "seats": sheets.seats,
    "play-on": sheets.play_on,
    "give-up": _over_start(lambda: GiveUpDialog(NAMES[0], game(samples().game).bots(), is_last=True)),
    "unexpected": _over_start(lambda: UnexpectedDialog("…", "evolution-qt.log")),
    "scores": tables.scores,
    "moves": sheets.moves,
    "how-to-play": sheets.how_to_play,
    "reference": sheets.reference,
    "library": sheets.games_library,
    "library-bin": partial(sheets.games_library, page="bin"),
    "library-empty": partial(sheets.games_library, is_empty=True),
    "empty-bin": _over_start(lambda: EmptyBinDialog(3)),
    "drop": sheets.drop,
    "check": sheets.check,
    "report": sheets.report,
    "record-book": sheets.record_book,
    **{f"record-book-{page}": partial(sheets.record_book, page=page) for page in PAGES[1:]},
    "record-book-few": partial(sheets.record_book, games=6),
    "record-book-empty": partial(sheets.record_book, games=0),
    "record-book-reset": _over_start(ForgetDialog),
    "editions": _over_start(lambda: EditionsDialog(samples().game)),
    "shortcuts": sheets.shortcuts,
    "this-game": sheets.this_game,
    "verified": partial(sheets.this_game, over=True),
    "thinking": tables.thinking,
    "replay": tables.replay,
    "replay-covered": tables.replay_covered,
    "replay-curtain": partial(tables.replay_covered, asks=True),
    "moment": tables.moment,
    "about": _over_start(AboutDialog),
}
OF_A_POSITION: Final = ("table", "pane", "hint", "why", "moves", "forecast")
"""The views that need a position."""
