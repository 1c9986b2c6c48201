"""The main window: its pages and what they share; what happens on them is done by others.

`Commands` has the actions and the menu, `Sheets` opens the sheets, `Session` the game that is played,
`Replays` the one that is looked at again, `LibraryPage` the library, `BookKeeper` the record book. They know
the window as their `Host`; what one of them wants of another it emits, and the window joins them. What the
start screen does not need is made when first asked for, and imported by `app` once the screen is there.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QByteArray,
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QMoveEvent,
    QResizeEvent,
    QScreen,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication

from evolution_qt.core.errors import filled
from evolution_qt.games import title_of
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.jobs import go_on, is_busy
from evolution_qt.ui.kit.late import Late, late
from evolution_qt.ui.shell.settings.settings import MATCHES_TO_LEARN, Settings, SettingsFile, Volume
from evolution_qt.ui.shell.start.start import StartScreen
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.host import Host, Pages
from evolution_qt.ui.shell.window.sheets import Sheets
from evolution_qt.ui.table.presentation import presentation, shown_titles, taught

if TYPE_CHECKING:
    from evolution_qt.brain.pool import Pool
    from evolution_qt.store.shelf import Shelf
    from evolution_qt.ui.shell.game.first_steps import FirstSteps
    from evolution_qt.ui.shell.game.game_view import GameView
    from evolution_qt.ui.shell.game.session import Session
    from evolution_qt.ui.shell.library.dropping import DropTarget
    from evolution_qt.ui.shell.library.library_page import LibraryPage
    from evolution_qt.ui.shell.replay.replay import ReplayView
    from evolution_qt.ui.shell.replay.replays import Replays
    from evolution_qt.ui.shell.window.base import Dialog
    from evolution_qt.ui.shell.window.commands import Commands
    from evolution_qt.ui.shell.window.crash import Reporter
    from evolution_qt.ui.shell.window.language import Translations
    from evolution_qt.ui.shell.window.notes import Note

_log = logging.getLogger(__name__)

_reported: Final[Late[AbstractContextManager[None]]] = late("ui.shell.window.tasks:reported")
_heed: Final[Late[None]] = late("ui.kit.keymap:heed")
_start_task: Final[Late[None]] = late("ui.shell.window.tasks:start_task")
_withdraw: Final[Late[None]] = late("ui.kit.accessibility:withdraw")
_written: Final[Late[Awaitable[None]]] = late("ui.shell.window.tasks:written")

_ICON: Final = 128
PATIENCE: Final = 500
"""Milliseconds of waiting for the disk after which a word says so."""
_SETTLED: Final = 1000
"""Milliseconds after which a size and a place on the screen are there to stay."""


@guarded
class MainWindow(Host):
    """Everything a person sees. `left` is emitted when it is closed and nothing runs."""

    left = Signal()

    def __init__(
        self,
        settings_file: SettingsFile,
        shelf: Shelf,
        reporter: Reporter,
        pool: Pool,
        translations: Translations,
    ) -> None:
        super().__init__(settings_file, shelf, pool, translations)
        shelf.writer.listen(self._look_after_record)
        self._reporter = reporter
        self._loudness: Volume = "quiet"
        """How loud sounds were before they were silenced by a key."""
        self._may_ask = True
        """Whether it is asked before something is lost."""
        self._is_followed = False
        """Whether it is noticed that the window comes to another screen."""
        self._settled = QTimer(self, interval=_SETTLED, singleShot=True)
        self._settled.timeout.connect(self._remember_place)
        translations.use(self.settings.language)
        self._place()
        style.fit(self.size())
        self.theme = style.apply(self, *self._look())
        self.pages = Pages()
        self.setCentralWidget(self.pages)
        self.pages.currentChanged.connect(lambda _page: self._entitle())
        self.start = StartScreen(self.theme)
        self.start.come_gradually()
        self._still_start()
        self.pages.addWidget(self.start)
        self.sheets = Sheets(self, reporter)
        self.setAcceptDrops(True)
        self._connect()
        self.retranslate()
        self.show_start()
        if not settings_file.is_understood:
            self.start.note.warn(self._settings_note())
        elif reporter.crashed_before:
            _log.warning("the program crashed the last time")
            self.start.note.warn(self.tr("The program crashed last time. Your games are safe."))

    # What can be asked of it

    def _connect(self) -> None:
        start, sheets = self.start, self.sheets
        start.seen.connect(self.hear_keys)
        start.continue_asked.connect(self._go_on)
        start.at_once_asked.connect(lambda: sheets.begin_at_once(self.edition))
        start.new_game_asked.connect(self._ask_new_game)
        start.rules_asked.connect(lambda: sheets.show_rules())
        start.steps_asked.connect(lambda: self.first_steps.ask(taught(self.edition)))
        start.library_asked.connect(sheets.show_library)
        start.book_asked.connect(sheets.show_record_book)
        start.settings_asked.connect(sheets.show_settings)
        start.about_asked.connect(sheets.show_about)
        start.quit_asked.connect(self.close)
        start.language_chosen.connect(
            lambda language: self.take_settings(replace(self.settings, language=language))
        )
        sheets.steps_asked.connect(lambda game: self.first_steps.ask(game))
        sheets.steps_begun.connect(lambda game: self.first_steps.begin(game))
        sheets.library_asked.connect(lambda: self.library_page.show())
        sheets.planned.connect(lambda plan, seed: self.session.begin(plan, seed))
        sheets.seats_chosen.connect(lambda changes: self.session.take_seats(changes))
        sheets.play_on_chosen.connect(lambda *chosen: self.session.play_on(*chosen))
        self._reporter.met.connect(sheets.show_unexpected, Qt.ConnectionType.QueuedConnection)
        self._hints = QApplication.styleHints()
        self._accessibility = self._hints.accessibility()  # kept: their signals go with them
        self._hints.colorSchemeChanged.connect(self._apply_theme)
        self._accessibility.contrastPreferenceChanged.connect(self._apply_theme)

    def _wishes(self) -> dict[str, Callable[[], object]]:
        """Return what each action does."""
        return {
            "new": self._ask_new_game,
            "undo": lambda: self.session.take_back(),
            "redo": lambda: self.session.redo(),
            "undo_turn": lambda: self.session.take_back_turn(),
            "practice": self.sheets.ask_practice,
            "open_hands": self.sheets.ask_open_hands,
            "seats": self.sheets.ask_seats,
            "give_up": self.sheets.ask_give_up,
            "rules": self.sheets.show_rules,
            "cards": self.sheets.show_reference,
            "library": self.sheets.show_library,
            "book": self.sheets.show_record_book,
            "result": lambda: self.session.show_result(),
            "keys": self.sheets.show_shortcuts,
            "game": self.sheets.show_this_game,
            "position": lambda: self.library_page.copy_position(),
            "seed": lambda: self.library_page.copy_seed(),
            "report": lambda: self.library_page.report(),
            "settings": self.sheets.show_settings,
            "about": self.sheets.show_about,
            "sounds": self.toggle_sounds,
            "full": self.toggle_full_screen,
            "start": lambda: self.session.leave(),
            "quit": self.close,
            "menu": self.open_menu,
        }

    def _possible(self) -> dict[str, bool]:
        """Return which actions are possible in the game on the table, for those that are not always."""
        controller = self.game.controller if self.game is not None else None
        if controller is None:
            return dict.fromkeys(("practice", "open_hands", "seats", "give_up", "result"), False)
        goes_on = not controller.match.is_over
        return {
            "practice": controller.can_practise,
            "open_hands": controller.can_open_hands,
            "seats": goes_on,
            "give_up": controller.at_turn is not None,
            "result": self.session.has_result,
        }

    def _may(self, name: str) -> bool:
        """Return whether an action is about something that is seen, neither behind a sheet nor a replay."""
        from evolution_qt.ui.shell.window.commands import AT_ANY_TIME, OF_THE_TABLE

        if self.sheets.is_covered:
            return name in AT_ANY_TIME
        if self.replay is not None and name in OF_THE_TABLE:
            if self.game is not None:
                self.note.refuse(self.tr("Not available in a replay."))
            return False
        return True

    def hear_keys(self) -> None:
        """Follow the keys of all actions from now on."""
        self.commands  # noqa: B018  made when first asked for

    def open_menu(self) -> None:
        """Open the menu of the game on the table."""
        if self.game is not None:
            self.commands.open_below(self.game.side.menu)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def toggle_sounds(self) -> None:
        """Silence all sounds, or let them be as loud as they were before, and show it."""
        now = self.settings.sounds
        if now != "off":
            self._loudness = now
        self.take_settings(replace(self.settings, sounds=self._loudness if now == "off" else "off"))
        text = self.tr("Sound is on.") if now == "off" else self.tr("Sound is off.")
        self.note.say(text)

    # Its parts

    @cached_property
    def commands(self) -> Commands:
        """What can be asked of it at any time; made once the start screen is seen."""
        commands: Commands = late("ui.shell.window.commands:Commands")(
            self, self._wishes(), self._possible, self._may, dict(self.settings.keys)
        )
        return commands

    @cached_property
    def drops(self) -> DropTarget:
        """What takes files that are dragged onto it."""
        drops: DropTarget = late("ui.shell.library.dropping:DropTarget")(
            self, lambda paths: self.library_page.take_files(paths)
        )
        return drops

    @cached_property
    def session(self) -> Session:
        """What holds the game that is played."""
        session: Session = late("ui.shell.game.session:Session")(self, self.sheets)
        session.replay_asked.connect(lambda ply: self.replays.open_played(ply))
        session.teacher_of = lambda match: self.first_steps.teacher_of(match)
        return session

    @cached_property
    def first_steps(self) -> FirstSteps:
        """What teaches a game."""
        steps: FirstSteps = late("ui.shell.game.first_steps:FirstSteps")(self, self.sheets, self.session)
        return steps

    @cached_property
    def replays(self) -> Replays:
        """What holds the game that is looked at again."""
        replays: Replays = late("ui.shell.replay.replays:Replays")(self, self.sheets)
        replays.left.connect(self._show_what_was_before)
        return replays

    @cached_property
    def library_page(self) -> LibraryPage:
        """Where the library is asked for."""
        page: LibraryPage = late("ui.shell.library.library_page:LibraryPage")(
            self, self.sheets, self._reporter
        )
        page.go_on_asked.connect(lambda path: self.session.ask_to_go_on(path))
        page.replay_asked.connect(lambda match, names: self.replays.open(match, names))
        return page

    @property
    def game(self) -> GameView | None:
        """The game that is played, None if there is none."""
        return self.session.view if "session" in vars(self) else None

    @property
    def replay(self) -> ReplayView | None:
        """The game that is looked at again, over the one that is played or alone; None if there is none."""
        return self.replays.view if "replays" in vars(self) else None

    @property
    def dialog(self) -> Dialog | None:
        """The sheet that lies over the window, or comes in the next turns; None if there is none."""
        return self.sheets.dialog

    # What is seen

    @property
    def note(self) -> Note:
        """The note of the page that is seen."""
        if self.replay is not None:
            return self.replay.note
        view = self.game
        if view is None:
            return self.start.note
        return view.seen_note

    def _show_what_was_before(self) -> None:
        """Show what lay below a replay: the game, or the start screen."""
        if self.game is not None:
            self.session.show()
        else:
            self.show_start()

    def show_start(self, left: str = "") -> None:
        """Show the first screen; of an edition that was *left* the cover stays chosen."""
        self._offer_to_continue(left)
        self.pages.setCurrentWidget(self.start)

    def _look_for_another_window(self) -> None:
        """Offer the game to be continued that another window has left meanwhile."""
        if self.start.waits_for_another and self.start.isVisible() and self.dialog is None:
            self._offer_to_continue()

    def _offer_to_continue(self, left: str = "") -> None:
        known = {edition.key for title in shown_titles() for edition in title.editions}
        waiting = [one for one in self.shelf.waiting() if one[0].summary.game in known]
        self._recognise_games()
        learnt = [title for title, _ended in self.settings.learnt]
        self.start.take_waiting(waiting, self.settings.edition(self.language), learnt, left)

    def _recognise_games(self) -> None:
        """Remember that a player knows the games that were begun here, and of which people ended a match."""
        settings = self.settings
        unknown = [title for title in shown_titles() if not settings.knows(title.key)]
        known = {edition.key: title.key for title in unknown for edition in title.editions}
        editions = [key for key in settings.editions if key in known]
        for edition in self.shelf.finished(editions, settings.names) if editions else ():
            settings = settings.learning(known[edition], MATCHES_TO_LEARN)
        self.keep(settings)

    def _ask_new_game(self) -> None:
        """Set up a new game: on the start screen the one whose cover is chosen."""
        self.sheets.ask_new_game("" if self.game is not None else self.edition)

    def _go_on(self) -> None:
        """Go on with the latest match of the game that is chosen."""
        entry = self.start.going_on
        self.session.go_on(entry.path if entry is not None else None)

    def drop_replay(self) -> None:
        """Take a replay away, if there is one, or one is being made."""
        if "replays" in vars(self):
            self.replays.drop()

    def close_what_knows_a_hand(self) -> None:
        """Close what was opened with the knowledge of the person who leaves the screen."""
        self.sheets.close(knowing_a_hand=True)
        if "replays" in vars(self):
            self.replays.close_what_knows_a_hand()
        _withdraw()

    def _cover_if_left(self) -> None:
        """Cover a hand when someone else may look: the window is minimised, or other windows come first."""
        active = QApplication.activeWindow()
        is_left = not self.isActiveWindow() and (active is None or not self.isAncestorOf(active))
        if not is_left and not self.isMinimized():
            return
        if self.replay is not None:
            self.replay.cover_hands()
        if self.game is not None:
            if self.game.controller.covers_hands:
                self.close_what_knows_a_hand()
            self.game.controller.cover()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files that come over the window."""
        event.setAccepted(self.drops.follow(event))

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Take files that are moved over the window."""
        event.setAccepted(self.drops.follow(event))

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Take notice that they are gone."""
        self.drops.follow(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Take files that are dropped."""
        event.setAccepted(self.drops.follow(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Return press the button that has the keyboard, as Space does, unless it is used otherwise."""
        focused = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QAbstractButton):
            focused.click()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take notice whether keys or the pointer are used, whatever in the window they are for."""
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            _heed(event)
        return super().eventFilter(watched, event)

    def paint_icon(self) -> None:
        """Get an icon; it is painted, so the window is shown before."""
        from PySide6.QtGui import QIcon

        shown = presentation(self.settings.edition(self.language))
        self.setWindowIcon(QIcon(shown.scoring().starter(_ICON, 1.0)))

    def retranslate(self) -> None:
        """Write every word again."""
        self._entitle()
        if "commands" in vars(self):
            self.commands.retranslate()
        self.start.set_language(self.language)

    def _entitle(self) -> None:
        """Call the window by the game that is seen, or by the program."""
        page = self.pages.currentWidget()
        shown = next((view for view in (self.replay, self.game) if view is not None and view is page), None)
        if shown is None:
            self.setWindowTitle(self.tr("Evolution"))
        else:
            called = title_of(shown.match.game.key).called
            self.setWindowTitle(QCoreApplication.translate("Edition", called))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, and the system's writing."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        if event.type() == QEvent.Type.ThemeChange:
            self._follow_writing()
        if event.type() in (QEvent.Type.ActivationChange, QEvent.Type.WindowStateChange):
            self._cover_if_left()
        if event.type() == QEvent.Type.ActivationChange:
            self._look_for_another_window()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have the size remembered once it stays, for a program that is killed; draw what it has room for."""
        super().resizeEvent(event)
        self._settled.start()
        if style.fit(self.size()):
            self._apply_theme()

    def showEvent(self, event: QShowEvent) -> None:
        """Follow the window from screen to screen, now that it has one."""
        super().showEvent(event)
        if not self._is_followed and (handle := self.windowHandle()) is not None:
            self._is_followed = True
            handle.screenChanged.connect(self._follow_screen)
            handle.installEventFilter(self)

    def moveEvent(self, event: QMoveEvent) -> None:
        """Have the place remembered once it stays."""
        super().moveEvent(event)
        self._settled.start()

    # Settings

    def take_settings(self, settings: Settings) -> None:
        """Use other settings, and keep them."""
        before, self.settings = self.settings, settings
        if (settings.theme, settings.contrast, settings.text) != (before.theme, before.contrast, before.text):
            self._apply_theme()
        if settings.language != before.language:
            self.translations.use(settings.language)
            self.start.set_language(self.language)
            self._apply_theme()
        if settings.keys != before.keys:
            self._take_keys()
        self._still_start()
        if settings.sounds != before.sounds:
            self.sounds.set_volume(settings.sounds)
        if self.game is not None:
            self.game.use(settings)
        if self.replay is not None:
            self.replay.use(settings)
        self.settings_file.save(settings, self._show_whether_kept)

    def _still_start(self) -> None:
        """Let the start screen move or not, by the settings."""
        self.start.set_still(self.settings.speed == "off" or self.settings.motion == "reduced")

    def _show_whether_kept(self, is_kept: bool) -> None:
        """Show where it can be seen if settings that were just changed cannot be kept."""
        if not is_kept:
            note = self.unwritable()
            if self.dialog is None or not self.dialog.take_note(note):
                self.start.note.warn(note)

    def _take_keys(self) -> None:
        """Listen to the keys that the settings say, and name them wherever one is named."""
        self.commands.take_keys(dict(self.settings.keys))
        if self.game is not None:
            self.game.retranslate()

    def _look(self) -> tuple[str, int | str, str]:
        """Return how everything looks by the settings."""
        return self.settings.theme, self.settings.text, self.settings.contrast

    def _apply_theme(self) -> None:
        self.theme = style.apply(self, *self._look())
        self.start.set_theme(self.theme)
        if self.game is not None:
            self.game.set_theme(self.theme)
        if self.replay is not None:
            self.replay.set_theme(self.theme)
        self.sheets.write_anew()

    def _follow_writing(self) -> None:
        """Write in the size that the system has now, where its size is wished."""
        if style.text_size(self.settings.text) != round(100 * style.wished_text()):
            self._apply_theme()

    def unwritable(self) -> str:
        """Return the sentence that the settings cannot be written, empty if they can."""
        if self.settings_file.is_writable:
            return ""
        text = self.tr("The settings last until you quit; they cannot be saved to {file}.")
        return filled(text, {"file": str(self.settings_file.path)})

    def _settings_note(self) -> str:
        if self.settings_file.put_aside is None:
            text = self.tr("The settings in {file} could not be read, so the usual ones apply.")
            return filled(text, {"file": str(self.settings_file.path)})
        text = self.tr(
            "The settings could not be read, so the usual ones apply. The old file is now called {file}."
        )
        return filled(text, {"file": str(self.settings_file.put_aside)})

    # The place on the screen

    def _place(self) -> None:
        """Take the place of the last time, as far as the screen has room for it, or the usual size."""
        self._follow_screen()
        place = QByteArray.fromHex(QByteArray(self.settings.place.encode()))
        if place.isEmpty() or not self.restoreGeometry(place):
            self.resize(style.fitting(self.screen().availableSize()))
        else:
            self._come_inside()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.screenAdded.connect(self._watch_screen)
        for screen in app.screens():
            self._watch_screen(screen)

    def _watch_screen(self, screen: QScreen) -> None:
        screen.availableGeometryChanged.connect(self._fit_screen)
        screen.logicalDotsPerInchChanged.connect(self._follow_writing)

    def screen_room(self) -> QRect:
        """Return the room of the screen that the window is on, or will be as soon as it is shown."""
        place = None if self.isVisible() else QGuiApplication.screenAt(self.frameGeometry().center())
        return (place or self.screen()).availableGeometry()

    def _frame(self) -> QSize:
        """Return the room of the frame around the window: about, till it is shown."""
        drawn = self.frameGeometry().size() - self.size()
        return style.FRAME if drawn.isNull() else drawn

    def _follow_screen(self) -> None:
        """Be allowed to be as small as the screen has room for, where that is little."""
        self.setMinimumSize(style.least(self.screen_room().size(), self._frame()))

    def _fit_screen(self) -> None:
        """Come inside a screen that has become too small for the window."""
        self._follow_screen()
        room = style.room_of(self.screen_room().size(), self._frame())
        if self.size().boundedTo(room) != self.size():
            self._come_inside()

    def _come_inside(self) -> None:
        """Be no larger than the screen, and nowhere but on it."""
        self._follow_screen()
        if self.windowState() & (Qt.WindowState.WindowFullScreen | Qt.WindowState.WindowMaximized):
            return
        room, frame = self.screen_room(), self._frame()
        size = self.size().boundedTo(style.room_of(room.size(), frame))
        if size != self.size():
            self.resize(size)
        taken = QRect(self.pos(), size + frame)
        right, bottom = min(taken.right(), room.right()), min(taken.bottom(), room.bottom())
        taken.moveBottomRight(QPoint(right, bottom))
        taken.moveTopLeft(QPoint(max(taken.left(), room.left()), max(taken.top(), room.top())))
        if taken.topLeft() != self.pos():
            self.move(taken.topLeft())

    def _remember_place(self) -> None:
        place = bytes(self.saveGeometry().toHex().data()).decode()
        self.keep(replace(self.settings, place=place))

    # The end

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask once if a game is running; then end what runs, and only then say that the window is left."""
        if self.is_closing and not self.sheets.asks_to_lose:
            event.accept()
            return
        event.ignore()
        if self.sheets.asks_to_lose:
            return
        self.sheets.unless_kept(lambda: self.quit(asks=True))

    def quit(self, *, asks: bool = False) -> None:
        """End whatever runs and leave; *asks* where someone is there who may say what is to be lost."""
        if not asks:  # the program is told to end, and waits for no answer
            self._may_ask = False
            self.sheets.agree_to_lose()
        if self.is_closing:
            return
        self.is_closing = True
        self._may_ask = asks
        self._settled.stop()
        _start_task(self._quit(), "quit")

    async def _quit(self) -> None:
        with _reported():
            self._remember_place()
        with _reported():
            self.sheets.close()
        with _reported():
            await self._clear()
        with _reported():
            self.pool.stop()
        with _reported():
            await self.kept()
        with _reported():
            await self._finish_book()
        for part in ("sounds", "library_page", "book"):
            if part in vars(self):
                with _reported():
                    vars(self)[part].stop()
        with _reported():
            self.close()
        self.left.emit()

    async def _finish_book(self) -> None:
        """Read no more records, and finish what is exported: it may wait for what is being written."""
        while "book" in vars(self) and is_busy(self.book):
            self.book.read_no_more()  # a game that has just ended may have begun it once more
            go_on(self.book)
            await self.written()

    def let_go(self) -> None:
        """Give back at once what cannot wait for the event loop: without a display it does not go on."""
        self.is_closing = True
        ends: list[Callable[[], object]] = [self.pool.stop, self.shelf.settle]
        if self.game is not None:
            ends.insert(0, self.game.controller.let_go)
        if "sounds" in vars(self):
            ends.append(self.sounds.stop)
        for end in ends:
            with _reported():
                end()

    async def written(self) -> None:
        """Wait until everything is on the disk that was shown; show that if it takes long."""
        patience = QTimer(self, interval=PATIENCE, singleShot=True)
        patience.timeout.connect(
            lambda: self.note.say(self.tr("The disk is slow. Your game is still being saved."))
        )
        patience.start()
        try:
            await _written(self.shelf.writer)
        finally:
            patience.stop()
            patience.deleteLater()

    async def kept(self) -> None:
        """Wait until all games that were left are on the disk, or someone has agreed that they are not."""
        while True:
            with _reported():
                self.shelf.settle()
            await self.written()
            fault = self.shelf.missing
            if fault is None or not self._may_ask:
                return
            self.show()  # it may have been closed while the disk was waited for
            if await self.sheets.ask_to_lose(fault):
                return

    def _look_after_record(self) -> None:
        """Notice what came of writing the game that is played, in time or later."""
        if self.game is not None:
            self.game.controller.look_after_record()

    async def _clear(self) -> None:
        """End the game and the replay, as far as there are any."""
        if "session" in vars(self):
            await self.session.clear()
        else:
            self.drop_replay()
