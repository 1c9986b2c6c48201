"""Paints the watering hole."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from evolution_qt.ui.kit import palette
from evolution_qt.ui.kit.brush import Seeds, colour, down, glow, grain, line, mix, shadow
from evolution_qt.ui.kit.pixmap_cache import Steps


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


def watering_hole(painter: QPainter, width: float, height: float) -> Steps:
    """Paint the pond with its sandy rim, stones, grass and reeds, in steps; all around it is clear."""
    metrics = pond_metrics(width, height)
    seeds = Seeds("watering hole")
    edge = min(width, height)
    water = metrics.water
    meadow = _blob(water, edge * 0.098, seeds, 0.008 * edge)
    shadow(painter, meadow, edge * 0.012, QColor(0, 0, 0, 70), spread=edge * 0.025)
    painter.fillPath(meadow, down(0, height, [(0, colour(palette.GRASS_LIGHT)), (1, colour(palette.GRASS))]))
    yield
    grain(painter, meadow, 0.5)
    _tufts(painter, water, edge, seeds, behind=True)
    yield
    sand = _blob(water, edge * 0.045, seeds, 0.004 * edge)
    painter.fillPath(sand, down(0, height, [(0, colour(palette.SAND_DARK)), (1, colour(palette.SAND))]))
    grain(painter, sand, 0.6)
    yield
    pool = _blob(water, 0, seeds, 0.003 * edge)
    shore = [
        (0.0, colour(palette.WATER_DARK)),
        (0.75, colour(palette.WATER)),
        (1.0, colour(palette.WATER_LIGHT)),
    ]
    painter.save()
    painter.setClipPath(pool)
    painter.fillRect(water, colour(palette.WATER))
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
    painter.setPen(line(QColor(255, 255, 255, 120), edge * 0.008))
    painter.drawPath(pool)
    yield
    _stones(painter, water, edge, seeds)
    yield
    _reeds(painter, water, edge, seeds)
    _tufts(painter, water, edge, seeds, behind=False)


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


def _stones(painter: QPainter, water: QRectF, edge: float, seeds: Seeds) -> None:
    for start, count in ((0.5, 4), (2.3, 3), (3.6, 3), (5.4, 4)):
        for number in range(count):
            at = _on_rim(water, start + number * 0.11, edge * seeds.between(0.012, 0.045))
            wide = edge * seeds.between(0.016, 0.034)
            stone = QPainterPath()
            stone.addEllipse(at, wide, wide * 0.72)
            shadow(painter, stone, edge * 0.006, QColor(0, 0, 0, 80), spread=edge * 0.008, steps=3)
            painter.setPen(Qt.PenStyle.NoPen)
            tone = mix("#b9b5a6", "#84807a", seeds.unit())
            light = [(0.0, mix(tone, "#ffffff", 0.35)), (1.0, mix(tone, "#000000", 0.2))]
            painter.fillPath(stone, down(at.y() - wide, at.y() + wide, light))


def _reeds(painter: QPainter, water: QRectF, edge: float, seeds: Seeds) -> None:
    for start in (3.35, 5.9, 2.7):
        for number in range(4):
            foot = _on_rim(water, start + number * 0.06, -edge * 0.01)
            tall = edge * seeds.between(0.1, 0.17)
            tip = foot + QPointF(edge * seeds.between(-0.02, 0.02), -tall)
            stem = QPainterPath(foot)
            stem.quadTo(foot + QPointF(0, -tall * 0.5), tip)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(line(colour(palette.GRASS_DARK), edge * 0.007))
            painter.drawPath(stem)
            painter.setPen(line(colour(palette.BODY_DARK), edge * 0.018))
            painter.drawLine(tip, tip + (foot - tip) * 0.28)
    painter.setPen(Qt.PenStyle.NoPen)


def _tufts(painter: QPainter, water: QRectF, edge: float, seeds: Seeds, *, behind: bool) -> None:
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
    painter.fillPath(path, colour(palette.GRASS_DARK, 0.85))
