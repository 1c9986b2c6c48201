"""What a turn begins and ends with, and the end of a game: clips of a fixed length, looked at as they run."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from evolution_qt.core.event import Event
from evolution_qt.core.rng import Rng
from evolution_qt.games import game as game_named
from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning.state import OVER
from evolution_qt.ui.beginning.table import BeginningTable
from evolution_qt.ui.beginning.unveiling import Booth, Booths
from evolution_qt.ui.kit import timings
from evolution_qt.ui.table.view import Offer
from tests.games.beginning.scene import scene
from tests.ui.clips import Clip, looks
from tests.ui.hands import run


def table_of(qtbot, made, viewer=0):
    table = BeginningTable(made.rules)
    qtbot.addWidget(table)
    table.resize(1280, 800)
    table.set_players([("Ann", False), ("Ben", True), ("Cleo", True)][: len(made.state.players)])
    table.show_position(made.rules.observe(made.state, viewer))
    return table


def run_of(table, events, kind):
    """Return the run of events that begins with a kind, as seat 0 may know it."""
    known = [event.as_seen_by(0) for event in events]
    return next(one for one in table.playback.cues.runs(known) if one[0].kind == kind)


# The supply


@pytest.fixture
def supply(qtbot):
    """A table before the supply of seat 1, which has two Fertile species; and the run of its events."""
    made = scene("1/0", "2/0 fertile | 1/0 horns fertile", phase="feeding", watering_hole=1)
    table = table_of(qtbot, made)
    made.play("feed 0")
    return table, run_of(table, made.events, e.WATERING_HOLE_FILLED)


def test_a_supply_is_one_clip_of_a_second_and_a_half_in_its_order(supply):
    """Chips, a species, Fertile species, cards (002:93-112)."""
    table, events = supply
    kinds = [event.kind for event in events]
    assert [
        e.WATERING_HOLE_FILLED, e.SPECIES_DEALT, *[e.POPULATION_DEALT] * 2, *[e.DREW] * 3
    ] == kinds  # fmt: skip

    clip = Clip(table, table.playback.cues.motion(events, table.seen.state))

    assert timings.SUPPLY == clip.length == 1500
    assert [1, 2, 3, 5, 8] == [len(clip.at(moment)) for moment in (0, 300, 600, 850, 1490)]


def test_the_new_species_lies_at_the_right_end_of_its_row(supply):
    table, events = supply
    clip = Clip(table, table.playback.cues.motion(events, table.seen.state))
    before = clip.at(300)

    card = clip.at(1490)[len(before)].place

    assert card.x() > table.top.tile_of(1, 1).scene_rect.right()
    assert table.top.seats[1].scene_rect.contains(card)


def test_a_supply_in_which_the_deck_is_shuffled_goes_on_after_it(qtbot):
    made = scene("1/0", "1/0", phase="feeding", watering_hole=1)
    made.state.discard_pile += made.state.draw_pile[2:]
    del made.state.draw_pile[2:]
    table = table_of(qtbot, made)
    made.play("feed 0")

    kinds = [[event.kind for event in one] for one in table.playback.cues.runs(made.events)]

    at = kinds.index([e.WATERING_HOLE_FILLED, e.SPECIES_DEALT, e.DREW])
    assert [[e.SHUFFLED], [e.LAST_ROUND_ANNOUNCED], [e.DREW, e.DREW]] == kinds[at + 1 : at + 4]


# Where things come from


def test_a_card_flies_from_where_it_was_dropped_and_the_next_one_from_the_hand(qtbot):
    made = scene("1/0", "1/0", hands=("flight speed",), phase="play", watering_hole=2)
    table = table_of(qtbot, made)
    made.play("species flight", "population 0 speed")
    cues, dropped = table.playback.cues, QPointF(321, 123)
    cues.begin(dropped, run_of(table, made.events, e.SPECIES_LAID)[0])

    for kind, start in (
        (e.SPECIES_LAID, dropped),
        (e.POPULATION_LAID, table.arrangement.hand.center()),
    ):
        clip = Clip(table, cues.motion(run_of(table, made.events, kind), table.seen.state))
        assert [start] == [look.place for look in clip.at(0)]


def test_meat_flies_from_the_prey_and_plants_from_the_watering_hole(qtbot):
    made = scene("3/0 carnivore | 1/0", "2/0", phase="feeding", watering_hole=1)
    table = table_of(qtbot, made)
    made.play("attack 0 1.0", "feed 1")
    cues, top = table.playback.cues, table.top
    cues.begin(None, None)

    Clip(table, cues.motion(run_of(table, made.events, e.ATTACKED), table.seen.state))
    for kind, count, room in (
        (e.ATE_MEAT, 2, top.tile_of(1, 0).scene_rect),
        (e.ATE_PLANTS, 1, top.pond.scene_rect),
    ):
        clip = Clip(table, cues.motion(run_of(table, made.events, kind), table.seen.state))
        assert count == len(clip.sprites)
        assert all(room.contains(one.keys[0].place) for one in clip.sprites)


# What goes by itself


def test_one_long_neck_eats_after_the_other_so_that_eyes_follow(qtbot):
    """Before all other food (002:344-349)."""
    made = scene("3/0 long_neck | 4/0 long_neck", "1/0", hands=("flight",), phase="play", watering_hole=3)
    table = table_of(qtbot, made)
    made.play("done")

    runs = [one for one in table.playback.cues.runs(made.events) if one[0].kind == e.ATE_PLANTS]

    assert [[3], [3]] == [[event.amount for event in one] for one in runs]
    assert Clip(table, table.playback.cues.motion(runs[0], table.seen.state)).length > 2 * timings.TOKEN


# The scoring


@pytest.fixture
def scoring(qtbot):
    """A table before the scoring of seat 0, and the run of its events."""
    made = scene("3/3 | 2/2 | 2/1", "1/0", phase="feeding", watering_hole=1)
    table = table_of(qtbot, made)
    made.play("feed 2")
    cues = table.playback.cues
    follower = cues.follower(table.seen.state)
    for one in cues.runs(made.events):
        if one[0].kind == e.BAGGED:
            return table, one
        for event in one:
            follower.follow(event)
            cues.follow(event)
    raise AssertionError("nothing is scored")


def test_the_chips_of_all_piles_roll_behind_the_screen_and_are_counted_once(scoring):
    table, events = scoring
    assert [3, 2, 2] == [event.amount for event in events]
    tiles = table.top.tiles(0)
    chips = sum(tile.look.food for tile in tiles)

    clip = Clip(table, table.playback.cues.motion(events, table.seen.state))

    assert timings.SCORING == clip.length == 800
    shown = clip.at(790)
    assert [0, 0, 0] == [tile.look.food for tile in tiles]
    assert chips + 2 == len(shown)  # the screen and the count, too
    seat = table.top.seats[0]
    end = seat.mapToScene(seat.screen_place())
    assert table.top.header(0).contains(end)
    assert chips + 1 == sum(one.place == end for one in shown)


def test_chips_that_are_saved_from_an_eaten_card_fly_alone(qtbot):
    """Its other chips stay (002:200-202)."""
    made = scene("2/2", "3/0 carnivore", to_move=1, first_player=1, watering_hole=0)
    table = table_of(qtbot, made)
    made.play("attack 0 0.0")

    clip = Clip(table, table.playback.cues.motion(run_of(table, made.events, e.BAGGED), table.seen.state))

    assert clip.length < timings.SCORING
    assert 2 == table.top.tile_of(0, 0).look.food


@pytest.mark.parametrize("name", ["supply", "scoring"])
def test_a_clip_follows_the_speed_and_nothing_flies_where_motion_is_reduced(request, name):
    table, events = request.getfixturevalue(name)
    cues, playback = table.playback.cues, table.playback
    usual = {"supply": timings.SUPPLY, "scoring": timings.SCORING}[name]
    playback.set_speed(2.0)
    assert usual / 2 == Clip(table, cues.motion(events, table.seen.state)).length

    playback.set_speed(1.0)
    playback.set_calm(on=True)
    clip = Clip(table, cues.motion(events, table.seen.state))
    assert clip.at(400)
    for one in clip.sprites:
        assert 1 == len({(key.place.toTuple(), key.scale, key.turn % 360) for key in one.keys})


# The end


@pytest.fixture
def ending(qtbot):
    """A table before the end of a game of three, and the event."""
    rules = game_named("beginning/de")
    state, rng = rules.new(3, 11), Rng(11, "ending")
    while state.phase != OVER:
        before = rules.observe(state, 0)
        step = rules.suggest(state, rules.legal(state), rng)
        events = rules.play(state, state.to_move, rules.spoken(state, state.to_move, [step]))
    table = BeginningTable(rules)
    qtbot.addWidget(table)
    table.resize(1280, 800)
    table.show()
    table.show_position(before)
    follower = table.playback.cues.follower(before.state)
    for event in events[:-1]:
        follower.follow(event)
    return table, events[-1], follower.state, state


def is_shown(table):
    return bool(looks(table.scene()))


def test_the_screens_fold_down_one_after_the_other_and_the_winner_is_last(ending):
    table, event, state, after = ending

    clip = Clip(table, table.playback.cues.motion([event], state))

    scores = table.game.scores(after)
    assert timings.UNVEILING == clip.length == 4000
    down = []
    for moment in range(0, 4001, 50):
        _, *booths = clip.at(moment)
        fallen = [look.amount for look in booths]
        down += [seat for seat in range(3) if fallen[seat] >= 1 and seat not in down]
        assert sum(amount >= 1 for amount in fallen) == len(down)
        assert sum(0 < amount < 1 for amount in fallen) <= 1
        table.grab()
    assert sorted(range(3), key=lambda seat: scores[seat]) == down
    assert down[-1] in table.game.winners(after)


def test_the_end_is_seen_as_long_however_much_waits(ending):
    table, event, state, _ = ending
    table.animator.haste = 2.0

    clip = Clip(table, table.playback.cues.motion([event], state))

    assert 4000 == clip.length
    assert [1.0] * 3 == [look.amount for look in clip.at(2900)[1:]]


def test_behind_the_screens_nothing_is_said_of_hunger(ending):
    table, event, state, _ = ending
    table.draw(state, Offer())
    assert any(tile.look.note for tile in table.top.tiles(0))

    Clip(table, table.playback.cues.motion([event], state)).at(0)

    assert not any(tile.look.note for seat in range(3) for tile in table.top.tiles(seat))
    assert [0, 0, 0] == [seat.look.hungry for seat in table.top.seats]
    assert not table.top.food_note.isVisible()


def test_of_several_winners_all_are_last(qtbot):
    table = table_of(qtbot, scene("1/0", "1/0"))
    parts = [(5, 1, 0, 0), (2, 1, 0, 0), (3, 3, 0, 0), (1, 0, 0, 0)]
    booths = [Booth(at, "Ann", part, is_winner=sum(part) == 6) for at, part in enumerate(parts)]

    order = Booths(booths, table.scene().sceneRect(), table.top.style).order

    assert [3, 1, 0, 2] == [booth.seat for booth in order]


@pytest.mark.parametrize("size", [(1100, 620), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("seats", range(2, 6))
def test_the_screens_stand_beside_each_other_on_the_table(qtbot, size, seats):
    made = scene(*["1/0"] * seats)
    table = BeginningTable(made.rules)
    qtbot.addWidget(table)
    table.resize(*size)
    table.show_position(made.rules.observe(made.state, 0))
    booths = [Booth(at, "Maximiliane Wintersteiner", (25, 12, 9, 4)) for at in range(seats)]

    places = Booths(booths, table.scene().sceneRect(), table.top.style).places()

    assert all(table.scene().sceneRect().contains(place) for place in places)
    assert all(left.right() < right.left() for left, right in pairwise(places))


def test_where_motion_is_reduced_all_are_down_at_once(ending):
    table, event, state, _ = ending
    table.playback.set_calm(on=True)

    clip = Clip(table, table.playback.cues.motion([event], state))

    assert [1.0] * 3 == [look.amount for look in clip.at(2000)[1:]]
    assert timings.UNVEILING_STILL == clip.length


@pytest.mark.parametrize("how", ["Space", "a click"])
def test_the_end_can_be_skipped(qapp, ending, how):
    table, event, state, _ = ending
    table.show_position(type(table.seen)(0, state))

    async def skipped():
        task = asyncio.ensure_future(table.playback.perform([event], is_new=True))
        while not is_shown(table):
            await asyncio.sleep(0)
        if how == "Space":
            QTest.keyClick(table, Qt.Key.Key_Space)
        else:
            place = table.viewport().rect().center()
            QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
        await task

    run(qapp, skipped())

    assert not is_shown(table)
    assert not table.animator.is_running


def test_without_motion_nothing_of_it_is_shown(qapp, ending):
    table, event, _, _ = ending
    table.playback.set_speed(0.0)

    run(qapp, table.playback.perform([event]))

    assert not is_shown(table)


def test_one_who_hurries_sees_the_end_all_the_same(ending):
    table, event, _, _ = ending

    assert table.playback.cues.is_always_seen(event)
    assert not table.playback.cues.takes_its_time(event)


def test_a_position_that_is_drawn_tells_no_step_of_a_turn(supply):
    table, _ = supply
    table.playback.cues.follow(Event(e.STEP_BEGAN, 1, amount=e.SCORING))
    table.top.tell("Ben puts 2 tokens behind the screen.")
    assert e.SCORING == table.top.ribbon.look.now
    assert table.top.ribbon.look.phase.endswith("Scoring")

    table.show_position(table.seen)

    assert e.FEEDING_STEP == table.top.ribbon.look.now
    assert table.top.ribbon.look.phase.endswith("Feeding")


def test_the_ribbon_tells_all_cards_of_a_supply(supply):
    table, events = supply

    table.playback.show_run(events)

    assert "Ben draws 3 card(s)." == table.top.told
    table.playback.show_run([Event(e.PASSED, 1)])
    assert "Ben finishes feeding." == table.top.told
