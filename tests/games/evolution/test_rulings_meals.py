"""Rulings on Foraging, Cooperation and Long Neck, R28 to R35: one meal, its bonus, and who shares it."""

from tests.scene import BYSTANDER, reveal, scene

# R28, R29  Foraging


def test_r28_foraging_takes_two_from_the_watering_hole(edition):
    """The second chip comes from the same source (000:273, 001:114)."""
    game = scene(edition, "foraging p4", "b1", "b1", watering_hole=5)

    game.play("feed 0")

    assert [2] == game.food(0)
    assert 3 == game.hole


def test_r28_only_if_there_is_room(edition):
    """Nothing is taken that does not fit (000:273, 001:115)."""
    game = scene(edition, "foraging p4 f3", "b1", "b1", watering_hole=5)

    game.play("feed 0")

    assert [4] == game.food(0)
    assert 4 == game.hole


def test_r28_only_if_there_are_chips(edition):
    """The last chip is just one (000:391)."""
    game = scene(edition, "foraging p4", "b1", BYSTANDER, watering_hole=1)

    game.play("feed 0")

    assert [1] == game.food(0)
    assert 0 == game.hole


def test_r28_never_on_meat(edition):
    """Only plants are foraged, so a Scavenger's meat stays one chip (000:273, 001:114)."""
    game = scene(edition, "carnivore foraging b3 p4", "p2", "scavenger foraging p4")

    game.play("attack 0 1.0")

    assert [1] == game.food(0)
    assert [1] == game.food(2)


def test_r28_the_second_chip_may_be_refused(edition):
    """It may be taken, and so it need not (000:273)."""
    game = scene(edition, "foraging p4", "b1", "b1", watering_hole=5)

    assert {"feed 0", "feed 0 declining foraging:0"} == set(game.listed())

    game.play("feed 0 declining foraging:0")

    assert [1] == game.food(0)
    assert 4 == game.hole


def test_r29_intelligence_and_foraging_make_three(edition):
    """One meal of two and one bonus (R29; 001:115)."""
    game = scene(edition, "intelligence foraging p6", "b1", "b1", watering_hole=5, hands=["horns:3"])

    game.play("intelligence 0 horns:3")

    assert [3] == game.food(0)
    assert 5 == game.hole


def test_r29_two_cards_are_two_meals_with_a_bonus_each(edition):
    """Each card is its own meal (R29, R30)."""
    game = scene(edition, "intelligence foraging p6", "b1", "b1", watering_hole=5, hands=["horns:3 horns:1"])

    game.play("0: intelligence 0 horns:3", "0: intelligence 0 horns:1")

    assert [6] == game.food(0)


def test_r29_the_bonus_needs_room_as_well(edition):
    """With room for two there is no third (000:273)."""
    game = scene(edition, "intelligence foraging p2", "b1", "b1", watering_hole=5, hands=["horns:3"])

    game.play("intelligence 0 horns:3")

    assert [2] == game.food(0)


# R30 to R32  Cooperation, once per meal


def test_r30_once_for_foragings_two(edition):
    """Two chips are one meal (R30; 000:291)."""
    game = scene(edition, "cooperation foraging p4 | p4", "b1", "b1", watering_hole=9)

    game.play("feed 0")

    assert [2, 1] == game.food(0)
    assert 6 == game.hole


def test_r30_once_for_intelligences_two(edition):
    """Two chips for a card are one meal, shared from the bank (R30; 000:291)."""
    game = scene(edition, "cooperation intelligence p4 | p4", "b1", "b1", watering_hole=9, hands=["horns:3"])

    game.play("intelligence 0 horns:3")

    assert [2, 1] == game.food(0)
    assert 9 == game.hole


def test_r30_once_for_a_whole_prey(edition):
    """Three chips of meat are one meal, and one is passed on (R30; 000:383)."""
    game = scene(edition, "carnivore cooperation b4 p4 | p4", "b3 p2", BYSTANDER, watering_hole=9)

    game.play("attack 0 1.0")

    assert [3, 1] == game.food(0)
    assert 9 == game.hole


def test_r30_every_card_is_a_meal(edition):
    """Two cards pass on two chips (R30)."""
    game = scene(
        edition, "cooperation intelligence p5 | p4", "b1", "b1", watering_hole=9, hands=["horns:3 horns:1"]
    )

    game.play("0: intelligence 0 horns:3", "0: intelligence 0 horns:1")

    assert [4, 2] == game.food(0)


def test_r30_attack_and_scavenging_are_two_meals(edition):
    """The hunter that also scavenges passes on two chips (R30; 000:255, 000:291)."""
    game = scene(edition, "carnivore cooperation scavenger b3 p4 | p4", "p2", BYSTANDER)

    game.play("attack 0 1.0")

    assert [2, 2] == game.food(0)


def test_r30_long_neck_is_a_meal(edition):
    """The chip of the reveal is passed on too (000:291, 000:410)."""
    game = reveal(edition, "long_neck cooperation p2 | p2", "b1", BYSTANDER, watering_hole=3)

    assert [1, 1] == game.food(0)
    assert 3 == game.hole


def test_r31_own_chip_then_bonus_then_neighbour(edition):
    """With two chips there, the neighbour comes away empty; with three it does not (R31)."""
    two = scene(edition, "cooperation foraging p4 | p4", "b1", BYSTANDER, watering_hole=2)
    three = scene(edition, "cooperation foraging p4 | p4", "b1", BYSTANDER, watering_hole=3)

    two.play("feed 0")
    three.play("feed 0")

    assert [2, 0] == two.food(0)
    assert [2, 1] == three.food(0)


def test_r31_a_refused_bonus_leaves_a_chip_for_the_neighbour(edition):
    """That is when refusing pays (R31; 000:273)."""
    game = scene(edition, "cooperation foraging p4 | p4", "b1", BYSTANDER, watering_hole=2)

    game.play("feed 0 declining foraging:0")

    assert [1, 1] == game.food(0)
    assert 0 == game.hole


def test_r32_an_empty_source_feeds_no_neighbour(edition):
    """The neighbour eats from the same source, not from the bank (R32; 000:291)."""
    game = scene(edition, "cooperation p4 | p4", "b1", BYSTANDER, watering_hole=1)

    game.play("feed 0")

    assert [1, 0] == game.food(0)


# R33  who gets a shared chip


def test_r33a_a_chain_runs_through_to_the_end(edition):
    """One feeding feeds the whole row (000:410)."""
    game = scene(
        edition, "cooperation p2 | cooperation p2 | cooperation p2 | p2", "b1", "b1", watering_hole=9
    )

    game.play("feed 0")

    assert [1, 1, 1, 1] == game.food(0)
    assert 5 == game.hole


def test_r33a_a_chain_runs_to_the_right_only(edition):
    """The left neighbour gets nothing (000:291, 001:100)."""
    game = scene(edition, "cooperation p2 | cooperation p2 | p2", "b1", "b1", watering_hole=9)

    game.play("feed 1")

    assert [0, 1, 1] == game.food(0)


def test_r33a_a_chain_stops_at_a_full_species(edition):
    """Who takes nothing passes nothing on (000:341)."""
    game = scene(edition, "cooperation p2 | cooperation f1 | p2", "b1", "b1", watering_hole=9)

    game.play("feed 0")

    assert [1, 1, 0] == game.food(0)
    assert 8 == game.hole


def test_r33a_a_chain_does_not_reach_the_next_player(edition):
    """Only own species lie next to it (000:291)."""
    game = scene(edition, "cooperation p2", "p2", "b1", watering_hole=9)

    game.play("feed 0")

    assert [0] == game.food(1)
    assert 8 == game.hole


def test_r33b_a_full_neighbour_gets_nothing(edition):
    """Cooperation does not work then (000:341)."""
    game = scene(edition, "cooperation p2 f1 | f1", "b1", "b1", watering_hole=9)

    game.play("feed 0")

    assert [2, 1] == game.food(0)
    assert 8 == game.hole


def test_r33b_a_full_neighbour_with_fat_tissue_stores_it(edition):
    """Room on the card is room, and the owner may refuse it (R33b; 000:261)."""
    row = "cooperation p2 | fat_tissue f1"
    stored = scene(edition, row, "b1", "b1", watering_hole=9)
    refused = scene(edition, row, "b1", "b1", watering_hole=9)

    assert {"feed 0", "feed 0 declining fat:1"} == set(stored.listed())
    stored.play("feed 0")
    refused.play("feed 0 declining fat:1")

    assert ([0, 1], 7) == (stored.fat(0), stored.hole)
    assert ([0, 0], 8) == (refused.fat(0), refused.hole)


def test_r33c_a_carnivore_takes_no_shared_plant(edition):
    """And the chain ends there (000:105, 000:122, 001:50)."""
    game = scene(edition, "cooperation p2 | carnivore cooperation p2 | p2", "b1", "b1", watering_hole=9)

    game.play("feed 0")

    assert [1, 0, 0] == game.food(0)
    assert 8 == game.hole


def test_r33c_a_carnivore_takes_shared_meat(edition):
    """Meat is meat, from any hunter (000:121, 000:291)."""
    game = scene(edition, "carnivore cooperation b3 p2 | carnivore p2", "p2", BYSTANDER)

    game.play("attack 0 1.0")

    assert [1, 1] == game.food(0)


def test_r33d_a_plant_eater_takes_shared_meat_without_foraging(edition):
    """Meat from a hunting neighbour, one chip of it (000:121, 000:273, 000:383)."""
    game = scene(edition, "carnivore cooperation b3 p2 | foraging p4", "p2", BYSTANDER, watering_hole=5)

    game.play("attack 0 1.0")

    assert [1, 1] == game.food(0)
    assert 5 == game.hole


def test_r33e_a_hungry_neighbour_cannot_refuse(edition):
    """It receives the chip (000:291); only fat and bonus chips can be refused."""
    game = scene(edition, "cooperation p2 | p2", "b1", "b1", watering_hole=9)

    assert ["feed 0"] == [line for line in game.listed() if line.startswith("feed 0")]
    assert {"cannot_decline"} == game.reasons("feed 0 declining fat:1")


# R34, R35  Long Neck


def test_r34_long_neck_with_foraging_and_cooperation(edition):
    """Two from the bank, and one for the neighbour, whose own Foraging adds one (R34; 000:409-410)."""
    game = reveal(
        edition, "long_neck foraging cooperation p3 | foraging p3", "b1", BYSTANDER, watering_hole=3
    )

    assert [2, 2] == game.food(0)
    assert 3 == game.hole


def test_r34_a_carnivore_has_no_use_for_a_long_neck(edition):
    """It never eats plants (000:105, 000:189, 001:50, 001:96)."""
    game = reveal(edition, "carnivore long_neck cooperation p3 | p3", "b1", BYSTANDER, watering_hole=3)

    assert [0, 0] == game.food(0)


def test_r34_the_left_neighbours_long_neck_feeds_no_carnivore(edition):
    """Shared plants stay plants (000:105)."""
    game = reveal(edition, "long_neck cooperation p3 | carnivore p3", "b1", BYSTANDER, watering_hole=3)

    assert [1, 0] == game.food(0)


def test_r35_long_neck_fills_fat_tissue_when_the_board_is_full(edition):
    """After the fat has moved, the chip may lie on the card (R35; 000:261, 000:297)."""
    game = reveal(edition, "long_neck fat_tissue b2 fat2", "b1", BYSTANDER)

    game.play("effect 0 fat_tissue")

    assert (1, 2) == (game.food(0)[0], game.fat(0)[0])


def test_r35_long_neck_finds_no_room(edition):
    """A species that its left neighbour has filled takes nothing more (R35; 000:124)."""
    game = reveal(edition, "long_neck cooperation | long_neck cooperation | p2", "b1", BYSTANDER)

    game.play("effect 0 long_neck")

    assert "feeding" == game.phase
    assert [1, 1, 1] == game.food(0)


# what is listed, and what may be refused, in a shared meal


def test_r28_refusing_is_only_listed_where_it_changes_something(edition):
    """The last chip has no second one behind it (moves in the notation)."""
    last = scene(edition, "foraging p4", "f1", "f1", watering_hole=1)
    full = scene(edition, "foraging p4 f3", "f1", "f1", watering_hole=5)
    alone = scene(edition, "p2 | foraging f1 fat_tissue", "f1", "f1", watering_hole=5)

    assert ["feed 0"] == last.listed()
    assert ["feed 0"] == full.listed()
    assert ["feed 0"] == alone.listed()


def test_r28_the_neighbours_bonus_can_be_refused_as_well(edition):
    """It is the player's own species, and its second chip is as optional (000:273)."""
    game = scene(edition, "cooperation p2 | foraging p4", "b1", "b1", watering_hole=5)

    game.play("feed 0 declining foraging:1")

    assert [1, 1] == game.food(0)
    assert 3 == game.hole


def test_r33b_meat_may_be_left_too(edition):
    """Storing is voluntary wherever the chip comes from (000:263; moves in the notation)."""
    game = scene(edition, "carnivore cooperation b3 p2 | fat_tissue f1", "p2", BYSTANDER)

    game.play("attack 0 1.0 declining fat:1")

    assert [1, 1] == game.food(0)
    assert [0, 0] == game.fat(0)


def test_r33a_a_refused_chip_ends_the_chain(edition):
    """Who takes nothing passes nothing on (R33a)."""
    row = "cooperation p2 | fat_tissue cooperation f1 | p2"
    taken = scene(edition, row, "b1", "b1", watering_hole=5).play("feed 0")
    left = scene(edition, row, "b1", "b1", watering_hole=5)

    left.play("feed 0 declining fat:1")

    assert ([1, 1, 1], [0, 1, 0], 2) == (taken.food(0), taken.fat(0), taken.hole)
    assert ([1, 1, 0], [0, 0, 0], 4) == (left.food(0), left.fat(0), left.hole)


def test_r31_a_long_chain_shares_the_last_chips_from_the_left(edition):
    """Each meal is finished before the next neighbour's begins (R31, R32)."""
    row = "cooperation foraging p4 | cooperation foraging p4 | p4"
    game = scene(edition, row, "b1", BYSTANDER, watering_hole=4)

    game.play("feed 0")

    assert [2, 2, 0] == game.food(0)
