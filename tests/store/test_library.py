"""The library: what it lists, how fast, and that nothing which is done to it loses a game."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from time import process_time

import pytest

from evolution_qt.core.errors import BadInput, bad
from evolution_qt.core.plain import MOST_BYTES
from evolution_qt.core.record import Header, Practice, Record, SeatTaken, Undo
from evolution_qt.core.rng import Rng
from evolution_qt.core.steps import at_once
from evolution_qt.games import game
from evolution_qt.games.evolution.state import FOOD
from evolution_qt.games.opening import begin, open_position, open_record
from evolution_qt.store import record_file
from evolution_qt.store.disk import Disk
from evolution_qt.store.glance import NAME as INDEX
from evolution_qt.store.index import PlayerSummary, Trouble, summary
from evolution_qt.store.library import BIN, TITLES_NAME, Library, read_outside, stem_of
from evolution_qt.store.shelf import Shelf
from tests.core.played import play_on
from tests.store.games import lines, stored, taken_in

LONG_AGO = (1_000_000_000, 1_000_000_000)


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "games")


def full(folder: Path, seed: int = 7) -> Path:
    return stored(folder, len(lines(seed=seed)), seed)


# What is listed


def test_a_summary_says_what_playing_it_through_says() -> None:
    whole = lines(seats=2)
    for count in range(1, len(whole) + 1, 7):
        data = b"".join(whole[:count])
        match = open_record(Record.read(data))
        told = summary(data)

        assert told is not None
        assert len(match.record.moves()) == told.moves
        is_behind = match.state.round - told.round  # the check of a round may still be missing
        assert is_behind in ((0, 1) if whole[count - 1].startswith(b'"') else (0,))
        assert "running" == told.status
    told = summary(b"".join(whole))
    match = open_record(Record.read(b"".join(whole)))
    assert told is not None
    assert "finished" == told.status
    assert (match.game.scores(match.state), match.game.winners(match.state)) == (
        list(told.scores),
        list(told.winners),
    )
    assert (match.state.round, "evolution/de", 7) == (told.round, told.game, told.seed)
    assert (PlayerSummary("Ann", "human"), PlayerSummary("Bö", "human")) == told.players


@pytest.mark.parametrize("seats", [2, 4])
def test_the_round_is_known_without_the_checks_between_rounds(seats: int) -> None:
    """Checks may be missing: the food cards that were laid tell the round too."""
    whole = [line for line in lines(seats=seats) if not line.startswith(b'{"check"')]
    rounds = set()
    for count in range(2, len(whole) + 1, 5):
        data = b"".join(whole[:count])
        state = open_record(Record.read(data)).state
        told = summary(data)

        assert told is not None
        # after the last move of a round nothing tells yet that the next one has begun
        is_between = state.phase == FOOD and not whole[count - 1].startswith(b'"%d: food ' % state.to_move)
        assert state.round - told.round in ((0, 1) if is_between else (0,))
        rounds.add(told.round)
    assert {1, 2, 3} <= rounds

    taken_back = summary(b"".join((*whole[:-1], b'{"undo": %d}\n' % (len(whole) - 3))))
    assert taken_back is not None
    assert 1 == taken_back.round


@pytest.mark.parametrize("moves", [1, 40])
def test_the_round_is_known_without_checks_where_a_record_begins_in_the_middle(moves: int) -> None:
    whole = open_record(Record.read(b"".join(lines())))
    for moment in (70, 75, 80, 85, 90):
        position = whole.game.dump(whole.state_at(moment))
        players = whole.record.header.players
        branch = begin(Header(game="evolution/de", players=players, seed=position["seed"], position=position))
        play_on(branch, moves, Rng(moment, "branch"))
        data = branch.record.text().encode().splitlines(keepends=True)
        told = summary(b"".join(line for line in data if not line.startswith(b'{"check"')))

        assert told is not None
        if branch.state.phase != FOOD:
            assert branch.state.round == told.round


def test_a_summary_follows_what_was_taken_back_and_who_took_over() -> None:
    match = open_record(Record.read(b"".join(lines())))
    check = len(match.record.moves()) - 3
    match.record.append(Undo(3), SeatTaken(1, "apex/stalker", "Fox"), Practice())

    told = summary(match.record.text().encode())

    assert told is not None
    assert ("running", check) == (told.status, told.moves)
    assert PlayerSummary("Fox", "apex/stalker") == told.players[1]
    assert told.is_practice
    assert told.beginning == getattr(summary(b"".join(lines()[:1])), "beginning", "")


@pytest.mark.parametrize(
    ("data", "code", "where"),
    [
        (b"nonsense\n", "not_json", "line 1, column 1"),
        (b'{"format": "evolution-qt/record", "version": 9, "new": 1}\n', "newer_version", "line 1: version"),
        (lines()[0] + b"{}\n", "not_a_record_line", "line 2"),
        (lines()[0] + b'{"undo": 3}\n', "nothing_to_undo", "line 2"),
        (lines()[0] + b'"0: done"\n{"undo"\n{"practice": true}\n', "not_json", "line 3, column 8"),
    ],
)
def test_a_record_that_cannot_be_understood_is_aside_with_the_reason(
    data: bytes, code: str, where: str
) -> None:
    told = summary(data)

    assert told is not None
    assert told.trouble is not None
    assert ("aside", code, where) == (told.status, told.trouble.code, told.trouble.where)
    assert told.game == ("evolution/de" if data.startswith(lines()[0]) else "")


@pytest.mark.parametrize("data", [b"", b" \n", b'{"format": "evol'])
def test_a_record_without_a_header_is_nothing(data: bytes) -> None:
    assert summary(data) is None


def test_the_library_lists_what_was_written_last_first(library: Library) -> None:
    for at, seed in enumerate((9, 7, 8)):
        path = stored(library.folder, 9 if seed != 8 else len(lines(seed=8)), seed)
        os.utime(path, (at, at))
    (library.folder / "notes.txt").write_text("no record")
    (library.folder / "empty.jsonl").write_bytes(b"")
    (library.folder / "link.jsonl").symlink_to(library.folder / "game-7.jsonl")
    (library.folder / "folder.jsonl").mkdir()
    (library.folder / "large.jsonl").write_bytes(b" " * (MOST_BYTES + 1))
    os.utime(library.folder / "large.jsonl", (9, 9))

    listed = library.entries()

    assert ["large.jsonl", "game-8.jsonl", "game-7.jsonl", "game-9.jsonl"] == [one.name for one in listed]
    assert ["aside", "finished", "running", "running"] == [one.summary.status for one in listed]
    assert [False, False, True, True] == [one.can_go_on for one in listed]
    files = library._disk.list(library.folder, ".jsonl")
    assert listed[:2] == library.latest(files, 2)
    assert listed == library.latest(files, 9)
    assert library.entry("game-7.jsonl") == listed[2]


def test_a_library_that_is_not_there_is_empty(library: Library) -> None:
    assert [] == library.entries() == library.binned()
    assert not library.folder.exists()
    with pytest.raises(BadInput, match="there is no such file"):
        library.entry("game.jsonl")


@pytest.mark.parametrize(
    "name", ["../game-7.jsonl", "/etc/passwd", "a/b.jsonl", ".hidden.jsonl", "x.txt", ""]
)
def test_nothing_outside_the_folder_has_a_name(library: Library, name: str) -> None:
    stored(library.folder.parent, 9)
    for act in (library.entry, library.read, library.throw_away, library.restore, library.text):
        with pytest.raises(BadInput, match="there is no such file"):
            act(name)


# The index


class Counting(Disk):
    def __init__(self) -> None:
        self.opened: list[str] = []

    def open(self, path: Path, flags: int, mode: int = 0o600) -> int:
        self.opened.append(path.name)
        return super().open(path, flags, mode)


def test_what_is_known_is_not_read_again_until_it_changes(library: Library) -> None:
    paths = [stored(library.folder, 9, seed) for seed in (7, 8)]
    for path in paths:
        os.utime(path, LONG_AGO)
    before = library.entries()
    disk = Counting()

    assert before == Library(library.folder, disk).entries()
    assert [INDEX] == [name for name in disk.opened if name != TITLES_NAME]

    paths[0].write_bytes(b"".join(lines(seed=7)[:20]))
    os.utime(paths[0], LONG_AGO)  # told by its size alone
    moves = {entry.name: entry.summary.moves for entry in Library(library.folder).entries()}
    assert len(Record.read(paths[0].read_bytes()).moves()) == moves["game-7.jsonl"] > moves["game-8.jsonl"]


def test_a_file_written_just_now_is_looked_at_again(library: Library) -> None:
    """The clock of a disk may be so coarse that two contents have one time."""
    path = stored(library.folder, 9)
    library.entries()
    times = (path.stat().st_atime_ns, path.stat().st_mtime_ns)
    data = path.read_bytes()
    path.write_bytes(data.replace(b"Ann", b"Eve"))
    os.utime(path, ns=times)

    (entry,) = Library(library.folder).entries()

    assert "Eve" == entry.summary.players[0].name


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[",
        b"\xff",
        b"[1,2,3]",
        b'[9,"0.1.0",{}]',
        b'[1,"0.0.1",{"game-7.jsonl":[1,1,null]}]',
        b"[" * 100_000,
    ],
)
def test_an_index_nobody_understands_is_made_again(library: Library, data: bytes) -> None:
    stored(library.folder, 9)
    before = library.entries()
    (library.folder / INDEX).write_bytes(data)

    assert before == Library(library.folder).entries()
    (library.folder / INDEX).unlink()
    assert before == Library(library.folder).entries()


def test_two_thousand_games_are_listed(library: Library) -> None:
    """With the index, and without: about a second of the processor, and room for a slow one."""
    data = b"".join(lines())
    library.folder.mkdir()
    for number in range(2_000):
        path = library.folder / f"game-{number}.jsonl"
        path.write_bytes(data.replace(b"Ann", b"A%d" % number))
        os.utime(path, LONG_AGO)
    figures = []
    for _ in range(2):
        started = process_time()
        listed = Library(library.folder).entries()
        figures.append(process_time() - started)
        assert 2_000 == len(listed)
        assert {"finished"} == {entry.summary.status for entry in listed}
    print("seconds without and with the index:", figures)
    assert max(figures) < 60


# Names


def test_a_title_is_kept_beside_the_record_and_follows_it(library: Library) -> None:
    path = stored(library.folder, 9)
    before = path.read_bytes()

    library.rename(path.name, "  Anns großer Tag 恐竜  ")
    assert "Anns großer Tag 恐竜" == library.entries()[0].title
    library.throw_away(path.name)
    stored(library.folder, 10)
    assert "game-7-2.jsonl" == library.restore(path.name)

    assert "Anns großer Tag 恐竜" == library.entry("game-7-2.jsonl").title
    assert before == (library.folder / "game-7-2.jsonl").read_bytes()
    library.rename("game-7-2.jsonl", "")
    assert ["", ""] == [entry.title for entry in library.entries()]


@pytest.mark.parametrize("title", ["x" * 101, "a\nb", "\x1b[31m"])
def test_what_cannot_be_shown_is_no_title(library: Library, title: str) -> None:
    stored(library.folder, 9)

    with pytest.raises(BadInput):
        library.rename("game-7.jsonl", title)


@pytest.mark.parametrize("data", [b"[]", b"{", b"\xff", b'{"game-7.jsonl": 5, "game-8.jsonl": "Eight"}'])
def test_titles_nobody_understands_are_put_aside_when_one_is_given(library: Library, data: bytes) -> None:
    stored(library.folder, 9)
    stored(library.folder, 9, 8)
    path = library.folder / TITLES_NAME
    path.write_bytes(data)
    assert {"", "Eight"} >= {entry.title for entry in library.entries()}
    assert data == path.read_bytes()

    library.rename("game-7.jsonl", "Seven")

    assert "Seven" == library.entry("game-7.jsonl").title
    aside = path.with_name(path.name + ".bad")
    assert data.startswith(b'{"') or data == aside.read_bytes()


# The bin


def test_a_game_goes_to_the_bin_and_comes_back_whole(library: Library) -> None:
    shelf = Shelf(library.folder)
    match = open_record(Record.read(b"".join(lines()[:9])))
    shelf.keep(match)
    match.record.close()
    name = library.entries()[0].name
    before = match.record.text()

    library.throw_away(name)
    assert ([], [name]) == ([e.name for e in library.entries()], [e.name for e in library.binned()])
    assert shelf.unfinished() is None

    assert name == library.restore(name)
    assert [] == library.binned()
    assert before == library.read(name).record.text()
    assert (library.folder / "seals" / f"{name}.seal").exists()


def test_a_game_that_is_taken_in_while_it_lies_in_the_bin_is_fetched_back(library: Library) -> None:
    """Otherwise it would be there twice as soon as someone fetches it back."""
    path = full(library.folder)
    library.rename(path.name, "Anns Tag")
    library.throw_away(path.name)

    taken = taken_in(library, b"".join(lines()))

    assert taken.was_binned
    assert (path.name, "Anns Tag") == (taken.entry.name, taken.entry.title)
    assert [path.name] == [entry.name for entry in library.entries()]
    assert [] == library.binned()


def test_what_is_not_the_same_game_stays_in_the_bin(library: Library) -> None:
    stored(library.folder, 9)
    library.throw_away("game-7.jsonl")

    taken = taken_in(library, b"".join(lines()))

    assert not taken.was_binned
    assert ["game-7.jsonl"] == [entry.name for entry in library.binned()]


def test_a_game_is_not_fetched_back_beside_itself(library: Library) -> None:
    """Someone may have copied its file into the folder."""
    path = full(library.folder)
    library.throw_away(path.name)
    full(library.folder).rename(library.folder / "other.jsonl")

    with pytest.raises(BadInput, match=r"already saved as “other\.jsonl”"):
        library.restore(path.name)

    assert [path.name] == [entry.name for entry in library.binned()]


@pytest.mark.parametrize("size", [3000, 3101, 3200])
def test_a_file_that_was_cut_off_is_taken_in_and_said_to_be_so(library: Library, size: int) -> None:
    data = b"".join(lines())[:size]
    assert not data.endswith(b"\n")

    taken = taken_in(library, data)

    assert taken.is_torn
    assert taken.entry.summary.moves > 0
    assert data.rpartition(b"\n")[0] + b"\n" == taken.entry.path.read_bytes()
    assert not taken_in(library, b"".join(lines())).is_torn


def test_emptying_the_bin_removes_what_is_in_it_alone(library: Library) -> None:
    for seed in (7, 8, 9):
        stored(library.folder, 9, seed)
        library.rename(f"game-{seed}.jsonl", f"Title {seed}")
    library.throw_away("game-7.jsonl")
    library.throw_away("game-9.jsonl")

    assert 2 == library.empty_bin()
    assert 0 == library.empty_bin()

    assert ["Title 8"] == [entry.title for entry in library.entries()]
    assert b"Title 7" not in (library.folder / TITLES_NAME).read_bytes()


def test_a_game_that_is_played_is_not_thrown_away(library: Library) -> None:
    shelf = Shelf(library.folder)
    match = shelf.open(stored(library.folder, 9))
    assert library.is_played("game-7.jsonl")

    with pytest.raises(BadInput, match="a window has it open"):
        library.throw_away("game-7.jsonl")

    match.record.close()
    assert not library.is_played("game-7.jsonl")
    library.throw_away("game-7.jsonl")


def test_two_windows_wait_for_each_other(library: Library) -> None:
    stored(library.folder, 9)
    with (
        record_file.short_lock(library.folder),
        pytest.raises(BadInput, match="a window has it open"),
        record_file.short_lock(library.folder, tries=2),
    ):
        raise AssertionError("both have it")
    library.rename("game-7.jsonl", "Free again")


# Giving away, taking in


def test_a_game_that_was_given_away_can_be_taken_in_elsewhere(library: Library, tmp_path: Path) -> None:
    full(library.folder)
    library.rename("game-7.jsonl", "Anns großer Tag")
    target = tmp_path / library.name_outside("game-7.jsonl")

    library.export("game-7.jsonl", target)
    other = Library(tmp_path / "elsewhere")
    taken = taken_in(other, target)

    assert "Anns-großer-Tag.jsonl" == target.name
    assert (library.folder / "game-7.jsonl").read_bytes() == target.read_bytes()
    assert "undated-1.jsonl" == taken.entry.name
    assert target.read_bytes() == taken.entry.path.read_bytes()
    assert other.read(taken.entry.name).is_over
    with pytest.raises(BadInput, match=r"already saved as “undated-1\.jsonl”"):
        taken_in(other, target)


def test_an_unfinished_line_is_not_given_away(library: Library, tmp_path: Path) -> None:
    path = stored(library.folder, 9)
    path.write_bytes(path.read_bytes() + b'"1: po')

    library.export(path.name, tmp_path / "out.jsonl")

    assert b"".join(lines()[:9]) == (tmp_path / "out.jsonl").read_bytes()
    assert b"".join(lines()[:9]).decode() == library.text(path.name)


def test_an_export_writes_over_no_game(library: Library) -> None:
    stored(library.folder, 9, 7)
    path = stored(library.folder, 9, 8)
    before = path.read_bytes()

    with pytest.raises(BadInput, match="writing is not allowed there"):
        library.export("game-7.jsonl", path)

    assert before == path.read_bytes()


def test_an_export_that_fails_leaves_the_old_file(library: Library, tmp_path: Path) -> None:
    stored(library.folder, 9)

    (tmp_path / "file").write_text("in the way")

    with pytest.raises(BadInput, match="the folder is gone"):
        library.export("game-7.jsonl", tmp_path / "file" / "out.jsonl")


def test_the_same_deal_played_otherwise_is_taken_in_and_named(library: Library) -> None:
    stored(library.folder, 9)

    taken = taken_in(library, b"".join(lines()))

    assert ("game-7.jsonl",) == taken.related
    assert 2 == len(library.entries())


def test_taking_in_never_overwrites(library: Library) -> None:
    library.folder.mkdir()
    (library.folder / "undated-1.jsonl").write_text("precious")
    stored(library.folder, 9, 3, "undated")
    full(library.folder, 8)
    library.throw_away("game-8.jsonl")
    (library.folder / "bin" / "game-8.jsonl").rename(library.folder / "bin" / "undated-2.jsonl")

    taken = taken_in(library, b"".join(lines()))

    assert "undated-4.jsonl" == taken.entry.name
    assert "precious" == (library.folder / "undated-1.jsonl").read_text()


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "there is nothing in it"),
        (b"hello", "line 1, column 1: this is not JSON"),
        (
            b'{"format": "evolution-qt/position"}',
            "this is “evolution-qt/position”, not “evolution-qt/record”",
        ),
        (b"".join((*lines()[:3], b'"0: feed 0"\n')), "line 4: 0: feed 0: the rules do not allow this move"),
        (b"".join(lines()).replace(b'"seed": 7', b'"seed": 8'), "line 2"),
        (lines()[0].replace(b'"version": 1', b'"version": 3'), "version 3 is not known"),
        (lines()[0].replace(b"evolution/de", b"beginning"), "the game “beginning” is not known"),
        (b" " * (MOST_BYTES + 1), "larger than"),
    ],
)
def test_what_is_no_record_is_not_taken_in(library: Library, data: bytes, message: str) -> None:
    with pytest.raises(BadInput, match=re.escape(message)):
        taken_in(library, data)

    assert [] == library.entries()


@pytest.mark.skipif(os.name == "nt", reason="has no such files")
def test_links_devices_and_huge_files_are_refused(library: Library, tmp_path: Path) -> None:
    path = full(tmp_path / "outside")
    (tmp_path / "link").symlink_to(path)
    (tmp_path / "huge").write_bytes(b"")
    os.truncate(tmp_path / "huge", 10**12)
    os.mkfifo(tmp_path / "pipe")
    for source, message in (
        (tmp_path / "link", "this is a link"),
        (tmp_path / "pipe", "not an ordinary file"),
        (tmp_path, "not an ordinary file"),
        (Path("/dev/zero"), "not an ordinary file"),
        (tmp_path / "huge", "larger than"),
        (tmp_path / "missing", "there is no such file"),
        (tmp_path / "\0", "cannot be read"),
    ):
        with pytest.raises(BadInput, match=message):
            read_outside(source)
        with pytest.raises(BadInput, match=message):
            taken_in(library, source)


# Looking through everything


def test_every_record_can_be_checked(library: Library) -> None:
    full(library.folder, 7)
    path = full(library.folder, 8)
    path.write_bytes(path.read_bytes().replace(b'"round": 2', b'"round": 3', 1))

    found = {entry.name: str(fault or "") for entry, fault in at_once(library.checking())}

    assert "" == found["game-7.jsonl"]
    assert "round 3 did not end here" in found["game-8.jsonl"]
    assert "aside" == library.entry("game-8.jsonl").summary.status


def test_what_lies_in_the_bin_is_checked_too(library: Library) -> None:
    """A damaged record there is listed as such, before someone fetches it back and relies on it."""
    for seed in (7, 8):
        full(library.folder, seed)
        library.throw_away(f"game-{seed}.jsonl")
    path = library.folder / BIN / "game-8.jsonl"
    path.write_bytes(path.read_bytes().replace(b'"round": 2', b'"round": 3', 1))
    whole = path.read_bytes()

    found = {entry.name: str(fault or "") for entry, fault in at_once(library.checking())}

    assert "" == found["game-7.jsonl"]
    assert "round 3 did not end here" in found["game-8.jsonl"]
    assert {"game-7.jsonl": "finished", "game-8.jsonl": "aside"} == {
        entry.name: entry.summary.status for entry in library.binned()
    }
    assert all(map(library.is_binned, library.binned()))
    assert whole == path.read_bytes()
    assert [] == library.entries()


def test_what_may_be_otherwise_in_a_moment_is_no_verdict(library: Library) -> None:
    stored(library.folder, 9)

    library.put_aside("game-7.jsonl", bad("in_use"))

    assert "running" == library.entry("game-7.jsonl").summary.status


def test_half_written_files_of_the_dead_are_removed(library: Library) -> None:
    stored(library.folder, 9)
    library.rename("game-7.jsonl", "Seven")
    own = library.folder / f".{TITLES_NAME}.{os.getpid()}-0.new"
    dead = library.folder / f".{TITLES_NAME}.999999999-0.new"
    old = library.folder / f".{TITLES_NAME}.{os.getpid()}-1.new"  # of another program with that number
    for path in (own, dead, old):
        path.write_bytes(b"half")
    os.utime(old, (0, 0))

    library.tidy()

    assert own.exists()
    assert not dead.exists() or os.name == "nt"  # where no one can say whether a program runs
    assert not old.exists()
    assert "Seven" == library.entry("game-7.jsonl").title


def test_a_folder_can_be_copied_to_another_computer(library: Library, tmp_path: Path) -> None:
    full(library.folder)
    library.rename("game-7.jsonl", "Seven")
    before = library.entries()

    shutil.copytree(library.folder, tmp_path / "copy", copy_function=shutil.copy)

    (entry,) = Library(tmp_path / "copy").entries()
    assert (before[0].title, before[0].summary) == (entry.title, entry.summary)


def test_names_of_files_come_from_the_date() -> None:
    assert "2026-11-20T183000" == stem_of("2026-11-20T18:30:00.123Z")
    assert "undated" == stem_of(None)


# A little at a time


def test_listing_reading_checking_and_taking_in_give_way_to_others(tmp_path):
    """A caller that waits has many turns meanwhile, and gets the same in the end."""
    library = Library(tmp_path / "games")
    for seed in range(1, 4):
        stored(library.folder, 10_000, seed)
    found = []

    def made(steps):
        turns = 0
        while True:
            try:
                done, of_all = next(steps)
            except StopIteration as end:
                return turns, end.value
            assert done <= of_all
            turns += 1

    turns, entries = made(library.listing(found))
    assert turns >= 3
    assert library.entries() == entries == found
    turns, match = made(library.reading(entries[0].name))
    assert turns > 50
    assert match.is_over
    turns, checked = made(library.checking())
    assert turns > 150
    assert [(entry, None) for entry in entries] == checked
    turns, taken = made(library.examining(b"".join(lines(seed=9))))
    assert turns > 50
    assert library.take_in(taken).entry in library.entries()


def test_a_record_that_another_window_takes_in_meanwhile_is_not_there_twice(tmp_path):
    library = Library(tmp_path / "games")
    data = b"".join(lines(seed=9))
    locked = library._changing

    def changing():
        """Let the other window be quicker, when the folder has been listed already."""
        taken_in(Library(library.folder), data)
        return locked()

    library._changing = changing

    with pytest.raises(BadInput, match="already saved"):
        taken_in(library, data)
    assert 1 == len(library.entries())


def test_what_was_put_aside_and_is_whole_after_all_is_put_aside_no_more(tmp_path):
    library = Library(tmp_path / "games")
    name = stored(library.folder, 10_000).name
    library.put_aside(name, bad("illegal_move"))
    assert "aside" == library.entry(name).summary.status

    assert [None] == [fault for _, fault in at_once(library.checking())]

    assert "finished" == library.entry(name).summary.status


def test_a_line_of_the_index_that_nobody_understands_is_read_again_from_its_record(tmp_path):
    library = Library(tmp_path / "games")
    path = stored(library.folder, 30)
    os.utime(path, (1_000_000_000, 1_000_000_000))
    before = library.entries()
    index = library.folder / "index.json"
    index.write_text(index.read_text().replace('"running"', '"walking"'))

    assert before == Library(library.folder).entries()


@pytest.mark.skipif(os.name == "nt", reason="names of files are always text there")
def test_a_file_whose_name_is_no_text_hides_no_other(library: Library) -> None:
    known = full(library.folder)
    odd = os.path.join(os.fsencode(library.folder), b"\xff.jsonl")
    shutil.copy(known, odd)

    for _ in range(2):
        assert {known.name, os.fsdecode(odd.split(b"/")[-1])} == {entry.name for entry in library.entries()}


def test_why_a_game_is_aside_is_told_by_its_own_game():
    """A fault goes through the index and comes back with the game whose sentences tell it."""
    with pytest.raises(BadInput) as refused:
        open_position({"format": "evolution-qt/position", "game": "evolution/de", "players": [{"bag": 1}, 2]})
    with pytest.raises(BadInput) as own:
        game("evolution/ja").read("feed first")

    assert "evolution/de" == Trouble.of(refused.value.fault).fault.game
    assert "evolution/ja" == Trouble.of(own.value.fault).fault.game
    assert "“first” is not the number of a species" in str(own.value)
