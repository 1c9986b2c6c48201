"""The discard pile of The Beginning, spread, and pencil marks on the backs of the player's own pile.

The spread has each kind of card with how many lie there and how many have not been seen.

While the pointer rests on that pile, marks on its backs show what was laid there from the hand. It is only
what the seat at the screen may know: a card that came from the deck stays blank.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.games.beginning.cards import CARNIVORE, FACE, TRAITS, UNKNOWN, UNSEEN
from evolution_qt.games.beginning.forecast import unseen_copies
from evolution_qt.games.beginning.state import BeginningState
from evolution_qt.ui.beginning.tiles import PileTile
from evolution_qt.ui.beginning.words import trait_name
from evolution_qt.ui.kit import fonts, phrasing, pictures, writing, zvalues
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Centre, Item
from evolution_qt.ui.kit.notes import Cell, Facts, draw_panel
from evolution_qt.ui.kit.pictures import CardFace
from evolution_qt.ui.kit.pixmaps import painted
from evolution_qt.ui.table.arrangement import Arrangement
from evolution_qt.ui.table.view import View

KINDS: Final = (CARNIVORE, *[card for card in range(1, len(TRAITS)) if card != CARNIVORE])
"""The kinds of cards as they lie there, Carnivores first."""
_COLUMNS: Final = 5
_LOW: Final = 4.2
"""With so many times as much width as height all kinds lie in one line."""
_PAD: Final = 7.0
_LETTERS: Final = 12.5, 13.5
"""Units of the letters and of those of the heading."""
_STEPS: Final = 20
"""In so many steps they grow from once to twice their usual size."""
_LEAST_PICTURE: Final = 16.0
"""Pixels of the height of a card at least."""
_MOST: Final = 560.0, 280.0
"""Units of its size at most."""


@dataclass(frozen=True)
class CardTally:
    """One kind of card: its face, the copies on the pile, and those that have not been seen."""

    face: CardFace
    discarded: int
    unseen: int
    copies: int


class DiscardWords:
    """The sentences about the discard pile."""

    tr = staticmethod(partial(QCoreApplication.translate, "DiscardWords"))

    def heading(self, count: int) -> str:
        """Return what stands above the cards."""
        return self.tr("%n discarded · below: not seen yet", "", count)

    def kind(self, card: int, discarded: int, unseen: int) -> str:
        """Return the full description of a kind of card."""
        words = self.tr("{card}: {count} of {all} not seen yet, %n discarded.", "", discarded)
        params: dict[str, int | str] = {"card": trait_name(card), "count": unseen}
        return filled(words, params | {"all": TRAITS[card].copies})

    def lines(self, state: BeginningState) -> list[str]:
        """Return this of every kind."""
        copies = unseen_copies(state)
        return [self.kind(card, state.discard_pile.count(card), copies[card]) for card in KINDS]


@guarded
class DiscardSpread(Item):
    """The spread over the watering hole."""

    def __init__(self, drag: Drag) -> None:
        super().__init__(drag)
        self.kinds: tuple[CardTally, ...] = ()
        self._heading = ""
        self._letters = 1.0
        """How much larger than usual its letters are."""
        self.facts: Facts | None = None
        """The cards as they are laid out, None until they are shown."""
        self.setZValue(zvalues.NOTE)
        self.hide()

    def show_kinds(self, kinds: tuple[CardTally, ...], heading: str, places: Sequence[QRectF]) -> None:
        """Show cards with what is counted of them, in the first of some places where all is as large."""
        self.kinds, self._heading = kinds, heading
        grown = round(max(self.style.laid, 1.0) * _STEPS)
        for step, place in product(range(grown, _STEPS - 1, -1), places):
            self.place(place)
            self._letters = step / _STEPS
            smallest = self._facts(_LEAST_PICTURE)
            if self._is_whole(smallest):
                break
        rows, column = len(smallest.rows) / 3, self._inner.width() / len(smallest.rows[0])
        spare = (self._inner.height() - smallest.size.height()) / rows - 1
        self.facts = self._facts(min(_LEAST_PICTURE + max(spare, 0), column))
        self.renew()
        self.show()

    def _is_whole(self, facts: Facts) -> bool:
        """Return whether the kinds have room, and no name is broken."""
        font, column = fonts.text(facts.font), self._inner.width() / len(facts.rows[0])
        names = [part for kind in self.kinds for part in phrasing.unbroken(kind.face.name)]
        has_columns = all(writing.width_of(font, one) <= column for one in names)
        return has_columns and facts.size.height() <= self._inner.height()

    def _facts(self, tall: float) -> Facts:
        """Return cards so many pixels high, each with its name and its numbers."""
        columns, rows = len(KINDS) if self.rect.width() > _LOW * self.rect.height() else _COLUMNS, []
        for first in range(0, len(self.kinds), columns):
            kinds = self.kinds[first : first + columns]
            rows.append([Cell(sign=self._picture(kind, tall / 1.4, tall), align=Centre) for kind in kinds])
            rows.append([Cell(kind.face.name, align=Centre) for kind in kinds])
            rows.append([Cell(f"{kind.unseen}/{kind.copies}", bold=True, align=Centre) for kind in kinds])
        unit = self.style.unit * self._letters
        font, large = (max(round(units * unit), fonts.CROWDED) for units in _LETTERS)
        return Facts(
            rows,
            self.style,
            self._inner.width(),
            title=self._heading,
            title_font=large,
            font=font,
            gaps=(0, 1),
            shares=[100 / columns] * columns,
        )

    @property
    def _inner(self) -> QRectF:
        pad = _PAD * self.style.unit
        return self.rect.adjusted(pad, pad, -pad, -pad)

    def cell(self, number: int) -> QRectF:
        """Return where a kind lies, in the item, with its numbers; nowhere before it is shown."""
        if self.facts is None:
            return QRectF()
        row, column = divmod(number, len(self.facts.rows[0]))
        first, last = (self.facts.places[3 * row + part, column] for part in (0, 2))
        return first.united(last).translated(self._inner.topLeft())

    def kind_at(self, at: QPointF) -> int:
        """Return which kind lies at a point of the item, -1 for none."""
        return next((number for number in range(len(KINDS)) if self.cell(number).contains(at)), -1)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the cards on a panel."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_panel(painter, self.rect.adjusted(2, 2, -2, -2), self.style)
        if self.facts is not None:
            self.facts.draw(painter, self._inner.topLeft())

    def _picture(self, kind: CardTally, wide: float, tall: float) -> QPixmap:
        """Return an animal with how many lie there; of what does not lie there only a shade."""
        face, ratio, usual = kind.face, self.style.ratio, max(22 * self.style.unit, 18.0)
        side = max(min(usual * self._letters, 0.45 * tall), usual)

        def draw(painter: QPainter) -> None:
            card = pictures.plate(face.trait, "", face.family, pictures.OPEN, 0, wide, tall, ratio)
            painter.setOpacity(1.0 if kind.discarded else 0.35)
            painter.drawPixmap(QPointF(side * 0.4, side * 0.1), card)
            painter.setOpacity(1.0)
            if kind.discarded:
                badge = pictures.badge(str(kind.discarded), round(side), ratio)
                painter.drawPixmap(QPointF(wide - side * 0.2, 0), badge)

        return painted(("discarded", kind), wide + 0.8 * side, tall + 0.1 * side, ratio, draw)


def spread_places(laid: Arrangement, sign: QRectF) -> list[QRectF]:
    """Return where the spread may lie: over watering hole and piles, clear of the sign where there is room.

    Larger writing may lie over the sign, too, and over the species above the watering hole.
    """
    unit, room = laid.unit, QRectF(laid.centre)
    gap = 6 * unit
    if sign.left() > laid.draw_pile.right():
        room.setLeft(sign.right() + gap)
    elif not sign.isEmpty():
        room.setBottom(sign.top() - gap)
    most = _MOST[0] * (1.5 if room.height() < 0.6 * _MOST[1] * unit else 1.0)
    place = QRectF(0, 0, min(room.width(), most * unit), min(room.height(), _MOST[1] * unit))
    place.moveCenter(room.center())
    if laid.laid <= 1:
        return [place]
    whole = laid.centre.adjusted(0, 8 * unit - laid.centre.top(), 0, 0)
    wide = min(whole.width(), _MOST[0] * unit * laid.laid)
    high = QRectF(0, 0, wide, min(whole.height(), _MOST[1] * unit * laid.laid))
    high.moveBottom(whole.bottom())
    high.moveLeft(whole.center().x() - wide / 2)
    return [place, high]


def kinds_of(state: BeginningState, faces: dict[int, CardFace]) -> tuple[CardTally, ...]:
    """Return what is counted of each kind in a position."""
    copies = unseen_copies(state)
    pile = [card for card in state.discard_pile if card > UNKNOWN]
    return tuple(
        CardTally(faces[card], pile.count(card), copies[card], TRAITS[card].copies) for card in KINDS
    )


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
        return filled(self.tr("From the top: {cards}."), {"cards": phrasing.row(names)})


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
