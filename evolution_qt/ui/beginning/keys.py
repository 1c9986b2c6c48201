"""The keys of The Beginning: a letter for what is done with cards and species."""

from __future__ import annotations

from PySide6.QtCore import Qt

from evolution_qt.games.beginning.state import FEEDING, PLAY
from evolution_qt.ui.beginning.board import GAP, POPULATION, REPLACE, ROW, TRAIT
from evolution_qt.ui.beginning.shortcuts import meaning
from evolution_qt.ui.beginning.tiles import PileTile
from evolution_qt.ui.table.board import Board
from evolution_qt.ui.table.gesture_targets import Chip
from evolution_qt.ui.table.gestures import Gestures, Spot
from evolution_qt.ui.table.hover_zoom import HoverZoom
from evolution_qt.ui.table.player_input import PlayerInput
from evolution_qt.ui.table.species_table import SpeciesKeyboard


class BeginningKeyboard(SpeciesKeyboard):
    """The keys of one table."""

    phases = {
        **dict.fromkeys((Qt.Key.Key_N, Qt.Key.Key_P, Qt.Key.Key_T), (PLAY,)),
        **dict.fromkeys((Qt.Key.Key_F, Qt.Key.Key_A), (FEEDING,)),
    }
    of_places = {TRAIT: "T", REPLACE: "T", POPULATION: "P", GAP: "N"}

    def __init__(
        self, board: Board, player: PlayerInput, meanings: Gestures, front: HoverZoom[PileTile]
    ) -> None:
        super().__init__(board, player, meanings, front)
        self.last_sorts = (REPLACE, ROW)
        self.table |= {
            Qt.Key.Key_N: lambda: self.aim_card(GAP),
            Qt.Key.Key_P: lambda: self.aim_card(POPULATION),
            Qt.Key.Key_T: lambda: self.aim_card(TRAIT, REPLACE),
            Qt.Key.Key_F: lambda: self.choose_and_aim([Chip()] if self.targets(Chip()) else []),
        }
        self.shifted[Qt.Key.Key_F] = self._feed_all

    def meaning(self, key: str) -> str:
        """Return in words what a key of the table does."""
        return meaning(key)

    def _feed_all(self) -> None:
        """Feed all plant eaters, or say that there is not enough for all."""
        if not self.targets(Chip()):
            self.unable(self.key, True)
            return
        self.choose(Chip())
        self.player.land(Spot(ROW, self.view.viewer))
