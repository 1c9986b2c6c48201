"""Why an opponent did that: asked in the log or by a key, told as far as that may be known by now."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from evolution_qt.brain.pool import BrainFault
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.state import FEEDING, FOOD, PLAY
from evolution_qt.ui.evolution.decision_view import phase_of
from evolution_qt.ui.shell.log.log_lines import NO_DECISION, Context
from evolution_qt.ui.shell.reading.why import NOTHING, WhyDialog
from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan
from tests.ui.shell.acting import Person, click, until, words_of
from tests.ui.shell.log_page import LogPage
from tests.ui.shell.page import QUIET as USUAL

QUIET = replace(USUAL, automatic=False)
"""Who is asked also where there is no choice is asked in the first feeding."""
DUEL = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("strategist", "Fox")))
PRACTICE = replace(DUEL, practice=True)
"""A game in which nothing is hidden of what an opponent has decided."""
FOXES = GamePlan("evolution/de", (SeatPlan("strategist", "Fox"), SeatPlan("strategist", "Cat")))
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def settings():
    return QUIET


async def played(made, until_phase=FEEDING, plan=DUEL, seed=7):
    """Return a game that has come to a phase in which the person is asked."""
    made.window.resize(1400, 860)
    view = await made.begin(plan, seed)
    person = Person(view)
    await person.play_until(lambda: view.match.state.phase == until_phase and person.is_asked)
    return view


async def watched(made, size, has_come):
    """Return a game that bots play in a window of a size, as soon as enough of it has come."""
    made.window.resize(*size)
    view = await made.begin(FOXES, 3)
    await until(lambda: has_come(view.decisions.made))
    return view


def decision_in(view, phase):
    return next(at for at, one in enumerate(view.decisions.made) if one and phase_of(one) == phase)


@pytest.mark.parametrize("text", [80, 100])
async def test_the_sign_of_a_line_can_be_hit_in_twenty_four_pixels(shown, text):
    """Where two are nearer to each other, the nearer one to the pointer is meant."""
    async with shown(replace(QUIET, text=text)) as made:
        view = await played(made, plan=PRACTICE)
        view.log.verticalScrollBar().setValue(0)
        rooms = view.log.why_rooms()
        number, room = next(iter(rooms.items()))
        assert room.height() < 24
        right = view.log.viewport().width() - 1
        for at in (QPointF(right, room.center().y()), QPointF(right - 23, room.center().y())):
            QTest.mouseMove(view.log.viewport(), at.toPoint())
            assert Qt.CursorShape.PointingHandCursor == view.log.viewport().cursor().shape()
        asked = []
        view.log.why_asked.connect(asked.append)
        for way in (-11, 11):
            y = room.center().y() + way
            near = min(rooms, key=lambda one: abs(rooms[one].center().y() - y))
            QTest.mouseClick(view.log.viewport(), LEFT, NONE, QPointF(right - 8, y).toPoint())
            assert near == asked.pop()
            made.window.dialog.reject()
        assert number in rooms


async def test_a_click_on_the_sign_of_a_line_tells_why(page):
    view = await played(page, plan=PRACTICE)
    view.log.verticalScrollBar().setValue(0)
    rooms = view.log.why_rooms()
    assert rooms
    number, room = next(iter(rooms.items()))
    assert view.log.viewport().rect().contains(room.toRect())

    QTest.mouseMove(view.log.viewport(), room.center().toPoint())
    assert Qt.CursorShape.PointingHandCursor == view.log.viewport().cursor().shape()
    QTest.mouseClick(view.log.viewport(), LEFT, NONE, room.center().toPoint())
    dialog = page.window.dialog
    assert isinstance(dialog, WhyDialog)
    assert number == dialog.at
    assert "Fox" in dialog.heading.text()

    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    QTest.mouseClick(view.log.viewport(), LEFT, NONE, QPoint(40, round(room.center().y())))
    assert page.window.dialog is None


async def test_cards_played_in_secret_have_no_sign_as_long_as_it_would_tell_nothing(page):
    """What was weighed up would tell of the hand; an attack or a feeding lies open (decision_view.py)."""
    view = await played(page)
    await Person(view).play_until(lambda: view.match.state.phase == FEEDING and open_ones(view))
    assert {FOOD, PLAY, FEEDING} <= {phase_of(one) for one in view.decisions.made if one}

    view.log.finish()
    signed = {phase_of(view.decisions.made[one]) for one in view.log.why_rooms()}
    assert signed
    assert not signed & {FOOD, PLAY}
    log = LogPage(view.log)
    hidden = next(at for at, one in log.signs.items() if not view.log.can_explain(one))
    menu = view.log.menu_at(log.show(log.row(hidden)))
    assert "Why did it do that?" not in [action.text() for action in menu.actions()]
    QTest.keyClick(view.table, Qt.Key.Key_Y)
    assert FEEDING == phase_of(view.decisions.made[page.window.dialog.at])
    assert 1 < len(view.decisions.account(page.window.dialog.at).plans)


def open_ones(view):
    """The feedings of opponents that had something to choose from and are told by now."""
    made = view.decisions.made
    return [one for one in view.log.told.decisions if phase_of(made[one]) == FEEDING and made[one].is_weighed]


async def test_each_decision_has_one_sign_at_its_first_line(page):
    view = await played(page)
    signs = LogPage(view.log).signs

    assert signs
    assert len(set(signs.values())) == len(signs)
    for number in signs:
        assert 1 == view.log.told.events[number].actor
    view.log.retranslate()
    assert signs == LogPage(view.log).signs


async def test_as_long_as_the_game_runs_a_turn_of_cards_tells_only_what_lies_open(page):
    view = await played(page)
    number = decision_in(view, PLAY)
    account = view.decisions.account(number)

    assert not account.is_whole
    assert 1 == len(account.plans)
    page.window.sheets.show_why(number)
    said = words_of(page.window.dialog)
    assert view.table.explaining.summary(account) in said
    assert not [words for words in said if "points expected" in words]
    assert [str(move) for move in account.plans[0].moves] == view.decisions.made[number].made


@pytest.mark.usefixtures("late")
async def test_when_the_game_is_over_everything_is_told(page):
    view = await played(page)
    await Person(view).play_until(lambda: view.match.is_over)
    await until(lambda: not view.is_running)
    number = decision_in(view, PLAY)
    account = view.decisions.account(number)

    assert account.is_whole
    page.window.sheets.show_why(number)
    said = words_of(page.window.dialog)
    assert 3 == len(account.plans) == len([words for words in said if "points expected" in words])


async def test_where_nobody_plays_everything_is_told_at_once(page):
    view = await page.begin(FOXES, 3)
    await until(lambda: len(view.decisions.made) > 2)

    assert view.decisions.account(0).is_whole


async def test_a_key_asks_about_the_last_decision_and_arrows_go_to_others(page):
    view = await played(page, plan=PRACTICE)
    last = len(view.decisions.made) - 1
    assert last > 0

    QTest.keyClick(view.table, Qt.Key.Key_Y)
    dialog = page.window.dialog
    assert last == dialog.at
    assert not dialog.later.isEnabled()
    QTest.keyClick(dialog, Qt.Key.Key_Left)
    assert last - 1 == dialog.at
    click(dialog.later)
    assert last == dialog.at
    for _ in range(last + 3):
        QTest.keyClick(dialog, Qt.Key.Key_Left)
    assert 0 == dialog.at
    assert not dialog.earlier.isEnabled()


async def test_what_is_made_again_has_its_reasons_again(page):
    view = await played(page, plan=PRACTICE)
    before = {number: view.log.told.decision_of(number) for number in range(len(view.match.history))}
    last = max(view.log.told.decisions)
    assert last >= 1

    QTest.keyClick(view.table, Qt.Key.Key_Z, CTRL)
    await until(lambda: view.match.undone)
    await until(lambda: view.controller.asked is not None)
    assert max(view.log.told.decisions) < last
    QTest.keyClick(view.table, Qt.Key.Key_Y)
    assert max(view.log.told.decisions) == page.window.dialog.at
    assert not page.window.dialog.later.isEnabled(), "what comes next was taken back"
    QTest.keyClick(page.window.dialog, Qt.Key.Key_Escape)
    QTest.keyClick(view.table, Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    await until(lambda: not view.match.undone)
    await until(lambda: len(view.log.told.decisions) == len([one for one in before.values() if one >= 0]))

    assert before == {number: view.log.told.decision_of(number) for number in before}
    QTest.keyClick(view.table, Qt.Key.Key_Y)
    assert last == page.window.dialog.at


async def test_a_decision_that_was_taken_back_is_never_told_of_after_another_move(page):
    view = await played(page, plan=PRACTICE)
    last = max(view.log.told.decisions)
    QTest.keyClick(view.table, Qt.Key.Key_Z, CTRL)
    await until(lambda: view.match.undone and view.controller.asked is not None)
    gone = {*range(last + 1)} - {*view.log.told.decisions}
    assert gone
    before = view.match.undone[-1][0].text
    other = next(move for move in view.match.moves() if view.match.game.write(move) != before)
    view.controller.answer(other)
    await Person(view).play_until(lambda: max(view.log.told.decisions) > last)

    QTest.keyClick(view.table, Qt.Key.Key_Y)
    dialog = page.window.dialog
    seen = {dialog.at}
    while dialog.earlier.isEnabled():
        click(dialog.earlier)
        seen.add(dialog.at)
    assert seen == {*view.log.told.decisions}
    assert not seen & gone


async def test_where_somebody_else_takes_a_seat_nothing_is_kept_of_what_was_taken_back(page):
    view = await played(page, plan=PRACTICE)
    last = max(view.log.told.decisions)
    QTest.keyClick(view.table, Qt.Key.Key_Z, CTRL)
    await until(lambda: view.match.undone and view.controller.asked is not None)
    assert last == view.log.told.last_decision
    page.window.session.take_seats([(1, "human", "Ben")])
    await until(lambda: view.seats[1].is_human)

    assert max(view.log.told.decisions, default=NO_DECISION) == view.log.told.last_decision


async def test_the_sheet_grows_with_what_it_shows_as_far_as_the_window_allows(page):
    """And never becomes lower again: going on from one decision to the next moves no button."""
    view = await watched(page, (1400, 860), lambda decided: len(decided) > 30)
    QTest.keyClick(view.table, Qt.Key.Key_Y)
    dialog = await until(lambda: page.window.dialog)
    heights = []
    while dialog.earlier.isEnabled():
        QTest.keyClick(dialog, Qt.Key.Key_Left)
        QApplication.processEvents()
        assert not dialog.area.verticalScrollBar().isVisible()
        bar = dialog.scrolled.verticalScrollBar()
        await until(lambda bar=bar: not bar.isVisible())  # as soon as the sheet has its height
        heights.append(dialog.height())
    assert heights == sorted(heights)
    assert heights[-1] > heights[0]
    assert heights[-1] <= page.window.height()


async def test_the_sheet_is_high_enough_for_the_decision_that_it_begins_with(page):
    """In a window of the usual size too, in which no writing grows."""
    view = await watched(page, (1280, 800), lambda decided: len(decided) > 30)
    for number in range(10, 20):
        view.why_asked.emit(number)
        dialog = await until(lambda: page.window.dialog)
        QApplication.processEvents()
        assert number == dialog.at
        assert 0 == dialog.area.verticalScrollBar().maximum(), number
        bar = dialog.scrolled.verticalScrollBar()
        await until(lambda bar=bar: not bar.isVisible())  # as soon as the sheet has its height
        QTest.keyClick(dialog, Qt.Key.Key_Escape)


async def test_in_a_larger_window_the_sheet_is_no_higher_than_what_it_shows(page):
    """Its height was that of larger writing in the width of before, with a bar beside an empty sheet."""
    view = await watched(page, (1000, 640), lambda decided: PLAY in [phase_of(one) for one in decided if one])
    page.window.sheets.show_why(decision_in(view, PLAY))
    dialog = page.window.dialog
    QApplication.processEvents()

    page.window.resize(2560, 1440)

    area = dialog.area
    await until(lambda: area.minimumHeight() > 0)
    wanted = area.widget().layout().totalHeightForWidth(area.viewport().width())
    assert area.minimumHeight() - 2 * area.frameWidth() == wanted > 0


async def test_an_open_sheet_offers_what_is_decided_meanwhile(page):
    view = await page.begin(FOXES, 7)
    await until(lambda: view.log.told.decisions)
    QTest.keyClick(view.table, Qt.Key.Key_Y)
    dialog = page.window.dialog
    at = dialog.at

    await until(lambda: max(view.log.told.decisions) > at)
    assert dialog.later.isEnabled()
    click(dialog.later)
    assert dialog.at > at


async def test_the_menu_of_a_line_asks_too(page):
    view = await played(page, plan=PRACTICE)
    view.log.verticalScrollBar().setValue(0)
    number, room = next(iter(view.log.why_rooms().items()))
    asked = []
    view.log.why_asked.connect(asked.append)
    at = QPoint(40, round(room.center().y()))

    menu = view.log.menu_at(at)
    menu.actions()[0].trigger()
    assert [number] == asked
    assert isinstance(menu, QMenu)
    menu.deleteLater()


async def test_an_area_that_has_the_keyboard_has_a_frame(page):
    view = await played(page)
    QTest.keyClick(view.table, Qt.Key.Key_Y)
    dialog = page.window.dialog
    await until(lambda: not dialog.is_coming)
    area = dialog.area
    area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # as if it scrolled
    accent, words = area.palette().highlight().color(), area.widget().size()
    assert accent != area.grab().toImage().pixelColor(area.width() // 2, 0)

    area.setFocus()

    assert accent == area.grab().toImage().pixelColor(area.width() // 2, 0)
    assert words == area.widget().size()


async def continued(made, plan=DUEL):
    """Return a game as it was left, and as it is continued."""
    view = await played(made, plan=plan)
    await view.stop()
    made.window.session.go_on()
    again = await until(lambda: made.window.game if made.window.game is not view else None)
    await until(lambda: Person(again).is_asked)
    return view, again


async def asked_after_continuing(made):
    """Return a continued game and the sheet that opens when its key asks why."""
    _, view = await continued(made)
    QTest.keyClick(view.table, Qt.Key.Key_Y)
    return view, made.window.dialog


def food_card_of_fox(view):
    """Return the number of the event in which the opponent has laid a food card."""
    told = view.log.told.events
    return next(at for at, one in enumerate(told) if one.actor == 1 and one.kind == e.FOOD_CARD_LAID)


def ask_by_menu(view, number):
    """Ask why by the menu of an event's line."""
    log = LogPage(view.log)
    menu = view.log.menu_at(log.show(log.row(number)))
    menu.actions()[0].trigger()
    menu.deleteLater()


async def test_of_moves_before_it_was_continued_a_game_says_that_they_can_be_worked_out(page):
    _, again = await continued(page)
    number = food_card_of_fox(again)

    assert again.log.shows_a_move(number)
    assert NO_DECISION == again.log.told.decision_of(number)
    assert {} == again.log.why_rooms()
    QTest.keyClick(again.table, Qt.Key.Key_Y)
    dialog = page.window.dialog
    assert NOTHING == dialog.at
    assert [again.table.explaining.nothing_kept(True)] == words_of(dialog)
    assert not dialog.earlier.isEnabled()
    assert not dialog.later.isEnabled()
    assert not dialog.recall.isHidden()


def signed(view):
    """Return the events at whose lines signs of decisions stand, also in a game that was left."""
    told = view.log.told
    return [line.number for line in told.lines(0, len(told.events), Context()) if line.decision >= 0]


async def test_what_was_decided_before_a_game_was_continued_is_worked_out_again(page):
    before, again = await continued(page)
    number = food_card_of_fox(again)
    ask_by_menu(again, number)
    dialog = page.window.dialog

    click(dialog.recall)
    assert dialog.is_recalling
    await until(lambda: not dialog.is_recalling)

    assert dialog.at == again.log.told.decision_of(number) != NO_DECISION
    assert dialog.recall.isHidden()
    known = len([one for one in again.decisions.made if one is not None])
    assert f"{known} decisions worked out." == dialog.came_out.text()
    assert dialog.came_out.isVisible()
    assert dialog.progress.isHidden()
    assert dialog.pool.pid is None
    made_again = [one for one in again.decisions.made if one is not None]
    assert len(before.decisions.made) == len(made_again) > 0
    for then, now in zip(before.decisions.made, made_again, strict=True):
        assert (then.position, then.moves, then.report) == (now.position, now.moves, now.report)
        assert then.made == now.made
    assert signed(again) == signed(before)
    assert not again.decisions.account(dialog.at).is_whole, "the game still goes on"
    QTest.keyClick(dialog, Qt.Key.Key_Escape)

    last = dialog.at
    await Person(again).play_until(lambda: max(again.log.told.decisions) > last + 1)
    QTest.keyClick(again.table, Qt.Key.Key_Y)
    assert max(filter(again.log.can_explain, again.log.told.decisions)) == page.window.dialog.at
    assert page.window.dialog.recall.isHidden()


async def test_working_out_what_was_decided_can_be_stopped_and_begun_anew(page):
    again, dialog = await asked_after_continuing(page)
    click(dialog.recall)
    await until(lambda: dialog.pool.pid)

    click(dialog.recall)
    await until(lambda: not dialog.is_recalling)
    assert dialog.pool.pid is None
    assert not dialog.recall.isHidden()
    assert NOTHING == dialog.at

    click(dialog.recall)
    await until(lambda: dialog.pool.pid)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    await until(lambda: dialog.pool.pid is None)
    assert {} == again.log.why_rooms()


def undo_to(view, plies):
    """Take moves back until only so many are left, in a game that does not count."""
    view.controller.practise()
    while len(view.match.plies) > plies:
        view.match.take_back()
    view.rewind(view.match.plies[plies - 1].events + len(view.match.events_of(plies - 1)))


def unexplained(view):
    """Return the numbers of the opponents' moves of which no decision is known."""
    return [
        number
        for number, ply in enumerate(view.match.plies)
        if ply.seat == 1
        and all(
            view.log.told.decision_of(ply.events + at) == NO_DECISION
            for at, _ in enumerate(view.match.events_of(number))
        )
    ]


async def worked_out(made, view):
    """Ask why by the key, have everything worked out, and return the page."""
    QTest.keyClick(view.table, Qt.Key.Key_Y)
    return await recalled(await until(lambda: made.window.dialog))


async def recalled(dialog):
    """Have everything worked out on the page, and return it."""
    click(dialog.recall)
    await until(lambda: not dialog.is_recalling)
    return dialog


async def test_asked_by_the_key_the_last_decision_is_told_in_the_end(page):
    _, again = await continued(page)
    dialog = await worked_out(page, again)

    assert max(again.log.told.decisions) == dialog.at
    assert not dialog.when.isHidden()
    assert dialog.earlier.isEnabled()
    assert [] == unexplained(again)


async def test_moves_taken_back_meanwhile_get_no_reasons(page):
    again, dialog = await asked_after_continuing(page)
    left = next(at for at, ply in enumerate(again.match.plies) if ply.seat == 1) + 1
    events = again.match.plies[left].events
    click(dialog.recall)
    await until(lambda: dialog.pool.pid)
    undo_to(again, left)
    await until(lambda: not dialog.is_recalling)

    assert {left - 1} == {*again.log.told.decisions}
    assert all(
        number < events
        for number in range(len(again.log.told.events))
        if again.log.told.decision_of(number) >= 0
    )


async def one_step(view, modifiers):
    """Take a decision back by the key, or make it again."""
    before = len(view.match.plies)
    QTest.keyClick(view.table, Qt.Key.Key_Z, modifiers)
    await until(lambda: len(view.match.plies) != before and Person(view).is_asked)


async def test_what_is_made_again_after_that_can_be_worked_out_too(page):
    _, again = await continued(page, replace(DUEL, practice=True))
    count, missing = len(again.match.plies), len(unexplained(again))
    while len(unexplained(again)) == missing:
        await one_step(again, CTRL)
    left = unexplained(again)
    if left:
        dialog = await worked_out(page, again)
        assert dialog.recall.isHidden()
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    while len(again.match.plies) < count:
        await one_step(again, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert unexplained(again)
    dialog = await worked_out(page, again)
    assert [] == unexplained(again)
    for number in again.log.told.decisions:
        decided = again.decisions.made[number]
        assert [*decided.moves][: len(decided.made)] == decided.made


async def test_reasons_of_the_game_that_goes_on_stay_as_they_are(page):
    """Moves were taken back from before it was continued, and others made: only the first is missing then."""
    _, again = await continued(page, replace(DUEL, practice=True))
    while len(unexplained(again)) > 1:
        await one_step(again, CTRL)
    person = Person(again)
    before = again.match.undone[-1][0].text
    other = next(move for move in again.match.moves() if again.match.game.write(move) != before)
    again.controller.answer(other)
    wanted = again.decisions.before + 1
    await person.play_until(lambda: len(again.match.plies) > wanted and person.is_asked)
    known = {number: again.log.told.decision_of(number) for number in range(len(again.log.told.events))}

    assert [0] == unexplained(again)
    await worked_out(page, again)
    assert [] == unexplained(again)
    later = range(again.match.plies[1].events, len(known))
    assert [known[at] for at in later] == [again.log.told.decision_of(at) for at in later]
    assert again.decisions.made[0].made == [again.match.plies[0].text]


async def test_an_opponent_that_fails_now_can_be_asked_once_more(page, monkeypatch):
    again, dialog = await asked_after_continuing(page)

    async def fail(_job):
        raise BrainFault("tried")

    with monkeypatch.context() as patched:
        patched.setattr(dialog.pool, "ask", fail)
        click(dialog.recall)
        await until(lambda: not dialog.is_recalling)
    assert [again.table.explaining.failed()] == words_of(dialog)
    assert not dialog.recall.isHidden()

    click(dialog.recall)
    await until(lambda: not dialog.is_recalling)
    assert NOTHING != dialog.at
    assert [] == unexplained(again)


async def test_two_quick_presses_stop_what_has_not_begun(page):
    _, dialog = await asked_after_continuing(page)
    click(dialog.recall)
    click(dialog.recall)
    await until(lambda: not dialog.is_recalling)
    assert dialog.progress.isHidden()
    click(dialog.recall)
    await until(lambda: not dialog.is_recalling)
    assert NOTHING != dialog.at


async def test_what_a_person_did_is_nobodys_decision(page):
    view = await played(page)
    for number, event in enumerate(view.log.told.events):
        if event.actor == 0:
            assert not view.log.shows_a_move(number)
            assert NO_DECISION == view.log.told.decision_of(number)


async def test_the_page_speaks_the_language_of_the_moment(page):
    await played(page)
    QTest.keyClick(page.window.game.table, Qt.Key.Key_Y)
    dialog = page.window.dialog
    before = dialog.heading.text()
    page.translations.use("ja")
    await until(lambda: dialog.heading.text() != before)


async def looked_at_again(made, level="forager", is_over=True):
    """Return a game of a person and an opponent, at its end or in its first feeding, and its replay."""
    plan = replace(DUEL, seats=(DUEL.seats[0], SeatPlan(level, "Fox")))
    view = await played(made, plan=plan)
    if is_over:
        await Person(view).play_until(lambda: view.match.is_over)
    made.window.replays.open(view.match, view.names)
    again = await until(lambda: made.window.replays.view)
    await until(lambda: again.is_ready)
    return view, again


def asked_at(made, replay, moment):
    """Ask by the key why the move before a moment was made; return the page, None if there is none."""
    replay.player.go(moment)
    QTest.keyClick(replay.timeline, Qt.Key.Key_Y)
    return made.window.dialog


def moves_of(view, seat):
    return [number for number, ply in enumerate(view.match.plies) if ply.seat == seat]


async def test_in_a_replay_reasons_are_worked_out_and_asked_for_by_the_key(page):
    view, again = await looked_at_again(page)
    assert {} == again.log.why_rooms()
    first, last = moves_of(again, 1)[1], moves_of(again, 1)[-1]

    dialog = asked_at(page, again, first + 1)
    assert NOTHING == dialog.at
    assert [again.table.explaining.nothing_kept(True)] == words_of(dialog)
    click(dialog.recall)
    await until(lambda: not dialog.is_recalling)

    assert dialog.at == again.rebuilding.decision_of(first) != NO_DECISION
    assert dialog.recall.isHidden()
    assert again.decisions.account(dialog.at).is_whole
    assert [one.moves for one in view.decisions.made] == [
        one.moves for one in again.decisions.made if one is not None
    ]
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert again.rebuilding.decision_of(last) == asked_at(page, again, last + 1).at


@pytest.mark.usefixtures("late")
async def test_a_replay_seen_by_somebody_else_keeps_the_reasons(page):
    _, again = await looked_at_again(page)
    dialog = await recalled(asked_at(page, again, moves_of(again, 1)[0] + 1))
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    known = [again.log.told.decision_of(number) for number in range(len(again.log.told.events))]

    again.look_as(1)
    assert {} == LogPage(again.log).signs
    await until(lambda: again.is_ready)

    assert known == [again.log.told.decision_of(number) for number in range(len(again.log.told.events))]
    again.log.verticalScrollBar().setValue(0)
    number, room = next(iter(again.log.why_rooms().items()))
    QTest.mouseClick(again.log.viewport(), LEFT, NONE, room.center().toPoint())
    assert number == page.window.dialog.at


@pytest.mark.usefixtures("late")
async def test_after_a_persons_move_a_replay_tells_of_the_opponents_move_before_it(page):
    _, again = await looked_at_again(page)
    own = next(number for number in moves_of(again, 0) if number - 1 in moves_of(again, 1))
    dialog = await recalled(asked_at(page, again, own + 1))

    assert dialog.at == again.rebuilding.decision_of(own - 1) != NO_DECISION
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert asked_at(page, again, 0) is None, "nobody has done anything yet"
    assert again.note.isVisible()


@pytest.mark.usefixtures("late")
async def test_another_replay_closes_the_reasons_of_the_one_before(page):
    """A file may be opened from outside at any time; what it told of is gone then."""
    view, again = await looked_at_again(page)
    dialog = asked_at(page, again, moves_of(again, 1)[0] + 1)
    click(dialog.recall)
    await until(lambda: dialog.pool.pid)

    page.window.replays.open(view.match, view.names)
    other = await until(lambda: page.window.replay if page.window.replay is not again else None)
    await until(lambda: other.is_ready)

    assert page.window.dialog is None
    await until(lambda: dialog.pool.pid is None)


async def test_a_replay_of_a_game_that_goes_on_tells_no_reasons(page):
    _, again = await looked_at_again(page, is_over=False)

    assert asked_at(page, again, moves_of(again, 1)[0] + 1) is None
    assert again.note.isVisible()
    assert not any(map(again.log.shows_a_move, range(len(again.log.told.events))))
