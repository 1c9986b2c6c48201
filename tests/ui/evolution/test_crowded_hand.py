"""A hand of many cards: each lies partly under its neighbour, and every name can still be read."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from evolution_qt.ui.kit import faces, palette, pictures
from evolution_qt.ui.kit.items import HandLook
from tests.positions import position
from tests.ui.evolution.tables import Player

SIZES = [(1000, 720), (1024, 600), (1100, 620), (1280, 800), (2560, 1440)]
MANY = [
    *("horns", "climbing", "fat_tissue", "long_neck", "cooperation", "warning_call", "burrowing"),
    *("hard_shell", "foraging", "fertile", "symbiosis", "scavenger", "defensive_herding", "intelligence"),
    "pack_hunting",
]


def seated(qtbot, count, size):
    rows = (["b2 p3", "b1 p2"], ["b1 p1"])
    game, state = position(*rows, phase="play", hand=(MANY * 2)[:count])
    return Player(qtbot, game, state, size)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("count", [9, 13, 15, 22])
def test_what_others_cover_is_known_and_every_name_stands_beside_it(qtbot, count, size):
    player = seated(qtbot, count, size)
    items, poses = player.table.top.hand, player.table.arrangement.hand_places(count)
    assert count == len(items)

    for left, item in pairwise(poses):
        over = max(left.rect.right() - item.rect.left(), 0)
        assert over == pytest.approx(items[0].covered, abs=1)
    covered = items[0].covered
    is_told = all(one.look.text for one in items)
    assert is_told == any(one.look.text for one in items)
    shown = all(faces.is_legible(one.face.name, one.size.width(), covered) for one in items)
    is_upright = not shown and covered > 0
    assert [is_upright] * count == [item.look.upright for item in items]
    assert 0 == items[-1].covered
    assert all(left.zValue() < right.zValue() for left, right in pairwise(items))


@pytest.mark.parametrize("size", [size for size in SIZES if size >= (1100, 620)])
def test_the_food_number_of_every_card_is_seen(qtbot, size):
    """It stands at the upper left, where no other card lies."""
    for item in seated(qtbot, 22, size).table.top.hand:
        right = (faces.COIN.x() + faces.RADIUS) * item.size.width() / faces.WIDTH
        assert right <= item.size.width() - item.covered


@pytest.mark.parametrize("size", [size for size in SIZES if size >= (1100, 620)])
def test_cards_are_not_narrower_than_a_small_face_is_meant_to_be(qtbot, size):
    items = seated(qtbot, 22, size).table.top.hand

    assert all(item.size.width() >= 90 for item in items)


def title_in(image, columns, rows):
    """Count the pixels in the colour of titles in some columns and rows."""
    cream = QColor(palette.CREAM)
    found = 0
    for x in columns:
        for y in rows:
            at = image.pixelColor(x, y)
            found += all(abs(a - b) < 24 for a, b in zip(at.getRgb()[:3], cream.getRgb()[:3], strict=True))
    return found


@pytest.mark.parametrize("covered", [8, 16, 24])
def test_no_letter_lies_in_the_part_that_is_covered(qapp, covered):
    width = 84
    height = pictures.card_height(width)
    rows = range(round(height * 0.68), round(height * 0.8))
    told = 0
    for trait, name in (("fertile", "Fruchtbarkeit"), ("horns", "Hörner"), ("climbing", "Klettern")):
        if faces.is_legible(name, width, covered):
            image = pictures.hand_card(trait, 2, name, "", "other", width, covered).toImage()
            assert 0 == title_in(image, range(width - covered, width - 4), rows)
            assert title_in(image, range(4, width - covered), rows) > 20
            told += 1
    assert told


def test_a_name_for_which_there_is_no_room_stands_upright_in_what_is_seen(qapp):
    width, covered = 84, 40
    height = pictures.card_height(width)
    assert not faces.is_legible("Fruchtbarkeit", width, covered)

    card = pictures.hand_card("fertile", 2, "Fruchtbarkeit", "", "other", width, covered, upright=True)
    image = card.toImage()

    column = range(4, 22)
    thirds = [range(round(height * at / 100), round(height * (at + 17) / 100)) for at in (20, 37, 54)]
    assert all(title_in(image, column, rows) > 5 for rows in thirds)


def test_a_card_that_is_lifted_is_whole(qtbot):
    """Nothing covers it in the hand of the player who drags it."""
    player = seated(qtbot, 15, (1100, 620))
    item = player.table.top.hand[3]
    assert item.covered > 0

    grip = item.grip_at(item.rect.center())

    assert grip.pixmap.toImage() == item.face.pixmap(item.size.width(), item.style.ratio).toImage()
    assert grip.pixmap.toImage() != item.pixmap().toImage()
    assert item.cursor().shape() == Qt.CursorShape.OpenHandCursor


def test_with_few_cards_every_one_is_as_it_always_was(qtbot):
    for item in seated(qtbot, 5, (1280, 800)).table.top.hand:
        assert (0, HandLook()) == (item.covered, item.look)
        plain = item.face.pixmap(item.size.width(), item.style.ratio)
        assert plain.toImage() == item.pixmap().toImage()
