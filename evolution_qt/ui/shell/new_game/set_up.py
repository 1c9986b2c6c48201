"""How a new game is laid out: its variants that are words or numbers, and a picture of how it begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QVBoxLayout, QWidget

from evolution_qt.core.errors import BadInput
from evolution_qt.core.game import AnyGame
from evolution_qt.core.option import Option, Value
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.plain_text import Label, tip
from evolution_qt.ui.shell.new_game import option_words
from evolution_qt.ui.shell.window.base import paragraph
from evolution_qt.ui.shell.window.choice import Choice
from evolution_qt.ui.table.presentation import presentation

_PICTURE: Final = QSize(300, 232)
_ABOUT: Final = 42
"""What is said of the picture may take two lines, and the sheet keeps its size when it takes one."""
_WIDEST: Final = 10_000
_BESIDE: Final = 18
_BETWEEN: Final = 8
_SAMPLE: Final = 1
"""The seed of the picture where none is given."""


def laid_out_by(game: AnyGame) -> list[Option]:
    """Return the variants of a game that are chosen here: those that are no mere yes or no."""
    return [one for one in game.options if one.is_variant and not isinstance(one.default, bool)]


@guarded
class SetUp(QWidget):
    """A box for each such variant, and beside them the picture, if the game has one."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.boxes: dict[str, Choice] = {}
        """The boxes of the game that is chosen, by the keys of their options."""
        self._options: list[Option] = []
        self._players = 0
        self._names: dict[str, Label] = {}
        self.picture, self.about = Label(), paragraph(role="muted")
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._side = _PICTURE
        self._shown: object = None
        self._last: tuple[AnyGame, Sequence[Sequence[str]], int | None, str] | None = None
        self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(_BESIDE)
        left, right = QVBoxLayout(), QVBoxLayout()
        self._whole.addLayout(left, 1)
        self._whole.addLayout(right)
        self._grid = QGridLayout()
        left.addLayout(self._grid)
        left.addStretch(1)
        self._grid.setHorizontalSpacing(_BESIDE)
        self._grid.setVerticalSpacing(_BETWEEN)
        self._grid.setColumnStretch(2, 1)
        right.addWidget(self.picture)
        right.addWidget(self.about)
        right.addStretch(1)
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)

    # What is chosen

    def offer(self, game: AnyGame, players: int) -> None:
        """Offer the variants of a game with so many players; what it cannot have then is as usual."""
        options = laid_out_by(game)
        if options != self._options:
            self._make(options)
        self._players = players
        self.retranslate()
        for option in options:
            for part in (self.boxes[option.key], self._names[option.key]):
                part.setVisible(len(option.values_for(players)) > 1)
        for option in options:
            if option.unless is not None:
                other, value = option.unless
                self.boxes[option.key].setEnabled(self.boxes[other].value != value)

    def _make(self, options: list[Option]) -> None:
        for part in (*self.boxes.values(), *self._names.values()):
            part.hide()
            part.deleteLater()
        self._options, self.boxes, self._names = options, {}, {}
        for at, option in enumerate(options):
            name, box = Label(parent=self), Choice(parent=self)
            name.setBuddy(box)
            self._names[option.key], self.boxes[option.key] = name, box
            self._grid.addWidget(name, at, 0)
            self._grid.addWidget(box, at, 1)
            box.changed.connect(self.changed)

    def values(self) -> dict[str, Value]:
        """Return what is chosen."""
        return {key: box.value for key, box in self.boxes.items()}

    def take(self, rules: Mapping[str, Value]) -> None:
        """Show the values of rules, and the usual ones of others, as far as they are offered."""
        for option in self._options:
            with QSignalBlocker(self.boxes[option.key]):
                self.boxes[option.key].put(rules.get(option.key, option.default))

    # What is seen

    def show_start(self, game: AnyGame, sides: Sequence[Sequence[str]], seed: int | None, fault: str) -> None:
        """Show how the game begins; a *fault* is shown instead."""
        self._last = game, sides, seed, fault
        shown = presentation(game.key).start_picture()
        self.picture.setVisible(shown is not None)
        self.about.setVisible(shown is not None)
        if shown is None:
            return
        looks = self._side.width(), self.devicePixelRatioF()
        key = (game.key, tuple(game.differs.items()), tuple(map(tuple, sides)), seed, looks)
        is_exact = seed is not None or shown.is_certain(game, sides)
        try:
            state = None if fault else game.new_with(sides, _SAMPLE if seed is None else seed)
        except BadInput:
            state = None
        if state is None:
            self.about.setText(fault)
            self.picture.setPixmap(QPixmap())
            self.picture.setAccessibleName(fault)
            self._shown = None
            return
        self.about.setText(
            self.tr("The game begins exactly like this.")
            if is_exact
            else self.tr("An example: the game draws its own. A seed shows it exactly.")
        )
        self.picture.setAccessibleName(shown.told(state))
        self.picture.setToolTip(tip(shown.told(state)))
        if key != self._shown:
            self._shown = key
            self.picture.setPixmap(shown.painted(state, self._side, self.devicePixelRatioF()))

    def resize_writing(self, way: QBoxLayout.Direction, px: Callable[[int], int]) -> None:
        """Grow with the window; *way* is how choices and picture lie."""
        self._whole.setDirection(way)
        self._side = QSize(px(_PICTURE.width()), px(_PICTURE.height()))
        self.picture.setFixedSize(self._side)
        is_narrow = way == QBoxLayout.Direction.TopToBottom
        self.about.setMinimumWidth(0 if is_narrow else self._side.width())
        self.about.setMaximumWidth(_WIDEST if is_narrow else self._side.width())
        self.about.setMinimumHeight(px(_ABOUT))
        if self._last is not None:
            self.show_start(*self._last)

    def retranslate(self) -> None:
        """Write all words."""
        for option in self._options:
            row = option_words.row_of(option, option.values_for(self._players))
            name, box = self._names[row.key], self.boxes[row.key]
            name.setText(row.words)
            for part in (box, name):
                part.setToolTip(tip(row.about))
            box.setAccessibleDescription(row.about)
            box.offer_words(row.values or {}, option.default)
