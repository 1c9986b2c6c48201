"""Who is stronger: ``python -m evolution_qt.arena evolution/de 4 apex strategist --deals 100``.

The first opponent takes one seat and the second all others. Each deal is played once with the first one at
every seat; the mean of a deal is one observation, so that good cards and good seats do not count.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, isfinite, sqrt
from typing import TYPE_CHECKING

from evolution_qt.ai.bots import Bot
from evolution_qt.brain.opponents import opponent
from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import GameError
from evolution_qt.core.rng import Rng
from evolution_qt.games import game

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution


@dataclass(frozen=True)
class Estimate:
    """A mean of observations, and half the width of its 95 % interval."""

    mean: float
    margin: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Estimate:
        """Return the estimate from independent observations."""
        count = len(values)
        mean = sum(values) / count
        if count < 2:
            return cls(mean, inf)
        variance = sum((value - mean) ** 2 for value in values) / (count - 1)
        return cls(mean, 1.96 * sqrt(variance / count))

    def rounded(self, digits: int) -> list[float | None]:
        """Return both numbers; the margin is None where one observation says nothing of it."""
        return [round(self.mean, digits), round(self.margin, digits) if isfinite(self.margin) else None]


def play_out(
    rules: Evolution, bots: Sequence[Bot], seed: int, spent: list[list[float]]
) -> tuple[list[float], list[int]]:
    """Play the game with this seed and return each seat's part of the win and its points.

    *spent* takes down, by seat, the seconds of each decision.
    """
    state = rules.new(len(bots), seed)
    rngs = [Rng(seed, f"seat {seat}") for seat in range(len(bots))]
    while (seat := state.to_move) != NOBODY:
        started = time.perf_counter()
        decision = bots[seat].decide(rules, rules.observe(state, seat), rngs[seat])
        spent[seat].append(time.perf_counter() - started)
        for action in decision.steps:
            rules.apply(state, action)
    winners = rules.winners(state)
    return [(seat in winners) / len(winners) for seat in range(len(bots))], rules.scores(state)


def match(rules: Evolution, players: int, one: Bot, rest: Bot, deals: int, seed: int) -> dict[str, object]:
    """Play *deals* deals and return what part of the wins *one* took and by how many points it led."""
    wins: list[float] = []
    leads: list[float] = []
    seconds: list[float] = []
    for deal in range(seed, seed + deals):
        win = lead = 0.0
        for place in range(players):
            bots = [one if seat == place else rest for seat in range(players)]
            spent: list[list[float]] = [[] for _ in range(players)]
            parts, points = play_out(rules, bots, deal, spent)
            win += parts[place]
            lead += points[place] - (sum(points) - points[place]) / (players - 1)
            seconds += spent[place]
        wins.append(win / players)
        leads.append(lead / players)
    seconds.sort()
    share, lead_in_points = Estimate.of(wins), Estimate.of(leads)
    return {
        "games": deals * players,
        "fair": round(1 / players, 3),
        "win": share.rounded(4),
        "lead": lead_in_points.rounded(2),
        "seconds": {
            "median": round(seconds[len(seconds) // 2], 4),
            "95": round(seconds[len(seconds) * 95 // 100], 4),
            "longest": round(seconds[-1], 4),
        },
    }


def main() -> int:
    """Run the command line and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m evolution_qt.arena", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("one")
    parser.add_argument("rest")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    words = parser.parse_args()
    if words.deals < 1:
        parser.error("--deals must be at least 1")
    try:
        rules = game(words.game)
        rules.new(words.players, words.seed)
        bots = [opponent(kind, rules, words.players) for kind in (words.one, words.rest)]
    except GameError as error:
        parser.error(str(error))
    print(json.dumps(match(rules, words.players, bots[0], bots[1], words.deals, words.seed)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
