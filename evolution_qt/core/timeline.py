"""A game from its first move to its last, for pages that show it again: rounds, what stands out, points.

A *ply* is a number of moves made: 0 is how the game began, 1 after the first move. Where a round begins and
what stands out is known at once; the points at each ply are worked out one move at a time, by `advance`.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass

from evolution_qt.core.action import NOBODY
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.review import Parts
from evolution_qt.core.score import Score, known


@dataclass(frozen=True)
class TimelineMark:
    """Something that stands out: the ply after it, `DEED` or `LOSS`, and whose it is."""

    ply: int
    sort: int
    seat: int


@dataclass(frozen=True)
class Section:
    """A round, and the ply at which it begins."""

    round: int
    first: int


class GameTimeline:
    """The course of one match. The match may go on; `follow` takes notice."""

    def __init__(self, match: AnyMatch) -> None:
        self.match = match
        self.game = match.game
        self.sections: list[Section] = []
        """The rounds in order; there is always one."""
        self.marks: list[TimelineMark] = []
        """What stands out, in order."""
        self.points: list[tuple[Parts, ...]] = []
        """The points of each seat, for the plies from 0 on as far as they are worked out."""
        self._open_points: list[tuple[int, ...]] = []
        self._state = match.state_at(0)
        self._plies = list(match.plies)
        self._look()

    @property
    def last(self) -> int:
        """Return the last ply."""
        return len(self._plies)

    @property
    def is_complete(self) -> bool:
        """Say whether the points of all plies are worked out."""
        return len(self.points) > self.last

    def advance(self) -> None:
        """Work out the points of one more ply."""
        done = len(self.points)
        if done > self.last:
            return
        if done:
            move = self._plies[done - 1]
            self.game.play(self._state, move.seat, self.game.read(move.text))
        self.points.append(tuple(self.game.score_parts(self._state)))
        self._open_points.append(tuple(self.game.open_points(self._state)))

    def follow(self) -> bool:
        """Take notice of moves that were made or taken back since; say whether there were any."""
        plies = self.match.plies
        same = next(
            (at for at, (old, new) in enumerate(zip(self._plies, plies, strict=False)) if old is not new),
            min(len(self._plies), len(plies)),
        )
        if same == len(self._plies) == len(plies):
            return False
        if len(self.points) > same + 1:
            del self.points[same + 1 :], self._open_points[same + 1 :]
            self._state = self.match.state_at(same)
        self._plies = list(plies)
        self._look()
        return True

    def section_at(self, ply: int) -> int:
        """Return the number of the section in which a ply lies."""
        return max(bisect_right(self.sections, ply, key=lambda one: one.first) - 1, 0)

    def place(self, ply: int) -> tuple[int, int, int]:
        """Return the round of a ply, how many of its moves have been made, and how many it has."""
        at = self.section_at(ply)
        first = self.sections[at].first
        after = self.sections[at + 1].first if at + 1 < len(self.sections) else self.last
        return self.sections[at].round, ply - first, after - first

    def beginning_of(self, number: int) -> int:
        """Return the ply at which a round begins; the nearest one if there is no such round."""
        return next((one.first for one in self.sections if one.round >= number), self.last)

    def next_section(self, ply: int) -> int:
        """Return the ply at which the next round begins, the last one if there is none."""
        return next((one.first for one in self.sections if one.first > ply), self.last)

    def section_before(self, ply: int) -> int:
        """Return the ply at which this round began, or the one before if that is now."""
        return next((one.first for one in reversed(self.sections) if one.first < ply), 0)

    def ply_of(self, event: int) -> int:
        """Return the ply after the move that has led to an event of the match, by its number."""
        return bisect_right(self._plies, event, key=lambda move: move.events)

    def events_at(self, ply: int) -> range:
        """Return the numbers of the events of the move that led to a ply; at 0 of those before any move."""
        plies = self.match.plies
        first = plies[ply - 1].events if ply else 0
        return range(first, plies[ply].events if ply < len(plies) else len(self.match.history))

    def known_scores(self, ply: int, viewer: int, *, openly: bool) -> list[Score]:
        """Return the score of each seat at a ply as a viewer may know it; *openly*: all of it.

        The points at that ply must be worked out.
        """
        is_open = openly or (ply == self.last and self.match.is_over)
        secret = () if is_open else self.game.own_columns
        return known(self.points[ply], self._open_points[ply], viewer, secret)

    def _look(self) -> None:
        """Find the rounds and what stands out."""
        match = self.match
        self.sections = [
            Section(mark.state.round, mark.plies)
            for mark in match.milestones
            if not mark.plies or mark.state.to_move != NOBODY
        ]
        kinds = self.game.kinds
        self.marks = [
            TimelineMark(self.ply_of(number), kinds[event.kind].mark, event.actor)
            for number, event in enumerate(match.history)
            if kinds[event.kind].mark
        ]
