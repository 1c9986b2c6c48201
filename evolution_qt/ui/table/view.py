"""What is to be seen on a table: a position as its viewer may know it, and what may be done there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from evolution_qt.ui.kit.offer import Offer

S = TypeVar("S")


@dataclass
class View(Generic[S]):
    """What is to be seen: a position, who looks, and what may be done."""

    state: S
    viewer: int
    offer: Offer
    ask: bool
    names: Sequence[str]
    bots: Sequence[bool]
    front: int = 0
    """The seat that lies at the bottom without a viewer."""
    is_open: bool = False
    """Whether everything may be told that a position holds, such as what lies in the bags."""

    @property
    def bottom(self) -> int:
        """Return the seat that lies at the bottom."""
        return self.viewer if self.viewer >= 0 else self.front
