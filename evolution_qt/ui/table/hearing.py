"""What is heard of a game: how few of the sounds that its events make, and now and then an animal.

A sound tells only of what all players see happen: of the kind of an event and of the animal, never of
a card.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import Event
from evolution_qt.ui.kit import timings
from evolution_qt.ui.kit.sounds import synth

WEIGHTS: Final = (
    "",
    synth.CHIP,
    synth.CARD,
    synth.REFUSED,
    synth.REVEAL,
    synth.ATTACK,
    synth.EXTINCTION,
    synth.BELL,
    synth.TURN,
    synth.OVER,
)
"""Of several at once the last of these is heard."""
NOTHING: Final = 0
"""The weight of silence."""


class Hearing(QObject):
    """Chooses what is heard of one game.

    What is shown as motion is heard with it. What is shown at once is a burst, of which one thing is heard,
    and another only if it weighs more.
    """

    wished = Signal(str)
    """A sound is to be played now."""

    def __init__(self, sounds: Mapping[int, str], parent: QObject) -> None:
        """*sounds* has the sound of each kind of event; none is an empty name."""
        super().__init__(parent)
        self._sounds = sounds
        self.clock: Callable[[], float] = time.monotonic
        self._moved: set[int] = set()
        self._deed = self.clock()
        self._last = (-math.inf, NOTHING)
        self._waiting = self._heaviest = NOTHING
        self._settled = self._timer(timings.BURST, self._report)
        self._limit = self._timer(timings.LONGEST_BURST, self._report)
        self._over = self._timer(timings.AFTER_BURST, self._forget_burst)
        self._call = ""
        self._called = -math.inf
        self._calling = self._timer(timings.CALL, self._let_call)

    def _timer(self, interval: int, work: Callable[[], object]) -> QTimer:
        timer = QTimer(self, singleShot=True, interval=interval)
        timer.timeout.connect(work)
        return timer

    @property
    def is_waiting(self) -> bool:
        """Return whether something is to be heard as soon as nothing more comes for a moment."""
        return self._waiting != NOTHING

    @property
    def is_at_rest(self) -> bool:
        """Return whether what was shown at once is over: what is shown next is heard whatever it weighs."""
        return not self.is_waiting and not self._over.isActive()

    def hear(self, events: Sequence[Event], actor: int, *, skipped: bool, call: str = "") -> None:
        """Let events be heard that begin to be seen, or were *skipped*, after what *actor* did.

        An animal's *call* follows, unless another one has called just before.
        """
        if actor != NOBODY:
            self._moved.add(actor)
        if call and not skipped and (self.clock() - self._called) * 1000 >= timings.BETWEEN_CALLS:
            self._call, self._called = call, self.clock()
            self._calling.start()
        self._hear(max(WEIGHTS.index(self._sounds.get(event.kind, "")) for event in events), gathered=skipped)

    def hear_refusal(self) -> None:
        """Let it be heard that something cannot be done."""
        self._hear(WEIGHTS.index(synth.REFUSED))

    def act(self) -> None:
        """Take notice that a person at the screen has done something, and is there."""
        self._deed = self.clock()

    def call(self, seat: int) -> None:
        """Call the person of a seat, who is asked now, if others have moved and it has taken a while."""
        others, self._moved = self._moved - {seat}, set()
        waited, self._deed = self.clock() - self._deed, self.clock()
        if others and waited * 1000 >= timings.AWAY:
            self._hear(WEIGHTS.index(synth.TURN), gathered=self.is_waiting)

    def hush(self) -> None:
        """Forget what was to be heard."""
        self._waiting = NOTHING
        self._settled.stop()
        self._limit.stop()
        self._calling.stop()

    def _let_call(self) -> None:
        self.wished.emit(self._call)

    def _hear(self, weight: int, *, gathered: bool = False) -> None:
        """Let a sound be heard, by its weight: now, or the weightiest when no more come for a moment."""
        if weight == NOTHING:
            return
        if not gathered:
            self._wish(weight)
            return
        self._waiting = max(self._waiting, weight)
        self._settled.start()
        self._over.start()
        if not self._limit.isActive():
            self._limit.start()

    def _report(self) -> None:
        weight, self._waiting = self._waiting, NOTHING
        self._settled.stop()
        self._limit.stop()
        if weight > self._heaviest:
            self._heaviest = weight
            self._wish(weight)

    def _forget_burst(self) -> None:
        self._heaviest = NOTHING

    def _wish(self, weight: int) -> None:
        """Wish for a sound, unless another one that weighs as much has only just begun."""
        now, (before, last) = self.clock(), self._last
        if weight > last or (now - before) * 1000 >= timings.BETWEEN_SOUNDS:
            self._last = now, weight
            self.wished.emit(WEIGHTS[weight])
