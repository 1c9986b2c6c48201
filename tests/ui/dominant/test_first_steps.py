"""The first steps in Dominant Species: what is theirs alone, beside the laws of all lessons."""

from __future__ import annotations

import pytest

from evolution_qt.core.action import NOBODY
from evolution_qt.core.rng import Rng
from evolution_qt.games.dominant.catalogue import KEY
from evolution_qt.games.dominant.state import EXECUTION
from evolution_qt.ui.dominant.action_display import running
from evolution_qt.ui.dominant.colours_and_icons import ActionRow
from evolution_qt.ui.dominant.first_steps import LESSONS
from evolution_qt.ui.table.lessons import LessonCourse, begun, lesson_texts, reply


def test_each_action_has_a_lesson_of_its_own(qapp):
    """The last one is a whole round, with a step for each row."""
    said = lesson_texts(KEY)
    told = [said[lesson.key].task + said[lesson.key].other for lesson in LESSONS[:-1]]

    assert ["match", "pawn"] == [lesson.key for lesson in LESSONS[:2]]
    for row in ActionRow:
        assert [words for words in told if row.name.capitalize() in words], row


def test_the_others_have_no_reply_and_only_what_reset_proves_goes_beyond_the_round():
    beyond = set()
    for lesson in LESSONS[:-1]:
        match = begun(lesson, KEY, {0: "Ann"})
        for line in lesson.solution:
            while match.to_move != lesson.seat and (move := reply(lesson, match)) is not None:
                match.play(match.to_move, move)
            match.say(lesson.seat, line)
        if (match.state.round, match.state.phase) != (1, EXECUTION):
            beyond.add(lesson.key)

    assert {"hunger", "survive"} == beyond


@pytest.mark.parametrize("seed", range(6))
def test_however_the_last_one_is_played_it_comes_to_its_end(seed):
    """Each row is explained while it is lit, if it has a pawn that acts."""
    match, rng = begun(LESSONS[-1], KEY, {0: "Ann"}), Rng(seed)
    course = LessonCourse(LESSONS[-1], match)
    while match.to_move != NOBODY:
        moves = match.moves()
        match.play(match.to_move, moves[rng.below(len(moves))])
        course.follow()
        if match.state.phase == EXECUTION and match.to_move == 0:
            assert ActionRow(running(match.state)).name.lower() == course.step.key

    assert course.is_reached
