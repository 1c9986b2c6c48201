"""In which round a record of Dominant Species ends, found by its lines alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from evolution_qt.core.record import Header

_PAWN: Final = re.compile(rb'"[0-9]: (?:(plan)|swap|keep|card instinct)\b')
"""How the line of a pawn begins, and of what asks for another one: Initiative and Instinct."""


def round_of(header: Header, moves: Sequence[bytes]) -> int:
    """Return the round of the last move: each planning after something else begins another one.

    A pawn that is placed because of the line before it is no planning. Where nothing is asked between two
    plannings they count as one; the checks of a record know better.
    """
    given = (header.position or {}).get("round", 1)
    found = given if type(given) is int and given > 0 else 1
    is_planning, is_asked = True, False  # the first pawn of a record begins no round
    for line in moves:
        pawn = _PAWN.match(line)
        is_placed = pawn is not None and pawn[1] is not None
        if is_placed and not is_asked:
            found += not is_planning
        is_planning = is_placed and not is_asked
        is_asked = pawn is not None and not is_placed
    return found
