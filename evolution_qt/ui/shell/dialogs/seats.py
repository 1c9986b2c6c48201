"""Who plays which seat of a running game: people come and go, and a bot plays on for whoever leaves."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCompleter, QDialogButtonBox, QGridLayout, QLabel, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.ui.shell import kinds
from evolution_qt.ui.shell.dialogs.base import Dialog, paragraph
from evolution_qt.ui.shell.dialogs.choice import Choice, Line, Tick
from evolution_qt.ui.shell.dots import seat_dot
from evolution_qt.ui.shell.names import tidied
from evolution_qt.ui.shell.seats import HUMAN
from evolution_qt.ui.shell.settings import KINDS, LONGEST_NAME

SUBSTITUTE: Final = "hunter"
"""Who takes a seat that somebody has left, unless another one is chosen."""
_WIDTH: Final = 600
_GIVING_UP: Final = 460
_MARK: Final = 20


class SeatsDialog(Dialog):
    """Emits `chosen` with the seats that change hands: the seat, who is to play there, and by which name."""

    pauses_game = True
    chosen = Signal(object)

    def __init__(
        self,
        names: Sequence[str],
        present: Sequence[str],
        others: Sequence[str],
        seat: int,
        people: Sequence[str] = (),
        waiting: Collection[int] = (),
    ) -> None:
        """Offer *others*, as records write kinds, besides the usual ones; *seat* has the keyboard first.

        *people* are names that were used before, *waiting* the seats that are kept for somebody who comes.
        """
        super().__init__(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.setMinimumWidth(_WIDTH)
        self._names, self._present = list(names), list(present)
        self._first = seat
        self._waiting = waiting
        self.boxes: list[Choice] = []
        self.lines: list[Line] = []
        self._marks: list[QLabel] = []
        self.words = paragraph(role="muted")
        self.fault = paragraph(role="warning")
        self.fault.hide()
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(8)
        for at, (name, kind) in enumerate(zip(self._names, self._present, strict=True)):
            keys = tuple(dict.fromkeys((*KINDS, *others, kind)))
            box = Choice(keys, kind)
            mark, who = QLabel(), Line(name)
            who.setMaxLength(LONGEST_NAME)
            if people:
                completer = QCompleter(list(people), who)
                completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
                who.setCompleter(completer)
            box.currentIndexChanged.connect(self._check)
            who.textChanged.connect(self._check)
            grid.addWidget(mark, at, 0)
            grid.addWidget(box, at, 1)
            grid.addWidget(who, at, 2)
            self.boxes.append(box)
            self.lines.append(who)
            self._marks.append(mark)
        grid.setColumnStretch(2, 1)
        self.content.addLayout(grid)
        self.content.addWidget(self.words)
        self.content.addWidget(self.fault)
        self.accepted.connect(lambda: self.chosen.emit(self.changes()))
        self.retranslate()
        self._check()
        self.resize_writing()

    def names(self) -> list[str]:
        """Return the names by seat; a bot that stays keeps its own."""
        return [
            tidied(line.text()) if line.isEnabled() else name
            for line, name in zip(self.lines, self._names, strict=True)
        ]

    def changes(self) -> list[tuple[int, str, str]]:
        """Return the seats that change hands, who is to play there, and by which name."""
        chosen = zip([box.currentData() for box in self.boxes], self.names(), strict=True)
        before = zip(self._present, self._names, strict=True)
        found = zip(range(len(self.boxes)), chosen, before, strict=True)
        return [(seat, *now) for seat, now, then in found if now != then]

    def why_not(self) -> str:
        """Return what stands in the way, empty if nothing does."""
        names = [name.casefold() for name in self.names()]
        for number, name in enumerate(self.names(), 1):
            if not name:
                return filled(self.tr("Player {number} needs a name."), {"number": str(number)})
            if names.count(name.casefold()) > 1:
                return filled(self.tr("Two players are called “{name}”."), {"name": name})
        return ""

    def accept(self) -> None:
        """Change the seats, unless something stands in the way, which is said."""
        if not self.why_not():
            super().accept()

    def _check(self) -> None:
        """Let whoever comes give a name, and say what is wrong."""
        for box, line, present in zip(self.boxes, self.lines, self._present, strict=False):
            line.setEnabled(box.currentData() == HUMAN or box.currentData() != present)
        fault = self.why_not()
        self.fault.setText(fault)
        self.fault.setVisible(bool(fault))

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
        for seat, (name, box) in enumerate(zip(self._names, self.boxes, strict=True)):
            for at in range(box.count()):
                box.setItemText(at, kinds.kind_name(box.itemData(at)))
            if seat in self._waiting:
                at, kind = box.findData(self._present[seat]), kinds.kind_name(self._present[seat])
                box.setItemText(at, filled(self.tr("Nobody yet ({kind})"), {"kind": kind}))
            box.setAccessibleName(filled(self.tr("Who plays for {name}"), {"name": name}))
        for number, line in enumerate(self.lines, 1):
            line.setAccessibleName(filled(self.tr("Name of player {number}"), {"number": str(number)}))
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

    pauses_game = True
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
