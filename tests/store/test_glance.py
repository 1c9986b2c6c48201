"""What a start asks of the folder of matches: where all are finished, the index alone answers."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from evolution_qt import __version__
from evolution_qt.store.disk import Disk
from evolution_qt.store.glance import COARSE, NAME, VERSION, are_finished
from evolution_qt.store.library import Library
from evolution_qt.store.shelf import Shelf
from tests.store.games import stored

LONG_AGO = 1_000_000_000


class Watched(Disk):
    """A disk that notes which files are opened."""

    def __init__(self):
        self.opened = []

    def open(self, path, *args, **named):
        self.opened.append(Path(path).name)
        return super().open(path, *args, **named)


@pytest.fixture
def folder(tmp_path):
    """Return a folder of thirty finished matches, written long ago, with its index."""
    for number in range(30):
        path = stored(tmp_path, 10_000, name=f"g{number:02}")
        os.utime(path, (LONG_AGO + number,) * 2)
    Library(tmp_path).entries()
    return tmp_path


def names(folder):
    return sorted(path.name for path in folder.glob("*.jsonl"))


def test_where_all_are_finished_no_record_is_opened(folder):
    disk = Watched()

    assert [] == Shelf(folder, disk).waiting()

    assert [NAME] == disk.opened


def test_a_start_over_finished_matches_loads_neither_the_library_nor_msgspec(folder):
    command = (
        "import sys; from pathlib import Path; from evolution_qt.store.shelf import Shelf\n"
        "assert [] == Shelf(Path(sys.argv[1])).waiting()\n"
        "print({'msgspec', 'evolution_qt.store.library', 'evolution_qt.core.record'} & set(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", command, str(folder)], capture_output=True, text=True, check=True
    )

    assert "set()" == done.stdout.strip()


BOTH = {"evolution/de", "beginning/de"}


def test_the_index_says_of_which_editions_people_have_ended_a_match(folder):
    disk = Watched()
    shelf = Shelf(folder, disk)

    assert {"evolution/de"} == shelf.finished(BOTH, ["Zoe", "Bö"])
    assert set() == shelf.finished(BOTH, ["Zoe"])

    assert {NAME} == set(disk.opened)


def test_without_an_index_the_latest_records_say_it(folder):
    (folder / NAME).unlink()
    shelf = Shelf(folder)
    assert [] == shelf.waiting()

    assert {"evolution/de"} == shelf.finished(BOTH, ["Bö"])
    assert set() == shelf.finished({"beginning/de"}, ["Bö"])
    assert set() == shelf.finished(BOTH, ["Zoe"])


@pytest.mark.parametrize("has_index", [True, False])
@pytest.mark.parametrize(
    ("players", "counts"),
    [
        ((('A "q" \\ [b],', "human"), ("Ann", "hatchling")), True),
        ((("Zoe", "human"), (None, "human")), True),
        ((("Zoe", "human"), (None, "hatchling")), False),
        (((None, "hatchling"), ("Ann", "hunter")), False),
    ],
    ids=["an odd name", "a person without a name", "another person", "watched"],
)
def test_a_match_is_of_those_who_sit_in_it(tmp_path, has_index, players, counts):
    first, *rest = stored(tmp_path, 10_000).read_bytes().splitlines(keepends=True)
    header = {**json.loads(first), "players": [{"name": name, "kind": kind} for name, kind in players]}
    [path] = tmp_path.glob("*.jsonl")
    path.write_bytes(json.dumps(header).encode() + b"\n" + b"".join(rest))
    if has_index:
        assert 1 == len(Library(tmp_path).entries())
    shelf = Shelf(tmp_path)
    if not has_index:
        assert [] == shelf.waiting()

    found = shelf.finished(BOTH, ["Ann", 'A "q" \\ [b],'])

    assert ({"evolution/de"} if counts else set()) == found


def test_a_match_that_the_index_does_not_know_is_found(folder):
    path = stored(folder, 20, seed=8)
    os.utime(path, (LONG_AGO + 100,) * 2)

    assert path == Shelf(folder).unfinished()


def test_a_running_match_is_offered_though_the_index_knows_it(folder):
    path = stored(folder, 20, seed=8)
    os.utime(path, (LONG_AGO + 100,) * 2)
    Library(folder).entries()

    assert path == Shelf(folder).unfinished()


def test_a_finished_match_that_has_changed_since_is_read_again(folder):
    path = folder / names(folder)[-1]
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:20]))
    os.utime(path, (LONG_AGO + 100,) * 2)

    assert path == Shelf(folder).unfinished()


def test_an_old_match_that_goes_on_again_is_found(folder):
    """Its end was taken back in another window; by the index it is not among the latest."""
    path = folder / names(folder)[0]
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:20]))
    os.utime(path, (LONG_AGO + 100,) * 2)

    assert path == Shelf(folder).unfinished()


@pytest.mark.parametrize(("later", "is_sure"), [(COARSE + 1000, True), (COARSE, False), (0, False)])
def test_a_match_written_shortly_before_the_index_may_have_been_written_again(folder, later, is_sure):
    written = (folder / names(folder)[-1]).stat().st_mtime_ns + later
    os.utime(folder / NAME, ns=(written, written))

    assert are_finished(folder, ".jsonl", 20, Disk()) is is_sure


def test_matches_may_have_names_outside_ascii(folder):
    path = stored(folder, 10_000, name="Füchse-狐")
    os.utime(path, (LONG_AGO + 100,) * 2)
    assert not are_finished(folder, ".jsonl", 20, Disk())

    Library(folder).entries()

    assert are_finished(folder, ".jsonl", 20, Disk())


@pytest.mark.parametrize("change", [{"version": VERSION - 1}, {"program": "0.0.1"}])
def test_an_index_of_another_kind_says_nothing(folder, change):
    path = folder / NAME
    rows = json.loads(path.read_bytes())[2]
    for said, is_sure in (({}, True), (change, False)):
        head = {"version": VERSION, "program": __version__, **said}
        path.write_text(json.dumps([*head.values(), rows], separators=(",", ":"), ensure_ascii=False))
        assert are_finished(folder, ".jsonl", 20, Disk()) is is_sure
    assert [] == Shelf(folder).waiting()


@pytest.mark.parametrize("data", [b"", b"[]", b"{"])
def test_an_index_that_is_none_says_nothing(folder, data):
    (folder / NAME).write_bytes(data)

    assert not are_finished(folder, ".jsonl", 20, Disk())
    assert [] == Shelf(folder).waiting()
