"""What is no ordinary file stands in the place of one of the program's: it starts, says so, leaves it there.

The places are those that the program touches in a visit, so that a new one is tried out without being listed.
Each is replaced by a FIFO, a folder, a link to a device, a file over every limit; then the program is visited
again.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.store.visitor import TOUCHED

ROOT = Path(__file__).parents[2]
GROUPS = 3
"""So many visits for all places of a kind; in each, every third place is taken."""
HUGE = 10**12
UNSEEN = ("data/record-book.sqlite-journal", "log/evolution-qt.log.1", "log/evolution-qt.log.2")
"""What SQLite and the log would open by themselves."""
PRECIOUS = ("settings.json", "titles.json", "record-book.json", "-1.jsonl")
"""What cannot be made again; the rest of what is too large is made again, put aside, or never read."""
pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no such things among files")


def visited(*homes: Path) -> dict[str, tuple[int, str]]:
    """Let the program be visited in each home; return how it ended there and all that it said."""
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "EVOLUTION_QT_SOUNDS": "off"}
    command = [sys.executable, "-m", "tests.store.visitor", *map(str, homes)]
    done = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True, check=True)
    found = {}
    for line in done.stdout.splitlines():
        name, status, _ = line.rsplit(" ", 2)
        home = Path(name)
        said = [(home / "said").read_text()]
        log = home / "log" / "evolution-qt.log"
        said += [log.read_text()] if log.is_file() and log.stat().st_size < HUGE else []
        said += json.loads((home / TOUCHED).read_text())["said"] if (home / TOUCHED).exists() else []
        found[home.name] = (int(status), "\n".join(said))
    return found


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a home in which the program was visited twice, so that every file is there."""
    made = tmp_path_factory.mktemp("places") / "home"
    made.mkdir()
    for _ in range(2):
        status, said = visited(made)["home"]
        assert 0 == status, said
    return made


def places(home: Path) -> list[str]:
    """Return every file that the program keeps, one of the sounds, and what others open for it.

    They are sorted so that those with similar names, which are opened together, come into different groups.
    """
    touched = json.loads((home / TOUCHED).read_text())["touched"]
    sounds = [name for name in touched if name.startswith("cache/sounds/")]
    kept = [name for name in touched if (home / name).is_file() and "/." not in name]
    return sorted({*kept, *UNSEEN} - set(sounds[1:]), key=lambda name: (Path(name).name, name))


def fifo(path: Path) -> None:
    os.mkfifo(path)


def folder(path: Path) -> None:
    path.mkdir()
    (path / "kept").write_text("kept")


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def huge(path: Path) -> None:
    path.touch()
    os.truncate(path, HUGE)


def what(path: Path) -> object:
    """Return what says whether a place was left alone."""
    if path.is_symlink():
        return os.readlink(path)
    known = path.lstat()
    return known.st_mode, known.st_ino, sorted(path.iterdir()) if path.is_dir() else known.st_size


def test_the_places_are_found(home: Path) -> None:
    found = {name.rpartition("/")[2] for name in places(home)}

    assert {
        "settings.json",
        "titles.json",
        "index.json",
        "library.lock",
        "record-book.json",
        "record-book.sqlite",
        "evolution-qt.log",
        "crash.log",
    } <= found
    assert {".jsonl", ".seal", ".wav"} <= {os.path.splitext(name)[1] for name in found}


@pytest.mark.parametrize("put", [fifo, folder, device])
def test_what_is_no_file_is_refused_at_once(home: Path, tmp_path: Path, put: Callable[[Path], None]) -> None:
    names = places(home)
    homes, before = [], {}
    for group in range(GROUPS):
        copy = tmp_path / str(group)
        shutil.copytree(home, copy)
        for name in names[group::GROUPS]:
            (copy / name).unlink(missing_ok=True)
            put(copy / name)
            before[copy / name] = what(copy / name)
        homes.append(copy)

    found = visited(*homes)

    for path, expected in before.items():
        status, said = found[path.relative_to(tmp_path).parts[0]]
        assert 0 == status, said
        assert expected == what(path), path
        assert ("no sounds" if path.suffix == ".wav" else path.name) in said, path
        assert "Traceback" not in said


def test_what_is_too_large_is_refused_at_once(home: Path, tmp_path: Path) -> None:
    """What a person cannot make again is still there, under its name or put aside."""
    names = places(home)
    homes, before = [], {}
    for group in range(GROUPS):
        copy = tmp_path / str(group)
        shutil.copytree(home, copy)
        for name in names[group::GROUPS]:
            huge(copy / name)
            if name.endswith(PRECIOUS):
                before[copy / name] = (copy / name).stat().st_ino
        homes.append(copy)

    found = visited(*homes)

    assert len(before) == len(PRECIOUS)
    for status, said in found.values():
        assert 0 == status, said
        assert "Traceback" not in said
    for path, number in before.items():
        assert number in [other.stat().st_ino for other in path.parent.parent.rglob("*")], path
        assert path.name in found[path.relative_to(tmp_path).parts[0]][1]
