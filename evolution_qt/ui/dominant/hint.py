"""What a hint at the table of Dominant Species is about: what glows, and the words."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.games.dominant.moves import step
from evolution_qt.games.dominant.state import DominantState
from evolution_qt.ui.dominant.board import DominantBoard
from evolution_qt.ui.dominant.explaining import DominantAccount, DominantExplaining
from evolution_qt.ui.dominant.gesture_targets import CELL, CORNER, HAND, TOKEN, gesture
from evolution_qt.ui.table.gestures import Spot
from evolution_qt.ui.table.hint import WHAT_SORT, WHICH_MOVE, Aim, Hint
from evolution_qt.ui.table.view import View


class DominantHint(Hint):
    """The hint of one table: an account of the best moves."""

    def __init__(
        self,
        scene: QGraphicsScene,
        board: DominantBoard,
        explaining: DominantExplaining,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(scene, board, parent)
        self._top = board
        self._words = explaining

    def _thinking(self, *, again: bool) -> str:
        return self._words.still_thinking() if again else self._words.thinking()

    def _lines(
        self, view: View[DominantState], account: DominantAccount, *, is_short: bool
    ) -> tuple[list[str], int]:
        words = self._words
        if self.strength == WHICH_MOVE:
            return words.concrete(account, is_short=is_short)
        lines = [words.look_at(account)]
        if self.strength == WHAT_SORT and (category := words.category(account)):
            lines.append(category)
        short = [words.cut_short()] if is_short else []
        return [*lines, *short, words.more()], 1

    def _aim(self, view: View[DominantState], account: DominantAccount) -> Aim:
        """Return what glows for a move: where it lands, and at last what is taken hold of, too."""
        move = account.moves[0].move
        if move.verb == "pass":
            return Aim((self._top.button.scene_rect,))
        thing, spot = gesture(step(move))
        if self.strength < WHICH_MOVE and spot.sort == TOKEN:
            spot = Spot(CELL, index=spot.index)
        if self.strength < WHICH_MOVE and spot.sort not in (CELL, CORNER):
            rows = self._top.rows
            return Aim((self._top.seen_at(rows, rows.scene_rect),)) if move.space >= 0 else Aim(())
        rects = [self._top.seen(spot)]
        if self.strength == WHICH_MOVE and thing != HAND:
            rects.append(self._top.seen(thing))
        return Aim(tuple([rect for rect in rects if not rect.isEmpty()]))
