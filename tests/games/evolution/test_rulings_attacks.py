"""Rulings on attacks, R1 to R20: what happens in which order, what protects, who must and may hunt."""

import pytest

from tests.scene import BYSTANDER, scene

# R1  the order of one attack


def test_r1_cards_are_paid_before_anything_else(edition):
    """The payment lies under the traits of those that die (R1)."""
    game = scene(
        edition,
        "carnivore intelligence b3 p2",
        "burrowing:2 f1",
        BYSTANDER,
        hands=["climbing:3"],
    )

    game.play("attack 0 1.0 ignoring burrowing paying climbing:3")

    assert ["burrowing:2", "climbing:3"] == game.discard


def test_r1_the_order_of_one_attack(edition):
    """Payment, attack, Horns, the victim's loss, meat and what is shared of it, Scavengers (R1)."""
    game = scene(
        edition,
        "carnivore cooperation intelligence b4 p4 | p3",
        "horns f1 | b1",
        "scavenger p3 | " + BYSTANDER,
        hands=["climbing:3"],
    )

    game.play("attack 0 1.0 ignoring climbing paying climbing:3")

    steps = {"card_spent", "attacked", "population_lost", "went_extinct", "drew", "ate_meat"}
    assert [
        ("card_spent", 0),
        ("attacked", 0),
        ("population_lost", 0),
        ("population_lost", 1),
        ("went_extinct", 1),
        ("drew", 1),
        ("ate_meat", 0),
        ("ate_meat", 0),
        ("ate_meat", 2),
    ] == [step for step in game.happened if step[0] in steps]


def test_r1_legality_looks_at_the_numbers_before_the_attack(edition):
    """Herding compares the populations as they are when the attack is declared, before Horns (R1, R2)."""
    game = scene(
        edition, "carnivore b3 p3", "horns defensive_herding p2 | horns defensive_herding p3", BYSTANDER
    )

    assert game.can("attack 0 1.0")
    assert {"defensive_herding"} == game.reasons("attack 0 1.1")

    game.play("attack 0 1.0")

    assert [2] == game.populations(0)
    assert [1] == game.food(0)
    assert [1, 3] == game.populations(1)


def test_r1_horns_come_before_the_victims_loss(edition):
    """The dead attacker's owner draws first, then the owner of the dead prey (R1)."""
    game = scene(
        edition,
        "carnivore climbing b3",
        "horns f1",
        BYSTANDER,
        draw_pile="foraging:2 foraging:3 foraging:4 foraging:5",
    )

    game.play("attack 0 1.0")

    assert ["foraging:2", "foraging:3"] == game.hand(0)
    assert ["foraging:4"] == game.hand(1)
    assert ["foraging:5"] == game.draw_pile


def test_r1_the_victim_loses_before_the_attacker_shares_its_meat(edition):
    """One's own neighbour eaten down to its food is full when the shared meat comes (R1; 000:116-117)."""
    game = scene(edition, "carnivore cooperation b3 p2 | b2 p2 f1", BYSTANDER, "b1")

    game.play("attack 0 0.1")

    assert (2, 1, 1) == game.species(0, 1)[:3]
    assert 0 == game.bag(0)


def test_r1_scavengers_eat_after_the_attacker_and_its_neighbour(edition):
    """A Scavenger that the attacker's Cooperation filled passes nothing more on (R1, R48)."""
    game = scene(edition, "carnivore cooperation b3 p2 | scavenger cooperation p1 | p2", "b2 p2", BYSTANDER)

    game.play("attack 0 1.0")

    assert [2, 1, 1] == game.food(0)


# R2 to R6, R8, R9  Horns and surplus


def test_r2_a_surviving_attacker_loses_one_and_eats(edition):
    """One less, then the meat (000:209-211)."""
    game = scene(edition, "carnivore b4 p4", "horns b2 p2", BYSTANDER)

    game.play("attack 0 1.0")

    assert (4, 3, 2) == game.species(0, 0)[:3]
    assert (2, 1, 0) == game.species(1, 0)[:3]


def test_r2_a_pack_thinned_by_horns_still_eats(edition):
    """Body size is not asked again after Horns (R2)."""
    game = scene(edition, "carnivore pack_hunting b2 p2", "horns b3 p2", BYSTANDER)

    game.play("attack 0 1.0")

    assert (2, 1, 1) == game.species(0, 0)[:3]
    assert [1] == game.populations(1)


def test_r3_the_dead_attacker_gets_nothing_and_its_prey_still_loses(edition):
    """Horns are a price, not a shield (000:107, 000:211; R3)."""
    game = scene(
        edition,
        "carnivore pack_hunting b3 | b1",
        "horns b2 p3 f3",
        BYSTANDER,
        draw_pile="foraging:2 foraging:3",
    )

    game.play("attack 0 1.0")

    assert [1] == game.bodies(0)
    assert 0 == game.bag(0)
    assert ["foraging:2", "foraging:3"] == game.hand(0)
    assert (2, 2, 2) == game.species(1, 0)[:3]
    assert 1 == game.bag(1)


def test_r4_scavengers_eat_although_the_attacker_died(edition):
    """A victim lost population, and that is what they wait for (000:255, 001:131)."""
    game = scene(edition, "carnivore b3", "horns p2", "scavenger p3 | " + BYSTANDER)

    game.play("attack 0 1.0")

    assert [] == game.row(0)
    assert [1, 0, 0] == game.food(2)


def test_r4_the_attackers_own_loss_feeds_no_scavenger(edition):
    """Only the loss of the attacked one counts, so it is one chip and not two (R4; 001:131)."""
    game = scene(edition, "carnivore b3 p3", "horns p2", "scavenger p3")

    game.play("attack 0 1.0")

    assert [2] == game.populations(0)
    assert [1] == game.food(2)


def test_r4_a_scavenger_killed_by_horns_eats_nothing(edition):
    """The attacker is gone before the Scavengers' turn comes (R1, R4)."""
    game = scene(edition, "carnivore scavenger b3 | b1", "horns p2", BYSTANDER)

    game.play("attack 0 1.0")

    assert [0] == game.food(0)
    assert 0 == game.bag(0)


def test_r5_food_that_horns_displace_goes_to_the_attackers_bag(edition):
    """Food once eaten stays a point (R5; 000:29, 000:116)."""
    game = scene(edition, "carnivore fat_tissue b4 p2 f2 fat3", "horns b2 p2", BYSTANDER, bags=[7, 7])

    game.play("attack 0 1.0")

    assert (4, 1, 1, 4) == game.species(0, 0)[:4]
    assert [8, 7] == [game.bag(0), game.bag(1)]


def test_r6_food_that_the_victim_cannot_hold_goes_to_its_owners_bag(edition):
    """And the fat on its card stays where it is (000:116, 001:59)."""
    game = scene(edition, "carnivore b4 p3", "fat_tissue b2 p2 f2 fat2", BYSTANDER)

    game.play("attack 0 1.0")

    assert (2, 1, 1, 2) == game.species(1, 0)[:4]
    assert [0, 1] == [game.bag(0), game.bag(1)]


def test_r6_a_victim_with_room_left_keeps_its_food(edition):
    """Nothing is in excess as long as food does not exceed the population (000:116)."""
    game = scene(edition, "carnivore b4 p3", "b2 p3 f2", BYSTANDER)

    game.play("attack 0 1.0")

    assert (2, 2, 2) == game.species(1, 0)[:3]
    assert 0 == game.bag(1)


def test_r7_meat_is_the_printed_body(edition):
    """The shell adds nothing to it (000:117, 000:223, 001:119)."""
    game = scene(edition, "carnivore b6 p6", "hard_shell b1 p2", BYSTANDER)

    game.play("attack 0 1.0")

    assert [1] == game.food(0)


@pytest.mark.parametrize(("eaten", "after"), [(0, 3), (1, 4), (2, 4), (3, 4)])
def test_r7_meat_is_limited_by_the_room(edition, eaten, after):
    """No more is taken than the population can eat (000:124, 000:389)."""
    game = scene(edition, f"carnivore b4 p4 f{eaten}", "b3 p2", BYSTANDER, bags=[5])

    game.play("attack 0 1.0")

    assert [after] == game.food(0)
    assert 5 == game.bag(0)


def test_r8_an_attacker_filled_by_horns_attacks_all_the_same(edition):
    """It has no room left, but the victim loses one (R8)."""
    game = scene(edition, "carnivore b4 p2 f1", "horns b2 p2", BYSTANDER)

    game.play("attack 0 1.0")

    assert (4, 1, 1) == game.species(0, 0)[:3]
    assert [1] == game.populations(1)
    assert 0 == game.bag(0)


def test_r9_the_next_hunt_counts_the_smaller_pack(edition):
    """Effective body is body plus the population at that time (000:201; R9)."""
    game = scene(edition, "carnivore pack_hunting b2 p3", "horns p2 | b4 p2", BYSTANDER)
    assert game.can("attack 0 1.1")

    game.play("attack 0 1.0", "2: attack 0 2.1")

    assert [2] == game.populations(0)
    assert {"body_size"} == game.reasons("attack 0 1.1")
    assert game.can("attack 0 1.0")


# R10 to R15  defences


@pytest.mark.parametrize(
    ("population", "refused"), [(2, {"defensive_herding"}), (3, {"defensive_herding"}), (4, set())]
)
def test_r10_a_herd_is_only_taken_by_more(edition, population, refused):
    """Equal numbers protect (000:229, 001:103)."""
    game = scene(edition, f"carnivore b4 p{population}", "defensive_herding p3", BYSTANDER)

    assert refused == game.reasons("attack 0 1.0")


def test_r10_pack_hunting_adds_no_heads(edition):
    """Only the body grows (000:229)."""
    game = scene(edition, "carnivore pack_hunting b4 p3", "defensive_herding p3", BYSTANDER)

    assert {"defensive_herding"} == game.reasons("attack 0 1.0")


def test_r11_a_shell_does_not_help_an_attacker(edition):
    """It counts in defence only (001:119, 000:223)."""
    game = scene(edition, "carnivore hard_shell b3", "b3 | b2", BYSTANDER)

    assert {"body_size"} == game.reasons("attack 0 1.0")
    assert game.can("attack 0 1.1")


def test_r11_symbiosis_compares_bodies_without_shells(edition):
    """Neither the partner's shell nor the own one changes who is larger (R11)."""
    shelled_partner = scene(edition, "carnivore b6", "symbiosis b2 | hard_shell b2", BYSTANDER)
    shelled_self = scene(edition, "carnivore b6", "symbiosis hard_shell b1 | b2", BYSTANDER)

    assert shelled_partner.can("attack 0 1.0")
    assert {"symbiosis"} == shelled_self.reasons("attack 0 1.0")


def test_r12_climbers_are_reached_by_climbers(edition):
    """Only an attacker that climbs gets there (000:217, 001:98)."""
    game = scene(edition, "carnivore b3 | carnivore climbing b3", "climbing", BYSTANDER)

    assert {"climbing"} == game.reasons("attack 0 1.0")
    assert game.can("attack 1 1.0")


def test_r12_ambush_only_answers_warning_call(edition):
    """It is no help against other defences (000:195, 000:247)."""
    prey = "warning_call | climbing | warning_call"
    game = scene(edition, "carnivore ambush b3", prey, BYSTANDER)

    assert {"climbing"} == game.reasons("attack 0 1.1")


def test_r13_warning_call_protects_both_sides_but_not_itself(edition):
    """Left and right neighbours, never the holder (000:247, 001:136-137)."""
    game = scene(edition, "carnivore b3", "b1 | b1 | warning_call | b1 | b1", BYSTANDER)

    refused = [game.reasons(f"attack 0 1.{index}") for index in range(5)]

    assert [set(), {"warning_call"}, set(), {"warning_call"}, set()] == refused


def test_r13_warning_call_does_not_reach_another_players_species(edition):
    """Neighbours are species of the same owner (000:247)."""
    game = scene(edition, "carnivore b3", "b1 | warning_call", "b1 | b1")

    assert {"warning_call"} == game.reasons("attack 0 1.0")
    assert game.can("attack 0 2.0")
    assert game.can("attack 0 2.1")


def test_r13_an_attacker_warns_against_itself(edition):
    """The rule names no exception for the warner's own attack (R13)."""
    warner = scene(edition, "carnivore warning_call b3 | b1 | b1", "b6", BYSTANDER)
    quiet = scene(edition, "carnivore b3 | b1 | b1", "b6", BYSTANDER)

    assert {"warning_call"} == warner.reasons("attack 0 0.1")
    assert warner.can("attack 0 0.2")
    assert quiet.can("attack 0 0.1")


@pytest.mark.parametrize(
    ("row", "refused"),
    [
        ("symbiosis b2 | b3", {"symbiosis"}),
        ("symbiosis b2 | b2", set()),
        ("symbiosis b2 | b1", set()),
        ("symbiosis b2", set()),
    ],
)
def test_r14_symbiosis_needs_a_strictly_larger_right_neighbour(edition, row, refused):
    """Equal, smaller or none does not protect (000:235, 001:134)."""
    game = scene(edition, "carnivore b6", row, BYSTANDER)

    assert refused == game.reasons("attack 0 1.0")


def test_r14_the_left_neighbour_does_not_protect(edition):
    """Symbiosis looks to the right (000:235)."""
    game = scene(edition, "carnivore b6", "b5 | symbiosis b2", BYSTANDER)

    assert game.can("attack 0 1.1")


def test_r14_the_partner_itself_may_not_attack(edition):
    """Read literally: the larger Carnivore on the right protects even against itself (R14)."""
    game = scene(edition, "symbiosis b1 | carnivore b4", "b6", BYSTANDER)

    assert {"symbiosis"} == game.reasons("attack 1 0.0")


def test_r15_fat_neither_hides_nor_uncovers(edition):
    """Only food on the board counts for Burrowing (000:241, 001:92)."""
    row = "burrowing fat_tissue b2 p2 f1 fat1 | burrowing fat_tissue b2 p2 f2"
    game = scene(edition, "carnivore b6", row, BYSTANDER)

    assert game.can("attack 0 1.0")
    assert {"burrowing"} == game.reasons("attack 0 1.1")


def test_r15_a_loss_can_make_a_burrower_full(edition):
    """Two chips for three heads do not hide it; after the attack they do (R15)."""
    game = scene(edition, "carnivore b3 p3", "burrowing p3 f2", BYSTANDER)

    game.play("attack 0 1.0", "2: attack 0 2.1")

    assert (1, 2, 2) == game.species(1, 0)[:3]
    assert {"burrowing"} == game.reasons("attack 0 1.0")


# R16 to R20  who must and may hunt


def test_r16_own_species_are_prey_with_all_their_defences(edition):
    """Any other own species, but every defence holds (000:187-189, 001:52)."""
    game = scene(edition, "carnivore b3 | b1 | climbing | b3 | burrowing f1", "b1", BYSTANDER)

    assert game.can("attack 0 0.1")
    assert {"climbing"} == game.reasons("attack 0 0.2")
    assert {"body_size"} == game.reasons("attack 0 0.3")
    assert {"burrowing"} == game.reasons("attack 0 0.4")


def test_r16_never_itself(edition):
    """It must be another species (000:189)."""
    game = scene(edition, "carnivore pack_hunting b3 p2", "b1", BYSTANDER)

    assert {"itself"} == game.reasons("attack 0 0.0")


def test_r16_own_prey_is_a_duty_if_nothing_else_is_legal(edition):
    """At need it must eat its own (000:105, 000:189, 001:64)."""
    game = scene(edition, "carnivore b3 | f1", "climbing f1", "b5 f1")

    assert {"must_attack"} == game.reasons("pass")
    assert ["attack 0 0.1"] == game.listed()


def test_r16_a_horned_own_species_must_be_eaten_too(edition):
    """Even the only prey that is both horned and one's own (001:64)."""
    game = scene(edition, "carnivore b3 p2 | horns f1", "b5 f1", "b5 f1")

    assert {"must_attack"} == game.reasons("pass")
    assert ["attack 0 0.1"] == game.listed()


def test_r17_horned_prey_is_a_duty_if_nothing_else_is_legal(edition):
    """Even if it kills the hunter (000:123, 001:64)."""
    game = scene(edition, "carnivore b3", "horns f1", "b5 f1")

    assert {"must_attack"} == game.reasons("pass")
    assert ["attack 0 1.0"] == game.listed()


def test_r18_a_hunter_without_prey_may_be_passed_over(edition):
    """The player feeds another hungry species; with none he passes (000:95, 000:128)."""
    feeds = scene(edition, "carnivore b1 | p2", "b1", "b1", watering_hole=2)
    passes = scene(edition, "carnivore b1 | f1", "b1", "b1", watering_hole=2)

    assert ["feed 1"] == feeds.listed()
    assert {"must_feed"} == feeds.reasons("pass")
    assert ["pass"] == passes.listed()


def test_r18_a_hunter_without_prey_is_skipped_and_starves(edition):
    """Its owner is not asked again, and at the end it dies (000:95, 000:131, 000:401)."""
    game = scene(edition, "p2", "carnivore b1 p3 | f1", "p2", watering_hole=3)

    game.play("feed 0")
    assert 2 == game.to_move
    game.play("feed 0", "0: feed 0")

    assert 2 == game.round
    assert [1] == game.populations(1)
    assert () == game.species(1, 0).traits


def test_r19_the_plant_eaters_may_go_first(edition):
    """Any hungry species may be chosen (000:91, 000:402)."""
    game = scene(edition, "carnivore b3 | b1 | p2", "b1", "b1", watering_hole=5)

    assert {"feed 1", "feed 2"} < set(game.listed())
    assert "attack 0 1.0" in game.listed()
    assert "pass" not in game.listed()


def test_r20_one_attack_a_turn(edition):
    """After one attack it is the next player's turn (000:91, 000:389)."""
    game = scene(edition, "carnivore b3 p4 | carnivore b3 p4", "b1 p4", "b1 p4", watering_hole=5)

    game.play("attack 0 1.0")

    assert 1 == game.to_move
    assert {"not_your_turn"} == game.reasons("attack 1 1.0", 0)


def test_r3_hunter_and_own_prey_may_die_together(edition):
    """Horns kill the one, the attack the other, and both leave their cards (000:143, 000:211)."""
    game = scene(
        edition,
        "carnivore b3 | horns f1 | b4",
        "b5 p2",
        BYSTANDER,
        draw_pile="foraging:2 foraging:3 foraging:4",
    )

    game.play("attack 0 0.1")

    assert [4] == game.bodies(0)
    assert 1 == game.bag(0)
    assert ["foraging:2", "foraging:3"] == game.hand(0)
    assert ["horns", "carnivore"] == [card.partition(":")[0] for card in game.discard]


def test_r18_who_has_nothing_to_do_is_skipped_to_the_next(edition):
    """Sated and prey-less seats are passed over until someone can eat (000:95)."""
    game = scene(edition, "p2", "f1", "carnivore b1", "b2 p2", watering_hole=9)

    game.play("feed 0")

    assert 3 == game.to_move


def test_r18_the_feeding_ends_when_nobody_can_eat(edition):
    """Hungry or not (000:128, 001:67, 003:23)."""
    game = scene(edition, "p3", "carnivore b1 p2 f1", "f1", watering_hole=1)

    game.play("feed 0")

    assert ("food", 2) == (game.phase, game.round)
    assert [1] == game.populations(0) == game.populations(1)
