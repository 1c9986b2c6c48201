"""Where everything lies on the table, worked out for each size of the window; no items in here.

The seat at the bottom has its row and its hand large; the others sit around the watering hole, clockwise from
the left. Up to three opponents have their rows side by side above it; with more it lies between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, QSizeF

from evolution_qt.ui.evolution.boards import ICONS, MINI, SLIM, TALL, WIDE

WIDTH, HEIGHT = 1240.0, 720.0
"""The size of a table at which a unit is one pixel."""
LEAST_UNIT = 0.8
ARROW = 26.0
"""Room for the button at the end of a row that scrolls, in units."""
CARD = 118.0
"""Width of a card of the hand, in units."""
LEAST_CARD = 98.0
"""The narrowest card of a hand, in units; from there on cards overlap."""
LEGIBLE_CARD = 90.0
"""The narrowest card of a hand in pixels, where there is room for it."""
LOW = 500.0
"""The height, in pixels, below which everything is smaller than it should be."""
GROWING = 300.0
"""So many pixels more than that let writing grow to twice its size, as far as it may."""
MOST_LAID = 1.4
"""By how much writing grows at most that has its place on the table."""
MOST_WIDER = 1.15
"""By how much the name and the button on the ribbon grow at most: its sentence needs the room."""
LEAST_RIBBON = 41.0
"""Room for two lines in the smallest writing, in pixels."""
HIGHEST_MINI = 176.0
"""The highest of the smallest boards, in units."""
LEAST_SLIM = 26.0
"""The narrowest of the smallest boards, in pixels."""
IN_SIGHT = 10
"""Species of a seat that can be seen at once; only longer rows scroll."""
LEAST_PLATES = 126.0
"""The narrowest board on which traits have names, in pixels."""
LEAST_WIDE = 203.0
"""The narrowest board with its picture beside the names, in pixels."""
MORE_OWN = 0.01
"""What the own row has more of the height where writing is largest."""
LESS_POND = 0.04
"""What the watering hole has less then."""
MORE_CARD = 0.15
"""By how much the cards of the hand are wider then."""
SPARE = 740.0, 100.0
"""From how many units of height on there is room for all that, and how many more give all of it."""
RESTING = 1.4
"""By how much the own boards are higher at most while there is no hand below them."""
LEAST_ASPECT = 1.12
"""Width by height of the highest board with its picture beside the names then."""
PLAIN_BOARD = 160.0
"""The height, in units, in which a board has room for the usual writing."""
CLOSER = 0.72
"""How small the unit of a board may be, compared to that of the table, so that its traits have names; but
where a unit is a pixel or less it stays what it is."""
LEAST_HEIGHT = 134.0
"""The lowest opponents' board on which traits have names, in pixels."""


@dataclass(frozen=True)
class RowPlace:
    """The species of one seat: the room they have, their size and form, and how far apart they lie."""

    room: QRectF
    board: QSizeF
    form: str
    step: float
    scrolls: bool
    width: float
    """Width of all boards together, which may be more than the room."""
    unit: float
    """Pixels of a unit on the boards: where there is room, larger with the writing."""

    def place(self, index: int, shift: float) -> QRectF:
        """Return where a board lies when the row is scrolled by *shift*."""
        left = self.room.left() if self.scrolls else self.room.center().x() - self.width / 2
        return QRectF(
            left + index * self.step - shift,
            self.room.center().y() - self.board.height() / 2,
            self.board.width(),
            self.board.height(),
        )


@dataclass(frozen=True)
class SeatPlace:
    """What belongs to one seat."""

    panel: QRectF
    header: QRectF
    row: RowPlace


@dataclass(frozen=True)
class Arrangement:
    """The whole table."""

    size: QSizeF
    unit: float
    laid: float
    """How much larger than usual writing is that has its place here."""
    bottom: int
    seats: tuple[SeatPlace, ...]
    pond: QRectF
    draw_pile: QRectF
    discard_pile: QRectF
    food_cards: tuple[QRectF, ...]
    ribbon: QRectF
    sentence: QRectF
    button: QRectF
    left_gutter: QRectF
    right_gutter: QRectF
    hand: QRectF
    card: QSizeF

    @property
    def font(self) -> int:
        """Return the size of ordinary writing in pixels."""
        return round(16 * self.unit * self.laid)

    @property
    def least_font(self) -> int:
        """Return the size in which whatever has no room for larger writing is written."""
        return round(16 * self.unit)

    def hand_places(self, count: int) -> list[QRectF]:
        """Return where the cards of the hand lie, overlapping where there are many."""
        gap = 8 * self.unit
        width = self.card.width()
        if count > 1:
            fitting = (self.hand.width() - 4 * self.unit * (count - 1)) / count
            gap = min(gap, max((self.hand.width() - width * count) / (count - 1), 4 * self.unit))
            width = max(min(width, fitting), min(max(LEAST_CARD * self.unit, LEGIBLE_CARD), width))
        height = width * 1.4
        step = width + gap
        if count > 1 and step * (count - 1) + width > self.hand.width():
            step = (self.hand.width() - width) / (count - 1)
        left = self.hand.center().x() - (step * (count - 1) + width) / 2
        top = self.hand.center().y() - height / 2
        return [QRectF(left + step * at, top, width, height) for at in range(count)]


def arrange(
    size: QSizeF,
    species: Sequence[int],
    bottom: int,
    hand: float = 1.0,
    text: float = 1.0,
    *,
    is_resting: bool = False,
) -> Arrangement:
    """Return the places for a window of *size*, rows of *species* boards, and the seat at the bottom.

    The cards of the *hand* are so many times as large as usual; writing is, as far as there is room, *text*
    times as large. Where the hand *is_resting* there is none, and the own row has its room.
    """
    width, height = size.width(), size.height()
    laid = min(text, MOST_LAID, 1 + max(height - LOW, 0.0) / GROWING)
    taller, wider = max(laid, 1.0), min(max(laid, 1.0), MOST_WIDER)
    unit = max(min(width / WIDTH, height / HEIGHT), LEAST_UNIT)
    if height < LOW:  # as where a replay leaves little of the window: small, but everything is there
        unit = min(unit, LEAST_UNIT * height / LOW)
    edge = 8 * unit
    gap = 8 * unit
    seats = len(species)
    least, most = SPARE
    grown = (taller - 1) / (MOST_LAID - 1) * min(max(height / unit - least, 0.0) / most, 1.0)
    card_width = CARD * max(unit, min(height / HEIGHT, width / 1100)) * hand
    card_width *= 1 + MORE_CARD * grown
    card = QSizeF(card_width, card_width * 1.4)
    hand_height = card.height() + 4 * unit
    ribbon_height = max(42 * unit, LEAST_RIBBON) * taller
    fixed = hand_height + ribbon_height + 2 * edge + 3 * gap
    own_height = max((height - fixed) * (0.37 + MORE_OWN * grown), 160 * unit)
    cards = QRectF(edge, height - edge - card.height(), width - 2 * edge, card.height())
    own = QRectF(edge, cards.top() - gap - own_height, width - 2 * edge, own_height)
    ribbon = QRectF(edge, own.top() - gap - ribbon_height, width - 2 * edge, ribbon_height)
    upper = QRectF(edge, edge, width - 2 * edge, ribbon.top() - gap - edge)
    panels, centre = _around(upper, seats - 1, unit, gap, 0.40 - LESS_POND * grown)
    places: list[SeatPlace] = []
    for seat in range(seats):
        if seat == bottom:
            gutter = 46 * unit
            room = own.adjusted(gutter, 0, -gutter, 0)
            row = fit_row(species[seat], room, unit, own=True, is_large=laid > 1)
            if is_resting:
                free = room.adjusted(0, 0, 0, cards.bottom() - own.bottom())
                row = _rested(row, free, species[seat])
            row = replace(row, unit=min(row.unit * taller, max(row.board.height() / PLAIN_BOARD, row.unit)))
            header = QRectF(ribbon.left(), ribbon.top(), 250 * unit * wider, ribbon.height())
            places.append(SeatPlace(own, header, row))
            continue
        panel = panels[(seat - bottom - 1) % seats]
        header = QRectF(panel.left(), panel.top(), panel.width(), 28 * unit * taller)
        inner = panel.adjusted(6 * unit, header.height() + 2 * unit, -6 * unit, -6 * unit)
        places.append(SeatPlace(panel, header, fit_row(species[seat], inner, unit, own=False)))
    row = places[bottom].row
    gutter = 40 * unit
    first = row.room if row.scrolls else row.place(0, 0)
    last = row.room if row.scrolls else row.place(max(species[bottom] - 1, 0), 0)
    if not species[bottom]:
        first = last = QRectF(own.center().x(), own.top(), 0, own.height())
    top, tall = row.room.center().y() - row.board.height() / 2, row.board.height()
    apart = ARROW * unit if row.scrolls else 6 * unit
    left_gutter = QRectF(first.left() - gutter - apart, top, gutter, tall)
    right_gutter = QRectF(last.right() + apart, top, gutter, tall)
    button_width = 190 * unit * wider
    button = QRectF(ribbon.right() - button_width, ribbon.top(), button_width, ribbon.height())
    sentence = QRectF(ribbon)
    sentence.setLeft(places[bottom].header.right() + gap)
    sentence.setRight(button.left() - gap)
    pond, draw_pile, discard_pile, food_cards = _centre(centre, seats, unit)
    return Arrangement(
        size=size,
        unit=unit,
        laid=laid,
        bottom=bottom,
        seats=tuple(places),
        pond=pond,
        draw_pile=draw_pile,
        discard_pile=discard_pile,
        food_cards=food_cards,
        ribbon=ribbon,
        sentence=sentence,
        button=button,
        left_gutter=left_gutter,
        right_gutter=right_gutter,
        hand=cards,
        card=card,
    )


def _around(upper: QRectF, others: int, unit: float, gap: float, share: float) -> tuple[list[QRectF], QRectF]:
    """Return the panels of the other seats, clockwise from the left, and the room of the watering hole."""
    if others <= 3:
        band = max(upper.height() * share, 118 * unit)
        tall = upper.height() - band - gap
        wide = (upper.width() - gap * (others - 1)) / max(others, 1)
        panels = [QRectF(upper.left() + at * (wide + gap), upper.top(), wide, tall) for at in range(others)]
        return panels, QRectF(upper.left(), upper.bottom() - band, upper.width(), band)
    tall = (upper.height() - gap) / 2
    middle_share = 0.27 if others == 4 else 1 / 3
    middle = (upper.width() - 2 * gap) * middle_share
    side = (upper.width() - 2 * gap - middle) / 2
    left, right = upper.left(), upper.right() - side
    lower = upper.top() + tall + gap
    corners = [
        QRectF(left, lower, side, tall),
        QRectF(left, upper.top(), side, tall),
        QRectF(right, upper.top(), side, tall),
        QRectF(right, lower, side, tall),
    ]
    centre = QRectF(left + side + gap, upper.top(), middle, upper.height())
    if others == 4:
        return corners, centre
    top = QRectF(centre.left(), upper.top(), middle, tall)
    centre.setTop(lower)
    return [*corners[:2], top, *corners[2:]], centre


def _centre(room: QRectF, seats: int, unit: float) -> tuple[QRectF, QRectF, QRectF, tuple[QRectF, ...]]:
    """Return the places of the watering hole, both piles and the food cards."""
    if room.width() < room.height() * 1.7:
        return _upright_centre(room, seats, unit)
    gap = 14 * unit
    label = 20 * unit
    pile_height = min(room.height() - label - 4 * unit, 104 * unit)
    pile_width = pile_height / 1.4
    narrow = room.width() < 700 * unit
    if narrow:
        pile_width = min(pile_width, room.width() * 0.14)
        pile_height = pile_width * 1.4
        gap = 8 * unit
    columns = (seats + 1) // 2 if narrow and seats > 2 else seats
    lines = 2 if columns < seats else 1
    card_height = min((room.height() - 4 * unit * (lines - 1)) / lines - 6 * unit, 84 * unit, pile_height)
    card_width = card_height / 1.4
    if narrow:
        card_width = min(card_width, (room.width() * 0.26 - 4 * unit * (columns - 1)) / columns)
        card_height = card_width * 1.4
    step = card_width + 6 * unit
    cards_width = step * columns - 6 * unit
    pond_height = room.height()
    free = room.width() - 2 * pile_width - cards_width - 3 * gap
    pond_width = min(pond_height * 2.6, free) if not narrow else free
    whole = 2 * pile_width + cards_width + pond_width + 3 * gap
    centred = room.center().x() - pond_width / 2
    left = centred - 2 * pile_width - 2 * gap
    right = centred + pond_width + gap
    if left < room.left() or right + cards_width > room.right():
        left = room.center().x() - whole / 2
        centred = left + 2 * pile_width + 2 * gap
        right = centred + pond_width + gap
    top = room.center().y() - (pile_height + label) / 2
    draw_pile = QRectF(left, top, pile_width, pile_height)
    discard_pile = draw_pile.translated(pile_width + gap, 0)
    pond = QRectF(centred, room.top(), pond_width, pond_height)
    cards_top = room.center().y() - (lines * card_height + (lines - 1) * 6 * unit) / 2
    food_cards = tuple(
        QRectF(
            right + (at % columns) * step,
            cards_top + (at // columns) * (card_height + 6 * unit),
            card_width,
            card_height,
        )
        for at in range(seats)
    )
    return pond, draw_pile, discard_pile, food_cards


def _upright_centre(
    room: QRectF, seats: int, unit: float
) -> tuple[QRectF, QRectF, QRectF, tuple[QRectF, ...]]:
    gap = 8 * unit
    label = 20 * unit
    pile_height = min(room.height() * 0.27, 104 * unit)
    pile_width = pile_height / 1.4
    lower = room.bottom() - pile_height - label
    draw_pile = QRectF(room.left(), lower, pile_width, pile_height)
    discard_pile = QRectF(room.right() - pile_width, lower, pile_width, pile_height)
    between = QRectF(draw_pile.right() + gap, lower, 0, pile_height)
    between.setRight(discard_pile.left() - gap)
    columns = (seats + 1) // 2
    card_width = min((between.width() - 4 * unit * (columns - 1)) / columns, (pile_height + label) / 2 / 1.5)
    card_height = card_width * 1.4
    step = card_width + 4 * unit
    first = between.center().x() - (step * columns - 4 * unit) / 2
    food_cards = tuple(
        QRectF(
            first + (at % columns) * step,
            lower + (at // columns) * (card_height + 4 * unit),
            card_width,
            card_height,
        )
        for at in range(seats)
    )
    pond = QRectF(room.left(), room.top(), room.width(), lower - gap - room.top())
    return pond, draw_pile, discard_pile, food_cards


def fit_row(count: int, room: QRectF, unit: float, *, own: bool, is_large: bool = False) -> RowPlace:
    """Return how *count* boards lie in a room: in the richest form in which all fit, else scrolling.

    An opponent's row scrolls only if it has more than `IN_SIGHT` boards, and shows so many at once. Where
    writing *is_large* the names of traits have the whole width of a board.
    """
    height = room.height()
    apart, close = 6 * unit, 3 * unit
    slim = 2 * unit
    forms: list[_Form] = []
    if own:
        if not is_large:
            forms.append(_Form(WIDE, apart, 226, max(height * 1.25, LEAST_WIDE), height * 1.48))
        widest = height * (1.48 if is_large else 1.2)
        forms.append(_Form(TALL, apart, 116, LEAST_PLATES, widest))
        forms.append(_Form(ICONS, apart, 96, 0, 150 * unit))
    else:
        widest = min(height * 1.35, 200 * unit)
        forms.append(_Form(TALL, apart, 124, LEAST_PLATES, widest, lowest=128, least_height=LEAST_HEIGHT))
        widest = max(120 * unit, min(height * 1.1, 150 * unit))
        forms.append(_Form(ICONS, apart, 96, 0, widest, lowest=92))
        forms.append(_Form(MINI, close, 46, 46 * unit, max(78 * unit, min(height * 0.64, 110 * unit))))
        if count <= IN_SIGHT:
            forms.append(_Form(MINI, slim, 0, LEAST_SLIM, SLIM * unit - 1))
    fitting = max(count, 1)
    for form in forms:
        width = min(form.widest, (room.width() - form.gap * (fitting - 1)) / fitting)
        fitted = form.unit(width, height, unit)
        if fitted:
            return _row(room, form.name, width, form.gap, fitting, fitted, scrolls=False)
    inner = room.adjusted(ARROW * unit, 0, -ARROW * unit, 0)
    if own:
        return _row(inner, TALL, max(116 * unit, LEAST_PLATES), apart, fitting, unit, scrolls=True)
    width = max((inner.width() - slim * (IN_SIGHT - 1)) / IN_SIGHT, LEAST_SLIM)
    return _row(inner, MINI, width, slim, fitting, unit, scrolls=True)


@dataclass(frozen=True)
class _Form:
    """A form of the boards of a row, and what room it needs."""

    name: str
    gap: float
    narrowest: float
    """Units of its width at least."""
    least_width: float
    """Pixels of its width at least."""
    widest: float
    """Pixels of its width at most."""
    lowest: float = 0.0
    """Units of its height at least."""
    least_height: float = 0.0
    """Pixels of its height at least."""

    def unit(self, width: float, height: float, usual: float) -> float:
        """Return the pixels of a unit on a board of a size, at most the *usual*; 0 if it has no room."""
        if width < self.least_width or height < self.least_height:
            return 0.0
        fitted = min(
            usual,
            width / self.narrowest if self.narrowest else usual,
            height / self.lowest if self.lowest else usual,
        )
        least = max(CLOSER * usual, min(usual, 1.0)) if self.name == TALL else usual
        return fitted if fitted >= least else 0.0


def _rested(row: RowPlace, room: QRectF, count: int) -> RowPlace:
    """Return a row with boards of the same form, higher in a room that is: as wide as they can be then."""
    fitting = max(count, 1)
    tall, wide = row.board.height(), row.board.width()
    gap = row.step - wide
    more = min(room.height() / tall, RESTING)
    if not row.scrolls:
        widest = max((room.width() - gap * (fitting - 1)) / fitting, wide)
        wide = min(wide * more, widest)
        if row.form == WIDE:
            more = min(more, max(wide / tall / LEAST_ASPECT, 1.0))
    width = fitting * wide + gap * (fitting - 1)
    inner = QRectF(row.room.left(), room.top(), row.room.width(), room.height())
    return RowPlace(inner, QSizeF(wide, tall * more), row.form, wide + gap, row.scrolls, width, row.unit)


def _row(
    room: QRectF, form: str, width: float, gap: float, count: int, unit: float, *, scrolls: bool
) -> RowPlace:
    tall = room.height() if form != MINI else min(room.height(), HIGHEST_MINI * unit)
    whole = count * width + gap * (count - 1)
    return RowPlace(room, QSizeF(width, tall), form, width + gap, scrolls, whole, unit)
