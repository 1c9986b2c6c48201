"""The opponents' process, kept from test to test: starting one takes as long as most tests do."""

from __future__ import annotations

import itertools

from evolution_qt.brain.pool import Pool

MOST = 2
"""So many processes are kept: the window's and that of the one who gives hints."""
WORKER = ("_process", "_connection", "_is_ready", "_starts", "_first_start", "_last_start")  # private: a pool
"""What a pool knows of its process."""


class Kept(Pool):
    """A pool that takes a process which another has done with, and leaves its own behind if it is idle."""

    is_shared = True
    spare: list = []
    numbers = itertools.count(1)
    """Requests of all pools, so that no answer to one is taken for that to another."""

    def __init__(self, *limit):
        super().__init__(*limit)
        self._asked = 0

    def number(self):
        return next(self.numbers)

    def warm(self):
        if self._process is None and self.is_shared and self.spare:
            vars(self).update(self.spare.pop())
        super().warm()

    async def ask(self, job):
        self._asked += 1
        try:
            return await super().ask(job)
        finally:
            self._asked -= 1  # who is not answered has ended the process before

    def stop(self):
        is_good = (
            not self._asked and self.is_shared and self._process is not None and self._process.is_alive()
        )
        if is_good and len(self.spare) < MOST:
            self.spare.append({name: vars(self)[name] for name in WORKER})
            self._process = self._connection = None
        super().stop()
