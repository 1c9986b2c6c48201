"""Whether anything hidden changes what an opponent does: positions of real games, everything hidden dealt
again.

    python3 dev.py test --long permutation
    python -m tests.long.permutation --game dominant --quick 10000 --slow 1000 --shuffles 5 --results FOLDER

All games, or one; all levels and characters, all editions, tables and phases (`tests/ai/permuting.py` draws
the positions). Quick opponents are asked in more positions than slow ones, which try what they may do in
sampled worlds; in Evolution these do so with a twentieth of their evaluations. In each twin the bytes of the
job must be equal, and the opponent, asked with the observation of either state, must answer with the same
moves and the same report. Game after game is a line of `games.jsonl`, and a run goes on where the last one
stopped; games of opponents that play otherwise by now do not count. ``--seconds`` ends a run early with 0.
Ends with 1 if anything differed.
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
from evolution_qt.core.garbage import collect_seldom
from lab.baselines.journal import add_line, read_lines
from tests.ai.permuting import DRAWINGS, QUICK, SLOW, changed, differences, kinds, samples, tables


def of_game(title: str, pace: str, number: int, shuffles: int) -> dict[str, object]:
    """Return the line of one game: its positions, how many twins were other states, and what differed."""
    positions: list[list[str]] = []
    found: list[str] = []
    others = 0
    for sample in samples(number, title, pace):
        positions.append([f"{sample.rules.key} {sample.players}", sample.phase, sample.kind])
        others += sum(changed(sample, at) for at in range(shuffles))
        found += differences(sample, shuffles)
    line = {"game": number, "make": makes(title, pace), "positions": positions}
    return {**line, "others": others, "differences": found}


@cache
def makes(title: str, pace: str) -> str:
    """Return a word for how everyone plays everywhere."""
    plain = [make(kind, key, players) for kind in kinds(title, pace) for key, players in tables(title)]
    return f"{title} {pace} {sha256(' '.join(plain).encode()).hexdigest()[:12]}"


def table(lines: list[dict]) -> str:
    """Return the summary: how many positions of each phase, table and level, and what differed."""
    positions = [one for line in lines for one in line["positions"]]
    rows = [
        Counter(one[1] for one in positions),
        Counter(one[0] for one in positions),
        Counter(one[2].partition("/")[0] for one in positions),
        Counter(one[2].partition("/")[2] or "no character" for one in positions),
    ]
    text = [", ".join(f"{name} {count}" for name, count in sorted(row.items())) for row in rows]
    others = sum(line["others"] for line in lines)
    found = sum(len(line["differences"]) for line in lines)
    text.append(f"{len(positions)} positions, {others} twins that are other states, {found} differences")
    return "\n".join(text)


def main(arguments: list[str] | None = None) -> int:
    """Look at what is left to look at and print the summaries; 1 if anything differed."""
    parser = argparse.ArgumentParser(description="exchange what is hidden and ask again")
    parser.add_argument("--game", choices=DRAWINGS, help="only this one")
    parser.add_argument("--quick", type=int, default=10_000, help="positions for quick opponents of a game")
    parser.add_argument("--slow", type=int, default=1_000, help="positions for slow ones")
    parser.add_argument("--shuffles", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="end after so many")
    results = Path(os.environ.get("EVOLUTION_LONG_RESULTS", "long-results/permutation"))
    parser.add_argument("--results", type=Path, default=results, help="folder that remembers what was done")
    options = parser.parse_args(arguments)
    options.results.mkdir(parents=True, exist_ok=True)
    file = options.results / "games.jsonl"
    end = time.monotonic() + options.seconds
    wanted = {QUICK: options.quick, SLOW: options.slow}
    titles = [options.game] if options.game else list(DRAWINGS)
    left = [(title, pace) for title in titles for pace in wanted if kinds(title, pace)]
    differs = False
    for at, (title, pace) in enumerate(left):
        until = time.monotonic() + (end - time.monotonic()) / (len(left) - at)
        lines = looked_at(title, pace, wanted[pace], options.shuffles, file, until)
        print(f"{title}, {pace}: {', '.join(kinds(title, pace))}\n{table(lines)}")
        differs |= any(line["differences"] for line in lines)
    return int(differs)


def looked_at(title: str, pace: str, wanted: int, shuffles: int, file: Path, until: float) -> list[dict]:
    """Return the lines of so many positions, having looked at those that are left."""
    lines = [line for line in read_lines(file) if line["make"] == makes(title, pace)]
    done = sum(len(line["positions"]) for line in lines)
    while done < wanted and time.monotonic() < until:
        line = of_game(title, pace, len(lines), shuffles)
        lines.append(line)
        done += len(line["positions"])
        add_line(file, line)
        for one in line["differences"]:
            print(one, flush=True)
    return lines


if __name__ == "__main__":
    collect_seldom()
    sys.exit(main())
