"""A moment of the running game, over its table: somebody has clicked on a line of the log.

The game goes on behind it and waits for nobody but the person. What is shown is what that person could know
at that moment; Escape returns to the present.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from evolution_qt.core.errors import filled
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.timeline import GameTimeline
from evolution_qt.ui.kit import art, fonts, palette
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.literal import Label, PushButton, ToolButton, tip
from evolution_qt.ui.shell import style
from evolution_qt.ui.shell.replay_player import ReplayPlayer
from evolution_qt.ui.table.presentation import presentation

_FRAME = 5
_ROOMY = 760
"""From this width on there is a button that leads to the whole replay."""
_SIGN = 20


@guarded
class MomentView(QWidget):
    """Shows one moment of a match in a frame. Whoever opens it closes it when `left` is emitted."""

    left = Signal()
    turned = Signal(int)
    """Another moment is shown from now on."""
    replay_asked = Signal(int)
    """Somebody wants to go through the whole game from this moment on."""

    def __init__(
        self,
        match: AnyMatch,
        players: list[tuple[str, bool]],
        viewer: int,
        theme: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.viewer = viewer
        self.chronicle = GameTimeline(match)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.table = presentation(match.game.key).reading_table(match.game, theme, self)
        self.table.set_players(players)
        self.player = ReplayPlayer(self.table, self.chronicle, viewer, self)
        self.player.turned.connect(self._turned)
        self.caption = Label()
        self.caption.setFont(fonts.text(style.TEXT, bold=True))
        self.buttons: dict[str, ToolButton] = {}
        bar = QHBoxLayout()
        bar.setContentsMargins(10, 5, 5, 5)
        bar.setSpacing(4)
        bar.addWidget(self.caption, 1)
        for name, count in (("move_back", -1), ("move_on", 1)):
            button = self.buttons[name] = ToolButton()
            button.setIconSize(QSize(_SIGN, _SIGN))
            button.clicked.connect(partial(self._step, count))
            bar.addWidget(button)
        self.replay_button, self.back_button = PushButton(), PushButton()
        self.replay_button.clicked.connect(lambda: self.replay_asked.emit(self.player.moment))
        self.back_button.clicked.connect(self.left)
        self.back_button.setProperty("role", "main")
        bar.addSpacing(6)
        bar.addWidget(self.replay_button)
        bar.addWidget(self.back_button)
        for one in (*self.buttons.values(), self.replay_button, self.back_button):
            one.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        box = QVBoxLayout(self)
        box.setContentsMargins(_FRAME, _FRAME, _FRAME, _FRAME)
        box.setSpacing(0)
        box.addLayout(bar)
        box.addWidget(self.table, 1)
        self.retranslate()

    def show_moment(self, moment: int) -> None:
        """Show a moment of the game as it is by now."""
        self.chronicle.follow()
        self.player.go(moment)
        self._turned(self.player.moment)

    def _step(self, count: int, _checked: bool = False) -> None:
        self.chronicle.follow()
        self.player.step(count)

    def _turned(self, moment: int) -> None:
        number, made, _ = self.chronicle.place(moment)
        words = self.tr("Viewing round {round}, move {move}")
        if not made:
            words = self.tr("Viewing the beginning of round {round}")
        self.caption.setText(filled(words, {"round": number, "move": made}))
        self.setAccessibleName(self.caption.text())
        self.buttons["move_back"].setEnabled(moment > 0)
        self.buttons["move_on"].setEnabled(moment < self.chronicle.last)
        self.turned.emit(moment)

    def set_theme(self, theme: str) -> None:
        """Dress the table in a theme, and write in the size of the moment."""
        self.table.set_theme(theme)
        self.write()
        self._draw_signs()

    def write(self) -> None:
        """Write in the size of the moment."""
        self.table.set_text(*style.of_table())
        self.caption.setFont(fonts.text(style.sized(style.TEXT), bold=True))
        for button in (self.replay_button, self.back_button):
            button.setFont(fonts.text(style.sized(style.TEXT)))
        self._show_replay_button()

    def _show_replay_button(self) -> None:
        """Leave words away where there is no room for them."""
        self.replay_button.setVisible(self.width() >= style.sized(_ROOMY))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go a move back or on, or return to the present."""
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.left.emit()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._step(1 if key == Qt.Key.Key_Right else -1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(
            focused := self.focusWidget(), QAbstractButton
        ):
            focused.click()
        else:
            super().keyPressEvent(event)
            event.accept()  # nothing reaches the game behind

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.table.retranslate()
        super().changeEvent(event)

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
        """Write every word anew."""
        for name, words in (
            ("move_back", self.tr("A move back (Left)")),
            ("move_on", self.tr("A move on (Right)")),
        ):
            self.buttons[name].setToolTip(tip(words))
            self.buttons[name].setAccessibleName(words)
        self.replay_button.setText(self.tr("Replay …"))
        self.replay_button.setToolTip(self.tr("Go through the whole game so far"))
        self.back_button.setText(self.tr("Back to the game"))
        self.back_button.setToolTip(self.tr("Back to the game (Esc)"))
        self._turned(self.player.moment)
        self._draw_signs()

    def _draw_signs(self) -> None:
        ratio = self.devicePixelRatioF()
        text, faint = self.palette().text().color().name(), self.palette().mid().color().name()
        for name, button in self.buttons.items():
            icon = QIcon(art.glyph(name, _SIGN, text, ratio))
            icon.addPixmap(art.glyph(name, _SIGN, faint, ratio), QIcon.Mode.Disabled)
            button.setIcon(icon)
