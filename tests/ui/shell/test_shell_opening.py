"""A sheet comes in three turns of the event loop; from the first on it has keys and keeps clicks."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from evolution_qt.ui.shell.dialogs.about import AboutDialog
from evolution_qt.ui.shell.dialogs.base import Veil
from evolution_qt.ui.shell.settings import Settings
from tests.ui.shell.acting import LEFT, NONE, until

QUIET = Settings(language="en", speed="off", theme="light", confirmations=False)
F1, F11, N = Qt.Key.Key_F1, Qt.Key.Key_F11, Qt.Key.Key_N
RETURN, ESCAPE, TAB = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab
CTRL = Qt.KeyboardModifier.ControlModifier


def press(window, key, modifiers=NONE):
    """Press a key at once, without a turn of the event loop: whoever has the keyboard gets it."""
    QTest.keyClick(window.focusWidget(), key, modifiers)


async def active(window):
    window.activateWindow()
    await until(window.isActiveWindow)


def veils(window):
    return window.findChildren(Veil)


def test_a_sheet_is_laid_and_painted_in_turns_of_their_own(play, shown):
    async def act():
        async with shown(QUIET) as made:
            window = made.window
            await active(window)
            press(window, N, CTRL)
            dialog = window.dialog
            (veil,) = veils(window)
            assert dialog.is_coming
            assert dialog.parent() is None
            assert veil.isVisible()

            assert not veil.updatesEnabled()
            await until(lambda: not dialog.is_coming)
            assert veil is dialog.parent()
            assert dialog.isVisible()
            assert veil.updatesEnabled()
            assert dialog.updatesEnabled()
            dialog.reject()

    play(act())


def test_keys_that_are_pressed_before_it_is_there_are_meant_for_it(play, shown):
    """As by somebody who knows the way by heart: Tab, then letters into the first name."""

    async def act():
        async with shown(QUIET) as made:
            window = made.window
            await active(window)
            press(window, N, CTRL)
            dialog = window.dialog
            for key in (Qt.Key.Key_Z, Qt.Key.Key_O, Qt.Key.Key_E):
                press(window, key)
            assert dialog.is_coming
            await until(lambda: not dialog.is_coming)
            await until(lambda: "zoe" == dialog.rows[0].name.text())
            dialog.reject()

    play(act())


def test_escape_closes_it_even_before_it_is_there(play, shown):
    async def act():
        async with shown(QUIET) as made:
            window = made.window
            await active(window)
            before = window.focusWidget()
            press(window, F1, CTRL)
            assert window.dialog.is_coming
            press(window, ESCAPE)
            await until(lambda: window.dialog is None)
            await until(lambda: not veils(window))
            assert before is window.focusWidget()

    play(act())


def test_no_key_and_no_click_reaches_what_is_behind_it_before_it_is_there(play, shown):
    async def act():
        async with shown(QUIET) as made:
            window = made.window
            await active(window)
            asked = []
            window.start.new_game_asked.connect(lambda: asked.append("new game"))
            window.start.settings_asked.connect(lambda: asked.append("settings"))
            press(window, F1, CTRL)
            dialog = window.dialog
            press(window, N, CTRL)
            (veil,) = veils(window)
            assert veil is window.childAt(window.start.settings.mapTo(window, QPoint(9, 9)))
            QTest.mouseClick(veil, LEFT, NONE, window.start.settings.mapTo(window, QPoint(9, 9)))
            assert dialog.is_coming
            await until(lambda: not dialog.is_coming)
            QApplication.processEvents()
            assert [] == asked
            assert dialog is window.dialog
            dialog.reject()

    play(act())


def test_what_a_person_wants_at_any_time_does_not_wait_for_it(play, shown):
    async def act():
        async with shown(QUIET) as made:
            window = made.window
            await active(window)
            press(window, F1, CTRL)
            assert window.dialog.is_coming
            press(window, F11)
            assert window.isFullScreen()
            press(window, F11)
            assert not window.isFullScreen()
            window.dialog.reject()

    play(act())


def test_a_sheet_that_is_answered_before_it_is_there_never_comes(play, shown):
    async def act():
        async with shown(QUIET) as made:
            window = made.window
            await active(window)
            before = window.focusWidget()
            for wait in (0, 1):
                window.sheets.show_library()
                dialog = window.dialog
                for _ in range(wait):
                    QApplication.processEvents()
                dialog.reject()
                assert window.dialog is None
                assert before is window.focusWidget()
                await until(lambda dialog=dialog: not isValid(dialog))
                assert [] == veils(window)
                assert before is window.focusWidget()

    play(act())


def test_a_click_on_the_veil_leaves_the_keyboard_where_it_is(play, shown):
    async def act():
        async with shown(QUIET) as made:
            window = made.window
            await active(window)
            window.sheets.show_about()
            dialog = await until(lambda: window.dialog)
            has_keyboard = window.focusWidget()
            assert dialog.isAncestorOf(has_keyboard)
            (veil,) = veils(window)
            QTest.mouseClick(veil, LEFT, NONE, veil.rect().topLeft())
            assert has_keyboard is window.focusWidget()
            dialog.reject()

    play(act())


def test_a_window_that_goes_meanwhile_takes_nothing_along_that_is_missed(app, qtbot):
    window = QWidget()
    window.show()
    dialog = AboutDialog()
    dialog.open_over(window, in_turns=True)
    window.deleteLater()
    qtbot.waitUntil(lambda: not isValid(window))

    qtbot.waitUntil(lambda: not dialog.is_coming)

    assert dialog.isHidden()
    dialog.deleteLater()
