"""The screen goes from one person to the next: the curtain over a table that everybody may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF

from evolution_qt.ui.shell.curtain import Curtain
from evolution_qt.ui.shell.seats import Seat
from evolution_qt.ui.shell.tasks import first

if TYPE_CHECKING:
    from evolution_qt.ui.shell.game_view import GameView


_LEAST: Final = 0.3
"""How much of the height of a hand the cloth needs at least: else there is none, for no card lies there."""


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
        self.curtain.draw_for(seat.name, seat.index)
        view.place_note()

    def draw_at_once(self, seat: Seat) -> None:
        """Do the same, and have it seen now: a picture of the window may be taken at any moment."""
        self.draw(seat)
        self._view.table.viewport().repaint()
        self._view.repaint()

    async def wait_for(self, seat: Seat) -> None:
        """Draw the curtain until the person is at the screen."""
        view = self._view
        view.table.round_note.hold()
        self.draw(seat)
        view.hearing.call(seat.index)
        try:
            await first(self.curtain.opened)
            view.hearing.act()
            if not view.controller.covers_hands:  # from now on nobody else comes to the screen
                view.log.see_as(seat.index, view.match.history)
        finally:
            view.table.round_note.linger()
            self.curtain.hide()
            view.table.setFocus()

    def lie(self) -> None:
        """Let the curtain lie over the ribbon and the hand, and below the own row where that has its room."""
        table = self._view.table
        places = table.places_in(table.size())
        if places is None:
            return
        row, unit, whole = places.seats[places.bottom].row, places.unit, places.size
        top = max(places.hand.top(), row.place(0, 0).bottom() + 8 * unit) - 4 * unit
        tall = whole.height() - top
        cloth = QRectF(0, top, whole.width(), tall if tall >= _LEAST * places.hand.height() else 0)
        at, scale = table.pos(), table.shown_scale
        self.curtain.lie(
            table.as_seen(places.ribbon).toAlignedRect().translated(at),
            table.as_seen(cloth).toRect().translated(at),
            round(places.font * scale),
            10 * unit * scale,
            round(places.least_font * scale),
        )
