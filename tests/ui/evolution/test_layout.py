"""Where things lie: nothing overlaps, nothing leaves the view, no word is cut."""

from __future__ import annotations

from itertools import combinations, pairwise, product

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QHBoxLayout, QWidget

from evolution_qt.games import game as game_of
from evolution_qt.ui.evolution import tiles
from evolution_qt.ui.evolution.table import EvolutionTable
from evolution_qt.ui.kit import pictures
from evolution_qt.ui.table.arrangement import FORMS, LARGE, MEDIUM, SMALL, arrange
from evolution_qt.ui.table.gestures import Spot
from tests.positions import position
from tests.ui.evolution.tables import Player

SIZES = (
    (1000, 720),
    (1100, 620),
    (1280, 720),
    (1280, 800),
    (1366, 768),
    (1600, 900),
    (1920, 1080),
    (1920, 1200),
    (2560, 1440),
    (3840, 2160),
)
ROWS = [[count] * seats for seats, count in product(range(2, 7), range(1, 11))]
MIXED = [[8, 1], [1, 8, 3], [0, 2, 4], [2, 8, 1, 5], [3, 1, 8, 2, 6], [8, 0, 5, 1, 8, 2], [12, 15, 9, 20]]
NAMES = {
    "de": ["Fleischfresser", "Schutz der Herde", "Fruchtbarkeit", "Schutzpanzer", "Kooperation"],
    "en": ["Defensive Herding", "Pack Hunting", "Warning Call", "Intelligence", "Cooperation"],
    "ja": ["パックハンティング", "防衛の群れ", "待ち伏せ", "脂肪組織"],
}


def rects_of(place, hand):
    """Return everything that has a place of its own, by what it is."""
    found = {
        "pond": place.pond,
        "draw pile": place.draw_pile.adjusted(0, 0, 0, 20 * place.unit),
        "discard pile": place.discard_pile.adjusted(0, 0, 0, 20 * place.unit),
        "ribbon": place.ribbon,
        "left gutter": place.left_gutter,
        "right gutter": place.right_gutter,
    }
    for seat, one in enumerate(place.seats):
        if seat != place.bottom:
            found[f"panel {seat}"] = one.panel
    own = place.seats[place.bottom].row
    for index in range(hand.species):
        found[f"own species {index}"] = seen(own, index, hand.species)
    hand = place.hand_places(hand.cards)
    found["hand"] = hand[0].bounds.united(hand[-1].bounds).united(hand[len(hand) // 2].bounds)
    return {name: rect for name, rect in found.items() if not rect.isEmpty()}


def seen(row, index, count):
    """Return what can be seen of a tile in a row of so many."""
    rect = row.place(index)
    rect.setWidth(row.seen(index, count))
    return rect


class Hand:
    def __init__(self, species, cards):
        self.species = species
        self.cards = cards


def apart(one, two):
    """Return whether two rectangles lie apart, but for rounding."""
    common = one.intersected(two)
    return common.width() < 0.5 or common.height() < 0.5


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_overlaps_and_everything_lies_inside(size):
    view = QRectF(0, 0, *size).adjusted(-0.5, -0.5, 0.5, 0.5)
    for rows in ROWS + MIXED:
        for bottom in {0, len(rows) - 1}:
            place = arrange(QSizeF(*size), rows, bottom)
            found = rects_of(place, Hand(rows[bottom], 9))
            low = 0.14 * place.card.height()  # the feet of the outer cards may leave the window
            for name, rect in found.items():
                room = view.adjusted(0, 0, 0, low if name == "hand" else 0)
                assert room.contains(rect), (rows, name, rect)
            for (one, first), (two, second) in combinations(found.items(), 2):
                assert apart(first, second), (rows, one, two)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_food_cards_lie_on_the_shore_never_on_the_watering_hole(size):
    for rows in ROWS + MIXED:
        place = arrange(QSizeF(*size), rows, 0, has_shore=True)
        others = [place.pond, place.draw_pile, place.discard_pile, place.ribbon]
        others += [one.panel for one in place.seats[1:]]
        assert len(rows) == len(place.shore)
        for one, two in combinations(place.shore, 2):
            assert apart(one, two), rows
        for card, other in product(place.shore, others):
            assert apart(card, other), (rows, card, other)
            assert card.width() <= 42 * place.unit + 0.01


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_watering_hole_lies_in_the_middle_and_the_piles_mirror_each_other(size):
    for rows in ROWS + MIXED:
        place = arrange(QSizeF(*size), rows, 0)
        middle = size[0] / 2
        assert abs(place.pond.center().x() - middle) < 0.5
        assert abs(place.draw_pile.left() + place.discard_pile.right() - 2 * middle) < 0.5
        assert place.draw_pile.size() == place.discard_pile.size()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_species_of_a_seat_have_all_the_room_that_is_theirs(size):
    """However many the others have."""
    for seats in range(3, 7):
        for at in range(1, seats):
            rows = [[count if seat == at else 8 for seat in range(seats)] for count in range(1, 11)]
            alone = [[count if seat == at else 0 for seat in range(seats)] for count in range(1, 11)]
            for one, other in zip(rows, alone, strict=True):
                assert arrange(QSizeF(*size), one, 0).seats[at] == arrange(QSizeF(*size), other, 0).seats[at]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_an_own_founding_resizes_no_tile_of_the_others(size):
    for seats in range(2, 7):
        before, *after = [
            [one.row for one in arrange(QSizeF(*size), [own, *[3] * (seats - 1)], 0).seats[1:]]
            for own in range(1, 13)
        ]
        assert all(before == one for one in after)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_row_that_does_not_fit_shrinks_and_steps_down_as_a_whole(size):
    """Large tiles shrink evenly to 0.7 first; then come the next sizes; a founding never makes one larger."""
    order = (LARGE, MEDIUM, SMALL)
    for seats in (2, 4, 6):
        rows = [arrange(QSizeF(*size), [count, *[1] * (seats - 1)], 0).seats[0].row for count in range(1, 15)]
        forms = [order.index(row.form) for row in rows]
        assert forms == sorted(forms)
        for row, after in pairwise(rows):
            if row.form == after.form:
                assert after.tile.height() <= row.tile.height() + 0.01
            if row.form == LARGE:
                assert row.tile.height() >= 0.7 * FORMS[LARGE][1] * size[1] / 800 - 0.01


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", NAMES)
def test_names_of_traits_on_large_tiles_are_written_whole(qapp, size, language):
    """In at least 11 pixels, in one line or two."""
    for count in range(1, 9):
        row = arrange(QSizeF(*size), [count] * 4, 0).seats[0].row
        if row.form != LARGE or size[1] < 800:
            continue
        slot = tiles.places(row.form, row.tile.width(), row.tile.height(), 3).slots[0]
        for name in NAMES[language]:
            found = pictures.written(name, slot.width(), slot.height())
            assert found is not None, (count, name, slot)
            assert found[1].pixelSize() >= 11


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_tiles_lie_side_by_side_in_their_panel(size):
    for rows in ROWS + MIXED:
        place = arrange(QSizeF(*size), rows, 0)
        for seat, one in enumerate(place.seats):
            row = one.row
            inside = one.panel.adjusted(-0.5, -0.5, 0.5, 0.5)
            for index in range(rows[seat]):
                rect = row.place(index)
                assert inside.contains(rect), (rows, seat, index)
                assert seat == 0 or not one.header.adjusted(0, 0, -0.5, -0.5).intersects(rect)
                for other in range(index):
                    assert apart(seen(row, index, rows[seat]), seen(row, other, rows[seat])), (rows, seat)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_of_eight_species_at_six_seats_every_number_is_seen(size):
    """A row overlaps where it must; what is seen of a tile holds both its numbers."""
    place = arrange(QSizeF(*size), [8] * 6, 0)
    for one in place.seats:
        row = one.row
        for index in range(8):
            width = row.seen(index, 8)
            where = tiles.places(row.form, width, row.tile.height(), 3)
            assert apart(where.body_marker(1), where.population_marker(1)), (size, width)
            assert where.marker >= 11 or size[1] < 720


def test_items_lie_where_the_arrangement_says(qtbot):
    """The same, once more with real items, in a real view."""
    rows = [[f"b{1 + at % 6} p3 f1" for at in range(8)] for _ in range(6)]
    game, state = position(*rows, key="evolution/ja", phase="feeding", hand=["horns:3"] * 2, watering_hole=20)
    table = EvolutionTable(game)
    qtbot.addWidget(table)
    table.resize(1280, 720)
    table.show_position(game.observe(state, 0), ask=True)

    pieces = [tile.seen_rect for seat in range(6) for tile in table.top.tiles(seat)]
    pieces += [card.scene_rect for card in table.top.hand]
    pieces += [table.top.pond.scene_rect, table.top.ribbon.scene_rect]
    view = QRectF(0, 0, 1280, 720)
    assert all(view.contains(piece) for piece in pieces)
    assert all(apart(one, two) for one, two in combinations(pieces, 2))


def test_chips_lie_in_the_pond_apart_from_each_other(qtbot):
    game = game_of("evolution/de")
    table = EvolutionTable(game)
    qtbot.addWidget(table)
    for seats in (2, 5):
        state = game.new(seats, 1)
        table.resize(1280, 720)
        for chips in (1, 7, 25, 60):
            state.watering_hole = chips
            table.show_position(game.observe(state, 0))
            spots = table.top.pond.chip_places(chips)
            assert all(table.top.pond.rect.contains(spot) for spot in spots)
            assert all(apart(one, two.adjusted(1, 1, -1, -1)) for one, two in combinations(spots, 2))


def test_a_table_that_is_not_shown_yet_is_arranged_for_its_size(qtbot):
    """As in a picture of the whole window."""
    game, state = position(["b1 p1"], ["b1 p1"], ["b1 p1"], phase="feeding")
    holder = QWidget()
    qtbot.addWidget(holder)
    box = QHBoxLayout(holder)
    table = EvolutionTable(game)
    box.addWidget(table)
    table.show_position(game.observe(state, 0), ask=True)

    holder.resize(1300, 800)
    holder.grab()

    assert QSizeF(table.size()) == table.arrangement.size
    assert table.transform().isIdentity()


@pytest.mark.parametrize("text", [0.8, 1.0, 2.0])
def test_in_a_low_window_everything_is_small_but_there(text):
    """As where a replay with large writing leaves little of the window."""
    for width, height, seats in product((768, 1024), (320, 400, 480, 560), range(2, 7)):
        laid = arrange(QSizeF(width, height), [3] * seats, 0, 1.0, text)
        tiles = [seat.row.tile.height() for seat in laid.seats]
        assert min(*tiles, laid.pond.height(), laid.card.height()) > 8, (width, height, seats)


@pytest.mark.parametrize("seats", range(2, 6))
def test_food_cards_leave_the_number_of_chips_in_sight(qtbot, seats):
    """The cards wait there for the reveal while all play, who want to know what there is."""
    game, state = position(*[["b1 p1"]] * seats, phase="play", watering_hole=7, hand=["horns:2"])
    for seat in range(seats):
        state.food_cards[seat] = state.draw_pile.pop()
    player = Player(qtbot, game, state, (1280, 800))
    cards = [item for item in player.table.top.food_cards.items if item.isVisible()]
    assert seats == len(cards)

    at = player.table.top.pond.number_rect.center()
    assert player.table.top.chip_count is player.table.scene().items(at)[0]
    assert 7 == player.table.top.chip_count.chips


@pytest.mark.parametrize(
    "size", [(1280, 800), (1920, 1080), (2560, 1440)], ids=lambda size: f"{size[0]}x{size[1]}"
)
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_note_lies_neither_on_the_number_of_chips_nor_on_the_deck(qtbot, seats, size):
    """A refusal with the way to its rule, about something at any side of the table."""
    key = "evolution/ja" if seats > 5 else "evolution/de"
    game, state = position(*[["b1 p1"]] * seats, key=key, phase="play", watering_hole=7, hand=["horns:2"])
    player = Player(qtbot, game, state, size)
    top = player.table.top
    sentences = ["Diese Tierart hat diese Eigenschaft schon.", "Klick hierher oder drück Komma: die Regel."]
    for about in (top.arrangement.discard_pile, top.rect_of(Spot("right")), top.seats[-1].scene_rect):
        note = top.notes.say(sentences, about=[about], warning=True)
        for kept in (top.pond.number_rect, top.arrangement.draw_pile):
            assert not note.rect.intersects(kept), (about, note.rect, kept)
        top.notes.take(note)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_two_species_at_a_side_lie_below_each_other_and_have_names(size):
    """Side by side they left half of their panel empty, and cut the names of traits short."""
    place = arrange(QSizeF(*size), [3, 2, 3, 2], 0)
    for one in (place.seats[1], place.seats[3]):
        row = one.row
        bounds = row.bounds(2)
        assert row.lines == 2
        assert bounds.width() * bounds.height() >= 0.55 * one.panel.width() * one.panel.height(), size
        assert not tiles.places(row.form, row.tile.width(), row.tile.height(), 3).name.isEmpty()
