"""What a person may take back, how far, and why no further.

In a game that counts, one may go back to the last moment at which another seat moved or a card was drawn or
turned up, and so among people who cover their hands. In practice with bots one may go any distance, to any of
the own decisions, and the others' replies go with it. Moves that the rules left no choice about are not
stopped at: they would be made again at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from evolution_qt.core.match import Match

NO_MOVE: Final = "no_move"
"""The person has decided nothing yet."""
OTHERS: Final = "others"
"""Another player has moved since."""
CARDS: Final = "cards"
"""A card was drawn or turned up."""
FULL: Final = "full"
"""So much was taken back and played again that the record has room for little more than a game."""

_SPARE: Final = 1_000
"""Moves that are kept for the rest of the game."""


@dataclass(frozen=True)
class WayBack:
    """Where a person can go back to.

    ``stops`` are the numbers of the moves, from 0, that would be taken back with all behind them: the own
    decisions, the latest first. ``bound`` is one of the four above: why there is
    nothing before the last of them.
    """

    stops: tuple[int, ...]
    bound: str

    def begins_turn(self, match: Match[Any, Any]) -> int:
        """Return the stop at which the person's present turn began, -1 if nothing can be taken back.

        A turn is what one seat has done without another seat between.
        """
        found = -1
        for stop in self.stops:
            between = match.plies[stop : self.stops[0]]
            if any(ply.seat != match.plies[self.stops[0]].seat for ply in between):
                break
            found = stop
        return found

    def at(self, ply: int) -> int:
        """Return the nearest stop at which a move of the past is taken back too, -1 if there is none."""
        return next((stop for stop in self.stops if stop <= ply), -1)


def way_back(match: Match[Any, Any], seat: int, *, covers_hands: bool = False) -> WayBack:
    """Return where *seat*, a person, can go back to; *covers_hands*: others, people, play unseen."""
    if match.record.room < _SPARE:
        return WayBack((), FULL)
    if match.record.is_practice and not covers_hands:
        stops = [at for at in _own(match, seat) if not match.is_forced(at)]
        return WayBack(tuple(stops), NO_MOVE)
    stops = []
    bound = NO_MOVE
    for at in range(len(match.plies) - 1, -1, -1):
        if match.plies[at].seat != seat:
            bound = OTHERS if stops or _own(match, seat) else NO_MOVE
            break
        if match.game.reveals(match.events_of(at)):
            bound = CARDS
            break
        if not match.is_forced(at):
            stops.append(at)
    return WayBack(tuple(stops), bound)


def _own(match: Match[Any, Any], seat: int) -> list[int]:
    return [at for at in range(len(match.plies) - 1, -1, -1) if match.plies[at].seat == seat]
