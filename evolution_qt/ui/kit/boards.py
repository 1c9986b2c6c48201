"""Species boards: where their parts lie, and how they look.

`board_metrics` is the one truth about places; the painter and the table's hit-testing both ask it.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from evolution_qt.ui.kit import fonts, icons, palette, tokens
from evolution_qt.ui.kit.brush import colour, down, grain, line, mix, rounded, write
from evolution_qt.ui.kit.landscape import Landscape, animal

LONGEST = 6
"""The last cell of both tracks."""
PLANT_EATERS = ("diplodocus", "deer", "mammoth", "squirrel", "tortoise", "bison")
"""Animals that stand on boards of species without Carnivore, by the board's `kind`."""
MEAT_EATER = "velociraptor"

_SCENE_WIDTH = 460.0


@dataclass(frozen=True)
class BoardMetrics:
    """The rectangles of a species board, in its own pixels; cell 0 of a track is its number 1."""

    body: tuple[QRectF, ...]
    population: tuple[QRectF, ...]
    food: tuple[QRectF, ...]
    traits: QRectF
    silhouette: QRectF
    fat: QRectF

    def trait_slots(self, count: int) -> tuple[QRectF, ...]:
        """Return the places of `count` name plates, from top to bottom."""
        gap = 3.0
        room = max(count, 3)
        height = min((self.traits.height() - gap * (room - 1)) / room, self.traits.width() * 0.27)
        return tuple(
            QRectF(
                self.traits.left(), self.traits.top() + number * (height + gap), self.traits.width(), height
            )
            for number in range(count)
        )

    def body_at(self, point: QPointF) -> int:
        """Return the body size whose cell is at a point, 0 for none."""
        return _cell_at(self.body, point)

    def population_at(self, point: QPointF) -> int:
        """Return the population whose cell or food slot is at a point, 0 for none."""
        return _cell_at(self.population, point) or _cell_at(self.food, point)


def board_metrics(width: float, height: float) -> BoardMetrics:
    """Return where the parts of a board of this size lie."""
    margin = round(min(width, height) * 0.045)
    gap = max(2.0, round(height * 0.016))
    row = round(min(height * 0.145, (width - 2 * margin) / 7.2))
    left = margin + row + gap
    step = (width - margin - left + gap) / LONGEST

    def cells(top: float) -> tuple[QRectF, ...]:
        return tuple(QRectF(left + step * number, top, step - gap, row) for number in range(LONGEST))

    body_top = height - margin - row
    population_top = body_top - gap - row
    food_top = population_top - gap - row
    upper = food_top - gap - margin
    picture = QRectF(margin, margin, (width - 2 * margin) * 0.47, upper)
    traits = QRectF(picture.right() + gap * 2, margin, width - margin - picture.right() - gap * 2, upper)
    fat_height = min(row * 0.85, upper * 0.3)
    fat = QRectF(picture.left() + gap, picture.top() + gap, picture.width() - 2 * gap, fat_height)
    return BoardMetrics(
        body=cells(body_top),
        population=cells(population_top),
        food=cells(food_top),
        traits=traits,
        silhouette=picture,
        fat=fat,
    )


def paint(
    painter: QPainter,
    width: float,
    height: float,
    body: int,
    population: int,
    food: int,
    *,
    carnivore: bool,
    kind: int,
) -> None:
    """Paint a species board; 0 leaves a marker out."""
    metrics = board_metrics(width, height)
    sheet = rounded(QRectF(0.5, 0.5, width - 1, height - 1), min(width, height) * 0.06)
    painter.fillPath(sheet, down(0, height, [(0, colour("#faf3e0")), (1, colour(palette.PAPER_SHADE))]))
    grain(painter, sheet, 0.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(colour(palette.PAPER_LINE), 1))
    painter.drawPath(sheet)
    _picture(painter, metrics.silhouette, body, carnivore=carnivore, kind=kind)
    for slot in metrics.trait_slots(3):
        pen = line(colour(palette.PAPER_LINE, 0.55), 1)
        pen.setDashPattern([3, 3])
        painter.setPen(pen)
        painter.setBrush(colour(palette.PAPER_LINE, 0.08))
        painter.drawPath(rounded(slot, slot.height() * 0.22))
    _slots(painter, metrics.food, population, food, "meat" if carnivore else "plant")
    _track(painter, metrics.population, population, "population", palette.POPULATION)
    _track(painter, metrics.body, body, "body", palette.BODY)


def _picture(painter: QPainter, room: QRectF, body: int, *, carnivore: bool, kind: int) -> None:
    tints = palette.FAMILIES["attack" if carnivore else "feeding"]
    frame = rounded(room, min(room.width(), room.height()) * 0.07)
    painter.save()
    painter.setClipPath(frame)
    scale = room.width() / _SCENE_WIDTH
    painter.translate(room.topLeft())
    painter.scale(scale, scale)
    window = QRectF(0, 0, _SCENE_WIDTH, room.height() / scale)
    land = Landscape(painter, window, tints, f"board {kind}")
    land.sky()
    land.hills(0.52, 20, land.depth(-0.5), land.depth(-0.3))
    land.hills(0.66, 18, land.depth(-0.1), land.depth(0.15))
    land.hills(0.84, 10, land.depth(0.35), land.depth(0.7))
    name = MEAT_EATER if carnivore else PLANT_EATERS[kind % len(PLANT_EATERS)]
    outline = icons.body(name).boundingRect()
    full = (
        min(window.width() * 0.86 / outline.width(), window.height() * 0.86 / outline.height()) * icons.SIDE
    )
    size = full * (0.40 + 0.60 * (max(body, 1) - 1) / (LONGEST - 1))
    bounds = icons.placed(icons.body(name), 0, 0, size).boundingRect()
    x, y = window.center().x() - bounds.center().x(), window.height() * 0.95 - bounds.bottom()
    parts = (icons.ink, icons.body, icons.outline)
    drawing, shape, rough = (icons.placed(part(name), x, y, size) for part in parts)
    animal(painter, drawing, shape, rough, tints)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(colour(tints.dark, 0.8), 1.2))
    painter.drawPath(frame)


def _slots(painter: QPainter, cells: tuple[QRectF, ...], population: int, food: int, chip: str) -> None:
    for number, cell in enumerate(cells):
        size = min(cell.width(), cell.height())
        painter.save()
        painter.translate(cell.center() - QPointF(size / 2, size / 2))
        if number >= population > 0:
            painter.setOpacity(0.35)
        tokens.paint(painter, chip if number < food else "slot", size)
        painter.restore()


def _track(painter: QPainter, cells: tuple[QRectF, ...], value: int, marker: str, tint: str) -> None:
    size = cells[0].height()
    first = cells[0].left() - (cells[1].left() - cells[0].right()) - size
    painter.save()
    painter.translate(first, cells[0].top())
    tokens.paint(painter, marker, size)
    painter.restore()
    for number, cell in enumerate(cells, start=1):
        path = rounded(cell, cell.height() * 0.2)
        filled = number <= value
        painter.fillPath(path, mix(tint, palette.PAPER, 0.55 if filled else 0.86))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(line(mix(tint, palette.PAPER, 0.35), 1))
        painter.drawPath(path)
        if number == value:
            painter.fillPath(path, colour(tint))
            painter.setPen(line(colour(palette.GOLD), 1.4))
            painter.drawPath(rounded(cell.adjusted(1.2, 1.2, -1.2, -1.2), cell.height() * 0.16))
        painter.setFont(fonts.title(round(cell.height() * 0.74)))
        ink = colour("#ffffff") if number == value else mix(tint, "#000000", 0.45)
        under = QColor(0, 0, 0, 110) if number == value else None
        write(painter, cell, str(number), ink, under=under, fall=1)


def _cell_at(cells: tuple[QRectF, ...], point: QPointF) -> int:
    return next((number for number, cell in enumerate(cells, start=1) if cell.contains(point)), 0)
