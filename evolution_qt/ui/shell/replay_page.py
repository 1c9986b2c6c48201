"""A table on which a game is looked at again, and the buttons and keys that lead through the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from evolution_qt.core.match import AnyMatch
from evolution_qt.core.timeline import GameTimeline
from evolution_qt.ui.kit import fonts
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.literal import Label, ToolButton, tip
from evolution_qt.ui.shell import style
from evolution_qt.ui.shell.replay_player import ReplayPlayer
from evolution_qt.ui.shell.signs import sign_icon
from evolution_qt.ui.table.presentation import presentation

SIGN: Final = 20
"""Pixels of the signs on the buttons."""
_KEYS: Final[dict[int, str]] = {
    Qt.Key.Key_Left: "move_back",
    Qt.Key.Key_Right: "move_on",
    Qt.Key.Key_Up: "round_back",
    Qt.Key.Key_Down: "round_on",
    Qt.Key.Key_PageUp: "round_back",
    Qt.Key.Key_PageDown: "round_on",
    Qt.Key.Key_Home: "to_start",
    Qt.Key.Key_End: "to_end",
    Qt.Key.Key_Escape: "close",
}
_BY_ROUNDS: Final = {"move_back": "round_back", "move_on": "round_on"}
"""What the keys for a move do with Ctrl."""


@guarded
class ReplayPage(QWidget):
    """Shows one match again at `table`, led by `player`; it is to be closed when `left` is emitted."""

    left = Signal()

    def __init__(
        self, match: AnyMatch, viewer: int, theme: str, ways: Sequence[str], parent: QWidget | None
    ) -> None:
        """Show it as *viewer* may know it, with buttons for some *ways* through it."""
        super().__init__(parent)
        self.match = match
        self.table = presentation(match.game.key).table(match.game, theme, self)
        self.table.be_for_reading()
        self.table.display.set_text(*style.of_table())
        player = self.player = ReplayPlayer(self.table, GameTimeline(match), viewer, self)
        player.turned.connect(self.show_place)
        player.ran.connect(self.say_ways)
        self._ways: dict[str, Callable[[], None]] = {
            "to_start": partial(player.go, 0),
            "round_back": partial(player.step, -1, by_rounds=True),
            "move_back": partial(player.step, -1),
            "play": player.toggle,
            "move_on": partial(player.step, 1),
            "round_on": partial(player.step, 1, by_rounds=True),
            "to_end": lambda: player.go(player.timeline.last),
            "close": self.left.emit,
        }
        self.buttons: dict[str, ToolButton] = {}
        for name in ways:
            button = self.buttons[name] = ToolButton()
            button.setIconSize(QSize(SIGN, SIGN))
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # clicks leave the keys to the page
            button.clicked.connect(partial(self._go, name))
        self.caption = Label()
        self.caption.setFont(fonts.text(style.TEXT, bold=True))

    def _go(self, name: str, _checked: bool = False) -> None:
        self._ways[name]()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the game by keys."""
        name = _KEYS.get(event.key(), "")
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            name = _BY_ROUNDS.get(name, name)
        if name:
            self._go(name)
        else:
            super().keyPressEvent(event)

    def show_place(self, ply: int) -> None:
        """Show where in the game one is: which ways lead on from a ply."""
        for name, button in self.buttons.items():
            if name.endswith(("_start", "_back")):
                button.setEnabled(ply > 0)
            elif name.endswith(("_on", "_end")):
                button.setEnabled(ply < self.player.timeline.last)

    def set_theme(self, theme: str) -> None:
        """Dress the table in a theme, and write in the size that is wished now."""
        self.table.display.set_theme(theme)
        self.table.display.set_text(*style.of_table())
        self.draw_signs()

    def draw_signs(self) -> None:
        """Draw the signs on the buttons in the colours of the theme."""
        for name, button in self.buttons.items():
            sign = "pause" if name == "play" and self.player.is_running else name
            button.setIcon(sign_icon(sign, button.iconSize().width(), self))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.player.retranslate()
            self.table.display.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Write every word again."""
        self.say_ways()
        self.show_place(self.player.ply)

    def say_ways(self) -> None:
        """Say what each button does now."""
        words = {
            "to_start": self.tr("Go to the beginning (Home)"),
            "round_back": self.tr("Go back one round (Up)"),
            "move_back": self.tr("Go back one move (Left)"),
            "play": self.tr("Play the moves one after another (Space)"),
            "move_on": self.tr("Go on one move (Right)"),
            "round_on": self.tr("Go on one round (Down)"),
            "to_end": self.tr("Go to the end (End)"),
            "close": self.tr("Back (Esc)"),
        }
        if self.player.is_running:
            words["play"] = self.tr("Stop (Space)")
        for name, button in self.buttons.items():
            button.setToolTip(tip(words[name]))
            button.setAccessibleName(words[name])
        self.draw_signs()
