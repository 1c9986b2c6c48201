"""The keys of Evolution: what is done with cards, species and traits, each with a letter."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt

from evolution_qt.games.evolution.state import EFFECTS, FEEDING, PLAY, WINDOW
from evolution_qt.ui.evolution import gestures, shortcuts
from evolution_qt.ui.evolution.gestures import OwnTrait
from evolution_qt.ui.evolution.pieces import TileItem
from evolution_qt.ui.table.board import Board
from evolution_qt.ui.table.front import Front
from evolution_qt.ui.table.gestures import Gestures, Subject
from evolution_qt.ui.table.keyboard import Keyboard
from evolution_qt.ui.table.player_input import PlayerInput
from evolution_qt.ui.table.subjects import Chip, OwnSpecies

_PHASES: Final = {
    **dict.fromkeys((Qt.Key.Key_T, Qt.Key.Key_P, Qt.Key.Key_B, Qt.Key.Key_N, Qt.Key.Key_X), (PLAY,)),
    **dict.fromkeys((Qt.Key.Key_F, Qt.Key.Key_I), (FEEDING, WINDOW)),
    Qt.Key.Key_A: (FEEDING,),
    Qt.Key.Key_U: (EFFECTS,),
}
"""The phases in which keys mean something."""


class EvolutionKeyboard(Keyboard):
    """The keys of one table."""

    def __init__(self, board: Board, player: PlayerInput, meanings: Gestures, front: Front[TileItem]) -> None:
        super().__init__(board, player, meanings)
        self.last_sorts = (gestures.REPLACE,)
        self.table |= {
            Qt.Key.Key_T: lambda: self.aim_card(gestures.TRAIT, gestures.REPLACE),
            Qt.Key.Key_P: lambda: self.aim_card(gestures.POPULATION),
            Qt.Key.Key_B: lambda: self.aim_card(gestures.BODY),
            Qt.Key.Key_N: lambda: self.aim_card(gestures.LEFT_GUTTER, gestures.RIGHT_GUTTER),
            Qt.Key.Key_F: lambda: self.choose_and_aim([Chip()]),
            Qt.Key.Key_A: self._attack,
            Qt.Key.Key_I: self._use_intelligence,
            Qt.Key.Key_U: lambda: self.choose_and_aim(self._own_traits()),
            Qt.Key.Key_X: self._throw_away,
            Qt.Key.Key_W: front.open_next,
        }

    def is_its_time(self, key: Qt.Key) -> bool:
        """Say whether what a key is for can be done in this phase, by who is asked."""
        if key not in _PHASES:
            return super().is_its_time(key)
        return self.view.ask and self.view.state.phase in _PHASES[key]

    def meaning(self, key: str) -> str:
        """Return in words what a key of the table does."""
        return shortcuts.meaning(key)

    def _own_traits(self) -> list[Subject]:
        return [one for one in self.gestures.subjects() if isinstance(one, OwnTrait)]

    def _attack(self) -> None:
        row = self.view.state.players[self.view.bottom].species
        hunters: list[Subject] = [
            one for one in map(OwnSpecies, range(len(row))) if self.view.ask and self.targets(one)
        ]
        self.choose_and_aim(hunters)

    def _use_intelligence(self) -> None:
        self.choose_and_aim([card for card in self.gestures.cards() if self.targets(card)][:1])

    def _throw_away(self) -> None:
        self.choose_and_aim([one for one in self._own_traits() if self.targets(one)])

    # What the keys are, on the table

    def own_caps(self) -> list[tuple[str, QRectF]]:
        """Return the keys for things that can be moved, and for the places of the chosen card."""
        found = []
        for subject in self.subjects():
            key = {Chip: "F", OwnSpecies: "A", OwnTrait: "X"}.get(type(subject), "")
            if key == "X" and self.view.state.phase == EFFECTS:
                key = "U"
            if key:
                found.append((key, self.board.home(subject)))
        card = self.card_meant()
        if card is not None and self.view.state.phase == PLAY:
            found += self._caps_for_places(card)
        return found

    def _caps_for_places(self, card: Subject) -> list[tuple[str, QRectF]]:
        keys = {
            gestures.TRAIT: "T",
            gestures.REPLACE: "T",
            gestures.BODY: "B",
            gestures.POPULATION: "P",
            gestures.LEFT_GUTTER: "N",
            gestures.RIGHT_GUTTER: "N",
        }
        spots = [spot for spot in self.targets(card) if spot.sort in keys]
        return [(keys[spot.sort], self.board.rect_of(spot)) for spot in spots]
