"""What a network is told of a position: all that the seat sees, and nothing that it does not."""

import pytest

from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.beginning.features import AMOUNTS, MARKS, features
from tests.games.beginning.scene import KEY, scene

RULES = game(KEY)


def positions(seats, seed, every=4):
    """Play a game partly by rules, partly at random, and return some of its positions."""
    state, rng, found = RULES.new(seats, seed), Rng(seed), []
    at = 0
    while state.to_move >= 0:
        at += 1
        if at % every == 0:
            found.append(state.clone())
        steps = RULES.legal(state)
        step = RULES.suggest(state, steps, rng) if rng.below(3) else RULES.sample(state, rng)
        RULES.apply(state, step)
    return found


def plain(state, seat):
    """Return features with their marks in order, so that they can be compared."""
    amounts, marks = features(state, seat)
    return [round(amount, 9) for amount in amounts], sorted(marks)


def named(state, seat):
    """Return amounts by name, and how often each mark stands that stands at all."""
    amounts, marks = features(state, seat)
    counts = {MARKS[mark]: marks.count(mark) for mark in marks}
    return dict(zip(AMOUNTS, amounts, strict=True)), counts


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_hidden_cards_change_nothing(seats):
    """Whatever lies in other hands, face down or in the deck, a seat's features are the same."""
    for number, state in enumerate(positions(seats, 5)):
        for seat in range(seats):
            seen = RULES.observe(state, seat)
            expected = plain(seen.state, seat)

            assert expected == plain(state, seat)
            for twin in range(2):
                assert expected == plain(RULES.determinize(seen, Rng(7 * number + twin)), seat)


def rotated(state, by):
    """Return the same game at a table where everyone has moved on by some chairs."""
    other = state.clone()
    seats = len(state.players)
    other.players = [other.players[(seat - by) % seats] for seat in range(seats)]
    other.first_player = (state.first_player + by) % seats
    other.to_move = (state.to_move + by) % seats
    return other


def test_chairs_change_nothing():
    """A seat's features follow it around the table."""
    for state in positions(3, 8):
        for seat in range(3):
            assert plain(state, seat) == plain(rotated(state, 2), (seat + 2) % 3)


def test_a_position_is_left_as_it_was():
    for state in positions(4, 3, every=9):
        before = RULES.dump(state)
        for seat in range(4):
            features(state, seat)

        assert before == RULES.dump(state)


def test_every_position_has_features_of_the_right_number():
    for seats in (2, 5):
        for state in positions(seats, 11):
            amounts, marks = features(state, state.to_move)

            assert len(AMOUNTS) == len(amounts)
            assert all(0 <= mark < len(MARKS) for mark in marks)


def test_a_seat_is_looked_at_after_its_own_feeding():
    """Meat counts that a hunter will eat, plants too, and what finds no food is gone with its trait drawn."""
    amounts, counts = named(
        scene(
            "2/0 carnivore | 1/0 speed horns | 1/0 flight", "3/0", "1/0", phase="play", watering_hole=1
        ).state,
        0,
    )

    assert (2, 3) == (round(amounts["own species"] * 5), round(amounts["own population"] * 12))
    assert (0, 1) == (amounts["watering hole"], round(amounts["own hand"] * 8))
    assert 3 + 3 + 3 + 1 == round(amounts["own points"] * 60)
    assert 1 == counts["own: population 2, meat"]
    assert "own: horns, population 1" in counts
    assert "own: flight, population 1" not in counts


def test_hunters_of_the_next_seat_are_told_apart():
    rows = ("2/0", "3/0 carnivore", "1/0")
    for order, is_next in ((rows, True), ((rows[0], rows[2], rows[1]), False)):
        _, counts = named(scene(*order, phase="play", watering_hole=4).state, 0)

        assert 1 == counts["own: in reach, population 2"]
        assert is_next == ("in reach of the next, population 2" in counts)


@pytest.mark.parametrize(
    ("final_round", "seat", "mark"),
    [(None, 0, "not the last round"), (1, 0, "last turn"), (1, 1, "last turn to come")],
)
def test_the_last_turn_is_marked(final_round, seat, mark):
    state = scene("2/0", "3/0", phase="play", watering_hole=4, final_round=final_round).state

    assert mark in named(state, seat)[1]


@pytest.mark.parametrize(
    ("row", "other", "hole", "gone"),
    [
        ("2/2 fat_tissue", "1/0", 2, {"pass"}),
        ("1/0 carnivore | 2/0", "1/0", 2, {"attack 0 0.1"}),
        ("1/0 carnivore | 2/2", "1/0", 2, {"attack 0 0.1"}),
        ("1/0 carnivore | 2/2", "1/0 speed", 2, set()),
        ("1/0 carnivore | 2/0", "1/0 speed", 0, set()),
    ],
)
def test_no_food_is_left_lying_and_no_own_card_eaten_for_nothing(row, other, hole, gone):
    state = scene(row, other, watering_hole=hole).state
    steps = RULES.legal(state)
    kept = RULES.evaluation().sensible(state, 0, steps)

    assert gone == {RULES.write(RULES.spoken(state, 0, [one])) for one in set(steps) - set(kept)}


def test_an_attack_is_made_against_a_seat():
    state = scene("1/0 carnivore | 1/0", "1/0", "2/0 horns", watering_hole=1).state
    targets = {
        RULES.write(RULES.spoken(state, 0, [one])): RULES.evaluation().target(state, one)
        for one in RULES.legal(state)
    }

    assert {"attack 0 0.1": 0, "attack 0 1.0": 1, "attack 0 2.0": 2, "feed 1": -1} == targets
