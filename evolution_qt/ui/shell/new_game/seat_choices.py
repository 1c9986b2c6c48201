"""What is chosen for a seat of a new game: who plays it, which sides it has, its colour and its face.

A person, a bot or an outside program plays it. Sides, such as the animals of a seat, are chosen or drawn. By
its colour and its face a person is known at the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker, QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QButtonGroup, QDialogButtonBox, QGridLayout, QHBoxLayout, QWidget

from evolution_qt.brain.programs import Program
from evolution_qt.core.crest import PEOPLE_FACES, Crest
from evolution_qt.core.errors import filled
from evolution_qt.core.game import AnyGame
from evolution_qt.core.levels import Bots
from evolution_qt.core.plain import shown
from evolution_qt.core.record import HUMAN
from evolution_qt.ui.kit import art, palette
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.plain_text import tip
from evolution_qt.ui.shell.new_game import player_kinds
from evolution_qt.ui.shell.new_game.player_kinds import ANOTHER
from evolution_qt.ui.shell.window.base import Dialog, paragraph
from evolution_qt.ui.shell.window.buttons import Alternative
from evolution_qt.ui.shell.window.choice import Choice

_LONG: Final = 160
"""Letters of a program's command that are shown at most."""


@guarded
class PlayerChoice(Choice):
    """Offers all that can play a game, outside programs, and at the end a program that is not known yet."""

    program_asked = Signal(object)
    """A program that is not known yet is to play here; who was chosen before is so until it is.

    The argument is the box.
    """

    def __init__(self, others: Sequence[str] = (), present: str = "") -> None:
        """*others* can be chosen besides a game's own, and so can who is *present*, who is chosen first."""
        super().__init__()
        self._others, self._present = others, present
        self._kind = present or HUMAN
        self.bots = Bots()
        self._programs: Sequence[Program] = ()
        self.currentIndexChanged.connect(self._keep)
        self.activated.connect(self._ask)
        self.offer(Bots(), ())

    def offer(self, bots: Bots, programs: Sequence[Program]) -> None:
        """Offer the opponents of a game and outside programs; `retranslate` names them."""
        self.bots, self._programs = bots, programs
        every = (
            *player_kinds.offered(bots),
            *self._others,
            *[one.kind for one in programs],
            self._present,
            ANOTHER,
        )
        with QSignalBlocker(self):
            self.clear()
            for kind in dict.fromkeys(filter(None, every)):
                self.addItem("", kind)
            self.choose(self._kind)
        if self.currentData() != self._kind:
            self.currentIndexChanged.emit(self.currentIndex())

    def choose(self, kind: str) -> None:
        """Let a kind play here; if it is no longer known, the player who is present, or a substitute."""
        at = self.findData(kind)
        self.setCurrentIndex(at if at >= 0 else self.findData(self._present or self.bots.substitute))

    def retranslate(self) -> None:
        """Write every word."""
        commands = {one.kind: shown(one.line, _LONG) for one in self._programs}
        for at in range(self.count()):
            kind = self.itemData(at)
            self.setItemText(at, player_kinds.kind_name(kind, self.bots))
            self.describe(at, commands.get(kind) or player_kinds.sentence_of(kind, self.bots))

    def _keep(self) -> None:
        if self.currentData() not in (ANOTHER, None):
            self._kind = self.currentData()

    def _ask(self) -> None:
        if self.currentData() == ANOTHER:
            self.choose(self._kind)
            self.program_asked.emit(self)


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
        """Offer the sides of a game, as many as a seat has; return whether boxes came or went."""
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
