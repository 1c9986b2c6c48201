"""Who plays which seat of a running game: people come and go, and a bot plays on for whoever leaves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialogButtonBox, QGridLayout, QLabel, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.ui.shell import kinds
from evolution_qt.ui.shell.dialogs.base import Dialog, paragraph
from evolution_qt.ui.shell.dialogs.choice import Choice, Tick
from evolution_qt.ui.shell.dots import seat_dot
from evolution_qt.ui.shell.settings import KINDS

SUBSTITUTE: Final = "hunter"
"""Who takes a seat that somebody has left, unless another one is chosen."""
_WIDTH: Final = 560
_GIVING_UP: Final = 460
_MARK: Final = 20


class SeatsDialog(Dialog):
    """Emits `chosen` with the seats that change hands, each with who is to play there."""

    chosen = Signal(object)

    def __init__(
        self, names: Sequence[str], present: Sequence[str], others: Sequence[str], seat: int
    ) -> None:
        """Offer *others*, as records write kinds, besides the usual ones; *seat* has the keyboard first."""
        super().__init__(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.setMinimumWidth(_WIDTH)
        self._names, self._present = list(names), list(present)
        self._first = seat
        self.boxes: list[Choice] = []
        self._marks: list[QLabel] = []
        self.words = paragraph(role="muted")
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(8)
        for at, (name, kind) in enumerate(zip(self._names, self._present, strict=True)):
            keys = tuple(dict.fromkeys((*KINDS, *others, kind)))
            box = Choice(keys, kind)
            mark, who = QLabel(), paragraph(name)
            who.setWordWrap(False)
            grid.addWidget(mark, at, 0)
            grid.addWidget(who, at, 1)
            grid.addWidget(box, at, 2)
            self.boxes.append(box)
            self._marks.append(mark)
        grid.setColumnStretch(1, 1)
        self.content.addLayout(grid)
        self.content.addWidget(self.words)
        self.accepted.connect(lambda: self.chosen.emit(self.changes()))
        self.retranslate()
        self.resize_writing()

    def changes(self) -> list[tuple[int, str]]:
        """Return the seats that are to change hands, and who is to play there."""
        chosen = [box.currentData() for box in self.boxes]
        return [(at, kind) for at, kind in enumerate(chosen) if kind != self._present[at]]

    def open_over(self, window: QWidget) -> None:
        """Show the sheet; the seat that is meant has the keyboard."""
        super().open_over(window)
        self.boxes[self._first].setFocus()

    def resize_writing(self) -> None:
        """Grow with the window."""
        self.setMinimumWidth(self.px(_WIDTH))
        for at, mark in enumerate(self._marks):
            mark.setPixmap(seat_dot(at, self.px(_MARK), self.devicePixelRatioF()))

    def retranslate(self) -> None:
        """Write every word anew."""
        self.entitle(self.tr("Who plays?"))
        for name, box in zip(self._names, self.boxes, strict=True):
            for at in range(box.count()):
                box.setItemText(at, kinds.kind_name(box.itemData(at)))
            box.setAccessibleName(filled(self.tr("Who plays for {name}"), {"name": name}))
        self.words.setText(
            self.tr(
                "People may come and go: a bot plays on from the same position, and the seat can be taken "
                "again at any time. The record says from where on somebody else played."
            )
        )
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Play on so"))
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("Leave it"))


class GiveUpDialog(Dialog):
    """Asks whether somebody gives up.

    `chosen` tells who plays on, and whether the end is shown without motions.
    """

    chosen = Signal(str, bool)

    def __init__(self, name: str, *, is_last: bool) -> None:
        """*is_last* says that nobody but bots would be left."""
        super().__init__(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self._name = name
        self.words = paragraph()
        self.words.setMinimumWidth(_GIVING_UP)
        self.label = QLabel()
        self.kind = Choice(KINDS[1:], SUBSTITUTE)
        self.at_once = Tick()
        self.at_once.setChecked(True)
        self.at_once.setVisible(is_last)
        self._is_last = is_last
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.addWidget(self.label, 0, 0)
        grid.addWidget(self.kind, 0, 1)
        grid.setColumnStretch(1, 1)
        self.content.addWidget(self.words)
        self.content.addLayout(grid)
        self.content.addWidget(self.at_once)
        self.accepted.connect(
            lambda: self.chosen.emit(self.kind.currentData(), self._is_last and self.at_once.isChecked())
        )
        self.retranslate()

    def resize_writing(self) -> None:
        """Grow with the window."""
        self.words.setMinimumWidth(self.px(_GIVING_UP))

    def retranslate(self) -> None:
        """Write every word anew."""
        name = {"name": self._name}
        self.entitle(self.tr("Give up?"))
        self.words.setText(
            filled(
                self.tr(
                    "A bot takes over for {name} and plays the game to its end, for the points are counted "
                    "only then. The record says from where on it played."
                ),
                name,
            )
        )
        self.label.setText(self.tr("Who plays on"))
        self.kind.setAccessibleName(self.tr("Who plays on"))
        for at in range(self.kind.count()):
            self.kind.setItemText(at, kinds.kind_name(self.kind.itemData(at)))
        self.at_once.setText(self.tr("Show the end without the motions"))
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Give up"))
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("Play on"))
