"""Events: what happened, who may know it, and why. The table animates them, the log writes them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from evolution_qt.core.action import NOBODY, NOTHING, Ref

EVERYONE: Final = -1

RawEvent: TypeAlias = tuple[int, ...]
"""An event as it is written down while a game goes on: fields of `Event` in their order, as many as say more
than the defaults. Who may see the card follows from the kind; the game adds it."""


PHASE: Final = 1
ROUND: Final = 2
"""What an event can begin, and the log gives a heading."""
DEED: Final = 1
LOSS: Final = 2
"""How an event can stand out in the course of a game."""


@dataclass(frozen=True)
class Kind:
    """One kind of event of a game, as a row: what code that knows no game needs to know about it."""

    name: str
    """For logs and tests, a lower-case word."""
    secret: bool = False
    """Whether only the actor may see its card."""
    reveals: bool = False
    """Whether a player sees a card by it, or in what order cards lie: that cannot be taken back."""
    decides: bool = False
    """Whether a move does it at once; what follows from it no player decides."""
    means: bool = False
    """Whether a move does it for the sake of something else, if it does something else too."""
    heading: int = 0
    """What begins with it: `ROUND`, or `PHASE` with the phase as its amount; 0 for nothing."""
    small: bool = False
    """Whether it says so little that the usual log leaves it out."""
    routine: bool = False
    """Whether only a short log leaves it out."""
    together: bool = False
    """Whether the log tells in one line what one seat does of it several times in a row."""
    recalled: bool = False
    """Whether a player is shown again that others did it."""
    mark: int = 0
    """How it stands out in the course of a game: as a `DEED` or a `LOSS` of its actor, 0 for not at all.

    All players may know it then.
    """
    loss: int = 0
    """How much it says about a round that went badly for its actor; more comes first, 0 is nothing."""
    gain: int = 0
    """How much it says about a round that went well for its actor, if no trait did it by itself."""
    is_often: bool = False
    """Whether it happens so often that a look back names it once for each target."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened in a game.

    ``kind`` is the game's own number for it, ``actor`` the seat concerned, ``cause`` the index of the trait
    that made it happen (-1: none). ``card`` is the card concerned, 0 when there is none or the viewer may not
    know it.
    """

    kind: int
    actor: int = NOBODY
    card: int = 0
    target: Ref = NOTHING
    amount: int = 0
    subject: Ref = NOTHING
    cause: int = -1
    seen_by: int = EVERYONE

    def hidden_but_from(self, seat: int) -> "Event":
        """Return the event with a card that only *seat* may see."""
        return replace(self, seen_by=1 << seat)

    def as_seen_by(self, viewer: int) -> "Event":
        """Return the event with the card blanked unless *viewer* may know it.

        A viewer is a seat; -1 is an onlooker, who may know what all players know.
        """
        if self.seen_by == EVERYONE or (viewer >= 0 and self.seen_by >> viewer & 1):
            return self
        return replace(self, card=0)


def act(events: Sequence[Event], seat: int, kinds: Sequence[Kind]) -> Event | None:
    """Return the one of a move's events that *seat* made it for, None if none shows a decision."""
    decided = [one for one in events if one.actor == seat and kinds[one.kind].decides and one.cause < 0]
    return next((one for one in decided if not kinds[one.kind].means), decided[0] if decided else None)


def headline(events: Sequence[Event], seat: int, kinds: Sequence[Kind]) -> int:
    """Return which of a move's events shows what *seat* did, by its place; -1 if there is none.

    It is what the move was made for, or else the first thing that *seat* did in it.
    """
    meant = act(events, seat, kinds)
    if meant is None:
        meant = next((one for one in events if one.actor == seat), None)
    return next((at for at, one in enumerate(events) if one is meant), -1)
