"""Whether characters can be told apart by one game, and play as well as their level.

    python3 dev.py test --long characters
    python -m tests.long.characters --game evolution/de --deals 200 --results FOLDER

`TABLES` says for each game with characters how many play, at which level, and what is demanded. Each
character plays every deal from all seats against its level without a character; what it is seen to do in each
of these games is kept (`tests/ai/character_features.py`). A classifier learns from every second deal and
names the character of the others: it should be right in 60 of 100 games of Evolution, where chance is right
in 17, in 40 of Dominant Species, where it is right in 20. And no character should win much less or more than
its level: in Evolution it may be 75 rating points (60.6 % of the games) from it, in Dominant Species it wins
at least 0.85 of its fair share.

Where pawns are placed, tables of one of each character are played besides: of the first pawns that each
places in a round, at least five actions should have their part.

Deal after deal is a line of a file, and a run goes on where the last one stopped. Without ``--game`` all
games are looked at. ``--seconds`` ends a run early with 0. Ends with 1 if something demanded is refuted.
"""

import argparse
import math
import os
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from evolution_qt.brain.measurements import make
from evolution_qt.brain.opponents import opponent
from evolution_qt.core.estimates import Estimate
from evolution_qt.core.garbage import collect_seldom
from evolution_qt.games import game
from evolution_qt.games.dominant.cards import SPACE_KEYS
from lab.baselines.journal import add_line, read_lines
from tests.ai.character_features import Classifier, WatchedPawns, seen_of, watch


class Table(NamedTuple):
    """At what table the characters of a game are looked at, and what is demanded there."""

    players: int
    level: str
    right: float
    """What part of the games must be told right."""
    least: float
    most: float
    """What part of its fair share of the wins a character may take."""
    pawns: int = 0
    """Among how many actions the first pawns of a round must be shared, where pawns are placed."""


TABLES = {
    "evolution/de": Table(2, "strategist", 0.60, 0.788, 1.212),
    "dominant-species": Table(4, "hunter", 0.40, 0.85, math.inf, pawns=5),
}
FIRST_SEED = 730_000_000
SHARE = 0.05
"""So much of the first pawns is a part of them."""


class Journal:
    """What came of some deals so far, a line each."""

    def __init__(self, path: Path, made: str) -> None:
        self.path = path
        self.make = made
        self.lines: list[dict[str, Any]] = [line for line in read_lines(path) if line["make"] == made]

    @property
    def seed(self) -> int:
        """Return the seed of the next deal."""
        return FIRST_SEED + len(self.lines)

    def add(self, **found: Any) -> None:
        """Keep what came of a deal."""
        self.lines.append({"make": self.make, **found})
        add_line(self.path, self.lines[-1])


def play(journal: Journal, key: str, kind: str, table: Table) -> None:
    """Play one more deal, *kind* from every seat, its level at all others."""
    rules, seats = game(key), range(table.players)
    one, rest = (opponent(each, rules, table.players) for each in (kind, kind.partition("/")[0]))
    games = [
        seen_of(rules, [one if at == seat else rest for at in seats], seat, journal.seed) for seat in seats
    ]
    journal.add(win=sum(part for _, part in games) / table.players, seen=[seen for seen, _ in games])


def play_together(journal: Journal, key: str, kinds: Sequence[str]) -> None:
    """Play one more game of one of each kind, who sit in turns, and count their first pawns by action."""
    rules, turn = game(key), len(journal.lines) % len(kinds)
    bots = [opponent(kind, rules, len(kinds)) for kind in (*kinds[turn:], *kinds[:turn])]
    counted: Counter[str] = Counter()
    for seen, _ in watch(rules, bots, range(len(bots)), journal.seed):
        assert isinstance(seen, WatchedPawns)
        counted.update(SPACE_KEYS[one].partition(":")[0] for one in seen.first.values())
    journal.add(first=dict(counted))


def told(characters: dict[str, Journal]) -> tuple[dict[str, float], Estimate]:
    """Return which part of the games of each was named rightly, and of all, by deals."""
    classifier = Classifier(
        {key: [seen for line in one.lines[::2] for seen in line["seen"]] for key, one in characters.items()}
    )
    each = {
        key: [
            sum(classifier.name(seen) == key for seen in line["seen"]) / len(line["seen"])
            for line in one.lines[1::2]
        ]
        for key, one in characters.items()
    }
    return (
        {key: sum(found) / len(found) for key, found in each.items()},
        Estimate.of([part for found in each.values() for part in found]),
    )


def look_at(key: str, table: Table, deals: int, folder: Path, until: float) -> bool:
    """Play what is left to play and print what was found; return whether something demanded is refuted."""
    rules, players = game(key), table.players
    kinds = {one: f"{table.level}/{one}" for one in rules.bots().characters}
    level = make(table.level, key, players)
    name = f"{key.replace('/', '-')}-{players}-{table.level}"
    characters = {
        one: Journal(folder / f"{name}-{one}.jsonl", make(kind, key, players) + level)
        for one, kind in kinds.items()
    }
    mixed = Journal(
        folder / f"{name}.jsonl", " ".join(make(kind, key, len(kinds)) for kind in kinds.values())
    )
    while time.monotonic() < until:
        if table.pawns and len(mixed.lines) < deals:
            play_together(mixed, key, list(kinds.values()))
        one = min(characters, key=lambda each: len(characters[each].lines))
        if len(characters[one].lines) >= deals:
            break
        play(characters[one], key, kinds[one], table)
    if min(len(one.lines) for one in characters.values()) < 2:
        print(f"{key}: too few deals to tell")
        return False
    print(f"{key}, {players} players, {table.level}")
    is_refuted = told_of(characters, table)
    if mixed.lines:
        is_refuted |= told_of_pawns(mixed, table)
    return is_refuted and min(len(one.lines) for one in characters.values()) >= deals


def told_of(characters: dict[str, Journal], table: Table) -> bool:
    """Print how well characters play and are told apart; return whether something demanded is refuted."""
    parts, right = told(characters)
    is_refuted = False
    for key, one in characters.items():
        win = Estimate.of([line["win"] for line in one.lines])
        low, high = (table.players * (win.mean + sign * (win.margin or 0)) for sign in (-1, 1))
        is_refuted = is_refuted or low > table.most or high < table.least
        points = ""
        if table.players == 2:
            points = f", {rating(low / 2):+.0f} to {rating(high / 2):+.0f} points"
        print(
            f"{key:10}{table.players * len(one.lines):5} games, {win.mean:.1%}, {low:.2f} to {high:.2f} of"
            f" its share{points}, told right in {parts[key]:.0%}"
        )
    margin = right.margin or 0
    print(f"all: {right.mean:.1%} +- {margin:.1%}")
    return is_refuted or right.mean + margin < table.right


def told_of_pawns(mixed: Journal, table: Table) -> bool:
    """Print how the first pawns of rounds are shared; return whether among too few actions."""
    first: Counter[str] = Counter()
    for line in mixed.lines:
        first.update(line["first"])
    parts = {action: count / first.total() for action, count in first.most_common()}
    rows = ", ".join(f"{action} {part:.0%}" for action, part in parts.items())
    print(f"first pawns, {len(mixed.lines)} games of one of each: {rows}")
    return sum(part >= SHARE for part in parts.values()) < table.pawns


def rating(part: float) -> float:
    """Return how many points someone is above whom it takes that part of the games from (Elo)."""
    part = min(max(part, 0.001), 0.999)
    return 400 * math.log10(part / (1 - part))


def main(arguments: list[str] | None = None) -> int:
    """Look at one game or all; 1 if something demanded is refuted."""
    parser = argparse.ArgumentParser(description="whether characters can be told apart")
    parser.add_argument("--game", choices=TABLES, help="only this one")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--level", help="another one than is usual")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="end after so many")
    results = Path(os.environ.get("EVOLUTION_LONG_RESULTS", "long-results/characters"))
    parser.add_argument("--results", type=Path, default=results, help="folder that remembers what was done")
    options = parser.parse_args(arguments)
    options.results.mkdir(parents=True, exist_ok=True)
    keys = [options.game] if options.game else list(TABLES)
    end = time.monotonic() + options.seconds
    is_refuted = False
    for at, key in enumerate(keys):
        table = TABLES[key]._replace(level=options.level or TABLES[key].level)
        left = end - time.monotonic()
        until = time.monotonic() + left / (len(keys) - at)
        is_refuted |= look_at(key, table, options.deals, options.results, until)
    return int(is_refuted)


if __name__ == "__main__":
    collect_seldom()
    sys.exit(main())
