"""Several people at one screen: no one sees another's hand, and everyone gets what happened meanwhile.

Evolution is played where its row, its hand, its phases and what it tells of others' moves are looked at.
"""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from evolution_qt.core.action import NOBODY
from evolution_qt.core.record import Practice
from evolution_qt.games.evolution.cards import NO_CARD, UNKNOWN
from evolution_qt.games.evolution.state import FEEDING, FOOD, PLAY
from evolution_qt.ui.evolution.event_kinds import steps
from evolution_qt.ui.kit import timings
from evolution_qt.ui.shell.game.access import EVERYBODY
from evolution_qt.ui.shell.game.game_view import GameView
from evolution_qt.ui.shell.game.seats import HumanSeat
from evolution_qt.ui.shell.settings.settings import NOBODY_YET, GamePlan, SeatPlan
from evolution_qt.ui.shell.shots.sample_games import NAMES, going_on
from tests.ui.shell.acting import LEFT, NONE, Person, click, ok, until
from tests.ui.shell.log_page import LogPage
from tests.ui.shell.page import DUEL, EVOLUTION_TWO, QUIET, TWO

pytestmark = pytest.mark.usefixtures("toy_among_games")
V, R, RETURN = Qt.Key.Key_V, Qt.Key.Key_R, Qt.Key.Key_Return


async def begun(made, plan=EVOLUTION_TWO):
    view = await made.begin(plan, size=(1400, 860))
    return view, Person(view)


def hands_seen(view):
    """Return the seats whose hands lie open in what the table shows."""
    state = view.table.seen.state
    hands = state.hands if view.match.game.key == "toy" else [player.hand for player in state.players]
    return {seat for seat, hand in enumerate(hands) if any(card != UNKNOWN for card in hand)}


def faces_up(view):
    """Return how many cards of the hand at the bottom show their faces."""
    return sum(item.isVisible() and item.face is not None for item in view.table.top.hand)


async def test_behind_the_curtain_lies_the_table_as_everybody_may_see_it(page):
    """The row of the player who is asked lies at the bottom already; the hand and the ribbon are covered."""
    view, _ = await begun(page)
    curtain = view.curtain
    await until(curtain.isVisible)
    asked = view.match.to_move
    top = view.table.top
    assert set() == hands_seen(view)
    assert 0 == faces_up(view)
    assert asked == top.view.bottom
    name = view.names[asked]
    assert f"{name}’s turn. Everyone else, look away!" == curtain.words.text()
    assert "Hold to peek at your cards" == curtain.look.text()
    for place in (top.arrangement.hand, top.arrangement.ribbon):
        at = view.table.pos() + place.center().toPoint() - curtain.pos()
        assert curtain.mask().contains(at)
    row = view.table.pos() + top.arrangement.seats[asked].row.room.center().toPoint() - curtain.pos()
    assert not curtain.mask().contains(row)


async def test_a_click_on_the_table_between_leaves_the_curtain_the_keyboard(page):
    """Return begins the turn after it as before."""
    view, _ = await begun(page)
    page.window.activateWindow()
    await until(page.window.isActiveWindow)
    await until(view.curtain.isVisible)
    top = view.table.top
    row = view.table.mapFromScene(top.arrangement.seats[view.match.to_move].row.room.center())

    QTest.mouseClick(view.table.viewport(), LEFT, NONE, row)
    assert view.curtain.hasFocus()
    QTest.keyClick(page.window.windowHandle(), Qt.Key.Key_Return)
    await until(lambda: view.curtain.isHidden() and Person(view).is_asked)
    assert view.table.hasFocus()


@pytest.mark.parametrize("size", [(1024, 600), (1100, 620), (1280, 800), (1600, 1000)])
@pytest.mark.parametrize("phase", [PLAY, FEEDING])
def test_the_curtain_covers_the_hand_and_no_species(app, qtbot, phase, size):
    """Without a hand the own row lies lower: the cloth lies below it, or has no room and nothing to cover."""
    match = going_on(lambda state: state.phase == phase)
    window = QWidget()
    qtbot.addWidget(window)
    view = GameView(match, [HumanSeat(at, name) for at, name in enumerate(NAMES[:4])], "light", 0.0, window)
    for one in (window, view):
        one.resize(*size)
    window.show()
    view.cover(match.view(NOBODY), view.seats[0])
    app.processEvents()

    top, cloth = view.table.top, view.curtain.covered()[1].translated(-view.table.pos())
    has_hand = phase == PLAY
    assert has_hand == bool(match.state.players[0].hand)
    for tile in top.tiles(0):
        assert not QRectF(cloth).intersects(tile.scene_rect)
    assert not has_hand or QRectF(cloth).contains(top.arrangement.hand)
    assert cloth.isEmpty() or cloth.bottom() == view.table.height() - 1


@pytest.mark.parametrize("by_key", [False, True])
async def test_cards_are_seen_while_the_button_or_the_key_is_held(page, by_key):
    """A player who lets go has covered them again; the turn has not begun."""
    view, person = await begun(page)
    curtain = view.curtain
    await until(curtain.isVisible)
    asked = view.match.to_move

    def press():
        if by_key:
            QTest.keyPress(curtain, V)
        else:
            QTest.mousePress(curtain.look, LEFT, NONE, curtain.look.rect().center())

    def let_go():
        if by_key:
            QTest.keyRelease(curtain, V)
        else:
            QTest.mouseRelease(curtain.look, LEFT, NONE, curtain.look.rect().center())

    for _ in range(2):
        press()
        assert {asked} == hands_seen(view)
        assert len(view.match.state.players[asked].hand) == faces_up(view)
        hand = view.table.pos() + view.table.arrangement.hand.center().toPoint() - curtain.pos()
        assert not curtain.mask().contains(hand)
        assert view.controller.asked is None
        let_go()
        assert set() == hands_seen(view)
        assert curtain.mask().contains(hand)
    press()
    QTest.keyClick(curtain, RETURN)
    await until(lambda: person.is_asked)
    assert {asked} == hands_seen(view)
    let_go()
    assert {asked} == hands_seen(view)


async def test_space_that_hurries_a_motion_shows_no_cards(page):
    view, _ = await begun(page, TWO)
    await until(view.curtain.isVisible)
    QTest.keyPress(view.curtain, Qt.Key.Key_Space)
    assert set() == hands_seen(view)
    assert view.curtain.isVisible()


async def test_food_cards_are_chosen_one_after_the_other_behind_the_curtain(page):
    """A card that was laid is covered before the next person comes."""
    three = GamePlan("evolution/de", tuple(SeatPlan("human", name) for name in ("Ann", "Ben", "Cleo")))
    view, person = await begun(page, three)
    chosen = []
    while view.match.state.phase == FOOD:
        await until(view.curtain.isVisible)
        assert all(card in (NO_CARD, UNKNOWN) for card in view.table.seen.state.food_cards)
        asked = view.match.to_move
        QTest.keyClick(view.curtain, RETURN)
        await until(lambda: person.is_asked)
        assert {asked} == hands_seen(view)
        made_moves = len(view.match.plies)
        await person.make_a_move()
        await until(lambda: len(view.match.plies) > made_moves)  # noqa: B023
        assert view.match.state.phase != FOOD or asked not in hands_seen(view)
        chosen.append(asked)
    assert [0, 1, 2] == sorted(chosen)
    assert 3 == person.drags


def leave(window):
    """Go to another window; return it."""
    other = QWidget()
    other.show()
    other.activateWindow()
    return other


@pytest.mark.parametrize("way", ["focus", "minimised"])
async def test_a_hand_is_covered_when_the_window_is_left(page, way):
    """Pictures of windows show what everyone may know; the same person begins the turn again."""
    window = page.window
    view, person = await begun(page)
    window.activateWindow()
    await until(window.isActiveWindow)
    await until(view.curtain.isVisible)
    QTest.keyClick(view.curtain, RETURN)
    await until(lambda: person.is_asked)
    asked = view.match.to_move
    notes = len(view.match.record.notes)
    for key in (Qt.Key.Key_1, Qt.Key.Key_D):
        QTest.keyClick(view.table, key)
    answers = view.table.player.answers
    assert answers.note is not None, "a card is described"
    other = None
    if way == "focus":
        other = leave(window)
        await until(lambda: not window.isActiveWindow())
    else:
        window.showMinimized()
    assert set() == hands_seen(view)
    assert answers.note is None
    assert view.curtain.isVisibleTo(window)
    assert -1 == view.controller.viewer
    if other is not None:
        other.deleteLater()
    window.showNormal()
    window.activateWindow()
    await until(lambda: view.curtain.isVisible() and view.controller.awaited)
    assert set() == hands_seen(view)

    def goes_on():
        """Press once more where a late word of having been left has covered the hand again."""
        if view.curtain.isVisible() and view.controller.awaited:
            QTest.keyClick(view.curtain, RETURN)
        return person.is_asked

    await until(goes_on)
    assert {asked} == hands_seen(view)
    assert notes == len(view.match.record.notes)


async def test_a_look_ends_when_the_window_is_left(page):
    view, _ = await begun(page, TWO)
    page.window.activateWindow()
    await until(lambda: view.curtain.isVisible() and page.window.isActiveWindow())
    QTest.keyPress(view.curtain, V)
    assert hands_seen(view)
    other = leave(page.window)
    await until(lambda: not page.window.isActiveWindow())
    other.deleteLater()
    assert set() == hands_seen(view)
    assert not view.curtain.is_looked_behind
    assert view.curtain.isVisible()


@pytest.mark.parametrize("way", ["log", "moment", "replay", "sheet"])
async def test_a_look_ends_when_the_keyboard_goes_elsewhere(page, way):
    """Nothing would hear that the key is let go; and what is opened from a look knows no hand."""
    view, person = await begun(page)
    await person.play_until(lambda: view.match.state.phase == PLAY and person.is_asked)
    await person.make_a_move("done")
    await until(view.curtain.isVisible)
    line = LogPage(view.log).rows[-1].line.number
    QTest.keyPress(view.curtain, V)
    assert hands_seen(view)
    if way == "log":
        view.log.setFocus()
    elif way == "moment":
        view.log.line_clicked.emit(line)
        assert NOBODY == view.looking_back.past.player.viewer
    elif way == "replay":
        page.window.replays.open_played(0)
        replay = await until(lambda: page.window.replay)
        assert EVERYBODY == replay.player.viewer
        page.window.replays.close()
    else:
        page.window.sheets.show_reference()
        await until(lambda: page.window.dialog)
    await until(lambda: not view.curtain.is_looked_behind)
    assert set() == hands_seen(view)


@pytest.mark.parametrize("case", ["one has given up", "one is awaited"])
async def test_a_game_with_one_person_left_comes_back_behind_the_curtain(page, case):
    """The one who went, or is to come, may be the one who goes on with it."""
    other = SeatPlan("human", "Ben") if case == "one has given up" else SeatPlan(NOBODY_YET, "Ben")
    plan = GamePlan("evolution/de", (SeatPlan("human", "Ann"), other))
    view, person = await begun(page, plan)
    await person.play_until(lambda: view.match.state.phase == PLAY and person.is_asked)
    if case == "one has given up":
        page.window.session.take_seats([(1, "greedy", "Fox")])
        await until(lambda: not view.controller.covers_hands)
    await person.play_until(lambda: person.is_asked and view.match.to_move == 0)
    assert {0} == hands_seen(view)
    page.window.library_page.copy_position()
    players = json.loads(QGuiApplication.clipboard().text())["players"]
    assert {"?"} == {card for player in players for card in player["hand"]}, "another may paste it"
    (path,) = page.shelf.folder.glob("*.jsonl")
    await page.window.session.clear()

    page.window.session.go_on(path)

    again = await until(lambda: page.window.game)
    await until(again.curtain.isVisible)
    assert set() == hands_seen(again)
    click(again.curtain.button)
    await until(lambda: Person(again).is_asked)
    assert {0} == hands_seen(again)


async def test_one_person_alone_is_not_covered(page):
    view, person = await begun(page, DUEL)
    await until(lambda: person.is_asked)
    page.window.activateWindow()
    await until(page.window.isActiveWindow)
    other = leave(page.window)
    await until(lambda: not page.window.isActiveWindow())
    other.deleteLater()
    assert {0} == hands_seen(view)
    assert person.is_asked


# What happened meanwhile


async def test_each_person_is_told_what_happened_since_the_own_last_move(page):
    view, person = await begun(page)
    seen = 0
    while view.match.state.round < 2:
        await person.play_until(lambda: person.is_asked)
        viewer = view.controller.viewer
        own = [ply for ply in view.match.plies if ply.seat == viewer]
        if own:
            at = view.match.plies.index(own[-1])
            first = view.match.plies[at].events + len(view.match.events_of(at))
            known = [event.as_seen_by(viewer) for event in view.match.history]
            expected = [replace(step, pieces=()) for step in steps(known, first, viewer)]
            told = [replace(step, pieces=()) for step in view.table.top.recap.steps]
            assert expected == told
            seen += bool(expected)
        await person.make_a_move()
    assert seen > 2


async def with_a_recap(view, person):
    """Play until someone is asked to whom something is to be told, before cards were played by that seat."""
    await person.play_until(
        lambda: person.is_asked and view.table.top.recap.steps and view.match.state.phase > PLAY
    )


def watched(view):
    """Return a list that takes down every position shown: its hash, who looks, whether asked."""
    shown = []
    original = view.table.show_position

    def show_position(seen, *, ask=False, **more):
        shown.append((view.match.game.digest(seen.state), seen.viewer, ask))
        original(seen, ask=ask, **more)

    view.table.show_position = show_position
    return shown


@pytest.mark.parametrize("by_key", [False, True])
async def test_what_happened_is_shown_on_the_table_once_more(shown, monkeypatch, by_key):
    """Every position since the own last move, as that person knows it; then the same question again."""
    monkeypatch.setattr(timings, "AGAIN", 1)

    async with shown(QUIET) as made:
        view, person = await begun(made)
        await with_a_recap(view, person)
        viewer, match = view.controller.viewer, view.match
        told, text = len(view.log.told.events), LogPage(view.log).text
        own = max(at for at, ply in enumerate(match.plies) if ply.seat == viewer)
        taken = watched(view)
        if by_key:
            QTest.keyClick(view.table, R)
        else:
            recap = view.table.top.recap
            person.click_at(recap.mapRectToScene(recap.again_room()).center())
        await until(lambda: taken and taken[-1][2])

        expected = [
            match.game.digest(match.game.observe(match.state_at(at), viewer).state)
            for at in range(own + 1, len(match.plies) + 1)
        ]
        assert len(expected) > 1
        assert [*expected, expected[-1]] == [digest for digest, _, _ in taken]
        assert {viewer} == {who for _, who, _ in taken}
        assert [True] == [ask for _, _, ask in taken if ask]
        assert told == len(view.log.told.events)
        assert text == LogPage(view.log).text
        assert person.is_asked
        await person.make_a_move()


async def test_whoever_plays_on_ends_the_repetition(page):
    view, person = await begun(page)
    await with_a_recap(view, person)
    QTest.keyClick(view.table, R)
    assert view.playback.is_busy
    QTest.keyClick(view.table, Qt.Key.Key_Escape)
    QTest.keyClick(view.table, Qt.Key.Key_1)
    await until(lambda: person.is_asked)
    assert view.match.game.digest(view.table.seen.state) == view.match.game.digest(
        view.match.view(view.controller.viewer).state
    )
    await person.make_a_move()


@pytest.mark.parametrize("language", ["de", "ja"])
def test_the_log_names_people_and_never_speaks_to_one(language):
    """At one screen no one knows who “you” is."""
    catalogues = [ET.parse(path) for path in Path("i18n").glob(f"*_{language}.ts")]
    spoken = re.compile(r"\b([Yy]our?|[Dd]u|[Dd]ein\w*|[Dd]ir|[Dd]ich|(?<!: )Sie|Ihnen|Ihr\w*)\b|あなた|君")
    phrases = {"EventWords", "Phrases", "ThingWords", "Undoing"}
    answers = {  # to the hand that drops a card or points at a button
        "You can’t drop it here. Try a highlighted spot.",
        "You can’t use another player’s species here.",
        "You won’t be asked about Intelligence again this round.",
        "Intelligence is not used now; you may be asked again this round.",
    }
    found = 0
    for context in (one for catalogue in catalogues for one in catalogue.iter("context")):
        if context.findtext("name") in phrases:
            for message in context.iter("message"):
                forms = [message.findtext("source") or "", message.findtext("translation") or ""]
                forms += [form.text or "" for form in message.iter("numerusform")]
                found += 1
                assert forms[0] in answers or not [form for form in forms if spoken.search(form)], forms
    assert found > 100


# Open hands


async def open_hands(window):
    window.sheets.ask_open_hands()
    dialog = await until(lambda: window.dialog)
    assert "all players see every hand" in dialog.words.text()
    click(ok(dialog))
    await until(lambda: window.dialog is None)


async def test_with_open_hands_there_is_no_curtain_and_the_game_does_not_count(page):
    """Everyone has agreed in the dialog; every hand can be seen; the record says that it is practice."""
    view, person = await begun(page)
    await until(view.curtain.isVisible)
    await open_hands(page.window)
    await until(lambda: person.is_asked)
    assert view.curtain.isHidden()
    assert {0, 1} == hands_seen(view)
    assert Practice() in view.match.record.notes
    other = 1 - view.controller.viewer
    hand = view.table.top.open_hands[other]
    assert hand.isVisible()
    assert len(view.match.state.players[other].hand) == len(hand.faces) > 0
    assert "open hands" in LogPage(view.log).text
    page.window.commands.menu.aboutToShow.emit()
    assert not page.window.commands.actions["open_hands"].isEnabled()
    await person.play_until(lambda: view.match.state.round == 2)
    assert view.curtain.isHidden()


@pytest.mark.parametrize("seats", [EVOLUTION_TWO.seats, (*EVOLUTION_TWO.seats, SeatPlan("greedy", "Fox"))])
async def test_open_hands_that_are_covered_again_say_so_and_open_by_the_button_there(page, seats):
    """A record does not open hands by itself when it goes on: all have to agree."""
    view, person = await begun(page, GamePlan("evolution/de", seats, open_hands=True))
    await person.play_until(lambda: view.match.plies and person.is_asked)
    await page.leave_game()
    page.window.session.go_on()
    view = await until(lambda: page.window.game)
    await until(lambda: view.curtain.isVisible() and view.note.isVisible())
    assert "The hands are covered again." == view.note.label.text()
    assert set() == hands_seen(view)

    click(view.note.offer)
    click(ok(await until(lambda: page.window.dialog)))
    await until(lambda: view.curtain.isHidden() and Person(view).is_asked)
    assert {seat for seat, _ in enumerate(seats)} == hands_seen(view)


async def test_a_hand_that_was_never_open_is_not_said_to_be_covered_again(page):
    view, person = await begun(page)
    await person.play_until(lambda: view.match.plies and person.is_asked)
    await page.leave_game()
    page.window.session.go_on()
    view = await until(lambda: page.window.game)
    await until(view.curtain.isVisible)
    assert view.note.isHidden()


async def test_without_a_curtain_a_note_says_whose_turn_it_is(page):
    seats = (SeatPlan("human", "Ann"), SeatPlan("human", "Ben"))
    view, person = await begun(page, GamePlan("dominant-species", seats))
    said = set()
    for _ in range(8):
        await until(lambda: person.is_asked)
        name = seats[view.controller.viewer].name
        assert f"{name}’s turn" == view.note.label.text()
        said |= {name}
        made = len(view.match.plies)
        await person.make_a_move()
        await until(lambda: len(view.match.plies) > made)  # noqa: B023
        if len(said) == 2:
            break
    assert {"Ann", "Ben"} == said


async def test_a_game_can_begin_with_open_hands(page):
    plan = GamePlan("evolution/de", EVOLUTION_TWO.seats, open_hands=True)
    view, person = await begun(page, plan)
    await until(lambda: person.is_asked)
    assert view.curtain.isHidden()
    assert {0, 1} == hands_seen(view)
    assert Practice() in view.match.record.notes
