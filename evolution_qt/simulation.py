"""Whole games without a window, played by opponents that see only what their seats may know."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import bad, located
from evolution_qt.core.fairness import deal_seed
from evolution_qt.core.levels import SIMPLE
from evolution_qt.core.rng import Rng

if TYPE_CHECKING:
    from evolution_qt.brain.outside import OutsideBot
    from evolution_qt.core.game import AnyGame


def simulate(
    game: AnyGame,
    players: int,
    kinds: Sequence[str],
    games: int,
    seed: int,
    *,
    secret: str = "",
    check: bool = False,
    programs: Sequence[OutsideBot] = (),
) -> dict[str, object]:
    """Play *games* games and return a summary; game k, from 0, has the seed *seed* + k.

    With a *secret* the seeds follow from that, and the summary has it. *kinds* names one kind of opponent for
    all seats or one for each. A shared win counts in equal parts. *programs* are outside programs that may be
    among them; the summary then says how often one had to be replaced, and whether one could have worked out
    the deals. Raises BadInput; with *check* also when something is untrue that must always be true.
    """
    from evolution_qt.brain.opponents import opponent

    if players not in game.seats:
        raise bad(
            "wrong_number_of_players", "--players", value=players, least=game.seats[0], most=game.seats[-1]
        )
    if len(kinds) not in (1, players):
        raise bad("wrong_number_of_kinds", "--ai", value=len(kinds), players=players)
    if not games:
        raise bad("below", "--games", value=games, limit=1)
    seated = list(kinds) * players if len(kinds) == 1 else list(kinds)
    outside = {bot.program.kind: bot for bot in programs}
    with located("--ai"):
        bots = [opponent(kind, game, players, outside) for kind in seated]
    if SIMPLE[0] in seated:
        game = game.for_random_players()
    tally = _Tally(seated)
    started = time.perf_counter()
    for number in range(games):
        deal = deal_seed(seed, secret, number)
        for bot in {id(bot): bot for bot in bots}.values():
            bot.begin()
        state = game.new(players, deal)
        rngs = [Rng(deal, f"seat {seat}") for seat in range(players)]
        decisions = 0
        try:
            while (seat := state.to_move) != NOBODY:
                decision = bots[seat].decide(game, game.observe(state, seat), rngs[seat])
                for action in decision.steps:
                    game.apply(state, action)
                    decisions += 1
                    if check:
                        game.check(state)
        except AssertionError as error:
            raise bad("invariant", seed=deal, decisions=decisions, detail=str(error)) from error
        tally.decisions += decisions
        tally.count(game.scores(state), game.winners(state))
    summary = tally.summary(games, time.perf_counter() - started)
    if programs:
        summary["replaced"] = {kind: bot.replaced for kind, bot in sorted(outside.items())}
    if secret:
        summary["secret"] = secret
    elif programs:
        summary["predictable"] = True
    return summary


class _Tally:
    """Wins and points so far, by seat."""

    def __init__(self, kinds: Sequence[str]) -> None:
        self.kinds = kinds
        self.decisions = 0
        self.wins = [0.0] * len(kinds)
        self.points = [0] * len(kinds)

    def count(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        for seat, score in enumerate(scores):
            self.points[seat] += score
        for seat in winners:
            self.wins[seat] += 1 / len(winners)

    def summary(self, games: int, seconds: float) -> dict[str, object]:
        of_kind = {
            kind: [seat for seat, one in enumerate(self.kinds) if one == kind]
            for kind in sorted(set(self.kinds))
        }
        return {
            "games": games,
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "games_per_second": round(games / seconds, 1),
            "wins": {
                "by_seat": [_short(wins) for wins in self.wins],
                "by_kind": {
                    kind: _short(sum(self.wins[seat] for seat in seats)) for kind, seats in of_kind.items()
                },
            },
            "scores": {
                "by_seat": [round(points / games, 2) for points in self.points],
                "by_kind": {
                    kind: round(sum(self.points[seat] for seat in seats) / len(seats) / games, 2)
                    for kind, seats in of_kind.items()
                },
            },
        }


def _short(wins: float) -> float:
    rounded = round(wins, 3)
    return int(rounded) if rounded == int(rounded) else rounded
