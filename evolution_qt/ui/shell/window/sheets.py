"""The sheet over the window: one at a time, with what it has to know, and what follows from its answer.

Each kind is imported when it is asked for: the start screen needs none of them. One that is only opened is
named with `late`; of one whose answer is listened to, mypy is to know the signals.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from shiboken6 import isValid

from evolution_qt.core.action import NOBODY
from evolution_qt.games import game
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.late import late
from evolution_qt.ui.shell.settings.settings import NOBODY_YET, SPEEDS
from evolution_qt.ui.table.presentation import presentation

if TYPE_CHECKING:
    from evolution_qt.brain.programs import Program
    from evolution_qt.core.errors import Fault
    from evolution_qt.core.match import AnyMatch
    from evolution_qt.ui.shell.new_game.new_game import NewGameDialog
    from evolution_qt.ui.shell.window.base import Dialog
    from evolution_qt.ui.shell.window.crash import Reporter
    from evolution_qt.ui.shell.window.host import Host
    from evolution_qt.ui.shell.window.question import LossDialog, UnexpectedDialog


@guarded
class Sheets(QObject):
    """Opens every sheet of a window, and emits what is wanted in it of other parts of the window."""

    steps_asked = Signal(str)
    """The first steps of a game are wanted, unless a running one is to go on: the key of an edition."""
    steps_begun = Signal(str)
    """The first steps of a game are wanted at once."""
    library_asked = Signal()
    planned = Signal(object, object)
    """A GamePlan and a seed, None for any: a new game is to begin."""
    seats_chosen = Signal(object)
    """Who plays which seats from here on, as for `Session.take_seats`."""
    play_on_chosen = Signal(object, int, object)
    """A match, a ply, and who plays on from there, as for `Session.play_on`."""

    def __init__(self, window: Host, reporter: Reporter) -> None:
        super().__init__(window)
        self._window = window
        self._reporter = reporter
        self.dialog: Dialog | None = None
        """The sheet that lies over the window, or comes in the next turns."""
        self.unexpected: UnexpectedDialog | None = None
        """The one that tells of a fault; it may lie over another."""
        self._loss: LossDialog | None = None

    # One at a time

    def open(self, dialog: Dialog) -> None:
        """Open a sheet, unless one is open already; the question before leaving comes before any other."""
        if self.dialog is not None and not is_open(self.dialog):
            self.dialog = None
        if dialog.comes_first and self.dialog is not None and not self.dialog.comes_first:
            self.dialog.reject()
        if self.dialog is not None:
            dialog.deleteLater()
            return
        self.dialog = dialog
        view = self._window.game
        if dialog.pauses_game and view is not None:
            view.controller.hold(on=True)
        dialog.folder = self._window.settings.folder
        dialog.folder_used.connect(self._remember_folder)
        dialog.finished.connect(lambda: self._closed(dialog))
        dialog.open_over(self._window, in_turns=True)

    @property
    def is_covered(self) -> bool:
        """Return whether a sheet lies over the window."""
        return any(one is not None and is_open(one) for one in (self.dialog, self.unexpected, self._loss))

    def write_anew(self) -> None:
        """Write all sheets again, as another style sheet or another size of writing makes it necessary."""
        from evolution_qt.ui.shell.window.base import Dialog

        for sheet in self._window.findChildren(Dialog):
            if is_open(sheet):
                sheet.write_anew()

    def close(self, *, knowing_a_hand: bool = False) -> None:
        """Close the sheet that is open; if *knowing_a_hand*, only one that shows what one player knows."""
        if self.dialog is not None and is_open(self.dialog):
            if self.dialog.knows_a_hand or not knowing_a_hand:
                self.dialog.reject()

    def _remember_folder(self, folder: str) -> None:
        settings = self._window.settings.visiting(folder)
        if settings != self._window.settings:
            self._window.take_settings(settings)

    def _closed(self, dialog: Dialog) -> None:
        from evolution_qt.ui.shell.window import memory

        if self.dialog is dialog:
            self.dialog = None
        QTimer.singleShot(0, memory.tidy_up)
        QTimer.singleShot(0, self._go_on)

    def _go_on(self) -> None:
        """Let bots move again, unless the answer has led to another question."""
        view = self._window.game
        if view is not None and (self.dialog is None or not self.dialog.pauses_game):
            view.controller.hold(on=False)

    # To read

    def show_rules(self, chapter: str = "") -> None:
        """Open the page of rules, for the edition being played or set up last, at a chapter.

        If none is meant, it is the one about what the table says no to, or else asks.
        """
        from evolution_qt.ui.shell.reading.how_to_play import HowToPlayDialog

        view = self._window.game
        played = view.known()[0] if view is not None else None
        edition = played.key if played is not None else self._window.edition
        if not chapter and view is not None:
            shown, seen, code = presentation(edition), view.table.seen, view.table.player.code
            state = view.match.state if seen is None else seen.state  # bots may be ahead of what is seen
            chapter = shown.chapter_of_refusal(code, state) if code else shown.chapter_of_question(state)
        dialog = HowToPlayDialog(edition, chapter, played)
        dialog.steps_asked.connect(self.steps_asked, Qt.ConnectionType.QueuedConnection)
        self.open(dialog)

    def show_reference(self, card: str = "") -> None:
        """Open the page of cards, at a card if one is meant or looked at."""
        view = self._window.game
        rules, seen = (game(self._window.edition), None) if view is None else view.known()
        if not card and view is not None:
            card = view.table.player.looked_at()
        self.open(late("ui.shell.reading.reference:ReferenceDialog")(rules, seen, card))

    def show_shortcuts(self) -> None:
        """Open the page of keys."""
        view = self._window.game
        key = self._window.edition if view is None else view.match.game.key
        self.open(late("ui.shell.reading.key_list:ShortcutsDialog")(key))

    def show_why(self, decision: int) -> None:
        """Open the page on why an opponent did something, by the number of its decision.

        From there one can go to those in the log: others led to moves that were taken back.
        """
        from evolution_qt.ui.shell.reading.why import WhyDialog

        replay = self._window.replay
        view = replay or self._window.game
        if view is not None and (words := view.table.explaining) is not None:
            tell = view.decisions.account
            log = view.log

            def known() -> list[int]:
                return [one for one in log.told.decisions if log.can_explain(one)]

            def names(number: int) -> Sequence[str]:
                return view.names_at(log.told.event_of(number))

            dialog = WhyDialog(words, names, known, tell, decision, view.rebuilding)
            log.decision_logged.connect(dialog.renew)
            if replay is not None:
                replay.stopped.connect(dialog.reject)  # another game may be opened by the system meanwhile
            self.open(dialog)

    def show_moves(self) -> None:
        """Open the list of all moves now; where no player is asked, show that."""
        from evolution_qt.ui.shell.game.move_list import MovesDialog

        view = self._window.game
        if view is None:
            return
        moves = view.table.move_list()
        if moves is None:
            view.table.say(self.tr("It is not your turn."))
            return
        dialog = MovesDialog(moves)
        dialog.chosen.connect(lambda _move: view.table.stop_asking())  # the table has the keyboard at once
        dialog.chosen.connect(view.controller.answer, Qt.ConnectionType.QueuedConnection)
        self.open(dialog)

    def show_this_game(self) -> None:
        """Open the page about the game on the table, if there is one."""
        view = self._window.game
        if view is not None:
            names = [seat.name for seat in view.seats]
            self.open(late("ui.shell.reading.this_game:ThisGameDialog")(view.match, names, view.roster.told))

    def show_about(self) -> None:
        """Open the words about the program."""
        self.open(late("ui.shell.reading.about:AboutDialog")())

    # What is kept

    def show_library(self) -> None:
        """Open the library of games."""
        if self.dialog is None:
            self.library_asked.emit()

    def show_record_book(self) -> None:
        """Open the record book, and enter what is new."""
        if self.dialog is None:
            book = self._window.book
            self.open(late("ui.shell.book.record_book:RecordBookDialog")(book))
            book.catch_up()

    def show_settings(self) -> None:
        """Open the settings."""
        from evolution_qt.ui.shell.settings.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self._window.settings, self._window.unwritable())
        dialog.changed.connect(self._window.take_settings)
        dialog.listen_asked.connect(self._window.sounds.try_out)
        self._window.sounds.tried.connect(dialog.tell)
        self.open(dialog)

    # Questions about a game

    def ask_new_game(self, game: str = "") -> None:
        """Do what `open_new_game` does, after the question whether a running game may be left."""
        self.unless_kept(lambda: self.open_new_game(game))

    def open_new_game(self, game: str = "") -> None:
        """Open the set-up of a new game, with a game chosen by the key of an edition if one is meant."""
        self.open(self._set_up(game))

    def begin_at_once(self, game: str) -> None:
        """Begin the match that the set-up of a new game proposes; open that if something is wrong with it."""
        from evolution_qt.ui.shell.window.tasks import running

        if "begin" in running():  # pressed twice
            return
        dialog = self._set_up(game).whole()
        if dialog.why_not():
            self.open(dialog)
        else:
            dialog.accept()
            dialog.deleteLater()

    def _set_up(self, game: str) -> NewGameDialog:
        from evolution_qt.ui.shell.new_game.new_game import NewGameDialog

        window = self._window
        dialog = NewGameDialog(window.settings, game)
        dialog.steps_asked.connect(self.steps_begun, Qt.ConnectionType.QueuedConnection)
        dialog.crests_chosen.connect(lambda crests: window.take_settings(window.settings.choosing(crests)))
        dialog.planned.connect(self.planned)
        dialog.more_toggled.connect(lambda more: window.take_settings(replace(window.settings, more=more)))
        dialog.program_added.connect(self._know_program)
        dialog.program_forgotten.connect(self._forget_program)
        return dialog

    def _know_program(self, program: Program, in_use: list[str]) -> None:
        """Keep a program, and those that are chosen in the sheet or play on the table."""
        view = self._window.game
        playing = [seat.kind for seat in view.seats] if view is not None else []
        self._window.take_settings(self._window.settings.knowing(program, [*in_use, *playing]))

    def _forget_program(self, program: Program) -> None:
        """Offer a program no more."""
        self._window.take_settings(self._window.settings.without(program))

    def ask_practice(self) -> None:
        """Ask whether the game is to be practice from here on."""
        from evolution_qt.ui.shell.window.question import PracticeDialog

        view = self._window.game
        if view is not None and view.controller.can_practise:
            dialog = PracticeDialog()
            dialog.accepted.connect(view.practise)
            self.open(dialog)

    def ask_open_hands(self) -> None:
        """Ask whether everyone agrees to play on with open hands."""
        from evolution_qt.ui.shell.window.question import OpenHandsDialog

        view = self._window.game
        if view is not None and view.controller.can_open_hands:
            dialog = OpenHandsDialog()
            dialog.accepted.connect(view.play_openly)
            self.open(dialog)

    def ask_seats(self, seat: int = NOBODY) -> None:
        """Ask who is to play which seat from here on; *seat* is the one that is meant, NOBODY for any."""
        from evolution_qt.ui.shell.game.change_seats import SeatsDialog
        from evolution_qt.ui.shell.game.roster import badges_of

        view = self._window.game
        if view is None or not view.is_running or view.match.is_over:
            return
        present, waiting = [one.kind for one in view.seats], view.match.record.waiting()
        meant = min(waiting, default=0) if seat == NOBODY else seat
        dialog = SeatsDialog(
            [one.name for one in view.seats],
            present,
            self._window.settings,
            view.known()[0],
            meant,
            waiting,
            badges=badges_of(view.match),
            called=view.names,
        )
        dialog.program_added.connect(self._know_program)
        dialog.program_forgotten.connect(self._forget_program)
        dialog.chosen.connect(self.seats_chosen)
        self.open(dialog)

    def ask_to_play_on(self, match: AnyMatch, ply: int, viewer: int = NOBODY) -> None:
        """Ask who plays each seat of a game that begins from a ply of another one; then begin it.

        *viewer* is the seat through whose eyes that game is looked at, if it is one.
        """
        from evolution_qt.core.record import WAITING
        from evolution_qt.ui.shell.game.change_seats import PlayOnDialog
        from evolution_qt.ui.shell.game.matches import named, proposed
        from evolution_qt.ui.shell.game.roster import badges_of, called, players_of

        seats = proposed(match, ply, viewer)
        names = named([(seat.name, seat.kind) for seat in seats])
        kinds = [NOBODY_YET if seat.level == WAITING else seat.kind for seat in seats]
        players = players_of(match.game, zip(names, [seat.kind for seat in seats], strict=True))
        dialog = PlayOnDialog(
            names,
            kinds,
            self._window.settings,
            match.game,
            badges=badges_of(match),
            called=called(match, players),
        )
        dialog.program_added.connect(self._know_program)
        dialog.program_forgotten.connect(self._forget_program)
        dialog.chosen.connect(lambda plans: self.play_on_chosen.emit(match, ply, plans))
        self.open(dialog)

    def ask_give_up(self) -> None:
        """Ask whether the person at the screen gives up."""
        from evolution_qt.ui.shell.game.change_seats import GiveUpDialog

        view = self._window.game
        seat = view.controller.at_turn if view is not None else None
        if view is None or seat is None:
            return
        dialog = GiveUpDialog(seat.called, view.match.game.bots(), is_last=len(view.controller.people) == 1)
        dialog.chosen.connect(lambda kind, at_once: self._give_up(seat.index, kind, at_once=at_once))
        self.open(dialog)

    def _give_up(self, seat: int, kind: str, *, at_once: bool) -> None:
        view = self._window.game
        if view is not None:
            self.seats_chosen.emit([(seat, kind, view.seats[seat].name)])
            if at_once:
                view.set_speed(SPEEDS["off"])

    def unless_kept(self, go_on: Callable[[], object]) -> None:
        """Go on at once, or when the person agrees to leave the running game."""
        from evolution_qt.ui.shell.window.question import LeaveDialog

        view = self._window.game
        asks = self._window.settings.confirmations
        if view is None or not view.is_running or view.teaches or not asks:
            go_on()
            return
        dialog = LeaveDialog(is_kept=view.is_recorded, is_begun=bool(view.match.record.moves()))
        dialog.accepted.connect(go_on, Qt.ConnectionType.QueuedConnection)
        self.open(dialog)

    def unless_begun(self, go_on: Callable[[], object]) -> None:
        """Begin a match again at once, or when the person agrees to give up what has been played of it."""
        from evolution_qt.ui.shell.window.question import AgainDialog

        view = self._window.game
        asks = self._window.settings.confirmations
        if view is None or not (view.is_running and view.match.record.moves() and asks):
            go_on()
            return
        dialog = AgainDialog(is_kept=view.is_recorded)
        dialog.accepted.connect(go_on, Qt.ConnectionType.QueuedConnection)
        self.open(dialog)

    async def ask_to_lose(self, fault: Fault) -> bool:
        """Ask whether to leave although something could not be written; no is to try it again."""
        from evolution_qt.ui.shell.window.question import LossDialog
        from evolution_qt.ui.shell.window.tasks import first

        self.close()
        self._loss = dialog = LossDialog(fault)
        answers: list[bool] = []
        dialog.accepted.connect(lambda: answers.append(True))
        dialog.open_over(self._window)
        await first(dialog.finished)
        self._loss = None
        return bool(answers)

    @property
    def asks_to_lose(self) -> bool:
        """Whether it is asked now what is to be lost."""
        return self._loss is not None

    def agree_to_lose(self) -> None:
        """Answer that question, if it is asked, where no one is there who could."""
        if self._loss is not None:
            self._loss.accept()

    # The unexpected

    def show_unexpected(self, report: str) -> None:
        """Show that something has failed, on the sheet that shows so already if there is one."""
        if self._window.is_closing:
            return
        if self.unexpected is not None and is_open(self.unexpected):
            self.unexpected.add(report)
            return
        from evolution_qt.ui.shell.window.question import UnexpectedDialog

        self.unexpected = UnexpectedDialog(report, str(self._reporter.log_file))
        self.unexpected.finished.connect(self._forget_unexpected)
        self.unexpected.open_over(self._window)

    def _forget_unexpected(self) -> None:
        self.unexpected = None


def is_open(dialog: Dialog) -> bool:
    """Return whether a sheet is still there: no one may have heard of its end."""
    return isValid(dialog) and not dialog.is_answered
