"""Which network plays at a table, found without loading its weights: a record names it by a checksum.

The window's process asks here; numpy and the weights stay in the worker's. What is chosen must agree with
`opponents.network_for`, as a test compares.
"""

from __future__ import annotations

import json
from base64 import b64decode
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from evolution_qt import resources
from evolution_qt.ai.levels import BY_NETWORK, LEVELS, PLAY, SUBSTITUTE, understood
from evolution_qt.core.errors import BadInput
from evolution_qt.core.plain import Node, parse

if TYPE_CHECKING:
    from evolution_qt.core.game import Game

FOLDER: Final = "networks"
_MOST_CHARACTERS: Final = 1_000_000


@dataclass(frozen=True)
class Described:
    """What a network's file says of itself."""

    name: str
    game: str
    players: tuple[int, ...]
    features: tuple[str, int, int]
    """The hash of their names, amounts, marks."""
    checksum: str


def checksum_for(kind: str, game: Game[Any, Any], players: int) -> str | None:
    """Return the checksum of what *kind* plays with at a table of *players*: network, level and character.

    Where no network fits, that is the substitute who plays instead. None for somebody who is no level, or
    whom nobody knows here.
    """
    with suppress(BadInput):
        level, character = understood(kind)
        network = network_checksum(game, players) if level.judging == BY_NETWORK else None
        if network is None and level.judging == BY_NETWORK:
            level = LEVELS[SUBSTITUTE]
        numbers = [asdict(level.among(players)), asdict(character) if character else None, PLAY, network]
        return sha256(json.dumps(numbers, sort_keys=True).encode()).hexdigest()
    return None


def network_checksum(game: Game[Any, Any], players: int) -> str | None:
    """Return the checksum of the network for a table of *players*, None where none fits."""
    insight = game.insight()
    features = (insight.schema, insight.amounts, insight.marks)
    fitting = [
        (distance(one.players, players), one.game != game.key, one.name, one.checksum)
        for one in _described()
        if one.features == features
    ]
    return min(fitting)[-1] if fitting else None


def distance(made_for: tuple[int, ...], players: int) -> tuple[int, bool]:
    """Return how far a network for some numbers of players is from a table of *players*.

    Of two that are as near that for more is nearer: three play more like four than like two.
    """
    return min([(abs(players - one), one < players) for one in made_for])


@cache
def _described() -> tuple[Described, ...]:
    """Return what the sound files say; others are left out, as when networks are loaded."""
    found: list[Described] = []
    with suppress(FileNotFoundError):
        for name in resources.names(FOLDER):
            if name.endswith(".json"):
                with suppress(BadInput, ValueError):
                    found.append(_description(name))
    return tuple(found)


def _description(name: str) -> Described:
    """Return what one file says. Raises BadInput or ValueError if it is not sound."""
    plain = parse(resources.read_bytes(name), most_characters=_MOST_CHARACTERS)
    needed = ("game", "players", "schema", "amounts", "marks", "weights", "checksum")
    fields = Node(plain).fields(tuple(plain) if type(plain) is dict else (), needed)
    checksum = fields["checksum"].text()
    if sha256(b64decode(str(fields["weights"].value), validate=True)).hexdigest() != checksum:
        raise fields["checksum"].wrong("bad_weights")
    return Described(
        name,
        fields["game"].text(),
        tuple([one.number(1) for one in fields["players"].items()]),
        (fields["schema"].text(), fields["amounts"].number(0), fields["marks"].number(0)),
        checksum,
    )
