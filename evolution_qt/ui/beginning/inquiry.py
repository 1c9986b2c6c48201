"""What is asked before an own species is attacked, while another player's could be."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.games.beginning.moves import BeginningMove
from evolution_qt.games.beginning.state import BeginningState
from evolution_qt.ui.kit.panels import PanelOption
from evolution_qt.ui.table.animals import spoken, told
from evolution_qt.ui.table.gestures import Inquiry, MoveQuestion
from evolution_qt.ui.table.view import View

_OTHER, _OWN = "other", "own"


class OwnPreyQuestion(Inquiry):
    """Asks whether an own species is really meant as prey; what is safe comes first."""

    tr: Final = staticmethod(partial(QCoreApplication.translate, "OwnPreyQuestion"))

    def __init__(self, view: View[BeginningState], move: BeginningMove) -> None:
        self._view = view
        self._move = move
        self._answer = ""

    def next(self) -> MoveQuestion | BeginningMove | None:
        """Return the question, the attack once it is wanted, None if other prey is."""
        if self._answer:
            return self._move if self._answer == _OWN else None
        assert self._move.target is not None
        view = self._view
        words = self.tr("Attack {prey}, though there is other prey?")
        return MoveQuestion(
            told(words, prey=spoken(view.names, *self._move.target, view.viewer)),
            (
                PanelOption(self.tr("No, choose other prey"), _OTHER),
                PanelOption(self.tr("Yes, attack it"), _OWN),
            ),
        )

    def answer(self, value: object) -> None:
        """Take the answer."""
        self._answer = str(value)
