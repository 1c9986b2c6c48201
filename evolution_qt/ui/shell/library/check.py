"""Check my data: every record is played through, and the record book is filled again."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QGridLayout,
    QScrollArea,
    QWidget,
)

from evolution_qt.core.errors import BadInput, filled
from evolution_qt.store.library import Entry
from evolution_qt.ui.kit import fonts
from evolution_qt.ui.kit.jobs import Job
from evolution_qt.ui.kit.plain_text import Label, PushButton
from evolution_qt.ui.shell.book.book_keeper import BookKeeper
from evolution_qt.ui.shell.library.librarian import Librarian
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.base import Dialog, ProgressBar, paragraph, turn_to
from evolution_qt.ui.shell.window.language import sentence
from evolution_qt.ui.shell.window.notes import Note

_MOST_SHOWN: Final = 200
"""So many damaged records are listed."""
Checked = list[tuple[Entry, BadInput | None]]


class CheckDialog(Dialog):
    """Begins at once, goes on while the window lives, and can be stopped; nothing is changed by it."""

    def __init__(self, librarian: Librarian, keeper: BookKeeper) -> None:
        super().__init__(QDialogButtonBox.StandardButton.Close, QSize(820, 560))
        self._librarian = librarian
        self._keeper = keeper
        self._checked: Checked | None = None
        self._is_stopped = False
        self._book = ""
        self._counting: tuple[int, int] | None = None
        self._job = Job(librarian)
        self.said = paragraph()
        self.book = paragraph(role="muted")
        self.progress = ProgressBar()
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.note = Note()
        self.halt = PushButton()
        self.halt.clicked.connect(self.stop)
        self.buttons.addButton(self.halt, QDialogButtonBox.ButtonRole.ResetRole)
        for widget in (self.said, self.progress, self.book):
            self.content.addWidget(widget)
        self.content.addWidget(self.area, 1)
        self.content.addWidget(self.note)
        keeper.progressed.connect(self._count_book)
        keeper.changed.connect(self._book_is_filled)
        librarian.told.connect(self._show_result)
        librarian.warned.connect(self.note.warn)
        self.finished.connect(self.stop)
        self.destroyed.connect(self._job.cancel)
        self.retranslate()

    def laid(self) -> None:
        """Begin, unless it has been checked already."""
        super().laid()
        if self._checked is None:
            self.begin()
            self.halt.setFocus()

    def _show_result(self, words: str, _offer: str) -> None:
        """Show what came of something; Qt forgets this function together with the sheet."""
        self.note.say(words)

    # Checking

    @property
    def is_running(self) -> bool:
        """Return whether something is still being checked or counted."""
        return self._job.is_active or self._book == "filling"

    def begin(self) -> None:
        """Begin to play every record through."""
        self._job.begin(self._checking(), self._is_checked, told=self._count)
        self.retranslate()

    def _checking(self) -> Generator[tuple[int, int], None, Checked]:
        """Check, and show it if that ends before its time."""
        try:
            return (yield from self._librarian.library.checking())
        except Exception:
            self._job.cancel()
            self._end_early()
            raise

    def stop(self) -> None:
        """Check no more. The book goes on being filled by itself, as it always is."""
        if self._job.is_active:
            self._job.cancel()
            self._end_early()

    def _end_early(self) -> None:
        self._is_stopped = True
        self.retranslate()

    def _count(self, said: tuple[int, int]) -> None:
        self._counting = said
        self.progress.show_count(*said)
        self._show_state()

    def _is_checked(self, checked: Checked) -> None:
        self.show_checked(checked)
        self._librarian.games.refresh()  # some may have been put aside, or no longer be so
        self._keeper.rebuild()
        self._book = "filling"
        self.retranslate()

    def show_checked(self, checked: Checked) -> None:
        """Show what was found."""
        self._counting, self._checked = None, checked
        self.retranslate()

    def _count_book(self, done: int, of_all: int) -> None:
        if self._book == "filling":
            self._counting = (done, of_all)
            self.progress.show_count(done, of_all)
            self._show_state()

    def _book_is_filled(self) -> None:
        if self._book == "filling":
            self._book = "filled"
            self.retranslate()

    # Words

    def retranslate(self) -> None:
        """Write every word again."""
        self.entitle(self.tr("Check my data"))
        self.halt.setText(self.tr("Stop"))
        self.buttons.button(QDialogButtonBox.StandardButton.Close).setText(self.tr("Close"))
        if self.halt.hasFocus() and not self._job.is_active:
            self.buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()
        self.halt.setVisible(self._job.is_active)
        self.progress.setVisible(self.is_running)
        self.progress.setAccessibleName(self.tr("Progress"))
        self._show_state()
        turn_to(self.area, self._page())

    def resize_writing(self) -> None:
        """Grow with the window."""
        self.book.setFont(fonts.text(self.px(style.SMALL)))
        self.note.setFont(fonts.text(self.px(style.TEXT)))
        turn_to(self.area, self._page())

    def _show_state(self) -> None:
        self.said.setText(self._found())
        self.book.setText(self._about_book())

    def _found(self) -> str:
        if self._checked is None:
            if self._is_stopped:
                return self.tr("Stopped. Nothing was changed.")
            text = self.tr("Replaying every game, move by move: {done} of {all}.")
            done, of_all = self._counting or (0, 0)
            return filled(text, {"done": str(done), "all": str(of_all)})
        damaged = sum(error is not None for _, error in self._checked)
        whole = self.tr("%n game(s) are intact.", "", len(self._checked) - damaged)
        if not damaged:
            return filled(
                self.tr("{first} {second}"), {"first": whole, "second": self.tr("No record is damaged.")}
            )
        broken = self.tr(
            "%n record(s) cannot be replayed to the end. They stay as they are; you can export them to "
            "have a look.",
            "",
            damaged,
        )
        return filled(self.tr("{first} {second}"), {"first": whole, "second": broken})

    def _about_book(self) -> str:
        if self._book == "filling":
            done, of_all = self._counting or (0, 0)
            text = self.tr("Recalculating statistics: {done} of {all}.")
            return filled(text, {"done": str(done), "all": str(of_all)})
        if self._book == "filled":
            return self.tr("Your statistics have been recalculated.")
        return self.tr("Your statistics are recalculated after that.") if self._job.is_active else ""

    def _page(self) -> QWidget:
        """Return the list of damaged records, each with its reason and a button."""
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 4, 10, 4)
        grid.setHorizontalSpacing(self.px(14))
        grid.setVerticalSpacing(self.px(10))
        grid.setColumnStretch(0, 1)
        damaged = [(entry, error) for entry, error in self._checked or [] if error is not None]
        for at, (entry, error) in enumerate(damaged[:_MOST_SHOWN]):
            is_binned = self._librarian.library.is_binned(entry)
            words = self._librarian.words.name(entry)
            name = Label(filled(self.tr("{name} (in the bin)"), {"name": words}) if is_binned else words)
            name.setFont(fonts.text(self.px(style.TEXT), bold=True))
            reason = paragraph(
                f"{self._librarian.words.begun(entry)} – {sentence(error.fault)}", role="muted"
            )
            reason.setFont(fonts.text(self.px(style.SMALL)))
            grid.addWidget(name, 2 * at, 0)
            grid.addWidget(reason, 2 * at + 1, 0)
            if is_binned:  # fetched back, it can be exported
                continue
            export = PushButton()
            export.setText(self.tr("Export …"))
            export.setAccessibleName(filled(self.tr("Export {name}"), {"name": name.text()}))
            export.clicked.connect(partial(self._ask_where, entry.name))
            grid.addWidget(export, 2 * at, 1, 2, 1)
        grid.setRowStretch(grid.rowCount(), 1)
        return page

    def _ask_where(self, name: str) -> None:
        """Ask where a damaged record is to be written as it is."""
        write = partial(self._export, name)
        self.choose_place(self.tr("Export a record"), name, "jsonl", write)

    def _export(self, name: str, file: str) -> None:
        self._librarian.export(name, Path(file))
