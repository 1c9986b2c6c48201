"""The program's window as a person uses it: what all tests of the shell enter it by.

A test that is a coroutine and asks for `page` runs in the program's own loop, in a window that is open::

    async def test_a_card_is_laid(page, toy_among_games):
        view = await page.begin(TWO)
        await page.play_until(lambda: view.match.plies)

        assert 1 == len(view.match.plies)

Its settings are those of the fixture `settings`, which a module or a test may replace. A test that opens
several windows, or one with a disk of its own, asks for `play` and `shown` instead.

The shell's tests play the small toy, a click for each of three moves a seat. The fixture `toy_among_games`
has it beside the other games; a module says ``pytestmark = pytest.mark.usefixtures("toy_among_games")``.
Plans without a name come from `plan`; `EVOLUTION_TWO` and `EVOLUTION_DUEL` are for what the toy lacks.
A sheet or a part that is tried alone lies in a `bare_window`.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from evolution_qt.store.disk import DISK
from evolution_qt.store.shelf import Shelf
from evolution_qt.store.writer import AT_ONCE
from evolution_qt.ui.kit.jobs import is_busy
from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan, Settings, SettingsFile
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.crash import Reporter
from evolution_qt.ui.shell.window.language import Translations
from evolution_qt.ui.shell.window.memory import Collector, Writing
from evolution_qt.ui.shell.window.window import MainWindow
from tests.ui.shell.acting import NONE, Person, click, ok, unfold, until
from tests.ui.shell.kept import Kept


def plan(game="toy", *, practice=False, **kinds):
    """Return the plan of a game: who plays, by the names, as ``Ann="human", Fox="greedy"``."""
    return GamePlan(game, tuple(SeatPlan(kind, name) for name, kind in kinds.items()), practice=practice)


TWO = plan(Ann="human", Ben="human")
DUEL = plan(Ann="human", Fox="greedy")
BOTS = plan(Fox="greedy", Owl="random")
EVOLUTION_TWO = plan("evolution/de", Ann="human", Ben="human")
EVOLUTION_DUEL = plan("evolution/de", Ann="human", Fox="greedy")

QUIET = Settings(language="en", speed="off", theme="light")
LEARNT = (("evolution", 1), ("beginning", 1), ("dominant", 1))
"""What a player knows who has played each game."""
"""Nothing moves; what is lost is asked for."""
UNASKED = Settings(language="en", speed="off", theme="light", confirmations=False)
"""Nothing moves, and nothing is asked."""


def bare_window(qtbot, size, text=None):
    """Return a window with nothing in it that is shown in a size.

    With the percentage of *text* it has the program's style; with a style sheet no widget inherits a font.
    """
    window = QWidget()
    if text is not None:
        style.apply(window, "light", text)
    qtbot.addWidget(window)
    window.resize(size if isinstance(size, QSize) else QSize(*size))
    window.show()
    return window


class Page:
    """A window with all that belongs to it; with a *disk* of its own it writes late, as the program does."""

    def __init__(self, app, folders, disk=None):
        self.writing = None if disk is None else Writing()
        self.collector = None if disk is None else Collector()
        self.writer = AT_ONCE if disk is None else self.writing.writer
        self.pool = Kept()
        self.reporter = Reporter(folders.log)
        self.translations = Translations(app)
        self.file = SettingsFile(folders.settings, self.writer)
        self.shelf = Shelf(folders.games, disk or DISK, self.writer)
        self.window = MainWindow(self.file, self.shelf, self.reporter, self.pool, self.translations)

    # What is seen

    @property
    def view(self):
        """The page of the game that is played, None if there is none."""
        return self.window.game

    @property
    def dialog(self):
        """The sheet over the window, None if there is none."""
        return self.window.dialog

    @property
    def said(self):
        """What a note says, empty if there is none."""
        note = self.window.note
        return note.label.text() if note.isVisible() else ""

    async def sheet(self, kind=object):
        """Wait for a sheet of a kind, and return it."""
        dialog = await until(lambda: self.window.dialog)
        assert isinstance(dialog, kind), dialog
        return dialog

    async def no_sheet(self):
        """Wait until no sheet lies over the window."""
        await until(lambda: self.window.dialog is None)

    async def note(self, words=""):
        """Wait for a note in which some words stand, and return all it says."""
        return await until(lambda: self.said if words in self.said else "")

    # What a person does

    async def front(self):
        """Bring the window to the front: it has the keyboard."""
        self.window.activateWindow()
        await until(self.window.isActiveWindow)

    def press(self, *keys, modifiers=NONE):
        """Press keys as a person does: what has the keyboard gets them."""
        for key in keys:
            QTest.keyClick(self.window.windowHandle(), key, modifiers)
            QApplication.processEvents()

    async def shortcut(self, key, modifiers=Qt.KeyboardModifier.ControlModifier):
        """Bring the window to the front, and press a key with a modifier; return the sheet that comes."""
        await self.front()
        QTest.keyClick(self.window, key, modifiers)
        return await self.sheet()

    async def speak(self, language):
        """Speak a language, and wait until every word is written in it."""
        self.translations.use(language)
        QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
        await until(lambda: not is_busy(self.window))

    async def begin(self, plan=TWO, seed=7, size=None):
        """Begin a game in place of one that may be there, and return its page."""
        if size is not None:
            self.window.resize(*size)
        return await self.next_game(lambda: self.window.session.begin(plan, seed))

    async def set_up(self):
        """Open the set-up of a game by its key, and return the sheet with all that can be set."""
        dialog = await self.shortcut(Qt.Key.Key_N)
        unfold(dialog)
        return dialog

    async def begin_set_up(self, dialog):
        """Begin the game that is set up, and return its page."""
        return await self.next_game(lambda: click(ok(dialog)))

    async def next_game(self, wish):
        """Do something on which another game begins, and return its page."""
        before = self.window.game
        wish()
        return await until(lambda: self.window.game if self.window.game is not before else None)

    async def play_until(self, is_enough, seed=1):
        """Make the moves of those at the screen by chance until it is enough, drawing curtains away."""
        await Person(self.window.game, seed).play_until(is_enough)

    async def asked(self, phase=None):
        """Play until a player at the screen is asked, in a phase if one is given; return who plays there."""
        person, match = Person(self.window.game), self.window.game.match
        await person.play_until(lambda: person.is_asked and (phase is None or match.state.phase == phase))
        return person

    async def played_out(self):
        """Play the game to its end, until its scores are shown; return its page."""
        view = self.window.game
        await Person(view).play_until(lambda: view.result.is_shown)
        return view

    async def leave_game(self):
        """Go back to the start screen; where it is asked whether, the answer is yes."""
        self.window.session.leave()
        await until(lambda: self.window.game is None or self.window.dialog is not None)
        if (dialog := self.window.dialog) is not None:
            dialog.accept()
        await until(lambda: self.window.pages.currentWidget() is self.window.start)

    async def library(self):
        """Open the library, and return it when it has read what is there."""
        self.window.sheets.show_library()
        dialog = await self.sheet()
        games = self.window.library_page.librarian.games
        await until(lambda: games.is_known and not games.is_reading)
        return dialog

    async def replay(self):
        """Wait for a replay, and return its page when it can be used."""
        view = await until(lambda: self.window.replay)
        await until(lambda: view.is_ready)
        return view

    async def choose(self, button, kind=object):
        """Click a button that asks for a sheet, and return the sheet."""
        click(button)
        return await self.sheet(kind)
