"""The program with its window, from the first line to the exit status, and files that macOS hands to it.

The system hands a file to the running program: macOS sends an event where others give an argument.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDeadlineTimer, QEvent, QEventLoop, QObject, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from evolution_qt import __version__, messages, starting
from evolution_qt.brain.pool import Pool
from evolution_qt.games import default_edition
from evolution_qt.messages import Messages, languages
from evolution_qt.store.shelf import Shelf
from evolution_qt.ui.kit import fonts
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan, SettingsFile
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.crash import Reporter, ending_in_words
from evolution_qt.ui.shell.window.folders import Folders
from evolution_qt.ui.shell.window.language import Translations, of_system
from evolution_qt.ui.shell.window.memory import Collector, Writing
from evolution_qt.ui.shell.window.window import MainWindow
from evolution_qt.ui.table.presentation import presentation

_log = logging.getLogger(__name__)

DEMO_SEATS: Final = 4
LATER: Final = (
    "core.record",
    "games.opening",
    "store.library",
    "store.record_file",
    "ui.shell.window.base",
    "ui.shell.new_game.new_game",
    "ui.shell.new_game.naming",
    "ui.shell.settings.pages",
    "ui.shell.settings.settings_dialog",
    "ui.shell.window.question",
    "ui.kit.items",
    "ui.kit.sounds.sounds",
    "ui.table.hearing",
    "ui.shell.log.log_panel",
    "ui.shell.game.scores",
    "ui.shell.game.seats",
    "ui.shell.game.game_view",
    "ui.shell.replay.replay",
    "ui.shell.game.matches",
    "ui.shell.game.session",
    "ui.shell.replay.replays",
    "ui.shell.reading.how_to_play",
    "ui.shell.reading.reference",
    "ui.shell.reading.key_list",
    "ui.shell.reading.why",
    "ui.shell.game.move_list",
    "ui.shell.book.record_book",
    "ui.shell.reading.about",
    "ui.shell.library.pictures",
    "ui.shell.library.game_list",
    "ui.shell.library.details",
    "ui.shell.library.librarian",
    "ui.shell.library.library_page",
    "ui.shell.library.dropping",
)
"""What is loaded once the start screen is there, so that the first click does not wait for it."""
_LONGEST_SIGHT: Final = 500
"""Milliseconds after which the program goes on although its window was not painted."""
_BETWEEN: Final = 0.005
_PATIENCE: Final = 50
"""Turns after which the program goes on although the landscape of its start screen is not painted."""


@guarded
class OpenedFiles(QObject):
    """Hears of files; those that come before the program can open them wait.

    A filter is asked about every event of the program, so there is one only where such events come.
    """

    def __init__(self, app: QApplication, *, listens: bool = sys.platform == "darwin") -> None:
        super().__init__(app)
        self._waiting: list[Path] = []
        self._open: Callable[[Path], object] | None = None
        if listens:
            app.installEventFilter(self)

    def begin(self, open_file: Callable[[Path], object]) -> None:
        """Open what has come and what will come."""
        self._open = open_file
        while self._waiting:
            open_file(self._waiting.pop(0))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the files, and nothing else."""
        if not isinstance(event, QFileOpenEvent) or not event.file():
            return False
        path = Path(event.file())
        if self._open is None:
            self._waiting.append(path)
        else:
            self._open(path)
        return True


def main(argv: Sequence[str]) -> int:
    """Open the window and return the exit status when it is left."""
    options = _options(argv)
    folders = Folders.found()
    reporter = Reporter(folders.log)
    reporter.install()
    app = make_app(partial(speaking, options.lang))
    to_open = OpenedFiles(app)
    translations = Translations(app)
    collector, writing = Collector(), Writing()
    shelf = Shelf(folders.games, writer=writing.writer)
    settings = SettingsFile(folders.settings, writing.writer)
    pool = Pool()
    try:
        window = MainWindow(settings, shelf, reporter, pool, translations)
        if options.lang:
            translations.use(options.lang)
        window.show()
        first_sight(app, window)
        window.hear_keys()  # before any key is taken
        from evolution_qt.ui.shell.window import tasks  # takes long, and the window is to be seen before

        reporter.log_versions()
        reporter.when_display_is_lost = partial(_end_without_display, window, writing, reporter)
        return tasks.run(app, live(app, window, pool, options, to_open))
    except KeyboardInterrupt:
        return 130
    finally:
        pool.stop()
        writing.stop()
        collector.stop()
        translations.remove()
        reporter.remove()
        from evolution_qt.ui.kit import pixmaps

        pixmaps.forget()


def _end_without_display(window: MainWindow, writing: Writing, reporter: Reporter) -> None:
    """End as when told to, as far as that needs no event loop: Qt ends the program now, or all its loops."""
    _log.warning("the display is gone; the program ends")
    window.let_go()
    writing.writer.finish()
    _log.info("everything is on the disk")
    reporter.remove()
    os._exit(0)  # without a display the application can be neither run nor taken apart


def first_sight(app: QApplication, window: MainWindow) -> None:
    """Let the start screen be painted; whatever a person does waits until the program runs."""
    limit = QDeadlineTimer(_LONGEST_SIGHT)
    QTimer.singleShot(_LONGEST_SIGHT, app, lambda: None)  # so that waiting ends
    flags = QEventLoop.ProcessEventsFlag
    while not window.start.is_painted and not limit.hasExpired():
        app.processEvents(flags.ExcludeUserInputEvents | flags.WaitForMoreEvents)


def speaking(language: str | None = None) -> Messages:
    """Return the sentences for a start that fails, in a language or else the system's."""
    return messages.load(language or of_system())


def make_app(said: Callable[[], Messages] = speaking) -> QApplication:
    """Return the application object, made now if there is none; where it cannot be, say why and end."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        if words := starting.without_display(said):
            starting.tell(words)
            sys.exit(starting.FAILED)
        with ending_in_words(said) as end:
            app = style.made_app(sys.argv[:1])
            if app.primaryScreen() is None or not fonts.load():
                end()
    app.setApplicationName("evolution-qt")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("evolution-qt")
    app.setQuitOnLastWindowClosed(False)
    app.setQuitLockEnabled(False)  # nor may Qt end it when something that held it open has gone
    return app


def demo() -> GamePlan:
    """Return a game of bots that can be watched, with names in the language of the window."""
    from evolution_qt.ui.shell.new_game.player_names import usual_name

    names = map(usual_name, range(DEMO_SEATS))
    kinds = ("greedy", "random")
    seats = tuple(SeatPlan(kinds[at % 2], name) for at, name in enumerate(names))
    return GamePlan(default_edition(), seats)


async def live(
    app: QApplication, window: MainWindow, pool: Pool, options: _Options, to_open: OpenedFiles
) -> int:
    """Show the window until it is left."""
    import asyncio

    from evolution_qt.ui.shell.window import tasks

    is_left = asyncio.Event()
    window.left.connect(is_left.set)
    app.commitDataRequest.connect(lambda _manager: window.quit())
    tasks.when_interrupted(window.quit)
    tasks.start_task(make_ready(pool, window), "make ready")
    if options.file is not None:
        window.replays.open_file(Path(options.file))
    elif options.demo:
        window.session.begin_demo(demo(), quits=app.platformName() == "offscreen")
    to_open.begin(lambda path: window.replays.open_file(path))
    await is_left.wait()
    window.deleteLater()
    return 0


async def make_ready(pool: Pool, window: MainWindow) -> None:
    """Load what the start screen did not need, one part at a time, and start the bots' process."""
    import asyncio
    import linecache

    from evolution_qt.ui.shell.window import memory

    for _ in range(_PATIENCE):
        if window.start.is_whole or not window.start.isVisible():
            break
        await asyncio.sleep(0)
    window.paint_icon()
    game = window.settings.edition(window.language)
    for name in later(game):
        import_module(f"evolution_qt.{name}")
        linecache.clearcache()  # PySide has every module's source read, megabytes that no one needs
        if window.game is None and window.replay is None:  # what goes again is garbage some day
            memory.set_apart()
        await asyncio.sleep(_BETWEEN)
    for learn in lessons(game):
        learn()
        await asyncio.sleep(_BETWEEN)
    window.sounds.prepare()
    window.shelf.library.keep_index()
    window.shelf.writer.do(window.shelf.library.tidy)
    pool.warm()


def later(game: str) -> Sequence[str]:
    """Return all that is loaded later; *game* is the key of the one that is likely to be played."""
    return (*LATER, *presentation(game).modules)


def lessons(game: str) -> Iterator[Callable[[], object]]:
    """Return what is to be made, a few milliseconds each, before a sheet is opened for the first time."""
    from evolution_qt.ui.shell.new_game.new_game import to_learn

    yield from to_learn()
    yield from presentation(game).learn()


@dataclass
class _Options:
    """What concerns the window."""

    demo: bool = False
    lang: str | None = None
    file: str | None = None
    """A record that is looked at first."""


def _options(argv: Sequence[str]) -> _Options:
    """Return what concerns the window; the command line has refused what no one knows."""
    if not argv:
        return _Options()
    import argparse

    parser = argparse.ArgumentParser(prog="evolution-qt", add_help=False)
    parser.add_argument("file", nargs="?")
    parser.add_argument("--demo", action="store_true")
    parser.add_argument("--lang", choices=list(languages()))
    known, _ = parser.parse_known_args(list(argv), _Options())
    return known
