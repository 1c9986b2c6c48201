"""The keys of The Beginning: what is done with cards and species, each with a letter."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt

from evolution_qt.games.beginning.state import FEEDING, PLAY
from evolution_qt.ui.beginning import shortcuts
from evolution_qt.ui.beginning.board import GAP, POPULATION, REPLACE, ROW, TRAIT
from evolution_qt.ui.beginning.pieces import PileTile
from evolution_qt.ui.table.board import Board
from evolution_qt.ui.table.front import Front
from evolution_qt.ui.table.gestures import Gestures, Spot, Subject
from evolution_qt.ui.table.keyboard import Keyboard
from evolution_qt.ui.table.player_input import PlayerInput
from evolution_qt.ui.table.subjects import Chip, OwnSpecies

_PHASES: Final = {
    Qt.Key.Key_N: PLAY,
    Qt.Key.Key_P: PLAY,
    Qt.Key.Key_T: PLAY,
    Qt.Key.Key_F: FEEDING,
    Qt.Key.Key_A: FEEDING,
}
"""The phase in which each key means something."""
_OF_PLACES: Final = {TRAIT: "T", REPLACE: "T", POPULATION: "P", GAP: "N"}


class BeginningKeyboard(Keyboard):
    """The keys of one table."""

    def __init__(self, board: Board, player: PlayerInput, meanings: Gestures, front: Front[PileTile]) -> None:
        super().__init__(board, player, meanings)
        self.last_sorts = (REPLACE, ROW)
        self.table |= {
            Qt.Key.Key_N: lambda: self.aim_card(GAP),
            Qt.Key.Key_P: lambda: self.aim_card(POPULATION),
            Qt.Key.Key_T: lambda: self.aim_card(TRAIT, REPLACE),
            Qt.Key.Key_F: lambda: self.choose_and_aim([Chip()] if self.targets(Chip()) else []),
            Qt.Key.Key_A: self._attack,
            Qt.Key.Key_W: front.open_next,
        }
        self.shifted[Qt.Key.Key_F] = self._feed_all

    def is_its_time(self, key: Qt.Key) -> bool:
        """Say whether what a key is for can be done in this phase, by who is asked."""
        if key not in _PHASES:
            return super().is_its_time(key)
        return self.view.ask and self.view.state.phase == _PHASES[key]

    def meaning(self, key: str) -> str:
        """Return in words what a key of the table does."""
        return shortcuts.meaning(key)

    def _feed_all(self) -> None:
        """Feed all plant eaters, or say that there is not enough for all."""
        if not self.targets(Chip()):
            self.unable(self.key, True)
            return
        self.choose(Chip())
        self.player.land(Spot(ROW, self.view.viewer))

    def _attack(self) -> None:
        row = self.view.state.players[self.view.bottom].species
        hunters: list[Subject] = [one for one in map(OwnSpecies, range(len(row))) if self.targets(one)]
        self.choose_and_aim(hunters)

    def own_caps(self) -> list[tuple[str, QRectF]]:
        """Return the keys for things that can be moved, and for the places of the chosen card."""
        keys = {Chip: "F", OwnSpecies: "A"}
        found = [(keys[type(one)], self.board.home(one)) for one in self.subjects() if type(one) in keys]
        card = self.card_meant()
        if card is not None:
            found += [
                (_OF_PLACES[spot.sort], self.board.rect_of(spot))
                for spot in self.targets(card)
                if spot.sort in _OF_PLACES
            ]
        return found
