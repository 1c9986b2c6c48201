"""Which sides a seat has in a new game, such as its animals: chosen here, or drawn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.core.game import AnyGame
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.literal import tip
from evolution_qt.ui.shell.dialogs.choice import Choice


def side_name(game: AnyGame, key: str) -> str:
    """Return what a side of a game is called."""
    words = game.sentences
    return QCoreApplication.translate(words.context, words.names[key])


@guarded
class SideChoice(QWidget):
    """A box for each side that a seat has; none where a game has no sides."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._game: AnyGame | None = None
        self.boxes: list[Choice] = []
        """The boxes that are offered; others of them are kept for later, hidden."""
        self._made: list[Choice] = []
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self.hide()

    def offer(self, game: AnyGame) -> bool:
        """Offer the sides of a game, as many as a seat has; say whether boxes came or went."""
        before, had = self._game, len(self.boxes)
        self._game = game
        wanted = game.sides_each if game.sides else 0
        while len(self._made) < wanted:
            box = Choice(parent=self)
            self._line.addWidget(box)
            box.currentIndexChanged.connect(self.changed)
            self._made.append(box)
        self.boxes = self._made[:wanted]
        for box in self._made:
            keys = ("", *game.sides)
            if keys != tuple(box.itemData(at) for at in range(box.count())):
                with QSignalBlocker(box):
                    box.clear()
                    for key in keys:
                        box.addItem("", key)
            box.setVisible(box in self.boxes)
        self.setVisible(bool(wanted))
        return had != wanted or before is None or before.key != game.key

    def chosen(self) -> tuple[str, ...]:
        """Return the sides that are chosen, by their keys."""
        return tuple([box.currentData() for box in self.boxes if box.currentData()])

    def take(self, sides: Sequence[str]) -> None:
        """Show the sides that are chosen; those that the game does not have are left out."""
        for at, box in enumerate(self._made):
            with QSignalBlocker(box):
                box.setCurrentIndex(max(box.findData(sides[at]) if at < len(sides) else 0, 0))

    def measure(self) -> None:
        """Take as much room as the boxes need; Qt does not ask what is not seen."""
        self._line.invalidate()
        self.updateGeometry()

    def retranslate(self, number: int) -> None:
        """Write all words; *number* is that of the seat, from 1."""
        if self._game is None or not self.boxes:
            return
        word = QCoreApplication.translate(self._game.sentences.context, self._game.side_word)
        called = filled(self.tr("{side} of player {number}"), {"side": word, "number": number})
        for place, box in enumerate(self.boxes, 1):
            box.setItemText(0, self.tr("at random"))
            for at, key in enumerate(self._game.sides, 1):
                box.setItemText(at, side_name(self._game, key))
            more = filled(self.tr("{what}, {place}"), {"what": called, "place": place})
            box.be_called(called if len(self.boxes) == 1 else more)
            box.setToolTip(tip(called))
