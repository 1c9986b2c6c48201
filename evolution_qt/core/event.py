"""Events: what happened, who may know it, and why. The table animates them, the log tells them."""

from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from evolution_qt.core.action import NOBODY, NOTHING, Ref

EVERYONE: Final = -1

Told: TypeAlias = tuple[int, ...]
"""An event as it is written down while a game goes on: fields of `Event` in their order, as many as say more
than the defaults. Who may see the card follows from the kind; the game adds it."""


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

    def as_seen_by(self, viewer: int) -> "Event":
        """Return the event with the card blanked unless *viewer* may know it.

        A viewer is a seat; -1 is somebody who may know only what everybody knows.
        """
        if self.seen_by == EVERYONE or (viewer >= 0 and self.seen_by >> viewer & 1):
            return self
        return replace(self, card=0)
