"""What an opponent has weighed up, as far as another player may know it. No items and no words in here.

A feeding lies open to all: who can eat what, and what it comes to. What else could have been done with cards
would name cards that are still in the hand, so it waits for the end of the game; what the card brings that
was laid follows from the table and from how many cards are held, and is told at once, with "a card" for one
that lies face down.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from evolution_qt.games.beginning import causes as c
from evolution_qt.games.beginning.causes import Cause, causes
from evolution_qt.games.beginning.moves import BeginningMove, step
from evolution_qt.ui.table.explaining import Decided

if TYPE_CHECKING:
    from evolution_qt.games.beginning.rules import Beginning

_AT_RANDOM: Final = "hatchling"
_OWN_FEEDING_ONLY: Final = "forager"
_OF_OWN_FEEDING: Final = frozenset(
    {c.MORE_TOKENS, c.FEWER_STARVE, c.POINT, c.NO_CARDS, c.HUNGRY_NEXT, c.CARDS_COUNT}
)
"""What speaks for a card to one that looks no further than its own feeding."""
_FACE_DOWN: Final = ("species", "population")


@dataclass(frozen=True)
class JudgedMove:
    """A move with what it would bring; one that lays a card face down may name none."""

    move: BeginningMove
    worth: float = 0.0
    parts: tuple[tuple[str, float], ...] = ()


@dataclass(frozen=True)
class BeginningAccount:
    """A decision as it may be told."""

    seat: int
    kind: str
    round: int
    is_play: bool
    """Whether it was about cards, not about a meal."""
    moves: tuple[JudgedMove, ...]
    """The one that was chosen, and the best others."""
    causes: tuple[Cause, ...] = ()
    is_whole: bool = True
    """Whether nothing is kept back."""
    is_weighed: bool = True
    """Whether moves were compared at all."""

    @property
    def is_at_random(self) -> bool:
        """Say whether any of several cards was taken."""
        return self.is_play and self.kind == _AT_RANDOM


def whole(game: Beginning, decided: Decided) -> BeginningAccount:
    """Return everything there is to tell of a decision."""
    # written by our own worker, which answers for the types
    plans: Any = decided.report["plans"]
    moves = tuple(
        [
            JudgedMove(
                game.read(plan["moves"][0]),
                plan.get("worth", 0) / 100,
                tuple([(name, amount / 100) for name, amount in plan.get("parts", {}).items()]),
            )
            for plan in plans
        ]
    )
    return BeginningAccount(
        decided.seat,
        decided.kind,
        decided.round,
        is_play(decided),
        moves,
        _causes(game, decided, moves) if decided.is_weighed else (),
        is_weighed=decided.is_weighed,
    )


def open_part(game: Beginning, decided: Decided) -> BeginningAccount:
    """Return what of an opponent's decision lies open to all while the game goes on."""
    found = whole(game, decided)
    if not found.is_play:
        return found
    made: Sequence[JudgedMove] = [_as_open(found.moves[0])] if decided.made else []
    return replace(
        found,
        moves=tuple(made),
        causes=tuple([one for one in found.causes if one.topic != c.ANY_CARD]),
        is_whole=False,
    )


def is_play(decided: Decided) -> bool:
    """Say whether a decision was about cards."""
    return decided.position["phase"] == "play"


def _as_open(judged: JudgedMove) -> JudgedMove:
    move = judged.move
    return replace(judged, move=replace(move, card="")) if move.verb in _FACE_DOWN else judged


def _causes(game: Beginning, decided: Decided, moves: Sequence[JudgedMove]) -> tuple[Cause, ...]:
    if is_play(decided) and decided.kind == _AT_RANDOM:
        return ()
    state = game.load(dict(decided.position))
    state.to_move = decided.seat
    found = causes(game, state, step(decided.seat, moves[0].move))
    if is_play(decided) and decided.kind == _OWN_FEEDING_ONLY:
        found = [one for one in found if one.topic in _OF_OWN_FEEDING]
    return tuple(found)
