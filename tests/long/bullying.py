"""Whether strong opponents pick on a weak one: a marked seat among strong ones, and who is attacked.

    python3 dev.py test --long bullying
    python -m tests.long.bullying --game dominant-species --others hunter --games 1000 --results FOLDER

`WHO` says for each game who is marked and who the others are; without ``--game`` all are looked at. Game k
has the seed k, 3 to 5 players by turns, and the marked seat goes round. What others do to the marked seat,
attacks or cubes taken from a tile, is compared with its share of attackable value (`tests/ai/bullying.py`
defines it), also while it leads and while it trails. The interval is a bootstrap's over games, 95 %. Game
after game is a line of `games.jsonl`, and a run goes on where the last one stopped; games of levels that play
otherwise by now do not count. ``--seconds`` ends a run early with 0. Ends with 1 where the ratio is above
1.1, in all or at one standing, once all games are played.
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
from evolution_qt.games import game, title_of
from lab.baselines.journal import add_line, read_lines
from tests.ai.bullying import BETWEEN, LEADS, TRAILS, play, ratio

TABLES = (3, 4, 5)
WHO = {
    "evolution/de": ("forager", "apex"),
    "beginning/de": ("forager", "greedy"),
    "dominant-species": ("written_rules", "hunter"),
}
"""Who is marked in each game, and who plays all other seats."""
MOST = 1.1
RESAMPLES = 1000


def of_game(key: str, number: int, marked_kind: str, others: str) -> dict[str, object]:
    """Return the line of one game."""
    rules = game(key)
    players = TABLES[number % len(TABLES)]
    marked = number // len(TABLES) % players
    bots = [opponent(marked_kind if seat == marked else others, rules, players) for seat in range(players)]
    started = time.perf_counter()
    tally = play(rules, bots, marked, number)
    counted = {name: round(value, 6) for name, value in sorted(tally.items())}
    seconds = round(time.perf_counter() - started, 2)
    table = {"game": key, "seed": number, "players": players, "marked": marked}
    return {**table, "make": makes(key, marked_kind, others), "seconds": seconds, **counted}


def makes(key: str, *kinds: str) -> str:
    """Return a word for how they play at all tables."""
    return " ".join(make(kind, key, players) for players in TABLES for kind in kinds)


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
    """Play what is left to play and print the tables; 1 if someone is bullied."""
    parser = argparse.ArgumentParser(description="who is attacked, and who could have been")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--game", help="one edition, as in evolution/ja")
    parser.add_argument("--marked", help="who is marked, other than usual")
    parser.add_argument("--others", help="who plays all other seats, other than usual")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="end after so many")
    results = Path(os.environ.get("EVOLUTION_LONG_RESULTS", "long-results/bullying"))
    parser.add_argument("--results", type=Path, default=results, help="folder that remembers what was done")
    options = parser.parse_args(arguments)
    options.results.mkdir(parents=True, exist_ok=True)
    keys = [options.game] if options.game else list(WHO)
    end = time.monotonic() + options.seconds
    is_bullied = False
    for at, key in enumerate(keys):
        usual = WHO[next(one for one in WHO if title_of(one) == title_of(key))]
        marked, others = options.marked or usual[0], options.others or usual[1]
        until = time.monotonic() + (end - time.monotonic()) / (len(keys) - at)
        lines = played(key, marked, others, options.games, options.results / "games.jsonl", until)
        if lines:
            text, is_small = table(lines)
            print(f"{key}, {marked} among {others}: {text}")
            is_bullied |= not is_small and len(lines) >= options.games
    return int(is_bullied)


def played(key: str, marked: str, others: str, games: int, file: Path, until: float) -> list[dict]:
    """Return the lines of all games, having played those that are left to play."""
    now = makes(key, marked, others)
    lines = [line for line in read_lines(file) if line["game"] == key and line["make"] == now][:games]
    done = {line["seed"] for line in lines}
    for number in range(games):
        if time.monotonic() >= until:
            break
        if number not in done:
            lines.append(of_game(key, number, marked, others))
            add_line(file, lines[-1])
    return lines


if __name__ == "__main__":
    collect_seldom()
    sys.exit(main())
