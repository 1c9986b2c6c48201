"""An attack as it happens: leap, claws, a fall, the steps; its place, its pace, and what skips it."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest

from evolution_qt.games.beginning import events as beginning
from evolution_qt.games.evolution import events as evolution
from evolution_qt.ui.kit import timings
from evolution_qt.ui.table.attack_picture import KILLED, middle_of
from evolution_qt.ui.table.attack_scene import BETWEEN_BOTS
from evolution_qt.ui.table.presentation import presentation
from tests.games.beginning.scene import scene
from tests.positions import position
from tests.ui.beginning.tables import seated
from tests.ui.clips import Clip, items_of_scene
from tests.ui.evolution.tables import Player
from tests.ui.hands import run

EVOLUTION = {
    "herds": (["b5 p3 carnivore:1"], ["b2 p5", "b1 p1"], ["b4 p4 scavenger:3"]),
    "horns": (["b5 p2 carnivore:1 climbing:2"], ["b2 p3 horns:2 climbing:3"]),
    "last ones": (["b4 p1 carnivore:1"], ["b2 p1"]),
}
BEGINNING = {
    "piles": ("5/2 carnivore speed | 2/0 scavenger", "4/1 horns speed | 1/0", "1/0 scavenger"),
    "gored": ("1/0 carnivore", "4/1 horns"),
}
CASES = [*(("evolution", name) for name in EVOLUTION), *(("beginning", name) for name in BEGINNING)]
FRAME = 1000 / 12
"""Milliseconds between two pictures of a film."""


def attacked(which, name):
    """Return a game, a position in which the first species attacks, and what happens then."""
    if which == "evolution":
        game, state = position(*EVOLUTION[name], phase="feeding")
        kind = evolution.ATTACKED
    else:
        made = scene(*BEGINNING[name], phase="feeding", watering_hole=0)
        game, state, kind = made.rules, made.state, beginning.ATTACKED
    before = state.clone()
    moves = [game.spoken(state, 0, [step]) for step in game.legal(state)]
    attack = next(move for move in moves if move.verb == "attack" and move.target == (1, 0))
    told = game.play(state, 0, attack)
    return game, before, told[next(at for at, event in enumerate(told) if event.kind == kind) :]


def table_of(qtbot, which, name, *, viewer=0, bots=(False, True, True), size=(1280, 800), calm=False):
    """Return a table that shows an attack, and its scene."""
    game, before, told = attacked(which, name)
    table = presentation(game.key).table(game, "light", None)
    qtbot.addWidget(table)
    table.resize(*size)
    count = len(before.players)
    table.set_players(list(zip(("Ann", "Ben", "Cleo"), bots, strict=True))[:count])
    table.show()
    table.show_position(game.observe(before, viewer))
    table.playback.set_calm(on=calm)
    table.attack_events = told
    return table, Clip(table, table.playback.cues.motion(told[:1], game.observe(before, viewer).state))


def picture_of(table):
    """Return the attack as it is laid out."""
    cues, events = table.playback.cues, table.attack_events
    return table.board.notes.attack_picture(cues.attack(events[0], table.board.view))


@pytest.mark.parametrize(("which", "name"), CASES)
def test_on_a_film_the_hunter_is_seen_between_both_herds_and_an_animal_falls(qtbot, which, name):
    table, clip = table_of(qtbot, which, name)
    picture = picture_of(table)
    start, prey = (middle_of(picture.standing(number)[-1]) for number in range(2))
    struck = middle_of(picture.stroke())
    between, falling = 0, 0

    for number in range(int(clip.length / FRAME)):
        seen = clip.at(number * FRAME)
        hunter = [one for one in seen if one.scale > 1 or (one.place - struck).manhattanLength() < 60]
        between += any(start.x() + 4 < one.place.x() < prey.x() for one in hunter)
        falling += any(abs(one.turn) > 20 for one in seen)

    assert between >= 6
    assert falling >= 2


@pytest.mark.parametrize(("which", "name"), CASES)
def test_it_plays_in_the_place_where_it_was_aimed(qtbot, which, name):
    if which == "evolution":
        seat = Player(qtbot, *position(*EVOLUTION[name], phase="feeding"), (1280, 800))
    else:
        seat = seated(qtbot, *BEGINNING[name], phase="feeding", watering_hole=0)
    seat.key(Qt.Key.Key_A)
    aimed = seat.table.board.previews.note

    table, clip = table_of(qtbot, which, name)
    picture = picture_of(table)

    assert picture.rect == aimed.rect
    assert replace(picture.attack, title="") == replace(aimed.attack, title=""), "but for names"
    panel = next(one for one in clip.at(400) if (one.place - picture.rect.center()).manhattanLength() < 1)
    assert 1.0 == panel.opacity


def test_the_steps_light_up_in_their_order(qtbot):
    table, clip = table_of(qtbot, "evolution", "herds")
    places = [place.center() for place in picture_of(table).step_rects()]
    lit = []

    for moment in range(0, clip.length, 10):
        seen = {(round(one.place.x()), round(one.place.y())) for one in clip.at(moment)}
        lit += [
            at for at, one in enumerate(places) if (round(one.x()), round(one.y())) in seen and at not in lit
        ]

    assert [0, 1, 2] == lit
    assert 1000 <= clip.length <= 1500


def test_an_attack_without_answers_takes_about_a_second(qtbot):
    _, clip = table_of(qtbot, "evolution", "last ones")

    assert 950 <= clip.length <= 1150


@pytest.mark.parametrize(("which", "name"), CASES)
def test_where_nothing_moves_the_finished_picture_is_seen(qtbot, which, name):
    table, clip = table_of(qtbot, which, name, calm=True)
    picture = picture_of(table)

    assert timings.STILL == clip.length == 900
    seen = clip.at(450)
    places = [one.place for one in seen]
    assert all(one.opacity == 1.0 for one in seen)
    assert seen == clip.at(300)
    assert all(place.center() in places for place in picture.step_rects())
    assert any(one.turn for one in seen), "an animal lies there"
    claws = sum(one.amount == 1.0 for one in seen)
    assert claws == (3 if any(step.deed == KILLED for step in picture.attack.steps) else 0)


@pytest.mark.parametrize(("which", "name"), CASES)
@pytest.mark.parametrize("bots", [(True, True, True), (False, True, True), (True, False, False)])
def test_between_bots_it_is_faster(qtbot, which, name, bots):
    _, usual = table_of(qtbot, which, name)
    _, clip = table_of(qtbot, which, name, viewer=-1, bots=bots)

    assert clip.length == pytest.approx(usual.length * (BETWEEN_BOTS if all(bots) else 1), abs=1)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (2560, 1440), (3440, 1440)])
@pytest.mark.parametrize(("which", "name"), CASES)
def test_the_rest_of_the_table_is_dimmed_and_no_species_is_covered(qtbot, which, name, size):
    table, clip = table_of(qtbot, which, name, size=size)
    board, picture = table.board, picture_of(table)
    clip.at(500)

    veil, *_ = items_of_scene(table.scene())
    assert veil.boundingRect() == table.scene().sceneRect()
    assert table.scene().sceneRect().contains(picture.rect)
    tiles = [tile.seen_rect for seat in range(len(board.seats)) for tile in board.tiles(seat)]
    assert not any(picture.rect.intersects(tile) for tile in [*tiles, board.ribbon.scene_rect])
    for number in range(2):
        for one in picture.standing(number):
            assert picture.land.adjusted(-2, -40, 2, 2).contains(picture.outline(number, one)), name
    assert "skips" in board.ribbon.look.aside


# What skips it


async def shown(table, *, hold):
    """Begin to show what happens, and *hold* once the attack is seen; return whether it then goes on."""
    task = asyncio.ensure_future(table.playback.perform(table.attack_events, is_new=True))
    while not table.animator.is_running:
        await asyncio.sleep(0)
    table.animator.scenes.setProperty("clock", 400.0)
    first = table.animator.scenes.sprites
    hold()
    await asyncio.sleep(0.02)
    goes_on = table.animator.scenes.sprites == first and bool(first)
    table.playback.abandon()
    await task
    return goes_on


def click(table, at):
    none, point = Qt.KeyboardModifier.NoModifier, table.mapFromScene(at)
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, none, point)


WAYS = {
    "a click on the table": lambda table: click(table, QPointF(30, 500)),
    "a click on a species": lambda table: click(table, table.board.tile_of(1, 0).scene_rect.center()),
    "a click on the scene": lambda table: click(table, picture_of(table).rect.center()),
    "a key": lambda table: QTest.keyClick(table, Qt.Key.Key_F),
    "space": lambda table: QTest.keyClick(table, Qt.Key.Key_Space),
    "escape": lambda table: QTest.keyClick(table, Qt.Key.Key_Escape),
}


@pytest.mark.parametrize("way", WAYS)
def test_an_attack_on_an_own_species_is_skipped_only_on_purpose(qtbot, qapp, way):
    table, _ = table_of(qtbot, "evolution", "herds", viewer=1, bots=(True, False, True))
    table.playback.set_speed(0.001)

    goes_on = run(qapp, shown(table, hold=lambda: WAYS[way](table)))

    assert goes_on == (way not in ("space", "escape"))


@pytest.mark.parametrize("way", ["a click on the table", "space"])
def test_an_attack_on_others_is_skipped_by_any_click(qtbot, qapp, way):
    table, _ = table_of(qtbot, "evolution", "herds", viewer=0)
    table.playback.set_speed(0.001)

    assert not run(qapp, shown(table, hold=lambda: WAYS[way](table)))


# Aiming by keys


@pytest.fixture(params=["evolution", "beginning"])
def player(qtbot, request):
    """A person who has aimed an attack by a key and could aim it elsewhere."""
    if request.param == "evolution":
        found = Player(qtbot, *position(*EVOLUTION["herds"], phase="feeding"), (1280, 800))
    else:
        found = seated(qtbot, *BEGINNING["piles"], phase="feeding", watering_hole=0)
    found.key(Qt.Key.Key_A)
    return found


def words(player):
    board = player.table.board
    return [one.words for one in (board.second_button, board.button) if one.isVisible()]


def test_the_ribbon_says_who_attacks_whom_and_has_both_buttons(player):
    title = player.table.board.previews.note.attack.title

    assert ["Other prey", "Attack"] == words(player)
    assert title == player.table.board.ribbon.look.sentence
    assert "attacks" in title
    assert player.table.board.ribbon.is_whole


@pytest.mark.parametrize("way", ["Attack", "Other prey"])
def test_the_pointer_can_press_them(player, way):
    board = player.table.board
    first = player.table.player.highlights.aimed
    button = board.button if way == "Attack" else board.second_button
    start = board.tile_of(0, 0).scene_rect.center()
    for share in range(1, 9):
        at = start + (button.scene_rect.center() - start) * (share / 8)
        QTest.mouseMove(player.table.viewport(), player.at(at))
    assert first == player.table.player.highlights.aimed, "it stays aimed on the way"

    player.click(button.scene_rect)

    if way == "Attack":
        assert 1 == len(player.moves)
        assert "attack" in player.moves[0]
        assert "Attack" not in words(player)
    else:
        assert [] == player.moves
        assert first != player.table.player.highlights.aimed
        assert ["Other prey", "Attack"] == words(player)


def test_by_the_pointer_alone_there_are_no_such_buttons(player):
    player.key(Qt.Key.Key_Escape)
    assert "Attack" not in words(player)

    player.press(player.tile(0, 0))
    player.move(player.tile(0, 0), player.tile(1, 0))
    assert player.table.board.previews.note is not None
    assert "Attack" not in words(player)
    player.release(player.tile(1, 0))

    assert 1 == len(player.moves), "what is dropped attacks at once"


def test_enter_attacks_and_tab_goes_on(player):
    first = player.table.player.highlights.aimed
    player.key(Qt.Key.Key_Tab)
    assert first != player.table.player.highlights.aimed
    assert ["Other prey", "Attack"] == words(player)

    player.key(Qt.Key.Key_Return)

    assert 1 == len(player.moves)
    assert QRectF() == player.table.player.highlights.home
