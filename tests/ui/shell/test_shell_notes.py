"""Notes: they go when they can have been read, stay while somebody reads or is warned, and close by a key."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from evolution_qt.store.shelf import Shelf
from evolution_qt.ui.shell.notes import Note, reading_time
from evolution_qt.ui.shell.settings import GamePlan, SeatPlan, Settings
from tests.ui.shell.acting import Person, click, until

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support")
DUEL = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("greedy", "Fox")))
SHORT = "Taken back."
LONG = "The settings hold until the program ends; they cannot be written. " * 4


@pytest.fixture
def page(qtbot, app):
    """A page with a button and a note below it, as large as windows become."""
    window = QWidget()
    qtbot.addWidget(window)
    made = QWidget(window)
    made.around = window  # which lives as long
    made.button, made.note = QPushButton("OK"), Note()
    box = QVBoxLayout(made)
    box.addWidget(made.button)
    box.addStretch(1)
    box.addWidget(made.note)
    made.resize(2400, 600)
    window.resize(2400, 600)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    made.button.setFocus()
    return made


def test_a_longer_text_has_more_time_and_none_is_gone_at_once():
    times = [reading_time(text) for text in ("", SHORT, LONG, LONG * 2)]

    assert times == sorted(times)
    assert times[0] >= 5_000
    assert times[3] - times[2] > 10_000
    assert reading_time("元に戻しました。" * 20) > reading_time("x" * 160)


@pytest.mark.parametrize("text", [SHORT, LONG])
def test_a_note_goes_by_itself_when_it_can_have_been_read(page, text):
    page.note.say(text)
    assert page.note.isVisible()
    assert page.note.timer.isActive()
    assert reading_time(text) == page.note.timer.interval()

    page.note.timer.timeout.emit()

    assert page.note.isHidden()
    assert not page.note.timer.isActive()


def test_what_is_said_next_has_its_own_time(page):
    page.note.say(LONG)
    page.note.say(SHORT, "Take back")

    assert reading_time(SHORT) < page.note.timer.interval() < reading_time(LONG)


def test_a_warning_stays_until_it_is_closed(page):
    page.note.say(SHORT)
    page.note.warn(LONG)
    assert not page.note.timer.isActive()
    page.note.add(SHORT)
    assert not page.note.timer.isActive()
    assert f"{LONG}\n{SHORT}" == page.note.label.text()

    click(page.note.close_button)

    assert page.note.isHidden()


def test_another_page_says_on_what_was_said_here(page):
    other = Note(page)
    page.note.warn(LONG)
    page.note.drop()
    assert page.note.isVisible(), "a warning stays"

    page.note.pass_on(other)

    assert page.note.isHidden()
    assert other.isVisible()
    assert LONG == other.label.text()
    assert not other.timer.isActive()
    page.note.say(SHORT)
    page.note.pass_on(other)
    assert other.timer.isActive()
    other.drop()
    page.note.pass_on(other)
    assert other.isHidden(), "nothing is said any more"


def test_a_note_stays_while_the_pointer_is_on_it(page):
    page.note.say(SHORT)
    QApplication.processEvents()
    QTest.mouseMove(page.note.label, QPoint(20, 5))
    QApplication.processEvents()
    assert not page.note.timer.isActive()
    page.note.say(LONG)  # something else is said meanwhile
    assert not page.note.timer.isActive()

    QTest.mouseMove(page.button, QPoint(20, 5))
    QApplication.processEvents()

    assert reading_time(LONG) == page.note.timer.interval()
    assert page.note.timer.isActive()


def test_a_note_stays_while_what_it_offers_has_the_keyboard(page):
    page.note.say(SHORT, "Take back")
    page.note.offer.setFocus()

    page.note.timer.timeout.emit()
    assert page.note.isVisible()
    assert page.note.timer.isActive()

    page.button.setFocus()
    page.note.timer.timeout.emit()
    assert page.note.isHidden()


def test_nobody_misses_a_note_on_a_page_that_is_not_seen(page):
    page.hide()
    page.note.say(SHORT)
    assert not page.note.timer.isActive()

    page.show()

    assert page.note.timer.isActive()


def test_escape_closes_a_note_first_and_leaves_other_keys_alone(page):
    pressed = []
    page.window().keyPressEvent = lambda event: pressed.append(event.key())
    page.note.warn(SHORT)

    QTest.keyClick(page.button, Qt.Key.Key_A)
    assert page.note.isVisible()
    QTest.keyClick(page.button, Qt.Key.Key_Escape)
    assert page.note.isHidden()
    QTest.keyClick(page.button, Qt.Key.Key_Escape)

    assert [Qt.Key.Key_A, Qt.Key.Key_Escape] == pressed


def test_the_text_stands_beside_its_sign_however_wide_the_window_is(page):
    page.note.say(SHORT, "Take back")
    QApplication.processEvents()

    between = page.note.label.geometry().left() - page.note.sign.geometry().right()
    assert 0 < between < 20
    assert 22 == page.note.sign.width()


def test_at_the_table_escape_closes_a_note_and_the_keyboard_stays_with_the_table(play, shown):
    async def act():
        async with shown(Settings(language="en", speed="off", theme="light", confirmations=False)) as made:
            made.window.stage.begin(DUEL, 9)
            view = await until(lambda: made.window.game)
            await until(lambda: Person(view).is_asked)
            view.note.say(SHORT)
            QTest.keyClick(view.table, Qt.Key.Key_Escape)
            assert view.note.isHidden()
            assert view.table.hasFocus()

    play(act())


def test_in_a_sheet_escape_closes_the_note_and_then_the_sheet(play, shown):
    async def act():
        async with shown() as made:
            window = made.window
            window.sheets.show_library()
            dialog = window.dialog
            QTest.keyClick(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
            assert dialog.note.isVisible()
            QTest.keyClick(dialog.search, Qt.Key.Key_Escape)
            assert dialog.note.isHidden()
            assert window.dialog is dialog
            QTest.keyClick(dialog.search, Qt.Key.Key_Escape)
            assert window.dialog is None

    play(act())


def test_that_a_game_is_not_on_the_disk_is_said_until_somebody_closes_it(play, shown, folders):
    folders.data.mkdir(parents=True)
    folders.games.write_text("a file where the folder should be")

    async def act():
        async with shown(Settings(language="en", speed="off", theme="light", confirmations=False)) as made:
            made.window.shelf = Shelf(folders.games)
            made.window.stage.begin(DUEL, 9)
            view = await until(lambda: made.window.game)
            await until(view.note.isVisible)
            assert "cannot be written" in view.note.label.text()
            assert not view.note.timer.isActive()

    play(act())
