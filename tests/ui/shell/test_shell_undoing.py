"""Taking back in the window: by keys, buttons, the menu and the log; what it says, and why it may not."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest

from evolution_qt.core.record import Practice, Undo
from evolution_qt.games.evolution.state import FEEDING, FOOD, PLAY
from evolution_qt.ui.shell.settings import GamePlan, SeatPlan, Settings
from tests.ui.shell.acting import Person, click, ok, until

QUIET = Settings(language="en", speed="off", theme="light")
DUEL = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("greedy", "Fox")))
TWO = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("human", "Ben")))
Z, BACK = Qt.Key.Key_Z, Qt.Key.Key_Backspace
CTRL = Qt.KeyboardModifier.ControlModifier
CTRL_SHIFT = CTRL | Qt.KeyboardModifier.ShiftModifier


async def asked(made, plan=DUEL, phase=PLAY, seed=7):
    """Return a game in which a person is asked in a phase, and the person."""
    made.window.resize(1400, 860)
    made.window.stage.begin(plan, seed)
    view = await until(lambda: made.window.game)
    person = Person(view)
    await person.play_until(lambda: person.is_asked and view.match.state.phase == phase)
    return view, person


def dumped(view):
    return view.match.game.dump(view.match.state)


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
        stood.append((dumped(view), len(view.log.told), view.log.toPlainText()))
        made = len(view.match.plies)
        await person.make_a_move("body", "population")
        await until(lambda: len(view.match.plies) > made and person.is_asked)  # noqa: B023
    return stood


def test_cards_of_a_turn_are_taken_back_one_by_one_and_played_again(play, shown):
    """The table, the log and the record go back and forth together; the buttons say what they do."""

    async def act():
        async with shown(QUIET) as made:
            view, person = await asked(made)
            first, second = await two_cards(view, person)
            last = dumped(view)
            undoing = view.undoing
            assert undoing.back.isEnabled()
            assert undoing.back.toolTip().startswith("Take back: Ann ")
            assert undoing.back.toolTip().endswith("(Ctrl+Z)")

            QTest.keyClick(view.table, Z, CTRL)
            await until(lambda: dumped(view) == second[0] and person.is_asked)
            assert second[1:] == (len(view.log.told), view.log.toPlainText())
            named = undoing.again.toolTip()
            click(undoing.back)
            await until(lambda: dumped(view) == first[0] and person.is_asked)
            assert first[1:] == (len(view.log.told), view.log.toPlainText())
            assert not undoing.back.isEnabled()
            assert "somebody else has moved since Ann did" in undoing.back.toolTip()
            assert named != undoing.again.toolTip()
            assert "Ann" in undoing.again.toolTip()

            click(undoing.again)
            await until(lambda: dumped(view) == second[0] and person.is_asked)
            assert named == undoing.again.toolTip()
            QTest.keyClick(view.table, Z, CTRL_SHIFT)
            await until(lambda: dumped(view) == last and person.is_asked)
            assert not undoing.again.isEnabled()
            assert [Undo(1), Undo(1)] == [note for note in view.match.record.notes if isinstance(note, Undo)]
            await person.play_until(lambda: view.match.state.phase == FEEDING)

    play(act())


def test_a_whole_turn_is_taken_back_at_once(play, shown):
    async def act():
        async with shown(QUIET) as made:
            view, person = await asked(made)
            first, _ = await two_cards(view, person)

            QTest.keyClick(view.table, BACK, CTRL)

            await until(lambda: dumped(view) == first[0] and person.is_asked)
            assert 0 == own_turn(view)

    play(act())


def test_at_the_boundary_the_key_says_why(play, shown):
    """Nothing changes, and the sentence names who and why."""

    async def act():
        async with shown(QUIET) as made:
            view, person = await asked(made)
            before = dumped(view)

            QTest.keyClick(view.table, Z, CTRL)
            await until(view.note.isVisible)
            assert "somebody else has moved since Ann did" in view.note.label.text()
            assert "the menu turns a game into practice" in view.note.label.text()
            QTest.keyClick(view.table, Z, CTRL_SHIFT)
            assert "No move was taken back" in view.note.label.text()
            assert before == dumped(view)
            assert person.is_asked

    play(act())


def test_the_food_card_goes_back_until_all_are_turned_up(play, shown):
    """At the beginning of a game nothing has been decided; the last card laid brings all to light."""

    async def act():
        async with shown(QUIET) as made:
            view, _ = await asked(made, phase=FOOD)
            assert "There is no move of Ann to take back." in view.undoing.back.toolTip()

    play(act())


def test_practice_goes_back_any_distance_with_the_replies(play, shown):
    """The menu asks first; then every own decision of the game can be reached, and the game is the same."""

    async def act():
        async with shown(QUIET) as made:
            view, person = await asked(made, phase=FOOD)
            begun, first = dumped(view), len(view.match.plies)
            await person.play_until(lambda: view.match.state.round == 2 and person.is_asked)
            made.window.sheets.ask_practice()
            dialog = await until(lambda: made.window.dialog)
            click(ok(dialog))
            await until(lambda: made.window.dialog is None)
            assert Practice() in view.match.record.notes
            assert "Practice: the game does not count" in view.log.toPlainText()
            made.window.commands.menu.aboutToShow.emit()
            assert not made.window.commands.actions["practice"].isEnabled()
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

    play(act())


def test_a_line_of_the_log_takes_back_to_before_it(play, shown):
    """The menu of a line offers it where it is possible."""

    async def act():
        async with shown(QUIET) as made:
            view, person = await asked(made)
            first, second = await two_cards(view, person)
            begins = first[1]

            def offered(number):
                """Return what the menu of an event's line offers about taking back."""
                log = view.log
                block = log.document().begin()
                while block.userState() != number:
                    block = block.next()
                log.setTextCursor(QTextCursor(block))
                log.ensureCursorVisible()
                menu = log.menu_at(log.line_room(block).center().toPoint())
                return next(one for one in menu.actions() if one.text() == "Take back to here")

            assert offered(begins).isEnabled()
            assert not offered(begins - 1).isEnabled()
            offered(second[1]).trigger()
            await until(lambda: dumped(view) == second[0] and person.is_asked)
            offered(begins).trigger()
            await until(lambda: dumped(view) == first[0] and person.is_asked)

    play(act())


def test_two_people_take_back_only_what_is_their_own(play, shown):
    """Behind the curtain nobody takes anything back; the next person cannot take back the other's moves."""

    async def act():
        async with shown(QUIET) as made:
            view, person = await asked(made, TWO)
            await two_cards(view, person)
            first = view.controller.viewer
            await person.make_a_move("done")
            await until(view.curtain.isVisible)
            stood = dumped(view)
            made.window.stage.take_back()
            assert "by whoever is at the screen" in view.note.label.text()
            click(view.curtain.button)
            await until(lambda: person.is_asked)
            assert first != view.controller.viewer
            assert not view.undoing.back.isEnabled()
            QTest.keyClick(view.table, Z, CTRL)
            assert stood == dumped(view)
            assert not view.controller.can_practise

    play(act())


def test_practice_goes_no_farther_than_another_person(play, shown):
    """Any distance is for one person among bots: nobody else's moves are taken away behind the curtain."""

    async def act():
        async with shown(QUIET) as made:
            view, person = await asked(made)
            view.practise()
            assert "any move can be taken back" in view.log.toPlainText()
            made.window.stage.take_seats([(1, "human", "Ben")])
            await until(lambda: view.controller.covers_hands)
            await person.play_until(lambda: view.match.state.round == 2 and person.is_asked)
            assert "any move can be taken back" not in view.log.toPlainText()
            assert "Practice: the game does not count." in view.log.toPlainText()
            assert not view._hides_nothing, "a bot's reasons tell of its hand"
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

    play(act())


def test_a_bot_that_thinks_is_interrupted_in_practice(play, shown):
    """Taking back while somebody thinks ends the thinking; the person is asked again at once."""
    plan = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("apex_patient", "Fox")))

    async def act():
        async with shown(QUIET) as made:
            view, person = await asked(made, plan, phase=FOOD)
            view.practise()
            before = dumped(view)
            await person.make_a_move("food")
            await until(lambda: view.controller.thinking)

            QTest.keyClick(view.table, Z, CTRL)

            await until(lambda: person.is_asked)
            assert before == dumped(view)
            assert view.controller.thinking is None

    play(act())
