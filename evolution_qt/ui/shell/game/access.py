"""Who may see what of a game: the one place that decides it, for every way to look at one.

A finished game may be seen as any player knew it, and open. While it goes on, nothing is shown but what the
person at the screen knows anyway. Where several people play, another one may be at the screen: then it is
what everyone knows, or, behind a curtain, what the person knows whose turn it is.

The record itself holds every card, so what gives the record away says so instead.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from evolution_qt.core.action import NOBODY
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.record import HUMAN, Record, SeatTaken

EVERYBODY: Final = NOBODY
"""What all players may know."""
OPEN: Final = -2
"""Everything."""


@dataclass(frozen=True)
class Onlooker:
    """A seat, EVERYBODY or OPEN; *covered*: only behind the curtain, the person alone at the screen."""

    viewer: int
    covered: bool = False


@dataclass(frozen=True)
class Access:
    """What may be seen of one game as it stands now."""

    onlookers: tuple[Onlooker, ...]
    """By whose knowledge it may be looked at again, the usual one first."""
    covers: bool
    """Whether a hand is only for one of several people, so that it is covered when the screen is left."""
    copied: int | None
    """As whose knowledge the position is copied: a seat or EVERYBODY; None for all of it."""
    shows_reasons: bool
    """Whether all that an opponent took into account may be told, also what it alone knows."""
    may_play_on: bool
    """Whether a new game may begin from any of its plies, which shows every card."""

    def of(self, viewer: int) -> Onlooker | None:
        """Return the onlooker who sees it as *viewer*, None if the game may not be seen so."""
        return next((one for one in self.onlookers if one.viewer == viewer), None)


def access_to(match: AnyMatch, at_screen: int = NOBODY, *, openly: bool = False) -> Access:
    """Return what may be seen of *match* now.

    *at_screen* is the person whose cards can be seen at the table now. *openly*: everyone has agreed to play
    with open hands.
    """
    is_over = match.is_over
    kinds = match.record.kinds()
    people = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
    covers = not is_over and not openly and is_shared(match.record)
    if is_over or openly:
        seats = sorted(range(len(kinds)), key=lambda seat: (seat != at_screen, seat not in people))
        onlookers = [*map(Onlooker, seats), Onlooker(EVERYBODY), Onlooker(OPEN)]
    elif not covers:
        onlookers = [*map(Onlooker, people), Onlooker(EVERYBODY)]
    elif at_screen in people:
        onlookers = [Onlooker(at_screen), Onlooker(EVERYBODY)]
    else:
        asked = [seat for seat in people if seat == match.to_move]
        onlookers = [Onlooker(EVERYBODY), *(Onlooker(seat, covered=True) for seat in asked)]
    is_practice = match.record.is_practice
    return Access(
        onlookers=tuple(onlookers),
        covers=covers,
        copied=None if is_over else EVERYBODY if covers else at_screen,
        shows_reasons=not covers and (is_over or openly or is_practice or not people),
        may_play_on=is_over or (is_practice and not is_shared(match.record)),
    )


def is_shared(record: Record) -> bool:
    """Return whether several people play a game, have played it, or are to: a seat is kept for one.

    A person who has given up, or who comes later, may be at the screen as well.
    """
    seats = {seat for seat, player in enumerate(record.header.players) if player.kind == HUMAN}
    seats |= {note.seat for note in record.notes if isinstance(note, SeatTaken) and note.kind == HUMAN}
    return len(seats.union(record.waiting())) > 1
