"""A new size is painted one picture in a turn; meanwhile a picture of the old one stands in."""

import asyncio

import pytest
from PySide6.QtCore import QPoint, QSize, QSizeF, Qt
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication
from shiboken6 import delete

from evolution_qt.core.event import Event
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import species_ref
from evolution_qt.ui.evolution.tiles import TileItem
from evolution_qt.ui.kit import art, jobs, pixmaps
from evolution_qt.ui.table.centre import PondItem
from evolution_qt.ui.table.display import Display
from tests.positions import position
from tests.ui.evolution.tables import Player

GREW = Event(e.POPULATION_GREW, 0, subject=species_ref(0, 0))


def full():
    """Return a game and a position with some of everything."""
    return position(
        ["b2 p3 climbing:1 burrowing:2", "b5 p5 horns:1"],
        ["b1 p1"],
        phase="play",
        hand=["horns:3", "carnivore:2"],
    )


@pytest.fixture
def player(qtbot):
    """Someone at a table of which no picture is kept from another test."""
    art.forget()
    pixmaps.cache.clear()
    player = Player(qtbot, *full())
    player.table.viewport().grab()
    return player


@pytest.fixture
def slowly(monkeypatch):
    """Let each turn of a job be one step."""
    monkeypatch.setattr(jobs, "BREATH", 0)


def boards_kept():
    """Return the keys of the boards that are painted, of any size."""
    return {key for key in pixmaps.cache.kept if key[0] == "tile"}


def is_bare(table):
    """Return whether nothing is seen but the light on the table."""
    room, placeholder = table.viewport(), table.display.placeholder
    bare = art.table_sketch(table.display.theme, room.width(), room.height(), table.display.ground_light)
    return placeholder.is_shown and bare.toImage() == placeholder.picture.toImage()


def resized(player, width=1111, height=703):
    """Change the size of the window and let the table arrange itself for it."""
    table = player.table
    table.resize(width, height)
    assert table.display.placeholder.is_shown
    table.display.rearrange()
    return table


def test_while_the_size_changes_nothing_is_painted_anew(player):
    table = player.table
    kept = len(art.cache.kept), len(pixmaps.cache.kept)
    for step in range(5):
        table.resize(1280 - 7 * step, 720 - 3 * step)
        table.viewport().grab()

    assert table.display.placeholder.is_shown
    assert kept == (len(art.cache.kept), len(pixmaps.cache.kept))


@pytest.mark.parametrize("size", [(1111, 703), (1600, 900)])
def test_the_picture_is_the_table_as_it_was_and_no_item_is_painted_again_for_it(qtbot, monkeypatch, size):
    """Painting a full table would take longer than a turn may."""
    painted = []
    for sort in (TileItem, PondItem):  # a card of a fan is turned, and Qt keeps no picture of that
        paint = sort.paint
        monkeypatch.setattr(sort, "paint", lambda *given, paint=paint: (painted.append(1), paint(*given)))
    player = Player(qtbot, *full())
    table = player.table
    before = table.viewport().grab().toImage()
    assert painted
    painted.clear()

    table.resize(*size)

    assert not painted
    assert table.display.placeholder.picture.toImage() == before


def test_until_it_is_painted_the_old_picture_is_seen_and_no_bare_table(player, qtbot):
    """As in a window, whose first picture comes bit by bit too."""
    player.table.paints_gradually = True
    before = player.table.viewport().grab().toImage()
    table = resized(player)

    seen = table.viewport().grab().toImage()

    assert table.display.placeholder.is_shown
    assert seen == before.scaled(seen.size())


def test_then_one_picture_is_painted_in_each_turn_until_the_table_comes_alive(player, qtbot, slowly):
    table = resized(player)
    still = table.display.placeholder
    most = turns = 0
    while still.is_shown:
        before = len(art.cache.kept) + len(pixmaps.cache.kept)
        still.painting.go_on()
        most = max(most, len(art.cache.kept) + len(pixmaps.cache.kept) - before)
        turns += 1
    assert most <= 2, "a tile and the herd on it"
    assert turns > 20

    before = len(art.cache.kept), len(pixmaps.cache.kept)
    table.viewport().grab()
    after = len(art.cache.kept), len(pixmaps.cache.kept)
    assert before == after, "something was not painted before"


def test_things_are_painted_one_after_the_other_before_the_table_comes_alive(qtbot, slowly, monkeypatch):
    """Painting every tile for the first time would take a turn as long as a card."""
    painted = [0]
    paint = TileItem.paint

    def noted(item, painter, *more):
        painted[-1] += painter.device().width() > 1  # else it is only asked for its pictures
        paint(item, painter, *more)

    monkeypatch.setattr(TileItem, "paint", noted)
    player = Player(qtbot, *full())
    player.table.viewport().grab()
    table = resized(player)
    assert 3 == sum(painted)
    painted.clear()
    still = table.display.placeholder
    before = table.viewport().grab().toImage()
    while still.is_shown:
        painted.append(0)
        still.painting.go_on()
        assert not still.is_shown or before == table.viewport().grab().toImage()
    assert 1 == max(painted)
    painted.append(0)

    table.viewport().grab()

    assert 0 == painted[-1]


def test_a_table_whose_pictures_have_no_room_still_comes_alive(player, qtbot, monkeypatch):
    monkeypatch.setattr(pixmaps, "keep_for", lambda *_: None)
    monkeypatch.setattr(pixmaps.cache, "limit", 1)
    monkeypatch.setattr(art.cache, "limit", 1)

    table = resized(player)

    qtbot.waitUntil(lambda: not table.display.placeholder.is_shown, timeout=240_000)


def test_it_looks_as_if_it_had_been_painted_at_once(player, qtbot):
    table = resized(player)
    qtbot.waitUntil(lambda: not table.display.placeholder.is_shown, timeout=240_000)
    slowly = table.viewport().grab().toImage()

    other = Player(qtbot, player.game, player.state, (1111, 703))
    at_once = other.table.viewport().grab().toImage()

    assert slowly.size() == at_once.size()
    differing = [
        1
        for x in range(0, 1111, 7)
        for y in range(0, 703, 7)
        if slowly.pixel(QPoint(x, y)) != at_once.pixel(QPoint(x, y))
    ]
    assert len(differing) < 30


def test_a_key_brings_the_table_back_at_once(player):
    table = resized(player)

    player.key(Qt.Key.Key_1)

    assert not table.display.placeholder.is_shown
    assert table.player.chosen is not None


def test_a_press_waits_until_the_table_is_painted(player, qtbot):
    table = resized(player)
    start, end = player.card(0), player.spot("body", 0, 0)

    player.drag(start, end)

    assert table.display.placeholder.is_shown
    assert player.moves == []
    assert not table.drag.is_carrying
    qtbot.waitUntil(lambda: len(player.moves) == 1, timeout=240_000)
    assert player.moves[0].split()[:2] == ["body", "0"]
    assert not table.display.placeholder.is_shown


def test_what_waits_for_the_table_comes_before_a_key(player):
    table = resized(player)
    player.click(player.card(0))

    player.key(Qt.Key.Key_Escape)

    assert not table.display.placeholder.is_shown
    assert table.player.chosen is None


@pytest.mark.parametrize("what", ["another", "position", "instant", "motion", "leaving"])
def test_a_press_that_waits_comes_to_nothing_when_something_else_is_shown(player, qtbot, what):
    table = resized(player)
    player.click(player.card(0))
    assert table.pointer.has_waiting

    match what:
        case "another":
            table.show_position(player.game.observe(player.state, 1), ask=True)
        case "position":
            table.show_position(player.game.observe(player.state, 0), ask=True)
        case "instant":
            table.playback.set_speed(0)
            asyncio.run(table.playback.perform([GREW]))
        case "motion":
            table.display.placeholder.ended.connect(table.playback.abandon)
            table.paints_gradually = True
            with pytest.raises(TimeoutError):  # nothing is painted while it waits
                asyncio.run(asyncio.wait_for(table.playback.perform([GREW]), 0.01))
        case "leaving":
            table.hide()
    table.display.placeholder.end()

    assert not table.pointer.has_waiting
    assert table.player.chosen is None
    assert player.moves == []


def test_a_table_that_comes_after_another_is_seen_as_that_one_until_it_is_painted(player, qtbot):
    other = Player(qtbot, player.game, player.state, (1280, 720)).table
    other.display.is_painted = False
    art.forget()
    pixmaps.cache.clear()
    other.paints_gradually = True
    before = player.table.viewport().grab().toImage()

    other.display.come_after(player.table.viewport())

    assert before == other.viewport().grab().toImage()
    assert other.display.placeholder.is_shown
    qtbot.waitUntil(lambda: not other.display.placeholder.is_shown, timeout=240_000)


def test_back_to_the_old_size_nothing_has_to_be_painted(player):
    table = player.table
    table.resize(1200, 700)
    table.resize(QSize(1280, 720))
    table.display.rearrange()

    assert not table.display.placeholder.is_shown


def test_the_first_picture_can_come_bit_by_bit_too(qtbot, player):
    game, state = player.game, player.state
    art.forget()
    pixmaps.cache.clear()
    other = Player(qtbot, game, state, (1000, 640))
    table = other.table
    table.display.is_painted = False
    table.paints_gradually = True
    art.forget()
    pixmaps.cache.clear()

    table.viewport().grab()
    assert table.display.placeholder.is_shown
    qtbot.waitUntil(lambda: not table.display.placeholder.is_shown, timeout=240_000)
    QApplication.processEvents()
    assert table.player.panel is None


def test_a_picture_shows_a_hand_no_longer_than_the_table_does(player):
    """Someone resizes the window in the own turn, and the next position is for everyone's eyes."""
    table = resized(player)

    table.show_position(player.game.observe(player.state, -1))

    assert not table.display.placeholder.is_shown


def test_a_press_while_the_size_still_changes_meets_the_new_places(player, qtbot):
    table = player.table
    table.resize(1111, 703)
    assert table.display.is_resizing

    player.press(player.card(0))
    player.move(player.card(0), player.spot("body", 0, 0))
    qtbot.waitUntil(lambda: table.drag.is_carrying, timeout=240_000)
    player.release(player.spot("body", 0, 0))
    assert [move.split()[:2] for move in player.moves] == [["body", "0"]]


def test_another_size_before_the_last_one_is_painted_is_painted_bit_by_bit_too(player, qtbot):
    table = resized(player)
    table.display.placeholder.painting.go_on()

    resized(player, 1005, 660)
    qtbot.waitUntil(lambda: not table.display.placeholder.is_shown, timeout=240_000)

    before = len(art.cache.kept), len(pixmaps.cache.kept)
    table.viewport().grab()
    assert before == (len(art.cache.kept), len(pixmaps.cache.kept))


def test_another_theme_is_not_painted_over_with_the_old_one(player):
    table = resized(player)
    table.display.placeholder.painting.go_on()

    table.display.set_theme("dark")

    assert not table.display.placeholder.is_shown
    assert not table.display.placeholder.painting.is_active


@pytest.mark.parametrize("what", ["theme", "language"])
def test_another_look_of_everything_is_seen_once_it_is_painted(player, qtbot, what):
    table = player.table
    table.paints_gradually = True
    before = table.viewport().grab().toImage()
    change = {"theme": lambda: table.display.set_theme("dark"), "language": table.display.retranslate}[what]
    pixmaps.cache.clear()
    art.forget()

    change()
    assert table.viewport().grab().toImage() == before
    assert not art.cache.kept
    assert all(key[0] == "tray" for key in pixmaps.cache.kept), (
        "a seat's plain panel alone is painted at once"
    )
    qtbot.waitUntil(lambda: not table.display.placeholder.is_shown, timeout=240_000)
    slowly = table.viewport().grab().toImage()

    assert (slowly == before) is (what == "language")  # nothing is translated here
    table.paints_gradually = False
    table.redraw()
    assert slowly == table.viewport().grab().toImage()


def test_a_size_of_writing_that_is_taken_back_before_it_is_drawn_is_not_seen(player, qtbot):
    table = player.table
    table.paints_gradually = True
    before = table.viewport().grab().toImage()

    for factor, scale in ((1.25, 0.8), (1.0, 1.0)):
        table.display.set_text(factor, scale)
    qtbot.waitUntil(lambda: not table.display.placeholder.is_shown, timeout=240_000)

    assert (1.0, 1.0) == (table.board.text, table.display.scale)
    assert before == table.viewport().grab().toImage()


def test_many_sizes_of_writing_are_drawn_once(player, monkeypatch):
    """As when a corner of the window is dragged."""
    table = player.table
    table.paints_gradually = True
    drawn, redraw = [], table.redraw
    monkeypatch.setattr(table, "redraw", lambda: (drawn.append(table.display.scale), redraw()))

    for scale in (0.9, 0.8, 0.7):
        table.display.set_text(1.0, scale)
    table.display.placeholder.end()

    assert [0.7] == drawn


def fail():
    raise RuntimeError("no picture")


@pytest.mark.parametrize("what", ["ground", "change"])
def test_a_table_is_seen_though_painting_it_fails(player, qtbot, monkeypatch, what):
    """What waits for the table would else wait for ever."""
    table, placeholder = player.table, player.table.display.placeholder
    table.paints_gradually = True
    ended = []
    placeholder.ended.connect(lambda: ended.append(True))
    if what == "ground":
        monkeypatch.setattr(placeholder, "_ask_ground", fail)  # private: only a fault of ours makes it fail
        table.display.set_theme("dark")
    else:
        table.display.retranslate(fail)
        table.display.set_theme("dark")
    assert placeholder.is_shown

    with pytest.raises(RuntimeError, match="no picture"):
        placeholder.painting.finish()

    assert ended
    assert not placeholder.is_shown
    assert not placeholder.painting.is_active
    assert "dark" == table.display.theme, "what came after the fault is done"


def another_moment(player):
    """Return a moment of the same game in which every board is another one, as the player sees it."""
    state = player.state.clone()
    for species in [one for seat in state.players for one in seat.species]:
        species.body, species.population = 6, 6
    return player.game.observe(state, 0)


def test_another_moment_is_seen_as_soon_as_it_is_painted(player, qtbot):
    table = player.table
    table.paints_gradually = True
    before = table.viewport().grab().toImage()

    table.show_ply(another_moment(player))
    assert table.viewport().grab().toImage() == before
    table.display.placeholder.painting.go_on()
    assert table.viewport().grab().toImage() == before
    qtbot.waitUntil(lambda: not table.display.placeholder.is_shown, timeout=240_000)
    slowly = table.viewport().grab().toImage()

    assert slowly != before
    table.redraw()
    assert slowly == table.viewport().grab().toImage()


@pytest.mark.parametrize("when", ["at once", "when the ground is painted", "when the tiles are painted"])
def test_what_happens_behind_the_picture_is_painted_before_it_is_seen(player, slowly, monkeypatch, when):
    """Bots that move without motion do not wait until a size or a theme is painted."""
    table = player.table
    table.paints_gradually = True
    still = table.display.placeholder
    painted_late = []
    paint = Display.paint

    def watched(self, *given):
        kept = {*art.cache.kept, *pixmaps.cache.kept}
        paint(self, *given)
        painted_late.extend({*art.cache.kept, *pixmaps.cache.kept} - kept)

    monkeypatch.setattr(Display, "paint", watched)
    table.display.set_theme("dark")
    still.painting.go_on()
    pixmaps.cache.clear()
    art.forget()
    while when == "when the ground is painted" and not art.cache.kept:
        still.painting.go_on()
    while when == "when the tiles are painted" and len(boards_kept()) < 3:
        still.painting.go_on()

    table.show_position(another_moment(player), ask=True)
    while still.is_shown:
        still.painting.go_on()
    table.viewport().grab()
    table.top.deferred.painting.finish()
    table.viewport().grab()

    assert not painted_late
    slowly = table.viewport().grab().toImage()
    table.paints_gradually = False
    table.redraw()
    assert slowly == table.viewport().grab().toImage()


def test_rows_that_change_behind_the_picture_are_painted_from_the_beginning(player, qtbot, slowly):
    table = player.table
    table.paints_gradually = True
    table.display.set_theme("dark")
    still = table.display.placeholder
    for _ in range(20):
        still.painting.go_on()
    before = table.viewport().grab().toImage()
    state = player.state.clone()
    state.players[0].species += [one.clone() for one in state.players[0].species * 2]

    table.show_position(player.game.observe(state, 0), ask=True)

    assert still.is_shown
    assert before == table.viewport().grab().toImage()
    qtbot.waitUntil(lambda: not still.is_shown, timeout=240_000)
    assert before != table.viewport().grab().toImage()


def test_whoever_leafs_fast_sees_the_moments_all_the_same(player, qtbot):
    """Were each painted from the beginning, nothing would be seen until the leafing ends."""
    table = player.table
    table.paints_gradually = True
    first, second = player.game.observe(player.state, 0), another_moment(player)
    seen = []
    table.display.placeholder.ended.connect(lambda: seen.append(True))
    for _ in range(500):
        for moment in (second, first):
            table.show_ply(moment)
            if table.display.placeholder.is_shown:
                table.display.placeholder.painting.go_on()

    assert seen


def test_before_a_moment_for_somebody_else_is_painted_the_table_is_bare(player, qtbot):
    table = player.table
    table.paints_gradually = True
    pixmaps.cache.clear()

    table.show_ply(player.game.observe(player.state, -1))

    assert is_bare(table)
    qtbot.waitUntil(lambda: not table.display.placeholder.is_shown, timeout=240_000)


def test_what_is_painted_for_somebody_else_already_is_shown_at_once(player, qtbot):
    table = player.table
    table.paints_gradually = True
    for viewer in (1, 0):
        table.show_ply(player.game.observe(player.state, viewer))
        qtbot.waitUntil(lambda: not table.display.placeholder.is_shown, timeout=240_000)
        table.top.deferred.painting.finish()

    table.show_ply(player.game.observe(player.state, 1))

    assert not table.display.placeholder.is_shown


def test_a_motion_begins_when_the_table_is_painted(player, qtbot):
    table = player.table
    table.paints_gradually = True
    table.playback.set_speed(50)
    table.show_ply(another_moment(player))
    begun = []

    async def act():
        task = asyncio.ensure_future(
            table.playback.perform(
                [GREW],
                lambda count: begun.append(table.display.placeholder.is_shown),
            )
        )
        while not task.done():
            QApplication.processEvents()
            await asyncio.sleep(0.001)
        task.result()

    asyncio.run(act())
    assert begun == [False]


def test_nothing_is_painted_for_a_table_that_nobody_sees(player, qtbot):
    """Behind another page the game goes on, and what it looks like was not painted."""
    table = player.table
    table.hide()
    table.show_position(another_moment(player))
    kept = {*art.cache.kept, *pixmaps.cache.kept}

    table.resize(1111, 703)
    table.show()
    QApplication.sendPostedEvents()

    new = {*art.cache.kept, *pixmaps.cache.kept} - kept
    assert all(key[0] == "tray" for key in new), "only a seat's plain panel is painted as it is laid"
    assert not table.display.placeholder.is_shown
    assert QSizeF(1111, 703) == table.scene().sceneRect().size()


def test_the_same_size_again_before_it_is_painted_goes_on_bit_by_bit(player, qtbot):
    """A person who lets go of the corner and takes it again would else wait for everything at once."""
    table = resized(player)
    table.display.placeholder.painting.cancel()
    before = boards_kept()

    resized(player)

    assert table.display.placeholder.is_shown
    assert before == boards_kept()
    qtbot.waitUntil(lambda: not table.display.placeholder.is_shown, timeout=240_000)


def test_a_table_for_somebody_else_that_is_still_being_painted_is_bare_until_then(player, qtbot):
    table = resized(player)
    table.paints_gradually = True
    table.display.placeholder.painting.cancel()
    before = boards_kept()

    table.show_position(player.game.observe(player.state, -1))

    assert before == boards_kept()
    assert is_bare(table), "somebody's hand may be in it"
    qtbot.waitUntil(lambda: not table.display.placeholder.is_shown, timeout=240_000)


def test_a_table_that_is_seen_again_paints_bit_by_bit_what_was_forgotten(player, qtbot):
    table = player.table
    table.paints_gradually = True
    table.hide()
    table.show()
    table.viewport().grab()
    assert not table.display.placeholder.is_shown, "nothing was forgotten"

    table.hide()
    art.forget()
    pixmaps.cache.clear()
    QPixmapCache.clear()
    table.show()
    table.viewport().grab()

    assert table.display.placeholder.is_shown
    qtbot.waitUntil(lambda: not table.display.placeholder.is_shown, timeout=240_000)


def test_whoever_reads_sees_the_same_moment_as_somebody_else_once_it_is_painted(player, qtbot):
    """No hand is kept from a reader, so nothing has to be painted at once."""
    table = player.table
    table.paints_gradually = True
    table.guards_hands = False
    art.forget()
    pixmaps.cache.clear()

    table.show_ply(player.game.observe(player.state, 1))

    assert not boards_kept()
    assert table.display.placeholder.is_shown
    qtbot.waitUntil(lambda: not table.display.placeholder.is_shown, timeout=240_000)
    assert boards_kept()


def test_whoever_waits_for_a_table_can_be_given_up_when_it_is_gone(player):
    still = resized(player).display.placeholder

    async def act():
        task = asyncio.ensure_future(still.whole())
        await asyncio.sleep(0)
        delete(still)
        task.cancel()
        await task

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(act())
