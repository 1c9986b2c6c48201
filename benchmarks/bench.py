"""How fast the rules are, beside a yardstick, and beside an earlier commit if one is named.

`python dev.py bench` prints a table and, with `--out FILE`, writes JSON. Every figure is processor time of
one process. The things compared take turns in short slices, and ratios are medians over the rounds, so that
what else the machine does matters little. The yardstick is the `chess` package playing random plies; "at the
yardstick" means: on the machine where it plays 38,800 of them a second.

`--compiled` measures the rules as machine code too (benchmarks/machine_code.py). `--against REV` takes turns
with the code of that commit.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from machine_code import copied

ROOT = Path(__file__).resolve().parent.parent
WORKER = Path(__file__).resolve().parent / "worker.py"
YARDSTICK = 38_800
"""Random plies a second of chess 1.11.2 on the machine of the goals."""


class Worker:
    """A process that measures one copy of the code; it answers one JSON line for each it is sent."""

    def __init__(self, folder: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"}
        self.process = subprocess.Popen(
            [sys.executable, str(WORKER)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
            cwd=folder,
        )

    def ask(self, **question: object) -> float:
        """Return the answer to one question."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit("the measuring process ended early")
        seconds: float = json.loads(answer)
        return seconds

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def median(values: list[float]) -> float:
    """Return the middle value."""
    ordered = sorted(values)
    return ordered[len(ordered) // 2]


def questions() -> list[dict[str, object]]:
    """Return all that is measured, by name."""
    games: list[dict[str, object]] = [
        {"name": f"{way} {seats} players", "what": way, "seats": seats}
        for seats in (2, 3, 4, 5)
        for way in ("listed", "sampled")
    ]
    costs = ("clone", "observe", "determinize", "checked", "heard")
    return [*games, *({"name": cost, "what": cost, "seats": 4} for cost in costs)]


def measure(workers: dict[str, Worker], rounds: int) -> dict[str, dict[str, list[float]]]:
    """Ask all workers all questions, in turns."""
    found: dict[str, dict[str, list[float]]] = {name: {} for name in workers}
    for number in range(rounds):
        for question in questions():
            for name, worker in workers.items():
                chess = worker.ask(what="chess")
                value = worker.ask(round=number, **question)
                rows = found[name]
                rows.setdefault(str(question["name"]), []).append(value)
                rows.setdefault(f"{question['name']} per ply", []).append(value / chess)
                rows.setdefault("chess plies", []).append(chess)
    return found


def earlier(revision: str, folder: Path) -> None:
    """Put the package of an earlier commit into *folder*."""
    archive = subprocess.run(
        ["git", "archive", revision, "evolution_qt"], cwd=ROOT, check=True, capture_output=True
    )
    subprocess.run(["tar", "-x", "-C", str(folder)], input=archive.stdout, check=True)


def show(found: dict[str, dict[str, list[float]]]) -> dict[str, dict[str, float]]:
    """Print the medians and return them."""
    result: dict[str, dict[str, float]] = {}
    first = next(iter(found))
    for name, rows in found.items():
        print(f"\n{name}: chess {median(rows['chess plies']):,.0f} random plies/s")
        summary: dict[str, float] = {"chess plies/s": round(median(rows["chess plies"]))}
        for question in questions():
            key = str(question["name"])
            value = median(rows[key])
            if question["what"] in ("listed", "sampled"):
                at = median(rows[f"{key} per ply"]) * YARDSTICK
                line = f"{value:10,.0f} games/s {at:10,.0f} at the yardstick"
                summary[f"{key}, games/s"] = round(value)
                summary[f"{key}, games/s at the yardstick"] = round(at)
            elif question["what"] in ("checked", "heard"):
                line = f"{value:10.3f} times the time of a listed game"
                summary[f"{key}, times"] = round(value, 3)
            else:
                line = f"{value:10.2f} microseconds"
                summary[f"{key}, us"] = round(value, 2)
            if name != first:
                ratios = [b / a for a, b in zip(found[first][key], rows[key], strict=True)]
                line += f"   {median(ratios):6.2f} times {first}"
                summary[f"{key}, times {first}"] = round(median(ratios), 3)
            print(f"  {key:22}{line}")
        result[name] = summary
    return result


def main() -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--compiled", action="store_true", help="measure the compiled rules too")
    parser.add_argument("--against", metavar="REV", help="measure the code of this commit too")
    parser.add_argument("--rounds", type=int, default=7, help="rounds of slices (7)")
    parser.add_argument("--out", type=Path, help="write the figures as JSON")
    options = parser.parse_args()
    with ExitStack() as places:
        workers = {"this code": Worker(ROOT)}
        if options.against:
            folder = Path(places.enter_context(tempfile.TemporaryDirectory()))
            earlier(options.against, folder)
            workers[options.against] = Worker(folder)
        if options.compiled:
            workers["compiled"] = Worker(places.enter_context(copied()))
        found = measure(workers, options.rounds)
        for worker in workers.values():
            worker.close()
    result = {"python": platform.python_version(), "figures": show(found)}
    if options.out:
        options.out.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
