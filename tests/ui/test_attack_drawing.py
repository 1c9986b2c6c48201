"""The drawing of an attack in both games that have one: it is seen, no words are cut or lie over others."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from evolution_qt.ui.table.attack_panel import AttackPanel
from tests.positions import position
from tests.ui.beginning.tables import seated
from tests.ui.evolution.tables import Player
from tests.ui.kit.written import Written

LOOKS = (((1100, 620), 1.0), ((1280, 800), 1.0), ((1280, 800), 2.0), ((2560, 1440), 1.0), ((2560, 1440), 2.0))
"""Sizes of the window, and how large writing is."""
EVOLUTION = {
    "plain": (["b5 p3 carnivore:1"], ["b4 p2"]),
    "sums and pairs": (
        ["b5 p6 carnivore:1 climbing:2 pack_hunting:2", "b3 p4"],
        ["b4 p6 climbing:3 hard_shell:2 horns:1", "b2 p2 scavenger:3"],
        ["b4 p6", "b2 p2 scavenger:4"],
        ["b2 p2 scavenger:5"],
        ["b4 p6"],
    ),
    "much follows": (
        ["b4 p3 carnivore:1 cooperation:3", "b1 p2 carnivore:4"],
        ["b2 p1 f1 horns:2", "b1 p2 scavenger:3"],
        ["b1 p2 scavenger:2", "b2 p2 scavenger:4"],
    ),
    "against its own": (["b4 p3 carnivore:1", "b2 p2 fat_tissue:3"], ["b6 p6"]),
}
"""Positions in which the first species attacks."""
BEGINNING = {
    "plain": ("2/2 carnivore fat_tissue", "1/0"),
    "pairs": (
        "5/2 carnivore nocturnal speed | 2/0 scavenger",
        "4/1 horns speed | 1/0 | 2/0 flight speed",
        "1/0 scavenger",
    ),
}
BLANK = 8
"""Fewer colours than that in a picture of 64 x 64 points are a blank one."""


def of_evolution(qtbot, name, size):
    return Player(qtbot, *position(*EVOLUTION[name], phase="feeding"), size)


def of_the_beginning(qtbot, name, size):
    return seated(qtbot, *BEGINNING[name], size=size, phase="feeding", watering_hole=0)


CASES = [(of_evolution, name) for name in EVOLUTION] + [(of_the_beginning, name) for name in BEGINNING]


def drawn(make, name, qtbot, size=(1280, 800), text=1.0):
    """Return a table at which an attack is aimed, and its drawing."""
    player = make(qtbot, name, size)
    player.table.display.set_text(text)
    QTest.keyClick(player.table, Qt.Key.Key_A)
    note = player.table.board.previews.note
    assert isinstance(note, AttackPanel)
    return player, note


def painted(note):
    """Return the picture of a note alone."""
    picture = QImage(note.rect.size().toSize(), QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    painter.translate(-note.rect.topLeft())
    note.paint(painter, QStyleOptionGraphicsItem(), None)
    painter.end()
    return picture


@pytest.mark.parametrize(("size", "text"), LOOKS)
def test_nothing_is_cut_and_no_words_lie_over_others(qtbot, monkeypatch, language, size, text):
    for make, name in CASES:
        player, note = drawn(make, name, qtbot, size, text)
        painted(note)  # pictures have their own places
        with monkeypatch.context() as patch:
            written = Written(patch)
            painted(note)

        room = player.table.scene().sceneRect()
        assert (make.__name__, name, [], []) == (make.__name__, name, written.cut, written.overlaps())
        assert (name, True) == (name, room.contains(note.rect))
        player.table.close()


@pytest.mark.parametrize(("make", "name"), CASES)
def test_both_animals_the_pairs_and_each_step_are_seen(qtbot, make, name):
    player, note = drawn(make, name, qtbot)
    picture = painted(note)
    count = len(note.attack.steps)
    parts = [(0.02, 0.05, 0.16, 0.25), (0.82, 0.05, 0.16, 0.25), (0.3, 0.05, 0.4, 0.3)]
    parts += [(at / count, 0.7, 1 / count, 0.28) for at in range(count)]
    wide, tall = picture.width(), picture.height()

    for x, y, across, down in parts:
        part = QRectF(x * wide, y * tall, across * wide, down * tall).toRect()
        small = picture.copy(part).scaled(64, 64)
        colours = {small.pixel(x, y) for x in range(64) for y in range(64)}
        assert len(colours) >= BLANK, (name, x, y)
    assert [] == [
        tile.known_as
        for seat in range(len(player.state.players))
        for tile in player.table.board.tiles(seat)
        if tile.seen_rect.intersects(note.rect)
    ]


@pytest.mark.parametrize(("make", "name"), CASES)
def test_hunter_and_prey_stand_in_the_light_of_the_table(qtbot, make, name):
    player, note = drawn(make, name, qtbot)
    spot = player.table.player.highlights.aimed
    tile = player.table.board.tile_of(spot.seat, spot.index)

    assert tile.look.animal == note.attack.prey.herd.animal
    assert (
        note.picture.light == player.table.board.light == ("dawn" if make is of_the_beginning else "golden")
    )
