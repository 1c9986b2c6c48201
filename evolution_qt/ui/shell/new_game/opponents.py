"""The short list of opponents of a new game, of which one is chosen for all seats but a person's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAccessibleWidget, QButtonGroup, QGridLayout, QSizePolicy, QWidget

from evolution_qt.ui.kit import accessibility, phrasing
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.plain_text import Label, show_tip, tip
from evolution_qt.ui.shell.window.buttons import Alternative

_BESIDE: Final = 14
"""Pixels between a name and its sentence."""


@guarded
class _Sentence(Label):
    """What is to be expected of an opponent; a click on it chooses the opponent."""

    def __init__(self, button: Alternative) -> None:
        super().__init__()
        self._button = button
        self.setProperty("role", "muted")
        self.setWordWrap(True)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the opponent."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._button.setFocus(Qt.FocusReason.MouseFocusReason)
            self._button.click()


def _silent(sentence: QObject) -> QAccessibleInterface:
    """Return what stands for a sentence among accessible things: its button has the words."""
    assert isinstance(sentence, QWidget)
    return QAccessibleWidget(sentence, QAccessible.Role.Client)


@guarded
class Opponents(QWidget):
    """One button for each opponent, with a sentence beside it where there is room for the list.

    By keys `?` tells how strong it was measured.
    """

    chosen = Signal(str)
    """A person has chosen an opponent, by the word that records use."""

    def __init__(self) -> None:
        super().__init__()
        accessibility.stand_for(_Sentence.__name__, _silent)
        self.buttons: dict[str, Alternative] = {}
        self.sentences: dict[str, Label] = {}
        self._strengths: dict[str, str] = {}
        self.most = 0
        """So many have room in the list, so that it keeps its height with fewer."""
        self._group = QButtonGroup(self)
        self._group.idToggled.connect(self._report)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(_BESIDE)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def offer(self, opponents: Sequence[str]) -> None:
        """Offer these, by the words that records use."""
        if tuple(opponents) == tuple(self.buttons):
            return
        for widget in (*self.buttons.values(), *self.sentences.values()):
            widget.hide()
            widget.deleteLater()
        for button in self.buttons.values():
            self._group.removeButton(button)
        self.buttons, self.sentences = {}, {}
        for at, key in enumerate(opponents):
            button = self.buttons[key] = Alternative(self._group)
            self._group.setId(button, at)
            self.sentences[key] = _Sentence(button)

    def describe(self, key: str, name: str, sentence: str, strength: str) -> None:
        """Describe an opponent: its name, what is to be expected of it, and how strong it was measured."""
        button = self.buttons[key]
        button.setText(name)
        button.setAccessibleName(phrasing.aloud(name))
        button.setAccessibleDescription(phrasing.sentences([sentence]))
        self.sentences[key].setText(sentence)
        self._strengths[key] = strength
        described = f"{sentence}\n{strength}" if strength else sentence
        for widget in (button, self.sentences[key]):
            widget.setToolTip(tip(described))

    def show_chosen(self, kind: str) -> None:
        """Show who is chosen, no one if *kind* is none of those offered."""
        with QSignalBlocker(self._group):
            if kind in self.buttons:
                self.buttons[kind].setChecked(True)
            elif (now := self._group.checkedButton()) is not None:
                self._group.setExclusive(False)
                now.setChecked(False)
                self._group.setExclusive(True)

    def lay_out(self, *, in_a_row: bool, between: int) -> None:
        """Stand as names in a row, or as a list with a sentence for each and pixels *between* them."""
        self._grid.setVerticalSpacing(between)
        for at, (key, button) in enumerate(self.buttons.items()):
            sentence = self.sentences[key]
            self._grid.addWidget(button, *((0, at) if in_a_row else (at, 0)), Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(sentence, at, 1)
            sentence.setVisible(not in_a_row)
        for column in range(len(self.buttons) + 1):
            is_last = column == (len(self.buttons) if in_a_row else 1)
            self._grid.setColumnStretch(column, 1 if is_last else 0)

    def align(self) -> int:
        """Make each sentence at least as high as a button; return that height, to write beside the first."""
        for button in self.buttons.values():
            button.ensurePolished()
        height = max(button.sizeHint().height() for button in self.buttons.values())
        is_list = False
        for sentence in self.sentences.values():
            sentence.setMinimumHeight(height)
            is_list = is_list or not sentence.isHidden()
        for row in range(self._grid.rowCount()):
            self._grid.setRowMinimumHeight(row, 0)
        for row in range(len(self.buttons), self.most if is_list else 0):
            self._grid.setRowMinimumHeight(row, height + self._grid.verticalSpacing())
        return height

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tell and show how strong the opponent was measured that keys are about."""
        meant = [key for key, button in self.buttons.items() if button.hasFocus()]
        if event.text() != "?" or not meant:
            super().keyPressEvent(event)
        elif strength := self._strengths.get(meant[0], ""):
            button = self.buttons[meant[0]]
            accessibility.announce(button, strength, at_once=True)
            show_tip(button.mapToGlobal(button.rect().bottomLeft()), strength, button, button.rect())

    def _report(self, at: int, on: bool) -> None:
        if on:
            self.chosen.emit(list(self.buttons)[at])
