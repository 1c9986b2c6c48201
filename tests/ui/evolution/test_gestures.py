"""Every move by dragging and by clicking, with real mouse events; refusals, cancelling, small questions."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QHelpEvent, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem, QToolTip

from evolution_qt.ui.evolution import gestures
from evolution_qt.ui.kit import timings
from evolution_qt.ui.kit.drag import LIFTED, Arrow
from evolution_qt.ui.kit.items import GHOST, PlaceMark, Style
from evolution_qt.ui.table.attack_panel import AttackPanel
from evolution_qt.ui.table.gesture_targets import HOLE
from evolution_qt.ui.table.gestures import Spot
from tests.positions import position
from tests.ui.evolution.tables import RIGHT, Player

PLAY = {"phase": "play", "hand": ["horns:3", "carnivore:2", "foraging:4"]}


@pytest.fixture
def playing(qtbot):
    """A seat in card play with two species, one of them full."""
    game, state = position(
        ["b2 p3 climbing:1 burrowing:2 scavenger:5", "b6 p6 horns:1"], ["b1 p1"], ["b1 p1"], **PLAY
    )
    return Player(qtbot, game, state)


def feeding(qtbot, *rows, **more):
    game, state = position(*rows, phase="feeding", **more)
    return Player(qtbot, game, state)


# Dragging, one test per kind of move


def test_a_card_dragged_to_the_watering_hole_is_the_food_card(qtbot):
    game, state = position(["b1 p1"], ["b1 p1"], ["b1 p1"], phase="food", hand=["horns:3", "carnivore:2"])
    player = Player(qtbot, game, state)

    player.drag(player.card(0), player.spot("hole"))

    assert ["food carnivore:2"] == player.moves


def test_a_card_dragged_to_free_slots_is_laid_as_a_trait(playing):
    playing.drag(playing.card(0), playing.spot("trait", 0, 1))

    assert ["trait 1 carnivore:2"] == playing.moves


def test_a_card_dragged_onto_a_trait_of_a_full_species_replaces_it(playing):
    playing.drag(playing.card(2), playing.spot("replace", 0, 0, "burrowing"))

    assert ["trait 0 horns:3 replacing burrowing"] == playing.moves


def test_a_card_dragged_to_the_body_track_raises_it(playing):
    playing.drag(playing.card(1), playing.spot("body", 0, 0))

    assert ["body 0 foraging:4"] == playing.moves


def test_a_card_dragged_to_the_population_track_raises_it(playing):
    playing.drag(playing.card(1), playing.spot("population", 0, 0))

    assert ["population 0 foraging:4"] == playing.moves


@pytest.mark.parametrize("side", ["left", "right"])
def test_a_card_dragged_to_a_gutter_founds_a_species_there(playing, side):
    playing.drag(playing.card(1), playing.spot(side))

    assert [f"species {side} foraging:4"] == playing.moves


def test_an_own_trait_is_dragged_to_the_discard_pile_where_the_edition_allows_it(qtbot):
    game, state = position(
        ["b1 p1 horns:3 climbing:1"], ["b1 p1"], key="evolution/ja", phase="play", hand=["carnivore:2"]
    )
    player = Player(qtbot, game, state)

    player.drag(player.table.top.rect_of(replaced(player, "climbing")), player.spot("discards"))

    assert ["discard 0 climbing"] == player.moves


def test_over_a_trait_that_was_just_chosen_nothing_is_refused(qtbot, monkeypatch):
    """It lies on a species, where it could not be played; but it is the thing, not a place for it."""
    monkeypatch.setattr(timings, "HOVER", 0)
    game, state = position(["b1 p1 carnivore:1"], ["b1 p1"], key="evolution/ja", phase="play")
    player = Player(qtbot, game, state)
    trait = player.table.top.rect_of(replaced(player, "carnivore"))
    player.click(trait)
    assert player.table.player.chosen is not None

    lights = player.table.player.highlights

    player.move(trait, trait.center() + QPointF(6, 0))
    QTest.qWait(50)
    assert "" == lights.code

    player.move(trait, player.spot("body", 0, 0))
    qtbot.waitUntil(lambda: lights.code != "")
    player.click(player.spot("discards"))
    assert ["discard 0 carnivore"] == player.moves


def replaced(player, trait):
    from evolution_qt.ui.evolution.gestures import Spot

    return Spot("replace", 0, 0, player.game.table.index[trait])


def test_a_chip_dragged_to_a_species_feeds_it(qtbot):
    player = feeding(qtbot, ["b1 p2", "b1 p3"], ["b1 p1"], watering_hole=5)

    player.drag(player.table.top.pond.last_chip(), player.tile(0, 1))

    assert ["feed 1"] == player.moves


def test_a_carnivore_is_dragged_onto_its_prey(qtbot):
    player = feeding(qtbot, ["b4 p2 carnivore:1"], ["b1 p1", "b2 p3"], watering_hole=0)

    player.drag(player.tile(0, 0), player.tile(1, 1))

    assert ["attack 0 1.1"] == player.moves


def test_tab_goes_through_the_prey_seat_by_seat_and_to_the_own_species_last(qtbot):
    """Everyone as their turns come, wherever their species lie: the own row is as wide as the table."""
    rows = (["b6 p2 carnivore:1", "b3 p2 f2", "b2 p1 f1"], ["b2 p2", "b3 p2"], ["b1 p3", "b3 p2"])
    player = feeding(qtbot, *rows, watering_hole=0)

    aimed = []
    for key in (Qt.Key.Key_A, *[Qt.Key.Key_Tab] * 6):
        player.key(key)
        spot = player.table.player.highlights.aimed
        aimed.append((spot.seat, spot.index))

    assert [(1, 0), (1, 1), (2, 0), (2, 1), (0, 1), (0, 2), (1, 0)] == aimed


def test_a_card_dragged_to_a_species_with_intelligence_brings_plants(qtbot):
    player = feeding(qtbot, ["b1 p3 intelligence:4"], ["b1 p1"], watering_hole=3, hand=["horns:3"])

    player.drag(player.card(0), player.tile(0, 0))

    assert ["intelligence 0 horns:3"] == player.moves


def test_a_glowing_effect_is_dragged_onto_its_species(qtbot):
    player = Player(qtbot, *two_effects())

    player.drag(slot(player, 0, 1), player.spot("species", 0, 0))

    assert ["effect 0 long_neck"] == player.moves


def two_effects():
    return position(
        ["b1 p3 fertile:2 long_neck:3"],
        ["b1 p1"],
        phase="effects",
        watering_hole=3,
        progress={"leftover": True},
    )


def slot(player, index, number):
    tile = player.table.top.tile_of(0, index)
    return tile.mapRectToScene(tile.places.slots[number])


# Clicking


def test_card_play_by_two_clicks(playing):
    playing.click(playing.card(0))
    playing.click(playing.spot("body", 0, 0))

    assert ["body 0 carnivore:2"] == playing.moves


def test_a_food_card_by_two_clicks(qtbot):
    game, state = position(["b1 p1"], ["b1 p1"], phase="food", hand=["horns:3", "carnivore:2"])
    player = Player(qtbot, game, state)

    player.click(player.card(1))
    player.click(player.spot("hole"))

    assert ["food horns:3"] == player.moves


def test_a_click_on_a_hungry_plant_eater_feeds_it(qtbot):
    player = feeding(qtbot, ["b1 p2", "b1 p3"], ["b1 p1"], watering_hole=5)

    player.click(player.tile(0, 0))

    assert ["feed 0"] == player.moves


def test_a_chip_and_a_species_clicked_feed_it(qtbot):
    player = feeding(qtbot, ["b1 p2", "b1 p3"], ["b1 p1"], watering_hole=5)

    player.click(player.table.top.pond.last_chip())
    player.click(player.tile(0, 1))

    assert ["feed 1"] == player.moves


def test_a_carnivore_and_its_prey_clicked_are_an_attack(qtbot):
    player = feeding(qtbot, ["b4 p2 carnivore:1"], ["b1 p1", "b2 p3"], watering_hole=0)

    player.click(player.tile(0, 0))
    player.click(player.tile(1, 0))

    assert ["attack 0 1.0"] == player.moves


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_the_picture_of_an_attack_stands_without_an_arrow_across_the_table(qtbot, way):
    player = feeding(qtbot, ["b4 p2 carnivore:1"], ["b1 p1", "b2 p3"], watering_hole=0)
    lights = player.table.player.highlights
    if way == "mouse":
        player.click(player.tile(0, 0))
        player.move(player.tile(0, 0), player.tile(1, 0))
    else:
        player.key(Qt.Key.Key_A)
        player.key(Qt.Key.Key_Tab)

    assert (1, 0) == (lights.aimed.seat, lights.aimed.index) or way == "keys"
    assert isinstance(player.table.top.previews.note, AttackPanel)
    assert not [item for item in player.table.scene().items() if isinstance(item, Arrow)]

    player.key(Qt.Key.Key_Escape)
    assert player.table.top.previews.note is None
    assert not [item for item in player.table.scene().items() if isinstance(item, Arrow)]


def test_a_dragged_carnivore_has_one_arrow(qtbot):
    player = feeding(qtbot, ["b4 p2 carnivore:1"], ["b1 p1", "b2 p3"], watering_hole=0)

    player.press(player.tile(0, 0))
    player.move(player.tile(0, 0), player.tile(1, 0))

    assert player.table.player.highlights.is_aimed
    assert 1 == sum(isinstance(item, Arrow) for item in player.table.scene().items())
    player.key(Qt.Key.Key_Escape)
    player.release(player.tile(0, 0))
    player.settle()


def test_a_click_on_a_glowing_trait_uses_it(qtbot):
    player = Player(qtbot, *two_effects())

    player.click(slot(player, 0, 0))

    assert ["effect 0 fertile"] == player.moves


def test_the_button_ends_the_turn_at_the_second_click_while_cards_are_left(playing):
    playing.click(playing.table.top.button.scene_rect)
    assert [] == playing.moves
    assert [playing.table.phrases.questions.click_again(len(playing.table.top.hand))] == playing.said

    playing.click(playing.table.top.button.scene_rect)
    assert ["done"] == playing.moves


def test_who_reads_slowly_needs_no_third_click_on_the_button(playing):
    """The note has gone by itself, but what it asked was read."""
    button, answers = playing.table.top.button.scene_rect, playing.table.player.answers
    playing.click(button)
    answers.timer.timeout.emit()
    assert answers.note is None

    playing.click(button)

    assert ["done"] == playing.moves


def test_a_first_click_on_the_button_is_forgotten_when_something_else_is_done(playing):
    button = playing.table.top.button.scene_rect
    playing.click(button)
    playing.click(QPointF(3, playing.table.arrangement.ribbon.bottom() + 3))
    assert [] == playing.said
    playing.click(button)
    assert [] == playing.moves

    playing.table.player.asks_twice = False
    playing.table.player.answers.hush()
    playing.click(button)
    assert ["done"] == playing.moves


def test_the_button_ends_a_turn_without_cards_at_once(qtbot):
    game, state = position(["b1 p1"], ["b1 p1"], phase="play", hand=[])
    player = Player(qtbot, game, state)

    player.click(player.table.top.button.scene_rect)

    assert ["done"] == player.moves


def test_the_button_passes_when_nothing_is_compulsory(qtbot):
    player = feeding(qtbot, ["b1 p1 f1 fat_tissue:3"], ["b1 p1"], watering_hole=5)

    player.click(player.table.top.button.scene_rect)

    assert ["pass"] == player.moves


def test_there_is_no_button_where_passing_is_refused_and_its_key_says_why(qtbot):
    player = feeding(qtbot, ["b1 p2"], ["b1 p1"], watering_hole=5)
    assert not player.table.top.button.isVisible()
    before = [item.scene_rect for item in (player.table.top.ribbon, *player.table.top.tiles(0))]

    player.key(Qt.Key.Key_E)

    assert before == [item.scene_rect for item in (player.table.top.ribbon, *player.table.top.tiles(0))]

    assert [] == player.moves
    assert [
        "You have a hungry species that can eat from the watering hole, so you must feed it."
    ] == player.said


# Refusals


def test_a_refused_drop_flies_home_and_gives_every_reason(qtbot):
    """The reasons are those of the rules, each once."""
    player = feeding(
        qtbot, ["b2 p2 carnivore:1"], ["b5 p3 climbing:1", "b1 p1 warning_call:2", "b1 p1"], watering_hole=0
    )

    player.drag(player.tile(0, 0), player.tile(1, 0))

    assert [] == player.moves
    assert 3 == len(player.said)
    player.settle()
    assert not player.table.drag.is_carrying


def test_a_card_on_a_full_track_is_refused_and_comes_home(playing):
    home = playing.card(0)

    playing.drag(playing.card(0), playing.spot("body", 0, 1))

    assert [] == playing.moves
    assert ["Already at the maximum of 6."] == playing.said
    assert playing.is_homing()
    playing.settle()
    assert home == playing.card(0)
    assert 1.0 == playing.table.top.hand[0].opacity()


def test_a_drop_on_nothing_comes_home_and_says_so(playing):
    playing.drag(playing.card(0), QPointF(40, 250))

    assert [] == playing.moves
    assert 1 == len(playing.said)
    playing.settle()


def test_a_seat_that_is_not_asked_may_lift_but_not_play(qtbot):
    game, state = position(["b1 p1"], ["b1 p1"], ["b1 p1"], phase="play", hand=["horns:3"])
    state.to_move = 1
    player = Player(qtbot, game, state)
    player.table.show_position(game.observe(state, 0), ask=False)

    player.drag(player.card(0), player.spot("body", 0, 0))

    assert [] == player.moves
    assert ["It is another player’s turn."] == player.said
    player.settle()


# Cancelling


def test_escape_puts_a_carried_card_back(playing):
    playing.press(playing.card(0))
    playing.move(playing.card(0), playing.spot("body", 0, 0))
    playing.key(Qt.Key.Key_Escape)
    playing.release(playing.spot("body", 0, 0))

    assert [] == playing.moves
    playing.settle()
    assert not playing.table.drag.is_carrying


def test_the_right_button_puts_a_carried_card_back(playing):
    playing.press(playing.card(0))
    playing.move(playing.card(0), playing.spot("body", 0, 0))
    where = playing.at(playing.spot("body", 0, 0))
    QTest.mousePress(playing.table.viewport(), RIGHT, Qt.KeyboardModifier.NoModifier, where)
    QTest.mouseRelease(playing.table.viewport(), RIGHT, Qt.KeyboardModifier.NoModifier, where)
    playing.release(playing.spot("body", 0, 0))

    assert [] == playing.moves
    playing.settle()


def test_a_lost_mouse_puts_a_carried_card_back(playing):
    playing.press(playing.card(0))
    playing.move(playing.card(0), playing.spot("body", 0, 0))
    playing.table.scene().mouseGrabberItem().ungrabMouse()

    assert not playing.table.drag.is_carrying
    playing.settle()
    assert [] == playing.moves
    playing.release(QPointF(5, 5))


def test_escape_gives_up_what_was_clicked(playing):
    playing.click(playing.card(0))
    playing.key(Qt.Key.Key_Escape)
    playing.click(playing.spot("body", 0, 0))

    assert [] == playing.moves
    assert playing.table.player.chosen is None


def test_a_press_that_hardly_moves_is_a_click(playing):
    start = playing.card(0)
    playing.press(start)
    QTest.mouseMove(playing.table.viewport(), playing.at(start) + playing.at(QPointF(3, 2)))
    playing.release(start)

    assert playing.table.player.chosen is not None


# Lighting up


def test_legal_places_light_up_while_a_card_is_carried(playing):
    playing.press(playing.card(0))
    playing.move(playing.card(0), QPointF(640, 300))

    sorts = {(spot.sort, spot.index) for spot in playing.table.player.highlights.lit}
    assert ("body", 0) in sorts
    assert ("body", 1) not in sorts
    assert ("left", -1) in sorts
    playing.release(QPointF(640, 300))
    playing.settle()
    assert set() == playing.table.player.highlights.lit


def test_what_cannot_be_attacked_is_dimmed(qtbot):
    player = feeding(qtbot, ["b2 p2 carnivore:1"], ["b5 p3", "b1 p1"], watering_hole=0)

    player.click(player.tile(0, 0))

    assert player.table.top.tile_of(1, 0).is_dimmed
    assert not player.table.top.tile_of(1, 1).is_dimmed


# Small questions


def test_foraging_asks_whether_both_chips_are_taken(qtbot):
    player = feeding(qtbot, ["b1 p3 foraging:4"], ["b1 p1"], watering_hole=2)

    player.click(player.tile(0, 0))
    assert 2 == len(player.options)
    player.answer(0)
    assert ["feed 0"] == player.moves


@pytest.mark.parametrize("shift", [False, True])
def test_where_there_is_enough_for_all_nothing_is_asked_but_with_shift(qtbot, shift):
    player = feeding(qtbot, ["b1 p3 foraging:4"], ["b1 p1"], watering_hole=9)
    held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier

    at = player.at(player.tile(0, 0))
    QTest.mouseClick(player.table.viewport(), Qt.MouseButton.LeftButton, held, at)

    if shift:
        assert 2 == len(player.options)
        player.answer(1)
    assert ["feed 0 declining foraging:0" if shift else "feed 0"] == player.moves


def test_storing_fat_while_another_seat_is_hungry_is_asked(qtbot):
    """The last chips: what is stored cannot be eaten by anyone else."""
    player = feeding(qtbot, ["b3 p1 fat_tissue:4 foraging:4"], ["b1 p3"], watering_hole=2)

    player.click(player.tile(0, 0))

    assert len(player.options) > 1


def test_foraging_can_be_declined(qtbot):
    player = feeding(qtbot, ["b1 p3 foraging:4"], ["b1 p1"], watering_hole=2)

    player.drag(player.table.top.pond.last_chip(), player.tile(0, 0))
    player.answer(1)

    assert ["feed 0 declining foraging:0"] == player.moves


@pytest.mark.parametrize("size", [(1100, 620), (1280, 800), (2560, 1440)])
def test_a_question_covers_no_species_and_no_card(qtbot, size):
    """Panels never cover the board: neither the prey that the question is about, nor anyone else's."""
    own = ["b4 p2 carnivore:1 intelligence", "b2 p2"]
    hand = ["climbing:2", "fertile:3", "horns:1"]
    rows = (own, ["b2 p2 climbing:3 horns:2", "b6 p2"], ["b1 p3 warning_call", "b3 p2 horns"])
    game, state = position(*rows, phase="feeding", hand=hand, watering_hole=3)
    player = Player(qtbot, game, state, size)

    player.click(player.tile(0, 0))
    player.click(player.tile(1, 0))
    for _ in range(2):  # how to attack, and with which card
        panel = player.table.player.panel
        top = player.table.top
        others = [tile.scene_rect for seat in range(3) for tile in top.tiles(seat)]
        others += [card.scene_rect for card in top.hand]
        for rect in others:
            covered = rect.intersected(panel.rect)
            assert covered.width() * covered.height() < 0.05 * rect.width() * rect.height()
        assert player.table.scene().sceneRect().contains(panel.rect)
        player.answer(0)


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_a_question_finds_the_gap_between_full_rows(qtbot, text):
    """Six species a seat and larger writing: the only free place lies right below the prey."""
    own = ["b4 p2 carnivore:1 intelligence", *["b2 p2"] * 5]
    rows = (own, ["b2 p2 climbing:3 horns:2", *["b6 p2"] * 5])
    game, state = position(*rows, phase="feeding", hand=["climbing:2", "horns:1"], watering_hole=3)
    player = Player(qtbot, game, state, (1100, 620))
    player.table.display.set_text(text)

    player.click(player.tile(0, 0))
    player.click(player.tile(1, 0))

    panel, top = player.table.player.panel, player.table.top
    for tile in (tile.scene_rect for seat in range(2) for tile in top.tiles(seat)):
        covered = tile.intersected(panel.rect)
        assert covered.width() * covered.height() < 0.12 * tile.width() * tile.height()


def test_a_question_about_an_attack_leaves_the_hunter_in_sight(qtbot):
    """Also where writing is as large as can be, and the prey lies far away."""
    own = ["b4 p2 carnivore:1 intelligence", "b2 p2"]
    hand = ["climbing:2", "fertile:3", "horns:1"]
    rows = (own, ["b2 p2 climbing:3 horns:2", "b6 p2"], ["b1 p3 warning_call", "b3 p2 horns"])
    game, state = position(*rows, phase="feeding", hand=hand, watering_hole=3)
    player = Player(qtbot, game, state, (1280, 800))
    player.table.display.set_text(2.0)

    player.click(player.tile(0, 0))
    player.click(player.tile(1, 0))
    for _ in range(2):  # how to attack, and with which card
        panel = player.table.player.panel
        assert not panel.rect.intersects(player.tile(0, 0))
        assert not panel.rect.intersects(player.tile(1, 0))
        player.answer(0)


def test_a_question_can_be_moved_out_of_the_way(qtbot):
    """By what is neither a line nor a card; a line that is pressed is an answer, too."""
    own = ["b4 p2 carnivore:1 intelligence", "b2 p2"]
    rows = (own, ["b2 p2 climbing:3 horns:2", "b6 p2"])
    game, state = position(*rows, phase="feeding", hand=["climbing:2", "fertile:3"], watering_hole=3)
    player = Player(qtbot, game, state)
    player.click(player.tile(0, 0))
    player.click(player.tile(1, 0))
    panel = player.table.player.panel
    before, room = panel.rect, player.table.scene().sceneRect()
    head = QPointF(before.center().x(), before.top() + 8)

    player.drag(head, head + QPointF(60, 40))
    assert before.translated(60, 40) == panel.rect
    assert panel is player.table.player.panel
    player.drag(head + QPointF(60, 40), QPointF(room.right() - 2, room.bottom() - 2))
    assert room.contains(panel.rect)
    assert room.right() - panel.rect.right() < 20
    assert [] == player.moves

    player.answer(0)
    assert player.table.player.panel is not panel


def test_an_animal_that_is_led_to_the_water_eats_there(qtbot):
    player = feeding(qtbot, ["b1 p2 f1", "b4 p2 carnivore:1", "b1 p1 f1"], ["b1 p1"], watering_hole=3)
    pond, marks = player.table.top.pond.scene_rect, player.table.player.highlights.marks

    for index, may in ((1, False), (2, False), (0, True)):
        player.press(player.tile(0, index))
        player.move(player.tile(0, index), pond)
        assert may == (Spot(HOLE) in marks)
        player.release(pond)
        player.settle()
        assert may == (not player.said)
        assert (["feed 0"] if may else []) == player.moves
        if index == 1:
            assert any("Carnivore" in line for line in player.said)
        player.key(Qt.Key.Key_Escape)


def meat_for_many(qtbot):
    """An attack that lets six species store, and a player who wants to be asked about it."""
    storers = ["b1 p1 fat_tissue scavenger cooperation f1"] * 6
    player = feeding(qtbot, ["b4 p4 carnivore:1", *storers], ["b1 p1"], ["b1 p1"], to_move=0)
    attack_and_ask(player)
    return player


def attack_and_ask(player):
    """Attack with Shift held."""
    player.click(player.tile(0, 0))
    at = player.at(player.tile(1, 0))
    shift = Qt.KeyboardModifier.ShiftModifier
    QTest.mouseClick(player.table.viewport(), Qt.MouseButton.LeftButton, shift, at)


def test_of_many_that_would_store_each_can_be_asked_to_decline(qtbot):
    """Sixty-four lines would have no room; each line switches one species, the first does it."""
    player = meat_for_many(qtbot)
    storing = ("elephant", "ostrich", "duck", "dodo", "snail", "squirrel")
    assert ["Take everything", *[f"storing fat on the {animal}" for animal in storing]] == player.options

    player.answer(2)
    player.answer(5)
    player.answer(1)
    player.answer(1)

    panel = player.table.player.panel
    assert "Without storing fat on the ostrich and storing fat on the snail" == panel.options[0].words
    assert [None, True, False, True, True, False, True] == [one.is_on for one in panel.options]
    assert player.table.scene().sceneRect().contains(panel.rect)
    assert [] == player.moves
    player.answer(0)
    assert ["attack 0 1.0 declining fat:2,fat:5"] == player.moves


def test_what_was_declined_is_forgotten_with_the_question(qtbot):
    player = meat_for_many(qtbot)
    player.answer(3)
    player.key(Qt.Key.Key_Escape)

    attack_and_ask(player)

    assert "Take everything" == player.options[0]


@pytest.mark.parametrize(
    ("verb", "row"),
    [
        ("attack", ["b6 p1 carnivore:1 cooperation", *["b6 p1 fat_tissue cooperation f1"] * 5]),
        (
            "feed",
            ["b6 p1 foraging fat_tissue cooperation", *["b6 p1 foraging fat_tissue cooperation f1"] * 2],
        ),
    ],
)
def test_every_way_to_decline_is_reached_by_small_changes(verb, row):
    """Also where who declines passes nothing on, so that not every subset is a way."""
    game, state = position(row, ["b3 p1"], ["b1 p1"], phase="feeding", to_move=0, watering_hole=9)
    moves = [move for move in game.moves(state, 0) if move.verb == verb and move.species == 0]
    ways = [move for move in moves if move.target == moves[0].target]
    assert len(ways) > 5
    items = {item for move in ways for item in move.declining}
    assert len(ways) < 2 ** len(items)

    reached = ways[:1]
    for one in reached:
        reached += [other for other in gestures.beside(ways, one) if other not in reached]

    assert set(ways) == set(reached)


def test_return_takes_everything(qtbot):
    player = feeding(qtbot, ["b1 p3 foraging:4"], ["b1 p1"], watering_hole=2)

    player.click(player.tile(0, 0))
    player.key(Qt.Key.Key_Return)
    player.settle()

    assert ["feed 0"] == player.moves


def test_escape_closes_the_question(qtbot):
    player = feeding(qtbot, ["b1 p3 foraging:4"], ["b1 p1"], watering_hole=2)

    player.drag(player.table.top.pond.last_chip(), player.tile(0, 0))
    player.key(Qt.Key.Key_Escape)

    assert [] == player.options
    assert [] == player.moves
    player.settle()


def test_an_attack_that_needs_intelligence_asks_what_is_ignored_and_what_is_paid(qtbot):
    player = feeding(
        qtbot,
        ["b4 p2 carnivore:1 intelligence:4"],
        ["b1 p1 climbing:1 horns:4"],
        watering_hole=0,
        hand=["horns:3", "foraging:4", "fertile:2"],
    )

    player.drag(player.tile(0, 0), player.tile(1, 0))
    assert ["Ignore Climbing (1 card(s))", "Ignore Climbing and Horns (2 card(s))"] == player.options
    player.answer(1)
    player.pay(0, 2)

    assert ["attack 0 1.0 ignoring climbing,horns paying fertile:2,horns:3"] == player.moves


def test_a_payment_without_choice_is_not_asked(qtbot):
    player = feeding(
        qtbot,
        ["b4 p2 carnivore:1 intelligence:4"],
        ["b1 p1 climbing:1"],
        watering_hole=0,
        hand=["horns:3"],
    )

    player.drag(player.tile(0, 0), player.tile(1, 0))
    player.answer(0)

    assert ["attack 0 1.0 ignoring climbing paying horns:3"] == player.moves


def test_a_press_let_go_elsewhere_is_no_click(playing):
    playing.press(playing.table.top.button.scene_rect)
    playing.move(playing.table.top.button.scene_rect, playing.card(0))
    playing.release(playing.card(0))

    assert [] == playing.moves


def test_a_second_button_held_down_does_not_keep_the_first_piece(playing):
    """The right button may still be down when the left one is let go."""
    viewport = playing.table.viewport()
    QTest.mousePress(viewport, RIGHT, Qt.KeyboardModifier.NoModifier, playing.at(playing.card(0)))
    playing.click(playing.card(0))

    assert playing.table.scene().mouseGrabberItem() is None
    QTest.mouseRelease(viewport, RIGHT, Qt.KeyboardModifier.NoModifier, playing.at(playing.card(0)))


# Holding


def test_a_press_that_is_held_lifts_the_card_without_a_movement(playing):
    playing.press(playing.card(0))
    assert playing.table.drag.carried is None

    playing.qtbot.waitUntil(lambda: playing.table.drag.carried is not None, timeout=240_000)
    assert playing.table.player.highlights.lit
    playing.move(playing.card(0), playing.spot("body", 0, 0))
    playing.release(playing.spot("body", 0, 0))

    assert ["body 0 carnivore:2"] == playing.moves


def test_a_slow_click_is_a_click(playing):
    """Held, but not moved: the card is chosen, not put back."""
    playing.press(playing.card(0))
    playing.qtbot.waitUntil(lambda: playing.table.drag.carried is not None, timeout=240_000)
    playing.release(playing.card(0))
    playing.settle()

    assert playing.table.player.chosen is not None
    playing.click(playing.spot("body", 0, 0))
    assert ["body 0 carnivore:2"] == playing.moves


def test_a_slow_second_click_means_what_a_quick_one_means(qtbot):
    """A chosen card and a chip of the watering hole below the pointer: held longer than a lift takes."""
    game, state = position(
        ["b1 p1"], ["b1 p1"], phase="food", watering_hole=5, hand=["horns:3", "carnivore:2"]
    )
    player = Player(qtbot, game, state)
    player.click(player.card(0))

    player.press(player.table.top.pond.last_chip())
    qtbot.wait(2 * timings.HOLD)
    assert not player.table.drag.is_carrying
    player.release(player.table.top.pond.last_chip())

    assert ["food carnivore:2"] == player.moves


@pytest.mark.parametrize("size", [(1100, 620), (1280, 800), (2560, 1440)])
def test_what_would_happen_leaves_both_tracks_in_sight(qtbot, size):
    """One reads the number that is there while the new one is announced."""
    game, state = position(["b2 p3 horns:3", "b1 p1"], ["b1 p1"], phase="play", hand=["foraging:4"])
    player = Player(qtbot, game, state, size)
    for sort in (gestures.BODY, gestures.POPULATION):
        player.click(player.card(0))
        player.table.player.highlights.aim_at(Spot(sort, 0, 0))
        hint = player.table.board.previews.note

        for track in (gestures.BODY, gestures.POPULATION):
            assert not hint.rect.intersects(player.spot(track, 0, 0))
        player.key(Qt.Key.Key_Escape)


def test_a_card_grows_when_it_is_lifted(playing):
    """Within a tenth of a second, with a shadow below it; the hand keeps its place as a ghost."""
    playing.press(playing.card(0))
    playing.move(playing.card(0), playing.card(0).center() + QPointF(0, -60))
    carried = playing.table.drag.carried

    assert carried.grip.shade is not None
    assert carried.scale() < LIFTED
    playing.qtbot.waitUntil(lambda: carried.scale() == LIFTED, timeout=240_000)
    assert GHOST == playing.table.top.hand[0].opacity()
    playing.key(Qt.Key.Key_Escape)
    playing.release(playing.card(0))
    playing.settle()


def test_without_motions_a_card_is_lifted_and_put_back_at_once(playing):
    playing.table.playback.set_speed(0.0)
    playing.press(playing.card(0))
    playing.move(playing.card(0), playing.card(0).center() + QPointF(0, -60))
    assert LIFTED == playing.table.drag.carried.scale()

    playing.key(Qt.Key.Key_Escape)

    assert not playing.is_homing()
    assert 1.0 == playing.table.top.hand[0].opacity()
    playing.release(playing.card(0))


def test_outlines_of_different_rooms_are_different_pictures(qtbot):
    """Rooms that fill the same pixels are not the same rooms."""
    seen = []
    for width in (100.1, 100.75):
        mark = PlaceMark(QRectF(20.2, 20.2, width, 50), Style(), PlaceMark.THICK, 7.0)
        image = QImage(160, 100, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        mark.paint(painter, QStyleOptionGraphicsItem(), None)
        painter.end()
        seen.append(image)

    assert seen[0] != seen[1]


def test_what_is_chosen_stays_chosen_when_a_place_refuses_it(qtbot):
    """The next click, on the right place, must not be lost; and one is told what the right place is."""
    player = Player(qtbot, *position(["b1 p1"], ["b1 p1"], phase="food", hand=["horns:3"]))
    player.click(player.card(0))

    player.click(player.spot("body", 0, 0))
    assert [] == player.moves
    assert player.table.phrases.questions.what_now(player.state.phase) in player.said
    player.click(player.spot(HOLE))

    assert ["food horns:3"] == player.moves


def test_a_second_click_anywhere_on_a_chosen_carnivore_puts_it_down(qtbot):
    rows = [["b4 p2 carnivore:1 climbing:2"], ["b1 p1"]]
    player = Player(qtbot, *position(*rows, phase="feeding", watering_hole=3))
    tile = player.tile(0, 0)
    player.click(QRectF(tile.center(), QSizeF(2, 2)))
    assert player.table.player.chosen is not None

    plate = player.table.top.tile_of(0, 0)
    slot = plate.mapRectToScene(plate.places.slots[1])
    player.click(slot)

    assert player.table.player.chosen is None
    assert [] == player.said


def test_no_other_tip_appears_while_something_is_aimed(qtbot, monkeypatch):
    """The words about what would happen are enough."""
    told = []
    monkeypatch.setattr(QToolTip, "showText", lambda at, words, *more: told.append(words))
    rows = [["b4 p2 carnivore:1"], ["b1 p1"]]
    player = Player(qtbot, *position(*rows, phase="feeding", watering_hole=3))
    at = player.at(player.table.arrangement.draw_pile.center())
    view = player.table.viewport()

    QApplication.sendEvent(view, QHelpEvent(QEvent.Type.ToolTip, at, view.mapToGlobal(at)))
    assert told
    told.clear()
    player.click(player.tile(0, 0))
    QApplication.sendEvent(view, QHelpEvent(QEvent.Type.ToolTip, at, view.mapToGlobal(at)))

    assert [] == told


# One box at a time


def test_a_card_dropped_on_a_species_of_another_player_says_whose_it_must_be(playing):
    playing.drag(playing.card(0), playing.tile(1, 0))

    assert [playing.table.phrases.only_your_own(None)] == playing.said
    assert [] == playing.moves
    playing.settle()
    playing.click(playing.card(0))
    playing.click(playing.tile(1, 0))
    assert [playing.table.phrases.only_your_own(None)] == playing.said
    assert playing.table.player.chosen is not None


def test_a_refusal_is_not_said_twice_at_once(playing):
    """The place that refused a click is still under the pointer, which would say the same once more."""
    full = playing.spot("body", 0, 1)
    playing.click(playing.card(0))
    QTest.mouseMove(playing.table.viewport(), playing.at(full))
    playing.click(full)
    assert playing.said

    playing.qtbot.wait(timings.HOVER + 50)
    assert playing.said
    assert playing.table.board.previews.note is None


def test_what_a_place_would_do_takes_the_place_of_what_was_said(playing):
    playing.click(playing.card(0))
    playing.click(playing.spot("body", 0, 1))
    assert playing.said

    QTest.mouseMove(playing.table.viewport(), playing.at(playing.spot("body", 0, 0)))

    assert playing.table.board.previews.note is not None
    assert [] == playing.said


def test_an_enlarged_card_takes_the_place_of_what_was_said(playing):
    playing.drag(playing.card(0), playing.tile(1, 0))
    playing.settle()
    assert playing.said

    QTest.mouseMove(playing.table.viewport(), playing.at(playing.card(1)))
    playing.qtbot.waitUntil(lambda: playing.table.top.fan.risen is not None, timeout=240_000)

    assert [] == playing.said


@pytest.mark.qt_log_ignore("does not support raise", extend=True)
def test_a_tool_tip_lets_clicks_through(playing):
    """It lies beside the pointer, over what may be clicked next."""
    hole = playing.table.top.pond.scene_rect
    at = playing.at(hole)
    event = QHelpEvent(QEvent.Type.ToolTip, at, playing.table.viewport().mapToGlobal(at))

    QApplication.sendEvent(playing.table.viewport(), event)

    assert QToolTip.isVisible()
    (tip,) = [one for one in QApplication.topLevelWindows() if one.objectName().startswith("qtooltip")]
    assert tip.flags() & Qt.WindowType.WindowTransparentForInput
    QToolTip.hideText()


def test_numbers_and_names_of_a_dimmed_board_look_as_ever(qtbot):
    """They are read just when a card or an attack is aimed; only the picture fades."""
    player = feeding(qtbot, ["b2 p2 carnivore:1"], ["b5 p3 horns:2", "b1 p1"], watering_hole=0)
    tile = player.table.top.tile_of(1, 0)

    def seen():
        player.table.top.deferred.flush()
        image = QImage(player.table.size(), QImage.Format.Format_ARGB32)
        painter = QPainter(image)
        player.table.render(painter)
        painter.end()
        x, y = player.table.mapFromScene(tile.scene_rect.topLeft()).toTuple()
        places = tile.places
        look = tile.look
        markers = [places.body_marker(look.body), places.population_marker(look.population)]
        words = [
            *(one.adjusted(4, 4, -4, -4) for one in markers),
            *places.pips(look.population),
            *places.slots,
        ]
        return image.copy(places.picture.toRect().translated(x, y)), [
            image.copy(one.toAlignedRect().adjusted(2, 2, -2, -2).translated(x, y)) for one in words
        ]

    picture, words = seen()
    player.click(player.tile(0, 0))
    assert tile.is_dimmed

    faded, after = seen()
    assert picture != faded
    assert words == after


@pytest.mark.parametrize("sort", ["body", "population"])
def test_aiming_a_card_at_a_track_moves_its_marker_and_says_from_what_to_what(qtbot, sort):
    game, state = position(["b3 p2"], ["b1 p1"], **PLAY)
    player = Player(qtbot, game, state, (1280, 800))
    tile = player.table.top.tile_of(0, 0)

    player.press(player.card(0))
    player.move(player.card(0), player.spot(sort, 0, 0))

    assert (tile.shown.body, tile.shown.population) == ((4, 2) if sort == "body" else (3, 3))
    assert (tile.look.body, tile.look.population) == (3, 2)
    player.move(player.spot(sort, 0, 0), player.table.top.ribbon.scene_rect)
    assert tile.shown == tile.look
    player.release(player.table.top.ribbon.scene_rect)
    player.settle()
    assert [] == player.moves
