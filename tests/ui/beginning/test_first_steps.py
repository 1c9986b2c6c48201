"""The first steps in The Beginning: what is theirs alone, beside the laws of all lessons."""

from __future__ import annotations

import pytest

from evolution_qt.core.rng import Rng
from evolution_qt.games.beginning.bots import hatchling
from evolution_qt.games.beginning.cards import NUMBERS
from evolution_qt.games.beginning.catalogue import KEY
from evolution_qt.ui.beginning.first_steps import LESSONS
from evolution_qt.ui.table.lessons import LessonCourse, begun
from evolution_qt.ui.table.prose import step_texts

BY_KEY = {lesson.key: lesson for lesson in LESSONS}
TEXTS = step_texts("beginning", "en")


def started(key):
    match = begun(BY_KEY[key], KEY, {0: "Ann"})
    return LessonCourse(BY_KEY[key], match), match


def test_there_are_ten():
    rows = ["feed", "herd", "share", "species"], ["hunter", "shield", "hunt", "own"], ["play", "points"]
    assert [key for row in rows for key in row] == list(BY_KEY)


def test_a_protection_on_a_new_species_leaves_the_first_one_in_danger():
    course, match = started("shield")
    for line in ("species flight", "trait 1 speed"):
        match.say(0, line)
    course.follow()

    assert [TEXTS["shield"].other] == course.lines(TEXTS, stray="")


KNOWN = ("carnivore", "flight", "speed")
"""Cards that a step before the free turns is about."""


def test_however_the_free_turns_are_played_its_goal_is_reached():
    """By chance, against the opponent that it names. Each card is explained that no step before was about."""
    lesson = BY_KEY["play"]
    assert lesson.rivals == (hatchling.__name__,)
    explained = []
    for seed in range(20):
        (course, match), rng, said = started("play"), Rng(seed), set()
        while not course.is_reached:
            assert not match.is_over
            task, *remarks = course.lines(TEXTS, stray="")
            assert TEXTS["play"].task == task
            new = set(match.state.players[0].hand) - {NUMBERS[card] for card in KNOWN}
            assert min(2, len(new)) == len(remarks)
            said |= {*remarks}
            if match.to_move == 0:
                moves = match.moves()
                match.play(0, moves[rng.below(len(moves))])
            else:
                (action,) = hatchling(match.game, match.view(match.to_move).state, rng)
                match.play(match.to_move, match.game.spoken(match.state, match.to_move, [action]))
            course.follow()
        explained.append(len(said))

    assert min(explained) >= 2, "those of the first hand"
    assert sum(count >= 4 for count in explained) > 10


@pytest.mark.parametrize("seed", range(20))
def test_however_the_last_match_is_played_its_second_turn_is_in_the_last_round(seed):
    """By chance, against the bot that it names: points are told first, then the empty deck, then the end."""
    lesson = BY_KEY["points"]
    (course, match), rng, said = started("points"), Rng(seed), []
    while not match.is_over:
        if match.to_move == 0:
            said += course.lines(TEXTS, stray="")
            moves = match.moves()
            match.play(0, moves[rng.below(len(moves))])
        else:
            (action,) = hatchling(match.game, match.view(match.to_move).state, rng)
            match.play(match.to_move, match.game.spoken(match.state, match.to_move, [action]))
        course.follow()

    assert lesson.rivals == (hatchling.__name__,)
    told = [*dict.fromkeys(said)]
    points, end = TEXTS["points"], TEXTS["end"]
    assert [points.task, points.remarks["turn"]] == told[:2]
    assert end.task == told[-1]
    assert [TEXTS["end"].done] == course.lines(TEXTS, stray="")
