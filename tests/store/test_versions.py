"""Records of every version: opened for ever, or refused with the reason, and never touched."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from evolution_qt import __version__
from evolution_qt.core.errors import BadInput
from evolution_qt.core.record import VERSION, Record, whole_lines
from evolution_qt.games.opening import open_record
from evolution_qt.store.library import Library
from evolution_qt.store.shelf import Shelf
from tests.store.games import lines, taken_in

KEPT = Path(__file__).parent / "kept"
VERSIONS = sorted(path.name for path in KEPT.iterdir() if path.is_dir() and path.name[0].isdigit())
SAMPLES = [
    pytest.param(path, id=f"{version}/{path.stem}")
    for version in VERSIONS
    for path in sorted((KEPT / version).glob("*.jsonl"))
]


def test_there_are_samples_of_this_version() -> None:
    assert __version__ in VERSIONS
    assert all(len(list((KEPT / version).glob("*.jsonl"))) >= 3 for version in VERSIONS)


@pytest.mark.parametrize("path", SAMPLES)
def test_a_record_of_any_version_comes_to_the_same_end(path: Path) -> None:
    ends = json.loads((path.parent / "ends.json").read_text(encoding="utf-8"))

    assert ends[path.stem] == open_record(Record.read(path.read_bytes())).standing()


@pytest.mark.parametrize("path", SAMPLES)
def test_a_record_of_any_version_is_written_as_it_was_read(path: Path) -> None:
    data = path.read_bytes()

    assert whole_lines(data) == Record.read(data).text().encode()


def test_the_samples_have_every_version_of_the_notation() -> None:
    found = {Record.read(path.read_bytes()).header.version for path in KEPT.rglob("*.jsonl")}

    assert set(range(1, VERSION + 1)) == found


@pytest.mark.parametrize("path", SAMPLES)
def test_a_record_of_any_version_is_listed_looked_at_and_continued(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    shutil.copy(path, folder)
    before = path.read_bytes()
    library = Library(folder)
    end = json.loads((path.parent / "ends.json").read_text(encoding="utf-8"))[path.stem]

    (entry,) = library.entries()
    library.read(entry.name)
    match = Shelf(folder).open(entry.path)
    match.record.close()

    assert (end["moves"], end["game"]) == (entry.summary.moves, entry.summary.game)
    assert ("finished" if end["over"] else "running") == entry.summary.status
    assert (end["scores"] if end["over"] else []) == list(entry.summary.scores)
    assert end["players"] == [{"name": p.name, "kind": p.kind} for p in entry.summary.players]
    assert before == entry.path.read_bytes()
    assert end["hash"] == match.game.digest(match.state)


NEWER = lines()[0].replace(b'"version": 1', b'"version": 3, "dice": [6, 6]')


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (
            NEWER + b'{"weather": "rain"}\n',
            "line 1: version: version 3 is not known; this program reads up to",
        ),
        (lines()[0].replace(b'"version": 1', b'"version": 0'), "line 1: version: 0 is below 1"),
        (
            lines()[0].replace(b"evolution/de", b"chess/de"),
            "the game “chess/de” is not known",
        ),
        (
            lines()[0].replace(b'"rules": {}', b'"rules": {"wind": true}'),
            "the rule switch “wind” is not known",
        ),
        (b"".join((*lines()[:4], b'{"weather": "rain"}\n')), "line 5: this is neither a move nor a note"),
    ],
)
def test_a_record_of_a_version_that_is_not_known_says_why_not_and_stays_as_it_is(
    data: bytes, message: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(data)
    before = (data, path.stat().st_mtime_ns, path.stat().st_ino)
    shelf = Shelf(tmp_path)

    for act in (shelf.open, lambda path: shelf.library.read(path.name)):
        with pytest.raises(BadInput, match=message):
            act(path)
    with pytest.raises(BadInput, match=message):
        taken_in(shelf.library, data)

    assert before == (path.read_bytes(), path.stat().st_mtime_ns, path.stat().st_ino)
    assert shelf.unfinished() is None
    (entry,) = shelf.library.entries()
    assert "aside" == entry.summary.status
    assert entry.summary.trouble is not None


def test_a_record_that_names_no_version_is_read_as_the_first_and_stays_as_it_is(tmp_path: Path) -> None:
    """By the notation the version may be left out."""
    path = tmp_path / "game.jsonl"
    data = b"".join(lines())
    bare = data.replace(b'"version": 1, ', b"", 1)
    assert bare != data
    path.write_bytes(bare)

    match = open_record(Record.read(path.read_bytes()))
    Library(tmp_path).read(path.name)

    sound = open_record(Record.read(data))
    assert sound.game.digest(sound.state) == match.game.digest(match.state)
    assert bare == path.read_bytes()
