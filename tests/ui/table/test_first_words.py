"""The words of signs stand whole beside them, over nothing that is to be read."""

import json
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.games.opening import open_position
from evolution_qt.ui.dominant.table import DominantTable
from evolution_qt.ui.kit.items import Style
from evolution_qt.ui.table.first_words import FirstWords, Sign
from evolution_qt.ui.table.presentation import presentation

IMAGES = Path(__file__).parents[3] / "docs" / "images"
SIZES = {"usual": ((1280, 800), 1.0), "large": ((2560, 1440), 1.0), "small": ((1024, 600), 2.0)}


def seated(qtbot, name, size, text):
    """Return the table of a position of the handbook, as its first seat sees it."""
    game, state = open_position(json.loads((IMAGES / f"{name}.json").read_text(encoding="utf-8")))
    table = presentation(game.key).table(game, "light", None)
    qtbot.addWidget(table)
    table.display.set_text(text)
    table.playback.set_speed(0.0)
    table.resize(*size)
    table.board.first_words.is_wanted = True
    table.show_position(game.observe(state, 0), ask=state.to_move == 0)
    return table


def readable(table):
    """Return where something on the table is to be read."""
    if isinstance(table, DominantTable):
        return table.board.earth.written_rects()
    tiles = [tile for seat in range(len(table.board.view.state.players)) for tile in table.board.tiles(seat)]
    written = [rect for tile in tiles for rect in tile.written_rects]
    return [*written, table.board.ribbon.scene_rect, *(card.scene_rect for card in table.board.hand)]


@pytest.mark.parametrize(("size", "text"), SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("name", ["feeding", "beginning", "dominant"])
def test_words_lie_beside_their_signs_and_cover_nothing(qtbot, language, name, size, text):
    table = seated(qtbot, name, size, text)
    labels = table.board.first_words.labels

    assert labels
    rects = [label.rect for label in labels]
    assert not [pair for pair in combinations(rects, 2) if pair[0].intersects(pair[1])]
    for label in labels:
        assert table.scene().sceneRect().contains(label.rect)
        assert label.facts.size.width() <= label.rect.width()
        assert not [rect for rect in readable(table) if rect.intersects(label.rect)], label.lines


@pytest.fixture
def table_scene(qapp):
    return QGraphicsScene()


def sign(kind, place, left, word="at risk"):
    return Sign(kind, place, word, QRectF(left, 100, 20, 20), QRectF(0, 0, 1000, 600), ())


def words_at(first):
    return [label.rect.center().x() > 500 for label in first.labels]


def test_each_kind_has_its_word_once_at_the_first_of_its_signs(table_scene):
    first = FirstWords(table_scene)
    first.is_wanted = True

    first.show([sign("red", 1, 100), sign("red", 2, 600)], Style())
    assert [False] == words_at(first)
    first.show([sign("red", 2, 600), sign("red", 1, 100)], Style())
    assert [False] == words_at(first), "it stays where it is"
    first.show([sign("red", 2, 600)], Style())
    assert [] == words_at(first), "the first one is gone"
    first.show([sign("red", 1, 100), sign("blue", 2, 600, "safe")], Style())
    assert [True] == words_at(first)
    first.close()
    first.show([sign("blue", 2, 600, "safe")], Style())
    assert [] == words_at(first)


def test_signs_that_are_hidden_for_a_while_have_their_words_when_they_are_seen_again(table_scene):
    first = FirstWords(table_scene)
    first.is_wanted = True

    first.show([sign("red", 1, 100)], Style())
    first.show([], Style())
    assert [] == first.labels
    first.show([sign("red", 1, 100)], Style())
    assert [False] == words_at(first)


def test_a_word_without_room_waits(table_scene):
    first = FirstWords(table_scene)
    first.is_wanted = True
    narrow = sign("red", 1, 100)._replace(room=QRectF(90, 90, 40, 30))

    first.show([narrow], Style())
    assert [] == first.labels
    first.show([sign("red", 1, 100)], Style())
    assert 1 == len(first.labels)
