"""In which round a record of Evolution ends, found by its lines alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from evolution_qt.core.record import Header

_FOOD: Final = re.compile(rb'"([0-9]): food ')
"""How a line begins with which a seat lays its food card: once in each round."""


def round_of(header: Header, moves: Sequence[bytes]) -> int:
    """Return the round of the last move, counted by the food cards: also where a record has no checks."""
    position = header.position or {}
    first = position.get("round", 1)
    laid = position.get("food_cards")
    is_past = bool(position) and position.get("phase") != "food"
    cards = [0] * len(header.players)  # so many each seat has laid since the record's first round began
    for seat in range(len(cards)):
        has_laid = isinstance(laid, list) and seat < len(laid) and laid[seat] is not None
        cards[seat] = int(is_past or has_laid)
    for line in moves:
        if (food := _FOOD.match(line)) is not None and (seat := int(food[1])) < len(cards):
            cards[seat] += 1
    before = first - 1 if type(first) is int and first > 0 else 0
    return before + max(*cards, 1)
