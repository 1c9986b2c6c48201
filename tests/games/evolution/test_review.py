"""Points after each round, and the rounds that turned a game."""

from itertools import pairwise

import pytest

from evolution_qt.ai.bots import choose_move
from evolution_qt.core.event import Event
from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.core.rng import Rng
from evolution_qt.core.timeline import RoundEnd, round_ends
from evolution_qt.core.timeline import turning_points as turning_points_by
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import species_ref
from evolution_qt.games.evolution.tally import Toll, round_end_in, toll
from evolution_qt.games.opening import begin


def turning_points(found):
    """Return the turning points of a game of Evolution."""
    return turning_points_by(found, e.KINDS)


def ends(*points, events=()):
    """Return rounds with these points of each seat, all from food."""
    return [
        RoundEnd(number, tuple((one, 0, 0) for one in row), tuple(events) if number == 1 else ())
        for number, row in enumerate(points)
    ]


def test_the_largest_changes_of_the_difference_to_the_best_other_seat_are_found():
    found = turning_points(ends((1, 1), (3, 2), (4, 9), (12, 10), (13, 11)))

    assert [(1, 0, 1), (2, 0, -6), (3, 0, 7)] == [(one.round, one.seat, one.change) for one in found]
    assert all(one.rival == 1 for one in found)


def test_of_one_round_only_the_largest_change_counts():
    """Seat 2 falls back by 5 against the leader, seat 1 by 4."""
    found = turning_points(ends((5, 5, 5), (9, 5, 4)))

    assert [(1, 2, -5)] == [(one.round, one.seat, one.change) for one in found]


def test_the_rival_is_the_best_of_the_others_after_the_round():
    """Not the one that was best before it: the numbers that are told must add up."""
    (turn,) = turning_points(ends((10, 12, 5), (15, 12, 20)))

    assert (1, 2, -15) == (turn.seat, turn.rival, turn.change)
    assert turn.change == sum(turn.own) - sum(turn.other)


def test_there_are_at_most_three_and_they_are_told_in_their_order():
    found = turning_points(ends((0, 0), (1, 0), (1, 3), (5, 3), (5, 8), (14, 8)))

    assert [3, 4, 5] == [one.round for one in found]


def test_a_game_without_changes_has_no_turning_point():
    assert [] == turning_points(ends((1, 1), (2, 2), (3, 3)))
    assert [] == turning_points(ends((1, 1)))


def test_the_end_of_a_round_begins_with_starving_or_the_bags():
    """What a falling population has too much of is of the attack (000:116, 000:130-135)."""
    attack = [
        Event(e.ATTACKED, 0, subject=species_ref(0, 0), target=species_ref(1, 0)),
        Event(e.POPULATION_LOST, 1, target=species_ref(1, 0), amount=1),
        Event(e.BAGGED, 1, amount=1, subject=species_ref(1, 0)),
        Event(e.ATE_MEAT, 0, target=species_ref(0, 0), amount=2),
    ]
    bags = [Event(e.BAGGED, 0, amount=2), Event(e.BAGGED, 1, amount=3)]
    last = [Event(e.FIRST_PLAYER_MOVED, 1), Event(e.ROUND_BEGAN, amount=2)]

    assert 4 == round_end_in(attack)
    assert 4 == round_end_in([*attack, *bags, *last])
    assert 4 == round_end_in([*attack, Event(e.STARVED, 1, target=species_ref(1, 0)), *bags, *last])
    assert 4 == round_end_in([*attack, *last])
    assert 4 == round_end_in([*attack, Event(e.SPECIES_FOUNDED, 1), *bags, *last])
    fallen = Event(e.POPULATION_LOST, 0, target=species_ref(0, 0), amount=1)  # by Horns, so it eats nothing
    surplus = Event(e.BAGGED, 0, amount=1, subject=species_ref(0, 0))
    assert 3 == round_end_in([attack[0], fallen, surplus, surplus, *bags, *last])
    assert 2 == round_end_in([attack[0], fallen, *bags, *last])
    assert 1 == round_end_in([Event(e.PASSED, 0), *bags, *last])


def test_what_says_most_about_a_round_is_told_in_its_order():
    events = [
        Event(e.BODY_GREW, 1, target=species_ref(1, 0), amount=2),
        Event(e.ATTACKED, 0, subject=species_ref(0, 0), target=species_ref(1, 0)),
        Event(e.WENT_EXTINCT, 1, target=species_ref(1, 0)),
        Event(e.WENT_EXTINCT, 0, target=species_ref(0, 1)),
        Event(e.BAGGED, 0, amount=1),
        Event(e.BAGGED, 0, amount=6),
    ]

    (turn,) = turning_points(ends((0, 0), (7, 0), events=events))

    assert (0, 1, 7) == (turn.seat, turn.rival, turn.change)
    assert (7, 0, 0) == turn.own
    assert (0, 0, 0) == turn.other
    assert 0 == turn.winner
    assert tuple(events) == turn.events
    assert (events[1], events[2]) == turn.causes


def test_a_quiet_round_names_the_moves_that_led_to_its_food():
    """What follows from a move by itself, as a population that Fertile lets grow, is none."""
    events = [
        Event(e.POPULATION_GREW, 0, target=species_ref(0, 0), amount=3),
        Event(e.TRAIT_LAID, 0, target=species_ref(0, 0), card=5),
        Event(e.TRAIT_LAID, 1, target=species_ref(1, 0), card=9),
        Event(e.POPULATION_GREW, 0, target=species_ref(0, 0), amount=4, cause=0),
        Event(e.ATE_PLANTS, 0, target=species_ref(0, 0), amount=2),
        Event(e.ATE_PLANTS, 0, target=species_ref(0, 0), amount=1),
        Event(e.BAGGED, 0, amount=7),
    ]

    (turn,) = turning_points(ends((0, 0), (7, 0), events=events))

    assert (events[0], events[1], events[4]) == turn.causes


@pytest.mark.parametrize("key", ["evolution/de", "evolution/ja", "evolution/en"])
def test_a_whole_game_is_looked_back_at_and_again_from_its_record(key):
    """The last points are those of the game, the events of all rounds are its history."""
    match = begin(Header(game=key, players=(RecordSeat("A"), RecordSeat("B"), RecordSeat("C")), seed=3))
    rng = Rng(3)
    while not match.is_over:
        moves = match.moves()
        match.play(match.to_move, moves[rng.below(len(moves))])

    found = round_ends(match.game, match.milestones, match.history)

    assert list(range(match.state.round + 1)) == [one.round for one in found]
    assert tuple(match.game.scores(match.state)) == found[-1].points
    assert match.history == [event for one in found for event in one.events]
    assert all(one.round < two.round for one, two in pairwise(found))
    again = type(match)(match.game, match.record)
    assert found == round_ends(again.game, again.milestones, again.history)
    assert turning_points(found)
    for turn in turning_points(found):
        assert turn.causes
        before, after = found[turn.round - 1].points, found[turn.round].points
        others = [seat for seat in range(3) if seat != turn.seat]
        assert after[turn.rival] == max(after[one] for one in others)
        own = after[turn.seat] - before[turn.seat]
        assert turn.change == own - (after[turn.rival] - before[turn.rival])


def test_a_milestone_does_not_change_with_the_game():
    match = begin(Header(game="evolution/de", players=(RecordSeat("A"), RecordSeat("B")), seed=3))
    start = match.game.digest(match.milestones[0].state)
    match.play(match.to_move, match.moves()[0])

    assert start == match.game.digest(match.milestones[0].state)


def test_the_toll_of_a_round_counts_chips_populations_and_species():
    """The species grew by 1, a new one came with 1, and at the end there are 3 fewer than that makes."""
    events = (
        Event(e.POPULATION_GREW, 0, target=species_ref(0, 0), amount=4),
        Event(e.SPECIES_FOUNDED, 0, target=species_ref(0, 1)),
        Event(e.STARVED, 0, target=species_ref(0, 0), amount=2),
        Event(e.WENT_EXTINCT, 0, target=species_ref(0, 1)),
        Event(e.BAGGED, 0, amount=2),
        Event(e.BAGGED, 1, amount=5),
    )
    before = RoundEnd(1, ((0, 3, 0), (0, 5, 0)), ())
    after = RoundEnd(2, ((2, 2, 0), (5, 5, 0)), events)

    assert (Toll(2, 3, 1), Toll(5, 0, 0)) == toll(before, after)


@pytest.mark.parametrize("key", ["evolution/de", "evolution/en", "evolution/ja"])
def test_the_toll_agrees_with_every_loss_of_a_game(key):
    """Counted move by move, from the populations themselves."""
    match = begin(Header(game=key, players=tuple(RecordSeat(name=name) for name in "ABC"), seed=3))
    rng = Rng(5)
    lost = [0, 0, 0]
    counted = []
    while not match.is_over:
        populations = [sum(one.population for one in player.species) for player in match.state.players]
        now = match.state.round
        told = match.play(match.to_move, choose_move(match.game, match.view(match.to_move), "random", rng))
        for seat, player in enumerate(match.state.players):
            grown = sum(
                event.kind in (e.POPULATION_GREW, e.SPECIES_FOUNDED) and event.actor == seat for event in told
            )
            lost[seat] += populations[seat] + grown - sum(one.population for one in player.species)
        if match.state.round != now or match.is_over:
            counted.append(tuple(lost))
            lost = [0, 0, 0]
    rounds = round_ends(match.game, match.milestones, match.history)

    found = [toll(before, after) for before, after in pairwise(rounds)]

    assert counted == [tuple(one.lost for one in row) for row in found]
    assert any(any(row) for row in counted)
    bags = [sum(row[seat].chips for row in found) for seat in range(3)]
    assert [player.bag for player in match.state.players] == bags
