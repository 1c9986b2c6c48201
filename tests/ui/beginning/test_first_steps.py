"""The first steps in The Beginning: what is theirs alone, beside the laws of all lessons."""

from __future__ import annotations

import pytest

from evolution_qt.core.rng import Rng
from evolution_qt.games.beginning.bots import hatchling
from evolution_qt.games.beginning.cards import NUMBERS, index_of
from evolution_qt.games.beginning.catalogue import KEY
from evolution_qt.games.beginning.forecast import dangers_to
from evolution_qt.games.beginning.moves import BeginningMove
from evolution_qt.games.beginning.state import FEEDING, PLAY
from evolution_qt.ui.beginning.first_steps import LESSONS
from evolution_qt.ui.table.lessons import LessonCourse, begun
from evolution_qt.ui.table.prose import step_texts

BY_KEY = {lesson.key: lesson for lesson in LESSONS}
TEXTS = step_texts("beginning", "en")
PASS = BeginningMove("pass")


def started(key):
    match = begun(BY_KEY[key], KEY, {0: "Ann"})
    return LessonCourse(BY_KEY[key], match), match


def test_there_are_ten():
    rows = ["feed", "herd", "share", "species"], ["hunter", "shield", "hunt", "own"], ["play", "points"]
    assert [key for row in rows for key in row] == list(BY_KEY)


@pytest.mark.parametrize(
    "way",
    [["species flight", "trait 1 speed"], ["population 0 speed"], ["species speed"]],
    ids=["at a new species", "on the pile", "as a new species"],
)
def test_speed_anywhere_else_leaves_the_first_species_in_danger(way):
    course, match = started("shield")
    for line in way:
        match.say(0, line)
    course.follow()

    assert [TEXTS["shield"].other] == course.lines(TEXTS, stray="")


@pytest.mark.parametrize("key", ["herd", "species", "shield"])
def test_where_the_feeding_begins_without_the_card_that_is_wanted_it_says_how_to_undo_that(key):
    course, match = started(key)
    match.say(0, "done")
    course.follow()

    assert [TEXTS[key].other] == course.lines(TEXTS, stray="")


@pytest.mark.parametrize("way", [["trait 0 speed"], ["trait 0 flight", "trait 0 speed"]])
def test_what_is_said_of_a_protection_is_true_beside_another_one(way):
    course, match = started("shield")
    for line in way:
        match.say(0, line)
    course.follow()

    assert course.is_reached
    assert [TEXTS["shield"].done] == course.lines(TEXTS, stray="")
    danger = dangers_to(match.state, 0)[0]
    assert not danger.hunters
    speed = 1 << NUMBERS["speed"]
    rival = match.state.players[1].species
    assert all(
        way.missing & speed or all(rival[index_of(host)].mask & speed for host in way.hosts)
        for way in danger.ways
    )


def test_the_last_match_praises_points_once_they_are_made():
    course, match = started("points")
    match.say(0, "done")
    course.follow()
    assert course.step.key == "points"
    assert TEXTS["points"].task == course.lines(TEXTS, stray="")[0]

    while match.to_move == 0:
        assert TEXTS["points"].done not in course.lines(TEXTS, stray="")
        match.play(0, match.moves()[0])
        course.follow()

    assert [TEXTS["points"].done] == course.lines(TEXTS, stray="")


def test_in_the_turn_of_the_rival_the_free_turns_point_at_nothing():
    course, match = started("play")
    while match.to_move == 0:
        assert course.points_at
        match.play(0, match.moves()[0])
        course.follow()

    assert (1, PLAY) == (match.to_move, match.state.phase)
    assert [] == course.points_at


def test_with_second_places_to_fill_no_animal_is_said_to_be_hungry():
    course, match = started("play")
    for line in ("trait 0 long_neck", "trait 0 fat_tissue", "done"):
        match.say(0, line)
    course.follow()
    assert [TEXTS["play"].remarks["feed"]] == course.lines(TEXTS, stray="")[1:]

    match.say(0, "feed 1")
    course.follow()

    assert PASS in match.moves()
    assert [] == course.lines(TEXTS, stray="")[1:]


KNOWN = ("carnivore", "flight", "speed")
"""Cards that a step before the free turns is about."""


def test_however_the_free_turns_are_played_its_goal_is_reached():
    """By chance, against the opponent that it names. Each card is explained that no step before was about."""
    lesson = BY_KEY["play"]
    assert lesson.rivals == (hatchling.__name__,)
    explained = []
    for seed in range(20):
        (course, match), rng, said, supplied = started("play"), Rng(seed), set(), 0
        while not course.is_reached:
            assert not match.is_over
            task, *remarks = course.lines(TEXTS, stray="")
            assert TEXTS["play"].task == task
            texts, state = TEXTS["play"].remarks, match.state
            if (state.to_move, state.phase) == (0, FEEDING):
                fills = PASS in match.moves()
                assert ([] if fills else [texts["feed"]]) == remarks
            elif (state.to_move, state.phase) == (0, PLAY) and not state.players[0].hand:
                assert [texts["button"]] == remarks
            else:
                new = set(state.players[0].hand) - {NUMBERS[card] for card in KNOWN}
                count = len(new) + (texts["supply"] in remarks)
                assert min(2, count) == len(remarks)
            supplied += texts["supply"] in remarks
            said |= {*remarks} - {texts[one] for one in ("feed", "button", "supply")}
            if match.to_move == 0:
                moves = match.moves()
                match.play(0, moves[rng.below(len(moves))])
            else:
                (action,) = hatchling(match.game, match.view(match.to_move).state, rng)
                match.play(match.to_move, match.game.spoken(match.state, match.to_move, [action]))
            course.follow()
        assert supplied, "the supply of the second turn is told"
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
    assert {points.remarks["feed"], points.remarks["hidden"]} <= {*told}
    assert end.task == told[-1]
    assert [TEXTS["end"].done] == course.lines(TEXTS, stray="")
