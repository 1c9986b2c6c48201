"""The levels and characters of opponents, as data. A level says how well somebody plays, a character how.

Weaker levels see less, look less far and think of fewer plans: they overlook dangers and do not count cards.
Strength is counted in evaluations and worlds, never in seconds, so that it is the same on every machine that
is not so slow that the guard stops it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from evolution_qt.core.errors import bad
from evolution_qt.core.plain import shown

T = TypeVar("T")

BY_CHANCE: Final = "chance"
"""Any sensible step."""
BY_RULES: Final = "rules"
"""The game's own quick policy: written rules with weights, each step by itself."""
BY_NETWORK: Final = "network"
PLAY: Final = 6
"""Rises when levels play otherwise with the same numbers; moves of earlier records are not compared then."""


@dataclass(frozen=True)
class Level:
    """How well somebody plays."""

    key: str
    judging: str
    width: int = 1
    """Plans of a turn that are followed up at each step."""
    evaluations: int = 1_000_000
    """Evaluations after which a turn is not planned any further."""
    plans: int = 1
    """Turns, and cards laid in secret, that are tried in sampled worlds; 1 tries none."""
    steps: int = 1
    """The same of all other steps."""
    worlds: int = 0
    """Worlds in which the best two steps are tried in the end; worse ones are given up earlier."""
    turn_worlds: int = 0
    """The same for a turn that is put together."""
    secret_worlds: int = 0
    """The same for a single card laid in secret, after which a whole turn has to be worked out."""
    careless: int = 0
    """How often in a thousand turns it overlooks who could attack it."""
    slack: int = 0
    """Thousandths of a win that it does not tell apart; where more than two play, of what it expects."""
    impartial: int = 0
    """Thousandths of a win by which attacks on others may fall behind the best and still be made as often."""
    judges_feeding: bool = False
    """Whether everybody's feeding is judged by the network in sampled worlds, not by the quick policy."""
    judges_later_feeding: bool = False
    """The same of feeding that only follows: where a card or a turn is weighed up, in secret."""
    judges_others: bool = False
    """Whether what others do in secret in those worlds is judged by the network, not by the quick policy."""

    def among(self, players: int) -> Level:
        """Return how it plays at a table of *players*: the more there are, the longer a world takes."""
        return _at_table(AMONG_MORE, players).get(self.key, self)

    def networks(self, players: int) -> int:
        """Return how many networks judge together at a table of *players*."""
        return _at_table(TOGETHER, players).get(self.key, 1)


def _at_table(by_fewest: Mapping[int, Mapping[str, T]], players: int) -> Mapping[str, T]:
    """Return what stands for the largest number that *players* reach; the largest stands first."""
    return next((found for fewest, found in by_fewest.items() if players >= fewest), {})


def _by_key(*levels: Level) -> dict[str, Level]:
    return {level.key: level for level in levels}


LEVELS: Final = _by_key(
    Level("hatchling", BY_CHANCE),
    Level("forager", BY_RULES),
    Level("hunter", BY_NETWORK, careless=500, slack=150),
    Level("strategist", BY_NETWORK, width=8, evaluations=4_000, careless=200, slack=60),
    Level(
        "apex",
        BY_NETWORK,
        width=10,
        evaluations=3_500,
        plans=6,
        steps=6,
        worlds=3,
        turn_worlds=3,
        secret_worlds=3,
        judges_feeding=True,
        judges_later_feeding=True,
        judges_others=True,
    ),
    Level(
        "apex_patient",
        BY_NETWORK,
        width=24,
        evaluations=12_000,
        plans=12,
        steps=12,
        worlds=12,
        turn_worlds=12,
        secret_worlds=8,
        judges_feeding=True,
        judges_later_feeding=True,
        judges_others=True,
    ),
)
"""All levels, the weakest first, as they play at a table of two."""
_HUNTER_AMONG_MORE: Final = replace(LEVELS["hunter"], slack=140)
_STRATEGIST_AMONG_MORE: Final = replace(LEVELS["strategist"], slack=100)
"""Those in between; 150, 100 for `hunter` and 60 meant parts of a win there: for them PLAY would rise."""
_APEX_AMONG_MORE: Final = replace(
    LEVELS["apex"],
    width=1,
    plans=4,
    steps=8,
    worlds=1,
    turn_worlds=1,
    impartial=15,
    judges_later_feeding=False,
    judges_others=False,
)
_PATIENT_AMONG_MORE: Final = replace(LEVELS["apex_patient"], width=16, plans=10, turn_worlds=10, impartial=15)
AMONG_MORE: Final = {
    5: _by_key(
        _HUNTER_AMONG_MORE,
        replace(_STRATEGIST_AMONG_MORE, slack=70),
        replace(_APEX_AMONG_MORE, secret_worlds=1),
        replace(_PATIENT_AMONG_MORE, width=12, plans=8, steps=8, worlds=6, turn_worlds=6, secret_worlds=6),
    ),
    3: _by_key(_HUNTER_AMONG_MORE, _STRATEGIST_AMONG_MORE, _APEX_AMONG_MORE, _PATIENT_AMONG_MORE),
}
"""Those that play otherwise at larger tables, by the fewest players, the largest tables first."""
TOGETHER: Final[Mapping[int, Mapping[str, int]]] = {5: {"apex_patient": 2}}
"""Levels for whom the mean of several networks judges, those nearest to the table, likewise."""


SUBSTITUTE: Final = "forager"
"""Who plays instead of somebody who cannot: it needs no network and next to no time."""


@dataclass(frozen=True)
class Character:
    """How somebody plays: what is worth more to it than it should be, in thousandths of a win."""

    key: str
    tastes: Mapping[str, int] = field(default_factory=dict)
    """By the names of the game's tastes, for each of the things counted."""
    risk: int = 0
    """What a spread of results counts, in thousandths of it."""

    def liking(self, names: Sequence[str]) -> list[float]:
        """Return what one more of each of a game's tastes is worth to it, in wins."""
        return [self.tastes.get(name, 0) / 1000 for name in names]


CHARACTERS: Final[dict[str, Character]] = {
    character.key: character
    for character in (
        Character("grazer", {"population": 13, "hunters": -50}),
        Character("turtle", {"sheltered": 85, "exposed": -14}),
        Character("stalker", {"hunters": 150}),
        Character("saboteur", {"plants": -20}),
        Character("gambler", {"sheltered": -30, "exposed": 6}, risk=400),
        Character("gardener", {"traits": 36, "partners": 80}),
    )
}


def understood(kind: str, others: Sequence[str] = ()) -> tuple[Level, Character | None]:
    """Return the level and character that *kind* names: ``apex`` or ``apex/stalker``.

    Raises BadInput, which says who there is: the levels, and *others* who are no levels.
    """
    level, slash, character = kind.partition("/")
    if level not in LEVELS:
        raise bad("none_of", value=shown(kind), known=", ".join([*LEVELS, *others]))
    if slash and character not in CHARACTERS:
        raise bad("none_of", value=shown(character), known=", ".join(CHARACTERS))
    return LEVELS[level], CHARACTERS[character] if slash else None
