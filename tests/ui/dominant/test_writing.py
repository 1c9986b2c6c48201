"""What is written on the panels: nothing cut, nothing over anything else, in any language and size."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from evolution_qt.games.dominant.grid import CELLS, CORNERS_OF
from evolution_qt.games.dominant.state import OVER
from evolution_qt.ui.dominant.action_display import RING
from evolution_qt.ui.dominant.board import ACTIONS
from evolution_qt.ui.dominant.earth import EarthItem
from evolution_qt.ui.dominant.geometry import token_rects
from evolution_qt.ui.kit import phrasing, pixmaps
from evolution_qt.ui.kit.items import Item
from evolution_qt.ui.kit.phrasing import phrased
from evolution_qt.ui.table.preview import PreviewText
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
    assert "now › with tiles and Ice Age" in running - over
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


@pytest.mark.parametrize(("size", "text"), [((1024, 600), 1.0), ((1280, 800), 1.0), ((1024, 600), 2.0)])
def test_no_words_of_a_preview_are_left_out(qtbot, monkeypatch, language, size, text):
    """Where they have no room on the board they stand in a note beside the place."""
    places = set()
    for kind in ("mass_exodus", "plan", "catastrophe", "glaciation"):
        played = Played(qtbot, positions()[kind], size, text=text)
        for thing, spot in list(played.board.steps)[:6]:
            played.aim(thing, spot)
            ahead, note = played.board.previews.seen, played.board.previews.note
            if ahead is None or not ahead.lines:
                continue
            texts = [item for item in played.board.scene.items() if isinstance(item, PreviewText)]
            with monkeypatch.context() as patch:
                written = Written(patch)
                picture = QImage(size[0], size[1], QImage.Format.Format_RGB32)
                for item in texts:
                    painter = QPainter(picture)
                    item.paint(painter, QStyleOptionGraphicsItem())
                    painter.end()
            whole = {line.whole for line in written.lines}
            assert whole == (set() if note is not None else {phrased(phrasing.text(ahead.lines))})
            assert note is None or tuple(ahead.lines) == tuple(note.lines)
            assert played.board.ribbon.isVisible() or not played.board.is_folded or note is None
            places.add(note is None)
        played.table.close()

    assert True in places


@pytest.mark.parametrize(("size", "text"), [((1280, 800), 1.0), ((1024, 600), 1.0), ((1024, 600), 2.0)])
def test_a_ring_around_a_pawn_touches_no_name_of_a_row(qtbot, monkeypatch, language, size, text):
    for kind in ("plan", "migration", "card"):
        played = Played(qtbot, positions()[kind], size, text=text)
        rows, words = played.board.rows, played.board.words
        played.board.open_page(ACTIONS)

        lines = [line for line in read(played.table, monkeypatch).lines if line.px]

        for number, row in enumerate(rows.rects):
            name = f"{number + 1} {words.action(number)}"
            (written,) = [line.rect for line in lines if line.whole == name]
            for _space, rect in rows.spaces_in(number):
                ring, aside = QPainterPath(), rect.width() / 2 * (RING - 1)
                ring.addEllipse(rows.mapRectToScene(rect.adjusted(-aside, -aside, aside, aside)))
                assert rows.mapRectToScene(row).intersects(written)
                assert not ring.intersects(written.adjusted(0, 1, 0, -1)), (kind, name)
        played.table.close()
