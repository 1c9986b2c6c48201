"""Measurements that come with the program, each file a format, a version and a list of entries.

What was measured of a level stands with its make, and counts only as long as it plays as it did then.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

from evolution_qt import resources
from evolution_qt.brain.networks import checksum_for
from evolution_qt.core.errors import BadInput
from evolution_qt.core.plain import Node, Plain, parse
from evolution_qt.games import game

_log = logging.getLogger(__name__)

_KEYS = ("format", "version", "entries")

T = TypeVar("T")


def make(level: str, key: str, players: int) -> str:
    """Return a word for how *level* plays at a table: with another network or other numbers another word."""
    return (checksum_for(level, game(key), players) or "")[:12]


def shipped(file: str, read: Callable[[Plain], tuple[T, ...]]) -> tuple[T, ...]:
    """Return what a file of the resources holds; nothing, and a line in the log, if it is not sound.

    Nothing too if *file* is empty.
    """
    if not file:
        return ()
    try:
        return read(parse(resources.read_bytes(file)))
    except FileNotFoundError:
        return ()
    except BadInput as error:
        _log.warning("%s is left out: %s", file, error)
        return ()


def entries(plain: Plain, form: str, version: int, read_one: Callable[[Node], T]) -> tuple[T, ...]:
    """Return the entries of a file of this format and version. Raises BadInput with the path to the fault."""
    fields = Node(plain).fields(_KEYS, _KEYS)
    fields["format"].choice((form,))
    fields["version"].number(version, version)
    return tuple([read_one(node) for node in fields["entries"].items()])
