"""Tab goes through every sheet: all that can be used is reached, has a name, is seen to have the keyboard.

Evolution is played: its sheets have all that a game's can have, cards and reasons for moves among them.
"""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from evolution_qt.ui.shell.window.question import LeaveDialog
from tests.ui.shell.acting import until
from tests.ui.shell.page import EVOLUTION_DUEL, UNASKED
from tests.ui.shell.test_shell_smallest import SHEETS

NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
TAB, ESCAPE = Qt.Key.Key_Tab, Qt.Key.Key_Escape
MORE = {
    **SHEETS,
    "cards": lambda window: window.sheets.show_reference(),
    "moves": lambda window: window.sheets.show_moves(),
    "leave": lambda window: window.sheets.open(LeaveDialog(is_kept=True)),
    "why": lambda window: window.sheets.show_why(-1),
}


@pytest.fixture
def settings():
    return UNASKED


def press(window, key, modifiers=NONE):
    QTest.keyClick(window.windowHandle(), key, modifiers)
    QApplication.processEvents()


def look(widget):
    """Return how a widget looks with what is around it."""
    around = 4
    room = widget.rect().adjusted(-around, -around, around, around)
    window = widget.window()
    return window.grab(room.translated(widget.mapTo(window, widget.rect().topLeft()))).toImage()


def name_of(widget):
    """Return what a screen reader says of a widget."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


async def test_tab_reaches_everything_in_every_sheet_and_is_seen_to(shown):
    async with shown(UNASKED) as made:
        window = made.window
        await made.begin(EVOLUTION_DUEL, 9, (1280, 800))
        await made.asked()
        await made.front()
        for sheet, show in MORE.items():
            show(window)
            await settled(window)
            walk(window, sheet)
            for page in getattr(window.dialog, "tabs", ())[1:]:
                page.setFocus(Qt.FocusReason.TabFocusReason)
                press(window, Qt.Key.Key_Return)
                assert page.isChecked(), sheet
                walk(window, f"{sheet}: {page.text()}")
            press(window, ESCAPE)
            await until(lambda: window.dialog is None)
            assert window.isActiveWindow(), sheet


async def test_a_sheet_gives_a_screen_reader_one_focus_and_that_has_a_name(page):
    """Not the veil, and not first something that hands it on at once."""
    window = page.window
    await page.begin(EVOLUTION_DUEL, 9, (1280, 800))
    await page.asked()
    await page.front()
    focused = []
    QApplication.instance().focusChanged.connect(lambda _before, now: focused.append(now))
    QAccessible.setActive(True)
    try:
        for sheet, show in MORE.items():
            focused.clear()
            show(window)
            await settled(window)
            times = 2 if sheet == "library" else 1  # its list takes the keyboard as soon as it is filled
            await until(lambda times=times: len(focused) >= times)
            assert times == len(focused), (sheet, focused)
            for one in focused:
                assert window.dialog.isAncestorOf(one), sheet
                assert name_of(one), sheet
            press(window, ESCAPE)
            await until(lambda: window.dialog is None)
    finally:
        QAccessible.setActive(False)


async def settled(window):
    """Let a sheet come, and be filled that is filled bit by bit."""
    await until(lambda: window.dialog)
    for _ in range(10):
        await asyncio.sleep(0)
        QApplication.processEvents()


def walk(window, sheet):
    """Go through a sheet by Tab."""
    dialog = window.dialog
    assert dialog is not None, sheet
    assert dialog.isAncestorOf(QApplication.focusWidget()), sheet
    press(window, TAB)
    stops = []
    while (at := QApplication.focusWidget()) not in stops:
        stops.append(at)
        press(window, TAB)
        assert dialog.isAncestorOf(QApplication.focusWidget()), f"{sheet}: the keyboard left it"
    assert at is stops[0], f"{sheet}: {at} is never left"
    reachable = [one for one in dialog.findChildren(QWidget) if is_meant(one)]
    assert set(reachable) <= set(stops), (sheet, [one for one in reachable if one not in stops])
    assert [] == [one for one in stops if not name_of(one)], sheet
    for before, one in pairwise([stops[-1], *stops]):
        if before is not one:
            before.setFocus(Qt.FocusReason.TabFocusReason)
            without = look(one)
            one.setFocus(Qt.FocusReason.TabFocusReason)
            assert without != look(one), f"{sheet}: {name_of(one)} looks the same with the keyboard"
    press(window, TAB, SHIFT)
    assert QApplication.focusWidget() is stops[len(stops) - 2 if len(stops) > 1 else 0], sheet


def is_meant(widget):
    """Return whether someone may want to get to a widget by keys."""
    return (
        bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        and widget.isVisible()
        and widget.isEnabled()
        and widget.focusProxy() is None
        and not (isinstance(widget, QScrollArea) and not widget.verticalScrollBar().maximum())
    )
