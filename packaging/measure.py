"""Measures a bundle: how large it is, how soon its window is there, what it takes of the memory.

    python packaging/measure.py [BUNDLE] [--out FILE] [--commit]

BUNDLE is dist/evolution-qt if not given, FILE build/sizes.json. With --commit the figures also replace those
of this system in packaging/sizes.json, with which every build is compared. Sizes are megabytes of 1,000,000
bytes. Time and memory are measured on Linux, in a display of their own (Xvfb, xdotool); elsewhere they are
left out.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tarfile
import time
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from running import display, is_open, running, until

ROOT = Path(__file__).resolve().parents[1]
NAME = "evolution-qt"
KEPT = ROOT / "packaging" / "sizes.json"
FRESH = ROOT / "build" / "sizes.json"
MOST_GROWTH = 0.10
LIMITS = {"installed_mb": 200.0, "compressed_mb": 60.0, "window_seconds": 1.0}
"""What no build may exceed, whatever was kept before."""
STARTS = 7
PLAYERS = 5
_IDLE = 8.0
"""Seconds after which a window has loaded everything and does nothing."""

Figures = dict[str, float]


def main() -> int:
    """Measure, write, compare; the exit status is 1 if something has grown too much."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("bundle", type=Path, nargs="?", default=ROOT / "dist" / NAME)
    parser.add_argument("--out", type=Path, default=FRESH)
    parser.add_argument("--commit", action="store_true")
    arguments = parser.parse_args()
    fresh = measured(arguments.bundle.resolve())
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    arguments.out.write_text(written({system(): fresh}), encoding="utf-8")
    print(written({system(): fresh}), end="")
    if arguments.commit:
        KEPT.write_text(written({**kept, system(): fresh}), encoding="utf-8")
        return 0
    faults = compared(fresh, kept.get(system(), {}))
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


def system() -> str:
    """Return the name of this system, such as linux-x86_64."""
    return f"{platform.system()}-{platform.machine()}".lower()


def written(figures: Mapping[str, Figures]) -> str:
    """Return figures as they stand in a file."""
    return json.dumps(figures, indent=1, sort_keys=True) + "\n"


def compared(fresh: Figures, kept: Figures) -> list[str]:
    """Return what has grown too much, or exceeds a limit; what only one side has measured is left out."""
    faults = []
    for name, value in sorted(fresh.items()):
        before = kept.get(name)
        if before is not None and value > before * (1 + MOST_GROWTH):
            faults.append(f"{name} has grown by {value / before - 1:.0%}: {before:g} -> {value:g}")
        if value > LIMITS.get(name, float("inf")):
            faults.append(f"{name} is {value:g}, above {LIMITS[name]:g}")
    return faults


def measured(bundle: Path) -> Figures:
    """Return all figures of a bundle that this system can measure."""
    from build import size_of

    figures: Figures = {
        "installed_mb": _mega(size_of(bundle)),
        "compressed_mb": _mega(compressed(bundle)),
    }
    if sys.platform == "linux" and shutil.which("Xvfb") and shutil.which("xdotool"):
        with display() as environ:
            figures |= of_running(bundle / NAME, environ)
    return figures


def compressed(folder: Path) -> int:
    """Return how many bytes a tar.xz of a folder has, the same for the same files."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = entry.mtime = 0
        entry.uname = entry.gname = ""
        return entry

    with TemporaryDirectory() as there:
        path = Path(there) / "bundle.tar.xz"
        with tarfile.open(path, "w:xz", preset=6) as archive:
            archive.add(folder, folder.name, filter=plain)
        return path.stat().st_size


def of_running(program: Path, environ: Mapping[str, str]) -> Figures:
    """Return how soon the window is there, and the memory of it and of the bots' process."""
    starts, work = [], []
    for _ in range(STARTS):
        with running(program, environ, {}) as (process, home, started):
            until(lambda home=home: is_open(home))
            starts.append(time.monotonic() - started)
            work.append(_work(process.pid))
    with running(program, environ, _settings()) as (process, home, _started):
        until(lambda: is_open(home))
        time.sleep(_IDLE)
        idle, idle_bots = _memory(process.pid)
        _play(environ)
        until(lambda: _is_over(home))
        time.sleep(_IDLE)
        played, played_bots = _memory(process.pid)
    return {
        "window_seconds": round(min(starts), 2),  # the others had to wait, for the disk or for other work
        "window_work_seconds": round(statistics.median(work), 2),
        "memory_idle_mb": _mega(idle),
        "memory_idle_bots_mb": _mega(idle_bots),
        "memory_played_mb": _mega(played),
        "memory_played_bots_mb": _mega(played_bots),
    }


def _settings() -> dict[str, object]:
    """Return settings with a game of five bots that is played without motion."""
    seats = [{"kind": "forager", "name": name} for name in ("Ann", "Ben", "Cleo", "Dan", "Eve")]
    return {"version": 1, "speed": "off", "last": {"game": "evolution/de", "seats": seats[:PLAYERS]}}


def _is_over(home: Path) -> bool:
    """Return whether a game has been played to its end."""
    return any('"winners"' in path.read_text("utf-8") for path in (home / "data" / "games").glob("*.jsonl"))


def _play(environ: Mapping[str, str]) -> None:
    """Begin the game that is proposed, by keys."""
    window = subprocess.run(
        ["xdotool", "search", "--sync", "--onlyvisible", "--name", "Evolution"],
        env=dict(environ),
        capture_output=True,
        check=True,
        text=True,
    ).stdout.split()[0]
    for words in (["windowfocus", "--sync", window], ["key", "ctrl+n"], ["key", "Return"]):
        subprocess.run(["xdotool", *words], env=dict(environ), check=True)
        time.sleep(2)


def _memory(number: int) -> tuple[int, int]:
    """Return how many bytes a process has, its share of what others have too included, and its children."""
    children = Path(f"/proc/{number}/task/{number}/children").read_text().split()
    return _share(number), sum(_share(int(child)) for child in children)


def _work(number: int) -> float:
    """Return how many seconds of the processor a process has had."""
    words = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def _share(number: int) -> int:
    for line in Path(f"/proc/{number}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024
    raise LookupError(f"process {number} has no memory")


def _mega(size: int) -> float:
    return round(size / 1e6, 1)


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "packaging"))
    sys.exit(main())
