"""What a gesture means at a table: a thing and the place it lands on. Each game decides for its own things.

A *subject* is a thing that can be moved, a *spot* a place where something can land; both are values that can
be compared. The rules decide whether a gesture may be: its steps are found among the legal ones.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from evolution_qt.core.game import Game, Observation
from evolution_qt.ui.kit.items import Face
from evolution_qt.ui.kit.panels import PanelOption

if TYPE_CHECKING:
    from evolution_qt.ui.table.board import Board
    from evolution_qt.ui.table.preview import Preview
    from evolution_qt.ui.table.view import View

Subject: TypeAlias = Hashable
"""A thing that can be moved."""
Errand: TypeAlias = Callable[[], object | None]
"""Tells the next move of several that one gesture stands for, in the position that lies there then; None at
their end."""
Refusals: TypeAlias = dict[str, str]
"""Every reason that stands in the way of a move, as a sentence, and its code; no code is an empty one."""


@dataclass(frozen=True)
class Spot:
    """A place by its sort, the seat and the number of what it belongs to, and which part of that it is."""

    sort: str
    seat: int = -1
    index: int = -1
    part: int = -1


@dataclass(frozen=True)
class Detour:
    """Another gesture that a drop on a place stands for."""

    place: Spot
    subject: Subject
    spot: Spot


@dataclass(frozen=True)
class MoveQuestion:
    """What is asked between a gesture and its move: one of some lines, or so many *wanted* of some cards."""

    title: str
    options: Sequence[PanelOption]
    cards: Sequence[Face] = ()
    wanted: int = 0


class Inquiry(ABC):
    """Finds out which move one gesture means, question by question."""

    @abstractmethod
    def next(self) -> MoveQuestion | object | None:
        """Return what has to be asked now, the whole move if nothing has to be; None if it is given up."""

    @abstractmethod
    def answer(self, value: object) -> None:
        """Take the value of the line that was chosen, or the places of the cards that were marked."""

    def preview(self, value: object) -> Preview | None:
        """Return what the line of a value would do while it is meant; None where that is not shown."""
        return None


class NoQuestion(Inquiry):
    """Asks nothing: the move is plain."""

    def __init__(self, move: object) -> None:
        self._move = move

    def next(self) -> object:
        """Return the move."""
        return self._move

    def answer(self, value: object) -> None:
        """Take no answer: nothing is asked."""


class Gestures(ABC):
    """What things and places mean in the position that lies on one table."""

    def __init__(self, game: Game[Any, Any], board: Board) -> None:
        self.game = game
        self.board = board

    @property
    def view(self) -> View[Any]:
        """Return what is to be seen; there must be something."""
        assert self.board.view is not None
        return self.board.view

    def legal(self, seen: Observation[Any]) -> Sequence[int]:
        """Return the legal steps in a position, none where its viewer knows too little to be asked."""
        return self.game.legal(seen.state, seen.viewer)

    @abstractmethod
    def spots(self, subject: Subject) -> list[Spot]:
        """Return the places that mean something for a thing now, legal or not."""

    @abstractmethod
    def steps(self, subject: Subject, spot: Spot) -> list[int]:
        """Return the legal steps that a thing on a place may stand for."""

    @abstractmethod
    def subjects(self) -> list[Subject]:
        """Return the things that could be moved now, in the order of Tab; the cards among them too."""

    def reasons(self, subject: Subject, spot: Spot) -> Refusals | None:
        """Return why a thing may not land on a place; None if that means nothing."""
        return None

    def reasons_at(self, at: QPointF) -> Refusals | None:
        """Return why a click at a point chooses nothing; None where it was not meant to."""
        return None

    def preview(self, subject: Subject, spot: Spot) -> Preview | None:
        """Return what would happen if a thing landed on a place, None where that is not shown."""
        return None

    def preview_at_once(self, subject: Subject, legal: Sequence[Spot]) -> Preview | None:
        """Return what a thing would do that lands on one of some places, none of which is meant yet."""
        return None

    def made_by(self, move: Any) -> tuple[Subject, Spot] | None:
        """Return the thing and the place that make a legal move, None if no gesture makes it now."""
        step = self.game.actions(self.view.state, self.view.viewer, move)[0]
        for subject in self.subjects():
            for spot in self.spots(subject):
                if step in self.steps(subject, spot):
                    return subject, spot
        return None

    def inquiry(self, steps: Sequence[int], *, asks_all: bool) -> Inquiry:
        """Return what finds out which of several steps is meant; *asks_all* leaves no question out."""
        return NoQuestion(self.game.spoken(self.view.state, self.view.viewer, steps[:1]))

    def cards(self) -> list[Subject]:
        """Return the things that have numbers: the cards of the own hand."""
        return []

    def ending(self) -> object | None:
        """Return the move that ends the turn or passes, None if there is none now."""
        return None

    def before_ending(self) -> str:
        """Return the warning before a turn ends that is better not ended yet; empty if it may end."""
        return ""

    def why_not_end(self) -> Refusals | None:
        """Return why the turn cannot end; None if it can, or nothing is to be shown."""
        return None

    def signs(self, codes: Sequence[str]) -> list[QPixmap | None]:
        """Return for each refusal the picture of what it is about, None if it is about nothing."""
        return [None] * len(codes)

    def ready(self) -> list[Spot]:
        """Return the places that are marked while nothing is chosen, because something can be done there."""
        return []

    def first_click(self, subject: Subject) -> Sequence[tuple[Subject, Spot]] | None:
        """Return the gesture that a click on a thing is at once, or none; None if the click chooses it."""
        return None

    def errand(self, subject: Subject, spot: Spot, *, is_shifted: bool) -> Errand | None:
        """Return what a legal gesture does in several moves; None if it is one move.

        *is_shifted*: Shift is held.
        """
        return None

    def double_click(self, subject: Subject) -> Spot | None:
        """Return where a double click lets a thing land; None if it is but two clicks."""
        return None

    def detour(self, subject: Subject) -> Detour | None:
        """Return what a thing means on a place that is none of its own, None if nothing."""
        return None

    def is_home(self, subject: Subject, spot: Spot) -> bool:
        """Return whether a place belongs to the thing itself."""
        return False

    def about(self, subject: Subject) -> list[QRectF]:
        """Return what a question about a gesture leaves in sight besides what lies there."""
        return []

    def can_move(self, subject: Subject) -> bool:
        """Return whether something can be done with a thing at all."""
        return any(self.steps(subject, spot) for spot in self.spots(subject))
