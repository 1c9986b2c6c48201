"""A level and a baseline at equal time: ``python -m lab compare evolution/de 2 flat_mc``.

First the level plays against itself, and the mean of its seconds for decisions of each kind is taken; then
the baseline gets as many for each of its own. From the second deal on it gets so many that both take the same
in this match, as far as a quarter to four times the level's seconds allow: both meet a busy machine alike,
and what takes longer than it may is given less. Only decisions with a choice count, and a whole turn of card
play is one. Process time on one core. Each deal is a line in a file, if one is named, and the same command
goes on after an interruption.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from evolution_qt.ai.bots import Effort
from evolution_qt.brain.opponents import opponent
from evolution_qt.core.errors import GameError
from evolution_qt.core.estimates import Estimate
from evolution_qt.core.game import AnyGame
from evolution_qt.core.levels import DECISIONS
from evolution_qt.games import game
from lab.baselines.catalogue import baseline
from lab.baselines.duel import Duel, Spent, play_deal
from lab.baselines.journal import add_line, read_lines

_APART: Final = 500_000
"""Deals on which the time is measured are so far from those that are compared."""
_MOST: Final = 4.0
"""A baseline is given at most so many times what the level takes, and at least so small a part of it."""


def measured(rules: AnyGame, players: int, level: str, deals: int, seed: int) -> dict[str, float]:
    """Return the seconds that *level* takes for a decision of each kind, at a table of its like."""
    bot = opponent(level, rules, players)
    duel = Duel()
    for deal in range(deals):
        play_deal(rules, players, bot, bot, seed + _APART + deal, duel)
    return {
        kind: (duel.one.seconds[kind] + duel.rest.seconds[kind])
        / max(duel.one.decisions[kind] + duel.rest.decisions[kind], 1)
        for kind in DECISIONS
    }


class Comparison:
    """Deals of a level against a baseline with the same time, kept in a file if one is named.

    Raises ValueError if the file holds something else.
    """

    def __init__(
        self,
        rules: AnyGame,
        players: int,
        level: str,
        name: str,
        seconds: dict[str, float] | None = None,
        path: Path | None = None,
        seed: int = 0,
    ) -> None:
        self.rules = rules
        self.players = players
        self.level = level
        self.name = name
        self.path = path
        self.duel = Duel()
        self.seconds = dict(seconds or {})
        self.seed = seed
        self._given = Spent()
        self._match = [rules.key, players, level, name, seed]
        for kept in read_lines(path) if path is not None else ():
            if kept["match"] != self._match:
                raise ValueError(f"{path} holds another comparison: {kept['match']}")
            self._take(kept)

    def play(self, deals: int) -> None:
        """Play on until there are so many deals."""
        one = opponent(self.level, self.rules, self.players)
        while len(self.duel.wins) < deals:
            rest = baseline(self.name, self.rules, self.players, Effort(seconds=self.seconds))
            fresh = Duel()
            play_deal(self.rules, self.players, one, rest, self.seed + len(self.duel.wins), fresh)
            self.keep(fresh)

    def keep(self, deal: Duel) -> None:
        """Count a deal that was played, and write it down; without its times the seconds stay as they are."""
        kept = {
            "match": self._match,
            "seconds": dict(self.seconds),
            "win": deal.wins[0],
            "lead": deal.leads[0],
            "one": [deal.one.seconds, deal.one.decisions],
            "rest": [deal.rest.seconds, deal.rest.decisions],
        }
        self._take(kept)
        if self.path is not None:
            add_line(self.path, kept)

    def _take(self, kept: dict[str, Any]) -> None:
        self.duel.wins.append(kept["win"])
        self.duel.leads.append(kept["lead"])
        _add(self.duel.one, kept["one"])
        _add(self.duel.rest, kept["rest"])
        given, decisions = kept["seconds"], kept["rest"][1]
        _add(self._given, [{kind: given[kind] * decisions[kind] for kind in DECISIONS}, decisions])
        level, other, allowed = self.duel.one.mean(), self.duel.rest.mean(), self._given.mean()
        for kind in DECISIONS:
            wanted = level[kind]
            if other[kind]:  # once for what it takes of what it may, once for what it was behind or ahead
                wanted = allowed[kind] * (level[kind] / other[kind]) ** 2
            self.seconds[kind] = min(max(wanted, level[kind] / _MOST), _MOST * level[kind]) or given[kind]

    def report(self) -> dict[str, object]:
        """Return the part of the wins and the lead of the level, and what a decision took each of both."""
        return {
            "one": self.level,
            "rest": self.name,
            "games": len(self.duel.wins) * self.players,
            "fair": round(1 / self.players, 3),
            "win": Estimate.of(self.duel.wins).rounded(4),
            "lead": Estimate.of(self.duel.leads).rounded(2),
            "seconds": {
                self.level: {kind: round(one, 4) for kind, one in self.duel.one.mean().items()},
                self.name: {kind: round(one, 4) for kind, one in self.duel.rest.mean().items()},
            },
        }


def _add(spent: Spent, kept: list[dict[str, Any]]) -> None:
    for kind in DECISIONS:
        spent.seconds[kind] += kept[0][kind]
        spent.decisions[kind] += kept[1][kind]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m lab compare", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("name", help="of a baseline")
    parser.add_argument("--level", help="a strong one if not given")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--measure", type=int, default=5, help="deals on which the level's time is measured")
    said = "for a turn, a card, a step; instead of measuring"
    parser.add_argument("--seconds", type=float, nargs=len(DECISIONS), help=said)
    parser.add_argument("--file", type=Path)
    words = parser.parse_args(arguments)
    if words.deals < 2 or words.measure < 1:
        parser.error("--deals must be at least 2 and --measure at least 1")
    try:
        rules = game(words.game)
        rules.new(words.players, words.seed)
        baseline(words.name, rules, words.players)
        level = words.level or rules.bots().rival
        comparison = Comparison(rules, words.players, level, words.name, None, words.file, words.seed)
        if words.seconds and not comparison.seconds:
            comparison.seconds = dict(zip(DECISIONS, words.seconds, strict=True))
        if not comparison.seconds:
            comparison.seconds = measured(rules, words.players, level, words.measure, words.seed)
    except (GameError, ValueError) as error:
        parser.error(str(error))
    comparison.play(words.deals)
    print(json.dumps(comparison.report()))
    return 0
