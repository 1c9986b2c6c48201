"""How long an opponent takes to answer: its decisions in games of four between quicker opponents.

    python benchmarks/answers.py GAME LEVEL

The level is asked in every few positions, in Evolution in each turn of card play with six cards, in Dominant
Species in every tenth in which a pawn is placed; nothing guards its time. Seconds of one core, so other work
on the machine counts little; prints the median and that of 95 of 100.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections import defaultdict
from typing import Any

EDITIONS = {"evolution": "evolution/de", "beginning": "beginning/de", "dominant": "dominant-species"}
PLAYERS = 4
GAMES = 6
CARDS = 6
TURN, FOOD, STEP, PAWN, DECISION = "turn", "food", "step", "pawn", "decision"
PARTS = ("median", "late")
EVERY = {TURN: 0, FOOD: 6, STEP: 12, PAWN: 10, DECISION: 1}
"""Of the positions of a kind, one of so many is asked about; of turns those with six cards."""


def kind_of(rules: Any, state: Any, level: str = "") -> str:
    """Return what is asked for in a position; to `greedy` of other games than Evolution all is one kind."""
    if not rules.key.startswith("evolution/"):
        is_pawn = level != "greedy" and rules.dump(state).get("phase") == "planning"
        return PAWN if is_pawn else DECISION
    evaluation = rules.evaluation()
    if evaluation.turn(state) is not None:
        return TURN
    return FOOD if evaluation.is_secret(state) else STEP


def answers(level: str, key: str) -> dict[str, list[float]]:
    """Return the seconds of each kind of answer."""
    from evolution_qt.brain.opponents import opponent
    from evolution_qt.core.action import NOBODY
    from evolution_qt.core.garbage import collect_seldom
    from evolution_qt.core.rng import Rng
    from evolution_qt.games import game

    collect_seldom()
    rules = game(key)
    quicker = {"evolution": "hunter", "beginning": level}.get(key.partition("/")[0], "greedy")
    asked, quick = (opponent(kind, rules, PLAYERS) for kind in (level, quicker))
    found: dict[str, list[float]] = defaultdict(list)
    met: dict[str, int] = defaultdict(int)
    for number in range(GAMES):
        state, rng = rules.new(PLAYERS, number), Rng(number, "benchmark")
        while (seat := state.to_move) != NOBODY:
            seen = rules.observe(state, seat)
            if len(rules.legal(state)) > 1:
                kind = kind_of(rules, state, level)
                met[kind] += 1
                every = EVERY[kind]
                if met[kind] % every == 0 if every else len(state.players[seat].hand) == CARDS:
                    begun = time.process_time()
                    asked.decide(rules, seen, Rng(number, "asked"), lambda: False)
                    found[kind].append(time.process_time() - begun)
            for step in quick.decide(rules, seen, rng).plans[0].steps:
                rules.apply(state, step)
    return found


def main(game: str, level: str) -> None:
    """Measure and print."""
    found: dict[str, float] = {}
    for kind, seconds in answers(level, EDITIONS[game]).items():
        seconds.sort()
        name = f"answers.{game}.{level}.{kind}"
        times = (statistics.median(seconds), seconds[int(len(seconds) * 0.95)])
        found |= {f"{name}.{part}": value for part, value in zip(PARTS, times, strict=True)}
        print(f"{name}: {len(seconds)} answers, most {seconds[-1]:.2f} s")
    print(json.dumps(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
