"""Opponents by name: a level and a character, a game, and the network that fits both.

Networks, and numpy with them, are loaded when the first opponent needs one: substitutes play without.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING

from evolution_qt import resources
from evolution_qt.ai.bots import Bot, Habitual, simple_bot
from evolution_qt.ai.flat import ON_RULES_ALONE, FlatHabits, FlatMonteCarlo
from evolution_qt.ai.thinker import Thinker
from evolution_qt.brain.networks import distance, files
from evolution_qt.core.errors import BadInput
from evolution_qt.core.levels import BY_NETWORK, BY_POLICY, FLAT, SIMPLE, Character, Level

if TYPE_CHECKING:
    from collections.abc import Mapping

    from evolution_qt.ai.network import Network
    from evolution_qt.brain.outside import OutsideBot
    from evolution_qt.core.game import AnyGame

_log = logging.getLogger(__name__)


def opponent(kind: str, game: AnyGame, players: int, programs: Mapping[str, OutsideBot] | None = None) -> Bot:
    """Return the opponent that *kind* names, such as ``apex/stalker``, for a table of *players*.

    *programs* has the outside programs that may be named, by their kinds, such as ``outside/fox``. Raises
    BadInput for a name that is not known.
    """
    if programs and kind in programs:
        return programs[kind]
    bots = game.bots()
    if kind in SIMPLE and kind not in bots.levels:
        return simple_bot(kind)
    if not bots.levels and kind == FLAT:
        return FlatMonteCarlo(None, FlatHabits(), ON_RULES_ALONE)
    others = [one for one in bots.kinds if one not in bots.levels]
    level, character = bots.understood(kind, [*others, *(programs or ())])
    by_network = level.judging == BY_NETWORK
    network = network_for(game, players, bots.judges(level, players)) if by_network else None
    if network is None and by_network:
        level, _ = bots.understood(bots.substitute)
    return player(game, bots.at_table(level, players), network, character)


def player(game: AnyGame, level: Level, network: Network | None, character: Character | None) -> Bot:
    """Return the bot that plays a level: one that thinks, or one with a fixed way to play."""
    if level.judging == BY_POLICY:
        return Habitual(game.bots().policies[level.key])
    return Thinker(level, network, character)


def network_for(game: AnyGame, players: int, together: int = 1) -> Network | None:
    """Return the network for this game and table, or the nearest that fits; None if there is none.

    If so many judge *together*, it is the mean of the nearest, of all where there are fewer.
    """
    networks = _networks(game.bots().networks)
    if not networks:
        return None
    evaluation = game.evaluation()
    fitting: list[tuple[tuple[tuple[int, bool], bool], str, Network]] = []
    for name, network in networks:
        with suppress(BadInput):
            network.fit(evaluation.schema, evaluation.amounts, evaluation.marks)
            fitting.append((_distance(network, game.key, players), name, network))
    nearest = sorted(fitting)[:together]
    return _mean(tuple([network for *_, network in nearest])) if nearest else None


@cache
def _mean(networks: tuple[Network, ...]) -> Network:
    """Return what judges like all of *networks* together."""
    first = networks[0]
    return first if len(networks) == 1 else type(first).mean(networks)  # its module is loaded when needed


def _distance(network: Network, key: str, players: int) -> tuple[tuple[int, bool], bool]:
    """Return how far a network is from the table it is wanted for; its number of players counts most."""
    return distance(network.players, players), network.game != key


@cache
def _networks(folder: str) -> tuple[tuple[str, Network], ...]:
    """Return all sound networks in a folder of the resources, by name; of others a word goes to the log."""
    from evolution_qt.ai.network import Network

    found: list[tuple[str, Network]] = []
    for name in files(folder):
        try:
            found.append((name, Network.read(resources.read_bytes(name))))
        except BadInput as error:
            _log.warning("%s is left out: %s", name, error)
    return tuple(found)
