"""Fixed positions, and what a decision in them is worth: settings are compared there faster than in games.

The positions are met by a level that plays against itself. A decision is worth what the network judges at
the end of the round in sampled worlds, in which all players go on by the network; the worlds are the same for
all decisions in a position, and so is luck. Only differences mean something.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final

from evolution_qt.ai.bots import UNJUDGED, Bot, Plan, has_choice, in_time, kind_of
from evolution_qt.ai.judge import Judge, worth
from evolution_qt.ai.network import Network
from evolution_qt.ai.worlds import try_plans
from evolution_qt.core.action import NOBODY, Action
from evolution_qt.core.game import AnyGame, Observation
from evolution_qt.core.levels import BY_NETWORK, DECISIONS, Level
from evolution_qt.core.rng import Rng

_WORLDS: Final = 24
_EACH: Final = 4
"""Positions of each kind that a game gives."""
_EVERYTHING_JUDGED: Final = Level(
    "playouts", BY_NETWORK, judges_feeding=True, judges_later_feeding=True, judges_others=True
)
"""How worlds are played on: by the network alone."""
_HUNDRED: Final = 100


class Positions:
    """Positions by number: in turn one of each kind of decision, each with a choice."""

    def __init__(self, game: AnyGame, players: int, bot: Bot, network: Network, seed: int) -> None:
        self.game = game
        self.players = players
        self.bot = bot
        self.seed = seed
        self._judge = Judge(game, network)
        self._met: list[Observation[Any]] = []
        self._games = 0
        self._worths: dict[Hashable, float] = {}

    def at(self, number: int) -> Observation[Any]:
        """Return the position of this number; games are played until there are so many."""
        while len(self._met) <= number:
            self._play(self.seed + self._games)
            self._games += 1
        return self._met[number]

    def _play(self, seed: int) -> None:
        met: dict[str, list[Observation[Any]]] = {kind: [] for kind in DECISIONS}
        state = self.game.new(self.players, seed)
        rngs = [Rng(seed, f"seat {seat}") for seat in range(self.players)]
        while (seat := state.to_move) != NOBODY:
            seen = self.game.observe(state, seat)
            if has_choice(self.game, state):
                met[kind_of(self.game, state)].append(seen)
            for step in self.bot.decide(self.game, seen, rngs[seat]).steps:
                self.game.apply(state, step)
        rng = Rng(seed, "positions")
        for _ in range(_EACH):
            if all(met.values()):
                self._met += [met[kind].pop(rng.below(len(met[kind]))) for kind in DECISIONS]

    def worth(self, number: int, steps: Sequence[Action]) -> float:
        """Return what it is worth to do *steps* at a position, in hundredths of a won game."""
        seen = self.at(number)
        turn = self.game.evaluation().turn(seen.state)
        key: tuple[int, Hashable] = (number, tuple(steps))
        if turn is not None:
            fork = turn.fork(seen.state, seen.viewer)
            for step in steps[:-1]:
                self.game.apply(fork, step, seen.viewer)
            key = (number, turn.result(fork, seen.viewer))
        found = self._worths.get(key)
        if found is None:
            rng = Rng(self.seed + number, "worth")
            plan = Plan(tuple(steps), UNJUDGED, 0.0)
            tried = try_plans(self._judge, seen, [plan], _WORLDS, _EVERYTHING_JUDGED, rng, in_time)
            found = self._worths[key] = _HUNDRED * worth(tried[0].judgement)
        return found
