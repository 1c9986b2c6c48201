"""What gestures mean at any table with rows of species."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QRectF

from evolution_qt.core.action import NOBODY
from evolution_qt.core.game import Observation
from evolution_qt.ui.kit import palette
from evolution_qt.ui.table.gestures import Detour, Gestures, Spot, Subject
from evolution_qt.ui.table.species_board import SpeciesBoard
from evolution_qt.ui.table.subjects import HOLE, SPECIES, Chip, HandCard, OwnSpecies
from evolution_qt.ui.table.view import View

S = TypeVar("S")


class SpeciesGestures(Gestures, Generic[S]):
    """What things and places mean on one table."""

    board: SpeciesBoard[Any]

    @property
    def view(self) -> View[S]:
        """Return what is to be seen; there must be something."""
        return super().view

    # What a game says

    @abstractmethod
    def is_meal(self) -> bool:
        """Say whether species eat now."""

    @abstractmethod
    def hunts(self, index: int) -> bool:
        """Say whether an own species hunts."""

    # What follows from that

    def legal(self, seen: Observation[Any]) -> Sequence[int]:
        """Return the legal steps; none where the own hand is not known, or the game is over."""
        is_known = all(seen.state.players[seen.viewer].hand)
        return super().legal(seen) if is_known and seen.state.to_move != NOBODY else []

    def cards(self) -> list[Subject]:
        """Return the cards of the own hand."""
        return [card.subject for card in self.board.hand if isinstance(card.subject, HandCard)]

    def first_click(self, subject: Subject) -> Sequence[tuple[Subject, Spot]] | None:
        """Feed a plant eater at once; a hunter is chosen first."""
        if not self.view.ask or not isinstance(subject, OwnSpecies) or self.hunts(subject.index):
            return None
        return [(Chip(), Spot(SPECIES, self.view.viewer, subject.index))] if self.is_meal() else []

    def detour(self, subject: Subject) -> Detour | None:
        """Return what an own species means at the watering hole: that it eats there."""
        if not isinstance(subject, OwnSpecies) or not self.view.ask or not self.is_meal():
            return None
        return Detour(Spot(HOLE), Chip(), Spot(SPECIES, self.view.viewer, subject.index))

    def is_home(self, subject: Subject, spot: Spot) -> bool:
        """Say whether a place belongs to the species that is chosen."""
        is_own = isinstance(subject, OwnSpecies) and spot.index == subject.index
        return is_own and spot.seat == self.view.viewer

    def about(self, subject: Subject) -> list[QRectF]:
        """Return the attacker, which a question about an attack leaves in sight."""
        return [self.board.home(subject)] if isinstance(subject, OwnSpecies) else []

    def arrow_tint(self, subject: Subject) -> str:
        """Return the colour of the arrow of an attack."""
        return palette.FAMILIES["attack"].main if isinstance(subject, OwnSpecies) else ""
