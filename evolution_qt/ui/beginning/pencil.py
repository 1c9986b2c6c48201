"""Pencil marks on the backs of an own pile, while the pointer rests on it: what was laid there from the hand.

It is only what the seat at the screen may know. A card that came from the deck stays blank.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF

from evolution_qt.core.errors import filled
from evolution_qt.games.beginning.cards import FACE, UNSEEN
from evolution_qt.games.beginning.state import BeginningState
from evolution_qt.ui.beginning.event_words import trait_name
from evolution_qt.ui.beginning.pieces import PileTile
from evolution_qt.ui.kit import joined
from evolution_qt.ui.table.view import View


class PencilWords:
    """The sentences about cards that lie face down."""

    tr = staticmethod(partial(QCoreApplication.translate, "PencilWords"))

    def pile(self, view: View[BeginningState], seat: int, index: int) -> str:
        """Return which cards of a pile its player laid there, from the top; empty if that is not known."""
        known = remembered(view, seat, index)
        if not any(known):
            return ""
        #: one of several cards of a pile
        names = [trait_name(card) if card else self.tr("not seen") for card in known]
        return filled(self.tr("Laid from the top: {cards}."), {"cards": joined.row(names)})


def remembered(view: View[BeginningState], seat: int, index: int) -> list[int]:
    """Return the cards of a pile as the viewer laid them, 0 for each that it has not seen."""
    cards = view.state.players[seat].species[index].cards
    if seat != view.viewer:
        return [0] * len(cards)
    return [0 if card & UNSEEN else card & FACE for card in cards]


class PencilMarks:
    """Shows the marks of the pile that the pointer rests on."""

    def __init__(self) -> None:
        self._tile: PileTile | None = None

    def point(self, piece: object, at: QPointF) -> None:
        """Rest on a place of a piece."""
        tile = piece if isinstance(piece, PileTile) and piece.places.pile_zone.contains(at) else None
        if tile is not self._tile:
            self.close()
            self._tile = tile
            if tile is not None:
                tile.show_marks(are_shown=True)

    def close(self) -> None:
        """Show no marks."""
        if self._tile is not None:
            self._tile.show_marks(are_shown=False)
            self._tile = None
