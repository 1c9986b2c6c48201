"""The traits of feeding and growing, one section each: what their cards say, sentence by sentence."""

import pytest

from tests.scene import ALL, BYSTANDER, DE, JA, editions, reveal, scene

HUNTER = "carnivore b4 p4"


# Scavenger  000:253-255, 001:130-132


@pytest.mark.parametrize("victim", ["1.0", "0.1", "2.1"])
def test_scavenger_eats_at_every_attack(edition, victim):
    """Any species that loses population (000:255, 001:131)."""
    game = scene(edition, "carnivore b4 p4 | p2", "p2", "scavenger p3 | p2")

    game.play(f"attack 0 {victim}")

    assert 1 == game.food(2)[0]


def test_scavenger_attacking_takes_an_extra_chip(edition):
    """Its meat and one more (000:255, 001:132)."""
    game = scene(edition, "carnivore scavenger b4 p4", "b2 p2", BYSTANDER)

    game.play("attack 0 1.0")

    assert [3] == game.food(0)


def test_scavenger_attacked_takes_a_chip(edition):
    """After its loss (000:255, 001:132)."""
    game = scene(edition, HUNTER, "scavenger p3", BYSTANDER)

    game.play("attack 0 1.0")

    assert (1, 2, 1) == game.species(1, 0)[:3]


def test_scavenger_eats_meat_although_a_plant_eater(edition):
    """From the bank, not from the watering hole, and it still grazes (000:121, 000:255, 003:22)."""
    game = scene(edition, HUNTER, "scavenger p3", "p2", watering_hole=5)

    game.play("attack 0 1.0")
    assert 5 == game.hole
    game.play("1: feed 0")

    assert [2] == game.food(1)
    assert 4 == game.hole


# Fat Tissue  000:259-267, 001:104-110


def test_fat_tissue_stores_when_sated(edition):
    """Even if the species is full (000:261, 003:19)."""
    game = scene(edition, "fat_tissue b2 f1 | f1", "p3", "p3", watering_hole=5)

    game.play("feed 0")

    assert ([1, 1], [1, 0]) == (game.food(0), game.fat(0))
    assert {"no_room"} == scene(edition, "f1", "p3", "p3", watering_hole=5).reasons("feed 0")


def test_fat_tissue_holds_up_to_the_body(edition):
    """No more than that (000:261, 001:106)."""
    game = scene(edition, "fat_tissue b2 f1 fat1 | fat_tissue b2 f1 fat2", "p3", "p3", watering_hole=5)

    assert game.can("feed 0")
    assert {"no_room"} == game.reasons("feed 1")


def test_fat_tissue_may_stop_early(edition):
    """To leave food for the next round (000:263)."""
    game = scene(edition, "fat_tissue b2 f1", "f1", "f1", watering_hole=5)

    game.play("pass")

    assert (2, 5) == (game.round, game.hole)


def test_fat_tissue_fills_on_while_others_are_sated(edition):
    """Round after round of the feeding (000:263)."""
    game = scene(edition, "fat_tissue b3 f1", "f1", "f1", watering_hole=9)

    game.play("feed 0", "feed 0")

    assert (0, [2]) == (game.to_move, game.fat(0))


def test_fat_tissue_feeds_at_the_reveal(edition):
    """Onto the board, no more than the population (000:265, 001:108)."""
    game = reveal(edition, "fat_tissue b3 p2 fat3", "b1", BYSTANDER)

    assert ([2], [1]) == (game.food(0), game.fat(0))


def test_fat_tissue_sets_nothing_off(edition):
    """Neither Cooperation nor anything else (000:265, 001:109, 001:101)."""
    game = reveal(edition, "fat_tissue cooperation b3 p2 fat2 | p2", "b1", BYSTANDER, watering_hole=3)

    assert [2, 0] == game.food(0)


def test_fat_tissue_belongs_to_the_owner_at_the_end(edition):
    """Points, whatever happens to the card (000:267, 001:110)."""
    game = scene(edition, "fat_tissue b3 f1 fat3", "f1", "f1", final_round=1)

    game.play("pass")

    assert [1 + 3 + 1 + 1, 2, 2] == game.scores()


def test_fat_tissue_belongs_to_the_owner_when_the_species_dies(edition):
    """Into the bag (000:267, 001:110)."""
    game = scene(edition, HUNTER, "fat_tissue b3 p1 fat3", BYSTANDER)

    game.play("attack 0 1.0")

    assert 3 == game.bag(1)


def test_fat_tissue_belongs_to_the_owner_when_it_is_exchanged(edition):
    """Into the bag (000:267, 001:110)."""
    game = scene(
        edition, "fat_tissue horns climbing b3 fat3", "b1", "b1", phase="play", hands=["burrowing:1"]
    )

    game.play("trait 0 burrowing:1 replacing fat_tissue")

    assert 3 == game.bag(0)


def test_fat_tissue_is_neither_plant_nor_meat(edition):
    """A Carnivore lives on what it stored as a plant eater (000:261, 001:107)."""
    game = reveal(edition, "fat_tissue b3 p2 fat2 hidden(carnivore)", "b1", BYSTANDER)

    assert [2] == game.food(0)


# Foraging  000:271-273, 001:113-115


def test_foraging_takes_another_chip(edition):
    """From the watering hole as well (000:273, 001:114, 003:19)."""
    game = scene(edition, "foraging p3", "p3", "p3", watering_hole=5)

    game.play("feed 0")

    assert ([2], 3) == (game.food(0), game.hole)


def test_foraging_needs_room(edition):
    """Not if the population is too small (000:273, 001:115)."""
    game = scene(edition, "foraging p1", "p3", "p3", watering_hole=5)

    game.play("feed 0")

    assert ([1], 4) == (game.food(0), game.hole)


def test_foraging_is_set_off_by_cooperation(edition):
    """A shared plant counts (000:273, 001:115)."""
    game = scene(edition, "cooperation p3 | foraging p3", "p3", "p3", watering_hole=5)

    game.play("feed 0")

    assert ([1, 2], 2) == (game.food(0), game.hole)


def test_foraging_is_set_off_by_long_neck(edition):
    """From the bank then (000:273, 000:409, 001:115)."""
    game = reveal(edition, "long_neck foraging p3", "b1", BYSTANDER, watering_hole=5)

    assert ([2], 5) == (game.food(0), game.hole)


def test_foraging_is_set_off_by_intelligence(edition):
    """From the bank as well (001:115; R29)."""
    game = scene(edition, "intelligence foraging p4", "p3", "p3", watering_hole=5, hands=["horns:1"])

    game.play("intelligence 0 horns:1")

    assert ([3], 5) == (game.food(0), game.hole)


def test_foraging_is_not_set_off_by_meat(edition):
    """Plants only (000:273, 001:114)."""
    game = scene(edition, HUNTER + " foraging", "p2", "foraging scavenger p3")

    game.play("attack 0 1.0")

    assert ([1], [1]) == (game.food(0), game.food(2))


def test_foraging_may_be_left(edition):
    """It may be taken (000:273)."""
    game = scene(edition, "foraging p3", "p3", "p3", watering_hole=5)

    game.play("feed 0 declining foraging:0")

    assert ([1], 4) == (game.food(0), game.hole)


# Intelligence  000:277-285, 001:120-124, 003:17, 003:21


def test_intelligence_feeds_a_plant_eater_two(edition):
    """Any card, two plants from the bank (000:281, 001:122)."""
    game = scene(edition, "intelligence p4", "p3", "p3", watering_hole=5, hands=["horns:1"])

    game.play("intelligence 0 horns:1")

    assert ([2], 5, []) == (game.food(0), game.hole, game.hand(0))
    assert "horns:1" == game.discard[0]


def test_intelligence_as_often_as_there_are_cards(edition):
    """One card each time (000:281)."""
    game = scene(edition, "intelligence p5", "p3", "p3", watering_hole=5, hands=["horns:1 horns:2"])

    game.play("intelligence 0 horns:1", "intelligence 0 horns:2")

    assert ([4], []) == (game.food(0), game.hand(0))


def test_intelligence_does_not_replace_feeding(edition):
    """The normal meal is still due (000:281, 001:124)."""
    game = scene(edition, "intelligence p4", "p3", "p3", watering_hole=5, hands=["horns:1"])

    game.play("intelligence 0 horns:1", "feed 0")

    assert ([3], 4) == (game.food(0), game.hole)


def test_intelligence_needs_the_trait(edition):
    """Other species of the same player do not profit (000:279)."""
    game = scene(edition, "p4 | intelligence p4", "p3", "p3", watering_hole=5, hands=["horns:1"])

    assert not game.can("intelligence 0 horns:1")
    assert game.can("intelligence 1 horns:1")


def test_intelligence_needs_a_card_of_ones_own(edition):
    """From the hand (000:279)."""
    game = scene(edition, "intelligence p4", "p3", "p3", watering_hole=5, hands=["horns:1", "horns:2"])

    assert {"no_such_card"} == game.reasons("intelligence 0 horns:2")


def test_intelligence_lets_a_hunter_ignore_a_trait(edition):
    """One card, one trait, one attack (000:283, 001:123, 003:21)."""
    game = scene(edition, "carnivore intelligence b4 p4", "climbing p2", BYSTANDER, hands=["horns:1"])

    game.play("attack 0 1.0 ignoring climbing paying horns:1", "2: attack 0 2.1")

    assert [1] == game.populations(1)
    assert {"climbing"} == game.reasons("attack 0 1.0")


def test_intelligence_ignores_all_copies(edition):
    """Both callers with one card (000:283, 001:123)."""
    game = scene(
        edition,
        "carnivore intelligence b4 p4",
        "warning_call | b1 | warning_call",
        BYSTANDER,
        hands=["horns:1"],
    )

    assert game.can("attack 0 1.1 ignoring warning_call paying horns:1")


def test_intelligence_several_cards_at_once(edition):
    """For several traits (000:285, 001:124)."""
    game = scene(
        edition, "carnivore intelligence b4 p4", "climbing f1 burrowing", BYSTANDER, hands=["horns:1 horns:2"]
    )

    assert {"burrowing"} == game.reasons("attack 0 1.0 ignoring climbing paying horns:1")
    assert game.can("attack 0 1.0 ignoring burrowing,climbing paying horns:1,horns:2")


def test_intelligence_is_never_forced(edition):
    """Not even by hunger (000:285, 001:123)."""
    game = scene(edition, "carnivore intelligence b4 p4", "climbing f1", "b6 f1", hands=["horns:1"])

    assert game.can("pass")


@editions(DE)
def test_intelligence_before_the_first_bite(edition):
    """A species can be full, and so protected, before a hunter comes (000:281, 000:411)."""
    game = reveal(
        edition,
        "intelligence burrowing p4",
        "carnivore b4 p2",
        BYSTANDER,
        hands=["horns:1 horns:2"],
        watering_hole=3,
    )

    game.play("0: intelligence 0 horns:1", "0: intelligence 0 horns:2")

    assert ("feeding", 1) == (game.phase, game.to_move)
    assert {"burrowing"} == game.reasons("attack 0 0.0")


# Cooperation  000:289-291, 001:99-101


def test_cooperation_shares_with_the_right_neighbour(edition):
    """The same kind from the same source (000:291, 001:100)."""
    game = scene(edition, "p3 | cooperation p3 | p3 | p3", "p3", "p3", watering_hole=5)

    game.play("feed 1")

    assert ([0, 1, 1, 0], 3) == (game.food(0), game.hole)


def test_cooperation_shares_meat_from_the_bank(edition):
    """A hunter's neighbour gets meat (000:291, 000:383)."""
    game = scene(edition, HUNTER + " cooperation | p3", "b2 p2", BYSTANDER, watering_hole=5)

    game.play("attack 0 1.0")

    assert ([2, 1], 5) == (game.food(0), game.hole)


def test_cooperation_is_set_off_by_long_neck(edition):
    """(000:291, 001:101)."""
    game = reveal(edition, "long_neck cooperation p3 | p3", "b1", BYSTANDER, watering_hole=5)

    assert ([1, 1], 5) == (game.food(0), game.hole)


def test_cooperation_is_set_off_by_scavenging(edition):
    """(000:291, 000:410, 001:101)."""
    game = scene(edition, HUNTER, "p2", "scavenger cooperation p3 | p3", watering_hole=5)

    game.play("attack 0 1.0")

    assert ([1, 1], 5) == (game.food(2), game.hole)


def test_cooperation_is_set_off_by_intelligence(edition):
    """(000:291, 001:101)."""
    game = scene(edition, "intelligence cooperation p3 | p3", "p3", "p3", watering_hole=5, hands=["horns:1"])

    game.play("intelligence 0 horns:1")

    assert ([2, 1], 5) == (game.food(0), game.hole)


def test_cooperation_is_set_off_by_cooperation(edition):
    """A chain (000:291, 000:410, 001:101)."""
    game = scene(edition, "cooperation p3 | cooperation p3 | p3", "p3", "p3", watering_hole=5)

    game.play("feed 0")

    assert ([1, 1, 1], 2) == (game.food(0), game.hole)


def test_cooperation_is_not_set_off_by_fat_tissue(edition):
    """Moving fat is not eating (000:265, 000:291, 001:101)."""
    game = reveal(edition, "cooperation fat_tissue b2 p3 fat2 | p3", "b1", BYSTANDER, watering_hole=5)

    assert [2, 0] == game.food(0)


def test_cooperation_does_nothing_for_a_full_neighbour(edition):
    """(000:341)."""
    game = scene(edition, "cooperation p3 | f1", "p3", "p3", watering_hole=5)

    game.play("feed 0")

    assert ([1, 1], 4) == (game.food(0), game.hole)


def test_cooperation_without_a_neighbour(edition):
    """At the right end there is no one to share with (000:291, 001:100)."""
    game = scene(edition, "p3 | cooperation p3", "p3", "p3", watering_hole=5)

    game.play("feed 1")

    assert ([0, 1], 4) == (game.food(0), game.hole)


# Long Neck  000:295-297, 001:125-126


def test_long_neck_takes_one_from_the_bank(edition):
    """After the food cards are up, or just before; never from the watering hole (000:297, 001:126)."""
    game = reveal(edition, "long_neck p3", "b1", BYSTANDER, watering_hole=5)

    assert ([1], 5) == (game.food(0), game.hole)


def test_long_neck_takes_it_even_if_the_watering_hole_is_empty(edition):
    """The bank is another source (000:297, 001:126)."""
    game = reveal(edition, "long_neck p3", "b1", BYSTANDER)

    assert [1] == game.food(0)


def test_long_neck_laid_this_turn_counts(edition):
    """It is up before the food cards are (000:79, 000:325-331)."""
    game = reveal(edition, "p3 hidden(long_neck)", "b1", BYSTANDER)

    assert [1] == game.food(0)


def test_long_neck_every_round(edition):
    """Each time (000:297)."""
    game = scene(
        edition,
        "long_neck p3 f3",
        "carnivore b4 p2 f2",
        "b2 f1",
        draw_pile="carnivore " * 12,
        watering_hole=0,
    )

    game.play("pass")
    for seat in (1, 2, 0):
        game.play(f"{seat}: food {game.hand(seat)[0]}")
    game.play("done", "done", "done")

    assert 2 == game.round
    assert [1] == game.food(0)


# Fertile  000:305-307, 001:111-112


def test_fertile_grows_if_food_was_left(edition):
    """By one (000:307, 001:112)."""
    game = reveal(edition, "fertile p2 | p2", "b1", BYSTANDER, watering_hole=1)

    assert [3, 2] == game.populations(0)


def test_fertile_does_not_grow_beside_an_empty_hole(edition):
    """Even if food comes now (000:307, 001:112)."""
    game = reveal(edition, "fertile p2", "b1", "b1", food_cards=["horns:3", "climbing:1", None])

    assert [2] == game.populations(0)


def test_fertile_takes_no_chip(edition):
    """It only looks (000:307)."""
    game = reveal(edition, "fertile p2", "b1", BYSTANDER, watering_hole=1)

    assert (1, [0]) == (game.hole, game.food(0))


def test_fertile_not_above_six(edition):
    """(000:77, 001:30)."""
    game = reveal(edition, "fertile p6", "b1", BYSTANDER, watering_hole=1)

    assert [6] == game.populations(0)


@pytest.mark.parametrize("edition", ALL)
def test_the_deck_has_every_trait(edition):
    """Fourteen or seventeen Carnivores, six or seven of the other sixteen (000:185-305, 001:11, 003:4)."""
    game = scene(edition, "b1", "b1", "b1", phase="play")
    counts: dict[str, int] = {}
    for card in game.draw_pile:
        counts[card.partition(":")[0]] = counts.get(card.partition(":")[0], 0) + 1

    carnivores, others = (17, 7) if edition == JA else (14, 6)

    assert carnivores == counts.pop("carnivore")
    assert {others} == set(counts.values())
