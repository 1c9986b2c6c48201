"""Where everything lies on the table, worked out for each size of the window; no items in here.

The table has fixed bands: the other seats around the watering hole, the ribbon, the own row, the hand. Sizes
depend on the window, the seats and their numbers of species alone: nothing moves from one phase to the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import ceil, floor, inf
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from evolution_qt.ui.table.fan import ARC, Pose, fan, pitch_of

LARGE: Final = "large"
MEDIUM: Final = "medium"
SMALL: Final = "small"
FORMS: Final = {LARGE: (300.0, 190.0), MEDIUM: (130.0, 104.0), SMALL: (100.0, 86.0)}
"""Width and height of the tile of a species in each size, in its own units."""
WIDTH, HEIGHT = 1240.0, 720.0
"""The size of a table at which a unit is one pixel."""
LEAST_UNIT = 0.8
CARD = 118.0
"""Width of a card of the hand, in units."""
LOW = 500.0
"""The height, in pixels, below which everything is smaller than it should be."""
GROWING = 200.0
"""So many pixels more than that let writing grow as it is wished, as far as it may."""
GROWTH = 0.8
"""How much of that writing has that has its place on the table."""
WIDER = 0.4
"""How much of the growth of writing the own name and the button have: the sentence needs the room."""
RIBBON: Final = 60.0
"""Height of the ribbon, in units."""
HIGHER: Final = 0.6
"""How much of the growth of writing bands have that hold it: at its usual size they have some to spare."""
LARGEST: Final = 2.0
"""How large writing is wished at most: species have their size for that, whatever is wished."""
PHASES: Final = 236.0
"""Width of the signs of the phases at its left end, in units."""
PLATE: Final = 214.0, 122.0
"""The plate of the seat at the bottom, at the left of its hand, in units."""
LEAST_RIBBON = 41.0
"""Room for two lines of writing, in units, or in pixels where these are smaller."""
OPEN_HAND: Final = 34.0
"""Height of the row of cards below the name of a seat whose hand lies open, in units."""
NAME_BESIDE_HAND: Final = 0.3
"""How much of the width of its head a name may take where the hand lies beside it."""
KEPT: Final = 0.8
"""How much of its height the room of species keeps at least where hands lie below the names."""
HEAD: Final = 28.0
"""Height of a line in the head of a seat, in units."""
NARROW: Final = 225.0
"""Units of the width of a head, as much more as letters are larger, below which these stand in two lines."""
SIDES: Final = {2: 0.33, 3: 0.22, 4: 0.33, 5: 0.33}
"""How wide the panels of so many other seats are, in widths of a usual table; not those above the middle."""
BESIDE_OPEN: Final = 1.5
"""How much more of it open hands need."""
TWO_LINES: Final = 1.8
"""How high such a head is, in heights of one with one line."""
LOW_POND: Final = 1.8
"""How wide a watering hole is at least where there is room, in its heights."""
NOTE: Final = 475.0, 132.0
"""Units of the width that a note needs beside the number of chips in a room that is lower than so many."""
NUMBER_TO: Final = 0.31
"""Where that number ends, in widths of the watering hole."""
LABEL: Final = 20.0
"""Height of the number below a pile, in units."""
HIGH_PANEL: Final = 1.5
"""From how many heights of the lowest panel on a hand lies below the name anyway."""
LINE: Final = 118 / 800
"""Height of a line of others' species above the watering hole, in heights of the window."""
COUNTERS: Final = 118.0
"""Units for the numbers at the end of such a head."""
ABOVE, MORE_ABOVE, MOST_ABOVE = 0.48, 0.15, 0.58
"""The height of a panel above the watering hole at most, in heights of both: usually, more of it for so much
taller writing, and in any case."""
OWN_ROW: Final = 190 / 800, 136 / 800
"""Height of the own row in heights of the window: with up to four seats, and with more."""
UPRIGHT_ROW: Final = 164 / 800
"""The same with more than four seats, where narrow tiles of the own row stand upright."""
SHORE: Final = 42.0, 59.0
"""A card that lies at the watering hole, in units."""
_NARROW_SHORE: Final = 0.065
"""How wide such a card is at most, in widths of the room of watering hole and piles."""
_PILE, _PILE_AT_SHORE = 0.2, 0.13
"""How wide a pile is at most, likewise, and where cards lie between it and the watering hole."""
GUTTER: Final = 44.0
"""Width of the place for a new species at either end of the own row, in pixels."""
LEAST_LARGE: Final = 0.7
"""How small a large tile may become before its row takes the next size."""
UPRIGHT: Final = 88.0, 118.0
"""The least width and height, in pixels, of a large tile that stands upright."""
SQUARE: Final = 1.1
"""How wide such a tile is at most, in its heights."""
MOST: Final = {LARGE: 1.0, MEDIUM: 1.5, SMALL: 1.3}
"""How large the tiles of the others may be, compared to what they are measured."""
ALIKE: Final = 1.1
"""How high the tiles of the others are at most, in heights of the lowest of their rooms."""
LEAST_SMALL: Final = 0.62
"""How small a small tile may become before its row overlaps."""
NARROWEST, WIDEST = 0.92, 1.22
"""How wide a tile may be, compared to the width that goes with its height."""
STRETCHED: Final = {LARGE: 1.22, MEDIUM: 2.2, SMALL: 2.5}
"""How wide a tile of the others may be where its line has room: names need it on low ones."""
BROADEST: Final = 2.8
"""The width up to which a tile of the others has use for its room, in its heights."""
LEAST: Final = {LARGE: LEAST_LARGE, MEDIUM: 1.0, SMALL: LEAST_SMALL}
"""How small tiles of a size are at least, compared to what they are measured; small ones overlap then."""


@dataclass(frozen=True)
class RowPlace:
    """The species of one seat: the room they have, the size of their tiles, and how these lie."""

    room: QRectF
    form: str
    """The size of its tiles: `LARGE`, `MEDIUM` or `SMALL`."""
    tile: QSizeF
    columns: int
    lines: int
    step: QSizeF
    """From one tile to the next, to the right and down; less than a tile where a row overlaps."""
    top: float
    """Where its first line begins."""

    @property
    def overlaps(self) -> bool:
        """Return whether each tile covers the right part of the one before it."""
        return self.step.width() < self.tile.width()

    def place(self, index: int) -> QRectF:
        """Return where a tile lies, on whole pixels; a later one lies over an earlier one."""
        line, column = divmod(index, self.columns)
        whole = self.step.width() * (self.columns - 1) + self.tile.width()
        left = self.room.center().x() - whole / 2
        x, y = left + column * self.step.width(), self.top + line * self.step.height()
        return QRectF(int(x), int(y), int(self.tile.width()), int(self.tile.height()))

    def seen(self, index: int, count: int) -> float:
        """Return the width of a tile that no other covers, in a row of *count*."""
        is_last = index == count - 1 or (index + 1) % self.columns == 0
        return int(self.tile.width() if is_last else min(self.tile.width(), self.step.width()))

    def bounds(self, count: int) -> QRectF:
        """Return the room that the tiles take; none if there are none."""
        if not count:
            return QRectF(self.room.center(), QSizeF())
        first, last = self.place(0), self.place(min(count, self.columns) - 1)
        return first.united(last).united(self.place(count - 1))


@dataclass(frozen=True)
class SeatPlace:
    """What belongs to one seat."""

    panel: QRectF
    header: QRectF
    row: RowPlace
    hand: QRectF = field(default_factory=QRectF)
    """Where its cards lie if hands lie open; empty for the seat at the bottom, and where they do not."""


@dataclass(frozen=True)
class Arrangement:
    """The whole table."""

    size: QSizeF
    unit: float
    laid: float
    """How much larger than usual writing is that has its place here."""
    tallest: float
    """The same for the largest that can be wished: watering hole, piles and species leave it the room."""
    bottom: int
    seats: tuple[SeatPlace, ...]
    centre: QRectF
    """The room of the watering hole and the piles, where no species lies."""
    lowest: float
    """Its height with the largest writing."""
    pond: QRectF
    draw_pile: QRectF
    discard_pile: QRectF
    shore: tuple[QRectF, ...]
    """Where a card of each seat lies at the watering hole; empty where no cards are laid there."""
    ribbon: QRectF
    phases: QRectF
    """Where on the ribbon the signs of the phases stand."""
    sentence: QRectF
    button: QRectF
    left_gutter: QRectF
    right_gutter: QRectF
    hand: QRectF
    card: QSizeF
    arc: float = ARC
    """By how many degrees the outermost card of a full hand is turned."""

    @property
    def font(self) -> int:
        """Return the size of ordinary writing in pixels."""
        return round(16 * self.unit * self.laid)

    @property
    def least_font(self) -> int:
        """Return the size in which whatever has no room for larger writing is written."""
        return round(16 * self.unit)

    def centred(self, room: QRectF) -> Arrangement:
        """Return the same with watering hole, piles and the cards at it in another room."""
        seats, low = len(self.seats), self.lowest - (self.centre.height() - room.height())
        pond, draw_pile, discard_pile, shore = _centre(
            room, seats, self.unit, self.tallest, low, has_shore=bool(self.shore)
        )
        return replace(self, pond=pond, draw_pile=draw_pile, discard_pile=discard_pile, shore=shore)

    def hand_places(self, count: int) -> list[Pose]:
        """Return how the cards of the hand lie, overlapping where there are many."""
        gap, centred = 8 * self.unit, QRectF(self.hand)
        centred.setRight(self.size.width() - self.hand.left())
        wide = self.card.width()
        pitch = pitch_of(self.hand.width(), wide, count, gap)
        has_room = pitch_of(centred.width(), wide, count, gap) == pitch
        return fan(centred if has_room else self.hand, self.card, count, gap, self.arc)


def arrange(
    size: QSizeF,
    species: Sequence[int],
    bottom: int,
    hand: float = 1.0,
    text: float = 1.0,
    *,
    open_hands: bool = False,
    upright: bool = False,
    has_shore: bool = False,
) -> Arrangement:
    """Return the places for a window of *size*, rows of *species* tiles, and the seat at the bottom.

    The cards of the *hand* are so many times as large as usual; writing is, as far as there is room, *text*
    times as large. With *open_hands* each other seat has a row of cards; with *upright* tiles of the own row
    stand upright before they become smaller, and no other tile is higher. With *has_shore* a card of each
    seat may lie at the watering hole.
    """
    width, height = size.width(), size.height()
    grown = min(GROWTH, max(height - LOW, 0.0) / GROWING)
    laid = min(text, 1 + max(text - 1, 0.0) * grown)
    taller = max(laid, 1.0)
    tallest = taller if open_hands else 1 + (LARGEST - 1) * grown  # open hands leave no room to spare
    wider = 1 + (taller - 1) * WIDER
    unit = max(min(width / WIDTH, height / HEIGHT), LEAST_UNIT)
    if height < LOW:  # as where a replay leaves little of the window: small, but everything is there
        unit = min(unit, LEAST_UNIT * height / LOW)
    gap, seats = 8 * unit, len(species)
    own_height = int(height * (UPRIGHT_ROW if upright and seats > 4 else OWN_ROW[seats > 4]))
    bands = _bands(size, unit, hand, taller, own_height, seats, open_hands=open_hands)
    cards, own, ribbon = bands.cards, bands.own, bands.ribbon
    plate = QRectF(gap, 0, PLATE[0] * unit * wider, min(PLATE[1] * unit * taller, cards.height()))
    plate.moveBottom(cards.bottom())
    cards.setLeft(plate.right() + gap)
    gutter = GUTTER * max(unit, 1.0)
    own_room = _whole(own.adjusted(gutter + gap, 0, -gutter - gap, 0))
    own_room.setHeight(own_height)
    own_row = fit_own(species[bottom], own_room, height / 800, gap, upright=upright)
    # in a wider window, or with larger writing, other bands are higher: tiles are no higher than there
    widest = _bands(size, max(unit, height / HEIGHT), hand, tallest, own_height, seats, open_hands=open_hands)
    hands, rooms = _others(bands, widest, open_hands=open_hands)
    clockwise = [(bottom + 1 + at) % seats for at in range(seats - 1)]
    most = own_row.tile.height() if upright else inf
    counts = [species[seat] for seat in clockwise]
    others = fit_others(counts, rooms, height / 800, 4 * widest.unit, most, upright=upright)
    places: list[SeatPlace] = []
    for seat in range(seats):
        if seat == bottom:
            places.append(SeatPlace(own, plate, own_row))
            continue
        at = clockwise.index(seat)
        panel = bands.panels[at]
        places.append(SeatPlace(panel, bands.header(panel), others[at], hands[at]))
    row = own_row.bounds(species[bottom])
    tall = own_row.tile.height()
    left_gutter = QRectF(row.left() - gap - gutter, own.center().y() - tall / 2, gutter, tall)
    right_gutter = QRectF(row.right() + gap, left_gutter.top(), gutter, tall)
    button_width = 190 * unit * wider
    button = QRectF(ribbon.right() - button_width, ribbon.top(), button_width, ribbon.height())
    phases = QRectF(ribbon.left(), ribbon.top(), PHASES * unit * wider, ribbon.height())
    sentence = QRectF(ribbon)
    sentence.setLeft(phases.right() + gap)
    sentence.setRight(button.left() - gap)
    lowest = _bands(size, unit, hand, tallest, own_height, seats, open_hands=open_hands).centre.height()
    pond, draw_pile, discard_pile, shore = _centre(
        bands.centre, seats, unit, tallest, lowest, has_shore=has_shore
    )
    return Arrangement(
        size=size,
        unit=unit,
        laid=laid,
        tallest=tallest,
        bottom=bottom,
        seats=tuple(places),
        centre=bands.centre,
        lowest=lowest,
        pond=pond,
        draw_pile=draw_pile,
        discard_pile=discard_pile,
        shore=shore,
        ribbon=ribbon,
        phases=phases,
        sentence=sentence,
        button=button,
        left_gutter=left_gutter,
        right_gutter=right_gutter,
        hand=cards,
        card=QSizeF(cards.height() / 1.4, cards.height()),
    )


@dataclass(frozen=True)
class _Bands:
    """What lies above each other, as high as a unit makes it."""

    unit: float
    taller: float
    """How much larger than usual writing is, if it is."""
    line: float
    """The height of a line in the head of a seat."""
    has_hands: bool
    """Whether hands lie open, perhaps in the heads."""
    cards: QRectF
    own: QRectF
    ribbon: QRectF
    panels: list[QRectF]
    """Of the other seats, clockwise from the left."""
    centre: QRectF

    def header(self, panel: QRectF) -> QRectF:
        """Return where name and numbers of a seat stand: above its species, or beside them.

        The form does not depend on the width of the window, in which species would be moved.
        """
        others, header = len(self.panels), QRectF(panel)
        is_above = others == 3 and panel is self.panels[1]
        needed = NARROW * self.taller * (BESIDE_OPEN if self.has_hands else 1.0)
        is_beside = others == 1  # one low panel across the table
        is_narrow = is_beside or (self.taller > 1 and SIDES.get(others, 0.0) * WIDTH < needed)
        header.setHeight(self.line * (TWO_LINES if is_narrow and not is_above else 1.0))
        if is_beside:
            header.setWidth(self.beside * self.taller)
        return header

    @property
    def beside(self) -> float:
        """Return how wide a head beside species is with the usual writing."""
        return NARROW * self.unit * (BESIDE_OPEN if self.has_hands else 1.0)


def _bands(
    size: QSizeF, unit: float, hand: float, taller: float, own_height: float, seats: int, *, open_hands: bool
) -> _Bands:
    width, height = size.width(), size.height()
    gap = 8 * unit
    card_height = CARD * max(unit, min(height / HEIGHT, width / 1100)) * hand * 1.4
    ribbon_height = max(RIBBON * unit, LEAST_RIBBON * taller * max(unit, 1.0))
    cards = QRectF(gap, height - gap - card_height, width - 2 * gap, card_height)
    own = QRectF(gap, ceil(cards.top() - gap - own_height), width - 2 * gap, own_height)
    ribbon = QRectF(gap, own.top() - gap - ribbon_height, width - 2 * gap, ribbon_height)
    upper = QRectF(gap, gap, width - 2 * gap, ribbon.top() - 2 * gap)
    line = HEAD * unit * (1 + (taller - 1) * HIGHER)
    species = LINE * height
    panels, centre = _around(upper, seats - 1, gap, line + species, HEAD * unit + species, taller)
    return _Bands(unit, taller, line, open_hands, cards, own, ribbon, panels, centre)


def _others(bands: _Bands, widest: _Bands, *, open_hands: bool) -> tuple[list[QRectF], list[QRectF]]:
    """Return where the open hands of the others lie, empty if they do not, and the rooms for their species.

    These are no higher than among the bands of the *widest* window of the same height. Hands lie below the
    names where enough room is left there; else beside the name in all panels that are not much higher than
    the lowest one.
    """
    hands = [QRectF()] * len(bands.panels)
    low = _rooms(widest, hands, widest.taller)
    if open_hands:
        below = [_below_name(panel, widest) for panel in widest.panels]
        left = _rooms(widest, below, widest.taller)
        has_room = all(one.height() >= KEPT * other.height() for one, other in zip(left, low, strict=True))
        shortest = min(panel.height() for panel in widest.panels)
        is_below = [has_room or panel.height() > HIGH_PANEL * shortest for panel in widest.panels]

        def placed(those: _Bands) -> list[QRectF]:
            return [
                _below_name(panel, those) if lies_below else _beside_name(panel, those)
                for panel, lies_below in zip(those.panels, is_below, strict=True)
            ]

        hands, low = placed(bands), _rooms(widest, placed(widest), widest.taller)
    rooms = _rooms(bands, hands, widest.taller)
    for room, lower in zip(rooms, low, strict=True):
        room.setHeight(min(room.height(), lower.height()))
    return hands, rooms


def _rooms(bands: _Bands, hands: Sequence[QRectF], tallest: float) -> list[QRectF]:
    """Return the rooms for species: in the panels, below the names and the hands that lie there.

    Beside a name they begin where the *tallest* writing ends.
    """
    apart, found = 4 * bands.unit, []
    for panel, hand in zip(bands.panels, hands, strict=True):
        header, room = bands.header(panel), panel.adjusted(apart, apart, -apart, -apart)
        if header.width() < panel.width():
            room.setLeft(header.left() + bands.beside * tallest + apart)
        else:
            room.setTop(max(hand.bottom(), header.bottom()) + 2 * bands.unit)
        found.append(_whole(room))
    return found


def _below_name(panel: QRectF, bands: _Bands) -> QRectF:
    """Return the room below the name in a panel."""
    apart, header = 8 * bands.unit, bands.header(panel)
    tall = OPEN_HAND * bands.unit * (1 + (bands.taller - 1) * HIGHER)
    return QRectF(header.left() + apart, header.bottom() + 2, header.width() - 2 * apart, tall)


def _beside_name(panel: QRectF, bands: _Bands) -> QRectF:
    """Return the room in the head of a panel between the name and the numbers, or above these."""
    line, unit, header = bands.line, bands.unit, bands.header(panel)
    counters = COUNTERS * unit * bands.taller if header.height() == line else 8 * unit
    left = header.left() + NAME_BESIDE_HAND * header.width()
    tall = min(line - 2, OPEN_HAND * unit * bands.taller)
    top = header.top() + (line - tall) / 2
    return QRectF(left, top, max(header.right() - counters - left, 2 * line), tall)


def _around(
    upper: QRectF, others: int, gap: float, row: float, usual: float, taller: float
) -> tuple[list[QRectF], QRectF]:
    """Return the panels of the other seats, clockwise from the left, and the room of the watering hole.

    A panel above the watering hole has the height of a *row* with its head, as far as there is room: with
    *taller* writing the watering hole has less. What lies beside it has its width for the *usual* row.
    """
    left, top, width, tall = upper.left(), upper.top(), upper.width(), upper.height()
    if others <= 1:
        above = min(row * 1.25, tall * 0.55)
        panel = QRectF(left, top, width, above)
        return [panel] * others, QRectF(left, panel.bottom() + gap, width, tall - above - gap)
    side = max(width * SIDES[others], min(276 * usual / 146, width * 0.26))
    middle = QRectF(left + side + gap, top, width - 2 * side - 2 * gap, tall)
    right = upper.right() - side
    if others == 2:
        return [QRectF(left, top, side, tall), QRectF(right, top, side, tall)], middle
    above = min(row, tall * min(ABOVE + (taller - 1) * MORE_ABOVE, MOST_ABOVE))
    if others == 3:
        high = QRectF(middle.left(), top, middle.width(), above)
        middle.setTop(high.bottom() + gap)
        return [QRectF(left, top, side, tall), high, QRectF(right, top, side, tall)], middle
    half = (tall - gap) / 2
    lower = top + half + gap
    low_left, high_left = QRectF(left, lower, side, half), QRectF(left, top, side, half)
    high_right, low_right = QRectF(right, top, side, half), QRectF(right, lower, side, half)
    if others == 4:
        return [low_left, high_left, high_right, low_right], middle
    high = QRectF(middle.left(), top, middle.width(), half)
    middle.setTop(lower)
    return [low_left, high_left, high, high_right, low_right], middle


def _centre(
    room: QRectF, seats: int, unit: float, tallest: float, lowest: float, *, has_shore: bool
) -> tuple[QRectF, QRectF, QRectF, tuple[QRectF, ...]]:
    """Return the places of the watering hole and the piles at its sides.

    Last come, where it *has_shore*, those of a card of each seat between them. They are no higher than in the
    *lowest* room, with the *tallest* writing.
    """
    gap, label = 10 * unit, LABEL * unit * tallest
    low = min(room.height(), lowest)
    widest = room.width() * (_PILE_AT_SHORE if has_shore else _PILE)
    pile_height = min(low * 0.72, 128 * unit, widest * 1.4, low - label)
    pile = QSizeF(pile_height / 1.4, pile_height)
    lines = -(-seats // 2) if has_shore else 0
    high = min(SHORE[1] * unit, room.width() * _NARROW_SHORE * SHORE[1] / SHORE[0])
    high = min(high, (low - 4 * unit * (lines - 1)) / lines) if lines else 0.0
    laid = QSizeF(high * SHORE[0] / SHORE[1], high)
    beside = laid.width() + 4 * unit if has_shore else 0.0
    free = room.width() - 2 * (pile.width() + beside + (gap / 2 if has_shore else gap))
    pond = QRectF(0, 0, min(max(room.height() * 1.7, low * LOW_POND), free), low)
    if pond.width() < pond.height() * 1.2:
        pond.setHeight(max(pond.width() / 1.2, min(pile_height + label, low)))
    pond.moveCenter(room.center())
    if room.height() < NOTE[1] * unit:
        over = pond.left() + NUMBER_TO * pond.width() + NOTE[0] * unit - room.right()
        pond.translate(-min(max(over, 0.0), pond.left() - room.left() - pile.width() - gap - beside), 0)
    away = max(
        min((room.width() - pond.width()) / 4 + pile.width() / 4, pile.width()), pile.width() / 2 + beside
    )
    top = room.center().y() - (pile_height + label) / 2
    draw_pile = QRectF(pond.left() - away - pile.width() / 2, top, pile.width(), pile_height)
    draw_pile.moveLeft(max(draw_pile.left(), room.left()))
    draw_pile.moveRight(min(draw_pile.right(), pond.left() - beside - gap / 2))
    discard_pile = QRectF(draw_pile)
    discard_pile.moveRight(2 * pond.center().x() - draw_pile.left())
    first = pond.center().y() - (lines * (high + 4 * unit) - 4 * unit) / 2
    sides = pond.left() - beside + 2 * unit, pond.right() + 2 * unit
    shore = tuple(
        QRectF(QPointF(sides[at >= lines], first + at % lines * (high + 4 * unit)), laid)
        for at in range(seats if has_shore else 0)
    )
    return pond, draw_pile, discard_pile, shore


def fit_own(count: int, room: QRectF, usual: float, gap: float, *, upright: bool = False) -> RowPlace:
    """Return how the own species lie: in one line, large while they can be, then in the next sizes.

    *usual* is the size of a tile as it is measured. Large tiles shrink evenly first; if they may, they stand
    *upright* before, as high as the room. Where even small ones do not fit, they overlap. No tile is smaller
    than in a narrower room of the same height.
    """
    fitting = max(count, 1)
    wide = (room.width() - gap * (fitting - 1)) / fitting
    stands = upright and wide >= UPRIGHT[0] and room.height() >= UPRIGHT[1]
    high = room.height()
    for form, (_, nominal) in FORMS.items():
        tile = _of_form(form, wide, high, usual)
        if form == LARGE and stands and tile.height() < min(usual * nominal, high) - 0.001:
            tile = QSizeF(min(wide, high * SQUARE), high)
        if not tile.isEmpty():
            step = QSizeF(tile.width() + gap, tile.height())
            return RowPlace(room, form, tile, fitting, 1, step, room.center().y() - tile.height() / 2)
        high = min(high, usual * LEAST[form] * nominal)
    tile = _least_tile(usual)
    step = QSizeF((room.width() - tile.width()) / max(fitting - 1, 1), tile.height())
    return RowPlace(room, SMALL, tile, fitting, 1, step, room.center().y() - tile.height() / 2)


def fit_others(
    counts: Sequence[int],
    rooms: Sequence[QRectF],
    usual: float,
    gap: float,
    most: float = inf,
    *,
    upright: bool = False,
) -> list[RowPlace]:
    """Return how the others' species lie: those of each seat as large as its room allows, in lines.

    They are no higher than *most* pixels as long as they can be read, nor much higher than the lowest room,
    so that all are of one kind. Where even small ones do not fit, a row overlaps. Where two forms fit, medium
    tiles have larger numbers, unless large ones may stand *upright*.
    """
    found, forms = [], (LARGE, MEDIUM) if upright else (MEDIUM, LARGE)
    most = min([most, *(room.height() * ALIKE for room in rooms)])
    for count, room in zip(counts, rooms, strict=True):
        tile = _fitted(count, room, usual, gap, most)
        form = next((form for form in forms if _is_in(tile, form, usual)), SMALL)
        found.append(_in_lines(count, room, form, _stretched(tile, form, count, room, gap), gap))
    return found


def _stretched(tile: QSizeF, form: str, count: int, room: QRectF, gap: float) -> QSizeF:
    """Return a tile as wide as so many have room side by side in as few columns as they need."""
    lines = max(int((room.height() + gap + 0.01) // (tile.height() + gap)), 1)
    wide = (room.width() + gap) / max(-(-count // lines), 1) - gap
    nominal = QSizeF(*FORMS[form])
    most = tile.height() * nominal.width() / nominal.height() * STRETCHED[form]
    return QSizeF(max(tile.width(), min(wide, most)), tile.height())


def _fitted(count: int, room: QRectF, usual: float, gap: float, most: float) -> QSizeF:
    """Return the size in which so many tiles take most of a room; the least one if none fits."""
    best, taken = _least_tile(usual), 0.0
    lines = int((room.height() + gap + 0.01) // (best.height() + gap))
    for count_of_lines in range(max(min(lines, count), 1), 0, -1):
        wide = (room.width() + gap) / max(-(-count // count_of_lines), 1) - gap
        high = min((room.height() + gap) / count_of_lines - gap, most)
        tile = max(
            [_of_form(form, wide, high, usual) for form in FORMS], key=lambda one: (one.height(), one.width())
        )
        area = min(wide, tile.height() * BROADEST) * tile.height()
        if area >= max(taken, 1.0):
            best, taken = tile, area
    return best


def _least_tile(usual: float) -> QSizeF:
    """Return the size of tiles that overlap."""
    wide, high = FORMS[SMALL]
    return QSizeF(wide * NARROWEST, high) * usual * LEAST[SMALL]


def _of_form(form: str, wide: float, high: float, usual: float) -> QSizeF:
    """Return the largest tile of a form in a place; nothing if even the least one is larger."""
    nominal = QSizeF(*FORMS[form])
    scale = min(wide / nominal.width() / NARROWEST, high / nominal.height(), usual * MOST[form])
    if scale < usual * LEAST[form]:
        return QSizeF(0, 0)
    return QSizeF(min(wide, nominal.width() * scale * WIDEST), nominal.height() * scale)


def _is_in(tile: QSizeF, form: str, usual: float) -> bool:
    """Return whether a tile has a size that is meant for a form."""
    wide, high = FORMS[form]
    is_wide = tile.width() >= NARROWEST * wide / high * tile.height() - 0.01
    return is_wide and LEAST[form] <= tile.height() / high / usual + 0.0001 <= MOST[form] + 0.0002


def _in_lines(count: int, room: QRectF, form: str, tile: QSizeF, gap: float) -> RowPlace:
    """Return a row whose tiles lie in as many lines as they need, or overlap as far as they must."""
    columns = max(int((room.width() + gap + 0.01) // (tile.width() + gap)), 1)
    lines = max(int((room.height() + gap + 0.01) // (tile.height() + gap)), 1)
    across = tile.width() + gap
    if columns * lines < count:
        columns = -(-count // lines)
        across = min(across, (room.width() - tile.width()) / max(columns - 1, 1))
    fitting = max(count, 1)
    step = QSizeF(across, tile.height() + gap)
    return RowPlace(room, form, tile, min(columns, fitting), -(-fitting // columns), step, room.top())


def _whole(rect: QRectF) -> QRectF:
    """Return the whole pixels of a rectangle; their number does not depend on where it begins."""
    return QRectF(ceil(rect.left()), ceil(rect.top()), floor(rect.width() - 1), floor(rect.height() - 1))
