"""A table with rows of species: what lies on it where, as far as notes and the curtain ask for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QMouseEvent

from evolution_qt.core.event import Event
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.offer import Offer
from evolution_qt.ui.kit.placing import Need
from evolution_qt.ui.table.arrangement import Arrangement
from evolution_qt.ui.table.losses import LostSpecies
from evolution_qt.ui.table.naming import NAMELESS, Pieces
from evolution_qt.ui.table.needs import OWN, below_own_row, needs
from evolution_qt.ui.table.recap import RecapStep
from evolution_qt.ui.table.species_board import SpeciesBoard
from evolution_qt.ui.table.table import Table
from evolution_qt.ui.table.table_view import Cloth

PiecesAt: TypeAlias = Callable[[int], Pieces]
"""Gives what pieces were called before the event of a number."""
_HIGH: Final = 560
"""From this height on there is room for a hand as large as if it was played from."""
_SMALL_HAND: Final = 0.68


def _nameless(_number: int) -> Pieces:
    return NAMELESS


@guarded
class SpeciesTable(Table):
    """A table whose board has rows of species. Its game takes the board first of all."""

    board: SpeciesBoard[Any]
    recalled: Callable[[Sequence[Event], int, int, PiecesAt], Sequence[RecapStep]]
    """Returns what the others of a seat did, in the events from the number of the first one on."""
    lost: Callable[[Sequence[Event], int, int, PiecesAt], Sequence[LostSpecies]]
    """Returns what the species of a seat have lost, in events whose first one has that number."""
    is_for_reading = False
    """Whether it has no players: cards are read, and nothing is taken in hand."""

    def be_for_reading(self) -> None:
        """Have no players from now on; the reader chooses whose cards lie open."""
        super().be_for_reading()
        self.is_for_reading = True

    def draw(self, state: Any, offer: Offer) -> None:
        """Draw a position; for reading with a hand that leaves the rows their room, and nothing to press."""
        if self.is_for_reading:
            self.board.hand_size = 1.0 if self.height() >= _HIGH else _SMALL_HAND
        super().draw(state, offer)
        if self.is_for_reading:
            self.board.button.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Press what is there; for reading only pin an enlarged card."""
        if not self.is_for_reading or event.button() == Qt.MouseButton.MiddleButton:
            super().mousePressEvent(event)
        if self.is_for_reading:
            event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """For reading take the second click of two like the first."""
        if self.is_for_reading:
            self.mousePressEvent(event)
        else:
            super().mouseDoubleClickEvent(event)

    def show_recap(
        self, events: Sequence[Event], since: int, seat: int, pieces_at: PiecesAt = _nameless
    ) -> None:
        """Show a seat in small pictures what the others have done, from the event of a number on."""
        self.board.recap.show_steps(self.recalled(events, since, seat, pieces_at))

    def show_losses(
        self, events: Sequence[Event], first: int, seat: int, pieces_at: PiecesAt = _nameless
    ) -> None:
        """Name what a seat has lost in events, whose first one has the number *first*."""
        self.board.show_losses(self.lost(events, first, seat, pieces_at))

    def let_fan_rise(self) -> None:
        """Let the card of the hand rise that the pointer rests on."""
        fan, player = self.board.fan, self.player
        player.resting.append(fan)
        player.enlarging.rises = fan.holds
        fan.may_rise = lambda: not player.enlarging.is_fixed
        fan.rising = player.answers.hush

    def places_in(self, size: QSize) -> Arrangement | None:
        """Return where everything will lie in a size; None while there is no position."""
        if self.seen is None:
            return None
        return self.board.arranged(self.seen.state, self.bottom, self.display.laid_size(size))

    @property
    def arrangement(self) -> Arrangement:
        """Return where everything lies; there must be a position."""
        assert self.board.arrangement is not None
        return self.board.arrangement

    def noted(self) -> list[Need]:
        """Return what lies over the board for a while and is to be seen."""
        return []

    def needs(self) -> list[Need]:
        """Return what lies here, where it is seen, and how much it is needed.

        While the table is given another size, what counts is where everything will lie in that.
        """
        laid, coming = self.board.arrangement, self.places_in(self.size())
        is_laid = laid is not None and coming is not None and laid.size == coming.size
        places = laid if is_laid else coming  # else an old picture stands in, or nothing is seen yet
        view = self.board.view
        hand = 0 if view is None else len(view.state.players[view.bottom].hand)
        lying: list[Need] = [] if places is None else needs(places, hand)
        if is_laid:
            lying += [(item.scene_rect, OWN) for item in self.board.gutters if item.isVisible()]
            lying += self.noted()
        return [(self.display.as_seen(rect), weight) for rect, weight in lying]

    def cloth(self) -> Cloth | None:
        """Return where what covers a hand lies: below the own row where that has its room."""
        places = self.places_in(self.size())
        if places is None:
            return None
        scale = self.display.scale
        return Cloth(
            self.display.as_seen(places.ribbon),
            self.display.as_seen(below_own_row(places)),
            places.font * scale,
            places.least_font * scale,
            10 * places.unit * scale,
        )
