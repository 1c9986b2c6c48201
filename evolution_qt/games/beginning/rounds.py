"""In which round a record of The Beginning ends, found by its lines alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from evolution_qt.core.record import Header

_MOVE: Final = re.compile(rb'"([0-9]): ([a-z]+)')
"""How the line of a move begins: seat and verb."""
_LAYING: Final = (b"species", b"population", b"trait")
"""The verbs that come before *done*, which every turn has once."""


def round_of(header: Header, moves: Sequence[bytes]) -> int:
    """Return the round of the last move, counted by *done*: also where a record has no checks."""
    position = header.position or {}
    given = position.get("round", 1)
    first = given if type(given) is int and given > 0 else 1
    last = _MOVE.match(moves[-1]) if moves else None
    if last is None:
        return first
    seat, verb = last.groups()
    done = b'"%b: done"' % seat
    turns = sum([line.startswith(done) for line in moves]) + (verb in _LAYING)
    if position and _had_ended_cards(position, int(seat), len(header.players)):
        turns += 1
    return first - 1 + max(turns, 1)


def _had_ended_cards(position: dict[str, object], seat: int, seats: int) -> bool:
    """Whether *seat* had said *done* before the record began, in the round in which it begins."""
    first = position.get("first_player", 0)
    asked = position.get("to_move", first)
    if type(first) is not int or type(asked) is not int:
        return False
    if seat == asked:
        return position.get("phase", "play") != "play"
    return (seat - first) % seats < (asked - first) % seats
