"""The Nth operation on the disk fails, for every N until all goes well: nothing is lost, no one crashes.

Each story is told again and again: once with only that operation failing, once with all from there on until
the disk is healed, once with the program dying in it.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from evolution_qt.core.errors import BadInput
from evolution_qt.core.record import Note, Record, Undo
from evolution_qt.games.opening import open_record
from evolution_qt.store.library import Library
from evolution_qt.store.record_file import RecordFile
from tests.store.faulty import CODES, Faulty, dying
from tests.store.games import chunks, kept_in, lines, stored, taken_in

MOVES = 16
"""Enough for a round to end."""
MOST = 400


def told_with_every_fault(tell: Callable[[Faulty, Path], None], tmp_path: Path, **how: object) -> int:
    """Tell a story with its first, second, third … operation failing until none does; return how many."""
    for number in range(1, MOST):
        disk = Faulty()
        disk.first = number
        for key, value in how.items():
            setattr(disk, key, value)
        tell(disk, tmp_path / str(number))
        disk.bury()
        if disk.count < number:
            return number
    raise AssertionError("the story does not end")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("lasting", [False, True])
def test_a_new_game_is_played_on_and_whole_in_the_end(tmp_path: Path, code: int, lasting: bool) -> None:
    def tell(disk: Faulty, folder: Path) -> None:
        record, parts = chunks(MOVES)
        record.attach(RecordFile.begin(folder, "game", record.text(), disk))
        for at, part in enumerate(parts):
            if at == MOVES - 1:
                disk.is_lasting = False
                disk.first = disk.first if disk.count < disk.first else 0
            record.append(*part)
        assert MOVES == len(record.moves())
        record.close()
        (path,) = folder.glob("*.jsonl")
        assert record.text().encode() == path.read_bytes() == kept_in(path)

    assert told_with_every_fault(tell, tmp_path, code=code, is_lasting=lasting) > MOVES


@pytest.mark.parametrize("code", CODES)
def test_a_disk_that_stays_broken_leaves_a_sound_part(tmp_path: Path, code: int) -> None:
    def tell(disk: Faulty, folder: Path) -> None:
        record, parts = chunks(MOVES)
        file = RecordFile.begin(folder, "game", record.text(), disk)
        record.attach(file)
        for part in parts:
            record.append(*part)
        assert MOVES == len(record.moves())
        assert (disk.count < disk.first) == (file.fault is None)
        record.close()
        disk.bury()
        for path in folder.glob("*.jsonl"):
            data = kept_in(path)
            if data:
                kept = Record.read(data)
                assert kept.notes == record.notes[: len(kept.notes)]

    told_with_every_fault(tell, tmp_path, code=code, is_lasting=True)


@pytest.mark.parametrize("torn", [False, True])
@pytest.mark.parametrize("lasting", [False, True])
def test_a_game_that_is_continued_loses_nothing(tmp_path: Path, lasting: bool, torn: bool) -> None:
    def tell(disk: Faulty, folder: Path) -> None:
        path = stored(folder, 7)
        if torn:
            path.write_bytes(path.read_bytes() + b'"0: attack 0 1.0 ignoring climbing paying ho')
        before = path.read_bytes()
        try:
            file, data = RecordFile.go_on(path, disk)
        except BadInput:
            assert before == path.read_bytes()
            return
        record = Record.read(data)
        record.attach(file)
        parts = chunks(MOVES)[1][6:]
        for at, part in enumerate(parts):
            if at == len(parts) - 1:
                disk.is_lasting = False
                disk.first = disk.first if disk.count < disk.first else 0
            record.append(*part)
        assert MOVES == len(record.moves())
        record.close()
        (found,) = folder.glob("*.jsonl")
        assert record.text().encode() == found.read_bytes() == kept_in(found)

    assert told_with_every_fault(tell, tmp_path, is_lasting=lasting) > MOVES


def test_a_program_that_dies_in_any_operation_has_kept_what_was_shown(tmp_path: Path) -> None:
    def tell(disk: Faulty, folder: Path) -> None:
        shown = 0
        with dying(disk):
            record, parts = chunks(MOVES)
            record.attach(RecordFile.begin(folder, "game", record.text(), disk))
            for part in parts:
                record.append(*part)
                shown += 1
            record.close()
        files = list(folder.glob("*.jsonl"))
        if not files:
            assert not shown
            return
        data = kept_in(files[0])
        assert shown <= data.count(b'"0: ') + data.count(b'"1: ')
        assert b"".join(lines()).startswith(data)
        if shown:
            open_record(Record.read(data))

    assert told_with_every_fault(tell, tmp_path, kills=True) > MOVES


@pytest.mark.parametrize("torn", [False, True])
def test_a_program_that_dies_again_while_going_on_has_kept_what_was_shown(tmp_path: Path, torn: bool) -> None:
    """Twice: a torn line is cut off, the seal written again, and each of it may be the last."""

    def tell(disk: Faulty, folder: Path) -> None:
        path = stored(folder, 7)
        file, _ = RecordFile.go_on(path, Faulty())
        file.add(lines()[7].decode(), durably=True)
        file.add(lines()[8].decode(), durably=False)
        file.release()
        length = sum(map(len, lines()[:8]))
        path.write_bytes(path.read_bytes()[: length + 9 * torn])
        shown = 7
        with dying(disk):
            file, data = RecordFile.go_on(path, disk)
            record = Record.read(data)
            record.attach(file)
            for note in chunks(MOVES)[1][7:]:
                record.append(*note)
                shown += 1
            record.close()
        data = kept_in(path)
        assert shown <= len(Record.read(data).moves())
        assert b"".join(lines()).startswith(data)

    told_with_every_fault(tell, tmp_path, kills=True)


def ended_and_taken_back(disk: Faulty, folder: Path) -> tuple[Record, list[int]]:
    """Play, rest as at the end of a game, take back, play on and rest again; return the moves that held."""
    record, parts = chunks(MOVES)
    record.attach(RecordFile.begin(folder, "game", record.text(), disk))
    held: list[int] = []
    for part in parts[:-2]:
        record.append(*part)
        held.append(len(record.moves()))
    record.rest()
    record.append(Undo(3))
    held.append(len(record.moves()))
    for part in parts[-5:]:
        record.append(*part)
        held.append(len(record.moves()))
    record.rest()
    return record, held


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("lasting", [False, True])
def test_a_game_that_goes_on_from_its_end_is_whole(tmp_path: Path, code: int, lasting: bool) -> None:
    def tell(disk: Faulty, folder: Path) -> None:
        record, _ = ended_and_taken_back(disk, folder)
        disk.heal()
        record.close()
        (path,) = folder.glob("*.jsonl")
        assert record.text().encode() == path.read_bytes() == kept_in(path)
        assert MOVES == len(record.moves())

    assert told_with_every_fault(tell, tmp_path, code=code, is_lasting=lasting) > MOVES


def test_a_program_that_dies_while_an_end_is_taken_back_has_kept_what_held(tmp_path: Path) -> None:
    """The disk has what was seen last, or one line more."""
    whole, _ = ended_and_taken_back(Faulty(), tmp_path / "whole")
    expected = whole.text().encode()

    def tell(disk: Faulty, folder: Path) -> None:
        lines_done = [0]
        append = Record.append

        def counting(record: Record, *notes: Note) -> None:
            append(record, *notes)
            lines_done[0] = 1 + len(record.notes)

        Record.append = counting  # type: ignore[method-assign]
        try:
            with dying(disk):
                ended_and_taken_back(disk, folder)
        finally:
            Record.append = append  # type: ignore[method-assign]
        files = list(folder.glob("*.jsonl"))
        data = kept_in(files[0]) if files else b""
        assert expected.startswith(data)
        assert data.count(b"\n") >= lines_done[0]
        if lines_done[0]:
            open_record(Record.read(data))

    assert told_with_every_fault(tell, tmp_path, kills=True) > MOVES


# The library


def games(folder: Path) -> dict[str, bytes]:
    """Return every record in the library and its bin, with its content."""
    found: dict[str, bytes] = {}
    for path in (*folder.glob("*.jsonl"), *(folder / "bin").glob("*.jsonl")):
        assert path.name not in found, "a game is twice there"
        found[path.name] = path.read_bytes()
    return found


def rename(library: Library) -> None:
    library.rename("game-7.jsonl", "The long one")


def throw_away(library: Library) -> None:
    library.throw_away("game-7.jsonl")


def restore(library: Library) -> None:
    library.restore("game-9.jsonl")


def look(library: Library) -> None:
    library.entries()
    library.binned()


def export(library: Library) -> None:
    library.export("game-7.jsonl", library.folder.parent / "outside.jsonl")


@pytest.mark.parametrize("kills", [False, True])
@pytest.mark.parametrize("lasting", [False, True])
@pytest.mark.parametrize("act", [rename, throw_away, restore, look, export])
def test_the_library_loses_no_game_and_no_title(
    tmp_path: Path, act: Callable[[Library], None], lasting: bool, kills: bool
) -> None:
    def tell(disk: Faulty, folder: Path) -> None:
        games_folder = folder / "games"
        for seed in (7, 8, 9):
            stored(games_folder, 9, seed)
        outside = folder / "outside.jsonl"
        outside.write_bytes(b"old")
        library = Library(games_folder, Faulty())
        library.rename("game-8.jsonl", "Eight")
        library.throw_away("game-9.jsonl")
        before = games(games_folder)

        is_done = False
        with dying(disk), suppress(BadInput):
            act(Library(games_folder, disk))
            is_done = True

        assert before == games(games_folder)
        again = Library(games_folder, Faulty())
        titles = {entry.name: entry.title for entry in again.entries()}
        assert "Eight" == titles["game-8.jsonl"]
        assert titles.get("game-7.jsonl", "") in ("", "The long one")
        assert outside.read_bytes() in (b"old", before["game-7.jsonl"])
        if is_done:
            assert {
                rename: lambda: "The long one" == titles["game-7.jsonl"],
                throw_away: lambda: "game-7.jsonl" not in titles,
                restore: lambda: "game-9.jsonl" in titles,
                export: lambda: outside.read_bytes() == before["game-7.jsonl"],
                look: lambda: True,
            }[act]()
        else:
            assert disk.count >= disk.first
        for entry in again.entries():
            again.read(entry.name)
        again.tidy()

    told_with_every_fault(tell, tmp_path, is_lasting=lasting and not kills, kills=kills)


@pytest.mark.parametrize("kills", [False, True])
def test_taking_in_is_done_or_not(tmp_path: Path, kills: bool) -> None:
    def tell(disk: Faulty, folder: Path) -> None:
        source = stored(folder / "outside", 9)
        stored(folder / "games", 9, 8)
        with dying(disk):
            try:
                taken_in(Library(folder / "games", disk), source)
            except BadInput:
                assert disk.count >= disk.first
        library = Library(folder / "games", Faulty())
        for entry in library.entries():
            if entry.name != "game-8.jsonl":
                data = entry.path.read_bytes()
                assert source.read_bytes().startswith(data)
        assert source.read_bytes() == stored(folder / "again", 9).read_bytes()

    told_with_every_fault(tell, tmp_path, kills=kills)


def test_a_bin_is_emptied_as_far_as_can_be(tmp_path: Path) -> None:
    def tell(disk: Faulty, folder: Path) -> None:
        for seed in (7, 8, 9):
            stored(folder, 9, seed)
        library = Library(folder, Faulty())
        for seed in (7, 8):
            library.throw_away(f"game-{seed}.jsonl")
        try:
            Library(folder, disk).empty_bin()
        except BadInput:
            assert disk.count >= disk.first
        left = games(folder)
        assert "game-9.jsonl" in left
        assert [] == [entry for entry in library.entries() if entry.name != "game-9.jsonl"]

    told_with_every_fault(tell, tmp_path)
