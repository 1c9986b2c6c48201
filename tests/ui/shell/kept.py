"""The opponents' process, kept from test to test: starting one takes as long as most tests do."""

from __future__ import annotations

from evolution_qt.brain.pool import Pool

MOST = 2
"""So many processes are kept: the window's and that of whoever gives hints."""


class Kept(Pool):
    """A pool that takes a process which another has done with, and leaves its own behind if it is idle."""

    is_shared = True
    spare: list = []

    def __init__(self, *limit):
        super().__init__(*limit)
        self._is_idle = True

    def warm(self):
        if self._process is None and self.is_shared and self.spare:
            self._process, self._connection, self._requests = self.spare.pop()
        super().warm()

    async def ask(self, job):
        self._is_idle = False
        answer = await super().ask(job)
        self._is_idle = True
        return answer

    def stop(self):
        is_good = self._is_idle and self.is_shared and self._process is not None and self._process.is_alive()
        if is_good and len(self.spare) < MOST:
            self.spare.append((self._process, self._connection, self._requests))
            self._process = self._connection = None
        else:
            super().stop()
            self._is_idle = True
