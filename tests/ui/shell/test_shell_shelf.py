"""Games on the disk: recorded while they are played, continued, put aside when they are damaged."""

import pytest

from evolution_qt.core.errors import BadInput, bad
from evolution_qt.core.record import Header, Record, Seat
from evolution_qt.games.opening import begin
from evolution_qt.ui.shell.shelf import Shelf


@pytest.fixture
def shelf(tmp_path):
    return Shelf(tmp_path / "games")


def a_match(seed=5):
    return begin(Header(game="evolution/de", players=(Seat("Ann"), Seat("Fox", "greedy")), seed=seed))


def play_some(match, moves):
    for _ in range(moves):
        match.play(match.to_move, match.moves()[0])


def test_a_game_is_continued_where_it_was_left(shelf):
    match = a_match()
    assert shelf.keep(match)
    play_some(match, 7)
    match.record.close()

    again = shelf.open(shelf.unfinished())
    play_some(again, 2)
    again.record.close()

    play_some(match, 2)
    assert match.game.digest(match.state) == again.game.digest(again.state)
    third = shelf.open(shelf.unfinished())
    third.record.close()
    assert 9 == len(third.record.moves())


def test_an_empty_shelf_has_nothing_to_continue(shelf):
    assert shelf.unfinished() is None


def test_a_game_without_a_move_is_not_continued(shelf):
    match = a_match()
    shelf.keep(match)
    match.record.close()

    assert shelf.unfinished() is None


def test_a_finished_game_is_not_continued(shelf):
    match = a_match()
    shelf.keep(match)
    while not match.is_over:
        play_some(match, 1)
    match.record.close()

    assert shelf.unfinished() is None


def test_the_latest_unfinished_game_is_continued(shelf):
    for seed in (1, 2, 3):
        match = a_match(seed)
        shelf.keep(match)
        play_some(match, 1)
        match.record.close()

    latest = shelf.open(shelf.unfinished())
    latest.record.close()
    assert 3 == latest.record.header.seed


def test_a_damaged_game_is_refused_with_its_place_and_offered_no_more(shelf):
    match = a_match()
    shelf.keep(match)
    play_some(match, 3)
    match.record.close()
    path = shelf.unfinished()
    path.write_text(path.read_text().replace("food", "feed", 1))

    with pytest.raises(BadInput, match="line 2"):
        shelf.open(path)

    assert shelf.unfinished() is None
    assert path.with_name(path.name + ".bad").exists()


def test_a_game_that_cannot_be_written_on_now_stays_where_it_is(shelf, monkeypatch):
    """A full disk or a lost right is no fault of the game; it can be continued another day."""
    match = a_match()
    shelf.keep(match)
    play_some(match, 1)
    match.record.close()
    path = shelf.unfinished()

    def refuse(record, path):
        raise bad("unwritable", str(path))

    monkeypatch.setattr(Record, "keep_on", refuse)
    with pytest.raises(BadInput, match="cannot be written"):
        shelf.open(path)

    assert path == shelf.unfinished()


def test_a_record_that_is_no_record_is_passed_over(shelf):
    shelf.folder.mkdir()
    (shelf.folder / "2099-01-01.jsonl").write_text("nonsense\n")

    assert shelf.unfinished() is None


def test_a_shelf_that_cannot_be_written_to_says_so(tmp_path):
    (tmp_path / "games").write_text("in the way")

    assert not Shelf(tmp_path / "games").keep(a_match())
