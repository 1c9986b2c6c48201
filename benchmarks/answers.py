"""How long an opponent takes to answer: a turn of card play with six cards, a food card, a step of feeding.

    python benchmarks/answers.py [LEVEL] [--game evolution/de] [--players 4] [--games 6]

Games between quicker opponents give the positions, and the level is asked in every few of them; nothing
guards its time. Seconds of one core, so other work on the machine counts little. The goals are those of the
highest level that one can choose, four players.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections import defaultdict

CARDS = 6
GUARD = 3.0
GOALS = {f"turn with {CARDS} cards": (0.5, 1.5), "step of feeding": (0.3, None)}
"""Median and 95 of 100, seconds."""
EVERY = {"turn": 2, "food card": 9, "step of feeding": 15}
"""Of the positions of a kind, one of so many is asked about; of turns with six cards every one."""


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("level", nargs="?", default="apex")
    parser.add_argument("--game", default="evolution/de")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=6)
    words = parser.parse_args()
    found = answers(words.level, words.game, words.players, words.games)
    for kind, seconds in sorted(found.items()):
        seconds.sort()
        middle, late = statistics.median(seconds), seconds[int(len(seconds) * 0.95)]
        goals = GOALS.get(kind, ())
        names = ("median", "95 %")
        wanted = ", ".join(
            f"{name} {goal:g} s" for name, goal in zip(names, goals, strict=False) if goal is not None
        )
        print(
            f"{kind:20}{len(seconds):5} median {middle:6.3f} s  95 % {late:6.3f} s  most {seconds[-1]:6.2f} s"
            + (f"  wanted {wanted}" if wanted else "")
        )
    every = [one for seconds in found.values() for one in seconds]
    print(f"longer than {GUARD:g} s: {sum(one > GUARD for one in every)} of {len(every)}")
    return 0


def answers(level: str, key: str, players: int, games: int) -> dict[str, list[float]]:
    """Return the seconds of each kind of answer."""
    from evolution_qt.brain.opponents import opponent
    from evolution_qt.core.action import NOBODY
    from evolution_qt.core.garbage import collect_seldom
    from evolution_qt.core.rng import Rng
    from evolution_qt.games import game

    collect_seldom()
    rules = game(key)
    evaluation = rules.evaluation()
    asked, quick = (opponent(kind, rules, players) for kind in (level, "hunter"))
    found: dict[str, list[float]] = defaultdict(list)
    met: dict[str, int] = defaultdict(int)
    for number in range(games):
        state, rng = rules.new(players, number), Rng(number, "benchmark")
        while (seat := state.to_move) != NOBODY:
            seen = rules.observe(state, seat)
            if len(rules.legal(state)) > 1:
                kind = "step of feeding"
                if evaluation.turn(state) is not None:
                    kind = "turn"
                elif evaluation.is_secret(state):
                    kind = "food card"
                met[kind] += 1
                has_six = kind == "turn" and len(state.players[seat].hand) == CARDS
                if has_six or met[kind] % EVERY[kind] == 0:
                    begun = time.process_time()
                    asked.decide(rules, seen, Rng(number, "asked"), lambda: False)
                    found[f"{kind} with {CARDS} cards" if has_six else kind].append(
                        time.process_time() - begun
                    )
            for step in quick.decide(rules, seen, rng).plans[0].steps:
                rules.apply(state, step)
    return found


if __name__ == "__main__":
    raise SystemExit(main())
