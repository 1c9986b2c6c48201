"""Report a bug: what a person writes, what the program knows, and the game, in one file that no one sends."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QSize, Signal, qVersion
from PySide6.QtWidgets import QDialogButtonBox, QPlainTextEdit
from shiboken6 import isValid

from evolution_qt.core.errors import BadInput, filled
from evolution_qt.core.files import SHARED
from evolution_qt.core.record import Record
from evolution_qt.store.disk import write_whole
from evolution_qt.store.sharing import report
from evolution_qt.store.writer import AT_ONCE, Writer, or_fault
from evolution_qt.ui.kit import fonts, phrasing
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.base import Dialog, paragraph
from evolution_qt.ui.shell.window.choice import Tick
from evolution_qt.ui.shell.window.language import sentence
from evolution_qt.ui.shell.window.notes import Note


class ReportDialog(Dialog):
    """Asks what happened and writes the file; it closes when that is done."""

    written = Signal(str)
    """The report is in this file."""

    def __init__(
        self,
        log: Sequence[str],
        record: Record | None = None,
        name: str = "",
        *,
        is_over: bool = False,
        fault: str = "",
        hidden: dict[str, str] | None = None,
        writer: Writer = AT_ONCE,
    ) -> None:
        """Report with the last lines of the *log*, and, if wanted, with the *record* of the game *name*.

        *fault* says why a record cannot be opened; *hidden* are paths, with what stands for each.
        """
        buttons = QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        super().__init__(buttons, QSize(680, 500))
        self._log = list(log)
        self._record = record
        self._name = name
        self._is_over = is_over
        self._fault = fault
        self._hidden = hidden or {}
        self._writer = writer
        self.about = paragraph()
        self.words = QPlainTextEdit()
        self.words.setTabChangesFocus(True)
        self.with_game = Tick()
        self.with_game.setChecked(record is not None)
        self.privacy = paragraph(role="muted")
        self.note = Note()
        self.content.addWidget(self.about)
        self.content.addWidget(self.words, 1)
        self.content.addWidget(self.with_game)
        self.with_game.setVisible(record is not None)  # before that it would be a window of its own
        self.content.addWidget(self.privacy)
        self.content.addWidget(self.note)
        self.with_game.toggled.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Write every word again."""
        self.entitle(self.tr("Report a bug"))
        self.about.setText(self.tr("What happened, and what did you expect?"))
        self.words.setAccessibleName(self.about.text())
        self.with_game.setText(filled(self.tr("With the game “{name}”"), {"name": self._name}))
        told = [
            self.tr(
                "One file is saved that any editor can open. Nothing is sent automatically. Names of "
                "players and of your folder are left out."
            )
        ]
        if self.with_game.isChecked() and not self._is_over:
            told.append(self.tr("The game is not over: the file reveals every card."))
        self.privacy.setText(phrasing.text(told))
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Save as …"))
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("Cancel"))

    def resize_writing(self) -> None:
        """Grow with the window."""
        self.words.setFont(fonts.text(self.px(style.TEXT)))

    def accept(self) -> None:
        """Ask for the file."""
        self.choose_place(
            self.tr("Report a bug"),
            "evolution-report.json",
            "json",
            lambda file: self.save_to(Path(file)),
            ["JSON (*.json)"],
        )

    def save_to(self, path: Path) -> None:
        """Write the file, or show why that is not possible."""
        text = report(
            words=self.words.toPlainText(),
            trace=self._fault,
            log=self._log,
            record=self._record if self.with_game.isChecked() else None,
            packages={"PySide6": pyside_version, "Qt": qVersion()},
            hidden=self._hidden,
        )
        write = partial(write_whole, path, text.encode(errors="replace"), mode=SHARED)
        self._writer.do(or_fault(write), partial(self._finish, path))

    def _finish(self, path: Path, outcome: BadInput | None) -> None:
        """Close when the file is there, or show why it is not."""
        if not isValid(self):
            return
        if outcome is not None:
            words = self.tr("{file} cannot be written: {reason}")
            reason = sentence(outcome.fault)
            self.note.warn(filled(words, {"file": str(path), "reason": reason}))
            return
        super().accept()
        self.written.emit(str(path))
