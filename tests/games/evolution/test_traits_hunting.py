"""The traits of hunting and protection, one section each: what their cards say, sentence by sentence."""

import pytest

from tests.scene import BYSTANDER, DE, EN, JA, reveal, scene

HUNTER = "carnivore b4 p4"


# Carnivore  000:185-189, 001:93-96, 003:20


def test_carnivore_must_attack_while_hungry(edition):
    """It has to, and no plant helps (000:187, 000:105)."""
    game = scene(edition, HUNTER, "f1", "b6 f1", watering_hole=5)

    assert {"must_attack"} == game.reasons("pass")
    assert {"is_carnivore"} == game.reasons("feed 0")
    assert ["attack 0 1.0"] == game.listed()


def test_carnivore_must_be_larger(edition):
    """Larger, not as large (000:187, 001:94)."""
    game = scene(edition, HUNTER, "b4 | b3 | b5", BYSTANDER)

    assert {"body_size"} == game.reasons("attack 0 1.0") == game.reasons("attack 0 1.2")
    assert game.can("attack 0 1.1")


def test_carnivore_without_the_trait_there_is_no_attack(edition):
    """Every species is a plant eater at first (000:99, 003:19)."""
    game = scene(edition, "b4 p4", "b1", BYSTANDER, watering_hole=5)

    assert {"not_carnivore"} == game.reasons("attack 0 1.0")
    assert game.can("feed 0")


def test_carnivore_takes_meat_from_the_bank(edition):
    """As much as the prey's body, none of it from the watering hole (000:117, 000:187, 001:60)."""
    game = scene(edition, HUNTER, "b3 p2", BYSTANDER, watering_hole=5)

    game.play("attack 0 1.0")

    assert [3] == game.food(0)
    assert 5 == game.hole


def test_carnivore_costs_the_prey_one_head(edition):
    """One, however much meat there is (000:116, 001:58)."""
    game = scene(edition, HUNTER, "b3 p5", BYSTANDER)

    game.play("attack 0 1.0")

    assert [4] == game.populations(1)


def test_carnivore_never_eats_from_the_watering_hole(edition):
    """It goes hungry beside it (000:189, 001:63, 003:22)."""
    game = scene(edition, "carnivore b1 p2 | f1", "f1", "f1", watering_hole=9)

    assert ["pass"] == game.listed()

    game.play("pass")

    assert 9 == game.hole
    assert 1 == len(game.row(0))


def test_carnivore_foraging_does_not_help_it_to_plants(edition):
    """Not with Foraging (000:189, 001:96)."""
    game = scene(edition, HUNTER + " foraging", "b1", BYSTANDER, watering_hole=5)

    assert {"is_carnivore"} == game.reasons("feed 0")


def test_carnivore_cooperation_does_not_help_it_to_plants(edition):
    """Not with a sharing neighbour (000:189, 001:96)."""
    game = scene(edition, "cooperation p2 | " + HUNTER, "b1", BYSTANDER, watering_hole=5)

    game.play("feed 0")

    assert [1, 0] == game.food(0)
    assert 4 == game.hole


def test_carnivore_long_neck_does_not_help_it_to_plants(edition):
    """Not with a Long Neck (000:189, 001:96)."""
    game = reveal(edition, HUNTER + " long_neck", "b1", BYSTANDER, watering_hole=5)

    assert [0] == game.food(0)


def test_carnivore_hunts_on_when_the_hole_is_empty(edition):
    """Prey is not plants (000:105, 001:53, 003:20)."""
    game = scene(edition, HUNTER, "b1", "b1")

    assert {"must_attack"} == game.reasons("pass")


def test_carnivore_eats_its_own_at_need(edition):
    """Unless they are protected (000:187-189, 001:52)."""
    open_prey = scene(edition, HUNTER + " | f1", "b6 f1", "b6 f1")
    protected = scene(edition, HUNTER + " | climbing f1", "b6 f1", "b6 f1")

    assert {"must_attack"} == open_prey.reasons("pass")
    assert ["pass"] == protected.listed()


def test_carnivore_sated_it_need_not_eat_and_cannot(edition):
    """Full, and no card to store on (000:124, 000:189)."""
    game = scene(edition, "carnivore b4 f1 | p2", "b1", BYSTANDER, watering_hole=3)

    assert {"not_hungry"} == game.reasons("attack 0 1.0")


def test_carnivore_sated_it_may_fill_its_fat_tissue(edition):
    """Not a duty, not forbidden (000:189)."""
    game = scene(edition, "carnivore fat_tissue b4 f1", "b2 p2", BYSTANDER)

    assert game.can("pass")

    game.play("attack 0 1.0")

    assert ([1], [2]) == (game.food(0), game.fat(0))
    assert [1] == game.populations(1)


def test_carnivore_laid_this_turn_hunts_in_this_round(edition):
    """The card turns the species into one as soon as it is up (000:99, 000:381)."""
    game = reveal(edition, "b2 hidden(carnivore)", "b1", BYSTANDER, watering_hole=9)

    game.play("1: feed 0", "2: attack 0 2.1")

    assert {"is_carnivore"} == game.reasons("feed 0")
    assert game.can("attack 0 1.0")


# Ambush  000:193-195, 001:89-90


def test_ambush_attacks_what_a_neighbour_warns(edition):
    """Warning Call is no protection (000:195, 001:90)."""
    game = scene(edition, HUNTER + " ambush", "b1 | warning_call | b1", BYSTANDER)

    assert game.can("attack 0 1.0")
    assert game.can("attack 0 1.2")


def test_ambush_on_another_species_does_not_help(edition):
    """The attacker itself must have it (000:247)."""
    game = scene(edition, HUNTER + " | ambush b6", "b1 | warning_call", BYSTANDER)

    assert {"warning_call"} == game.reasons("attack 0 1.0")


def test_ambush_makes_no_carnivore(edition):
    """It helps a Carnivore; it is none (000:195)."""
    game = scene(edition, "ambush b4 p4", "b1 | warning_call", BYSTANDER)

    assert {"not_carnivore"} == game.reasons("attack 0 1.0")


# Pack Hunting  000:199-201, 001:127-129


@pytest.mark.parametrize(("heads", "refused"), [(3, {"body_size"}), (4, set())])
def test_pack_hunting_adds_the_population(edition, heads, refused):
    """Body three and four heads attack like seven, three heads like six (000:201, 001:128)."""
    game = scene(edition, f"carnivore pack_hunting b3 p{heads}", "b6", BYSTANDER)

    assert refused == game.reasons("attack 0 1.0")


def test_pack_hunting_only_in_attack(edition):
    """It is no defence (000:201)."""
    game = scene(edition, HUNTER, "carnivore pack_hunting b3 p4", BYSTANDER)

    assert game.can("attack 0 1.0")


def test_pack_hunting_brings_no_more_meat_when_eaten(edition):
    """Meat is the printed body (000:117, 000:201)."""
    game = scene(edition, "carnivore b4 p6", "carnivore pack_hunting b3 p4", BYSTANDER)

    game.play("attack 0 1.0")

    assert [3] == game.food(0)


def test_pack_hunting_is_only_for_the_moment(edition):
    """The body marker stays where it is (000:201)."""
    game = scene(edition, "carnivore pack_hunting b3 p4", "b6 p2", BYSTANDER)

    game.play("attack 0 1.0")

    assert (3, 4, 4) == game.species(0, 0)[:3]


# Horns  000:207-211, 001:64


def test_horns_cost_the_attacker_one_head(edition):
    """When it attacks such a species (000:209)."""
    game = scene(edition, HUNTER, "horns p2 | p2", BYSTANDER)

    game.play("attack 0 1.0")

    assert [3] == game.populations(0)
    assert [1, 2] == game.populations(1)


def test_horns_of_a_neighbour_do_not_hurt(edition):
    """Only the attacked species' own horns count (000:209)."""
    game = scene(edition, HUNTER, "horns p2 | p2", BYSTANDER)

    game.play("attack 0 1.1")

    assert [4] == game.populations(0)


def test_horns_before_the_meat(edition):
    """With room for one only after the loss, one is eaten (000:211)."""
    game = scene(edition, "carnivore b4 p3 f1", "horns b3 p2", BYSTANDER)

    game.play("attack 0 1.0")

    assert (4, 2, 2) == game.species(0, 0)[:3]


def test_horns_kill_an_attacker_of_one(edition):
    """It dies before it can eat (000:211)."""
    game = scene(edition, "carnivore b4 p1 | b1", "horns p2", BYSTANDER)

    game.play("attack 0 1.0")

    assert [1] == game.bodies(0)
    assert 0 == game.bag(0)


def test_horns_do_not_prevent_an_attack(edition):
    """A horned species must even be attacked if it is the only prey (000:123, 001:64)."""
    game = scene(edition, "carnivore b4 p1", "horns f1", "b6 f1")

    assert {"must_attack"} == game.reasons("pass")


# Climbing  000:215-217, 001:97-98


def test_climbing_keeps_those_below_away(edition):
    """No attack, unless the attacker climbs too (000:217, 001:98)."""
    game = scene(edition, "carnivore b6 p2 | carnivore climbing b2 p2", "climbing", BYSTANDER)

    assert {"climbing"} == game.reasons("attack 0 1.0")
    assert game.can("attack 1 1.0")


def test_climbing_does_not_replace_body_size(edition):
    """The climbing attacker must still be larger (000:109)."""
    game = scene(edition, "carnivore climbing b2 p2", "climbing b2", BYSTANDER)

    assert {"body_size"} == game.reasons("attack 0 1.0")


# Hard Shell  000:221-223, 001:116-119


@pytest.mark.parametrize(("edition", "bonus"), [(DE, 3), (JA, 4), (EN, 3)])
def test_hard_shell_adds_its_bonus_in_defence(edition, bonus):
    """An attacker must exceed body plus bonus (000:223, 001:117)."""
    game = scene(edition, f"carnivore b{1 + bonus} | carnivore b{2 + bonus}", "hard_shell b1 p2", BYSTANDER)

    assert {"body_size"} == game.reasons("attack 0 1.0")
    assert game.can("attack 1 1.0")


@pytest.mark.parametrize(("edition", "counts_as"), [(DE, 9), (JA, 10), (EN, 9)])
def test_hard_shell_on_the_largest_body(edition, counts_as):
    """Body six counts as nine or ten (000:223, 001:118)."""
    six = f"carnivore pack_hunting b6 p{counts_as - 6}"
    more = f"carnivore pack_hunting b6 p{counts_as - 5}"
    game = scene(edition, f"{six} | {more}", "hard_shell b6 p2", BYSTANDER)

    assert {"body_size"} == game.reasons("attack 0 1.0")
    assert game.can("attack 1 1.0")


def test_hard_shell_adds_no_meat(edition):
    """The prey feeds no more than its body (000:223, 001:119)."""
    game = scene(edition, "carnivore b6 p6", "hard_shell b1 p2", BYSTANDER)

    game.play("attack 0 1.0")

    assert [1] == game.food(0)


def test_hard_shell_does_not_help_to_attack(edition):
    """Only when attacked (000:223, 001:119)."""
    game = scene(edition, "carnivore hard_shell b2", "b2", BYSTANDER)

    assert {"body_size"} == game.reasons("attack 0 1.0")


# Defensive Herding  000:227-229, 001:102-103


@pytest.mark.parametrize(
    ("attacker", "refused"),
    [
        ("b3 p4", set()),
        ("b3 p3", {"defensive_herding"}),
        ("b2 p4", {"body_size"}),
        ("b2 p3", {"body_size", "defensive_herding"}),
    ],
)
def test_defensive_herding_asks_for_body_and_population(edition, attacker, refused):
    """Larger in both (000:229, 001:103)."""
    game = scene(edition, f"carnivore {attacker}", "defensive_herding b2 p3", BYSTANDER)

    assert refused == game.reasons("attack 0 1.0")


def test_defensive_herding_a_pack_does_not_count_twice(edition):
    """Pack Hunting enlarges the body only (000:229)."""
    game = scene(edition, "carnivore pack_hunting b3 p3", "defensive_herding b2 p3", BYSTANDER)

    assert {"defensive_herding"} == game.reasons("attack 0 1.0")


def test_defensive_herding_compares_heads_not_food(edition):
    """What has been eaten is of no account (000:229)."""
    game = scene(edition, "carnivore b3 p4 f3", "defensive_herding b2 p3 f3", BYSTANDER)

    assert game.can("attack 0 1.0")


# Symbiosis  000:233-235, 001:133-134


def test_symbiosis_leans_on_the_larger_right_neighbour(edition):
    """Protected while it is larger (000:235, 000:407, 001:134)."""
    game = scene(edition, "carnivore b6", "symbiosis b2 | b3 | symbiosis b3 | b3", BYSTANDER)

    assert {"symbiosis"} == game.reasons("attack 0 1.0")
    assert game.can("attack 0 1.1")
    assert game.can("attack 0 1.2")


def test_symbiosis_does_not_lean_on_another_player(edition):
    """The player's own species to the right (000:235)."""
    game = scene(edition, "carnivore b6", "symbiosis b2", "b3 | b3")

    assert game.can("attack 0 1.0")


def test_symbiosis_ends_with_the_partner(edition):
    """Without it there is no one larger to the right (000:235, 000:407)."""
    game = scene(edition, "carnivore b6 p6", "symbiosis b2 | b3", BYSTANDER)

    game.play("attack 0 1.1", "2: attack 0 2.1")

    assert game.can("attack 0 1.0")


def test_symbiosis_can_make_a_row(edition):
    """Each leans on the next (000:235)."""
    game = scene(edition, "carnivore b6", "symbiosis b1 | symbiosis b2 | b3", BYSTANDER)

    assert {"symbiosis"} == game.reasons("attack 0 1.0") == game.reasons("attack 0 1.1")


# Burrowing  000:239-241, 001:91-92


@pytest.mark.parametrize(("food", "refused"), [(0, set()), (1, set()), (2, {"burrowing"})])
def test_burrowing_hides_the_sated(edition, food, refused):
    """Food equal to the population (000:241, 001:92)."""
    game = scene(edition, "carnivore b6", f"burrowing p2 f{food}", BYSTANDER)

    assert refused == game.reasons("attack 0 1.0")


def test_burrowing_and_fat_hide_from_the_start(edition):
    """Fat of the last round fills the board before anyone attacks (000:408)."""
    game = reveal(edition, "burrowing fat_tissue b2 p2 fat2", "carnivore b4 p2", BYSTANDER)

    assert ("feeding", 1) == (game.phase, game.to_move)
    assert {"burrowing"} == game.reasons("attack 0 0.0")


def test_burrowing_works_after_a_meal_in_this_round(edition):
    """As soon as it is full (000:241)."""
    seats = ("burrowing | b1", "carnivore b4 p2", BYSTANDER)
    fed = scene(edition, *seats, watering_hole=2)
    other_fed = scene(edition, *seats, watering_hole=2)

    fed.play("feed 0")
    other_fed.play("feed 1")

    assert {"burrowing"} == fed.reasons("attack 0 0.0")
    assert other_fed.can("attack 0 0.0")


# Warning Call  000:245-247, 001:135-137


def test_warning_call_protects_left_and_right(edition):
    """The neighbours, unless the attacker lies in ambush (000:247, 001:136)."""
    game = scene(edition, HUNTER, "b1 | warning_call | b1", BYSTANDER)

    assert {"warning_call"} == game.reasons("attack 0 1.0") == game.reasons("attack 0 1.2")


def test_warning_call_does_not_protect_its_holder(edition):
    """Only its neighbours (000:247, 001:137)."""
    game = scene(edition, HUNTER, "b1 | warning_call | b1", BYSTANDER)

    assert game.can("attack 0 1.1")


def test_warning_call_reaches_the_next_neighbour_only(edition):
    """Not two places away (000:247)."""
    game = scene(edition, HUNTER, "warning_call | b1 | b1", BYSTANDER)

    assert game.can("attack 0 1.2")


def test_warning_call_two_side_by_side(edition):
    """They protect each other (000:406)."""
    game = scene(edition, HUNTER, "warning_call | warning_call", BYSTANDER)

    assert {"warning_call"} == game.reasons("attack 0 1.0") == game.reasons("attack 0 1.1")
