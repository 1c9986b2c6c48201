"""How strong the opponents are: every level against the next, the highest against every other method.

    python3 dev.py test --long strength                       some 30 hours of a core with machine code
    python -m tests.long.strength --seconds 3600 --shard 1/2  go on for an hour with every other match
    python -m tests.long.strength --write FILE                write what was found beside what FILE says
    python -m tests.long.strength --take RESULTS... --write FILE  take over what `lab arena --results` kept

`python benchmarks/machine_code.py -m tests.long.strength ...` plays with machine code.

A match ends by a sequential test, whether the first wins as much as is demanded (H0) or a twentieth more
(H1): in the first case at once, in the second when its 95 % interval begins above what is demanded; or after
so many deals. Apart from two and four players of `evolution/de` there are fewer deals, and none against
hybrids, on which no claim rests; with three and five more against those that judge with the same network, and
of `apex_patient` against `apex`.
Each deal is played from every seat and is a line in the match's file, which is named after how both play.
`--write` keeps what FILE says of other matches, and of the same in more games. Levels are counted in
evaluations; a method that searches gets the time that the level takes, on one core (docs/lab/baselines.md).
Of a match that ended unfinished docs/lab/strength.json has the deals, unless it is long ago, and it goes on
from them where the folder knows nothing of it.

Of the other games each level plays among the next lower at every table, and what `BESIDE` names. `--take`
plays nothing; it reads files of results of the arena in which one sits among several of another.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from evolution_qt.ai import PLAY
from evolution_qt.core.estimates import Estimate
from evolution_qt.core.game import AnyGame
from evolution_qt.core.garbage import collect_seldom
from evolution_qt.games import game
from evolution_qt.games.evolution.bots import LEVELS
from evolution_qt.games.evolution.catalogue import KEYS
from lab.arena.jobs import MEASURES
from lab.arena.outcome import of_deal
from lab.arena.participants import Participant, Supplies, bot, entered
from lab.arena.playing import play_deal
from lab.arena.results import merged as results_in
from lab.arena.statistics import HIGHER, LOWER, SequentialTest
from lab.baselines.catalogue import HABITS, baselines, tuned
from lab.baselines.compare import Comparison, measured
from lab.baselines.duel import Duel
from lab.baselines.journal import add_line, read_lines

PUBLISHED = Path(__file__).resolve().parents[2] / "docs" / "lab" / "strength.json"
CHAMPION = "apex"
FULL = (("evolution/de", 2), ("evolution/de", 4))
MOST = {2: 1000, 4: 250}
"""Deals of a match that is played until the test decides, by the number of players."""
QUICK = {2: 300, 3: 200, 4: 200, 5: 120, 6: 34}
"""Deals at most of a match against another method elsewhere: 600 to 800 games, 204 with six."""
LEVELS_MOST = {2: 120, 3: 120, 4: 160, 5: 120, 6: 100}
"""The same of one level among the next lower: 240 to 640 games; half of them where those say enough."""
PATIENT_MOST = {2: 1000, 3: 60, 4: 60, 5: 200, 6: 200}
"""The same of `apex_patient` among `apex`: more where the two lie close together."""
MANY = {("evolution/de", 3): 400, ("evolution/de", 5): 300}
"""Deals at most against methods that judge with the same network, and of `apex_patient` against `apex`, where
few would not tell much.
"""
LEAST = {3: 60, 5: 50}
"""Deals of such a match that are played whatever the test says: now and then the wins of few happen to be so
alike that the test trusts them.
"""
HYBRID = "_plans"
"""How the names of hybrids end."""
NEXT_BUT_ONE = 0.70
TRICKED = 4
"""Players at the tables of `LOSING`."""
ENOUGH = 10
"""Deals that ended alike tell something from so many on."""
LADDERS = ("beginning/de", "dominant-species")
"""Games of which each level plays among the next lower."""
BESIDE = {
    "beginning/de": (
        (2, "apex", "greedy", 0.70),
        (3, "apex", "greedy", 0.40),
        (4, "apex", "greedy", 0.30),
        (5, "apex", "greedy", 0.24),
    ),
    "dominant-species": (
        (2, "apex", "greedy", 0.90),
        (3, "apex", "greedy", 0.60),
        (4, "apex", "greedy", 0.75),
        (5, "apex", "greedy", 0.50),
        (6, "apex", "greedy", 0.50),
        (4, "apex", "written_rules", 0.95),
        (4, "hunter", "greedy", 0.325),
    ),
}
"""What else is played of them: players, one, the others, and what part of the wins it must have at least."""
LOSING = {"dominant-species": "domination_first"}
"""A simple way to play that must win less than its share among three of each level above the rival. How such
a level does among three of it is told beside.
"""
BARS = {("dominant-species", 4, "scout", "greedy"): 0.35}
"""The same where a level must have another part among the next lower."""
FIRST_SEEDS = {2: 600_000_000, 4: 620_000_000}
"""Seed of the first deal by the number of players: none was ever played to choose settings or to train.
Former numbers of `AMONG_MORE` were played on deals from 600,000,000 on, so those of more players lie apart.
"""
FIRST_SEED_ELSEWHERE = 640_000_000
"""The same where there are other numbers: deals before that were seen as their networks were chosen."""
PLACE = ("game", "players", "one", "rest")
"""What tells one match from another."""
MEASURED = 3
"""Deals on which the time of a level is measured before the first."""
SEARCHING = tuple(name for name in HABITS if name != "one_step")
"""The methods that take the time they are given."""


@dataclass(frozen=True)
class Match:
    """One of *one* at a table of *rest*: what part of the wins it must have at least."""

    game: str
    players: int
    one: str
    rest: str
    bar: float
    most: int
    in_equal_time: bool = False
    least: int = 0
    """Deals that are played whatever the test says."""
    enough: int = 0
    """Deals that say enough if the interval lies above the bar then, whatever the test says; 0: none do."""
    loses: bool = False
    """Whether it must win less than the bar instead."""

    @property
    def name(self) -> str:
        """Return the name of its file."""
        return "-".join((self.game.replace("/", "-"), str(self.players), self.one, self.rest))

    @property
    def first_seed(self) -> int:
        """Return the seed of its first deal."""
        return FIRST_SEEDS.get(self.players, FIRST_SEED_ELSEWHERE)

    def test(self) -> SequentialTest:
        """Return a test whether it wins a twentieth more than it must."""
        return SequentialTest(self.bar, self.bar * 1.05, 0.5)

    def is_reached(self, wins: Sequence[float]) -> bool:
        """Return whether the interval of the wins lies above the bar, or below it if it must."""
        if self.loses:
            return reaches([1 - win for win in wins], 1 - self.bar)
        return reaches(wins, self.bar)


def matches() -> Iterator[Match]:
    """Go through all matches, those that claims rest on first."""
    tables = [*FULL, *((key, players) for key in KEYS for players in game(key).seats)]
    for key, players in dict.fromkeys(tables):
        is_full = (key, players) in FULL
        quick = (MOST if is_full else QUICK)[players]
        for lower, higher in pairwise(LEVELS):
            among = PATIENT_MOST if lower == CHAMPION else LEVELS_MOST
            most, least = (MOST if is_full else among)[players], 0
            if (key, players) in MANY and lower == CHAMPION:
                most, least = MANY[key, players], LEAST[players]
            bar = 0.57 if players == 2 else 1.3 / players
            enough = 0 if is_full or lower == CHAMPION else most // 2
            yield Match(key, players, higher, lower, bar, most, least=least, enough=enough)
        if players == 2:
            for lower, higher in zip(LEVELS, list(LEVELS)[2:], strict=False):
                most = (MOST if is_full else LEVELS_MOST)[players]
                yield Match(key, players, higher, lower, NEXT_BUT_ONE, most)
        for name in ("random", "greedy", *baselines(game("evolution/de"))):
            if name.endswith(HYBRID) and not is_full:
                continue
            bar = 0.6 if players == 2 else 1.5 / players
            in_equal_time = name in SEARCHING
            most, least = quick, 0
            if (key, players) in MANY and name in HABITS:
                most, least = MANY[key, players], LEAST[players]
            yield Match(key, players, CHAMPION, name, bar, most, in_equal_time, least)
    for key in LADDERS:
        yield from _of_ladder(key)


def _of_ladder(key: str) -> Iterator[Match]:
    """Go through the matches of a game that is no edition of Evolution."""
    rules = game(key)
    known = {*rules.bots().levels, *baselines(rules)}
    for players in rules.seats:
        most = LEVELS_MOST[players]
        for lower, higher in pairwise(rules.bots().levels):
            usual = 0.57 if players == 2 else 1.3 / players
            bar = BARS.get((key, players, higher, lower), usual)
            yield Match(key, players, higher, lower, bar, most, enough=most // 2)
    for players, one, rest, bar in BESIDE[key]:
        if {one, rest} <= known and (rest, one) not in pairwise(rules.bots().levels):
            most = LEVELS_MOST[players]
            yield Match(key, players, one, rest, bar, most, enough=most // 2)
    if key in LOSING:
        most, fair, name = LEVELS_MOST[TRICKED], 1 / TRICKED, LOSING[key]
        levels = list(rules.bots().levels)
        for level in levels[levels.index(rules.bots().rival) + 1 :]:
            yield Match(key, TRICKED, name, level, fair, most, least=ENOUGH, loses=True)
            yield Match(key, TRICKED, level, name, fair, most, least=ENOUGH)


class Played:
    """What came of the deals of a match so far, kept in its file, a line each."""

    def __init__(self, match: Match, folder: Path, said: Sequence[dict[str, Any]] = ()) -> None:
        self.match = match
        self.make = make(match.game, match.players, match.one, match.rest)
        self.path = folder / f"{match.name}-{self.make}.jsonl"
        folder.mkdir(parents=True, exist_ok=True)
        if not self.path.exists():
            for one in said:
                self._take_over(one)
        self.lines: list[dict[str, Any]] = read_lines(self.path)
        self.test = match.test()
        self.test.add([line["win"] for line in self.lines])

    def _take_over(self, one: dict[str, Any]) -> None:
        """Begin the file with the deals that are published of this match, if it was played as today."""
        if one["make"] != self.make or any(one[name] != getattr(self.match, name) for name in PLACE):
            return
        deals = deals_in(one.get("deals", ""))
        if deals and self.match.in_equal_time:
            comparison = self._comparison(one["seconds"])
            for win, lead in deals:
                comparison.keep(Duel([win], [lead]))
        else:
            for win, lead in deals:
                add_line(self.path, {"win": win, "lead": lead})

    @property
    def is_done(self) -> bool:
        """Return whether the match is at its end."""
        match, played, verdict = self.match, len(self.lines), self.test.verdict
        if match.loses:
            return played >= match.most or (played >= match.least and self.is_reached)
        if played >= match.most or (0 < played == match.enough and self.is_reached):
            return True
        return played >= match.least and (verdict == LOWER or (verdict == HIGHER and self.is_reached))

    @property
    def is_reached(self) -> bool:
        """Return whether the interval of the wins shows what is demanded."""
        return self.match.is_reached([line["win"] for line in self.lines])

    def go_on(self, until: float) -> None:
        """Play deals until the match is decided or the time is over."""
        deal = self._timed() if self.match.in_equal_time else self._counted()
        while not self.is_done and time.monotonic() < until:
            self.lines.append(next(deal))
            self.test.add([self.lines[-1]["win"]])

    def _counted(self) -> Iterator[dict[str, Any]]:
        """Play deal after deal, each player with its own piles to draw from."""
        match, rules = self.match, game(self.match.game)
        one, rest = (bot(name, rules, match.players) for name in (match.one, match.rest))
        while True:
            deal = play_deal(rules, match.players, one, rest, match.first_seed + len(self.lines))
            line = {"win": deal.win, "lead": deal.lead}
            add_line(self.path, line)
            yield line

    def _timed(self) -> Iterator[dict[str, Any]]:
        """Play deal after deal, the second with the time that the first takes."""
        comparison = self._comparison()
        if not comparison.seconds:
            rules, players, seed = comparison.rules, comparison.players, comparison.seed
            comparison.seconds = measured(rules, players, comparison.level, MEASURED, seed)
        while True:
            comparison.play(len(self.lines) + 1)
            yield {"win": comparison.duel.wins[-1], "lead": comparison.duel.leads[-1]}

    def _comparison(self, seconds: dict[str, float] | None = None) -> Comparison:
        """Return the match in equal time as far as it is in the file, or one that begins with *seconds*."""
        match = self.match
        rules, seed = game(match.game), match.first_seed
        return Comparison(rules, match.players, match.one, match.rest, seconds, self.path, seed)

    def figures(self) -> dict[str, Any]:
        """Return what was found: wins and lead with half their 95 % intervals, and what the test says.

        Of an unfinished match the deals too, from which it can go on anywhere.
        """
        wins, leads = ([line[what] for line in self.lines] for what in ("win", "lead"))
        win = Estimate.of(wins)
        unfinished = {} if self.is_done else {"deals": listed(wins, leads)}
        if unfinished and self.match.in_equal_time:
            unfinished["seconds"] = self._comparison().seconds
        return {
            **{name: getattr(self.match, name) for name in PLACE},
            "games": len(self.lines) * self.match.players,
            "make": self.make,
            "bar": round(self.match.bar, 4),
            "win": win.rounded(4),
            "lead": Estimate.of(leads).rounded(2),
            "verdict": "unfinished" if not self.is_done else "" if self.match.loses else self.test.verdict,
            "reached": self.is_reached,
            **unfinished,
        }


def reaches(wins: Sequence[float], bar: float) -> bool:
    """Return whether the interval of the wins begins above what is demanded."""
    win = Estimate.of(wins)
    if min(wins, default=0) >= 1:
        return least_of_all_won(len(wins)) > bar
    return win.margin is not None and (win.margin > 0 or len(wins) >= ENOUGH) and win.mean - win.margin > bar


def taken(paths: Sequence[Path]) -> list[dict[str, Any]]:
    """Return what files of results of the arena say of matches, those that were asked for.

    Raises BadInput.
    """
    asked = {(match.game, match.players, match.one, match.rest): match for match in matches()}
    found: list[dict[str, Any]] = []
    for path in paths:
        results = results_in([path])
        tournament = results.tournament
        for at, table in enumerate(tournament.tables):
            one, rest = (tournament.participants[number] for number in table[:2])
            match = asked.get((tournament.game, tournament.players, one.name, rest.name))
            if match is None or table.count(table[0]) > 1 or len(set(table)) > 2:
                print(f"{path}: {one.name} among {rest.name} is not asked for", file=sys.stderr)
                continue
            deals = [
                games
                for key, job in results.jobs.items()
                if job.table == at and key in results.games
                for games in results.games[key]
            ]
            wins, leads = ([of_deal(what, table, table[0], games) for games in deals] for what in MEASURES)
            test = match.test()
            test.add(wins)
            found.append(
                {
                    **{name: getattr(match, name) for name in PLACE},
                    "games": len(deals) * match.players,
                    "make": _make_of(match.game, match.players, [one, rest]),
                    "bar": round(match.bar, 4),
                    "win": Estimate.of(wins).rounded(4),
                    "lead": Estimate.of(leads).rounded(2),
                    "verdict": test.verdict,
                    "reached": match.is_reached(wins),
                }
            )
    return found


def least_of_all_won(deals: int) -> float:
    """Return the lower end where all deals were won: then there is no spread to estimate it from.

    It is the chance to win a whole deal with which all are won as seldom as one time in forty.
    """
    return float(0.025 ** (1 / deals))


def listed(wins: Sequence[float], leads: Sequence[float]) -> str:
    """Return deals in one line: the part of the wins and the lead of each."""
    return ", ".join(f"{win!r} {lead!r}" for win, lead in zip(wins, leads, strict=True))


def deals_in(line: str) -> list[tuple[float, float]]:
    """Return the deals that such a line lists."""
    return [(float(win), float(lead)) for deal in line.split(", ") if deal for win, lead in [deal.split()]]


def _habits(name: str, rules: AnyGame, players: int) -> str:
    """Return the numbers of a baseline in words that stay when a class gets another name."""
    if name not in HABITS:
        return repr(None)
    habits = tuned(name, rules, players)
    return repr(habits).replace(type(habits).__name__, "Habits", 1)


@cache
def make(key: str, players: int, one: str, rest: str) -> str:
    """Return a word for how two play at a table: another level or another network, another word."""
    rules = game(key)
    return _make_of(key, players, [entered(name, rules, players, Supplies(())) for name in (one, rest)])


def _make_of(key: str, players: int, both: Sequence[Participant]) -> str:
    settings = [_habits(one.kind, game(key), players) for one in both]
    made = json.dumps([PLAY, key, players, [one.plain() for one in both], settings], sort_keys=True)
    return sha256(made.encode()).hexdigest()[:12]


def main(arguments: Sequence[str] | None = None) -> int:
    """Play what is left to play, and print what was found; 1 if something demanded was missed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="end after so many")
    parser.add_argument("--shard", default="1/1", help="only every so manieth match")
    parser.add_argument("--only", default="", help="only matches with this in their names")
    parser.add_argument("--write", type=Path, help="write all that was found into this file, beside the rest")
    parser.add_argument("--take", type=Path, nargs="+", help="play nothing, read these results of the arena")
    results = Path(os.environ.get("EVOLUTION_LONG_RESULTS", "long-results/strength"))
    parser.add_argument("--results", type=Path, default=results, help="folder that remembers what was done")
    words = parser.parse_args(arguments)
    if words.take:
        return told(taken(words.take), words.write)
    until = time.monotonic() + words.seconds
    number, of = map(int, words.shard.split("/"))
    chosen = [match for match in matches() if words.only in match.name]
    published = json.loads(PUBLISHED.read_text(encoding="utf-8"))
    for match in chosen[number - 1 :: of]:
        played = Played(match, words.results, published)
        if not played.is_done and time.monotonic() < until:
            played.go_on(until)
            print(line_of(played.figures()), flush=True)
    found = [played.figures() for match in chosen if (played := Played(match, words.results)).lines]
    return told(found, words.write)


def told(found: Sequence[dict[str, Any]], write: Path | None) -> int:
    """Write what was found, if it is to be written, and print what was missed; 1 if anything was."""
    if write:
        said = json.loads(write.read_text(encoding="utf-8")) if write.exists() else []
        write.write_text(json.dumps(merged(said, found), indent=1) + "\n", encoding="utf-8")
    missed = [one for one in found if is_missed(one)]
    for one in missed:
        print("missed:", line_of(one))
    return 1 if missed else 0


def is_missed(one: dict[str, Any]) -> bool:
    """Return whether a match has ended without what was demanded; with few games only if that is refuted."""
    is_full = (one["game"], one["players"]) in FULL
    ended_without = one["verdict"] != "unfinished" and not one["reached"]
    return one["verdict"] == LOWER or (is_full and ended_without)


def merged(said: Sequence[dict[str, Any]], found: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return what is known of each match of today, in their order: what was *found* now or *said* before.

    What was said before stays for matches not played now, and where the same players had played more games.
    """
    known: dict[tuple[Any, ...], dict[str, Any]] = {}
    for one in (*said, *found):
        where = tuple(one[name] for name in PLACE)
        before = known.get(where)
        if before is None or one["make"] != before["make"] or one["games"] >= before["games"]:
            known[where] = one
    today = [(match.game, match.players, match.one, match.rest) for match in matches()]
    return [known[where] for where in today if where in known]


def line_of(one: dict[str, Any]) -> str:
    """Return a line for people."""
    win, margin = one["win"]
    half = "?" if margin is None else f"{margin:.1%}"
    wanted = "less" if one["one"] in LOSING.values() else "more"
    return (
        f"{one['game']} {one['players']}: {one['one']} - {one['rest']}: {win:.1%} ± {half} of"
        f" {one['games']} games ({wanted} than {one['bar']:.1%} wanted), lead {one['lead'][0]},"
        f" {one['verdict']}"
    )


if __name__ == "__main__":
    collect_seldom()
    sys.exit(main())
