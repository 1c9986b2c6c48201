"""Notes: they go when they can have been read, stay while someone reads or is warned, and close by a key.

Evolution is played where its hand, pond and piles lie in the way of a note.
"""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from evolution_qt.games.evolution.state import FEEDING, FOOD, PLAY
from evolution_qt.store.shelf import Shelf
from evolution_qt.ui.kit.placing import best_place, cost
from evolution_qt.ui.kit.timings import reading
from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan
from evolution_qt.ui.shell.window.notes import Note
from tests.ui.shell.acting import Person, click, until
from tests.ui.shell.page import DUEL, EVOLUTION_DUEL, QUIET, UNASKED

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support")
SHORT = "Undone."
LONG = "The settings hold until the program ends; they cannot be written. " * 4


@pytest.fixture
def settings():
    return UNASKED


@pytest.fixture
def holder(qtbot, app):
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
    times = [reading(text) for text in ("", SHORT, LONG, LONG * 2)]

    assert times == sorted(times)
    assert times[0] >= 5_000
    assert times[3] - times[2] > 10_000
    assert reading("元に戻しました。" * 20) > reading("x" * 160)


@pytest.mark.parametrize("text", [SHORT, LONG])
def test_a_note_goes_by_itself_when_it_can_have_been_read(holder, text):
    holder.note.say(text)
    assert holder.note.isVisible()
    assert holder.note.timer.isActive()
    assert reading(text) == holder.note.timer.interval()

    holder.note.timer.timeout.emit()

    assert holder.note.isHidden()
    assert not holder.note.timer.isActive()


def test_what_is_said_next_has_its_own_time(holder):
    holder.note.say(LONG)
    holder.note.say(SHORT, "Undo")

    assert reading(SHORT) < holder.note.timer.interval() < reading(LONG)


def test_a_warning_stays_until_it_is_closed(holder):
    holder.note.say(SHORT)
    holder.note.warn(LONG)
    assert not holder.note.timer.isActive()
    holder.note.add(SHORT)
    assert not holder.note.timer.isActive()
    assert f"{LONG}\n{SHORT}" == holder.note.label.text()

    click(holder.note.close_button)

    assert holder.note.isHidden()


def test_why_something_is_not_possible_is_said_at_once_and_goes_by_its_length(holder, heard):
    QAccessible.setActive(False)
    holder.note.refuse(LONG)

    assert 12_000 == holder.note.timer.interval()
    QAccessible.setActive(True)
    holder.note.refuse(SHORT)
    assert (SHORT, True) == heard[-1]


def test_why_something_is_not_possible_stays_for_who_listens_until_the_next_key_or_click(holder, heard):
    window = holder.around.windowHandle()
    for do in (
        lambda: QTest.keyClick(window, Qt.Key.Key_F2),
        lambda: QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=QPoint(9, 9)),
    ):
        holder.note.refuse(SHORT)
        assert not holder.note.timer.isActive()
        QTest.keyPress(window, Qt.Key.Key_Control)
        assert holder.note.isVisible(), "a key is being held for another"
        QTest.keyRelease(window, Qt.Key.Key_Control)

        do()

        assert holder.note.isHidden()


@pytest.mark.parametrize("is_heard", [True, False])
def test_a_press_on_a_note_is_for_the_note(holder, heard, is_heard):
    """It went before the press had found it, which was one on the table below then."""
    QAccessible.setActive(is_heard)
    holder.note.refuse(SHORT)
    QApplication.processEvents()
    window, cross = holder.around.windowHandle(), holder.note.close_button
    QTest.mouseMove(cross)  # no time runs while the pointer is there
    pressed = []
    holder.around.mousePressEvent = pressed.append

    QTest.mouseClick(
        window, Qt.MouseButton.LeftButton, pos=cross.mapTo(cross.window(), cross.rect().center())
    )

    assert holder.note.isHidden()
    assert [] == pressed


def test_another_page_says_on_what_was_said_here(holder):
    other = Note(holder)
    holder.note.warn(LONG)
    holder.note.drop()
    assert holder.note.isVisible(), "a warning stays"

    holder.note.pass_on(other)

    assert holder.note.isHidden()
    assert other.isVisible()
    assert LONG == other.label.text()
    assert not other.timer.isActive()
    holder.note.say(SHORT)
    holder.note.pass_on(other)
    assert other.timer.isActive()
    other.drop()
    holder.note.pass_on(other)
    assert other.isHidden(), "nothing is said any more"


def test_a_note_stays_while_the_pointer_is_on_it(holder):
    holder.note.say(SHORT)
    QApplication.processEvents()
    QTest.mouseMove(holder.note.label, QPoint(20, 5))
    QApplication.processEvents()
    assert not holder.note.timer.isActive()
    holder.note.say(LONG)  # something else is said meanwhile
    assert not holder.note.timer.isActive()

    QTest.mouseMove(holder.button, QPoint(20, 5))
    QApplication.processEvents()

    assert reading(LONG) == holder.note.timer.interval()
    assert holder.note.timer.isActive()


def test_a_note_stays_while_what_it_offers_has_the_keyboard(holder):
    holder.note.say(SHORT, "Undo")
    holder.note.offer.setFocus()

    holder.note.timer.timeout.emit()
    assert holder.note.isVisible()
    assert holder.note.timer.isActive()

    holder.button.setFocus()
    holder.note.timer.timeout.emit()
    assert holder.note.isHidden()


def test_nobody_misses_a_note_on_a_page_that_is_not_seen(holder):
    holder.hide()
    holder.note.say(SHORT)
    assert not holder.note.timer.isActive()

    holder.show()

    assert holder.note.timer.isActive()


def test_escape_closes_a_note_first_and_leaves_other_keys_alone(holder):
    pressed = []
    holder.window().keyPressEvent = lambda event: pressed.append(event.key())
    holder.note.warn(SHORT)

    QTest.keyClick(holder.button, Qt.Key.Key_A)
    assert holder.note.isVisible()
    QTest.keyClick(holder.button, Qt.Key.Key_Escape)
    assert holder.note.isHidden()
    QTest.keyClick(holder.button, Qt.Key.Key_Escape)

    assert [Qt.Key.Key_A, Qt.Key.Key_Escape] == pressed


def test_the_text_stands_beside_its_sign_however_wide_the_window_is(holder):
    holder.note.say(SHORT, "Undo")
    QApplication.processEvents()

    between = holder.note.label.geometry().left() - holder.note.sign.geometry().right()
    assert 0 < between < 20
    assert 22 == holder.note.sign.width()


@pytest.mark.usefixtures("toy_among_games")
async def test_at_the_table_escape_closes_a_note_and_the_keyboard_stays_with_the_table(page):
    view = await page.begin(DUEL)
    await page.asked()
    view.note.say(SHORT)
    QTest.keyClick(view.table, Qt.Key.Key_Escape)
    assert view.note.isHidden()
    assert view.table.hasFocus()


@pytest.mark.parametrize("settings", [QUIET])
async def test_in_a_sheet_escape_closes_the_note_and_then_the_sheet(page):
    window = page.window
    window.sheets.show_library()
    dialog = await until(lambda: window.dialog)
    QTest.keyClick(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert dialog.note.isVisible()
    QTest.keyClick(dialog.search, Qt.Key.Key_Escape)
    assert dialog.note.isHidden()
    assert window.dialog is dialog
    QTest.keyClick(dialog.search, Qt.Key.Key_Escape)
    assert window.dialog is None


@pytest.mark.usefixtures("toy_among_games")
async def test_that_a_game_is_not_on_the_disk_is_said_until_somebody_closes_it(shown, folders):
    folders.data.mkdir(parents=True)
    folders.games.write_text("a file where the folder should be")

    async with shown(UNASKED) as made:
        made.window.shelf = Shelf(folders.games)
        view = await made.begin(DUEL)
        await until(view.note.isVisible)
        assert "cannot be saved" in view.note.label.text()
        assert not view.note.timer.isActive()


WORDS = {
    "short": SHORT,
    "two lines": "This game cannot be saved: there is no room left. You can play on; the program tries again "
    "with every move, and nothing is lost when there is room again.",
}
SIX = GamePlan(
    "evolution/ja", tuple(SeatPlan("human" if at == 0 else "random", f"Ann {at}") for at in range(6))
)


def parts(view):
    """Return where everything on the table lies, and in which form the species are drawn."""
    table = view.table.arrangement
    return [table.size, table.ribbon, table.pond, *[(one.panel, one.row) for one in table.seats]]


def rect_of(view, item):
    return view.table.mapFromScene(item.scene_rect).boundingRect().translated(view.table.pos())


@pytest.mark.parametrize(
    ("plan", "size", "words"),
    [
        (EVOLUTION_DUEL, (1024, 640), "two lines"),
        (EVOLUTION_DUEL, (1280, 800), "short"),
        (SIX, (1024, 640), "short"),
        (SIX, (1280, 700), "two lines"),
        (SIX, (2560, 1440), "two lines"),
    ],
)
async def test_a_note_takes_no_room_from_the_table_and_covers_nothing_that_is_needed(page, words, size, plan):
    view = await page.begin(plan, 9, size)
    person = Person(view)
    for phase in (FOOD, PLAY, FEEDING):
        await person.play_until(lambda phase=phase: view.match.state.phase == phase and person.is_asked)
        QApplication.processEvents()
        before = parts(view)
        view.note.warn(WORDS[words])
        QApplication.processEvents()
        QApplication.processEvents()
        assert before == parts(view)
        note = view.note.geometry()
        assert view.rect().contains(note)
        assert view.note.label.height() >= view.note.label.heightForWidth(view.note.label.width())
        top = view.table.top
        needed = [*top.hand, top.ribbon, *([top.button] if top.button.isVisible() else [])]
        assert not [item for item in needed if rect_of(view, item).intersects(note)]
        assert view.childAt(note.center()) in (view.note, *view.note.findChildren(QWidget))
        QTest.keyClick(view.table, Qt.Key.Key_Escape)
        assert view.note.isHidden()


@pytest.mark.usefixtures("toy_among_games")
async def test_a_note_makes_way_for_the_curtain_and_follows_the_size_of_the_window(page):
    view = await page.begin(size=(1280, 800))
    person = await page.asked()
    view.note.warn(WORDS["two lines"])
    await person.make_a_move()
    await until(view.curtain.isVisible)
    bar, cloth = view.curtain.covered()
    assert not view.note.geometry().intersects(bar)
    assert not view.note.geometry().intersects(cloth)
    for size in ((1024, 640), (1700, 1000)):
        page.window.resize(*size)
        QApplication.processEvents()
        assert view.rect().contains(view.note.geometry())
        assert not any(view.note.geometry().intersects(part) for part in view.curtain.covered())


async def test_a_note_covers_no_card_while_the_window_is_drawn_larger_and_smaller(page):
    """The table keeps its old picture while its size changes, and everything lies again only at last."""
    window = page.window
    view = await page.begin(EVOLUTION_DUEL, 9, (1280, 800))
    await page.asked(PLAY)
    table = view.table
    view.note.warn(WORDS["two lines"])
    for wide, tall in ((1600, 1000), (1024, 640), (1024, 900), (1900, 700), (1280, 800)):
        await until(lambda: not table.display.placeholder.is_shown)
        before = window.size()
        for step in range(1, 6):
            window.resize(
                before.width() + (wide - before.width()) * step // 5,
                before.height() + (tall - before.height()) * step // 5,
            )
            QApplication.processEvents()
            note, laid = view.note.geometry(), table.places_in(table.size())
            assert view.rect().contains(note)
            over = QRectF(note.translated(-table.pos()))
            assert not [
                card for card in laid.hand_places(len(table.top.hand)) if card.bounds.intersects(over)
            ]
        assert table.display.placeholder.is_shown
        await until(lambda: not table.display.placeholder.is_shown)
        assert view.rect().contains(view.note.geometry())
        needed = [*table.top.hand, table.top.ribbon]
        assert not [one for one in needed if rect_of(view, one).intersects(view.note.geometry())]
        settled = view.note.geometry()
        view.place_note()
        assert settled == view.note.geometry(), "it knows where everything lies by now"


@pytest.mark.parametrize("others", [("Otter",), ("Otter", "Fox"), ("Otter", "Fox", "Owl", "Cat")])
async def test_a_warning_grows_with_the_window_and_covers_neither_cards_nor_piles(page, others):
    """Where no wide note has room beside everything, a narrow one has."""
    seats = (SeatPlan("human", "Ann"), *(SeatPlan("greedy", name) for name in others))
    words = "Otter: the program has ended. A forager plays on to the end of this game."
    window = page.window
    view = await page.begin(GamePlan("evolution/de", seats), 9, (1280, 800))
    person = Person(view)
    await person.play_until(
        lambda: person.is_asked and (view.match.state.round, view.match.state.phase) == (3, PLAY)
    )
    view.note.add(words)
    for size, pixels in (((1280, 800), 16), ((2560, 1440), 26), ((1024, 640), 16)):
        window.resize(*size)
        await until(lambda: not view.table.display.placeholder.is_shown)
        QApplication.processEvents()
        label, laid = view.note.label, view.table.arrangement
        assert pixels == label.font().pixelSize()
        assert label.height() >= label.heightForWidth(label.width())
        assert view.rect().contains(view.note.geometry())
        note = QRectF(view.note.geometry().translated(-view.table.pos()))
        counted = [pile.adjusted(0, 0, 0, 16 * laid.unit) for pile in (laid.draw_pile, laid.discard_pile)]
        cards = [
            *laid.shore,
            *(one.bounds for one in laid.hand_places(len(view.table.top.hand))),
            *counted,
        ]
        assert not [one for one in cards if one.intersects(note)], size


@pytest.mark.usefixtures("toy_among_games")
async def test_a_note_follows_the_size_of_writing_and_its_signs_the_theme(page):
    window = page.window
    view = await page.begin(DUEL)
    view.note.warn(SHORT)
    usual = view.note.label.font().pixelSize()
    window.take_settings(replace(window.settings, text=150, theme="dark"))
    QApplication.processEvents()
    assert round(usual * 1.5) == view.note.label.font().pixelSize()
    dark = view.note.sign.pixmap().toImage()
    view.note.hide()
    window.take_settings(replace(window.settings, theme="light"))
    view.note.warn(SHORT)
    assert dark != view.note.sign.pixmap().toImage()


def test_the_lowest_place_is_taken_that_covers_least():
    room, sizes = QSize(400, 300), [QSize(200, 40), QSize(100, 80)]
    hand, pond = QRectF(100, 200, 200, 100), QRectF(150, 20, 100, 60)

    assert QRectF(8, 252, 200, 40) == best_place(room, sizes, [])
    assert best_place(room, sizes, [(hand, 1e9)]).bottom() <= 200
    narrow = [QSize(200, 40), QSize(80, 90)]
    assert QRectF(8, 202, 80, 90) == best_place(room, narrow, [(hand, 1e9)])
    assert 0 == cost(best_place(room, sizes, [(hand, 1e9), (pond, 7)]), [(hand, 1e9), (pond, 7)])
    everywhere = [(QRectF(0, 0, 400, 150), 2.0), (QRectF(0, 150, 400, 150), 1.0)]
    assert best_place(room, sizes, everywhere).top() >= 150
    assert QRectF(8, 0, 600, 400) == best_place(room, [QSize(600, 400)], [])
