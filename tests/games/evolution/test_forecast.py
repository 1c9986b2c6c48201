"""What the watering hole will bring, as far as a seat may know it."""

from __future__ import annotations

from evolution_qt.core.rng import Rng
from evolution_qt.games import game as game_of
from evolution_qt.games.evolution.forecast import Forecast, after_plants, forecast, most_rounds_left
from evolution_qt.games.evolution.state import FEEDING, FOOD, PLAY
from evolution_qt.games.evolution.threats import UNTIL_FULL, WHILE_FULL, threats
from tests.contract.games import ALL
from tests.positions import position
from tests.scene import BYSTANDER, scene


def of(table, viewer=0):
    return forecast(table.rules, table.rules.observe(table.state, viewer).state, viewer)


def test_while_all_feed_the_chips_are_what_they_are(edition):
    """Carnivores eat no plants (000:187); a full species needs nothing."""
    table = scene(edition, "p3 f1 | p2 f2", "carnivore p4", "b1 p2", watering_hole=6)

    assert Forecast(4, 6, 6) == of(table)


def test_the_own_food_card_is_known_and_the_others_are_not(edition):
    table = scene(
        edition,
        "b1",
        "b1",
        "b1",
        phase="play",
        watering_hole=2,
        food_cards=["long_neck:8", "horns:3", "horns:1"],
    )
    foods = sorted(table.rules.table.foods[card] for card in table.rules.table.deck)
    foods.remove(8)

    seen = of(table)

    assert 3 == seen.hungry
    low = 8 + sum(foods[:2])
    may_shrink = table.rules.rules.negative_sum_removes_chips
    assert (max(2 + low, 0) if low >= 0 or may_shrink else 2) == seen.least
    assert 2 + 8 + sum(foods[-2:]) == seen.most


def test_what_comes_lies_within_what_was_forecast():
    """For every edition and number of players, from every seat, whatever is laid."""
    for key, seats in ALL:
        rules = game_of(key)
        state = rules.new(seats, 5)
        rng = Rng(5)
        expected: list[Forecast] = []
        while state.to_move >= 0 and state.round < 4:
            if state.phase in (FOOD, PLAY):
                seen = [rules.observe(state, seat).state for seat in range(seats)]
                expected = [forecast(rules, one, seat) for seat, one in enumerate(seen)]
            elif state.phase == FEEDING and expected:
                for one in expected:
                    assert one.least <= state.watering_hole <= one.most
                expected = []
            rules.apply(state, rules.sample(state, rng))


def test_plants_are_eaten_in_turn_from_the_left_as_far_as_they_reach():
    """Four chips for five places: a chip each time, from the seat to move on; Carnivores get none."""
    game, state = position(
        ["b1 p2", "b1 p1"], ["b4 p3 carnivore:1", "b1 p2"], phase="feeding", watering_hole=4
    )

    after = after_plants(game, state, 0)

    assert [[2, 0], [0, 2]] == [[one.food for one in player.species] for player in after.players]
    assert 0 == after.watering_hole
    assert 4 == state.watering_hole


def eaten(table, viewer=0):
    """Return the food on each board when the plants are eaten."""
    after = after_plants(table.rules, table.rules.observe(table.state, viewer).state, viewer)
    return [[one.food for one in player.species] for player in after.players]


def test_cooperation_shares_the_plants_that_are_eaten(edition):
    """Both eat at once, so the burrower is out of reach (000:291, 241)."""
    table = scene(edition, "cooperation p2 f1 | burrowing p2 f1", "carnivore b4 p2", watering_hole=2)

    assert [[2, 2], [0]] == eaten(table)
    after = after_plants(table.rules, table.state, 0)
    assert [UNTIL_FULL, WHILE_FULL] == [threats(one)[0][1].risk for one in (table.state, after)]


def test_a_forager_takes_two_and_leaves_a_burrower_hungry(edition):
    """One more from the same source (000:273)."""
    table = scene(edition, "foraging p2 | burrowing p1", "carnivore b4 p2", watering_hole=2)

    assert [[2, 0], [0]] == eaten(table)
    after = after_plants(table.rules, table.state, 0)
    assert UNTIL_FULL == threats(after)[0][1].risk


def test_what_the_reveal_brings_is_eaten_before_the_plants(edition):
    """Fertile first, so that there is room for the fat; then the Long Neck (000:87, 265, 297, 307)."""
    table = scene(
        edition,
        "burrowing long_neck p1 | fertile fat_tissue b2 p1 fat2",
        "carnivore b4 p2",
        phase="food",
        hands=["ambush:-3", "pack_hunting:-3"],
        watering_hole=1,
    )

    assert [[1, 2], [0]] == eaten(table)


def test_own_traits_that_still_lie_face_down_will_have_been_turned_up(edition):
    """A Carnivore laid in this round eats no plants, and a new Forager takes two (000:79, 105)."""
    table = scene(edition, "hidden(carnivore) p2 | hidden(foraging) p2", "b1", phase="play", watering_hole=2)

    assert [[0, 2], [0]] == eaten(table)


def test_before_the_reveal_the_food_cards_still_count_while_effects_are_used():
    """In the Japanese edition they are turned up only after the effects (001:38)."""
    table = scene(
        "evolution/ja",
        "long_neck fat_tissue p3 fat1",
        "long_neck fat_tissue p3 fat1",
        phase="effects",
        watering_hole=0,
        food_cards=["long_neck:9", "long_neck:4"],
    )

    assert [[3], [3]] == eaten(table)


def test_what_is_expected_is_what_is_played(edition):
    """All plant eaters feed from the left by the legal moves, and the boards are as was said."""
    rows = ("cooperation b2 p3 | fat_tissue b2 p1 | foraging b2 p3 f1", "foraging cooperation b2 p2 | b2 p4")
    for watering_hole in range(1, 13):
        table = scene(edition, *rows, BYSTANDER, watering_hole=watering_hole)
        expected = eaten(table)
        while line := feeding(table):
            table.play(line)

        assert expected == [[one.food for one in table.row(seat)] for seat in range(3)]


def feeding(table):
    """Return the plainest move of who only eats plants; none where there are none left."""
    if not table.position["watering_hole"]:
        return None
    row = enumerate(table.row(table.to_move))
    hungry = [f"feed {place}" for place, one in row if one.food < one.population]
    lines = table.listed()
    return next((line for line in (*hungry, "pass") if line in lines), None)


def test_before_the_food_cards_are_turned_up_the_least_is_expected():
    game, state = position(
        ["b1 p2"], ["b1 p2"], phase="food", watering_hole=1, hand=["horns:3", "carnivore:2"]
    )

    after = after_plants(game, game.observe(state, 0).state, 0)

    least = forecast(game, game.observe(state, 0).state, 0).least
    assert min(least, 4) == sum(one.food for player in after.players for one in player.species)


def test_never_more_rounds_follow_than_was_said(edition):
    """At every moment of random games; once the end is known it is said exactly."""
    for seats in (2, 4):
        game = game_of(edition)
        state = game.new(seats, 17)
        rng = Rng(4)
        said = []
        while state.to_move >= 0:
            said.append((state.round, most_rounds_left(game, state), state.final_round))
            game.apply(state, game.sample(state, rng))

        assert all(number + left >= state.round for number, left, _ in said)
        assert all(number + left == final for number, left, final in said if final)
        assert any(not final for _, _, final in said)


def test_when_the_pile_holds_less_than_a_deal_one_round_is_left():
    """Two seats take at least four cards each; the exact last card ends nothing (R54)."""
    game, state = position(["b1"], ["b1"], phase="play")
    for cards, rounds in ((0, 1), (7, 1), (8, 2), (15, 2), (16, 3)):
        state.draw_pile = list(range(1, cards + 1))

        assert rounds == most_rounds_left(game, state)
