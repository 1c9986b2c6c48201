"""A game that teaches, as data: short positions with one goal each, and their words.

A game's presentation brings them, made in the current language. How they are played in the window is not
their business; `begun` and `reply` are all that it takes to play them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from evolution_qt.core.event import Event
from evolution_qt.core.game import AnyMove
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.plain import Plain
from evolution_qt.core.record import HUMAN, Header, Practice, RecordSeat
from evolution_qt.games import game
from evolution_qt.games.opening import begin


@dataclass(frozen=True)
class SoFar:
    """How far a player has come: what a goal is asked about."""

    state: Any
    events: Sequence[Event]
    """Everything that has happened since the position."""
    seat: int


def never(so_far: SoFar) -> bool:
    """Reject every position."""
    return False


@dataclass(frozen=True)
class Remark:
    """A sentence that is shown as long as something is so."""

    words: str
    applies: Callable[[SoFar], bool]


@dataclass(frozen=True, kw_only=True)
class FirstStep:
    """One position and its goal. No sentence has more than 15 words: children read them."""

    key: str
    """A word of small letters, by which it is found again; it stays the same."""
    title: str
    """What it is about, in a word or two."""
    position: Mapping[str, Plain]
    """As files hold it."""
    seat: int = 0
    """Who learns; the others are played for."""
    task: str
    praise: str
    """What is said when the goal is reached."""
    is_done: Callable[[SoFar], bool]
    nudge: str = ""
    """What is said after another way was taken; empty for words that go with any.

    In the place of ``{undo}`` stands the key that takes a move back.
    """
    has_strayed: Callable[[SoFar], bool] = never
    """Whether another way was taken, before the turn is over without the goal."""
    solution: Sequence[str] = ()
    """Moves of the player that reach the goal."""
    replies: Sequence[str] = ()
    """Moves of the others, one after the other; behind the last, or one that is not legal, they wait."""
    rival: str = ""
    """Who plays the other seats instead, as records write it; empty if the replies do."""
    remarks: Sequence[Remark] = ()
    """What is said beside the task, the first two of those that apply."""


def begun(step: FirstStep, names: Mapping[int, str]) -> AnyMatch:
    """Begin a game from the position, as practice; seats without a name have none."""
    plain = step.position
    others = step.rival or game(cast("str", plain["game"])).bots().stand_in
    count = len(cast("list[Plain]", plain["players"]))
    match = begin(
        Header(
            game=cast("str", plain["game"]),
            players=tuple(
                RecordSeat(name=names.get(seat), kind=HUMAN if seat == step.seat else others)
                for seat in range(count)
            ),
            rules=cast("dict[str, bool | int | str]", plain.get("rules", {})),
            position=dict(plain),
        )
    )
    match.record.append(Practice())
    return match


def so_far(step: FirstStep, match: AnyMatch) -> SoFar:
    """Return what a goal is asked about now."""
    return SoFar(match.state, match.history, step.seat)


def reply(step: FirstStep, match: AnyMatch) -> AnyMove | None:
    """Return the reply of a seat that is asked and is not the player's; None if it waits."""
    made = sum(ply.seat != step.seat for ply in match.plies)
    if match.is_over or made >= len(step.replies):
        return None
    move: AnyMove = match.game.read(step.replies[made])
    return None if match.why_not(match.to_move, move) else move
