"""Whether strong opponents pick on a weak one: a marked forager among apexes, and who is attacked.

    python3 dev.py test --long bullying
    python -m tests.long.bullying --games 1000 --results FOLDER

Game k has the seed k, 3 to 5 players by turns, and the marked seat goes round. Attacks on the marked seat are
compared with its share of attackable value (`tests/ai/bullying.py` defines it), also while it leads and while
it trails. The interval is a bootstrap's over games, 95 %. Game after game is a line of `games.jsonl`, and a
run goes on where the last one stopped; games of levels that play otherwise by now do not count. ``--seconds``
ends a run early with 0. Ends with 1 where the ratio is above 1.1, in all or at one standing, once all games
are played.
"""

import argparse
import os
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from evolution_qt.brain.measurements import make
from evolution_qt.brain.opponents import opponent
from evolution_qt.core.garbage import collect_seldom
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from lab.baselines.journal import add_line, read_lines
from tests.ai.bullying import BETWEEN, LEADS, TRAILS, play, ratio

TABLES = (3, 4, 5)
MARKED, OTHERS = "forager", "apex"
MOST = 1.1
RESAMPLES = 1000


def of_game(key: str, number: int) -> dict[str, object]:
    """Return the line of one game."""
    rules = game(key)
    players = TABLES[number % len(TABLES)]
    marked = number // len(TABLES) % players
    bots = [opponent(MARKED if seat == marked else OTHERS, rules, players) for seat in range(players)]
    started = time.perf_counter()
    tally = play(rules, bots, marked, number)
    counted = {name: round(value, 6) for name, value in sorted(tally.items())}
    seconds = round(time.perf_counter() - started, 2)
    table = {"game": key, "seed": number, "players": players, "marked": marked}
    return {**table, "make": makes(key), "seconds": seconds, **counted}


def makes(key: str) -> str:
    """Return a word for how the two play at all tables."""
    return " ".join(make(level, key, players) for players in TABLES for level in (MARKED, OTHERS))


def added(lines: list[dict], standings: tuple[str, ...]) -> Counter[str]:
    """Return the sums over games and standings."""
    total: Counter[str] = Counter()
    for line in lines:
        for name, value in line.items():
            where, stroke, what = name.partition("/")
            if stroke and where in standings:
                total[what] += value
    return total


def interval(lines: list[dict], standings: tuple[str, ...]) -> tuple[float, float]:
    """Return the ratio's interval when games are drawn again with replacement."""
    sums = [added([line], standings) for line in lines]
    rng = Rng(1, "bootstrap")
    found: list[float] = []
    for _ in range(RESAMPLES):
        drawn = [sums[rng.below(len(sums))] for _ in sums]
        found.append(ratio(sum(one["on it"] for one in drawn), sum(one["value"] for one in drawn)))
    found.sort()
    return found[RESAMPLES * 25 // 1000], found[RESAMPLES * 975 // 1000]


def table(lines: list[dict]) -> tuple[str, bool]:
    """Return the summary, and whether every ratio is small enough."""
    head = ("standing", "attacks", "on it", "share", "ratio", "95 %", "by count", "with a choice")
    text = [f"{len(lines)} games", "{:10}{:>9}{:>8}{:>9}{:>8}{:>15}{:>10}{:>15}".format(*head)]
    is_small = True
    everywhere = (LEADS, BETWEEN, TRAILS)
    for name, standings in (("all", everywhere), *((one, (one,)) for one in everywhere)):
        sums = added(lines, standings)
        found = ratio(sums["on it"], sums["value"])
        is_small = is_small and found <= MOST
        low, high = interval(lines, standings)
        by_count = ratio(sums["on it"], sums["counted"])
        chosen = ratio(sums["chosen on it"], sums["chosen value"])
        text.append(
            f"{name:10}{sums['attacks']:9.0f}{sums['on it']:8.0f}{sums['value']:9.1f}{found:8.3f}"
            f"   {low:5.3f}-{high:5.3f}{by_count:10.3f}{chosen:8.3f} ({sums['chosen']:.0f})"
        )
    return "\n".join(text), is_small


def main(arguments: list[str] | None = None) -> int:
    """Play what is left to play and print the table; 1 if someone is bullied."""
    parser = argparse.ArgumentParser(description="who is attacked, and who could have been")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--game", default="evolution/de", help="one edition, as in evolution/ja")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="end after so many")
    results = Path(os.environ.get("EVOLUTION_LONG_RESULTS", "long-results/bullying"))
    parser.add_argument("--results", type=Path, default=results, help="folder that remembers what was done")
    options = parser.parse_args(arguments)
    options.results.mkdir(parents=True, exist_ok=True)
    file = options.results / "games.jsonl"
    now = makes(options.game)
    lines = [line for line in read_lines(file) if line["make"] == now][: options.games]
    end = time.monotonic() + options.seconds
    while len(lines) < options.games and time.monotonic() < end:
        line = of_game(options.game, len(lines))
        lines.append(line)
        add_line(file, line)
    words, is_small = table(lines)
    print(words)
    return 0 if is_small or len(lines) < options.games else 1


if __name__ == "__main__":
    collect_seldom()
    sys.exit(main())
