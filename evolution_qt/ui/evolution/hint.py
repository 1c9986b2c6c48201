"""What a hint at the table of Evolution is about: what glows, and the words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRectF
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.games.evolution.moves import LEFT, Move
from evolution_qt.games.evolution.state import EvolutionState
from evolution_qt.ui.evolution import gestures
from evolution_qt.ui.evolution.board import EvolutionBoard
from evolution_qt.ui.evolution.decision_view import Account
from evolution_qt.ui.evolution.explaining import Explaining
from evolution_qt.ui.kit import palette
from evolution_qt.ui.table.gesture_targets import HOLE, SPECIES, HandCard
from evolution_qt.ui.table.gestures import Spot
from evolution_qt.ui.table.hint import WHAT_SORT, WHICH_MOVE, Aim, Hint
from evolution_qt.ui.table.view import View

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution

_ON_WHOLE: Final = frozenset(
    {"trait", "body", "population", "discard", "effect", "feed", "intelligence", "attack"}
)
"""Moves whose hint begins with a whole species."""


class EvolutionHint(Hint):
    """The hint of one table: an account of the best moves."""

    def __init__(
        self,
        scene: QGraphicsScene,
        board: EvolutionBoard,
        game: Evolution,
        explaining: Explaining,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(scene, board, parent)
        self._top = board
        self._game = game
        self._words = explaining

    def _thinking(self, *, again: bool) -> str:
        return self._words.still_thinking() if again else self._words.thinking()

    def _lines(
        self, view: View[EvolutionState], account: Account, *, is_short: bool
    ) -> tuple[list[str], int]:
        words, move = self._words, account.plans[0].moves[0]
        if self.strength == WHICH_MOVE:
            lines = words.concrete(account, view.names, is_short=is_short)
            return lines, len(lines) - len(words.grounds(account)[0])
        short = [words.cut_short()] if is_short else []
        lines = [words.look_at(move, view.names, view.viewer)]
        if self.strength == WHAT_SORT:
            lines.append(words.category(move, view.state, view.viewer))
        return [*lines, *short, words.more()], 1

    def _aim(self, view: View[EvolutionState], account: Account) -> Aim:
        """Return what glows for a move."""
        move = account.plans[0].moves[0]
        if self.strength < WHICH_MOVE:
            return Aim(self._seen(self._about(view, move)))
        cards = self._cards(move)
        spots = self._targets(view, move)
        rects = self._seen(spots)
        if move.verb == "attack":
            assert move.target is not None
            own = self._seen([Spot(SPECIES, view.viewer, move.species)])
            prey = rects or (self._top.header(move.target[0]),)
            return Aim(
                (*cards, *own, *prey), (own[0], prey[0]) if own else None, palette.FAMILIES["attack"].main
            )
        return Aim((*cards, *rects))

    def _about(self, view: View[EvolutionState], move: Move) -> list[Spot]:
        """Return what a hint is about that does not name the move."""
        if move.verb == "food":
            return [Spot(HOLE)]
        if move.verb == "species":
            return [Spot(gestures.LEFT_GUTTER), Spot(gestures.RIGHT_GUTTER)]
        if move.verb in _ON_WHOLE:
            return [Spot(SPECIES, view.viewer, move.species)]
        return []

    def _targets(self, view: View[EvolutionState], move: Move) -> list[Spot]:
        own, at = view.viewer, move.species
        index = self._game.table.index
        if move.verb == "trait":
            if move.replacing:
                return [Spot(gestures.REPLACE, own, at, index[move.replacing])]
            return [Spot(gestures.TRAIT, own, at)]
        if move.verb in (gestures.BODY, gestures.POPULATION):
            return [Spot(move.verb, own, at)]
        if move.verb == "species":
            return [Spot(gestures.LEFT_GUTTER if move.side == LEFT else gestures.RIGHT_GUTTER)]
        if move.verb in ("discard", "effect"):
            return [Spot(gestures.REPLACE, own, at, index[move.trait])]
        if move.verb == "attack" and move.target is not None:
            return [Spot(SPECIES, *move.target)]
        return self._about(view, move)

    def _seen(self, spots: list[Spot]) -> tuple[QRectF, ...]:
        """Return what is to be seen of some places; without any the button, which is what is left."""
        if not spots:
            return (self._top.button.scene_rect,)
        rects = [self._top.rect_of(spot) for spot in spots]
        return tuple([rect for rect in rects if not rect.isEmpty()])

    def _cards(self, move: Move) -> tuple[QRectF, ...]:
        """Return where the cards of the hand lie that a move takes."""
        taken = move.paying if move.card is None else (move.card, *move.paying)
        numbers = {self._game.table.numbers[card] for card in taken}
        return tuple(
            [
                item.scene_rect
                for item in self._top.hand
                if isinstance(item.subject, HandCard) and item.subject.card in numbers
            ]
        )
