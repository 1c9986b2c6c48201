"""Measure the program and judge it: every figure of benchmarks/goals.py beside what it must be.

    python3 dev.py measure                     all, in about ten minutes on two quiet cores
    python3 dev.py measure NAME ...            only these figures; `turns.*.new_game.*` are several
    python3 dev.py measure --against FOLDER [NAME ...] [--times N]
                                               in turns with another copy of the program; keeps nothing
    python3 dev.py measure --check             nothing; fails if what was kept is of another program

Fails if a figure is worse than it must be. What is found goes into docs/measured.json, and from there into
the tables of the documents.

Nearly all is processor time, so two processes measure at once. That can only make a figure worse: one that
is not as it must be is measured twice more with nothing beside it, and the median counts.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import Enum, auto
from fnmatch import fnmatchcase
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from goals import GOALS, Goal
from pages import MATCHES

ROOT: Final = Path(__file__).resolve().parents[1]
KEPT: Final = ROOT / "docs" / "measured.json"
FIGURES, PROGRAM = "figures", "program"
"""What is kept here in that file: the figures by name, and a sum of the program that they were found with."""
SOURCES: Final = (
    "evolution_qt/**/*.py",
    "resources/**/*",
    "i18n/*.ts",
    "requirements/*.txt",
    "benchmarks/*.py",
)
"""What changes the figures; a sum of it is kept with them."""
LEFT_OUT: Final = ("resources/i18n/", "benchmarks/goals.py")
"""Left out of that sum: what is compiled from the translations, and what figures must be."""
AT_ONCE: Final = 2
AGAIN: Final = 2
"""So many times more a figure is measured that is worse than it must be."""
MOST: Final = 300
"""Seconds after which a process has failed."""


class Beside(Enum):
    """What may run beside a process."""

    NOTHING = auto()
    ONE_MORE = auto()
    ANYTHING = auto()
    """It rests nearly all the time."""


SCRIPTS: Final[Mapping[str, tuple[Beside, Callable[[Goal], Sequence[str]]]]] = {
    "beside": (Beside.NOTHING, lambda goal: ("scene.py", goal.game, "beside")),
    "start": (Beside.NOTHING, lambda goal: ("program.py", "start")),
    "rest": (Beside.ANYTHING, lambda goal: ("program.py", "rest", goal.case)),
    "disk": (Beside.NOTHING, lambda goal: ("disk.py",)),
    "scene": (Beside.ONE_MORE, lambda goal: ("scene.py", goal.game)),
    "memory": (
        Beside.ONE_MORE,
        lambda goal: (
            ("scene.py", goal.game, "memory") if goal.case == "table" else ("program.py", "match", goal.game)
        ),
    ),
    "turns": (Beside.ONE_MORE, lambda goal: ("turns.py", goal.game, goal.case)),
    "calls": (Beside.ONE_MORE, lambda goal: ("calls.py",)),
    "pages": (Beside.ONE_MORE, lambda goal: ("pages.py", goal.case)),
    "answers": (Beside.ONE_MORE, lambda goal: ("answers.py", goal.game, goal.case)),
    "rules": (Beside.ONE_MORE, lambda goal: ("rules.py",)),
}
"""What measures the figures of each group: a script of this folder with its words.

It prints a JSON object with at least the figures that it was started for as its last line.
"""


@dataclass(frozen=True)
class Run:
    """A process that measures some figures."""

    words: tuple[str, ...]
    pixels: int
    beside: Beside
    names: tuple[str, ...]


Found = dict[str, float]
Measure = Callable[[Run], Found]


def runs(names: Collection[str]) -> list[Run]:
    """Return the processes that measure some figures."""
    by: dict[tuple[tuple[str, ...], int, Beside], list[str]] = {}
    for goal in (GOALS[name] for name in names):
        beside, words = SCRIPTS[goal.group]
        by.setdefault((tuple(words(goal)), goal.pixels, beside), []).append(goal.name)
    return [Run(words, pixels, beside, tuple(measured)) for (words, pixels, beside), measured in by.items()]


def measured_by(root: Path, matches: Path) -> Measure:
    """Return what runs a process with the copy of the program in a folder; figures that fail are left out.

    Folders of matches are kept in *matches* for the next process.
    """
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environ |= {"PYTHONPATH": str(root), "PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8", MATCHES: str(matches)}
    environ["QT_QPA_PLATFORM"] = "offscreen"

    def measure(run: Run) -> Found:
        script, *words = run.words
        command = [sys.executable, str(Path(__file__).with_name(script)), *words]
        scaled = {**environ, "QT_SCALE_FACTOR": str(run.pixels)}
        try:
            done = subprocess.run(
                command, env=scaled, cwd=root, capture_output=True, text=True, check=True, timeout=MOST
            )
        except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as failure:
            complain(run, str(failure), failure.stderr)
            return {}
        found = printed(done.stdout)
        if lacking := [name for name in run.names if name not in found]:
            complain(run, f"It does not print {', '.join(lacking)}.", done.stderr)
        return {name: found[name] for name in run.names if name in found}

    return measure


def printed(text: str) -> Found:
    """Return the figures in the last line of what a process printed; none if it is no JSON object."""
    try:
        found = json.loads(text.splitlines()[-1])
    except (IndexError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def complain(run: Run, reason: str, errors: str | bytes | None) -> None:
    """Print why a process has failed, and its own error messages."""
    print(" ".join(run.words), reason, errors, sep="\n", file=sys.stderr, flush=True)


def found_by(measure: Measure, names: Collection[str]) -> Found:
    """Measure some figures, those again that are worse than they must be; those that fail are left out."""

    def shown(run: Run) -> Found:
        found = measure(run)
        for name, value in found.items():
            print(line(GOALS[name], value), flush=True)
        return found

    found: Found = {}
    of = {beside: [run for run in runs(names) if run.beside is beside] for beside in Beside}
    for run in of[Beside.NOTHING]:
        found |= shown(run)
    with ThreadPoolExecutor(AT_ONCE) as busy, ThreadPoolExecutor(max(1, len(of[Beside.ANYTHING]))) as idle:
        waiting = idle.map(shown, of[Beside.ANYTHING])
        for part in [*busy.map(shown, of[Beside.ONE_MORE]), *waiting]:
            found |= part
    missed = [name for name in names if name in found and GOALS[name].is_missed_by(found[name])]
    if missed:
        print(f"\nAgain, with nothing beside them: {len(missed)} figures", flush=True)
    for run in runs(missed):
        every = [found, *(shown(run) for _ in range(AGAIN))]
        for name in run.names:
            found[name] = statistics.median(one[name] for one in every if name in one)
    return found


def line(goal: Goal, value: float) -> str:
    """Return a line of the table for a figure."""
    limits = "".join(f"{'' if limit is None else f'{limit:g}':>9}" for limit in (goal.must, goal.aim))
    return f"{goal.name:48}{short(value):>9}{limits}{'   MISSED' if goal.is_missed_by(value) else ''}"


def short(value: float) -> str:
    """Return a figure with three digits that mean something."""
    return f"{rounded(value):g}" if value < 1000 else f"{value:.0f}"


def rounded(value: float) -> float:
    """Return a count as it is, other figures with three digits that mean something, at most four decimals."""
    return value if value == round(value) else round(float(f"{value:.3g}"), 4)


def report(found: Mapping[str, float], names: Collection[str]) -> bool:
    """Print all figures, and return whether each was found and is as it must be."""
    print(f"\n{'':48}{'found':>9}{'must':>9}{'aim':>9}")
    for name in names:
        print(line(GOALS[name], found[name]) if name in found else f"{name:48}   FAILED")
    missed = [name for name in names if name not in found or GOALS[name].is_missed_by(found[name])]
    print(f"\n{len(missed)} of {len(names)} figures are not as they must be.")
    return not missed


def program_sum(root: Path = ROOT) -> str:
    """Return a sum of all files that change what is found."""
    whole = hashlib.sha256()
    for path in sorted({path for pattern in SOURCES for path in root.glob(pattern)}):
        name = path.relative_to(root).as_posix()
        if path.is_file() and not name.startswith(LEFT_OUT):
            whole.update(f"{name} ".encode())
            whole.update(path.read_bytes())
    return whole.hexdigest()


def keep(found: Mapping[str, float], program: str | None) -> None:
    """Write figures into the file, beside those that were not measured now; its other lines stay.

    *program* is the sum of the program if all was measured.
    """
    text = KEPT.read_text(encoding="utf-8")
    before = json.loads(text)
    known = {**before[FIGURES], **found}
    figures = {name: rounded(known[name]) for name in GOALS if name in known}
    lines = ",\n".join(f'  "{name}": {json.dumps(value)}' for name, value in figures.items())
    text = re.sub(rf'(?<=^ "{FIGURES}": \{{\n).*?(?=\n \}})', lines, text, flags=re.DOTALL | re.MULTILINE)
    text = re.sub(rf'(?<=^ "{PROGRAM}": ")\w*', program or before[PROGRAM], text, flags=re.MULTILINE)
    KEPT.write_text(text, encoding="utf-8", newline="\n")


def faults(root: Path = ROOT) -> Iterator[str]:
    """Yield what is wrong with the figures that are kept: of another program, or not as they must be."""
    before = json.loads(KEPT.read_text(encoding="utf-8"))
    if before[PROGRAM] != program_sum(root):
        yield "docs/measured.json is of another program: python3 dev.py measure"
    for name, goal in GOALS.items():
        if name not in before[FIGURES]:
            yield f"{name} was not measured"
        elif goal.is_missed_by(before[FIGURES][name]):
            yield f"{name} is {before[FIGURES][name]:g}, and must be {goal.must:g}"


def compared(roots: Sequence[Path], names: Collection[str], times: int, place: Path) -> bool:
    """Measure two copies of the program in turns, one process at a time, and print medians.

    Returns whether both copies gave every figure.
    """
    measures, are_all_found = [], True
    for number, root in enumerate(roots):
        matches = place / str(number)
        matches.mkdir()
        measures.append(measured_by(root, matches))
    print(f"{'':48}{'other':>9}{'this':>9}{'ratio':>9}")
    for run in runs(names):
        rounds = [[measure(run) for measure in measures] for _ in range(times)]
        for name in run.names:
            other, this = ([found[at][name] for found in rounds if name in found[at]] for at in (0, 1))
            old, new = (statistics.median(values) if values else None for values in (other, this))
            shown = "".join(f"{'FAILED' if value is None else short(value):>9}" for value in (old, new))
            ratio = f"{new / old:9.2f}" if old and new is not None else ""
            print(f"{name:48}{shown}{ratio}", flush=True)
            are_all_found &= None not in (old, new)
    return are_all_found


def chosen(patterns: Sequence[str]) -> list[str]:
    """Return the names that are meant; all if none is given. Raises SystemExit where one means nothing."""
    for pattern in patterns:
        if not any(fnmatchcase(name, pattern) for name in GOALS):
            raise SystemExit(f"No figure is called {pattern}; they stand in benchmarks/goals.py.")
    return [name for name in GOALS if not patterns or any(fnmatchcase(name, one) for one in patterns)]


def main(words: Sequence[str] | None = None) -> int:
    """Measure, keep and judge."""
    parser = argparse.ArgumentParser(
        prog="dev.py measure", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--against", type=Path, metavar="FOLDER")
    parser.add_argument("--times", type=int, default=5, help="of each copy, with --against")
    given = parser.parse_args(words)
    if given.check:
        wrong = list(faults())
        print(*wrong, sep="\n")
        return int(bool(wrong))
    names = chosen(given.names)
    with TemporaryDirectory() as place:
        if given.against:
            return int(not compared([given.against.resolve(), ROOT], names, given.times, Path(place)))
        program, begun = program_sum(), time.monotonic()
        found = found_by(measured_by(ROOT, Path(place)), names)
    keep(found, program if len(found) == len(GOALS) else None)
    subprocess.run([sys.executable, "-m", "lab", "tables"], cwd=ROOT, check=True)
    is_well = report(found, names)
    print(f"Measured in {time.monotonic() - begun:.0f} seconds.")
    return int(not is_well)


if __name__ == "__main__":
    sys.exit(main())
