"""Whether the second choice of a hint is another idea, and each hint has a reason: 40 hints of each game.

    python3 dev.py test --long hints
    python -m tests.long.hints --count 400

The positions are those of a person among three `greedy`, of games with fixed seeds; of Dominant Species half
are about pawns. What shares an idea is said here by the lines of the moves alone: the same action or place, a
trait of the same family, or the same verb. Ends with 1 if more than a fifth of the second choices share the
idea of the first, or a hint has nothing but its moves.
"""

import argparse
import os
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from evolution_qt.brain.opponents import opponent
from evolution_qt.brain.worker import BotJob, thought
from evolution_qt.core.action import NOBODY
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.beginning.cards import NUMBERS, TRAITS
from evolution_qt.ui.beginning.explaining import BeginningExplaining
from evolution_qt.ui.beginning.words import BeginningPhrases
from evolution_qt.ui.dominant.explaining import DominantExplaining
from evolution_qt.ui.dominant.words import DominantWords
from evolution_qt.ui.table.explaining import Decided

KEYS = ("dominant-species", "beginning/de")
NAMES = ("Ann", "Ben", "Cleo", "Dan")
A_GAME = 10
"""Hints in each game."""
MOST = 0.2
"""How many of the second choices may share the idea."""


def asked(key: str, seed: int) -> list[Any]:
    """Return what the person sees where a hint is asked for in one game."""
    rules, rng = game(key), Rng(seed, "hints")
    state, bot = rules.new(len(NAMES), seed), opponent("greedy", rules, len(NAMES))
    found: list[Any] = []
    while state.to_move != NOBODY:
        seen = rules.observe(state, state.to_move)
        if state.to_move == 0 and len(rules.legal(state)) > 1:
            found.append(rules.copy(seen.state))
        for step in bot.decide(rules, seen, rng).steps:
            rules.apply(state, step)
    plans = [one for one in found if rules.write(rules.moves(one)[0]).startswith("plan ")]
    others = [one for one in found if one not in plans]
    parts = [(plans, A_GAME // 2), (others, A_GAME - A_GAME // 2)] if plans else [(found, A_GAME)]
    return [row[at * len(row) // count] for row, count in parts for at in range(count)]


def hinted(key: str, state: Any) -> tuple[list[str], list[str], int]:
    """Return the lines of the first and, if one is told, the second choice; the hint, and its plain lines."""
    rules = game(key)
    level = rules.bots().strongest
    position = rules.dump(state)
    answer = thought(BotJob(1, 0, position, level, 0, unhurried=True, advises=True), lambda: False)
    decided = Decided(0, level, position, answer.moves, answer.report)
    if key == KEYS[0]:
        words = DominantExplaining(DominantWords(rules))
        account = words.whole(decided)
        lines, plain = words.concrete(account)
        told: list[Any] = [account.moves[at].move for at in sorted({0, account.second})]
    else:
        explaining = BeginningExplaining(rules, BeginningPhrases(rules))
        of_cards = explaining.whole(decided)
        lines, plain = explaining.concrete(of_cards, NAMES)
        second = of_cards.second
        told = [of_cards.hinted, *([second.move] if second is not None else [])]
    return [rules.write(one) for one in told], lines, plain


def idea(line: str) -> tuple[str, ...]:
    """Return what a line of a move is about: its verb, and the action, the place or the family of a trait."""
    verb, *rest = line.split()
    if verb == "plan":
        return (verb, rest[0].partition(":")[0])
    if verb == "trait":
        return (verb, TRAITS[NUMBERS[rest[1]]].family)
    if verb in ("population", "species"):
        return (verb,)
    if verb in ("move", "explore"):
        return (verb, rest[1])
    return (verb, *rest[-1:])


def counted(key: str, count: int) -> tuple[int, int, int, int]:
    """Return the number of hints, of those with a second choice, which share the idea or lack a reason."""
    hints = seconds = shared = bare = 0
    seed = 0
    while hints < count:
        seed += 1
        for state in asked(key, seed)[: count - hints]:
            told, lines, plain = hinted(key, state)
            hints += 1
            seconds += len(told) > 1
            shared += len(told) > 1 and idea(told[0]) == idea(told[1])
            bare += not any(lines[plain:])
    return hints, seconds, shared, bare


def main(arguments: list[str] | None = None) -> int:
    """Count and print; 1 if there is too much of either."""
    parser = argparse.ArgumentParser(description="count second choices that share the idea of the first")
    parser.add_argument("--count", type=int, default=40, help="hints of each game")
    options = parser.parse_args(arguments)
    application = QApplication.instance() or QApplication([])
    failed = False
    for key in KEYS:
        hints, seconds, shared, bare = counted(key, options.count)
        print(f"{key}: {hints} hints, {seconds} second choices, {shared} alike, {bare} without a reason")
        failed = failed or shared > MOST * hints or bare > 0
    del application
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
