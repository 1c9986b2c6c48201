"""What a person may take back, how far, and why no further.

In a game that counts, one may go back over the own moves to the last moment at which another seat moved or
something hidden was drawn or turned up, and so among people who cover their hands. Where only bots have moved
since, the last decision can be taken back with their replies, so that a slip is none; but not one before it:
a player who went on like that could try out all that bots would answer. In practice with bots one may go any
distance, to any of the own decisions, and the others' replies go with it. Moves that the rules left no choice
about are not stopped at: they would be made again at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from evolution_qt.core.match import Match
from evolution_qt.core.record import HUMAN, PlayedMove, SeatTaken, Undo

NO_MOVE: Final = "no_move"
"""The person has decided nothing yet."""
OTHERS: Final = "others"
"""Another person has moved since, or bots have before all that can be taken back."""
CARDS: Final = "cards"
"""Something hidden was drawn or turned up since."""
LAST: Final = "last"
"""Bots have moved since, and it was not the last decision, or that was taken back already."""
FULL: Final = "full"
"""So much was taken back and played again that the record has room for little more than a game."""

_SPARE: Final = 1_000
"""Moves that are kept for the rest of the game."""


@dataclass(frozen=True)
class WayBack:
    """Where a person can go back to.

    ``stops`` are the numbers of the moves, from 0, that would be taken back with all behind them: the own
    decisions, the latest first. ``bound`` is one of the five above: why there is
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
        return WayBack(tuple([at for at in _own(match, seat) if not match.is_forced(at)]), NO_MOVE)
    if not _own(match, seat):
        return WayBack((), NO_MOVE)
    stops: list[int] = []
    by_bots, is_last = _replies(match)
    bound, has_crossed = NO_MOVE, False
    for at in range(len(match.plies) - 1, -1, -1):
        is_own = match.plies[at].seat == seat
        if not is_own and (stops or not by_bots[at]):
            bound = OTHERS
            break
        has_crossed = has_crossed or not is_own
        if has_crossed and not is_last:
            bound = LAST
            break
        if match.game.reveals(match.events_of(at)):
            bound = CARDS
            break
        if is_own and not match.is_forced(at):
            stops.append(at)
            if has_crossed:
                bound = LAST
                break
    return WayBack(tuple(stops), bound)


def _replies(match: Match[Any, Any]) -> tuple[list[bool], bool]:
    """Return which moves bots have made, and whether the last thing done was a move and not taking back."""
    kinds = [player.kind for player in match.record.header.players]
    by_bots: list[bool] = []
    is_last = True
    for note in match.record.notes:
        match note:
            case SeatTaken(seat, kind):
                kinds[seat] = kind
            case PlayedMove(seat, _):
                by_bots.append(kinds[seat] != HUMAN)
                is_last = True
            case Undo(moves):
                del by_bots[len(by_bots) - moves :]
                is_last = False
    return by_bots, is_last


def _own(match: Match[Any, Any], seat: int) -> list[int]:
    return [at for at in range(len(match.plies) - 1, -1, -1) if match.plies[at].seat == seat]
