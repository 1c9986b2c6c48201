"""The first steps in The Beginning as data: played without a window, and every sentence short."""

from __future__ import annotations

import re

import pytest

from evolution_qt import messages, resources
from evolution_qt.core.rng import Rng
from evolution_qt.games.beginning.bots import hatchling
from evolution_qt.games.beginning.cards import NUMBERS
from evolution_qt.ui.beginning.first_steps import first_steps
from evolution_qt.ui.table.first_steps import begun, reply, so_far

STEPS = {step.key: step for step in first_steps()}
MOST_WORDS = 15
MOST_LETTERS = 45
"""So long is a sentence in Japanese at the most: a line in a usual window."""
ASTRAY = {
    "herd": ("species flight",),
    "share": ("feed 0", "feed 0"),
    "shield": ("trait 0 flight",),
    "hunt": ("attack 0 1.0",),
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


def test_there_are_seven():
    assert ["feed", "herd", "share", "hunter", "shield", "hunt", "play"] == list(STEPS)


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
    assert len(step.replies) == len(others), "every reply is made, and then they wait"
    assert match.to_move == step.seat or reply(step, match) is None


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


def test_a_protection_on_a_new_species_leaves_the_first_one_in_danger():
    step = STEPS["shield"]
    match = started(step)
    play(step, match, ("species flight", "trait 1 speed"))

    assert not step.is_done(so_far(step, match))
    assert step.has_strayed(so_far(step, match))


KNOWN = ("carnivore", "flight", "speed")
"""Cards that a step before the last one is about."""


def test_however_the_last_one_is_played_its_goal_is_reached():
    """By chance, against the opponent that it names. Each card is explained that no step before was about."""
    step = STEPS["play"]
    assert step.rival == hatchling.__name__
    explained = []
    for seed in range(20):
        match, rng, said = started(step), Rng(seed), set()
        while not step.is_done(now := so_far(step, match)):
            assert not match.is_over
            applying = {one.words for one in step.remarks if one.applies(now)}
            new = set(now.state.players[step.seat].hand) - {NUMBERS[card] for card in KNOWN}
            assert len(new) == len(applying)
            said |= applying
            if match.to_move == step.seat:
                moves = match.moves()
                match.play(step.seat, moves[rng.below(len(moves))])
            else:
                (action,) = hatchling(match.game, match.view(match.to_move).state, rng)
                match.play(match.to_move, match.game.spoken(match.state, match.to_move, [action]))
        explained.append(len(said))

    assert min(explained) >= 2, "those of the first hand"
    assert sum(count >= 4 for count in explained) > 10


def paragraphs(step):
    remarks = [one.words for one in step.remarks]
    return [words for words in (step.task, step.praise, step.nudge, *remarks) if words]


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_no_paragraph_is_long(step, language):
    try:
        resources.names("i18n")
    except FileNotFoundError:
        pytest.skip("the translations are not compiled; dev.py does it")
    spoken = messages.load(language)
    for words in paragraphs(step):
        said = spoken.text("BeginningSteps", words)
        if language == "ja":
            assert len(said) <= MOST_LETTERS, said
        else:
            assert len(re.findall(r"\w+", said)) <= MOST_WORDS, said
        assert language == "en" or said != words
