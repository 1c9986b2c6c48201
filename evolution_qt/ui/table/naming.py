"""What the pieces of a match are called at each moment, found by going through its events.

Such names are for the window alone: no position, record or observation holds them. Who writes a sentence is
given the names of the players, and with them those of the pieces at the same moment.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from evolution_qt.core.event import Event

if TYPE_CHECKING:
    from evolution_qt.core.match import AnyMatch


class Pieces:
    """What the pieces on a table are called at one moment; these have no names."""

    def after(self, event: Event) -> Pieces:
        """Return what they are called after an event."""
        return self

    def call(self, event: Event) -> str:
        """Return what is called as an event happens, one of `synth.CALLS`; empty if nothing is."""
        return ""


NAMELESS = Pieces()


class Names(list[str]):
    """The players' names by seat, and what the pieces are called at the same moment."""

    def __init__(self, names: Iterable[str] = (), pieces: Pieces = NAMELESS) -> None:
        super().__init__(names)
        self.pieces = pieces


def pieces_of(names: Sequence[str]) -> Pieces:
    """Return what pieces are called, given with the players' names; of bare names that is not known."""
    return names.pieces if isinstance(names, Names) else NAMELESS


class NamedPieces:
    """What the pieces of one match are called, also while it goes on and moves are taken back."""

    def __init__(self, match: AnyMatch, start: Pieces) -> None:
        """*start* is what they are called in the position that the match began with."""
        self._match = match
        self._followed: list[Event] = []
        self._known = [start]  # before each event that was followed, and after the last

    def at(self, count: int) -> Pieces:
        """Return what the pieces are called after so many events of the match."""
        history, followed, known = self._match.history, self._followed, self._known
        while followed and (len(followed) > len(history) or followed[-1] is not history[len(followed) - 1]):
            followed.pop()  # taken back
            known.pop()
        first = self._match.milestones[0].events  # those before have led to the start
        for event in history[len(followed) : count]:
            known.append(known[-1].after(event) if len(followed) >= first else known[-1])
            followed.append(event)
        return known[min(count, len(followed))]

    def now(self) -> Pieces:
        """Return what the pieces are called in the present position."""
        return self.at(len(self._match.history))

    def names_at(self, names: Iterable[str], count: int) -> Names:
        """Return the *names* of the players with those of the pieces after so many events."""
        return Names(names, self.at(count))
