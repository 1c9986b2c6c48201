"""The round in which a record ends follows from its lines."""

import pytest

from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.core.rng import Rng
from evolution_qt.games import round_finder
from evolution_qt.games.dominant.rounds import round_of
from evolution_qt.games.opening import begin
from evolution_qt.store.index import summary
from tests.games.dominant.scene import KEY, players


def played(seats, seed, moves=600, **header):
    """Return the header of a random game, the lines of its moves, and the round in which each was made."""
    match = begin(Header(game=KEY, players=(RecordSeat(),) * seats, seed=seed, **header))
    rng, rounds = Rng(seed), []
    while not match.is_over and len(rounds) < moves:
        rounds.append(match.state.round)
        step = match.game.sample(match.state, rng)
        match.play(match.to_move, match.game.spoken(match.state, match.to_move, [step]))
    lines = [line.encode() for line in match.record.text().splitlines() if line.startswith('"')]
    return match.record.header, lines, rounds


@pytest.mark.parametrize(("seats", "rules"), [(2, {}), (4, {}), (6, {}), (2, {"animals_each": 3})])
def test_the_round_of_every_move_is_told_by_the_lines_up_to_it(seats, rules):
    for seed in range(2):
        header, lines, rounds = played(seats, seed, rules=rules)

        assert rounds == [round_of(header, lines[: at + 1]) for at in range(len(lines))]


def test_a_record_that_begins_in_the_middle_counts_from_its_position():
    position = {"format": "evolution-qt/position", "game": KEY, "round": 7, "players": players("AI")}
    header, lines, rounds = played(2, 5, 200, position=position | {"phase": "execution", "next": "insect"})

    assert 7 == rounds[0] == round_of(header, []) == round_of(header, lines[:1])
    assert rounds[-1] == round_of(header, lines)
    assert rounds[-1] > 7


@pytest.mark.parametrize("given", ["x", 0, None, True])
def test_a_position_with_a_strange_round_is_read_as_the_first(given):
    header = Header(game=KEY, players=(RecordSeat(),) * 2, position={"round": given})

    assert 1 == round_of(header, [])


def test_pawns_of_initiative_and_instinct_are_no_planning():
    header = Header(game=KEY, players=(RecordSeat(),) * 2)
    first = [b'"0: plan initiative"', b'"1: plan wasteland"', b'"0: swap"', b'"0: plan migration:7"']
    more = [b'"1: score d2"', b'"1: card instinct"', b'"1: plan initiative"', b'"0: plan depletion"']

    assert [1, 1, 1, 1] == [round_of(header, first[: at + 1]) for at in range(4)]
    assert [1, 1, 1, 2] == [round_of(header, first + more[: at + 1]) for at in range(4)]


def test_the_library_tells_it_where_a_record_has_no_checks():
    header, lines, rounds = played(3, 4, 150)
    text = begin(header).record.text().encode() + b"\n".join(lines) + b"\n"

    told = summary(text)

    assert told is not None
    assert rounds[-1] == told.round > 1
    assert round_finder(KEY) is round_of
