"""The first steps in Dominant Species as data: played without a window, and every sentence short."""

from __future__ import annotations

import re

import pytest

from evolution_qt import messages, resources
from evolution_qt.core.action import NOBODY
from evolution_qt.core.rng import Rng
from evolution_qt.ui.dominant.first_steps import first_steps
from evolution_qt.ui.table.first_steps import begun, reply, so_far

STEPS = {step.key: step for step in first_steps()}
MOST_WORDS = 15
MOST_LETTERS = 45
ASTRAY = {
    "match": ("place meat d4:sw",),
    "pawn": ("plan migration:7",),
    "late": ("plan speciation:water",),
    "keep": ("plan adaptation:1",),
    "score": ("score d3",),
    "hunger": ("pass",),
    "freeze": ("glaciate d2",),
}
"""Another way in each step that has words for that."""


@pytest.fixture(params=STEPS)
def step(request):
    return STEPS[request.param]


def started(step):
    match = begun(step, {0: "Ann"})
    match.game.check(match.state)
    return match


def play(step, match, lines):
    """Make moves of the player as long as there are some, and all replies."""
    left = list(lines)
    while True:
        if match.to_move == step.seat and left:
            match.say(step.seat, left.pop(0))
        elif match.to_move != step.seat and (move := reply(step, match)) is not None:
            match.play(match.to_move, move)
        else:
            assert [] == left
            return


def test_there_are_the_eight_of_the_design():
    """Design 7.4."""
    assert ["match", "pawn", "late", "keep", "score", "hunger", "freeze", "play"] == list(STEPS)


def test_a_goal_is_not_reached_yet_where_a_step_begins(step):
    match = started(step)
    now = so_far(step, match)

    assert match.to_move == step.seat
    assert match.legal(step.seat)
    assert not step.is_done(now)
    assert not step.has_strayed(now)
    assert match.record.is_practice


@pytest.mark.parametrize("key", [key for key, step in STEPS.items() if not step.rival])
def test_its_solution_reaches_the_goal_and_no_less_does(key):
    step = STEPS[key]
    match = started(step)
    play(step, match, step.solution[:-1])
    assert not step.is_done(so_far(step, match))

    match = started(step)
    play(step, match, step.solution)

    assert step.is_done(so_far(step, match))
    others = [ply for ply in match.plies if ply.seat != step.seat]
    assert len(step.replies) == len(others)


def test_another_way_is_noticed_where_there_are_words_for_it():
    assert set(ASTRAY) == {key for key, step in STEPS.items() if step.nudge}
    for key, lines in ASTRAY.items():
        step = STEPS[key]
        match = started(step)
        play(step, match, lines)
        now = so_far(step, match)
        assert step.has_strayed(now), key
        assert not step.is_done(now), key
        match.take_back(len(match.plies))
        assert not step.has_strayed(so_far(step, match)), key


@pytest.mark.parametrize("seed", range(3))
def test_however_the_last_one_is_played_it_comes_to_its_end(seed):
    step = STEPS["play"]
    match, rng = started(step), Rng(seed)
    while match.to_move != NOBODY:
        moves = match.moves()
        match.play(match.to_move, moves[rng.below(len(moves))])

    assert step.is_done(so_far(step, match))


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_no_sentence_is_long(step, language):
    try:
        resources.names("i18n")
    except FileNotFoundError:
        pytest.skip("the translations are not compiled; dev.py does it")
    spoken = messages.load(language)
    for words in (step.task, step.praise, step.nudge):
        said = spoken.text("DominantSteps", words) if words else ""
        if language == "ja":
            assert len(said) <= MOST_LETTERS, said
        else:
            assert all(len(re.findall(r"\w+", one)) <= MOST_WORDS for one in re.split(r"[.!?:]", said)), said
