"""What a person does: waits, clicks, types - by real events."""

import asyncio

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox

LEFT = Qt.MouseButton.LeftButton


async def until(question, seconds=20.0):
    """Wait until a question is answered with yes; return the answer."""
    async with asyncio.timeout(seconds):
        while not (answer := question()):
            await asyncio.sleep(0.005)
    return answer


async def breathe(seconds=0.0):
    """Let the loop go round."""
    await asyncio.sleep(seconds)


def click(widget):
    """Click into the middle of a widget that can be seen."""
    assert widget.isVisible(), widget
    QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, widget.rect().center())


def click_item(view, row):
    """Click an entry of a list."""
    rect = view.visualItemRect(view.item(row))
    QTest.mouseClick(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, rect.center())


def press(widget, key):
    """Press a key."""
    QTest.keyClick(widget, key)


def ok(dialog):
    """Return the button that accepts a dialog."""
    return dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)


def cancel(dialog):
    """Return the button that gives a dialog up."""
    return dialog.buttons.button(QDialogButtonBox.StandardButton.Cancel)


def at(x, y):
    """Return a point."""
    return QPoint(x, y)
