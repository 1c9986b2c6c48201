"""What gestures mean at the table of Evolution, for the position that lies there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeGuard

from PySide6.QtGui import QPixmap

from evolution_qt.games.evolution.moves import Move
from evolution_qt.games.evolution.state import EFFECTS, FEEDING, FOOD, PLAY, WINDOW, EvolutionState
from evolution_qt.ui.evolution import gestures, outlook
from evolution_qt.ui.evolution.gestures import OwnTrait
from evolution_qt.ui.evolution.inquiry import MoveInquiry
from evolution_qt.ui.evolution.phrases import Phrases
from evolution_qt.ui.evolution.tabletop import Tabletop
from evolution_qt.ui.table.gestures import Inquiry, Refusals, Spot, Subject
from evolution_qt.ui.table.species_gestures import SpeciesGestures
from evolution_qt.ui.table.subjects import SPECIES, Chip, HandCard, OwnSpecies

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution


class EvolutionGestures(SpeciesGestures[EvolutionState]):
    """What things and places mean on one table."""

    def __init__(self, game: Evolution, board: Tabletop, phrases: Phrases) -> None:
        super().__init__(game, board)
        self._game = game
        self._board = board
        self._phrases = phrases

    def is_meal(self) -> bool:
        """Say whether species eat now."""
        return self.view.state.phase > EFFECTS

    def hunts(self, index: int) -> bool:
        """Say whether an own species hunts."""
        view = self.view
        return bool(view.state.players[view.viewer].species[index].mask & view.state.table.hunting)

    def spots(self, subject: Subject) -> list[Spot]:
        """Return the places that mean something for a thing now, legal or not."""
        view = self.view
        if not _is_ours(subject):
            return []
        return gestures.spots(view.state, self._game, view.offer, view.viewer, subject)

    def steps(self, subject: Subject, spot: Spot) -> list[int]:
        """Return the legal steps that a thing on a place may stand for."""
        view = self.view
        if not _is_ours(subject):
            return []
        return gestures.matching(view.offer, self._game, view.viewer, subject, spot)

    def _meaning(self, subject: Subject, spot: Spot) -> Move | None:
        return gestures.meaning(self._game, self.view.viewer, subject, spot) if _is_ours(subject) else None

    def reasons(self, subject: Subject, spot: Spot) -> Refusals | None:
        """Return why a thing may not land on a place; None if that means nothing."""
        move = self._meaning(subject, spot)
        return self._reasons(move) if move is not None else None

    def _reasons(self, move: Move) -> Refusals:
        view = self.view
        return outlook.reasons(self._game, self._phrases, view.state, view.viewer, move, view.names)

    def consequences(self, subject: Subject, spot: Spot) -> list[str]:
        """Return what would happen if a thing landed on a place, the most important first."""
        view, move = self.view, self._meaning(subject, spot)
        if move is None:
            return []
        steps = self.steps(subject, spot)
        return outlook.consequences(
            self._game, self._phrases, view.state, view.viewer, move, steps, view.names
        )

    def signs(self, codes: Sequence[str]) -> list[QPixmap | None]:
        """Return for each refusal the picture of the trait that it is about, None if it is about none."""
        return outlook.signs(self._game, codes, self._board.style.free)

    def inquiry(self, steps: Sequence[int], *, asks_all: bool) -> Inquiry:
        """Return what finds out which of several steps is meant."""
        board = self._board
        return MoveInquiry(
            self._game, self._phrases, self.view, steps, board.style, board.face, asks_all=asks_all
        )

    def subjects(self) -> list[Subject]:
        """Return the things that could be moved now, in the order of Tab."""
        view = self.view
        laid = [one.subject for tile in self._board.tiles(view.viewer) for one in tile.traits]
        traits = [one for one in laid if isinstance(one, OwnTrait)]
        if view.state.phase in (FOOD, PLAY):
            return [*self.cards(), *traits]
        row = view.state.players[view.viewer].species
        return [Chip(), *map(OwnSpecies, range(len(row))), *traits, *self.cards()]

    def ending(self) -> Move | None:
        """Return the move that ends the turn or passes, None if there is none now."""
        word = gestures.ending(self.view.offer)
        return Move(word) if word else None

    def before_ending(self) -> str:
        """Return what is said before a turn ends with cards left in hand."""
        view = self.view
        kept = len(view.state.players[view.viewer].hand) if view.state.phase == PLAY else 0
        return self._phrases.questions.click_again(kept) if kept else ""

    def why_not_end(self) -> Refusals | None:
        """Return why the turn cannot end; None while food cards are chosen."""
        return self._reasons(Move("pass")) if self.view.state.phase != FOOD else None

    def ready(self) -> list[Spot]:
        """Return the own species that can eat, while it is time to."""
        view = self._board.view
        if view is None or not view.ask or view.state.phase not in (WINDOW, FEEDING):
            return []
        return [Spot(SPECIES, view.viewer, index) for index in gestures.eaters(view.offer)]

    def first_click(self, subject: Subject) -> Sequence[tuple[Subject, Spot]] | None:
        """Use an effect, or feed a plant eater, at once."""
        view = self.view
        if isinstance(subject, OwnTrait) and view.state.phase == EFFECTS:
            return [(subject, Spot(SPECIES, view.viewer, subject.index))]
        return super().first_click(subject)


def _is_ours(subject: Subject) -> TypeGuard[gestures.Subject]:
    return isinstance(subject, HandCard | Chip | OwnSpecies | OwnTrait)
