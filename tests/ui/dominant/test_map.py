"""The map has room for the tiles that lie there and one ring; it moves when a tile is laid at its edge."""

import asyncio

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage

from evolution_qt.core.event import Event
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.cards import CELL_REF, DESERT, STACK_REF
from evolution_qt.games.dominant.grid import CELL_NUMBERS, CELLS, NEIGHBOURS
from evolution_qt.ui.dominant import geometry
from evolution_qt.ui.dominant.gesture_targets import CELL, CUBES
from evolution_qt.ui.kit import timings
from evolution_qt.ui.table.gestures import Spot
from tests.ui.clips import Clip
from tests.ui.dominant.sizes import WINDOWS, played
from tests.ui.dominant.tables import RULES, Played, positions
from tests.ui.hands import run


def land_of(state):
    return {cell for cell in range(CELLS) if state.ground[cell]}


def ring_of(state):
    land = land_of(state)
    return {near for cell in land for near in NEIGHBOURS[cell]} - land


def laid(state, name):
    """Return what happens when a tile is laid, and the position after it."""
    after, cell = state.clone(), CELL_NUMBERS[name]
    after.lay_tile(cell, DESERT)
    return Event(e.TILE_PLACED, 0, card=STACK_REF + 1, target=CELL_REF + cell, amount=DESERT), after


@pytest.fixture
def begun(qtbot):
    """Return a table with the seven first tiles."""
    return Played(qtbot, RULES.new(3, 1))


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("seats", [2, 6])
def test_all_tiles_and_one_ring_around_them_are_seen(qtbot, seats, size):
    for state in played(seats):
        shown = Played(qtbot, state, size) if state.pending else None
        if shown is None:
            continue
        earth = shown.board.earth
        assert land_of(state) | ring_of(state) == earth.geometry.cells
        for cell in earth.geometry.cells:
            assert earth.scene_rect.adjusted(-1, -1, 1, 1).contains(earth.cell_outline(cell))


def test_few_tiles_are_larger_than_all_would_be(begun, qtbot):
    side = begun.board.earth.geometry.side
    late = Played(qtbot, played(6)[2]).board.earth.geometry.side

    assert side >= 1.15 * late


@pytest.mark.parametrize("size", WINDOWS)
def test_no_tile_lies_below_lenses_stacks_or_legend(qtbot, size):
    for kind in ("migration", "plan"):
        state = positions()[kind]
        board = Played(qtbot, state, size).board
        earth = board.earth
        for one in (*board.lenses, board.stacks, board.legend):
            covered = [
                c for c in land_of(state) if earth.geometry.covers(earth.mapRectFromScene(one.scene_rect), c)
            ]
            assert (type(one).__name__, []) == (type(one).__name__, covered)


def moves(shown, name):
    event, after = laid(shown.state, name)
    return Clip(shown.table, shown.table.playback.cues.motion([event], shown.state)), after


def test_the_map_moves_for_a_tile_that_is_laid_outside(begun):
    shown = begun
    shown.table.playback.set_speed(1)
    clip, after = moves(shown, "b3")
    before = shown.board.earth.geometry.place

    assert timings.MAP == 400
    assert clip.length >= timings.MAP
    (moving,) = clip.at(clip.length - timings.MAP / 2)
    assert 0.4 < moving.amount < 0.6
    assert not shown.board.earth.isVisible()
    clip.at(clip.length)
    last = seen(shown)
    shown.table.animator.scenes.clear()
    shown.table.show_position(RULES.observe(after, after.to_move), ask=True)

    assert before != shown.board.earth.geometry.place
    assert shown.board.earth.isVisible()
    assert alike(last, seen(shown))


def seen(shown):
    """Return what is seen of the earth."""
    place = shown.table.mapFromScene(shown.board.earth.scene_rect).boundingRect()
    return shown.table.viewport().grab(place.adjusted(110, 110, -110, -130)).toImage()


def alike(one: QImage, other: QImage) -> bool:
    """Return whether hardly any pixels of two pictures differ by much."""
    points = [QPoint(x, y) for x in range(0, one.width(), 3) for y in range(0, one.height(), 3)]
    far = [at for at in points if abs(one.pixelColor(at).lightness() - other.pixelColor(at).lightness()) > 40]
    return len(far) < len(points) * 0.03


def test_it_does_not_move_for_a_tile_that_changes_nothing_of_its_room(begun):
    event, after = laid(begun.state, "b3")
    shown = begun
    shown.table.show_position(RULES.observe(after, after.to_move), ask=True)
    far = next(
        name
        for name, cell in CELL_NUMBERS.items()
        if cell in ring_of(after) and not shown.board.earth.moves_for(laid(after, name)[1])
    )
    shown.state = after
    shown.table.playback.set_speed(1)
    clip, _ = moves(shown, far)

    assert clip.length < timings.MAP
    assert event.target != CELL_REF + CELL_NUMBERS[far]


@pytest.mark.parametrize("way", ["finish", "skip"])
def test_a_move_that_is_cut_short_leaves_the_earth_in_sight(qapp, begun, way):
    """Whether what follows is still shown, or skipped as well."""
    shown, (event, after) = begun, laid(begun.state, "b3")
    table, earth = shown.table, shown.board.earth
    table.playback.set_speed(1)

    async def played_and_cut():
        playing = asyncio.ensure_future(table.playback.perform([event]))
        while earth.isVisible():  # until the map is on its way
            await asyncio.sleep(0)
        getattr(table.animator, way)()
        await playing
        table.show_position(RULES.observe(after, after.to_move), ask=True)

    run(qapp, played_and_cut())

    assert earth.isVisible()
    assert earth.geometry.place == fitted(earth, after).place


def fitted(earth, state):
    return geometry.fitted(earth.rect.adjusted(6, 6, -6, -6), land_of(state), earth.kept)


def test_what_is_tried_on_the_map_does_not_move_it(begun):
    """The tile that is aimed at comes where it is aimed, and the cells around stay where they are."""
    shown = begun
    earth = shown.board.earth
    _, after = laid(shown.state, "b3")
    far = min(ring_of(shown.state), key=lambda cell: -earth.geometry.centres[cell].x())
    place = shown.table.mapFromScene(earth.cell_outline(far)).boundingRect()
    before = shown.table.viewport().grab(place).toImage()
    assert earth.moves_for(after)

    earth.look_ahead(after, frozenset({CELL_NUMBERS["b3"]}))

    assert before == shown.table.viewport().grab(place).toImage()


def test_with_reduced_motion_it_is_there_at_once(begun):
    shown = begun
    shown.table.playback.set_speed(1)
    shown.table.playback.set_calm(on=True)
    clip, _ = moves(shown, "b3")

    assert clip.length < timings.MAP
    clip.at(clip.length)
    assert shown.board.earth.isVisible()


def test_what_is_dragged_after_a_move_lands_where_it_is_let_go(begun):
    shown, state = begun, positions()["migration"]
    before = shown.board.earth.geometry.place
    shown.table.show_position(RULES.observe(state, state.to_move), ask=True)
    assert before != shown.board.earth.geometry.place
    board = shown.board
    for thing, spot in [one for one in board.steps if one[0].sort == CUBES][:6]:
        assert spot in board.earth.spots_at(
            board.earth.mapFromScene(board.earth.cell_outline(spot.index).center())
        )
        shown.drag(board.home(thing).center(), board.earth.cell_outline(spot.index).center())
        if shown.table.player.panel is not None:
            shown.click(shown.table.player.panel.choice_rect(0).center())
        (move,) = shown.table.plan.moves
        assert (thing.number, spot.index) == (move.start, move.end)
        shown.table.take_back()


def test_every_cell_of_a_map_that_has_moved_is_hit_in_its_middle(begun):
    shown, state = begun, positions()["migration"]
    shown.table.show_position(RULES.observe(state, state.to_move), ask=True)
    earth = shown.board.earth
    for cell in land_of(state) | ring_of(state):
        at = earth.mapFromScene(earth.cell_outline(cell).center())
        assert Spot(CELL, index=cell) in earth.spots_at(at)
        assert QRect(QPoint(), shown.table.size()).contains(shown.at(earth.mapToScene(at)))
