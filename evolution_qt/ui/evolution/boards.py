"""Species boards in the forms that a row has room for: where their parts lie, and how they look.

``WIDE`` is laid out as the board of the kit, ``TALL`` a narrower one with the traits across its whole width,
``ICONS`` shows traits as tiles without names, ``MINI`` numbers instead of tracks. `places` is the one truth
about places: what is painted and what can be hit both ask it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from evolution_qt.ui.evolution import scenes, tokens
from evolution_qt.ui.evolution.wide_board import board_metrics
from evolution_qt.ui.kit import fonts, icons, palette
from evolution_qt.ui.kit.brush import colour, down, grain, line, mix, rounded, write
from evolution_qt.ui.kit.landscape import Landscape, animal
from evolution_qt.ui.kit.pixmap_cache import Steps, missing
from evolution_qt.ui.kit.pixmaps import painted

WIDE: Final = "wide"
TALL: Final = "tall"
ICONS: Final = "icons"
MINI: Final = "mini"

TRACK: Final = 6
"""Spaces of either track."""
SLOTS: Final = 3
"""Trait places that a board always shows."""
_TWO_COLUMNS: Final = 0.92
"""How large tiles are in two columns at least, compared to one."""
SLIM: Final = 44.0
"""The width, in units, from which a folded board has its traits beside its numbers; else they lie above."""
EMBLEMS: Final = ("diplodocus", "deer", "mammoth", "squirrel", "tortoise", "bison")
"""The plant eater on the boards of each seat, as the kit counts them."""
_KIND_OF_TRAIT: Final = {
    "long_neck": 0,
    "horns": 2,
    "foraging": 3,
    "hard_shell": 4,
    "defensive_herding": 5,
}
MEAT_EATER: Final = "velociraptor"
_SCENE_WIDTH: Final = 460.0
_LEAST_CELL: Final = 17.0
"""The smallest side, in pixels, of a cell with a number."""
_LEAST_PICTURE: Final = 17
"""Units of the smallest side of a picture in which an animal is known."""
_LEAST_BELOW: Final = 30
"""Units of the height from which a folded board has its picture below traits and numbers, as wide as both."""
_SMALLEST: Final = 0.45
"""How large the smallest animal is in a picture, compared to the largest."""
_SMALLEST_IN_LITTLE: Final = 0.7
"""The same where the picture is so little that such an animal could not be known."""
_LITTLE: Final = 36.0, 90.0
"""Pixels of the smaller side of a picture that is little, and of one that is not."""


@dataclass(frozen=True)
class Look:
    """What a board shows besides its traits."""

    body: int
    population: int
    food: int
    carnivore: bool
    kind: int
    chip: str = "plant"
    """The token for what was eaten: ``plant``, ``meat``, or ``either`` where it cannot be told."""
    slots: int = SLOTS


@dataclass(frozen=True)
class Places:
    """The rectangles of a board in its own pixels."""

    traits: QRectF
    slots: tuple[QRectF, ...]
    picture: QRectF
    food: tuple[QRectF, ...]
    population: tuple[QRectF, ...]
    body: tuple[QRectF, ...]
    food_row: QRectF
    population_row: QRectF
    body_row: QRectF
    animal: QRectF = field(default_factory=QRectF)
    """Where the animal stands without its landscape, where there is no room for a picture; else empty."""

    @property
    def has_picture_below(self) -> bool:
        """Whether the picture lies below the numbers, with the free places of traits above."""
        return self.picture.top() > self.body_row.bottom()

    def food_at(self, number: int) -> QPointF:
        """Return where the *number*-th eaten chip lies, from 1."""
        if not self.food:
            return self.food_row.center()
        return self.food[min(max(number, 1), len(self.food)) - 1].center()


def _chip_tint(chip: str) -> str:
    """Return the ground of the number of chips."""
    return {"plant": palette.PLANT_DARK, "meat": palette.MEAT_DARK, "either": palette.SLATE_DARK}[chip]


def kind_of(seat: int, traits: list[str]) -> int:
    """Return the plant eater for a board: the one a trait suggests, else the emblem of its seat."""
    for trait in traits:
        if trait in _KIND_OF_TRAIT:
            return _KIND_OF_TRAIT[trait]
    return seat % len(EMBLEMS)


@lru_cache(maxsize=256)
def places(form: str, width: float, height: float, cards: int, unit: float) -> Places:
    """Return where the parts of a board lie that carries *cards* traits."""
    if form == WIDE:
        return _wide(width, height, cards)
    if form == MINI:
        return _mini(width, height, cards, unit)
    return _tracked(form, width, height, cards, unit)


def _wide(width: float, height: float, cards: int) -> Places:
    metrics = board_metrics(width, height)
    left = metrics.silhouette.left()

    def row(cells: tuple[QRectF, ...]) -> QRectF:
        return QRectF(left, cells[0].top(), cells[-1].right() - left, cells[0].height())

    return Places(
        traits=metrics.traits.united(metrics.silhouette),
        slots=metrics.trait_slots(cards),
        picture=metrics.silhouette,
        food=metrics.food,
        population=metrics.population,
        body=metrics.body,
        food_row=row(metrics.food),
        population_row=row(metrics.population),
        body_row=row(metrics.body),
    )


def _tracked(form: str, width: float, height: float, cards: int, unit: float) -> Places:
    margin = max(4.0, 5 * unit)
    gap = 3 * unit
    row = min(max(height * 0.135, 16 * unit), 25 * unit)
    lead = margin + row + gap
    step = (width - margin - lead + gap * 0.7) / TRACK

    def cells(top: float) -> tuple[QRectF, ...]:
        return tuple(QRectF(lead + step * number, top, step - gap * 0.7, row) for number in range(TRACK))

    body_top = height - margin - row
    population_top = body_top - gap - row
    food_top = population_top - gap - row
    inner = width - 2 * margin
    upper = QRectF(margin, margin, inner, food_top - gap - margin)
    if form == TALL:
        slots, picture = _plates(upper, cards, gap, unit)
    else:
        slots, picture = _tiles(upper, cards, gap, unit)
    return Places(
        traits=upper,
        slots=slots,
        picture=picture,
        food=cells(food_top),
        population=cells(population_top),
        body=cells(body_top),
        food_row=QRectF(margin, food_top, inner, row),
        population_row=QRectF(margin, population_top, inner, row),
        body_row=QRectF(margin, body_top, inner, row),
        animal=QRectF(margin / 2, food_top, row + margin / 2, row) if picture.isEmpty() else QRectF(),
    )


def _plates(upper: QRectF, cards: int, gap: float, unit: float) -> tuple[tuple[QRectF, ...], QRectF]:
    room = max(cards, SLOTS)
    height = min((upper.height() - gap * (room - 1)) / room, 28 * unit)
    slots = tuple(
        QRectF(upper.left(), upper.top() + number * (height + gap), upper.width(), height)
        for number in range(cards)
    )
    top = upper.top() + cards * (height + gap)
    picture = QRectF(upper.left(), top, upper.width(), upper.bottom() - top)
    return slots, picture if picture.height() > 20 * unit else QRectF()


def _tiles(upper: QRectF, cards: int, gap: float, unit: float) -> tuple[tuple[QRectF, ...], QRectF]:
    """Return the places of tiles in one line, and of the picture: above or beside them, as it is higher."""
    room = max(cards, SLOTS)
    side = min((upper.width() - gap * (room - 1)) / room, 42 * unit, upper.height())
    whole = side * room + gap * (room - 1)
    left = upper.left() + (upper.width() - whole) / 2
    if not cards:
        return (), upper
    spare = upper.height() - side - gap
    above = QRectF(upper.left(), upper.top(), upper.width(), spare if spare > 20 * unit else 0.0)
    laid = cards * (side + gap)
    beside = QRectF(left + laid, upper.top(), upper.right() - left - laid, upper.height())
    if cards == room or min(beside.width(), beside.height()) <= above.height():
        picture = above
        top = upper.top() + (upper.height() - side) / 2 if above.isEmpty() else upper.bottom() - side
    else:
        picture = _large_enough(beside, unit)
        top = upper.top() + (upper.height() - side) / 2
    slots = tuple(QRectF(left + number * (side + gap), top, side, side) for number in range(cards))
    return slots, picture


def _slim(width: float, height: float, cards: int, unit: float) -> Places:
    """Return the places of a board so narrow that its numbers stand in one column, its traits above them."""
    margin = max(2.0, 3 * unit)
    gap = 2 * unit
    inner, tall = width - 2 * margin, height - 2 * margin
    room = max(cards, SLOTS)
    number = min((tall - (room + 3) * gap) / (room + 3), inner)  # all in one column, if that is high enough
    if number < _LEAST_CELL:
        number = min(max((tall - 4 * gap) * 0.23, _LEAST_CELL), inner)
    upper = QRectF(margin, margin, inner, tall - 3 * (number + gap) - gap)

    def side(columns: int) -> float:
        lines = -(-room // columns)
        beside, below = columns - 1, lines - 1
        return min((inner - gap * beside) / columns, (upper.height() - gap * below) / lines, 46 * unit)

    columns = 2 if side(2) >= _TWO_COLUMNS * side(1) else 1  # those leave room for a picture below
    tile = side(columns)
    left = margin + (inner - columns * (tile + gap) + gap) / 2
    slots = tuple(
        QRectF(left + at % columns * (tile + gap), upper.top() + at // columns * (tile + gap), tile, tile)
        for at in range(cards)
    )
    lower = margin + (inner - number) / 2
    picture = _left_over(upper, -(-cards // columns) * (tile + gap), unit)

    def cell(at: int) -> QRectF:
        return QRectF(lower, height - margin - (3 - at) * (number + gap) + gap, number, number)

    return Places(
        traits=upper,
        slots=slots,
        picture=picture,
        food=(),
        population=(),
        body=(),
        food_row=cell(0),
        population_row=cell(1),
        body_row=cell(2),
        animal=cell(2) if picture.isEmpty() else QRectF(),
    )


def _left_over(traits: QRectF, laid: float, unit: float) -> QRectF:
    """Return the room for a picture below traits that take so much height."""
    return _large_enough(traits.adjusted(0, laid, 0, 0), unit)


def _large_enough(room: QRectF, unit: float) -> QRectF:
    """Return the room for a picture, empty if it would be tiny."""
    return room if min(room.width(), room.height()) >= _LEAST_PICTURE * unit else QRectF()


def _mini(width: float, height: float, cards: int, unit: float) -> Places:
    if width < SLIM * unit:
        return _slim(width, height, cards, unit)
    margin = max(3.0, 4 * unit)
    gap = 3 * unit
    inner = width - 2 * margin
    strip = 9 * unit
    tall = height - 2 * margin - strip - gap
    room = max(cards, SLOTS)
    side = min((tall - gap * (room - 1)) / room, (inner - gap) * 0.53, 46 * unit)
    number = min((tall - gap * 2) / 3, inner - side - gap, 38 * unit)
    tiles, numbers = side * room + gap * (room - 1), number * 3 + gap * 2
    block = max(tiles, numbers)
    below = QRectF(margin, margin + block + gap, inner, tall - block - gap)
    is_below = below.height() >= _LEAST_BELOW * unit
    if not is_below:
        block = tall
    top = margin + (block - tiles) / 2
    slots = tuple(QRectF(margin, top + at * (side + gap), side, side) for at in range(cards))
    left = margin + side + gap + (inner - side - gap - number) / 2
    first = margin + (block - numbers) / 2

    def cell(at: int) -> QRectF:
        return QRectF(left, first + at * (number + gap), number, number)

    traits = QRectF(margin, margin, side, block)
    laid = top - margin + cards * (side + gap) if cards else 0.0
    picture = below if is_below else _left_over(traits, laid, unit)
    return Places(
        traits=traits,
        slots=slots,
        picture=picture,
        food=(),
        population=(),
        body=(),
        food_row=cell(0),
        population_row=cell(1),
        body_row=cell(2),
        animal=cell(2) if picture.isEmpty() else QRectF(),
    )


def base(
    form: str, look: Look, width: float, height: float, cards: int, unit: float, ratio: float
) -> QPixmap:
    """Return the board without its traits."""
    where = places(form, width, height, cards, unit)

    def draw(painter: QPainter) -> Steps:
        _sheet(painter, width, height)
        yield
        if not where.picture.isEmpty():
            size = where.picture.size()
            scene = partial(_scene, look, size.width(), size.height(), ratio)
            for steps in missing(scene):
                yield from steps
            painter.drawPixmap(where.picture.topLeft(), scene())
            yield
        if form == MINI:
            if where.has_picture_below:
                _free_slots(painter, form, where, look, cards, width, height, unit)
            _numbers(painter, where, look, width, height, unit)
        else:
            _free_slots(painter, form, where, look, cards, width, height, unit)
            _food(painter, where, look)
            if not where.animal.isEmpty():
                _small_animal(painter, where.animal, look, mix(palette.BODY, palette.PAPER, 0.25))
            _track(painter, where.population, look.population, "population", palette.POPULATION, unit)
            _track(painter, where.body, look.body, "body", palette.BODY, unit)

    return painted(("board", form, look, cards), width, height, ratio, draw, passing=True)


def _sheet(painter: QPainter, width: float, height: float) -> None:
    sheet = rounded(QRectF(0.5, 0.5, width - 1, height - 1), min(width, height) * 0.06)
    painter.fillPath(sheet, down(0, height, [(0, colour("#faf3e0")), (1, colour(palette.PAPER_SHADE))]))
    grain(painter, sheet, 0.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(colour(palette.PAPER_LINE), 1))
    painter.drawPath(sheet)


def _scene(look: Look, width: float, height: float, ratio: float) -> QPixmap:
    """Return the animal in its landscape; kept apart from the board, because it changes less often."""
    room = QRectF(0, 0, width, height)
    key = ("scene", look.kind, look.carnivore, look.body)
    return painted(key, width, height, ratio, lambda painter: _picture(painter, room, look))


def _picture(painter: QPainter, room: QRectF, look: Look) -> Steps:
    tints = palette.FAMILIES["attack" if look.carnivore else "feeding"]
    frame = rounded(room.adjusted(0.6, 0.6, -0.6, -0.6), min(room.width(), room.height()) * 0.08)
    painter.save()
    try:
        painter.setClipPath(frame)
        scale = max(room.width() / _SCENE_WIDTH, room.height() / 300)
        painter.translate(room.topLeft())
        painter.scale(scale, scale)
        window = QRectF(0, 0, room.width() / scale, room.height() / scale)
        land = Landscape(painter, window, tints, f"board {look.kind}", scenes.UNKNOWN)
        land.sky()
        yield
        land.hills(0.52, 20, land.depth(-0.5), land.depth(-0.3))
        land.hills(0.66, 18, land.depth(-0.1), land.depth(0.15))
        land.hills(0.84, 10, land.depth(0.35), land.depth(0.7))
        yield
        name = _icon(look)
        little, plain = _LITTLE
        side = min(room.width(), room.height())
        among = min(max((side - little) / (plain - little), 0.0), 1.0)
        least = _SMALLEST_IN_LITTLE + (_SMALLEST - _SMALLEST_IN_LITTLE) * among
        ground = window.adjusted(window.width() * 0.1, window.height() * 0.08, -window.width() * 0.1, 0)
        ground.setBottom(window.height() * 0.96)
        x, y, size = _standing(name, ground, look.body, least)
        parts = (icons.ink, icons.body, icons.outline)
        drawing, shape, rough = (icons.placed(part(name), x, y, size) for part in parts)
        animal(painter, drawing, shape, rough, tints)
    finally:  # also if the rest is not waited for
        painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(colour(tints.dark, 0.8), 1.2))
    painter.drawPath(frame)


def _icon(look: Look) -> str:
    """Return the name of the drawing of a species."""
    return MEAT_EATER if look.carnivore else EMBLEMS[look.kind % len(EMBLEMS)]


def _standing(name: str, room: QRectF, body: int, least: float) -> tuple[float, float, float]:
    """Return where an animal stands on the ground of a room, and how large it is there.

    The largest body fills the room, the smallest is *least* as large.
    """
    outline = icons.body(name).boundingRect()
    full = min(room.width() / outline.width(), room.height() / outline.height()) * icons.SIDE
    size = full * (least + (1 - least) * (max(body, 1) - 1) / (TRACK - 1))
    bounds = icons.placed(icons.body(name), 0, 0, size).boundingRect()
    return room.center().x() - bounds.center().x(), room.bottom() - bounds.bottom(), size


def _small_animal(painter: QPainter, room: QRectF, look: Look, tint: QColor) -> None:
    """Paint the outline of the animal on a board without a picture; it grows with its body, too."""
    name = _icon(look)
    x, y, size = _standing(name, room, look.body, _SMALLEST_IN_LITTLE)
    painter.fillPath(icons.placed(icons.body(name), x, y, size), tint)


def _free_slots(
    painter: QPainter,
    form: str,
    where: Places,
    look: Look,
    cards: int,
    width: float,
    height: float,
    unit: float,
) -> None:
    if where.picture == where.traits or (form == TALL and not where.picture.isEmpty()):
        return
    for slot in places(form, width, height, look.slots, unit).slots[cards:]:
        if slot.intersects(where.picture):
            continue
        pen = line(colour(palette.PAPER_LINE, 0.55), 1)
        pen.setDashPattern([3, 3])
        painter.setPen(pen)
        painter.setBrush(colour(palette.PAPER_LINE, 0.08))
        painter.drawPath(rounded(slot, slot.height() * 0.18))


def _food(painter: QPainter, where: Places, look: Look) -> None:
    for number, cell in enumerate(where.food):
        size = min(cell.width() * 1.18, cell.height())
        painter.save()
        painter.translate(cell.center() - QPointF(size / 2, size / 2))
        if number >= look.population:
            painter.setOpacity(0.3)
        tokens.paint(painter, look.chip if number < look.food else "slot", size)
        painter.restore()


def _track(
    painter: QPainter, cells: tuple[QRectF, ...], value: int, marker: str, tint: str, unit: float
) -> None:
    size = cells[0].height()
    painter.save()
    painter.translate(cells[0].left() - size - 3 * unit, cells[0].top())
    tokens.paint(painter, marker, size)
    painter.restore()
    font = fonts.title(max(round(size * 0.74), fonts.LEAST))
    painter.setFont(font)
    digits = cells[0].width() >= painter.fontMetrics().horizontalAdvance("4") + 1 and size >= 17 * unit
    for number, cell in enumerate(cells, start=1):
        path = rounded(cell, cell.height() * 0.2)
        painter.fillPath(path, mix(tint, palette.PAPER, 0.55 if number <= value else 0.86))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(line(mix(tint, palette.PAPER, 0.35), 1))
        painter.drawPath(path)
        if digits and number != value:
            write(painter, cell.adjusted(0, -size * 0.04, 0, 0), str(number), mix(tint, "#000000", 0.45))
    if not 1 <= value <= len(cells):
        return
    here = cells[value - 1]
    wide = max(here.width(), 17 * unit)
    box = QRectF(here.center().x() - wide / 2, here.top() - 1, wide, size + 2)
    path = rounded(box, size * 0.2)
    painter.fillPath(path, colour(tint))
    painter.setPen(line(colour(palette.GOLD), 1.4))
    painter.drawPath(rounded(box.adjusted(1.2, 1.2, -1.2, -1.2), size * 0.16))
    shade = QColor(0, 0, 0, 110)
    write(painter, box.adjusted(0, -size * 0.04, 0, 0), str(value), colour("#ffffff"), under=shade, fall=1)


def _numbers(painter: QPainter, where: Places, look: Look, width: float, height: float, unit: float) -> None:
    side = where.food_row.width()
    font = fonts.title(max(round(side * 0.72), fonts.LEAST))
    shade = QColor(0, 0, 0, 120)
    for cell, value, tint in (
        (where.population_row, look.population, palette.POPULATION),
        (where.body_row, look.body, palette.BODY),
    ):
        path = rounded(cell, side * 0.2)
        painter.fillPath(path, colour(tint))
        if cell == where.animal:
            inset = side * 0.08
            _small_animal(
                painter, cell.adjusted(inset, inset, -inset, -inset), look, mix(tint, "#000000", 0.3)
            )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(line(colour(palette.GOLD), 1.4))
        painter.drawPath(rounded(cell.adjusted(1.2, 1.2, -1.2, -1.2), side * 0.16))
        painter.setFont(font)
        write(
            painter, cell.adjusted(0, -side * 0.04, 0, 0), str(value), colour("#ffffff"), under=shade, fall=1
        )
    cell = where.food_row
    painter.save()
    painter.translate(cell.topLeft())
    painter.scale(side / 40, side / 40)
    tokens.paint(painter, "slot", 40)
    if look.food:
        tokens.badge(painter, "", 40, _chip_tint(look.chip))
    painter.restore()
    painter.setFont(font)
    ink = colour("#ffffff") if look.food else colour(palette.PAPER_TEXT)
    write(painter, cell.adjusted(0, -side * 0.04, 0, 0), str(look.food), ink)
    if width < SLIM * unit:
        return  # no room for the strip
    margin = where.traits.left()
    step = (width - 2 * margin) / TRACK
    pip = min(step - 1.5, 8 * unit)
    centre = height - margin - pip / 2
    full = _chip_tint(look.chip)
    for number in range(TRACK):
        spot = QRectF(0, 0, pip, pip)
        spot.moveCenter(QPointF(margin + step * (number + 0.5), centre))
        painter.setPen(line(mix(full, palette.PAPER, 0.1 if number < look.population else 0.7), 1))
        painter.setBrush(colour(full) if number < look.food else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(spot)
