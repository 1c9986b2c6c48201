"""Pencil marks: the pile that the pointer rests on shows what its player laid there, and nothing else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from evolution_qt.core.game import Observation
from evolution_qt.ui.beginning.discards import PencilWords
from evolution_qt.ui.shell.window.language import Translations
from tests.ui.beginning.tables import seated

SEATS = "[horns ?speed flight]/1 | [?speed]/0", "[fertile speed]/0"


def rest(player, seat, index, *, on_pile=True):
    tile = player.table.top.tile_of(seat, index)
    zone = tile.places.pile_zone if on_pile else tile.places.picture
    at = tile.mapRectToScene(zone).center()
    QTest.mouseMove(player.table.viewport(), player.at(at) + QPoint(3, 0))
    QTest.mouseMove(player.table.viewport(), player.at(at))
    return tile


def test_the_pile_that_the_pointer_rests_on_shows_what_was_laid(qtbot):
    player = seated(qtbot, *SEATS, phase="play")
    tile = rest(player, 0, 0)

    assert tile.has_marks
    assert ("horns", "", "flight") == tile.remembered
    words, _ = player.table.overlays.hint_at(tile.mapRectToScene(tile.places.pile_zone).center())
    assert words.endswith("From the top: Horns, not seen, Flight.")

    other = rest(player, 0, 0, on_pile=False)
    assert other is tile
    assert not tile.has_marks


def test_the_cards_are_listed_as_the_language_does(qtbot):
    player = seated(qtbot, *SEATS, phase="play")
    translations = Translations(QApplication.instance())
    translations.use("ja")
    try:
        assert "、" in PencilWords().pile(player.table.top.view, 0, 0)
    finally:
        translations.remove()


def test_the_marks_are_painted(qtbot):
    player = seated(qtbot, *SEATS, phase="play")
    tile = player.table.top.tile_of(0, 0)
    zone = player.table.mapFromScene(tile.mapRectToScene(tile.places.pile_zone)).boundingRect()

    def picture():
        return player.table.grab(zone).toImage()

    QTest.mouseMove(player.table.viewport(), QPoint(2, 2))
    before = picture()
    rest(player, 0, 0)
    assert before != picture()


@pytest.mark.parametrize(("viewer", "seen"), [(0, 1), (1, 0), (-1, 0), (-1, 1)])
def test_what_others_laid_is_nowhere_on_their_tiles(qtbot, viewer, seen):
    """Not even where the state is known in full, as behind a replay (B15)."""
    player = seated(qtbot, *SEATS, phase="play")
    player.table.show_position(Observation(viewer, player.state))

    for tile in player.table.top.tiles(seen):
        assert not any(tile.remembered)


def test_a_card_that_was_dealt_stays_blank_even_where_its_face_is_known(qtbot):
    player = seated(qtbot, *SEATS, phase="play")
    player.table.show_position(Observation(0, player.state))

    assert [("horns", "", "flight"), ("",)] == [tile.remembered for tile in player.table.top.tiles(0)]
