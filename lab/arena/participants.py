"""Who takes part: a text becomes a participant that can be told from all others, and that becomes a bot.

Known are the levels and the simple opponents, with or without a character (``apex/stalker``), a network of
one's own for a level (``strategist@runs/a/network.json``), the baselines, and the outside programs that a
`Supplies` names (``outside/fox``).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Final

from evolution_qt.ai import PLAY
from evolution_qt.ai.bots import Bot, simple_bot
from evolution_qt.ai.network import Network
from evolution_qt.brain.opponents import network_for, player
from evolution_qt.brain.outside import OutsideBot, Word, log_failure
from evolution_qt.brain.programs import Program
from evolution_qt.core.errors import located
from evolution_qt.core.game import AnyGame
from evolution_qt.core.levels import BY_NETWORK, SIMPLE
from evolution_qt.core.plain import Fields, Node, Plain, read_file, shown
from lab.baselines import baselines
from lab.faults import bad

OUTSIDE: Final = "outside/"
_AT: Final = "@"
_DIGITS: Final = 8
"""Hexadecimal digits by which people tell networks apart."""


@dataclass(frozen=True)
class Supplies:
    """Where this machine finds what a participant is made of; no result depends on the places."""

    networks: tuple[str, ...] = ()
    """Files of networks."""
    programs: tuple[tuple[str, str], ...] = ()
    """Outside programs, each a name and what starts it."""

    def network(self, checksum: str, game: AnyGame, players: int, together: int) -> Network:
        """Return the network with this checksum, or so many *together*.

        Raises BadInput if neither the program nor a file has it.
        """
        own = network_for(game, players, together)
        if own is not None and own.checksum == checksum:
            return own
        for path in self.networks:
            network = _network(path)
            if network.checksum == checksum:
                evaluation = game.evaluation()
                with located(path):
                    return network.fit(evaluation.schema, evaluation.amounts, evaluation.marks)
        raise bad("no_such_network", value=checksum[:_DIGITS])


@cache
def _network(path: str) -> Network:
    data = read_file(path)
    with located(path):
        return Network.read(data)


@dataclass(frozen=True)
class Participant:
    """One who takes part; equal ones play equally, wherever they are made."""

    name: str
    """What reports say: what was typed, but the checksum of a network in place of its file."""
    kind: str
    """A level, with or without a character, or the name of another sort of opponent."""
    network: str = ""
    """The checksum of the network it plays with, if any."""
    make: str = ""
    """A hash of the settings of its level and character."""

    @property
    def is_outside(self) -> bool:
        """Return whether it is an outside program."""
        return self.kind.startswith(OUTSIDE)

    def plain(self) -> dict[str, Plain]:
        """Return it as plain data."""
        return {"name": self.name, "kind": self.kind, "network": self.network, "make": self.make}

    @classmethod
    def read(cls, node: Node) -> Participant:
        """Return the participant in plain data. Raises BadInput with the path."""
        keys = ("name", "kind", "network", "make")
        fields: Fields = node.fields(keys, keys)
        return cls(*[fields[key].text() for key in keys])


def entered(text: str, game: AnyGame, players: int, supplies: Supplies) -> Participant:
    """Return the participant that *text* names at a table of *players*. Raises BadInput.

    A file of a network must be on the *supplies*, and a program too.
    """
    kind, at, path = text.partition(_AT)
    if kind.startswith(OUTSIDE):
        if at:
            raise bad("plays_without_network", value=shown(kind))
        _outside(kind, supplies, log_failure)
        return Participant(kind, kind)
    if kind in SIMPLE or kind in baselines(game):
        if at:
            raise bad("plays_without_network", value=shown(kind))
        own = None if kind in SIMPLE else network_for(game, players)
        return Participant(kind, kind, own.checksum if own else "")
    _check(kind, game)
    level, _ = game.bots().understood(kind)
    make = _make(kind, game, players)
    if level.judging != BY_NETWORK:
        if at:
            raise bad("plays_without_network", value=shown(kind))
        return Participant(kind, kind, make=make)
    together = game.bots().judges(level, players)
    network = _network(path) if at else network_for(game, players, together)
    if network is None:
        raise bad("no_such_network", value=game.key)
    supplies.network(network.checksum, game, players, together)
    name = f"{kind}{_AT}{network.checksum[:_DIGITS]}" if at else kind
    return Participant(name, kind, network.checksum, make)


def _check(kind: str, game: AnyGame) -> None:
    """Refuse what names no participant, and say who there is. Raises BadInput."""
    level, slash, _ = kind.partition("/")
    others = [*SIMPLE, *baselines(game)]
    if slash and level in others:
        raise bad("plays_without_character", value=shown(level))
    game.bots().understood(kind, [*others, f"{OUTSIDE}NAME"])


def _make(kind: str, game: AnyGame, players: int) -> str:
    """Return a hash of how a level and character play at a table of *players*."""
    bots = game.bots()
    level, character = bots.understood(kind)
    return sha256(repr((bots.at_table(level, players), character, PLAY)).encode()).hexdigest()[:_DIGITS]


def seated(
    participant: Participant, game: AnyGame, players: int, supplies: Supplies, tell: Word = log_failure
) -> Bot:
    """Return a bot that plays as *participant* at a table of *players*; what a program fails at is told.

    Raises BadInput if this machine cannot make it, or would make another one.
    """
    kind = participant.kind
    if kind.startswith(OUTSIDE):
        return _outside(kind, supplies, tell)
    if kind in SIMPLE:
        return simple_bot(kind)
    if kind in (makers := baselines(game)):
        own = network_for(game, players)
        if participant.network != (own.checksum if own else ""):
            raise bad("other_make", value=kind)
        return makers[kind](game, players)
    bots = game.bots()
    level, character = bots.understood(kind)
    if participant.make != _make(kind, game, players):
        raise bad("other_make", value=kind)
    network = None
    if participant.network:
        network = supplies.network(participant.network, game, players, bots.judges(level, players))
    return player(game, bots.at_table(level, players), network, character)


def bot(text: str, game: AnyGame, players: int, supplies: Supplies | None = None) -> Bot:
    """Return the opponent that *text* names, for a table of *players*. Raises BadInput."""
    path = text.partition(_AT)[2]
    supplies = supplies or Supplies((path,) if path else ())
    return seated(entered(text, game, players, supplies), game, players, supplies)


def files(texts: list[str]) -> tuple[str, ...]:
    """Return the files of networks that participants name."""
    return tuple(sorted({path for text in texts if (path := text.partition(_AT)[2])}))


def _outside(kind: str, supplies: Supplies, tell: Word) -> Bot:
    """Return an outside program as an opponent; it is started when it is first asked. Raises BadInput."""
    name = kind.removeprefix(OUTSIDE)
    commands = dict(supplies.programs)
    if name not in commands:
        raise bad("program_not_given", value=shown(kind), name=shown(name))
    return OutsideBot(Program.made(name, commands[name]), tell)
