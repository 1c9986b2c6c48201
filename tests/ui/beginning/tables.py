"""Tables of The Beginning for tests."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF

from evolution_qt.games.beginning.cards import NUMBERS
from evolution_qt.ui.beginning.table import BeginningTable
from evolution_qt.ui.table.gestures import Spot
from tests.games.beginning.scene import scene
from tests.ui.hands import Hands


class BeginningPlayer(Hands):
    """A person at a table of The Beginning, as seat 0."""

    table: BeginningTable
    plays_on = False
    """Whether its moves are made, and it is asked again while it is its turn."""

    def _take(self, move: Any) -> None:
        super()._take(move)
        if self.plays_on:
            self.game.play(self.state, 0, move)
            self.table.show_position(self.game.observe(self.state, 0), ask=self.state.to_move == 0)

    def spot(self, sort: str, index: int = -1, trait: str = "") -> QRectF:
        """Return where a place of the own row lies."""
        seat = 0 if index >= 0 else -1
        return self.table.top.rect_of(Spot(sort, seat, index, NUMBERS[trait] if trait else -1))

    @property
    def aimed(self) -> Spot | None:
        """The place that the chosen thing is aimed at."""
        return self.table.player.highlights.aimed

    def held(self, trait: str) -> QRectF:
        """Return what can be seen of a card of the hand."""
        place = self.state.players[0].hand.index(NUMBERS[trait])
        return self.table.top.fan.seen_rect(place)


def seated(qtbot: Any, *seats: str, size: tuple[int, int] = (1280, 800), **more: Any) -> BeginningPlayer:
    """Return a person at the table of a scene, asked as seat 0."""
    made = scene(*seats, **more)
    return BeginningPlayer(qtbot, made.rules, made.state, BeginningTable(made.rules), size)
