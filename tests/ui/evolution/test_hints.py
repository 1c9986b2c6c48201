"""Quiet words about what the pointer rests on, and what lights up before anything is taken in hand."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from evolution_qt.games import game as game_of
from evolution_qt.games.evolution.forecast import forecast
from evolution_qt.ui.evolution.overlays import hint_at
from evolution_qt.ui.evolution.table import EvolutionTable
from evolution_qt.ui.evolution.words import Phrases
from evolution_qt.ui.kit.items import PlaceMark
from evolution_qt.ui.table.gesture_targets import HandCard
from evolution_qt.ui.table.view import Offer, View
from tests.positions import position
from tests.ui.evolution.tables import Player

HERD = (["b2 p3 f1 climbing:1", "b1 p4"], ["b3 p2 horns:3"])


@pytest.fixture
def table(qtbot):
    made = EvolutionTable(game_of("evolution/de"))
    qtbot.addWidget(made)
    made.resize(1280, 720)
    game, state = position(*HERD, phase="feeding", watering_hole=7, hand=["foraging:4"])
    made.show_position(game.observe(state, 0), ask=True)
    return made


def said(table, at):
    found = hint_at(table.top, table.phrases, at)
    return found[0] if found is not None else ""


def test_both_tracks_and_the_food_say_what_they_are(table):
    tile = table.top.tile_of(0, 0)

    def words(row):
        return said(table, tile.mapRectToScene(row).center())

    assert words(tile.places.population_marker(3)).startswith("Population: 3.")
    assert words(tile.places.body_marker(2)).startswith("Body size: 2.")
    assert "Eaten this round: 1 of 3." == words(tile.places.food_row)


def test_both_ways_of_passing_say_what_they_mean(table):
    """Where Intelligence alone is asked about: it could seem that nothing more would be fed."""
    assert "" == said(table, table.top.button.scene_rect.center())
    game, state = position(["b2 p3 intelligence:4"], ["b1 p1"], phase="window", hand=["horns:3"])
    table.show_position(game.observe(state, 0), ask=True)

    once, round_long = (table.top.button.scene_rect.center(), table.top.second_button.scene_rect.center())
    assert "may be asked again" in said(table, once)
    assert "about Intelligence again" in said(table, round_long)


def test_piles_and_names_say_how_much_there_is(table):
    arrangement = table.arrangement

    pond = said(table, arrangement.pond.center())
    assert [
        "Watering hole: 7 plant(s) to eat.",
        "All plant eaters together still need 8 food.",
    ] == pond.splitlines()
    assert said(table, arrangement.draw_pile.center()).startswith("Draw pile: ")
    assert said(table, arrangement.discard_pile.center()).startswith("Discard pile: ")
    own = said(table, arrangement.seats[0].header.center()).splitlines()
    assert [table.phrases.things.hand("Anna", 1), "Anna has 0 food token(s) in the bag."] == own[:2]
    food, population, traits = table.game.score_parts(table.seen.state)[0]
    parts = f"(food {food}, population {population}, traits {traits})"
    assert f"Points so far: {food + population + traits} {parts}." == own[2]
    food, population, traits = table.game.score_parts(table.seen.state)[1]
    other = said(table, arrangement.seats[1].header.center()).splitlines()
    parts = f"{population + traits} (population {population}, traits {traits})"
    assert any(line.startswith(f"Points without food: {parts}.") for line in other)


def test_a_bag_is_secret_until_the_end(qtbot, table):
    table.seen.state.players[1].bag = 50

    assert "50" not in said(table, table.arrangement.seats[1].header.center())


def test_what_the_food_cards_may_bring_is_said_before_they_are_turned_up(qtbot):
    table = EvolutionTable(game_of("evolution/de"))
    qtbot.addWidget(table)
    table.resize(1280, 720)
    game, state = position(["b1 p1"], ["b1 p2"], phase="play", food_cards=["long_neck:8", "horns:2"])
    table.show_position(game.observe(state, 0))
    expected = forecast(game, game.observe(state, 0).state, 0)

    pond = said(table, table.arrangement.pond.center())

    assert expected.least < expected.most
    words = f"Feeding will begin with {expected.least} to {expected.most} plants."
    assert words == pond.splitlines()[-1]


def test_where_the_effects_come_first_it_is_said_while_they_are_used(qtbot):
    """In the Japanese edition the food cards are turned up after them (001:38)."""
    for key, lines in (("evolution/ja", 3), ("evolution/de", 2)):
        table = EvolutionTable(game_of(key))
        qtbot.addWidget(table)
        table.resize(1280, 720)
        row = ["b1 p3 long_neck fat_tissue fat1"]
        game, state = position(row, ["b1 p2"], key=key, phase="effects", watering_hole=2)
        if key == "evolution/ja":
            state.food_cards = [1, 2]
        table.show_position(game.observe(state, 0))

        assert lines == len(said(table, table.arrangement.pond.center()).splitlines())


def test_the_bare_table_and_traits_are_silent(table):
    tile = table.top.tile_of(0, 0)

    assert "" == said(table, QPointF(3, table.arrangement.ribbon.bottom() + 3))
    assert "" == said(table, tile.mapRectToScene(tile.places.slots[0]).center())


def test_resting_the_pointer_shows_the_words(table, monkeypatch):
    shown = []
    monkeypatch.setattr(QToolTip, "showText", lambda *given: shown.append(given[1]))
    at = table.mapFromScene(table.arrangement.pond.center())
    event = QHelpEvent(QEvent.Type.ToolTip, at, table.viewport().mapToGlobal(at))

    QApplication.sendEvent(table.viewport(), event)

    assert ["Watering hole: 7 plant(s) to eat."] == [words.splitlines()[0] for words in shown]


def rest_marks(table):
    return {spot.index for spot in table.player.highlights.marks}


def test_who_can_eat_is_marked_at_once(table):
    assert {0, 1} == rest_marks(table)
    assert all(mark.stage == PlaceMark.THIN for mark in table.player.highlights.marks.values())
    assert set() == table.player.highlights.lit


def test_only_who_can_eat_is_marked(qtbot):
    table = EvolutionTable(game_of("evolution/de"))
    qtbot.addWidget(table)
    game, state = position(
        ["b4 p2 carnivore:3", "b1 p2 f2", "b2 p2 carnivore:1"],
        ["b3 p2", "b5 p1"],
        phase="feeding",
        watering_hole=7,
    )

    table.show_position(game.observe(state, 0), ask=True)
    assert {0, 2} == rest_marks(table)

    table.show_position(game.observe(state, 0), ask=False)
    assert set() == rest_marks(table)


def view_of(game, state, people):
    """Return what Anna sees at her screen, beside so many people, herself included, and bots."""
    bots = [seat >= people for seat in range(2)]
    return View(state, 0, Offer(), True, ("Anna", "Björn"), bots)


@pytest.mark.parametrize(
    ("row", "more", "sentence"),
    [
        (["b1 p2"], {"watering_hole": 3}, "Feed a species."),
        (["b4 p2 carnivore:1"], {"watering_hole": 3}, "A hungry Carnivore must attack."),
        (
            ["b4 p2 carnivore:1", "b1 p1"],
            {"watering_hole": 3},
            "Feed a species or let a Carnivore attack.",
        ),
        (["b2 p1 f1 fat_tissue:3"], {"watering_hole": 3}, "Feed a species or pass."),
        (["b4 p1 f1 carnivore:1 fat_tissue:3"], {}, "Let a Carnivore attack or pass."),
        (["b1 p1 f1"], {}, "None of your species can eat – pass."),
        (
            ["b4 p1 f1 carnivore:1 fat_tissue:3", "b2 p1 f1 fat_tissue:4"],
            {"watering_hole": 3},
            "Feed a species, let a Carnivore attack, or pass.",
        ),
    ],
)
def test_only_what_can_be_done_is_asked(qapp, row, more, sentence):
    game, state = position(row, ["b1 p2", "b2 p2"], phase="feeding", **more)

    questions = Phrases(game).questions

    assert sentence == questions.asked(view_of(game, state, people=1))
    # where several people play, each is called by name
    assert f"Anna: {sentence}" == questions.asked(view_of(game, state, people=2))


def test_intelligence_that_may_still_pay_is_mentioned(qapp):
    game, state = position(
        ["b1 p2 intelligence:4"], ["b1 p2"], key="evolution/en", phase="feeding", hand=["horns:3"]
    )

    words = Phrases(game).questions.asked(view_of(game, state, people=1))

    assert "Intelligence may bring plants; otherwise pass." == words


def test_an_enlarged_card_goes_away_when_a_card_is_chosen(qtbot):
    """It would lie over the places that light up."""
    game, state = position(["b1 p1", "b2 p2"], ["b1 p1"], phase="play", hand=["foraging:4", "horns:1"])
    player = Player(qtbot, game, state)
    card, fan = player.table.top.hand[0], player.table.top.fan
    player.table.drag.pointed.emit(card, QPointF(5, 5))
    qtbot.waitUntil(lambda: fan.risen is card)

    player.click(card.scene_rect.center())
    assert player.table.player.chosen == HandCard(0, card.subject.card)
    assert fan.risen is None

    player.table.drag.pointed.emit(card, QPointF(9, 9))
    assert not fan.is_waiting


@pytest.mark.parametrize(
    ("row", "index", "chip"),
    [
        (["b1 p2 f1"], 0, "plant"),
        (["b1 p2 f1 carnivore:1"], 0, "meat"),
        (["b1 p2 f1 scavenger:3"], 0, "either"),
        (["b4 p2 f1 carnivore:1 cooperation:3", "b1 p1 f1"], 1, "either"),
        (["b4 p2 f1 cooperation:4", "b1 p1 f1"], 1, "plant"),
    ],
)
def test_where_no_record_tells_a_chip_is_a_plant_only_where_it_must_be_one(table, row, index, chip):
    game, state = position(row, ["b1 p1"], phase="feeding")

    table.show_position(game.observe(state, 0))

    assert (chip,) == table.top.tile_of(0, index).look.chips
