"""Games on the disk: recorded while they are played, continued, put aside when they are damaged."""

import os

import pytest

from evolution_qt.core.errors import BadInput
from evolution_qt.core.record import Header, Record, RecordSeat
from evolution_qt.core.rng import Rng
from evolution_qt.games.opening import begin, open_record
from evolution_qt.store.disk import Disk
from evolution_qt.store.shelf import Shelf
from tests.core.played import play_on, record_text
from tests.store.faulty import Faulty
from tests.store.games import taken_in


@pytest.fixture
def shelf(tmp_path):
    return Shelf(tmp_path / "games")


def a_match(seed=5):
    return begin(
        Header(game="evolution/de", players=(RecordSeat("Ann"), RecordSeat("Fox", "greedy")), seed=seed)
    )


def play_some(match, moves):
    for _ in range(moves):
        match.play(match.to_move, match.moves()[0])


def test_a_game_is_continued_where_it_was_left(shelf):
    match = a_match()
    shelf.keep(match)
    assert match.record.fault is None
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
    path.write_bytes(path.read_bytes().replace(b"food", b"feed", 1))
    os.utime(path, (1_000_000_000, 1_000_000_000))  # the index trusts no file written just now

    with pytest.raises(BadInput, match="line 2"):
        shelf.open(path)

    assert path.exists()
    assert shelf.unfinished() is None
    assert Shelf(shelf.folder).unfinished() is None


def test_a_damaged_game_is_offered_again_when_it_was_mended(shelf):
    match = a_match()
    shelf.keep(match)
    play_some(match, 3)
    match.record.close()
    path = shelf.unfinished()
    good = path.read_bytes()
    path.write_bytes(good.replace(b"food", b"feed", 1))
    with pytest.raises(BadInput):
        shelf.open(path)

    path.write_bytes(good)

    assert path == shelf.unfinished()
    shelf.open(path).record.close()


def test_a_game_that_another_window_plays_is_not_offered_and_not_given(tmp_path):
    first, second = Shelf(tmp_path / "games"), Shelf(tmp_path / "games")
    match = a_match()
    first.keep(match)
    play_some(match, 3)
    (path,) = first.folder.glob("*.jsonl")

    assert second.unfinished() is None
    with pytest.raises(BadInput, match="a window has it open"):
        second.open(path)

    match.record.close()
    assert path == second.unfinished()
    taken = second.open(path)
    assert first.unfinished() is None
    taken.record.close()


class Counting(Disk):
    """Counts how often a folder is gone through, and how often one file of it is looked at."""

    def __init__(self):
        self.lists, self.stats = [], []

    def list(self, folder, ending):
        self.lists.append(folder)
        return super().list(folder, ending)

    def names_in(self, folder, ending):
        self.lists.append(folder)
        return super().names_in(folder, ending)

    def stat(self, path):
        self.stats.append(path)
        return super().stat(path)


@pytest.mark.parametrize("is_played", [False, True])
def test_the_folder_is_gone_through_once_for_the_game_to_go_on_with(shelf, is_played):
    """The start screen asks for it: with thousands of games that takes as long as all else there."""
    matches = [a_match(seed) for seed in range(5)]
    for match in matches:
        shelf.keep(match)
        play_some(match, 1)
        if not is_played:
            match.record.close()
    disk = Counting()

    waiting = Shelf(shelf.folder, disk).waiting()

    assert [is_played] * 5 == [taken for _entry, taken in waiting]
    assert [shelf.folder] == disk.lists
    assert [] == disk.stats
    for match in matches:
        match.record.close()


def test_a_game_that_is_looked_at_is_not_written(shelf):
    match = a_match()
    shelf.keep(match)
    play_some(match, 3)
    match.record.close()
    path = shelf.unfinished()
    before = (path.read_bytes(), path.stat().st_mtime_ns)

    shelf.open(path).record.close()

    assert before == (path.read_bytes(), path.stat().st_mtime_ns)


def test_a_torn_line_is_taken_away_and_the_game_goes_on(shelf):
    text = record_text(moves=20)
    shelf.folder.mkdir()
    path = shelf.folder / "game.jsonl"
    path.write_text(text + '"1: pop', encoding="utf-8")

    match = shelf.open(shelf.unfinished())
    play_on(match, 10, Rng(4, "on"))
    match.record.close()

    again = open_record(Record.read(path.read_bytes()))
    assert match.game.dump(match.state) == again.game.dump(again.state)
    assert path.read_text(encoding="utf-8").startswith(text)


def test_a_game_that_died_behind_its_last_move_is_finished_when_it_is_opened(shelf):
    whole = record_text().splitlines(keepends=True)
    shelf.folder.mkdir()
    path = shelf.folder / "game.jsonl"
    path.write_text("".join(whole[:-1]))

    shelf.open(shelf.unfinished()).record.close()

    assert "".join(whole) == path.read_text()
    assert shelf.unfinished() is None


def test_a_record_that_is_no_record_is_passed_over(shelf):
    shelf.folder.mkdir()
    (shelf.folder / "2099-01-01.jsonl").write_text("nonsense\n")

    assert shelf.unfinished() is None


def test_a_shelf_that_cannot_be_written_to_says_so(tmp_path):
    (tmp_path / "games").write_text("in the way")

    match = a_match()
    Shelf(tmp_path / "games").keep(match)

    assert match.record.fault is not None


def test_a_game_that_could_not_be_written_when_it_was_left_is_written_later(tmp_path):
    disk = Faulty()
    shelf = Shelf(tmp_path / "games", disk)
    match = a_match()
    shelf.keep(match)
    disk.first, disk.is_lasting = disk.count + 1, True
    play_some(match, 5)
    match.record.close()
    assert not shelf.settle()
    disk.heal()

    path = shelf.unfinished()

    assert match.record.text() == path.read_text()
    assert shelf.settle()
    shelf.open(path).record.close()


def test_a_game_begun_on_a_broken_disk_is_written_when_the_next_one_is(tmp_path):
    disk = Faulty()
    shelf = Shelf(tmp_path / "games", disk)
    first, second = a_match(1), a_match(2)
    disk.first, disk.is_lasting = 1, True
    shelf.keep(first)
    assert first.record.fault is not None
    play_some(first, 5)
    first.record.close()
    disk.heal()

    shelf.keep(second)
    assert second.record.fault is None
    play_some(second, 5)
    second.record.close()

    texts = {path.read_text() for path in shelf.folder.glob("*.jsonl")}
    assert {first.record.text(), second.record.text()} == texts


def test_a_record_that_was_changed_by_hand_can_be_taken_in_as_a_copy(shelf):
    match = a_match()
    shelf.keep(match)
    play_some(match, 5)
    match.record.close()
    path = shelf.unfinished()
    path.write_text(path.read_text().replace("Ann", "Eve"))
    with pytest.raises(BadInput, match="not as this program wrote it"):
        shelf.open(path)

    taken = taken_in(shelf.library, path)

    assert path != taken.entry.path
    assert "Eve" == shelf.library.read(taken.entry.name).names[0]
