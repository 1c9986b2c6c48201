"""What is to be seen on a table: a position as its viewer may know it, and what may be done there.

Offers: the legal steps of a moment, indexed by what is moved and where it may land.

The interface builds no step of its own: what is not in here cannot be done.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from evolution_qt.core.action import Action, Ref, unpack
from evolution_qt.ui.kit import phrasing


class Offer:
    """Legal steps by verb, subject and target."""

    def __init__(self, legal: Sequence[Action] = ()) -> None:
        self.legal = tuple(legal)
        self._by_place: dict[tuple[int, Ref, Ref], list[Action]] = {}
        self._targets: dict[Ref, set[Ref]] = {}
        self._verbs: set[int] = set()
        for action in self.legal:
            verb, subject, target, _ = unpack(action)
            self._by_place.setdefault((verb, subject, target), []).append(action)
            self._targets.setdefault(subject, set()).add(target)
            self._verbs.add(verb)

    def __bool__(self) -> bool:
        """Return whether anything at all can be done."""
        return bool(self.legal)

    def can(self, verb: int) -> bool:
        """Return whether some step has this verb."""
        return verb in self._verbs

    def subjects(self) -> frozenset[Ref]:
        """Return everything that may be moved."""
        return frozenset(self._targets)

    def targets(self, subject: Ref) -> frozenset[Ref]:
        """Return where *subject* may land."""
        return frozenset(self._targets.get(subject, ()))

    def choices(self, verb: int, subject: Ref, target: Ref, detail: int | None = None) -> list[Action]:
        """Return the steps that read so, in the order of the rules; a *detail* must be equal if given."""
        found = self._by_place.get((verb, subject, target), [])
        return [one for one in found if detail is None or unpack(one).detail == detail]


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
    def is_alone(self) -> bool:
        """Return whether the viewer is the only person who plays: *you* then stands for a name."""
        people = [seat for seat in range(len(self.names)) if not self.bots[seat]]
        return people == [self.viewer]

    def is_you(self, seat: int) -> bool:
        """Return whether a seat is that of the only person who plays."""
        return self.is_alone and seat == self.viewer

    def addressed(self, sentence: str) -> str:
        """Return what is asked of the viewer, behind the name where several people play."""
        return sentence if self.is_alone else phrasing.before(self.names[self.viewer], sentence)

    @property
    def bottom(self) -> int:
        """Return the seat that lies at the bottom."""
        return self.viewer if self.viewer >= 0 else self.front
