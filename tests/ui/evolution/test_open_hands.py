"""Open hands lie on the table, at the seat of each player, for pointer, keys and screen readers."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from evolution_qt.ui.evolution.table import EvolutionTable
from evolution_qt.ui.table.accessible_tree import Key
from evolution_qt.ui.table.hands import HandRow
from tests.pairwise import pairwise
from tests.positions import position

HELD = (["horns:3"], ["climbing:2", "carnivore:0", "fertile:6"], ["long_neck:8"])


def numbers(game, cards):
    named = {f"{card.trait}:{card.food}": number for card, number in game.table.numbers.items()}
    return [named[one] for one in cards]


def opened(qtbot, seats=3, more=(), size=(1280, 800), text=1.0, each=1):
    """A table on which all hands lie open: the second seat has a few cards, or *more*."""
    key = "evolution/de" if seats < 6 else "evolution/ja"
    rows = [["b1 p2"] * each for _ in range(seats)]
    game, state = position(*rows, key=key, phase="play", hand=HELD[0])
    for seat, cards in enumerate(HELD[:seats]):
        state.players[seat].hand = numbers(game, cards)
    state.players[1].hand += [card for card in state.draw_pile[: len(more) or None] if more]
    table = EvolutionTable(game)
    qtbot.addWidget(table)
    table.resize(*size)
    table.display.set_text(text)
    table.show()
    qtbot.waitExposed(table)
    table.open_hands(on=True)
    table.show_position(game.observe_openly(state, 0), ask=True)
    table.player.set_delay(0)
    return table, state


def names(row: HandRow):
    return [face.name for face in row.faces]


def test_each_hand_lies_at_its_seat_and_the_own_one_where_it_always_lies(qtbot):
    table, _ = opened(qtbot)
    own, second, third = table.top.open_hands

    assert not own.isVisible()
    assert ["Climbing", "Carnivore", "Fertile"] == names(second)
    assert ["Long Neck"] == names(third)
    for seat, row in ((1, second), (2, third)):
        assert table.arrangement.seats[seat].panel.contains(row.scene_rect)
        assert row.named_width, "the names can be read"

    table.open_hands(on=False)
    table.redraw()
    assert not second.isVisible()


def test_hands_that_are_not_open_are_not_shown(qtbot):
    game, state = position(["b1 p1"], ["b1 p1"], phase="play", hand=["horns:3"])
    state.players[1].hand = numbers(game, HELD[1])
    table = EvolutionTable(game)
    qtbot.addWidget(table)

    table.show_position(game.observe(state, 0), ask=True)

    assert not any(row.faces or row.isVisible() for row in table.top.open_hands)


TABLES = list(
    itertools.product([(1100, 620), (1280, 800), (2560, 1440)], (2, 3, 4, 5, 6), (1.0, 2.0), (2, 8))
)
"""Windows, seats, sizes of writing, and so many species each."""


@pytest.mark.parametrize(("size", "seats", "text", "each"), pairwise(TABLES))
def test_a_hand_covers_nothing_and_shows_every_food_number(qtbot, size, seats, text, each):
    table, state = opened(qtbot, seats, range(6), size, text, each)
    top, laid = table.top, table.arrangement
    tiles = [tile.scene_rect for seat in range(seats) for tile in top.tiles(seat)]
    tiles += [laid.pond, laid.draw_pile, laid.discard_pile, laid.ribbon]

    row = top.open_hands[1]
    places = row.places()
    assert len(state.players[1].hand) == len(row.faces) == len(places) > 6
    assert not [rect for rect in tiles if rect.intersects(row.scene_rect)]
    assert row.rect.adjusted(-1, -1, 1, 1).contains(places[0].united(places[-1]))
    least = 5 if text > 1 and seats > 4 else 9
    assert all(after.left() - before.left() >= least for before, after in itertools.pairwise(places))


def test_tiles_keep_about_their_size_beside_open_hands(qtbot):
    """In columns as above the watering hole."""
    for seats, each in ((2, 2), (3, 2), (4, 3), (5, 4), (6, 2), (6, 8)):
        table, _ = opened(qtbot, seats, each=each)
        tiles = [tile for seat in range(seats) for tile in table.top.tiles(seat)]
        before = [(tile.form, tile.size.height()) for tile in tiles]

        table.open_hands(on=False)
        table.redraw()

        for tile, (form, tall) in zip(tiles, before, strict=True):
            assert tile.form == form or tall > tile.size.height()
            assert tall >= 0.67 * tile.size.height()


def test_a_card_that_is_pointed_at_is_enlarged(qtbot):
    table, _ = opened(qtbot)
    row = table.top.open_hands[1]
    at = table.mapFromScene(row.card_rect(1).center())

    QTest.mouseMove(table.viewport(), at + QPoint(2, 0))
    QTest.mouseMove(table.viewport(), at)
    qtbot.waitUntil(lambda: table.player.enlarging.is_open)

    assert "Carnivore" == table.player.enlarging.face.name
    assert not table.player.enlarging.place.intersects(row.card_rect(1))


def test_a_key_tells_what_a_seat_holds(qtbot):
    table, _ = opened(qtbot)

    for _ in range(4):  # the own seat and the rest of it, the other and the rest of that
        QTest.keyClick(table, Qt.Key.Key_K)

    said = " ".join(table.player.answers.note.lines)
    assert "Open hand: Climbing 2, Carnivore 0, and Fertile 6." in said


def test_a_screen_reader_finds_each_card(qtbot):
    table, state = opened(qtbot)
    tree, seat = table.tree, Key("seat", 1)

    hand = tree.children(seat)[-1]
    cards = tree.children(hand)

    assert Key("open hand", 1) == hand
    assert seat == tree.parent(hand)
    assert [hand] * 3 == [tree.parent(card) for card in cards]
    assert "Card 2 of 3: Carnivore, food number 0" == tree.name(cards[1])
    assert table.top.open_hands[1].card_rect(1) == tree.things.rect(cards[1])  # where it is told to lie
    state.players[1].hand = []
    table.show_position(table.game.observe_openly(state, 0), ask=True)
    assert [] == tree.children(hand)
