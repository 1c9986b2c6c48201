"""How fast the rules of the three games are beside each other, and beside the yardstick of `dev.py bench`.

    python benchmarks/rules.py

Random games of four, each step drawn from the list of all, and random plies of chess take turns in short
slices; given are medians over the rounds.
"""

from __future__ import annotations

import json
import statistics
import time

from answers import EDITIONS, PLAYERS
from bench import YARDSTICK

from evolution_qt.core.action import NOBODY
from evolution_qt.core.rng import Rng
from evolution_qt.games import game

FIGURES = ("rules.yardstick", "rules.beginning", "rules.dominant")
ROUNDS = 5


def played(key: str, first: int, least: float) -> tuple[float, float]:
    """Return whole games and decisions in a second, played for at least so many seconds."""
    rules, rng = game(key).for_random_players(), Rng(first)
    games, decisions, begun = 0, 0, time.process_time()
    while (spent := time.process_time() - begun) < least:
        state = rules.new(PLAYERS, first + games)
        while state.to_move != NOBODY:
            steps = rules.legal(state)
            rules.apply(state, steps[rng.below(len(steps))])
            decisions += 1
        games += 1
    return games / spent, decisions / spent


def main() -> None:
    """Measure and print."""
    from worker import SLICE, plies  # has the yardstick, a package that only benchmarks need

    found: list[tuple[float, ...]] = []
    for number in range(-1, ROUNDS):
        chess = plies()
        rates = {name: played(key, 1000 * number, SLICE) for name, key in EDITIONS.items()}
        if number < 0:  # warms up
            continue
        beginning = rates["beginning"][0] / rates["evolution"][0]
        found.append((chess, beginning, rates["dominant"][1] / chess * YARDSTICK))
    medians = map(statistics.median, zip(*found, strict=True))
    print(json.dumps(dict(zip(FIGURES, medians, strict=True))))


if __name__ == "__main__":
    main()
