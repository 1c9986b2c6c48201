"""A writer with a thread of its own: only it waits for the disk, and what is given comes there in order."""

from __future__ import annotations

import errno
import os
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue

import pytest

from evolution_qt.core.record import Record
from evolution_qt.games.opening import open_record
from evolution_qt.store.disk import Disk
from evolution_qt.store.index import Index, Row
from evolution_qt.store.library import Library
from evolution_qt.store.record_file import RecordFile, seal_of
from evolution_qt.store.shelf import Shelf
from evolution_qt.store.writer import LateWriter
from tests.store.faulty import Faulty
from tests.store.games import chunks, kept_in, lines, stored
from tests.store.slow import PATIENCE, Slow

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the slow disk reads by way of the system's numbers")


class Desk:
    """Gives jobs to a writer, and hears of them only when it looks."""

    def __init__(self) -> None:
        self.bells: SimpleQueue[None] = SimpleQueue()
        self.writer = LateWriter(lambda: self.bells.put(None))

    def until(self, question: Callable[[], object]) -> None:
        """Hear of what is done until a question is answered with yes."""
        self.writer.deliver()
        while not question():
            self.bells.get(timeout=PATIENCE)
            self.writer.deliver()

    def until_done(self) -> None:
        """Hear of everything that was given."""
        done: list[None] = []
        self.writer.when_done(lambda: done.append(None))
        self.until(lambda: done)


@pytest.fixture
def disk() -> Iterator[Slow]:
    made = Slow()
    yield made
    made.let_go()


@pytest.fixture
def desk(disk: Slow) -> Iterator[Desk]:
    made = Desk()
    yield made
    disk.let_go()
    made.writer.stop()


def test_jobs_are_done_elsewhere_in_order_and_told_here(desk: Desk) -> None:
    done: list[tuple[int, int]] = []
    told: list[tuple[int, int]] = []

    def job(number: int) -> int:
        done.append((number, threading.get_ident()))
        return number

    for number in range(20):
        desk.writer.do(
            lambda number=number: job(number),
            lambda result: told.append((result, threading.get_ident())),
        )
    assert [] == told
    desk.until_done()

    assert list(range(20)) == [number for number, _ in done] == [number for number, _ in told]
    assert 1 == len({thread for _, thread in done})
    assert {threading.get_ident()} == {thread for _, thread in told}
    assert threading.get_ident() not in {thread for _, thread in done}


def test_a_job_gives_no_other_job(desk: Desk) -> None:
    """Between a look whether the writer has stopped and the job's turn it may stop."""
    told: list[str] = []

    desk.writer.do(
        or_refusal(lambda: desk.writer.do(lambda: None, lambda _: told.append("there"))), told.append
    )
    desk.until_done()

    assert 1 == len(told)
    assert "thread" in told[0]


def or_refusal(job: Callable[[], object]) -> Callable[[], str]:
    """Return the same job, which says why it was refused."""

    def tried() -> str:
        try:
            job()
        except RuntimeError as error:
            return str(error)
        return "not refused"

    return tried


def test_who_asks_an_index_while_it_is_read_waits_for_it(tmp_path: Path) -> None:
    """Else what the file knows would take the place of what was put in meanwhile."""
    stored(tmp_path, 9, 7)
    library = Library(tmp_path)
    library.entries()
    (file,) = tmp_path.glob("*.jsonl")
    path, what = tmp_path / "index.json", file.stat()
    os.utime(path, ns=(what.st_mtime_ns + 10**10,) * 2)  # its rows are sure by then
    begun, may_go_on = threading.Event(), threading.Event()

    class Reading(Disk):
        def read(self, number: int, most: int) -> bytes:
            begun.set()
            assert may_go_on.wait(PATIENCE)
            return super().read(number, most)

    index = Index(path, Reading())
    row = Row(1, 2, None)
    first = threading.Thread(target=index.row, args=(file.name, what))
    second = threading.Thread(target=index.put, args=(file.name, row))
    first.start()
    assert begun.wait(PATIENCE)
    second.start()
    second.join(0.05)  # long enough for what does not wait; who waits, waits for ever
    may_go_on.set()
    first.join(PATIENCE)
    second.join(PATIENCE)

    assert row is index._rows[file.name]


def test_a_job_that_fails_is_reported_and_the_next_is_done(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    reports: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, _error, _trace: reports.append(kind))
    told: list[str] = []

    desk.writer.do(lambda: 1 / 0, lambda _: told.append("never"))
    desk.writer.do(lambda: "next", told.append)
    desk.until_done()

    assert ["next"] == told
    assert [ZeroDivisionError] == reports


def test_to_stop_is_to_wait_for_what_was_given_and_later_jobs_are_done_at_once(
    desk: Desk, disk: Slow, tmp_path: Path
) -> None:
    record, parts = chunks(3)
    disk.hold()
    record.attach(RecordFile.begin(tmp_path, "game", record.text(), disk, desk.writer))
    record.append(*parts[0])
    record.close()
    assert disk.is_waited_for.wait(PATIENCE)

    stopping = threading.Thread(target=desk.writer.stop)
    stopping.start()
    assert stopping.is_alive()
    disk.let_go()
    stopping.join(PATIENCE)

    assert record.text().encode() == (tmp_path / "game-1.jsonl").read_bytes()
    told: list[int] = []
    desk.writer.do(lambda: 7, told.append)
    assert [7] == told


def test_a_game_goes_on_while_the_disk_hangs_and_comes_there_whole(
    desk: Desk, disk: Slow, tmp_path: Path
) -> None:
    record, parts = chunks(60)
    disk.hold()

    record.attach(file := RecordFile.begin(tmp_path, "game", record.text(), disk, desk.writer))
    for part in parts:
        record.append(*part)
    record.close()

    assert disk.is_waited_for.wait(PATIENCE)
    assert 0 == disk.syncs
    assert file.fault is None
    disk.let_go()
    desk.until_done()
    assert record.text().encode() == file.path.read_bytes() == kept_in(file.path)
    assert file.is_settled


def test_what_came_while_the_disk_was_waited_for_is_waited_for_together(
    desk: Desk, disk: Slow, tmp_path: Path
) -> None:
    """Else a slow disk would fall behind farther with every round."""
    record, parts = chunks(200)
    record.attach(RecordFile.begin(tmp_path, "game", record.text(), disk, desk.writer))
    desk.until_done()
    disk.hold()
    before = disk.syncs

    for part in parts:
        record.append(*part)
    rounds = sum(len(part) > 1 for part in parts)
    assert rounds > 3
    disk.let_go()
    desk.until_done()

    assert disk.syncs - before <= 2 * 2  # record and seal: once for the first, once for all the others
    assert record.text().encode() == next(tmp_path.glob("*.jsonl")).read_bytes()


def test_a_loss_of_power_costs_what_came_since_the_last_wait_began(
    desk: Desk, disk: Slow, tmp_path: Path
) -> None:
    """With a disk that keeps pace that is the round being played."""
    record, parts = chunks(200)
    record.attach(file := RecordFile.begin(tmp_path, "game", record.text(), disk, desk.writer))
    at_ends: list[bytes] = [record.text().encode()]
    for part in parts:
        record.append(*part)
        desk.until_done()
        if len(part) > 1:
            at_ends.append(record.text().encode())
        durable = disk.durable[str(file.path)]
        assert at_ends[-1] == durable

    disk.hold()
    record, parts = chunks(200, seed=8)
    record.attach(file := RecordFile.begin(tmp_path, "slow", record.text(), disk, desk.writer))
    for part in parts:
        record.append(*part)
    assert disk.is_waited_for.wait(PATIENCE)
    assert str(file.path) not in disk.durable
    disk.let_go()
    desk.until_done()

    at_end = record.text()[: record.text().rindex('{"check"')]
    assert disk.durable[str(file.path)].startswith(at_end.encode())


def test_marks_come_to_the_disk_before_the_lines_that_they_stand_for(desk: Desk, tmp_path: Path) -> None:
    faulty = Faulty()
    record, parts = chunks(20)
    record.attach(file := RecordFile.begin(tmp_path, "game", record.text(), faulty, desk.writer))
    seen: list[bool] = []
    write = Faulty.written

    def written(self: Faulty, is_hit: bool, number: int, data: bytes, at: int | None = None) -> tuple:  # type: ignore[type-arg]
        seal = seal_of(file.path).read_bytes().count(b"\n") if seal_of(file.path).exists() else 0
        lines_now = file.path.read_bytes().count(b"\n") if file.path.exists() else 0
        seen.append(seal >= lines_now)
        return write(self, is_hit, number, data, at)

    faulty.written = written.__get__(faulty)  # type: ignore[method-assign]
    for part in parts:
        record.append(*part)
    record.close()
    desk.until_done()

    assert len(seen) > 40
    assert all(seen)


def test_a_disk_that_is_full_for_a_while_costs_nothing_and_is_heard_of(desk: Desk, tmp_path: Path) -> None:
    disk = Faulty()
    record, parts = chunks(12)
    record.attach(file := RecordFile.begin(tmp_path, "game", record.text(), disk, desk.writer))
    heard: list[object] = []
    desk.writer.listen(lambda: heard.append(record.fault))
    desk.until_done()
    disk.first, disk.is_lasting, disk.code = disk.count + 1, True, errno.ENOSPC

    for part in parts[:6]:
        record.append(*part)
    desk.until_done()
    assert "disk_full" == getattr(heard[-1], "code", None)
    disk.heal()
    for part in parts[6:]:
        record.append(*part)
    desk.until_done()

    assert heard[-1] is None
    record.close()
    desk.until_done()
    assert record.text().encode() == file.path.read_bytes() == kept_in(file.path)


def test_a_game_that_could_not_be_written_when_it_was_left_is_tried_again(desk: Desk, tmp_path: Path) -> None:
    disk = Faulty()
    shelf = Shelf(tmp_path, disk, desk.writer)
    match = open_record(Record.read(b"".join(lines()[:3])))
    shelf.keep(match)
    desk.until_done()
    disk.first, disk.is_lasting = disk.count + 1, True
    match.play(match.to_move, match.moves()[0])
    record = match.record
    record.close()
    desk.until_done()
    assert not shelf.settle()
    desk.until_done()
    disk.heal()

    shelf.settle()
    desk.until_done()

    assert shelf.settle()
    assert record.text().encode() == next(tmp_path.glob("*.jsonl")).read_bytes()


def test_a_list_that_is_read_does_not_wait_for_its_index(desk: Desk, disk: Slow, tmp_path: Path) -> None:
    for seed in (7, 8):
        stored(tmp_path, 9, seed)
    disk.hold()

    entries = Library(tmp_path, disk, desk.writer).entries()

    assert 2 == len(entries)
    assert disk.is_waited_for.wait(PATIENCE)
    assert not (tmp_path / "index.json").exists()
    disk.let_go()
    desk.until_done()
    assert (tmp_path / "index.json").exists()
