"""The screen goes from one person to the next: the curtain over a table that everyone may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from evolution_qt.ui.shell.curtain import Curtain
from evolution_qt.ui.shell.seats import Seat
from evolution_qt.ui.shell.tasks import first

if TYPE_CHECKING:
    from evolution_qt.ui.shell.game_view import GameView


class HandingOver:
    """Draws the curtain of one game's view, and waits behind it."""

    def __init__(self, view: GameView) -> None:
        self._view = view
        self.curtain = Curtain(view, view.table)
        self.curtain.looking.connect(lambda on: view.controller.look(on=on))

    def draw(self, seat: Seat) -> None:
        """Draw the curtain until this person is there, and close what knows too much."""
        view = self._view
        view.looking_back.leave()  # it may show what the next person must not see
        view.covering.emit()
        view.table.turn_to(seat.index)
        self.lie()
        self.curtain.draw_for(seat.called, seat.index)
        view.place_note()

    def draw_at_once(self, seat: Seat) -> None:
        """Do the same, and have it seen now: a picture of the window may be taken at any moment."""
        self.draw(seat)
        self._view.table.viewport().repaint()
        self._view.repaint()

    async def wait_for(self, seat: Seat) -> None:
        """Draw the curtain until the person is at the screen."""
        view = self._view
        view.table.hold_note(on=True)
        self.draw(seat)
        view.hearing.call(seat.index)
        try:
            await first(self.curtain.opened)
            view.hearing.act()
            if not view.controller.covers_hands:  # from now on no one else comes to the screen
                view.log.see_as(seat.index, view.match.history)
        finally:
            view.table.hold_note(on=False)
            self.curtain.hide()
            view.table.setFocus()

    def lie(self) -> None:
        """Let the curtain lie over the ribbon and the hand, and below the own row where that has its room."""
        table = self._view.table
        if (cloth := table.cloth()) is None:
            return
        self.curtain.lie(
            cloth.ribbon.toAlignedRect().translated(table.pos()),
            cloth.hand.toRect().translated(table.pos()),
            round(cloth.font),
            cloth.edge,
            round(cloth.least_font),
        )
