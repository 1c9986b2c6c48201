"""The wooden sign at the watering hole: how many cards will starve, or what the next turn can count on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.games.beginning.cards import HUNTS, NUMBERS
from evolution_qt.games.beginning.feeding import feed_long_necks
from evolution_qt.games.beginning.forecast import (
    FoodForecast,
    FoodNextTurn,
    after,
    food_next_turn,
    forecast,
    mend,
)
from evolution_qt.games.beginning.moves import BeginningMove
from evolution_qt.games.beginning.state import FEEDING, OVER, PLAY, BeginningState
from evolution_qt.ui.beginning.words import trait_name
from evolution_qt.ui.kit import fonts, palette, writing, zvalues
from evolution_qt.ui.kit.brush import colour, disc, down, grain, line, rounded, shadow
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Item
from evolution_qt.ui.table.animals import animals_of, the, told
from evolution_qt.ui.table.arrangement import LABEL, Arrangement
from evolution_qt.ui.table.view import View

_SIZE: Final = 150.0, 92.0
"""Units of the sign with its post."""
_LEAST: Final = 118.0, 66.0
"""Units with which it does."""
_POST: Final = 0.16
"""How much of its height is the post alone, at most: the words need the room more."""
_PLATE: Final = 72.0
"""Pixels of the width of a plate with words on the deck."""
_ROUND: Final = 1.15
"""How wide the watering hole is at least, in its heights."""
_SMALLER: Final = 0.8
"""How large watering hole and piles are beside a sign for which there is little room."""
_LEAST_HOLE: Final = 70.0
"""Units of the height of watering hole and piles above the sign at least."""
_WIDER: Final = 1.3
"""How much wider than usual the sign is there."""
_GAP: Final = 10.0
_NUMBER_OF_CHIPS: Final = 0.09
"""How far from its left edge the number stands in the watering hole, in widths of that."""
_NUMBER: Final = 26.0
"""Units below a pile for its number."""
_LETTERS: Final = 13.0, 18.0, 13.0
"""Units of the letters of its three lines, which have so many times as much height:"""
_LEADING: Final = 1.25
_LIGHT, _DARK, _EDGE = "#7a5236", "#5b3a24", "#3b2415"
_WARNING: Final = "#ffd98a"


@dataclass(frozen=True)
class ForecastNoteLook:
    """The words of the sign, in three lines."""

    above: str = ""
    said: str = ""
    below: str = ""
    is_warning: bool = False
    """Whether cards will starve."""


class ForecastWords:
    """The sentences about what the watering hole will bring."""

    tr = staticmethod(partial(QCoreApplication.translate, "ForecastWords"))

    def look(self, view: View[BeginningState], move: BeginningMove | None = None) -> ForecastNoteLook:
        """Return the words of the sign; with a *move*, as if its card lay there."""
        state = view.state
        if view.viewer < 0 or state.phase == OVER:
            return ForecastNoteLook()
        if state.to_move != view.viewer:
            return self._of_next(food_next_turn(state, view.viewer))
        laid = state if move is None else after(state, view.viewer, move)
        found = forecast(laid, view.viewer)
        if state.phase == FEEDING and not (found.hungry or found.hunters):
            return ForecastNoteLook()  # none of the own species is hungry
        #: on a small sign at the watering hole
        below = self.tr("{hungry} hungry, {chips} here")
        leaves = _leaves(laid, view.viewer)
        chips = f"{found.chips}+{leaves}" if leaves else str(found.chips)
        below = filled(below, {"hungry": found.hungry, "chips": chips})
        #: the same: what follows if the card is laid that is carried
        above = self.tr("with this card") if move is not None else self.tr("your species")
        if leaves and move is None:
            #: the same: so many tokens from the food bank
            above = self.tr("Long Neck brings %n", "", leaves)
        #: the same: so many population cards
        said = self.tr("%n will starve", "", found.starving) if found.starving else self.tr("no card starves")
        if found.hunters and not found.starving:
            #: the same: for the plant eaters; whether the Carnivores eat is open
            said = self.tr("enough plants")
        if found.hunters:
            #: the same: so many population cards of Carnivores have no token
            hunt = self.tr("hunters want %n", "", found.hunters)
            if not found.hungry:
                #: the same: so many tokens lie there
                said, below = hunt, self.tr("%n here", "", found.chips)
            elif move is None:
                above = hunt
        return ForecastNoteLook(above, said, below, is_warning=found.starving > 0)

    def _of_next(self, found: FoodNextTurn | None) -> ForecastNoteLook:
        if found is None:
            return ForecastNoteLook()
        #: on a small sign at the watering hole: tokens that lie there then, such as “2–5 tokens”
        said = self.tr("{least}–{most} tokens") if found.expected > found.sure else self.tr("{least} tokens")
        return ForecastNoteLook(
            #: on a small sign at the watering hole
            self.tr("your next turn"),
            filled(said, {"least": found.sure, "most": found.expected}),
            #: the same: so many tokens
            self.tr("others want %n", "", found.wanted),
        )

    def lines(self, view: View[BeginningState]) -> list[str]:
        """Return the same in sentences, and what would help."""
        state = view.state
        if view.viewer < 0 or state.phase == OVER:
            return []
        if state.to_move != view.viewer:
            return self._lines_of_next(food_next_turn(state, view.viewer))
        found = forecast(state, view.viewer)
        lines = [self.tr("Your plant eaters want %n.", "", found.hungry)]
        if found.leaves:
            lines.append(self.tr("Long Necks bring %n of them from the food bank.", "", found.leaves))
        if found.hunters:
            lines.append(self.tr("Your Carnivores want %n.", "", found.hunters))
        if found.starving:
            lines.append(self.starving(found))
        helps = mend(state, view.viewer)
        if helps is not None:
            words = self.tr("{trait} on {animal} would help:")
            animal = the(animals_of(view.names).of(view.viewer, helps.move.species))
            what = told(words, {"trait": trait_name(NUMBERS[helps.move.card])}, animal=animal)
            then = self.tr("No card would starve.")
            if forecast(after(state, view.viewer, helps.move), view.viewer).hunters:
                then = self.tr("The plants would be enough for your plant eaters.")
            if helps.starving:
                then = self.tr("%n card(s) would starve.", "", helps.starving)
            lines.append(f"{what} {then}")
        return lines

    def starving(self, found: FoodForecast) -> str:
        """Return how many cards will starve."""
        return self.tr("%n card(s) will starve.", "", found.starving)

    def with_card(self, view: View[BeginningState], move: BeginningMove) -> str:
        """Return how many cards will starve if a card is laid; empty for any other move."""
        if move.verb not in ("species", "population", "trait") or view.state.to_move != view.viewer:
            return ""
        found = forecast(after(view.state, view.viewer, move), view.viewer)
        if found.hunters and not found.starving:
            return self.tr("The plants are enough for your plant eaters.")
        return self.starving(found) if found.starving else self.tr("No card will starve.")

    def _lines_of_next(self, found: FoodNextTurn | None) -> list[str]:
        if found is None:
            return []
        lines = []
        if found.turns:
            lines.append(self.tr("%n turn(s) before yours bring 2 tokens each.", "", found.turns))
        lines.append(self.tr("Others want %n before you.", "", found.wanted))
        lines.append(self.tr("In your turn you can count on %n token(s).", "", found.sure))
        if found.expected > found.sure:
            lines.append(self.tr("As it lies now there will be %n.", "", found.expected))
        return lines


def _leaves(state: BeginningState, seat: int) -> int:
    """Return how many chips the Long Necks among the plant eaters of a seat will still take."""
    if state.phase != PLAY:
        return 0
    fed = state.clone()
    feed_long_necks(fed, seat)
    pairs = zip(state.players[seat].species, fed.players[seat].species, strict=True)
    return sum(then.food - now.food for now, then in pairs if not now.mask & HUNTS)


def with_sign(laid: Arrangement) -> Arrangement:
    """Return where everything lies with room for a sign between deck and watering hole, else below them.

    Notes stand at the right, so the sign is seen while a card is carried.
    """
    largest = laid.tallest if laid.laid > 1 else 1.0  # so that these keep their size while writing grows
    found = _with_sign_beside(laid, laid.unit * largest)
    if found is None and laid.laid > 1:
        found = _with_sign_below(laid) or _with_sign_beside(laid, laid.unit, _SMALLER)
    return found or _with_higher_piles(laid)


def _with_sign_beside(laid: Arrangement, sign: float, share: float = 1.0) -> Arrangement | None:
    """Return the same with a sign, whose units have so many pixels, between deck and watering hole.

    These and the other pile are a *share* as large as usual. None where there is no room.
    """
    unit, room, size = laid.unit, laid.centre, laid.draw_pile.size() * share
    gap, pond = _GAP * unit, QRectF(QPointF(), laid.pond.size() * share)
    pond.moveCenter(laid.pond.center())
    from_deck = _from_deck(unit, size.width())
    beside = room.width() - 2 * size.width() - 2 * gap - 3 * from_deck
    if beside - pond.width() < _LEAST[0] * sign:  # it may be rounder
        pond.setWidth(max(min(pond.width(), beside - _LEAST[0] * sign), pond.height() * _ROUND))
    spare = beside - pond.width()
    if spare < _LEAST[0] * sign:
        return None
    wide = min(_SIZE[0] * sign, spare)
    whole = pond.width() + 2 * size.width() + wide + 2 * gap + from_deck
    deck = QRectF(QPointF(room.center().x() - whole / 2, laid.draw_pile.top()), size)
    pond.moveLeft(deck.right() + from_deck + wide + gap)
    discards = deck.translated(pond.right() + gap - deck.left(), 0)
    return replace(laid, draw_pile=deck, pond=pond, discard_pile=discards)


def _from_deck(unit: float, deck: float) -> float:
    """Return how far a sign stands from a deck of a width: the plate that may lie on it is wider."""
    return _GAP * unit + max(_PLATE - deck, 0.0) / 2


def _grown(laid: Arrangement) -> float:
    """Return the pixels of a unit of the sign, which goes with the writing."""
    return laid.unit * max(laid.laid, 1.0)


def _strip(unit: float, laid: float) -> float:
    """Return how high a sign is that stands below watering hole and piles."""
    return sum(_letters(unit, laid)) * _LEADING + 3 * _GAP * unit


def _letters(unit: float, laid: float) -> list[float]:
    """Return the pixels of the letters of its three lines."""
    return [max(letters * unit, fonts.CROWDED) * max(laid, 1.0) for letters in _LETTERS]


def _with_sign_below(laid: Arrangement) -> Arrangement | None:
    """Return the same with room below the watering hole; None where that would be too low."""
    room = QRectF(laid.centre)
    room.setBottom(room.bottom() - _strip(laid.unit, laid.tallest))
    return laid.centred(room) if room.height() >= _LEAST_HOLE * laid.unit * laid.tallest else None


def _with_higher_piles(laid: Arrangement) -> Arrangement:
    """Return the same with the piles so high up and so small that the sign has room below the deck."""
    room = laid.centre
    below = _NUMBER * _grown(laid) + _LEAST[1] * laid.unit
    deck, discards = QRectF(laid.draw_pile), QRectF(laid.discard_pile)
    if deck.bottom() + below <= room.bottom():
        return laid
    tall = min(deck.height(), room.height() - below)
    size = QSizeF(tall / 1.4, tall)
    top = room.bottom() - below - tall
    left = deck.center().x() - size.width() / 2
    deck = QRectF(QPointF(left, top), size)
    discards = QRectF(QPointF(discards.center().x() - size.width() / 2, top), size)
    return replace(laid, draw_pile=deck, discard_pile=discards)


def food_note_place(laid: Arrangement) -> QRectF:
    """Return where the sign stands: between deck and watering hole, else below them; empty if nowhere."""
    unit, grown, room, pile = laid.unit, _grown(laid), laid.centre, laid.draw_pile
    gap = _GAP * unit
    wide, tall = (length * grown for length in _SIZE)
    left = pile.right() + _from_deck(unit, pile.width())
    between = laid.pond.left() - gap - left
    if between >= _LEAST[0] * unit - 1:
        place = QRectF(left, 0, min(wide, between), min(tall, room.height()))
        place.moveCenter(QPointF(place.center().x(), room.center().y()))
        return place
    strip, lowest = _strip(unit, laid.laid), max(laid.pond.bottom(), pile.bottom() + LABEL * grown)
    if laid.laid > 1 and room.bottom() - lowest >= strip - 1:
        place = QRectF(0, room.bottom() - strip + gap, min(wide * _WIDER, room.width()), strip - gap)
        place.moveCenter(QPointF(room.center().x(), place.center().y()))
        return place
    top = pile.bottom() + _NUMBER * grown
    below = max(top, laid.pond.bottom() + gap)
    if below + tall <= room.bottom():  # as wide as it likes
        return QRectF(room.left(), below, min(wide, room.width()), tall)
    wide = min(wide, laid.pond.left() + _NUMBER_OF_CHIPS * laid.pond.width() - room.left())
    place = QRectF(QPointF(room.left(), top), QSizeF(wide, min(tall, room.bottom() - top)))
    return place if place.height() >= _LEAST[1] * unit - 1 else QRectF()


@guarded
class ForecastNote(Item):
    """A wooden sign with three lines."""

    def __init__(self, drag: Drag) -> None:
        super().__init__(drag)
        self.look = ForecastNoteLook()
        self.setZValue(zvalues.PILE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_look(self, look: ForecastNoteLook) -> None:
        """Show the words, or nothing if there are none."""
        self.setVisible(bool(look.said) and not self.rect.isEmpty())
        if look != self.look:
            self.look = look
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw board, post and words."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit, board = self.style.unit, self._board
        post = QRectF(board.center().x() - 5 * unit, board.bottom() - 4, 10 * unit, 0)
        post.setBottom(self.rect.bottom() - 1)
        painter.fillPath(rounded(post, 2), colour(_EDGE))
        sheet = rounded(board, 5 * unit)
        shadow(painter, sheet, 2 * unit, colour("#1c1408", 0.4), spread=5 * unit, steps=4)
        painter.fillPath(
            sheet, down(board.top(), board.bottom(), [(0.0, colour(_LIGHT)), (1.0, colour(_DARK))])
        )
        grain(painter, sheet, 0.6)
        painter.strokePath(sheet, line(colour(_EDGE), 1.6 * unit))
        for at in (board.topLeft() + QPointF(4, 4) * unit, board.topRight() + QPointF(-4, 4) * unit):
            painter.fillPath(disc(at, 1.8 * unit), colour("#e6d3ae", 0.8))
        self._write(painter, self._room, self.look)

    def _write(self, painter: QPainter, room: QRectF, look: ForecastNoteLook) -> None:
        inks = (palette.CREAM, _WARNING if look.is_warning else "#ffffff", palette.CREAM)
        centre = Qt.AlignmentFlag.AlignHCenter
        for (words, font, place), ink in zip(self._lines(room), inks, strict=True):
            writing.draw_line(painter, place, words, font, colour(ink), centre, least=fonts.CROWDED)

    def _lines(self, room: QRectF) -> Iterator[tuple[str, QFont, QRectF]]:
        """Yield each line with its letters and its place."""
        look, needed = self.look, self._needed
        fitted, spread = min(room.height() / needed, 1.0), max(room.height() / needed, 1.0)
        sizes, top = _letters(self.style.unit, self.style.laid), room.top()
        for number, (words, letters) in enumerate(
            zip((look.above, look.said, look.below), sizes, strict=True)
        ):
            size = max(round(letters * fitted), fonts.CROWDED)
            font = fonts.title(size) if number == 1 else fonts.text(size, bold=number == 2)
            place = QRectF(room.left(), top, room.width(), letters * _LEADING * fitted * spread)
            yield words, font, place
            top = place.bottom()

    @property
    def is_whole(self) -> bool:
        """Return whether all its words can be read, none of them cut."""
        for words, font, place in self._lines(self._room):
            smallest = writing.fitting(font, words, place.width(), fonts.CROWDED)
            if not writing.fits(smallest, words, place.width()):
                return False
        return True

    @property
    def _board(self) -> QRectF:
        """Return the board without its post."""
        spare = self.rect.height() - 3 - self._needed - 6 * self.style.unit
        return self.rect.adjusted(3, 3, -3, -min(max(spare, 3.0), self.rect.height() * _POST))

    @property
    def _room(self) -> QRectF:
        """Return the room of the words."""
        unit = self.style.unit
        return self._board.adjusted(6 * unit, 3 * unit, -6 * unit, -3 * unit)

    @property
    def _needed(self) -> float:
        """Return how high its three lines are."""
        return sum(_letters(self.style.unit, self.style.laid)) * _LEADING
