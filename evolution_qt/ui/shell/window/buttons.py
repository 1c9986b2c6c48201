"""Buttons that can be on, alone or as one of several, and the crests and signs that stand on buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QWidget

from evolution_qt.ui.kit import palette
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.palette import Badge
from evolution_qt.ui.kit.plain_text import PushButton, ToolButton

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

_INSIDE: Final = 3.0
_WIDE: Final = 2.0
_ROUND: Final = 5.0


def _draw_ring(button: QAbstractButton) -> None:
    """Draw a ring in a button that is on and has the keyboard: its frame has the colour of its ground."""
    if not button.isChecked() or not button.hasFocus():
        return
    tints = button.palette()
    is_open = button.property("role") == "crest"  # only its frame has that colour
    painter = QPainter(button)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen((tints.text() if is_open else tints.highlightedText()).color(), _WIDE))
    inside = _INSIDE + _WIDE / 2
    room = QRectF(button.rect()).adjusted(inside, inside, -inside, -inside)
    painter.drawRoundedRect(room, _ROUND, _ROUND)
    painter.end()


@guarded
class Toggle(ToolButton):
    """A button that is on or off."""

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button, and that it has the keyboard."""
        super().paintEvent(event)
        _draw_ring(self)


@guarded
class PushToggle(PushButton):
    """A push button that is on or off, such as one whose page is seen."""

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button, and that it has the keyboard."""
        super().paintEvent(event)
        _draw_ring(self)


@guarded
class Alternative(PushToggle):
    """One of several buttons of which one is chosen: Tab reaches that one, arrow keys the others.

    It is a push button because Qt tells screen readers of these alone that they are one of several.
    """

    def __init__(self, group: QButtonGroup, role: str = "word") -> None:
        """Belong to a *group*; *role* says how it looks: with a word, with a sign, or as a crest."""
        super().__init__()
        self.setProperty("role", role)
        self.setAutoExclusive(True)
        group.addButton(self)
        self.toggled.connect(self._take_tab)

    def _take_tab(self, on: bool) -> None:
        """Be the one that Tab reaches; Qt arranges that only once one of them has had the keyboard."""
        tab = Qt.FocusPolicy.TabFocus
        for one in self.group().buttons() if on else ():
            one.setFocusPolicy(one.focusPolicy() | tab if one is self else one.focusPolicy() & ~tab)


def seat_crest(seat: int, size: int, ratio: float) -> QPixmap:
    """Return the crest of a seat of the game that is shown, clear around it."""
    from evolution_qt.ui.kit import art  # the start screen does without

    return art.crest(palette.badge(seat), size, ratio)


def seat_icons(badges: Sequence[Badge], size: int, ratio: float) -> QPixmap:
    """Return all badges of a seat beside each other, clear around them."""
    from evolution_qt.ui.kit import art  # the start screen does without

    pixmap = QPixmap(round(size * len(badges) * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        for at, badge in enumerate(badges):
            painter.drawPixmap(at * size, 0, art.crest(badge, size, ratio))
    return pixmap


def button_icon(name: str, size: int, shown_on: QWidget) -> QIcon:
    """Return a sign in the colours of a widget, also as it looks where it cannot be used."""
    from PySide6.QtGui import QIcon  # the start screen does without

    from evolution_qt.ui.kit import art

    ratio, tints = shown_on.devicePixelRatioF(), shown_on.palette()
    icon = QIcon(art.glyph(name, size, tints.text().color().name(), ratio))
    faint = tints.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text).name()
    icon.addPixmap(art.glyph(name, size, faint, ratio), QIcon.Mode.Disabled)
    return icon
