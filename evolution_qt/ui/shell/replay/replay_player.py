"""A game shown again on a table: a ply at once, the next one as motion, or one after the other.

A *ply* is a number of moves made. What is drawn is what the chosen onlooker could know at that very ply: the
record says who knew what when.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import EVERYONE, Event
from evolution_qt.core.game import Observation
from evolution_qt.core.timeline import GameTimeline
from evolution_qt.ui.kit import timings
from evolution_qt.ui.shell.game.access import OPEN
from evolution_qt.ui.shell.window.tasks import start_task
from evolution_qt.ui.table.presentation import naming
from evolution_qt.ui.table.table import Table


class ReplayPlayer(QObject):
    """The plies of one game on one table. `ply` is what is shown, or what is being moved to."""

    turned = Signal(int)
    """Another ply is shown from now on."""
    ran = Signal(bool)
    """Whether the plies follow each other by themselves from now on."""

    def __init__(
        self, table: Table, timeline: GameTimeline, viewer: int, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.table = table
        self.timeline = timeline
        self.naming = naming(timeline.match)
        """What pieces are called."""
        self.follows = False
        """Whether the game may go on meanwhile, and is shown as far as it has come."""
        self.ply = 0
        self.viewer = viewer
        self.bottom = max(viewer, 0)
        """Who lies at the bottom where everything is shown openly."""
        self.speed = 1.0
        self.has_motion = True
        self._shown = -1  # the ply that the table shows, -1 while it shows something else
        self._known: tuple[int, Any] | None = None
        self._task: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        """What still moves, or puts away what moved."""
        self._is_running = False

    @property
    def is_running(self) -> bool:
        """Return whether the plies follow each other by themselves."""
        return self._is_running

    def look_as(self, viewer: int) -> None:
        """Show the same ply as another viewer may know it."""
        self.stop()
        self.viewer = viewer
        if viewer >= 0:
            self.bottom = viewer
        self.table.shows_all = viewer == OPEN
        self.table.open_hands(on=viewer == OPEN)
        self._draw(jumps=True)

    def set_speed(self, speed: float) -> None:
        """Show everything so many times as fast as usual."""
        self.speed = speed
        self.table.playback.set_speed(speed if self.has_motion else 0.0)

    # Going

    def place(self, ply: int) -> None:
        """Take a ply as the first one; nothing is drawn yet."""
        self.ply = self._within(ply)

    def go(self, ply: int) -> None:
        """Show a ply at once."""
        self.stop()
        self._follow()
        self._turn(ply)
        self._draw(jumps=True)

    def step(self, count: int, by_rounds: bool = False) -> None:
        """Go on or back by so many moves, or rounds; one move forward is shown as motion."""
        self._follow()
        timeline = self.timeline
        if by_rounds:
            self.go(timeline.next_section(self.ply) if count > 0 else timeline.section_before(self.ply))
        elif count == 1 and self.ply < self.timeline.last:
            self.stop()
            self._start(self._perform(self._advance()))
        else:
            self.go(self.ply + count)

    def _follow(self) -> None:
        if self.follows:
            self.timeline.follow()

    def toggle(self) -> None:
        """Run, or stop."""
        if self._is_running:
            self.stop()
        else:
            self.run()

    def run(self) -> None:
        """Show one ply after the other, from the beginning if this is the last one."""
        self.stop()
        if self.ply >= self.timeline.last:
            self.go(0)
        self._show_running(on=True)
        self._start(self._run())

    def stop(self) -> None:
        """Stop where it is; a motion that is being shown ends at once."""
        task, self._task = self._task, None
        if task is not None and not task.done():
            task.cancel()
            self.table.playback.abandon()
            self._draw()
        self._show_running(on=False)

    def _start(self, coroutine: Coroutine[Any, Any, None]) -> None:
        self._task = start_task(coroutine, "replay")
        self.tasks.add(self._task)
        self._task.add_done_callback(self.tasks.discard)

    def _show_running(self, *, on: bool) -> None:
        if on != self._is_running:
            self._is_running = on
            self.ran.emit(on)

    def _turn(self, ply: int) -> None:
        ply = self._within(ply)
        if ply != self.ply:
            self.ply = ply
            self.turned.emit(ply)

    def _within(self, ply: int) -> int:
        return min(max(ply, 0), self.timeline.last)

    async def _run(self) -> None:
        while self.ply < self.timeline.last:
            await self._perform(self._advance())
            rest = timings.REST if self.has_motion else timings.STILL
            await asyncio.sleep(timings.scaled(rest, self.speed) / 1000)
        self._show_running(on=False)

    def _advance(self) -> list[Event]:
        """Go to the next ply, and return what is to be shown on the way."""
        if self._shown != self.ply:
            self._draw()
        events = self.events_of(self.ply)
        self._shown = -1
        self._turn(self.ply + 1)
        return events

    async def _perform(self, events: list[Event]) -> None:
        await self.table.playback.perform(events)
        self._draw()

    # What is seen

    def told(self) -> str:
        """Return the sentence for the last move, empty at the beginning."""
        if not self.ply:
            return ""
        return next(self.sentences(self.ply, self.table.names()), "")

    def sentences(self, ply: int, players: Sequence[str]) -> Iterator[str]:
        """Go through what the move that led to a ply brought, in sentences with the players' names."""
        viewer = max(self.viewer, NOBODY)
        numbers = self.timeline.events_at(ply)
        for number, event in zip(numbers, self.events_of(ply - 1), strict=True):
            names = self.naming.names_at(players, number)
            if said := self.table.phrases.sentence(event, names, viewer):
                yield said

    def retranslate(self) -> None:
        """Have the last move shown in the present language when the table is drawn again."""
        if self._shown == self.ply:
            self.table.words_at_rest = self.told()

    def events_of(self, ply: int) -> list[Event]:
        """Return what a move has led to, by its number from 0, as the onlooker may know it."""
        return [self.as_known(event) for event in self.timeline.match.events_of(ply)]

    def as_known(self, event: Event) -> Event:
        """Return an event as the onlooker may know it."""
        if self.viewer == OPEN:
            return replace(event, seen_by=EVERYONE)
        return event.as_seen_by(self.viewer)

    def state(self) -> Any:
        """Return the position at the ply, all cards named."""
        match, ply = self.timeline.match, self.ply
        known, state = self._known or (-1, None)
        if known >= 0 and known == ply - 1:
            move = match.plies[known]
            match.game.play(state, move.seat, match.game.read(move.text))
        elif known != ply:
            state = match.state_at(ply)
        self._known = (ply, state)
        return state

    def seen(self) -> Observation[Any]:
        """Return the position at the ply as the onlooker could know it then."""
        game, state = self.timeline.game, self.state()
        if self.viewer == OPEN:
            return Observation(self.bottom, game.copy(state))
        return game.observe(state, self.viewer)

    def _draw(self, *, jumps: bool = False) -> None:
        """Draw the ply: one that may differ in everything as soon as it is painted, else at once."""
        self._shown = self.ply
        self.table.words_at_rest = self.told()
        show = self.table.show_ply if jumps else self.table.show_position
        show(self.seen(), pieces=self.naming.at(self.timeline.events_at(self.ply).stop))
