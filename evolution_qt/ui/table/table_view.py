"""The table of a game, as the window knows it: what it is told, and what people at it ask for."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsView

from evolution_qt.core.event import Event
from evolution_qt.core.game import Observation
from evolution_qt.core.review import RoundEnd
from evolution_qt.ui.kit import fonts
from evolution_qt.ui.kit.placing import Need
from evolution_qt.ui.table.explaining import Explaining
from evolution_qt.ui.table.hint import Hint
from evolution_qt.ui.table.words import Words


class MoveList(Protocol):
    """All that the seat that is asked may do, in words."""

    def moves(self) -> list[Any]:
        """Return all moves. Raises BadInput where there are more than anybody can read."""

    def words(self, move: Any) -> str:
        """Return what a move is."""

    def consequences(self, move: Any) -> str:
        """Return what a move would bring, empty if there is nothing to say."""


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
    written: tuple[float, float]
    """Pixels of the writing on the ribbon, and the least."""


class TableView(QGraphicsView):
    """The table of one game. It draws the truth it is given and keeps none of its own.

    Whoever runs the game gives it positions and events, and listens to `moved`. A table has to know players
    and positions; all else is by default as at one that shows everything at once, without motion or notes.
    """

    moved = Signal(object)
    """A whole legal move that the person at the screen has chosen."""
    refused = Signal()
    """Something that a person tried cannot be done."""
    passed_for_round = Signal()
    """The seat that is asked out of turn does not want to be asked so again this round."""
    stop_asked = Signal()
    """Somebody wants to be asked out of turn the next time that is possible."""
    rule_asked = Signal(str)
    """Somebody wants to know the rule behind a refusal, by its code."""
    phase_asked = Signal(int)
    """Somebody wants to know what happens in this phase."""
    hint_asked = Signal()
    """Somebody wants a hint, or a plainer one."""
    moves_asked = Signal()
    """Somebody wants to see in a list what may be done now."""
    why_asked = Signal()
    """Somebody wants to know why an opponent did what it did."""
    again_asked = Signal()
    """Somebody wants to see once more what the others have done."""
    seat_asked = Signal(int)
    """Somebody wants to change who plays a seat."""
    step_pointed = Signal(int)
    """The number of the event whose picture on the ribbon the pointer rests on, -1 if on none."""
    place_pointed = Signal(int)
    """The place that the pointer rests on, 0 if on none."""
    key_caps_toggled = Signal(bool)
    """Whether the keys are shown on the table from now on."""
    resized = Signal()
    """It has another size, or all lies anew in that; whoever lies on it need not listen to every event."""

    phrases: Words
    """What puts the game into words."""
    explaining: Explaining | None = None
    """What tells why opponents do what they do, if anything does."""
    hint: Hint | None = None
    """The hint, if there are any."""
    paints_gradually: bool = False
    """Whether what takes long is painted in turns, so that a window answers."""
    guards_hands: bool = True
    """Whether somebody else may be at the screen as soon as another seat sees the table."""
    shows_all: bool = False
    """Whether the positions are shown to somebody from whom nothing is kept."""
    told_at_rest: str = ""
    """What stands on the ribbon while nothing moves, in place of who is asked for what."""
    catch_up: Callable[[], bool]
    """Asks whoever shows the game to show the position in which somebody is asked, if there is one."""
    is_to_come: Callable[[int], bool]
    """Asks whoever shows the game whether an event of a kind is still to be seen."""
    past: Callable[[], Sequence[str]]
    """Asks whoever tells the game for all that has happened, in lines."""

    # What is shown

    def set_players(self, players: Sequence[tuple[str, bool]]) -> None:
        """Take the names by seat, and whether a bot plays there."""
        raise NotImplementedError

    def set_sign(self, words: str) -> None:
        """Let words stand behind round and phase all the time; none if they are empty."""

    def turn_to(self, seat: int) -> None:
        """Let the row of a seat lie at the bottom while nobody looks."""

    def names(self) -> list[str]:
        """Return the names by seat, as far as they are known."""
        raise NotImplementedError

    def show_position(self, seen: Observation[Any], *, ask: bool = False) -> None:
        """Draw the truth from nothing; with *ask* the seat at the screen may choose a move."""
        raise NotImplementedError

    def show_moment(self, seen: Observation[Any]) -> None:
        """Draw another moment of the game; until what it needs is painted, the last one may be seen."""
        self.show_position(seen)

    def come_after(self, other: TableView) -> None:
        """Let another table be seen in place of this one until it is painted, if that is done gradually."""

    @property
    def shown_state(self) -> Any:
        """Return the state that is seen, None before the first."""
        raise NotImplementedError

    # Motion

    async def perform(
        self, events: Sequence[Event], begun: Callable[[int], None] = lambda count: None
    ) -> None:
        """Play events as motion, one after the other; at speed zero at once.

        *begun* is called with the number of events that begin to be shown, each time some do. Whoever calls
        `abandon` ends it.
        """
        begun(len(events))

    def abandon(self) -> None:
        """End what `perform` shows, as it is; the next position is drawn by whoever calls this."""

    def skip(self) -> None:
        """End the running motions now."""

    @property
    def is_instant(self) -> bool:
        """Say whether everything is shown at once, without motion."""
        return True

    @property
    def is_calm(self) -> bool:
        """Say whether motions are reduced."""
        return True

    @property
    def is_still(self) -> bool:
        """Say whether nothing moves from its place."""
        return True

    @property
    def is_hurried(self) -> bool:
        """Say whether all that need not be seen is skipped until somebody at the screen is asked."""
        return False

    # What is told on it

    def say(self, words: str) -> None:
        """Say a sentence at the ribbon for a while."""

    def tell_of(self, run: Sequence[Event]) -> None:
        """Let the ribbon say what was done."""

    def show_round(self, before: RoundEnd, after: RoundEnd) -> None:
        """Tell for a while what a round has brought each seat, from how it stood *before* and *after*."""

    def hold_note(self, *, on: bool) -> None:
        """Let what is told of a round not go while nobody can see the table, or let it go after a while."""

    def clear_notes(self) -> None:
        """Take away what is told of a round, and what is pointed out."""

    def show_recap(self, events: Sequence[Event], since: int, seat: int) -> None:
        """Show a seat in small pictures what the others have done, from the event of a number on."""

    def point_out(self, told: Sequence[Event], numbers: Sequence[int]) -> None:
        """Mark what some of the events that were *told* are about, which one line tells; none clears it."""

    def told_of(self, told: Sequence[Event], place: int) -> Collection[int]:
        """Return the numbers of the events that are about what lies at a place now."""
        return ()

    # What people do at it

    def ask_for_hint(self) -> None:
        """Ask for a hint about what is asked now, or for a plainer one."""
        self.hint_asked.emit()

    def looked_at(self) -> str:
        """Return the key of the card that is enlarged, rested on or chosen; empty if there is none."""
        return ""

    @property
    def refusal_code(self) -> str:
        """Return the code of the refusal that stands on the table, empty if none does."""
        return ""

    def move_list(self) -> MoveList | None:
        """Return all that the seat that is asked may do; None if none is asked."""
        return None

    # Places

    def as_seen(self, room: QRectF) -> QRectF:
        """Return where on this widget something is seen, from where it lies on the table."""
        return room

    def needs(self) -> list[Need]:
        """Return what lies on the table, where it is seen, and how much it is needed."""
        return []

    def cloth(self) -> Cloth | None:
        """Return where what covers a hand lies; None while there is no position."""
        if self.shown_state is None:
            return None
        size, text = self.size(), fonts.LEAST
        foot = size.height() * 2 // 3
        ribbon = QRectF(0, foot - 2 * text, size.width(), 2 * text)
        hand = QRectF(0, foot, size.width(), size.height() - foot)
        return Cloth(ribbon, hand, text, text, 0, (text, text))

    # Settings

    def set_theme(self, theme: str) -> None:
        """Dress everything in the colours of a theme."""

    def set_text(self, factor: float, scale: float = 1.0) -> None:
        """Write so much larger than usual, and show the whole table on a scale."""

    def set_speed(self, factor: float) -> None:
        """Show motions so many times as fast as usual; at 0 there are none."""

    def set_calm(self, *, on: bool) -> None:
        """Reduce motions, or do not."""

    def set_confirmations(self, *, on: bool) -> None:
        """Say whether a turn with cards left in hand ends only at the second click."""

    def set_delay(self, milliseconds: int) -> None:
        """Enlarge something after the pointer has rested on it so long; below 0 never."""

    def set_pane(self, *, fixed: bool) -> None:
        """Enlarge cards in one place, or beside what the pointer rests on."""

    def set_key_caps(self, *, on: bool) -> None:
        """Show the keys on the table, or do not."""

    def retranslate(self) -> None:
        """Write every word anew."""

    def settle_size(self) -> None:
        """Draw everything for its size now."""

    def snapshot(self, size: QSize, scale: float, keys: Sequence[str] = ()) -> QImage:
        """Return a picture of the table in a size, after some keys were pressed."""
        self.resize(size)
        image = QImage(size * scale, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(scale)
        image.fill(0)
        self.viewport().resize(size)
        self.viewport().render(image)
        return image
