"""How often a game is really won when an opponent expects so: measured, and otherwise not shown.

A file of the resources, which a game names (`Bots.calibration`), has an entry for each game, number of
players, level and phase that was measured on games held out of training::

    {"game": "evolution/de", "players": 2, "level": "apex", "phase": "play", "make": "0be1c88fa2d4",
     "games": 5000, "sayings": 2310, "error": 21, "brier": 1640, "by_score": 1850,
     "map": [[0, 12], [500, 480], [1000, 985]]}

``error`` is the expected calibration error and the pairs of ``map``, rising in both numbers, say which chance
was meant by the one that was given, all in thousandths; between two pairs the way is straight. ``brier`` is
the mean squared distance between chances told and games won, in ten-thousandths, and ``by_score`` that of
a judge who only knows the round and by how many points a seat is ahead. An entry counts only while its level
is what it was (`measurements.make`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from evolution_qt.brain.measurements import entries, make, shipped
from evolution_qt.core.plain import Node, Plain
from evolution_qt.games import game as game_of
from evolution_qt.games import keys

FORMAT: Final = "evolution-calibration"
VERSION: Final = 2
"""Rises when levels that play as before tell otherwise what they expect: former maps do not fit that."""
LEAST_GAMES: Final = 5_000
MOST_ERROR: Final = 30
"""Thousandths; where the error is larger, or fewer games were looked at, no chance is shown."""
_WHOLE: Final = 1000
_MOST_COUNT: Final = 2**40
_TEN_THOUSAND: Final = 10_000
_KEYS: Final = (
    "game",
    "players",
    "level",
    "phase",
    "make",
    "games",
    "sayings",
    "error",
    "brier",
    "by_score",
    "map",
)


@dataclass(frozen=True)
class Calibration:
    """What was measured for one game, number of players, level and phase."""

    game: str
    players: int
    level: str
    phase: str
    make: str
    games: int
    """How many were held out."""
    sayings: int
    """How often in these a chance was told."""
    error: int
    brier: int
    by_score: int
    pairs: tuple[tuple[int, int], ...]

    @property
    def is_still_true(self) -> bool:
        """Return whether its level plays as it did when it was measured."""
        return self.make == make(self.level, self.game, self.players)

    @property
    def is_good(self) -> bool:
        """Return whether chances may be shown."""
        return self.games >= LEAST_GAMES and self.error <= MOST_ERROR and self.brier < self.by_score


def meant(pairs: Sequence[tuple[int, int]], said: int) -> int:
    """Return the chance to win, in thousandths, that a map has for what was expected."""
    before = pairs[0]
    for pair in pairs:
        if said <= pair[0]:
            apart = pair[0] - before[0]
            share = (said - before[0]) / apart if apart > 0 else 1.0
            return round(before[1] + max(share, 0.0) * (pair[1] - before[1]))
        before = pair
    return before[1]


def chance(game: str, players: int, level: str, phase: str, said: int) -> int | None:
    """Return a chance to win that may be shown, None if nothing good enough was measured.

    *said* is what an opponent of that level expects in that phase; both are in thousandths.
    """
    for one in measured(game):
        if (one.players, one.level, one.phase) == (players, level, phase) and one.is_good:
            return meant(one.pairs, said)
    return None


@cache
def measured(game: str) -> Sequence[Calibration]:
    """Return all that comes with the program of a game and is still true; nothing if it is not sound."""
    found = shipped(game_of(game).bots().calibration, read)
    return [one for one in found if one.game == game and one.is_still_true]


def read(plain: Plain) -> tuple[Calibration, ...]:
    """Return the content of a file. Raises BadInput with the path to the fault."""
    return entries(plain, FORMAT, VERSION, _read_one)


def _read_one(node: Node) -> Calibration:
    fields = node.fields(_KEYS, _KEYS)
    key = fields["game"].choice(keys())
    game = game_of(key)
    pairs: list[tuple[int, int]] = []
    for pair in fields["map"].items():
        numbers = pair.items()
        if len(numbers) != 2:
            raise pair.wrong("wrong_length", value=len(numbers), expected=2)
        last = pairs[-1] if pairs else (0, 0)
        pairs.append((numbers[0].number(last[0], _WHOLE), numbers[1].number(last[1], _WHOLE)))
    if len(pairs) < 2:
        raise fields["map"].wrong("wrong_length", value=len(pairs), expected=2)
    return Calibration(
        key,
        fields["players"].number(2),
        fields["level"].choice(game.bots().levels),
        fields["phase"].choice(game.evaluation().phases),
        fields["make"].text(),
        fields["games"].number(0, _MOST_COUNT),
        fields["sayings"].number(0, _MOST_COUNT),
        fields["error"].number(0, _WHOLE),
        fields["brier"].number(0, _TEN_THOUSAND),
        fields["by_score"].number(0, _TEN_THOUSAND),
        tuple(pairs),
    )
