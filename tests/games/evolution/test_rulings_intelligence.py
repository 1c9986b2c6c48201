"""Rulings on Intelligence, R21 to R27: what a hunter may ignore, and when a plant eater may use a card."""

import pytest

from evolution_qt.core.errors import GameError
from tests.scene import BYSTANDER, DE, EN, JA, editions, reveal, scene

HUNTER = "carnivore intelligence b3 p3"


# R21  what may be ignored


@pytest.mark.parametrize(
    ("prey", "trait"),
    [
        ("climbing", "climbing"),
        ("hard_shell", "hard_shell"),
        ("defensive_herding p3", "defensive_herding"),
        ("burrowing f1", "burrowing"),
        ("symbiosis | b2", "symbiosis"),
        ("b1 | warning_call", "warning_call"),
    ],
)
def test_r21_every_defence_can_be_ignored(edition, prey, trait):
    """One card switches one defence off (000:283, 001:123, 003:21)."""
    game = scene(edition, HUNTER, prey, BYSTANDER, hands=["foraging:2"])
    code = "body_size" if trait == "hard_shell" else trait

    assert {code} == game.reasons("attack 0 1.0")
    assert game.can(f"attack 0 1.0 ignoring {trait} paying foraging:2")
    assert f"attack 0 1.0 ignoring {trait} paying foraging:2" in game.listed()


@pytest.mark.parametrize(
    "trait",
    [
        *(
            "ambush",
            "pack_hunting",
            "horns",
            "climbing",
            "hard_shell",
            "defensive_herding",
            "symbiosis",
            "burrowing",
        ),
        *("warning_call", "scavenger", "fat_tissue", "foraging", "cooperation", "long_neck", "fertile"),
    ],
)
def test_r21_any_trait_may_be_named(edition, trait):
    """Any trait but the two themselves, useful or not (000:283, 001:123)."""
    game = scene(edition, HUNTER, "p2", BYSTANDER, hands=["foraging:2"])

    game.play(f"attack 0 1.0 ignoring {trait} paying foraging:2")

    assert [1] == game.populations(1)
    assert [] == game.hand(0)
    assert "foraging:2" == game.discard[0]


@pytest.mark.parametrize("trait", ["carnivore", "intelligence"])
def test_r21_carnivore_and_intelligence_cannot_be_named(edition, trait):
    """They make the attack and the naming possible (R21)."""
    game = scene(edition, HUNTER, "p2", BYSTANDER, hands=["foraging:2"])
    before = game.text

    with pytest.raises(GameError):
        game.play(f"attack 0 1.0 ignoring {trait} paying foraging:2")

    assert before == game.text


def test_r21_one_card_silences_callers_on_both_sides(edition):
    """All copies of the named trait are off (000:283, 001:123)."""
    game = scene(edition, HUNTER, "warning_call | b1 | warning_call", BYSTANDER, hands=["foraging:2"])

    assert {"warning_call"} == game.reasons("attack 0 1.1")
    assert game.can("attack 0 1.1 ignoring warning_call paying foraging:2")


def test_r21_one_card_keeps_all_scavengers_away(edition):
    """All of them on the table, for this one attack (000:283, 001:123)."""
    hunter = HUNTER + " scavenger"
    game = scene(edition, hunter, "scavenger p2", "scavenger p2", hands=["foraging:2"])

    game.play("attack 0 1.0 ignoring scavenger paying foraging:2")

    assert [1] == game.food(0)
    assert [0] == game.food(1)
    assert [0] == game.food(2)


def test_r21_the_next_attack_is_not_affected(edition):
    """What a card switches off is off for one attack only (000:283)."""
    game = scene(
        edition, HUNTER, "climbing p3", "scavenger p3 | " + BYSTANDER, hands=["foraging:2 foraging:3"]
    )

    game.play("attack 0 1.0 ignoring climbing,scavenger paying foraging:2,foraging:3")
    assert [0, 0, 0] == game.food(2)
    game.play("2: attack 1 2.2")

    assert [1, 1, 0] == game.food(2)
    assert {"climbing"} == game.reasons("attack 0 1.0")


def test_r21_the_attackers_own_copy_is_off_too(edition):
    """All copies means the attacker's as well (R21): pack, ambush, climbing of its own do not help then."""
    pack = scene(edition, "carnivore intelligence pack_hunting b2 p2", "b3", BYSTANDER, hands=["foraging:2"])
    ambush = scene(edition, HUNTER + " ambush", "b1 | warning_call", BYSTANDER, hands=["foraging:2"])

    assert pack.can("attack 0 1.0")
    assert {"body_size"} == pack.reasons("attack 0 1.0 ignoring pack_hunting paying foraging:2")
    assert ambush.can("attack 0 1.0")
    assert {"warning_call"} == ambush.reasons("attack 0 1.0 ignoring ambush paying foraging:2")


def test_r21_an_ignored_climbing_needs_no_climber(edition):
    """With Climbing off everywhere the prey stands on the ground (R21)."""
    game = scene(edition, HUNTER + " climbing", "climbing", BYSTANDER, hands=["foraging:2"])

    assert game.can("attack 0 1.0 ignoring climbing paying foraging:2")


def test_r21_ignored_cooperation_passes_nothing_on(edition):
    """Harmless, but allowed, and it is off for the attacker too (R21)."""
    hunter = "carnivore intelligence cooperation b3 p3 | p2"
    shared = scene(edition, hunter, "p2", BYSTANDER, hands=["foraging:2"]).play("attack 0 1.0")
    alone = scene(edition, hunter, "p2", BYSTANDER, hands=["foraging:2"])

    alone.play("attack 0 1.0 ignoring cooperation paying foraging:2")

    assert [1, 1] == shared.food(0)
    assert [1, 0] == alone.food(0)


def test_r21_ignored_fat_tissue_stores_nothing(edition):
    """Surplus meat finds no card to lie on (R21, R37)."""
    hunter = "carnivore intelligence fat_tissue b3 p2 f1"
    stored = scene(edition, hunter, "b2 p2", BYSTANDER, hands=["foraging:2"]).play("attack 0 1.0")
    lean = scene(edition, hunter, "b2 p2", BYSTANDER, hands=["foraging:2"])

    lean.play("attack 0 1.0 ignoring fat_tissue paying foraging:2")

    assert ([2], [1]) == (stored.food(0), stored.fat(0))
    assert ([2], [0]) == (lean.food(0), lean.fat(0))


def test_r21_ignored_horns_do_not_hurt_and_all_the_meat_is_eaten(edition):
    """The attacker keeps its population (000:283)."""
    game = scene(edition, HUNTER, "horns b2 p2", BYSTANDER, hands=["foraging:2"])

    assert "attack 0 1.0 ignoring horns paying foraging:2" in game.listed()

    game.play("attack 0 1.0 ignoring horns paying foraging:2")

    assert (3, 3, 2) == game.species(0, 0)[:3]
    assert [1] == game.populations(1)


def test_r21_a_plant_eater_with_intelligence_ignores_nothing(edition):
    """It cannot attack at all (000:283)."""
    game = scene(edition, "intelligence b3 p3", "climbing", BYSTANDER, hands=["foraging:2"])

    assert {"not_carnivore"} == game.reasons("attack 0 1.0 ignoring climbing paying foraging:2")


def test_r21_without_intelligence_nothing_is_ignored(edition):
    """The card buys nothing for another species (000:279, 003:21)."""
    game = scene(
        edition, "carnivore b3 | carnivore intelligence b3", "climbing", BYSTANDER, hands=["foraging:2"]
    )

    assert "no_intelligence" in game.reasons("attack 0 1.0 ignoring climbing paying foraging:2")
    assert game.can("attack 1 1.0 ignoring climbing paying foraging:2")


# R22 to R24


def test_r22_several_cards_ignore_several_traits_at_once(edition):
    """One card for each (000:285, 001:124)."""
    prey = "climbing hard_shell b1 | warning_call"
    game = scene(edition, HUNTER, prey, BYSTANDER, hands=["foraging:2 foraging:3 foraging:4"])
    cards = "paying foraging:2,foraging:3,foraging:4"

    assert {"body_size", "climbing", "warning_call"} == game.reasons("attack 0 1.0")
    assert game.can(f"attack 0 1.0 ignoring climbing,hard_shell,warning_call {cards}")

    game.play(f"attack 0 1.0 ignoring climbing,hard_shell,warning_call {cards}")

    assert [] == game.hand(0)
    assert {"foraging:2", "foraging:3", "foraging:4"} <= set(game.discard)


def test_r23_cards_are_only_paid_for_an_attack_that_takes_place(edition):
    """An attack that stays illegal costs nothing, because it cannot be made (R23)."""
    game = scene(edition, HUNTER, "climbing b3", BYSTANDER, hands=["foraging:2"])

    assert {"body_size"} == game.reasons("attack 0 1.0 ignoring climbing paying foraging:2")
    assert ["foraging:2"] == game.hand(0)


def test_r24_nobody_must_spend_a_card_to_eat(edition):
    """A hungry hunter that could only eat with a card may pass (000:285, 001:123)."""
    game = scene(edition, HUNTER, "climbing f1", "b5 f1", hands=["foraging:2"])

    assert game.can("pass")
    assert {"attack 0 1.0 ignoring climbing paying foraging:2", "pass"} == set(game.listed())


def test_r24_but_its_owner_is_asked(edition):
    """The option makes it his turn (R24, R39)."""
    seats = ("climbing p2", HUNTER, "climbing p2")
    asked = scene(edition, *seats, watering_hole=2, hands=["", "foraging:2"])
    skipped = scene(edition, *seats, watering_hole=2)

    asked.play("0: feed 0")
    skipped.play("0: feed 0")

    assert 1 == asked.to_move
    assert 2 == skipped.to_move


def test_r24_other_duties_stay(edition):
    """A hungry plant eater of the same player must still be fed (000:91)."""
    game = scene(edition, HUNTER + " | b3", "climbing f1", "b5 f1", watering_hole=1, hands=["foraging:2"])

    assert {"must_feed"} == game.reasons("pass")
    assert game.can("feed 1")
    assert game.can("attack 0 1.0 ignoring climbing paying foraging:2")


def test_r24_a_free_attack_stays_a_duty(edition):
    """Who can eat without a card must (000:123)."""
    game = scene(edition, HUNTER, "climbing f1 | f1", "b5 f1", hands=["foraging:2"])

    assert {"must_attack"} == game.reasons("pass")
    assert game.can("attack 0 1.0 ignoring climbing paying foraging:2")


# R25  when a plant eater may use a card


@editions(DE, EN)
def test_r25_before_the_first_feeding(edition):
    """The window opens after the reveal, before the starting player feeds (000:281, 003:17)."""
    game = reveal(edition, "b1", "p2", "intelligence p3", watering_hole=9, hands=["", "", "horns:3"])

    assert ("window", 2) == (game.phase, game.to_move)
    assert {"intelligence 0 horns:3", "pass"} == set(game.listed())

    game.play("intelligence 0 horns:3")

    assert [2] == game.food(2)
    assert 9 == game.hole
    assert ("feeding", 1) == (game.phase, game.to_move)


@editions(JA)
def test_r25_only_in_the_own_turn(edition):
    """No window: the starting player feeds at once, and the card waits for the own turn (001:122)."""
    game = reveal(edition, "b1", "p2", "intelligence p3", watering_hole=9, hands=["", "", "horns:3"])

    assert ("feeding", 1) == (game.phase, game.to_move)
    assert "not_your_turn" in game.reasons("intelligence 0 horns:3", 2)

    game.play("feed 0")

    assert ("feeding", 2) == (game.phase, game.to_move)
    assert game.can("intelligence 0 horns:3")


@editions(DE)
def test_r25_a_window_after_every_feeding_action(edition):
    """At any time means between any two actions (000:281; R25)."""
    game = scene(edition, "p2", "p2", "intelligence p3", watering_hole=9, hands=["", "", "horns:3"])

    game.play("feed 0")
    assert ("window", 2) == (game.phase, game.to_move)
    game.play("pass")
    assert ("feeding", 1) == (game.phase, game.to_move)
    game.play("feed 0")

    assert ("window", 2) == (game.phase, game.to_move)


@editions(JA, EN)
def test_r25_no_window_between_other_players_turns(edition):
    """In these editions the own turn is the time (001:122; table 4.4)."""
    game = scene(edition, "p2", "p2", "intelligence p3", watering_hole=9, hands=["", "", "horns:3"])

    game.play("feed 0")

    assert ("feeding", 1) == (game.phase, game.to_move)


def test_r25_in_the_own_turn_before_feeding(edition):
    """The card first, then the normal meal (000:281, 001:122-124)."""
    game = scene(edition, "intelligence p4", "p2", "p2", watering_hole=9, hands=["horns:3"])

    game.play("intelligence 0 horns:3")

    assert ("feeding", 0) == (game.phase, game.to_move)
    assert {"must_feed"} == game.reasons("pass")
    assert game.can("feed 0")


@editions(JA, EN)
def test_r25_in_the_own_turn_after_feeding(edition):
    """Who could still use a card stays to move after the meal, and ends the turn himself (001:122)."""
    game = scene(edition, "intelligence p6", "p2", "p2", watering_hole=9, hands=["horns:3 horns:4"])

    game.play("feed 0")

    assert ("feeding", 0) == (game.phase, game.to_move)
    assert {"intelligence 0 horns:3", "intelligence 0 horns:4", "pass"} == set(game.listed())
    assert game.reasons("feed 0")

    game.play("intelligence 0 horns:3")

    assert 0 == game.to_move

    game.play("pass")

    assert 1 == game.to_move
    assert [3] == game.food(0)


@editions(JA, EN)
def test_r25_nobody_stays_to_move_without_a_use(edition):
    """A full species, or an empty hand, ends the turn by itself (001:122)."""
    full = scene(edition, "intelligence p2 f1", "p2", "p2", watering_hole=9, hands=["horns:3"]).play("feed 0")
    empty = scene(edition, "intelligence p3", "p2", "p2", watering_hole=9).play("feed 0")

    assert 1 == full.to_move
    assert 1 == empty.to_move


@editions(DE)
def test_r25_the_window_goes_round_until_all_have_passed(edition):
    """A spent card lets the others answer (000:281; the window in the notation)."""
    hands = ["horns:3 horns:4", "climbing:1", "climbing:2 climbing:3"]
    seats = ["intelligence p6", "intelligence p6", "intelligence p6"]
    game = scene(edition, *seats, phase="window", hands=hands, watering_hole=9, to_move=1, next_feeder=1)

    game.play("1: pass", "2: intelligence 0 climbing:2", "2: pass")

    assert ("window", 0) == (game.phase, game.to_move)

    game.play("0: pass")

    assert ("window", 1) == (game.phase, game.to_move)

    game.play("1: pass")

    assert ("feeding", 1) == (game.phase, game.to_move)


@editions(DE)
@pytest.mark.parametrize(
    ("row", "hand"),
    [
        ("carnivore intelligence p3", "horns:3"),
        ("intelligence p2 f2", "horns:3"),
        ("intelligence p3", ""),
        ("p3", "horns:3"),
    ],
)
def test_r25_only_who_could_use_a_card_is_asked(edition, row, hand):
    """A plant eater with Intelligence and room, and a card in hand (R25, R26)."""
    game = scene(edition, "p2", row, BYSTANDER, watering_hole=9, hands=["", hand])

    game.play("feed 0")

    assert "feeding" == game.phase


@editions(DE)
def test_r25_no_window_after_a_pass(edition):
    """Nothing has happened that one would answer (the window in the notation)."""
    game = scene(
        edition, "fat_tissue f1", "p2", "intelligence p3", watering_hole=9, hands=["", "", "horns:3"]
    )

    game.play("pass")

    assert ("feeding", 1) == (game.phase, game.to_move)


@editions(DE)
def test_r25_a_window_opens_after_an_attack_too(edition):
    """The next Carnivore may be answered before it strikes (000:281, 000:411)."""
    game = scene(
        edition,
        "carnivore b3 p2",
        "p3",
        "intelligence burrowing p2 | " + BYSTANDER,
        hands=["", "", "horns:3"],
    )

    game.play("attack 0 1.0")

    assert ("window", 2) == (game.phase, game.to_move)


@editions(EN)
def test_r25_the_window_before_feeding_starts_with_the_first_player(edition):
    """The starting player begins (003:17)."""
    seats = ["intelligence p3", "intelligence p3", "intelligence p3"]
    game = reveal(edition, *seats, watering_hole=9, hands=["horns:1", "horns:2", "horns:3"])

    order = []
    while game.phase == "window":
        order.append(game.to_move)
        game.play("pass")

    assert [1, 2, 0] == order
    assert ("feeding", 1) == (game.phase, game.to_move)


# R26, R27  what a plant eater gets


def test_r26_two_chips_from_the_bank(edition):
    """The watering hole keeps its chips (000:281, 001:122)."""
    game = scene(edition, "intelligence p4", "p2", "p2", watering_hole=9, hands=["horns:3"])

    game.play("intelligence 0 horns:3")

    assert [2] == game.food(0)
    assert 9 == game.hole
    assert "horns:3" == game.discard[0]


def test_r26_as_often_as_cards_last(edition):
    """Each time another card (000:281, 001:122)."""
    game = scene(edition, "intelligence p6", "p2", "p2", watering_hole=9, hands=["horns:1 horns:2 horns:3"])

    game.play("0: intelligence 0 horns:1", "0: intelligence 0 horns:2", "0: intelligence 0 horns:3")

    assert [6] == game.food(0)
    assert [] == game.hand(0)
    assert 1 == game.to_move


def test_r26_what_does_not_fit_is_not_taken(edition):
    """With room for one, one is taken (000:124; R26)."""
    game = scene(edition, "intelligence p2 f1", "p2", "p2", watering_hole=9, hands=["horns:3"])

    game.play("intelligence 0 horns:3")

    assert [2] == game.food(0)
    assert 0 == game.bag(0)


def test_r26_a_full_species_needs_fat_room(edition):
    """Room for at least one chip, on the board or on the card (R26)."""
    game = scene(
        edition,
        "intelligence f1 | intelligence fat_tissue b2 f1 | intelligence fat_tissue b1 f1 fat1",
        "p2",
        "p2",
        watering_hole=9,
        hands=["horns:3"],
    )

    assert {"no_room"} == game.reasons("intelligence 0 horns:3")
    assert {"no_room"} == game.reasons("intelligence 2 horns:3")

    game.play("intelligence 1 horns:3")

    assert [0, 2, 1] == game.fat(0)


def test_r26_works_with_an_empty_watering_hole(edition):
    """The bank never runs dry (000:281, 003:4)."""
    game = scene(edition, "intelligence p3", BYSTANDER, "p2", hands=["horns:3"])

    game.play("intelligence 0 horns:3")

    assert [2] == game.food(0)


def test_r26_is_never_a_duty(edition):
    """Without it the species may starve (000:285)."""
    game = scene(edition, "intelligence p3", BYSTANDER, "p2", hands=["horns:3"])

    assert game.can("pass")


def test_r27_a_carnivore_gets_no_plants_for_its_cards(edition):
    """Its cards ignore traits instead (000:281-283, 000:189)."""
    game = scene(edition, "carnivore intelligence b3 p3", "b1", BYSTANDER, watering_hole=9, hands=["horns:3"])

    assert {"is_carnivore"} == game.reasons("intelligence 0 horns:3")


# the whole turn, with cards and without


@editions(JA, EN)
def test_r25_after_an_attack_another_species_may_use_a_card(edition):
    """The attack was the turn's action; the plant eater's card is none (001:122-124)."""
    game = scene(edition, "carnivore b3 p3 | intelligence b3 p3", "p3", BYSTANDER, hands=["horns:3"])

    game.play("attack 0 1.0")

    assert ("feeding", 0) == (game.phase, game.to_move)
    assert {"intelligence 1 horns:3", "pass"} == set(game.listed())

    game.play("intelligence 1 horns:3")

    assert [1, 2] == game.food(0)
    assert 2 == game.to_move


def test_r25_a_card_alone_is_reason_enough_to_be_asked(edition):
    """Without any other food, the turn is still his to use or to pass (R25, R39; table 4.2 P4d)."""
    game = scene(edition, BYSTANDER, "intelligence p3", "p3", hands=["", "horns:3"])

    game.play("attack 0 0.1")
    if game.phase == "window":
        game.play("pass")

    assert ("feeding", 1) == (game.phase, game.to_move)
    assert {"intelligence 0 horns:3", "pass"} == set(game.listed())


def test_r25_the_feeding_ends_when_nobody_wants_to_spend(edition):
    """Every seat that still has an option has passed in a row (R39; 000:128)."""
    game = scene(edition, "intelligence p3 f1", "intelligence p3 f1", "f1", hands=["horns:1", "horns:2"])

    game.play("0: pass")
    assert (1, "feeding", 1) == (game.round, game.phase, game.to_move)
    game.play("1: pass")

    assert 2 == game.round
    assert [1] == game.populations(0) == game.populations(1)


def test_r25_a_card_spent_clears_the_passes(edition):
    """Who passed before may think again (R39)."""
    game = scene(
        edition, "intelligence p3 f1", "intelligence p6 f1", "f1", hands=["horns:1", "horns:2 horns:3"]
    )

    game.play("0: pass", "1: intelligence 0 horns:2", "1: pass")

    assert (1, "feeding", 0) == (game.round, game.phase, game.to_move)
    assert [3] == game.food(1)


@editions(DE)
def test_r25_the_window_outlasts_the_food(edition):
    """The last chip is gone, but cards still feed (000:281)."""
    game = scene(edition, "p2", "intelligence p2", "f1", watering_hole=1, hands=["", "horns:3"])

    game.play("feed 0")
    assert ("window", 1) == (game.phase, game.to_move)
    game.play("intelligence 0 horns:3")

    assert 2 == game.round
    assert [2] == game.populations(1)
    assert [1] == game.populations(0)


def test_r26_optional_takings_of_a_card_can_be_refused(edition):
    """The bonus and the fat, not the chips themselves (000:263, 000:273)."""
    greedy = scene(edition, "intelligence foraging p4", "p4", "p4", watering_hole=3, hands=["horns:3"])
    fat = scene(edition, "intelligence fat_tissue b2 p2 f1", "p4", "p4", watering_hole=3, hands=["horns:3"])
    full = scene(edition, "intelligence fat_tissue b2 f1", "p4", "p4", watering_hole=3, hands=["horns:3"])

    greedy.play("intelligence 0 horns:3 declining foraging:0")
    fat.play("intelligence 0 horns:3 declining fat:0")

    assert [2] == greedy.food(0)
    assert ([2], [0]) == (fat.food(0), fat.fat(0))
    assert {"cannot_decline"} == full.reasons("intelligence 0 horns:3 declining fat:0")


# which of the many ways to ignore are listed


def test_r22_the_smallest_sets_are_listed(edition):
    """No card more than the attack needs (moves in the notation)."""
    game = scene(edition, HUNTER, "climbing f1", "b6 f1", hands=["foraging:2 foraging:3"])

    assert {
        "pass",
        "attack 0 1.0 ignoring climbing paying foraging:2",
        "attack 0 1.0 ignoring climbing paying foraging:3",
    } == set(game.listed())
    assert game.can("attack 0 1.0 ignoring climbing,fertile paying foraging:2,foraging:3")


def test_r22_horns_and_scavengers_are_added_where_it_matters(edition):
    """Those two change what an attack leads to (moves in the notation)."""
    game = scene(edition, HUNTER, "horns f1", "scavenger b6 p2", hands=["foraging:2 foraging:3"])

    paid = {line.removeprefix("attack 0 1.0 ignoring ") for line in game.listed() if "ignoring" in line}

    assert "attack 0 1.0" in game.listed()
    assert {
        "horns paying foraging:2",
        "horns paying foraging:3",
        "scavenger paying foraging:2",
        "scavenger paying foraging:3",
        "horns,scavenger paying foraging:2,foraging:3",
    } == paid


def test_r22_a_full_scavenger_is_not_worth_a_card(edition):
    """It would take nothing anyway (moves in the notation)."""
    game = scene(edition, HUNTER, "f1", "scavenger b6 f1", hands=["foraging:2"])

    assert ["attack 0 1.0"] == game.listed()


def test_r22_equal_cards_are_one_payment(edition):
    """Cards of the same trait and number are interchangeable (the notation)."""
    game = scene(edition, HUNTER, "climbing f1", "b6 f1", hands=["climbing:3 climbing:3"])

    assert {"pass", "attack 0 1.0 ignoring climbing paying climbing:3"} == set(game.listed())


def test_r22_payments_lie_in_sorted_order(edition):
    """Whatever order they were named in (the notation: several cards at once)."""
    game = scene(edition, HUNTER, "climbing p2 | warning_call", BYSTANDER, hands=["foraging:3 climbing:1"])

    game.play("attack 0 1.0 ignoring climbing,warning_call paying foraging:3,climbing:1")

    assert ["foraging:3", "climbing:1"] == game.discard


def test_r21_a_sated_hunter_cannot_ignore_its_own_fat_tissue(edition):
    """It may only hunt to fill that card, and an ignored card stores nothing (000:189; R21)."""
    row = "carnivore intelligence fat_tissue b3 f1"
    game = scene(edition, row, "p2", BYSTANDER, hands=["foraging:2"])

    assert {"not_hungry"} == game.reasons("attack 0 1.0 ignoring fat_tissue paying foraging:2")
    assert game.can("attack 0 1.0 ignoring horns paying foraging:2")
