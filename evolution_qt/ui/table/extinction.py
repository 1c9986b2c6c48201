"""The end of a species: its tile bleaches; where it was one of a person, a fossil stays a while."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from evolution_qt.ui.kit import icons, palette, timings
from evolution_qt.ui.kit.animator import Animator
from evolution_qt.ui.kit.brush import colour, line, rounded
from evolution_qt.ui.kit.pixmaps import painted


def bleaching(animator: Animator, rect: QRectF, ratio: float, *, has_fossil: bool) -> QAbstractAnimation:
    """Return the end of the species whose tile lies in a rectangle of the scene."""
    pale, middle = _pale(rect, ratio, has_fossil=has_fossil), rect.center()
    if has_fossil:
        came = animator.coming(pale, middle, timings.FADE)
        return animator.in_turn([came, animator.pause(timings.FOSSIL)])
    return animator.fade(pale, middle, timings.EXTINCTION, grown=0.8)


def _pale(rect: QRectF, ratio: float, *, has_fossil: bool) -> QPixmap:
    """Return the bleached shape of a tile, perhaps with a fossil in it."""

    def draw(painter: QPainter) -> None:
        whole = QRectF(0, 0, rect.width(), rect.height())
        path = rounded(whole, rect.height() * 0.045)
        painter.fillPath(path, QColor(240, 232, 214, 255 if has_fossil else 235))
        if has_fossil:
            painter.strokePath(path, line(colour(palette.PAPER_LINE), 1.4))
            side = rect.height() * 0.7
            ink = icons.placed(
                icons.ink("dinosaur-bones"), whole.center().x(), whole.center().y() + side / 2, side
            )
            painter.fillPath(ink, colour(palette.STONE_DARK))

    return painted(("pale", has_fossil), rect.width(), rect.height(), ratio, draw)
