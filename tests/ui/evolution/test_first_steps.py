"""The first match of Evolution: played right, in other ways, wrong, and by chance."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from evolution_qt.brain.opponents import opponent
from evolution_qt.core.fairness import bot_seed
from evolution_qt.core.record import Record
from evolution_qt.core.rng import Rng
from evolution_qt.games.evolution.cards import Card
from evolution_qt.games.evolution.catalogue import KEYS
from evolution_qt.games.evolution.state import OVER
from evolution_qt.games.opening import open_record
from evolution_qt.ui.evolution.first_steps import LESSONS
from evolution_qt.ui.evolution.parts import DRAW_PILE
from evolution_qt.ui.table.lessons import LessonCourse, begun
from evolution_qt.ui.table.prose import step_texts

(LESSON,) = LESSONS
TEXTS = step_texts("evolution", "en")
STEPS = [*dict.fromkeys(step.key for step in LESSON.steps)]
OF_CARDS = {
    "trait": "trait",
    "herd": "population",
    "species": "species",
    "hunter": "trait",
    "body": "body",
    "shield": "trait",
}
"""The steps in which a card is played, and how."""
WAYS = 200
"""So many ways by chance are played in each edition."""
STRAY = "Another way."
USUAL = {"trait": "Long Neck", "herd": "Warning Call", "species": "Symbiosis", "body": "Pack Hunting"}
"""The cards that are named where all is played as it is told."""
CARNIVORE = Card("carnivore", 4)


@pytest.fixture(autouse=True)
def _english(qapp):
    QLocale.setDefault(QLocale("en"))


class Lesson:
    """A match of the lesson with its bots, and how far it has come."""

    def __init__(self, key):
        self.match = begun(LESSON, key, {0: "Ann"}, "2026-01-01T00:00:00Z")
        self.match.game.check(self.match.state)
        self.course = LessonCourse(LESSON, self.match)
        nonce, kinds = self.match.record.header.nonce, self.match.record.kinds()
        self.bots = {seat: opponent(kinds[seat], self.match.game, 3) for seat in (1, 2)}
        self.chance = {seat: Rng(bot_seed(nonce, seat)) for seat in (1, 2)}

    def let_play(self):
        """Let the others play until the player is asked, or it is over."""
        match = self.match
        while not match.is_over and (seat := match.to_move) != 0:
            done = []
            for step in self.bots[seat].decide(match.game, match.view(seat), self.chance[seat]).steps:
                done.append(step)
                move = match.game.spoken(match.state, seat, done)
                if not match.why_not(seat, move):
                    match.play(seat, move)
                    done.clear()
        self.course.follow()

    def do(self, line):
        self.match.say(0, line)
        self.let_play()

    @property
    def lines(self):
        return self.course.lines(TEXTS, stray=STRAY)

    def task(self, key, card=""):
        """Return the task of a step, with the name of the card that it is about."""
        return TEXTS[key].task.format(card=card)

    @property
    def moves(self):
        return [self.match.game.write(move) for move in self.match.moves()]

    def wanted(self):
        """Return what the step points at, else a first move that does something."""
        pointed = [one for one in self.course.points_at if one in self.moves and one != "done"]
        order = ("attack", "feed", "effect", "done", "pass")
        other = [line for verb in order for line in self.moves if line.startswith(verb)]
        return [*pointed, *other, *self.moves][0]

    def play(self, *, until=""):
        """Do what is wanted, to the end or until a step is up, and return the steps that were seen."""
        seen = []
        while not self.match.is_over:
            if self.course.is_up and self.course.step.key not in seen:
                seen.append(self.course.step.key)
            if self.course.is_up and self.course.step.key == until:
                break
            self.do(self.wanted())
        return seen


@pytest.fixture(params=KEYS)
def lesson(request):
    return Lesson(request.param)


# Played right


def test_played_right_each_step_is_seen_and_praised(lesson):
    praised = []
    while not lesson.match.is_over:
        praised += [key for key in STEPS if TEXTS[key].done in lesson.lines]
        lesson.do(lesson.wanted())

    assert STEPS[:-1] == list(dict.fromkeys(praised))
    assert [TEXTS["end"].done] == lesson.lines
    assert lesson.course.is_reached
    assert 3 == lesson.match.state.round


def test_a_step_says_its_task_and_points_at_something(lesson):
    for key in STEPS[:-1]:
        lesson.play(until=key)
        said = [line for line in lesson.lines if line not in TEXTS[key].remarks.values()]
        assert lesson.task(key, USUAL.get(key, "")) == said[-1]
        assert lesson.course.points_at


def test_it_is_the_same_each_time_as_its_bots_have_a_seed_of_their_own(lesson):
    again = Lesson(lesson.match.game.key)
    for one in (lesson, again):
        one.play()

    assert [ply.text for ply in lesson.match.plies] == [ply.text for ply in again.match.plies]


# Played in another way


def test_another_card_is_laid_as_food_and_the_next_step_follows(lesson):
    lesson.do("food symbiosis:1")

    assert [
        TEXTS["food"].other,
        lesson.task("trait", "Long Neck"),
        TEXTS["trait"].remarks["neck"],
    ] == lesson.lines
    lesson.do("trait 0 long_neck:4")
    assert [TEXTS["trait"].done, lesson.task("herd", "Warning Call")] == lesson.lines
    lesson.do("population 0 warning_call:2")
    assert lesson.task("species", "Foraging") == lesson.lines[-1], "the card that was meant for it is gone"


def test_a_trait_is_taught_with_another_card_where_the_one_for_it_was_laid_as_food(lesson):
    lesson.do("food long_neck:4")

    assert [TEXTS["food"].other, lesson.task("trait", "Foraging")] == lesson.lines
    seen = lesson.play()
    assert STEPS[1:] == seen, "nothing is left out"


def test_another_use_of_a_card_is_answered_and_taken(lesson):
    lesson.play(until="trait")
    lesson.do("species left symbiosis:1")
    neck = TEXTS["trait"].remarks["neck"]
    assert [TEXTS["trait"].other, lesson.task("trait", "Long Neck"), neck] == lesson.lines
    lesson.do("body 0 long_neck:4")
    assert [TEXTS["trait"].other, lesson.task("trait", "Warning Call")] == lesson.lines
    lesson.do("population 1 warning_call:2")
    assert [TEXTS["trait"].other, TEXTS["turn"].task] == lesson.lines, "no card is left"
    lesson.play(until="trait")
    assert (2, lesson.task("trait", "Scavenger")) == (lesson.match.state.round, lesson.lines[-1])
    assert "herd" not in lesson.play(), "that was done before it was told"


def test_what_was_left_out_comes_again_when_cards_are_played_the_next_time(lesson):
    """One that eats plants must be there before a Carnivore comes."""
    lesson.play(until="herd")
    lesson.do("body 0 warning_call:2")
    assert [TEXTS["herd"].other, lesson.task("herd", "Symbiosis")] == lesson.lines
    lesson.do("done")
    lesson.play(until="species")

    assert 2 == lesson.match.state.round
    assert lesson.task("species", "Symbiosis") == lesson.lines[-1]
    seen = lesson.play()
    assert ["species", "hunter", "body", "shield"] == [key for key in seen if key in OF_CARDS][:4]
    assert "hunt" in seen
    assert "herd" in seen


def in_round_three(lesson, *lines):
    """Come to the cards of the third round with a population of 1 and food that is left.

    In the first round only these moves are made with cards, in the second none.
    """
    lesson.play(until="trait")
    for line in (*lines, "done"):
        lesson.do(line)
    lesson.play(until="bag")
    lesson.do("food fertile:5")
    lesson.do("done")
    lesson.play(until="pile")
    lesson.do(lesson.wanted())
    lesson.do("species right symbiosis:1")


def test_a_herd_that_grows_by_a_trait_is_not_praised(lesson):
    in_round_three(lesson)
    lesson.do("trait 0 climbing:3")
    assert lesson.task("herd", "Warning Call") == lesson.lines[-1]

    lesson.do(next(line for line in lesson.moves if line.startswith("trait 0 fertile:")))
    lesson.do("done")
    assert 2 == lesson.match.state.players[0].species[0].population
    assert TEXTS["herd"].done not in lesson.lines


def test_the_defence_is_not_given_away_before_it_is_needed(lesson):
    in_round_three(lesson, "body 0 long_neck:4")

    assert "trait" == lesson.course.step.key
    assert "trait 0 climbing:3" in lesson.moves
    assert "climbing" not in lesson.wanted()


def test_what_is_taken_back_is_told_again(lesson):
    lesson.play(until="trait")
    for line in ("species left symbiosis:1", "body 0 long_neck:4"):
        lesson.do(line)
    lesson.match.take_back(2)
    lesson.course.follow()

    assert lesson.task("trait", "Long Neck") == lesson.lines[-2]


def test_who_lays_no_carnivore_is_not_told_to_hunt(lesson):
    lesson.play(until="hunter")
    lesson.do("population 0 carnivore:4")
    assert [TEXTS["hunter"].other, TEXTS["rest"].task] == lesson.lines
    assert {"shield", "hunt"}.isdisjoint(lesson.play())
    assert lesson.course.is_reached


def test_a_carnivore_that_is_full_is_not_told_to_hunt(lesson):
    lesson.play(until="hunt")
    state = lesson.match.state
    state.options = None
    for one in state.players[0].species:
        if lesson.match.game.table.numbers[CARNIVORE] in one.traits:
            one.food = one.population

    assert not [line for line in lesson.moves if line.startswith("attack")]
    assert "pile" == LessonCourse(LESSON, lesson.match).step.key


def test_a_carnivore_is_laid_where_a_species_has_no_room_for_a_trait(lesson):
    lesson.play(until="trait")
    for line in ("trait 0 long_neck:4", "trait 0 warning_call:2", "trait 0 symbiosis:1"):
        lesson.do(line)
    lesson.play(until="species")
    lesson.do("body 0 climbing:3")
    assert "hunter" == lesson.course.step.key, "no card is left for a new species"

    (pointed,) = lesson.course.points_at
    assert pointed.startswith("trait 0 carnivore:4 replacing ")
    lesson.do(pointed)
    assert TEXTS["hunter"].done == lesson.lines[0]


def test_a_wrong_move_is_answered_in_a_sentence_where_the_step_has_one(lesson):
    for key in STEPS[:-1]:
        lesson.play(until=key)
        hint = TEXTS[key].wrong.get("")
        said = ["It has it.", hint] if hint else []
        assert said == lesson.course.answer(TEXTS, "duplicate_trait", ["It has it."])
        assert bool(TEXTS[key].wrong) == (key not in ("turn", "rest", "points"))


# Left and continued


def test_its_record_is_practice_and_is_found_again_at_the_same_step(lesson):
    for key in STEPS[1:]:
        lesson.play(until=key)
        record = Record.read(lesson.match.record.text().encode())
        assert record.is_practice
        assert LESSON.is_of(record.header)
        again = LessonCourse(LESSON, open_record(record))
        told = again.lines(TEXTS, stray=STRAY)
        assert lesson.lines[-len(told) :] == told, "without praise for what was done another day"


# By chance


@pytest.mark.parametrize("key", KEYS)
def test_however_it_is_played_it_ends_in_the_third_round(key):
    """Whatever the others do: they play by chance, too. The draw pile ends with the last deal."""
    first = Lesson(key).match
    for seed in range(WAYS):
        game, state, rng = first.game, first.game.copy(first.state), Rng(seed)
        while state.phase != OVER:
            moves = game.moves(state)
            game.play(state, state.to_move, moves[rng.below(len(moves))])
            assert state.final_round in (0, 3)
        assert 3 == state.round


def assert_true_of_the_arrow(lesson):
    """Assert that the card that a task names is in the hand, and that it can be laid where the task says."""
    key, (pointed,) = lesson.course.step.key, lesson.course.points_at
    verb, place, card = pointed.split()[:3]
    assert OF_CARDS[key] == verb
    table, player = lesson.match.game.table, lesson.match.state.players[0]
    assert card in [str(table.cards[one]) for one in player.hand]
    trait = table.traits[table.index[card.partition(":")[0]]]
    said = {"hunter": "Carnivore", "shield": "Climbing"}.get(key, trait.name)
    assert trait.name == said
    assert said in lesson.lines[-1] or said in lesson.lines[-2]
    hunters = [
        "carnivore" in [table.traits[table.trait_of[one]].key for one in (*species.traits, *species.hidden)]
        for species in player.species
    ]
    if key in ("body", "shield"):
        assert any(hunters)
        assert (key == "body") == hunters[int(place)]


@pytest.mark.parametrize("seed", range(4))
def test_however_a_player_plays_against_the_bots_something_is_said_and_the_end_is_reached(lesson, seed):
    rng, said = Rng(seed), []
    while not lesson.match.is_over:
        assert not lesson.course.is_up or all(lesson.lines)
        assert {*lesson.moves, DRAW_PILE}.issuperset(lesson.course.points_at)
        assert not any("{" in line for line in lesson.lines)
        if lesson.course.is_up and lesson.course.step.key in OF_CARDS:
            assert_true_of_the_arrow(lesson)
        said += lesson.lines
        lesson.do(lesson.moves[rng.below(len(lesson.moves))])

    assert lesson.course.is_reached
    assert len(set(said)) > 5
