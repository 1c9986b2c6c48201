"""How a game shows who stands how: the parts of scores, and who begins a round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from evolution_qt.core.errors import filled
from evolution_qt.core.event import Event
from evolution_qt.core.score import Score
from evolution_qt.ui.kit import art
from evolution_qt.ui.table.naming import Pieces

NO_SIDE: Final = -1


class SourceRow(NamedTuple):
    """Where the points of a seat came from, or of one of its sides."""

    seat: int
    side: int
    """By number, `NO_SIDE` where it is those of the seat."""
    parts: tuple[int, ...]


@dataclass(frozen=True)
class PointSources:
    """Where points came from in a match: what the parts are called, and those of all."""

    names: tuple[str, ...]
    rows: tuple[SourceRow, ...]


class Survivors(NamedTuple):
    """Animals of one kind that a seat has at the end."""

    drawing: str
    number: int
    """How many."""
    body: int = 3
    """How large they are, from 1 to `herds.LARGEST_BODY`."""
    tint: str = ""
    """Their colour, that of the seat if empty."""


@dataclass(frozen=True)
class Scoring:
    """The words of a game for scores, in the current language, and its signs for them."""

    told: Callable[[str, Score], str]
    """How a player of a name stands, part by part, as far as that is known."""
    tie: Callable[[Sequence[str], Sequence[Score], Sequence[int]], str]
    """How a tie of the best was broken or was not, from the names and scores of all and who has won.

    Empty if there was no tie.
    """
    part: Callable[[int, int, float], QPixmap]
    """The sign of a part of the score, by its number, so many units high, for the pixels of a unit."""
    starter: Callable[[int, float], QPixmap]
    """The sign of who begins a round."""
    points_so_far: Callable[[Any, int], int | None] = lambda _state, _seat: None
    """The points of a seat that a list of the players shows while a game runs, by the state.

    None where those are all that is known of its score.
    """
    sides: Callable[[Any, int], Sequence[int]] = lambda _state, _seat: ()
    """What a seat plays with, by number, where it bears a badge of its own: animals."""
    sources: Callable[[Any, Sequence[Event]], PointSources] | None = None
    """Where points came from, by the state at the end and all events, in the current language.

    None where that is what the parts of the scores say.
    """
    survivors: Callable[[Any, int, Pieces], Sequence[Survivors]] = lambda _state, _seat, _pieces: ()
    """What of a seat has survived, by the state at the end and what its pieces are called."""
    growing: Callable[[PointSources], PointSources] = lambda sources: sources
    """Where points came from as bars show it that grow part by part at the end."""
    counting: Callable[[Any, int], int] = lambda _state, _seat: NO_SIDE
    """Which of several sides of a seat its score is that of, by number."""


_INK: Final = "#8a6d2f"


def _points_in_words(name: str, score: Score) -> str:
    words = QCoreApplication.translate("SimpleTable", "{name}: {points}")
    return filled(words, {"name": name, "points": score.points})


POINTS: Final = Scoring(
    _points_in_words,
    lambda _names, _scores, _winners: "",
    lambda _part, side, ratio: art.glyph("check", side, _INK, ratio),
    lambda side, ratio: art.glyph("flag", side, _INK, ratio),
)
"""The scores of a game that says no more of them than the points."""
