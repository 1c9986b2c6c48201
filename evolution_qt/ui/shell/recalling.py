"""Working out again what opponents decided before a game was continued.

Reports are not in the record, but everything they follow from is. So a game is gone through as if it were
verified, and what comes out again is known as if it had just been decided.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile

from evolution_qt.brain.audit import Audit, gone_through
from evolution_qt.brain.pool import Pool
from evolution_qt.core.action import NOBODY
from evolution_qt.core.match import Ply
from evolution_qt.core.record import HUMAN, Record
from evolution_qt.games.opening import EvolutionMatch
from evolution_qt.ui.evolution.account import Decided
from evolution_qt.ui.shell.decisions import Decisions
from evolution_qt.ui.shell.log_panel import LogPanel


class Recalling:
    """Works out the decisions of the moves that a game had when it was put on the table."""

    def __init__(self, match: EvolutionMatch, decisions: Decisions, log: LogPanel) -> None:
        """*decisions* and *log* come to know what is found."""
        self._match = match
        self._decisions = decisions
        self._log = log
        self._is_done = False

    @property
    def is_possible(self) -> bool:
        """Say whether there is anything that may come out and has not been worked out yet."""
        header, before = self._match.record.header, self._match.plies[: self._decisions.before]
        bots = {seat for seat, kind in enumerate(self._match.record.kinds()) if kind != HUMAN}
        return not self._is_done and header.nonce is not None and any(ply.seat in bots for ply in before)

    @property
    def wanted(self) -> int:
        """Return the decision of the line that somebody asked about last, NO_DECISION if none is known."""
        return self._log.decision_of(self._log.asked_of)

    async def work_out(self, pool: Pool, tell: Callable[[int, int], None]) -> None:
        """Do it, the opponents asked in a worker; *tell* hears how far it is, of how much.

        Whoever cancels it ends the worker. Raises BadInput if the record is larger than a file may be.
        """
        plies = list(self._match.plies)
        audit = Audit(Record.read(self._match.record.text().encode()))
        await gone_through(pool, audit, tell)
        self._is_done = True
        self._take_over(audit, plies)

    def _take_over(self, audit: Audit, plies: list[Ply]) -> None:
        """Know what has come out, as far as the moves hold that stood when it was begun."""
        made, log = self._decisions.made, self._log
        holding = [
            number
            for number, (then, now) in enumerate(
                takewhile(lambda both: both[0] == both[1], zip(plies, self._match.plies, strict=False))
            )
            if number < min(self._decisions.before, len(audit.came_of))
        ]
        for number in holding:
            first = audit.came_of[number]
            if first == NOBODY:
                continue
            ply = plies[number]
            decided = made[first]
            if decided is None:
                recalled = audit.recalled[first]
                job, answer = recalled.job, recalled.answer
                decided = Decided(job.viewer, job.kind, job.position, answer.moves, answer.report)
                made[first] = decided
            decided.made.append(ply.text)
            events = len(self._match.events_of(number))
            log.know_decision(range(ply.events, ply.events + events), first, ply.seat)
        log.retranslate()
