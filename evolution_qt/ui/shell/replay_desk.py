"""What lies below the table of a replay: the buttons, and the strip of the timeline."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.ui.kit import fonts
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.literal import Label, PushButton, ToolButton, tip
from evolution_qt.ui.shell import style
from evolution_qt.ui.shell.checked import Alternative
from evolution_qt.ui.shell.replay_page import SIGN
from evolution_qt.ui.shell.seen_by import SeenBy
from evolution_qt.ui.shell.side_panel import MARGIN
from evolution_qt.ui.shell.timeline import Timeline

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

    def dress(self) -> None:
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
