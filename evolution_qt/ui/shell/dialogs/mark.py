"""Choosing the colour and the shape by which a person is known at the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QButtonGroup, QDialogButtonBox, QHBoxLayout

from evolution_qt.core.errors import filled
from evolution_qt.ui.kit import palette
from evolution_qt.ui.kit.literal import tip
from evolution_qt.ui.shell.checked import Alternative
from evolution_qt.ui.shell.dialogs.base import Dialog, paragraph
from evolution_qt.ui.shell.dots import drawn_mark
from evolution_qt.ui.shell.marks import Guise

_SIDE: Final = 46
_PICTURE: Final = 30


class MarkDialog(Dialog):
    """Emits `chosen` with a colour and a shape, as a guise."""

    chosen = Signal(object)

    def __init__(self, name: str, guise: Guise) -> None:
        super().__init__(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self._name = name
        self.colours, self.symbols = QButtonGroup(self), QButtonGroup(self)
        self.words = paragraph(role="muted")
        for group, count in ((self.colours, len(palette.SEATS)), (self.symbols, len(palette.SYMBOLS))):
            row = QHBoxLayout()
            self.content.addLayout(row)
            for number in range(count):
                button = Alternative(group, "mark")
                group.setId(button, number)
                row.addWidget(button)
            row.addStretch(1)
            group.idToggled.connect(self._draw)
        self.content.addWidget(self.words)
        self.colours.button(guise[0]).setChecked(True)
        self.symbols.button(guise[1]).setChecked(True)
        self.accepted.connect(lambda: self.chosen.emit(self.guise()))
        self.retranslate()
        self._draw()

    def guise(self) -> Guise:
        """Return what is chosen."""
        return max(self.colours.checkedId(), 0), max(self.symbols.checkedId(), 0)

    def _draw(self) -> None:
        """Show each colour in the chosen shape, and each shape in the chosen colour."""
        colour, symbol = self.guise()
        side, ratio = self.px(_PICTURE), self.devicePixelRatioF()
        for group in (self.colours, self.symbols):
            for number, button in enumerate(group.buttons()):
                guise = (number, symbol) if group is self.colours else (colour, number)
                button.setIcon(QIcon(drawn_mark(guise, side, ratio)))
                button.setIconSize(QSize(side, side))
                button.setFixedSize(self.px(_SIDE), self.px(_SIDE))

    def resize_writing(self) -> None:
        """Grow with the window."""
        self._draw()

    def retranslate(self) -> None:
        """Write every word again."""
        self.entitle(filled(self.tr("Mark of {name}"), {"name": self._name}))
        self.words.setText(
            self.tr("It is saved with the name. No two players at a table share a colour or a shape.")
        )
        colours = (
            self.tr("Red"),
            self.tr("Blue"),
            self.tr("Amber"),
            self.tr("Violet"),
            self.tr("Green"),
            self.tr("Slate"),
        )
        symbols = (
            self.tr("Disc"),
            self.tr("Diamond"),
            self.tr("Triangle"),
            self.tr("Pentagon"),
            self.tr("Hexagon"),
            self.tr("Star"),
        )
        for group, names in ((self.colours, colours), (self.symbols, symbols)):
            for button, words in zip(group.buttons(), names, strict=True):
                button.setToolTip(tip(words))
                button.setAccessibleName(words)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Choose"))
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("Cancel"))
