"""What opponents have decided and why, as a game tells it: a page for each decision, and what hints need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol, TypeAlias

from evolution_qt.core.plain import Plain

Account: TypeAlias = Any
"""A decision as it may be told. Only the game that made it looks into it."""


class Decided:
    """One decision: who, where, what came of it, and the report of it.

    ``position`` is the dump of what the seat saw, ``moves`` are the lines that were decided on; ``made`` are
    those of them that were made so far.
    """

    def __init__(
        self,
        seat: int,
        kind: str,
        position: Mapping[str, Plain],
        moves: tuple[str, ...],
        report: Mapping[str, Plain],
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.position = position
        self.moves = moves
        self.report = report
        self.made: list[str] = []

    @property
    def round(self) -> int:
        """Return the round in which it was decided."""
        found = self.position["round"]
        assert isinstance(found, int)
        return found

    @cached_property
    def is_weighed(self) -> bool:
        """Say whether there was more than one plan to choose from, and something was expected of them."""
        # what the worker says of itself: its types are looked at where they are used
        plans: Any = self.report.get("plans", ())
        return len(plans) > 1 and "points" in plans[0]


@dataclass(frozen=True)
class PlanPage:
    """A plan in words."""

    heading: str
    moves: tuple[tuple[str, bool], ...]
    """Its moves, and whether each is like one of the plan that was chosen."""
    points: str = ""
    """What is expected of it."""
    chance: str = ""
    remarks: tuple[str, ...] = ()


@dataclass(frozen=True)
class DecisionPage:
    """A decision in words."""

    title: str
    when: str
    plans: tuple[PlanPage, ...]
    """The one that was chosen first."""
    grounds: tuple[tuple[str, tuple[str, ...]], ...]
    """What speaks for it and against it: headings with lines."""
    summary: str = ""
    small: str = ""
    """What may be written small below everything."""


class ExplainWords(Protocol):
    """Who tells why opponents of a game do what they do, in the current language."""

    def whole(self, decided: Decided) -> Account:
        """Return everything there is to tell of a decision."""

    def open_part(self, decided: Decided, shown: Any) -> Account:
        """Return what lies open to all of a decision, in the state that is *shown* now."""

    def tells_at_once(self, decided: Decided) -> bool:
        """Say whether there is more to tell of a decision than its move while the game goes on."""

    def page(self, account: Account, names: Sequence[str]) -> DecisionPage:
        """Return what is told of a decision."""

    def nothing_kept(self, can_be_recalled: bool) -> str:
        """Return what is said of a decision of which no report is kept, or not yet worked out again."""

    def failed(self) -> str:
        """Return what is said where an opponent could not be asked again."""

    def not_now(self) -> str:
        """Return what is said when there is no help."""

    def no_hint(self) -> str:
        """Return what is said when no hint could be found."""
