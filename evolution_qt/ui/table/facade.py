"""What the window tells a table, handed on to its parts: playback, display, what a person does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage

from evolution_qt.core.event import Event
from evolution_qt.ui.kit.animator import Animator
from evolution_qt.ui.table.graphics_view import GraphicsView
from evolution_qt.ui.table.key_caps import KeyCaps
from evolution_qt.ui.table.overlays import Overlays
from evolution_qt.ui.table.table_view import TableView

if TYPE_CHECKING:
    from evolution_qt.ui.table.playback import Playback


class Facade(GraphicsView):
    """A table whose parts do what it is told."""

    animator: Animator
    key_caps: KeyCaps
    overlays: Overlays
    playback: Playback

    # Motion

    async def perform(
        self, events: Sequence[Event], begun: Callable[[int], None] = lambda count: None
    ) -> None:
        """Play events as motion; *begun* is called with the number of events that begin to be shown."""
        await self.playback.perform(events, begun)

    def abandon(self) -> None:
        """End what `perform` shows, as it is."""
        self.playback.abandon()

    def skip(self) -> None:
        """End the running motions now."""
        self.animator.skip()

    def hurry(self) -> None:
        """Skip what is not always seen until a person at the screen is asked."""
        self.playback.hurry()

    def advance(self) -> None:
        """Go on to the question, else end only the present motion."""
        self.playback.advance()

    def tell_of(self, run: Sequence[Event]) -> None:
        """Let the ribbon say what was done."""
        self.playback.tell_of(run)

    @property
    def is_instant(self) -> bool:
        """Say whether everything is shown at once, without motion."""
        return self.playback.is_instant

    @property
    def is_calm(self) -> bool:
        """Say whether motions are reduced."""
        return self.animator.is_calm

    @property
    def is_still(self) -> bool:
        """Say whether nothing moves from its place."""
        return self.playback.is_still

    @property
    def is_hurried(self) -> bool:
        """Say whether all that need not be seen is skipped until a person at the screen is asked."""
        return self.playback.is_hurried

    def set_speed(self, factor: float) -> None:
        """Set the speed of motions: 0 none, 1 normal, 2 fast, 0.6 slow."""
        self.playback.set_speed(factor)

    def set_calm(self, *, on: bool) -> None:
        """Let nothing fly, swell or pulse, or let it."""
        self.playback.set_calm(on=on)

    # What is seen

    def come_after(self, other: TableView) -> None:
        """Let another table be seen in place of this one until it is painted, if that is done gradually."""
        self.display.come_after(other.viewport())

    def as_seen(self, room: QRectF) -> QRectF:
        """Return where on this widget something is seen, from where it lies on the table."""
        return self.display.as_seen(room)

    def set_theme(self, theme: str) -> None:
        """Take on a theme: in the next turn, if the table may be seen as it was till then."""
        self.display.set_theme(theme)

    def set_text(self, factor: float, scale: float = 1.0) -> None:
        """Write so much larger, as far as there is room, and show the whole on a *scale* of at most 1."""
        self.display.set_text(factor, scale)

    def retranslate(self) -> None:
        """Draw everything in the present language."""
        self.display.retranslate()

    def settle_size(self) -> None:
        """Show the table itself in its present size, before something is done with it."""
        self.display.settle_size()

    def snapshot(self, size: QSize, scale: float, keys: Sequence[str] = ()) -> QImage:
        """Return a picture of the table in a size, with *scale* pixels per pixel, after some keys."""
        return self.display.snapshot(size, scale, keys)

    # What a person does

    def looked_at(self) -> str:
        """Return the key of the card that is enlarged, rested on or chosen; empty if there is none."""
        return self.player.looked_at()

    @property
    def refusal_code(self) -> str:
        """Return the code of the refusal that stands on the table, empty if none does."""
        return self.player.code

    def set_confirmations(self, *, on: bool) -> None:
        """Say whether a turn that is better not ended yet ends only at the second click."""
        self.player.asks_twice = on

    def set_delay(self, milliseconds: int) -> None:
        """Enlarge what the pointer has rested on so long; below 0 never."""
        self.player.set_delay(milliseconds)

    def set_pane(self, *, fixed: bool) -> None:
        """Enlarge cards in one place, or beside what the pointer rests on."""
        self.player.enlarging.is_fixed = fixed

    def set_key_caps(self, *, on: bool) -> None:
        """Show the keys on the table, or do not."""
        if on != self.key_caps.is_on:
            self.key_caps.toggle()
