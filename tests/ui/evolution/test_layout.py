"""Where things lie: nothing overlaps, nothing leaves the view, no word is cut."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from evolution_qt.games import game as game_of
from evolution_qt.ui.evolution import boards, plates
from evolution_qt.ui.evolution.arrangement import arrange
from evolution_qt.ui.evolution.table import EvolutionTable
from evolution_qt.ui.kit import writing
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
    for seat, rect in enumerate(place.food_cards):
        found[f"food card {seat}"] = rect
    for seat, one in enumerate(place.seats):
        if seat != place.bottom:
            found[f"panel {seat}"] = one.panel
    own = place.seats[place.bottom].row
    for index in range(hand.species):
        rect = own.place(index, 0)
        found[f"own species {index}"] = rect.intersected(own.room) if own.scrolls else rect
    for at, rect in enumerate(place.hand_places(hand.cards)):
        found[f"card {at}"] = rect
    return {name: rect for name, rect in found.items() if not rect.isEmpty()}


class Hand:
    def __init__(self, species, cards):
        self.species = species
        self.cards = cards


def apart(one, two):
    """Say whether two rectangles lie apart, but for rounding."""
    common = one.intersected(two)
    return common.width() < 0.5 or common.height() < 0.5


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_overlaps_and_everything_lies_inside(size):
    view = QRectF(0, 0, *size).adjusted(-0.5, -0.5, 0.5, 0.5)
    for rows in ROWS + MIXED:
        for bottom in {0, len(rows) - 1}:
            place = arrange(QSizeF(*size), rows, bottom)
            found = rects_of(place, Hand(rows[bottom], 9))
            for name, rect in found.items():
                assert view.contains(rect), (rows, name, rect)
            for (one, first), (two, second) in combinations(found.items(), 2):
                assert apart(first, second), (rows, one, two)


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_without_a_hand_the_own_boards_are_higher_and_still_lie_apart(size, text):
    view = QRectF(0, 0, *size).adjusted(-0.5, -0.5, 0.5, 0.5)
    for rows in MIXED + [[count] * 4 for count in (1, 4, 8)]:
        usual = arrange(QSizeF(*size), rows, 0, 1.0, text)
        place = arrange(QSizeF(*size), rows, 0, 1.0, text, is_resting=True)
        found = rects_of(place, Hand(rows[0], 0))
        assert all(view.contains(rect) for rect in found.values()), rows
        for (one, first), (two, second) in combinations(found.items(), 2):
            assert apart(first, second), (rows, one, two)
        before, after = usual.seats[0].row, place.seats[0].row
        assert after.form == before.form
        assert after.board.height() >= before.board.height()
        assert (usual.ribbon, usual.pond) == (place.ribbon, place.pond)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", NAMES)
def test_larger_writing_makes_no_name_on_an_own_board_smaller(qapp, size, language):
    """Whether cards are held or not; it is written whole."""

    def sizes(text, *, is_resting):
        place = arrange(QSizeF(*size), [count] * 4, 0, 1.0, text, is_resting=is_resting)
        row = place.seats[0].row
        if row.form not in (boards.WIDE, boards.TALL):
            return []
        where = boards.places(row.form, row.board.width(), row.board.height(), 3, row.unit)
        slot, share = where.slots[0], plates.LARGE if text > 1 else plates.USUAL
        fonts = [
            plates.font_of(name, slot.width(), slot.height(), row.unit, share) for name in NAMES[language]
        ]
        room = plates.name_room(slot.width(), slot.height())
        for font, name in zip(fonts, NAMES[language], strict=True):
            assert writing.fits(font, name, room, plates.NARROWEST), (count, name)
            assert slot.height() >= font.pixelSize() * 1.2
        return [font.pixelSize() for font in fonts]

    for count in (1, 2, 4, 6):
        for is_resting in (False, True):
            usual, large = (sizes(text, is_resting=is_resting) for text in (1.0, 2.0))
            assert all(one <= two for one, two in zip(usual, large, strict=True)), (count, usual, large)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_boards_lie_side_by_side_in_their_panel(size):
    for rows in ROWS + MIXED:
        place = arrange(QSizeF(*size), rows, 0)
        for seat, one in enumerate(place.seats):
            row = one.row
            inside = one.panel.adjusted(-0.5, -0.5, 0.5, 0.5)
            for index in range(rows[seat]):
                rect = row.place(index, 0)
                assert row.scrolls or inside.contains(rect), (rows, seat, index)
                assert one.header.bottom() <= rect.top() + 0.5 or seat == 0
                assert apart(rect, row.place(index + 1, 0))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_up_to_ten_species_need_no_scrolling(size):
    for rows in [rows for rows in ROWS if max(rows) <= 10]:
        place = arrange(QSizeF(*size), rows, 0)
        assert not any(one.row.scrolls for one in place.seats), rows


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_of_longer_rows_ten_species_are_seen_at_once(size, seats):
    for one in arrange(QSizeF(*size), [14] * seats, 0).seats[1:]:
        row = one.row
        assert row.scrolls
        inside = row.room.adjusted(-0.5, -0.5, 0.5, 0.5)
        assert size[0] < 1100 or 10 <= sum(inside.contains(row.place(index, 0)) for index in range(14))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_every_number_of_a_folded_board_can_be_read(size, seats):
    """A cell holds a digit of 15 pixels, and nothing lies over it."""
    for count in (10, 14):
        place = arrange(QSizeF(*size), [count] * seats, 0)
        row = place.seats[1].row
        assert row.form == boards.MINI
        for cards in range(5):
            where = boards.places(row.form, row.board.width(), row.board.height(), cards, place.unit)
            cells = [where.food_row, where.population_row, where.body_row]
            assert min(min(cell.width(), cell.height()) for cell in cells) >= 15
            for one, two in combinations([*cells, *where.slots], 2):
                assert apart(one, two)
            sheet = QRectF(0, 0, row.board.width(), row.board.height())
            assert all(sheet.contains(part) for part in (*cells, *where.slots))
            assert all(slot.width() >= 8 for slot in where.slots)


@pytest.mark.parametrize("form", [boards.WIDE, boards.TALL, boards.ICONS, boards.MINI])
def test_parts_of_a_board_do_not_overlap(form):
    for width, height, unit in (
        (250, 172, 1.0),
        (139, 172, 1.0),
        (100, 116, 1.0),
        (48, 114, 1.0),
        (31, 93, 0.86),
        (38, 157, 1.0),
        (278, 344, 2.0),
    ):
        for cards in range(4):
            where = boards.places(form, width, height, cards, unit)
            rows = [where.food_row, where.population_row, where.body_row]
            if form != boards.MINI:
                rows.append(where.traits)
            for one, two in combinations([*rows, *where.slots] if form == boards.MINI else rows, 2):
                assert apart(one, two), (form, width, cards)
            board = QRectF(0, 0, width, height)
            for part in [*rows, *where.slots]:
                assert board.contains(part), (form, width, cards, part)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", NAMES)
def test_names_of_traits_fit_their_plates(qapp, size, language):
    """Wherever traits have names, the whole name is written, in at least 15 pixels."""
    for rows in ROWS:
        place = arrange(QSizeF(*size), rows, 0)
        for one in place.seats:
            row = one.row
            if row.form not in (boards.WIDE, boards.TALL):
                continue
            where = boards.places(row.form, row.board.width(), row.board.height(), 3, row.unit)
            slot = where.slots[0]
            room = plates.name_room(slot.width(), slot.height())
            for name in NAMES[language]:
                font = plates.font_of(name, slot.width(), slot.height(), row.unit)
                assert font.pixelSize() >= 15
                assert slot.height() >= font.pixelSize() * 1.2
                assert writing.fits(font, name, room, plates.NARROWEST), (rows, row.form, name, room)


def test_items_lie_where_the_arrangement_says(qtbot):
    """The same, once more with real items, in a real view."""
    rows = [[f"b{1 + at % 6} p3 f1" for at in range(8)] for _ in range(6)]
    game, state = position(*rows, key="evolution/ja", phase="feeding", hand=["horns:3"] * 2, watering_hole=20)
    table = EvolutionTable(game)
    qtbot.addWidget(table)
    table.resize(1280, 720)
    table.show_position(game.observe(state, 0), ask=True)

    pieces = [board.scene_rect for seat in range(6) for board in table.top.boards(seat)]
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


def test_a_longer_row_scrolls_by_buttons_wheel_and_dragging(qtbot):
    game, state = position(["b1 p1"] * 14, ["b1 p1"], phase="feeding", watering_hole=3)
    player = Player(qtbot, game, state)
    row = player.table.arrangement.seats[0].row
    assert row.scrolls
    first = player.board(0, 0).left()

    player.click(player.table.top.arrows[0][1].scene_rect)

    assert player.board(0, 0).left() < first
    player.click(player.table.top.arrows[0][0].scene_rect)
    assert first == player.board(0, 0).left()

    viewport = player.table.viewport()
    at = QPointF(player.at(player.board(0, 1)))
    no_buttons, plain = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    turn = QWheelEvent(
        at,
        viewport.mapToGlobal(at),
        QPoint(),
        QPoint(0, -120),
        no_buttons,
        plain,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, turn)
    assert player.board(0, 0).left() < first

    before = player.board(0, 0).left()
    between = QPointF(player.board(0, 2).right() + 3, player.board(0, 2).center().y())
    player.drag(between, between + QPointF(-60, 0))
    assert player.board(0, 0).left() < before
    assert [] == player.moves


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
        boards = [seat.row.board.height() for seat in laid.seats]
        assert min(*boards, laid.pond.height(), laid.card.height()) > 8, (width, height, seats)


@pytest.mark.parametrize("language", NAMES)
def test_in_large_windows_more_boards_have_names(qapp, language):
    """Writing is above 11 points there anyway, so a board needs fewer of the larger units."""
    small, large = (arrange(QSizeF(*size), [4] * 4, 0).seats[1].row for size in ((1240, 720), (2480, 1440)))

    assert small.form == boards.MINI
    assert large.form == boards.TALL
    assert 1.0 <= large.unit < 2.0
    where = boards.places(large.form, large.board.width(), large.board.height(), 3, large.unit)
    slot = where.slots[0]
    room = plates.name_room(slot.width(), slot.height())
    for name in NAMES[language]:
        font = plates.font_of(name, slot.width(), slot.height(), large.unit)
        assert writing.fits(font, name, room, plates.NARROWEST), name
