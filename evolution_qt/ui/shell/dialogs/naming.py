"""A sheet on which players are chosen and named.

What is wrong is said in place, but not while a name is written. A program that is not known yet is asked for
over this sheet.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialogButtonBox, QLineEdit

from evolution_qt.brain.programs import Program
from evolution_qt.core.errors import filled
from evolution_qt.core.game import AnyGame
from evolution_qt.ui.shell.dialogs.base import Dialog, paragraph
from evolution_qt.ui.shell.dialogs.player_choice import PlayerChoice
from evolution_qt.ui.shell.dialogs.program import ProgramDialog
from evolution_qt.ui.shell.names import printed
from evolution_qt.ui.shell.settings import Settings


class Naming(Dialog):
    """Shows in `fault` what `why_not` says. Subclasses say what stands in the way, and extend `check`."""

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
        """Return the game that is played; every subclass says it."""
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
        """Return the names by seat; every subclass says them."""
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
        """Take it so, unless something stands in the way, which is said."""
        if not self.why_not():
            super().accept()
            return
        self._watch()

    def check(self) -> None:
        """Say what is wrong, unless a name is just being written."""
        fault = self.why_not() if self._shows_faults else ""
        self.fault.setText(fault)
        self.fault.setVisible(bool(fault))

    def _wait(self) -> None:
        """Say nothing: while a name is being written, nothing is wrong yet."""
        self._shows_faults = False
        self.check()

    def _watch(self) -> None:
        """Say what is wrong from now on."""
        self._shows_faults = True
        self.check()


def _folded(names: Sequence[str]) -> list[str]:
    """Return by what names are the same: as they are read, in whatever letters."""
    return [printed(name).casefold() for name in names]
