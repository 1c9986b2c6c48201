"""What the window shows, a little behind the truth: motions one after the other, then positions.

The game never waits to be shown, and no player waits for a motion: one who wants to go on sees the
last position at once. What a move led to and the question that follows are shown as one position.
"""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from typing import Any, Final

from shiboken6 import isValid

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import Event
from evolution_qt.core.game import Observation
from evolution_qt.ui.kit import timings
from evolution_qt.ui.shell.window.tasks import start_task
from evolution_qt.ui.table.naming import NAMELESS, Pieces
from evolution_qt.ui.table.table import Table

_TURNS: Final = 3
"""So many turns of the event loop after a move the question has come that follows it at once."""


@dataclass
class Scene:
    """What happened, and the position that it led to; with *ask* the seat at the screen is asked then."""

    seen: Observation[Any]
    ask: bool = False
    events: Sequence[Event] = ()
    is_automatic: bool = False
    actor: int = NOBODY
    """Who moved."""
    decision: int = -1
    """The number of the decision that led to it, -1 if none is kept."""
    is_stopped: bool = False
    """Whether the search for the move was cut short."""
    has_beat: bool = False
    """Whether it is said first, for a moment, that there was no other choice."""
    is_redone: bool = False
    """Whether no one has moved: what was taken back is made again."""
    pieces: Pieces = NAMELESS
    """What the pieces of the position are called."""
    is_again: bool = False
    """Whether all this was shown before and is only shown once more."""
    is_proof: bool = False
    """Whether its last events prove what a lesson teaches: nothing behind it is shown."""
    untold: list[Event] = field(default_factory=list)


class PlaybackQueue:
    """The scenes of one game that have not been shown yet."""

    def __init__(
        self,
        table: Table,
        draw: Callable[[Scene], None],
        tell: Callable[[Scene, list[Event]], None],
        hear: Callable[[Scene, list[Event]], None],
    ) -> None:
        """Show scenes on a table: *draw* shows a position, *tell* writes down what begins to be seen.

        *hear* lets it be heard, unless it is dropped.
        """
        self._table = table
        self._draw = draw
        self._tell = tell
        self._hear = hear
        self._scenes: deque[Scene] = deque()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Return whether something is still to be shown."""
        return bool(self._scenes)

    def add(self, scene: Scene) -> None:
        """Show a scene after those before it; a position at once if there is none."""
        scene.untold = list(scene.events)
        if not self._scenes and not scene.events and not scene.is_again:
            self._end(scene)
            return
        if scene.events and self._table.playback.is_instant:
            self._table.stop_asking()  # what is shown till the question is drawn is asked no longer
        self._scenes.append(scene)
        if self._task is None or self._task.done():
            self._task = start_task(self._run(), "playback")

    def catch_up(self) -> bool:
        """Show the last position at once if someone is asked in it; return whether that was so."""
        if not self._scenes or not self._scenes[-1].ask:
            return False
        scenes, self._scenes = self._scenes, deque()
        self._table.playback.abandon()
        for scene in scenes:
            self._log_rest(scene, is_heard=True)
        self._draw(scenes[-1])
        return True

    def drop(self) -> None:
        """End whatever is being shown, without its last position; what happened is still logged."""
        self._table.player.stop()
        scenes, self._scenes = self._scenes, deque()
        self._table.playback.abandon()  # what it remembers of a turn may be taken back
        for scene in scenes:
            self._log_rest(scene)

    def is_to_come(self, is_meant: Callable[[Event], bool]) -> bool:
        """Return whether an event of which something is true has not begun to be shown."""
        return any(is_meant(event) for scene in self._scenes if not scene.is_again for event in scene.untold)

    async def settled(self) -> None:
        """Wait until everything has been shown."""
        if self._scenes and self._task is not None:
            await asyncio.wait({self._task})

    async def stop(self) -> None:
        """End whatever is being shown; what happened is still logged."""
        scenes, self._scenes = self._scenes, deque()
        for scene in scenes:
            self._log_rest(scene)
        task, self._task = self._task, None
        if task is not None and not task.done():
            task.cancel()
            self._table.animator.skip()
            await asyncio.wait({task})

    async def _run(self) -> None:
        while self._scenes:
            scene = self._scenes[0]
            try:
                if scene.has_beat:
                    await self._table.playback.rest_before(scene.events, scene.actor)
                    if not self._scenes or self._scenes[0] is not scene:
                        continue
                begun = partial(self.log_next, scene)
                await self._table.playback.perform(scene.events, begun, is_new=not scene.is_again)
                await self._come_to_its_end(scene)
            except Exception as error:  # a border: it is reported, and the position is still right
                sys.excepthook(type(error), error, error.__traceback__)
            if not isValid(self._table):  # it has gone meanwhile
                return
            if self._scenes and self._scenes[0] is scene:  # no one has caught up
                self._scenes.popleft()
                try:
                    self._end(scene)
                except Exception as error:  # the same: once more without what failed, then on with the next
                    sys.excepthook(type(error), error, error.__traceback__)
                    self._table.playback.abandon()
                    self._draw(scene)
                if scene.is_again and self._scenes and self._table.playback.is_instant:
                    await asyncio.sleep(timings.AGAIN / 1000)  # without motion, one picture after the other

    async def _come_to_its_end(self, scene: Scene) -> None:
        """Prepare the position behind a move, and without motion wait for a question that may follow."""
        if not scene.events:
            return
        for _ in chain(self._table.prepare(scene.seen), range(_TURNS)):
            if not self._scenes or self._scenes[0] is not scene:
                return
            await asyncio.sleep(0)

    def log_next(self, scene: Scene, count: int, *, is_heard: bool = True) -> None:
        """Log the next events of a scene, so many of them, as they begin to be seen."""
        some = scene.untold[:count]
        del scene.untold[:count]
        if some and not scene.is_again:
            self._tell(scene, some)
            if is_heard:
                self._hear(scene, some)

    def _log_rest(self, scene: Scene, *, is_heard: bool = False) -> None:
        self.log_next(scene, len(scene.untold), is_heard=is_heard)

    def _end(self, scene: Scene) -> None:
        """Log and draw what a scene led to; the next one draws it if it is the question about it."""
        self._log_rest(scene, is_heard=True)
        if not self._scenes or self._scenes[0].events or scene.is_again:
            self._draw(scene)
