"""The past of a running game over its table: a ply that the log tells of, or all since the own last move."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import Event
from evolution_qt.ui.shell.past_view import PastView
from evolution_qt.ui.shell.playback_queue import Scene

if TYPE_CHECKING:
    from evolution_qt.ui.shell.game_view import GameView


class LookingBack(QObject):
    """Shows the past of the game of one view, as the person at the screen may know it."""

    def __init__(self, view: GameView) -> None:
        super().__init__(view)
        self._view = view
        self._match = view.match
        self.past: PastView | None = None
        """A ply that lies over the table."""

    # A ply

    def show(self, event: int) -> None:
        """Show the ply of an event of the game; Escape returns to the present.

        What a move has led to is shown after it. Where it has ended a round, the table is seen before it, for
        after it the next round has begun.
        """
        view = self._view
        made = bisect_right(self._match.plies, event, key=lambda ply: ply.events)
        number = made - 1 if made and self._is_of_the_last_move(made - 1, event) else made
        if self._match.is_over:
            view.replay_asked.emit(number)
            return
        is_new = self.past is None
        if self.past is None:
            self.past = self._made()
            self.cover_table()
            self.past.show()
            view.side.raise_()
            view.note.raise_()
        self.past.show_ply(number)
        if number != made:
            self._mark(made)
        if is_new:
            self.past.table.display.come_after(view.table.viewport())
        self.past.setFocus()

    def _is_of_the_last_move(self, ply: int, event: int) -> bool:
        """Say whether an event is of a move that ends a round, and not of that end."""
        events = self._match.events_of(ply)
        end = self._view.phrases.log.round_end(events)
        return event - self._match.plies[ply].events < end < len(events)

    def _made(self) -> PastView:
        view = self._view
        past = PastView(self._match, view.players(), view.controller.at_screen, view.theme, view)
        past.player.has_motion = view.speed > 0
        past.player.set_speed(view.speed or 1.0)
        past.table.paints_gradually = view.table.paints_gradually
        past.table.playback.set_calm(on=view.table.animator.is_calm)
        past.left.connect(self.leave)
        past.replay_asked.connect(view.replay_asked)
        past.turned.connect(self._mark)
        return past

    def leave(self) -> None:
        """Show the game as it is, if the past is shown."""
        past, self.past = self.past, None
        if past is not None:
            past.player.stop()
            past.hide()
            past.deleteLater()
            self._view.log.mark(())
            self._view.table.setFocus()

    def _mark(self, ply: int) -> None:
        """Mark the lines of the move that has led to a ply."""
        if self.past is not None:
            self._view.log.mark(self.past.player.timeline.events_at(ply))

    def cover_table(self) -> None:
        """Let the past lie where the table lies."""
        if self.past is not None:
            self.past.cover(self._view.table.geometry())

    def replay_round(self, number: int) -> None:
        """Ask to see the game again from the end of a round on, 0 for the beginning."""
        plies = [mark.plies for mark in self._match.milestones if mark.round <= number]
        self._view.replay_asked.emit(plies[-1] if number and plies else 0)

    # Once more

    def show_again(self) -> None:
        """Show on the table once more what has happened since the person at the screen moved last."""
        view, match = self._view, self._match
        asked, plies = view.controller.asked, match.plies
        if asked is None or not asked.is_asked or view.controller.viewer != asked.index:
            return
        view.table.catch_up()
        seat, game = asked.index, match.game
        first = bisect_left([ply.events for ply in plies], view.log_bridge.moved_at(seat))
        if first == len(plies):
            return
        state = match.state_at(first)
        count = plies[first].events
        view.playback.add(self._scene(state, seat, count))
        for at, ply in enumerate(plies[first:], first):
            game.play(state, ply.seat, game.read(ply.text))
            events = match.events_of(at)
            count += len(events)
            view.playback.add(self._scene(state, seat, count, events, ply.seat))
        view.show_position(view.controller.seen_by(seat), ask=True)

    def _scene(
        self, state: Any, seat: int, count: int, events: Sequence[Event] = (), actor: int = NOBODY
    ) -> Scene:
        """Return a scene of the past, as a seat may know it: a position after so many events of the match."""
        seen = self._view.controller.seen_by(seat, state)
        known = [event.as_seen_by(seat) for event in events]
        standings = self._view.standings(seat, seen.state)
        pieces = self._view.naming.at(count)
        return Scene(seen, standings, False, known, actor=actor, pieces=pieces, is_again=True)
