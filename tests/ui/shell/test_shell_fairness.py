"""What is shown of fairness: the commitment, verifying, moves that are wanted now, characters. By real
clicks.
"""

import asyncio
import hashlib
import json
from dataclasses import replace

import pytest
from msgspec.structs import replace as changed
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

from evolution_qt.brain import ratings
from evolution_qt.brain.audit import FAILED, NETWORK, NONCE, OUTSIDE, STOPPED, Findings
from evolution_qt.brain.pool import Pool
from evolution_qt.brain.worker import Answer
from evolution_qt.core.errors import Fault
from evolution_qt.core.fairness import bot_seed, commitment, deck_seed
from evolution_qt.core.plain import read_file
from evolution_qt.core.record import Header, Record, RecordSeat, Stopped
from evolution_qt.games.evolution import bots
from evolution_qt.games.opening import begin
from evolution_qt.ui.kit import timings
from evolution_qt.ui.shell.game.matches import another, branched, planned, seated
from evolution_qt.ui.shell.game.seats import BotSeat
from evolution_qt.ui.shell.new_game.new_game import NewGameDialog
from evolution_qt.ui.shell.new_game.player_kinds import WORDS, kind_name
from evolution_qt.ui.shell.new_game.player_kinds import offered as offered_kinds
from evolution_qt.ui.shell.reading.this_game import ThisGameDialog
from evolution_qt.ui.shell.settings.settings import NOBODY_YET, GamePlan, SeatPlan, Settings
from tests.ui.shell.acting import click, ok, unfold, until
from tests.ui.shell.log_page import LogPage
from tests.ui.shell.page import bare_window

QUIET = Settings(language="en", speed="off", theme="light", confirmations=False)
BOTS = GamePlan("evolution/de", (SeatPlan("forager", "Fox"), SeatPlan("hatchling", "Owl")))
SLOW = GamePlan("evolution/de", (SeatPlan("apex_patient", "Fox"), SeatPlan("apex_patient", "Owl")))


def test_a_new_game_is_bound_to_its_cards_by_a_nonce_of_its_own():
    """Seeds are drawn from so many that no one tries them all, and bots get others."""
    matches = [planned(BOTS) for _ in range(3)]

    headers = [match.record.header for match in matches]
    assert 3 == len({header.nonce for header in headers})
    for match, header in zip(matches, headers, strict=True):
        assert 64 == len(header.nonce)
        assert deck_seed(header.nonce) == header.seed
        assert commitment(header.seed, header.nonce, ["forager", "hatchling"]) == header.commitment
        assert 2 == header.version
        assert header == Record.read(match.record.text().encode()).header
    assert max(header.seed for header in headers) > 2**40
    assert another(matches[0]).record.header.nonce != headers[0].nonce


def test_a_seed_that_somebody_gives_is_kept_and_bound_all_the_same():
    header = planned(BOTS, 17).record.header

    assert 17 == header.seed
    assert commitment(17, header.nonce, header.bound_kinds) == header.commitment


def test_the_seal_of_a_new_game_binds_who_plays_each_seat():
    """Of a seat that is kept for a person it binds the bot that plays there until then."""
    seats = (SeatPlan("human", "Ann"), SeatPlan("apex", "Fox", "stalker"), SeatPlan(NOBODY_YET, "Cleo"))
    match = planned(GamePlan("evolution/de", seats))

    kinds = ("human", "apex/stalker", bots.BOTS.stand_in)
    assert kinds == match.record.header.bound_kinds == another(match).record.header.bound_kinds
    assert {1, 2} == {match.record.header.version, branched(match, 0).record.header.version}


def test_bots_have_the_seeds_of_the_record_also_after_a_game_was_continued():
    match = planned(BOTS, 17)
    again = begin(match.record.header)

    seeds = [[bot.seed for bot in seated(one, None, "")] for one in (match, again)]

    assert [bot_seed(match.record.header.nonce, seat) for seat in range(2)] == seeds[0] == seeds[1]
    assert 17 not in seeds[0]


def test_the_record_names_the_network_of_each_bot():
    plan = GamePlan("evolution/de", (SeatPlan("apex", "Fox"), SeatPlan("forager", "Owl"), SeatPlan("random")))

    fox, owl, any_one = planned(plan).record.header.players

    assert 64 == len(fox.network) == len(owl.network)
    assert fox.network != owl.network
    assert any_one.network is None


async def test_the_log_begins_with_who_plays_and_holds_no_number_of_the_deal(shown):
    async with shown(QUIET) as made:
        plan = replace(BOTS, seats=(SeatPlan("human", "Ann"), SeatPlan("hunter", "Fox", "stalker")))
        view = await made.begin(plan, 7)
        lines = LogPage(view.log).lines
        assert "Fox: Medium · Hunter · Stalker" == lines[0]
        assert view.match.record.header.commitment[:4] not in LogPage(view.log).text
        view.log.retranslate()
        assert lines == LogPage(view.log).lines
        assert str(view.match.record.header.nonce) not in LogPage(view.log).text


async def test_while_a_game_goes_on_its_page_shows_the_commitment_and_nothing_that_is_secret(shown):
    async with shown(QUIET) as made:
        plan = replace(BOTS, seats=(SeatPlan("human", "Ann"), SeatPlan("hunter", "Fox", "turtle")))
        view = await made.begin(plan, 7)
        made.window.commands.actions["game"].trigger()
        page = await until(lambda: made.window.dialog)
        assert isinstance(page, ThisGameDialog)
        header = view.match.record.header
        groups = page.commitment.text().split()
        assert [4] * 16 == [len(group) for group in groups], "twenty are counted easily"
        assert header.commitment == "".join(groups)
        assert "Ann: Human\nFox: Medium · Hunter · Turtle" == page.players.text()
        assert not page.nonce.isVisible()
        assert not page.seed.isVisible()
        assert not page.verify.isVisible()
        assert "fixes the order of the cards, and who plays, before" in page.about.text()
        click(page.copy)
        assert f"commitment: {header.commitment}" == QGuiApplication.clipboard().text()


def shown_on(widget):
    """Return the words on the labels and buttons of a page."""
    parts = [*widget.findChildren(QLabel), *widget.findChildren(QAbstractButton)]
    return [part.text() for part in parts if part.isVisible()]


@pytest.mark.usefixtures("late")
async def test_a_finished_game_is_verified_by_a_click(shown):
    """The window goes on meanwhile; seed and nonce can be seen and copied."""
    async with shown(QUIET) as made:
        view = await made.begin(BOTS, 3)
        await until(view.result.isVisible)
        header = view.match.record.header
        assert [] == [word for word in shown_on(view.result) if "seal" in word or "erify" in word]
        made.window.sheets.show_this_game()
        page = await until(lambda: made.window.dialog)
        assert header.commitment == "".join(page.commitment.text().split())
        click(page.verify)
        assert page.is_verifying
        assert "Stop" == page.verify.text()
        assert page.progress.isVisible()
        assert (str(header.seed), header.nonce) == (page.seed.text(), page.nonce.text())
        click(page.copy)
        told = dict(line.split(": ") for line in QGuiApplication.clipboard().text().splitlines())
        assert "forager,hatchling" == told["kinds"]
        by_hand = f"{told['seed']} {told['kinds']} {told['nonce']}"
        assert hashlib.sha256(by_hand.encode()).hexdigest() == told["commitment"]
        await until(lambda: not page.is_verifying)
        bots = len(view.match.record.moves())
        proven = "Verified: everything agrees, every bot move included."
        assert proven == page.result.text().splitlines()[0]
        assert f"{bots} bot moves reproduced" in page.result.text()
        assert "Seed, nonce and who plays give the deck seal." in page.result.text()
        assert "only the digits that you noted" in page.result.text()
        assert "person" not in page.result.text(), "no one has played it"
        assert page.pool.pid is None
        assert not page.progress.isVisible()


@pytest.mark.usefixtures("late")
async def test_verifying_can_be_stopped_and_ends_with_the_page(shown):
    async with shown(QUIET) as made:
        view = await made.begin(BOTS, 3)
        await until(view.result.isVisible)
        made.window.sheets.show_this_game()
        page = made.window.dialog
        click(page.verify)
        await until(lambda: page.pool.pid)
        click(page.verify)
        await until(lambda: not page.is_verifying)
        assert page.pool.pid is None
        assert not page.result.isVisible()
        assert "Verify this game" == page.verify.text()
        click(page.verify)
        await until(lambda: page.pool.pid)
        QTest.keyClick(page, Qt.Key.Key_Escape)
        await until(lambda: not page.is_verifying)
        assert page.pool.pid is None
        assert made.window.dialog is None


@pytest.mark.usefixtures("late")
async def test_a_forged_record_is_told_of_in_words(shown):
    async with shown(QUIET) as made:
        view = await made.begin(BOTS, 3)
        await until(view.result.isVisible)
        record = view.match.record
        record.header = changed(record.header, nonce="00")
        made.window.sheets.show_this_game()
        page = await until(lambda: made.window.dialog)
        click(page.verify)
        await until(lambda: not page.is_verifying)
        assert page.result.text().startswith("Something differs:")
        assert "line 1: the seed, the nonce and the kinds of players do not fit" in page.result.text()
        assert "warning" == page.result.property("role")


@pytest.fixture
def finished(app, qtbot):
    match = begin(Header(game="evolution/de", players=(RecordSeat("Ann"), RecordSeat("Fox", "apex"))))
    made = ThisGameDialog(match, ["Ann", "Fox"])
    qtbot.addWidget(made)
    return made


def test_whatever_was_left_out_is_said_with_its_reason(finished):
    found = Findings(1, None, None, None)
    for count, reason in enumerate((STOPPED, OUTSIDE, NETWORK, NONCE, FAILED), start=1):
        found.left_out[reason] = count

    finished.show_findings(found)

    first, *lines = finished.result.text().splitlines()
    assert "Nothing differs, but the game is not verified:" == first
    lines = lines[:5]
    assert [f"• {count} move" for count in range(1, 6)] == [line[:8] for line in lines]
    assert 5 == len(set(lines))
    assert "has no deck seal" in finished.about.text()


def test_what_is_not_proven_and_what_no_seal_binds_is_said(finished):
    """A record that was cut off, and one of people alone, each with a seal of the first form."""
    found = Findings(1, "5e", "0" * 64, None, bound=("seed", "nonce"), people=[0, 1], is_over=True)

    for is_over, bot_moves, said in (
        (False, 3, "The record does not end with the result of the game."),
        (True, 0, "No bot move was reproduced."),
    ):
        finished.show_findings(replace(found, is_over=is_over, bot_moves=bot_moves))

        first, *lines = finished.result.text().splitlines()
        assert "Nothing differs, but the game is not verified:" == first
        assert [f"• {said}", "What agrees:", "• Seed and nonce give the deck seal."] == lines[:3]
        assert "• Seats that a person has ever had: Ann and Fox" in lines
        assert "• A deck seal of this older form binds the cards, but not who plays." in lines
        assert lines[-1].startswith("• Header and deck seal may have been written again together")


def test_many_differences_are_counted_and_another_program_is_named(finished):
    params = {"kind": "apex/stalker", "seat": 1, "found": "pass", "expected": "feed 0"}
    places = [Fault("other_bot_move", params, f"line {line}") for line in range(2, 9)]

    finished.show_findings(Findings(1, None, None, "evolution-qt 0.0.1", differences=places))

    text = finished.result.text()
    assert "• line 2: Hard · Apex · Stalker at seat 2 plays “pass” here, not “feed 0”" in text
    assert "and 3 more place" in text
    assert "evolution-qt 0.0.1" in text


# Move now


@pytest.mark.parametrize("way", ["button", "key"])
async def test_a_bot_that_thinks_is_shown_and_moves_at_once_when_it_is_told_to(shown, monkeypatch, way):
    """The record says that the search was cut short, and so does the log."""
    monkeypatch.setattr(timings, "THINKING", 1)

    async with shown(QUIET) as made:
        view = await made.begin(SLOW, 3)
        await until(lambda: view.thinking.isVisible() and view.controller.thinking is not None)
        words = view.thinking.words
        await until(lambda: words.text() == f"{view.controller.thinking.name} is thinking …")
        assert view.rect().contains(view.thinking.geometry())
        while not any(isinstance(note, Stopped) for note in view.match.record.notes):
            if view.thinking.isVisible() and view.thinking.button.isEnabled():
                if way == "button":
                    click(view.thinking.button)
                else:
                    QTest.keyClick(made.window, Qt.Key.Key_M)
            await asyncio.sleep(0.003)
        await until(lambda: "(stopped early)" in LogPage(view.log).text)
        notes = read_file(next(made.shelf.folder.glob("*.jsonl"))).decode().splitlines()
        at = notes.index(json.dumps({"stopped": True}))
        assert notes[at + 1].startswith('"')


@pytest.mark.usefixtures("late")
async def test_nothing_is_shown_of_a_bot_that_answers_at_once(shown):
    async with shown(QUIET) as made:
        view = await made.begin(BOTS, 3)
        view.controller.move_now()
        appeared = []
        view.thinking.appeared.connect(lambda: appeared.append(1))
        view.show_thinking("Fox")
        view.show_thinking("")
        assert view.thinking.isHidden()
        await until(view.result.isVisible)
        assert view.thinking.isHidden()


def test_every_move_of_a_search_that_was_cut_short_is_marked():
    """A turn of several moves comes from one search."""
    match = begin(
        Header(game="evolution/de", players=(RecordSeat("Fox", "apex"), RecordSeat("Owl", "apex")), seed=3)
    )
    while match.state.phase == 0:
        match.play(match.to_move, match.moves()[0])
    seat = match.to_move
    card = match.game.write(match.moves()[0])

    class Cut(Pool):
        def look(self):
            return True

        async def ask(self, job):
            return Answer(job.request, (card, "done"), stopped=True)

    bot = BotSeat(seat, "Fox", "apex", Cut(), 1)
    marked = []
    for _ in range(2):
        move = asyncio.run(bot.choose(match))
        marked.append(bot.before)
        match.play(seat, move, bot.before, bot.after)

    assert [(Stopped(),), (Stopped(),)] == marked
    assert 2 == match.record.notes.count(Stopped())


# Characters


@pytest.fixture
def dialog(app, qtbot):
    window = bare_window(qtbot, (1280, 800))
    made = NewGameDialog(
        Settings(last=GamePlan("evolution/ja", (SeatPlan("human", "Ann"), SeatPlan("apex", "Fox"))))
    )
    made.open_over(window)
    unfold(made)
    return made


def test_a_level_says_how_strong_it_was_measured_to_be(dialog, monkeypatch):
    """In the help of who plays there, not on the sheet; at a table that was not measured nothing is said."""
    measured = {"forager": [1000, 960, 1030], "apex": [1400, 1350, 1480]}
    makes = dict.fromkeys(measured, "0123456789ab")
    entry = {"game": "evolution/ja", "players": 2, "deals": 100, "ratings": measured, "makes": makes}
    found = ratings.read({"format": ratings.FORMAT, "version": 1, "entries": [entry]})
    monkeypatch.setattr(ratings, "measured", lambda key: [one for one in found if one.game == key])

    def said():
        assert "strength" not in dialog.seats.about.text()
        described = dialog.rows[1].kind.accessibleDescription()
        assert described == dialog.rows[1].kind.toolTip()
        return described

    dialog.rows[1].kind.setFocus()
    QTest.keyClick(dialog.rows[1].kind, Qt.Key.Key_Up)
    assert "strength" not in said()
    dialog.rows[1].kind.setCurrentIndex(dialog.rows[1].kind.findData("forager"))
    assert said().endswith("The strength of all other bots is measured against this one: it counts 1000.")
    dialog.rows[1].kind.setCurrentIndex(dialog.rows[1].kind.findData("strategist"))
    QTest.keyClick(dialog.rows[1].kind, Qt.Key.Key_Down)
    assert said().endswith(
        "may hold. Measured strength 1400\u00a0±\u00a080 with 2 players (Forager:\u00a01000). "
        "100 more means finishing ahead in 64 of 100 games."
    )
    dialog.rows[1].character.setCurrentIndex(1)
    assert "strength" not in said()
    dialog.rows[1].character.setCurrentIndex(0)
    click(dialog.variant)
    assert "strength" not in said(), "other rules were not measured"
    click(dialog.variant)
    assert "strength" in said()
    QTest.keyClick(dialog.edition, Qt.Key.Key_Down)
    assert "evolution/ja" != dialog.chosen_edition.key
    assert "strength" not in said()


def test_what_has_the_keyboard_or_was_chosen_is_told_of(dialog):
    """Where the pointer is does not matter: a list that closes leaves it over another row."""
    first, second = dialog.rows[:2]
    second.kind.setFocus()
    assert dialog.seats.about.text().startswith("Fox: ")
    QApplication.sendEvent(first.kind, QEvent(QEvent.Type.Enter))
    assert dialog.seats.about.text().startswith("Fox: ")

    first.kind.setFocus()
    assert dialog.seats.about.text().startswith("Ann: ")


def test_a_character_is_chosen_beside_the_level_and_told_in_a_sentence(dialog, qtbot):
    row = dialog.rows[1]
    row.character.setFocus()
    QTest.keyClick(row.character, Qt.Key.Key_Down)
    QTest.keyClick(row.character, Qt.Key.Key_Down)

    assert "turtle" == row.plan().character
    assert "Likes its animals well protected." in dialog.seats.about.text()
    assert dialog.seats.about.text().startswith("Fox: Plans its turn")
    plans = []
    dialog.planned.connect(lambda plan, seed: plans.append(plan))
    click(ok(dialog))
    assert ["human", "apex/turtle"] == [seat.kind for seat in planned(plans[0]).record.header.players]


def test_a_character_is_offered_at_every_level(dialog):
    row = dialog.rows[1]
    kinds = list(offered_kinds(bots.BOTS))
    offered = {}
    for at, kind in enumerate(kinds):
        row.kind.setCurrentIndex(at)
        offered[kind] = (row.character.isVisible(), row.character.isEnabled())

    assert (False, False) == offered["human"]
    assert (True, False) == offered["random"] == offered["greedy"]
    assert all((True, True) == offered[level] for level in bots.LEVELS)
    row.character.setCurrentIndex(3)
    row.kind.setCurrentIndex(kinds.index("forager"))
    assert "forager/stalker" == planned(dialog.plan(), 1).record.header.players[1].kind
    row.kind.setCurrentIndex(kinds.index("greedy"))
    assert "stalker" == dialog.plan().seats[1].character
    assert "greedy" == planned(dialog.plan(), 1).record.header.players[1].kind


def test_six_seats_with_characters_fit_the_usual_window(dialog):
    dialog.counts[6].click()

    sheet = dialog.geometry()
    assert dialog.parentWidget().rect().contains(sheet)
    for row in dialog.rows:
        assert row.name.width() > 120
        assert row.kind.width() >= row.kind.sizeHint().width()


def test_every_level_and_character_has_a_name_and_a_sentence(app):
    assert {*bots.LEVELS, *bots.CHARACTERS} == set(bots.WORDS)
    for name, sentence in (*WORDS.values(), *bots.WORDS.values()):
        assert name
        assert sentence.endswith(".")
    assert "Hard · Apex" == kind_name("apex", bots.BOTS)
    assert "Program fox" == kind_name("outside/fox", bots.BOTS)
