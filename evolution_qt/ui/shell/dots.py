"""The mark in a seat's colour and shape, and signs on buttons."""

from __future__ import annotations

from PySide6.QtGui import QIcon, QPalette, QPixmap
from PySide6.QtWidgets import QWidget

from evolution_qt.ui.kit import art, palette
from evolution_qt.ui.shell.marks import Guise


def seat_dot(seat: int, size: int, ratio: float) -> QPixmap:
    """Return the mark of a seat of the game that is shown, clear around it."""
    return art.seat_mark(palette.seat(seat), palette.symbol(seat), size, ratio)


def drawn_mark(guise: Guise, size: int, ratio: float) -> QPixmap:
    """Return the mark of its wearer, clear around it."""
    colour, symbol = guise
    return art.seat_mark(palette.SEATS[colour], palette.SYMBOLS[symbol], size, ratio)


def sign_icon(name: str, size: int, shown_on: QWidget) -> QIcon:
    """Return a sign in the colours of a widget, also as it looks where it cannot be used."""
    ratio, tints = shown_on.devicePixelRatioF(), shown_on.palette()
    icon = QIcon(art.glyph(name, size, tints.text().color().name(), ratio))
    faint = tints.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text).name()
    icon.addPixmap(art.glyph(name, size, faint, ratio), QIcon.Mode.Disabled)
    return icon
