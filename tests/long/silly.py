"""Whether anyone does what no sensible player does: whole games, watched from outside.

    python3 dev.py test --long silly
    python -m tests.long.silly --games 10000 --results FOLDER

Games of all editions and tables go round; at each seat sits one of the levels from the forager on, most with
a character. What is silly says `tests/ai/silliness.py`. Game after game is a
line of `games.jsonl`, and a run goes on where the last one stopped; games of opponents that play otherwise by
now do not count. ``--seconds`` ends a run early with 0. Ends with 1 if anything silly was done.
"""

import argparse
import os
import sys
import time
from collections import Counter
from functools import cache
from hashlib import sha256
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from evolution_qt.brain.measurements import make
from evolution_qt.brain.opponents import opponent
from evolution_qt.core.garbage import collect_seldom
from evolution_qt.games import game
from evolution_qt.games.evolution.bots import CHARACTERS
from evolution_qt.games.evolution.catalogue import KEYS
from lab.baselines.journal import add_line, read_lines
from tests.ai.silliness import watched

TABLES = tuple((key, players) for key in KEYS for players in game(key).seats)
KINDS = (
    "forager",
    "hunter",
    "strategist",
    "apex",
    "apex_patient",
    *(f"{level}/{one}" for level in ("forager", "hunter", "strategist", "apex") for one in CHARACTERS),
)


def of_game(number: int) -> dict[str, object]:
    """Return the line of one game."""
    key, players = TABLES[number % len(TABLES)]
    kinds = [KINDS[(number // len(TABLES) + 3 * seat) % len(KINDS)] for seat in range(players)]
    rules = game(key)
    found = watched(rules, [opponent(kind, rules, players) for kind in kinds], number)
    decisions = found.pop("decisions")
    table = {"game": key, "seed": number, "kinds": kinds, "make": makes()}
    return {**table, "decisions": decisions, "silly": dict(found)}


@cache
def makes() -> str:
    """Return a word for how everyone plays everywhere."""
    plain = [make(kind, key, players) for kind in KINDS for key, players in TABLES]
    return sha256(" ".join(plain).encode()).hexdigest()[:12]


def main(arguments: list[str] | None = None) -> int:
    """Watch what is left to watch and print what was found; 1 if anything was silly."""
    parser = argparse.ArgumentParser(description="watch games for what no sensible player does")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="end after so many")
    results = Path(os.environ.get("EVOLUTION_LONG_RESULTS", "long-results/silly"))
    parser.add_argument("--results", type=Path, default=results, help="folder that remembers what was done")
    options = parser.parse_args(arguments)
    options.results.mkdir(parents=True, exist_ok=True)
    file = options.results / "games.jsonl"
    lines = [line for line in read_lines(file) if line["make"] == makes()][: options.games]
    end = time.monotonic() + options.seconds
    while len(lines) < options.games and time.monotonic() < end:
        lines.append(of_game(len(lines)))
        add_line(file, lines[-1])
        if lines[-1]["silly"]:
            print(lines[-1], flush=True)
    silly: Counter[str] = sum((Counter(line["silly"]) for line in lines), Counter())
    print(f"{len(lines)} games, {sum(line['decisions'] for line in lines)} decisions, silly: {dict(silly)}")
    return 1 if silly else 0


if __name__ == "__main__":
    collect_seldom()
    sys.exit(main())
