"""Paints the landscapes of the traits on the cards, layer by layer, and the watering hole.

`paint` fills the window of a card from the trait's entry in `landscape` and the family's palette. Where the
hills run and the plants stand comes from numbers seeded by the trait's key: a card always looks the same.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from evolution_qt.ui.kit import palette
from evolution_qt.ui.kit.brush import Seeds, colour, disc, down, glow, grain, line, mix, polygon, shadow
from evolution_qt.ui.kit.landscape import Figure, Landscape, scene
from evolution_qt.ui.kit.palette import Family
from evolution_qt.ui.kit.pixmap_cache import Steps

_EYE = (436.0, 134.0)
"""Where the eye of the hunter in the thicket is, in the square of its drawing."""


def paint(painter: QPainter, window: QRectF, family: Family, trait: str) -> Steps:
    """Paint the picture of a trait into the window, in steps; the caller has clipped it."""
    land = Landscape(painter, window, family, trait, scene(trait))
    painter.setPen(Qt.PenStyle.NoPen)
    return _GROUNDS[land.scene.ground](land)


def _land(land: Landscape) -> Steps:
    depth, entry = land.depth, land.scene
    rough = 1.7 if entry.backdrop in ("peaks", "cliff") else 1.0
    land.sky()
    yield
    for flyer in entry.flyers:
        land.far_figure(flyer, depth(0.5))
    land.hills(0.50, 28, depth(-0.58), depth(-0.35), rough)
    _BACKDROPS[entry.backdrop](land)
    land.hills(0.66, 20, depth(0.16), depth(0.4), rough)
    land.grove(0.77, 0.27 * entry.tree_size, depth(0.42), keep_free=entry.animal.x)
    for figure in entry.companions:
        if figure.level == "far":
            land.far_figure(figure, depth(0.5))
    land.hills(0.80, 13, depth(0.52), depth(0.95))
    yield
    yield from _front(land)


def _front(land: Landscape) -> Steps:
    depth, entry = land.depth, land.scene
    for figure in entry.companions:
        if figure.level == "near":
            land.far_figure(figure, depth(0.78))
    for figure in entry.companions:
        if figure.level == "cut":
            land.hero(figure)
            yield
    land.hero(entry.animal)
    yield
    if entry.front:
        for x, size in ((0.08, 0.24), (0.95, 0.2)):
            land.plant(entry.front, x, 0.97, size, depth(0.94))
    land.hills(0.965, 7, depth(0.88), depth(1))
    land.grass(1.0, 60, depth(1))


def _meadow(land: Landscape) -> Steps:
    depth = land.depth
    land.sky()
    yield
    land.hills(0.30, 22, depth(-0.5), depth(-0.3))
    land.grove(0.40, 0.24, depth(0.12), keep_free=2)
    land.hills(0.38, 12, depth(-0.15), depth(0.3))
    land.grass(0.47, 70, depth(0.12), 0.05)
    land.grass(0.62, 50, depth(0.2), 0.05)
    yield
    yield from _front(land)


def _ice(land: Landscape) -> Steps:
    depth, painter, window = land.depth, land.painter, land.window
    land.sky()
    yield
    for x, top, width in ((0.82, 0.36, 0.24), (0.16, 0.42, 0.2), (0.6, 0.47, 0.12)):
        left, right, foot = land.x(x - width / 2), land.x(x + width / 2), land.y(0.58)
        crag = [(left, foot), (land.x(x - width * 0.2), land.y(top + 0.03)), (land.x(x), land.y(top))]
        crag += [(land.x(x + width * 0.12), land.y(top + 0.08)), (right, foot)]
        land.shape(polygon(crag), depth(-0.72), depth(-0.3))
    sea = QRectF(window.left(), land.y(0.57), window.width(), window.height())
    painter.fillRect(sea, down(sea.top(), window.bottom(), [(0, depth(-0.25)), (1, depth(0.5))]))
    for number in range(22):
        level = 0.59 + 0.02 * number
        x, half = land.x(land.seeds.unit()), land.seeds.between(14, 44)
        painter.setPen(line(QColor(255, 255, 255, 60), 2))
        painter.drawLine(QPointF(x - half, land.y(level)), QPointF(x + half, land.y(level)))
    painter.setPen(Qt.PenStyle.NoPen)
    for x, top, width, thick in ((0.9, 0.66, 0.24, 0.03), (0.1, 0.70, 0.3, 0.04), (0.5, 0.82, 0.94, 0.09)):
        _floe(land, x, top, width, thick)
    yield
    land.hero(land.scene.animal)
    yield
    _floe(land, 0.06, 0.96, 0.4, 0.05)
    _floe(land, 0.98, 0.94, 0.3, 0.05)


def _floe(land: Landscape, x: float, top: float, width: float, thick: float) -> None:
    """Paint a sheet of ice that floats on the sea: pale, with a darker edge towards the water."""
    half = width / 2
    sheet = [(x - half, top + thick), (x - half * 0.82, top), (x - half * 0.3, top - thick * 0.18)]
    sheet += [(x + half * 0.36, top), (x + half * 0.86, top - thick * 0.1), (x + half, top + thick * 0.8)]
    edge = [*sheet, (x + half * 0.8, top + thick * 1.7), (x - half * 0.7, top + thick * 1.8)]
    pale = mix(land.family.paper, "#ffffff", 0.6)
    under = mix(land.family.paper, land.depth(0.5), 0.6)
    land.shape(polygon([(land.x(a), land.y(b)) for a, b in edge]), under, under)
    land.shape(polygon([(land.x(a), land.y(b)) for a, b in sheet]), pale, mix(pale, under, 0.25))


def _water(land: Landscape) -> Steps:
    depth, painter, window, seeds = land.depth, land.painter, land.window, land.seeds
    high, family = depth(0.1), land.family
    painter.fillRect(window, down(window.top(), window.bottom(), [(0, colour(family.sky_low)), (0.9, high)]))
    middle = seeds.between(0.35, 0.65)
    for number in range(7):
        top, foot = middle + (number - 3) * 0.06, middle + (number - 3) * 0.24
        shaft = [(land.x(top - 0.02), land.y(-0.02)), (land.x(top + 0.02), land.y(-0.02))]
        shaft += [(land.x(foot + 0.07), land.y(0.95)), (land.x(foot - 0.07), land.y(0.95))]
        fade = [(0.0, colour(family.sun, 0.55)), (1.0, colour(family.sun, 0))]
        painter.fillPath(polygon(shaft), down(window.top(), land.y(0.95), fade))
    land.hills(0.52, 22, depth(-0.35), depth(-0.1), 1.5)
    land.hills(0.66, 20, depth(-0.05), depth(0.25), 1.5)
    for x, size in ((0.3, 0.2), (0.72, 0.24), (0.5, 0.16)):
        land.plant("coral", x, 0.80, size, depth(0.3))
    land.hills(0.78, 14, depth(0.3), depth(0.8))
    for x, size in ((0.1, 0.36), (0.92, 0.34)):
        land.plant("coral", x, 0.98, size, depth(0.72))
    yield
    land.hero(land.scene.animal)
    yield
    land.far_figure(Figure("sea-star", 0.78, 0.955, 0.13), depth(0.55))
    land.hills(0.96, 7, depth(0.85), depth(1))
    for _ in range(16):
        centre = QPointF(land.x(seeds.unit()), land.y(seeds.between(0.04, 0.7)))
        painter.setPen(line(QColor(255, 255, 255, 150), 1.6))
        painter.setBrush(QColor(255, 255, 255, 40))
        painter.drawEllipse(centre, *[seeds.between(3, 8)] * 2)
    painter.setPen(Qt.PenStyle.NoPen)


def _earth(land: Landscape) -> Steps:
    depth, painter, seeds = land.depth, land.painter, land.seeds
    land.sky()
    yield
    land.hills(0.34, 22, depth(-0.55), depth(-0.3), 1.6)
    land.grove(0.45, 0.24, depth(0.3), keep_free=0.5)
    for x, tall in ((0.05, 0.05), (0.23, 0.06)):
        heap = QPainterPath()
        heap.addEllipse(
            QPointF(land.x(x), land.y(0.44)), land.window.width() * 0.1, land.window.height() * tall
        )
        painter.fillPath(heap, depth(0.5))
    land.hills(0.43, 8, depth(0.5), depth(0.95))
    land.grass(0.45, 90, depth(0.5), 0.05)
    cave = QPainterPath()
    cave.addEllipse(
        QPointF(land.x(0.52), land.y(0.78)), land.window.width() * 0.42, land.window.height() * 0.25
    )
    shaft = QPainterPath(QPointF(land.x(0.14), land.y(0.40)))
    shaft.cubicTo(land.x(0.13), land.y(0.58), land.x(0.2), land.y(0.66), land.x(0.3), land.y(0.74))
    pen = line(mix(depth(0.05), land.family.sky_low, 0.5), land.window.width() * 0.11)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.strokePath(shaft, pen)
    painter.fillPath(cave, pen.color())
    for _ in range(34):
        centre = QPointF(land.x(seeds.unit()), land.y(seeds.between(0.52, 0.98)))
        if not cave.contains(centre):
            painter.fillPath(disc(centre, seeds.between(3, 9)), depth(seeds.between(0.25, 0.5)))
    yield
    land.hero(land.scene.animal)
    yield


def _thicket(land: Landscape) -> Steps:
    depth, seeds = land.depth, land.seeds
    land.sky()
    yield
    land.hills(0.34, 24, depth(-0.5), depth(-0.3))
    land.grove(0.46, 0.34, depth(0.15), keep_free=2)
    for level, tone in ((0.46, 0.35), (0.56, 0.62), (0.68, 0.9)):
        land.hills(level, 12, depth(tone - 0.1), depth(tone + 0.1))
        for number in range(6):
            x = (number + seeds.unit()) / 6
            name = "fern" if number % 2 else "high-grass"
            land.plant(name, x, level + 0.06, seeds.between(0.2, 0.3), depth(tone))
    yield
    land.hero(land.scene.animal)
    yield
    _lit_eye(land)
    for x, size, tone in ((0.3, 0.44, 0.3), (0.62, 0.46, 0.2), (0.08, 0.5, 0.45), (0.94, 0.5, 0.4)):
        land.plant("fern", x, 1.02, size, depth(tone))
    for x, size in ((0.2, 0.26), (0.46, 0.24), (0.78, 0.26)):
        land.plant("high-grass", x, 1.0, size, depth(0.9))
    land.grass(1.0, 60, depth(1))


def _lit_eye(land: Landscape) -> None:
    """Let the eye of the hunter shine out of the thicket."""
    family, unit = land.family, land.span * land.scene.animal.size
    eye = land.standing(QPointF(*_EYE))
    light = [(0, colour(family.sun, 0.85)), (0.25, colour(family.sun, 0.4)), (1, colour(family.sun, 0))]
    land.painter.fillPath(disc(eye, unit * 0.16), glow(eye, unit * 0.16, light))
    land.painter.fillPath(disc(eye, unit * 0.026), colour("#fff6cf"))
    land.painter.fillPath(disc(eye, unit * 0.011), colour(family.ink))


def _volcano(land: Landscape) -> None:
    foot, top, left, right = land.y(0.70), land.y(0.37), land.x(0.36), land.x(1.03)
    path = QPainterPath(QPointF(left, foot))
    path.quadTo(land.x(0.54), foot - 40, land.x(0.60), top)
    path.lineTo(land.x(0.70), top)
    path.quadTo(land.x(0.78), foot - 40, right, foot)
    path.closeSubpath()
    land.shape(path, land.depth(0.25), land.depth(0))
    land.painter.setPen(line(QColor("#ffd98a"), 3.2))
    land.painter.setBrush(Qt.BrushStyle.NoBrush)
    for start, reach in ((0.64, 0.2), (0.668, 0.13)):
        lava = QPainterPath(QPointF(land.x(start), top + 1))
        lava.cubicTo(
            land.x(start - 0.02),
            land.y(0.44),
            land.x(start + 0.03),
            land.y(0.46),
            land.x(start),
            land.y(0.37 + reach),
        )
        land.painter.drawPath(lava)
    land.painter.setPen(Qt.PenStyle.NoPen)


def _mesas(land: Landscape) -> None:
    for x, top, width in ((0.86, 0.34, 0.26), (0.14, 0.40, 0.22), (0.58, 0.45, 0.16)):
        half = width / 2
        rock = [(x - half * 1.5, 0.70), (x - half * 1.1, 0.56), (x - half, top + 0.02), (x - half * 0.8, top)]
        rock += [
            (x + half * 0.8, top),
            (x + half, top + 0.03),
            (x + half * 1.15, 0.56),
            (x + half * 1.5, 0.70),
        ]
        land.shape(polygon([(land.x(a), land.y(b)) for a, b in rock]), land.depth(0.16), land.depth(-0.1))


def _peaks(land: Landscape) -> None:
    for _ in range(4):
        x, top = land.seeds.unit(), land.seeds.between(0.3, 0.44)
        width = land.seeds.between(0.2, 0.3)
        rock = [
            (x - width, 0.70),
            (x - width * 0.3, top + 0.09),
            (x, top),
            (x + width * 0.25, top + 0.1),
            (x + width, 0.70),
        ]
        land.shape(polygon([(land.x(a), land.y(b)) for a, b in rock]), land.depth(-0.3), land.depth(0))
        cap = [
            (x - width * 0.22, top + 0.066),
            (x, top),
            (x + width * 0.18, top + 0.072),
            (x + width * 0.04, top + 0.05),
        ]
        cap.append((x - width * 0.08, top + 0.085))
        tint = mix(land.family.sky_low, "#ffffff", 0.5)
        land.shape(polygon([(land.x(a), land.y(b)) for a, b in cap]), tint, tint)


def _dunes(land: Landscape) -> None:
    land.hills(0.58, 16, land.depth(-0.25), land.depth(0.05), 0.4)


def _hills(land: Landscape) -> None:
    land.hills(0.58, 22, land.depth(-0.22), land.depth(0.05))


def _cliff(land: Landscape) -> None:
    _peaks(land)
    rock = [
        (0.30, 1.05),
        (0.36, 0.80),
        (0.33, 0.55),
        (0.42, 0.34),
        (0.47, 0.12),
        (0.60, 0.06),
        (1.05, 0.0),
        (1.05, 1.05),
    ]
    path = polygon([(land.x(a), land.y(b)) for a, b in rock])
    land.shape(path, land.depth(0.05), land.depth(0.5))


_GROUNDS = {
    "land": _land,
    "meadow": _meadow,
    "ice": _ice,
    "water": _water,
    "earth": _earth,
    "thicket": _thicket,
}
_BACKDROPS = {
    "volcano": _volcano,
    "mesas": _mesas,
    "peaks": _peaks,
    "dunes": _dunes,
    "hills": _hills,
    "cliff": _cliff,
}


@dataclass(frozen=True)
class PondMetrics:
    """Where things may lie on the watering hole."""

    water: QRectF
    chips: QRectF


def pond_metrics(width: float, height: float) -> PondMetrics:
    """Return the oval of the water and the rectangle within it that is free for food chips."""
    edge = min(width, height)
    water = QRectF(0, 0, width, height).adjusted(edge * 0.13, edge * 0.14, -edge * 0.13, -edge * 0.14)
    inset_x, inset_y = water.width() * 0.15, water.height() * 0.16
    return PondMetrics(water=water, chips=water.adjusted(inset_x, inset_y, -inset_x, -inset_y))


def watering_hole(painter: QPainter, width: float, height: float, light: str = "day") -> Steps:
    """Paint the pond with its sandy rim, stones, grass and reeds, in steps; all around it is clear."""

    def seen(tint: str) -> QColor:
        return colour(palette.seen_in(light, tint))

    metrics = pond_metrics(width, height)
    seeds = Seeds("watering hole")
    edge = min(width, height)
    water = metrics.water
    meadow = _blob(water, edge * 0.098, seeds, 0.008 * edge)
    shadow(painter, meadow, edge * 0.012, QColor(0, 0, 0, 70), spread=edge * 0.025)
    painter.fillPath(meadow, down(0, height, [(0, seen(palette.GRASS_LIGHT)), (1, seen(palette.GRASS))]))
    yield
    grain(painter, meadow, 0.5)
    blades = seen(palette.GRASS_DARK)
    _tufts(painter, water, edge, seeds, blades, behind=True)
    yield
    sand = _blob(water, edge * 0.045, seeds, 0.004 * edge)
    painter.fillPath(sand, down(0, height, [(0, seen(palette.SAND_DARK)), (1, seen(palette.SAND))]))
    grain(painter, sand, 0.6)
    yield
    pool = _blob(water, 0, seeds, 0.003 * edge)
    shore = [
        (0.0, seen(palette.WATER_DARK)),
        (0.75, seen(palette.WATER)),
        (1.0, seen(palette.WATER_LIGHT)),
    ]
    painter.save()
    painter.setClipPath(pool)
    painter.fillRect(water, seen(palette.WATER))
    painter.translate(water.center())
    painter.scale(water.width() / water.height(), 1)
    painter.fillRect(
        QRectF(-height, -height, 2 * height, 2 * height), glow(QPointF(0, 0), water.height() * 0.52, shore)
    )
    painter.restore()
    painter.save()
    painter.setClipPath(pool)
    _ripples(painter, water, edge, seeds)
    painter.restore()
    yield
    grain(painter, pool, 0.4)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(colour(palette.seen_in(light, "#ffffff"), 0.47), edge * 0.008))
    painter.drawPath(pool)
    yield
    _stones(painter, water, edge, seeds, light)
    yield
    _reeds(painter, water, edge, seeds, blades)
    _tufts(painter, water, edge, seeds, blades, behind=False)


def _blob(oval: QRectF, growth: float, seeds: Seeds, wave: float) -> QPainterPath:
    """Return an oval larger by `growth` whose edge wavers."""
    phases = [seeds.between(0, 2 * math.pi) for _ in range(3)]
    path = QPainterPath()
    for number in range(97):
        angle = number / 96 * 2 * math.pi
        waver = wave * sum(
            math.sin(angle * pace + phase) for pace, phase in zip((3, 5, 8), phases, strict=True)
        )
        x = oval.center().x() + (oval.width() / 2 + growth + waver) * math.cos(angle)
        y = oval.center().y() + (oval.height() / 2 + growth + waver) * math.sin(angle)
        if number:
            path.lineTo(x, y)
        else:
            path.moveTo(x, y)
    path.closeSubpath()
    return path


def _on_rim(oval: QRectF, angle: float, growth: float) -> QPointF:
    return QPointF(
        oval.center().x() + (oval.width() / 2 + growth) * math.cos(angle),
        oval.center().y() + (oval.height() / 2 + growth) * math.sin(angle),
    )


def _ripples(painter: QPainter, water: QRectF, edge: float, seeds: Seeds) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for share in (0.93, 0.82, 0.68):
        painter.setPen(line(QColor(255, 255, 255, 34), edge * 0.006))
        half_x, half_y = water.width() / 2 * share, water.height() / 2 * share
        painter.drawEllipse(water.center(), half_x, half_y)
    for _ in range(14):
        at = _on_rim(water, seeds.between(0, 2 * math.pi), -edge * seeds.between(0.06, 0.2))
        half = edge * seeds.between(0.015, 0.05)
        painter.setPen(line(QColor(255, 255, 255, 80), edge * 0.006))
        painter.drawLine(at - QPointF(half, 0), at + QPointF(half, 0))


def _stones(painter: QPainter, water: QRectF, edge: float, seeds: Seeds, light: str) -> None:
    for start, count in ((0.5, 4), (2.3, 3), (3.6, 3), (5.4, 4)):
        for number in range(count):
            at = _on_rim(water, start + number * 0.11, edge * seeds.between(0.012, 0.045))
            wide = edge * seeds.between(0.016, 0.034)
            stone = QPainterPath()
            stone.addEllipse(at, wide, wide * 0.72)
            shadow(painter, stone, edge * 0.006, QColor(0, 0, 0, 80), spread=edge * 0.008, steps=3)
            painter.setPen(Qt.PenStyle.NoPen)
            tone = mix(palette.seen_in(light, "#b9b5a6"), palette.seen_in(light, "#84807a"), seeds.unit())
            shine = [(0.0, mix(tone, "#ffffff", 0.35)), (1.0, mix(tone, "#000000", 0.2))]
            painter.fillPath(stone, down(at.y() - wide, at.y() + wide, shine))


def _reeds(painter: QPainter, water: QRectF, edge: float, seeds: Seeds, tint: QColor) -> None:
    for start in (3.35, 5.9, 2.7):
        for number in range(4):
            foot = _on_rim(water, start + number * 0.06, -edge * 0.01)
            tall = edge * seeds.between(0.1, 0.17)
            tip = foot + QPointF(edge * seeds.between(-0.02, 0.02), -tall)
            stem = QPainterPath(foot)
            stem.quadTo(foot + QPointF(0, -tall * 0.5), tip)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(line(tint, edge * 0.007))
            painter.drawPath(stem)
            painter.setPen(line(colour(palette.BODY_DARK), edge * 0.018))
            painter.drawLine(tip, tip + (foot - tip) * 0.28)
    painter.setPen(Qt.PenStyle.NoPen)


def _tufts(
    painter: QPainter, water: QRectF, edge: float, seeds: Seeds, tint: QColor, *, behind: bool
) -> None:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for _ in range(46):
        angle = seeds.between(math.pi, 2 * math.pi) if behind else seeds.between(0.05, math.pi - 0.05)
        foot = _on_rim(water, angle, edge * seeds.between(0.055, 0.085))
        for blade in (-1, 0, 1):
            tall, lean = edge * seeds.between(0.02, 0.045), edge * 0.012 * blade
            half = edge * 0.004
            path.moveTo(foot + QPointF(lean * 0.4 - half, 0))
            path.lineTo(foot + QPointF(lean * 1.5, -tall))
            path.lineTo(foot + QPointF(lean * 0.4 + half, 0))
            path.closeSubpath()
    blades = QColor(tint)
    blades.setAlphaF(0.85)
    painter.fillPath(path, blades)
