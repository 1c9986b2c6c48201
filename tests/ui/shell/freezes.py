"""How long the window does not answer, in processor time: what else is busy is no fault of ours."""

import asyncio
import sys
import threading
import time
import traceback
from contextlib import suppress


class Heart:
    """Beats in the event loop, and notes the longest time that its thread worked between two beats.

    While someone only waits nothing is counted. With *watch* seconds, whatever works longer than that
    without a beat is caught in the act by another thread: its stack is kept in `caught`.
    """

    def __init__(self, watch=0.0):
        self.longest = 0.0
        self.beats = 0
        self.caught = []
        self._watch = watch
        self._last = time.thread_time()
        self._task = None
        self._stopping = threading.Event()
        self._watcher = None

    def start(self):
        """Begin to beat, in the running loop."""
        self._last = time.thread_time()
        self._task = asyncio.ensure_future(self._beat())
        if self._watch and hasattr(time, "pthread_getcpuclockid"):
            clock = time.pthread_getcpuclockid(threading.get_ident())
            arguments = (clock, threading.get_ident())
            self._watcher = threading.Thread(target=self._look, args=arguments, daemon=True)
            self._watcher.start()

    async def stop(self):
        """Beat no more."""
        self._stopping.set()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        if self._watcher is not None:
            self._watcher.join(5)

    async def _beat(self):
        while True:
            now = time.thread_time()
            if self.beats:
                self.longest = max(self.longest, now - self._last)
            self._last = now
            self.beats += 1
            await asyncio.sleep(0)

    def _look(self, clock, thread):
        seen = -1.0
        while not self._stopping.wait(0.02):
            last = self._last
            worked = time.clock_gettime(clock) - last
            if worked > self._watch and last != seen:
                seen = last
                frame = sys._current_frames().get(thread)
                stack = "".join(traceback.format_stack(frame)[-14:]) if frame is not None else ""
                del frame  # else all that it knows would be kept until the next one
                self.caught.append((round(worked, 3), stack))
