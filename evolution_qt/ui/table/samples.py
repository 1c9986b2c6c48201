"""What a game gives for pictures: games that were never played, always the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QPointF

from evolution_qt.book.entries import GameEntry
from evolution_qt.core.option import Value
from evolution_qt.ui.table.table import Table


@dataclass(frozen=True)
class KeptGame:
    """A game in the sample library."""

    game: str
    """The key of its edition."""
    players: Mapping[str, str]
    """The kind of each player, by name."""
    share: float
    """How much of it has been played."""
    title: str = ""


@dataclass(frozen=True)
class Samples:
    """The samples of one game."""

    game: str
    """The key of the edition that is shown."""
    is_lively: Callable[[Any], bool] = lambda state: True
    """Whether a state is one that shows much, for pictures of a game that goes on."""
    is_fresh: Callable[[Any], bool] = lambda state: True
    """Whether a state is one in which a round has just begun."""
    is_busy: Callable[[Any], bool] = lambda state: True
    """Whether a state is one in which hands are full."""
    set_up: tuple[str, Mapping[str, Value]] | None = None
    """An edition with options set otherwise, for the set-up of a new game."""
    house_rules: Mapping[str, Value] = field(default_factory=dict)
    """Options of the edition that is shown, set otherwise."""
    card: str = ""
    """The card at which the page of cards is opened."""
    library: Sequence[KeptGame] = ()
    book: Callable[[int], list[GameEntry]] = lambda games: []
    """So many finished games of one person, for the record book."""
    tip: Callable[[Table], tuple[str, QPointF]] = lambda table: ("", QPointF())
    """What is said of something at a table, and where the pointer rests on it."""
    refusals: Callable[[Any], Sequence[tuple[str, str]]] = lambda game: ()
    """Every refusal of a game, by its code."""
