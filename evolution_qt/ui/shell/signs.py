"""The crests of seats, and signs on buttons."""

from __future__ import annotations

from PySide6.QtGui import QIcon, QPalette, QPixmap
from PySide6.QtWidgets import QWidget

from evolution_qt.ui.kit import art, palette


def seat_crest(seat: int, size: int, ratio: float) -> QPixmap:
    """Return the crest of a seat of the game that is shown, clear around it."""
    return art.crest(palette.crest(seat), size, ratio)


def sign_icon(name: str, size: int, shown_on: QWidget) -> QIcon:
    """Return a sign in the colours of a widget, also as it looks where it cannot be used."""
    ratio, tints = shown_on.devicePixelRatioF(), shown_on.palette()
    icon = QIcon(art.glyph(name, size, tints.text().color().name(), ratio))
    faint = tints.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text).name()
    icon.addPixmap(art.glyph(name, size, faint, ratio), QIcon.Mode.Disabled)
    return icon
