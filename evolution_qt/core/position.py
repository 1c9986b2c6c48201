"""The first keys of every position, whatever game it is of: that it is one, and of which game."""

from __future__ import annotations

from typing import Final

from evolution_qt.core.plain import Fields, Node, shown

FORMAT: Final = "evolution-qt/position"
VERSION: Final = 1
REQUIRED: Final = ("format", "game", "players")
"""The keys that no position is without."""


def check_header(fields: Fields) -> None:
    """Refuse what is no position, or one of a later version. Raises BadInput with the path."""
    name = fields["format"].text()
    if name != FORMAT:
        raise fields["format"].wrong("wrong_format", value=shown(name), expected=FORMAT)
    version = fields.number("version", VERSION, 1)
    if version > VERSION:
        raise fields["version"].wrong("newer_version", value=version, limit=VERSION)


def read_header(node: Node) -> Fields:
    """Return the entries of a position of any game; which others there may be, the game knows.

    Raises BadInput with the path to the fault.
    """
    known = node.value if isinstance(node.value, dict) else ()
    fields = node.fields(known, REQUIRED)
    check_header(fields)
    return fields
