"""By whose knowledge a game may be looked at again.

A finished game may be seen by anybody's, and open. While it goes on, nobody sees more than the person at the
screen knows anyway: one's own knowledge, with several people behind the curtain, and what everybody knows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from evolution_qt.core.action import NOBODY
from evolution_qt.core.record import HUMAN
from evolution_qt.games.opening import EvolutionMatch

EVERYBODY: Final = NOBODY
"""What everybody may know."""
OPEN: Final = -2
"""Everything."""


@dataclass(frozen=True)
class Onlooker:
    """A seat, EVERYBODY or OPEN; *covered*: only behind the curtain, the person alone at the screen."""

    viewer: int
    covered: bool = False


def onlookers(match: EvolutionMatch, at_screen: int = NOBODY) -> list[Onlooker]:
    """Return by whose knowledge *match* may be seen, the usual one first.

    *at_screen* is the person whose cards can be seen at the screen now.
    """
    people = people_of(match)
    if match.is_over:
        seats = sorted(range(len(match.names)), key=lambda seat: seat not in people)
        return [*map(Onlooker, seats), Onlooker(EVERYBODY), Onlooker(OPEN)]
    if len(people) == 1:
        return [Onlooker(people[0]), Onlooker(EVERYBODY)]
    own = [Onlooker(at_screen)] if at_screen in people else []
    others = [Onlooker(seat, covered=True) for seat in people if seat != at_screen]
    return [*own, Onlooker(EVERYBODY), *others]


def people_of(match: EvolutionMatch) -> list[int]:
    """Return the seats at which people play."""
    return [seat for seat, kind in enumerate(match.record.kinds()) if kind == HUMAN]


def may_play_on(match: EvolutionMatch) -> bool:
    """Say whether a new game may begin from the moments of *match*.

    It shows cards that somebody in a running game must not know: those that are drawn later, and those of the
    others. In practice against bots moves can be taken back over any distance, which shows as much.
    """
    return match.is_over or (match.record.is_practice and len(people_of(match)) < 2)
