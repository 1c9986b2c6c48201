"""The main window: the start screen or a game, and the dialogs before them.

What the start screen does not need is imported where it is used, and by `app` once the screen is there.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QByteArray, QEvent, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QIcon, QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QStackedWidget

from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import BadInput, filled
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.shell import style
from evolution_qt.ui.shell.library.dropping import DropTarget
from evolution_qt.ui.shell.settings import SPEEDS, GamePlan, Settings, SettingsFile
from evolution_qt.ui.shell.start import StartScreen

if TYPE_CHECKING:
    import asyncio
    from pathlib import Path

    from evolution_qt.brain.pool import Pool
    from evolution_qt.games.opening import EvolutionMatch
    from evolution_qt.messages import Messages
    from evolution_qt.store.shelf import Shelf
    from evolution_qt.ui.shell.book_keeper import BookKeeper
    from evolution_qt.ui.shell.crash import Reporter
    from evolution_qt.ui.shell.dialogs.base import Dialog
    from evolution_qt.ui.shell.dialogs.question import UnexpectedDialog
    from evolution_qt.ui.shell.game_view import GameView
    from evolution_qt.ui.shell.language import Translations
    from evolution_qt.ui.shell.library.desk import Desk
    from evolution_qt.ui.shell.replay import ReplayView
    from evolution_qt.ui.shell.undoing import Undoing

_log = logging.getLogger(__name__)

SMALLEST: Final = QSize(1024, 640)
_ICON: Final = 128


@guarded
class MainWindow(QMainWindow):
    """Everything a person sees. `left` is emitted when it is closed and nothing runs any more."""

    left = Signal()

    def __init__(
        self,
        settings_file: SettingsFile,
        shelf: Shelf,
        reporter: Reporter,
        pool: Pool,
        translations: Translations,
    ) -> None:
        super().__init__()
        self._file = settings_file
        self.settings = settings_file.load()
        self.shelf = shelf
        self._reporter = reporter
        self.pool = pool
        self._translations = translations
        self._app = QApplication.instance()
        assert isinstance(self._app, QApplication)
        translations.use(self.settings.language)
        self.theme = style.apply(self._app, self.settings.theme)
        self.pages = QStackedWidget()
        self.setCentralWidget(self.pages)
        self.start = StartScreen(self.theme)
        self.pages.addWidget(self.start)
        self.game: GameView | None = None
        self.replay: ReplayView | None = None
        """A game that is looked at again, over the one that is played or alone."""
        self.dialog: Dialog | None = None
        self._unexpected: UnexpectedDialog | None = None
        self.is_closing = False
        self.setMinimumSize(SMALLEST)
        self.menu = QMenu(self)
        self._actions = self._make_actions()
        self._connect()
        self.drops = DropTarget(self, lambda paths: self.desk.take_files(paths))
        self.retranslate()
        self._place()
        self.show_start()
        if settings_file.put_aside is not None:
            self.start.note.warn(self._settings_note())
        elif reporter.crashed_before:
            _log.warning("the program crashed the last time")
            self.start.note.warn(self.tr("The program ended by a fault the last time. Your games are kept."))

    # Set-up

    def _connect(self) -> None:
        start = self.start
        start.continue_asked.connect(self.continue_game)
        start.new_game_asked.connect(self.ask_new_game)
        start.rules_asked.connect(lambda: self.show_rules())
        start.library_asked.connect(self.show_library)
        start.book_asked.connect(self.show_record_book)
        start.settings_asked.connect(self.show_settings)
        start.about_asked.connect(self.show_about)
        start.quit_asked.connect(self.close)
        start.language_chosen.connect(
            lambda language: self.take_settings(replace(self.settings, language=language))
        )
        self._reporter.met.connect(self._show_unexpected, Qt.ConnectionType.QueuedConnection)
        hints = QApplication.styleHints()
        hints.colorSchemeChanged.connect(self._dress)

    def _make_actions(self) -> dict[str, QAction]:
        made: dict[str, QAction] = {}
        for key, keys, slot in (
            ("new", QKeySequence(QKeySequence.StandardKey.New), self.ask_new_game),
            ("undo", QKeySequence("Ctrl+Z"), self.take_back),
            ("redo", QKeySequence("Ctrl+Shift+Z"), self.redo),
            ("undo_turn", QKeySequence("Ctrl+Backspace"), self.take_back_turn),
            ("practice", QKeySequence(), self.ask_practice),
            ("open_hands", QKeySequence(), self.ask_open_hands),
            ("seats", QKeySequence("Ctrl+P"), lambda: self.ask_seats()),
            ("give_up", QKeySequence(), self.ask_give_up),
            ("rules", QKeySequence("Ctrl+F1"), lambda: self.show_rules()),
            ("cards", QKeySequence("C"), lambda: self.show_reference()),
            ("library", QKeySequence("Ctrl+L"), self.show_library),
            ("book", QKeySequence("Ctrl+B"), self.show_record_book),
            ("keys", QKeySequence("F1"), self.show_shortcuts),
            ("game", QKeySequence(), lambda: self.show_this_game()),
            ("position", QKeySequence("Ctrl+Shift+C"), lambda: self.desk.copy_position()),
            ("seed", QKeySequence(), lambda: self.desk.copy_seed()),
            ("report", QKeySequence(), lambda: self.desk.report()),
            ("settings", QKeySequence("Ctrl+,"), self.show_settings),
            ("about", QKeySequence(), self.show_about),
            ("full", QKeySequence("F11"), self.toggle_full_screen),
            ("start", QKeySequence(), self.leave_game),
            ("quit", QKeySequence("Ctrl+Q"), self.close),
        ):
            action = QAction(self)
            action.setShortcut(keys)
            action.triggered.connect(slot)
            self.addAction(action)
            self.menu.addAction(action)
            made[key] = action
        self.menu.aboutToShow.connect(self._prepare_menu)
        menu = QAction(self)
        menu.setShortcut(QKeySequence("F10"))
        menu.triggered.connect(self._open_menu)
        self.addAction(menu)
        made["menu"] = menu
        for before in ("undo", "rules", "full", "start"):
            self.menu.insertSeparator(made[before])
        return made

    def paint_icon(self) -> None:
        """Get an icon; it is painted, so the window is shown before."""
        from evolution_qt.ui.kit import art

        self.setWindowIcon(QIcon(art.token("first_player", _ICON)))

    def retranslate(self) -> None:
        """Write every word anew."""
        self.setWindowTitle(self.tr("Evolution"))
        words = {
            "new": self.tr("New game …"),
            "undo": self.tr("Take back"),
            "redo": self.tr("Make again"),
            "undo_turn": self.tr("Take back the turn"),
            "practice": self.tr("Go on as practice …"),
            "open_hands": self.tr("Open hands …"),
            "seats": self.tr("Who plays …"),
            "give_up": self.tr("Give up …"),
            "rules": self.tr("How to play"),
            "cards": self.tr("Cards"),
            "library": self.tr("Games"),
            "book": self.tr("Record book"),
            "keys": self.tr("Keys"),
            "game": self.tr("This game …"),
            "position": self.tr("Copy the position"),
            "seed": self.tr("Copy the seed"),
            "report": self.tr("Report a bug …"),
            "settings": self.tr("Settings …"),
            "about": self.tr("About"),
            "full": self.tr("Full screen"),
            "start": self.tr("To the start screen"),
            "quit": self.tr("Quit"),
            "menu": self.tr("Menu"),
        }
        for key, text in words.items():
            self._actions[key].setText(text)
        self.start.set_language(self._translations.language)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        if event.type() in (QEvent.Type.ActivationChange, QEvent.Type.WindowStateChange):
            self._cover_if_left()
        if event.type() == QEvent.Type.ActivationChange:
            self._look_for_another_window()
        super().changeEvent(event)

    def _cover_if_left(self) -> None:
        """Cover a hand when somebody else may look: the window is minimised, or other windows come first."""
        active = QApplication.activeWindow()
        is_left = not self.isActiveWindow() and (active is None or not self.isAncestorOf(active))
        if not is_left and not self.isMinimized():
            return
        if self.replay is not None:
            self.replay.cover_hands()
        if self.game is not None:
            if self.game.controller.covers_hands:
                self._cover()
            self.game.controller.cover()

    # The start screen

    def show_start(self) -> None:
        """Show the first screen."""
        self._offer_to_continue()
        self.pages.setCurrentWidget(self.start)

    def _look_for_another_window(self) -> None:
        """Offer the game to be continued that another window has left meanwhile."""
        if self.start.waits_for_another and self.start.isVisible() and self.dialog is None:
            self._offer_to_continue()

    def _offer_to_continue(self) -> None:
        can = self.shelf.unfinished() is not None
        self.start.set_can_continue(can, elsewhere=not can and self.shelf.is_played_elsewhere())

    def show_rules(self, chapter: str = "") -> None:
        """Open the page of rules, for the edition being played or set up last, at a chapter."""
        from evolution_qt.ui.shell.chapters import chapter_of_refusal
        from evolution_qt.ui.shell.dialogs.how_to_play import HowToPlayDialog

        played = self.game.known()[0] if self.game is not None else None
        edition = played.key if played is not None else self.settings.last.game
        if not chapter and self.game is not None and self.game.table.hands.code:
            chapter = chapter_of_refusal(self.game.table.hands.code, self.game.match.state.phase)
        self._open(HowToPlayDialog(edition, chapter, played))

    def show_reference(self, trait: str = "") -> None:
        """Open the page of cards, at a trait if one is meant or looked at."""
        from evolution_qt.games import game
        from evolution_qt.ui.shell.dialogs.reference import ReferenceDialog

        view = self.game
        if view is None:
            self._open(ReferenceDialog(game(self.settings.last.game)))
            return
        rules, seen = view.known()
        self._open(ReferenceDialog(rules, seen, trait or view.table.looked_at()))

    def show_library(self) -> None:
        """Open the library of games."""
        if self.dialog is None:
            self.desk.show()

    @cached_property
    def desk(self) -> Desk:
        """Return where the library is asked for."""
        from evolution_qt.ui.shell.library.desk import Desk

        return Desk(self, self._reporter, self._open)

    def show_record_book(self) -> None:
        """Open the record book, and enter what is new."""
        from evolution_qt.ui.shell.dialogs.record_book import RecordBookDialog

        if self.dialog is None:
            self._open(RecordBookDialog(self.book))
            self.book.catch_up()

    @cached_property
    def book(self) -> BookKeeper:
        """Return the record book of the games that are kept."""
        from evolution_qt.ui.shell.book_keeper import of_folder

        return of_folder(self.shelf.folder, self)

    def show_shortcuts(self) -> None:
        """Open the page of keys."""
        from evolution_qt.ui.shell.dialogs.shortcuts import ShortcutsDialog

        self._open(ShortcutsDialog(list(self._actions.values())))

    def show_why(self, decision: int) -> None:
        """Open the page that tells why an opponent did something, by the number of its decision."""
        from evolution_qt.ui.shell.dialogs.why import WhyDialog

        view = self.game
        if view is not None:
            explaining = view.table.explaining
            self._open(WhyDialog(explaining, view.names, len(view.decisions), view.account, decision))

    def show_this_game(self, *, verifying: bool = False) -> None:
        """Open the page about the game on the table, if there is one; verify it at once if that is asked."""
        from evolution_qt.ui.shell.dialogs.this_game import ThisGameDialog

        if self.game is None:
            return
        dialog = ThisGameDialog(self.game.match, self.game.names)
        self._open(dialog)
        if verifying and self.dialog is dialog:
            dialog.begin_verifying()

    def take_back(self) -> None:
        """Take back the last move, or say why that is not possible."""
        if (undoing := self._undoing()) is not None:
            undoing.take_back()

    def take_back_turn(self) -> None:
        """Take back what the person at the screen has done since somebody else moved."""
        if (undoing := self._undoing()) is not None:
            undoing.take_back_turn()

    def redo(self) -> None:
        """Make again what was taken back."""
        if (undoing := self._undoing()) is not None:
            undoing.redo()

    def _undoing(self) -> Undoing | None:
        """Return what takes moves back, None while no table is seen: nothing changes behind a replay."""
        if self.game is not None and self.replay is not None:
            self.replay.note.say(self.tr("Moves are taken back at the table, not in a replay of it."))
            return None
        return None if self.game is None else self.game.undoing

    def ask_practice(self) -> None:
        """Ask whether the game is to be practice from here on."""
        from evolution_qt.ui.shell.dialogs.question import PracticeDialog

        view = self.game
        if view is not None and view.controller.can_practise:
            dialog = PracticeDialog()
            dialog.accepted.connect(view.practise)
            self._open(dialog)

    def ask_seats(self, seat: int = NOBODY) -> None:
        """Ask who is to play which seat from here on; *seat* is the one that is meant, NOBODY for any."""
        from evolution_qt.ui.shell.dialogs.seats import SeatsDialog

        view = self.game
        if view is None or not view.is_running or view.match.is_over:
            return
        programs = [program.kind for program in self.settings.programs]
        present, waiting = [one.kind for one in view.seats], view.match.record.waiting()
        meant = min(waiting, default=0) if seat == NOBODY else seat
        dialog = SeatsDialog(view.names, present, programs, meant, self.settings.names, waiting)
        dialog.chosen.connect(self._take_seats)
        self._open(dialog)

    def ask_give_up(self) -> None:
        """Ask whether the person at the screen gives up."""
        from evolution_qt.ui.shell.dialogs.seats import GiveUpDialog

        view = self.game
        seat = view.controller.at_turn if view is not None else None
        if view is None or seat is None:
            return
        dialog = GiveUpDialog(seat.name, is_last=len(view.controller.people) == 1)
        dialog.chosen.connect(lambda kind, at_once: self._give_up(seat.index, kind, at_once=at_once))
        self._open(dialog)

    def _give_up(self, seat: int, kind: str, *, at_once: bool) -> None:
        if self.game is not None:
            self._take_seats([(seat, kind, self.game.names[seat])])
        if at_once and self.game is not None:
            self.game.set_speed(SPEEDS["off"])

    def _take_seats(self, changes: Sequence[tuple[int, str, str]]) -> None:
        """Let others play some seats, given with their kinds as records write them and their names."""
        from evolution_qt.ui.shell.matches import sitter
        from evolution_qt.ui.shell.seats import HUMAN

        view = self.game
        if view is not None and changes:
            people = tuple(name for _, kind, name in changes if kind == HUMAN)
            self.take_settings(self.settings.meeting(people))
            programs = self.settings.programs
            view.controller.take_seats(
                [sitter(view.match, seat, name, kind, self.pool, programs) for seat, kind, name in changes]
            )

    def ask_open_hands(self) -> None:
        """Ask whether everybody agrees to play on with open hands."""
        from evolution_qt.ui.shell.dialogs.question import OpenHandsDialog

        view = self.game
        if view is not None and view.controller.can_open_hands:
            dialog = OpenHandsDialog()
            dialog.accepted.connect(view.play_openly)
            self._open(dialog)

    def show_about(self) -> None:
        """Open the words about the program."""
        from evolution_qt.ui.shell.dialogs.about import AboutDialog

        self._open(AboutDialog())

    def show_settings(self) -> None:
        """Open the settings."""
        from evolution_qt.ui.shell.dialogs.settings import SettingsDialog

        note = "" if self._file.is_writable else self._unwritable_note()
        dialog = SettingsDialog(self.settings, note)
        dialog.changed.connect(self.take_settings)
        self._open(dialog)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _open(self, dialog: Dialog) -> None:
        """Open a dialog, unless one is open already; the question before leaving comes before any other."""
        if self.dialog is not None and not self._is_open(self.dialog):
            self.dialog = None
        if dialog.comes_first and self.dialog is not None and not self.dialog.comes_first:
            self.dialog.reject()
        if self.dialog is not None:
            dialog.deleteLater()
            return
        self.dialog = dialog
        dialog.folder = self.settings.folder
        dialog.folder_used.connect(self._remember_folder)
        dialog.finished.connect(self._dialog_closed)
        dialog.open_over(self)

    def _remember_folder(self, folder: str) -> None:
        if folder != self.settings.folder:
            self.take_settings(replace(self.settings, folder=folder))

    def _dialog_closed(self) -> None:
        from evolution_qt.ui.shell import thrift

        self.dialog = None
        QTimer.singleShot(0, thrift.tidy_up)

    # Settings

    def take_settings(self, settings: Settings) -> None:
        """Use other settings, and keep them."""
        before, self.settings = self.settings, settings
        if settings.theme != before.theme:
            self._dress()
        if settings.language != before.language:
            self._translations.use(settings.language)
            self.start.set_language(self._translations.language)
        if self.game is not None:
            self.game.use(settings)
        if self.replay is not None:
            self.replay.use(settings)
        if not self._file.save(settings):
            note = self._unwritable_note()
            if self.dialog is None or not self.dialog.take_note(note):
                self.start.note.warn(note)

    def _dress(self) -> None:
        assert isinstance(self._app, QApplication)
        self.theme = style.apply(self._app, self.settings.theme)
        self.start.set_theme(self.theme)
        if self.game is not None:
            self.game.set_theme(self.theme)
        if self.replay is not None:
            self.replay.set_theme(self.theme)

    def _settings_note(self) -> str:
        text = self.tr(
            "The settings could not be read, so the usual ones apply. The old file is now called {file}."
        )
        return filled(text, {"file": str(self._file.put_aside)})

    def _unwritable_note(self) -> str:
        text = self.tr("The settings hold until the program ends; they cannot be written to {file}.")
        return filled(text, {"file": str(self._file.path)})

    # Games

    def ask_new_game(self) -> None:
        """Open the set-up of a new game, after the question whether a running one may be left."""
        self._unless_kept(self._open_new_game)

    def _open_new_game(self) -> None:
        from evolution_qt.ui.shell.dialogs.new_game import NewGameDialog

        dialog = NewGameDialog(self.settings)
        dialog.marked.connect(lambda marks: self.take_settings(self.settings.marking(marks)))
        dialog.planned.connect(self.begin_game)
        dialog.program_added.connect(lambda program: self.take_settings(self.settings.knowing(program)))
        self._open(dialog)

    def begin_game(self, plan: GamePlan, seed: int | None = None) -> None:
        """Begin a new game, instead of one that may be running."""
        self.take_settings(self.settings.remembering(plan))
        self._spawn(self._begin(plan, seed), "begin")

    async def _begin(self, plan: GamePlan, seed: int | None) -> None:
        from evolution_qt.ui.shell.matches import planned

        match = planned(plan, seed)
        await self._show_game(match, is_kept=self.shelf.keep(match))
        self._let_it_not_count(match, openly=plan.open_hands, practice=plan.practice)

    def _let_it_not_count(self, match: EvolutionMatch, *, openly: bool, practice: bool) -> None:
        """Let a game that has just been begun be played with open hands, or as practice."""
        view = self.game
        if view is None or view.match is not match:
            return
        if openly:
            view.play_openly()
        elif practice:
            view.practise()

    def begin_demo(self, plan: GamePlan, *, quits: bool) -> None:
        """Let bots play a game that is not recorded, at once if nobody can see it."""
        self._spawn(self._demo(plan, quits=quits), "demo")

    async def _demo(self, plan: GamePlan, *, quits: bool) -> None:
        from evolution_qt.ui.shell.matches import planned

        await self._show_game(planned(plan), is_kept=True)
        if quits and self.game is not None:
            self.game.set_speed(SPEEDS["off"])
            self.game.ended.connect(self.quit)

    def ask_to_continue(self, path: Path) -> None:
        """Go on with the game of a record, after the question whether a running one may be left."""
        self._unless_kept(lambda: self.continue_game(path))

    def continue_game(self, path: Path | None = None) -> None:
        """Go on with the game of a record, or with the last one that has not ended."""
        path = path or self.shelf.unfinished()
        if path is None:
            self.show_start()
            return
        try:
            match = self.shelf.open(path)
        except BadInput as error:
            from evolution_qt.ui.shell.faults import sentence

            text = self.tr("The last game cannot be continued: {reason}")
            words = filled(text, {"reason": sentence(error.fault)})
            if self.game is not None:
                self.game.note.warn(words)
                return
            self.start.note.warn(words)
            self.show_start()
            return
        self._spawn(self._show_game(match, is_kept=match.record.fault is None), "continue")

    def play_again(self) -> None:
        """Begin another game with the same seats."""
        if self.game is None:
            return
        self._spawn(self._begin_like(self.game.match, turned=False), "again")

    def play_rematch(self) -> None:
        """Begin another game with the same players, everybody one seat farther."""
        if self.game is not None:
            self._spawn(self._begin_like(self.game.match, turned=True), "rematch")

    async def _begin_like(self, match: EvolutionMatch, *, turned: bool) -> None:
        from evolution_qt.ui.shell.matches import another, begun_as_practice

        openly = self.game is not None and self.game.controller.has_open_hands
        again = another(match, turned=turned)
        await self._show_game(again, is_kept=self.shelf.keep(again))
        self._let_it_not_count(again, openly=openly, practice=begun_as_practice(match))

    async def _show_game(self, match: EvolutionMatch, *, is_kept: bool) -> None:
        async with self._changing:
            await self._end_game()
            if self.is_closing:
                match.record.close()
                return
            from evolution_qt.ui.shell.game_view import GameView

            try:
                self._put_on_stage(match, is_kept=is_kept)
            except Exception:
                if self.game is None or self.game.match is not match:
                    match.record.close()  # it can be continued, since nobody holds it any more
                    for unfinished in self.findChildren(GameView):
                        unfinished.deleteLater()
                    self.show_start()
                raise

    def _put_on_stage(self, match: EvolutionMatch, *, is_kept: bool) -> None:
        from evolution_qt.ui.shell.chapters import chapter_of_phase, chapter_of_refusal
        from evolution_qt.ui.shell.game_view import GameView
        from evolution_qt.ui.shell.matches import seated

        seats = seated(match, self.pool, self.tr("Player {number}"), self.settings.programs)
        self._dress_seats([seat.name for seat in seats])
        view = GameView(match, seats, self.theme, SPEEDS[self.settings.speed], self)
        view.menu_asked.connect(self._open_menu)
        view.panel_toggled.connect(lambda shown: self.take_settings(replace(self.settings, panel=shown)))
        view.set_panel(shown=self.settings.panel)
        view.use(self.settings)
        view.table.paints_gradually = True
        view.key_caps_toggled.connect(lambda on: self.take_settings(replace(self.settings, key_caps=on)))
        view.table.rule_asked.connect(
            lambda code: self.show_rules(chapter_of_refusal(code, match.state.phase))
        )
        view.covering.connect(self._cover)
        view.why_asked.connect(self.show_why)
        view.phase_asked.connect(lambda phase: self.show_rules(chapter_of_phase(phase)))
        view.again_asked.connect(self.play_again)
        view.rematch_asked.connect(self.play_rematch)
        view.seat_asked.connect(self.ask_seats)
        view.reseated.connect(lambda: self._dress_seats(view.names))
        view.replay_asked.connect(self._replay_this_game)
        view.new_game_asked.connect(self._open_new_game)
        view.start_asked.connect(self.leave_game)
        view.verify_asked.connect(lambda: self.show_this_game(verifying=True))
        view.ended.connect(lambda: self.book.catch_up())  # the game that has ended is in its folder
        self.game = view
        self.pages.addWidget(view)
        self.pages.setCurrentWidget(view)
        if not is_kept:
            view.lose_record()
        view.start()

    def _dress_seats(self, names: Sequence[str]) -> None:
        """Let everybody wear the colour and the shape that were chosen once, as far as they are free."""
        from evolution_qt.ui.kit import palette
        from evolution_qt.ui.shell.marks import guises, wish

        palette.wear(guises([wish(name, self.settings.marks) for name in names]))

    def _cover(self) -> None:
        """Close what was opened with the knowledge of the person who leaves the screen."""
        if self.dialog is not None and self.dialog.knows_a_hand:
            self.dialog.reject()
        if self.replay is not None and self.replay.knows_a_hand:
            self.close_replay()

    # Looking at a game again

    def open_replay(
        self, match: EvolutionMatch, names: Sequence[str], moment: int = 0, at_screen: int = NOBODY
    ) -> None:
        """Show a game again from a moment on, in place of another replay if there is one."""
        self._make_replay(match, names, at_screen)
        self._show_replay(moment)

    def _make_replay(self, match: EvolutionMatch, names: Sequence[str], at_screen: int) -> ReplayView:
        """Make the page of a replay, still empty and not seen."""
        from evolution_qt.ui.shell.replay import ReplayView

        self._drop_replay()
        self._dress_seats(names)
        view = ReplayView(match, names, self.theme, at_screen=at_screen, parent=self)
        view.set_panel(shown=self.settings.panel)
        view.use(self.settings)
        view.table.paints_gradually = True
        view.left.connect(self.close_replay)
        view.play_on_asked.connect(self._ask_to_play_on)
        view.panel_toggled.connect(lambda shown: self.take_settings(replace(self.settings, panel=shown)))
        self.replay = view
        self.pages.addWidget(view)
        return view

    def _show_replay(self, moment: int) -> None:
        view = self.replay
        assert view is not None
        self.pages.setCurrentWidget(view)
        view.begin(moment)

    def _replay_this_game(self, moment: int) -> None:
        view = self.game
        if view is not None:
            view.return_to_present()
            self.open_replay(view.match, view.names, moment, view.controller.viewer)

    def close_replay(self) -> None:
        """Go back to where the replay was opened: the game, or the start screen."""
        self._drop_replay()
        if self.game is not None:
            self.pages.setCurrentWidget(self.game)
            page = self.game.result if self.game.result.isVisible() else self.game.table
            page.setFocus()
        else:
            self.show_start()

    def _drop_replay(self) -> None:
        view, self.replay = self.replay, None
        if view is not None:
            from evolution_qt.ui.shell.tasks import delete_after

            view.stop()
            self.pages.removeWidget(view)
            view.hide()
            delete_after(view, view.reel.tasks)
            self._dress_seats(self.game.names if self.game is not None else ())
            if self.game is not None:
                self.game.show_players()

    def open_file(self, path: Path) -> None:
        """Show the game that a file holds again; if it holds none, say so on the start screen."""
        self._spawn(self._open_file(path), "open file")

    async def _open_file(self, path: Path) -> None:
        import asyncio

        from evolution_qt.ui.shell.matches import names_of, opened

        try:
            match = await opened(path)
        except BadInput as error:
            text = self.tr("{file} cannot be opened: {reason}")
            reason = self._said().fault(error.fault)
            note = self.start.note if self.game is None else self.game.note
            note.warn(filled(text, {"file": path.name, "reason": reason}))
            return
        if self.is_closing:
            return
        view = self._make_replay(match, names_of(match, self.tr("Player {number}")), NOBODY)
        await asyncio.sleep(0)  # the window is to answer between any two parts of the work
        if self.replay is view:
            self._show_replay(0)

    def _said(self) -> Messages:
        """Return what the program says outside of the window, in its language."""
        from evolution_qt import messages
        from evolution_qt.games.evolution.editions import EDITIONS

        traits = {one.trait.key: one.trait.name for edition in EDITIONS for one in edition.prints}
        return messages.load(self._translations.language, traits)

    def _ask_to_play_on(self, moment: int) -> None:
        """Begin a game from a moment of the one that is looked at, unless a running one is to go on."""
        view = self.replay
        if view is not None:
            match = view.match
            self._unless_kept(lambda: self._spawn(self._play_on(match, moment), "play on"))

    async def _play_on(self, match: EvolutionMatch, moment: int) -> None:
        from evolution_qt.ui.shell.matches import branched

        branch = branched(match, moment)
        await self._show_game(branch, is_kept=self.shelf.keep(branch))

    async def _end_game(self) -> None:
        """End the game that is played, if there is one; what fails in that is reported and stops nothing."""
        from evolution_qt.ui.shell import thrift
        from evolution_qt.ui.shell.tasks import reported

        with reported():
            self._drop_replay()
        view, self.game = self.game, None
        if view is not None:
            with reported():
                await view.stop()
            self.pages.removeWidget(view)
            view.deleteLater()
            with reported():
                self._dress_seats(())
            QTimer.singleShot(0, thrift.tidy_up)

    def leave_game(self) -> None:
        """Go back to the start screen, after the question if a game is running."""
        self._unless_kept(lambda: self._spawn(self._leave(), "leave"))

    async def _leave(self) -> None:
        async with self._changing:
            await self.start.ready(self.pages.size())
            await self._end_game()
            self.show_start()

    def _prepare_menu(self) -> None:
        """Offer only what is possible in the game on the table."""
        controller = self.game.controller if self.game is not None else None
        can_practise = controller is not None and controller.can_practise and not controller.match.is_over
        self._actions["practice"].setEnabled(can_practise)
        self._actions["open_hands"].setEnabled(controller is not None and controller.can_open_hands)
        self._actions["seats"].setEnabled(controller is not None and not controller.match.is_over)
        self._actions["give_up"].setEnabled(controller is not None and controller.at_turn is not None)

    def _open_menu(self) -> None:
        if self.game is None:
            return
        button = self.game.menu_button
        self.menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    def _unless_kept(self, go_on: Callable[[], object]) -> None:
        """Go on at once, or when the person agrees to leave the running game."""
        if self.game is None or not self.game.is_running or not self.settings.confirmations:
            go_on()
            return
        from evolution_qt.ui.shell.dialogs.question import LeaveDialog

        dialog = LeaveDialog(is_kept=self.game.is_recorded, is_begun=bool(self.game.match.record.moves()))
        dialog.accepted.connect(go_on, Qt.ConnectionType.QueuedConnection)
        self._open(dialog)

    # The end

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask once if a game is running; then end what runs, and only then say that the window is left."""
        if self.is_closing:
            event.accept()
            return
        event.ignore()
        self._unless_kept(self.quit)

    def quit(self) -> None:
        """End whatever runs and leave."""
        if self.is_closing:
            return
        self.is_closing = True
        self._spawn(self._quit(), "quit")

    async def _quit(self) -> None:
        from evolution_qt.ui.shell.tasks import reported

        with reported():
            self._remember_place()
        with reported():
            if self.dialog is not None and self._is_open(self.dialog):
                self.dialog.reject()
        with reported():
            async with self._changing:
                await self._end_game()
        used = [self.__dict__[part] for part in ("desk", "book") if part in self.__dict__]
        ends: list[Callable[[], object]] = [part.stop for part in used]
        for end in (*ends, self.shelf.settle, self.pool.stop, self.close):
            with reported():
                end()
        self.left.emit()

    @staticmethod
    def _is_open(dialog: Dialog) -> bool:
        """Say whether a dialog is still there: nobody may have heard of its end."""
        from evolution_qt.ui.shell.tasks import is_alive

        return is_alive(dialog) and not dialog.is_answered

    @cached_property
    def _changing(self) -> asyncio.Lock:
        """Held while one game is put in the place of another."""
        import asyncio

        return asyncio.Lock()

    def _spawn(self, work: Coroutine[Any, Any, None], name: str) -> None:
        from evolution_qt.ui.shell.tasks import start_task

        start_task(work, name)

    # The place on the screen

    def _place(self) -> None:
        place = QByteArray.fromHex(QByteArray(self.settings.place.encode()))
        if place.isEmpty() or not self.restoreGeometry(place):
            self.resize(style.fitting(self.screen().availableSize(), SMALLEST))

    def _remember_place(self) -> None:
        place = bytes(self.saveGeometry().toHex().data()).decode()
        if place != self.settings.place:
            self.settings = replace(self.settings, place=place)
            self._file.save(self.settings)

    # The unexpected

    def _show_unexpected(self, report: str) -> None:
        if self.is_closing:
            return
        if self._unexpected is not None and self._is_open(self._unexpected):
            self._unexpected.add(report)
            return
        from evolution_qt.ui.shell.dialogs.question import UnexpectedDialog

        self._unexpected = UnexpectedDialog(report, str(self._reporter.log_file))
        self._unexpected.finished.connect(self._unexpected_closed)
        self._unexpected.open_over(self)

    def _unexpected_closed(self) -> None:
        self._unexpected = None
