"""Files of a game of which the program knows nothing but its folder."""

import pytest

from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.games.opening import begin, open_position
from evolution_qt.store.index import summary
from evolution_qt.store.shelf import Shelf

pytestmark = pytest.mark.usefixtures("toy_among_games")


def a_match():
    return begin(Header(game="toy", players=(RecordSeat("Ann"), RecordSeat("Fox", "greedy")), seed=5))


def play(match, moves):
    for _ in range(moves):
        match.play(match.to_move, match.moves()[0])


def test_it_is_kept_and_continued_where_it_was_left(tmp_path):
    shelf, match = Shelf(tmp_path / "games"), a_match()
    shelf.keep(match)
    play(match, 3)
    match.record.close()

    again = shelf.open(shelf.unfinished())
    play(again, 3)
    again.record.close()

    play(match, 3)
    assert again.is_over
    assert match.standing() == again.standing()
    assert shelf.unfinished() is None


@pytest.mark.parametrize(
    ("moves", "status", "number"), [(0, "running", 1), (3, "running", 2), (6, "finished", 3)]
)
def test_the_library_tells_its_round_by_the_checks_of_its_record(moves, status, number):
    match = a_match()
    play(match, moves)

    told = summary(match.record.text().encode())

    assert (status, "toy", number, moves) == (told.status, told.game, told.round, told.moves)
    assert tuple(match.game.scores(match.state) if match.is_over else ()) == told.scores


def test_it_goes_on_from_a_position():
    match = a_match()
    play(match, 2)
    position = match.game.dump(match.state)
    rules, _ = open_position(position)

    header = Header(game=rules.key, players=match.record.header.players, position=position)
    second = begin(header)
    play(second, 4)

    assert second.is_over
    assert 3 == summary(second.record.text().encode()).round
