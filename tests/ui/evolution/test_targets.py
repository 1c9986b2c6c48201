"""What can be aimed at has a bright outline; what cannot becomes pale, and every word can be read."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from evolution_qt.ui.evolution import tiles
from evolution_qt.ui.kit import palette
from evolution_qt.ui.kit.drag import edge_towards
from evolution_qt.ui.kit.items import PlaceMark, Style
from evolution_qt.ui.table.arrangement import LARGE
from evolution_qt.ui.table.gesture_targets import SPECIES, OwnSpecies
from evolution_qt.ui.table.gestures import Spot
from tests.positions import position
from tests.ui.evolution.tables import Player
from tests.ui.evolution.test_colour_blind import picture

ROWS = (
    ["b5 p3 carnivore:1", "b2 p4 f4 cooperation:3", "b1 p2 climbing:1 burrowing:1"],
    ["b2 p3 f1 horns:3", "b6 p6 f2 hard_shell:2", "b3 p1 fertile:2 f1"],
    ["b4 p5 warning_call:2", "b1 p2 burrowing:3 f2"],
)
CROWD = (ROWS[0], *[["b2 p3", "b6 p6 f2", "b3 p1 f1", *["b1 p1"] * 5] for _ in range(5)])
THEMES = ("light", "dark", "light_contrast", "dark_contrast")
SHARP = 4
"""So many pixels of a picture are one of the table: an edge of a letter has few of them."""
LEAST = 4.5
SMOOTHING = 0.01
"""By how much all points together may differ, because the edges of letters are smoothed again."""


@pytest.fixture
def strong():
    """Paint in high contrast where a theme is so, and as usual afterwards."""
    yield lambda theme: palette.strengthen(on=palette.is_strong(theme))
    palette.strengthen(on=False)


def hunting(qtbot, rows=ROWS, theme="light", size=(1280, 800)):
    """A table at which the first own species hunts, and another one is full."""
    key = "evolution/de" if len(rows) < 6 else "evolution/ja"
    game, state = position(*rows, key=key, phase="feeding", watering_hole=4, hand=["horns:3"])
    player = Player(qtbot, game, state, size)
    player.table.playback.set_speed(0.0)
    player.table.display.set_theme(theme)
    return player


def aim(player, seat, index):
    """Choose the hunter and mean a species, legal or not."""
    player.click(player.tile(0, 0))
    assert isinstance(player.table.player.chosen, OwnSpecies)
    player.table.player.highlights.aim_at(Spot(SPECIES, seat, index))


def painted(tile) -> np.ndarray:
    """Return how light every point of a tile is, painted sharply."""
    wide, tall = tile.pixels
    image = QImage(wide * SHARP, tall * SHARP, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.gray)
    usual = tile.style
    tile.style = replace(usual, ratio=float(SHARP))
    painter = QPainter(image)
    painter.scale(SHARP, SHARP)
    tile.paint(painter, QStyleOptionGraphicsItem())
    for veil in tile.childItems():
        if veil.isVisible():
            veil.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    tile.style = usual
    return picture(image) @ np.array([0.2126, 0.7152, 0.0722])


def contrast(light: np.ndarray, room: QRectF) -> float:
    """Return how much the writing in a room stands out from what is most of the room."""
    left, top, right, foot = (round(edge * SHARP) for edge in room.getCoords())
    found = np.sort(light[top:foot, left:right].ravel())
    counts, edges = np.histogram(found, bins=40, range=(0, 1))
    ground = edges[counts.argmax()] + 0.0125
    ends = (found[len(found) // 50], found[-len(found) // 50])
    return max((max(end, ground) + 0.05) / (min(end, ground) + 0.05) for end in ends)


def written(tile):
    """Return where something is written on a tile."""
    where, look = tile.places, tile.look
    for name, room in (
        ("body", where.body_marker(look.body)),
        ("population", where.population_marker(look.population)),
    ):
        inset = room.width() * 0.26
        yield name, room.adjusted(inset, inset, -inset, -inset * 0.8)
    for name, steps, value in (
        ("body step", where.body_steps, look.body),
        ("population step", where.population_steps, look.population),
    ):
        marker = where.body_marker(value) if name == "body step" else where.population_marker(value)
        for number, step in enumerate(steps, start=1):
            size = round(min(step.height() * 0.66, step.width() * 0.86))
            if size >= tiles.LEAST_DIGIT and not step.intersects(marker):
                yield f"{name} {number}", step.adjusted(2, 2, -2, -2)
    if not where.name.isEmpty():
        is_beside = where.name.bottom() > where.food_row.top() + 1  # else it stands in the middle
        aside = where.name.width() * (0.0 if is_beside else 0.3)
        yield "name", where.name.adjusted(aside, 3, aside - where.name.width() * 0.6, -3)
    if tile.form == LARGE:
        for number, laid in enumerate(tile.traits):
            slot = where.slots[number]
            if laid.face is not None:
                yield f"trait {number}", slot.adjusted(slot.width() * 0.36, 8, -6, -8)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("rows", [ROWS, CROWD], ids=["few", "many"])
def test_every_word_and_number_can_be_read_on_every_tile_while_something_is_aimed(qtbot, strong, theme, rows):
    strong(theme)
    player = hunting(qtbot, rows, theme)
    aim(player, 1, 0)
    tiles = [tile for seat in range(len(rows)) for tile in player.table.top.tiles(seat)]
    assert {tile.is_dimmed for tile in tiles} == {True, False}

    weak = {}
    for tile in tiles:
        light = painted(tile)
        for name, room in written(tile):
            if (found := contrast(light, room)) < LEAST:
                weak[tile.form, tile.is_dimmed, name] = round(found, 2)
    assert not weak


def colours(player, room: QRectF) -> np.ndarray:
    """Return every point of a room of the scene as it is seen."""
    at = player.table.mapFromScene(room.adjusted(2, 2, -2, -2)).boundingRect()
    return picture(player.table.viewport().grab(at).toImage())


def vividness(player, tile) -> float:
    """Return how strong the colours are in the sky of a tile."""
    sky = tile.places.picture
    room = QRectF(sky.center().x(), sky.top() + sky.height() * 0.1, sky.width() * 0.2, 4)
    return float(np.ptp(colours(player, tile.mapRectToScene(room)), axis=2).max())


@pytest.mark.parametrize("theme", THEMES)
def test_nothing_is_washed_over_a_word_or_a_number(qtbot, strong, theme):
    """Neither on what can be attacked, nor on what is meant, nor on what cannot be attacked."""
    strong(theme)
    player = hunting(qtbot, theme=theme)
    tiles = [tile for seat in range(3) for tile in player.table.top.tiles(seat)]
    rooms = [tile.mapRectToScene(room) for tile in tiles for _, room in written(tile)]
    rooms += [tile.mapRectToScene(slot) for tile in tiles for slot in tile.places.slots]
    before = [colours(player, room) for room in rooms]

    aim(player, 1, 0)
    player.table.board.previews.note.hide()

    after = [colours(player, room) for room in rooms]
    assert [] == [
        room
        for room, one, other in zip(rooms, before, after, strict=True)
        if np.abs(one - other).mean() > SMOOTHING
    ]


def test_what_cannot_be_attacked_becomes_pale_and_nothing_else_does(qtbot):
    player = hunting(qtbot)
    every = [tile for seat in range(3) for tile in player.table.top.tiles(seat)]
    before = [vividness(player, tile) for tile in every]
    aim(player, 1, 0)
    lit = {(spot.seat, spot.index) for spot in player.table.player.highlights.lit}
    assert (1, 0) in lit

    for tile, vivid in zip(every, before, strict=True):
        is_pale = vividness(player, tile) < vivid / 2
        is_hunter = (tile.seat, tile.index) == (0, 0)
        assert is_pale == ((tile.seat, tile.index) not in lit and not is_hunter)


def test_no_tile_is_painted_for_what_is_taken_up(qtbot, monkeypatch):
    player = hunting(qtbot)
    player.table.viewport().grab()
    was_painted, paint = [], tiles.TileItem.paint

    def noticed(tile, *given):
        was_painted.append((tile.seat, tile.index))
        paint(tile, *given)

    monkeypatch.setattr(tiles.TileItem, "paint", noticed)
    aim(player, 1, 0)
    player.table.viewport().grab()

    assert any(tile.is_dimmed for seat in range(3) for tile in player.table.top.tiles(seat))
    assert not was_painted


def test_a_mark_is_a_bright_line_and_leaves_what_it_surrounds_as_it_is():
    for stage in (PlaceMark.THIN, PlaceMark.THICK, PlaceMark.OVER, PlaceMark.CHOSEN):
        for theme in THEMES:
            style = Style(theme)
            mark = PlaceMark(QRectF(20, 20, 100, 60), style, stage, 8.0)
            image = QImage(140, 100, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(Qt.GlobalColor.transparent)
            painter = QPainter(image)
            mark.paint(painter, QStyleOptionGraphicsItem(), None)
            painter.end()
            assert not any(image.pixelColor(x, y).alpha() for x in range(28, 112) for y in range(28, 72))
            lights = [image.pixelColor(70, y).lightness() for y in range(10, 24)]
            assert max(lights) > 100


def test_in_feeding_only_what_can_gain_glows(qtbot):
    """The second is full: it is quiet."""
    player = hunting(qtbot)
    highlights = player.table.player.highlights

    assert {0, 2} == {spot.index for spot in highlights.marks}  # what is marked is not told otherwise
    assert {0} == {spot.seat for spot in highlights.marks}


def test_the_arrow_of_the_pointer_ends_at_the_edge_of_what_it_is_on(qtbot):
    """Burrowing can be read while it is said that it protects."""
    player = hunting(qtbot)
    prey = player.tile(2, 1)

    player.press(player.tile(0, 0))
    player.move(player.tile(0, 0), prey)

    tip = player.table.drag.arrow.tip
    assert not prey.adjusted(1, 1, -1, -1).contains(tip)
    assert prey.adjusted(-1, -1, 1, 1).contains(tip)
    player.move(prey, player.table.top.pond.scene_rect)
    assert player.table.top.pond.scene_rect.contains(player.table.drag.arrow.tip)
    player.key(Qt.Key.Key_Escape)
    player.release(player.table.top.pond.scene_rect)


def test_where_a_line_meets_the_edge_of_a_rectangle():
    room = QRectF(0, 0, 40, 20)

    assert QPointF(40, 10) == edge_towards(room, QPointF(100, 10))
    assert QPointF(20, 0) == edge_towards(room, QPointF(20, -5))
    assert QPointF(30, 20) == edge_towards(room, QPointF(120, 110))


def test_a_trait_is_laid_by_a_drop_on_the_picture_of_the_animal(qtbot):
    """All of the player's own tile takes it, but for the tracks at its sides."""
    game, state = position(["b2 p3", "b1 p2"], ["b1 p1"], phase="play", hand=["horns:3"])
    player = Player(qtbot, game, state, (1280, 800))
    tile = player.table.top.tile_of(0, 1)

    player.drag(player.card(0), tile.mapRectToScene(tile.places.picture).center())

    assert ["trait 1 horns:3"] == player.moves
