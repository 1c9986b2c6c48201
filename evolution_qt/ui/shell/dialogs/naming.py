"""A sheet on which players are named: what is wrong is said in place, but not while a name is written."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialogButtonBox, QLineEdit

from evolution_qt.core.errors import filled
from evolution_qt.ui.shell.dialogs.base import Dialog, paragraph
from evolution_qt.ui.shell.names import printed


class Naming(Dialog):
    """Shows in `fault` what `why_not` says. Subclasses say what stands in the way, and extend `check`."""

    def __init__(self, buttons: QDialogButtonBox.StandardButton, size: QSize | None = None) -> None:
        super().__init__(buttons, size)
        self.fault = paragraph(role="warning")
        self._shows_faults = False

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
