"""What is written while something is painted: nothing cut, nothing over anything else."""

from itertools import combinations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPixmap

from evolution_qt.ui.kit import writing

NEAR = 1.5
"""Pixels by which letters may reach into the room of others."""


class Written:
    """What a table writes: each line or paragraph with its room in the scene, and the lines that were cut."""

    def __init__(self, monkeypatch):
        self.lines, self.cut = [], []
        self._draw_line, self._draw = writing.draw_line, writing.Paragraph.draw
        monkeypatch.setattr(writing, "draw_line", self._line)
        monkeypatch.setattr(writing.Paragraph, "draw", lambda *given: self._paragraph(*given))

    def _line(self, painter, rect, words, font, tint, align=writing.Align.AlignLeft, **how):
        fitted = writing.fitting(font, words, rect.width(), how.get("least", 0) or 99)
        narrowest = how.get("narrowest", writing.NARROWEST)
        if not writing.fits(fitted, words, rect.width() + 0.5, narrowest):
            self.cut.append(words)
        metrics = QFontMetricsF(fitted)
        ink = metrics.tightBoundingRect(words)
        wide = min(ink.width(), rect.width())
        left = rect.left()
        if align & writing.Align.AlignHCenter:
            left = rect.center().x() - wide / 2
        elif align & writing.Align.AlignRight:
            left = rect.right() - wide
        base = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2
        self._keep(painter, words, QRectF(left, base + ink.top(), wide, ink.height()))
        self._draw_line(painter, rect, words, font, tint, align, **how)

    def _paragraph(self, paragraph, painter, at, tint):
        self._keep(painter, "a paragraph", QRectF(at, paragraph.size).adjusted(0, 3, 0, -3))
        self._draw(paragraph, painter, at, tint)

    def _keep(self, painter, words, room):
        if isinstance(painter.device(), QPixmap):
            return  # a picture that is painted once, wherever it is seen
        self.lines.append((words, painter.transform().mapRect(room)))

    def overlaps(self):
        """Return the pairs of lines of which one lies over the other."""
        found = []
        for (words, room), (others, other) in combinations(self.lines, 2):
            both = room & other
            if both.width() > NEAR and both.height() > NEAR:
                found.append((words, others))
        return found
