"""No one who is asked waits for motions; bots wait until everything has been shown.

Evolution is played: the toy has no motions.
"""

import asyncio
import sys
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from shiboken6 import delete

from evolution_qt.core.event import Event
from evolution_qt.core.timeline import round_ends
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import species_ref
from evolution_qt.games.evolution.state import FEEDING, FOOD, PLAY
from evolution_qt.games.evolution.tally import toll
from evolution_qt.ui.kit.phrasing import signed
from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan, Settings
from tests.ui.shell.acting import Person, until

SLOW = 0.02
DUEL = GamePlan("evolution/de", (SeatPlan("human", "Anna"), SeatPlan("greedy", "Björn")))
SETTINGS = Settings(language="en", speed="normal", theme="light")


@pytest.fixture
def settings():
    return SETTINGS


def is_attack(event):
    return event.kind == e.ATTACKED


async def begun(window, plan=DUEL, seed=7):
    """Begin a game whose motions last very long."""
    window.session.begin(plan, seed)
    view = await until(lambda: window.game)
    view.set_speed(0.0)
    await until(lambda: Person(view).is_asked)  # a press while the deal is shown would only end it
    view.set_speed(SLOW)
    return view


def is_waited_for(view):
    """Return whether the game waits for a person, whatever is still being shown."""
    asked = view.controller.asked
    return asked is not None and asked.is_asked


async def in_card_play(view):
    """Play until the person is asked in card play."""
    view.set_speed(0.0)
    await Person(view).play_until(lambda: view.match.state.phase == PLAY and Person(view).is_asked)
    view.set_speed(SLOW)


async def test_the_next_card_can_be_taken_while_the_last_one_still_moves(page):
    view = await begun(page.window)
    await in_card_play(view)
    person = Person(view)
    before = len(view.match.state.players[0].hand)

    top = view.table.top
    for _ in range(2):
        person.drag(top.hand[0].scene_rect, lambda: top.gutters[0].scene_rect)
        await until(lambda: view.playback.is_busy and is_waited_for(view))

    assert before - 2 == len(view.match.state.players[0].hand)


async def test_a_press_on_something_that_has_moved_away_only_goes_on(page):
    """A player who aims at what a motion still shows must not hit what has taken its place."""
    view = await begun(page.window)
    await in_card_play(view)
    person = Person(view)
    top = view.table.top
    person.drag(top.hand[0].scene_rect, top.gutters[0].scene_rect)
    await until(lambda: view.playback.is_busy and is_waited_for(view))
    gone = top.tile_of(0, 0).scene_rect
    made_so_far = len(view.match.record.notes)

    person.click_at(gone.center())

    assert not view.playback.is_busy
    assert made_so_far == len(view.match.record.notes)
    assert view.table.player.chosen is None


async def test_space_ends_one_motion_and_shift_space_goes_on_to_the_next_question(page):
    view = await begun(page.window)
    table = view.table
    assert view.match.state.phase == FOOD
    person = Person(view)
    person.drag(table.top.hand[0].scene_rect, table.top.pond.scene_rect)
    await until(lambda: table.animator.is_running)
    told = len(view.log.told.events)

    QTest.keyClick(table, Qt.Key.Key_Space)
    await until(lambda: len(view.log.told.events) > told and table.animator.is_running)
    assert view.playback.is_busy
    assert not person.is_asked

    QTest.keyClick(table, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    await until(lambda: person.is_asked and not view.playback.is_busy)
    assert not table.playback.is_hurried
    assert view.match.to_move == 0


async def test_much_that_waits_is_shown_twice_as_fast(page):
    view = await begun(page.window)
    stage = view.table.animator
    view.set_speed(1.0)
    events = [Event(e.ROUND_BEGAN, amount=2), Event(e.PHASE_BEGAN, amount=PLAY)] * 3
    view.perform(events, view.match.view(0), 0)
    await until(lambda: stage.is_running)
    assert 2.0 == stage.haste
    view.table.playback.hurry()
    await view.settle()
    assert 1.0 == stage.haste


async def test_who_skips_moves_still_sees_the_attacks(page):
    """Shift+Space leaves out what can be read later, but no one is to look for a species that is gone."""
    view = await begun(page.window)
    stage = view.table.animator
    view.set_speed(1.0)
    attack = Event(e.ATTACKED, 0, subject=species_ref(0, 0), target=species_ref(1, 0))
    events = [Event(e.PHASE_BEGAN, amount=FEEDING), Event(e.ROUND_BEGAN, amount=2), attack]
    view.perform([*events, Event(e.ROUND_BEGAN, amount=3)], view.match.view(0), 1)
    view.show_position(view.match.view(0), ask=True)
    await until(lambda: stage.is_running)
    assert view.playback.is_to_come(is_attack)

    QTest.keyClick(view.table, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    await until(lambda: not view.playback.is_to_come(is_attack))
    await until(lambda: stage.is_running)  # once what it shows is painted

    assert 2.0 == stage.haste
    assert view.phrases.sentence(attack, view.table.names()) == view.table.top.told
    QTest.keyClick(view.table, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    assert not view.playback.is_busy
    assert not view.table.playback.is_hurried
    assert view.table.ask


@pytest.mark.parametrize("settings", [replace(SETTINGS, speed="off")])
async def test_the_end_of_a_round_is_told_on_the_table(page):
    page.window.session.begin(DUEL, 7)
    view = await until(lambda: page.window.game)
    person = Person(view)

    await person.play_until(lambda: view.match.state.round == 2 and person.is_asked)

    facts = view.table.over.round_note.panel.facts
    start, end = round_ends(view.match.game, view.match.milestones, view.match.history)
    assert "Round 1 is over" == facts.title
    chips = [one.chips for one in toll(start, end)]
    assert any(chips)
    assert [signed(count) for count in chips if count] == [row[3].words for row in facts.rows if row[3].words]


@pytest.mark.parametrize("step", ["perform", "show_position"])
async def test_a_fault_while_something_is_shown_is_reported_and_the_game_goes_on(page, monkeypatch, step):
    """A picture that cannot be drawn must not cost a game."""
    view = await begun(page.window)
    view.set_speed(50.0)
    reported = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: reported.append(str(error)))
    owner = view.table.playback if step == "perform" else view.table
    whole, faults = getattr(owner, step), ["torn"]

    def failing(*words, **more):
        if faults:
            raise RuntimeError(faults.pop())
        return whole(*words, **more)

    monkeypatch.setattr(owner, step, failing)
    made_so_far = len(view.match.record.moves())

    await Person(view).play_until(lambda: len(view.match.record.moves()) > made_so_far + 5)
    await view.playback.settled()

    assert reported == ["torn"]
    assert not page.window.dialog
    assert view.table.seen.state.round == view.match.state.round


async def test_a_game_can_be_ended_by_two_at_once(page):
    """Someone leaves it and closes the window; one waits for it to stop while the other takes it away."""
    view = await begun(page.window)
    page.window.session.view = None
    first = asyncio.ensure_future(view.stop())
    await asyncio.sleep(0)
    delete(view)
    await first


PAIR = GamePlan("evolution/de", (SeatPlan("human", "Anna"), SeatPlan("human", "Björn")))
LONE_MOVE = Event(e.PASSED, 0)


@pytest.mark.parametrize(
    ("settings", "plan", "is_told"),
    [
        (SETTINGS, DUEL, True),
        (replace(SETTINGS, finished=True), DUEL, False),
        (replace(SETTINGS, finished=True), PAIR, True),
        (replace(SETTINGS, finished=True, beats="always"), DUEL, True),
        (replace(SETTINGS, beats="never"), PAIR, False),
    ],
    ids=["first game", "later", "several people", "always", "never"],
)
async def test_a_move_that_decides_nothing_is_announced(page, plan, is_told):
    page.window.session.begin(plan, 7)
    view = await until(lambda: page.window.game)
    table = view.table
    view.set_speed(SLOW)
    await until(lambda: not view.playback.is_busy)
    moves = [LONE_MOVE, Event(e.ROUND_BEGAN, amount=2)]

    view.perform(moves, view.match.view(0), 0, automatic=True, forced=True)
    await until(lambda: table.animator.is_running, 20)

    sentence = view.phrases.sentence(LONE_MOVE, table.names())
    remarks = view.phrases.no_choice(sentence), view.phrases.automatic(sentence)
    assert is_told == (table.top.told in remarks)
    if is_told:
        QTest.keyClick(table, Qt.Key.Key_Space)
        await until(lambda: table.top.told not in remarks, 20)
        await until(lambda: table.animator.is_running, 20)
    assert not table.ask


async def test_without_motion_a_forced_move_is_made_at_once(page):
    view = await begun(page.window)
    view.set_speed(0.0)

    view.perform([LONE_MOVE], view.match.view(0), 0, automatic=True, forced=True)

    for _ in range(5):  # turns of the loop, in which a question may follow
        await asyncio.sleep(0)
    assert not view.playback.is_busy


async def test_without_motion_a_key_draws_the_question_that_is_still_to_come(page):
    view = await begun(page.window)
    view.set_speed(0.0)
    table, seen = view.table, view.match.view(0)
    view.perform([LONE_MOVE], seen, 0)
    assert not table.ask

    view.show_position(seen, ask=True)
    assert not table.ask
    QTest.keyClick(table, Qt.Key.Key_Right)

    assert table.ask
    assert not view.playback.is_busy


async def test_without_motion_a_press_draws_the_question_that_is_still_to_come_and_counts(page):
    view = await begun(page.window)
    await in_card_play(view)
    view.set_speed(0.0)
    table, seen = view.table, view.match.view(0)
    await until(lambda: not table.display.placeholder.is_shown, 20)
    view.perform([LONE_MOVE], seen, 0)
    view.show_position(seen, ask=True)
    assert not table.ask
    assert not table.board.view.ask, "no answer to what was shown before"
    card = table.top.hand[0]
    at = table.mapFromScene(card.scene_rect.center())

    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=at)

    assert table.ask
    for way in (10, 20, 40):
        QTest.mouseMove(table.viewport(), at - QPoint(0, way))
    assert table.drag.carried is not None
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=at)


@pytest.mark.parametrize("settings", [replace(SETTINGS, speed="off")])
async def test_a_position_that_cannot_be_prepared_is_drawn_nevertheless(page, monkeypatch):
    view = await begun(page.window)
    view.set_speed(0.0)
    reported = []
    monkeypatch.setattr(sys, "excepthook", lambda *error: reported.append(error[1]))

    def prepare(seen):
        yield
        raise RuntimeError(seen.viewer)

    monkeypatch.setattr(view.table, "prepare", prepare)
    view.perform([LONE_MOVE], view.match.view(0), 0)
    await view.playback.settled()

    assert [type(error) for error in reported] == [RuntimeError]
    assert not view.playback.is_busy


@pytest.mark.parametrize("speed", [0.0, 20.0])
async def test_a_move_and_the_question_after_it_are_drawn_as_one_position(page, speed):
    view = await begun(page.window)
    await in_card_play(view)
    view.set_speed(speed)
    person, table = Person(view), view.table
    drawn = []
    view.drawn.connect(lambda: drawn.append(table.ask))

    person.drag(table.top.hand[0].scene_rect, lambda: table.top.gutters[0].scene_rect)
    await until(lambda: drawn and person.is_asked and not view.playback.is_busy)
    await asyncio.sleep(0)

    assert [True] == drawn


@pytest.mark.parametrize("settings", [replace(SETTINGS, speed="off")])
async def test_a_match_that_was_finished_is_remembered(page):
    window = page.window
    view = await begun(window)
    view.set_speed(0.0)
    assert not window.settings.finished

    await Person(view).play_until(lambda: view.controller.has_ended)

    await until(lambda: window.settings.finished, 20)
    assert "never" != window.settings.beats
