"""Games of one opponent against another, with the time that each spends on decisions of each kind."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from evolution_qt.ai.bots import Bot, has_choice, kind_of
from evolution_qt.core.action import NOBODY
from evolution_qt.core.game import AnyGame
from evolution_qt.core.levels import DECISIONS
from evolution_qt.core.rng import Rng


@dataclass
class Spent:
    """Seconds of process time by kind of decision; what leaves no choice does not count."""

    seconds: dict[str, float] = field(default_factory=lambda: dict.fromkeys(DECISIONS, 0.0))
    decisions: dict[str, int] = field(default_factory=lambda: dict.fromkeys(DECISIONS, 0))

    def mean(self) -> dict[str, float]:
        """Return the seconds of a decision, by kind."""
        return {kind: self.seconds[kind] / max(self.decisions[kind], 1) for kind in DECISIONS}


@dataclass
class Duel:
    """What came out of deals in which the first opponent sat once at every place against the second.

    Each entry is the mean of a deal: the part of the win, and the lead in points over the mean of the others.
    """

    wins: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)
    one: Spent = field(default_factory=Spent)
    rest: Spent = field(default_factory=Spent)


def play_deal(game: AnyGame, players: int, one: Bot, rest: Bot, seed: int, duel: Duel) -> None:
    """Play the deal of *seed* with *one* at each place in turn, and add what came out to *duel*."""
    win = lead = 0.0
    for place in range(players):
        state = game.new(players, seed)
        rngs = [Rng(seed, f"seat {seat}") for seat in range(players)]
        while (seat := state.to_move) != NOBODY:
            bot, spent = (one, duel.one) if seat == place else (rest, duel.rest)
            kind = kind_of(game, state)
            counts = has_choice(game, state)
            started = time.process_time()
            decision = bot.decide(game, game.observe(state, seat), rngs[seat])
            if counts:
                spent.seconds[kind] += time.process_time() - started
                spent.decisions[kind] += 1
            for step in decision.steps:
                game.apply(state, step)
        winners, points = game.winners(state), game.scores(state)
        win += (place in winners) / len(winners)
        lead += points[place] - (sum(points) - points[place]) / (players - 1)
    duel.wins.append(win / players)
    duel.leads.append(lead / players)
