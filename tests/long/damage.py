"""Twenty thousand damaged records, and records cut off at every byte: refused or true, at once, no traceback.

    python3 dev.py test --long damage
    python -m tests.long.damage --count 20000 --results FOLDER

What is done and what counts as wrong stands in `tests/store/damage.py`. The work is done in blocks, each a
line of `blocks.jsonl`, and a run goes on where the last one stopped. It ends with 1 if anything was wrong or
took a second.
"""

import argparse
import json
import os
import sys
import tempfile
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from lab.baselines.journal import add_line, read_lines
from tests.store.damage import Bench, Tally, cases, originals, run, truncations

BLOCK = 500
STEP = 600
SEED = 2
MOST_SECONDS = 1.0
"""Of processor time, since the machine may have other work."""


def line(name: str, **tallies: Tally) -> dict[str, object]:
    """Return what a block came to, as one line of the results."""
    return {
        "block": name,
        **{
            key: {"counts": tally.counts, "slowest": round(tally.slowest, 4), "wrong": tally.wrong[:5]}
            for key, tally in tallies.items()
        },
    }


def blocks(count: int) -> list[str]:
    """Return the names of the blocks."""
    cut = [
        f"cut {which} {at}" for which, data in enumerate(originals()) for at in range(0, len(data) + 1, STEP)
    ]
    return [*(f"damage {at}" for at in range(0, count, BLOCK)), *cut]


def work(bench: Bench, name: str, count: int) -> dict[str, object]:
    """Do one block."""
    kind, *numbers = name.split()
    if kind == "damage":
        start = int(numbers[0])
        sealed, alone = run(bench, list(cases(min(BLOCK, count - start), SEED, start)))
        return line(name, sealed=sealed, alone=alone)
    which, start = map(int, numbers)
    end = min(start + STEP, len(originals()[which]) + 1)
    return line(name, cut=truncations(bench, which, range(start, end)))


def main() -> int:
    """Do what is not done yet, and say what came of all."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument(
        "--results", type=Path, default=os.environ.get("EVOLUTION_LONG_RESULTS", "long-results/damage")
    )
    arguments = parser.parse_args()
    arguments.results.mkdir(parents=True, exist_ok=True)
    path = arguments.results / "blocks.jsonl"
    done = read_lines(path)
    names = {one["block"] for one in done}
    with tempfile.TemporaryDirectory() as place:
        bench = Bench(Path(place))
        for name in blocks(arguments.count):
            if name in names:
                continue
            told = work(bench, name, arguments.count)
            done.append(json.loads(json.dumps(told)))
            add_line(path, told)
    faults = 0
    for key in ("sealed", "alone", "cut"):
        parts = [one[key] for one in done if key in one]
        counts: Counter[str] = sum((Counter(part["counts"]) for part in parts), Counter())
        slowest = max((part["slowest"] for part in parts), default=0)
        wrong = [text for part in parts for text in part["wrong"]]
        faults += len(wrong) + (slowest >= MOST_SECONDS)
        print(key, sum(counts.values()), dict(counts), "slowest", slowest, "s")
        for text in wrong[:20]:
            print("  ", text[:300])
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
