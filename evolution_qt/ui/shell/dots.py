"""The mark in a seat's colour and shape."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from evolution_qt.ui.kit import art, palette
from evolution_qt.ui.shell.marks import Guise


def seat_dot(seat: int, size: int, ratio: float) -> QPixmap:
    """Return the mark of a seat of the game that is shown, clear around it."""
    return art.seat_mark(palette.seat(seat), palette.symbol(seat), size, ratio)


def drawn_mark(guise: Guise, size: int, ratio: float) -> QPixmap:
    """Return the mark of whoever wears this, clear around it."""
    colour, symbol = guise
    return art.seat_mark(palette.SEATS[colour], palette.SYMBOLS[symbol], size, ratio)
