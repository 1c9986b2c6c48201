"""What stands for a sheet among accessible things. Imported when a screen reader asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget

from evolution_qt.ui.kit.guard import answering

if TYPE_CHECKING:
    from evolution_qt.ui.shell.window.base import Dialog


@answering({"state": QAccessible.State(), "text": ""})
class OfSheet(QAccessibleWidget):
    """A dialog by its title; what it asks in one piece is read with it."""

    def __init__(self, sheet: Dialog) -> None:
        super().__init__(sheet, QAccessible.Role.Dialog, "")

    def state(self) -> QAccessible.State:
        """Return how it is: nothing behind it can be used."""
        found = super().state()
        found.modal = True
        return found

    def text(self, which: QAccessible.Text) -> str:
        """Return its title, and what it asks."""
        sheet = cast("Dialog", self.object())
        if which == QAccessible.Text.Name:
            return sheet.accessibleName()
        return sheet.spoken_question() if which == QAccessible.Text.Description else ""
