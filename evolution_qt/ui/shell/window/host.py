"""The window as its parts know it: what they share, and what they may ask of it. It knows none of them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from evolution_qt.ui.kit.late import late
from evolution_qt.ui.shell.settings.settings import Settings, SettingsFile
from evolution_qt.ui.shell.window.folders import Folders

if TYPE_CHECKING:
    from evolution_qt.brain.pool import Pool
    from evolution_qt.core.match import AnyMatch
    from evolution_qt.store.shelf import Shelf
    from evolution_qt.ui.kit.sounds.sounds import Sounds
    from evolution_qt.ui.shell.book.book_keeper import BookKeeper
    from evolution_qt.ui.shell.game.game_view import GameView
    from evolution_qt.ui.shell.replay.replay import ReplayView
    from evolution_qt.ui.shell.start.start import StartScreen
    from evolution_qt.ui.shell.window.commands import Commands
    from evolution_qt.ui.shell.window.language import Translations
    from evolution_qt.ui.shell.window.notes import Note


class Pages(QStackedWidget):
    """Pages of which one is seen. Readers say nothing of what holds them, nor of the others."""

    def __init__(self) -> None:
        super().__init__()
        _be_known()


@cache
def _be_known() -> None:
    """Let Qt know who stands for pages: at the first ones, of which a reader may ask before all is loaded."""
    QAccessible.installFactory(_made)


def _made(kind: str, thing: QObject) -> QAccessibleInterface | None:
    if kind != Pages.__name__:
        return None
    from evolution_qt.ui.shell.window.accessible import of_pages

    return of_pages(thing)


class Host(QMainWindow):
    """Holds what the parts share. `MainWindow` makes them, answers what is open here, and joins them."""

    theme: str
    """The key of the colours that are used now."""
    pages: Pages
    start: StartScreen

    def __init__(
        self, settings_file: SettingsFile, shelf: Shelf, pool: Pool, translations: Translations
    ) -> None:
        super().__init__()
        self.settings_file = settings_file
        self.settings = settings_file.load()
        self.shelf = shelf
        self.pool = pool
        self.translations = translations
        self.is_closing = False

    # What is shared

    @cached_property
    def book(self) -> BookKeeper:
        """The record book of the games that are kept."""
        book: BookKeeper = late("ui.shell.book.book_keeper:of_folder")(
            self.shelf.folder, self, self.shelf.writer
        )
        return book

    @cached_property
    def sounds(self) -> Sounds:
        """What lets sounds be heard."""
        sounds: Sounds = late("ui.kit.sounds.sounds:Sounds")(Folders.found().sounds, self)
        sounds.set_volume(self.settings.sounds)
        return sounds

    @property
    def language(self) -> str:
        """The language of the window."""
        return self.translations.language

    @property
    def edition(self) -> str:
        """The edition that is meant while no game is played."""
        return self.settings.edition(self.language, self.start.title)

    def turn_from(self, page: QWidget, other: QWidget) -> None:
        """Show another page if this one is seen, which is about to be deleted.

        It stays among the pages until then: one that is taken from them is Python's, and asking Qt for
        it once more, as by all parts of the window, would keep it for ever (PySide 6.11).
        """
        if self.pages.currentWidget() is page:
            self.pages.setCurrentWidget(other)

    def use_badges_of(self, match: AnyMatch | None, *, remember: bool = False) -> None:
        """Give the seats the colours and faces of a match; without one, the usual ones.

        *remember* their crests: they play now, and are to keep them in other games.
        """
        from evolution_qt.ui.kit import palette
        from evolution_qt.ui.shell.game.roster import badges_of
        from evolution_qt.ui.shell.new_game.player_crests import kept

        palette.use_badges(badges_of(match) if match is not None else ())
        if remember and match is not None:
            self.keep(self.settings.with_crests(kept(match.record.header.players)))

    def know_an_end(self, title: str) -> None:
        """Remember that a person has played a match of a game, by its key, to its end."""
        self.keep(replace(self.settings.learning(title, 1), finished=True))

    def know_first_steps(self, title: str) -> None:
        """Remember that the first steps in a game, by its key, are done."""
        self.keep(self.settings.learning(title))

    def keep(self, settings: Settings) -> None:
        """Keep settings in which nothing is new that is to be seen."""
        if settings != self.settings:
            self.settings = settings
            self.settings_file.save(settings)

    # What `MainWindow` answers

    @property
    def commands(self) -> Commands:
        """What can be asked of it at any time."""
        raise NotImplementedError

    @property
    def game(self) -> GameView | None:
        """The game that is played, None if there is none."""
        raise NotImplementedError

    @property
    def replay(self) -> ReplayView | None:
        """The game that is looked at again, over the one that is played or alone; None if there is none."""
        raise NotImplementedError

    @property
    def note(self) -> Note:
        """The note of the page that is seen."""
        raise NotImplementedError

    def take_settings(self, settings: Settings) -> None:
        """Use other settings, and keep them."""
        raise NotImplementedError

    def unwritable(self) -> str:
        """Return the sentence that the settings cannot be written, empty if they can."""
        raise NotImplementedError

    def open_menu(self) -> None:
        """Open the menu of the game on the table."""
        raise NotImplementedError

    def show_start(self, left: str = "") -> None:
        """Show the first screen; of an edition that was *left* the cover stays chosen."""
        raise NotImplementedError

    def drop_replay(self) -> None:
        """Take a replay away, if there is one, or one is being made."""
        raise NotImplementedError

    def close_what_knows_a_hand(self) -> None:
        """Close what was opened with the knowledge of the person who leaves the screen."""
        raise NotImplementedError

    async def written(self) -> None:
        """Wait until everything is on the disk that was shown; show that if it takes long."""
        raise NotImplementedError

    async def kept(self) -> None:
        """Wait until all games that were left are on the disk, or someone has agreed that they are not."""
        raise NotImplementedError

    def quit(self, *, asks: bool = False) -> None:
        """End whatever runs and leave; *asks* where someone is there who may say what is to be lost."""
        raise NotImplementedError
