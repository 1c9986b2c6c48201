"""Measurements that come with the program, each file a format, a version and a list of entries."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

from evolution_qt import resources
from evolution_qt.core.errors import BadInput
from evolution_qt.core.plain import Node, Plain, parse

_log = logging.getLogger(__name__)

_KEYS = ("format", "version", "entries")

T = TypeVar("T")


def shipped(file: str, read: Callable[[Plain], tuple[T, ...]]) -> tuple[T, ...]:
    """Return what a file of the resources says; nothing, and a word in the log, if it is not sound."""
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
