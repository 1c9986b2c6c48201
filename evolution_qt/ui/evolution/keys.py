"""The keys of Evolution: a letter for what is done with cards, species and traits."""

from __future__ import annotations

from PySide6.QtCore import Qt

from evolution_qt.games.evolution.state import EFFECTS, FEEDING, PLAY, WINDOW
from evolution_qt.ui.evolution import gestures
from evolution_qt.ui.evolution.gestures import OwnTrait
from evolution_qt.ui.evolution.shortcuts import meaning
from evolution_qt.ui.evolution.tiles import TileItem
from evolution_qt.ui.table.board import Board
from evolution_qt.ui.table.gesture_targets import Chip
from evolution_qt.ui.table.gestures import Gestures, Subject
from evolution_qt.ui.table.hover_zoom import HoverZoom
from evolution_qt.ui.table.player_input import PlayerInput
from evolution_qt.ui.table.species_table import SpeciesKeyboard


class EvolutionKeyboard(SpeciesKeyboard):
    """The keys of one table."""

    phases = {
        **dict.fromkeys((Qt.Key.Key_T, Qt.Key.Key_P, Qt.Key.Key_B, Qt.Key.Key_N, Qt.Key.Key_X), (PLAY,)),
        **dict.fromkeys((Qt.Key.Key_F, Qt.Key.Key_I), (FEEDING, WINDOW)),
        Qt.Key.Key_A: (FEEDING,),
        Qt.Key.Key_U: (EFFECTS,),
    }
    of_places = {
        gestures.TRAIT: "T",
        gestures.REPLACE: "T",
        gestures.BODY: "B",
        gestures.POPULATION: "P",
        gestures.LEFT_GUTTER: "N",
        gestures.RIGHT_GUTTER: "N",
    }

    def __init__(
        self, board: Board, player: PlayerInput, meanings: Gestures, front: HoverZoom[TileItem]
    ) -> None:
        super().__init__(board, player, meanings, front)
        self.last_sorts = (gestures.REPLACE,)
        self.table |= {
            Qt.Key.Key_T: lambda: self.aim_card(gestures.TRAIT, gestures.REPLACE),
            Qt.Key.Key_P: lambda: self.aim_card(gestures.POPULATION),
            Qt.Key.Key_B: lambda: self.aim_card(gestures.BODY),
            Qt.Key.Key_N: lambda: self.aim_card(gestures.LEFT_GUTTER, gestures.RIGHT_GUTTER),
            Qt.Key.Key_F: lambda: self.choose_and_aim([Chip()]),
            Qt.Key.Key_I: self._use_intelligence,
            Qt.Key.Key_U: lambda: self.choose_and_aim(self._own_traits()),
            Qt.Key.Key_X: self._throw_away,
        }

    def meaning(self, key: str) -> str:
        """Return in words what a key of the table does."""
        return meaning(key)

    def _own_traits(self) -> list[Subject]:
        return [one for one in self.gestures.subjects() if isinstance(one, OwnTrait)]

    def _use_intelligence(self) -> None:
        self.choose_and_aim([card for card in self.gestures.cards() if self.targets(card)][:1])

    def _throw_away(self) -> None:
        self.choose_and_aim([one for one in self._own_traits() if self.targets(one)])

    def key_of(self, subject: Subject) -> str:
        """Return the key for a thing that can be moved, empty if it has none."""
        if isinstance(subject, OwnTrait):
            return "U" if self.view.state.phase == EFFECTS else "X"
        return super().key_of(subject)
