"""The first match of Evolution, in the window: kept as practice, left and continued."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from evolution_qt.book.reading import read
from evolution_qt.ui.evolution.first_steps import LESSONS
from evolution_qt.ui.shell.game.lesson_card import LessonCard
from evolution_qt.ui.shell.library.game_words import Words
from evolution_qt.ui.shell.window.question import AgainDialog
from evolution_qt.ui.table.accessible_tree import Key
from evolution_qt.ui.table.gestures import Spot
from evolution_qt.ui.table.lessons import LessonCourse
from evolution_qt.ui.table.prose import step_texts
from tests.ui.shell.acting import cancel, click, ok, until
from tests.ui.shell.learning import Learner, learning
from tests.ui.shell.page import UNASKED

KEY = "evolution/en"
TEXTS = step_texts("evolution", "en")
NAMED = {"trait": "Long Neck", "herd": "Warning Call", "species": "Symbiosis"}
TASKS = {key: text.task.format(card=NAMED.get(key, ""), tab="", enter="") for key, text in TEXTS.items()}
ROUND_ONE = ("food foraging:6", "trait 0 long_neck:4", "population 0 warning_call:2")


@pytest.fixture
def settings():
    return replace(UNASKED, names=("Ann",))


async def begun(page):
    return await learning(page, lambda: page.window.first_steps.begin(KEY))


def words(learner):
    return learner.card.words.text().splitlines()


def bubble(learner):
    """Return what stands in the bubble on the table."""
    found = learner.table.pointing.bubble
    return [] if found is None or not found.isVisible() else list(found.lines)


async def left(page, learner):
    click(learner.card.leave)
    await until(lambda: page.window.game is None)


async def test_the_words_stand_in_a_bubble_at_the_thing_and_the_ribbon_is_silent(page):
    learner = await begun(page)
    table = learner.table
    for line, key in zip(ROUND_ONE, ("food", "trait", "herd"), strict=True):
        await until(lambda key=key: TASKS[key] in words(learner) and learner.is_asked)
        assert words(learner) == bubble(learner)
        assert "" == table.board.ribbon.look.sentence
        assert learner.card.words.isHidden()
        found = table.pointing.bubble
        assert table.scene().sceneRect().contains(found.rect)
        assert not any(found.rect.intersects(one) for one in table.pointing.rects)
        await learner.do(line)


async def test_a_refusal_is_told_by_the_reason_of_the_game_and_what_to_do(page):
    """A species of another player may be as hungry as the player's."""
    learner = await begun(page)
    await learner.do(*ROUND_ONE, "species right symbiosis:1", "done")
    await until(lambda: TASKS["eat"] in bubble(learner) and learner.is_asked)
    hungry = next(seat for seat in (1, 2) if learner.view.match.state.players[seat].species[0].food < 1)
    hole, _ = learner.places(learner.step_of(learner.view.match, "feed 0"))
    learner.drag(hole, learner.table.tree.scene_rect(Key("species", hungry, 0)))

    told = ["You can’t use another player’s species here.", TEXTS["eat"].wrong[""]]
    await until(lambda: told == bubble(learner)[-2:])
    await learner.do("feed 0")
    assert not {*told} & {*bubble(learner)}


async def test_the_bubble_makes_room_for_what_a_move_would_do(page):
    learner = await begun(page)
    await learner.do("food foraging:6")
    await until(lambda: TASKS["trait"] in bubble(learner) and learner.is_asked)
    table = learner.table
    table.keyboard.choose(table.gestures.cards()[0])
    table.player.highlights.aim_at(Spot("trait", 0, 0))
    assert table.board.previews.note is not None
    assert [] == bubble(learner)

    table.player.cancel()
    assert TASKS["trait"] in bubble(learner)


async def test_the_ribbon_recalls_nothing_and_the_tail_is_short_while_the_bubble_speaks(page):
    learner = await begun(page)
    table, match = learner.table, learner.view.match
    course = LessonCourse(LESSONS[0], match)
    while match.state.round < 3:
        course.follow()
        if course.is_up:
            assert not table.board.recap.isVisible()
            assert "" == table.board.ribbon.look.last_round
            bubble = table.pointing.bubble
            reach = bubble.boundingRect().adjusted(
                *[side * 90 * table.board.style.unit for side in (1, 1, -1, -1)]
            )
            assert bubble.rect.contains(reach) or reach.isEmpty()
        lines = [match.game.write(move) for move in match.moves()]
        other = [
            line for verb in ("attack", "feed", "done", "pass") for line in lines if line.startswith(verb)
        ]
        await learner.do([*[one for one in course.points_at if one in lines], *other, *lines][0])
        await until(lambda: learner.is_asked)
    assert match.state.round == 3


async def test_where_writing_is_large_the_words_stand_beside_the_table(page):
    page.window.take_settings(replace(page.window.settings, text=200))
    learner = await begun(page)

    assert [] == bubble(learner)
    assert learner.card.words.isVisible()
    assert 2 == len(learner.table.pointing.rects), "the pointer stays"
    page.window.take_settings(replace(page.window.settings, text=100))
    for _ in range(3):
        QApplication.processEvents()
    assert words(learner) == bubble(learner)
    assert learner.card.words.isHidden()


async def test_it_shows_which_step_has_come(page):
    learner = await begun(page)
    assert "Step 1 of 15: Food" == learner.card.progress.text()
    assert learner.card.accessibleName().startswith("First match: 1 of 15 ")

    await learner.do(*ROUND_ONE[:2])
    await until(lambda: TASKS["herd"] in words(learner))

    assert learner.card.progress.isVisible()
    assert "Step 3 of 15: Population" == learner.card.progress.text()


async def test_a_task_and_its_answer_go_with_the_turn(page):
    """A player who ends the turn has gone another way: nothing asks for a card while others play."""
    learner = await begun(page)
    await learner.do(*ROUND_ONE[:2])
    await until(lambda: TASKS["herd"] in words(learner))
    said, say = [], LessonCard.say

    def saying(card, sentences, **how):
        said.append((learner.view.match.to_move, list(sentences)))
        say(card, sentences, **how)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(LessonCard, "say", saying)
        await learner.do("done")
        await until(lambda: learner.is_asked)

    late = [words for _, sentences in said[1:] for words in sentences]
    assert not {TASKS["herd"], TEXTS["trait"].done, TASKS["turn"]} & {*late}
    assert TEXTS["herd"].other not in words(learner)


async def test_it_is_kept_as_practice_and_goes_on_where_it_was_left(page):
    learner = await begun(page)
    await learner.do(*ROUND_ONE[:2])
    await until(lambda: TASKS["herd"] in words(learner))
    await left(page, learner)
    (entry,) = page.shelf.library.entries()
    assert "practice" in Words().what(entry)
    assert 5 > entry.summary.round == 1
    assert page.window.start.going_on.path == entry.path, "it can be continued"

    learner = await learning(page, lambda: click(page.window.start.go_on))
    assert [TASKS["herd"]] == words(learner), "no praise for what was done another day"
    await learner.do(ROUND_ONE[2])
    await left(page, learner)
    learner = await begun(page)
    assert [TASKS["species"]] == words(learner)
    assert [entry.path] == [one.path for one in page.shelf.library.entries()]

    learner = await learning(page, lambda: click(learner.card.again))
    assert [TASKS["food"]] == words(learner)
    (new,) = page.shelf.library.entries()
    assert new.path != entry.path
    assert [entry.path.name] == [one.path.name for one in page.shelf.library.binned()], "it can be restored"


@pytest.mark.parametrize("settings", [replace(UNASKED, names=("Ann",), confirmations=True)])
async def test_it_begins_again_after_a_question_once_moves_were_made(page):
    learner = await begun(page)
    learner = await learning(page, lambda: click(learner.card.again))
    assert page.window.dialog is None, "no move was made"
    await learner.do(*ROUND_ONE[:2])
    await until(lambda: TASKS["herd"] in words(learner))

    click(learner.card.again)
    click(cancel(await page.sheet(AgainDialog)))
    await page.no_sheet()
    assert TASKS["herd"] in words(learner)

    click(learner.card.again)
    question = await page.sheet(AgainDialog)
    learner = await learning(page, lambda: click(ok(question)))
    assert [TASKS["food"]] == words(learner)


@pytest.mark.parametrize("settings", [replace(UNASKED, names=("Ann",), confirmations=True)])
async def test_no_bin_is_promised_where_it_cannot_be_saved(page, folders):
    folders.games.parent.mkdir(parents=True, exist_ok=True)
    folders.games.write_text("in the way")
    learner = await begun(page)
    await learner.do(*ROUND_ONE[:2])
    await until(lambda: TASKS["herd"] in words(learner))
    assert not learner.view.is_recorded

    click(learner.card.again)
    question = await page.sheet(AgainDialog)
    assert "What could not be saved will be lost." == question.words.text()
    assert cancel(question).hasFocus()
    click(cancel(question))
    await page.no_sheet()


async def test_it_is_played_to_an_end_that_does_not_count(page):
    learner = await begun(page)
    match = learner.view.match
    course = LessonCourse(LESSONS[0], match)
    while not match.is_over:
        course.follow()
        lines = [match.game.write(move) for move in match.moves()]
        order = ("attack", "feed", "done", "pass")
        other = [line for verb in order for line in lines if line.startswith(verb)]
        await learner.do([*[one for one in course.points_at if one in lines], *other, *lines][0])
        await until(lambda: learner.is_asked or match.is_over)
    await until(lambda: learner.card.is_reached)
    await until(lambda: learner.view.result.isVisible())

    assert [TEXTS["end"].done] == words(learner)
    assert "Does not count: practice" == learner.view.header.verdict()
    assert TEXTS["end"].done in learner.view.result.remark.text(), "its page lies over the card"
    assert () == page.window.settings.steps
    assert (("evolution", 0),) == page.window.settings.learnt
    (entry,) = page.shelf.library.entries()
    assert not read(entry.path.read_bytes()).counts
    assert "finished" == entry.summary.status
    assert "New game" == learner.card.forward.text()
    await page.leave_game()
    assert "main" == page.window.start.at_once.property("role"), "a match of one's own comes next"


async def test_the_start_screen_and_a_new_game_offer_it(page):
    page.window.start.choose(KEY)
    learner = await learning(page, lambda: click(page.window.start.steps))
    assert "evolution/en" == learner.view.match.game.key
    await left(page, learner)

    dialog = await page.set_up()
    assert dialog.steps.isVisible() == (dialog.chosen_title.key == "evolution")
    await learning(page, lambda: click(dialog.steps))
    assert isinstance(page.view and Learner(page), Learner)
