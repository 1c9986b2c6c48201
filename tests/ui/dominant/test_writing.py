"""What is written on the panels: nothing cut, nothing over anything else, in any language and size."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from evolution_qt.games.dominant.state import OVER
from evolution_qt.ui.dominant.earth import EarthItem
from evolution_qt.ui.dominant.geometry import token_rects
from evolution_qt.ui.kit import pixmaps, writing
from evolution_qt.ui.kit.items import Item
from tests.ui.dominant.tables import Played, positions

KINDS = ("plan", "card", "migration", "regression")
SMALLEST = (1100, 620)
LOOKS = (
    *((SMALLEST, 1.0), (SMALLEST, 2.0)),
    *(((1280, 800), 0.8), ((1280, 800), 1.0), ((1280, 800), 1.5)),
    ((1920, 1080), 2.0),
)
"""Sizes of the window, and how large writing is."""
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


def read(table, monkeypatch):
    """Return what all panels of a table write; the earth keeps its numbers as pictures."""
    pixmaps.forget()
    with monkeypatch.context() as patch:
        written = Written(patch)
        picture = QImage(table.size(), QImage.Format.Format_ARGB32)
        for item in table.scene().items():
            if isinstance(item, Item) and item.isVisible() and not isinstance(item, EarthItem):
                painter = QPainter(picture)
                painter.translate(QPointF(item.scenePos()))
                item.paint(painter, QStyleOptionGraphicsItem(), None)
                painter.end()
    return written


@pytest.mark.parametrize(("size", "text"), LOOKS)
def test_nothing_is_cut_and_nothing_lies_over_another(qtbot, monkeypatch, language, size, text):
    for kind in KINDS:
        state = positions()[kind]
        played = Played(qtbot, state, size)
        played.table.display.set_text(text)
        played.table.show_position(played.table.top.game.observe(state, state.to_move), ask=True)

        written = read(played.table, monkeypatch)

        cards = [played.board.words.card_text(card.number) for card in played.board.cards.places]
        may_be_cut = cards if size == SMALLEST else []  # the hint has them whole
        assert (kind, []) == (kind, [words for words in written.cut if words not in may_be_cut])
        assert (kind, []) == (kind, written.overlaps())
        played.table.close()


@pytest.mark.parametrize("size", [SMALLEST, (2560, 1440)])
def test_the_legend_is_as_large_as_its_lines_from_the_first_time_on(qtbot, language, size):
    state = positions()["plan"]
    legend = Played(qtbot, state, size).board.legend

    assert legend.size_in(legend.style) == legend.rect.size()


def test_after_the_end_the_animals_have_their_points_alone(qtbot, monkeypatch):
    """No Ice Age is to come that could be promised."""
    state = positions()["card"].clone()
    told = []
    for phase in (state.phase, OVER):
        state.phase = phase
        if phase == OVER:
            state.pending.clear()
        told.append({words for words, _ in read(Played(qtbot, state).table, monkeypatch).lines})

    running, over = told
    assert "now › end with Ice Age" in running - over
    assert "points" in over
    assert any(words.endswith("›") for words in running)
    assert not any(words.endswith("›") for words in over)


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900)])
def test_the_legend_covers_no_element_and_no_animal(qtbot, language, size):
    """Wherever a tile may lie."""
    board = Played(qtbot, positions()["migration"], size).board
    legend, geometry = board.legend.scene_rect, board.earth.geometry
    reach = 0.19 * geometry.side

    def seen(rect):
        return not board.earth.mapRectToScene(rect).intersects(legend)

    for corner in geometry.corners:
        assert seen(QRectF(corner, corner).adjusted(-reach / 2, -reach / 2, reach / 2, reach / 2))
    for centre in geometry.centres:
        assert all(map(seen, token_rects(2, geometry.side, centre)))


def test_the_legend_counts_the_cubes_that_die(qtbot):
    board = Played(qtbot, positions()["migration"]).board
    accounts = board.animals.accounts

    assert sum(accounts[animal].dying for animal in board.view.state.in_play) == board.legend.dying
