"""What the record book reads from a record: exact figures, who counts, what is refused."""

from __future__ import annotations

import random

import pytest

from evolution_qt.book.reading import CHANGED, is_finished, person, plain_name, read
from evolution_qt.core.errors import BadInput
from evolution_qt.core.record import Record, Result, SeatTaken, Undo
from evolution_qt.games.opening import open_record
from tests.book.games import a_hunt, changed, ended, played
from tests.text.test_hostile import mutated


def a_small_feast():
    """Ann feeds three species in a row by Cooperation, the first with Foraging; Ben's eats once."""
    return ended(
        [
            {
                "bag": 10,
                "species": [
                    {"population": 2, "traits": ["cooperation", "foraging"]},
                    {"population": 1, "traits": ["cooperation"]},
                    {"population": 1},
                ],
            },
            {"bag": 12, "species": [{"population": 1}]},
        ],
        "0: feed 0\n1: feed 0",
        watering_hole=9,
    )


def test_points_places_and_the_longest_chain_are_exact():
    ann, ben = read(a_small_feast()).seats

    assert (10 + 4, 4, 3) == (ann.measure("food"), ann.measure("population"), ann.measure("traits"))
    assert (12 + 1, 1, 0) == (ben.measure("food"), ben.measure("population"), ben.measure("traits"))
    assert (21, 14) == (ann.points, ben.points)
    assert (1, 2) == (ann.place, ben.place)
    assert (1, 0) == (ann.winners, ben.winners)
    assert (14, 14) == (ann.others, ann.best_other)
    assert (4, 3) == (ann.measure("chain_food"), ann.measure("chain_species"))
    assert (1, 1) == (ben.measure("chain_food"), ben.measure("chain_species"))


def counts(seat, key):
    """Return rounds, food, worked, attacked, repelled and extinct of a trait."""
    return tuple(
        seat.measure(one, key) for one in ("rounds", "food", "worked", "attacked", "repelled", "extinct")
    )


def test_a_trait_counts_what_it_brought_and_what_its_bearers_ate():
    ann = read(a_small_feast()).seats[0]

    assert (2, 3, 2, 0, 0, 0) == counts(ann, "cooperation")
    assert (1, 2, 1, 0, 0, 0) == counts(ann, "foraging")


def test_what_a_trait_keeps_away_hurts_and_loses_is_counted():
    ann, ben = read(a_hunt()).seats

    assert (1, 0, 0, 0, 1, 1) == counts(ann, "climbing")
    assert (1, 0, 1, 1, 0, 1) == counts(ann, "horns")
    assert (1, 0, 0, 0, 0, 1) == counts(ann, "warning_call")  # Ambush does not hear it
    assert (1, 1, 0, 0, 0, 0) == counts(ben, "carnivore")
    assert 0 == ann.measure("chain_food")
    assert (1, 1) == (ben.measure("chain_food"), ben.measure("chain_species"))


def test_a_warning_call_of_a_neighbour_counts_for_its_owner():
    data = ended(
        [
            {
                "species": [
                    {"population": 1},
                    {"population": 1, "traits": ["warning_call"]},
                    {"population": 1},
                ]
            },
            {"species": [{"population": 1, "body": 4, "traits": ["carnivore"]}]},
        ],
        "1: attack 0 0.1",
        to_move=1,
    )

    assert (1, 0, 0, 1, 2, 1) == counts(read(data).seats[0], "warning_call")


def test_the_parts_of_a_whole_game_add_up_to_its_scores():
    for game, seats in (("evolution/de", 2), ("evolution/ja", 3), ("evolution/en", 4)):
        data = played(3, seats, game)
        entry = read(data)
        match = open_record(Record.read(data))

        assert [one.points for one in entry.seats] == match.game.scores(match.state)
        assert {at for at, one in enumerate(entry.seats) if one.winners} == set(
            match.game.winners(match.state)
        )
        assert (game, seats, match.state.round) == (entry.edition, entry.players, entry.rounds)
        laid = [event for event in match.history if event.kind == 9]
        assert len(laid) == sum(of.value for one in entry.seats for of in one.measures if of.key == "laid")


# Who counts


def test_a_seat_counts_for_who_made_all_its_moves():
    data = played(1)

    assert ["human", "hunter"] == [one.kind for one in read(data).seats]
    kept = changed(data, takes={5: SeatTaken(0, "apex/stalker")})
    assert [CHANGED, "hunter"] == [one.kind for one in read(kept).seats]
    assert ["hunter", "mixed"] == [one.against for one in read(kept).seats]
    from_the_start = changed(data, takes={0: SeatTaken(0, "apex/stalker")})
    assert ["apex/stalker", "hunter"] == [one.kind for one in read(from_the_start).seats]
    after_the_end = changed(data, takes={len(Record.read(data).notes) - 1: SeatTaken(0, "apex")})
    assert ["human", "hunter"] == [one.kind for one in read(after_the_end).seats]


def test_moves_that_were_taken_back_do_not_change_whose_a_seat_is():
    record = Record.read(played(1))
    said = record.notes[0]
    notes = [SeatTaken(0, "apex"), SeatTaken(1, "apex"), said, Undo(1)]
    notes += [SeatTaken(0, "human"), SeatTaken(1, "hunter"), *record.notes]
    entry = read(Record(record.header, notes).text().encode())

    assert ["human", "hunter"] == [one.kind for one in entry.seats]
    assert 1 == entry.taken_back


def test_opponents_are_named_by_their_level_or_as_mixed():
    def against(*kinds):
        return [one.against for one in read(played(1, 3, kinds=kinds)).seats]

    assert ["apex", "mixed", "mixed"] == against("human", "apex/stalker", "apex/turtle")
    assert ["mixed", "mixed", "human"] == against("human", "human", "hunter")


def test_practice_and_games_from_a_position_do_not_count():
    assert read(played(1)).counts
    assert not read(changed(played(1), takes={}, practice=True)).counts
    assert not read(a_hunt()).counts


def test_names_that_look_alike_are_one_person():
    assert person(plain_name("  ANN ")) == person("ann")
    assert person("Ａｎｎ") == person("Ann")
    assert person("Ann") != person("Anna")
    assert "Ann B" == plain_name("Ann\u202e \u200b B")
    assert "" == plain_name(None)


# What is no finished game


def test_a_game_that_goes_on_is_none():
    lines = played(1).splitlines(keepends=True)

    assert read(b"".join(lines[:40])) is None
    assert not is_finished(b"".join(lines[:40]))
    assert read(b"".join(lines) + b'{"undo": 1}\n') is None


def test_a_copy_with_other_names_is_the_same_game():
    one, other = read(played(1)), read(played(1).replace(b'"Ann"', b'"Anna"'))

    assert one.sum != other.sum
    assert one.identity == other.identity
    assert one.identity != read(played(2)).identity


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (b'"winners": [', b'"winners": [0, ', "wrong_result"),
        (b'"hash": "', b'"hash": "0000000000000000", "x": "', "unknown_key"),
        (b'"seed": 1', b'"seed": 2', "illegal_move"),
        (b"evolution/de", b"evolution/moon", "unknown_game"),
    ],
)
def test_a_record_that_is_not_true_is_refused(old, new, code):
    data = played(1)
    assert old in data

    with pytest.raises(BadInput) as refused:
        read(data.replace(old, new, 1))

    assert code == refused.value.fault.code


def test_hostile_records_are_refused_exactly_where_a_match_refuses_them():
    chance = random.Random(5)
    data = played(2)
    refused = 0
    for _ in range(60):
        hostile = mutated(data, chance)
        try:
            record = Record.read(hostile)
            standing = record.standing()
            if not standing or not isinstance(standing[-1][1], Result):
                assert read(hostile) is None  # not replayed as long as it is not finished
                continue
            open_record(record)
            is_good = True
        except BadInput:
            is_good = False
        try:
            assert read(hostile) is not None
            assert is_good
        except BadInput:
            refused += 1
            assert not is_good
    assert refused > 30
