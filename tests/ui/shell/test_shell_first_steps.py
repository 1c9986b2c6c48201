"""The first steps in a game, in the window: done by drags, left out, gone astray from, undone, left.

The Beginning is played, which has ten; any other game can bring its own.
"""

from __future__ import annotations

import asyncio
import re
from dataclasses import fields, replace
from importlib import import_module
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from evolution_qt.games import game as game_named
from evolution_qt.games.beginning import events as e
from evolution_qt.ui.kit import accessibility, keymap
from evolution_qt.ui.kit.animator import Animator
from evolution_qt.ui.kit.phrasing import unbroken
from evolution_qt.ui.shell.game.lesson_card import LessonCard
from evolution_qt.ui.shell.new_game.new_game import NewGameDialog
from evolution_qt.ui.shell.reading.how_to_play import HowToPlayDialog
from evolution_qt.ui.shell.settings.settings import GamePlan, SettingsFile
from evolution_qt.ui.shell.window.commands import usual_keys
from evolution_qt.ui.shell.window.question import LeaveDialog
from evolution_qt.ui.table import prose
from evolution_qt.ui.table.lessons import GameLesson, LessonStep, lesson_texts
from evolution_qt.ui.table.presentation import presentation
from tests.toy.games.toy.rules import laid
from tests.ui.shell.acting import Person, click, until
from tests.ui.shell.lasting import alive
from tests.ui.shell.learning import Learner, learning
from tests.ui.shell.log_page import LogPage
from tests.ui.shell.page import EVOLUTION_DUEL, UNASKED, plan

KEY = "beginning/de"
OF_BEGINNING = plan(KEY, Ann="human", Fox="hatchling")
HUNTER, HUNT, PLAY = 4, 6, 8
"""The places of three lessons: against replies, with another way that costs something, and against a bot."""
MARKED = "Marked on the table: Card 1 of 1: Flight, Population 1, food 0"
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def settings():
    return replace(UNASKED, last=OF_BEGINNING, names=("Ann",))


def lessons():
    return presentation(KEY).lessons()


def steps():
    """Return what each lesson says, in the current language."""
    return [lesson_texts(KEY)[lesson.key] for lesson in lessons()]


def by_keys(number):
    """Return what a lesson says to a player who uses keys."""
    return steps()[number].by_keys.format(tab="Tab", enter="Enter")


async def begun(page, number=0):
    """Begin with a step, and return who learns."""
    return await learning(page, lambda: page.window.first_steps.begin(KEY, number))


async def following(page, button):
    """Click a button behind which another step begins, and return who learns."""
    return await learning(page, lambda: click(button))


async def test_all_steps_are_done_by_drags(page):
    learner = await begun(page)
    for number, step in enumerate(steps()):
        assert f"{number + 1} of {len(steps())}: {step.title}" == learner.card.choice.currentText()
        assert step.task in learner.card.words.text()
        assert not learner.card.is_reached
        await learner.reach(lessons()[number])
        assert lesson_texts(KEY)[lessons()[number].steps[-1].key].done == learner.card.words.text()
        if number + 1 < len(steps()):
            learner = await following(page, learner.card.forward)
    click(learner.card.forward)
    sheet = await page.sheet(NewGameDialog)

    assert "beginning" == sheet.chosen_title.key
    assert [] == page.shelf.library.entries(), "nothing is recorded"
    assert not page.window.settings.finished


@pytest.mark.parametrize(
    ("game", "number"), [(KEY, 0), (KEY, 1), (KEY, 3), (KEY, 6), ("dominant-species", 1)]
)
async def test_a_player_who_uses_keys_is_told_their_way_and_reaches_the_goal_so(page, game, number):
    """Tab aims, Enter does it; who takes the mouse again is told to drag."""
    learner = await learning(page, lambda: page.window.first_steps.begin(game, number))
    lesson = presentation(game).lessons()[number]
    said = lesson_texts(game)[lesson.key]
    words = {"tab": "Tab", "enter": "Enter"}
    assert said.task == learner.card.words.text()
    await page.front()
    learner.table.setFocus()

    page.press(Qt.Key.Key_Tab)
    assert said.by_keys.format(**words) == learner.card.words.text()
    QTest.mouseClick(learner.table.viewport(), Qt.MouseButton.RightButton, pos=QPoint(2, 2))
    assert said.task == learner.card.words.text()
    await until(lambda: not learner.table.pointer.has_waiting)  # a click waits until the table is painted
    for line in lesson.solution:
        await learner.do_by_keys(page, line)

    await until(lambda: learner.card.is_reached)


async def test_who_comes_by_keys_is_told_the_way_of_keys_from_the_first_step_on(page):
    await page.front()
    page.press(Qt.Key.Key_Tab)
    learner = await begun(page)

    assert by_keys(0) == learner.card.words.text()
    assert "drag" not in learner.card.words.text().casefold()


async def test_a_screen_reader_is_told_the_way_of_keys(page, heard):
    learner = await begun(page)

    assert by_keys(0) == learner.card.words.text()


def test_no_prompt_tells_to_drag_but_a_step_for_the_pointer(translations):
    """In the words of each game and language; a step says it in other words for keys."""
    verbs = {"en": "drag", "de": r"\bziehe?\b", "ja": "ドラッグ"}  # a card is drawn: ziehst
    for language, verb in verbs.items():
        translations.use(language)
        for game in (KEY, "dominant-species", "evolution/en"):
            for text in lesson_texts(game).values():
                said = (text.by_keys, text.done, text.other, *text.wrong.values(), *text.remarks.values())
                assert not [one for one in said if re.search(verb, one.casefold())], (language, game)


def test_a_card_is_named_only_in_tasks_of_steps_that_know_it(translations):
    """Elsewhere the placeholder would be read as it stands."""
    (default,) = [one.default for one in fields(LessonStep) if one.name == "names"]
    found = set()
    for language, game in product(("en", "de", "ja"), (KEY, "dominant-species", "evolution/en")):
        translations.use(language)
        steps = [step for lesson in presentation(game).lessons() for step in lesson.steps]
        nameless = {step.key for step in steps if step.names is default}
        for key, text in lesson_texts(game).items():
            said = (text.title, text.done, text.other, *text.wrong.values(), *text.remarks.values())
            assert not [one for one in said if "{card}" in one], (language, game, key)
            if any("{card}" in one for one in (text.task, text.by_keys)):
                assert key not in nameless, (language, game)
                found.add((language, key))
    assert {("en", "body"), ("de", "body"), ("ja", "body")} <= found


# Free to go another way, and to leave


async def test_a_step_gone_astray_from_is_begun_again_or_left(page):
    learner = await begun(page, HUNT)
    hunt = steps()[HUNT]
    assert not learner.card.again.property("role")

    await learner.do("attack 0 1.0")
    await until(lambda: learner.card.words.text() == hunt.other.format(undo="Ctrl+Z"))
    assert not learner.card.is_reached
    assert "main" == learner.card.again.property("role")
    learner = await following(page, learner.card.again)
    assert hunt.task == learner.card.words.text()
    assert [] == learner.view.match.plies

    click(learner.card.leave)
    await until(lambda: page.window.game is None)
    assert page.window.dialog is None, "nothing is lost, so nothing is asked"
    assert page.window.pages.currentWidget() is page.window.start


async def test_the_log_promises_nothing_of_undoing_where_feeding_is_no_decision(page):
    learner = await begun(page)
    await learner.do("feed 0")

    assert "Practice: the game does not count." in LogPage(learner.view.log).text
    assert "any move can be undone" not in LogPage(learner.view.log).text
    assert not learner.view.undoing.back.isEnabled()


async def test_a_move_that_was_undone_was_not_made(page):
    learner = await begun(page, 2)
    share = steps()[2]
    await learner.do("feed 0", "feed 0")
    await until(lambda: learner.card.words.text() == share.other.format(undo="Ctrl+Z"))

    await page.front()
    page.press(Qt.Key.Key_Z, modifiers=CONTROL)
    await until(lambda: learner.is_asked and share.task in learner.card.words.text())
    await learner.do("feed 1")
    await until(lambda: learner.card.is_reached)
    assert share.done == learner.card.words.text()

    page.press(Qt.Key.Key_Z, modifiers=CONTROL)
    await until(lambda: not learner.card.is_reached and learner.is_asked)
    assert share.task in learner.card.words.text()
    assert learner.card.forward.isHidden()
    assert learner.table.hasFocus()


async def test_the_others_wait_when_the_turn_is_over(page):
    """Feeding is all that can be done; a hunter who is held up has eaten nothing."""
    learner = await begun(page, HUNTER)
    await learner.do("feed 0", "feed 0")
    await until(lambda: learner.card.is_reached)
    made = len(learner.view.match.plies)
    assert learner.view.match.to_move == 1
    await asyncio.sleep(0.05)

    assert made == len(learner.view.match.plies)
    assert learner.view.thinking.isHidden()


@pytest.fixture
def motions(monkeypatch):
    """Let each motion take no time, and return how long each would last at usual speed, in milliseconds."""
    lengths = []

    async def play(animator):
        lengths.append(animator.ms(animator.scenes.length))
        animator.scenes.clear()

    monkeypatch.setattr(Animator, "play", play)
    return lengths


@pytest.mark.parametrize("key", ["feed", "herd", "share", "species", "shield", "hunt", "own"])
async def test_praise_comes_within_half_a_second(page, monkeypatch, motions, key):
    """From the drop on, on the clock of the motions; an attack and what it brings are seen under it."""
    number = [one.key for one in lessons()].index(key)
    learner = await begun(page, number)
    page.window.take_settings(replace(page.window.settings, speed="normal"))
    praised, say = [], LessonCard.say

    def saying(card, *words, reached, **how):
        if reached:
            praised.append(sum(motions))
        say(card, *words, reached=reached, **how)

    monkeypatch.setattr(LessonCard, "say", saying)
    *before, last = lessons()[number].solution
    await learner.do(*before)
    await until(lambda: learner.is_asked)
    motions.clear()
    await learner.do(last)
    await until(lambda: praised)

    assert praised[0] <= 500


async def test_the_table_holds_where_the_goal_is_missed(page):
    """Both tokens went to one species: the loss of the other one is seen, and nothing that follows."""
    learner = await begun(page, 2)
    await learner.do("feed 0", "feed 0")
    await until(lambda: learner.view.is_held and not learner.view.playback.is_busy)
    shown = learner.table.shown_state

    assert steps()[2].other.format(undo="Ctrl+Z") == learner.card.words.text()
    assert [1, 2] == [len(shown.players[0].species), len(shown.players[0].species[0].cards)]
    assert (0, 1) == (shown.to_move, len(shown.players[1].species))
    assert not learner.card.is_reached


async def test_the_table_holds_where_the_goal_is_reached(page):
    """The match is in the turn of the other seat by then; of that nothing is seen under the praise."""
    learner = await begun(page, 2)
    await learner.do("feed 1", "feed 0")
    await until(lambda: learner.card.is_reached)
    match, shown = learner.view.match, learner.table.shown_state

    assert (1, 2, 2) == (match.to_move, match.state.watering_hole, len(match.state.players[1].species))
    assert (0, 0, 1) == (shown.to_move, shown.watering_hole, len(shown.players[1].species))
    assert not learner.view.playback.is_busy
    await page.front()
    page.press(Qt.Key.Key_Z, modifiers=CONTROL)
    await until(lambda: learner.is_asked and learner.table.ask)
    assert 2 == learner.table.shown_state.watering_hole


async def test_a_running_game_is_kept_as_it_was(page):
    """First steps that are asked for in a game leave it as any new game does; it can be gone on with."""
    view = await page.begin(EVOLUTION_DUEL)
    await page.play_until(lambda: view.match.plies)
    (kept,), moves = page.shelf.library.entries(), len(view.match.record.moves())
    before = kept.path.read_bytes()

    learner = await begun(page)
    await learner.do("feed 0", "feed 0")
    await until(lambda: learner.card.is_reached)
    click(learner.card.leave)
    await until(lambda: page.window.game is None)

    assert [kept.path] == [one.path for one in page.shelf.library.entries()]
    assert before == kept.path.read_bytes()
    again = await page.next_game(page.window.session.go_on)
    assert moves == len(again.match.record.moves())
    assert again.findChild(LessonCard) is None
    assert not again.teaches


async def test_steps_that_were_left_leave_nothing(page):
    async def speaking(number):
        learner = await begun(page, number)
        await until(lambda: learner.table.pointing.bubble is not None)

    for number in (0, 1):
        await speaking(number)  # what is made once stays
    before = alive()
    for number in (1, 0, 2, 1):
        await speaking(number)
    await asyncio.sleep(0.02)

    assert {} == alive() - before


async def test_nothing_is_said_of_what_is_still_to_be_shown(page, monkeypatch):
    """The match is ahead of the table; praise for what has not begun to be seen would come too early."""
    learner = await begun(page)
    page.window.take_settings(replace(page.window.settings, speed="fast"))
    early, say = [], LessonCard.say

    def saying(card, *words, **how):
        early.append(learner.view.playback.is_to_come(lambda event: event.kind == e.ATE_PLANTS))
        say(card, *words, **how)

    monkeypatch.setattr(LessonCard, "say", saying)
    await learner.do("feed 0", "feed 0")
    await until(lambda: learner.card.is_reached)

    assert early
    assert not any(early)


async def test_another_language_is_written_at_once_and_nothing_of_what_is_still_to_be_shown(
    page, translations
):
    learner = await begun(page)
    page.window.take_settings(replace(page.window.settings, speed="fast"))
    await learner.do("feed 0", "feed 0")
    await until(lambda: learner.view.playback.is_busy)
    before = learner.card.words.text()
    page.window.take_settings(replace(page.window.settings, language="de"))
    QApplication.processEvents()

    assert learner.view.playback.is_busy
    assert learner.card.words.text() in (steps()[0].task, steps()[0].done)
    assert before != learner.card.words.text()
    await until(lambda: learner.card.is_reached)
    assert steps()[0].done == learner.card.words.text()


# Left and come back to, or chosen


async def test_steps_go_on_with_the_one_that_was_left(page):
    learner = await begun(page)
    learner = await following(page, learner.card.skip)
    click(learner.card.leave)
    await until(lambda: page.window.game is None)
    assert (("beginning", "herd"),) == SettingsFile(page.file.path).load().steps

    learner = await learning(page, lambda: page.window.first_steps.begin(KEY))
    assert steps()[1].task == learner.card.words.text()
    await learner.reach(lessons()[1])
    click(learner.card.leave)
    await until(lambda: page.window.game is None)

    learner = await following(page, page.window.start.steps)
    assert steps()[2].task in learner.card.words.text(), "the one before was reached"


async def test_behind_the_last_step_is_the_first(page):
    window = page.window
    window.take_settings(window.settings.reaching("beginning", "points"))
    learner = await learning(page, lambda: window.first_steps.begin(KEY))
    assert steps()[-1].task in learner.card.words.text()
    assert () == window.settings.learnt
    await learner.reach(lessons()[-1])
    assert () == window.settings.steps
    assert (("beginning", 0),) == window.settings.learnt

    window.take_settings(window.settings.reaching("beginning", "of_another_version"))
    learner = await learning(page, lambda: window.first_steps.begin(KEY))
    assert steps()[0].task == learner.card.words.text()


async def test_a_step_is_chosen_by_keys(page):
    learner = await begun(page, 1)
    choice = learner.card.choice
    assert [f"{at + 1} of {len(steps())}: {step.title}" for at, step in enumerate(steps())] == [
        choice.itemText(at) for at in range(choice.count())
    ]
    assert "Choose a step" == choice.accessibleName()

    await page.front()
    choice.setFocus()
    page.press(Qt.Key.Key_F6)
    assert learner.table.hasFocus()
    choice.setFocus()
    page.press(Qt.Key.Key_Down, Qt.Key.Key_Down)  # the step between may be seen for a moment
    await until(lambda: page.view and (card := Learner(page).card) and by_keys(3) == card.words.text())


# By keys, by ear, in every language and size


async def test_a_step_is_done_by_keys_alone(page):
    learner = await begun(page, 1)
    await page.front()
    learner.table.setFocus()
    page.press(Qt.Key.Key_1, Qt.Key.Key_P, Qt.Key.Key_Return)
    await until(lambda: learner.card.is_reached)
    assert learner.card.forward.hasFocus()

    page.press(Qt.Key.Key_F6)
    assert learner.table.hasFocus()
    page.press(Qt.Key.Key_F6)
    assert learner.card.forward.hasFocus()
    page.press(Qt.Key.Key_Escape)
    assert learner.table.hasFocus()
    page.press(Qt.Key.Key_F6)

    learner = await learning(page, lambda: page.press(Qt.Key.Key_Return))
    assert steps()[2].task in learner.card.words.text()
    page.press(Qt.Key.Key_F6)
    assert learner.card.again.hasFocus()
    page.press(Qt.Key.Key_Tab)
    assert learner.card.skip.hasFocus()
    learner = await learning(page, lambda: page.press(Qt.Key.Key_Space))
    assert by_keys(3) == learner.card.words.text()


async def test_the_key_to_the_card_can_be_changed(page):
    learner = await begun(page)
    window, card = page.window, learner.card
    assert "F6" in usual_keys()
    await page.front()
    learner.table.setFocus()
    try:
        window.take_settings(replace(window.settings, keys=(("F6", "F7"),)))
        assert "F7" in card.accessibleDescription()
        page.press(Qt.Key.Key_F6)
        assert learner.table.hasFocus()
        page.press(Qt.Key.Key_F7)
        assert card.again.hasFocus()
    finally:
        keymap.begin(usual_keys())


async def test_a_screen_reader_hears_task_and_praise(page, monkeypatch):
    heard = []
    monkeypatch.setattr(accessibility, "announce", lambda thing, words, **_: heard.append((thing, words)))
    learner = await begun(page, 1)
    herd = steps()[1]
    card = learner.card
    marked = " ".join([herd.task, MARKED])
    assert (card, marked) in heard
    assert f"First steps: 2 of {len(steps())} {herd.task} {MARKED}" == name_of(card)

    await learner.do("population 0 flight")
    await until(lambda: card.is_reached)

    assert 1 == heard.count((card, marked))
    assert 1 == heard.count((card, herd.done))
    assert herd.done in name_of(card)
    assert "F6" in card.accessibleDescription()
    assert ["Again", "Next step", "Leave"] == [name_of(one) for one in shown_buttons(card)]


def name_of(widget):
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def in_window(widget):
    return QRect(widget.mapTo(widget.window(), QPoint()), widget.size())


def shown_buttons(card):
    return [one for one in (card.again, card.skip, card.forward, card.leave) if one.isVisible()]


SIZES = [(1280, 800, 100), (1100, 620, 125), (2560, 1440, 80)]


async def test_it_goes_with_language_and_size(page, translations):
    learner = await begun(page, PLAY)
    window, card = page.window, learner.card
    tasks = set()
    for language in ("en", "de", "ja"):
        for wide, high, text in SIZES:
            window.resize(wide, high)
            window.take_settings(replace(window.settings, language=language, text=text))
            for _ in range(3):
                QApplication.processEvents()
            tasks.add(card.words.text().splitlines()[0])
            assert steps()[PLAY].task == card.words.text().splitlines()[0]
            assert card.is_beside == learner.view.side.is_open
            assert not in_window(card).intersects(in_window(learner.table))
            assert card.choice.width() >= card.choice.sizeHint().width()
            bubble = learner.table.pointing.bubble
            assert learner.table.scene().sceneRect().contains(bubble.rect)
            assert card.words.text().splitlines() == list(bubble.lines)
            assert learner.table.height() > 0.7 * learner.view.height()
            for button in shown_buttons(card):
                assert button.width() >= button.sizeHint().width()
                assert card.rect().contains(button.geometry())
    assert 3 == len(tasks)

    window.take_settings(replace(window.settings, language="en", text=100))
    await learner.do("trait 0 speed")
    assert steps()[PLAY].task in card.words.text()


async def test_the_card_lies_in_the_panel_and_above_the_table_only_where_that_is_closed(page, translations):
    """Large writing lies there in any window: where the log has no room, all the panel is for it."""
    learner = await begun(page, PLAY)
    window, view, card = page.window, learner.view, learner.card

    def is_above():
        for _ in range(3):
            QApplication.processEvents()
        above = card.parentWidget() is view
        assert (0 == learner.table.y()) != above
        assert view.side.isAncestorOf(card) != above
        assert above or card.words.height() >= card.words.heightForWidth(card.words.width())
        longest = max(map(card.words.fontMetrics().horizontalAdvance, unbroken(card.words.text())))
        assert above or longest <= card.words.width()
        assert above or view.side.rect().contains(card.geometry())
        for one in (*shown_buttons(card), view.side.menu, view.side.hint):
            assert one.width() >= one.sizeHint().width()
            assert one.height() >= one.sizeHint().height()
            assert one.parentWidget().rect().contains(one.geometry())
        return above

    for language in ("en", "de", "ja"):
        letters = {}
        for (wide, high), text in product(((1024, 600), (1280, 800), (1600, 900), (2560, 1440)), (150, 200)):
            window.resize(wide, high)
            window.take_settings(replace(window.settings, language=language, text=text))
            assert not is_above()
            assert 3 == len(card.words.text().splitlines())
            letters[wide, text] = card.words.font().pixelSize()
        assert all(letters[wide, 200] > letters[wide, 150] for wide in (1024, 1280, 1600, 2560))
        window.resize(1600, 900)
        window.take_settings(replace(window.settings, text=125))
        assert not is_above()
        click(view.side.button)
        assert is_above()
        click(view.side.button)
    window.take_settings(replace(window.settings, text=150))
    assert not is_above()
    click(view.side.button)
    assert not is_above(), "the log is closed, the words stay"
    assert not view.log.isVisible()
    click(view.side.button)
    assert view.log.isVisible()
    await page.front()
    page.press(Qt.Key.Key_F6)
    assert card.again.hasFocus()
    page.press(Qt.Key.Key_F6, Qt.Key.Key_1, Qt.Key.Key_P, Qt.Key.Key_Return)
    await until(lambda: len(view.match.plies) == 1)
    assert steps()[PLAY].task in card.words.text()


async def test_the_table_keeps_its_place_while_less_is_said(page):
    learner = await begun(page, PLAY)
    before = learner.table.geometry()
    words = learner.card.words.text()

    await learner.do("trait 0 long_neck", "population 0 fat_tissue")

    assert len(words) > len(learner.card.words.text())
    assert before == learner.table.geometry()


# Where it is begun


@pytest.mark.parametrize(
    ("last", "game", "name"),
    [
        (OF_BEGINNING, KEY, "First steps in Evolution: The Beginning"),
        (EVOLUTION_DUEL, "evolution/de", "First match of Evolution"),
        (GamePlan(), "evolution/en", "First match of Evolution"),
    ],
    ids=["own", "other", "none"],
)
async def test_the_start_screen_offers_those_of_the_game_that_is_chosen(page, last, game, name):
    """A newcomer has chosen none: Evolution is proposed then."""
    window = page.window
    window.take_settings(replace(window.settings, last=last))
    window.show_start()
    steps = window.start.steps
    assert steps.isVisible()
    assert name == steps.accessibleName() == steps.toolTip()

    learner = await following(page, steps)

    assert game == learner.view.match.game.key


async def test_the_sheet_of_rules_offers_them_after_the_question_about_a_running_game(page):
    window = page.window
    window.take_settings(replace(window.settings, confirmations=True))
    view = await page.begin(OF_BEGINNING)
    window.sheets.show_rules()
    rules = await page.sheet(HowToPlayDialog)
    click(rules.steps)
    question = await until(lambda: window.dialog if isinstance(window.dialog, LeaveDialog) else None)
    assert window.game is view
    learner = await learning(page, question.accept)
    assert steps()[0].task == learner.card.words.text()


async def test_the_set_up_of_a_game_offers_them_if_it_has_some(page):
    window = page.window
    sheet = await page.choose(window.start.new_game, NewGameDialog)
    assert sheet.steps.isVisible()
    for title in ("evolution", "dominant", "beginning"):
        click(sheet.titles[title])
        assert sheet.steps.isVisible()
    await following(page, sheet.steps)
    assert window.dialog is None
    assert window.settings.last == OF_BEGINNING, "nothing was set up"


def test_most_games_have_none(toy_among_games):
    assert not presentation("toy").teaches
    assert () == presentation("toy").lessons()


# Any game can bring its own


@pytest.fixture
def toy_that_teaches(toy_among_games, monkeypatch):
    game = game_named("toy")
    state = game.new(2, 3)
    most = max(state.hands[0])
    lesson = GameLesson(
        position={key: value for key, value in game.dump(state).items() if key != "game"},
        steps=[LessonStep(key="most", is_done=lambda so_far: most in laid(so_far.events))],
    )
    said = "## The largest {#most}\n\nLay your largest card.\n\n[if done] That is the one.\n"
    chapters = prose.parse(said, "lessons/toy.en.md")
    monkeypatch.setattr(prose, "read", lambda *_: chapters)
    monkeypatch.setattr(
        import_module("evolution_qt.ui.toy.presentation"),
        "PRESENTATION",
        replace(presentation("toy"), lessons=lambda: (lesson,)),
    )
    presentation.cache_clear()
    yield
    presentation.cache_clear()


async def test_any_game_can_bring_its_own(page, toy_that_teaches):
    view = await page.next_game(lambda: page.window.first_steps.begin("toy"))
    card = view.findChild(LessonCard)
    person = Person(view)
    await until(lambda: person.is_asked)
    assert "Lay your largest card." == card.words.text()
    assert card.skip.isHidden(), "there is no other"

    hand = view.match.state.hands[0]
    least = hand.index(min(hand)) + 1
    QTest.keyClicks(view.table, str(least))
    QTest.keyClick(view.table, Qt.Key.Key_Return)
    await until(lambda: "allowed too" in card.words.text())
    view.undoing.take_back()
    await until(lambda: person.is_asked and card.words.text() == "Lay your largest card.")
    QTest.keyClicks(view.table, str(hand.index(max(hand)) + 1))
    QTest.keyClick(view.table, Qt.Key.Key_Return)
    await until(lambda: card.is_reached)

    assert "That is the one." == card.words.text()
    assert "New game" == card.forward.text()
