"""One greedy opponent against three random ones: how often it wins, in a thousand games of each edition.

    python3 dev.py test --long greedy
    python -m tests.long.greedy --games 1000 --results FOLDER

The greedy one changes its seat from game to game. Everyone sees an observation and nothing else. A shared
win counts in equal parts. The interval is Wilson's with 95 %. Ends with 1 where the share is below 60 %.
A run goes on where the last one stopped.
"""

import argparse
import json
import math
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from evolution_qt.ai.bots import simple_bot
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.evolution.catalogue import KEYS

SEATS = 4
NEEDED = 0.6
BLOCK = 50


def win(key: str, number: int) -> float:
    """Play a game and return the greedy one's part of the win."""
    rules = game(key)
    greedy = number % SEATS
    bots = [simple_bot("greedy" if seat == greedy else "random") for seat in range(SEATS)]
    rngs = [Rng(number, f"seat {seat}") for seat in range(SEATS)]
    state = rules.new(SEATS, number)
    while (seat := state.to_move) >= 0:
        decision = bots[seat].decide(rules, rules.observe(state, seat), rngs[seat])
        rules.apply(state, decision.steps[0])
    winners = rules.winners(state)
    return 1 / len(winners) if greedy in winners else 0.0


def interval(share: float, games: int) -> tuple[float, float]:
    """Return Wilson's interval for a share, 95 %."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def main(arguments: list[str] | None = None) -> int:
    """Play what is left to play and print a line for each edition."""
    parser = argparse.ArgumentParser(description="a greedy opponent against three random ones")
    parser.add_argument("--games", type=int, default=1000, help="games of each edition")
    results = Path(os.environ.get("EVOLUTION_LONG_RESULTS", "long-results/greedy"))
    parser.add_argument("--results", type=Path, default=results, help="folder that remembers what was done")
    options = parser.parse_args(arguments)
    options.results.mkdir(parents=True, exist_ok=True)
    file = options.results / "greedy.json"
    wins: dict[str, list[float]] = (
        json.loads(file.read_text()) if file.exists() else {key: [] for key in KEYS}
    )
    started = time.perf_counter()
    for key in KEYS:
        while len(wins[key]) < options.games:
            wins[key].append(win(key, len(wins[key])))
            if len(wins[key]) % BLOCK == 0 or len(wins[key]) == options.games:
                file.write_text(json.dumps(wins), encoding="utf-8")
    weak = False
    for key in KEYS:
        share = sum(wins[key]) / len(wins[key])
        low, high = interval(share, len(wins[key]))
        weak = weak or share < NEEDED
        print(f"{key}: {len(wins[key])} games, share {share:.1%} (95 %: {low:.1%} to {high:.1%})")
    print(f"{time.perf_counter() - started:.0f} s")
    return 1 if weak else 0


if __name__ == "__main__":
    sys.exit(main())
