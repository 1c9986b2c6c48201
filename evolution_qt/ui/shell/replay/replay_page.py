"""The page of a replay: a table on which a game is looked at again, its buttons, keys and timeline.

The buttons and keys lead through the game; they lie below the table with the strip of the timeline.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.timeline import GameTimeline
from evolution_qt.ui.kit import fonts
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.plain_text import Label, PushButton, ToolButton, tip
from evolution_qt.ui.shell.replay.replay_player import ReplayPlayer
from evolution_qt.ui.shell.replay.seen_by import SeenBy
from evolution_qt.ui.shell.replay.timeline import Timeline
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.buttons import Alternative, button_icon
from evolution_qt.ui.shell.window.side_panel import MARGIN
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
        player.ran.connect(self.label_buttons)
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
        """Apply a theme to the table, and write in the size that is wished now."""
        self.table.display.set_theme(theme)
        self.table.display.set_text(*style.of_table())
        self.draw_icons()

    def draw_icons(self) -> None:
        """Draw the signs on the buttons in the colours of the theme."""
        for name, button in self.buttons.items():
            sign = "pause" if name == "play" and self.player.is_running else name
            button.setIcon(button_icon(sign, button.iconSize().width(), self))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.player.retranslate()
            self.table.display.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Write every word again."""
        self.label_buttons()
        self.show_place(self.player.ply)

    def label_buttons(self) -> None:
        """Name on each button what it does now."""
        words = {
            "to_start": self.tr("Go to the beginning (Home)"),
            "round_back": self.tr("Previous round (Up)"),
            "move_back": self.tr("Previous move (Left)"),
            "play": self.tr("Play the moves one after another (Space)"),
            "move_on": self.tr("Next move (Right)"),
            "round_on": self.tr("Next round (Down)"),
            "to_end": self.tr("Go to the end (End)"),
            "close": self.tr("Back (Esc)"),
        }
        if self.player.is_running:
            words["play"] = self.tr("Stop (Space)")
        for name, button in self.buttons.items():
            button.setToolTip(tip(words[name]))
            button.setAccessibleName(words[name])
        self.draw_icons()


PACES: Final = (0.6, 1.0, 2.0, 4.0)
"""How fast moves are shown, by the keys 1 to 4."""
_BESIDE, _BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
_LOOSER: Final = (
    (_BESIDE, True, True),
    (_BESIDE, False, True),
    (_BESIDE, False, False),
    (_BELOW, True, True),
    (_BELOW, True, False),
)
"""One line or two, whether the chooser has a word before it, whether there are buttons for the pace."""
_SMALLER: Final = (0.9, 0.8, 0.7, 0.6, 0.5)
_LEAST_TABLE: Final = 470
"""Pixels of its height that the table needs whatever happens."""
_TIMELINE: Final = 1.25
"""By how much the timeline grows at most with the writing: the table needs the room."""
_LEAST_BUTTON: Final = 22
_HIGH: Final = 720
"""From this height of the page on the timeline has all its room."""


@guarded
class ReplayDesk(QWidget):
    """Arranges these parts, as large as there is room; the page connects them."""

    def __init__(self, buttons: Mapping[str, ToolButton], caption: Label, seen_by: SeenBy) -> None:
        super().__init__()
        self.setObjectName("desk")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._buttons = buttons
        self._caption = caption
        self._seen_by = seen_by
        self._fitted = (0.0, False, QSize())
        self.timeline = Timeline()
        self.paces = QButtonGroup(self)
        for number, pace in enumerate(PACES):
            word = Alternative(self.paces, "sign")
            word.setText("½×" if pace < 1 else f"{pace:g}×")
            self.paces.setId(word, number)
        self.play_on = PushButton()
        for one in (*self.paces.buttons(), seen_by.chooser, self.play_on):
            one.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # clicks leave the keys to the timeline
        caption.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._lay_out()

    def _lay_out(self) -> None:
        *moves, close = self._buttons.values()
        below = self._below = QVBoxLayout(self)
        below.addWidget(self._seen_by.line)
        self._bar = QBoxLayout(_BESIDE)
        self._bar.setSpacing(4)
        below.addLayout(self._bar)
        below.addWidget(self.timeline)
        moving, seeing = self._lines = QHBoxLayout(), QHBoxLayout()
        self._bar.addLayout(moving, 1)
        self._bar.addLayout(seeing)
        for line in self._lines:
            line.setSpacing(4)
        for button in moves:
            moving.addWidget(button)
        moving.addSpacing(8)
        for pace in self.paces.buttons():
            moving.addWidget(pace)
        moving.addSpacing(6)
        moving.addWidget(self._caption, 1)
        seeing.addWidget(self._seen_by.label)
        seeing.addWidget(self._seen_by.chooser)
        seeing.addSpacing(6)
        seeing.addWidget(self.play_on)
        seeing.addWidget(close)

    def fit(self, page: QSize, factor: float, width: int) -> None:
        """Have this width below the table of a *page*, and be drawn so much larger than usual.

        Where there is little height it is drawn smaller, for the table needs its room.
        """
        is_low = page.height() < style.tight(_HIGH)
        fitted = factor, is_low, page if style.is_crowded() else QSize()
        if fitted != self._fitted:
            self._fitted = fitted
            usual = factor / style.wished_text()
            self._grow(factor, width)
            for share in _SMALLER:
                if factor <= usual or self.sizeHint().height() <= page.height() - style.tight(_LEAST_TABLE):
                    break
                self._grow(max(factor * share, usual), width)
        else:
            self.arrange(width)

    def apply_theme(self) -> None:
        """Take over another style sheet, which brings back the first size of the writing until `fit`."""
        self._fitted = (0.0, False, QSize())

    def _grow(self, factor: float, width: int) -> None:
        """Draw everything so much larger."""
        wanted, is_low, _ = self._fitted
        least = round(_LEAST_BUTTON * max(min(factor, style.text_factor()), style.scale()))
        self.setStyleSheet(f"QComboBox, QPushButton {{ min-height: {least}px; }}")
        self.timeline.set_factor(min(factor, _TIMELINE * wanted / style.wished_text()), low=is_low)
        apart, beside = 3 if is_low else round(6 * factor), style.tight(MARGIN)
        self._below.setContentsMargins(beside, apart + 2, beside, apart + 2)
        self._below.setSpacing(apart)
        side = round(SIGN * factor)
        for button in self._buttons.values():
            button.setIconSize(QSize(side, side))
        small, usual = fonts.text(round(style.SMALL * factor)), fonts.text(round(style.TEXT * factor))
        for one in (*self.paces.buttons(), self._seen_by.label):
            one.setFont(small)
        for widget in (self._seen_by.chooser, self.play_on):
            widget.setFont(usual)
        self._seen_by.line.write(usual)
        self._caption.setFont(fonts.text(round(style.TEXT * factor), bold=True))
        self.arrange(width)

    def arrange(self, width: int) -> None:
        """Leave away what has no room above the timeline, or let it stand in two lines."""
        words = filled(self.caption_words(), {"round": "00", "move": "00", "count": "00"})
        self._caption.setMinimumWidth(self._caption.fontMetrics().horizontalAdvance(words))
        for direction, has_word, has_paces in _LOOSER:
            self._bar.setDirection(direction)
            self._seen_by.label.setVisible(has_word)
            for pace in self.paces.buttons():
                pace.setVisible(has_paces)
            for part in (*self._lines, self._bar):
                part.invalidate()  # it keeps what it was before words and choices were written, or left away
            if self._bar.minimumSize().width() <= width - 2 * style.tight(MARGIN):
                break

    def caption_words(self) -> str:
        """Return how a ply is called, with places for its round, its move and how many there are."""
        return self.tr("Round {round}, move {move} of {count}")

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Write every word again."""
        names = (self.tr("Slow"), self.tr("Normal"), self.tr("Fast"), self.tr("Very fast"))
        for number, words in enumerate(names):
            hint = filled(self.tr("{speed} ({key})"), {"speed": words, "key": number + 1})
            self.paces.button(number).setToolTip(tip(hint))
            self.paces.button(number).setAccessibleName(words)
        self.play_on.setText(self.tr("Play on from here"))
        self.play_on.setToolTip(
            self.tr("Starts a new game from this position, with players of your choice. It does not count.")
            if self._seen_by.access().may_play_on
            else self.tr("Not while the game is running: it would show hidden cards.")
        )
