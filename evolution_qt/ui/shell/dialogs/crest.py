"""Choosing the colour and the face by which a person is known at the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QButtonGroup, QDialogButtonBox, QGridLayout

from evolution_qt.core.crest import PEOPLE_FACES, Crest
from evolution_qt.core.errors import filled
from evolution_qt.ui.kit import art, palette
from evolution_qt.ui.kit.literal import tip
from evolution_qt.ui.shell.checked import Alternative
from evolution_qt.ui.shell.dialogs.base import Dialog, paragraph

_SIDE: Final = 58
_PICTURE: Final = 46
_IN_A_ROW: Final = 6


class CrestDialog(Dialog):
    """Emits `chosen` with a crest."""

    chosen = Signal(object)

    def __init__(self, name: str, crest: Crest) -> None:
        super().__init__(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self._name = name
        self.colours, self.faces = QButtonGroup(self), QButtonGroup(self)
        self.words = paragraph(role="muted")
        for group, count in ((self.faces, len(PEOPLE_FACES)), (self.colours, len(palette.SEATS))):
            grid = QGridLayout()
            self.content.addLayout(grid)
            for number in range(count):
                button = Alternative(group, "crest")
                group.setId(button, number)
                grid.addWidget(button, *divmod(number, _IN_A_ROW))
            grid.setColumnStretch(_IN_A_ROW, 1)
        self.content.addWidget(self.words)
        self.colours.button(crest.colour).setChecked(True)
        self.faces.button(PEOPLE_FACES.index(crest.face)).setChecked(True)
        for group in (self.faces, self.colours):
            group.idToggled.connect(self._choose)
        self.accepted.connect(lambda: self.chosen.emit(self.crest()))
        self.retranslate()
        self._draw()

    def crest(self) -> Crest:
        """Return what is chosen."""
        return Crest(max(self.colours.checkedId(), 0), PEOPLE_FACES[max(self.faces.checkedId(), 0)])

    def _choose(self, _button: int, on: bool) -> None:
        """Draw once for a choice, which also switches off what was chosen before."""
        if on:
            self._draw()

    def _draw(self) -> None:
        """Show each colour with the chosen face, and each face on the chosen colour."""
        chosen = self.crest()
        side, ratio = self.px(_PICTURE), self.devicePixelRatioF()
        for group in (self.colours, self.faces):
            for number, button in enumerate(group.buttons()):
                crest = (
                    chosen._replace(colour=number)
                    if group is self.colours
                    else chosen._replace(face=PEOPLE_FACES[number])
                )
                button.setIcon(QIcon(art.crest(palette.badge_of(crest), side, ratio)))
                button.setIconSize(QSize(side, side))
                button.setFixedSize(self.px(_SIDE), self.px(_SIDE))

    def resize_writing(self) -> None:
        """Grow with the window."""
        self._draw()

    def retranslate(self) -> None:
        """Write every word again."""
        self.entitle(filled(self.tr("Crest of {name}"), {"name": self._name}))
        self.words.setText(
            self.tr("It is saved with the name. No two players at a table share a colour or a face.")
        )
        colours = (
            self.tr("Red"),
            self.tr("Blue"),
            self.tr("Amber"),
            self.tr("Violet"),
            self.tr("Green"),
            self.tr("Slate"),
        )
        faces = (
            self.tr("Bear"),
            self.tr("Eagle"),
            self.tr("Lion"),
            self.tr("Horse"),
            self.tr("Ram"),
            self.tr("Tiger"),
            self.tr("Panda"),
            self.tr("Koala"),
            self.tr("Parrot"),
            self.tr("Dolphin"),
            self.tr("Hummingbird"),
            self.tr("Seahorse"),
        )
        for group, names in ((self.colours, colours), (self.faces, faces)):
            for button, words in zip(group.buttons(), names, strict=True):
                button.setToolTip(tip(words))
                button.setAccessibleName(words)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Choose"))
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("Cancel"))
