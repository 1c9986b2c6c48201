"""A box in which it is chosen who plays a seat: a person, a bot, an outside program."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, Signal

from evolution_qt.brain.programs import Program
from evolution_qt.core.bots import Bots
from evolution_qt.core.plain import shown
from evolution_qt.core.record import HUMAN
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.shell import kinds
from evolution_qt.ui.shell.dialogs.choice import Choice
from evolution_qt.ui.shell.kinds import ANOTHER

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
        every = (*kinds.offered(bots), *self._others, *[one.kind for one in programs], self._present, ANOTHER)
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
            self.setItemText(at, kinds.kind_name(kind, self.bots))
            self.describe(at, commands.get(kind) or kinds.sentence_of(kind, self.bots))

    def _keep(self) -> None:
        if self.currentData() not in (ANOTHER, None):
            self._kind = self.currentData()

    def _ask(self) -> None:
        if self.currentData() == ANOTHER:
            self.choose(self._kind)
            self.program_asked.emit(self)
