"""A sheet on which players are chosen and named, and one that takes an outside program as an opponent.

What is wrong is shown in place, but not while a name is written. A program that is not known yet is asked for
over this sheet; it is tried before it is taken, and its faults are named in place.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QGridLayout, QLineEdit, QSizePolicy

from evolution_qt.brain.outside import ProgramPlayer
from evolution_qt.brain.programs import LONGEST_COMMAND, LONGEST_NAME, Program, line_for, name_for
from evolution_qt.core.errors import BadInput, GameError, filled
from evolution_qt.core.game import AnyGame
from evolution_qt.core.levels import Bots
from evolution_qt.core.plain import shown
from evolution_qt.ui.kit.plain_text import Label, ToolButton
from evolution_qt.ui.shell.game.seats import fault_words
from evolution_qt.ui.shell.new_game.player_kinds import kind_name
from evolution_qt.ui.shell.new_game.player_names import printed
from evolution_qt.ui.shell.new_game.seat_choices import PlayerChoice
from evolution_qt.ui.shell.settings.settings import Settings
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.base import Dialog, paragraph
from evolution_qt.ui.shell.window.choice import Choice

_WIDTH: Final = 600
_ANY: Final = "program"
_NONE: Final = ""
"""Stands in the list of known programs for one that is not known yet."""


class ProgramDialog(Dialog):
    """Emits `chosen` with a Program that has answered a first question of the game it is to play."""

    chosen = Signal(object)
    forgotten = Signal(object)
    """A Program that is no longer to be offered."""

    def __init__(self, rules: AnyGame, players: int, known: Sequence[Program] = ()) -> None:
        """*known* programs can be changed or forgotten."""
        super().__init__(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.want_width(_WIDTH)
        self._rules, self._players = rules, players
        self._trial: asyncio.Task[None] | None = None
        self.about = paragraph(role="muted")
        self._programs = {program.kind: program for program in known}
        self.known = Choice((_NONE, *self._programs), _NONE)
        self.known.activated.connect(self._take_known)
        self.forget = ToolButton()
        self.forget.setProperty("role", "word")
        self.forget.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
        self.forget.clicked.connect(self._forget_known)
        self.command = QLineEdit()
        self.command.setMaxLength(LONGEST_COMMAND)
        self.file = ToolButton()
        self.file.setProperty("role", "word")
        self.file.setSizePolicy(self.forget.sizePolicy())
        self.file.clicked.connect(self._ask_file)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.fault = paragraph(role="warning")
        self._words = {key: Label() for key in ("known", "command", "name")}
        grid = QGridLayout()
        self.content.addWidget(self.about)
        self.content.addLayout(grid)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        for row, (label, *parts) in enumerate(
            (
                (self._words["known"], self.known, self.forget),
                (self._words["command"], self.command, self.file),
                (self._words["name"], self.name),
            )
        ):
            grid.addWidget(label, row, 0)
            for column, part in enumerate(parts, 1):
                grid.addWidget(part, row, column, 1, 3 - column if part is parts[-1] else 1)
        for key, box in (("known", self.known), ("command", self.command), ("name", self.name)):
            self._words[key].setBuddy(box)
        grid.setColumnStretch(1, 1)
        self.content.addWidget(self.fault)
        for box in (self.command, self.name):
            box.textChanged.connect(self._stop_trying)
        self.finished.connect(self._stop_trying)
        self.retranslate()
        self._stop_trying()
        self._show_known()

    @property
    def is_trying(self) -> bool:
        """Return whether the program is being asked now."""
        return self._trial is not None

    def laid(self) -> None:
        """Set the cursor where the command goes."""
        super().laid()
        self.command.setFocus()

    def resize_writing(self) -> None:
        """Grow with the window."""

    def accept(self) -> None:
        """Try the program, and take it if it answers."""
        if self.is_trying:
            return
        command = self.command.text()
        name = self.name.text().strip().lower() if command.strip() else _ANY  # the command is asked for first
        try:
            program = Program.made(name, command)
        except BadInput as error:
            self.show_fault(error)
            is_of_name = error.fault.code == "bad_program_name"
            (self.name if is_of_name else self.command).setFocus()
            return
        from evolution_qt.ui.shell.window.tasks import start_task

        self._trial = start_task(self._try(program), "try a program")
        self._show_words(self.tr("Checking whether the program can play …"), role="muted")
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(False)

    async def _try(self, program: Program) -> None:
        """Ask the program the first question of a game; end it in any case."""
        state = self._rules.new(self._players, 0)
        player = ProgramPlayer(program)
        try:
            await player.ask_meanwhile(self._rules, self._rules.observe(state, state.to_move))
        except GameError as error:
            self._stop_trying()
            self.show_fault(error, player.complaint)
            self.command.setFocus()
            return
        finally:
            player.stop()
        self._trial = None
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(True)
        self.chosen.emit(program)
        super().accept()

    def _stop_trying(self) -> None:
        """Take back what was shown for another command, and stop trying it."""
        trial, self._trial = self._trial, None
        if trial is not None and trial is not asyncio.current_task(trial.get_loop()):
            trial.cancel()
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(True)
        self._show_replaced()

    def _show_replaced(self) -> None:
        """Show that a program of the same name is known, of another command, and will be no more."""
        known = self._programs.get(Program(self.name.text().strip().lower(), ()).kind)
        words = ""
        if known is not None and self.command.text().strip() not in ("", known.line):
            words = filled(self.tr("Replaces this program: {command}"), {"command": shown(known.line)})
        self._show_words(words, role="muted")

    # Programs that are known

    def _take_known(self) -> None:
        """Write the command and the name of the program that is chosen; nothing for a new one."""
        program = self._programs.get(self.known.currentData())
        self.command.setText("" if program is None else program.line)
        self.name.setText("" if program is None else program.name)
        self._show_known()

    def _forget_known(self) -> None:
        """Offer the program that is chosen no more."""
        program = self._programs.pop(self.known.currentData(), None)
        if program is None:
            return
        self.known.removeItem(self.known.currentIndex())
        self.known.setCurrentIndex(0)
        self._take_known()
        self.forgotten.emit(program)
        self.command.setFocus()
        self._show_words(
            filled(self.tr("{name} was removed from the list."), {"name": kind_name(program.kind, Bots())}),
            "muted",
        )

    def _show_known(self) -> None:
        for part in (self._words["known"], self.known, self.forget):
            part.setVisible(bool(self._programs))
        self.forget.setEnabled(self.known.currentData() != _NONE)

    def show_fault(self, error: GameError, complaint: str = "") -> None:
        """Show why it cannot play, and what it has written last itself."""
        words = filled(self.tr("It cannot play: {reason}."), {"reason": fault_words(error)})
        if complaint:
            words += "\n" + filled(self.tr("It says: {words}"), {"words": complaint})
        self._show_words(words)

    def _show_words(self, words: str, role: str = "warning") -> None:
        style.mark(self.fault, "role", role)
        self.fault.setText(words)
        self.fault.setVisible(bool(words))

    def _ask_file(self) -> None:
        """Let a file be chosen; its command line, and a name if there is none, are proposed."""
        chooser = self.chooser = QFileDialog(self, self.tr("Choose a program"), str(Path.home()))
        chooser.setFileMode(QFileDialog.FileMode.ExistingFile)
        chooser.fileSelected.connect(self.take_file)
        chooser.finished.connect(chooser.deleteLater)
        chooser.open()

    def take_file(self, path: str) -> None:
        """Propose what starts a file."""
        self.command.setText(line_for(path))
        if not self.name.text().strip():
            self.name.setText(name_for(path))

    def retranslate(self) -> None:
        """Write every word again."""
        self.entitle(self.tr("Another program"))
        self.about.setText(
            self.tr(
                "Any program can play that reads and writes lines as described in docs/bot-protocol.md. "
                "It is told only what its seat may know. But it is not isolated from your computer: "
                "choose only programs you trust."
            )
        )
        self._words["known"].setText(self.tr("Which one"))
        self.known.setItemText(0, self.tr("A new one"))
        for at in range(1, self.known.count()):
            self.known.setItemText(at, kind_name(self.known.itemData(at), Bots()))
        self.forget.setText(self.tr("Forget"))
        self.forget.setToolTip(
            self.tr("Remove this program from the list; the program itself stays as it is")
        )
        self._words["command"].setText(self.tr("Command"))
        self._words["name"].setText(self.tr("Name"))
        self.command.setPlaceholderText(self.tr("a program and its options"))
        self.name.setPlaceholderText(self.tr("small letters a to z, digits, - and _"))
        self.file.setText(self.tr("File …"))
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Add"))


class Naming(Dialog):
    """Shows in `fault` what `why_not` returns. Subclasses find what stands in the way, and extend `check`."""

    pauses_game = True
    program_added = Signal(object, object)
    """An outside program that was not known yet can play from now on; and who is chosen for other seats."""
    program_forgotten = Signal(object)
    """An outside program is no longer to be offered."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self._settings = settings
        self.boxes: list[PlayerChoice] = []
        """In which it is chosen who plays, by seat; every subclass makes them."""
        self.present: Sequence[str] = ()
        """Who plays already, whatever is chosen here."""
        self.fault = paragraph(role="warning")
        self._shows_faults = False

    # Who plays

    @property
    def game(self) -> AnyGame:
        """Return the game that is played; every subclass has its own."""
        raise NotImplementedError

    def offer_programs(self) -> None:
        """Offer the outside programs that are known now; every subclass does."""
        raise NotImplementedError

    def ask_program(self, box: PlayerChoice) -> None:
        """Let an outside program be chosen for a box; one that plays already cannot be changed."""
        spare = [program for program in self._settings.programs if program.kind not in self.present]
        sheet = ProgramDialog(self.game, len(self.names()), spare)
        sheet.chosen.connect(partial(self._take_program, box))
        sheet.forgotten.connect(self._forget_program)
        self.lay(sheet)

    def _take_program(self, box: PlayerChoice, program: Program) -> None:
        in_use = [*[one.currentData() for one in self.boxes if one is not box], *self.present]
        self._settings = self._settings.knowing(program, in_use)
        self.program_added.emit(program, in_use)
        self.offer_programs()
        box.choose(program.kind)
        box.setFocus()

    def _forget_program(self, program: Program) -> None:
        """Offer a program no more; another player takes its place where it was chosen."""
        self._settings = self._settings.without(program)
        self.program_forgotten.emit(program)
        self.offer_programs()

    # Names

    def follow(self, line: QLineEdit) -> None:
        """Take part in the writing of a name."""
        line.textEdited.connect(self._wait)
        line.editingFinished.connect(self._watch)

    def names(self) -> list[str]:
        """Return the names by seat; every subclass has its own."""
        raise NotImplementedError

    def why_not(self) -> str:
        """Return what stands in the way, empty if nothing does: a name is missing, or there twice."""
        names = self.names()
        folded = _folded(names)
        for number, name in enumerate(names, 1):
            if not name:
                return filled(self.tr("Player {number} needs a name."), {"number": str(number)})
        for name, read in zip(names, folded, strict=True):
            if folded.count(read) > 1:
                return filled(self.tr("Two players are called “{name}”."), {"name": name})
        return ""

    def wrong_names(self) -> list[bool]:
        """Return which names are missing, or there twice, by seat."""
        names = self.names()
        folded = _folded(names)
        return [not name or folded.count(read) > 1 for name, read in zip(names, folded, strict=True)]

    def accept(self) -> None:
        """Take it so, unless something stands in the way, which is shown."""
        if not self.why_not():
            super().accept()
            return
        self._watch()

    def check(self) -> None:
        """Show what is wrong, unless a name is just being written."""
        fault = self.why_not() if self._shows_faults else ""
        self.fault.setText(fault)
        self.fault.setVisible(bool(fault))

    def _wait(self) -> None:
        """Show nothing: while a name is being written, nothing is wrong yet."""
        self._shows_faults = False
        self.check()

    def _watch(self) -> None:
        """Show what is wrong from now on."""
        self._shows_faults = True
        self.check()


def _folded(names: Sequence[str]) -> list[str]:
    """Return by what names are the same: as they are read, in whatever letters."""
    return [printed(name).casefold() for name in names]
