"""With large writing one page is open beside the earth: what is aimed at, moves or glows is seen there."""

import asyncio

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest

from evolution_qt.core.event import Event
from evolution_qt.core.rng import Rng
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant import steps as s
from evolution_qt.games.dominant.cards import ANIMAL_REF, SPACE_REF
from evolution_qt.ui.dominant import piece_painting, piece_pixmaps
from evolution_qt.ui.dominant.board import ACTIONS, ANIMALS, CARDS, MORE
from evolution_qt.ui.dominant.gesture_targets import CARD, MATTER, PAWN, SPACE, Thing
from evolution_qt.ui.table.accessible_tree import Key
from evolution_qt.ui.table.hint import WHICH_MOVE
from tests.ui.dominant.sizes import read
from tests.ui.dominant.tables import NAMES, RULES, Played, positions
from tests.ui.dominant.test_explaining import decided
from tests.ui.dominant.test_gestures import answer, line
from tests.ui.hands import run
from tests.ui.kit.written import Written

TABLES = [((1280, 800), 1.5), ((1024, 600), 2.0)]
OPENS = {ACTIONS: Qt.Key.Key_4, CARDS: Qt.Key.Key_5, ANIMALS: Qt.Key.Key_6, MORE: Qt.Key.Key_7}


@pytest.fixture(params=TABLES, ids=str)
def large(request, qtbot):
    """Return what lets a person play at a table with large writing."""
    size, text = request.param
    return lambda state: Played(qtbot, state, size, text=text)


@pytest.fixture
def largest(qtbot):
    """Return the same for the table with least room."""
    return lambda state: Played(qtbot, state, (1024, 600), text=2.0)


def turn(played, page):
    """Open a page by its key."""
    played.press(OPENS[page])
    assert page == played.board.page


def marks(played):
    """Return the rectangles that are marked on the table, by place."""
    return played.table.player.highlights.marks


# What is aimed at


@pytest.mark.parametrize("kind", q.KINDS)
@pytest.mark.parametrize("page", [ACTIONS, ANIMALS])
def test_every_question_is_answered_by_keys_from_every_page(largest, kind, page):
    """Where a key aims is seen: its page is opened, its place marked."""
    played = largest(positions()[kind])
    turn(played, page)

    played.press(Qt.Key.Key_Tab, Qt.Key.Key_Tab)
    aimed = played.table.player.highlights.aimed
    assert aimed is not None
    assert not played.board.rect_of(aimed).isEmpty()
    assert not played.board.home(played.table.player.chosen).isEmpty() or aimed.sort in (MATTER, CARD)
    assert aimed in marks(played)
    played.press(Qt.Key.Key_Return)
    if played.table.player.panel is not None:
        played.press(Qt.Key.Key_1)
    if played.table.plan is not None:
        played.press(Qt.Key.Key_E)
    assert 1 == len(played.lines)


@pytest.mark.parametrize("kind", q.KINDS)
def test_every_question_is_answered_by_clicks_in_large_letters(largest, kind):
    """The page of what is asked is open."""
    state = positions()[kind]
    steps = [one for one in RULES.legal(state) if one != s.PASS_STEP]
    for step in dict.fromkeys((steps[0], steps[-1])):
        played = largest(state)
        answer(played, step)
        assert [line(state, step)] == played.lines


@pytest.mark.parametrize("page", [CARDS, ANIMALS, MORE])
def test_a_pawn_that_is_lifted_opens_the_page_of_its_spaces(large, page):
    played = large(positions()["plan"])
    space = next(spot for thing, spot in played.board.steps if thing == Thing(PAWN))
    turn(played, page)
    assert played.board.rect_of(space).isEmpty()
    start, view = played.at(played.board.home(Thing(PAWN)).center()), played.table.viewport()

    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(view, start * 0.9)
    assert ACTIONS == played.board.page
    end = played.at(played.board.rect_of(space).center())
    QTest.mouseMove(view, end)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=end)

    assert 1 == len(played.lines)


def test_a_pawn_that_is_clicked_opens_the_page_of_its_spaces(large):
    played = large(positions()["plan"])
    space = next(spot for thing, spot in played.board.steps if thing == Thing(PAWN))
    turn(played, CARDS)

    played.click(played.board.home(Thing(PAWN)).center())
    assert space in marks(played)
    played.click(played.board.rect_of(space).center())

    assert 1 == len(played.lines)


def test_a_page_may_be_looked_at_while_something_is_chosen(large):
    """It stays open when the table is drawn again; the next key that aims opens the other one again."""
    played = large(positions()["plan"])
    played.press(Qt.Key.Key_Tab, Qt.Key.Key_Tab)
    aimed = played.table.player.highlights.aimed

    turn(played, CARDS)
    played.table.redraw()
    assert CARDS == played.board.page
    assert Thing(PAWN) == played.table.player.chosen
    assert not [spot for spot in marks(played) if spot.sort == SPACE]
    played.press(Qt.Key.Key_Backtab, Qt.Key.Key_Tab)

    assert ACTIONS == played.board.page
    assert aimed == played.table.player.highlights.aimed


def test_nothing_of_a_folded_page_is_said_to_be_seen(large):
    """A screen reader is told that it is out of sight."""
    played = large(positions()["plan"])
    tree, rows, cards = played.table.tree, Key("display"), Key("cards")

    assert [False, True] == [tree.states(key)["offscreen"] for key in (rows, cards)]
    turn(played, CARDS)
    assert [True, False] == [tree.states(key)["offscreen"] for key in (rows, cards)]


# Which page is open


@pytest.mark.parametrize("kind", ["plan", "wanderlust", "aquatic", "domination"])
def test_a_question_to_another_player_turns_no_page(large, kind):
    played = large(positions()["plan"])
    turn(played, ANIMALS)
    state = positions()[kind]

    played.table.show_position(RULES.observe(state, (state.to_move + 1) % len(state.names)))

    assert ANIMALS == played.board.page


def test_a_new_question_turns_to_its_page_and_the_same_one_does_not(large):
    state = positions()["plan"]
    played = large(state)
    turn(played, ANIMALS)
    played.table.show_position(RULES.observe(state, state.to_move), ask=True)
    assert ANIMALS == played.board.page

    played.table.show_position(RULES.observe(state, state.to_move))
    assert ANIMALS == played.board.page
    played.table.show_position(RULES.observe(state, state.to_move), ask=True)

    assert ACTIONS == played.board.page


# What moves, and what glows


def placed(played):
    """Return a beat in which another animal places a pawn, and the table's picture of where it ends."""
    state = played.state
    space = next(spot for thing, spot in played.board.steps if thing == Thing(PAWN))
    animal = next(one for one in state.in_play if one != played.board.animal)
    event = Event(e.PAWN_PLACED, subject=ANIMAL_REF + animal, target=SPACE_REF + space.index)
    motion = played.table.playback.cues.motion([event], state)
    (beat,) = motion.make(False)
    return beat.sprites[0]


@pytest.mark.parametrize("page", OPENS)
def test_a_pawn_of_another_player_flies_to_what_is_seen_of_its_space(large, page):
    """To the name of its page while that is folded."""
    played = large(positions()["plan"])
    board = played.board
    turn(played, page)

    sprite = placed(played)

    start, end = sprite.keys[0].place, sprite.keys[-1].place
    seen = [item.scene_rect for item in (board.rows, board.animals, *board.tabs) if item.isVisible()]
    assert [rect for rect in seen if rect.contains(start)]
    assert [rect for rect in seen if rect.contains(end)]
    assert sprite.picture().width() >= 20


@pytest.mark.parametrize("page", OPENS)
def test_a_hint_glows_at_what_is_seen(large, page):
    """A space at the name of its page while that is folded."""
    state = positions()["plan"]
    played = large(state)
    board, hint, step = played.board, played.table.hint, RULES.legal(state)[0]
    turn(played, page)
    account = played.table.explaining.whole(decided(state, (line(state, step), 1.0, [])))

    for strength in range(1, WHICH_MOVE + 1):
        hint.show(account, strength)

        rows = board.rows if page == ACTIONS else board.tabs[ACTIONS]
        around = rows.scene_rect.adjusted(-20, -20, 20, 20)
        glowing = [rect for rect in hint.glowing if around.contains(rect)]
        assert glowing
        assert not [rect for rect in hint.glowing if rect.width() < 10]


def test_what_a_hint_is_about_glows_in_its_place_once_its_page_is_opened(large):
    state = positions()["plan"]
    played = large(state)
    turn(played, CARDS)
    account = played.table.explaining.whole(decided(state, (line(state, RULES.legal(state)[0]), 1.0, [])))
    played.table.hint.show(account, WHICH_MOVE)

    turn(played, ACTIONS)

    room = played.board.rows.scene_rect
    assert [rect for rect in played.table.hint.glowing if room.contains(rect.center())]


@pytest.mark.parametrize("page", OPENS)
def test_opponents_move_while_a_person_looks_at_a_page(qapp, large, page):
    """Turns of others in motion: the page stays open until the person is asked again."""
    state, rng = positions()["plan"].clone(), Rng(3, "folded")
    seat, played = state.to_move, large(state)
    table = played.table
    turn(played, page)

    async def play():
        while True:
            before = state.clone()
            state.sink = told = []
            RULES.apply(state, RULES.sample(state, rng))
            state.sink = None
            table.show_position(RULES.observe(before, seat))
            task = asyncio.ensure_future(table.playback.perform([Event(*raw) for raw in told]))
            while not task.done():
                assert page == played.board.page
                table.animator.finish()
                await asyncio.sleep(0)
            await task
            if state.to_move == seat:
                return

    table.playback.set_speed(1)
    run(qapp, play())
    assert page == played.board.page
    table.show_position(RULES.observe(state, seat), ask=True)
    assert ACTIONS == played.board.page


@pytest.mark.parametrize("text", [1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)], ids=str)
def test_whose_board_it_is_can_be_read_while_another_player_is_asked(qtbot, monkeypatch, size, text):
    """With large writing, too: in the room of the buttons, of which there is none then."""
    state = positions()["plan"]
    other = next(seat for seat in range(len(state.names)) if seat != state.to_move)
    played = Played(qtbot, state, size, text=text)
    played.table.show_position(RULES.observe(state, other), ask=False)
    own, words = played.board.own, played.board.words
    name = words.seat([played.board.animal], NAMES[other])

    lines = read(played.table, monkeypatch).lines
    inside = [one.words for one in lines if own.scene_rect.contains(one.rect.center())]

    assert name in " ".join(inside)
    assert [] == read(played.table, monkeypatch).overlaps()


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)], ids=str)
def test_the_order_of_turns_grows_and_keeps_off_the_phase(qtbot, monkeypatch, size):
    """Its sign stands nearer to the first animal than to the words before it."""
    places = []

    def noted(paint):
        def draw(painter, *given):
            places.append(next(one for one in given if isinstance(one, QRectF)))
            paint(painter, *given)

        return draw

    for module, name in ((piece_painting, "icon"), (piece_pixmaps, "portrait")):
        monkeypatch.setattr(module, name, noted(getattr(module, name)))
    sides = []
    for text in (1.0, 1.5, 2.0):
        played = Played(qtbot, positions()["plan"], size, text=text)
        head = played.board.head
        places.clear()
        picture = QImage(head.size.toSize(), QImage.Format.Format_RGB32)
        painter = QPainter(picture)
        with monkeypatch.context() as patch:
            words = Written(patch)
            head.draw(painter, played.state)
        painter.end()
        sign, first, *_ = places
        sides.append(first.width())
        phase = min(words.lines, key=lambda one: one.rect.left())
        if text > 1:
            assert sign.left() - phase.rect.right() > first.left() - sign.right()

    assert sides[0] * 1.15 < sides[1] <= sides[2]


def test_the_panels_of_a_page_end_at_the_same_edge(large):
    board = large(positions()["plan"]).board
    board.open_page(MORE)

    assert 1 == len({round(one.scene_rect.right()) for one in (board.bag, board.numbers, board.legend)})
