"""The rulings about eating and being eaten (`docs/rules/the-beginning.md`, part 4)."""

import pytest

from tests.games.beginning.scene import scene

ON = {"horns_kill_cancels_attack": False}
"""Horns that kill do not stop the attack."""


# B1, B5: one attack


def test_a_meal_brings_two_chips_and_what_has_no_place_lapses():
    """002:207-215 (B1, scenario B08)."""
    game = scene("3/0 carnivore", "4/0 speed | 4/0").play("attack 0 1.1")
    assert ["3/2 carnivore"] == game.seat(0)

    game.play("attack 0 1.1")
    assert 3 == game.bag(0)  # the fourth chip has lapsed, the turn is over
    assert ["4/0 speed", "2/0"] == game.seat(1)[:2]
    assert 2 == len(game.position["discard_pile"])


def test_each_attack_chooses_its_prey():
    """002:215-216 (scenario B50)."""
    game = scene("4/0 carnivore", "2/0", "2/0").play("attack 0 1.0", "attack 0 2.0")

    assert (["1/0"], ["1/0"]) == (game.seat(1)[:1], game.seat(2))


def test_a_chip_on_the_card_that_is_eaten_goes_behind_its_owners_screen():
    """002:201-202 (B1, B5): only the lowest card loses its chip."""
    game = scene("2/0 carnivore", "2/2 | 2/1").play("attack 0 1.0")
    assert (1, "1/1") == (game.bag(1), game.seat(1)[0])

    game = scene("2/0 carnivore", "2/2 | 2/1").play("attack 0 1.1")
    assert (0, "1/1") == (game.bag(1), game.seat(1)[1])


# B2: protection


@pytest.mark.parametrize(
    ("hunter", "prey", "codes"),
    [
        ("nocturnal", "flight nocturnal", {"flight"}),
        ("nocturnal flight", "flight nocturnal", set()),
        ("flight speed", "speed", set()),
        ("", "speed burrowing", {"speed", "burrowing"}),
        ("", "horns", set()),
        ("", "carnivore", set()),
        ("flight speed", "flight speed burrowing", {"burrowing"}),
    ],
)
def test_the_hunter_needs_every_protection_of_its_prey(hunter, prey, codes):
    """002:190-197, 273-275, 325-333 (B2, scenarios B06, B40, B42); Horns need not be matched."""
    game = scene(f"3/0 carnivore {hunter}", f"2/0 {prey} | 1/0")

    assert codes == game.reasons("attack 0 1.0")
    assert (not codes) == ("attack 0 1.0" in game.moves())


# B3: Horns


def test_horns_kill_a_hunter_of_one_before_it_eats():
    """002:338-339, 233-236 (B3, scenario B12): no chips, its owner draws, the prey loses nothing."""
    row = "[nocturnal]/0 carnivore speed"
    game = scene(row, "2/0 horns | 1/1 scavenger fat_tissue", discard_pile=["flight"]).play("attack 0 1.0")

    assert [] == game.seat(0)
    assert ["2/0 horns", "1/1 scavenger fat_tissue"] == game.seat(1)[:2]
    assert 2 == len(game.hand(0))
    assert ["speed", "carnivore", "nocturnal", "flight"] == game.position["discard_pile"]
    assert 0 == game.bag(0)


def test_by_a_switch_the_attack_goes_on_without_the_hunter():
    """000:107: a legal attack succeeds. The dead hunter eats nothing, but the Scavengers do."""
    row = "1/0 carnivore speed"
    game = scene(row, "2/0 horns | 1/1 scavenger fat_tissue", rules=ON).play("attack 0 1.0")

    assert ["1/0 horns", "1/2 scavenger fat_tissue"] == game.seat(1)[:2]
    assert [] == game.seat(0)


def test_horns_take_the_lowest_card_before_the_meat():
    """002:334-337, 211 (scenario B44): its chips now fill it, the prey still goes and the meat lapses."""
    game = scene("2/1 carnivore | 5/0 carnivore", "[speed]/0 horns | 9/0").play("attack 0 1.0")

    assert ["1/1 carnivore", "5/0 carnivore"] == game.seat(0)
    assert ["9/0"] == game.seat(1)
    assert 1 == len(game.hand(1))


def test_own_horns_do_not_help_the_hunter_and_its_chip_is_saved():
    """002:334-337, 201-202: a chip on the lost card goes behind the screen."""
    game = scene("2/2 carnivore fat_tissue horns", "2/0 horns | 1/0").play("attack 0 1.0")

    assert ["1/0 carnivore fat_tissue horns"] == game.seat(0)
    assert 3 == game.bag(0)  # one of the card that was lost, and two of the other, whose turn is over
    assert "1/0 horns" == game.seat(1)[0]


# B4: Scavengers


def test_every_scavenger_takes_a_chip_from_the_bank_if_it_has_a_place():
    """002:351-357, 285 (B4, scenarios B54, B58, B60): hunter and prey too, several of one player each."""
    game = scene(
        "5/0 carnivore scavenger",
        "2/0 scavenger | 2/2 scavenger | 1/1 scavenger fat_tissue",
        "3/1 scavenger",
    )
    game.play("attack 0 1.0")

    assert ["5/3 carnivore scavenger"] == game.seat(0)
    assert ["1/1 scavenger", "2/2 scavenger", "1/2 scavenger fat_tissue"] == game.seat(1)
    assert ["3/2 scavenger"] == game.seat(2)
    assert 0 == game.position["watering_hole"]


def test_a_scavenger_that_is_eaten_gets_nothing():
    """002:356-357 (scenario B56)."""
    game = scene("9/0 carnivore", "[speed]/0 scavenger | 9/0").play("attack 0 1.0")

    assert (["9/0"], 0) == (game.seat(1), game.bag(1))


def test_scavenged_chips_stay_until_the_owners_own_scoring():
    """002:358-362."""
    game = scene("2/0 carnivore", "2/0 | 3/0 scavenger").play("attack 0 1.0")

    assert ("3/1 scavenger", 0) == (game.seat(1)[1], game.bag(1))


# B6, B21: Fat Tissue


def test_fat_tissue_takes_second_chips_which_are_scored_at_once():
    """002:366-368, 242 (B6, scenario B16)."""
    game = scene("2/2 fat_tissue", "", watering_hole=3)
    assert ["feed 0", "pass"] == game.moves()

    game.play("feed 0", "feed 0")
    assert (4, ["2/0 fat_tissue"]) == (game.bag(0), game.seat(0))
    assert 3 == game.position["watering_hole"]


def test_second_places_may_be_left_free():
    """002:370-374."""
    game = scene("1/1 carnivore fat_tissue", "1/0").play("pass")

    assert (1, "1/0") == (game.bag(0), game.seat(1)[0])


def test_second_places_wait_until_no_hungry_species_can_eat():
    """002:169-170, 288 (B21, scenario B66)."""
    game = scene("1/0 | 1/1 fat_tissue", "", watering_hole=2)

    assert ["feed 0"] == game.moves()
    assert {"hungry_first"} == game.reasons("feed 1")
    assert ["feed 1", "pass"] == game.play("feed 0").moves()


def test_second_places_may_be_filled_beside_a_hungry_species_that_cannot_eat():
    """B21: a Carnivore without prey does not hold them up, and starves."""
    game = scene("1/0 carnivore | 1/1 fat_tissue speed", "1/0 speed", watering_hole=1)

    assert ["feed 1", "pass"] == game.moves()
    assert ["1/0 fat_tissue speed"] == game.play("feed 1").seat(0)


def test_a_card_with_two_chips_gives_both_to_the_screen():
    """002:201-202 (B6, scenario B68)."""
    game = scene("2/0 carnivore", "2/4 fat_tissue").play("attack 0 1.0")

    assert (2, "1/2 fat_tissue") == (game.bag(1), game.seat(1)[0])


def test_meat_goes_to_the_second_places_too():
    """002:209, 366: topmost free places first."""
    game = scene("2/1 carnivore fat_tissue", "9/0").play("attack 0 1.0")

    assert ["2/3 carnivore fat_tissue"] == game.seat(0)
    assert ["attack 0 1.0", "pass"] == game.moves()


# B7: Long Neck


@pytest.mark.parametrize(
    ("species", "fills_fat", "after"),
    [
        ("4/0 long_neck", True, "4/3 long_neck"),
        ("2/0 long_neck", True, "2/2 long_neck"),
        ("3/1 long_neck", True, "3/3 long_neck"),
        ("2/0 long_neck fat_tissue", True, "2/3 long_neck fat_tissue"),
        ("2/0 long_neck fat_tissue", False, "2/2 long_neck fat_tissue"),
        ("2/3 long_neck fat_tissue", False, "2/3 long_neck fat_tissue"),
    ],
)
def test_a_long_neck_takes_three_chips_when_the_feeding_begins(species, fills_fat, after):
    """002:344-349 (B7, scenario B62), and the switch `long_neck_fills_fat`."""
    game = scene(
        f"{species} | 1/0", "", phase="play", watering_hole=9, rules={"long_neck_fills_fat": fills_fat}
    )
    game.play("done")

    assert after == game.seat(0)[0]
    assert 9 == game.position["watering_hole"]


def test_a_carnivore_with_a_long_neck_hunts_if_it_is_still_hungry():
    """002:288-291 (scenarios B14, B64)."""
    game = scene("4/0 carnivore long_neck", "1/0", phase="play").play("done")
    assert ["attack 0 1.0"] == game.moves()

    game = scene("4/0 carnivore long_neck", "1/0 speed", phase="play").play("done")
    assert (["3/0 carnivore long_neck"], 3) == (game.seat(0), game.bag(0))

    game = scene("3/0 carnivore long_neck | 1/0", "1/0", phase="play", watering_hole=1).play("done")
    assert {"not_hungry"} == game.reasons("attack 0 1.0")
    game.play("feed 1")
    assert 1 == game.state.to_move


# B8: own species


def test_a_hungry_carnivore_must_attack_even_its_own():
    """002:214-217, 270-271, 288 (B8, scenario B48)."""
    game = scene("1/0 carnivore speed | 1/0 carnivore", "1/0 flight", draw_pile=["horns"] * 8)

    assert ["attack 0 0.1"] == game.moves()
    assert {"must_attack"} == game.reasons("pass")
    game.play("attack 0 0.1")
    assert (["horns"], ["1/0 carnivore speed"]) == (game.hand(0), game.seat(0))


def test_it_must_even_if_horns_will_kill_it():
    """002:288, 338."""
    game = scene("1/0 carnivore", "1/0 horns")

    assert ["attack 0 1.0"] == game.moves()


def test_it_may_choose_an_own_species_but_never_itself():
    """002:216-217, 185, 271 (scenario B46)."""
    game = scene("1/0 carnivore | 1/1", "1/0")

    assert ["attack 0 0.1", "attack 0 1.0"] == game.moves()
    assert {"itself"} == game.reasons("attack 0 0.0")


# B9: order


def test_the_owner_chooses_who_eats():
    """002:164, 178-179 (B9, scenario B04)."""
    game = scene("2/0 | 1/0", "", watering_hole=2)
    assert ["feed 0", "feed 1"] == game.moves()

    game.play("feed 0", "feed 1")
    assert ["1/0", "1/0"] == game.seat(0)
    assert 1 == len(game.position["discard_pile"])


def test_plant_eaters_and_hunters_may_take_turns():
    """002:201-202 (B9, scenario B38): who feeds the prey first keeps the chip."""
    start = ("1/0 carnivore | 2/0", "1/0 speed")
    first = scene(*start, watering_hole=2).play("feed 1", "feed 1", "attack 0 0.1")
    other = scene(*start, watering_hole=2).play("attack 0 0.1", "feed 1")

    assert (3, 2) == (first.bag(0), first.position["watering_hole"])
    assert (2, 3) == (other.bag(0), other.position["watering_hole"])
    for game in (first, other):
        assert ["1/0 carnivore", "1/0"] == game.seat(0)


# B10: extinction


def test_the_owner_draws_as_many_cards_as_traits_were_lost_at_once():
    """002:233-239 (B10, scenario B10): in another's turn, too; first the card, then the traits."""
    game = scene(
        "4/0 carnivore flight",
        "[nocturnal]/0 horns flight | 1/0",
        draw_pile=["speed", "burrowing", "fertile"],
        hands=("", "horns"),
    )
    game.play("attack 0 1.0")

    assert (["1/0"], ["burrowing", "horns", "speed"]) == (game.seat(1), game.hand(1))
    assert ["flight", "horns", "nocturnal"] == game.position["discard_pile"][:3]
    assert ["fertile"] == game.position["draw_pile"]


def test_a_species_that_starves_out_is_replaced_by_cards_for_the_next_turn():
    """002:229-239 (scenarios B52, B70): a card for each trait, none for population cards."""
    game = scene("[speed flight]/0 horns fertile | 3/1", "", draw_pile=["nocturnal"] * 7)
    assert ["pass"] == game.moves()  # a position in which nothing can be done
    game.play("pass")

    assert (["1/0"], ["nocturnal"] * 2) == (game.seat(0), game.hand(0))
    assert ["fertile", "horns", "speed", "flight"] == game.position["discard_pile"][-4:]
    assert 6 == len(game.position["discard_pile"])


def test_a_sated_species_takes_nothing_more():
    """002:167-169 (B21, scenario B34)."""
    game = scene("1/1 | 1/0", "", watering_hole=2)

    assert {"no_room"} == game.reasons("feed 0")
    assert {"must_feed"} == game.reasons("pass")


def test_a_carnivore_eats_no_plants():
    """002:183-185, 270."""
    game = scene("1/0 carnivore | 1/0", "1/0 speed", watering_hole=2)

    assert {"is_carnivore"} == game.reasons("feed 0")


def test_the_feeding_ends_by_itself_when_nothing_is_left_to_do():
    """Notation, the table of moves: starving, scoring and the next supply follow by themselves."""
    game = scene("2/0", "", watering_hole=1).play("feed 0")

    assert ("play", 1, ["1/0"], 1) == (
        game.position["phase"],
        game.state.to_move,
        game.seat(0),
        game.bag(0),
    )
