"""Views of the start screen and of what opens over it."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from evolution_qt.core.errors import bad
from evolution_qt.games import default_edition, game
from evolution_qt.store.library import Entry, Library
from evolution_qt.store.summary import PlayerSummary, Summary
from evolution_qt.ui.shell.book_keeper import BookKeeper
from evolution_qt.ui.shell.dialogs.base import Dialog
from evolution_qt.ui.shell.dialogs.how_to_play import HowToPlayDialog
from evolution_qt.ui.shell.dialogs.library import LibraryDialog
from evolution_qt.ui.shell.dialogs.moves import MovesDialog
from evolution_qt.ui.shell.dialogs.new_game import NewGameDialog
from evolution_qt.ui.shell.dialogs.record_book import RecordBookDialog
from evolution_qt.ui.shell.dialogs.reference import ReferenceDialog
from evolution_qt.ui.shell.dialogs.shortcuts import ShortcutsDialog
from evolution_qt.ui.shell.dialogs.why import WhyDialog
from evolution_qt.ui.shell.library.librarian import Librarian
from evolution_qt.ui.shell.sample_library import fill, ready
from evolution_qt.ui.shell.settings import Settings
from evolution_qt.ui.shell.shots.paper import Shot
from evolution_qt.ui.shell.shots.samples import samples
from evolution_qt.ui.shell.shots.tables import asked, decided, table_of
from evolution_qt.ui.shell.start import StartScreen
from evolution_qt.ui.table.presentation import shown_titles, taught


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
    screen.take_waiting(waiting())
    screen.set_language(shot.language)
    screen.offer_steps(taught(default_edition()))
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
    return on_start(shot, dialog)


def reference(shot: Shot) -> QImage:
    """Draw the page of cards, at one of them."""
    rules, seen = shot.seen() if shot.opened else (game(samples().game), None)
    return on_start(shot, ReferenceDialog(rules, seen, samples().card))


def shortcuts(shot: Shot) -> QImage:
    """Draw the page of keys; it is arranged for the room it has, so it must be shown, if only to no one."""
    shot.holder.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    shot.holder.show()
    return on_start(shot, ShortcutsDialog((), samples().game))


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
