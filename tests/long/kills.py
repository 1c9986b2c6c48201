"""Five hundred kills of a running game at random instants, half of them inside an operation on the disk.

    python3 dev.py test --long kills
    python -m tests.long.kills --count 500 --results FOLDER

The program plays on in one folder through all of them, game after game. What is looked at after each kill
stands in `tests/store/killing.py`. Kills before a move was shown are looked at too, and not counted. Each is
a line of `kills.jsonl`, and a run goes on where the last one stopped. It ends with 1 if anything was lost or
damaged, with 77 where a process cannot be killed so.
"""

import argparse
import os
import random
import sys
from collections import Counter
from dataclasses import asdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from lab.baselines.journal import add_line, read_lines
from tests.store.killing import contents, kill_once


def main() -> int:
    """Kill until there were enough in a running game, and say what came of all."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=500)
    folder = os.environ.get("EVOLUTION_LONG_RESULTS", "long-results/kills")
    parser.add_argument("--results", type=Path, default=Path(folder))
    arguments = parser.parse_args()
    if os.name == "nt":
        return 77
    home = arguments.results.resolve() / "home"
    home.mkdir(parents=True, exist_ok=True)
    path = arguments.results / "kills.jsonl"
    done = read_lines(path)
    while sum(one["shown"] > 0 for one in done) < arguments.count:
        number = len(done)
        outcome = kill_once(home, random.Random(f"long/{number}"), inside=number % 2 == 1)
        done.append(asdict(outcome))
        add_line(path, done[-1])
    faults: list[str] = []
    games = contents(home / "data" / "games", faults)
    faults += [fault for one in done for fault in one["faults"]]
    ways = Counter(one["how"] if "operation" not in one["how"] else "inside an operation" for one in done)
    print(f"{len(done)} kills:", dict(ways))
    print("moves shown:", sum(one["shown"] for one in done), "in", len(games), "games")
    print("kills in a running game:", sum(one["shown"] > 0 for one in done))
    print("in the middle of a line:", sum(one["was_torn"] for one in done))
    print("faults:", len(faults))
    for fault in faults[:20]:
        print("  ", fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
