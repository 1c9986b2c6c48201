"""Which network plays at a table, found without making it: a record names it by a checksum.

The window's process asks here; numpy stays in the worker's. What is chosen must agree with
`opponents.network_for`, as a test compares.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING

from evolution_qt import resources
from evolution_qt.ai import PLAY
from evolution_qt.ai.network_file import Stored, joint, read
from evolution_qt.core.errors import BadInput
from evolution_qt.core.levels import BY_NETWORK

if TYPE_CHECKING:
    from evolution_qt.core.game import AnyGame


def checksum_for(kind: str, game: AnyGame, players: int) -> str | None:
    """Return the checksum of what *kind* plays with at a table of *players*: network, level and character.

    Where no network fits, that is the substitute who plays instead. None for a player that is no level, or
    is not known here.
    """
    with suppress(BadInput):
        bots = game.bots()
        level, character = bots.understood(kind)
        by_network = level.judging == BY_NETWORK
        network = network_checksum(game, players, bots.judges(level, players)) if by_network else None
        if network is None and by_network:
            level, _ = bots.understood(bots.substitute)
        level = bots.at_table(level, players)
        numbers = [asdict(level), asdict(character) if character else None, PLAY, network]
        return sha256(json.dumps(numbers, sort_keys=True).encode()).hexdigest()
    return None


def network_checksum(game: AnyGame, players: int, together: int = 1) -> str | None:
    """Return the checksum of the network for a table of *players*, None where none fits.

    If so many judge *together*, it is their joint one.
    """
    evaluation = game.evaluation()
    features = (evaluation.schema, evaluation.amounts, evaluation.marks)
    fitting = [
        (distance(one.players, players), one.game != game.key, name, one.checksum)
        for name, one in _described(game.bots().networks)
        if (one.schema, one.amounts, one.marks) == features
    ]
    return joint([one[-1] for one in sorted(fitting)[:together]]) if fitting else None


def distance(made_for: tuple[int, ...], players: int) -> tuple[int, bool]:
    """Return how far a network for some numbers of players is from a table of *players*.

    Of two that are as near that for more is nearer: three play more like four than like two.
    """
    return min([(abs(players - one), one < players) for one in made_for])


def files(folder: str) -> list[str]:
    """Return the files of networks in a folder of the resources; none where there is no such folder."""
    if not folder:
        return []
    try:
        return [name for name in resources.names(folder) if name.endswith(".json")]
    except FileNotFoundError:
        return []


@cache
def _described(folder: str) -> tuple[tuple[str, Stored], ...]:
    """Return what the sound files hold, by name; others are left out, as when networks are loaded."""
    found: list[tuple[str, Stored]] = []
    for name in files(folder):
        with suppress(BadInput):
            stored, _ = read(resources.read_bytes(name))
            found.append((name, stored))
    return tuple(found)
