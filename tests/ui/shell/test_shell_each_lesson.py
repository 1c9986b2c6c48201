"""Each lesson of each game in the window: wrong, in another legal way, left and continued, and right.

A lesson's own data says the right way; other and wrong ones are found from what is legal and what is not.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt

from evolution_qt.games import editions, title_of
from evolution_qt.ui.kit.drag import Arrow
from evolution_qt.ui.shell.settings.settings import SettingsFile
from evolution_qt.ui.table.lessons import LessonCourse, begun, lesson_texts, reply
from evolution_qt.ui.table.presentation import presentation
from tests.ui.shell.acting import click, until
from tests.ui.shell.learning import learning
from tests.ui.shell.page import UNASKED

TAUGHT = [one.key for one in reversed(editions()) if presentation(one.key).teaches]
TAUGHT = [*{title_of(key).key: key for key in TAUGHT}.values()]
EVERY = [(key, number) for key in TAUGHT for number in range(len(presentation(key).lessons()))]
NO_OTHER_WAY = {
    *(("beginning", key) for key in ("feed", "hunter", "own")),
    ("dominant", "play"),
}
"""Lessons in which each legal move leads to the goal."""


@pytest.fixture
def settings():
    return replace(UNASKED, names=("Ann",))


def called(which):
    edition, number = which
    return f"{title_of(edition).key}-{presentation(edition).lessons()[number].key}"


@pytest.fixture(params=EVERY, ids=called)
def which(request):
    return request.param


def bubble(learner):
    """Return what stands in the bubble on the table."""
    found = learner.table.pointing.bubble
    return [] if found is None or not found.isVisible() else list(found.lines)


def moves(learner):
    return [ply.text for ply in learner.view.match.plies if ply.seat == learner.view.match.plies[0].seat]


def course(lesson, edition, line):
    """Return how far a lesson has come once a first move was made, and all replies."""
    match = begun(lesson, edition, {0: "Ann"})
    found = LessonCourse(lesson, match)
    match.say(lesson.seat, line)
    while not lesson.rivals and match.to_move != lesson.seat and (move := reply(lesson, match)) is not None:
        match.play(match.to_move, move)
    found.follow()
    return found


def right(lesson, edition):
    """Return moves that lead on: to the goal, or in a whole match the first one that is pointed at."""
    match = begun(lesson, edition, {0: "Ann"})
    legal = [match.game.write(move) for move in match.moves()]
    pointed = [one for one in LessonCourse(lesson, match).points_at if one in legal]
    return lesson.solution or (*pointed, *legal)[:1]


def other(lesson, edition):
    """Return a legal move that does not reach the goal: if one can be, that which ends the turn."""
    match = begun(lesson, edition, {0: "Ann"})
    legal = [match.game.write(move) for move in match.moves()]
    ways = [one for one in legal if one not in right(lesson, edition)[:1]]
    ways.sort(key=lambda one: one not in ("done", "pass"))
    said = lesson_texts(edition)
    done = said[lesson.key].done
    return next((one for one in ways if done not in course(lesson, edition, one).lines(said, stray="")), "")


def refused(learner):
    """Return where a drag begins and ends that is no legal move: over a place of the game if one can."""
    gestures, board = learner.table.gestures, learner.table.board
    for subject in gestures.subjects():
        for spot in gestures.spots(subject):
            start, end = board.home(subject), board.rect_of(spot)
            is_seen = not (start.isEmpty() or end.isEmpty() or end.intersects(start))
            if is_seen and not gestures.steps(subject, spot):
                return start, end
    homes = [board.home(one) for one in gestures.subjects() if not board.home(one).isEmpty()]
    return (*homes, QRectF(9, 9, 2, 2))[0], QRectF(4, 4, 2, 2)


async def test_each_is_played_wrong_in_another_way_left_and_right(page, which):
    edition, number = which
    lesson = presentation(edition).lessons()[number]
    said = lesson_texts(edition)[lesson.key]
    learner = await learning(page, lambda: page.window.first_steps.begin(edition, number))
    task = bubble(learner)
    assert said.task == task[0]
    assert_looks(learner)

    learner.drag(*refused(learner))
    await until(lambda: learner.is_asked and not learner.table.pointer.has_waiting)
    assert [] == learner.view.match.plies
    assert said.task == learner.card.words.text().splitlines()[0]
    assert not learner.card.is_reached

    way = other(lesson, edition)
    assert bool(way) != ((title_of(edition).key, lesson.key) in NO_OTHER_WAY)
    if way:
        await learner.do(way)
        await until(lambda: not learner.view.playback.is_busy and (learner.is_asked or learner.view.is_held))
        assert not learner.card.is_reached, (way, moves(learner))
        assert said.done not in bubble(learner), "no praise for another way"
        await page.front()
        while learner.view.match.plies:
            page.press(Qt.Key.Key_Z, modifiers=Qt.KeyboardModifier.ControlModifier)
            await until(lambda: learner.is_asked)
        await until(lambda: task == bubble(learner))

    if lesson.is_kept:
        await learner.do(*right(lesson, edition))
        await until(lambda: learner.is_asked)
    made = moves(learner) if lesson.is_kept else []
    click(learner.card.leave)
    await until(lambda: page.window.game is None)
    assert ((title_of(edition).key, lesson.key),) == SettingsFile(page.file.path).load().steps
    learner = await learning(page, lambda: page.window.first_steps.begin(edition))
    if lesson.is_kept:
        assert made == moves(learner)[: len(made)]
        await until(lambda: learner.is_asked)
        assert bubble(learner), "the next task is said"
        return

    assert task == bubble(learner)
    await learner.do(*right(lesson, edition))
    if lesson.solution:
        await until(lambda: learner.card.is_reached)
        assert [lesson_texts(edition)[lesson.steps[-1].key].done] == bubble(learner)
        assert learner.view.is_held or learner.view.match.to_move == lesson.seat, "the table has not run on"
        assert learner.card.forward.isVisible() == (not learner.card.skip.isVisible())


def assert_looks(learner):
    """The bubble lies beside the thing, over nothing small; its tail and the arrow reach what they mean."""
    pointing, board, unit = learner.table.pointing, learner.table.board, learner.table.board.style.unit
    note = pointing.bubble
    assert learner.table.scene().sceneRect().contains(note.rect)
    assert "" == board.ribbon.look.sentence
    assert not [one for one in pointing.rects if note.rect.intersects(one)]
    small = [one.scene_rect for name in ("lenses", "stacks", "legend") for one in parts(board, name)]
    assert not [one for one in small if note.rect.intersects(one)]
    for arrow in [item for item in learner.table.scene().items() if isinstance(item, Arrow)]:
        assert not [at for at in arrow.points() if arrow.hides(at)], "it passes behind nothing"
        assert pointing.rects[-1].contains(arrow.tip)
    tail = note.tail()
    if not tail.isEmpty():
        assert pointing.rects[-1].adjusted(-unit, -unit, unit, unit).contains(tail[1])


def parts(board, name):
    found = getattr(board, name, [])
    return [one for one in (found if isinstance(found, list) else [found]) if one.isVisible()]
