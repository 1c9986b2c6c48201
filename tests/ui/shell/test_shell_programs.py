"""Outside programs in the window: chosen by clicks, replaced when they fail, gone when no one wants them."""

import asyncio
import gc
import json
import sys
import weakref
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from evolution_qt.brain import outside
from evolution_qt.brain.audit import audited
from evolution_qt.brain.pool import Pool
from evolution_qt.brain.programs import Program
from evolution_qt.core.errors import GameError
from evolution_qt.core.record import Header, Record, RecordSeat, SeatTaken
from evolution_qt.games import game
from evolution_qt.games.evolution.bots import BOTS
from evolution_qt.games.opening import begin, open_record
from evolution_qt.ui.shell.game import seats
from evolution_qt.ui.shell.game.change_seats import SeatsDialog
from evolution_qt.ui.shell.game.matches import another, seated
from evolution_qt.ui.shell.game.seats import Outside, fault_words, seat_taken
from evolution_qt.ui.shell.new_game.naming import ProgramDialog
from evolution_qt.ui.shell.settings.settings import MOST_PROGRAMS, SeatPlan, Settings, SettingsFile
from evolution_qt.ui.shell.window.notes import Note
from tests.ui.shell.acting import Person, cancel, click, is_alive, ok, pick, unfold, until, write
from tests.ui.shell.log_page import LogPage
from tests.ui.shell.page import EVOLUTION_DUEL, LEARNT, UNASKED, plan

ROOT = Path(__file__).parents[3]
SAMPLE = ROOT / "docs" / "sample_bot.py"
ROGUE = ROOT / "tests" / "brain" / "rogue.py"
KIND = "outside/fox"
PLAN = plan("evolution/de", Ann="greedy", Fox=KIND)  # the sample of an outside program plays Evolution


@pytest.fixture
def settings():
    return replace(UNASKED, learnt=LEARNT)


def sample():
    return Program("fox", (sys.executable, str(SAMPLE)))


def rogue(*words):
    return Program("fox", (sys.executable, str(ROGUE), *map(str, words)))


async def asked_for_program(window):
    """Choose "Another program …" for the second seat by keys; return the sheet and the row."""
    click(window.start.new_game)
    dialog = window.dialog
    unfold(dialog)
    click(dialog.counts[2])
    row = dialog.rows[1]
    row.kind.setFocus()
    QTest.keyClick(row.kind, Qt.Key.Key_End)
    return await until(lambda: dialog.question), row


@pytest.mark.parametrize("settings", [replace(UNASKED, language=one) for one in ("de", "en", "ja")])
@pytest.mark.qt_log_ignore("^This plugin does not support")
async def test_another_program_is_seen_at_the_end_of_the_list_and_says_what_it_is(page, settings):
    """Without scrolling, in the smallest window."""
    window = page.window
    window.resize(1024, 640)
    click(window.start.new_game)
    unfold(window.dialog)
    box = window.dialog.rows[1].kind
    click(box)
    view = await until(lambda: box.view() if box.view().isVisible() else None)
    last = box.model().index(box.count() - 1, 0)
    assert view.viewport().rect().contains(view.visualRect(last))
    assert {"de": "Ein anderes Programm …", "en": "Another program …", "ja": "ほかのプログラム…"}[
        settings.language
    ] == last.data()
    assert len(last.data(Qt.ItemDataRole.ToolTipRole)) > 20
    box.hidePopup()


async def test_a_program_can_take_a_seat_in_the_middle_of_a_game(page):
    window = page.window
    view = await page.begin(EVOLUTION_DUEL)
    await until(lambda: Person(view).is_asked)
    window.sheets.ask_seats()
    dialog = window.dialog
    box = dialog.boxes[1]
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_End)
    sheet = await until(lambda: dialog.question)
    assert "greedy" == box.currentData(), "nobody else plays yet"
    click(cancel(sheet))
    await until(lambda: dialog.question is None)
    QTest.keyClick(box, Qt.Key.Key_End)
    sheet = await until(lambda: dialog.question)
    write(sheet.command, f"{sys.executable} {SAMPLE}")
    write(sheet.name, "fox")
    click(ok(sheet))
    await until(lambda: box.currentData() == KIND)
    assert "Program fox" == box.currentText()
    assert [sample().kind] == [one.kind for one in window.settings.programs]
    assert dialog.boxes[0].findData(KIND) >= 0
    click(ok(dialog))
    await until(lambda: view.seats[1].kind == KIND)
    assert isinstance(view.controller.seats[1], Outside)


async def test_a_program_is_chosen_tried_kept_and_played_against(page, folders):
    window = page.window
    sheet, row = await asked_for_program(window)
    assert isinstance(sheet, ProgramDialog)
    write(sheet.command, f"{sys.executable} {SAMPLE}")
    write(sheet.name, "Fox")
    click(ok(sheet))
    assert sheet.is_trying
    assert "Checking" in sheet.fault.text()
    assert not ok(sheet).isEnabled()
    await until(lambda: window.dialog.question is None)

    assert "Program fox" == row.kind.currentText()
    assert [KIND] * 2 == [one.kind.itemData(one.kind.count() - 2) for one in window.dialog.rows[:2]]
    assert row.kind.toolTip().startswith(sys.executable)
    write(window.dialog.rows[0].name, "Ann")
    click(ok(window.dialog))
    view = await until(lambda: window.game)
    moves = view.match.record.moves
    await Person(view).play_until(lambda: sum(said.seat == 1 for said in moves()) > 5)

    assert KIND == view.match.record.kinds()[1]
    assert view.note.isHidden()
    process = view.seats[1].player.pid
    assert is_alive(process)
    await page.leave_game()
    assert not is_alive(process)

    kept = SettingsFile(folders.settings).load()
    assert (sample(),) == kept.programs
    assert KIND == kept.last.seats[1].kind


@pytest.mark.parametrize(
    ("command", "name", "said"),
    [
        ("", "fox", "There is no program"),
        ("", "", "There is no program"),
        (f"{sys.executable} docs/nofile.py", "fox", "No such file or directory"),
        ("/no/such/thing -x", "fox", "there is no program “/no/such/thing”"),
        ("'python", "fox", "a quotation mark is not closed"),
        (f"{sys.executable} {SAMPLE}", "fox two", "“fox two”: a name has small letters"),
        (f"{sys.executable} {SAMPLE}", "", "“”: a name has small letters"),
        (f"{sys.executable} -c ''", "fox", "the program has ended"),
        (
            f"{sys.executable} {ROGUE} illegal",
            "fox",
            "the rules do not allow this move: You can’t do this in this phase",
        ),
        (f"{sys.executable} {ROGUE} deaf", "fox", "no answer within 0.1 s"),
    ],
)
async def test_what_cannot_play_is_refused_in_place_and_nothing_is_lost(
    page, command, name, said, monkeypatch
):
    if "deaf" in command:
        monkeypatch.setattr(outside, "START", 0.1)

    sheet, row = await asked_for_program(page.window)
    write(sheet.command, command)
    write(sheet.name, name)
    click(ok(sheet))
    await until(lambda: not sheet.is_trying)

    assert sheet.isVisible()
    assert sheet.fault.text().startswith("It cannot play: ")
    assert said.casefold() in sheet.fault.text().casefold()
    assert (command, name) == (sheet.command.text(), sheet.name.text())
    assert ok(sheet).isEnabled()
    QTest.keyClicks(sheet.command, "x")
    assert not sheet.fault.isVisible()

    click(cancel(sheet))
    assert page.window.dialog.question is None
    assert "human" == row.kind.itemData(0)
    assert row.kind.currentData() == "hunter"
    assert () == page.window.settings.programs


async def test_whoever_gives_up_while_a_program_is_tried_leaves_no_process(page, tmp_path):
    told = tmp_path / "numbers"

    sheet, _ = await asked_for_program(page.window)
    write(sheet.command, f"{sys.executable} {ROGUE} breeds {told}")
    write(sheet.name, "fox")
    click(ok(sheet))
    await until(told.exists)
    click(cancel(page.window.dialog))
    await until(lambda: page.window.dialog is None)
    await until(lambda: not any(map(is_alive, json.loads(told.read_text()))))


def test_a_file_proposes_its_command_and_name(app, qtbot):
    from evolution_qt.games import game

    dialog = ProgramDialog(game("evolution/de"), 2)
    qtbot.addWidget(dialog)
    dialog.take_file(str(SAMPLE))
    assert f"{sys.executable} {SAMPLE}" == dialog.command.text()
    assert "sample_bot" == dialog.name.text()

    dialog.name.setText("owl")
    dialog.take_file("/elsewhere/bot")
    assert ("/elsewhere/bot", "owl") == (dialog.command.text(), dialog.name.text())


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_a_file_is_asked_for_without_stopping_the_program(app, qtbot):
    from evolution_qt.games import game

    dialog = ProgramDialog(game("evolution/de"), 2)
    qtbot.addWidget(dialog)
    dialog.show()
    click(dialog.file)

    assert dialog.chooser.isVisible()
    dialog.chooser.fileSelected.emit(str(SAMPLE))
    dialog.chooser.reject()
    assert str(SAMPLE) in dialog.command.text()


@pytest.mark.usefixtures("late")
@pytest.mark.parametrize(
    ("settings", "way"),
    [(UNASKED.knowing(rogue(way)), way) for way in ("dies later", "illegal", "late")],
    ids=["dies later", "illegal", "late"],
)
async def test_a_program_that_fails_is_replaced_with_a_word_and_the_game_goes_on(page, monkeypatch, way):
    if way == "late":
        monkeypatch.setattr(outside, "GRACE", 0.0)
        monkeypatch.setattr(outside.ProgramPlayer.__init__, "__defaults__", (0.1, ""))

    view = await page.begin(PLAN)
    await until(view.result.isVisible, 60)

    note = view.seen_note  # the page of the end says on what the table has said
    words = note.label.text()
    assert note.isVisible()
    assert words.startswith("Fox: ")
    assert words.endswith("A simple bot takes over for the rest of this game.")
    assert view.match.is_over
    notes = view.match.record.notes
    assert 1 == notes.count(seat_taken(view.match, 1, BOTS.substitute))
    assert view.seats[1].player.pid is None
    text = view.match.record.text()
    read = Record.read(text.encode())
    assert open_record(read).is_over
    found = audited(read)
    assert found.is_honest
    assert set(found.left_out) <= {"outside"}
    assert found.bot_moves > 20


@pytest.mark.usefixtures("late")
@pytest.mark.parametrize(
    "settings", [replace(UNASKED.knowing(rogue("dies later")), log=detail) for detail in ("all", "short")]
)
async def test_the_log_says_where_a_forager_takes_over_and_its_head_who_plays_now(page):
    """At the move itself, and without the window being resized; also when the game goes on another day."""
    person = replace(PLAN, seats=(SeatPlan("human", "Ann"), SeatPlan(KIND, "Fox")))

    def told(view):
        lines = LogPage(view.log).lines
        (at,) = (at for at, line in enumerate(lines) if line == "From here on, Fox: Forager.")
        return lines[0], lines[at + 1 :]

    view = await page.begin(person)
    assert "Fox: Program fox" == LogPage(view.log).lines[0]
    await Person(view).play_until(view.note.isVisible)
    await until(lambda: view.seats[1].kind == BOTS.substitute and Person(view).is_asked)

    head, after = told(view)
    assert "Fox: Forager, at first Program fox" == head
    assert page.window.settings.log == "short" or after[0].startswith("Fox")
    await view.stop()
    page.window.session.go_on()
    again = await until(lambda: page.window.game if page.window.game is not view else None)
    await until(lambda: Person(again).is_asked)
    assert (head, after) == told(again)


async def test_the_log_says_which_move_a_forager_makes_for_a_program_that_is_not_waited_for(shown, tmp_path):
    told = tmp_path / "numbers"

    async with shown(UNASKED.knowing(rogue("breeds", told))) as made:
        view = await made.begin(PLAN)
        for count in (1, 2):
            await until(told.exists)
            told.unlink()
            await until(view.thinking.button.isVisible)
            click(view.thinking.button)
            await until(told.exists)
            await until(lambda: not view.playback.is_busy)
            lines = LogPage(view.log).lines
            places = [at for at, line in enumerate(lines) if line == "Fox, for this move: Forager."]
            assert count == len(places)
            assert all(lines[at + 1].startswith("Fox") for at in places)
            assert "Fox: Program fox" == lines[1]
        made.translations.use("de")
        await until(lambda: "Program fox" not in LogPage(view.log).text)


async def test_a_game_with_a_program_that_is_not_known_here_goes_on(page):
    """A record may come from another computer."""
    view = await page.begin(PLAN)
    await until(lambda: len(view.match.record.moves()) > 20)

    assert "the opponent “outside/fox” is not known" in view.note.label.text()
    assert BOTS.substitute == view.match.record.kinds()[1]


async def test_a_program_that_is_not_waited_for_any_more_is_started_again(shown, tmp_path, monkeypatch):
    """A forager makes the one move, in the worker, and the record says that it did."""

    def thought_here(*_):
        pytest.fail("the window's process thinks itself")

    monkeypatch.setattr(seats, "thought", thought_here)
    told = tmp_path / "numbers"

    async with shown(UNASKED.knowing(rogue("breeds", told))) as made:
        await until(made.pool.look)
        view = await made.begin(PLAN)
        await until(told.exists)
        numbers = json.loads(told.read_text())
        told.unlink()
        view.controller.move_now()
        await until(told.exists)

        assert not any(map(is_alive, numbers))
        assert view.note.isHidden()
        assert [BOTS.substitute, KIND] == [
            note.kind for note in view.match.record.notes if isinstance(note, SeatTaken)
        ][:2]
        assert KIND == view.match.record.kinds()[1]


async def test_whoever_quits_while_a_program_thinks_leaves_no_process(shown, tmp_path):
    told = tmp_path / "numbers"

    async with shown(UNASKED.knowing(rogue("breeds", told))) as made:
        await made.begin(PLAN)
        await until(told.exists)
    assert not any(map(is_alive, json.loads(told.read_text())))


def a_match(**changes):
    seats = (RecordSeat("Ann", "greedy"), RecordSeat("Fox", KIND))
    return begin(Header(game="evolution/de", players=seats, seed=3, **changes))


def test_in_the_next_game_a_program_has_another_chance():
    match = a_match()
    match.record.append(SeatTaken(0, "human"), SeatTaken(1, BOTS.substitute))

    assert ["human", KIND] == another(match).record.kinds()
    assert not any(isinstance(seat, Outside) for seat in seated(match, Pool()))


def test_the_rest_of_a_turn_is_played_without_asking_again(monkeypatch):
    match = a_match(first_player=1)
    for _ in range(2):
        match.play(match.to_move, match.moves()[0])
    seat = seated(match, Pool(), [sample()])[1]
    body = next(line for move in match.moves() if (line := match.game.write(move)).startswith("body"))
    asked = []

    async def answer(game, seen):
        asked.append(seen.viewer)
        return outside.ProgramAnswer((body, "done"), ())

    monkeypatch.setattr(seat.player, "ask_meanwhile", answer)
    for expected in (body, "done"):
        move = asyncio.run(seat.choose(match))
        assert expected == match.game.write(move)
        match.play(1, move)

    assert [1] == asked


def test_two_failures_stand_below_each_other(app, qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    note = Note(window)
    for words in ("one", "two"):
        note.add(words)

    assert "one\ntwo" == note.label.text()
    note.hide()
    note.add("three")
    assert "three" == note.label.text()


def many():
    """Return settings with as many programs as are kept; the oldest one plays at the first seat."""
    settings = UNASKED
    for number in range(MOST_PROGRAMS):
        settings = settings.knowing(Program(f"p{number}", (sys.executable, str(SAMPLE), str(number))))
    plan = replace(PLAN, seats=(SeatPlan("outside/p0", "Ann"), SeatPlan("greedy", "Fox")))
    return replace(settings, last=plan)


@pytest.mark.parametrize("settings", [many()])
async def test_a_program_that_is_known_can_be_forgotten_and_a_forager_takes_its_place(page):
    window = page.window
    sheet, row = await asked_for_program(window)
    first = window.dialog.rows[0].kind
    assert sheet.known.isVisible()
    assert not sheet.forget.isEnabled(), "none is chosen"
    pick(sheet.known, "outside/p0")
    assert f"{sys.executable} {SAMPLE} 0" == sheet.command.text()
    assert "p0" == sheet.name.text()
    click(sheet.forget)
    assert "Program p0 was removed from the list." == sheet.fault.text()
    assert "" == sheet.command.text() == sheet.name.text()
    assert sheet.known.findData("outside/p0") < 0
    click(cancel(sheet))
    assert BOTS.substitute == first.currentData()
    assert all(one.kind.findData("outside/p0") < 0 for one in (window.dialog.rows[0], row))
    assert "outside/p0" not in [one.kind for one in window.settings.programs]
    assert MOST_PROGRAMS - 1 == len(window.settings.programs)
    assert window.settings.programs == page.file.load().programs


@pytest.mark.parametrize("settings", [UNASKED.knowing(sample())])
async def test_the_last_program_that_is_known_can_be_forgotten_during_a_game(page):
    window = page.window
    seats = (SeatPlan("human", "Ann"), SeatPlan("greedy", "Fox"))
    view = await page.begin(replace(PLAN, seats=seats))
    await until(lambda: Person(view).is_asked)
    window.sheets.ask_seats()
    box = (await page.sheet()).boxes[1]
    pick(box, KIND)
    QTest.keyClick(box, Qt.Key.Key_End)
    sheet = await until(lambda: window.dialog.question)
    pick(sheet.known, KIND)
    click(sheet.forget)
    assert not sheet.known.isVisible()
    assert not sheet.forget.isVisible()
    click(cancel(sheet))
    assert "greedy" == box.currentData(), "who plays there stays"
    assert box.findData(KIND) < 0
    assert () == window.settings.programs


@pytest.mark.parametrize("settings", [UNASKED.knowing(sample())])
async def test_a_program_that_plays_at_the_table_is_not_forgotten_there(page):
    window = page.window
    view = await page.begin(replace(PLAN, seats=(SeatPlan("human", "Ann"), SeatPlan(KIND, "Fox"))))
    await until(lambda: Person(view).is_asked)
    window.sheets.ask_seats()
    QTest.keyClick(window.dialog.boxes[0], Qt.Key.Key_End)
    sheet = await until(lambda: window.dialog.question)
    assert not sheet.known.isVisible()
    click(cancel(sheet))


@pytest.mark.parametrize("settings", [UNASKED.knowing(rogue("x"))])
async def test_one_sees_before_that_a_program_takes_the_place_of_another_of_its_name(page):
    sheet, row = await asked_for_program(page.window)
    write(sheet.name, "Fox")
    assert not sheet.fault.isVisible(), "nothing is known of the new one yet"
    write(sheet.command, f"{sys.executable} {SAMPLE}")
    assert sheet.fault.text().startswith(f"Replaces this program: {sys.executable}")
    write(sheet.name, "owl")
    assert not sheet.fault.isVisible()
    write(sheet.name, "fox")
    assert sheet.fault.isVisible()
    click(ok(sheet))
    await until(lambda: row.kind.currentData() == KIND)
    assert (sample(),) == page.window.settings.programs


async def told_of_the_sample(sheet):
    """Choose the sample in a sheet for another program."""
    write(sheet.command, f"{sys.executable} {SAMPLE}")
    write(sheet.name, "fox")
    click(ok(sheet))


@pytest.mark.parametrize("settings", [many()])
async def test_one_program_more_drops_none_that_is_chosen_for_another_seat_of_a_new_game(page):
    window = page.window
    sheet, row = await asked_for_program(window)
    first = window.dialog.rows[0].kind
    assert "outside/p0" == first.currentData()
    await told_of_the_sample(sheet)
    await until(lambda: row.kind.currentData() == KIND)
    assert "outside/p0" == first.currentData()
    known = [one.kind for one in window.settings.programs]
    assert KIND == known[0]
    assert MOST_PROGRAMS == len(known)
    assert "outside/p0" in known
    assert "outside/p1" not in known


@pytest.mark.parametrize("settings", [many()])
async def test_one_program_more_drops_none_that_is_chosen_for_another_seat_of_a_game(page):
    window = page.window
    seats = (SeatPlan("human", "Ann"), SeatPlan("greedy", "Fox"), SeatPlan("greedy", "Owl"))
    view = await page.begin(replace(PLAN, seats=seats))
    await until(lambda: Person(view).is_asked)
    window.sheets.ask_seats()
    dialog = window.dialog
    dialog.boxes[2].setCurrentIndex(dialog.boxes[2].findData("outside/p0"))
    box = dialog.boxes[1]
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_End)
    await told_of_the_sample(await until(lambda: dialog.question))
    await until(lambda: box.currentData() == KIND)
    assert "outside/p0" == dialog.boxes[2].currentData()
    known = [one.kind for one in window.settings.programs]
    assert "outside/p0" in known
    assert "outside/p1" not in known
    assert all(one.findData("outside/p1") < 0 for one in dialog.boxes), "nobody knows its command"
    click(ok(dialog))
    await until(lambda: [KIND, "outside/p0"] == [one.kind for one in view.seats[1:]])
    assert all(isinstance(one, Outside) for one in view.controller.seats[1:])


def test_a_sheet_of_seats_that_nobody_holds_is_gone(app):
    rules = a_match().game
    made = SeatsDialog(("Ann", "Fox"), ("human", "greedy"), UNASKED, rules, 0)
    seen = weakref.ref(made)
    del made
    gc.collect()

    assert seen() is None


def test_settings_keep_programs_and_the_latest_is_the_first(tmp_path):
    settings = Settings()
    for number in range(MOST_PROGRAMS + 2):
        settings = settings.knowing(Program(f"p{number}", ("x", str(number))))
    settings = settings.knowing(Program("p5", ("y",)))
    file = SettingsFile(tmp_path / "settings.json")
    file.save(settings)
    assert file.is_writable

    assert settings == file.load()
    assert MOST_PROGRAMS == len(settings.programs)
    assert Program("p5", ("y",)) == settings.programs[0]
    assert 1 == sum(program.name == "p5" for program in settings.programs)

    kept = settings.knowing(Program("q", ("z",)), ("outside/p2", "outside/p3"))
    assert ["q", "p5", "p9", "p8", "p7", "p6", "p3", "p2"] == [program.name for program in kept.programs]
    least = settings.knowing(Program("q", ("z",)), [program.kind for program in settings.programs[::-1]])
    assert {"p5"} == {one.name for one in settings.programs} - {one.name for one in least.programs}


@pytest.mark.parametrize(
    "changes",
    [
        {"programs": [{"name": "Fox", "command": ["x"]}]},
        {"programs": [{"name": "fox", "command": []}]},
        {"programs": [{"name": "fox", "command": "x"}]},
        {"programs": [{"name": f"p{at}", "command": ["x"]} for at in range(MOST_PROGRAMS + 1)]},
        {"last": {"seats": [{"kind": "no one"}]}},
    ],
)
def test_settings_that_nobody_can_have_made_are_put_aside(tmp_path, changes, caplog):
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(changes))
    file = SettingsFile(path)

    assert Settings() == file.load()
    assert file.put_aside is not None


def test_a_refusal_within_a_sentence_does_not_end_it(qapp):
    """It said "There is no such species.. A forager plays on"."""
    rules = game("evolution/de")

    with pytest.raises(GameError) as refused:
        rules.play(rules.new(2, 1), 0, rules.read("population 9 horns:1"))

    words = fault_words(refused.value)
    assert words
    assert not words.endswith((".", "。"))
