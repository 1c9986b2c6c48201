"""What must always be true, over random games; and that a broken state is found."""

import pytest

from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import BadInput
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.beginning.listing import DONE_STEP
from tests.games.beginning.scene import KEY, scene

SWITCHES = [
    {},
    {"horns_kill_cancels_attack": False, "long_neck_fills_fat": False},
    {"passes_through_deck": 2},
    {"passes_through_deck": 3},
]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("switches", SWITCHES, ids=str)
def test_every_state_of_a_random_game_is_possible(seats, switches):
    rules = game(KEY).with_options(switches)
    for seed in range(12):
        state, rng, steps = rules.new(seats, seed), Rng(seed, "possible"), 0
        rules.check(state)
        while (seat := state.to_move) != NOBODY:
            legal = rules.legal(state)
            assert len(legal) == len(set(legal)) > 0
            forced = rules.forced_move(state, seat)
            assert (forced is not None) >= (len(legal) == 1 and state.phase == 1)
            assert forced is None or rules.actions(state, seat, forced)[0] in legal
            rules.apply(state, legal[rng.below(len(legal))])
            rules.check(state)
            steps += 1
        assert steps < 1000
        assert state.round == state.final_round


def test_a_seed_makes_a_game_and_who_begins():
    rules = game(KEY)

    assert rules.dump(rules.new(3, 5)) == rules.dump(rules.new(3, 5)) != rules.dump(rules.new(3, 6))
    assert {0, 1, 2} == {rules.new(3, seed).first_player for seed in range(20)}
    assert {0} == {rules.new(3, seed, 0).first_player for seed in range(20)}
    assert [1, 1] == [rules.new(3, 5, 1).to_move, rules.starter(rules.new(3, 5, 1))]
    for seats in (1, 6):
        with pytest.raises(BadInput) as refused:
            rules.new(seats, 5)
        assert "wrong_number_of_players" == refused.value.fault.code
        assert {"value": seats, "least": 2, "most": 5} == refused.value.fault.params


def test_bots_rest_after_every_move_but_while_they_play_cards():
    rules = game(KEY)
    state = rules.new(2, 1)
    assert not rules.is_beat(state, 0)

    rules.apply(state, DONE_STEP)
    assert rules.is_beat(state, 0)


def test_the_horizon_is_the_next_turn_of_the_seat():
    """The laboratory's worlds end when the seat is asked again."""
    rules = game(KEY)
    state, rng = rules.new(3, 5, 1), Rng(2)
    while state.to_move != 2:
        rules.apply(state, rules.sample(state, rng))
    reaches = rules.horizon(state)
    while not reaches(state):
        rules.apply(state, rules.sample(state, rng))
    assert (2, 2, "play") == (state.to_move, state.round, rules.dump(state)["phase"])


def test_only_the_seat_to_move_has_steps():
    rules = game(KEY)
    for state in (rules.new(3, 5, 1), scene("1/0 carnivore", "1/0", "1/0").state):
        asked = state.to_move
        assert rules.legal(state) == rules.legal(state, asked) != []
        assert [[]] * 2 == [rules.legal(state, seat) for seat in range(3) if seat != asked]


def test_switches_that_are_set_otherwise_are_part_of_the_game():
    rules = game(KEY)
    other = rules.with_options({"passes_through_deck": 2}).with_options({"long_neck_fills_fat": False})

    assert rules is rules.with_options({})
    assert {"passes_through_deck": 2, "long_neck_fills_fat": False} == dict(other.differs)
    assert other.differs == other.dump(other.new(2, 1))["rules"]


def break_hand(state):
    state.players[0].hand.reverse()


def break_card(state):
    state.draw_pile[0] = state.draw_pile[0] % 10 + 1


def break_count(state):
    state.draw_pile.pop()


def break_bag(state):
    state.players[1].bag = -1


def break_food(state):
    state.players[0].species[0].food = 3


def break_population(state):
    state.players[0].species[0].cards = ()


def break_slots(state):
    state.players[0].species[0].traits = (1, 2, 3, 4)


def break_twice(state):
    species = state.players[0].species[0]
    species.traits = (1, 1)
    species.mask = 2


def break_mask(state):
    state.players[0].species[0].mask = 0


def break_hole(state):
    state.watering_hole = -1


def break_end(state):
    state.final_round = 4


def break_passes(state):
    state.passes = 1


def break_more_passes(state):
    state.passes = 2


def break_seat(state):
    state.to_move = NOBODY


def break_over(state):
    state.phase = 2


def break_over_food(state):
    state.phase, state.to_move = 2, NOBODY


@pytest.mark.parametrize("damage", [one for name, one in sorted(globals().items()) if name[:6] == "break_"])
def test_a_broken_state_is_found(damage):
    found = scene("2/1 horns", "1/0", hands=("carnivore speed",), phase="play")
    found.rules.check(found.state)

    damage(found.state)

    with pytest.raises(AssertionError):
        found.rules.check(found.state)


def test_a_world_knows_no_more_than_its_observation_and_plays_on():
    """Draws of a world are by chance, so that no seed tells a bot what will come."""
    rules = game(KEY)
    state, rng = rules.new(3, 5), Rng(4)
    for _ in range(60):
        rules.apply(state, rules.sample(state, rng))
    seen = rules.observe(state, 1)
    ends = set()
    for seed in range(6):
        world, chance = rules.determinize(seen, Rng(seed)), Rng(9)
        rules.check(world)
        while world.to_move != NOBODY:
            rules.apply(world, rules.sample(world, chance))
            rules.check(world)
        ends.add(rules.digest(world))
    assert len(ends) > 1


def test_a_world_of_a_position_with_cards_set_aside():
    found = scene("[horns]/0", "1/0", hands=("speed",), draw_pile=["horns", "speed"])
    world = found.rules.determinize(found.rules.observe(found.state, 0), Rng(3))

    found.rules.check(world)
    assert (2, 83) == (len(world.draw_pile), len(world.removed))
    assert sorted(world.removed) == world.removed  # a pile of cards set aside is written in this order
    same = found.rules.determinize(found.rules.observe(world, 0), Rng(3))
    assert found.rules.dump(world) == found.rules.dump(same)


def test_a_world_names_every_card_and_keeps_those_that_are_named():
    """Also in a hand of which some cards are named."""
    found = scene("[horns ?]/0", "[?speed]/0", hands=("speed ?", "horns horns"))
    world = found.rules.determinize(found.rules.observe(found.state, 0), Rng(1))
    written = found.rules.dump(world)

    found.rules.check(world)
    assert "'?'" not in str(written)
    assert "speed" in written["players"][0]["hand"]
    assert [2, 2] == [len(player["hand"]) for player in written["players"]]


def test_a_world_of_what_is_known_is_the_same():
    """Where a position names every card but those not seen, only these are dealt."""
    found = scene("[horns ?]/0", "[speed]/0", hands=("flight", "flight"))
    world = found.rules.determinize(type(found.rules.observe(found.state, 0))(0, found.state), Rng(1))

    assert ["horns"] == found.rules.dump(world)["players"][0]["species"][0]["population"][:1]
    assert ["speed"] == found.rules.dump(world)["players"][1]["species"][0]["population"]
    found.rules.check(world)
