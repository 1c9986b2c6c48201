"""The short scenarios T02 to T120 of the rules page, 7.1, one test each for the editions it names.

A scenario is a picture and what follows from it. The sources behind each are named in its docstring.
"""

import pytest

from evolution_qt.core.errors import BadInput
from tests.scene import BYSTANDER, DE, EN, JA, dealt, editions, reveal, scene

# dealing and the watering hole


def test_t02_four_cards_each_in_the_first_round(edition):
    """Three cards and one for the only species (000:45, 000:313)."""
    game = dealt(edition, seats=4)

    assert [4, 4, 4, 4] == [len(game.hand(seat)) for seat in range(4)]
    assert (1, "food") == (game.round, game.phase)


@editions(JA)
def test_t04_two_players_draw_from_89_cards(edition):
    """129 cards without 40 are 89, and 81 are left after the deal (001:4, 001:9, 001:11)."""
    game = dealt(edition, seats=2)

    assert 40 == len(game.removed)
    assert 81 == len(game.draw_pile)
    assert 89 == len(game.draw_pile) + len(game.hand(0)) + len(game.hand(1))


@editions(DE, JA)
def test_t06_a_negative_sum_takes_chips_away(edition):
    """-3, 0 and 1 take two of seven chips (000:365-369, 001:37)."""
    game = reveal(
        edition, "b1", "b1", "b1", watering_hole=7, food_cards=["ambush:-3", "carnivore:0", "horns:1"]
    )

    assert 5 == game.hole


@editions(DE, JA)
def test_t08_an_empty_watering_hole_owes_nothing(edition):
    """Chips are taken as far as there are any (000:85, 001:37)."""
    cards = ["ambush:-3", "pack_hunting:-1", "carnivore:0"]

    game = reveal(edition, "b1", "b1", BYSTANDER, watering_hole=1, food_cards=cards)

    assert 0 == game.hole
    assert "feeding" == game.phase


# playing cards


def test_t10_three_traits_are_the_limit(edition):
    """A fourth trait needs one to be discarded first (000:67, 001:22, 003:14)."""
    full = "horns climbing symbiosis"
    game = scene(edition, full, "b1", "b1", phase="play", hands=["burrowing:2"])

    assert {"slots_full"} == game.reasons("trait 0 burrowing:2")
    assert game.can("trait 0 burrowing:2 replacing horns")


def test_t12_two_traits_are_the_limit_for_two_players(edition):
    """With two players a species holds two traits (000:67, 000:171, 001:22, 003:14)."""
    game = scene(edition, "horns climbing | horns", "b1", phase="play", hands=["burrowing:2"])

    assert {"slots_full"} == game.reasons("trait 0 burrowing:2")
    assert game.can("trait 1 burrowing:2")


@editions(DE)
def test_t14_a_trait_is_not_thrown_away_for_nothing(edition):
    """Discarding is only described for a species at its limit (000:67)."""
    game = scene(edition, "horns", "b1", "b1", phase="play", hands=["burrowing:2"])

    assert {"not_allowed_in_edition"} == game.reasons("discard 0 horns")
    assert {"slots_free"} == game.reasons("trait 0 burrowing:2 replacing horns")


@editions(DE, JA)
def test_t16_replaced_fat_tissue_pays_its_fat_out(edition):
    """Fat on a card that is exchanged goes to the bag (000:267, 001:110)."""
    game = scene(
        edition,
        "fat_tissue:4 horns climbing b2 fat2",
        "b1",
        "b1",
        phase="play",
        hands=["burrowing:2"],
        bags=[3],
    )

    game.play("trait 0 burrowing:2 replacing fat_tissue")

    assert 5 == game.bag(0)
    assert [0] == game.fat(0)
    assert "fat_tissue:4" == game.discard[0]
    assert {"horns", "climbing"} == set(game.species(0, 0).traits)
    assert ("burrowing",) == game.species(0, 0).hidden


def test_t18_a_new_species_lies_at_an_end(edition):
    """There is no way to put one between two others (000:73, 001:27, 003:11)."""
    game = scene(edition, "b1 | b2 | b3", "b1", "b1", phase="play", hands=["horns:3 climbing:3"])

    with pytest.raises(BadInput):
        game.read("species 1 horns:3")
    with pytest.raises(BadInput):
        game.read("species between horns:3")

    game.play("species left horns:3", "species right climbing:3")

    assert [1, 1, 2, 3, 1] == game.bodies(0)


def test_t20_a_species_of_this_turn_may_grow_in_this_turn(edition):
    """Nothing makes it wait (R61; 000:57, 000:79)."""
    game = scene(
        edition, "b2", "b1", "b1", phase="play", hands=["horns:3 climbing:3 burrowing:2 symbiosis:2"]
    )

    game.play("species right horns:3", "population 1 climbing:3", "body 1 symbiosis:2", "trait 1 burrowing:2")

    assert (2, 2, 0, 0, (), ("burrowing",)) == game.species(0, 1)


# the reveal


@editions(DE)
def test_t22_traits_turn_up_then_food_cards_then_effects(edition):
    """The traits are turned up first, the food cards after them (000:79, 000:325-327)."""
    hungry = "b1 hidden(long_neck) | b1 long_neck"

    game = reveal(edition, hungry, "b1", "b1", food_cards=["horns:3", "climbing:3", None])

    assert "effects" == game.phase
    assert [(), ()] == [species.hidden for species in game.row(0)]
    assert [("long_neck",), ("long_neck",)] == [species.traits for species in game.row(0)]
    assert 6 == game.hole
    assert [0, 0] == game.food(0)
    order = [name for name, _ in game.happened]
    assert order.index("trait_turned_up") < order.index("food_card_turned_up")


@editions(DE, JA)
def test_t24_long_neck_and_foraging_take_two_from_the_bank(edition):
    """Two chips before anyone feeds, none of them from the watering hole (000:273, 000:409)."""
    game = reveal(edition, "long_neck foraging p2", "b1", BYSTANDER, watering_hole=4)

    assert [2] == game.food(0)
    assert 4 == game.hole


def test_t26_long_neck_feeds_the_neighbour_of_a_cooperative_species(edition):
    """The neighbour's chip comes from the bank as well (000:291, 000:410)."""
    game = reveal(edition, "long_neck cooperation | b1", "b1", BYSTANDER, watering_hole=4)

    assert [1, 1] == game.food(0)
    assert 4 == game.hole


@editions(DE, JA)
def test_t28_fertile_counts_what_lay_there_before_the_reveal(edition):
    """The sum may empty the watering hole afterwards (R44; 000:307, 001:112)."""
    cards = ["ambush:-3", "intelligence:-2", None]

    game = reveal(edition, "fertile p2", "b1", BYSTANDER, watering_hole=2, food_cards=cards)

    assert [3] == game.populations(0)
    assert 0 == game.hole


@editions(DE, JA)
def test_t30_fertile_does_nothing_at_six(edition):
    """Six is the end of the track (R44; 000:77, 001:30)."""
    game = reveal(edition, "fertile p6 | fertile p5", "b1", BYSTANDER, watering_hole=3)

    assert [6, 6] == game.populations(0)


@editions(DE)
def test_t32_fat_moved_first_makes_room_for_the_long_neck(edition):
    """The owner chooses the order; a full species puts the chip onto its card (R35; 000:265, 000:297)."""
    pair = "fat_tissue long_neck fat1"
    game = reveal(edition, f"{pair} | {pair}", "b1", BYSTANDER)

    game.play("effect 0 fat_tissue")

    assert [1, 0] == game.food(0)
    assert [0, 1] == game.fat(0)

    game.play("effect 0 long_neck")

    assert [1, 0] == game.food(0)
    assert [1, 1] == game.fat(0)


# meals


def test_t34_a_plant_eater_takes_one_chip(edition):
    """One chip from the watering hole (000:91, 000:99)."""
    game = scene(edition, "p2", "b1", "b1", watering_hole=5)

    game.play("feed 0")

    assert [1] == game.food(0)
    assert 4 == game.hole


@editions(DE, JA)
def test_t36_foraging_gets_nothing_from_an_empty_hole(edition):
    """The last chip is only one chip (000:391)."""
    game = scene(edition, "foraging p4 f2", "b1", BYSTANDER, watering_hole=1)

    game.play("feed 0")

    assert [3] == game.food(0)
    assert 0 == game.hole


def test_t38_cooperation_feeds_the_right_neighbour(edition):
    """Lukas's two species (000:339)."""
    game = scene(edition, "cooperation p2 | b1", "b1", "b1", watering_hole=11)

    game.play("feed 0")

    assert [1, 1] == game.food(0)
    assert 9 == game.hole


def test_t40_the_last_chip_is_not_passed_on(edition):
    """The neighbour's chip comes from the same source, and that is empty (R32; 000:291)."""
    game = scene(edition, "cooperation | b1", "b1", BYSTANDER, watering_hole=1)

    game.play("feed 0")

    assert [1, 0] == game.food(0)
    assert 0 == game.hole


@editions(DE, JA)
def test_t42_a_full_neighbour_ends_the_chain(edition):
    """Only a species that really took a chip passes one on (R33a; 000:291, 000:341)."""
    game = scene(edition, "cooperation p2 | cooperation p2 f2 | p2", "b1", "b1", watering_hole=5)

    game.play("feed 0")

    assert [1, 2, 0] == game.food(0)
    assert 4 == game.hole


@editions(DE, JA)
def test_t44_cooperation_sets_off_the_neighbours_foraging(edition):
    """A greedy neighbour takes two (000:273, 001:115)."""
    game = scene(edition, "cooperation p1 | foraging p2", "b1", BYSTANDER, watering_hole=5)

    game.play("feed 0")

    assert [1, 2] == game.food(0)
    assert 2 == game.hole


@editions(DE, JA)
def test_t46_the_own_second_chip_comes_before_the_neighbours(edition):
    """Foraging's chip is taken at once, then it is the neighbour's turn (R31)."""
    game = scene(edition, "cooperation foraging p2 | p2", "b1", BYSTANDER, watering_hole=2)

    game.play("feed 0")

    assert [2, 0] == game.food(0)
    assert 0 == game.hole


@editions(JA)
def test_t48_intelligence_and_foraging_are_worth_three(edition):
    """Two chips for the card and one more, all from the bank (001:115, 001:122)."""
    game = scene(edition, "intelligence foraging p4", "b1", "b1", watering_hole=3, hands=["horns:3"])

    game.play("intelligence 0 horns:3")

    assert [3] == game.food(0)
    assert 3 == game.hole
    assert [] == game.hand(0)


@editions(DE, JA)
def test_t50_intelligence_does_not_use_the_turn_up(edition):
    """The card is not the feeding turn, so the chip from the watering hole follows (000:281, 001:124)."""
    game = scene(edition, "intelligence p4", "p2", "b1", watering_hole=3, hands=["horns:3"])

    game.play("0: intelligence 0 horns:3", "0: feed 0")

    assert [3] == game.food(0)
    assert 2 == game.hole
    assert 1 == game.to_move


@editions(DE)
def test_t52_intelligence_hides_a_species_before_the_first_attack(edition):
    """A card before the first feeding fills the burrow in time (000:281, 000:411)."""
    seats = ("carnivore b4 p2", "intelligence burrowing p2", "b1")
    table = {"watering_hole": 9, "first_player": 0, "hands": ["", "horns:3"]}

    hidden = reveal(edition, *seats, **table)
    assert ("window", 1) == (hidden.phase, hidden.to_move)
    hidden.play("intelligence 0 horns:3")
    careless = reveal(edition, *seats, **table).play("1: pass")

    assert [2] == hidden.food(1)
    assert ("feeding", 0) == (hidden.phase, hidden.to_move)
    assert {"burrowing"} == hidden.reasons("attack 0 1.0")
    assert careless.can("attack 0 1.0")


# who must and may feed


def test_t54_a_hungry_plant_eater_may_not_be_left_out(edition):
    """While there is food, a player must feed (000:91, 003:18)."""
    game = scene(edition, "b1", "b1", "b1", watering_hole=3)

    assert {"must_feed"} == game.reasons("pass")
    assert game.can("feed 0")


@editions(DE)
def test_t56_the_hungry_species_eats_before_the_fat_one(edition):
    """Food must go to a hungry species while there is one (R38; 000:89-91, 000:95)."""
    game = scene(edition, "b1 | fat_tissue b2 f1", "b1", "b1", watering_hole=3)

    assert {"hungry_first"} == game.reasons("feed 1")
    assert game.can("feed 0")


@editions(DE, JA)
def test_t58_fat_tissue_holds_no_more_than_the_body(edition):
    """Two chips are all that fits on a body of two (000:261, 001:106)."""
    full = scene(edition, "fat_tissue b2 f1 fat2", "b1", "b1", watering_hole=3)
    roomy = scene(edition, "fat_tissue b2 f1 fat1", "b1", "b1", watering_hole=3)

    assert {"no_room"} == full.reasons("feed 0")
    assert roomy.can("feed 0")


# attacks


def test_t60_an_attacker_must_be_larger(edition):
    """Equal bodies protect (000:109, 001:55, 003:20)."""
    game = scene(edition, "carnivore b3", "b3 | b2", "b1")

    assert {"body_size"} == game.reasons("attack 0 1.0")
    assert game.can("attack 0 1.1")


@editions(JA)
@pytest.mark.parametrize(("body", "refused"), [(5, {"body_size"}), (6, set())])
def test_t62_the_hard_shell_adds_four(edition, body, refused):
    """A body of one counts as five (001:117)."""
    game = scene(edition, f"carnivore b{body}", "hard_shell b1", "b1")

    assert refused == game.reasons("attack 0 1.0")


@pytest.mark.parametrize(("counts_as", "refused"), [(7, set()), (8, {"body_size"})])
def test_t64_a_pack_counts_its_heads(edition, counts_as, refused):
    """Body three and five of them attack like eight (000:201, 001:129)."""
    body = counts_as - (4 if edition == JA else 3)

    game = scene(edition, "carnivore pack_hunting b3 p5", f"hard_shell b{body}", "b1")

    assert refused == game.reasons("attack 0 1.0")


@editions(DE)
def test_t66_a_pack_is_not_more_numerous_for_hunting(edition):
    """Pack Hunting adds to the body, never to the population (000:229)."""
    game = scene(edition, "carnivore pack_hunting b2 p2", "defensive_herding p3 | p3", "b1")

    assert {"defensive_herding"} == game.reasons("attack 0 1.0")
    assert game.can("attack 0 1.1")


@editions(DE, JA)
def test_t68_a_warned_species_is_only_taken_by_surprise(edition):
    """Warning Call keeps attackers away that cannot lie in ambush (000:195, 000:247, 001:136)."""
    prey = "warning_call | b1"

    plain = scene(edition, "carnivore b2", prey, "b1")
    ambush = scene(edition, "carnivore ambush b2", prey, "b1")

    assert {"warning_call"} == plain.reasons("attack 0 1.1")
    assert ambush.can("attack 0 1.1")


@editions(DE, JA)
def test_t70_two_that_warn_protect_each_other(edition):
    """Each is the other's neighbour (000:406)."""
    pair = scene(edition, "carnivore b2", "warning_call | warning_call", "b1")
    single = scene(edition, "carnivore b2", "warning_call | b1", "b1")

    assert {"warning_call"} == pair.reasons("attack 0 1.0") == pair.reasons("attack 0 1.1")
    assert single.can("attack 0 1.0")


@editions(DE, JA)
def test_t72_a_larger_partner_protects_against_itself(edition):
    """Symbiosis knows no exception for the partner's own teeth (R14; 000:235, 001:134)."""
    game = scene(edition, "symbiosis b2 | carnivore b4", "b1", "b1")

    assert {"symbiosis"} == game.reasons("attack 1 0.0")
    assert game.can("attack 1 1.0")


@editions(DE, JA)
def test_t74_a_full_burrower_is_hidden(edition):
    """Food equal to the population hides it, less does not (000:241, 001:92)."""
    game = scene(edition, "carnivore b2", "burrowing p2 f2 | burrowing p2 f1", "b1")

    assert {"burrowing"} == game.reasons("attack 0 1.0")
    assert game.can("attack 0 1.1")


@editions(DE, JA)
def test_t76_meat_stops_at_the_population(edition):
    """A body of three feeds only the one that is still hungry (000:389)."""
    game = scene(edition, "carnivore b4 p2 f1", "b3 p3 f2", BYSTANDER)

    game.play("attack 0 1.0")

    assert (4, 2, 2) == game.species(0, 0)[:3]
    assert (3, 2, 2) == game.species(1, 0)[:3]
    assert [0, 0, 0] == [game.bag(seat) for seat in range(3)]


def test_t78_an_eaten_species_leaves_food_and_cards(edition):
    """Food to the bag, traits to the discard pile, as many cards drawn (000:143, 001:74-77, 003:24)."""
    game = scene(
        edition,
        "carnivore b3 p2",
        "horns:3 fertile:5 b2 f1",
        BYSTANDER,
        draw_pile="climbing:1 climbing:2 climbing:3",
        bags=[0, 4],
    )

    game.play("attack 0 1.0")

    assert [] == game.row(1)
    assert 5 == game.bag(1)
    assert {"horns:3", "fertile:5"} == set(game.discard)
    assert ["climbing:1", "climbing:2"] == game.hand(1)
    assert ["climbing:3"] == game.draw_pile


def test_t80_the_gap_closes(edition):
    """The outer two become neighbours (000:145, 001:75, 003:24)."""
    game = scene(edition, "carnivore b3 p3", "symbiosis b1 | b1 | b2", BYSTANDER)
    assert game.can("attack 0 1.0")

    game.play("attack 0 1.1", "2: attack 0 2.1")

    assert [1, 2] == game.bodies(1)
    assert {"symbiosis"} == game.reasons("attack 0 1.0")
    assert game.can("attack 0 1.1")


@editions(DE)
def test_t82_horns_cost_one_before_the_meat(edition):
    """Three become two, and only then is there meat (000:209-211)."""
    game = scene(edition, "carnivore b5 p3 f1", "horns b4 p2", BYSTANDER)

    game.play("attack 0 1.0")

    assert (5, 2, 2) == game.species(0, 0)[:3]
    assert [1] == game.populations(1)


@editions(DE)
def test_t84_horns_kill_the_last_attacker(edition):
    """It dies before it eats; the horned species still loses one (000:211, R3)."""
    game = scene(
        edition,
        "carnivore:2 climbing:1 b4 | b1",
        "horns p2",
        BYSTANDER,
        draw_pile="foraging:2 foraging:3 foraging:4",
    )

    game.play("attack 0 1.0")

    assert [1] == game.bodies(0)
    assert ["foraging:2", "foraging:3"] == game.hand(0)
    assert 0 == game.bag(0)
    assert [1] == game.populations(1)


@editions(DE)
def test_t86_a_sated_attacker_pays_horns_with_food(edition):
    """The chip that no longer fits goes to the bag, the meat onto the fat card (R5, R37)."""
    game = scene(edition, "carnivore fat_tissue b4 p3 f3", "horns b2 p2", BYSTANDER)

    game.play("attack 0 1.0")

    assert (4, 2, 2, 2) == game.species(0, 0)[:4]
    assert 1 == game.bag(0)


def test_t88_a_carnivore_eats_its_own_if_nothing_else_is_left(edition):
    """It must eat, at need the player's own species (000:105, 001:64, 003:20)."""
    game = scene(edition, "carnivore b2 p2 | f1", "b6 f1", "b2 f1")

    assert {"must_attack"} == game.reasons("pass")
    assert {"body_size"} == game.reasons("attack 0 1.0") == game.reasons("attack 0 2.0")
    assert ["attack 0 0.1"] == game.listed()


@editions(DE)
def test_t90_a_hunter_may_wait_for_its_plant_eaters(edition):
    """The Carnivore need not eat first (000:402)."""
    game = scene(edition, "carnivore b3 | b1", "b1", "b1", watering_hole=3)

    assert game.can("feed 1")
    assert game.can("attack 0 1.0")
    assert {"must_feed", "must_attack"} == game.reasons("pass")


@editions(DE)
def test_t92_a_sated_carnivore_may_hunt_for_fat(edition):
    """Storing fat is neither a duty nor forbidden (000:189)."""
    game = scene(edition, "carnivore fat_tissue b3 p2 f2", "b1", "b1")

    assert game.can("attack 0 1.0")
    assert game.can("pass")


@editions(DE, JA)
def test_t94_two_protections_cost_two_cards(edition):
    """Each ignored trait costs a card (000:283-285, 001:124)."""
    hunter = "carnivore intelligence b3"
    game = scene(edition, hunter, "climbing | warning_call", "b1", hands=["horns:3 horns:4"])

    assert {"warning_call"} == game.reasons("attack 0 1.0 ignoring climbing paying horns:3")
    assert {"climbing"} == game.reasons("attack 0 1.0 ignoring warning_call paying horns:3")
    assert game.can("attack 0 1.0 ignoring climbing,warning_call paying horns:3,horns:4")


@editions(DE)
def test_t96_ignored_horns_do_not_hurt(edition):
    """The effect of a named trait is ignored for this attack (R21; 000:283)."""
    game = scene(edition, "carnivore intelligence b3 p1", "horns p2", BYSTANDER, hands=["climbing:3"])

    game.play("attack 0 1.0 ignoring horns paying climbing:3")

    assert (3, 1, 1) == game.species(0, 0)[:3]
    assert [1] == game.populations(1)


@editions(DE, JA)
def test_t98_every_attack_feeds_a_scavenger(edition):
    """Of any attack, the Scavenger of a third player eats (000:255, 001:131)."""
    game = scene(edition, "carnivore b3 p2", "p2", "scavenger p2", watering_hole=4)

    game.play("attack 0 1.0")

    assert [1] == game.food(2)
    assert 4 == game.hole


@editions(DE, JA)
def test_t100_an_attacked_scavenger_eats_after_its_loss(edition):
    """It loses one and then eats one (000:255, 001:132)."""
    game = scene(edition, "carnivore b3 p2", "scavenger p2", BYSTANDER)

    game.play("attack 0 1.0")

    assert (1, 1, 1) == game.species(1, 0)[:3]


@editions(DE, JA)
def test_t102_a_scavenger_shares_its_meat_with_a_carnivore(edition):
    """What Cooperation passes on is meat, and a Carnivore takes meat (R33c; 000:121, 000:291)."""
    game = scene(edition, "carnivore b3 p2", "p2", "scavenger cooperation p2 | carnivore p2")

    game.play("attack 0 1.0")

    assert [1, 1] == game.food(2)


@editions(DE)
def test_t104_eating_the_neighbour_makes_the_next_one_neighbour(edition):
    """Later steps of the attack see the row as it is by then (R53; 000:116, 000:145)."""
    game = scene(edition, "carnivore cooperation b2 p2 | b1 | p1", BYSTANDER, "b1")

    game.play("attack 0 0.1")

    assert [2, 1] == game.bodies(0)
    assert [1, 1] == game.food(0)


# the end of the round and of the game


def test_t106_a_starved_species_leaves_as_many_cards_as_it_had(edition):
    """Without any food it dies out, and its owner draws (000:131, 000:143, 001:68, 001:74)."""
    game = scene(edition, "horns:3 fertile:5 | f1", "f1", "f1", hands=["climbing:1"])

    game.play("pass")

    assert 1 == len(game.row(0))
    assert 1 + 2 + 4 == len(game.hand(0))
    assert 4 == len(game.hand(1)) == len(game.hand(2))
    assert {"horns:3", "fertile:5"} <= set(game.discard)


@editions(DE, EN)
def test_t108_a_player_without_species_gets_one(edition):
    """A free species at the end of the feeding, and four cards for the next round (000:133, 003:23)."""
    game = scene(edition, "f1", "b5 p4", "f1", round=3)

    game.play("pass")

    assert 4 == game.round
    assert [(1, 1, 0, 0, (), ())] == game.row(1)
    assert 4 == len(game.hand(1))


@editions(DE, JA)
def test_t110_a_free_species_scores_only_where_it_comes_in_time(edition):
    """At the end of the feeding it is a point; before dealing it comes too late (R56; 000:133, 001:7)."""
    game = scene(edition, "f1", "b5 p4", "f1", round=3, final_round=3)

    game.play("pass")

    assert "over" == game.phase
    assert [2, 1 if edition == DE else 0, 2] == game.scores()


def test_t112_a_shuffle_while_dealing_makes_this_round_the_last(edition):
    """The deal of round 6 runs out, so the game ends after round 6 (000:149, 001:79, 003:25)."""
    game = scene(
        edition,
        "f1",
        "f1",
        "f1",
        round=5,
        draw_pile="horns " * 5,
        discard_pile="climbing " * 5 + "foraging " * 5,
    )

    game.play("pass")

    assert (6, 6) == (game.round, game.final_round)
    assert "food" == game.phase

    game.finish_round()

    assert ("over", 6) == (game.phase, game.round)


def test_t114_the_exact_last_card_ends_nothing(edition):
    """Only a shuffle that is needed rings the bell (R54)."""
    pile = "horns " * 6 + "climbing " * 6
    game = scene(edition, "f1", "f1", "f1", round=5, draw_pile=pile, discard_pile="foraging " * 6)

    game.play("pass")

    assert (6, None) == (game.round, game.final_round)
    assert [] == game.draw_pile

    game.finish_round()

    assert (7, 7) == (game.round, game.final_round)
    assert "food" == game.phase


def test_t116_points_are_bag_population_traits_and_fat(edition):
    """Ten in the bag, five heads, two traits, one fat; cards in hand count nothing (000:153-155, 000:267)."""
    game = scene(
        edition,
        "fat_tissue horns p3 f3 fat1 | p2 f2",
        "f1",
        "f1",
        bags=[5],
        hands=["climbing:1 climbing:2 climbing:3 climbing:5"],
        round=9,
        final_round=9,
    )

    game.play("pass")

    assert "over" == game.phase
    assert [18, 2, 2] == game.scores()


def test_t118_traits_then_population_break_a_tie(edition):
    """Forty each, five traits each, nine heads against eight (000:159, 001:86-87, 003:28-29)."""
    game = scene(
        edition,
        "horns climbing foraging p4 | horns climbing p5",
        "horns climbing foraging p4 | foraging symbiosis p4",
        "b1",
        phase="over",
        bags=[26, 27, 0],
        round=9,
        final_round=9,
    )

    assert [40, 40, 1] == game.scores()
    assert [0] == game.winners()


@editions(DE)
def test_t120_another_players_bag_follows_from_what_all_have_seen(edition):
    """An observation keeps every bag: who counted knows it (R63). The table shows only the own one."""
    game = scene(edition, "b1", "b1", "b1", watering_hole=3, bags=[4, 9, 0])

    seen = game.seen_by(0)

    assert [4, 9, 0] == [player["bag"] for player in seen["players"]]
