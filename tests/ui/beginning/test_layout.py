"""Nothing is clipped, hidden or too small on the table of The Beginning, whatever lies on it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtWidgets import QApplication

from evolution_qt.ui.beginning import tiles
from evolution_qt.ui.beginning.parts import PLATE, WATERING_HOLE
from evolution_qt.ui.kit import fonts, pictures, writing
from evolution_qt.ui.kit.drag import Arrow
from evolution_qt.ui.shell.window.language import Translations
from evolution_qt.ui.table.arrangement import LARGE
from tests.ui.beginning.tables import seated

FULL = " | ".join(["9/3 carnivore scavenger long_neck", *["2/1 fat_tissue fertile burrowing"] * 8])
SIZES = [(1100, 620), (1280, 800), (988, 800), (2560, 1440), (3840, 2160)]


def rows(own, others=1):
    """Return seats: one with so many own species, and others with two each."""
    return [" | ".join(FULL.split(" | ")[:own]), *["3/1 horns speed | 2/0 flight"] * others]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("own", [1, 5, 6, 8, 9])
def test_own_species_have_names_as_long_as_there_is_room(qtbot, own, size):
    board = seated(qtbot, *rows(own), phase="feeding", watering_hole=9, size=size).table.top
    window, shown = board.scene.sceneRect(), board.tiles(0)

    assert own == len(shown)
    for tile, after in zip(shown, [*shown[1:], None], strict=True):
        where = tile.places
        assert tile.form == LARGE
        assert all(word is not None for word in _written(tile))
        assert tile.look.note
        assert where.name.height() >= tiles.LEAST
        note = writing.width_of(fonts.text(tiles.LEAST, bold=True), tile.look.note)
        assert where.count.width() >= note * 0.9
        assert window.contains(tile.scene_rect)
        assert after is None or tile.scene_rect.right() <= after.scene_rect.left()


def _written(tile):
    return [
        pictures.written(name, size.width(), size.height(), share=0.52) for name, size in tile.named_plates()
    ]


@pytest.mark.parametrize(("width", "height"), [(92, 118), (122, 190), (175, 190), (160, 147)])
def test_parts_of_an_upright_tile_do_not_overlap(width, height):
    where = tiles.places(LARGE, width, height)
    parts = [where.picture, where.name, *where.slots, where.pile, where.count]

    assert where.is_upright
    for above, below in pairwise(parts):
        assert above.bottom() <= below.top() + 0.01
    assert all(0 < rect.left() and rect.right() < width for rect in parts)
    assert where.count.bottom() <= height
    assert where.pile_zone.contains(where.pile)
    assert where.pile_zone.contains(where.count)
    backs = where.backs(28)
    assert backs[-1].right() <= where.pile.right() + 0.01
    assert where.step(28) > 1


@pytest.mark.parametrize("size", SIZES[:2])
@pytest.mark.parametrize("others", [1, 2, 3, 4])
@pytest.mark.parametrize("own", [1, 4, 9])
def test_no_species_of_others_is_larger_than_the_own_ones(qtbot, own, others, size):
    board = seated(qtbot, *rows(own, others), phase="feeding", size=size).table.top
    highest = max(tile.scene_rect.height() for seat in range(1, others + 1) for tile in board.tiles(seat))

    assert highest <= board.tiles(0)[0].scene_rect.height()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [5, 7, 18])
def test_the_signs_at_the_feet_of_the_cards_are_in_the_window(qtbot, count, size):
    hand = " ".join(["horns", "carnivore", "fertile"] * 6)
    held = " ".join(hand.split()[:count])
    player = seated(qtbot, *rows(1), phase="play", hands=(held,), size=size)
    board = player.table.top
    foot = board.scene.sceneRect().bottom() + 0.035 * board.arrangement.card.height()

    assert count == len(board.hand)
    assert all(pose.bounds.bottom() <= foot for pose in board.arrangement.hand_places(count))


def test_the_bell_gives_its_words_to_a_sentence_that_has_one_line_then(qtbot):
    player = seated(qtbot, "2/0", "3/0", phase="feeding", watering_hole=9, size=(1000, 800))
    player.state.final_round = player.state.round
    player.table.show_position(player.game.observe(player.state, 0))
    ribbon = player.table.top.ribbon
    alone, lines = [], []
    for count in range(1, 30):
        player.table.top.tell("x" + " word" * count)
        bell = ribbon.bell_at(ribbon.mapToScene(ribbon.room.right() - 2, ribbon.room.center().y()))
        alone.append(bell.width() < 50)
        lines.append(ribbon.words_rect.width() > 0 and ribbon.phase_room().width() < 40)

    assert ribbon.look.last_round
    assert not alone[0]
    first = alone.index(True)
    assert not any(lines[: first + 1])  # where the bell begins to stand alone, the sentence has one line


@pytest.mark.parametrize("size", [(845, 620), (1000, 800), (1280, 800)])
@pytest.mark.parametrize("language", ["de", "en", "ja"])
def test_the_words_of_the_button_are_never_cut(qtbot, language, size):
    translations = Translations(QApplication.instance())
    translations.use(language)
    try:
        player = seated(
            qtbot, "2/0", "3/0", phase="play", hands=("horns carnivore fertile flight " * 4,), size=size
        )
        for text in (1.0, 1.5, 2.0):
            player.table.display.set_text(text)
            assert player.table.top.button.isVisible()
            assert player.table.top.button.is_whole, text
    finally:
        translations.remove()


@pytest.mark.parametrize("size", [(845, 620), *SIZES[:4]])
@pytest.mark.parametrize("others", [1, 2, 3, 4])
def test_the_heads_of_all_others_tell_of_the_screen_or_none_does(qtbot, others, size):
    table = seated(qtbot, *rows(2, others), phase="feeding", size=size).table
    heads = table.top.seats[1:]

    assert 1 == len({head.shows_screen for head in heads})
    assert heads[0].shows_screen == all(head.has_room_for_screen for head in heads)
    table.set_players([("A name of so many letters that all the room is taken " * 3, False)] * (others + 1))
    assert not heads[0].shows_screen


@pytest.mark.parametrize("seats", [2, 3])
def test_each_step_of_a_turn_has_its_word_on_the_ribbon(qtbot, language, seats):
    ribbon = seated(qtbot, *["2/0"] * seats, phase="play", size=(1024, 800)).table.top.ribbon
    words = [one.word for one in ribbon.look.phases]

    columns = ribbon.columns()

    assert 4 == len(columns) == len(words)
    font = fonts.text(fonts.LEAST)
    assert all(
        writing.fits(font, *pair) for pair in zip(words, [one.width() for one in columns], strict=True)
    )
    assert all(one.right() <= after.left() + 0.1 for one, after in pairwise(columns))


def test_what_a_lesson_draws_on_the_table_hides_no_word_of_it(qtbot):
    player = seated(qtbot, "2/0 carnivore | 2/0", "2/0 flight", phase="feeding", size=(1024, 800))
    top, pointing = player.table.top, player.table.pointing

    pointing.point_at(["attack 0 0.1"])

    (arrow,) = [one for one in player.table.scene().items() if isinstance(one, Arrow)]
    words = [rect for tile in top.tiles(0) for rect in tile.written_rects]
    assert not [at for at in arrow.points() if any(rect.contains(at) for rect in words)]


def test_the_bubble_of_a_lesson_covers_neither_the_sign_nor_the_points(qtbot):
    player = seated(
        qtbot, "2/0 speed | 1/0 | 1/0", "2/0 | 1/0", phase="feeding", hands=("speed",), size=(1024, 800)
    )
    top, pointing = player.table.top, player.table.pointing
    kept = [top.food_note.scene_rect, *(top.header(seat) for seat in (0, 1))]
    said = ["Play two turns as you like. New cards are explained here.", "Long Neck: first it takes tokens."]

    for things in ([WATERING_HOLE], [PLATE], []):
        pointing.point_at(things)
        pointing.say(said)
        assert not [rect for rect in kept if pointing.bubble.rect.intersects(rect)], things
