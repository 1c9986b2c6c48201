"""What outside programs failed at: noted where they play, told where they are read, each fault once.

Programs play in other processes, or on other machines, which do not know the reader's language. How often
they failed is counted elsewhere; this says why.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from evolution_qt.core.errors import Fault
from evolution_qt.core.plain import MOST_CHARACTERS, Node, Plain, shown

Tell: TypeAlias = Callable[[str, Fault], None]
"""Told the kind of a program, ``outside/fox``, and a fault that it was not told of before."""

MOST: Final = 10
"""Faults of a program that are told of."""
_KEYS: Final = ("kind", "code", "params", "where")


def untold(kind: str, fault: Fault) -> None:
    """Tell no one."""


class Failures:
    """The faults of programs, each once, and no more than MOST of a program."""

    def __init__(self) -> None:
        self._faults: dict[str, list[Fault]] = {}

    def add(self, kind: str, fault: Fault) -> bool:
        """Take note of a program's fault, and return whether it is worth telling."""
        known = self._faults.setdefault(kind, [])
        if fault in known or len(known) >= MOST:
            return False
        known.append(fault)
        return True

    def plain(self) -> list[Plain]:
        """Return them as plain data, with texts that are not too long for it."""
        return [_plain(kind, fault) for kind, faults in self._faults.items() for fault in faults]


def read(node: Node) -> list[tuple[str, Fault]]:
    """Return the faults in plain data, each with the kind of its program. Raises BadInput with the path."""
    return [_read(one) for one in node.items()]


def _plain(kind: str, fault: Fault) -> Plain:
    params: dict[str, Plain] = {
        name: value if isinstance(value, int) else shown(value, MOST_CHARACTERS)
        for name, value in fault.params.items()
    }
    return {"kind": kind, "code": fault.code, "params": params, "where": shown(fault.where, MOST_CHARACTERS)}


def _read(node: Node) -> tuple[str, Fault]:
    fields = node.fields(_KEYS, _KEYS)
    given = fields["params"]
    if not isinstance(given.value, dict):
        raise given.wrong("not_an_object")
    params: dict[str, int | str] = {}
    for name, value in given.value.items():
        params[name] = value if isinstance(value, int) else Node(value, given.path).text()
    return fields["kind"].text(), Fault(fields["code"].text(), params, fields["where"].text())
