"""What stands for sheets and pages among accessible things. Imported when a screen reader asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget

from evolution_qt.ui.kit import accessibility
from evolution_qt.ui.kit.guard import answering

if TYPE_CHECKING:
    from evolution_qt.ui.shell.window.base import Dialog
    from evolution_qt.ui.shell.window.host import Pages


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


@answering({"childCount": 0, "child": None, "indexOfChild": -1})
class OfPages(QAccessibleWidget):
    """Holds the page that is seen, and is nothing else: Qt's own is called a layered pane aloud."""

    def __init__(self, pages: Pages) -> None:
        super().__init__(pages, QAccessible.Role.Client, "")

    def childCount(self) -> int:
        """Return how many pages are seen."""
        return 0 if cast("Pages", self.object()).currentWidget() is None else 1

    def child(self, index: int) -> Any:  # None is no QAccessibleInterface, but what Qt wants
        """Return the page that is seen."""
        page = cast("Pages", self.object()).currentWidget()
        return None if index or page is None else QAccessible.queryAccessibleInterface(page)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return where a page is."""
        return 0 if child.object() is cast("Pages", self.object()).currentWidget() else -1


def of_pages(thing: QObject) -> QAccessibleInterface:
    """Return what stands for pages among accessible things."""
    return accessibility.keep(thing, OfPages(cast("Pages", thing)))
