"""Where the window and its library meet: which dialog opens, on which page a sentence is shown."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from evolution_qt.core.errors import BadInput, filled
from evolution_qt.ui.kit import phrasing
from evolution_qt.ui.kit.jobs import Job
from evolution_qt.ui.shell.game.matches import names_of
from evolution_qt.ui.shell.library import librarian
from evolution_qt.ui.shell.library.check import CheckDialog
from evolution_qt.ui.shell.library.librarian import Librarian
from evolution_qt.ui.shell.library.library import LibraryDialog
from evolution_qt.ui.shell.library.report import ReportDialog
from evolution_qt.ui.shell.window.language import sentence

if TYPE_CHECKING:
    from evolution_qt.core.match import AnyMatch
    from evolution_qt.core.record import Record
    from evolution_qt.ui.shell.window.crash import Reporter
    from evolution_qt.ui.shell.window.host import Host
    from evolution_qt.ui.shell.window.sheets import Sheets


class LibraryPage(QObject):
    """Opens what belongs to the library for a window, and copies out of the game on its table."""

    go_on_asked = Signal(object)
    """A game is to be gone on with: the path of its record."""
    replay_asked = Signal(object, object)
    """A match is to be shown again, with the names of its players."""

    def __init__(self, window: Host, sheets: Sheets, reporter: Reporter) -> None:
        super().__init__(window)
        self._window = window
        self._sheets = sheets
        self._reporter = reporter
        shelf = window.shelf
        self.librarian = Librarian(shelf.library, self, self._unwritten, shelf.plays)
        self.librarian.told.connect(self._show_note)
        self.librarian.warned.connect(self._warn)
        self.librarian.arrived.connect(self._arrived)

    def _unwritten(self) -> str:
        """Return the record of the game on the table: its file may not hold all of it, or not yet."""
        view = self._window.game
        return "" if view is None else view.match.record.text()

    def stop(self) -> None:
        """Do no more of anything."""
        self.librarian.stop()

    # Dialogs

    def show(self, name: str | None = None) -> None:
        """Open the library, the game of a record chosen."""
        dialog = LibraryDialog(self.librarian)
        if name is not None:
            dialog.choose(name)
        dialog.continue_asked.connect(self._go_on)
        dialog.replay_asked.connect(self._replay)
        dialog.report_asked.connect(lambda name: dialog.lay(self._report_of(name)))
        dialog.check_asked.connect(lambda: dialog.lay(CheckDialog(self.librarian, self._window.book)))
        dialog.finished.connect(self.librarian.pictures.stop)  # some hundred kB each, and painted in no time
        self._sheets.open(dialog)

    def _report_of(self, name: str) -> ReportDialog:
        """Return the sheet that reports a game of the library."""
        library = self.librarian.library
        try:
            entry, record, fault = library.entry(name), self.librarian.record(name), ""
        except BadInput as error:
            return self._report_dialog(fault=str(error))
        if entry.summary.trouble is not None:
            fault = str(BadInput(entry.summary.trouble.fault))
        is_over = entry.summary.status == "finished"
        return self._report_dialog(record, self.librarian.words.name(entry), is_over=is_over, fault=fault)

    def report(self) -> None:
        """Ask what is to be reported, with the game on the table if there is one."""
        view = self._window.game
        if view is None:
            self._sheets.open(self._report_dialog())
            return
        match = view.match
        self._sheets.open(self._report_dialog(match.record, phrasing.row(view.names), is_over=match.is_over))

    def _report_dialog(
        self, record: Record | None = None, name: str = "", *, is_over: bool = False, fault: str = ""
    ) -> ReportDialog:
        """Return a sheet that reports something, and that shows where the report is."""
        log, hidden = self._reporter.last_lines, self._hidden()
        sheet = ReportDialog(
            log,
            record,
            name,
            is_over=is_over,
            fault=fault,
            hidden=hidden,
            writer=self._window.shelf.writer,
        )
        sheet.written.connect(self.librarian.show_written, Qt.ConnectionType.QueuedConnection)
        return sheet

    def _hidden(self) -> dict[str, str]:
        return {str(self._window.shelf.folder): "games"}

    def _close_library(self) -> None:
        if isinstance(self._sheets.dialog, LibraryDialog):
            self._sheets.dialog.reject()

    # Games

    def _go_on(self, name: str) -> None:
        """Go on with a game, instead of one that may be running."""
        path = self.librarian.library.folder / name
        self._close_library()
        self.go_on_asked.emit(path)

    def _replay(self, name: str) -> None:
        """Show a game again, if it can be played through."""
        reading = self.librarian.library.reading(name)
        Job(self.librarian).begin(reading, self._show_again, self._show_why_not)

    def _show_again(self, match: AnyMatch) -> None:
        if self._window.is_closing:
            return
        self._close_library()
        self.replay_asked.emit(match, names_of(match))

    def _show_why_not(self, error: BadInput) -> None:
        text = self.tr("This game cannot be opened: {reason}")
        self.librarian.games.refresh()
        self.librarian.warned.emit(filled(text, {"reason": sentence(error.fault)}))

    def take_files(self, paths: Sequence[Path]) -> None:
        """Take in files that were dropped on the window."""
        self.librarian.take_files(paths)

    def copy_position(self) -> None:
        """Put the position on the table on the clipboard, as the one person at this computer may know it.

        Where several play with covered hands, it is what everyone may know: the next one may paste it.
        """
        view = self._window.game
        if view is not None:
            self.librarian.take_position(view.match, view.controller.access)

    def copy_seed(self) -> None:
        """Put the seed of the game on the table on the clipboard, if it is over."""
        if self._window.game is not None:
            self.librarian.take_seed(librarian.seed_of(self._window.game.match))

    # Sentences

    def _show_note(self, words: str, _offer: str) -> None:
        """Show on the page what a dialog of the library does not."""
        if not isinstance(self._sheets.dialog, LibraryDialog | CheckDialog):
            self._window.note.say(words)

    def _warn(self, words: str) -> None:
        """Warn on the page of what a dialog of the library does not warn of."""
        if not isinstance(self._sheets.dialog, LibraryDialog | CheckDialog):
            self._window.note.warn(words)

    def _arrived(self, names: list[str]) -> None:
        """Show what was taken in, where that disturbs nothing."""
        window = self._window
        if self._sheets.dialog is None and window.game is None and window.replay is None:
            self.show(names[0])
