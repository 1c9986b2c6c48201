"""Rulings on Fat Tissue, R36 to R42: how much, how it gets there, who may, and what becomes of it."""

from itertools import combinations

import pytest

from tests.scene import BYSTANDER, JA, editions, reveal, scene

# R36  capacity


@pytest.mark.parametrize("body", [1, 2, 6])
def test_r36_fat_up_to_the_body(edition, body):
    """The card holds as many chips as the body is large (000:261, 001:106)."""
    row = f"fat_tissue b{body} p2 f2"
    game = scene(edition, f"{row} fat{body - 1}", "p4", "p4", watering_hole=9)
    full = scene(edition, f"{row} fat{body}", "p4", "p4", watering_hole=9)

    game.play("feed 0")

    assert [body] == game.fat(0)
    assert [2] == game.food(0)
    assert {"no_room"} == full.reasons("feed 0")


def test_r36_the_board_comes_first(edition):
    """While it is hungry nothing is stored (R36; 000:261)."""
    game = scene(edition, "fat_tissue b3 p2", "p4", "p4", watering_hole=9)

    game.play("feed 0")

    assert ([1], [0]) == (game.food(0), game.fat(0))


# R37  the ways to fill it


def test_r37_by_normal_feeding(edition):
    """A full species may go on eating (000:261, 003:19)."""
    game = scene(edition, "fat_tissue b3 f1", "p4", "p4", watering_hole=9)

    game.play("feed 0")

    assert ([1], [1], 8) == (game.food(0), game.fat(0), game.hole)


def test_r37_by_foragings_bonus(edition):
    """The second chip may be the fat one (R37; 000:273)."""
    game = scene(edition, "fat_tissue foraging b3 p1", "p4", "p4", watering_hole=9)

    game.play("feed 0")

    assert ([1], [1], 7) == (game.food(0), game.fat(0), game.hole)


def test_r37_foraging_doubles_fat_too(edition):
    """Taking a chip as fat is eating (R37)."""
    game = scene(edition, "fat_tissue foraging b3 f1", "p4", "p4", watering_hole=9)

    game.play("feed 0")

    assert ([2], 7) == (game.fat(0), game.hole)


def test_r37_cooperation_goes_on_while_storing(edition):
    """Taking a chip as fat is eating, so the neighbour gets one (R37)."""
    game = scene(edition, "carnivore fat_tissue cooperation b3 f1 | p2", "p4", BYSTANDER)

    game.play("attack 0 1.0")

    assert ([1, 1], [1, 0]) == (game.food(0), game.fat(0))


def test_r37_a_shared_meal_as_fat(edition):
    """Fat for the left one, a chip for a full neighbour's card (R37, R33b)."""
    game = scene(edition, "fat_tissue cooperation b3 f1 | fat_tissue f1", "p4", "p4", watering_hole=9)

    game.play("feed 0")

    assert [1, 1] == game.fat(0)
    assert 7 == game.hole


def test_r37_by_scavenging(edition):
    """A full Scavenger stores its chip (R37, R49)."""
    game = scene(edition, "carnivore b3 p3", "p2", "scavenger fat_tissue f1 | " + BYSTANDER)

    game.play("attack 0 1.0")

    assert 1 == game.fat(2)[0]


def test_r37_by_intelligence(edition):
    """Two chips for a card, both onto the card (R37)."""
    game = scene(edition, "intelligence fat_tissue b3 f1", "p4", "p4", watering_hole=9, hands=["horns:3"])

    game.play("intelligence 0 horns:3")

    assert ([2], 9) == (game.fat(0), game.hole)


def test_r37_by_surplus_meat(edition):
    """What the board does not hold goes onto the card as far as it fits (R37; 000:189)."""
    game = scene(edition, "carnivore fat_tissue b5 p2 f1 fat3", "b4 p2", BYSTANDER)

    game.play("attack 0 1.0")

    assert ([2], [5]) == (game.food(0), game.fat(0))
    assert 0 == game.bag(0)


def test_r37_moving_fat_is_not_eating(edition):
    """Neither Cooperation nor Foraging follows (000:265, 001:109)."""
    game = reveal(
        edition, "fat_tissue cooperation foraging b3 p3 fat1 | p2", "b1", BYSTANDER, watering_hole=3
    )

    assert [1, 0] == game.food(0)
    assert [0, 0] == game.fat(0)


# R38, R39  may and must


def test_r38_hungry_species_come_first(edition):
    """While a hungry one can be fed, no fat is taken (R38; 000:89-91)."""
    game = scene(edition, "fat_tissue b2 f1 | b1", "p4", "p4", watering_hole=9)

    assert {"hungry_first"} == game.reasons("feed 0")
    assert ["feed 1"] == game.listed()


def test_r38_a_hungry_species_that_cannot_eat_does_not_count(edition):
    """A Carnivore without prey keeps no one from storing (R38; 000:95)."""
    game = scene(edition, "fat_tissue b2 f1 | carnivore b1", "p4", "p4", watering_hole=9)

    assert game.can("feed 0")
    assert game.can("pass")


def test_r38_a_sated_hunter_waits_as_well(edition):
    """The same holds for a voluntary attack (R38)."""
    game = scene(edition, "carnivore fat_tissue b3 f1 | b1", "p4", "p4", watering_hole=9)

    assert {"hungry_first"} == game.reasons("attack 0 1.0")
    assert {"must_feed"} == game.reasons("pass")
    assert ["feed 1"] == game.listed()


def test_r38_a_hungry_hunter_with_prey_comes_first(edition):
    """A Carnivore that can attack is fed before anyone stores (R38)."""
    game = scene(edition, "fat_tissue b2 f1 | carnivore b3", "p4", "p4", watering_hole=9)

    assert {"hungry_first"} == game.reasons("feed 0")
    assert {"must_attack"} == game.reasons("pass")


def test_r38_other_players_hunger_does_not_count(edition):
    """Only own species are looked at (R38)."""
    game = scene(edition, "fat_tissue b2 f1", "p4", "p4", watering_hole=1)

    assert game.can("feed 0")


def test_r39_nobody_must_store(edition):
    """Plant eaters may stop early, Carnivores too (000:189, 000:263)."""
    plants = scene(edition, "fat_tissue b2 f1", "p4", "p4", watering_hole=9)
    meat = scene(edition, "carnivore fat_tissue b2 f1", "p4", "p4", watering_hole=9)

    assert {"feed 0", "pass"} == set(plants.listed())
    assert {"attack 0 1.0", "attack 0 2.0", "pass"} == set(meat.listed())


def test_r39_who_passed_is_asked_again(edition):
    """A pass is for this time round (R39)."""
    game = scene(edition, "fat_tissue b2 f1", "p2", "f1", watering_hole=9)

    game.play("0: pass", "1: feed 0")

    assert ("feeding", 0) == (game.phase, game.to_move)
    assert game.can("feed 0")


def test_r39_feeding_ends_when_all_pass_in_a_row(edition):
    """Taking food breaks the row of passes (R39)."""
    fat = "fat_tissue b3 f1"
    game = scene(edition, fat, fat, "f1", watering_hole=9)

    game.play("0: pass", "1: feed 0", "0: pass")
    assert (1, 1) == (game.round, game.to_move)
    game.play("1: pass")

    assert 2 == game.round
    assert 8 == game.hole


def test_r39_storing_in_a_meal_can_be_refused(edition):
    """A chip that would become fat may be left for the next round (000:263)."""
    game = scene(edition, "fat_tissue foraging b3 p1", "p4", "p4", watering_hole=9)

    assert game.can("feed 0 declining fat:0")

    game.play("feed 0 declining fat:0")

    assert ([1], [0], 8) == (game.food(0), game.fat(0), game.hole)


# R40 to R42  what becomes of it


@pytest.mark.parametrize(("fat", "moved"), [(1, 1), (2, 2), (3, 2)])
def test_r40_fat_moves_up_to_the_population(edition, fat, moved):
    """At the reveal it fills the board, and the rest stays (000:265, 001:108)."""
    game = reveal(edition, f"fat_tissue b4 p2 fat{fat}", "b1", BYSTANDER)

    assert [moved] == game.food(0)
    assert [fat - moved] == game.fat(0)


def test_r40_fertile_first_makes_room_for_fat(edition):
    """The owner chooses the moment (R40, R43)."""
    row = "fat_tissue fertile b4 p2 fat4"
    grown = reveal(edition, row, "b1", BYSTANDER, watering_hole=3).play("effect 0 fertile")
    moved = reveal(edition, row, "b1", BYSTANDER, watering_hole=3).play("effect 0 fat_tissue")

    assert (3, 3, 1) == grown.species(0, 0)[1:4]
    assert (3, 2, 2) == moved.species(0, 0)[1:4]


def test_r41_fat_of_an_extinct_species_goes_to_the_bag(edition):
    """With the food on its board (000:143, 000:267, 001:110)."""
    game = scene(edition, "carnivore b4 p3", "fat_tissue b3 f1 fat3", BYSTANDER, bags=[0, 5])

    game.play("attack 0 1.0")

    assert [] == game.row(1)
    assert 9 == game.bag(1)


def test_r41_fat_stays_over_the_round(edition):
    """Only the boards are cleared (R41; 000:134)."""
    game = scene(edition, "fat_tissue b3 p2 f2 fat2", "f1", "f1", bags=[5])

    game.play("pass")

    assert 2 == game.round
    assert ([0], [2], 7) == (game.food(0), game.fat(0), game.bag(0))


def test_r41_fat_counts_at_the_end(edition):
    """It goes to the bag and is worth points (000:267, 001:110)."""
    game = scene(edition, "fat_tissue b3 p2 f2 fat2", "f1", "f1", round=4, final_round=4)

    game.play("pass")

    assert "over" == game.phase
    assert 4 == game.bag(0)
    assert [0] == game.fat(0)
    assert [4 + 2 + 1, 2, 2] == game.scores()


def test_r41_a_starved_species_leaves_no_fat_behind(edition):
    """Fat does not save a species, but it is not lost (000:131, 000:267)."""
    game = scene(edition, "fat_tissue b3 p2 fat2 | f1", "f1", "f1")

    game.play("pass")

    assert 1 == len(game.row(0))
    assert 2 + 1 == game.bag(0)


@editions(JA)
def test_r41_throwing_the_card_away_pays_the_fat_out(edition):
    """A discarded card empties into the bag (001:23, 001:110)."""
    game = scene(edition, "fat_tissue b3 fat2", "b1", "b1", phase="play", bags=[5])

    game.play("discard 0 fat_tissue")

    assert 7 == game.bag(0)
    assert (0, ()) == (game.species(0, 0).fat, game.species(0, 0).traits)


def test_r42_a_change_of_diet_keeps_the_fat(edition):
    """Fat is neither plant nor meat (000:261, 001:107)."""
    turned = reveal(edition, "fat_tissue b3 p2 fat1 hidden(carnivore)", "b1", BYSTANDER)

    assert [1] == turned.food(0)
    assert ("fat_tissue", "carnivore") == turned.species(0, 0).traits


def test_r39_any_of_many_that_would_store_may_decline(edition):
    """No one must store (000:263), whatever others do; the smaller decks have six Fat Tissue cards."""
    row = "carnivore b4 p4 | " + " | ".join(["fat_tissue scavenger cooperation f1"] * 6)
    game = scene(edition, row, "b1", "b1")

    listed = [line for line in game.listed() if line.startswith("attack 0 1.0")]

    own = [f"fat:{at}" for at in range(1, 7)]
    ways = [",".join(some) for count in range(7) for some in combinations(own, count)]
    assert sorted(ways) == sorted(line.partition(" declining ")[2] for line in listed)
