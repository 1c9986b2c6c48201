"""A ply of the running game, over its table: a player has clicked on a line of the log.

The game goes on behind it and waits for nothing but the person. What is shown is what that person could know
at that ply; Escape returns to the present.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.core.match import AnyMatch
from evolution_qt.ui.kit import fonts, palette
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.literal import PushButton
from evolution_qt.ui.shell import style
from evolution_qt.ui.shell.replay_page import ReplayPage

_FRAME = 5
_ROOMY = 760
"""From this width on there is a button that leads to the whole replay."""


@guarded
class PastView(ReplayPage):
    """Shows one ply of a match in a frame."""

    turned = Signal(int)
    """Another ply is shown from now on."""
    replay_asked = Signal(int)
    """A player wants to go through the whole game from this ply on."""

    def __init__(
        self, match: AnyMatch, players: list[tuple[str, bool]], viewer: int, theme: str, parent: QWidget
    ) -> None:
        super().__init__(match, viewer, theme, ("move_back", "move_on"), parent)
        self.player.follows = True
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.table.set_players(players)
        self.replay_button, self.back_button = PushButton(), PushButton()
        self.replay_button.clicked.connect(lambda: self.replay_asked.emit(self.player.ply))
        self.back_button.clicked.connect(self.left)
        self.back_button.setProperty("role", "main")
        box = QVBoxLayout(self)
        box.setContentsMargins(_FRAME, _FRAME, _FRAME, _FRAME)
        box.setSpacing(0)
        bar = QHBoxLayout()
        box.addLayout(bar)
        box.addWidget(self.table, 1)
        bar.setContentsMargins(10, 5, 5, 5)
        bar.setSpacing(4)
        bar.addWidget(self.caption, 1)
        for button in self.buttons.values():
            bar.addWidget(button)
        bar.addSpacing(6)
        for word in (self.replay_button, self.back_button):
            word.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            bar.addWidget(word)
        self.write()
        self.retranslate()

    def show_ply(self, ply: int) -> None:
        """Show a ply of the game as it is by now."""
        self.player.go(ply)
        self.show_place(self.player.ply)

    def show_place(self, ply: int) -> None:
        """Say where in the game one is."""
        super().show_place(ply)
        number, made, _ = self.player.timeline.place(ply)
        words = self.tr("Viewing round {round}, move {move}")
        if not made:
            words = self.tr("Viewing the beginning of round {round}")
        self.caption.setText(filled(words, {"round": number, "move": made}))
        self.setAccessibleName(self.caption.text())
        self.turned.emit(ply)

    def set_theme(self, theme: str) -> None:
        """Dress the table in a theme, and write in the size that is wished now."""
        super().set_theme(theme)
        self.write()

    def write(self) -> None:
        """Write in the size that is wished now."""
        self.caption.setFont(fonts.text(style.sized(style.TEXT), bold=True))
        for button in (self.replay_button, self.back_button):
            button.setFont(fonts.text(style.sized(style.TEXT)))
        self._show_replay_button()

    def _show_replay_button(self) -> None:
        """Leave words away where there is no room for them."""
        self.replay_button.setVisible(self.width() >= style.sized(_ROOMY))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the game, or return to the present."""
        focused = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QAbstractButton):
            focused.click()
        else:
            super().keyPressEvent(event)
        event.accept()  # nothing reaches the game behind

    def cover(self, room: QRect) -> None:
        """Take this room of the parent."""
        self.setGeometry(room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave words away where there is no room for them."""
        self._show_replay_button()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().base())
        painter.setPen(QPen(QColor(palette.PAST), 2 * _FRAME))
        painter.drawRect(self.rect())
        painter.end()

    def retranslate(self) -> None:
        """Write every word again."""
        super().retranslate()
        self.replay_button.setText(self.tr("Replay …"))
        self.replay_button.setToolTip(self.tr("Watch the whole game so far"))
        self.back_button.setText(self.tr("Back to the game"))
        self.back_button.setToolTip(self.tr("Back to the game (Esc)"))
