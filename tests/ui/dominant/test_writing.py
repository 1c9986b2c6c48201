"""What is written on the panels: nothing cut, nothing over anything else, in any language and size."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from evolution_qt.games.dominant.grid import CELLS, CORNERS_OF
from evolution_qt.games.dominant.state import OVER
from evolution_qt.ui.dominant.earth import EarthItem
from evolution_qt.ui.dominant.geometry import token_rects
from evolution_qt.ui.kit import pixmaps
from evolution_qt.ui.kit.items import Item
from tests.ui.dominant.tables import Played, positions
from tests.ui.kit.written import Written

KINDS = ("plan", "card", "migration", "regression")
SMALLEST = (1100, 620)
LOOKS = (
    *((SMALLEST, 1.0), (SMALLEST, 2.0)),
    *(((1280, 800), 0.8), ((1280, 800), 1.0), ((1280, 800), 1.5)),
    ((1920, 1080), 2.0),
)
"""Sizes of the window, and how large writing is."""


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
        told.append({line.words for line in read(Played(qtbot, state).table, monkeypatch).lines})

    running, over = told
    assert "now › end with Ice Age" in running - over
    assert "points" in over
    assert any(words.endswith("›") for words in running)
    assert not any(words.endswith("›") for words in over)


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900)])
def test_the_legend_covers_no_element_and_no_animal(qtbot, language, size):
    """Of all that lies on the tiles."""
    board = Played(qtbot, positions()["migration"], size).board
    legend, geometry = board.legend.scene_rect, board.earth.geometry
    reach = 0.19 * geometry.side

    def seen(rect):
        return not board.earth.mapRectToScene(rect).intersects(legend)

    land = [cell for cell in range(CELLS) if board.view.state.ground[cell]]
    for corner in [geometry.corners[corner] for cell in land for corner in CORNERS_OF[cell]]:
        assert seen(QRectF(corner, corner).adjusted(-reach / 2, -reach / 2, reach / 2, reach / 2))
    for centre in [geometry.centres[cell] for cell in land]:
        assert all(map(seen, token_rects(2, geometry.side, centre)))


def test_the_legend_counts_the_cubes_that_die(qtbot):
    board = Played(qtbot, positions()["migration"]).board
    accounts = board.animals.accounts

    assert sum(accounts[animal].dying for animal in board.view.state.in_play) == board.legend.dying
