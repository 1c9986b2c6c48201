"""The file of a running game: in it before it is shown, whole whatever the disk does, no one else's."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from evolution_qt.core.errors import BadInput
from evolution_qt.core.record import Check, PlayedMove, Practice, Record
from evolution_qt.store import record_file
from evolution_qt.store.disk import Disk
from evolution_qt.store.record_file import RecordFile, is_taken, seal_of
from tests.store.faulty import Faulty
from tests.store.full import fill
from tests.store.games import chunks, kept_in, lines, stored


def begun(folder: Path, record: Record, disk: Disk | None = None) -> RecordFile:
    file = RecordFile.begin(folder, "game", record.text(), disk or Disk())
    record.attach(file)
    return file


stays_put = pytest.mark.skipif(os.name == "nt", reason="there nothing that is open can be moved or removed")


def test_what_is_appended_stands_in_the_file_at_once(tmp_path: Path) -> None:
    record, parts = chunks(12)
    file = begun(tmp_path, record)

    for part in parts:
        record.append(*part)
        assert record.text() == file.path.read_text(encoding="utf-8")
    record.close()
    record.close()
    record.append(Practice())

    assert "practice" not in file.path.read_text(encoding="utf-8")
    assert record.notes[:-1] == Record.read(file.path.read_bytes()).notes


def test_the_system_has_a_line_before_anybody_hears_of_it(tmp_path: Path) -> None:
    """What is read through another handle at that moment is the whole record, not a buffer's worth."""
    record, parts = chunks(3)
    file = begun(tmp_path, record)
    seen: list[bytes] = []
    add = file.add

    def listen(text: str, *, durably: bool) -> None:
        add(text, durably=durably)
        seen.append(file.path.read_bytes())
        assert not record.text().encode().endswith(text.encode())

    file.add = listen  # type: ignore[method-assign]
    for part in parts:
        record.append(*part)
    record.close()

    assert record.text().encode() == seen[-1]


def test_round_ends_and_the_close_are_waited_for_and_nothing_else(tmp_path: Path) -> None:
    record, parts = chunks(60)
    disk = Faulty()
    begun(tmp_path, record, disk)
    for part in parts:
        disk.names.clear()
        record.append(*part)
        assert ("sync" in disk.names) == any(isinstance(note, Check) for note in part)
    assert any(isinstance(note, Check) for part in parts for note in part)
    disk.names.clear()
    record.close()

    assert "sync" in disk.names


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    (tmp_path / "game-1.jsonl").write_text("precious", encoding="utf-8")
    record, parts = chunks(2)

    file = begun(tmp_path, record)
    record.append(*parts[0])
    record.close()

    assert "precious" == (tmp_path / "game-1.jsonl").read_text(encoding="utf-8")
    assert "game-2.jsonl" == file.path.name


def test_a_game_in_which_nothing_has_happened_leaves_no_file(tmp_path: Path) -> None:
    record, _ = chunks(1)
    file = begun(tmp_path, record)
    assert file.path.exists()

    record.close()

    assert [tmp_path / "seals"] == list(tmp_path.iterdir())
    assert [] == list((tmp_path / "seals").iterdir())


def test_a_game_that_rests_lets_go_of_its_file_and_goes_on_with_the_next_line(tmp_path: Path) -> None:
    """Nothing is open or locked meanwhile, and everything is on the disk itself."""
    record, parts = chunks(12)
    disk = Faulty()
    file = begun(tmp_path, record, disk)
    for part in parts[:6]:
        record.append(*part)
    disk.names.clear()

    record.rest()

    assert "sync" in disk.names
    assert set() == disk.left_open
    assert not is_taken(file.path)
    for part in parts[6:]:
        record.append(*part)
        assert record.text().encode() == file.path.read_bytes()
        assert is_taken(file.path)
    record.rest()
    record.rest()
    record.close()
    assert record.text().encode() == kept_in(file.path)
    assert set() == disk.left_open


def test_a_file_that_was_moved_away_while_it_rested_is_made_anew(tmp_path: Path) -> None:
    """Someone threw the finished game away, and then took its last move back."""
    record, parts = chunks(5)
    file = begun(tmp_path, record)
    record.append(*parts[0])
    record.rest()
    away = tmp_path / "away.jsonl"
    file.path.rename(away)
    before = away.read_bytes()

    record.append(*parts[1])
    record.close()

    assert before == away.read_bytes()
    assert record.text().encode() == kept_in(file.path)


def test_a_game_in_which_nothing_has_happened_does_not_rest(tmp_path: Path) -> None:
    record, _ = chunks(1)
    file = begun(tmp_path, record)

    record.rest()
    assert is_taken(file.path)
    record.close()

    assert not file.path.exists()


def test_a_record_broken_off_anywhere_is_whole_up_to_the_last_line(tmp_path: Path) -> None:
    """Whatever byte was the last to reach the disk, the lines before it are read and play can go on."""
    data = b"".join(lines()[:9])
    path = tmp_path / "game.jsonl"
    for is_sealed in (False, True):
        for length in range(data.index(b"\n") + 1, len(data) + 1):
            path.write_bytes(data[:length])
            if is_sealed:
                seal_of(path).parent.mkdir(exist_ok=True)
                seal_of(path).write_bytes(record_file.lines(record_file.marks_of(data)))
            else:
                seal_of(path).unlink(missing_ok=True)

            file, kept = RecordFile.go_on(path, Faulty())  # which waits for no disk
            record = Record.read(kept)
            record.attach(file)
            complete = Record.read(data).notes[: len(record.notes)]
            record.append(Practice())
            record.close()

            assert len(complete) - (data[:length].count(b"\n") - 1) in ((0,) if is_sealed else (0, 1))
            again = Record.read(path.read_bytes())
            assert [*complete, Practice()] == again.notes
            assert not again.is_torn
            assert again.text().encode() == path.read_bytes()


def test_going_on_in_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="there is no such file"):
        RecordFile.go_on(tmp_path / "missing")


@pytest.mark.skipif(os.name == "nt", reason="has no such files")
def test_only_an_ordinary_file_is_played_on(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fifo")
    (tmp_path / "link").symlink_to(stored(tmp_path, 5))
    (tmp_path / "folder").mkdir()

    for name, message in (("fifo", "ordinary"), ("link", "a link"), ("folder", "ordinary")):
        with pytest.raises(BadInput, match=message):
            RecordFile.go_on(tmp_path / name)
    with pytest.raises(BadInput, match="ordinary"):
        RecordFile.go_on(Path("/dev/full"))


@pytest.mark.skipif(os.name == "nt", reason="has no such files")
@pytest.mark.parametrize(
    "put", [lambda path: os.mkfifo(path), os.mkdir, lambda path: os.symlink("/dev/null", path)]
)
def test_what_comes_in_the_place_of_a_record_stays_and_the_game_goes_on_beside_it(
    tmp_path: Path, put: Callable[[Path], None]
) -> None:
    record, parts = chunks(4)
    file = RecordFile.begin(tmp_path, "game", record.text())
    record.attach(file)
    record.append(*parts[0])
    path = file.path
    path.unlink()
    put(path)
    before = path.lstat()

    for part in parts[1:]:
        record.append(*part)
    record.close()

    assert file.fault is None
    assert file.path != path
    assert record.text().encode() == file.path.read_bytes()
    assert before == path.lstat()


# Two windows


def test_a_game_that_is_played_cannot_be_taken(tmp_path: Path) -> None:
    path = stored(tmp_path, 5)
    first, _ = RecordFile.go_on(path)

    with pytest.raises(BadInput, match="a window has it open"):
        RecordFile.go_on(path)

    first.close()
    second, _ = RecordFile.go_on(path)
    second.close()


def test_a_system_without_locks_is_played_on_without(tmp_path: Path) -> None:
    class Lockless(Disk):
        def lock(self, number: int, *, shared: bool = False) -> bool:
            return True

    record, parts = chunks(2)
    file = begun(tmp_path, record, Lockless())
    record.append(*parts[0])

    assert file.fault is None
    record.close()


# Faults


def test_a_full_disk_costs_nothing_once_there_is_room_again(tmp_path: Path) -> None:
    record, parts = chunks(8)
    disk = Faulty()
    file = begun(tmp_path, record, disk)
    for at, part in enumerate(parts):
        if at == 3:
            disk.first, disk.is_lasting, disk.code = disk.count + 1, True, errno.ENOSPC
        if at == 6:
            disk.heal()
        record.append(*part)
        assert ("disk_full" if 3 <= at < 6 else None) == (file.fault and file.fault.code)
    record.close()

    assert record.text() == file.path.read_text(encoding="utf-8")
    assert 8 == len(record.moves())


def test_a_disk_that_takes_a_byte_at_a_time_gets_everything(tmp_path: Path) -> None:
    record, parts = chunks(5)
    disk = Faulty()
    disk.takes = 1
    file = begun(tmp_path, record, disk)
    for part in parts:
        record.append(*part)
    record.close()

    assert record.text() == file.path.read_text(encoding="utf-8")


def test_a_disk_that_takes_nothing_is_not_asked_for_ever(tmp_path: Path) -> None:
    class Deaf(Disk):
        def write(self, number: int, data: bytes, at: int | None = None) -> int:
            return 0

    record, _ = chunks(1)
    file = begun(tmp_path, record, Deaf())

    assert file.fault is not None
    assert "disk_fault" == file.fault.code
    record.close()


@stays_put
def test_a_folder_that_vanishes_comes_back_with_the_whole_game(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    record, parts = chunks(6)
    file = begun(folder, record)
    for at, part in enumerate(parts):
        if at == 3:
            shutil.rmtree(folder)
        record.append(*part)
    record.close()

    assert record.text() == file.path.read_text(encoding="utf-8")
    assert file.fault is None


def test_a_folder_that_is_closed_to_us_takes_nothing_from_a_running_game(tmp_path: Path) -> None:
    """The file is open; only its name may no longer be looked at."""

    class Closed(Disk):
        is_closed = False

        def stat(self, path: Path) -> os.stat_result:
            if self.is_closed:
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
            return super().stat(path)

    disk = Closed()
    record, parts = chunks(4)
    file = begun(tmp_path, record, disk)
    disk.is_closed = True
    for part in parts:
        record.append(*part)
        assert file.fault is None
        assert record.text() == file.path.read_text(encoding="utf-8")
    record.close()


@stays_put
def test_a_folder_that_cannot_come_back_is_told_and_tried_again(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    record, parts = chunks(6)
    file = begun(folder, record)
    record.append(*parts[0])
    shutil.rmtree(folder)
    folder.write_text("in the way", encoding="utf-8")
    record.append(*parts[1])
    assert file.fault is not None
    folder.unlink()

    record.append(*parts[2])
    record.close()

    assert file.fault is None
    assert record.text() == file.path.read_text(encoding="utf-8")


@stays_put
def test_a_file_that_was_put_in_its_place_is_left_alone(tmp_path: Path) -> None:
    record, parts = chunks(4)
    file = begun(tmp_path, record)
    record.append(*parts[0])
    first = file.path
    (tmp_path / "other").write_text("precious\n", encoding="utf-8")
    os.replace(tmp_path / "other", first)

    record.append(*parts[1])
    record.close()

    assert "precious\n" == first.read_text(encoding="utf-8")
    assert "game-2.jsonl" == file.path.name
    assert record.text() == file.path.read_text(encoding="utf-8")


@stays_put
def test_a_copy_that_was_put_in_its_place_is_written_on(tmp_path: Path) -> None:
    """What programs do that keep folders alike: the same content, another file."""
    record, parts = chunks(4)
    file = begun(tmp_path, record)
    record.append(*parts[0])
    shutil.copy(file.path, tmp_path / "copy")
    os.replace(tmp_path / "copy", file.path)

    record.append(*parts[1])
    record.close()

    assert [file.path] == list(tmp_path.glob("*.jsonl"))
    assert record.text() == file.path.read_text(encoding="utf-8")


def test_a_file_that_may_only_be_read_is_played_on_in_memory(tmp_path: Path) -> None:
    class ReadOnly(Disk):
        is_strict = True

        def open(self, path: Path, flags: int, mode: int = 0o600) -> int:
            if self.is_strict and flags != os.O_RDONLY:
                raise OSError(errno.EROFS, os.strerror(errno.EROFS))
            return super().open(path, flags, mode)

    disk = ReadOnly()
    path = stored(tmp_path, 5)
    before = path.read_bytes()
    file, data = RecordFile.go_on(path, disk)
    record = Record.read(data)
    record.attach(file)
    assert file.fault is not None
    assert "not_allowed" == file.fault.code
    assert record.fault == file.fault
    record.append(*chunks(6)[1][4])
    assert before == path.read_bytes()
    with pytest.raises(BadInput, match="a window has it open"):
        RecordFile.go_on(path)

    disk.is_strict = False
    record.append(*chunks(6)[1][5])
    record.close()

    assert record.text() == path.read_text(encoding="utf-8")


@pytest.mark.skipif(os.name == "nt", reason="has no such limit")
def test_a_real_limit_of_the_system_is_met_and_survived(tmp_path: Path) -> None:
    """No file may grow beyond some bytes for a while: a write falls short, the next fails."""
    import resource
    import signal

    record, parts = chunks(20)
    file = begun(tmp_path, record)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        for at, part in enumerate(parts):
            if at == 8:
                resource.setrlimit(resource.RLIMIT_FSIZE, (len(record.text()) + 5, hard))
            if at == 16:
                resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
            record.append(*part)
            assert (8 <= at < 16) == (file.fault is not None)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, before)
    record.close()

    assert record.text() == file.path.read_text(encoding="utf-8")


def test_a_real_disk_fills_up_and_is_freed(tmp_path: Path, small_disk: Path) -> None:
    folder = small_disk / "games"
    record, parts = chunks(20)
    file = begun(folder, record)
    ballast = small_disk / "ballast"
    for at, part in enumerate(parts):
        if at == 5:
            fill(ballast)
            # what is left in the page of the file itself
            record.append(*[note for _ in range(150) for note in (PlayedMove(0, "x" * 40),)])
            assert file.fault is not None
            assert "disk_full" == file.fault.code
        if at == 12:
            ballast.unlink()
        record.append(*part)
    record.close()

    assert file.fault is None
    assert record.text() == file.path.read_text(encoding="utf-8")


def test_a_real_read_only_disk_lets_the_game_be_read_and_played(small_disk: Path) -> None:
    import subprocess

    path = stored(small_disk / "games", 5)
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
    file, data = RecordFile.go_on(path)
    record = Record.read(data)
    record.attach(file)
    assert file.fault is not None
    assert "not_allowed" == file.fault.code
    record.append(*chunks(6)[1][4])
    subprocess.run(["mount", "-o", "remount,rw", str(small_disk)], check=True)

    record.append(*chunks(6)[1][5])
    record.close()

    assert record.text() == path.read_text(encoding="utf-8")


# Seals


def test_a_seal_that_cannot_be_written_costs_the_seal_only(tmp_path: Path) -> None:
    (tmp_path / "seals").write_text("in the way", encoding="utf-8")
    record, parts = chunks(4)
    file = begun(tmp_path, record)
    for part in parts:
        record.append(*part)
    record.close()

    assert file.fault is None
    assert record.text() == file.path.read_text(encoding="utf-8")


def closed(folder: Path, moves: int) -> Path:
    record, parts = chunks(moves)
    file = begun(folder, record)
    for part in parts:
        record.append(*part)
    record.close()
    return file.path


def test_a_record_that_something_has_changed_is_refused_with_the_line(tmp_path: Path) -> None:
    path = closed(tmp_path, 6)
    good = path.read_bytes()
    last = good.splitlines(keepends=True)[-1]
    for line, wrong in ((1, good.replace(b"Ann", b"Eve")), (7, good[: -len(last)] + b" " * len(last))):
        path.write_bytes(wrong)

        with pytest.raises(BadInput, match=f"line {line}: from here on the file is not as"):
            RecordFile.go_on(path)

        assert wrong == path.read_bytes()


def test_what_was_added_to_a_record_by_others_does_not_count(tmp_path: Path) -> None:
    path = closed(tmp_path, 6)
    good = path.read_bytes()
    path.write_bytes(good + b'"0: done"\n')

    assert good == kept_in(path)


def test_a_loss_of_power_costs_no_more_than_what_was_not_synced(tmp_path: Path) -> None:
    """Any part of the rest may have reached the disk: of the record without the seal, or as zeros."""
    data = b"".join(lines()[:9])
    marks = record_file.marks_of(data)
    at = marks[4][0]
    synced = record_file.lines(marks[:5], synced=True)

    assert data[:at] == record_file.proven_part(data, record_file.read_seal(synced))
    assert data[:at] == record_file.proven_part(data, record_file.read_seal(synced + bytes(90)))
    assert data[:at] == record_file.proven_part(
        data[:at] + bytes(60), record_file.read_seal(synced + record_file.lines(marks[5:]))
    )
    with pytest.raises(BadInput, match="line 5"):
        record_file.proven_part(data[: at - 9] + bytes(60), record_file.read_seal(synced))


def test_a_damaged_mark_before_a_good_one_does_no_harm(tmp_path: Path) -> None:
    data = b"".join(lines()[:9])
    marks = record_file.marks_of(data)
    for at in range(8):
        wrong = [*marks[:at], (marks[at][0], marks[at][1] ^ 1), *marks[at + 1 :]]
        assert data == record_file.proven_part(
            data, record_file.read_seal(record_file.lines(wrong, synced=True))
        )
    assert data == record_file.proven_part(
        data, record_file.read_seal(b"rubbish\n" + record_file.lines(marks) + b"12 3")
    )
    assert data == record_file.proven_part(data, record_file.read_seal(b"rubbish\n"))
    with pytest.raises(BadInput, match="line 9"):
        record_file.proven_part(
            data, record_file.Seal((*marks[:-1], (marks[-1][0], marks[-1][1] ^ 1)), len(data))
        )


def test_a_seal_ahead_of_its_record_is_right(tmp_path: Path) -> None:
    data = b"".join(lines()[:9])
    marks = record_file.read_seal(record_file.lines(record_file.marks_of(data), synced=True))
    part = b"".join(lines()[:6])

    assert part == record_file.proven_part(part, marks)
    assert part == record_file.proven_part(part + lines()[6][:-1], marks)
    assert b"" == record_file.proven_part(data[:10], marks)


HOLDER = """
import sys, time
from pathlib import Path
from evolution_qt.store.record_file import RecordFile
file, data = RecordFile.go_on(Path(sys.argv[1]))
print("taken", flush=True)
time.sleep(600)
"""


def test_the_lock_of_a_program_that_was_killed_is_gone_with_it(tmp_path: Path) -> None:
    import subprocess
    import sys

    path = stored(tmp_path, 5)
    with subprocess.Popen([sys.executable, "-c", HOLDER, str(path)], stdout=subprocess.PIPE) as other:
        try:
            assert other.stdout is not None
            assert b"taken" == other.stdout.readline().strip()
            assert is_taken(path)
            with pytest.raises(BadInput, match="a window has it open"):
                RecordFile.go_on(path)
        finally:
            other.kill()
    assert not is_taken(path)

    assert path.read_bytes() == kept_in(path)
