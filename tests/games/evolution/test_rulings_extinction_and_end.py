"""Rulings on extinction, the deck, the end of a round and of the game, R50 to R57."""

import pytest

from tests.scene import BYSTANDER, DE, EN, JA, editions, scene

FED = "f1"


# R50 to R53  extinction


def test_r50_an_extinct_species_leaves_at_once(edition):
    """Food and fat to the bag, traits face up on the discard pile, gap closed, cards drawn (000:141-145)."""
    game = scene(
        edition,
        "carnivore b4 p4",
        "b1 f1 | fat_tissue:3 horns:1 b3 f1 fat2 | b2 f1",
        BYSTANDER,
        bags=[0, 1],
        hands=["", "climbing:1"],
        draw_pile="foraging:2 foraging:3 foraging:4",
    )

    game.play("attack 0 1.1")

    assert [1, 2] == game.bodies(1)
    assert 1 + 1 + 2 == game.bag(1)
    assert {"fat_tissue:3", "horns:1"} == set(game.discard)
    assert ["climbing:1", "foraging:2", "foraging:3"] == game.hand(1)
    assert ["foraging:4"] == game.draw_pile


def test_r50_traits_reach_the_discard_pile_as_they_lie(edition):
    """The last one lies on top (moves in the notation)."""
    game = scene(
        edition,
        "carnivore b4 p4",
        "warning_call:1 cooperation:0 scavenger:2",
        BYSTANDER,
        discard_pile="climbing:1",
    )

    game.play("attack 0 1.0")

    assert ["scavenger:2", "cooperation:0", "warning_call:1", "climbing:1"] == game.discard


def test_r50_a_species_without_traits_brings_no_card(edition):
    """As many cards as there were traits (000:143, 000:395)."""
    game = scene(edition, "carnivore b4 p4", "b1 | b1", BYSTANDER, hands=["", "climbing:1"])

    game.play("attack 0 1.0")

    assert ["climbing:1"] == game.hand(1)


def test_r50_food_of_the_dead_is_not_the_hunters(edition):
    """It belongs to the owner of the dead species (000:143, 001:77)."""
    game = scene(edition, "carnivore b4 p4", "b2 f1", BYSTANDER, bags=[3, 3])

    game.play("attack 0 1.0")

    assert [3, 4] == [game.bag(0), game.bag(1)]
    assert [2] == game.food(0)


@editions(DE)
def test_r51_cards_drawn_for_the_dead_can_be_spent_at_once(edition):
    """They are in hand, and the window is open (R51; 000:143, 000:281)."""
    game = scene(
        edition,
        "carnivore b4 p4",
        "horns f1 | intelligence p3",
        BYSTANDER,
        draw_pile="foraging:2 foraging:3",
    )

    game.play("attack 0 1.0")

    assert ("window", 1) == (game.phase, game.to_move)
    assert game.can("intelligence 0 foraging:2")


@editions(JA, EN)
def test_r51_cards_drawn_for_the_dead_serve_in_the_next_own_turn(edition):
    """They are in hand at once (R51; 001:74, 003:24)."""
    game = scene(
        edition,
        "carnivore b4 p4",
        "horns f1 | intelligence p3",
        BYSTANDER,
        draw_pile="foraging:2 foraging:3",
    )

    game.play("attack 0 1.0")

    assert ("feeding", 1) == (game.phase, game.to_move)
    assert game.can("intelligence 0 foraging:2")


def test_r52_the_cards_just_lost_are_shuffled_in(edition):
    """The discard pile becomes the draw pile, the lost cards in it; drawing goes on (000:41, 000:149)."""
    prey = "horns:1 warning_call:1 scavenger:2"
    game = scene(edition, "carnivore b4 p4", prey, BYSTANDER, draw_pile="foraging:2")

    game.play("attack 0 1.0")

    assert 3 == len(game.hand(1))
    assert "foraging:2" in game.hand(1)
    assert [] == game.discard
    assert {"horns:1", "warning_call:1", "scavenger:2"} == set(game.hand(1)) - {"foraging:2"} | set(
        game.draw_pile
    )
    assert 1 == game.position["shuffles"]


def test_r52_when_both_piles_are_empty_the_rest_is_forfeited(edition):
    """There is nothing to draw, and the game goes on (R52)."""
    game = scene(edition, FED, FED, FED, draw_pile="horns:1 horns:2", discard_pile="")

    game.play("pass")

    assert ("food", 2) == (game.phase, game.round)
    assert ["horns:1", "horns:2"] == game.hand(1)
    assert [[], []] == [game.hand(2), game.hand(0)]
    assert [] == game.draw_pile == game.discard


def test_r52_a_small_discard_pile_deals_as_far_as_it_goes(edition):
    """Shuffled in, dealt out, and the rest forfeited (R52)."""
    game = scene(
        edition, FED, FED, FED, draw_pile="horns:1 horns:2", discard_pile="climbing:1 climbing:2 climbing:3"
    )

    game.play("pass")

    assert [4, 1, 0] == [len(game.hand(seat)) for seat in (1, 2, 0)]
    assert 2 == game.final_round


def test_r53_later_steps_see_the_new_neighbours(edition):
    """The attacker's Cooperation feeds the species next to it by then (R53; 000:145)."""
    game = scene(edition, "carnivore cooperation b3 p2 | b1 | b2 p2", "b1", BYSTANDER)

    game.play("attack 0 0.1")

    assert [3, 2] == game.bodies(0)
    assert [1, 1] == game.food(0)


def test_r53_a_scavengers_cooperation_sees_the_new_neighbours(edition):
    """Between Scavenger and third species the prey is gone (R53; 000:145)."""
    game = scene(edition, "carnivore b3 p2", "scavenger cooperation p2 | b1 | p2", BYSTANDER)

    game.play("attack 0 1.1")

    assert [1, 1] == game.food(1)


def test_r53_a_species_left_of_the_hunter_may_die(edition):
    """The hunter moves up and still eats its own meal (R53; 000:145)."""
    game = scene(edition, "b2 | carnivore b3 p3 | b5", "b4", BYSTANDER)

    game.play("attack 1 0.0")

    assert [3, 5] == game.bodies(0)
    assert [2, 0] == game.food(0)


# R54  the end flag


def test_r54_a_shuffle_while_dealing_ends_the_game_this_round(edition):
    """The round that begins with it is the last (000:149, 001:10, 001:79, 003:25)."""
    game = scene(
        edition,
        FED,
        FED,
        FED,
        round=4,
        draw_pile="horns " * 4,
        discard_pile="climbing " * 6 + "foraging " * 6,
    )

    game.play("pass")

    assert (5, 5) == (game.round, game.final_round)


def test_r54_a_shuffle_for_an_extinct_species_leaves_one_more_round(edition):
    """The round is finished and one whole round follows (000:149, 001:76, 001:80, 003:25)."""
    game = scene(
        edition,
        "carnivore b4 p4",
        "horns p1",
        BYSTANDER,
        round=4,
        draw_pile="",
        discard_pile="climbing:1 climbing:2",
    )

    game.play("attack 0 1.0")

    assert (4, 5) == (game.round, game.final_round)


def test_r54_a_shuffle_at_the_end_of_the_feeding_leaves_one_more_round(edition):
    """A starved species' cards are drawn before the next deal (000:131, 000:149)."""
    cards = "climbing " * 6 + "foraging " * 6 + "symbiosis " * 6
    game = scene(edition, f"horns | {FED}", FED, FED, round=4, draw_pile="", discard_pile=cards)

    game.play("pass")

    assert (5, 5) == (game.round, game.final_round)


def test_r54_the_exact_last_card_changes_nothing(edition):
    """The pile is used up, but nothing had to be shuffled yet (R54; 000:41)."""
    game = scene(
        edition, "carnivore b4 p4", "horns p1", BYSTANDER, round=4, draw_pile="climbing:1", discard_pile=""
    )

    game.play("attack 0 1.0")

    assert [] == game.draw_pile
    assert ["climbing:1"] == game.hand(1)
    assert game.final_round is None


@pytest.mark.parametrize("final", [4, 5])
def test_r54_a_second_shuffle_changes_nothing(edition, final):
    """The last round is known already (R54)."""
    game = scene(
        edition,
        "carnivore b4 p4",
        "horns p1",
        BYSTANDER,
        round=4,
        final_round=final,
        draw_pile="",
        discard_pile="climbing:1",
    )

    game.play("attack 0 1.0")

    assert final == game.final_round


def test_r54_the_game_ends_after_the_last_round_only(edition):
    """One more whole round is played (000:149)."""
    game = scene(edition, FED, FED, FED, round=4, final_round=5)

    game.play("pass")
    assert ("food", 5) == (game.phase, game.round)
    game.finish_round()

    assert ("over", 5) == (game.phase, game.round)
    assert game.to_move is None


# R55  the end of the feeding


def test_r55_population_falls_to_the_food_eaten(edition):
    """Not enough food means fewer heads (000:130, 001:68)."""
    game = scene(edition, "p5 f2 | p3 f3 | p2", FED, FED)

    game.play("pass")

    assert [2, 3] == game.populations(0)


def test_r55_food_on_the_boards_goes_to_the_bags(edition):
    """And the boards are empty for the next round (000:134, 001:69)."""
    game = scene(edition, "p5 f2 | p3 f3", FED, FED, bags=[1, 2, 3])

    game.play("pass")

    assert [6, 3, 4] == [game.bag(seat) for seat in range(3)]
    assert [0, 0] == game.food(0)


def test_r55_the_watering_hole_keeps_its_chips(edition):
    """They stay for the next round (000:132, 001:70)."""
    game = scene(edition, "carnivore b1 p2 f1", FED, FED, watering_hole=4)

    game.play("pass")

    assert (2, 4) == (game.round, game.hole)


def test_r55_the_order_of_the_end(edition):
    """Heads, extinctions with their cards, free species, bags, marker, next round (R55; 000:130-135)."""
    game = scene(edition, "p3 f1", "horns p2", "f1")

    game.play("pass")

    steps = [name for name, actor in game.happened if actor == 1 or name in ("bagged", "first_player_moved")]
    species_comes_at_the_end = edition != JA
    assert ["starved", "went_extinct", "drew"] == steps[:3]
    assert (steps.index("species_founded") < steps.index("bagged")) is species_comes_at_the_end
    assert steps.index("bagged") < steps.index("first_player_moved")
    assert 5 == steps.count("drew")


def test_r55_extinctions_draw_in_turn_order(edition):
    """From the first player, from the left (R55; 000:131, 000:143)."""
    game = scene(
        edition,
        f"horns:1 | {FED}",
        f"climbing:1 | symbiosis:1 | {FED}",
        FED,
        first_player=1,
        to_move=1,
        draw_pile="foraging:2 foraging:3 foraging:4 " + "carnivore " * 12,
    )

    game.play("pass")

    assert {"foraging:2", "foraging:3"} <= set(game.hand(1))
    assert "foraging:4" in game.hand(0)
    assert ["horns:1", "symbiosis:1", "climbing:1"] == game.discard


def test_r55_the_first_player_marker_moves_on(edition):
    """Clockwise, every round, and the new first player is dealt first (000:135, 000:45, 001:71, 003:23)."""
    game = scene(
        edition,
        FED,
        FED,
        FED,
        first_player=1,
        to_move=1,
        draw_pile="horns:1 horns:2 horns:3 horns:4 " + "carnivore " * 12,
    )

    game.play("pass")

    assert 2 == game.first_player
    assert ["horns:1", "horns:2", "horns:3", "horns:4"] == game.hand(2)


def test_r55_from_the_last_seat_the_marker_goes_to_the_first(edition):
    """Round the table (000:135)."""
    game = scene(edition, FED, FED, FED, first_player=2, to_move=2)

    game.play("pass")

    assert 0 == game.first_player


def test_r55_each_seat_is_dealt_three_cards_and_one_per_species(edition):
    """What survived counts (000:45, 001:9, 003:7)."""
    game = scene(edition, f"{FED} | {FED} | b1", FED, f"{FED} | {FED} | {FED}", hands=["climbing:1"])

    game.play("pass")

    assert [1 + 5, 4, 6] == [len(game.hand(seat)) for seat in range(3)]


def test_r55_a_free_species_brings_its_card(edition):
    """Who had lost all has one species when cards are dealt, whenever it came (000:133, 001:7-9, 003:23)."""
    game = scene(edition, FED, "b6 p3", FED)

    game.play("pass")

    assert [(1, 1, 0, 0, (), ())] == game.row(1)
    assert 4 == len(game.hand(1))


def test_r55_a_species_lost_during_the_feeding_is_replaced_at_its_end(edition):
    """Until then the player has none (000:133, 001:7)."""
    game = scene(edition, "carnivore b4 p4", "b1", "b4 p1 f1")

    game.play("attack 0 1.0")

    assert 2 == game.round
    assert [(1, 1, 0, 0, (), ())] == game.row(1)


# R56, R57  scoring


@editions(DE, EN)
def test_r56_a_free_species_in_the_last_round_is_a_point(edition):
    """It arrives before scoring (R56; 000:133, 000:154, 003:23)."""
    game = scene(edition, FED, "b5 p2", FED, round=4, final_round=4, bags=[0, 6, 0])

    game.play("pass")

    assert [2, 6 + 1, 2] == game.scores()


@editions(JA)
def test_r56_no_free_species_after_the_last_round(edition):
    """It would come with the next deal, and there is none (R56; 001:7)."""
    game = scene(edition, FED, "b5 p2", FED, round=4, final_round=4, bags=[0, 6, 0])

    game.play("pass")

    assert [2, 6, 2] == game.scores()
    assert [] == game.row(1)


def test_r57_points(edition):
    """Bag, heads, traits of the survivors and fat; not the hand (000:151-157, 000:267, 001:82-84)."""
    game = scene(
        edition,
        "fat_tissue horns b3 p4 f4 fat2 | climbing p2 f1",
        "horns climbing p3 f0 | p2 f2",
        FED,
        bags=[10, 20, 0],
        hands=["symbiosis:1 symbiosis:2", "", "symbiosis:3"],
        round=4,
        final_round=4,
    )

    game.play("pass")

    first = (10 + 4 + 1 + 2) + (4 + 1) + 3
    second = (20 + 2) + 2 + 0
    assert [first, second, 2] == game.scores()
    assert [0] == game.winners()


def test_r57_the_most_points_win(edition):
    """Whatever the points are made of (000:157, 001:85, 003:27)."""
    game = scene(edition, "horns climbing p6", "p1", "p1", phase="over", bags=[0, 9, 8], final_round=1)

    assert [8, 10, 9] == game.scores()
    assert [1] == game.winners()


def test_r57_traits_break_a_tie(edition):
    """Among the best, more traits (000:159, 001:86, 003:28)."""
    game = scene(edition, "horns p1", "p2", "p1", phase="over", bags=[5, 5, 0], final_round=1)

    assert [7, 7, 1] == game.scores()
    assert [0] == game.winners()


def test_r57_population_breaks_what_traits_leave_open(edition):
    """More heads (000:159, 001:87, 003:29)."""
    game = scene(edition, "horns p1", "climbing p2", "p1", phase="over", bags=[5, 4, 0], final_round=1)

    assert [7, 7, 1] == game.scores()
    assert [1] == game.winners()


def test_r57_what_is_still_open_is_shared(edition):
    """A pizza is ordered (000:161)."""
    game = scene(edition, "horns p2", "climbing p2", "p1", phase="over", bags=[4, 4, 0], final_round=1)

    assert [7, 7, 1] == game.scores()
    assert [0, 1] == game.winners()


def test_r57_only_the_best_take_part_in_the_tie_break(edition):
    """Traits do not lift a player above more points (000:159)."""
    game = scene(
        edition, "p2", "p1 | p1", "horns climbing symbiosis p1", phase="over", bags=[5, 5, 2], final_round=1
    )

    assert [7, 7, 6] == game.scores()
    assert [0, 1] == game.winners()
