"""Seats that change hands in a running game: people leave, give up, come, and play again.

Evolution is played where a bot has to think long, where a name on its table is clicked, and where a game is
played on from a position, which has a seed.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from evolution_qt.book.reading import read
from evolution_qt.brain.audit import audited
from evolution_qt.core import record
from evolution_qt.core.crest import PEOPLE_FACES
from evolution_qt.core.record import Record, Result, SeatTaken
from evolution_qt.games import game
from evolution_qt.games.evolution.cards import UNKNOWN
from evolution_qt.games.opening import open_record
from evolution_qt.ui.shell.game.change_seats import GiveUpDialog, PlayOnDialog, SeatsDialog
from evolution_qt.ui.shell.game.matches import another, branched, planned
from evolution_qt.ui.shell.game.roster import Roster
from evolution_qt.ui.shell.settings.settings import NamedCrest, Settings
from tests.ui.shell.acting import Person, click, ok, until
from tests.ui.shell.log_page import LogPage
from tests.ui.shell.page import DUEL, EVOLUTION_DUEL, EVOLUTION_TWO, QUIET, plan
from tests.ui.shell.seat_crests import crest_at

DE = game("evolution/de")
THREE = plan(Ann="human", Ben="human", Fox="greedy")
P, RETURN = Qt.Key.Key_P, Qt.Key.Key_Return
CTRL = Qt.KeyboardModifier.ControlModifier
CTRL_SHIFT = CTRL | Qt.KeyboardModifier.ShiftModifier
pytestmark = pytest.mark.usefixtures("toy_among_games")


async def seat(made, changes):
    """Choose who plays some seats, in the dialog of the menu."""
    made.window.activateWindow()
    await until(made.window.isActiveWindow)
    QTest.keyClick(made.window, P, CTRL)
    dialog = await until(lambda: made.window.dialog)
    assert isinstance(dialog, SeatsDialog)
    for at, kind in changes:
        dialog.boxes[at].setCurrentIndex(dialog.boxes[at].findData(kind))
    click(ok(dialog))
    await until(lambda: made.window.dialog is None)
    view = made.window.game
    await until(lambda: all(view.seats[at].kind == kind for at, kind in changes))


def taken(match):
    return [note for note in match.record.notes if isinstance(note, SeatTaken)]


async def test_a_person_leaves_and_comes_back(page):
    """The record says when; in between the bot moves, and who stays needs one curtain, the last."""
    view = await page.begin()
    person = Person(view)
    await person.play_until(lambda: person.is_asked)
    await seat(page, [(1, "greedy")])
    assert [SeatTaken(1, "greedy")] == taken(view.match)
    assert "Ben: Greedy bot, at first Human" in LogPage(view.log).text
    assert "Ben left in round 1. Since then: Greedy bot." == view.note.label.text()
    await person.play_until(lambda: view.controller.viewer == 0)  # Ben still sat there
    while not (person.is_asked and view.match.state.round == 2):
        await until(lambda: person.is_asked)
        await person.make_a_move()
        assert view.curtain.isHidden()
        await until(lambda: person.is_asked)

    await seat(page, [(1, "human")])
    assert [SeatTaken(1, "greedy"), SeatTaken(1, "human")] == taken(view.match)
    assert "Ben took over in round 2." == view.note.label.text()
    await until(view.curtain.isVisible)
    await person.play_until(lambda: view.match.state.round == 3)
    assert "Ben: " not in LogPage(view.log).text.split("Round")[0]


async def test_a_second_person_does_not_read_the_first_ones_cards_in_the_log(page):
    """What the log told the only person about the own cards is covered when someone else sits down."""
    view = await page.begin(DUEL)
    person = Person(view)
    await person.play_until(lambda: person.is_asked)
    secret = [at for at, event in enumerate(view.match.history) if event != event.as_seen_by(-1)]
    assert any(view.log.told.events[at].card != UNKNOWN for at in secret)
    await seat(page, [(1, "human")])
    assert secret
    assert all(view.log.told.events[at].card == UNKNOWN for at in secret)
    assert not any(event != event.as_seen_by(-1) for event in view.log.told.events)


async def test_what_was_taken_back_is_forgotten_when_a_seat_changes_hands(page):
    """No one who sits down finds own moves made again that a bot had made before."""
    view = await page.begin(DUEL)
    person = Person(view)
    view.practise()
    await person.play_until(lambda: view.match.state.round == 2 and person.is_asked)
    before = len(view.match.plies)
    QTest.keyClick(view.table, Qt.Key.Key_Z, CTRL)
    await until(lambda: len(view.match.plies) < before and person.is_asked)
    assert 1 in {ply.seat for one in view.match.undone for ply in one}
    assert view.undoing.again.isEnabled()
    await seat(page, [(1, "human")])
    click(await until(lambda: view.curtain.isVisible() and view.curtain.button))
    await until(lambda: person.is_asked)
    assert not view.undoing.again.isEnabled()
    moves = len(view.match.plies)
    QTest.keyClick(view.table, Qt.Key.Key_Z, CTRL_SHIFT)
    assert "There is nothing to redo." in view.note.label.text()
    assert moves == len(view.match.plies)


async def test_whoever_is_left_at_the_screen_comes_from_behind_the_curtain(page):
    """The one who leaves still sits there: the other hand is not to lie open at once."""
    view = await page.begin(THREE)
    person = Person(view)
    await person.play_until(lambda: person.is_asked)
    leaver = view.controller.at_turn.index
    seen = []
    draw = view.table.show_position

    def show_position(position, *, ask=False, **more):
        seen.append(position.viewer)
        draw(position, ask=ask, **more)

    view.table.show_position = show_position
    assert not await give_up(page, "greedy")
    await until(view.curtain.isVisible)
    assert 1 - leaver not in seen
    assert view.names[1 - leaver] in view.curtain.words.text()
    click(view.curtain.button)
    await until(lambda: person.is_asked)
    assert 1 - leaver == view.controller.viewer
    await person.play_until(lambda: view.match.state.round == 2)
    assert view.curtain.isHidden()


async def test_while_a_bot_thinks_its_seat_can_be_taken(page):
    view = await page.begin(plan("evolution/de", Ann="human", Fox="apex_patient"))
    person = Person(view)
    await person.play_until(lambda: view.controller.thinking)
    await seat(page, [(1, "human")])
    assert view.controller.thinking is None
    await until(view.curtain.isVisible)
    assert "Fox" in view.curtain.words.text()


async def test_a_name_on_the_table_opens_the_seats_at_that_seat(page):
    view = await page.begin(plan("evolution/de", Ann="human", Ben="human", Fox="greedy"))
    person = Person(view)
    await person.play_until(lambda: person.is_asked)
    other = next(at for at in range(3) if at != view.controller.viewer)
    item = view.table.top.seats[other]
    person.click_at(item.mapToScene(item.name_room.center()))
    dialog = await until(lambda: page.window.dialog)
    assert isinstance(dialog, SeatsDialog)
    assert dialog.boxes[other].hasFocus()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    await until(lambda: page.window.dialog is None)
    person.click_at(item.mapToScene(QPointF(item.header.right() - 4, item.header.center().y())))
    assert page.window.dialog is None


async def give_up(made, kind, *, at_once=True):
    made.window.commands.actions["give_up"].trigger()
    dialog = await until(lambda: made.window.dialog)
    assert isinstance(dialog, GiveUpDialog)
    dialog.kind.setCurrentIndex(dialog.kind.findData(kind))
    if dialog.at_once.isVisible() and dialog.at_once.isChecked() != at_once:
        click(dialog.at_once)
    is_last = dialog.at_once.isVisible()
    click(ok(dialog))
    await until(lambda: made.window.dialog is None)
    return is_last


@pytest.mark.parametrize("settings", [Settings(language="en", theme="light")])
async def test_whoever_gives_up_alone_lets_the_game_be_played_to_its_end(page):
    """The result in the record is the true one; it can be opened, verified and entered into the book."""
    view = await page.begin(DUEL)
    person = Person(view)
    await person.play_until(lambda: person.is_asked)
    assert await give_up(page, "greedy")
    await until(lambda: view.match.is_over and view.result.isVisible())

    match = view.match
    assert [SeatTaken(0, "greedy")] == taken(match)
    result = match.record.notes[-1]
    assert Result(tuple(match.game.scores(match.state)), tuple(match.game.winners(match.state))) == result
    again = open_record(Record.read(match.record.text().encode()))
    assert match.game.digest(again.state) == match.game.digest(match.state)
    assert ["greedy", "greedy"] == match.record.kinds()
    assert audited(match.record).is_honest
    assert read(match.record.text().encode())
    page.window.sheets.show_this_game()
    said = page.window.dialog.players.text()
    assert view.roster.told()
    assert said.endswith("\n".join(view.roster.told())), "a person sat there before"


async def test_whoever_gives_up_among_others_leaves_them_playing(page):
    view = await page.begin(THREE)
    person = Person(view)
    await person.play_until(lambda: person.is_asked)
    leaver = view.controller.at_turn.index
    assert not await give_up(page, "greedy")
    stays = 1 - leaver
    await person.play_until(lambda: view.controller.viewer == stays)
    await person.play_until(lambda: view.match.state.round == 2)
    assert view.curtain.isHidden()


async def test_a_rematch_turns_the_seats_and_brings_back_whoever_gave_up(page):
    view = await page.begin(DUEL)
    person = Person(view)
    await person.play_until(lambda: person.is_asked)
    await give_up(page, "greedy")
    await until(lambda: view.result.isVisible(), 60)
    assert "same seats" in view.result.again.toolTip()
    assert "one seat further on" in view.result.rematch.toolTip()
    click(view.result.rematch)
    again = await until(lambda: page.window.game if page.window.game is not view else None)
    assert ["Fox", "Ann"] == again.names
    began = [one.match.state_at(0).first_player for one in (view, again)]
    assert view.names[began[0]] != again.names[began[1]], "the other one begins"
    assert ["greedy", "human"] == again.match.record.kinds()
    assert again.match.record.header.seed != view.match.record.header.seed


def seen_marks(view):
    """Return by names what is worn on the table."""
    return {name: crest_at(at) for at, name in enumerate(view.names)}


async def turned(made):
    """Begin a rematch with the seats turned, and play until a move is made."""
    before = made.window.game
    made.window.session.play_rematch()
    view = await until(lambda: made.window.game if made.window.game is not before else None)
    await Person(view).play_until(lambda: view.match.record.moves())
    return view


@pytest.mark.parametrize("settings", [replace(QUIET, confirmations=False)])
async def test_a_name_keeps_its_mark_when_the_seats_are_turned(page):
    """At the table and in the library: no one has chosen anything."""
    window = page.window
    view = await page.begin(THREE)
    worn = seen_marks(view)
    assert (0, "bear") == worn["Ann"]
    assert "fox" == worn["Fox"].face
    await Person(view).play_until(lambda: view.match.record.moves())
    again = await turned(page)
    assert ["Fox", "Ann", "Ben"] == again.names
    assert worn == seen_marks(again)
    once_more = await turned(page)
    assert ["Ben", "Fox", "Ann"] == once_more.names
    assert worn == seen_marks(once_more)
    library = window.library_page.librarian
    window.sheets.show_library()
    await until(lambda: library.games.is_known and not library.games.is_reading)
    assert 3 == len(library.games.entries)
    for entry in library.games.entries:
        names = [player.name for player in entry.summary.players]
        assert worn == dict(zip(names, entry.summary.crests, strict=True))
    window.dialog.reject()


@pytest.mark.parametrize("settings", [replace(QUIET, confirmations=False)])
async def test_whoever_takes_a_seat_wears_what_the_seat_wears_in_this_match(page):
    """Also in a game that is continued; in the next one a person has a face for people."""
    window = page.window
    view = await page.begin(THREE)
    worn = [crest_at(seat) for seat in range(3)]
    fox = view.names.index("Fox")
    window.session.take_seats([(0, "human", "Zoe"), (fox, "human", "Eve")])
    await until(lambda: view.names[fox] == "Eve")
    assert worn == [crest_at(seat) for seat in range(3)]
    await Person(view).play_until(lambda: view.match.record.moves())
    assert list(worn) == list(record.crests_of(branched(view.match, 1).record.header.players))
    again = record.crests_of(another(view.match).record.header.players)
    assert again[fox].face in PEOPLE_FACES
    assert worn[:2] == list(again[:2])


async def test_what_somebody_has_chosen_counts_more_than_what_was_worn(shown):
    settings = replace(
        QUIET,
        confirmations=False,
        marks=(NamedCrest("Ben", 4, "koala"),),
        worn=(NamedCrest("Ann", 4, "ram"),),
    )

    async with shown(settings) as made:
        view = await made.begin(THREE)
        worn = seen_marks(view)
        assert (4, "koala") == worn["Ben"]
        assert (0, "ram") == worn["Ann"]
        made.window.sheets.open_new_game()
        dialog = await until(lambda: made.window.dialog)
        assert worn == {row.plan().name: row.crest for row in dialog.rows[:3]}
        dialog.reject()


async def test_the_sheet_of_a_new_game_shows_a_bot_in_what_its_name_wears_at_the_table(shown):
    """A person of this name has chosen it once; the name wears the colour, and a bot the animal it is."""
    settings = replace(QUIET, confirmations=False, marks=(NamedCrest("Fox", 4, "koala"),), last=DUEL)

    async with shown(settings) as made:
        window = made.window
        click(window.start.new_game)
        dialog = await until(lambda: window.dialog)
        rows = dialog.rows[:2]
        assert ["Ann", "Fox"] == [row.plan().name for row in rows]
        crests = [row.crest for row in rows]
        click(ok(dialog))
        view = await until(lambda: window.game)
        worn = seen_marks(view)
        assert (4, "fox") == worn["Fox"]
        assert crests == [worn["Ann"], worn["Fox"]]


def test_in_a_rematch_whoever_left_has_the_own_name_again():
    """The bot that played on by a name of its own takes it away; who came for someone stays."""
    match = planned(THREE, 5)
    for seat, kind, name in (
        (0, "greedy", "Owl"),
        (1, "human", "Cid"),
        (1, "greedy", "Elk"),
        (2, "human", "Dora"),
    ):
        match.record.append(SeatTaken(seat, kind, name))

    assert ["Ann", "Cid", "Dora"] == another(match).names
    assert ["human"] * 3 == another(match).record.kinds()
    match.record.append(SeatTaken(2, "human", "Ann"))
    assert ["Owl", "Cid", "Ann"] == another(match).names, "nobody is there twice"


# Who played when, told afterwards


async def played_out(view):
    """Let the rest of a game be played, by the first move of the player who is asked."""
    while view.is_running:
        if view.curtain.isVisible():
            click(view.curtain.button)
        elif (asked := view.controller.asked) is not None and asked.is_asked:
            view.controller.answer(view.match.moves(asked.index)[0])
        await asyncio.sleep(0)
    await until(view.result.isVisible)


@pytest.mark.parametrize("language", ["en", "de", "ja"])
async def test_the_end_says_who_gave_up_and_when(shown, language):
    """The points are a bot's too: below them stands from where on."""
    async with shown(replace(QUIET, language=language)) as made:
        view = await made.begin(DUEL)
        person = Person(view)
        await person.play_until(lambda: person.is_asked)
        last = view.match.state.round
        made.window.sheets.ask_give_up()
        assert "greedy" == made.window.dialog.kind.currentData()
        click(ok(made.window.dialog))
        await played_out(view)

        (said,) = view.roster.told()
        assert said == view.result.changes.text()
        assert view.result.changes.isVisible()
        assert "Ann" in said
        assert str(last) in said
        if language == "en":
            assert f"Ann left in round {last}. Since then: Greedy bot." == said


async def test_a_replay_calls_everybody_as_they_were_called_then(page):
    """Cleo came for Ben in round 2: in round 1 the table, the points, the log and the strip say Ben."""
    view = await page.begin()
    person = Person(view)
    await person.play_until(lambda: view.match.state.round == 2)
    page.window.session.take_seats([(1, "human", "Cleo")])
    await until(lambda: view.seats[1].name == "Cleo")
    await played_out(view)
    assert "Cleo took over from Ben in round 2." == view.result.changes.text()
    taken_at = view.match.record.changes()[0][0]

    page.window.replays.open_played(0)
    replay = await until(lambda: page.window.replay)
    await until(lambda: replay.is_ready)
    seats = [one.viewer for one in replay.choices]
    for moment, name in ((1, "Ben"), (taken_at - 1, "Ben"), (taken_at + 1, "Cleo"), (1, "Ben")):
        replay.player.go(moment)
        assert ["Ann", name] == replay.table.names()
        assert name == replay.scores.standings[1].name
        assert name == replay.seen_by.chooser.itemText(seats.index(1))
        assert f"{name} " in replay.describe(moment)
    log = LogPage(replay.log).text
    header, first_round = log.split("Round 1", 1)
    assert "Cleo took over from Ben in round 2." in header
    assert "Cleo" not in first_round.split("Round 2")[0]
    assert "Ben" not in log.split("Round 3", 1)[1]


async def test_nothing_is_said_where_everybody_stayed(page):
    view = await page.begin(DUEL)
    await played_out(view)
    assert view.result.changes.isHidden()


def test_a_game_played_on_from_a_later_round_tells_its_own_rounds(app):
    """The position it begins from is in round 2: the player who leaves then leaves in round 2."""
    match = planned(EVOLUTION_TWO, 5)
    while match.state.round < 2:
        match.play(match.to_move, match.moves()[0])
    branch = branched(match, len(match.plies), [("human", "Ann"), ("human", "Ben")])
    branch.record.append(SeatTaken(0, "greedy"))

    (said,) = Roster(branch).told()

    assert "Ann left in round 2" in said
    while branch.state.round < 3:
        branch.play(branch.to_move, branch.moves()[0])
    branch.record.append(SeatTaken(0, "human"))
    assert "in round 3" in Roster(branch).told()[1]


def test_names_that_nobody_touched_stay_as_they_are(app):
    """A record may hold names that are longer than a line takes, or are not tidy."""
    names = ["Bartholomew the Magnificent", "Ann  Marie", "Fox"]
    dialog = SeatsDialog(names, ["human", "human", "apex"], Settings(), DE, 0)
    assert dialog.answer() == []

    dialog.lines[1].setText("Anna  Maria")

    assert dialog.answer() == [(1, "human", "Anna Maria")]


LONG = "Bartholomew the Magnificent"


async def test_a_seat_with_a_long_name_that_is_taken_costs_no_settings(page):
    """A record may hold names that are longer than the settings keep; nothing else is lost by one."""
    view = await page.begin(DUEL)
    dialog = SeatsDialog([LONG, "Fox"], ["apex", "greedy"], page.window.settings, DE, 0)
    dialog.boxes[0].setCurrentIndex(dialog.boxes[0].findData("human"))
    assert [(0, "human", LONG)] == dialog.answer()
    page.window.session.take_seats(dialog.answer())
    await until(lambda: view.names[0] == LONG)

    assert ("Ann",) == page.window.settings.names
    page.file.save(page.window.settings)
    assert page.file.is_writable


async def test_a_game_that_is_played_on_with_a_long_name_costs_no_settings(page):
    match = planned(EVOLUTION_DUEL, 5)
    for _ in range(4):
        match.play(match.to_move, match.moves()[0])
    dialog = PlayOnDialog([LONG, "Ben"], ["human", "human"], page.window.settings, DE)
    page.window.session.play_on(match, 2, dialog.answer())
    view = await until(lambda: page.window.game)

    assert [LONG, "Ben"] == view.names
    assert ("Ben",) == page.window.settings.names
    page.file.save(page.window.settings)
    assert page.file.is_writable


def test_a_name_of_spaces_is_none_and_spaces_make_no_other_name(app):
    blank = SeatsDialog(["   ", "Fox"], ["human", "apex"], Settings(), DE, 0)
    assert "Player 1 needs a name." == blank.why_not()
    assert [True, False] == blank.wrong_names()

    double = SeatsDialog(["Ann  Marie", "Ben"], ["human", "human"], Settings(), DE, 0)
    assert not double.why_not()
    double.lines[1].setText("ann marie")
    assert "called" in double.why_not()
    assert [True, True] == double.wrong_names()
    assert "Ann  Marie" == double.names()[0]


def test_names_that_differ_behind_what_a_line_takes_are_two(app):
    dialog = SeatsDialog([LONG, LONG + "!"], ["human", "human"], Settings(), DE, 0)

    assert not dialog.why_not()
