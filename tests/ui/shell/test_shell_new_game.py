"""A new game as people set it up: by two keys as the last time, or with everything otherwise."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from evolution_qt import messages, resources
from evolution_qt.brain.audit import audited
from evolution_qt.core.crest import PEOPLE_FACES, Crest
from evolution_qt.core.levels import Bots
from evolution_qt.core.option import differing
from evolution_qt.core.record import Practice, Record, RecordSeat, SeatTaken
from evolution_qt.games import game
from evolution_qt.games.evolution.state import PLAY
from evolution_qt.games.opening import begin, open_record
from evolution_qt.store.library import Library
from evolution_qt.ui.kit import fonts, palette
from evolution_qt.ui.shell.new_game import new_game, option_words, player_kinds
from evolution_qt.ui.shell.new_game.new_game import NewGameDialog
from evolution_qt.ui.shell.new_game.player_crests import CrestRequest, assigned_crests
from evolution_qt.ui.shell.settings.settings import GamePlan, NamedCrest, SeatPlan, Settings, SettingsFile
from evolution_qt.ui.shell.window.choice import LineEdit
from evolution_qt.ui.shell.window.language import Translations
from evolution_qt.ui.table.presentation import shown_titles
from tests.ui.shell.acting import Person, cancel, click, ok, pick, until, write
from tests.ui.shell.log_page import LogPage
from tests.ui.shell.page import DUEL, EVOLUTION_DUEL, EVOLUTION_TWO, QUIET, TWO
from tests.ui.shell.seat_crests import crest_at

N, P, Z, RETURN = Qt.Key.Key_N, Qt.Key.Key_P, Qt.Key.Key_Z, Qt.Key.Key_Return
CTRL = Qt.KeyboardModifier.ControlModifier
pytestmark = pytest.mark.usefixtures("toy_among_games")
LONG = 240


def usual(**changes):
    return replace(QUIET, **changes)


async def change_rules(dialog, changes):
    """Change rules by keys in the sheet for them; return the sheet's words about what differs."""
    click(dialog.rules)
    sheet = await until(lambda: dialog.question, LONG)
    for key, value in changes.items():
        box = sheet.boxes[key]
        if isinstance(value, bool):
            box.setFocus()
            QTest.keyClick(box, Qt.Key.Key_Space)
        else:
            pick(box, value)
    remarks = {key: label.text() for key, label in sheet.remarks.items() if label.isVisible()}
    click(ok(sheet))
    assert dialog.question is None
    return remarks


# Two keystrokes


async def test_two_keystrokes_begin_a_game_as_the_last_time(shown):
    """From the start screen, and again when that game is over: Ctrl+N, Return."""
    plan = GamePlan(
        "evolution/ja",
        (SeatPlan("human", "Ann"), SeatPlan("hunter", "Fox", "stalker"), SeatPlan("forager", "Owl")),
        rules=(("simultaneous_play", True), ("hard_shell_bonus", 2)),
    )

    async with shown(usual(last=plan)) as made:
        await made.front()
        for _ in range(2):
            before = made.window.game
            QTest.keyClick(made.window, N, CTRL)
            QTest.keyClick(made.window.focusWidget(), RETURN)
            view = await until(
                lambda: made.window.game if made.window.game is not before else None,  # noqa: B023
                LONG,
            )
            header = view.match.record.header
            assert "evolution/ja" == header.game
            assert [("Ann", "human"), ("Fox", "hunter/stalker"), ("Owl", "forager")] == [
                (seat.name, seat.kind) for seat in header.players
            ]
            assert {"hard_shell_bonus": 2, "simultaneous_play": True} == header.rules
            await view.stop()
            assert not view.is_running
        assert plan == made.window.settings.last


async def test_the_last_set_up_outlives_the_program(shown, folders):
    async with shown(usual()) as made:
        dialog = await made.set_up()
        write(dialog.rows[0].name, "Ann")
        pick(dialog.rows[1].kind, "nobody")
        write(dialog.rows[1].name, "Cleo")
        click(dialog.open_hands)
        await change_rules(dialog, {"effects": "before"})
        await made.begin_set_up(dialog)
    last = SettingsFile(folders.settings).load().last
    assert ("human", "nobody", "hatchling") == tuple(seat.kind for seat in last.seats)
    assert ("Ann", "Cleo") == tuple(seat.name for seat in last.seats[:2])
    assert (("effects", "before"),) == last.rules
    assert last.open_hands
    assert not last.practice


# The first stage


def folded(**changes):
    return NewGameDialog(usual(**changes)).whole()


async def asked_first(made):
    """Open the set-up by its key, as it comes."""
    await made.front()
    QTest.keyClick(made.window, N, CTRL)
    return await until(lambda: made.window.dialog, LONG)


async def test_a_number_of_players_and_an_opponent_are_enough(page):
    dialog = await asked_first(page)
    assert not dialog.is_unfolded
    assert not dialog.edition.isVisible()
    assert ["Easy · Hatchling", "Medium · Hunter", "Hard · Apex", "Hardest · Apex, patient"] == [
        button.text() for button in dialog.opponents.buttons.values()
    ]
    assert all(sentence.isVisible() for sentence in dialog.opponents.sentences.values())
    assert ["human", "hatchling", "hatchling"] == [seat.kind for seat in dialog.plan().seats]
    click(dialog.counts[4])
    click(dialog.opponents.sentences["apex"])
    view = await page.begin_set_up(dialog)
    assert ["human", *["apex"] * 3] == view.match.record.kinds()

    await page.leave_game()
    again = await asked_first(page)
    assert not again.is_unfolded
    assert again.opponents.buttons["apex"].isChecked()


def test_a_game_that_the_player_has_never_finished_is_proposed_against_the_weakest(app):
    """Two of them; once a match of it has ended, the usual ones."""
    dialog = NewGameDialog(usual(learnt=(("evolution", 0), ("beginning", 1)))).whole()
    proposed = {}
    for title in shown_titles():
        dialog.titles[title.key].setChecked(True)
        proposed[title.key] = [seat.kind for seat in dialog.plan().seats]

    assert ["human", "hatchling", "hatchling"] == proposed["evolution"]
    assert ["human", "greedy", "greedy"] == proposed["beginning"]
    assert ["human", "written_rules", "written_rules"] == proposed["dominant"]


def test_each_game_says_in_a_line_what_it_is_and_offers_editions_where_it_has_several(app):
    dialog = NewGameDialog(usual(more=True)).whole()
    said = {}
    for title in shown_titles():
        dialog.titles[title.key].setChecked(True)
        said[title.key] = dialog.about_game.text()
        assert bool(title.about) == dialog.about_game.isVisibleTo(dialog)
        assert (len(title.editions) > 1) == dialog.edition.isVisibleTo(dialog)

    assert len(said) == len(set(said.values())), "none of them keeps what another one said"
    assert "shorter" in said["beginning"]


def test_dominant_species_has_its_own_four_opponents_and_another_one_behind_more(app):
    dialog = NewGameDialog(usual(more=True)).whole()
    dialog.choose_game("dominant-species")
    row = dialog.rows[1].kind
    offered = [row.itemData(at) for at in range(row.count())]

    assert ["Easy · Wanderer", "Medium · Scout", "Hard · Hunter", "Hardest · Apex"] == [
        button.text() for button in dialog.opponents.buttons.values()
    ]
    assert "greedy" not in dialog.opponents.buttons
    assert "Settler" == row.itemText(offered.index("greedy"))


APEX = SeatPlan("apex", "Fox")
ANN = SeatPlan("human", "Ann")


@pytest.mark.parametrize(
    "plan",
    [
        GamePlan(seats=(ANN, APEX, SeatPlan("hunter", "Owl"))),
        GamePlan(seats=(ANN, SeatPlan("forager", "Owl"))),
        GamePlan(seats=(ANN, SeatPlan("apex", "Fox", "stalker"))),
        GamePlan(seats=(APEX, SeatPlan("apex", "Owl"))),
        GamePlan(seats=(ANN, APEX), rules=(("simultaneous_play", True),)),
        GamePlan(seats=(ANN, APEX), practice=True),
        GamePlan(seats=(ANN, APEX), open_hands=True),
        GamePlan(seats=(ANN, APEX), rules=(("effects", "before"),)),
    ],
)
def test_a_game_that_was_set_up_otherwise_opens_with_everything(app, plan):
    """A player sees what begins."""
    assert not folded(last=GamePlan(seats=(ANN, APEX))).is_unfolded
    dialog = folded(last=plan)
    assert dialog.is_unfolded
    assert plan.seats == dialog.plan().seats

    dialog.more.click()
    assert not dialog.is_unfolded
    assert not dialog.hidden_part.isHidden()
    dialog.more.click()
    assert dialog.hidden_part.isHidden()


async def test_several_people_write_their_names_on_the_first_page(page):
    """And it remembers them: two keys begin the next game in the same way."""
    dialog = await asked_first(page)
    assert dialog.alone.isChecked()
    assert not dialog.rows[0].isVisible()
    click(dialog.several)
    assert not dialog.is_unfolded
    assert dialog.rows[1].name.hasFocus()
    assert not dialog.seed.isVisible()
    QTest.keyClicks(dialog.rows[1].name, "Ben")
    write(dialog.rows[0].name, "Ann")
    click(dialog.opponents.buttons["hatchling"])
    view = await page.begin_set_up(dialog)
    assert ["Ann", "Ben"] == view.names[:2]
    assert ["human", "human", "hatchling"] == view.match.record.kinds()

    await page.leave_game()
    again = await asked_first(page)
    assert not again.is_unfolded
    assert again.several.isChecked()
    assert ["Ann", "Ben"] == [row.name.text() for row in again.rows[:2] if row.isVisible()]
    click(again.alone)
    assert not again.rows[0].isVisible()
    assert ["human", "hatchling", "hatchling"] == [seat.kind for seat in again.plan().seats]
    assert "Ben" not in again.names()


async def test_among_several_people_a_wrong_name_is_said_on_the_first_page(page):
    dialog = await asked_first(page)
    click(dialog.counts[2])
    click(dialog.several)
    assert not dialog.opponents.isEnabled(), "no bot plays"
    for row in dialog.rows[:2]:
        write(row.name, "Zoe")
    click(ok(dialog))
    assert not dialog.is_unfolded
    assert dialog.fault.isVisible()
    assert "Two players are called “Zoe”." == dialog.fault.text()


@pytest.mark.parametrize("language", ["de", "en", "ja"])
@pytest.mark.parametrize("title", shown_titles(), ids=lambda one: one.key)
async def test_the_first_page_fits_a_small_window_with_the_most_people(shown, language, title):
    async with shown(usual(language=language)) as made:
        made.window.resize(1024, 700)
        dialog = await asked_first(made)
        click(dialog.titles[title.key])
        for button in (dialog.alone, dialog.several):
            click(button)
            click(dialog.counts[max(game(dialog.plan().game).seats)])
            await until(lambda: not dialog.scrolled.verticalScrollBar().maximum())
            for word in (dialog.alone, dialog.several, *dialog.opponents.buttons.values()):
                assert word.width() >= word.sizeHint().width()


def test_a_level_is_chosen_for_all_bots_and_turns_no_person_into_one(app):
    seats = (SeatPlan("apex", "Fox", "stalker"), ANN, SeatPlan("human", "Ben"), SeatPlan("greedy", "Owl"))
    dialog = folded(last=GamePlan("evolution/ja", (*seats, SeatPlan("nobody", "Cleo"))))
    assert not any(button.isChecked() for button in dialog.opponents.buttons.values())

    dialog.opponents.buttons["apex_patient"].click()

    assert ["apex_patient", "human", "human", "apex_patient", "nobody"] == [
        seat.kind for seat in dialog.plan().seats
    ]
    assert {""} == {seat.character for seat in dialog.plan().seats if seat.kind == "apex_patient"}
    assert ["Fox", "Ann", "Ben", "Owl", "Cleo"] == dialog.names()
    assert dialog.opponents.buttons["apex_patient"].isChecked()
    dialog.counts[6].click()
    assert "apex_patient" == dialog.rows[5].plan().kind
    dialog.rows[0].kind.choose("hunter")
    assert not dialog.opponents.buttons["apex_patient"].isChecked()


async def test_more_is_remembered(page, folders):
    for is_unfolded in (True, False):
        dialog = await asked_first(page)
        click(dialog.more)
        assert is_unfolded == dialog.is_unfolded == dialog.seed.isVisible()
        click(cancel(dialog))
        assert is_unfolded == page.window.settings.more
        assert is_unfolded == folded(more=page.window.settings.more).is_unfolded


def test_what_is_wrong_behind_more_is_shown(app, qtbot):
    dialog = folded(last=GamePlan(seats=(SeatPlan("human", "Zoe"), SeatPlan("apex", "Zoe"))))
    qtbot.addWidget(dialog)
    begun = []
    dialog.planned.connect(lambda *plan: begun.append(plan))
    assert not dialog.is_unfolded

    dialog.accept()

    assert dialog.is_unfolded
    assert "Two players are called “Zoe”." == dialog.fault.text()
    assert [] == begun


def test_a_game_without_levels_offers_those_that_any_game_has():
    assert ("random", "greedy", "flat_mc") == Bots().short_list
    assert all(
        player_kinds.short_name(kind, Bots()) and player_kinds.sentence_of(kind, Bots())
        for kind in Bots().kinds
    )


# Who plays


async def test_six_seats_are_set_up_by_mouse_and_keys(page):
    """People, bots with levels and characters, and seats that are kept open."""
    dialog = await page.set_up()
    pick(dialog.edition, "evolution/ja")
    click(dialog.counts[6])
    kinds = ("human", "human", "nobody", "apex", "strategist", "random")
    for row, kind, name in zip(dialog.rows, kinds, ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"), strict=True):
        pick(row.kind, kind)
        assert row.crest_button.isEnabled() == (kind in ("human", "nobody"))
        write(row.name, name)
    pick(dialog.rows[3].character, "turtle")
    assert not dialog.rows[2].character.isVisible()
    assert "Open seat: a bot (Medium · Hunter) plays until someone joins" in dialog.rows[2].sentence()
    view = await page.begin_set_up(dialog)
    assert [
        ("Ann", "human"),
        ("Ben", "human"),
        ("Cleo", "hunter"),
        ("Dan", "apex/turtle"),
        ("Eve", "strategist"),
        ("Finn", "random"),
    ] == [(seat.name, seat.kind) for seat in view.match.record.header.players]


async def dress(dialog, row, colour, face):
    click(dialog.rows[row].crest_button)
    sheet = await until(lambda: dialog.question, LONG)
    click(sheet.colours.button(colour))
    click(sheet.faces.button(PEOPLE_FACES.index(face)))
    assert (colour, face) == sheet.crest()
    click(ok(sheet))
    assert dialog.question is None


def worn(count):
    return [crest_at(seat) for seat in range(count)]


@pytest.mark.parametrize("settings", [usual(last=TWO)])
async def test_colour_and_face_belong_to_a_person_and_are_remembered(page):
    """No two wear the same; the game wears them, the next set-up knows them, others go back to the usual."""
    dialog = await page.set_up()
    await dress(dialog, 0, 4, "koala")
    assert [(4, "koala"), (1, "eagle")] == [row.crest for row in dialog.rows[:2]]
    await dress(dialog, 1, 0, "koala")  # the face of Ann, who wears what is left then
    assert (0, "koala") == dialog.rows[1].crest
    assert "koala" != dialog.rows[0].crest.face
    await dress(dialog, 0, 4, "ram")
    view = await page.begin_set_up(dialog)
    assert [(4, "ram"), (0, "koala")] == worn(2)
    players = view.match.record.header.players
    assert [("green", "ram"), ("red", "koala")] == [(one.colour, one.face) for one in players]
    assert (NamedCrest("Ann", 4, "ram"), NamedCrest("Ben", 0, "koala")) == page.window.settings.marks
    await page.leave_game()
    assert [palette.usual(0), palette.usual(1)] == worn(2)

    dialog = await page.set_up()
    write(dialog.rows[0].name, " BEN")
    write(dialog.rows[1].name, "Eve")
    assert (0, "koala") == dialog.rows[0].crest
    assert (1, "eagle") == dialog.rows[1].crest
    click(cancel(dialog))


@pytest.mark.parametrize("settings", [usual(last=TWO)])
async def test_a_crest_is_chosen_by_keys_alone_and_said_to_a_screen_reader(page):
    dialog = await page.set_up()
    dot = dialog.rows[0].crest_button
    assert "Face and colour of player 1" == dot.accessibleName()
    dot.setFocus()
    QTest.keyClick(dot, Qt.Key.Key_Space)
    sheet = await until(lambda: dialog.question, LONG)
    chosen = sheet.faces.checkedButton()
    assert "Bear" == chosen.accessibleName()
    chosen.setFocus()
    QTest.keyClick(chosen, Qt.Key.Key_Right)
    QTest.keyClick(sheet.faces.checkedButton(), Qt.Key.Key_Right)
    assert "Lion" == sheet.faces.checkedButton().accessibleName()
    ok(sheet).setFocus()
    QTest.keyClick(ok(sheet), Qt.Key.Key_Return)
    assert dialog.question is None
    assert (0, "lion") == dialog.rows[0].crest
    click(cancel(dialog))


@pytest.mark.parametrize(
    "settings", [usual(last=TWO, marks=(NamedCrest("Ann", 3, "ram"), NamedCrest("Zoe", 5, "koala")))]
)
async def test_a_replay_wears_what_its_record_says(page):
    """Whatever was chosen since; the game below has its crests back when the replay is closed."""
    await page.front()
    view = await page.begin(TWO, 7)
    assert [(3, "ram"), (1, "eagle")] == worn(2)
    header = msgspec.structs.replace(
        view.match.record.header,
        players=(RecordSeat("Ann", face="tiger", colour="slate"), RecordSeat("Ben")),
    )
    page.window.replays.open(begin(header), ["Ann", "Ben"])
    await until(lambda: page.window.replay)
    assert [(5, "tiger"), (1, "eagle")] == worn(2)
    page.window.replays.close()
    assert [(3, "ram"), (1, "eagle")] == worn(2)


def person(wish=None):
    return CrestRequest("", False, None if wish is None else Crest(*wish))


@pytest.mark.parametrize(
    ("players", "worn_by_seat"),
    [
        ([person(), person()], [(0, "bear"), (1, "eagle")]),
        ([person(), person((0, "bear"))], [(1, "eagle"), (0, "bear")]),
        ([person((2, "ram")), person((2, "ram"))], [(2, "ram"), (1, "eagle")]),
        ([person((5, "ram")), person((5, "lion"))], [(5, "ram"), (1, "lion")]),
        ([CrestRequest("Lynx", True), CrestRequest("Rex", True)], [(0, "lynx"), (1, "otter")]),
        ([CrestRequest("Otter", True), CrestRequest("Rex", True)], [(0, "otter"), (1, "fox")]),
        (
            [person((1, "bear")), CrestRequest("Fuchs", True), person()],
            [(1, "bear"), (0, "fox"), (2, "lion")],
        ),
    ],
)
def test_no_two_seats_wear_the_same(players, worn_by_seat):
    made = assigned_crests(players, Settings())
    assert worn_by_seat == list(made)
    for part in (0, 1):
        assert len(players) == len({crest[part] for crest in made})


async def take_seat(made, seat, kind, name=None):
    """Let someone take a seat of the running game, by keys."""
    await made.front()
    QTest.keyClick(made.window, P, CTRL)
    dialog = await until(lambda: made.window.dialog, LONG)
    pick(dialog.boxes[seat], kind)
    if name is not None:
        write(dialog.lines[seat], name)
    view = made.window.game
    before = len(view.match.record.notes)
    click(ok(dialog))
    await until(lambda: made.window.dialog is None and len(view.match.record.notes) > before, LONG)


async def test_a_seat_that_was_kept_open_is_taken_by_somebody_with_a_name(shown, folders):
    """Until then a Hunter plays; the record, the log, the library and a game that goes on know the name."""
    plan = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("nobody", "Heron")))

    async with shown(usual(last=plan, marks=(NamedCrest("Cleo", 4, "koala"),))) as made:
        view = await made.begin_set_up(await made.set_up())
        person = Person(view)
        assert ["human", "hunter"] == [seat.kind for seat in view.match.record.header.players]
        assert view.curtain.isHidden()
        await person.play_until(lambda: view.match.state.phase == PLAY and person.is_asked, LONG)
        number = view.match.state.round
        await take_seat(made, 1, "human", "Cleo")
        assert SeatTaken(1, "human", "Cleo") in view.match.record.notes
        assert "Cleo" in made.window.settings.names
        assert ["Ann", "Cleo"] == view.names
        assert "Cleo" in LogPage(view.log).text
        assert "Heron" not in LogPage(view.log).text
        assert palette.usual(1) == worn(2)[1], "the seat keeps what it wears in this match"
        await until(view.curtain.isVisible, LONG)
        await person.play_until(lambda: view.match.state.round > number, LONG)
        await made.leave_game()

        (entry,) = Library(folders.games).entries()
        assert ["Ann", "Cleo"] == [player.name for player in entry.summary.players]
        made.window.session.go_on()
        again = await until(lambda: made.window.game, LONG)
        assert ["Ann", "Cleo"] == again.names
        assert ["human", "human"] == [seat.kind for seat in again.seats]
        read = Record.read(again.match.record.text().encode())
        assert ["Ann", "Cleo"] == open_record(read).names
        assert audited(read).is_honest


async def test_a_seat_that_is_kept_open_is_so_after_the_program_has_ended(shown):
    """A player who comes late finds it: in the log, in the question who plays, in the next game."""
    plan = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("nobody", "Heron")))
    told = "Heron: open seat, for now Medium · Hunter"

    async with shown(usual(last=plan)) as made:
        view = await made.begin_set_up(await made.set_up())
        person = Person(view)
        assert told in LogPage(view.log).text
        await person.play_until(lambda: view.match.state.phase == PLAY and person.is_asked, LONG)
        await made.leave_game()
    async with shown(usual()) as made:
        made.window.session.go_on()
        view = await until(lambda: made.window.game, LONG)
        assert told in LogPage(view.log).text
        made.window.session.play_rematch()
        again = await until(lambda: made.window.game if made.window.game is not view else None, LONG)
        assert [0] == again.match.record.waiting()
        person = Person(again)
        await person.play_until(lambda: person.is_asked, LONG)
        QTest.keyClick(made.window, P, CTRL)
        dialog = await until(lambda: made.window.dialog, LONG)
        assert "Open seat (Medium · Hunter)" == dialog.boxes[0].currentText()
        assert dialog.boxes[0].hasFocus()
        pick(dialog.boxes[0], "human")
        click(ok(dialog))
        await until(lambda: again.controller.covers_hands, LONG)
        assert [] == again.match.record.waiting()
        assert told not in LogPage(again.log).text


@pytest.mark.parametrize("settings", [usual(last=DUEL)])
async def test_names_that_two_would_have_are_refused_when_seats_change(page):
    view = await page.begin_set_up(await page.set_up())
    person = Person(view)
    await person.play_until(lambda: person.is_asked, LONG)
    QTest.keyClick(page.window, P, CTRL)
    dialog = await until(lambda: page.window.dialog, LONG)
    assert not dialog.lines[1].isEnabled(), "a bot that stays keeps its name"
    pick(dialog.boxes[1], "human")
    for name, words in ((" ANN", "Two players are called"), (" ", "Player 2 needs a name.")):
        write(dialog.lines[1], name)
        click(ok(dialog))
        assert words in dialog.fault.text()
        assert page.window.dialog is dialog
    pick(dialog.boxes[1], "greedy")
    assert "" == dialog.fault.text()
    assert [] == dialog.answer()
    click(ok(dialog))
    assert [] == [note for note in view.match.record.notes if isinstance(note, SeatTaken)]


# Rules


@pytest.mark.parametrize("settings", [usual(last=EVOLUTION_TWO)])
async def test_only_rules_that_differ_are_shown_as_such(page):
    dialog = await page.set_up()
    assert "edition default" == dialog.about_rules.text()
    remarks = await change_rules(dialog, {"hard_shell_bonus": 4, "free_species_at": "deal"})
    assert {
        "hard_shell_bonus": "Edition default: 3",
        "free_species_at": "Edition default: at the end of the round",
    } == remarks
    assert "Hard Shell: 4" in dialog.about_rules.text()
    assert "New species for a player without any: when the next round begins" in dialog.about_rules.text()

    pick(dialog.edition, "evolution/ja")  # where both are the edition's own
    assert "edition default" == dialog.about_rules.text()
    assert () == dialog.plan().rules
    pick(dialog.edition, "evolution/de")
    await change_rules(dialog, {"cooperation_per_chip": True})
    assert "3 rules differ from the edition" == dialog.about_rules.text()
    assert 3 == len(dialog.about_rules.toolTip().splitlines())

    click(dialog.rules)
    sheet = await until(lambda: dialog.question, LONG)
    click(sheet.usual)
    assert {} == sheet.rules()
    assert not sheet.usual.isEnabled()
    assert not any(label.isVisible() for label in sheet.remarks.values())
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert 3 == len(dialog.plan().rules), "given up"
    click(cancel(dialog))


@pytest.mark.parametrize("settings", [usual(last=EVOLUTION_TWO)])
async def test_rules_for_two_players_are_refused_with_more(page):
    dialog = await page.set_up()
    await change_rules(dialog, {"two_player_trait_limit": 3})
    click(dialog.counts[3])
    click(ok(dialog))
    assert dialog.isVisible()
    assert "“Two players: traits” is for 2 players only" in dialog.fault.text()
    assert dialog.rules.hasFocus()

    click(dialog.rules)
    sheet = await until(lambda: dialog.question, LONG)
    assert sheet.boxes["two_player_trait_limit"].isEnabled(), "to put it back"
    assert not sheet.boxes["two_player_removed"].isEnabled()
    click(cancel(sheet))
    click(dialog.counts[2])
    assert not dialog.fault.isVisible()
    view = await page.begin_set_up(dialog)
    assert {"two_player_trait_limit": 3} == view.match.record.header.rules


@pytest.mark.parametrize("settings", [usual(last=EVOLUTION_DUEL)])
async def test_switched_rules_travel_with_the_game(page):
    """Record, log, taking back, going on later, a replay, a rematch, playing on from it, verifying."""
    changed = {"hard_shell_bonus": 5, "effects": "before", "plant_intelligence": "own_turn"}

    dialog = await page.set_up()
    await change_rules(dialog, changed)
    click(dialog.variant)
    view = await page.begin_set_up(dialog)
    person = Person(view)
    everything = {**changed, "simultaneous_play": True}

    def holds(match):
        assert everything == match.record.header.rules
        return all(getattr(match.game.rules, key) == value for key, value in everything.items())

    assert holds(view.match)
    header = LogPage(view.log).lines
    (told,) = [line for line in header if line.startswith("Rules that differ from the edition")]
    for words in ("Quick variant: yes", "Hard Shell: 5", "before the reveal", "on your own turn"):
        assert words in told

    await person.play_until(lambda: view.match.state.phase == PLAY and person.is_asked, LONG)
    await person.make_a_move("body", "population")
    await until(lambda: person.is_asked, LONG)
    assert view.undoing.back.isEnabled()
    QTest.keyClick(page.window, Z, CTRL)
    await until(lambda: person.is_asked and view.match.undone, LONG)
    assert holds(view.match)
    await person.play_until(lambda: view.match.state.round == 2, LONG)

    page.window.replays.open(view.match, view.names)
    await until(lambda: page.window.replay)
    assert holds(page.window.replay.match)
    page.window.replays.close()
    await page.leave_game()
    page.window.session.go_on()
    view = await until(lambda: page.window.game, LONG)
    assert holds(view.match)
    person = Person(view)
    await person.play_until(lambda: view.result.isVisible(), LONG)
    assert audited(Record.read(view.match.record.text().encode())).is_honest

    click(view.result.rematch)
    again = await until(lambda: page.window.game if page.window.game is not view else None, LONG)
    assert ["Fox", "Ann"] == again.names
    assert holds(again.match)
    plans = [("greedy", "Fox"), ("human", "Ann")]
    page.window.session.play_on(view.match, len(view.match.plies) // 2, plans)
    await until(lambda: page.window.game not in (None, again), LONG)
    assert holds(page.window.game.match)


@pytest.mark.parametrize(
    ("settings", "edition", "name"),
    [
        (replace(QUIET, language="en"), "evolution/en", "Player 1"),
        (replace(QUIET, language="de"), "evolution/de", "Spieler 1"),
        (replace(QUIET, language="ja"), "evolution/ja", "プレイヤー1"),
    ],
)
async def test_the_very_first_game_begins_by_two_keys_in_the_edition_of_the_language(page, edition, name):
    await page.front()
    QTest.keyClick(page.window, N, CTRL)
    QTest.keyClick(page.window.focusWidget(), RETURN)
    view = await until(lambda: page.window.game, LONG)
    assert edition == view.match.record.header.game
    assert name == view.names[0]
    assert "human" == view.match.record.kinds()[0]
    await page.leave_game()

    page.window.take_settings(replace(page.window.settings, language="en"))
    dialog = await page.set_up()
    assert edition == dialog.plan().game, "what was played last counts from now on"


@pytest.mark.parametrize("title", shown_titles(), ids=lambda one: one.key)
@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_each_game_is_proposed_in_its_own_last_edition_else_in_that_of_the_language(app, title, language):
    """Another game was played last: it says nothing about the edition of this one."""
    translations = Translations(app)
    translations.use(language)
    other = next(one for one in shown_titles() if one is not title)
    for last in (None, *title.editions):
        plans = [GamePlan(edition.key, (ANN, APEX)) for edition in (last, other.editions[0]) if edition]
        settings = usual()
        for plan in plans:
            settings = settings.remembering(plan)
        for proposed in ("last", "language"):
            dialog = NewGameDialog(replace(settings, proposed=proposed)).whole()
            dialog.titles[title.key].click()
            of_language = last is None or proposed == "language"

            assert (title.printed_in(language) if of_language else last).key == dialog.plan().game
            dialog.deleteLater()
    translations.remove()


def test_every_switch_can_be_set_and_every_value_has_a_name(app):
    """The quick variant has a place of its own; everything else stands on the sheet."""
    options = game("evolution/de").options
    assert ["simultaneous_play"] == [one.key for one in options if one.is_variant]
    for option in options:
        told = {option_words.told(option, value) for value in option.values}
        assert len(option.values) == len(told)
        assert all(option_words.name_of(option) in words for words in told)


def test_rules_that_no_game_can_have_are_left_out():
    """A file of settings may say anything."""
    options = game("evolution/de").options
    wrong = {"hard_shell_bonus": 13, "effects": "never", "free_trait_discard": 1, "wind": True}
    assert {} == differing(wrong, options)
    assert {} == differing({one.key: one.default for one in options}, options)
    good = {"hard_shell_bonus": 0, "effects": "before", "free_trait_discard": True}
    assert good == differing({**wrong, **good}, options)


# Practice


@pytest.mark.parametrize("settings", [usual(last=EVOLUTION_DUEL)])
async def test_a_practice_game_is_for_one_person_and_bots(page):
    """It does not count from the beginning on; what is played after it is practice too."""
    dialog = await page.set_up()
    click(dialog.practice)
    for kind in ("human", "nobody"):
        pick(dialog.rows[1].kind, kind)
        assert not dialog.practice.isEnabled()
        assert "Only one person can practise" in dialog.practice.toolTip()
        assert not dialog.plan().practice
    pick(dialog.rows[1].kind, "greedy")
    assert dialog.plan().practice
    view = await page.begin_set_up(dialog)
    person = Person(view)
    assert [Practice()] == view.match.record.notes[:1]
    assert "Practice: the game does not count" in LogPage(view.log).text
    assert page.window.settings.last.practice

    await person.play_until(lambda: view.match.state.round == 2 and person.is_asked, LONG)
    moves = len(view.match.plies)
    while view.match.plies:
        QTest.keyClick(page.window, Z, CTRL)
        await until(lambda: len(view.match.plies) < moves and person.is_asked, LONG)  # noqa: B023
        moves = len(view.match.plies)
        if not any(ply.seat == 0 for ply in view.match.plies):
            break
    assert 1 == view.match.state.round

    page.window.session.play_again()
    again = await until(lambda: page.window.game if page.window.game is not view else None, LONG)
    await until(lambda: again.match.record.is_practice, LONG)


@pytest.mark.parametrize("settings", [usual(last=DUEL)])
async def test_a_practice_game_without_a_move_leaves_no_file(page, folders):
    """What it does not count is said in the record at once, and is no reason to keep it."""
    for is_to_move in (False, True):
        dialog = await page.set_up()
        if not dialog.practice.isChecked():
            click(dialog.practice)
        view = await page.begin_set_up(dialog)
        person = Person(view)
        if is_to_move:
            await person.play_until(lambda: view.match.record.moves(), LONG)  # noqa: B023
        else:
            await until(lambda: view.match.record.is_practice, LONG)  # noqa: B023
        await page.leave_game()
        assert is_to_move == bool(list(folders.games.glob("*.jsonl")))


@pytest.mark.parametrize("settings", [usual(last=DUEL)])
async def test_open_hands_need_somebody_who_looks(page):
    dialog = await page.set_up()
    click(dialog.open_hands)
    assert dialog.plan().open_hands
    pick(dialog.rows[0].kind, "greedy")
    assert not dialog.open_hands.isEnabled()
    assert not dialog.plan().open_hands
    pick(dialog.rows[0].kind, "human")
    write(dialog.rows[0].name, "Ann")
    view = await page.begin_set_up(dialog)
    await until(lambda: view.controller.has_open_hands, LONG)
    page.window.session.play_again()
    again = await until(lambda: page.window.game if page.window.game is not view else None, LONG)
    await until(lambda: again.controller.has_open_hands, LONG)


@pytest.mark.parametrize("settings", [usual(last=EVOLUTION_TWO)])
async def test_at_one_screen_the_quick_variant_shows_nobody_the_hand_of_another(page):
    """The seats play their cards one after the other there, each behind the curtain."""
    dialog = await page.set_up()
    click(dialog.variant)
    view = await page.begin_set_up(dialog)
    person = Person(view)
    seen = set()
    while view.match.state.round < 2:
        await until(lambda: view.curtain.isVisible() or person.is_asked, LONG)
        open_hands = {
            seat
            for seat, player in enumerate(view.table.seen.state.players)
            if any(card > 0 for card in player.hand)
        }
        if view.curtain.isVisible():
            assert set() == open_hands
            click(view.curtain.button)
        else:
            assert open_hands <= {view.match.to_move}
            seen |= open_hands
            await person.make_a_move()
    assert {0, 1} == seen


@pytest.mark.parametrize("pixels", [16, 21, 26])
@pytest.mark.parametrize("words", ["カワウソ", "頂点", "アナグマ", "Ann"])
def test_what_is_written_stands_whole_in_the_middle_of_a_line_in_any_script(qapp, pixels, words):
    """In a line as high as in this dialog it is as high as where there is much room."""

    def ink(room):
        line = LineEdit(words)
        line.setStyleSheet("background: white; color: black; border: 1px solid white; padding: 1px 8px")
        line.setFont(fonts.text(pixels))
        line.resize(300, pixels + room)
        image = line.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
        rows = [bytes(image.constScanLine(y))[: image.width()] for y in range(image.height())]
        dark = [y for y, row in enumerate(rows) if min(row) < 120]
        return dark[0], dark[-1], image.height()

    top, bottom, height = ink(16)
    free_top, free_bottom, _ = ink(60)
    assert free_bottom - free_top - (bottom - top) <= 1  # a paler row of the outline may differ
    assert abs((top + bottom) / 2 - (height - 1) / 2) <= 2


def test_nothing_is_read_anew_when_the_sheet_is_opened(app, monkeypatch):
    """It was learned while no one waited: that takes longer than a turn of the event loop may."""
    for learn in new_game.to_learn():
        learn()

    def forbidden(*_given):
        pytest.fail("this should be known by now")

    monkeypatch.setattr(messages, "load", forbidden)
    monkeypatch.setattr(resources, "read_bytes", forbidden)

    NewGameDialog(Settings(language="en")).whole().deleteLater()


async def test_the_sheet_keeps_its_place_when_another_game_is_chosen(page):
    """Evolution has no line about it, and had none's room: everything jumped."""
    dialog = await page.choose(page.window.start.new_game, NewGameDialog)
    places = set()
    for title in ("evolution", "beginning", "evolution"):
        click(dialog.titles[title])
        await asyncio.sleep(0.02)
        places.add((dialog.y(), dialog.counts[2].mapTo(page.window, QPoint()).y()))
    assert 1 == len(places)
