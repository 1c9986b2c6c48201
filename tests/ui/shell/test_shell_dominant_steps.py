"""The first steps in Dominant Species, in the window: another way, and a round that is kept."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.dominant.catalogue import KEY
from evolution_qt.games.dominant.grid import CELL_NUMBERS
from evolution_qt.games.dominant.state import EXECUTION
from evolution_qt.ui.dominant.action_display import running
from evolution_qt.ui.dominant.colours_and_icons import ActionRow
from evolution_qt.ui.dominant.first_steps import LESSONS
from evolution_qt.ui.dominant.gesture_targets import CELL
from evolution_qt.ui.dominant.words import DominantWords
from evolution_qt.ui.kit import keymap
from evolution_qt.ui.shell.game.lesson_card import LessonCard
from evolution_qt.ui.shell.new_game.new_game import NewGameDialog
from evolution_qt.ui.table.gestures import Spot
from evolution_qt.ui.table.prose import step_texts
from tests.ui.shell.acting import click, until
from tests.ui.shell.learning import learning
from tests.ui.shell.page import UNASKED

TEXTS = step_texts("dominant", "en")
NUMBERS = {lesson.key: number for number, lesson in enumerate(LESSONS)}
BEHIND_RESET = "hunger", "survive"
"""The lessons that prove what happens at Reset."""


@pytest.fixture
def settings():
    return replace(UNASKED, names=("Ann",))


async def begun(page, key):
    return await learning(page, lambda: page.window.first_steps.begin(KEY, NUMBERS[key]))


async def left(page, learner):
    click(learner.card.leave)
    await until(lambda: page.window.game is None)


def bubble(learner):
    """Return what stands in the bubble on the table."""
    found = learner.table.pointing.bubble
    return [] if found is None or not found.isVisible() else list(found.lines)


async def test_another_way_is_answered_and_can_be_taken_back(page):
    learner = await begun(page, "adapt")
    await learner.do("take sun")
    await until(lambda: [TEXTS["adapt"].other] == bubble(learner))

    await page.front()
    page.press(Qt.Key.Key_Z, modifiers=Qt.KeyboardModifier.ControlModifier)
    await until(lambda: learner.is_asked and [TEXTS["adapt"].task] == bubble(learner))
    await learner.do("take meat")
    await until(lambda: learner.card.is_reached)


async def test_the_guided_round_is_kept_and_goes_on_where_it_was_left(page):
    learner = await begun(page, "play")
    assert [TEXTS["play"].task] == bubble(learner)
    await learner.do("plan speciation:water")
    await until(lambda: learner.is_asked and [TEXTS["play"].done, TEXTS["plan"].task] == bubble(learner))
    assert not [line for line in learner.view.header.lines() if "edition" in line], "its rules fit the lesson"
    made = [ply.text for ply in learner.view.match.plies]
    await left(page, learner)
    (kept,) = page.shelf.library.entries()
    assert kept.summary.is_practice

    learner = await begun(page, "play")

    assert made == [ply.text for ply in learner.view.match.plies]
    assert TEXTS["plan"].task == bubble(learner)[-1]


async def test_each_part_of_an_action_is_told_and_a_wrong_drop_is_answered(page):
    learner = await begun(page, "pawn")
    assert [TEXTS["pawn"].task] == bubble(learner)
    await learner.do("plan speciation:water")
    await until(lambda: [TEXTS["pawn"].done, TEXTS["water"].task] == bubble(learner))

    board = learner.table.board
    (own,) = learner.table.gestures.subjects()
    forest = board.rect_of(Spot(CELL, index=CELL_NUMBERS["d4"]))
    learner.drag(board.home(own), forest)
    await until(lambda: [TEXTS["water"].wrong[""]] == bubble(learner)[3:])
    await learner.do("speciate d3:se")
    await until(lambda: [TEXTS["water"].done, TEXTS["cubes"].task] == bubble(learner))
    learner.click_at(board.button.scene_rect.center())

    await until(lambda: [TEXTS["cubes"].other] == bubble(learner))


@pytest.mark.parametrize(("key", "line"), [("hunger", "move d4 d3 3"), ("survive", "move d4 d3 2")])
async def test_the_words_make_room_for_the_list_of_numbers(page, key, line):
    learner = await begun(page, key)
    learner.drag(*learner.places(learner.step_of(learner.view.match, line)))
    panel = await until(lambda: learner.table.player.panel)
    note = learner.table.pointing.bubble

    assert not note.rect.intersects(panel.rect)
    assert note.zValue() < panel.zValue()

    page.press(Qt.Key.Key_Escape)
    await until(lambda: learner.table.player.panel is None)
    assert not keymap.are_used(), "a player with the mouse has put the list away"


def ways_on(learner):
    """Return what goes on behind what is read: a click on the button, a key, and a click on the table."""
    table = learner.table
    return [
        lambda: click(learner.card.forward),
        lambda: QTest.keyClick(table, Qt.Key.Key_Space),
        lambda: QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2)),
    ]


async def explained(page):
    """Return who learns the guided round, where something is explained for the first time."""
    learner, rng = await begun(page, "play"), Rng(3)
    match = learner.view.match
    while not learner.is_to_read:
        if learner.is_asked:
            moves = match.moves()
            await learner.do_one(match.game.write(moves[rng.below(len(moves))]))
        await until(lambda: learner.is_asked or learner.is_to_read)
    return learner


async def test_a_press_to_hurry_motions_leaves_what_is_explained_to_be_read(page):
    learner = await explained(page)
    told, table, forward = bubble(learner), learner.table, learner.card.forward
    shift, control = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier

    learner.teacher.least_seen = 1_000_000
    for press in ways_on(learner):
        press()
        assert learner.is_to_read
    learner.teacher.least_seen = 0
    for one in (table, forward):
        QTest.keyClick(one, Qt.Key.Key_Space, shift)
        QTest.keyClick(one, Qt.Key.Key_Return, control)
        assert learner.is_to_read
    assert told == bubble(learner)

    QTest.keyClick(table, Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier)
    assert not learner.is_to_read


async def test_a_double_click_on_what_is_explained_does_nothing_else(page, monkeypatch):
    learner = await explained(page)
    presses, viewport = [], learner.table.viewport()
    monkeypatch.setattr(learner.table.player, "stop", lambda: presses.append(1))

    for press in (QTest.mouseClick, QTest.mouseDClick, QTest.mouseRelease):  # the second is but its press
        press(viewport, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))

    assert not learner.is_to_read
    assert [] == presses


async def test_the_guided_round_waits_until_what_is_explained_has_been_read(page, monkeypatch):
    """No row is passed over in which a pawn acts, and the table asks as in a game."""
    learner = await begun(page, "play")
    match, table, view = learner.view.match, learner.table, learner.view
    rng, told, by_hand, ways = Rng(3), [], set(), ways_on(learner)
    flat, say = [], LessonCard.say

    def saying(card, *words, in_bubble, **how):
        if not in_bubble:
            flat.append(view.is_held or view.playback.is_busy)
        say(card, *words, in_bubble=in_bubble, **how)

    monkeypatch.setattr(LessonCard, "say", saying)
    while not view.result.isVisible():
        await until(lambda: learner.is_asked or learner.is_to_read or view.result.isVisible())
        if learner.is_to_read:
            made = len(match.plies)
            told.append(bubble(learner))
            assert view.is_held
            assert "Next" == learner.card.forward.text()
            await until(lambda: view.controller.thinking is None)
            for _ in range(20):  # a move that is not held back would be made by then
                await asyncio.sleep(0)
            assert (made, told[-1]) == (len(match.plies), bubble(learner)), "the others wait"
            assert match.is_over == page.window.settings.knows("dominant"), "also for a player who leaves now"
            ways[len(told) % len(ways)]()
            learner.card.laid.emit()  # as in a window of another size: all is written again
            await until(lambda: not learner.is_to_read or [told[-1]] != [bubble(learner)])
        elif learner.is_asked:
            if match.state.phase == EXECUTION:
                by_hand.add(ActionRow(running(match.state)).name.lower())
                assert bubble(learner) == [TEXTS[ActionRow(running(match.state)).name.lower()].task]
                assert table.board.ribbon.look.sentence, "what to do is said"
            moves = [match.game.write(move) for move in match.moves()]
            await learner.do_one(moves[rng.below(len(moves))])
            if learner.planned:
                learner.click_at(table.board.button.scene_rect.center())

    acted = {ActionRow(row).name.lower() for row in rows_that_acted(match)}
    assert [[TEXTS["reset"].task], [TEXTS["final"].task]] == told[-2:]
    assert acted <= by_hand | {key for key in TEXTS if [TEXTS[key].task] in told}
    assert not any(flat), "the words stay in the bubble until the end has been seen"
    assert view.result.remark.text() == TEXTS["final"].done
    click(view.result.new_game)
    assert "dominant" == (await page.sheet(NewGameDialog)).chosen_title.key


def rows_that_acted(match):
    """Return the rows in which a player was asked, by the positions of a match."""
    states = [match.state_at(made) for made in range(len(match.plies))]
    return {running(state) for state in states if state.phase == EXECUTION}


def test_the_words_name_the_button_that_makes_planned_moves(translations):

    words = DominantWords(game(KEY))
    for language in ("en", "de", "ja"):
        translations.use(language)
        for key in BEHIND_RESET:
            assert words.confirm_button() in step_texts("dominant", language)[key].task
