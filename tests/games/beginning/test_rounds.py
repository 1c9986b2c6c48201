"""In which round a record ends: told from its lines, with no checks to go by."""

import pytest

from evolution_qt.core.record import Header, Record
from evolution_qt.core.rng import Rng
from evolution_qt.games import round_finder
from evolution_qt.games.opening import begin, open_record
from evolution_qt.store.index import summary
from tests.core.played import header, play_on, record_text
from tests.games.beginning.scene import KEY, plain


def told_and_true(text):
    """What is told after each move of a record, and the round in which playing it makes that move."""
    match = open_record(Record.read(text.encode()))
    moves = [line for line in text.encode().splitlines(keepends=True) if line.startswith(b'"')]
    tell = round_finder(KEY)
    told = [tell(match.record.header, moves[: count + 1]) for count in range(len(moves))]
    return told, [match.state_at(count).round for count in range(len(moves))]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_round_of_every_move_is_told_by_the_moves_alone(seats):
    told, true = told_and_true(record_text(KEY, seats))

    assert true == told
    assert len(set(true)) > 3


@pytest.mark.parametrize("seats", [2, 4])
def test_a_record_that_begins_in_the_middle_counts_from_its_position(seats):
    """In any phase, and any seat is asked."""
    whole = open_record(Record.read(record_text(KEY, seats).encode()))
    phases = set()
    for moment in range(10, 90, 3):
        position = whole.game.dump(whole.state_at(moment))
        phases.add((position["phase"], position["to_move"] == position["first_player"]))
        players = whole.record.header.players
        branch = begin(Header(game=KEY, players=players, seed=position["seed"], position=position))
        play_on(branch, 40, Rng(moment, "branch"))
        told, true = told_and_true(branch.record.text())

        assert true == told
    assert 4 == len(phases)


@pytest.mark.parametrize(
    ("entries", "moves", "told"),
    [
        ({}, [], 1),
        ({"round": 6}, [], 6),
        ({"round": "six"}, [], 1),
        ({"round": 0}, [], 1),
        ({"round": 6, "phase": "play"}, ["0: species horns"], 6),
        ({"round": 6, "phase": "play"}, ["0: species horns", "0: done"], 6),
        ({"round": 6, "phase": "feeding"}, ["0: pass", "1: done", "0: done"], 7),
        ({"round": 6, "phase": "play", "first_player": 1}, ["1: done", "1: pass", "0: trait 0 horns"], 6),
        ({"round": 6, "phase": "play", "first_player": 1, "to_move": 0}, ["0: done", "1: done"], 7),
        ({"round": 6, "phase": "feeding", "first_player": 1}, ["1: feed 0"], 6),
        ({"round": 6, "phase": "feeding", "to_move": "?"}, ["0: feed 0"], 6),
        ({"round": 6, "phase": "feeding", "first_player": None}, ["0: pass"], 6),
        ({"round": 6}, ["one line of nonsense"], 6),
    ],
)
def test_a_position_is_not_trusted(entries, moves, told):
    """The library tells it also of a record that has not been read yet; what is missing has its default."""
    position = {**plain("1/0", "1/0"), **entries}
    if "phase" not in entries:
        del position["phase"]
    lines = [b'"%b"\n' % line.encode() for line in moves]

    assert told == round_finder(KEY)(Header(game=KEY, players=header(KEY).players, position=position), lines)


def test_the_library_tells_the_round_of_a_record_without_checks():
    text = record_text(KEY, 3, moves=70)
    match = open_record(Record.read(text.encode()))
    lines = [line for line in text.encode().splitlines(keepends=True) if not line.startswith(b'{"check"')]

    assert match.state.round == summary(b"".join(lines)).round > 2
