"""The views that can be drawn, by the names that `evolution-qt shot --view` takes.

Those of the start screen and of what opens over it are here, those of tables in `tables`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from evolution_qt.core.errors import bad
from evolution_qt.games import game
from evolution_qt.store.index import PlayerSummary, Summary
from evolution_qt.store.library import Entry, Library
from evolution_qt.ui.shell.book.book_keeper import BookKeeper
from evolution_qt.ui.shell.book.record_book import RecordBookDialog
from evolution_qt.ui.shell.game.move_list import MovesDialog
from evolution_qt.ui.shell.library.librarian import Librarian
from evolution_qt.ui.shell.library.library import LibraryDialog
from evolution_qt.ui.shell.new_game.house_rules import EditionsDialog
from evolution_qt.ui.shell.new_game.new_game import NewGameDialog
from evolution_qt.ui.shell.reading.about import AboutDialog
from evolution_qt.ui.shell.reading.how_to_play import HowToPlayDialog
from evolution_qt.ui.shell.reading.key_list import ShortcutsDialog
from evolution_qt.ui.shell.reading.reference import ReferenceDialog
from evolution_qt.ui.shell.reading.why import WhyDialog
from evolution_qt.ui.shell.settings.settings import Settings
from evolution_qt.ui.shell.settings.settings_dialog import SettingsDialog
from evolution_qt.ui.shell.shots import tables
from evolution_qt.ui.shell.shots.sample_games import NAMES, Shot, fill, ready, samples
from evolution_qt.ui.shell.shots.tables import asked, decided, table_of
from evolution_qt.ui.shell.start.start import StartScreen
from evolution_qt.ui.shell.window.base import Dialog
from evolution_qt.ui.table.presentation import shown_titles


def on_start(shot: Shot, dialog: Dialog) -> QImage:
    """Draw a dialog over the start screen."""
    _laid_start(shot)
    dialog.open_over(shot.holder)
    for _ in range(2):  # a bar to scroll leaves other room
        shot.settle()
        dialog.finish()
    return shot.rendered(shot.holder)


def start(shot: Shot) -> QImage:
    """Draw the start screen."""
    return shot.rendered(_laid_start(shot))


def _laid_start(shot: Shot) -> StartScreen:
    """Return the start screen with everything at its place and its pictures painted."""
    screen = StartScreen(shot.theme, shot.holder)
    screen.take_waiting(waiting(), learnt=[title.key for title in shown_titles()])
    screen.set_language(shot.language)
    shot.lay(screen)
    screen.finish()  # in the sizes that everything has found
    return screen


def waiting() -> list[tuple[Entry, bool]]:
    """Return matches that were never played, one of the game that is proposed and one of the next."""
    people = (PlayerSummary("Ann", "human"), PlayerSummary("Fox", "greedy"), PlayerSummary("Owl", "random"))
    told = [
        Summary(status="running", game=title.editions[0].key, players=people, moves=9, round=3)
        for title in shown_titles()[:2]
    ]
    return [(Entry(one.game, Path(), 0, 0, one), False) for one in told]


def new_game(shot: Shot) -> QImage:
    """Draw what is asked first of a new game."""
    return on_start(shot, NewGameDialog(Settings()))


def why(shot: Shot) -> QImage:
    """Draw why an opponent did something."""
    game, seen = asked(shot)
    explaining = table_of(shot, game).explaining
    if explaining is None:
        raise bad("unknown_value", "--view", value="why")
    account = explaining.whole(decided(game, seen))
    return on_start(
        shot, WhyDialog(explaining, lambda number: shot.names(), lambda: (0, 1), lambda number: account, 1)
    )


def moves(shot: Shot) -> QImage:
    """Draw the list of all moves of a position."""
    game, seen = asked(shot)
    table = table_of(shot, game)
    table.set_players([(name, False) for name in shot.names()])
    table.show_position(seen, ask=True)
    every = table.move_list()
    assert every is not None
    image = on_start(shot, MovesDialog(every))
    table.deleteLater()
    return image


def how_to_play(shot: Shot) -> QImage:
    """Draw the page of rules, of the edition of a position if there is one."""
    key = shot.opened[0].key if shot.opened else samples().game
    dialog = HowToPlayDialog(key)
    on_start(shot, dialog)
    dialog.finish()  # what has come into view when it was drawn
    return shot.rendered(shot.holder)


def reference(shot: Shot) -> QImage:
    """Draw the page of cards, at one of them."""
    rules, seen = shot.seen() if shot.opened else (game(samples().game), None)
    return on_start(shot, ReferenceDialog(rules, seen, samples().card))


def shortcuts(shot: Shot) -> QImage:
    """Draw the page of keys; it is arranged for the room it has, so it must be shown, if only to no one."""
    shot.holder.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    shot.holder.show()
    return on_start(shot, ShortcutsDialog(samples().game))


def record_book(shot: Shot, page: str = "results", games: int = 46) -> QImage:
    """Draw the record book of games that were never played."""
    keeper = BookKeeper(None, list, shot.holder)
    keeper.book.add(samples().book(games))
    try:
        return on_start(shot, RecordBookDialog(keeper, page))
    finally:
        keeper.book.close()


def games_library(shot: Shot, page: str = "all", *, is_empty: bool = False) -> QImage:
    """Draw the library with games that were never played."""
    with TemporaryDirectory() as folder:
        library = Library(Path(folder)) if is_empty else fill(Path(folder), samples().library)
        librarian = Librarian(library, shot.holder)
        try:
            dialog = LibraryDialog(librarian)
            on_start(shot, dialog)
            dialog.turn(page)
            ready(librarian)
            shot.rendered(shot.holder)  # which asks for the pictures
            ready(librarian)
            return shot.rendered(shot.holder)
        finally:
            librarian.stop()


def over_start(make: Callable[[], Dialog]) -> Callable[[Shot], QImage]:
    """Return the view of a sheet over the start screen."""
    return lambda shot: on_start(shot, make())


def _settings(page: int) -> SettingsDialog:
    """Return the settings, turned to a page."""
    dialog = SettingsDialog(Settings(names=NAMES[:3])).whole()
    dialog.turn(page)
    return dialog


VIEWS: Final[dict[str, Callable[[Shot], QImage]]] = {
    "table": tables.of_position,
    "pane": partial(tables.of_position, fixed=True),
    "game": tables.in_window,
    "first-steps": tables.first_steps,
    "forecast": tables.food_forecast,
    "first-words": tables.first_words,
    "hint": tables.hint,
    "why": why,
    "start": start,
    "new-game": new_game,
    "settings": over_start(lambda: _settings(0)),
    "settings-display": over_start(lambda: _settings(1)),
    "settings-play": over_start(lambda: _settings(2)),
    "settings-sound": over_start(lambda: _settings(3)),
    "settings-keys": over_start(lambda: _settings(4)),
    "curtain": tables.curtain,
    "scores": tables.scores,
    "moves": moves,
    "how-to-play": how_to_play,
    "reference": reference,
    "library": games_library,
    "record-book": record_book,
    "editions": over_start(lambda: EditionsDialog(samples().game)),
    "shortcuts": shortcuts,
    "about": over_start(AboutDialog),
}
OF_A_POSITION: Final = ("table", "pane", "hint", "why", "moves", "forecast", "first-words")
"""The views that need a position."""
