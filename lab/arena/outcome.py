"""What came of a tournament: wins and leads at every table, the matrix of pairs, ratings, the test.

All figures follow from the results alone, in the order of the jobs, so that they are the same however the
work was shared.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from evolution_qt.core.estimates import Estimate
from evolution_qt.core.plain import Plain
from lab.arena.jobs import LEAD, WIN, Table, Tournament
from lab.arena.results import Game, Results
from lab.arena.statistics import BOUND, Order, SequentialTest, ratings

SCALE: Final = 10_000
"""Tests are given in ten thousandths."""
_SPREADS: Final = {WIN: 0.5}
_SPREAD_OF_LEADS: Final = 14.0
"""Points by which the lead of two equal players is off in the mean."""

Figures: TypeAlias = dict[str, object]


def of_deal(measure: str, table: Table, one: int, games: Sequence[Game]) -> float:
    """Return a participant's part of the wins for each of its seats, or its lead in points, in a deal.

    The lead is the mean of its seats less the mean of all others.
    """
    seats = [at for at, who in enumerate(table) if who == one]
    total = 0.0
    for points, places in games:
        if measure == WIN:
            total += sum([places[at] == 1 for at in seats]) / (places.count(1) * len(seats))
        else:
            own = sum([points[at] for at in seats])
            total += own / len(seats) - (sum(points) - own) / (len(table) - len(seats))
    return total / len(games)


class Running:
    """A test, and the jobs that it has taken in: those done without a gap from the first on."""

    def __init__(self, test: SequentialTest, keys: Sequence[str]) -> None:
        self.test = test
        self.keys = keys
        self.taken = 0


def tested(results: Results) -> Running | None:
    """Return the tournament's test before any job is taken in, or None if it has none."""
    test = results.tournament.test
    if test is None:
        return None
    spread = _SPREADS.get(test.measure, _SPREAD_OF_LEADS)
    return Running(SequentialTest(test.lower / SCALE, test.higher / SCALE, spread), tuple(results.jobs))


def decided(running: Running, results: Results) -> bool:
    """Take in further jobs, and return whether the test is decided."""
    wanted = results.tournament.test
    assert wanted is not None
    while not running.test.verdict and running.taken < len(running.keys):
        key = running.keys[running.taken]
        if key not in results.games:
            return False
        table = results.tournament.tables[results.jobs[key].table]
        running.test.add([of_deal(wanted.measure, table, 0, games) for games in results.games[key]])
        running.taken += 1
    return bool(running.test.verdict)


@dataclass(frozen=True)
class Outcome:
    """Which jobs count, and what they come to."""

    keys: tuple[str, ...]
    """The jobs that count: all that are done or, with a test, those up to its end."""
    is_complete: bool
    """Whether nothing is left to be played."""
    figures: Figures


def outcome(results: Results, *, has_ratings: bool = True) -> Outcome:
    """Return what is known of a tournament; ratings take a moment."""
    running = tested(results)
    if running is None:
        keys = tuple([key for key in results.jobs if key in results.games])
        is_complete = results.is_complete
    else:
        is_complete = decided(running, results) or results.is_complete
        keys = tuple(running.keys[: running.taken])
    tournament = results.tournament
    names = [one.name for one in tournament.participants]
    deals = _by_deal(results, keys)
    figures: Figures = {
        "game": tournament.game,
        "players": tournament.players,
        "participants": {one.name: {"network": one.network[:8]} for one in tournament.participants},
        **_chance(tournament, is_complete=is_complete),
        "jobs": {"done": len(keys), "all": len(results.jobs)},
        "complete": is_complete,
        "fair": round(1 / tournament.players, 4),
        "tables": [_table(names, table, deals[at]) for at, table in enumerate(tournament.tables)],
        "pairs": _pairs(names, tournament.tables, deals),
        "ratings": _ratings(names, tournament.tables, deals) if has_ratings else {},
    }
    if replaced := results.replaced(keys):
        figures["replaced"] = replaced
    if running is not None:
        figures["test"] = {
            "measure": tournament.test.measure if tournament.test else "",
            "h0": running.test.lower,
            "h1": running.test.higher,
            "ratio": round(running.test.ratio, 3),
            "bound": round(BOUND, 3),
            "deals": running.test.deals,
            "accepted": running.test.verdict or None,
        }
    return Outcome(keys, is_complete, figures)


def _chance(tournament: Tournament, *, is_complete: bool) -> Figures:
    """Return from what the deals follow; a secret is not told while anything may still be played with it."""
    if tournament.secret:
        return {"secret": tournament.secret if is_complete else None}
    predictable: Figures = {"predictable": True} if tournament.is_predictable else {}
    return {"seed": tournament.seed, **predictable}


Deals: TypeAlias = dict[int, list[Game]]
"""The games of each deal, by its number."""


def _by_deal(results: Results, keys: Sequence[str]) -> list[Deals]:
    """Return the games of every table."""
    deals: list[Deals] = [{} for _ in results.tournament.tables]
    for key in keys:
        job = results.jobs[key]
        for at, games in enumerate(results.games[key]):
            deals[job.table][job.first + at] = games
    return deals


def _table(names: Sequence[str], table: Table, deals: Deals) -> Figures:
    found: Figures = {}
    for one in dict.fromkeys(table):
        if deals and len(set(table)) > 1:
            found[names[one]] = {
                "seats": table.count(one),
                "win": _estimate(WIN, table, one, deals).rounded(4),
                "lead": _estimate(LEAD, table, one, deals).rounded(2),
            }
    games = sum([len(games) for games in deals.values()])
    return {"seats": [names[one] for one in table], "deals": len(deals), "games": games, "of": found}


def _estimate(measure: str, table: Table, one: int, deals: Deals) -> Estimate:
    return Estimate.of([of_deal(measure, table, one, games) for games in deals.values()])


def _pairs(names: Sequence[str], tables: Sequence[Table], deals: Sequence[Deals]) -> Figures:
    """Return, by the one who sits alone and the others, what part of the wins the one takes."""
    found: dict[str, dict[str, Plain | list[float | None]]] = {}
    for at, table in enumerate(tables):
        for one in dict.fromkeys(table):
            others = set(table) - {one}
            if table.count(one) == 1 and len(others) == 1 and deals[at]:
                share = _estimate(WIN, table, one, deals[at]).rounded(4)
                found.setdefault(names[one], {})[names[others.pop()]] = share
    return {name: found[name] for name in names if name in found}


def _ratings(names: Sequence[str], tables: Sequence[Table], deals: Sequence[Deals]) -> Figures:
    """Return the rating of each participant who has played, and its interval, in whole points.

    There is none, but None, where one deal or results that are all alike say nothing about it.
    """
    numbers = sorted({number for one in deals for number in one})
    played = [(table, of_table) for table, of_table in zip(tables, deals, strict=True) if of_table]
    present = sorted({one for table, _ in played for one in table})
    if len(present) < 2:
        return {}
    among = {one: at for at, one in enumerate(present)}
    orders: list[list[Order]] = []
    for number in numbers:
        orders.append([])
        for table, of_table in played:
            seats = tuple([among[one] for one in table])
            orders[-1] += [_order(seats, places) for _, places in of_table.get(number, ())]
    found: Figures = {}
    for one, (rating, low, high) in zip(present, ratings(len(present), orders), strict=True):
        is_known = len(numbers) > 1 and round(low) < round(high)
        ends = [round(low), round(high)] if is_known else [None, None]
        found[names[one]] = [round(rating), *ends]
    return found


def _order(table: Table, places: Sequence[int]) -> Order:
    """Return who came in where, the best first, those who share a place together."""
    return tuple(
        [
            tuple(sorted([table[at] for at, one in enumerate(places) if one == place]))
            for place in sorted(set(places))
        ]
    )
