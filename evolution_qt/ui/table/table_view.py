"""What the window hears of a table, and what only some games show at it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QGraphicsView

from evolution_qt.core.event import Event
from evolution_qt.core.timeline import RoundEnd
from evolution_qt.ui.table.explaining import ExplainWords
from evolution_qt.ui.table.hint import Hint
from evolution_qt.ui.table.naming import NAMELESS, Pieces
from evolution_qt.ui.table.words import GameWords


class MoveList(Protocol):
    """All that the seat that is asked may do, in words."""

    def moves(self) -> list[Any]:
        """Return all moves. Raises BadInput where there are more than a person can read."""

    def words(self, move: Any) -> str:
        """Return what a move is."""

    def preview_lines(self, move: Any) -> str:
        """Return what a move would bring, empty if that needs no words."""


@dataclass(frozen=True)
class Cloth:
    """Where what covers a hand lies, as it is seen, and how it is written on."""

    ribbon: QRectF
    """Where the names and the button are."""
    hand: QRectF
    font: float
    """Pixels."""
    least_font: float
    edge: float
    """Pixels of its corners."""


@dataclass(frozen=True)
class RibbonRoom:
    """Where the ribbon lies, as it is seen, and how it is written on."""

    rect: QRectF
    font: float
    """Pixels of ordinary writing, and the least."""
    least_font: float


class TableView(QGraphicsView):
    """What people ask for at a table, what it gets once, and what a game may show besides."""

    light: ClassVar[str] = "day"
    """The light that lies on it, one of `palette.LIGHTS`."""
    has_valley: ClassVar[bool] = False
    """Whether the valley lies under it, in the light of the position, and not a plain cloth."""
    moved = Signal(object)
    """A whole legal move that the person at the screen has chosen."""
    refused = Signal()
    """Something that a person tried cannot be done."""
    passed_for_round = Signal()
    """The seat that is asked out of turn does not want to be asked so again this round."""
    stop_asked = Signal()
    """A player wants to be asked out of turn the next time that is possible."""
    rule_asked = Signal(str)
    """A player wants to know the rule behind a refusal, by its code."""
    phase_asked = Signal(int)
    """A player wants to know what happens in this phase."""
    hint_asked = Signal()
    """A player wants a hint, or a plainer one."""
    moves_asked = Signal()
    """A player wants to see in a list what may be done now."""
    why_asked = Signal()
    """A player wants to know why an opponent did what it did."""
    again_asked = Signal()
    """A player wants to see once more what the others have done."""
    seat_asked = Signal(int)
    """A player wants to change who plays a seat."""
    step_pointed = Signal(int)
    """The number of the event whose picture on the ribbon the pointer rests on, -1 if on none."""
    place_pointed = Signal(int)
    """The place that the pointer rests on, 0 if on none."""
    hand_changed = Signal()
    """A person uses keys now, after the pointer, or the other way round."""
    key_caps_toggled = Signal(bool)
    """Whether the keys are shown on the table from now on."""
    resized = Signal()
    """It has another size, or all lies again in that; what lies on it need not listen to every event."""

    phrases: GameWords
    """What puts the game into words."""
    explaining: ExplainWords | None = None
    """What tells why opponents do what they do, if anything does."""
    hint: Hint | None = None
    """The hint, if there are any."""
    paints_gradually: bool = False
    """Whether what takes long is painted in turns, so that a window answers."""
    guards_hands: bool = True
    """Whether another player may be at the screen as soon as another seat sees the table."""
    shows_all: bool = False
    """Whether the positions are shown to a viewer from whom nothing is kept."""
    words_at_rest: str = ""
    """What stands on the ribbon while nothing moves, in place of who is asked for what."""
    leads_to_turn: bool = False
    """Whether a seat at the screen will be asked again, as in a game that is played; then it is said how."""
    catch_up: Callable[[], bool]
    """Asks the page for the position in which a player is asked, if there is one."""
    is_to_come: Callable[[Callable[[Event], bool]], bool]
    """Asks the page of the game whether an event of which something is true is still to be seen."""
    past: Callable[[], Sequence[str]]
    """Asks the log for all that has happened, in lines."""

    def show_round(self, before: RoundEnd, after: RoundEnd) -> None:
        """Show for a while what a round has brought each seat, from how it stood *before* and *after*."""

    def hold_note(self, *, on: bool) -> None:
        """Keep the note of a round while the table cannot be seen, or let it go after a while."""

    def clear_notes(self) -> None:
        """Take away the note of a round, and what is pointed out."""

    def show_recap(
        self,
        events: Sequence[Event],
        since: int,
        seat: int,
        pieces_at: Callable[[int], Pieces] = lambda _number: NAMELESS,
    ) -> None:
        """Show a seat in small pictures what the others have done, from the event of a number on.

        *pieces_at* gives what pieces were called before the event of a number.
        """

    def show_losses(
        self,
        events: Sequence[Event],
        first: int,
        seat: int,
        pieces_at: Callable[[int], Pieces] = lambda _number: NAMELESS,
    ) -> None:
        """Name what a seat has lost in events, whose first one has the number *first*, until told otherwise.

        *pieces_at* gives what pieces were called before the event of a number.
        """

    def point_out(self, told: Sequence[Event], numbers: Sequence[int]) -> None:
        """Mark what some of the logged events are about, those of one line; none clears it."""

    def events_at(self, told: Sequence[Event], place: int) -> Collection[int]:
        """Return the numbers of the events that are about what lies at a place now."""
        return ()

    def move_list(self) -> MoveList | None:
        """Return all that the seat that is asked may do; None if none is asked."""
        return None

    def ribbon_room(self) -> RibbonRoom | None:
        """Return where the ribbon lies; None while there is no position."""
        raise NotImplementedError

    def cover_ribbon(self, wide: float) -> None:
        """Keep the words of the ribbon off so much of its right end, in pixels as it is seen."""
        raise NotImplementedError

    def cloth(self) -> Cloth | None:
        """Return where what covers a hand lies; None while there is no position."""
        raise NotImplementedError
