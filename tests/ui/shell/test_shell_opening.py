"""A sheet comes in several turns of the event loop; from the first on it has keys and keeps clicks."""

from __future__ import annotations

import asyncio
import itertools
import sys
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QTextBrowser, QWidget
from shiboken6 import isValid

from evolution_qt.store.library import Library
from evolution_qt.ui.kit import accessibility, jobs
from evolution_qt.ui.kit.jobs import Job, go_on
from evolution_qt.ui.shell.book.record_book import RecordBookDialog
from evolution_qt.ui.shell.library.check import CheckDialog
from evolution_qt.ui.shell.library.librarian import Librarian
from evolution_qt.ui.shell.library.library import LibraryDialog
from evolution_qt.ui.shell.reading.about import AboutDialog
from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan, Settings
from evolution_qt.ui.shell.settings.settings_dialog import SettingsDialog
from evolution_qt.ui.shell.window.base import Veil
from tests.ui.shell.acting import LEFT, LONG, NONE, until

QUIET = Settings(language="en", speed="off", theme="light", confirmations=False, more=True)
TWO = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("human", "Ben")))
F1, F11, N, A = Qt.Key.Key_F1, Qt.Key.Key_F11, Qt.Key.Key_N, Qt.Key.Key_A
RETURN, ESCAPE, TAB, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Space
CTRL = Qt.KeyboardModifier.ControlModifier


def press(window, key, modifiers=NONE):
    """Press a key at once, without a turn of the event loop: the widget with the focus gets it."""
    QTest.keyClick(window.focusWidget(), key, modifiers)


@pytest.fixture
def usual(shown):
    """Show a window that has the keyboard."""

    @asynccontextmanager
    async def made(settings=QUIET):
        async with shown(settings) as made:
            made.window.activateWindow()
            await until(made.window.isActiveWindow)
            yield made.window

    return made


def veils(window):
    return window.findChildren(Veil)


async def here(dialog):
    """Wait until a sheet is painted."""
    await until(lambda: not dialog.is_coming)


class Keys(QObject):
    """What keys something gets."""

    def __init__(self, watched):
        super().__init__()
        self.pressed = []
        watched.installEventFilter(self)

    def eventFilter(self, watched, event):
        if isinstance(event, QKeyEvent) and event.type() == event.Type.KeyPress:
            self.pressed.append(event.key())
        return False


async def test_a_sheet_is_laid_and_painted_in_turns_of_their_own(usual):
    async with usual() as window:
        press(window, N, CTRL)
        dialog = window.dialog
        (veil,) = veils(window)
        assert dialog.is_coming
        assert dialog.parent() is None
        assert veil.isVisible()
        states = []

        async with asyncio.timeout(LONG):
            while dialog.is_coming:  # a look in each turn: to wait longer would miss one
                states.append((dialog.parent() is veil, veil.updatesEnabled()))
                await asyncio.sleep(0)
        states.append((dialog.parent() is veil, veil.updatesEnabled()))

        assert [(False, False), (True, False), (True, True)] == list(dict.fromkeys(states))
        assert dialog.isVisible()
        assert dialog.updatesEnabled()
        dialog.reject()


@pytest.mark.parametrize("in_haste", [True, False])
async def test_keys_that_are_pressed_before_it_is_there_do_what_they_do_later(usual, in_haste):
    """As by a player who knows the way by heart: letters into the first name, Tab, and so on."""
    async with usual() as window:
        press(window, N, CTRL)
        dialog = window.dialog
        if not in_haste:
            await here(dialog)
        for key in (Qt.Key.Key_Z, Qt.Key.Key_O, Qt.Key.Key_E, TAB, Qt.Key.Key_H):
            press(window, key)
        assert in_haste == dialog.is_coming
        await here(dialog)
        assert "zoe" == dialog.rows[0].name.text()
        assert dialog.isAncestorOf(window.focusWidget())
        assert not dialog.rows[0].name.hasFocus()
        dialog.reject()


@pytest.mark.parametrize("in_haste", [True, False])
async def test_space_presses_a_button_and_lets_it_go(usual, in_haste):
    async with usual(replace(QUIET, last=TWO)) as window:
        press(window, N, CTRL)
        dialog = window.dialog
        if not in_haste:
            await here(dialog)
        press(window, SPACE)
        assert in_haste == dialog.is_coming
        await until(lambda: window.game)
        assert not isValid(dialog) or dialog.is_answered


async def test_escape_closes_it_even_before_it_is_there_and_what_comes_then_is_for_what_is_seen(usual):
    async with usual() as window:
        before = window.focusWidget()
        behind = Keys(before)
        press(window, F1, CTRL)
        assert window.dialog.is_coming
        behind.pressed.clear()
        press(window, ESCAPE)
        press(window, A)
        await until(lambda: window.dialog is None)
        await until(lambda: not veils(window))
        assert before is window.focusWidget()
        assert [A] == behind.pressed


async def test_no_key_and_no_click_reaches_what_is_behind_it_before_it_is_there(usual):
    async with usual() as window:
        asked = []
        window.start.settings_asked.connect(lambda: asked.append("settings"))
        window.start.settings.setFocus()
        press(window, N, CTRL)
        dialog = window.dialog
        (veil,) = veils(window)
        press(window, SPACE)
        press(window, F1, CTRL)
        at = window.start.settings.mapTo(window, QPoint(9, 9))
        assert veil is window.childAt(at)
        QTest.mouseClick(veil, LEFT, NONE, at)
        assert dialog.is_coming
        heard = Keys(QApplication.instance())
        await here(dialog)
        QApplication.processEvents()
        assert [] == asked
        assert dialog is window.dialog
        assert F1 in heard.pressed, "a key that would open another sheet is for this one"
        dialog.reject()
        assert window.start.settings is window.focusWidget()


async def test_what_is_behind_does_not_take_the_keyboard_before_it_is_there(usual):
    """As a table does from behind whose curtain someone comes."""
    async with usual() as window:
        window.sheets.show_about()
        dialog = window.dialog
        behind = Keys(window.start.settings)
        window.start.settings.setFocus()
        press(window, A)
        assert dialog.is_coming
        await here(dialog)
        assert dialog.isAncestorOf(window.focusWidget())
        assert [] == behind.pressed
        dialog.reject()
        assert window.start.settings is window.focusWidget()


async def test_a_sheet_that_tells_of_a_fault_lies_over_one_that_was_still_to_come(usual):
    async with usual() as window:
        window.sheets.show_about()
        dialog = window.dialog
        window.sheets.show_unexpected("Traceback")
        fault = window.sheets.unexpected
        press(window, TAB)
        await here(dialog)
        assert fault.parent() is Veil.uppermost(window)
        assert fault.isAncestorOf(window.focusWidget())
        fault.reject()
        assert dialog.isAncestorOf(window.focusWidget())
        press(window, ESCAPE)
        await until(lambda: window.dialog is None)


async def test_keys_for_a_sheet_that_another_one_covers_come_to_nothing(usual):
    async with usual() as window:
        window.sheets.show_about()
        dialog = window.dialog
        press(window, RETURN)
        window.sheets.show_unexpected("Traceback")
        fault = window.sheets.unexpected
        await here(dialog)
        QApplication.processEvents()
        assert not fault.is_answered
        assert not dialog.is_answered
        fault.reject()
        dialog.reject()


async def test_what_a_person_wants_at_any_time_does_not_wait_for_it(usual):
    async with usual() as window:
        press(window, F1, CTRL)
        assert window.dialog.is_coming
        press(window, F11)
        assert window.isFullScreen()
        press(window, F11)
        assert not window.isFullScreen()
        window.dialog.reject()


@pytest.mark.parametrize("wait", [0, 1])
async def test_a_sheet_that_is_answered_before_it_is_there_never_comes(usual, wait):
    async with usual() as window:
        before = window.focusWidget()
        window.sheets.show_library()
        dialog = window.dialog
        for _ in range(wait):
            QApplication.processEvents()
        dialog.reject()
        assert window.dialog is None
        assert before is window.focusWidget()
        await until(lambda: not isValid(dialog))
        assert [] == veils(window)
        assert before is window.focusWidget()


MADE_IN_STEPS = ("new", "rules", "keys", "settings", "about")


def told(sheet):
    """Return what stands on a sheet and where, in the order of its parts."""
    parts = [one for one in sheet.findChildren(QWidget) if one.isVisibleTo(sheet)]
    words = [one.text() for one in parts if isinstance(one, QLabel | QAbstractButton | QLineEdit)]
    pages = [one.toPlainText() for one in parts if isinstance(one, QTextBrowser)]
    return words, pages, [one.geometry().getRect() for one in parts if isinstance(one, QLabel)]


@pytest.mark.parametrize("name", MADE_IN_STEPS)
async def test_a_sheet_that_is_made_in_steps_is_as_one_that_is_made_at_once(usual, monkeypatch, name):
    async with usual() as window:
        found = []
        for is_heard in (False, True):  # for a screen reader all is done at once
            monkeypatch.setattr(accessibility, "is_heard", lambda is_heard=is_heard: is_heard)
            window.commands.actions[name].trigger()
            sheet = window.dialog
            assert is_heard != sheet.is_coming
            await here(sheet)
            for _ in range(3):
                QApplication.processEvents()
            found.append(told(sheet))
            sheet.reject()
            await until(lambda: window.dialog is None)
        assert found[0] == found[1]
        assert any(found[0][0])


@pytest.mark.parametrize("name", MADE_IN_STEPS)
async def test_a_sheet_can_be_closed_after_every_step(usual, monkeypatch, name):
    """It leaves no veil behind, and the keyboard where it was."""
    monkeypatch.setattr(jobs, "BREATH", -1)  # one step in a turn
    async with usual() as window:
        before, turns, is_whole = window.focusWidget(), 0, False
        while not is_whole:
            window.commands.actions[name].trigger()
            sheet = window.dialog
            for _ in range(turns):
                go_on(sheet)
            is_whole = not sheet.is_coming
            sheet.reject()
            assert before is window.focusWidget()
            turns += 1
            await until(lambda: window.dialog is None and not veils(window))
        assert turns > 5


@pytest.mark.parametrize("name", MADE_IN_STEPS)
async def test_the_words_of_a_sheet_follow_the_language_after_every_step(
    usual, translations, monkeypatch, name
):
    monkeypatch.setattr(jobs, "BREATH", -1)
    async with usual() as window:
        for turns in (1, 3, 6, 9):
            translations.use("en")
            window.commands.actions[name].trigger()
            sheet = window.dialog
            for _ in range(turns):
                go_on(sheet)
            translations.use("de")
            await here(sheet)
            await asyncio.sleep(0.01)
            late = told(sheet)[:2]
            sheet.reject()
            await until(lambda: window.dialog is None)
            window.commands.actions[name].trigger()
            await here(window.dialog)
            assert told(window.dialog)[:2] == late
            window.dialog.reject()
            await until(lambda: window.dialog is None)


@pytest.mark.parametrize("name", MADE_IN_STEPS)
async def test_a_sheet_takes_another_size_after_every_step(usual, monkeypatch, name):
    monkeypatch.setattr(jobs, "BREATH", -1)
    async with usual() as window:
        usually, large = window.size(), window.size() * 1.25

        async def opened(turns, size):
            window.commands.actions[name].trigger()
            sheet = window.dialog
            for _ in range(turns):
                go_on(sheet)
            is_whole = not sheet.is_coming
            window.resize(size)
            await here(sheet)
            for _ in range(3):
                QApplication.processEvents()
            seen = told(sheet)
            sheet.reject()
            await until(lambda: window.dialog is None)
            return seen, is_whole

        window.resize(large)
        expected, _ = await opened(0, large)
        turns, is_whole = 1, False
        while not is_whole:
            window.resize(usually)
            seen, is_whole = await opened(turns, large)
            assert expected == seen, turns
            turns += 1
        assert turns > 5


@pytest.mark.parametrize("step", ["make", "fill", "laid"])
@pytest.mark.parametrize("is_heard", [True, False])
async def test_a_sheet_that_cannot_come_is_reported_and_leaves_the_window_usable(
    usual, monkeypatch, step, is_heard
):
    def failing(_sheet):
        raise ValueError("unmade")
        yield

    def failing_at_once(_sheet):
        raise ValueError("unmade")

    reported = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: reported.append(str(error)))
    monkeypatch.setattr(accessibility, "is_heard", lambda: is_heard)
    monkeypatch.setattr(AboutDialog, step, failing_at_once if step == "laid" else failing)
    async with usual() as window:
        before = window.focusWidget()
        window.commands.actions["about"].trigger()
        await until(lambda: window.dialog is None and not veils(window))
        assert ["unmade"] == reported
        assert before is window.focusWidget()
        press(window, N, CTRL)
        await here(window.dialog)
        window.dialog.reject()


@pytest.mark.parametrize("click", [QTest.mouseClick, QTest.mouseDClick])
async def test_a_click_on_a_sheet_that_is_not_seen_yet_does_nothing(usual, monkeypatch, click):
    """As the second one of a double click on what opens it."""
    monkeypatch.setattr(jobs, "BREATH", -1)
    async with usual() as window:
        window.commands.actions["rules"].trigger()
        dialog = window.dialog
        while not dialog.list.count():
            go_on(dialog)
        close = dialog.buttons.buttons()[0]
        for part in (close, dialog.list.viewport()):
            click(window.windowHandle(), LEFT, NONE, part.mapTo(window, part.rect().center()))
        assert dialog.is_coming
        await here(dialog)
        assert not dialog.is_answered
        assert dialog.list.currentRow() == 0
        click(window.windowHandle(), LEFT, NONE, close.mapTo(window, close.rect().center()))
        await until(lambda: window.dialog is None)


async def test_a_note_on_a_sheet_that_is_to_come_is_no_window_of_its_own(usual):
    async with usual() as window:
        for note in ("it cannot be written", ""):
            sheet = SettingsDialog(QUIET, note)
            sheet.open_over(window, in_turns=True)
            sheet.take_note("something else")
            assert not sheet.note.isWindow()
            await here(sheet)
            assert sheet.note.isVisible()
            sheet.reject()


async def test_a_sheet_that_goes_unanswered_is_worked_for_no_more(usual, tmp_path):
    async with usual() as window:
        librarian = Librarian(Library(tmp_path), window)
        sheets = RecordBookDialog(window.book), LibraryDialog(librarian), CheckDialog(librarian, window.book)
        for sheet in sheets:
            behind = QWidget()
            sheet.open_over(behind)
            (job,) = (one for one in vars(sheet).values() if isinstance(one, Job) and one.owner is not sheet)
            job.begin(sheet.isVisible() for _ in itertools.count())
            behind.deleteLater()
            await until(lambda sheet=sheet: not isValid(sheet))
            assert not job.is_active


async def test_a_click_on_the_veil_leaves_the_keyboard_where_it_is(usual):
    async with usual() as window:
        window.sheets.show_about()
        dialog = await until(lambda: window.dialog)
        has_keyboard = window.focusWidget()
        assert dialog.isAncestorOf(has_keyboard)
        (veil,) = veils(window)
        QTest.mouseClick(veil, LEFT, NONE, veil.rect().topLeft())
        assert has_keyboard is window.focusWidget()
        dialog.reject()


def test_a_window_that_goes_meanwhile_takes_nothing_along_that_is_missed(app, qtbot):
    window = QWidget()
    window.show()
    dialog = AboutDialog()
    dialog.open_over(window, in_turns=True)
    window.deleteLater()
    qtbot.waitUntil(lambda: not isValid(window))

    qtbot.waitUntil(lambda: not dialog.is_coming)

    assert dialog.isHidden()
    dialog.reject()
    qtbot.waitUntil(lambda: not isValid(dialog))
