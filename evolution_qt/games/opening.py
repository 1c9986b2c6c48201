"""From plain data to a game that can be played: which game it is, and the state or match in it."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from evolution_qt.core.errors import located
from evolution_qt.core.game import AnyGame
from evolution_qt.core.match import AnyMatch, Match
from evolution_qt.core.option import read_options
from evolution_qt.core.plain import Node, Plain, shown
from evolution_qt.core.position import read_header
from evolution_qt.core.record import Header, Record
from evolution_qt.games import game, keys


def game_of(key: Node, rules: Node | None) -> AnyGame:
    """Return the game that *key* names with the options that *rules* sets. Raises BadInput with the path."""
    name = key.text()
    if name not in keys():
        raise key.wrong("unknown_game", value=shown(name))
    edition = game(name)
    return edition if rules is None else edition.with_options(read_options(rules, edition.options))


def open_position(plain: Plain) -> tuple[AnyGame, Any]:
    """Return the game and the state that a position describes. Raises BadInput with the path to the fault."""
    fields = read_header(Node(plain))
    edition = game_of(fields["game"], fields.get("rules"))
    return edition, edition.load(plain)


def open_record(record: Record) -> AnyMatch:
    """Return the match that a record leads to. Raises BadInput that names the line."""
    return Match(_edition(record.header), record)


def opening_record(record: Record) -> Generator[None, None, AnyMatch]:
    """Do the same a line at a time; the match is what the generator returns in the end."""
    return Match.by_steps(_edition(record.header), record)


def _edition(header: Header) -> AnyGame:
    with located("line 1"):
        return game_of(Node(header.game, "game"), Node(header.rules, "rules"))


def begin(header: Header) -> AnyMatch:
    """Return a fresh match that begins as *header* asks."""
    return open_record(Record(header))
