"""Keys act on what is seen: not behind a sheet, and not on another page.

Evolution is played: its table answers every key, also those for threats, hints and key caps.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from evolution_qt.ui.shell.window.commands import KEYS, groups
from evolution_qt.ui.shell.window.sheets import is_open
from tests.ui.shell.acting import Person, click, until
from tests.ui.shell.log_page import LogPage
from tests.ui.shell.page import EVOLUTION_DUEL, EVOLUTION_TWO, UNASKED

QUIET = replace(UNASKED, automatic=False)
NONE = Qt.KeyboardModifier.NoModifier
NAMED = {
    "←": Qt.Key.Key_Left,
    "→": Qt.Key.Key_Right,
    "↑": Qt.Key.Key_Up,
    "↓": Qt.Key.Key_Down,
    "Shift": Qt.Key.Key_Shift,
    "Alt": Qt.Key.Key_Alt,
    "Enter": Qt.Key.Key_Return,
}
OF_THE_WINDOW = ("quit", "full")
"""What a person may want at any time, whatever lies over the table."""


@pytest.fixture
def settings():
    return QUIET


def strokes(keys):
    """Return the key strokes that a line of the table of shortcuts means."""
    if " – " in keys:
        first, last = keys.split(" – ")
        return [stroke for number in range(int(first), int(last) + 1) for stroke in strokes(str(number))]
    if " " in keys:
        return [stroke for key in keys.split() for stroke in strokes(key)]
    if keys in NAMED:
        return [(NAMED[keys], NONE)]
    sequence = QKeySequence(keys)
    assert 1 == sequence.count(), keys
    return [(sequence[0].key(), sequence[0].keyboardModifiers())]


def every_stroke():
    """Return all key strokes of the table of shortcuts and of the window, but those that end the program."""
    lines = [one.keys for group in groups() for one in group.shortcuts]
    lines += [QKeySequence(keys).toString() for name, keys in KEYS.items() if name not in OF_THE_WINDOW]
    return list(dict.fromkeys(stroke for line in lines if line for stroke in strokes(line)))


def press(window, stroke):
    """Press a key as a person does: the widget with the focus gets it."""
    QTest.keyClick(window.windowHandle(), *stroke)


def press_all(window, dialog, before, answers):
    """Press every key but those that a sheet answers; nothing behind it changes, and it stays."""
    for stroke in every_stroke():
        if stroke[0] not in answers:
            press(window, stroke)
            QApplication.processEvents()
            assert before == behind(window), stroke
            assert window.dialog is dialog, stroke
            assert is_open(dialog), stroke


def behind(window):
    """Return by names what no key may change while it is not seen."""
    view = window.game
    hands = view.table.player
    return {
        "record": len(view.match.record.notes),
        "log": view.side.is_open,
        "viewer": view.controller.viewer,
        "curtain": view.curtain.isVisible(),
        "settings": replace(window.settings, place=""),  # where the window is may be noted meanwhile
        "chosen": (hands.chosen, hands.highlights.aimed, hands.panel, hands.answers.note),
        "shown": (view.table.over.threats.mode, view.table.key_caps.is_on, view.table.hint.strength),
        "screen": window.isFullScreen(),
        "menus": [menu for menu in window.findChildren(QMenu) if menu.isVisible()],
        "position": "evolution-qt/position" in QGuiApplication.clipboard().text(),
    }


def without(behind, *names):
    return {name: value for name, value in behind.items() if name not in names}


async def asked(made, plan=EVOLUTION_DUEL):
    view = await made.begin(plan, 9, (1280, 800))
    person = Person(view)
    await person.play_until(lambda: view.match.state.round >= 2 and person.is_asked)
    await made.front()
    await until(lambda: LogPage(view.log).text)
    return view, person


SHEETS = {
    "about": lambda window: window.sheets.show_about(),
    "rules": lambda window: window.sheets.show_rules(),
    "cards": lambda window: window.sheets.show_reference(),
    "keys": lambda window: window.sheets.show_shortcuts(),
    "book": lambda window: window.sheets.show_record_book(),
    "game": lambda window: window.sheets.show_this_game(),
    "report": lambda window: window.library_page.report(),
    "give up": lambda window: window.sheets.ask_give_up(),
    "open hands": lambda window: window.sheets.ask_open_hands(),
}


@pytest.mark.parametrize("sheet", SHEETS)
async def test_no_key_acts_behind_a_sheet(page, sheet):
    window = page.window
    await asked(page)
    QGuiApplication.clipboard().clear()
    SHEETS[sheet](window)
    dialog = window.dialog
    QApplication.processEvents()
    before = behind(window)
    enters = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
    answers = {Qt.Key.Key_Escape, Qt.Key.Key_Space, *enters}  # they are meant for the sheet
    press_all(window, dialog, before, answers)
    press(window, (Qt.Key.Key_Escape, NONE))
    await until(lambda: window.dialog is None)
    assert before == behind(window)


async def test_no_key_acts_behind_the_library(page):
    window = page.window
    await asked(page)
    window.sheets.show_library()
    dialog = window.dialog
    await until(lambda: window.library_page.librarian.games.is_known)
    dialog.search.setText("nobody is called so")  # plain: ok; there is nothing that a key could be meant for
    before = behind(window)
    answers = {Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_O}  # they are meant for the sheet
    press_all(window, dialog, before, answers)


async def test_no_key_acts_on_the_table_behind_a_replay(page):
    window = page.window
    view, _ = await asked(page)
    QGuiApplication.clipboard().clear()
    before = behind(window)
    for stroke in every_stroke():
        if window.replay is None:
            window.replays.open_played(3)
            replay = await until(lambda: window.replay)
            await until(lambda replay=replay: replay.is_ready)
        press(window, stroke)
        QApplication.processEvents()
        assert not any(menu.isVisible() for menu in window.findChildren(QMenu)), stroke
        if window.dialog is not None:
            opened = type(window.dialog).__name__
            assert opened not in ("SeatsDialog", "WhyDialog", "ThisGameDialog"), stroke
            window.dialog.reject()
            await until(lambda: window.dialog is None)
        # the replay has a log of its own, and what it is to look like is kept
        assert without(before, "settings") == without(behind(window), "settings"), stroke
    assert view.is_running


@pytest.mark.usefixtures("late")
async def test_no_key_acts_on_the_table_behind_the_result(page):
    window = page.window
    view, _ = await asked(page)
    window.session.take_seats([(0, "random", "Ann")])
    await until(view.result.isVisible)
    window.activateWindow()
    QApplication.processEvents()
    before = behind(window)
    answers = {Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab}  # they are meant for its buttons
    others = [strokes(str(KEYS[name]))[0] for name in ("menu", "sounds")]  # sounds are heard here too
    for stroke in every_stroke():
        if stroke[0] in answers or stroke in others:
            continue
        press(window, stroke)
        QApplication.processEvents()
        if window.dialog is not None:
            window.dialog.reject()
            await until(lambda: window.dialog is None)
        # the position at the end is that of the page too
        assert without(before, "position") == without(behind(window), "position"), stroke
        assert view.result.isVisible(), stroke
    window.activateWindow()
    click(view.result.table)
    press(window, strokes("L")[0])
    await until(lambda: view.side.is_open != before["log"])  # at the table it shows the log, or hides it


async def test_a_bot_that_thinks_is_not_hurried_behind_a_sheet(page):
    window = page.window
    view, _ = await asked(page)
    view.thinking.show_for("Fox")
    view.thinking.appear()
    pressed = []
    view.thinking.hurried.connect(lambda: pressed.append(1))
    window.sheets.show_about()
    press(window, strokes("M")[0])
    assert not view.thinking.button.isDown()
    assert [] == pressed
    window.dialog.reject()
    await until(lambda: window.dialog is None)
    press(window, strokes("M")[0])
    await until(lambda: pressed == [1])  # a button that is pressed by its key is seen to go down


async def test_the_keyboard_stays_with_the_sheet_when_the_next_person_is_to_come(page):
    """A curtain that is drawn behind an open sheet must not be drawn away by Return."""
    window = page.window
    view, person = await asked(page, EVOLUTION_TWO)
    await person.play_until(lambda: person.is_asked and view.match.state.phase == 1)
    window.sheets.show_about()
    dialog = await until(lambda: window.dialog)
    here = view.controller.asked.index
    move = next(move for move in view.match.moves(here) if move.verb == "done")
    view.controller.answer(move)
    await until(view.curtain.isVisible)
    assert dialog.isAncestorOf(QApplication.focusWidget())
    press(window, strokes("V")[0])
    assert not view.curtain.is_looked_behind
    press(window, strokes("Enter")[0])
    await until(lambda: window.dialog is None)
    assert view.curtain.isVisible()
    assert QApplication.focusWidget() is view.curtain
    press(window, strokes("Enter")[0])
    await until(lambda: view.curtain.isHidden())


async def test_what_a_person_wants_at_any_time_goes_over_a_sheet_too(page):
    window = page.window
    await asked(page)
    window.sheets.show_about()
    press(window, strokes("F11")[0])
    assert window.isFullScreen()
    press(window, strokes("F11")[0])
    assert not window.isFullScreen()


async def test_a_sheet_lets_through_whatever_key_fills_the_screen(shown, monkeypatch):
    """Which key does so stands in one place."""
    monkeypatch.setitem(KEYS, "full", "Ctrl+Shift+F9")

    async with shown(QUIET) as made:
        window = made.window
        was = window.isFullScreen()
        window.sheets.show_library()
        await until(lambda: window.dialog.isVisible())
        press(window, strokes("Ctrl+Shift+F9")[0])
        await until(lambda: window.isFullScreen() != was)
