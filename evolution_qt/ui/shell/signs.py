"""The crests of seats, and signs on buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QWidget

from evolution_qt.ui.kit import art, palette
from evolution_qt.ui.kit.palette import Badge


def seat_crest(seat: int, size: int, ratio: float) -> QPixmap:
    """Return the crest of a seat of the game that is shown, clear around it."""
    return art.crest(palette.badge(seat), size, ratio)


def seat_signs(badges: Sequence[Badge], size: int, ratio: float) -> QPixmap:
    """Return all badges of a seat beside each other, clear around them."""
    pixmap = QPixmap(round(size * len(badges) * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        for at, badge in enumerate(badges):
            painter.drawPixmap(at * size, 0, art.crest(badge, size, ratio))
    return pixmap


def sign_icon(name: str, size: int, shown_on: QWidget) -> QIcon:
    """Return a sign in the colours of a widget, also as it looks where it cannot be used."""
    ratio, tints = shown_on.devicePixelRatioF(), shown_on.palette()
    icon = QIcon(art.glyph(name, size, tints.text().color().name(), ratio))
    faint = tints.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text).name()
    icon.addPixmap(art.glyph(name, size, faint, ratio), QIcon.Mode.Disabled)
    return icon
