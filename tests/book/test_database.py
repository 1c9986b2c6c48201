"""The database of the record book: derived, never repaired, the same however it was filled."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import stat
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from evolution_qt.book import database
from evolution_qt.book.database import Book
from tests.book.games import a_hunt, changed, played
from tests.docs.pages import ROOT

KEPT = Path(__file__).with_name("kept")
"""What version 1 wrote: a database, and exports of the same games."""
KEPT_GAMES = (
    played(1),
    played(4, 3, "evolution/ja", ("human", "hunter", "apex/stalker")),
    changed(played(6), takes={}, practice=True),
    a_hunt(),
)
GOOD = [played(seed) for seed in range(1, 5)]
COPY = GOOD[0].replace(b'"Ann"', b'"Anna"')
RUNNING = b"".join(GOOD[1].splitlines(keepends=True)[:50])
LYING = GOOD[2].replace(b'"seed": 3', b'"seed": 4')
FILES = [*GOOD, COPY, RUNNING, LYING, b"", b"\x00\xff", b'"result"']


@pytest.fixture
def folder(tmp_path):
    made = tmp_path / "games"
    made.mkdir()
    return made


def put(folder, *contents):
    paths = []
    for at, content in enumerate(contents):
        path = folder / f"{at}.jsonl"
        path.write_bytes(content)
        paths.append(path)
    return paths


def rebuilt(paths):
    """Return the rows of a book that reads everything for the first time."""
    book = Book(None)
    book.update(paths)
    rows = book.dump()
    book.close()
    return rows


def test_a_book_is_filled_from_records_and_stays_when_it_is_opened_again(tmp_path, folder):
    paths = put(folder, *FILES)
    book = Book(tmp_path / "book.sqlite")
    book.update(paths)
    rows = book.dump()
    book.close()

    assert 5 == sum(row.startswith("games") for row in rows)
    assert 2 == sum(row.startswith("faults") for row in rows)
    again = Book(tmp_path / "book.sqlite")
    assert rows == again.dump() == rebuilt(paths)
    again.close()


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.sets(st.integers(0, len(FILES) - 1)), min_size=1, max_size=4), st.data())
def test_updates_end_with_the_rows_of_a_rebuild(tmp_path_factory, steps, data):
    """Whatever was there before, whatever was interrupted, under whatever names the files lie."""
    folder = tmp_path_factory.mktemp("games")
    book = Book(folder / "book.sqlite")
    for number, chosen in enumerate(steps):
        for old in folder.glob("*.jsonl"):
            old.unlink()
        order = data.draw(st.permutations(sorted(chosen)))
        paths = []
        for at in order:
            paths.append(folder / f"{number}-{at}.jsonl")
            paths[-1].write_bytes(FILES[at])
        update = book.updating(paths)
        for _ in range(data.draw(st.integers(0, 400))):
            if next(update, None) is None:
                break
        update.close()
    book.update(paths)

    assert rebuilt(sorted(paths)) == book.dump()
    book.close()


def test_what_is_no_file_is_left_out(tmp_path, folder):
    """A pipe or a folder by the name of a record must not hang or stop the rest."""
    paths = put(folder, GOOD[0])
    (folder / "x.jsonl").mkdir()
    if hasattr(os, "mkfifo"):
        os.mkfifo(folder / "y.jsonl")
    book = Book(None)
    book.update([*sorted(folder.iterdir()), folder / "gone.jsonl"])

    assert rebuilt(paths) == book.dump()
    book.close()


def test_faults_are_remembered_with_their_place(folder, caplog):
    book = Book(None)
    book.update(put(folder, LYING))

    fault = book.faults()[0]
    assert "illegal_move" == fault.code
    assert fault.where.startswith("line ")
    assert "reasons" in fault.params
    book.close()


# Broken files


def spoilt(path, chance):
    data = bytearray(path.read_bytes())
    kind = chance.randrange(4)
    if kind == 0:
        del data[chance.randrange(len(data)) :]
    elif kind == 1:
        data[: chance.randrange(1, 200)] = b"x" * 50
    else:
        for _ in range(chance.choice((1, 20, 400))):
            data[chance.randrange(len(data))] = chance.randrange(256)
    path.write_bytes(bytes(data))


def test_a_damaged_file_is_put_aside_and_filled_anew(tmp_path, folder, caplog):
    """Many kinds of damage; whatever can be opened at all gives rows or is replaced, and never raises."""
    paths = put(folder, *GOOD)
    right = rebuilt(paths)
    path = tmp_path / "book.sqlite"
    chance = random.Random(3)
    put_aside = 0
    for _ in range(25):
        path.unlink(missing_ok=True)
        Path(str(path) + "-journal").unlink(missing_ok=True)
        book = Book(path)
        book.update(paths)
        book.close()
        spoilt(path, chance)
        book = Book(path)
        book.update(paths)
        if right != book.dump():  # some damage is met only when rows are asked for
            book.update(paths)
        if book.put_aside is not None:
            put_aside += 1
            assert right == book.dump()
        book.close()
    assert put_aside > 10


def test_a_file_that_breaks_while_it_is_open_is_replaced(tmp_path, folder, caplog):
    paths = put(folder, *GOOD)
    path = tmp_path / "book.sqlite"
    book = Book(path)
    book.update(paths[:2])
    with open(path, "r+b") as stream:
        stream.write(b"\xff" * 4096)
    book.update(paths)

    assert rebuilt(paths) == book.dump()
    assert path.with_name("book.sqlite.bad") == book.put_aside
    book.close()


@pytest.mark.parametrize("number", [0, 99])
def test_a_file_of_another_version_is_put_aside(tmp_path, folder, number, caplog):
    path = tmp_path / "book.sqlite"
    Book(path).close()
    base = sqlite3.connect(path)
    base.execute(f"PRAGMA user_version = {number}")
    base.close()
    book = Book(path)

    assert book.put_aside is not None
    assert [] == book.dump()
    assert book.is_kept
    book.close()


def test_a_book_of_today_is_emptied_and_read_again(tmp_path, folder):
    """Version 1 had a column for each part of a score; the file is used again, and nothing is put aside."""
    path = tmp_path / "record-book.sqlite"
    path.write_bytes((KEPT / "record-book-1.sqlite").read_bytes())
    paths = put(folder, *KEPT_GAMES)

    book = Book(path)

    assert book.is_kept
    assert [] == book.dump()
    told = list(book.updating(paths))
    assert rebuilt(paths) == book.dump()
    assert book.put_aside is None
    assert [0, 1, 2, 3] == sorted({one.done for one in told if one.all})[:-1]
    book.close()
    again = Book(path)
    assert rebuilt(paths) == again.dump()
    again.close()


def test_the_database_of_another_program_is_put_aside(tmp_path, caplog):
    path = tmp_path / "book.sqlite"
    base = sqlite3.connect(path)
    base.execute("CREATE TABLE songs (name TEXT)")
    base.close()
    book = Book(path)

    assert book.put_aside is not None
    assert [] == book.dump()
    book.close()


def test_an_old_journal_is_not_rolled_into_a_new_file(tmp_path, caplog):
    path = tmp_path / "book.sqlite"
    path.write_bytes(b"no database at all" * 300)
    journal = Path(str(path) + "-journal")
    journal.write_bytes(b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + b"\x00\x00\x00\x01" * 300)
    book = Book(path)

    assert not journal.exists()
    assert [] == book.dump()
    book.close()


def modes(folder):
    """Return who may read the files of a book."""
    return {one.name: stat.S_IMODE(one.stat().st_mode) for one in folder.glob("book.sqlite*")}


@pytest.fixture
def readable():
    """Let others read what is made without a word about that, as most systems do."""
    if os.name == "nt":
        pytest.skip("there a folder says who may read what lies in it")
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.usefixtures("readable")
@pytest.mark.parametrize("is_there", [False, True])
def test_no_one_else_may_read_a_book_or_its_journal(tmp_path, folder, is_there):
    path = tmp_path / "book.sqlite"
    if is_there:
        Book(path).close()
        path.chmod(0o644)
    book = Book(path)
    book.update(put(folder, GOOD[0]))
    other = sqlite3.connect(path)
    other.execute("DELETE FROM games")  # not yet for good, so there is a journal

    assert {"book.sqlite": 0o600, "book.sqlite-journal": 0o600} == modes(tmp_path)
    other.close()
    book.close()


@pytest.mark.usefixtures("readable")
def test_no_one_else_may_read_a_book_that_a_link_leads_to_where_nothing_is_yet(tmp_path):
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (tmp_path / "book.sqlite").symlink_to(elsewhere / "book.sqlite")
    book = Book(tmp_path / "book.sqlite")

    assert book.is_kept
    assert {"book.sqlite": 0o600} == modes(elsewhere)
    book.close()


@pytest.mark.usefixtures("readable")
def test_no_one_else_may_read_what_another_program_keeps_beside_a_book(tmp_path, caplog):
    path = tmp_path / "book.sqlite"
    Book(path).close()
    path.chmod(0o644)
    other = sqlite3.connect(path)
    other.execute("PRAGMA journal_mode = WAL")
    other.execute("BEGIN IMMEDIATE")
    assert {0o644} == set(modes(tmp_path).values())
    book = Book(path)

    assert not book.is_kept
    assert {f"book.sqlite{ending}": 0o600 for ending in ("", "-wal", "-shm")} == modes(tmp_path)
    other.close()
    book.close()


def test_without_a_folder_to_write_in_memory_does(tmp_path, folder, caplog):
    (tmp_path / "file").write_text("in the way")
    book = Book(tmp_path / "file" / "book.sqlite")
    paths = put(folder, *GOOD[:2])
    book.update(paths)

    assert not book.is_kept
    assert rebuilt(paths) == book.dump()
    book.close()


def test_a_full_disk_costs_no_row(tmp_path, folder, caplog):
    paths = put(folder, *GOOD)
    book = Book(tmp_path / "book.sqlite")
    book._database.execute("PRAGMA max_page_count = 1")
    book.update(paths)

    assert not book.is_kept
    assert rebuilt(paths) == book.dump()
    book.close()


def test_a_closed_connection_is_no_damage(tmp_path, folder, caplog):
    """A sound file was put aside as a damaged one."""
    paths = put(folder, *GOOD[:2])
    path = tmp_path / "book.sqlite"
    book = Book(path)
    book.update(paths)
    rows = book.dump()
    book._database.close()
    book.update(paths)
    assert book.put_aside is None
    book.close()

    again = Book(path)
    assert rows == again.dump()
    again.close()


def test_only_an_empty_book_is_begun_without_waiting_for_the_disk(tmp_path, monkeypatch):
    """A journal that a crash left is rolled back with the first look, and that must be flushed too."""
    done = []

    class Watched(sqlite3.Connection):
        def execute(self, sql, *values):
            done.append(sql)
            return super().execute(sql, *values)

    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Watched))
    for is_new in (True, False):
        done.clear()
        book = Book(tmp_path / "book.sqlite")
        assert is_new == ("PRAGMA synchronous = OFF" in done)
        assert "PRAGMA synchronous = FULL" == done[0]
        assert 2 == database._value(book._database, "synchronous")
        book.close()


# Several windows


def test_two_windows_fill_one_book(tmp_path, folder):
    paths = put(folder, *GOOD)
    one, other = Book(tmp_path / "book.sqlite"), Book(tmp_path / "book.sqlite")
    updates = [one.updating(paths), other.updating(paths)]
    while updates:
        updates = [update for update in updates if next(update, None) is not None]

    assert rebuilt(paths) == one.dump() == other.dump()
    assert one.put_aside is other.put_aside is None
    one.close()
    other.close()


def test_a_book_in_use_is_waited_for_and_not_put_aside(tmp_path, folder, monkeypatch, caplog):
    monkeypatch.setattr(database, "PATIENCE", 0.01)
    path = tmp_path / "book.sqlite"
    book = Book(path)
    paths = put(folder, *GOOD[:2])
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    book.update(paths)
    assert book.put_aside is None
    other = Book(path)
    assert not other.is_kept
    assert other.put_aside is None
    other.close()
    holder.execute("ROLLBACK")
    holder.close()
    book.update(paths)

    assert rebuilt(paths) == book.dump()
    book.close()


_CHILD = """
import sys
from functools import partial
from pathlib import Path
from evolution_qt.book.database import Book
book = Book(Path(sys.argv[1]))
paths = sorted(Path(sys.argv[2]).glob("*.jsonl"))
print("ready", flush=True)
while True:
    book.clear()
    for count in range(len(paths)):
        book.update(paths[: count + 1])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="kills as only POSIX does")
def test_a_writer_that_is_killed_leaves_a_sound_file(tmp_path, folder):
    paths = put(folder, *GOOD)
    path = tmp_path / "book.sqlite"
    chance = random.Random(8)
    for _ in range(6):
        child = subprocess.Popen(
            [sys.executable, "-c", _CHILD, str(path), str(folder)],
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
        assert child.stdout is not None
        child.stdout.readline()
        with pytest.raises(subprocess.TimeoutExpired):
            child.wait(chance.random() * 0.4)
        os.kill(child.pid, signal.SIGKILL)
        child.wait()
        child.stdout.close()
        book = Book(path)
        assert book.put_aside is None
        book.update(paths)
        assert rebuilt(paths) == book.dump()
        book.close()
