"""Every kind of question is answered by clicks, and by keys alone; what cannot be done says why."""

import asyncio

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from evolution_qt.core.event import Event
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant import steps as s
from evolution_qt.games.dominant.cards import ADAPTATION, ELEMENT_NUMBERS, ELEMENTS, MAMMAL, SPACE_NUMBERS
from evolution_qt.games.dominant.grid import CELL_NAMES, CELL_NUMBERS, CORNER_NUMBERS
from evolution_qt.ui.dominant.gesture_targets import (
    BOARD,
    CELL,
    CORNER,
    CUBES,
    HAND,
    MATTER,
    PAWN,
    SPACE,
    TOKEN,
    Thing,
    gesture,
)
from evolution_qt.ui.dominant.preview import preview
from evolution_qt.ui.table.gestures import Spot
from tests.games.dominant.scene import asking, scene, start_earth, tile
from tests.ui.hands import run

from .tables import RULES, Played, positions


def line(state, step):
    """Return the line of a step."""
    return RULES.write(RULES.spoken(state, state.to_move, [step]))


def answer(played, step):
    """Make a step by clicks: the thing if there are several, then the place, then the number."""
    board = played.board
    thing, spot = gesture(step)
    if len({one for one, _ in board.steps}) > 1 and spot.sort != "matter":
        played.click(board.home(thing).center())
        if played.lines:
            return
    played.click(board.rect_of(spot).center())
    same = board.steps.get((thing, spot), []) if not played.lines else []
    if len(same) > 1:
        panel = played.table.player.panel
        played.click(panel.choice_rect(same.index(step)).center())
    if played.table.plan is not None:
        played.click(played.board.button.scene_rect.center())


@pytest.mark.parametrize("kind", q.KINDS)
def test_every_question_is_answered_by_clicks(qtbot, kind):
    """A click on a target chooses it (design 7.3)."""
    state = positions()[kind]
    steps = [one for one in RULES.legal(state) if one != s.PASS_STEP]
    for step in dict.fromkeys((steps[0], steps[len(steps) // 2], steps[-1])):
        played = Played(qtbot, state)
        answer(played, step)
        assert [line(state, step)] == played.lines


@pytest.mark.parametrize("kind", q.KINDS)
def test_every_question_is_answered_by_keys_alone(qtbot, kind):
    """Tab takes a thing, Tab walks its places, Return chooses, digits and Return answer a number."""
    played = Played(qtbot, positions()[kind])

    played.press(Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Return)
    if played.table.player.panel is not None:
        played.press(Qt.Key.Key_1)
    if played.table.plan is not None:
        played.press(Qt.Key.Key_E)

    assert 1 == len(played.lines)


@pytest.mark.parametrize("kind", [one for one, word in enumerate(q.KINDS) if q.may_pass(one)])
def test_what_may_be_passed_has_a_button_and_a_key(qtbot, kind):
    """Rules 5.32: `pass` ends the whole question."""
    state = positions()[q.KINDS[kind]]
    played = Played(qtbot, state)

    assert played.board.button.isVisible()
    played.press(Qt.Key.Key_E)
    assert ["pass"] == played.lines


def test_a_pawn_is_dragged_from_the_own_board_to_a_space(qtbot):
    """Design 7.3: plan."""
    state = positions()["plan"]
    played = Played(qtbot, state)
    space = next(spot for thing, spot in played.board.steps if thing == Thing(PAWN))

    played.drag(played.board.home(Thing(PAWN)).center(), played.board.rect_of(space).center())

    assert 1 == len(played.lines)
    assert played.lines[0].startswith("plan ")


def test_cubes_are_dragged_to_a_tile_beside_theirs(qtbot):
    """Design 7.3: migration."""
    played = Played(qtbot, positions()["migration"])
    thing, spot = next(iter(played.board.steps))
    assert thing.sort == CUBES

    played.drag(played.board.home(thing).center(), played.board.rect_of(spot).center())
    if played.table.player.panel is not None:
        played.press(Qt.Key.Key_1)
    played.press(Qt.Key.Key_E)

    assert ["move"] == [one.split()[0] for one in played.lines]


def test_a_tile_is_typed_as_it_is_called(qtbot):
    """Design 7.3: typing a cell jumps to it; the digits of lenses mean a row then."""
    state = positions()["glaciation"]
    played = Played(qtbot, state)
    spot = next(spot for _, spot in played.board.steps)
    letter, digit = CELL_NAMES[spot.index]
    QTest.keyClick(played.table, getattr(Qt.Key, f"Key_{letter.upper()}"), Qt.KeyboardModifier.ShiftModifier)
    played.press(getattr(Qt.Key, f"Key_{digit}"), Qt.Key.Key_Return)

    assert [f"glaciate {letter}{digit}"] == played.lines
    assert 0 == played.board.lens


def test_lenses_have_keys_and_buttons_at_every_question(qtbot):
    """1 to 3 change what the numbers on the earth tell, twice the same goes back."""
    played = Played(qtbot, positions()["plan"])

    for key, lens in ((Qt.Key.Key_1, 1), (Qt.Key.Key_3, 3), (Qt.Key.Key_3, 0)):
        played.press(key)
        assert lens == played.board.lens
    played.click(played.board.lenses[1].scene_rect.center())
    assert 2 == played.board.lens
    assert [] == played.lines


def test_a_place_that_is_refused_says_why(qtbot):
    """A tile that touches no tundra cannot be frozen (004:173)."""
    state = positions()["glaciation"]
    played = Played(qtbot, state)
    legal = {spot for _, spot in played.board.steps}
    other = next(
        Spot(CELL, index=cell)
        for cell in range(35)
        if state.ground[cell] and Spot(CELL, index=cell) not in legal
    )

    played.drag(played.board.home(HAND).center(), played.board.rect_of(other).center())

    assert [] == played.lines
    assert played.table.player.code in ("no_tundra_near", "is_tundra")


@pytest.mark.parametrize("is_held", [False, True])
def test_a_click_on_a_taken_space_says_so_at_the_pointer(qtbot, is_held):
    """Notation 3, `occupied`: whether or not the pawn was taken hold of before."""
    state = positions()["plan"].clone()
    state.spaces[3], state.options = state.in_play[0], None
    played = Played(qtbot, state)
    at = played.board.rect_of(Spot(SPACE, index=3)).center()
    if is_held:
        played.click(played.board.home(Thing(PAWN)).center())

    played.click(at)

    said = played.table.player.answers.note
    assert said is not None
    assert "A pawn stands on this space." == said.lines[0]
    assert not said.rect.contains(at)
    assert said.rect.adjusted(-40, -40, 40, 40).contains(at)
    assert played.table.scene().sceneRect().contains(said.rect)
    assert "occupied" == played.table.player.code
    assert [] == played.lines


def test_resting_on_a_place_shows_the_position_after_it(qtbot):
    """Previews stand on the earth before anything is final (design 4, features 3 and 4)."""
    state = positions()["abundance"]
    played = Played(qtbot, state)
    thing, spot = next(iter(played.board.steps))
    assert spot.sort == CORNER

    played.click(played.board.home(thing).center())
    QTest.mouseMove(played.table.viewport(), played.at(played.board.rect_of(spot).center()))

    ahead = played.board.previews.seen
    assert ahead is not None
    assert ahead.state.disks[spot.index] == thing.number
    assert ahead.lines
    played.press(Qt.Key.Key_Escape)
    assert played.board.previews.seen is None
    assert played.board.earth.state is played.board.view.state


def test_a_space_tells_what_a_pawn_could_do_there(qtbot):
    """Feature 4: what this space would let me do now, and what stands before it."""
    played = Played(qtbot, positions()["plan"])
    spot = next(spot for _, spot in played.board.steps if spot.sort == SPACE)
    QTest.mouseMove(played.table.viewport(), played.at(played.board.rect_of(spot).center()))

    assert played.board.previews.seen is not None
    assert played.board.previews.seen.lines


def test_a_pawn_on_speciation_tells_how_many_cubes_the_tiles_around_one_element_take(qtbot):
    """004:187-190: three on the savannah and two on the desert beside the outer sun."""
    state = scene("MI", phase="planning").state
    played = Played(qtbot, state)
    space = Spot(SPACE, index=SPACE_NUMBERS["speciation:sun"])

    QTest.mouseMove(played.table.viewport(), played.at(played.board.rect_of(space).center()))

    said = "Speciation: up to 5 new cube(s) around one of 2 element(s)."
    assert said == played.board.previews.seen.lines[0]


@pytest.mark.parametrize("kind", ["plan", "immigrants"])
def test_no_mark_is_left_where_a_choice_was_while_others_act(qtbot, qapp, kind):
    """A row that was pressed moves up when the next one runs, a button goes."""
    played = Played(qtbot, positions()[kind])
    spot = next(spot for _, spot in played.board.steps if spot.sort in (SPACE, MATTER))
    played.click(played.board.rect_of(spot).center())
    assert played.lines
    played.table.playback.set_speed(0.001)

    async def act():
        playing = asyncio.ensure_future(played.table.playback.perform([Event(e.ROUND_BEGAN, 0, amount=3)]))
        await asyncio.sleep(0)
        assert not played.table.player.highlights.marks
        played.table.playback.abandon()
        await playing

    run(qapp, act())


@pytest.mark.parametrize("kind", ["migration", "speciate", "aquatic_species", "hibernation"])
def test_each_number_of_cubes_is_seen_ahead_while_it_is_meant(qtbot, kind):
    """A preview stands before every decision: of each number what it would bring, by keys and by pointer."""
    played = Played(qtbot, positions()[kind])
    board = played.board
    (thing, spot), steps = max(board.steps.items(), key=lambda one: len(one[1]))
    before = board.view.state

    def ahead():
        return board.previews.seen and bytes(board.previews.seen.state.cubes)

    def brought(number):
        return bytes(preview(before, steps[number], board.words).state.cubes)

    if len({one for one, _ in board.steps}) > 1:
        played.click(board.home(thing).center())
    played.click(board.rect_of(spot).center())
    panel = played.table.player.panel
    assert len(steps) == len(panel.options) > 1
    QTest.mouseMove(played.table.viewport(), played.at(panel.option_rect(1).center()))
    assert brought(1) == ahead()
    QTest.mouseMove(played.table.viewport(), played.at(panel.option_rect(0).center()))
    assert brought(0) == ahead() != brought(1)
    played.press(Qt.Key.Key_Down)
    assert brought(1) == ahead()

    played.press(Qt.Key.Key_Escape)
    assert played.table.player.panel is None
    assert board.previews.seen is None


@pytest.mark.parametrize("on_board", [False, True])
def test_the_last_kind_in_a_box_is_taken_by_a_click_on_it_or_on_the_board_that_is_lit(qtbot, on_board):
    """Where there is one thing to take, its place is chosen at once (design 7.3: adaptation)."""
    state = positions()["adaptation"].clone()
    box = [kind for kind in range(ELEMENTS) if state.boxes[ADAPTATION * ELEMENTS + kind]]
    for kind in box[1:]:
        state.boxes[ADAPTATION * ELEMENTS + kind] = 0
    state.options = None
    played = Played(qtbot, state)
    ((thing, spot),) = played.board.steps
    assert Spot(BOARD) == spot

    played.click(played.board.rect_of(spot).center() if on_board else played.board.home(thing).center())

    assert [line(state, played.board.steps[thing, spot][0])] == played.lines


def test_disks_stay_where_they_lie_when_one_of_a_box_is_taken(qtbot):
    """One who meant the next one would else take what slid under the pointer."""
    pawns = {"adaptation:1": "mammal", "adaptation:2": "mammal"}
    made = scene("MI", next="adaptation:1", pawns=pawns, display=BOX)
    player = Played(qtbot, made.state)
    before = {kind: at for _, kind, at, _ in player.board.rows.disks()}

    made.play("take seed")
    player.table.show_position(RULES.observe(made.state, made.state.to_move), ask=True)

    assert 3 == len(before)
    del before[ELEMENT_NUMBERS["seed"]]
    assert before == {kind: at for _, kind, at, _ in player.board.rows.disks()}


def test_offered_tiles_are_framed_below_what_lies_there_and_the_others_are_dimmed(qtbot):
    """004:172: ice is offered beside tundra alone; disks, crowns and numbers stay in sight."""
    earth = start_earth(d4=tile("mountain", "M1"), f2=tile("sea"))
    made = asking("glaciation", "M", "MI", earth=earth, elements={"d3:ne": "water"})
    player = Played(qtbot, made.state)
    player.table.show_position(RULES.observe(made.state, 1))
    plain = picture(player)
    player.table.show_position(RULES.observe(made.state, 0), ask=True)
    offered = picture(player)
    earth, unit = player.board.earth, player.board.style.unit

    assert not any(mark.pixmap().toImage().pixelColor(40, 40).alpha() for mark in marks(player, CELL))
    disk = player.board.rect_of(Spot(CORNER, index=CORNER_NUMBERS["d3:ne"])).center()
    token = player.board.rect_of(Spot(TOKEN, index=CELL_NUMBERS["d4"], part=MAMMAL)).center()
    for at in (disk, token):
        assert colours(plain, at, 4 * unit) == colours(offered, at, 4 * unit)
    far = earth.cell_outline(CELL_NUMBERS["f2"]).center() + QPointF(0, 20 * unit)
    assert lightness(offered, far) < lightness(plain, far) - 15


BOX = {"adaptation": ["grass", "seed", "water"]}


def picture(player):
    """Return the table as it is seen."""
    QApplication.processEvents()
    return player.table.viewport().grab().toImage()


def marks(player, sort):
    return [mark for spot, mark in player.table.player.highlights.marks.items() if spot.sort == sort]


def colours(image, at, reach):
    return [image.pixelColor(round(at.x() + dx), round(at.y())).name() for dx in (-reach, 0, reach)]


def lightness(image, at):
    return image.pixelColor(round(at.x()), round(at.y())).lightness()
