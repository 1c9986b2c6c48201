"""Events: what happened, who may know it, and why. The table animates them, the log tells them."""

from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from evolution_qt.core.action import NOBODY, NOTHING, Ref

EVERYONE: Final = -1

Told: TypeAlias = tuple[int, int, int, int, int, int, int, int]
"""An event as it is written down while a game goes on: the fields of `Event`, in their order."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened in a game.

    ``kind`` is the game's own number for it, ``actor`` the seat concerned, ``cause`` the index of the trait
    that made it happen (-1: none). ``card`` is the card concerned, 0 when there is none or the viewer may not
    know it.
    """

    kind: int
    actor: int = NOBODY
    subject: Ref = NOTHING
    target: Ref = NOTHING
    amount: int = 0
    cause: int = -1
    card: int = 0
    seen_by: int = EVERYONE

    def as_seen_by(self, viewer: int) -> "Event":
        """Return the event with the card blanked unless *viewer* may know it.

        A viewer is a seat; -1 is somebody who may know only what everybody knows.
        """
        if self.seen_by == EVERYONE or (viewer >= 0 and self.seen_by >> viewer & 1):
            return self
        return replace(self, card=0)
