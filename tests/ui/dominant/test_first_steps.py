"""The first steps in Dominant Species: what is theirs alone, beside the laws of all lessons."""

from __future__ import annotations

import pytest

from evolution_qt.core.action import NOBODY
from evolution_qt.core.rng import Rng
from evolution_qt.games.dominant.catalogue import KEY
from evolution_qt.ui.dominant.first_steps import LESSONS
from evolution_qt.ui.table.lessons import LessonCourse, begun


def test_there_are_the_eight_of_the_design():
    """Design 7.4."""
    keys = [lesson.key for lesson in LESSONS]

    assert ["match", "pawn", "late", "keep", "score", "hunger", "freeze", "play"] == keys


@pytest.mark.parametrize("seed", range(3))
def test_however_the_last_one_is_played_it_comes_to_its_end(seed):
    match, rng = begun(LESSONS[-1], KEY, {0: "Ann"}), Rng(seed)
    course = LessonCourse(LESSONS[-1], match)
    while match.to_move != NOBODY:
        moves = match.moves()
        match.play(match.to_move, moves[rng.below(len(moves))])
    course.follow()

    assert course.is_reached
