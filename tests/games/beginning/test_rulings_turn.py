"""The rulings about supply, card play, secrecy and the end (`docs/rules/the-beginning.md`, part 4)."""

import pytest

from evolution_qt.core.action import NOBODY
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from tests.games.beginning.scene import KEY, scene
from tests.naive.beginning.box import whole_deck

CARNIVORE_PAIR = "2/0 carnivore | 1/0"


# B11, B20, B22, B25: the supply


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_turn_begins_with_two_chips_an_unseen_species_and_three_cards(seats):
    """002:19-27, 93-112 (scenario B22); two players play without any change (B25)."""
    rules = game(KEY)
    state = rules.new(seats, 5, first_player=1)
    position = rules.dump(state)

    assert ("play", 1, 2, len(whole_deck()) - 4, []) == (
        position["phase"],
        position["to_move"],
        position["watering_hole"],
        len(position["draw_pile"]),
        position["removed"],
    )
    first = position["players"][1]
    assert 3 == len(first["hand"])
    assert [(1, [0], 0, [])] == [
        (len(one["population"]), one["unseen"], one["food"], one["traits"]) for one in first["species"]
    ]
    assert all(
        not player["hand"] and not player["species"]
        for seat, player in enumerate(position["players"])
        if seat != 1
    )


def test_a_seat_that_has_lost_everything_gets_a_species_in_its_next_turn():
    """002:105-107 (B11): no player is ever out."""
    game = scene("1/0", "", watering_hole=1, hands=("", "horns")).play("feed 0")

    assert 1 == game.state.to_move
    assert ["1/0"] == game.seat(1)
    assert 4 == len(game.hand(1))


def test_fertile_species_grow_before_the_cards_are_drawn_and_the_new_one_does_not():
    """002:376-380 (B20, scenario B02): from the left, from the deck, seen by no player."""
    pile = ["horns", "speed", "flight", "carnivore", "nocturnal", "burrowing", "long_neck"]
    game = scene("1/0", "1/0 fertile | 1/0 | 2/0 fertile", watering_hole=1, draw_pile=pile).play("feed 0")

    assert ["2/0 fertile", "1/0", "3/0 fertile", "1/0"] == game.seat(1)
    found = game.position["players"][1]["species"]
    assert ["speed", "flight", "horns"] == [found[at]["population"][-1] for at in (0, 2, 3)]
    assert [[0, 1], [0, 1, 2], [0]] == [found[at]["unseen"] for at in (0, 2, 3)]
    assert ["burrowing", "carnivore", "nocturnal"] == game.hand(1)
    assert ["long_neck"] == game.position["draw_pile"]


def test_what_is_left_on_the_watering_hole_stays_for_the_next_player():
    """002:243-247 (scenario B36)."""
    game = scene("1/0", "", watering_hole=2).play("feed 0")

    assert 3 == game.position["watering_hole"]


# B16, B17, B18, B19, B22: cards


def test_a_new_species_lies_at_the_right_end_and_may_be_fed_at_once():
    """002:82-83, 162 (B16, scenario B24)."""
    game = scene("1/0 speed", "", hands=("horns",), phase="play", watering_hole=2)
    game.play("species horns")
    assert ["1/0 speed", "1/0"] == game.seat(0)
    assert ["horns"] == game.position["players"][0]["species"][1]["population"]
    assert [] == game.position["players"][0]["species"][1]["unseen"]

    game.play("done")
    assert ["feed 0", "feed 1"] == game.moves()


def test_a_population_has_no_limit():
    """002:137-139 (B22, scenario B28)."""
    hand = ["horns"] * 4 + ["speed"] * 3
    game = scene("1/0", "", hands=(" ".join(hand),), phase="play")

    assert ["8/0"] == game.play(*[f"population 0 {card}" for card in hand]).seat(0)


def test_a_card_goes_to_the_bottom_of_a_pile_and_goes_first():
    """002:133-136, 200 (scenario B30)."""
    game = scene("[speed]/0", "1/0 carnivore", hands=("horns",), phase="play", watering_hole=1)
    game.play("population 0 horns", "done", "feed 0")  # the second card starves

    assert ["horns"] == game.position["discard_pile"]
    assert ["speed"] == game.position["players"][0]["species"][0]["population"]


def test_the_lowest_card_is_the_one_that_is_eaten():
    """002:200 (scenario B30)."""
    game = scene("1/0 carnivore", "[speed horns]/0").play("attack 0 1.0")

    assert ["horns"] == game.position["discard_pile"]
    assert ["speed"] == game.position["players"][1]["species"][0]["population"]


def test_a_trait_works_in_the_turn_in_which_it_is_laid():
    """002:149, 181-186 (scenario B26)."""
    game = scene("1/0", "2/0", hands=("carnivore",), phase="play", watering_hole=1)

    game.play("trait 0 carnivore", "done", "attack 0 1.0")
    assert "1/0" == game.seat(1)[0]


def test_three_traits_and_none_twice():
    """002:150-152."""
    game = scene("1/0 speed horns flight | 1/0 speed", "", hands=("speed fertile",), phase="play")

    assert {"slots_full"} == game.reasons("trait 0 fertile")
    assert {"duplicate_trait"} == game.reasons("trait 1 speed")
    assert [
        "population 0 fertile",
        "trait 0 fertile replacing speed",
        "trait 0 fertile replacing horns",
        "trait 0 fertile replacing flight",
        "population 1 fertile",
        "trait 1 fertile",
        "species fertile",
        "population 0 speed",
        "trait 0 speed replacing speed",
        "population 1 speed",
        "species speed",
        "done",
    ] == game.moves()


def test_a_trait_is_replaced_where_three_lie_also_by_the_same_one():
    """002:152-155 (B18): the new one takes its place, and no card is drawn for it (B10)."""
    game = scene("1/0 speed horns flight", "", hands=("horns fertile",), phase="play")
    before = len(game.position["draw_pile"])

    game.play("trait 0 horns replacing horns", "trait 0 fertile replacing horns")

    assert ["1/0 speed fertile flight"] == game.seat(0)
    assert ["horns", "horns"] == game.position["discard_pile"]
    assert [] == game.hand(0)
    assert before == len(game.position["draw_pile"])


def test_second_chips_go_behind_the_screen_when_fat_tissue_is_replaced():
    """B19, scenario B32."""
    traits = "scavenger fat_tissue horns"
    game = scene(f"1/2 {traits} | 2/3 {traits}", "", hands=("speed flight",), phase="play")

    game.play("trait 0 speed replacing fat_tissue", "trait 1 flight replacing fat_tissue")

    assert ["1/1 scavenger speed horns", "2/2 scavenger flight horns"] == game.seat(0)
    assert 2 == game.bag(0)


def test_the_chips_go_too_when_another_fat_tissue_takes_the_place():
    """B18, B19: the first one is discarded before the second one lies there."""
    game = scene("1/2 fat_tissue horns flight", "", hands=("fat_tissue",), phase="play")

    game.play("trait 0 fat_tissue replacing fat_tissue")

    assert ["1/1 fat_tissue horns flight"] == game.seat(0)
    assert 1 == game.bag(0)


def test_no_chip_goes_when_another_trait_is_replaced():
    game = scene("1/2 scavenger fat_tissue horns", "", hands=("speed",), phase="play")

    assert ["1/2 scavenger fat_tissue speed"] == game.play("trait 0 speed replacing horns").seat(0)
    assert 0 == game.bag(0)


def test_cards_are_laid_at_own_species_only_and_kept_as_one_likes():
    """002:158-159; B17: no line can name another's species."""
    game = scene("1/0", "2/0", hands=("carnivore speed",), phase="play", watering_hole=1)
    assert not [line for line in game.moves() if "1." in line]

    game.play("done", "feed 0")
    assert ["carnivore", "speed"] == game.hand(0)


# B12, B13, B23, B24: the end


def end(seats, to_move, pile, **entries):
    """Return a scene in which *to_move* has one chip to eat, with this draw pile."""
    rows = ["1/0"] * seats
    return scene(*rows, to_move=to_move, watering_hole=1, draw_pile=pile, **entries)


def test_when_the_deck_is_used_up_the_others_still_have_their_turn():
    """002:250-253 (scenario B18): in the second player's turn of four, players 3 and 4 still play."""
    game = end(4, 0, ["horns"] * 4, discard_pile=["speed"] * 8)
    game.play("feed 0")
    assert 1 == game.position["final_round"]
    assert (1, 1) == (game.position["passes"], game.state.to_move)
    assert (8, []) == (len(game.position["draw_pile"]), game.position["discard_pile"])

    game.play("done", "feed 0", "feed 1").play("done", "feed 0", "feed 1")
    assert 3 == game.state.to_move
    game.play("done", "feed 0", "feed 1")
    assert ("over", None) == (game.position["phase"], game.position["to_move"])


def test_when_it_is_used_up_in_the_last_players_turn_the_game_ends_with_it():
    """002:251-253 (scenario B72)."""
    game = end(3, 1, ["horns"] * 4).play("feed 0")
    assert (2, 1) == (game.state.to_move, game.position["final_round"])

    game.play("done", "feed 0", "feed 1")
    assert "over" == game.position["phase"]


def test_an_extinction_may_use_the_deck_up():
    """002:250-252 (scenario B74): in the third player's turn of four; the fourth still plays."""
    game = scene(
        "1/0",
        "1/0 speed horns",
        "2/0 carnivore speed",
        "1/0",
        to_move=2,
        draw_pile=["flight", "nocturnal"],
        discard_pile=["burrowing"] * 4,
    )
    game.play("attack 0 1.0")

    assert ["flight", "nocturnal"] == game.hand(1)
    assert 1 == game.position["final_round"]
    assert (3, 1) == (game.state.to_move, game.position["round"])
    assert ["1/0", "1/0"] == game.seat(3)

    game.play("done", "feed 0", "feed 1")
    assert "over" == game.position["phase"]


def test_what_cannot_be_drawn_is_not_drawn():
    """B12, scenario B76: the free species takes the last card, a Fertile one gets none."""
    game = scene("1/0", "1/0 fertile", watering_hole=1, draw_pile=["horns"]).play("feed 0")

    assert ["1/0 fertile", "1/0"] == game.seat(1)
    assert [] == game.hand(1)
    assert (1, 1, 4) == (game.position["final_round"], game.position["passes"], game.state.watering_hole + 2)


def test_without_any_card_not_even_a_species_is_dealt():
    game = scene("1/0", "1/0 fertile", watering_hole=1, draw_pile=[]).play("feed 0")

    assert (["1/0 fertile"], []) == (game.seat(1), game.hand(1))


def test_what_is_discarded_later_is_shuffled_when_a_card_is_needed():
    """B12: using it up once more after that changes nothing."""
    game = scene("[horns]/0 carnivore speed", "[flight]/0", draw_pile=[], round=3)
    game.play("attack 0 1.0")  # Flight is discarded, and is all there is when the second player begins

    assert ["1/0"] == game.seat(1)
    assert ["flight"] == game.position["players"][1]["species"][0]["population"]
    assert ([], [], 1, 3) == tuple(
        game.position[key] for key in ("draw_pile", "discard_pile", "passes", "final_round")
    )


def test_a_longer_game_goes_through_the_deck_more_than_once():
    """The switch `passes_through_deck`: only the last pass ends the game (B12)."""
    game = end(2, 0, ["horns"] * 4, discard_pile=["speed"] * 8, rules={"passes_through_deck": 2})
    game.play("feed 0")
    assert (1, None, 8) == (game.position["passes"], game.position["final_round"], len(game.state.draw_pile))

    game.play("done", "feed 0", "feed 1")
    assert (2, 0, 4) == (game.position["round"], game.state.to_move, len(game.state.draw_pile))
    game.play("done", "feed 0", "feed 1")
    assert (2, 2) == (game.position["passes"], game.position["final_round"])
    game.play("done", "feed 0", "feed 1")
    assert "over" == game.position["phase"]


def test_points_are_chips_cards_on_the_table_and_cards_in_hand():
    """002:255-258 (B13); Scavenger chips of others count, too (256)."""
    rows = ("1/0 | 2/2 horns speed", "[horns speed]/1 flight scavenger")
    hands = ("horns horns", "speed")
    game = scene(*rows, hands=hands, to_move=1, watering_hole=1, final_round=1, draw_pile=[], seed=9)
    game.play("feed 0")

    assert "over" == game.position["phase"]
    assert [0, 0, 0] == [one["food"] for p in game.position["players"] for one in p["species"]]
    assert [(2, 3, 2, 2), (2, 2, 2, 1)] == list(game.rules.score_parts(game.state))
    assert [9, 7] == game.rules.scores(game.state)
    assert [0] == game.rules.winners(game.state)


def test_a_tie_is_a_shared_win():
    """002:261 (B13, scenario B20)."""
    game = scene("1/0", "1/0", phase="over", final_round=1)

    assert [0, 1] == game.rules.winners(game.state)


@pytest.mark.parametrize(("seats", "most"), [(2, 11), (3, 8), (4, 6), (5, 5)])
def test_all_have_equally_many_turns_and_the_game_always_ends(seats, most):
    """002:251-252 (B23, B24): after 11, 8, 6, 5 rounds at most."""
    rules = game(KEY)
    for seed in range(20):
        state, rng, turns = rules.new(seats, seed), Rng(seed), [0] * seats
        while (seat := state.to_move) != NOBODY:
            step = rules.sample(state, rng)
            turns[seat] += "done" == str(rules.spoken(state, seat, [step]))
            rules.apply(state, step)
        assert [state.round] * seats == turns
        assert state.round <= most


# B14, B15: the bank, and who knows what


def test_what_each_player_knows():
    """002:99-101, 380 (B15): what was dealt face down is known to no player, not even its owner."""
    game = scene(
        "[horns ?speed flight]/1 scavenger",
        "[?nocturnal burrowing]/0 fertile",
        hands=("carnivore", "speed speed"),
        phase="play",
        discard_pile=["horns"],
    )
    views = [game.rules.dump(game.rules.observe(game.state, viewer).state) for viewer in (0, 1, -1)]

    assert [["carnivore"], ["?"], ["?"]] == [view["players"][0]["hand"] for view in views]
    assert [["?", "?"], ["speed", "speed"], ["?", "?"]] == [view["players"][1]["hand"] for view in views]
    assert [["horns", "?", "flight"], ["?"] * 3, ["?"] * 3] == [
        view["players"][0]["species"][0]["population"] for view in views
    ]
    assert [["?", "?"], ["?", "burrowing"], ["?", "?"]] == [
        view["players"][1]["species"][0]["population"] for view in views
    ]
    for view in views:
        assert [[1], [0]] == [player["species"][0]["unseen"] for player in view["players"]]
        assert (0, ["horns"], {"?"}) == (view["seed"], view["discard_pile"], set(view["draw_pile"]))
    openly = game.rules.dump(game.rules.observe_openly(game.state, 0).state)
    assert ["speed", "speed"] == openly["players"][1]["hand"]
    assert ["?", "?"] == openly["players"][1]["species"][0]["population"]


def test_chips_behind_a_screen_are_known_to_their_owner_only():
    game = scene("1/1", "1/0", phase="play")

    assert [False, True] == [one.is_whole for one in game.rules.known_scores(game.state, 1)]


def test_chips_on_population_cards_count_and_lie_open():
    """002:256: all see what lies on the cards, and only its owner what lies behind a screen (B15)."""
    game = scene("3/2 | 1/1 speed", "2/1", hands=("horns", ""))
    for player, bag in zip(game.state.players, (4, 5), strict=True):
        player.bag = bag

    assert [13, 8] == game.rules.scores(game.state)
    assert [9, 8] == [one.points for one in game.rules.known_scores(game.state, 1)]
    assert [9, 3] == [one.points for one in game.rules.known_scores(game.state, -1)]
    assert [13, 8] == [one.points for one in game.rules.known_scores(game.state, -1, openly=True)]
