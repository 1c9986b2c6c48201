"""A draw pile of its own for each seat, so that luck of one seat is not disturbed by what others draw.

After the first deal the pile is split: the first card for seat 0, the second for seat 1, and so on. A seat
draws from its own part, and when that is used up, the last card of the longest part. So the same seat meets
the same cards in the same order in every game of a deal, from any player and whatever others draw.

Which place of the pile is drawn depends on who draws and on how many were drawn before, never on a card that
no one has seen, and a shuffled pile is alike in all its places: the distribution of games is that of a common
pile. The pile is as long as ever, so that it runs out when it would. A pile shuffled again is split again
the step that needed it is made.

The rules know nothing of this. They draw from the top; before a step the pile is laid so that the right cards
lie there, which a trial on a copy finds out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from evolution_qt.games.evolution import events as e

if TYPE_CHECKING:
    from evolution_qt.core.event import RawEvent
    from evolution_qt.core.game import Game
    from evolution_qt.games.evolution.moves import Move
    from evolution_qt.games.evolution.state import EvolutionState


class PileStreams:
    """The parts of a draw pile."""

    def __init__(self, seats: int, pile: Sequence[int]) -> None:
        """*pile* has its top card last, as in a state."""
        self._seats = seats
        self._split(pile)

    def _split(self, pile: Sequence[int]) -> None:
        downwards = pile[::-1]
        self._parts = [list(downwards[seat :: self._seats])[::-1] for seat in range(self._seats)]

    def laid(self, drawers: Sequence[int]) -> list[int]:
        """Return the pile, top card last, as it must lie for seats that draw in this order."""
        parts = [part.copy() for part in self._parts]
        top = [_draw(parts, seat) for seat in drawers]
        return [card for part in parts for card in part] + top[::-1]

    def take(self, drawers: Sequence[int]) -> None:
        """Take away what seats draw that draw in this order."""
        for seat in drawers:
            _draw(self._parts, seat)

    def apply(self, rules: Game[EvolutionState, Move], state: EvolutionState, action: int) -> EvolutionState:
        """Return the state after a legal step, in which every seat has drawn from its own part."""
        drawers: list[int] = []
        while True:
            following = state.clone()
            if drawers:
                following.draw_pile = self.laid(drawers)
            told: list[RawEvent] = []
            following.sink = told
            rules.apply(following, action)
            found, is_shuffled = _drawers(told)
            if found == drawers:  # each trial gets at least one more draw right
                break
            drawers = found
        following.sink = None
        if is_shuffled:
            self._split(following.draw_pile)
        else:
            self.take(drawers)
        return following


def _draw(parts: list[list[int]], seat: int) -> int:
    """Take the next card of *seat*; the last of the longest part, the first of equals, if it has none."""
    return parts[seat].pop() if parts[seat] else max(parts, key=len).pop(0)


def _drawers(told: Sequence[RawEvent]) -> tuple[list[int], bool]:
    """Return which seats drew, in order, from the old pile, and whether it was shuffled again."""
    drawers: list[int] = []
    for one in told:
        if one[0] == e.DREW:
            drawers.append(one[1])
        elif one[0] == e.DEALT:
            drawers += [one[1]] * (len(one) - 2)
        elif one[0] == e.SHUFFLED:
            return drawers, True
    return drawers, False
