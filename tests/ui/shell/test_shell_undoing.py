"""Taking back in the window: by keys, buttons, the menu and the log; what it says, and why it may not.

Evolution is played where a turn has several moves and a game several phases.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyle

from evolution_qt.brain.audit import audited
from evolution_qt.core.action import NOBODY
from evolution_qt.core.match import OTHERS
from evolution_qt.core.record import Practice, Record, Undo
from evolution_qt.games.evolution.state import FEEDING, FOOD, PLAY
from evolution_qt.ui.kit import timings
from evolution_qt.ui.shell.game import controller, undoing
from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan
from tests.ui.shell.acting import PAUSE, Person, click, dumped, ok, until
from tests.ui.shell.log_page import LogPage
from tests.ui.shell.page import DUEL, EVOLUTION_DUEL, EVOLUTION_TWO, QUIET
from tests.ui.shell.test_shell_hot_seat import faces_up

pytestmark = pytest.mark.usefixtures("toy_among_games")
Z, BACK = Qt.Key.Key_Z, Qt.Key.Key_Backspace
CTRL = Qt.KeyboardModifier.ControlModifier
CTRL_SHIFT = CTRL | Qt.KeyboardModifier.ShiftModifier


async def asked(made, plan=EVOLUTION_DUEL, phase=PLAY):
    """Return a game in which a person is asked in a phase, and the person."""
    view = await made.begin(plan, size=(1400, 860))
    return view, await made.asked(phase)


def own_turn(view):
    """Return how many own moves stand in a row at the end."""
    count = 0
    for ply in reversed(view.match.plies):
        if ply.seat != view.controller.viewer:
            break
        count += 1
    return count


async def two_cards(view, person):
    """Play two cards of a turn; return how the game stood before each, and what the log told."""
    stood = []
    for _ in range(2):
        stood.append((dumped(view), len(view.log.told.events), LogPage(view.log).text))
        made = len(view.match.plies)
        await person.make_a_move("body", "population")
        await until(lambda: len(view.match.plies) > made and person.is_asked)  # noqa: B023
    return stood


async def test_the_way_back_is_looked_for_once_after_a_move(page, monkeypatch):
    view, person = await asked(page)
    looked, way_back = [], controller.way_back

    def counted(match, seat, **how):
        looked.append(len(match.plies))
        return way_back(match, seat, **how)

    monkeypatch.setattr(controller, "way_back", counted)
    await two_cards(view, person)
    view.undoing.refresh()

    assert looked
    assert sorted(set(looked)) == looked


async def test_cards_of_a_turn_are_taken_back_one_by_one_and_played_again(page):
    """The table, the log and the record go back and forth together; the buttons say what they do."""
    view, person = await asked(page)
    first, second = await two_cards(view, person)
    last = dumped(view)
    undoing = view.undoing
    assert undoing.back.isEnabled()
    assert undoing.back.toolTip().startswith("Undo: Ann")
    assert undoing.back.toolTip().endswith("(Ctrl+Z)")

    QTest.keyClick(view.table, Z, CTRL)
    await until(lambda: dumped(view) == second[0] and person.is_asked)
    assert second[1:] == (len(view.log.told.events), LogPage(view.log).text)
    named = undoing.again.toolTip()
    click(undoing.back)
    await until(lambda: dumped(view) == first[0] and person.is_asked)
    assert first[1:] == (len(view.log.told.events), LogPage(view.log).text)
    assert not undoing.back.isEnabled()
    assert "Only Ann’s last decision can be undone together with bots’ answers" in undoing.back.toolTip()
    assert named != undoing.again.toolTip()
    assert "Ann" in undoing.again.toolTip()
    for button, name in ((undoing.back, "Undo"), (undoing.again, "Redo")):
        told = QAccessible.queryAccessibleInterface(button)
        assert name == told.text(QAccessible.Text.Name)
        assert button.toolTip() == told.text(QAccessible.Text.Description)

    click(undoing.again)
    await until(lambda: dumped(view) == second[0] and person.is_asked)
    assert named == undoing.again.toolTip()
    QTest.keyClick(view.table, Z, CTRL_SHIFT)
    await until(lambda: dumped(view) == last and person.is_asked)
    assert not undoing.again.isEnabled()
    assert [Undo(1), Undo(1)] == [note for note in view.match.record.notes if isinstance(note, Undo)]
    await person.play_until(lambda: view.match.state.phase == FEEDING)


async def test_a_whole_turn_is_taken_back_at_once(page):
    view, person = await asked(page)
    first, _ = await two_cards(view, person)

    QTest.keyClick(view.table, BACK, CTRL)

    await until(lambda: dumped(view) == first[0] and person.is_asked)
    assert 0 == own_turn(view)


async def test_at_the_boundary_the_key_says_why(page):
    """Nothing changes, and the sentence names who and why."""
    view, person = await asked(page, phase=FEEDING)
    before = dumped(view)

    QTest.keyClick(view.table, Z, CTRL)
    await until(view.note.isVisible)
    said = "Nothing can be undone: since Ann’s last decision something hidden was shown or drawn."
    assert said == view.note.label.text()
    assert "the menu turns a game into practice" in view.undoing.buttons[0].toolTip()
    QTest.keyClick(view.table, Z, CTRL_SHIFT)
    assert "There is nothing to redo." in view.note.label.text()
    assert before == dumped(view)
    assert person.is_asked

    await person.make_a_move()
    await until(lambda: dumped(view) != before)
    assert view.note.isHidden()


async def test_a_record_that_is_nearly_full_says_that_nothing_more_is_undone(page, monkeypatch):
    view, person = await asked(page, replace(DUEL, practice=True), None)
    monkeypatch.setattr("evolution_qt.core.record.MOST_MOVES", 1_000)
    await person.play_until(lambda: view.match.state.round == 2 and person.is_asked)
    before = dumped(view)

    QTest.keyClick(view.table, Z, CTRL)
    await until(view.note.isVisible)
    said = "Nothing more can be undone: the record of this game is nearly full."
    assert said == view.note.label.text()
    assert before == dumped(view)
    assert person.is_asked


async def fed(made):
    """Return a game in which a bot has answered what a person fed, the person, and how it stood before."""
    view, person = await asked(made, phase=FEEDING)
    while True:
        before, made_before = dumped(view), len(view.match.plies)
        await person.make_a_move()
        await until(lambda: len(view.match.plies) > made_before and person.is_asked)  # noqa: B023
        if view.match.plies[-1].seat != view.controller.viewer and view.controller.way_back().stops:
            return view, person, before


async def test_a_slip_against_bots_goes_back_with_their_answers_and_the_game_counts(page):
    """Back, made again, back once more after the game was left and loaded; no farther; and it verifies."""
    view, person, before = await fed(page)
    stood, plies = dumped(view), view.match.plies[:]
    decision = view.controller.way_back().stops[0]
    assert {0, 1} == {ply.seat for ply in plies[decision:]}

    QTest.keyClick(view.table, Z, CTRL)
    await until(lambda: dumped(view) == before and person.is_asked)
    assert not view.undoing.back.isEnabled(), "one decision and no more"
    QTest.keyClick(view.table, Z, CTRL)
    await until(view.note.isVisible)
    assert view.undoing.back.toolTip().startswith(view.note.label.text())
    QTest.keyClick(view.table, Z, CTRL_SHIFT)
    await until(lambda: dumped(view) == stood and person.is_asked)
    assert plies == view.match.plies

    QTest.keyClick(view.table, Z, CTRL)
    await until(lambda: dumped(view) == before and person.is_asked)
    await page.leave_game()
    page.window.session.go_on()
    view = await until(lambda: page.window.game)
    person = Person(view)
    await until(lambda: person.is_asked)
    assert before == dumped(view)
    assert not view.controller.way_back().stops, "what a record was left at bounds it too"
    view.controller.answer(view.match.game.read(plies[decision].text))
    await until(lambda: dumped(view) == stood and person.is_asked)
    assert plies[decision:] == view.match.plies[decision:], "the same position gets the same answer"
    assert view.undoing.back.isEnabled()
    assert not view.match.record.is_practice

    await person.play_until(lambda: view.result.isVisible())
    assert audited(Record.read(view.match.record.text().encode())).is_honest
    await entered(page)
    assert ("finished", 1) == kept(page)[:2]
    ((taken_back, is_practice),) = page.window.book.book.rows("SELECT taken_back, is_practice FROM games")
    assert 2 * (len(plies) - decision) == taken_back
    assert not is_practice


async def test_the_food_card_goes_back_until_all_are_turned_up(page):
    """At the beginning of a game nothing has been decided; the last card laid brings all to light."""
    view, _ = await asked(page, phase=FOOD)
    assert "There is no move of Ann to undo." in view.undoing.back.toolTip()


async def test_practice_goes_back_any_distance_with_the_replies(page):
    """The menu asks first; then every own decision of the game can be reached, and the game is the same."""
    view, person = await asked(page, phase=FOOD)
    begun, first = dumped(view), len(view.match.plies)
    await person.play_until(lambda: view.match.state.round == 2 and person.is_asked)
    page.window.sheets.ask_practice()
    dialog = await until(lambda: page.window.dialog)
    click(ok(dialog))
    await until(lambda: page.window.dialog is None)
    assert Practice() in view.match.record.notes
    assert "Practice: the game does not count" in LogPage(view.log).text
    page.window.commands.menu.aboutToShow.emit()
    assert not page.window.commands.actions["practice"].isEnabled()
    reached = dumped(view)

    steps = 0
    while dumped(view) != begun:
        QTest.keyClick(view.table, Z, CTRL)
        steps += 1
        await until(lambda: len(view.match.undone) == steps and person.is_asked)  # noqa: B023
    assert steps > 3
    assert first == len(view.match.plies)
    for left in range(steps - 1, -1, -1):
        QTest.keyClick(view.table, Z, CTRL_SHIFT)
        await until(lambda: len(view.match.undone) == left and person.is_asked)  # noqa: B023
    assert reached == dumped(view)


async def test_what_a_round_has_brought_is_not_told_of_a_round_that_is_taken_back(page, monkeypatch):
    """Back before the end of the round, the table no longer says that it is over."""
    monkeypatch.setattr(timings, "ROUND_NOTE", 10**9)
    view, person = await asked(page, phase=FOOD)
    view.practise()
    note = view.table.over.round_note
    await person.play_until(lambda: view.match.state.round == 2 and person.is_asked)
    assert note.panel is not None

    QTest.keyClick(view.table, Z, CTRL)
    await until(lambda: view.match.state.round == 1 and person.is_asked)

    assert note.panel is None


async def test_a_line_of_the_log_takes_back_to_before_it(page):
    """The menu of a line offers it where it is possible."""
    view, person = await asked(page)
    first, second = await two_cards(view, person)
    begins = first[1]

    def offered(number):
        """Return what the menu of an event's line offers about taking back."""
        log = LogPage(view.log)
        menu = view.log.menu_at(log.show(log.row(number)))
        return next(one for one in menu.actions() if one.text() == "Undo to here")

    assert offered(begins).isEnabled()
    assert not offered(begins - 1).isEnabled()
    offered(second[1]).trigger()
    await until(lambda: dumped(view) == second[0] and person.is_asked)
    offered(begins).trigger()
    await until(lambda: dumped(view) == first[0] and person.is_asked)


async def test_two_people_take_back_only_what_is_their_own(page):
    """Until the next person has come, the first may; that one cannot take back the other's moves."""
    view, person = await asked(page, EVOLUTION_TWO)
    await two_cards(view, person)
    first = view.controller.viewer
    await person.make_a_move("done")
    await until(view.curtain.isVisible)
    stood = dumped(view)
    assert first == view.controller.takes_back
    assert view.undoing.back.isEnabled()
    click(view.curtain.button)
    await until(lambda: person.is_asked)
    assert first != view.controller.viewer
    assert not view.undoing.back.isEnabled()
    QTest.keyClick(view.table, Z, CTRL)
    assert stood == dumped(view)
    assert not view.controller.can_practise


async def test_practice_goes_no_farther_than_another_person(page):
    """Any distance is for one person among bots: no one else's moves are taken away behind the curtain."""
    view, person = await asked(page)
    view.practise()
    assert "any move can be undone" in LogPage(view.log).text
    page.window.session.take_seats([(1, "human", "Ben")])
    await until(lambda: view.controller.covers_hands)
    await person.play_until(lambda: view.match.state.round == 2 and person.is_asked)
    assert "any move can be undone" not in LogPage(view.log).text
    assert "Practice: the game does not count." in LogPage(view.log).text
    assert not view.controller.access.shows_reasons, "a bot's reasons tell of its hand"
    viewer, stood = view.controller.viewer, dumped(view)
    own = own_turn(view)
    way = view.controller.way_back()
    assert all(stop >= len(view.match.plies) - own for stop in way.stops)
    while view.undoing.back.isEnabled():
        click(view.undoing.back)
        await until(lambda: dumped(view) != stood and person.is_asked)  # noqa: B023
        stood = dumped(view)
    assert viewer == view.controller.viewer

    view.play_openly()
    await until(lambda: person.is_asked)
    assert view.undoing.back.isEnabled()


async def test_a_move_is_taken_back_before_the_next_person_has_looked(page):
    """No one has moved since. A player who looked sees no other hand; the curtain is drawn again."""
    page.window.session.begin(EVOLUTION_TWO, 7)
    await until(lambda: page.window.game is not None and page.window.game.curtain.isVisible())
    view = page.window.game
    curtain, person = view.curtain, Person(view)
    assert not view.undoing.back.isEnabled()
    assert "no move has been made yet" in view.undoing.back.toolTip()
    first = view.controller.awaited
    await person.play_until(lambda: view.match.plies and curtain.isVisible())
    ply = view.match.plies[-1]
    assert ply.seat == first.index != view.controller.awaited.index
    QTest.keyPress(curtain, Qt.Key.Key_V)
    QTest.keyRelease(curtain, Qt.Key.Key_V)
    await until(lambda: view.undoing.back.isEnabled())
    card = view.phrases.named(ply.text.split()[1].split(":")[0])
    assert first.name in view.undoing.back.toolTip()
    assert card not in view.undoing.back.toolTip()

    QTest.keyClick(curtain, Z, CTRL)

    await until(lambda: not view.match.plies and view.controller.awaited is first)

    def is_covered():
        """Until the curtain is there, a few turns of the loop later, no hand can be seen either."""
        assert view.controller.viewer == NOBODY
        assert 0 == faces_up(view)
        return curtain.isVisible()

    await until(is_covered)
    assert not view.undoing.again.isEnabled(), "what was chosen is for the one who chose it"
    click(curtain.button)
    await until(lambda: person.is_asked)
    assert view.undoing.again.isEnabled()


async def test_a_bot_that_thinks_is_interrupted_in_practice(page):
    """Taking back while someone thinks ends the thinking; the person is asked again at once."""
    plan = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("apex_patient", "Fox")))
    view, person = await asked(page, plan, phase=FOOD)
    view.practise()
    before = dumped(view)
    await person.make_a_move("food")
    await until(lambda: view.controller.thinking)

    QTest.keyClick(view.table, Z, CTRL)

    await until(lambda: person.is_asked)
    assert before == dumped(view)
    assert view.controller.thinking is None


# At the end


async def ended(made, plan=DUEL, *, practice=False, seed=7):
    """Return a game that was played to its end, and the person."""
    view = await made.begin(plan, seed, (1400, 860))
    person = Person(view)
    if practice:
        view.practise()
    while view.is_running:
        if person.is_asked:
            view.controller.answer(view.match.moves()[0])
        await asyncio.sleep(PAUSE)
    await until(view.result.isVisible)
    return view, person


def kept(made):
    """Return how the library calls the only game, and how many games the record book counts."""
    (entry,) = made.shelf.library.entries()
    return entry.summary.status, len(made.window.book.ledger.identities()), entry.summary.scores


async def entered(made):
    """Wait until the record book has read what there is."""
    await until(lambda: not made.window.book.is_reading)


async def test_practice_goes_back_from_the_end_and_ends_again(page):
    """The page of the end names the move; table, record, library and record book follow every step."""
    view, person = await ended(page, practice=True)
    last = dumped(view)
    button = view.result.take_back
    assert button.isEnabled()
    assert button.toolTip().startswith("Undo: Ann")
    await entered(page)
    assert ("finished", 1, tuple(view.match.game.scores(view.match.state))) == kept(page)

    click(button)
    await until(lambda: person.is_asked)
    assert view.result.isHidden()
    assert view.is_running
    assert dumped(view) != last
    assert view.table.isVisible()
    await entered(page)
    assert ("running", 0, ()) == kept(page)
    assert view.match.record.text() == path_of(page).read_text(encoding="utf-8")
    steps = 1
    while view.undoing.back.isEnabled() and steps < 5:
        QTest.keyClick(view.table, Z, CTRL)
        steps += 1
        await until(lambda: len(view.match.undone) == steps and person.is_asked)  # noqa: B023
    while steps > 1:
        QTest.keyClick(view.table, Z, CTRL_SHIFT)
        steps -= 1
        await until(lambda: len(view.match.undone) == steps and person.is_asked)  # noqa: B023
    QTest.keyClick(view.table, Z, CTRL_SHIFT)
    await until(view.result.isVisible)
    assert last == dumped(view)
    assert not view.is_running
    await entered(page)
    assert ("finished", 1, tuple(view.match.game.scores(view.match.state))) == kept(page)
    assert view.match.record.text() == path_of(page).read_text(encoding="utf-8")


def path_of(made):
    (entry,) = made.shelf.library.entries()
    return entry.path


async def test_another_end_takes_the_place_of_the_one_taken_back(page):
    """The record book keeps one result for one game, that of the moves that stand."""
    view, person = await ended(page, practice=True)
    first = dumped(view)
    way = view.controller.way_back()
    view.undoing.go(way, way.stops[len(way.stops) // 2])
    await until(lambda: person.is_asked)
    while view.is_running:
        if person.is_asked:
            view.controller.answer(view.match.moves()[-1])
        await asyncio.sleep(PAUSE)
    await until(view.result.isVisible)
    await entered(page)

    assert first != dumped(view)
    scores = tuple(view.match.game.scores(view.match.state))
    assert ("finished", 1, scores) == kept(page)
    rows = page.window.book.book.rows("SELECT points FROM seats ORDER BY seat")
    assert list(scores) == [row[0] for row in rows]
    words = view.result.heading
    assert "You win" == words or "Fox" in words


@pytest.mark.usefixtures("late")
async def test_in_a_game_that_counts_the_end_goes_back_to_the_last_move_of_another(page):
    """Ann has made the last moves: all of them go back, and no move of Fox with them."""
    view, person = await ended(page, EVOLUTION_DUEL, seed=24)
    way = view.controller.way_back()
    assert OTHERS == way.bound
    own = own_turn(view)
    assert 0 < len(way.stops) <= own < len(view.match.plies)

    QTest.keyClick(view.result, BACK, CTRL)

    await until(lambda: person.is_asked)
    assert view.result.isHidden()
    assert way.stops[-1] == len(view.match.plies)
    assert not view.controller.way_back().stops
    assert not view.match.record.is_practice


@pytest.mark.usefixtures("late")
async def test_in_a_game_that_counts_the_end_says_why_nothing_goes_back(page):
    """Fox has moved last: the button of the end is grey and says why; the key says the same."""
    view, _ = await ended(page, EVOLUTION_DUEL, seed=1)
    button = view.result.take_back
    assert not own_turn(view)
    assert not button.isEnabled()
    assert "since Ann’s last decision something hidden was shown or drawn" in button.toolTip()
    assert "can be continued from any point" in button.toolTip()
    assert "practice" not in button.toolTip()
    QTest.keyClick(view.result, Z, CTRL)
    assert button.toolTip() == view.result.note.label.text()
    assert view.result.note.isVisible()
    page.window.commands.menu.aboutToShow.emit()
    assert not page.window.commands.actions["practice"].isEnabled()


async def test_after_a_look_at_the_table_the_end_is_taken_back_too(page):
    view, person = await ended(page, practice=True)
    click(view.result.table)
    assert view.result.isHidden()
    assert view.undoing.back.isEnabled()

    click(view.undoing.back)

    await until(lambda: person.is_asked)
    await entered(page)
    assert "running" == kept(page)[0]


async def test_a_look_at_the_table_leads_back_to_the_result(page):
    view, _ = await ended(page, practice=True)
    click(view.result.table)
    assert view.result.isHidden()

    QTest.keyClick(view.table, Qt.Key.Key_E, CTRL)

    assert view.result.isVisible()
    assert view.result.hasFocus()


async def test_a_key_works_again_after_the_menu_has_said_that_it_cannot(page):
    """The menu was opened at the end of a game; the next one has seats that change hands."""
    await ended(page, practice=True)
    commands = page.window.commands
    commands.menu.aboutToShow.emit()
    assert not commands.actions["seats"].isEnabled()

    commands.menu.aboutToHide.emit()

    assert commands.actions["seats"].isEnabled()


async def test_a_game_taken_back_from_its_end_can_be_left_and_continued(page):
    """It is running: leaving asks, and the start screen offers it."""
    view, person = await ended(page, practice=True)
    click(view.result.take_back)
    await until(lambda: person.is_asked)
    stood = dumped(view)
    page.window.session.leave()
    dialog = await until(lambda: page.window.dialog)
    click(ok(dialog))
    await until(page.window.start.isVisible)
    assert page.window.start.go_on.isEnabled()
    page.window.session.go_on()
    again = await until(lambda: page.window.game)
    assert stood == dumped(again)
    assert again.is_running


async def test_a_finished_game_that_was_thrown_away_is_kept_again_when_it_goes_on(page):
    """Nothing holds the file at the end, so the library may move it; the game that goes on has its own."""
    view, person = await ended(page, practice=True)
    page.shelf.library.throw_away(path_of(page).name)
    assert [] == page.shelf.library.entries()

    click(view.result.take_back)

    await until(lambda: person.is_asked)
    assert view.match.record.text() == path_of(page).read_text(encoding="utf-8")
    assert ["finished"] == [one.summary.status for one in page.shelf.library.binned()]


async def test_sheets_about_the_end_close_when_the_game_goes_on(page):
    """They tell the seed, which no one may know of a game that goes on."""
    _, person = await ended(page, practice=True)
    page.window.sheets.show_this_game()
    assert page.window.dialog is not None

    page.window.session.take_back()

    await until(lambda: person.is_asked)
    assert page.window.dialog is None


async def test_behind_a_question_about_the_game_nothing_is_taken_back(page):
    """A player who says who plays sees no table: the keys mean the sheet, and not the moves behind it."""
    view, person = await asked(page)
    await two_cards(view, person)
    stood = dumped(view)
    page.window.sheets.ask_seats()
    dialog = page.window.dialog
    dialog.boxes[0].setFocus()
    for key, modifiers in ((Z, CTRL), (BACK, CTRL), (Z, CTRL_SHIFT)):
        QTest.keyClick(dialog.boxes[0], key, modifiers)
        await asyncio.sleep(0.02)
    assert stood == dumped(view)
    assert page.window.dialog is dialog
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    QTest.keyClick(view.table, Z, CTRL)
    await until(lambda: view.match.undone)


# One state, wherever it is offered


@pytest.mark.parametrize("language", ["de", "en", "ja"])
async def test_the_menu_has_room_on_a_small_screen_and_scrolls_where_it_has_none(shown, language):
    """Every wish stands in it, in one column, or in the menu that it leads to."""
    async with shown(replace(QUIET, language=language)) as made:
        commands = made.window.commands
        assert commands.menu.sizeHint().height() <= 700
        offered = [*commands.menu.actions(), *commands.more.actions()]
        assert [name for name, one in commands.actions.items() if one not in offered] == ["menu"]
        assert commands.more.menuAction() in commands.menu.actions()
        assert commands.more.title()
        hint = QStyle.StyleHint.SH_Menu_Scrollable
        assert commands.menu.style().styleHint(hint, None, commands.menu)


async def test_menu_bar_and_keys_agree(page):
    """The menu's lines and the buttons are the same actions."""
    actions = page.window.commands.actions
    assert not actions["undo"].isEnabled()
    view, person = await asked(page)
    for _ in range(2):
        for key, button in (("undo", view.undoing.back), ("redo", view.undoing.again)):
            assert button.defaultAction() is actions[key]
            assert button.isEnabled() == actions[key].isEnabled()
        assert actions["undo"].isEnabled() == actions["undo_turn"].isEnabled()
        if not view.undoing.back.isEnabled():
            await two_cards(view, person)
    assert actions["undo"].isEnabled()
    assert actions["undo"] in page.window.commands.menu.actions()
    page.window.replays.open_played(0)
    await until(lambda: page.window.replay)
    assert not actions["undo"].isEnabled()
    QTest.keyClick(page.window.replay, Z, CTRL)
    assert "not available in a replay" in page.window.note.label.text()
    page.window.replays.close()
    assert actions["undo"].isEnabled()


class Tip:
    """A tip that lies open, as Qt tells of it: without a screen Qt cannot show one."""

    def __init__(self, text):
        self.shown = text

    def isVisible(self):
        return True

    def text(self):
        return self.shown

    def showText(self, _at, text, _widget):
        self.shown = text


async def test_a_tip_that_is_read_says_what_holds_now(page, monkeypatch):
    """The pointer rests on the button while a key takes back: the tip does not go on naming what is gone."""
    view, person = await asked(page)
    await two_cards(view, person)
    button = view.undoing.back
    QTest.mouseMove(button, button.rect().center())
    await until(button.underMouse)
    tip = Tip(before := button.toolTip())
    monkeypatch.setattr(undoing, "QToolTip", tip)

    QTest.keyClick(view.table, Z, CTRL)

    await until(lambda: len(view.match.undone) == 1 and person.is_asked)
    assert before != button.toolTip() == tip.shown


async def test_the_act_is_named_and_not_what_it_was_paid_with(page):
    """A new species is a new species, though a card was discarded for it; an attack is an attack."""
    view, person = await asked(page)
    made_before = len(view.match.plies)
    await person.make_a_move("species")
    await until(lambda: len(view.match.plies) > made_before and person.is_asked)
    assert view.undoing.back.toolTip().startswith("Undo: Ann gets a new species: ")
