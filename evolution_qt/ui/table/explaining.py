"""What opponents have decided and why, by each game: a page for each decision, and what hints need."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from PySide6.QtCore import QCoreApplication, QObject

from evolution_qt.core.errors import filled
from evolution_qt.core.plain import Plain, canonical
from evolution_qt.ui.kit import keymap

Account: TypeAlias = Any
"""A decision, as far as it may be shown. Only the game that made it looks into it."""


class Decided:
    """One decision: who, where, what came of it, and the report of it.

    ``position`` is the dump of what the seat saw, ``moves`` are the lines that were decided on; ``made`` are
    those of them that were made so far. Hundreds are kept in a match, so position and report are packed.
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
        self.moves = moves
        self.made: list[str] = []
        # what the worker says of itself: its types are looked at where they are used
        when: Any = position
        plans: Any = report.get("plans", ())
        self.round: int = when["round"]
        """The round in which it was decided."""
        self.phase: str = when.get("phase", "")
        """The phase, as positions name it."""
        self.is_weighed: bool = len(plans) > 1 and ("points" in plans[0] or "parts" in plans[0])
        """Whether there was more than one plan to choose from, and something was expected of them."""
        self._packed = zlib.compress(canonical([dict(position), dict(report)]).encode(), 1)

    @property
    def position(self) -> dict[str, Plain]:
        """Return the dump of what the seat saw."""
        return self._unpacked()[0]

    @property
    def report(self) -> dict[str, Plain]:
        """Return the worker's report of the decision."""
        return self._unpacked()[1]

    def _unpacked(self) -> list[dict[str, Plain]]:
        found: list[dict[str, Plain]] = json.loads(zlib.decompress(self._packed))
        return found


@dataclass(frozen=True)
class PartLine:
    """A part of what a plan would bring: what it is, how much, and the length of its bar, from -1 to 1."""

    words: str
    amount: str
    share: float


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
    parts: tuple[PartLine, ...] = ()


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
    """Explains why opponents of a game do what they do, in the current language."""

    def whole(self, decided: Decided) -> Account:
        """Return the full account of a decision."""

    def open_part(self, decided: Decided, shown: Any) -> Account:
        """Return what lies open to all of a decision, in the state that is *shown* now."""

    def explains_at_once(self, decided: Decided) -> bool:
        """Return whether more than the move of a decision may be shown while the game goes on."""

    def page(self, account: Account, names: Sequence[str]) -> DecisionPage:
        """Return the page about a decision."""

    def nothing_kept(self, can_be_recalled: bool) -> str:
        """Return the words for a decision of which no report is kept, or not yet worked out again."""

    def failed(self) -> str:
        """Return the words for where an opponent could not be asked again."""

    def not_now(self) -> str:
        """Return the words for when there is no help."""

    def no_hint(self) -> str:
        """Return the words for when no hint could be found."""


class HelpWords(QObject):
    """The words for hints and decisions in any game, in the current language."""

    def title(self, who: str) -> str:
        """Return the question that is answered."""
        words = QCoreApplication.translate("HelpWords", "Why did {who} do that?")
        return filled(words, {"who": who})

    def pros(self) -> str:
        """Return the heading of what speaks for a decision."""
        return QCoreApplication.translate("HelpWords", "Pros")

    def cons(self) -> str:
        """Return the heading of what speaks against a decision."""
        return QCoreApplication.translate("HelpWords", "Cons")

    def choice(self, rank: int) -> str:
        """Return what a plan or a move was in the order of all: the first one was chosen."""
        names = (
            QCoreApplication.translate("HelpWords", "Chosen"),
            QCoreApplication.translate("HelpWords", "Runner-up"),
            QCoreApplication.translate("HelpWords", "Third choice"),
        )
        return names[rank]

    def as_good(self) -> str:
        """Return what a move was that is worth the same as the chosen one."""
        return QCoreApplication.translate("HelpWords", "Just as good")

    def possible(self) -> str:
        """Return what a move was that might have been chosen."""
        return QCoreApplication.translate("HelpWords", "Also possible")

    def only_way(self) -> str:
        """Return how it was decided where there was one move."""
        return QCoreApplication.translate("HelpWords", "There was nothing else to do.")

    def counted(self) -> str:
        """Return in what moves are compared."""
        return QCoreApplication.translate("HelpWords", "Counted in points; what lies ahead is estimated.")

    def hand_hidden(self) -> str:
        """Return why the other moves are not shown."""
        return QCoreApplication.translate(
            "HelpWords", "Its other options would reveal its hand. You can see them after the game."
        )

    def better_by(self, part: str, amount: str) -> str:
        """Return in what a move is better than the second choice."""
        words = QCoreApplication.translate(
            "HelpWords", "{part}: about {amount} points better than the runner-up."
        )
        return filled(words, {"part": part, "amount": amount})

    def second_choice(self, rank: str, move: str) -> str:
        """Return the line of a hint with the second choice, or with what is just as good."""
        words = QCoreApplication.translate("HelpWords", "{rank}: {move}.")
        return filled(words, {"rank": rank, "move": move})

    def nothing_kept(self, can_be_recalled: bool) -> str:
        """Return the words for a decision of which no report is kept, or not yet worked out again."""
        if can_be_recalled:
            return QCoreApplication.translate(
                "HelpWords",
                "Reasons are not saved with a game but can be worked out again: each opponent decides once "
                "more from what it knew then.",
            )
        return QCoreApplication.translate(
            "HelpWords",
            "Nothing is known about this move: a person, a substitute or another program made it, the bot "
            "was stopped early, or this version of the program cannot work it out again.",
        )

    def failed(self) -> str:
        """Return the words for where an opponent could not be asked again."""
        return QCoreApplication.translate(
            "HelpWords", "An opponent failed to answer, so some reasons are missing. You can try again."
        )

    # Hints

    def thinking(self) -> str:
        """Return the words while a hint is looked for."""
        return QCoreApplication.translate("HelpWords", "Looking for a hint.")

    def still_thinking(self) -> str:
        """Return the words for when it was pressed again: half a thought would be worse than none."""
        return QCoreApplication.translate("HelpWords", "Still thinking.")

    def look_at_button(self) -> str:
        """Return the weakest hint for a turn that ends."""
        return QCoreApplication.translate("HelpWords", "Look at the button to the right of the prompt.")

    def look_at_species(self, name: str) -> str:
        """Return the weakest hint for a move of the player's species with this name."""
        words = QCoreApplication.translate("HelpWords", "Look at your species “{name}”.")
        return filled(words, {"name": name})

    def not_now(self) -> str:
        """Return the words for when there is no help."""
        return QCoreApplication.translate("HelpWords", "Hints are available when it is your turn.")

    def no_hint(self) -> str:
        """Return the words for when none could be found."""
        return QCoreApplication.translate("HelpWords", "No hint found this time.")

    def cut_short(self) -> str:
        """Return the words for a hint for which there was no more time."""
        return QCoreApplication.translate("HelpWords", "Only partly thought through.")

    def more(self) -> str:
        """Return how one gets a plainer hint."""
        words = QCoreApplication.translate("HelpWords", "Press {key} again for more.")
        return filled(words, {"key": keymap.written("H")})
