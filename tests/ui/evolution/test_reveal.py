"""The food cards are turned up over the pond, one after the other, and every number is seen."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontMetricsF

from evolution_qt.games.evolution import events as e
from evolution_qt.ui.evolution import reveal
from evolution_qt.ui.evolution.reveal import account
from evolution_qt.ui.evolution.table import EvolutionTable
from evolution_qt.ui.kit import faces, pictures, timings
from tests.ui.clips import Clip
from tests.ui.evolution.test_perform import random_game

WHOLE = 0.73
"""Letters that are drawn no narrower than that look as they are; the longest word has nine kana."""


@pytest.fixture
def food_is_turned_up(qtbot):
    """Return a function that gives a table, the run that turns up the food cards of seats, and its state.

    The table is that of the last such moment of a game, when it is fullest.
    """

    def made(seats, size=(1280, 800)):
        *_, (game, before, events) = (
            (game, before, events)
            for game, before, events, _ in random_game("evolution/ja", seats, seed=1)
            if sum(event.kind == e.FOOD_CARD_TURNED_UP for event in events) == seats
        )
        table = EvolutionTable(game)
        qtbot.addWidget(table)
        table.resize(*size)
        seen = game.observe(before, 0)
        table.show_position(seen)
        runs = table.playback.cues.runs(events)
        turned_up = next(run for run in runs if run[0].kind == e.FOOD_CARD_TURNED_UP)
        return table, turned_up, seen.state

    return made


@pytest.fixture
def rows(monkeypatch):
    """The rows of food cards that are shown."""
    found = []
    made = reveal.FoodRow

    def noted(*what):
        found.append(made(*what))
        return found[-1]

    monkeypatch.setattr(reveal, "FoodRow", noted)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_pond_and_the_ribbon_count_while_food_cards_are_turned_up_in_seat_order(
    food_is_turned_up, rows, seats
):
    """The pond counted only after the last card."""
    table, turned_up, state = food_is_turned_up(seats)

    clip = Clip(table, table.playback.cues.motion(turned_up, state))

    (row,) = rows
    assert 1600 <= clip.length <= 2400
    assert [*range(1, seats), 0] == [card.seat for card in row.cards]
    assert e.WATERING_HOLE_CHANGED == turned_up[-1].kind
    before, counted = state.watering_hole, []
    for step in range(101):
        looks = clip.at(clip.length * step / 100)
        turned = sum(look.amount >= 0.5 for look in looks[1 : 1 + seats])
        if not counted or counted[-1] != table.top.told:
            counted.append(table.top.told)
            foods = [card.food for card in row.cards[:turned]]
            assert account(before, foods) == table.top.told
            assert max(before + sum(foods), 0) == table.top.pond.chips
    assert seats + 1 == len(counted)
    assert row.sums[-1] == looks[1 + seats].amount == before + sum(card.food for card in row.cards)


@pytest.mark.parametrize("size", [(1280, 800), (2560, 1440), (1024, 600)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_number_and_every_sum_has_its_own_place(food_is_turned_up, rows, seats, size):
    """Each card covered the number of the one before it."""
    table, turned_up, state = food_is_turned_up(seats, size)
    Clip(table, table.playback.cues.motion(turned_up, state))

    (item,), top = rows, table.top
    cards = [card.place for card in item.cards]
    assert not any(one.intersects(other) for one, other in combinations(cards, 2))
    numbers = [item.number_room(card) for card in item.cards]
    shown = [*numbers, *map(item.sum_room, item.cards), item.gauge_room]
    assert not any(one.intersects(other) for one, other in combinations(shown, 2))
    assert all(room.height() >= 14 for room in shown)
    assert not any(room.intersects(top.ribbon.scene_rect) for room in (*shown, *cards))
    assert all(table.scene().sceneRect().contains(room) for room in (*shown, *cards))


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_the_names_of_food_cards_are_written_whole(food_is_turned_up, rows, language, size):
    """On a card as wide as the pond left room for, a name was squeezed, or ran over the edge."""
    table, turned_up, state = food_is_turned_up(6, size)
    Clip(table, table.playback.cues.motion(turned_up, state))

    (row,) = rows
    for card in row.cards:
        wide = card.place.width()
        for trait in table.game.table.traits:
            name = QCoreApplication.translate("Trait", trait.name)
            font, lines = faces.small_title(name, 0.0, wide)
            longest = max(map(QFontMetricsF(font).horizontalAdvance, lines))
            assert longest * WHOLE <= faces.WIDTH - 66, (name, wide)


def test_everything_else_steps_back_while_cards_turn(food_is_turned_up, rows):
    table, turned_up, state = food_is_turned_up(4)
    clip = Clip(table, table.playback.cues.motion(turned_up, state))

    dims = [clip.at(clip.length * share)[0].amount for share in (0.0, 0.4, 0.9, 0.999)]

    assert dims[0] == 0.0
    assert dims[1] == 1.0
    assert dims[3] < 0.1
    (row,) = rows
    for card in row.cards:
        assert card.before.width() <= card.place.width()
    first, later = clip.at(0.0)[1], clip.at(clip.length * 0.2)[1]
    assert first.scale < 1.0 == later.scale, "they come from where they lay"


def test_a_sum_is_written_as_one_counts():
    assert "0 = 0" == account(0, [])
    assert "2 = 2" == account(2, [])
    assert "3 + 6 − 1 = 8" == account(0, [3, 6, -1])
    assert "2 − 3 + 0 = 0" == account(2, [-3, 0])
    assert "−2 + 5 = 3" == account(0, [-2, 5])


def test_with_reduced_motion_the_whole_row_of_food_cards_is_seen_for_a_while(food_is_turned_up):
    table, turned_up, state = food_is_turned_up(4)
    table.playback.set_calm(on=True)

    clip = Clip(table, table.playback.cues.motion(turned_up, state))

    assert clip.length == timings.REVEAL_STILL
    assert [1.0] * 4 == [look.amount for look in clip.at(700)[1:5]]


@pytest.mark.parametrize("is_calm", [False, True])
def test_at_the_end_of_a_round_the_same_dusk_falls_and_each_seat_is_told_what_its_bag_got(
    qtbot, monkeypatch, is_calm
):
    """Chips flew over a bright table, so small that no eye could follow all of them."""
    told = []
    badge = pictures.badge
    monkeypatch.setattr(pictures, "badge", lambda words, *what: told.append(words) or badge(words, *what))
    game, before, events, _ = next(
        found
        for found in random_game("evolution/ja", 4, seed=1)
        if len({event.actor for event in found[2] if event.kind == e.BAGGED}) > 1
    )
    table = EvolutionTable(game)
    qtbot.addWidget(table)
    table.resize(1280, 800)
    table.playback.set_calm(on=is_calm)
    table.show_position(game.observe(before, 0))
    run = next(run for run in table.playback.cues.runs(events) if run[0].kind == e.BAGGED)
    clip = Clip(table, table.playback.cues.motion(run, before))

    looks = [clip.at(clip.length * share) for share in (0.0, 0.5, 0.8, 0.99)]

    assert looks[0][0].amount == 0.0
    assert looks[1][0].amount == looks[2][0].amount == 1.0
    assert looks[3][0].amount < 0.5
    assert clip.length <= 2000
    sums = {event.actor: 0 for event in run}
    for event in run:
        sums[event.actor] += event.amount
    assert sorted(told) == sorted(f"+{chips}" for chips in sums.values())
