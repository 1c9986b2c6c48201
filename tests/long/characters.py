"""Whether characters can be told apart by one game, and play as well as their level.

    python3 dev.py test --long characters
    python -m tests.long.characters --deals 200 --results FOLDER

Two players of `evolution/de`. Each character plays every deal from both seats against its level without a
character; what it is seen to do in each of these games is kept (`tests/ai/character_features.py`). A
classifier learns from every second deal and names the character of the others: it should be right in 60 of
100 games, where chance is right in 17. And no character should be more than 75 rating points (60.6 % of the
games) from its level. Deal after deal is a line of the character's file, and a run goes on where the last
one stopped.
``--seconds`` ends a run early with 0. Ends with 1 if either is refuted.
"""

import argparse
import math
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from evolution_qt.brain.measurements import make
from evolution_qt.brain.opponents import opponent
from evolution_qt.core.estimates import Estimate
from evolution_qt.core.garbage import collect_seldom
from evolution_qt.games import game
from evolution_qt.games.evolution.bots import CHARACTERS
from lab.baselines.journal import add_line, read_lines
from tests.ai.character_features import Classifier, seen_of

GAME, PLAYERS = "evolution/de", 2
FIRST_SEED = 730_000_000
RIGHT, APART = 0.60, 75
"""What part must be told right, and how many rating points a character may be from its level."""


class Character:
    """What came of the deals of one character so far, a line each."""

    def __init__(self, key: str, level: str, folder: Path) -> None:
        self.kind = f"{level}/{key}"
        self.level = level
        self.make = make(self.kind, GAME, PLAYERS) + make(level, GAME, PLAYERS)
        self.path = folder / f"{level}-{key}.jsonl"
        self.lines = [line for line in read_lines(self.path) if line["make"] == self.make]

    def play(self) -> None:
        """Play one more deal."""
        rules, seed = game(GAME), FIRST_SEED + len(self.lines)
        one, rest = (opponent(kind, rules, PLAYERS) for kind in (self.kind, self.level))
        bots = [[one, rest], [rest, one]]
        games = [seen_of(rules, bots[seat], seat, seed) for seat in range(PLAYERS)]
        win = sum(part for _, part in games) / PLAYERS
        line = {"make": self.make, "win": win, "seen": [seen for seen, _ in games]}
        add_line(self.path, line)
        self.lines.append(line)


def rating(part: float) -> float:
    """Return how many points someone is above whom it takes that part of the games from (Elo)."""
    part = min(max(part, 0.001), 0.999)
    return 400 * math.log10(part / (1 - part))


def told(characters: dict[str, Character]) -> tuple[dict[str, float], Estimate]:
    """Return which part of the games of each was named rightly, and of all, by deals."""
    classifier = Classifier(
        {key: [seen for line in one.lines[::2] for seen in line["seen"]] for key, one in characters.items()}
    )
    each = {
        key: [
            sum(classifier.name(seen) == key for seen in line["seen"]) / len(line["seen"])
            for line in one.lines[1::2]
        ]
        for key, one in characters.items()
    }
    return (
        {key: sum(found) / len(found) for key, found in each.items()},
        Estimate.of([part for found in each.values() for part in found]),
    )


def main(arguments: list[str] | None = None) -> int:
    """Play what is left to play and print what was found; 1 if something demanded is refuted."""
    parser = argparse.ArgumentParser(description="whether characters can be told apart")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--level", default="strategist")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="end after so many")
    results = Path(os.environ.get("EVOLUTION_LONG_RESULTS", "long-results/characters"))
    parser.add_argument("--results", type=Path, default=results, help="folder that remembers what was done")
    options = parser.parse_args(arguments)
    options.results.mkdir(parents=True, exist_ok=True)
    characters = {key: Character(key, options.level, options.results) for key in CHARACTERS}
    end = time.monotonic() + options.seconds
    while time.monotonic() < end:
        one = min(characters.values(), key=lambda each: len(each.lines))
        if len(one.lines) >= options.deals:
            break
        one.play()
    is_refuted = False
    parts, right = told(characters)
    for key, one in characters.items():
        win = Estimate.of([line["win"] for line in one.lines])
        low, high = (rating(win.mean + sign * (win.margin or 0)) for sign in (-1, 1))
        is_refuted = is_refuted or low > APART or high < -APART
        print(
            f"{key:10}{2 * len(one.lines):5} games, {win.mean:.1%} ({low:+.0f} to {high:+.0f} points),"
            f" told right in {parts[key]:.0%}"
        )
    margin = right.margin or 0
    print(f"all: {right.mean:.1%} +- {margin:.1%}")
    is_refuted = is_refuted or right.mean + margin < RIGHT
    return 1 if is_refuted and min(len(one.lines) for one in characters.values()) >= options.deals else 0


if __name__ == "__main__":
    collect_seldom()
    sys.exit(main())
