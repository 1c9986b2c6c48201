"""Working out again what opponents decided before a game was continued, or in one that is looked at again.

Reports are not in the record, but everything they follow from is. So a game is gone through as if it were
verified, and what comes out again is known as if it had just been decided.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile

from evolution_qt.brain.audit import FAILED, Audit, gone_through, is_ours
from evolution_qt.brain.pool import Pool
from evolution_qt.core.action import NOBODY
from evolution_qt.core.match import AnyMatch, Ply
from evolution_qt.core.record import HUMAN
from evolution_qt.ui.shell.game.decisions import KnownDecisions
from evolution_qt.ui.shell.log.log_lines import NO_DECISION
from evolution_qt.ui.shell.log.log_panel import LogPanel
from evolution_qt.ui.table.explaining import Decided


class RebuiltReasons:
    """Works out the decisions of the moves that a game had when it was put on the table."""

    def __init__(
        self,
        match: AnyMatch,
        decisions: KnownDecisions,
        log: LogPanel,
        kind_of: Callable[[int], str],
    ) -> None:
        """*decisions* and *log* come to know what is found; *kind_of* says who made a move, by its number."""
        self._match = match
        self._decisions = decisions
        self._log = log
        self._kind_of = kind_of
        self._tried: set[tuple[int, int, str]] = set()  # moves that were gone through
        self._came_of: dict[int, int] = {}  # of moves, the decisions that they came of

    @property
    def is_possible(self) -> bool:
        """Return whether anything may come out that is not known yet."""
        return self._match.record.header.nonce is not None and any(
            is_ours(self._kind_of(number), self._match.game) and _named(number, ply) not in self._tried
            for number, ply in self._unknown()
        )

    @property
    def known(self) -> int:
        """Return how many decisions of before are known."""
        return sum(one is not None for one in self._decisions.made[: self._decisions.before])

    @property
    def wanted(self) -> int:
        """Return the decision of the line that someone asked about last, NO_DECISION if it is not known.

        Where no move led to that line, or none is meant, it is the last one that is known.
        """
        of_line = self._log.told.decision_of(self._log.asked_of)
        if of_line != NO_DECISION:
            return of_line
        if (move := self._move_of(self._log.asked_of)) == NOBODY:
            return max(self._log.told.decisions, default=NO_DECISION)
        if (last := self.last_of_an_opponent(move)) == NOBODY:
            return NO_DECISION
        of_move = {self._log.told.decision_of(event) for event in self._events(last)}
        return max(of_move, default=NO_DECISION)

    def last_of_an_opponent(self, number: int) -> int:
        """Return the last move up to that one that no person made, NOBODY if there is none."""
        while number >= 0 and self._kind_of(number) == HUMAN:
            number -= 1
        return number if number >= 0 else NOBODY

    def decision_of(self, number: int) -> int:
        """Return which decision a move came of in a game that no longer changes, by its number.

        NO_DECISION if that is not known.
        """
        return self._came_of.get(number, NO_DECISION)

    async def work_out(self, pool: Pool, tell: Callable[[int, int], None]) -> bool:
        """Do it, the opponents asked in a worker; *tell* hears how far it is, of how much.

        Return whether all answered; what is missing for that can be tried again. A caller that cancels
        it ends the worker.
        """
        plies = self._match.plies[: self._decisions.before]
        audit = Audit(self._match.record.before(len(plies)))
        await gone_through(pool, audit, tell)
        self._take_over(audit, plies)
        has_failed = audit.findings.left_out[FAILED] > 0
        if not has_failed:
            self._tried |= {_named(number, ply) for number, ply in enumerate(plies)}
        return not has_failed

    def _unknown(self) -> Iterator[tuple[int, Ply]]:
        """Go through the moves of before of which no decision is known."""
        for number, ply in enumerate(self._match.plies[: self._decisions.before]):
            if all(self._log.told.decision_of(event) == NO_DECISION for event in self._events(number)):
                yield number, ply

    def _move_of(self, event: int) -> int:
        """Return the number of the move that led to an event, NOBODY if none did."""
        moves = self._match.plies[: self._decisions.before]
        return next((number for number, _ in enumerate(moves) if event in self._events(number)), NOBODY)

    def _events(self, number: int) -> range:
        """Return the numbers of the events of a move."""
        first = self._match.plies[number].events
        return range(first, first + len(self._match.events_of(number)))

    def _take_over(self, audit: Audit, plies: Sequence[Ply]) -> None:
        """Know what has come out of the moves that stand as they stood when it was begun."""
        pairs = zip(audit.came_of, plies, self._match.plies, strict=False)
        standing = [came_of for came_of, *_ in takewhile(lambda one: one[1] == one[2], pairs)]
        for number, ply in list(self._unknown()):
            if number < len(standing) and standing[number] != NOBODY:
                self._decided(audit, standing[number]).made.append(ply.text)
                self._came_of[number] = standing[number]
                self._log.told.know_decision(self._events(number), standing[number], ply.seat)
        self._log.retranslate()

    def _decided(self, audit: Audit, first: int) -> Decided:
        """Return the decision of which the move at a place was the first to come."""
        recalled = audit.recalled[first]
        job, answer = recalled.job, recalled.answer
        known = self._decisions.made[first]
        if known is None or (known.position, known.moves) != (job.position, answer.moves):
            known = Decided(job.viewer, job.kind, job.position, answer.moves, answer.report)
            self._decisions.made[first] = known
        return known


def _named(number: int, ply: Ply) -> tuple[int, int, str]:
    return number, ply.seat, ply.text
