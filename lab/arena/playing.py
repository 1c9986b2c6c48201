"""Games between opponents, each of whom sees only what its seat may know."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from evolution_qt.ai.bots import Bot
from evolution_qt.core.action import NOBODY
from evolution_qt.core.estimates import Estimate
from evolution_qt.core.game import AnyGame
from evolution_qt.core.rng import Rng

Clock: TypeAlias = Callable[[], float]


@dataclass(frozen=True)
class Played:
    """How a game ended, by seat."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    """From 1; those who share a place have the same."""
    seconds: tuple[tuple[float, ...], ...]
    """How long each decision took."""

    def part(self, seat: int) -> float:
        """Return what part of the win a seat has."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0

    def lead(self, seat: int) -> float:
        """Return by how many points a seat is ahead of the others' mean."""
        others = len(self.points) - 1
        return self.points[seat] - (sum(self.points) - self.points[seat]) / others


def play_out(
    rules: AnyGame,
    bots: Sequence[Bot],
    seed: int,
    *,
    has_streams: bool = True,
    clocks: Sequence[Clock] = (),
) -> Played:
    """Play the deal with this seed to its end; *bots* sit in this order.

    Without streams the game is the one that any record with this seed has. *clocks*, one for each seat,
    measure decisions; without any it is the process's own time.
    """
    seats = range(len(bots))
    clocks = clocks or [time.process_time for _ in seats]
    state = rules.new(len(bots), seed)
    streams = rules.streams(state) if has_streams else None
    rngs = [Rng(seed, f"seat {seat}") for seat in seats]
    seconds: list[list[float]] = [[] for _ in seats]
    while (seat := state.to_move) != NOBODY:
        started = clocks[seat]()
        decision = bots[seat].decide(rules, rules.observe(state, seat), rngs[seat])
        seconds[seat].append(clocks[seat]() - started)
        for action in decision.steps:
            if streams is None:
                rules.apply(state, action)
            else:
                state = streams.apply(rules, state, action)
    ranks = rules.ranks(state)
    places = tuple([1 + sum([other > rank for other in ranks]) for rank in ranks])
    return Played(tuple(rules.scores(state)), places, tuple([tuple(one) for one in seconds]))


@dataclass(frozen=True)
class Deal:
    """What came of one deal that a participant has played from every seat."""

    win: float
    """What part of the wins it took, the mean over the seats."""
    lead: float
    """By how many points it led the mean of the others, likewise."""
    seconds: tuple[float, ...]
    """How long each of its decisions took."""


def play_deal(
    rules: AnyGame,
    players: int,
    one: Bot,
    rest: Bot,
    seed: int,
    *,
    has_streams: bool = True,
) -> Deal:
    """Play the deal with this seed once from every seat: *one* there, *rest* at all others."""
    seats = range(players)
    games = [
        play_out(rules, [one if seat == place else rest for seat in seats], seed, has_streams=has_streams)
        for place in seats
    ]
    return Deal(
        sum([game.part(place) for place, game in enumerate(games)]) / players,
        sum([game.lead(place) for place, game in enumerate(games)]) / players,
        tuple([second for place, game in enumerate(games) for second in game.seconds[place]]),
    )


def match(
    rules: AnyGame,
    players: int,
    one: Bot,
    rest: Bot,
    deals: int,
    seed: int,
    *,
    has_streams: bool = True,
) -> dict[str, object]:
    """Play *deals* deals and return what part of the wins *one* took and by how many points it led.

    *one* plays every deal from every seat, *rest* all others. The result has the number of ``games``, the
    ``fair`` part of the wins, ``win`` and ``lead`` each with half its 95 % interval, and the ``seconds`` that
    *one* took for a decision.
    """
    played = [
        play_deal(rules, players, one, rest, deal, has_streams=has_streams)
        for deal in range(seed, seed + deals)
    ]
    seconds = sorted([second for deal in played for second in deal.seconds])
    return {
        "games": deals * players,
        "fair": round(1 / players, 3),
        "win": Estimate.of([deal.win for deal in played]).rounded(4),
        "lead": Estimate.of([deal.lead for deal in played]).rounded(2),
        "seconds": {
            "median": round(seconds[len(seconds) // 2], 4),
            "95": round(seconds[len(seconds) * 95 // 100], 4),
            "longest": round(seconds[-1], 4),
        },
    }
