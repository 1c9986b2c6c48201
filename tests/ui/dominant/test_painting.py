"""Only what has changed is painted again; the table looks as if all of it had been."""

import json
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPolygonF

from evolution_qt.core.rng import Rng
from evolution_qt.games.dominant.cards import NO_ANIMAL
from evolution_qt.games.dominant.events import MELTING
from evolution_qt.games.dominant.grid import CELLS
from evolution_qt.games.dominant.look_ahead import Branch
from evolution_qt.games.dominant.steps import PLANS
from evolution_qt.games.opening import open_position
from evolution_qt.ui.dominant import colours_and_icons, piece_painting, tile_forecast
from evolution_qt.ui.dominant.action_display import RowsItem
from evolution_qt.ui.dominant.earth import DANGER, EarthItem
from evolution_qt.ui.dominant.geometry import UNITS, Geometry, hexagon, token_rects
from evolution_qt.ui.dominant.gesture_targets import TOKEN
from evolution_qt.ui.dominant.own_board import OwnItem
from evolution_qt.ui.dominant.panels import AnimalsItem, CardsItem, HeadItem
from evolution_qt.ui.dominant.supply import BagItem, StacksItem
from evolution_qt.ui.kit import palette, pixmaps, writing
from evolution_qt.ui.shell.window.language import Translations
from evolution_qt.ui.table.gestures import Spot
from tests.ui.dominant.sizes import read
from tests.ui.dominant.tables import RULES, Played, positions


def shown(table):
    """Return what is seen of a table, as it has been painted so far."""
    return table.viewport().grab().toImage()


def fresh(qtbot, state):
    """Return what a table shows that has shown nothing else."""
    pixmaps.forget()
    return shown(Played(qtbot, state).table)


def test_a_table_that_follows_a_game_looks_like_one_that_shows_its_end(qtbot):
    state, rng = positions()["migration"].clone(), Rng(5)
    played = Played(qtbot, state)
    for _ in range(40):
        steps = RULES.legal(state)
        RULES.apply(state, steps[rng.below(len(steps))])
        played.table.show_position(RULES.observe(state, state.to_move), ask=True)
        shown(played.table)

    assert fresh(qtbot, state) == shown(played.table)


PARTS = {AnimalsItem: "draw", CardsItem: "draw", HeadItem: "draw", OwnItem: "draw", BagItem: "draw"}
PARTS |= {StacksItem: "draw", RowsItem: "paint", EarthItem: "paint"}


@pytest.fixture
def painted(monkeypatch):
    """Return how often each part of the table was painted."""
    found = Counter()

    def counting(kind, paint):
        def counted(item, *given, **more):
            found[kind] += 1
            paint(item, *given, **more)

        return counted

    for kind, name in PARTS.items():
        monkeypatch.setattr(kind, name, counting(kind, getattr(kind, name)))
    return found


def test_the_same_position_again_paints_nothing(qtbot, painted):
    state = positions()["plan"]
    played = Played(qtbot, state)
    shown(played.table)
    assert set(PARTS) == set(painted)
    painted.clear()

    played.table.show_position(RULES.observe(state, state.to_move), ask=True)
    shown(played.table)

    assert not painted


def test_a_pawn_that_is_placed_paints_what_changes_and_that_once(qtbot, painted):
    state = positions()["plan"].clone()
    played = Played(qtbot, state)
    shown(played.table)
    painted.clear()

    seat = state.to_move
    RULES.apply(state, next(step for step in PLANS if step in RULES.legal(state)))
    played.table.show_position(RULES.observe(state, seat))
    shown(played.table)

    assert {OwnItem: 1, RowsItem: 1} == painted


def test_a_position_that_was_prepared_is_drawn_without_looking_ahead(qtbot, monkeypatch):
    state = positions()["plan"].clone()
    played = Played(qtbot, state)
    RULES.apply(state, next(step for step in PLANS if step in RULES.legal(state)))
    seen = RULES.observe(state, state.to_move)
    looked = []
    monkeypatch.setattr(Branch, "answer", lambda _branch, step: looked.append(step))
    list(played.table.prepare(seen))
    assert looked
    looked.clear()

    played.table.show_position(seen)

    assert not looked


def test_one_disk_lets_its_tiles_be_painted_and_no_more(qtbot, monkeypatch):
    state = positions()["abundance"]
    played = Played(qtbot, state)
    shown(played.table)
    rooms = []
    monkeypatch.setattr(EarthItem, "update", lambda item, *room: rooms.append(room))

    other = state.clone()
    corner = next(at for at, kind in enumerate(state.disks) if kind < 6)
    other.lift_disk(corner, NO_ANIMAL, MELTING)
    other.put_disk((state.disks[corner] + 1) % 6, corner)
    played.board.earth.look_ahead(other)

    assert 1 <= len(rooms) <= 3
    assert all(isinstance(room, QRectF) for (room,) in rooms)


def test_a_lens_lets_everything_be_painted(qtbot):
    state = positions()["plan"]
    played = Played(qtbot, state)
    before = shown(played.table)

    played.table.look_through(DANGER)

    assert before != shown(played.table)
    played.table.look_through(0)
    assert before == shown(played.table)


def test_panels_speak_another_language_at_once(qtbot, qapp):
    state = positions()["plan"]
    played = Played(qtbot, state)
    shown(played.table)
    before, translations = QLocale(), Translations(qapp)
    translations.use("de")
    try:
        played.table.display.retranslate()
        german = shown(played.table)

        assert fresh(qtbot, state) == german
    finally:
        translations.remove()
        QLocale.setDefault(before)


# What a tile pays, and to whom


@pytest.fixture
def side(qtbot):
    """Return the smallest tile that a window of the usual size ever has: of the whole earth."""
    earth = Played(qtbot, positions()["plan"]).board.earth
    unit = earth.style.unit
    return Geometry(earth.rect.adjusted(6 * unit, 6 * unit, -6 * unit, -6 * unit)).side


@pytest.mark.parametrize("count", range(1, 7))
def test_each_value_stands_on_the_animal_that_is_paid_whose_sign_is_large(side, count):
    """Colours of animals that are too near for some sights want a sign of 16 pixels."""
    rects = token_rects(count, side, QPointF())
    plates = [piece_painting.value_plate(rect, side / UNITS) for rect in rects]

    for rect, plate in zip(rects, plates, strict=True):
        assert plate.bottom() == pytest.approx(rect.top())
        assert rect.left() < plate.left() < plate.right() < rect.right()
        sign = piece_painting.sign_room(rect)
        assert min(sign.width(), sign.height()) >= 16
        assert plate.height() >= 12
    for number, plate in enumerate(plates):
        others = [one for at, one in enumerate((*plates, *rects)) if at % count != number]
        assert not [one for one in others if one.intersects(plate)]
        tile = hexagon(QPointF(), side * 1.03)
        assert all(tile.containsPoint(at, Qt.FillRule.OddEvenFill) for at in QPolygonF(plate))


@pytest.mark.parametrize("words", ["9×", "12×", "+12", "−2?"])
@pytest.mark.parametrize("count", range(1, 7))
def test_what_a_lens_shows_has_room_beside_a_sign_that_can_be_made_out(side, count, words):
    """It is squeezed no further than a line of any panel."""
    for rect in token_rects(count, side, QPointF()):
        sign, number = piece_painting.sign_room(rect, words), piece_painting.number_room(rect, words)

        assert writing.fits(piece_painting.number_font(rect, words), words, number.width())
        assert sign.right() < number.left() < number.right() < rect.right()
        assert sign.width() >= 9


def test_the_sign_of_a_tile_that_is_scored_is_seen_whole(qtbot, monkeypatch):
    """Over one row of animals or two; the tile above is painted afterwards, and animals over it."""
    position = Path(__file__).parents[3] / "docs" / "positions" / "dominant" / "domination.json"
    _, state = open_position(json.loads(position.read_text(encoding="utf-8")))
    assert {1, 2, 3, 4} <= {len(state.ranked(cell)) for cell in range(CELLS)}
    for cell in range(CELLS):
        state.scored |= bool(state.ground[cell]) << cell
    played = Played(qtbot, state)
    earth = played.board.earth

    signs = [line.rect for line in read(played.table, monkeypatch, earth=True).lines if "✓" == line.words]

    assert len(signs) == sum(map(bool, state.ground))
    for sign in signs:
        cell = earth.geometry.cell_at(earth.mapFromScene(sign.center()))
        tile = hexagon(earth.cell_outline(cell).center(), earth.geometry.side * 0.97)
        assert all(tile.containsPoint(at, Qt.FillRule.OddEvenFill) for at in QPolygonF(sign))
        tokens = [earth.rect_of(Spot(TOKEN, index=cell, part=one)) for one in state.in_play]
        assert not [rect for rect in tokens if rect.intersects(sign)]


# High contrast


@pytest.fixture
def strong():
    """Paint in high contrast."""
    palette.strengthen(on=True)
    yield
    palette.strengthen(on=False)


def drawn(draw):
    """Return a picture."""
    image = QImage(120, 120, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.gray)
    painter = QPainter(image)
    draw(painter)
    painter.end()
    return image


PIECES = {
    "tile": lambda painter: piece_painting.tile(painter, 2, QPointF(60, 60), 55, "d3"),
    "token": lambda painter: piece_painting.token(painter, 4, 3, QRectF(10, 30, 90, 60)),
    "crown": lambda painter: piece_painting.marks(painter, QRectF(10, 40, 90, 60), lead=1, danger=0),
    "pawn": lambda painter: piece_painting.pawn(painter, 3, QPointF(60, 60), 40),
    "disk": lambda painter: piece_painting.element(painter, 4, QPointF(60, 60), 40),
    "portrait": lambda painter: piece_painting.portrait(painter, 5, QRectF(10, 10, 90, 90)),
    "value": lambda painter: piece_painting.value(painter, "8", QRectF(40, 40, 26, 25), 2),
    "free value": lambda painter: piece_painting.free_values(painter, 2, 1, QPointF(60, 60), 2),
}


@pytest.mark.parametrize("piece", PIECES)
def test_high_contrast_reaches_every_piece(qapp, piece):
    usual = drawn(PIECES[piece])
    palette.strengthen(on=True)
    try:
        assert usual != drawn(PIECES[piece])
    finally:
        palette.strengthen(on=False)


def test_in_high_contrast_every_sign_stands_out_from_its_ground(strong):
    for look in (*colours_and_icons.ANIMALS, *colours_and_icons.ELEMENTS):
        assert palette.contrast(look.shown.ink, look.shown.ground) >= colours_and_icons.STRONG


@pytest.mark.parametrize("is_strong", [False, True], ids=["usual", "high contrast"])
def test_the_lens_of_danger_fades_no_animal_in_high_contrast(qtbot, is_strong):
    """Those in danger have marks, so that the others need not step back."""
    state = positions()["migration"]
    safe = [
        Spot(TOKEN, index=cell, part=one.animal)
        for cell, animals in tile_forecast.every_standing(state).items()
        for one in animals
        if not one.may_die and not one.is_close
    ]
    assert safe
    palette.strengthen(on=is_strong)
    try:
        played = Played(qtbot, state, theme="dark_contrast" if is_strong else "dark")
        looks = []
        for lens in (0, DANGER):
            played.table.look_through(lens)
            image = shown(played.table)
            looks.append([sign_of(played.board.earth.rect_of(spot), image) for spot in safe])
    finally:
        palette.strengthen(on=False)

    assert is_strong == (looks[0] == looks[1])


def sign_of(token, image):
    """Return a picture of the middle of the sign on a token."""
    room = piece_painting.sign_room(token)
    return image.copy(room.adjusted(5, 5, -5, -5).toAlignedRect())
