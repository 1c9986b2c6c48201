"""The keys of any table with rows of species."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QRectF, Qt

from evolution_qt.ui.table.board import Board
from evolution_qt.ui.table.front import Front
from evolution_qt.ui.table.gestures import Gestures, Subject
from evolution_qt.ui.table.keyboard import Keyboard
from evolution_qt.ui.table.player_input import PlayerInput
from evolution_qt.ui.table.subjects import Chip, OwnSpecies


class SpeciesKeyboard(Keyboard):
    """The keys of one table."""

    phases: Mapping[Qt.Key, Sequence[int]] = {}
    """The phases in which keys mean something that do not always."""
    of_places: Mapping[str, str] = {}
    """The key for each sort of places of a card."""

    def __init__(self, board: Board, player: PlayerInput, meanings: Gestures, front: Front[Any]) -> None:
        super().__init__(board, player, meanings)
        self.table |= {Qt.Key.Key_A: self._attack, Qt.Key.Key_W: front.open_next}

    def is_its_time(self, key: Qt.Key) -> bool:
        """Say whether what a key is for can be done in this phase, by who is asked."""
        if key not in self.phases:
            return super().is_its_time(key)
        return self.view.ask and self.view.state.phase in self.phases[key]

    def _attack(self) -> None:
        row = self.view.state.players[self.view.bottom].species
        hunters: list[Subject] = [one for one in map(OwnSpecies, range(len(row))) if self.targets(one)]
        self.choose_and_aim(hunters)

    # What the keys are, on the table

    def key_of(self, subject: Subject) -> str:
        """Return the key for a thing that can be moved, empty if it has none."""
        return {Chip: "F", OwnSpecies: "A"}.get(type(subject), "")

    def own_caps(self) -> list[tuple[str, QRectF]]:
        """Return the keys for things that can be moved, and for the places of the chosen card."""
        found = [(key, self.board.home(one)) for one in self.subjects() if (key := self.key_of(one))]
        card, keys = self.card_meant(), self.of_places
        spots = [spot for spot in self.targets(card) if spot.sort in keys] if card is not None else []
        return found + [(keys[spot.sort], self.board.rect_of(spot)) for spot in spots]
