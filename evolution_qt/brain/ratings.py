"""How strong the levels are: measured against each other in the arena, and otherwise not shown.

A file of the resources, which a game names (`Bots.ratings`), has an entry for each game and number of players
that was measured::

    {"game": "evolution/de", "players": 2, "deals": 100,
     "ratings": {"forager": [1000, 965, 1034], "hunter": [1262, 1225, 1301]},
     "makes": {"forager": "92af3c0d1e77", "hunter": "0be1c88fa2d4"}}

A rating stands with the ends of its 95 % interval, and counts only while the level and the anchor are what
they were (`measurements.make`). 400 points more are ten times as likely to be ahead, which
is Elo for two players; everywhere the level `Bots.anchor` has `ANCHOR_RATING`. ``python -m lab ratings``
writes the file from what ``python -m lab arena`` prints of ``--tables pairs`` or, with more players,
``mixed``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, NamedTuple

from evolution_qt.brain.measurements import entries, make, shipped
from evolution_qt.core.plain import Node, Plain
from evolution_qt.games import game as game_of
from evolution_qt.games import keys

FORMAT: Final = "evolution-ratings"
VERSION: Final = 1
ANCHOR_RATING: Final = 1000
_MOST: Final = 10_000
_KEYS: Final = ("game", "players", "deals", "ratings", "makes")


class Rating(NamedTuple):
    """A strength, and the ends of its 95 % interval."""

    value: int
    low: int
    high: int
    players: int
    """With how many it was measured."""

    @property
    def spread(self) -> int:
        """Return how far the farther end of the interval is away."""
        return max(self.value - self.low, self.high - self.value)


@dataclass(frozen=True)
class Ratings:
    """What was measured of one game with one number of players."""

    game: str
    players: int
    deals: int
    of: Mapping[str, Rating]
    makes: Mapping[str, str]

    def still_true(self) -> Ratings:
        """Return the same of the levels alone that play as they did; of none if the anchor does not."""
        same = [level for level in self.of if make(level, self.game, self.players) == self.makes[level]]
        anchor = game_of(self.game).bots().anchor
        of = {level: self.of[level] for level in same} if anchor in same else {}
        return replace(self, of=of)


def rating(game: str, players: int, level: str) -> Rating | None:
    """Return how strong a level is at such a table, None if that was not measured.

    The number of players measured that is nearest counts, the smaller of two.
    """
    found = [one for one in measured(game) if level in one.of]
    if not found:
        return None
    return min(found, key=lambda one: (abs(one.players - players), one.players)).of[level]


@cache
def measured(game: str) -> Sequence[Ratings]:
    """Return all that comes with the program of a game and is still true; nothing if it is not sound."""
    return [one.still_true() for one in shipped(game_of(game).bots().ratings, read) if one.game == game]


def read(plain: Plain) -> tuple[Ratings, ...]:
    """Return the content of a file. Raises BadInput with the path to the fault."""
    return entries(plain, FORMAT, VERSION, _read_one)


def _read_one(node: Node) -> Ratings:
    fields = node.fields(_KEYS, _KEYS)
    game = fields["game"].choice(keys())
    given = fields["ratings"].fields(game_of(game).bots().levels)
    players = fields["players"].number(2)
    ratings: dict[str, Rating] = {}
    for level in given:
        numbers = given.items(level)
        if len(numbers) != 3:
            raise given[level].wrong("wrong_length", value=len(numbers), expected=3)
        low = numbers[1].number(0, _MOST)
        value = numbers[0].number(low, _MOST)
        ratings[level] = Rating(value, low, numbers[2].number(value, _MOST), players)
    words = fields["makes"].fields(tuple(given), tuple(given))
    makes = {level: words[level].text() for level in given}
    return Ratings(game, players, fields["deals"].number(1), ratings, makes)
