"""Playing a tournament: jobs go out, results come in, and it ends early where a test is decided."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from functools import partial

from lab.arena.failures import Failures, Tell, untold
from lab.arena.jobs import ArenaJob, Tournament, perform
from lab.arena.outcome import decided, tested
from lab.arena.participants import Supplies
from lab.arena.results import Results, ResultsFile

Look = Callable[[Results, int], None]
"""Told, whenever a job is done, what is known and how many games were played just now."""


def shard(tournament: Tournament, number: int, of: int) -> list[ArenaJob]:
    """Return the jobs of part *number*, from 1, of so many parts."""
    return tournament.jobs()[number - 1 :: of]


def play(
    jobs: Iterable[ArenaJob],
    file: ResultsFile,
    executor: Executor,
    at_once: int,
    supplies: Supplies,
    look: Look,
    *,
    tell: Tell = untold,
    may_stop: bool = True,
) -> None:
    """Do all *jobs* that are not done yet, in any order, and keep their results.

    What programs fail at meanwhile is told once.

    So many are given away *at once*. Where the tournament has a test and *may_stop*, it ends as soon as the
    test is decided by the jobs done without a gap from the first on; so where it ends does not depend on how
    the work is shared.
    """
    results = file.results
    failures = Failures()
    left = iter([job for job in jobs if job.key not in results.games])
    running: dict[Future[bytes], ArenaJob] = {}
    test = tested(results) if may_stop else None
    try:
        while True:
            if test is not None and decided(test, results):
                break
            while len(running) < at_once and (job := next(left, None)) is not None:
                running[executor.submit(partial(perform, supplies=supplies), job.text)] = job
            if not running:
                break
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                job = running.pop(future)
                for kind, fault in file.add(job.key, future.result()):
                    if failures.add(kind, fault):
                        tell(kind, fault)
                look(results, job.games)
    finally:
        for future in running:
            future.cancel()
