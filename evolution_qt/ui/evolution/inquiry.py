"""What Evolution asks between a gesture and its move: the way of an attack, its payment, how much is taken.

Asks only where there is something to choose; the usual answer always comes first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from evolution_qt.core.errors import filled
from evolution_qt.games.evolution.forecast import leaves_too_little
from evolution_qt.games.evolution.moves import Move
from evolution_qt.games.evolution.state import EvolutionState
from evolution_qt.ui.evolution import gestures
from evolution_qt.ui.evolution.gestures import Way
from evolution_qt.ui.evolution.phrases import Phrases
from evolution_qt.ui.kit import art
from evolution_qt.ui.kit.items import Face, Style
from evolution_qt.ui.kit.panels import PanelOption
from evolution_qt.ui.table.gestures import Inquiry, MoveQuestion
from evolution_qt.ui.table.view import View

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution

_MOST_LINES: Final = 9
"""So many ways to take food are all asked about; they have digits then, and room."""
_SIGN: Final = 20
"""Units of the sign of what is taken or declined."""


@dataclass(frozen=True)
class Rather:
    """An answer that decides nothing yet: as much as this move takes is meant now."""

    move: Move


class MoveInquiry(Inquiry):
    """Which of several legal steps is meant, and with what.

    What may be declined is asked about only where that matters, or with *asks_all*.
    """

    tr = staticmethod(partial(QCoreApplication.translate, "MoveInquiry"))

    def __init__(
        self,
        game: Evolution,
        phrases: Phrases,
        view: View[EvolutionState],
        steps: Sequence[int],
        style: Style,
        face: Callable[[int], Face | None],
        *,
        asks_all: bool,
    ) -> None:
        self._game = game
        self._phrases = phrases
        self._view = view
        self._style = style
        self._face = face
        self._ways = gestures.ways(view.state, view.viewer, list(steps))
        self._way = self._ways[0] if len(self._ways) == 1 and not self._ways[0].ignoring else None
        self._paying: tuple[int, ...] | None = None
        self._rather: Move | None = None
        self._asks_all = asks_all
        self._decided: Move | None = None

    def next(self) -> MoveQuestion | Move:
        """Return the next question, or the move."""
        way, view = self._way, self._view
        if self._decided is not None:
            return self._paid(self._decided)
        if way is None:
            options = [PanelOption(self._attack(one.ignoring), one) for one in self._ways]
            return MoveQuestion(self.tr("How does the Carnivore attack?"), options)
        count = len(way.ignoring)
        if count and self._paying is None:
            self._paying = gestures.only_payment(view.state, view.viewer, count)
            if self._paying is None:
                return self._payment(count)
        if len(way.variants) > 1 and (self._asks_all or self._matters(way.variants[0])):
            title = self.tr("How much does it take?")
            return MoveQuestion(title, self._takings(way.variants))
        return self._paid(way.variants[0])

    def answer(self, value: object) -> None:
        """Take a whole move, a way of attacking, how much is rather taken, or the cards to pay with."""
        if isinstance(value, Move):
            self._decided = value
        elif isinstance(value, Way):
            self._way = value
        elif isinstance(value, Rather):
            self._rather = value.move
        elif isinstance(value, tuple):
            hand = self._view.state.players[self._view.viewer].hand
            self._paying = tuple(sorted(hand[at] for at in value))

    def _takings(self, variants: Sequence[Move]) -> list[PanelOption]:
        """Return the ways to take food; of many only the one that is meant, and what can be changed in it."""
        if len(variants) <= _MOST_LINES:
            return [PanelOption(self._taking(one.declining), one) for one in variants]
        meant = self._rather or variants[0]
        options = [PanelOption(self._taking(meant.declining), meant)]
        for one in gestures.beside(variants, meant):
            is_taken = len(one.declining) > len(meant.declining)
            words = self._declined(sorted(gestures.apart(one, meant)))
            options.append(PanelOption(words, Rather(one), (self._sign(is_taken),), is_taken))
        return options

    def _attack(self, ignoring: Sequence[str]) -> str:
        if not ignoring:
            return self.tr("Attack")
        words = self.tr("Ignore {traits} (%n card(s))", "", len(ignoring))
        return filled(words, {"traits": self._phrases.traits(ignoring)})

    def _taking(self, declining: Sequence[tuple[str, int]]) -> str:
        if not declining:
            return self.tr("Take everything")
        return filled(self.tr("Without {items}"), {"items": self._declined(declining)})

    def _declined(self, declining: Sequence[tuple[str, int]]) -> str:
        return self._phrases.declined(declining, self._view.names, self._view.viewer)

    def _sign(self, is_taken: bool) -> QPixmap:
        name = "check" if is_taken else "close"
        style = self._style
        return art.glyph(name, round(_SIGN * style.unit), style.colours.text, style.ratio)

    def _matters(self, full: Move) -> bool:
        return leaves_too_little(self._game, self._view.state, self._view.viewer, full)

    def _payment(self, count: int) -> MoveQuestion:
        hand = self._view.state.players[self._view.viewer].hand
        cards = [face for card in hand if (face := self._face(card)) is not None]
        title = self.tr("Choose %n card(s) to discard", "", count)
        return MoveQuestion(title, [PanelOption(self.tr("Discard and attack"), None)], cards, count)

    def _paid(self, move: Move) -> Move:
        return gestures.paid(self._game, move, self._paying) if self._paying else move
