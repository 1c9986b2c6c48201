"""What is written while something is painted: nothing cut, nothing over anything else."""

from itertools import combinations
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPixmap

from evolution_qt.ui.kit import writing

NEAR = 2
"""Pixels by which letters may reach into the room of others."""


class Line(NamedTuple):
    """A line that is written, where its letters are, and whether they are cut."""

    words: str
    rect: QRectF
    is_cut: bool = False
    paragraph: writing.Paragraph | None = None
    """What it is a part of, if it is one of several lines."""
    px: int = 0
    """Pixels of its letters."""

    @property
    def whole(self):
        """Return all the words that it is a part of."""
        return self.words if self.paragraph is None else self.paragraph.layout.text()


class Written:
    """The lines that are written, those of paragraphs too, where the painter writes them.

    What is written *in pictures* is kept as well, wherever these are drawn then.
    """

    def __init__(self, monkeypatch, *, in_pictures=False):
        self.lines = []
        self._in_pictures = in_pictures
        self._draw_line, self._draw = writing.draw_line, writing.Paragraph.draw
        monkeypatch.setattr(writing, "draw_line", self._line)
        monkeypatch.setattr(writing.Paragraph, "draw", lambda *given: self._paragraph(*given))

    @property
    def cut(self):
        """Return the words of the lines that are cut."""
        return [line.words for line in self.lines if line.is_cut]

    def _line(self, painter, rect, words, font, tint, align=writing.Align.AlignLeft, **how):
        fitted = writing.fitting(font, words, rect.width(), how.get("least", 0) or 99)
        narrowest = how.get("narrowest", writing.NARROWEST)
        is_cut = not writing.fits(fitted, words, rect.width() + 0.5, narrowest)
        metrics = QFontMetricsF(fitted)
        ink = metrics.tightBoundingRect(words)
        wide = min(ink.width(), rect.width())
        left = rect.left()
        if align & writing.Align.AlignHCenter:
            left = rect.center().x() - wide / 2
        elif align & writing.Align.AlignRight:
            left = rect.right() - wide
        base = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2
        place = QRectF(left, base + ink.top(), wide, ink.height())
        self._keep(painter, Line(words, place, is_cut, px=fitted.pixelSize()))
        self._draw_line(painter, rect, words, font, tint, align, **how)

    def _paragraph(self, paragraph, painter, at, tint):
        layout = paragraph.layout
        for line in map(layout.lineAt, range(paragraph.lines)):
            words = layout.text()[line.textStart() : line.textStart() + line.textLength()]
            ink, place = QFontMetricsF(layout.font()).tightBoundingRect(words), line.naturalTextRect()
            rect = QRectF(place.left(), line.y() + line.ascent() + ink.top(), place.width(), ink.height())
            px = layout.font().pixelSize()
            self._keep(painter, Line(words, rect.translated(at), paragraph=paragraph, px=px))
        self._draw(paragraph, painter, at, tint)

    def _keep(self, painter, line):
        is_picture = isinstance(painter.device(), QPixmap)  # which is painted once
        if line.words.strip() and (self._in_pictures or not is_picture):
            self.lines.append(line._replace(rect=painter.transform().mapRect(line.rect)))

    def overlaps(self):
        """Return the pairs of lines of which one lies over the other."""
        found = []
        for one, other in combinations(self.lines, 2):
            both = one.rect & other.rect
            is_one = one.paragraph is not None and one.paragraph is other.paragraph
            if not is_one and both.width() > NEAR and both.height() > NEAR:
                found.append((one.words, other.words))
        return found
