"""The panel beside a table: a strip of buttons always, and while it is open what else it holds, as the log.

It has its room beside the table and never lies on it. Where the window is wide it is open unless someone has
closed it; in a narrow one, where the table needs the room, it is closed until someone opens it.
"""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.ui.kit import art, keymap
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.plain_text import tip
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.buttons import Toggle
from evolution_qt.ui.table.arrangement import HEIGHT, WIDTH

MARGIN = 12
_MOST_HELD = 0.36
"""How much of the width of its page it has at most because of what it holds."""


@guarded
class SidePanel(QWidget):
    """Lies at the right edge of a page, which calls `fit` with its size and leaves it the room.

    `content` is where the page puts what is seen while it is open, `button` opens and closes it.
    """

    toggled = Signal()
    """It has been opened or closed; its page fits it in again."""
    wished = Signal(bool)
    """A player wants it to be open, or closed, where there is room."""

    def __init__(self, page: QWidget, sign: int) -> None:
        """Make it for a page, with a button whose sign is so many pixels high."""
        super().__init__(page)
        self.setObjectName("side")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._sign = sign
        self._is_wide = True
        self._is_wanted = True
        self.factor = 1.0
        """By how much larger than usual is drawn what it holds."""
        self.button = Toggle()
        self.button.setIconSize(QSize(sign, sign))
        self.button.setChecked(True)
        self.button.toggled.connect(self._toggled)
        self.bar = QHBoxLayout()
        """The buttons, this one the last of them."""
        self.held: QWidget | None = None
        """What is seen in it whether it is open or closed."""
        self.content = QWidget()
        self.inside = QVBoxLayout(self.content)
        self.inside.setContentsMargins(0, 0, 0, 0)
        self.inside.setSpacing(10)
        box = self._box = QVBoxLayout(self)
        box.setSpacing(10)
        box.addLayout(self.bar)
        box.addWidget(self.content, 1)
        box.addStretch(0)

    @property
    def is_open(self) -> bool:
        """Return whether everything is seen."""
        return self.button.isChecked()

    @property
    def sign(self) -> int:
        """Return how many pixels high the signs on its buttons are."""
        return style.tight(self._sign)

    def hold(self, held: QWidget) -> None:
        """Hold something above all else, seen whether it is open or closed; `fit` makes room for it."""
        self.held = held
        self._box.insertWidget(1, held)

    def let_go(self) -> None:
        """Hold nothing; what it held belongs to it until another takes it."""
        self.held = None

    def want(self, *, shown: bool) -> None:
        """Be open where there is room, or closed."""
        self._is_wanted = shown
        if self._is_wide:
            self.button.setChecked(shown)

    def fit(self, room: QSize) -> int:
        """Take its place in a page of a size, and return the width that it has for itself."""
        usual = 1 + (style.factor(room) - 1) / 2  # the table needs most of the room
        self.factor = usual * style.text_factor()
        is_wide = room.width() >= style.tight(style.SMALLEST.width()) + style.sized(style.SIDE_PANEL)
        if is_wide != self._is_wide:
            self._is_wide = is_wide
            with QSignalBlocker(self.button):
                self.button.setChecked(is_wide and self._is_wanted)
            self.draw_icon()
        self.content.setVisible(self.is_open)
        is_seen = self.is_open or self.held is not None
        beside, below = QHBoxLayout.Direction.LeftToRight, QHBoxLayout.Direction.TopToBottom
        self.bar.setDirection(beside if is_seen else below)
        margin, sign = style.tight(MARGIN), QSize(self.sign, self.sign)
        self._box.setContentsMargins(margin, margin, margin, margin)
        if self.button.iconSize() != sign:
            for one in self.findChildren(QAbstractButton, options=Qt.FindChildOption.FindDirectChildrenOnly):
                one.setIconSize(sign)
            self.draw_icon()
        for one in self.findChildren(QAbstractButton, options=Qt.FindChildOption.FindDirectChildrenOnly):
            one.setMinimumHeight(one.sizeHint().height())  # what it holds may want all the height
        strip = self.button.sizeHint().width() + 2 * margin
        width = self._width(room, usual) if is_seen else strip
        self.setGeometry(room.width() - width, 0, width, room.height())
        return width

    def _width(self, room: QSize, usual: float) -> int:
        """Return how wide it is where it is open: wider with larger writing, if the table can do without.

        A table uses no more width than goes with its height. *usual* is how much larger than usual the panel
        is because of its page.
        """
        least = style.tight(style.SIDE_PANEL) * usual
        most = max(least, room.width() - room.height() * WIDTH / HEIGHT)
        if self.held is not None:
            most = max(most, room.width() * _MOST_HELD)
        return round(min(max(least, style.SIDE_PANEL * self.factor), most))

    def retranslate(self) -> None:
        """Write every word again."""
        words = self.tr("Show or hide the log ({key})")
        self.button.setToolTip(tip(filled(words, {"key": keymap.written("L")})))
        self.button.setAccessibleName(self.tr("Log"))

    def draw_icon(self) -> None:
        """Draw the sign on the button in the current colours."""
        text = self.palette().highlightedText() if self.is_open else self.palette().text()
        self.button.setIcon(QIcon(art.glyph("log", self.sign, text.color().name(), self.devicePixelRatioF())))

    def _toggled(self, shown: bool) -> None:
        self.draw_icon()
        self.toggled.emit()
        if self._is_wide:
            self._is_wanted = shown
            self.wished.emit(shown)
