"""Lessons as data: each is played without a window, and what it says is whole and short in each language."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale, QRectF

from evolution_qt.core.rng import Rng
from evolution_qt.games import editions, game, title_of
from evolution_qt.games.beginning import events as b
from evolution_qt.games.dominant import events as e
from evolution_qt.ui.table import prose
from evolution_qt.ui.table.lessons import (
    GameLesson,
    LessonCourse,
    LessonStep,
    begun,
    happened,
    lesson_texts,
    never,
    reply,
)
from evolution_qt.ui.table.presentation import presentation, shown_titles
from tests.toy.games.toy.rules import GAME_ENDED

TAUGHT = {title_of(one.key).key: one.key for one in reversed(editions()) if presentation(one.key).teaches}
"""An edition of each game that has lessons."""
LESSONS = {(name, one.key): one for name, key in TAUGHT.items() for one in presentation(key).lessons()}
STEPS = {(name, step.key): one for (name, _), one in LESSONS.items() for step in one.steps}
"""The lesson to which each step belongs."""
ASTRAY = {
    ("beginning", "herd"): ("species flight",),
    ("beginning", "share"): ("feed 0", "feed 0"),
    ("beginning", "species"): ("population 0 flight",),
    ("beginning", "shield"): ("trait 0 flight",),
    ("beginning", "hunt"): ("attack 0 1.0",),
    ("dominant", "match"): ("place meat d4:sw",),
    ("dominant", "pawn"): ("plan migration:7",),
    ("dominant", "water"): ("plan speciation:water", "pass"),
    ("dominant", "cubes"): ("plan speciation:water", "speciate d3:se", "pass"),
    ("dominant", "adapt"): ("take sun",),
    ("dominant", "keep"): ("plan adaptation:1",),
    ("dominant", "waste"): ("return sun",),
    ("dominant", "deplete"): ("remove c3:ne",),
    ("dominant", "freeze"): ("glaciate d2",),
    ("dominant", "lay"): ("explore 1 d1",),
    ("dominant", "element"): ("explore 1 e5", "pass"),
    ("dominant", "hunger"): ("pass",),
    ("dominant", "compete"): ("eliminate d4 bird", "pass"),
    ("dominant", "score"): ("score d3",),
    ("dominant", "tie"): ("score d2",),
    ("dominant", "late"): ("plan migration:2",),
    ("dominant", "move"): ("plan migration:7", "move d3 d4 3"),
    ("dominant", "forward"): ("keep",),
    ("dominant", "survive"): ("pass",),
}
"""Another way in each lesson that has words for that."""
PROOFS = {
    ("beginning", "feed"): (3, b.BAGGED),
    ("beginning", "herd"): (1, b.POPULATION_LAID),
    ("beginning", "share"): (2, b.CARD_STARVED),
    ("beginning", "species"): (1, b.SPECIES_LAID),
    ("beginning", "hunter"): (3, b.ATE_MEAT),
    ("beginning", "shield"): (1, b.TRAIT_LAID),
    ("beginning", "hunt"): (3, b.ATE_MEAT),
    ("beginning", "own"): (3, b.ATE_MEAT),
    ("dominant", "match"): (1, e.DISK_PLACED),
    ("dominant", "pawn"): (1, e.CUBES_ADDED),
    ("dominant", "adapt"): (1, e.ELEMENT_TAKEN),
    ("dominant", "keep"): (3, e.PAWN_BACK),
    ("dominant", "waste"): (2, e.DISK_REMOVED),
    ("dominant", "deplete"): (1, e.DISK_REMOVED),
    ("dominant", "freeze"): (3, e.CUBES_BACK),
    ("dominant", "lay"): (1, e.DISK_PLACED),
    ("dominant", "hunger"): (2, e.PHASE_BEGAN),
    ("dominant", "compete"): (1, e.CUBES_ELIMINATED),
    ("dominant", "score"): (3, e.CARD_GONE),
    ("dominant", "tie"): (3, e.POINTS),
    ("dominant", "late"): (1, e.CUBES_MOVED),
    ("dominant", "forward"): (1, e.PAWN_PLACED),
    ("dominant", "survive"): (4, e.POINTS),
}
"""By which event of the last move each goal is proved, its place among them and its kind."""
MOST_WORDS = 15
MOST_LETTERS = 45
"""So long is a sentence in Japanese at the most: a line in a usual window."""


@pytest.fixture(autouse=True)
def _english(qapp):
    QLocale.setDefault(QLocale("en"))


@pytest.fixture(params=LESSONS, ids=" ".join)
def which(request):
    return request.param


def started(which):
    """Return the course of a lesson that begins, with its match."""
    match = begun(STEPS[which], TAUGHT[which[0]], {0: "Ann"})
    match.game.check(match.state)
    return LessonCourse(STEPS[which], match), match


def play(lesson, match, lines):
    """Make moves of the player as long as there are some, and all replies."""
    left = list(lines)
    while True:
        if match.to_move == lesson.seat and left:
            match.say(lesson.seat, left.pop(0))
        elif match.to_move != lesson.seat and (move := reply(lesson, match)) is not None:
            match.play(match.to_move, move)
        else:
            assert [] == left
            return


def lines(course, said, stray="Another way."):
    course.follow()
    return course.lines(said, stray=stray)


# Every lesson of every game


def test_a_goal_is_not_reached_yet_where_a_lesson_begins(which):
    course, match = started(which)
    said = lesson_texts(TAUGHT[which[0]])

    assert match.to_move == course.lesson.seat
    assert match.legal(course.lesson.seat)
    assert not course.is_reached
    assert said[which[1]].task == lines(course, said)[0]
    assert match.record.is_practice


@pytest.mark.parametrize("which", [which for which, one in LESSONS.items() if not one.rivals], ids=" ".join)
def test_its_solution_reaches_the_goal_and_no_less_does(which):
    course, match = started(which)
    lesson = course.lesson
    play(lesson, match, lesson.solution[:-1])
    course.follow()
    assert not course.is_reached

    course, match = started(which)
    play(lesson, match, lesson.solution)

    said = lesson_texts(TAUGHT[which[0]])
    assert [said[lesson.steps[-1].key].done] == lines(course, said)
    assert course.is_reached
    others = [ply for ply in match.plies if ply.seat != lesson.seat]
    assert len(lesson.replies) == len(others), "every reply is made, and then they wait"


@pytest.mark.parametrize("which", [which for which, one in LESSONS.items() if not one.rivals], ids=" ".join)
def test_what_proves_its_goal_is_found_among_what_the_last_move_led_to(which):
    course, match = started(which)
    assert course.proof(0) is None
    play(course.lesson, match, course.lesson.solution)
    course.follow()
    count = len(match.history) - match.plies[-1].events
    proof = course.proof(count)

    assert PROOFS[which] == (proof, match.history[match.plies[-1].events + proof - 1].kind)
    match.take_back(1)
    course.follow()
    assert course.proof(len(match.history)) is None


def test_the_table_holds_once_cubes_have_starved_not_before():
    course, match = started(("dominant", "hunger"))
    play(course.lesson, match, ASTRAY["dominant", "hunger"])
    course.follow()
    events = match.history[match.plies[-1].events :]

    shown = events[: course.proof(len(events))]

    assert e.CUBES_ELIMINATED == shown[-1].kind
    assert 3 == sum(one.amount for one in shown if one.kind == e.CUBES_ELIMINATED)


@pytest.mark.parametrize("which", ASTRAY, ids=" ".join)
def test_another_way_is_noticed_until_it_is_taken_back(which):
    course, match = started(which)
    said = lesson_texts(TAUGHT[which[0]])
    play(course.lesson, match, ASTRAY[which])

    assert [said[which[1]].other] == lines(course, said)
    assert not course.is_reached
    match.take_back(len(match.plies))
    assert said[course.lesson.key].task == lines(course, said)[0]


def test_there_are_words_for_all_that_the_steps_can_say_and_for_nothing_else():
    assert set(ASTRAY) == {(name, step) for name in TAUGHT for step in said_astray(name)}
    for edition in TAUGHT.values():
        steps = {step.key: step for lesson in presentation(edition).lessons() for step in lesson.steps}
        said = lesson_texts(edition)
        assert [*steps] == [*said]
        for key, step in steps.items():
            assert bool(said[key].done) == bool(step.wanted or step.is_done is not never), key
            assert set(step.remarks) == set(said[key].remarks), key
            assert set(said[key].wrong) <= {"", *game(edition).sentences.refusals}, key


def said_astray(name):
    """Return the lessons that have words for another way where no moves are wanted."""
    steps = {step.key: step for lesson in presentation(TAUGHT[name]).lessons() for step in lesson.steps}
    return [key for key, text in lesson_texts(TAUGHT[name]).items() if text.other and not steps[key].wanted]


@pytest.mark.parametrize("language", ["en", "de", "ja"])
@pytest.mark.parametrize("name", TAUGHT)
def test_no_sentence_is_long(name, language):
    for text in prose.step_texts(name, language).values():
        every = (text.task, text.by_keys, text.done, text.other)
        for words in (*every, *text.wrong.values(), *text.remarks.values()):
            if language == "ja":
                parts = [words] if name == "beginning" else re.split("[。！？：]", words)
                assert all(len(one) <= MOST_LETTERS for one in parts), words
            else:  # The Beginning is learned by children: no paragraph is longer
                parts = [words] if name == "beginning" else re.split(r"[.!?:]", words)
                assert all(len(re.findall(r"\w+", one)) <= MOST_WORDS for one in parts), words


# Several steps in one match


SAID = {
    "first": prose.StepText(
        "First", "Lay 19.", "Well laid.", "That works too.", {"": "No.", "x": "Not x."}, {}
    ),
    "second": prose.StepText("Second", "Lay 2.", "Again.", "", {}, {"low": "2 is low."}),
    "third": prose.StepText("Third", "Play on.", "The end.", "", {}, {}),
}


@pytest.fixture
def rows(toy_among_games):
    """Return a match of the toy from hands that are known, with its lesson of three steps."""
    position = {
        **{"format": "evolution-qt/position", "version": 1, "rules": {}, "first_player": 0, "round": 1},
        **{"to_move": 0, "left": []},
        "players": [
            {"name": None, "hand": [2, 7, 19], "row": [], "blind": 4},
            {"name": None, "hand": [3, 5, 11], "row": [], "blind": 6},
        ],
    }
    lesson = GameLesson(
        position=position,
        steps=[
            LessonStep(key="first", wanted=["lay 19"], points_at=["lay 19"]),
            LessonStep(
                key="second",
                comes_up=lambda so_far: so_far.state.to_move == 0,
                wanted=["lay 2"],
                is_past=lambda so_far: 2 not in so_far.state.hands[0],
                remarks={"low": lambda so_far: 2 in so_far.state.hands[0]},
            ),
            LessonStep(key="third", is_done=happened(GAME_ENDED, own=False)),
        ],
        rivals=["greedy"],
        nonce="the same each time",
    )
    return lesson, begun(lesson, "toy", {0: "Ann"})


def test_steps_follow_each_other_in_one_match(rows):
    lesson, match = rows
    course = LessonCourse(lesson, match)
    assert ["human", "greedy"] == match.record.kinds()
    assert "the same each time" == match.record.header.nonce
    shown = []
    for line in ("lay 19", "lay 3", "lay 2", "lay 5", "lay 7", "lay 11"):
        shown.append(lines(course, SAID))
        assert course.points_at == (["lay 19"] if line == "lay 19" else ())
        match.say(match.to_move, line)
        course.follow()
        again = LessonCourse(lesson, match)
        assert (again.step, again.is_up) == (course.step, course.is_up), "found again when continued"
        assert not {"Well laid.", "Again."} & {*lines(again, SAID)}, "of what was done before nothing is said"

    assert shown == [
        ["Lay 19."],
        ["Well laid."],
        ["Well laid.", "Lay 2.", "2 is low."],
        ["Again.", "Play on."],
        ["Again.", "Play on."],
        ["Play on."],
    ]
    assert ["The end."] == lines(course, SAID)
    assert course.is_reached


def test_another_move_is_answered_and_what_is_taken_back_has_led_nowhere(rows):
    lesson, match = rows
    course = LessonCourse(lesson, match)
    for line in ("lay 7", "lay 3"):
        match.say(match.to_move, line)
        assert ["That works too.", "Lay 19."] == lines(course, SAID)
        assert "first" == course.step.key
    match.take_back(2)
    assert ["Lay 19."] == lines(course, SAID)
    for line in ("lay 19", "lay 3", "lay 2"):
        match.say(match.to_move, line)
    assert ["Again.", "Play on."] == lines(course, SAID)
    match.take_back(3)
    match.say(0, "lay 7")  # before anyone has looked
    assert ["That works too.", "Lay 19."] == lines(course, SAID)


def test_what_was_made_before_a_lesson_goes_on_is_answered_once_it_is_made_again(rows):
    lesson, match = rows
    for line in ("lay 19", "lay 3"):
        match.say(match.to_move, line)
    course = LessonCourse(lesson, match)
    assert ["Lay 2."] == [line for line in lines(course, SAID) if not line.startswith("2 is")]

    match.take_back(2)
    course.follow()
    match.say(0, "lay 19")

    assert "Well laid." in lines(course, SAID)


def test_what_is_said_is_about_the_moment_of_the_last_look(rows):
    lesson, match = rows
    course = LessonCourse(lesson, match)
    match.say(0, "lay 19")
    assert ["Lay 19."] == course.lines(SAID, stray="")
    course.follow()
    match.take_back(1)
    assert ["Well laid."] == course.lines(SAID, stray="")


def test_a_step_whose_moment_has_gone_is_left_out_without_praise(rows):
    lesson, match = rows
    course = LessonCourse(lesson, match)
    for line in ("lay 2", "lay 3", "lay 19", "lay 5"):
        match.say(match.to_move, line)

    assert ["Well laid.", "Play on."] == lines(course, SAID)


def test_a_step_that_another_move_has_ended_is_answered_until_the_next_move(rows):
    lesson, match = rows
    first = replace(lesson.steps[0], is_past=lambda so_far: 19 not in so_far.state.hands[0] or so_far.moves)
    course = LessonCourse(replace(lesson, steps=[first, *lesson.steps[1:]]), match)
    for line in ("lay 7", "lay 3"):
        match.say(match.to_move, line)
    assert ["That works too.", "Lay 2.", "2 is low."] == lines(course, SAID)
    match.say(0, "lay 2")
    assert ["Again.", "Play on."] == lines(course, SAID)


def test_a_wrong_move_has_an_answer_of_its_own_or_one_for_any(rows):
    course = LessonCourse(*rows)

    assert ["Not x."] == course.answer(SAID, "x", ["It is x."])
    assert ["It is y.", "No."] == course.answer(SAID, "y", ["It is y."])
    assert ["No."] == course.answer(SAID, "")


def test_a_step_that_stands_there_again_comes_up_unless_its_goal_was_reached(rows):
    """It counts as the same step, and its task names what there is now."""
    lesson, match = rows
    first, second, third = lesson.steps
    once = replace(first, is_past=lambda so_far: bool(so_far.moves))
    again = replace(
        first,
        comes_up=lambda so_far: so_far.state.to_move == 0,
        wanted=["lay 19", "lay 7"],
        names=lambda so_far: {"card": len(so_far.state.hands[0])},
    )
    said = {**SAID, "first": replace(SAID["first"], task="Lay one of {card}.")}
    course = LessonCourse(replace(lesson, steps=[once, again, second, third]), match)
    assert (0, 3) == course.place_of(course.shown)

    for line in ("lay 7", "lay 3"):
        match.say(match.to_move, line)
    assert ["That works too.", "Lay one of 2."] == lines(course, said)
    assert (0, 3) == course.place_of(course.shown)

    match.take_back(2)
    match.say(0, "lay 19")
    course.follow()
    assert (0, 3) == course.place_of(course.shown), "while the next step is waited for"
    match.say(1, "lay 3")
    assert ["Well laid.", "Lay 2.", "2 is low."] == lines(course, said)
    assert (1, 3) == course.place_of(course.shown)


# What is pointed at


@pytest.mark.parametrize("key", [title.editions[0].key for title in shown_titles()])
def test_a_lesson_can_point_at_any_gesture_of_any_game(qtbot, key):
    rules, rng = game(key), Rng(5)
    table = presentation(key).table(rules, "light", None)
    qtbot.addWidget(table)
    table.resize(1280, 800)
    state = rules.new(3, 5)
    for _ in range(40):
        table.show_position(rules.observe(state, state.to_move), ask=True)
        move = rules.moves(state)[rng.below(len(rules.moves(state)))]
        table.pointing.point_at([rules.write(move)])
        assert makes(table, outlines(table), move)
        rules.play(state, state.to_move, move)


def outlines(table):
    """Return what is outlined, less the two units by which an outline lies around a thing."""
    inside = 2 * table.board.style.unit
    return [rect.adjusted(inside, inside, -inside, -inside) for rect in table.pointing.rects]


def makes(table, outlined, move):
    """Return whether the button, or what lies at the first place and is dropped at the last, makes a move."""
    gestures, board = table.gestures, table.board
    *homes, place = outlined
    if move == gestures.ending():
        return not homes and place == board.button.scene_rect
    home = homes[0] if homes else QRectF()  # a thing that cannot be seen
    subject = next(one for one in gestures.subjects() if board.home(one) == home)
    table.player.choose(subject, home)
    spot, is_legal = table.player.highlights.spot_at(place.center())
    step = gestures.game.actions(table.seen.state, table.seen.viewer, move)[0]
    return is_legal and step in gestures.steps(subject, spot)
