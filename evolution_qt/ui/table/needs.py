"""What lies on the table, and how much it is needed: a note covers what matters least."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from evolution_qt.ui.kit.placing import NEEDED, Need
from evolution_qt.ui.table.arrangement import Arrangement

OWN: Final = 9.0
"""What the seat at the bottom plays with."""
OTHERS: Final = 4.0
_POND, _LAID, _PILES = 7.0, 3.0, 1.0
_LEAST: Final = 0.3
"""How much of the height of a hand a cloth needs at least: else there is none, for no card lies there."""
_COUNT: Final = 20
"""Pixels below a pile in which its number of cards stands, on a usual table."""


def needs(table: Arrangement, hand: int) -> list[Need]:
    """Return what lies on a table, so many cards in the *hand* at the bottom, and how much it is needed."""
    found = [(table.ribbon, NEEDED), *((card.bounds, NEEDED) for card in table.hand_places(hand))]
    found.append((table.pond, _POND))
    for pile in (table.draw_pile, table.discard_pile):
        found.append((pile.adjusted(0, 0, 0, _COUNT * table.unit), _PILES))
    found += [(card, _LAID) for card in table.seat_cards]
    for seat, place in enumerate(table.seats):
        if seat != table.bottom:
            found.append((place.panel, OTHERS))
        else:
            found.append((place.row.room, OWN))
    return found


def below_own_row(table: Arrangement) -> QRectF:
    """Return where a cloth covers the hand: below the own row where that has its room."""
    row, unit, whole = table.seats[table.bottom].row, table.unit, table.size
    top = max(table.hand.top(), row.place(0).bottom() + 8 * unit) - 4 * unit
    tall = whole.height() - top
    return QRectF(0, top, whole.width(), tall if tall >= _LEAST * table.hand.height() else 0)
