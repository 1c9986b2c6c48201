"""Which games a reset has had forgotten. The one thing that no record says, so a file of its own.

`record-book.json` beside the database: ``{"format": "evolution-qt/record-book", "version": 1, "since": TIME,
"forgotten": [IDENTITY, ...]}``. Games are named by what happened in them, so that a game that is renamed or
copied stays forgotten. Without the file every game counts.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from evolution_qt.core.errors import BadInput
from evolution_qt.core.files import replace
from evolution_qt.core.plain import Node, parse, read_file

_log = logging.getLogger(__name__)

FORMAT: Final = "evolution-qt/record-book"
VERSION: Final = 1
_IDENTITY: Final = re.compile(r"[0-9a-f]{16}")


@dataclass(frozen=True)
class Forgotten:
    """Games that no longer count, and when that was said last (UTC, as records write it)."""

    since: str = ""
    identities: frozenset[str] = field(default_factory=frozenset)

    def data(self) -> bytes:
        """Return the content of the file."""
        lines = ",\n".join(json.dumps(one) for one in sorted(self.identities))
        head = {"format": FORMAT, "version": VERSION, "since": self.since}
        return (json.dumps(head)[:-1] + f', "forgotten": [\n{lines}\n]}}\n').encode()

    def with_more(self, identities: Iterable[str], since: str) -> Forgotten:
        """Return what is forgotten after another reset."""
        return Forgotten(since, self.identities | frozenset(identities))


def read(path: Path) -> Forgotten:
    """Return what a file says; nothing is forgotten without one.

    A file that cannot be understood is put aside as `.bad`, and all games count again.
    """
    try:
        return understood(read_file(path))
    except BadInput as error:
        if error.fault.code == "no_such_file":
            return Forgotten()
        _log.warning("what the record book has forgotten cannot be read, put aside: %s", error)
        try:
            replace(path, path.with_name(path.name + ".bad"))
        except OSError as second:
            _log.warning("cannot put it aside: %s", second)
        return Forgotten()


def understood(data: bytes) -> Forgotten:
    """Return what the content of a file says. Raises BadInput."""
    root = Node(parse(data)).fields(("format", "version", "since", "forgotten"), ("format", "forgotten"))
    root["format"].choice((FORMAT,))
    root.number("version", VERSION, 1, VERSION)
    since = root["since"].text() if "since" in root else ""
    found = set()
    for one in root.items("forgotten"):
        if _IDENTITY.fullmatch(one.text()) is None:
            raise one.wrong("unknown_value", value="…")
        found.add(one.text())
    return Forgotten(since, frozenset(found))
