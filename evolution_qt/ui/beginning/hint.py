"""What a hint at the table of The Beginning is about: what glows, and the words."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.games.beginning.cards import NUMBERS
from evolution_qt.games.beginning.moves import BeginningMove
from evolution_qt.games.beginning.state import BeginningState
from evolution_qt.ui.beginning.board import GAP, POPULATION, REPLACE, TRAIT, BeginningBoard
from evolution_qt.ui.beginning.explaining import BeginningAccount, BeginningExplaining
from evolution_qt.ui.kit import palette
from evolution_qt.ui.table.gesture_targets import SPECIES, HandCard
from evolution_qt.ui.table.gestures import Spot
from evolution_qt.ui.table.hint import WHAT_SORT, WHICH_MOVE, Aim, Hint
from evolution_qt.ui.table.view import View


class BeginningHint(Hint):
    """The hint of one table: an account of the best moves."""

    def __init__(
        self,
        scene: QGraphicsScene,
        board: BeginningBoard,
        explaining: BeginningExplaining,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(scene, board, parent)
        self._top = board
        self._words = explaining

    def _thinking(self, *, again: bool) -> str:
        return self._words.still_thinking() if again else self._words.thinking()

    def _lines(
        self, view: View[BeginningState], account: BeginningAccount, *, is_short: bool
    ) -> tuple[list[str], int]:
        words, move = self._words, account.hinted
        if self.strength == WHICH_MOVE:
            return words.concrete(account, view.names, is_short=is_short)
        short = [words.cut_short()] if is_short else []
        lines = [words.look_at(move, view.names, view.viewer)]
        if self.strength == WHAT_SORT:
            lines.append(words.category(move, view.state, view.viewer))
        return [*lines, *short, words.more()], 1

    def _aim(self, view: View[BeginningState], account: BeginningAccount) -> Aim:
        """Return what glows for a move."""
        move, seat = account.hinted, view.viewer
        if move.verb in ("done", "pass"):
            return Aim((self._top.button.scene_rect,))
        own = Spot(SPECIES, seat, move.species) if move.species >= 0 else Spot(GAP)
        if self.strength < WHICH_MOVE:
            return Aim(self._seen(own))
        if move.target is not None:
            hunter = self._seen(own)
            prey = self._seen(Spot(SPECIES, *move.target)) or (self._top.header(move.target[0]),)
            arrow = (hunter[0], prey[0]) if hunter else None
            return Aim((*hunter, *prey), arrow, palette.FAMILIES["attack"].main)
        return Aim((*self._card(move), *self._seen(_target(move, own))))

    def _card(self, move: BeginningMove) -> tuple[QRectF, ...]:
        """Return where the card of the hand lies that a move takes, one of several alike."""
        number = NUMBERS.get(move.card)
        return tuple(
            [
                item.scene_rect
                for item in self._top.hand
                if isinstance(item.subject, HandCard) and item.subject.card == number
            ][:1]
        )

    def _seen(self, spot: Spot) -> tuple[QRectF, ...]:
        rect = self._top.rect_of(spot)
        return () if rect.isEmpty() else (rect,)


def _target(move: BeginningMove, own: Spot) -> Spot:
    """Return where a move puts its card."""
    if move.verb == "population":
        return Spot(POPULATION, own.seat, own.index)
    if move.verb == "trait" and move.replacing:
        return Spot(REPLACE, own.seat, own.index, NUMBERS[move.replacing])
    return Spot(TRAIT, own.seat, own.index) if move.verb == "trait" else own
