"""Rulings on the reveal, R43 to R45: who orders the effects, Fertile, and a negative sum."""

import pytest

from tests.scene import BYSTANDER, DE, EN, JA, editions, reveal, scene

# R43  who orders what


def test_r43_the_owner_is_asked_for_the_order(edition):
    """Two effects, and he says which comes first (000:87, 001:39)."""
    game = reveal(edition, "fertile long_neck p2", "b1", BYSTANDER, watering_hole=3)

    assert ("effects", 0) == (game.phase, game.to_move)
    assert {"effect 0 fertile", "effect 0 long_neck"} == set(game.listed())


def test_r43_a_single_effect_needs_no_question(edition):
    """Nothing to choose (the effects in the notation)."""
    game = reveal(edition, "long_neck p2", "long_neck p2", BYSTANDER, watering_hole=3)

    assert "feeding" == game.phase
    assert ([1], [1]) == (game.food(0), game.food(1))


def test_r43_the_last_effect_follows_by_itself(edition):
    """After one of two only one is left (the effects in the notation)."""
    game = reveal(edition, "fertile long_neck p2", "b1", BYSTANDER, watering_hole=3)

    game.play("effect 0 long_neck")

    assert "feeding" == game.phase
    assert (1, 3, 1) == game.species(0, 0)[:3]


@pytest.mark.parametrize("first", ["fertile", "long_neck", "fat_tissue"])
def test_r43_any_order_is_the_owners_choice(edition, first):
    """He may begin with any of them (000:87, 001:39)."""
    game = reveal(edition, "fertile long_neck fat_tissue b2 fat2", "b1", BYSTANDER, watering_hole=3)

    assert game.can(f"effect 0 {first}")


def test_r43_the_order_can_matter(edition):
    """Fat that is moved while the board is full stays on the card (R40, R43)."""
    row = "long_neck fat_tissue fertile b3 fat2"
    thrifty = reveal(edition, row, "b1", BYSTANDER, watering_hole=3)
    hasty = reveal(edition, row, "b1", BYSTANDER, watering_hole=3)

    thrifty.play("effect 0 fertile", "effect 0 fat_tissue")
    hasty.play("effect 0 long_neck", "effect 0 fat_tissue")

    assert (2, 2, 1) == thrifty.species(0, 0)[1:4]
    assert (2, 1, 2) == hasty.species(0, 0)[1:4]


def test_r43_the_first_player_begins(edition):
    """Between players: from the first player clockwise (003:17)."""
    pair = "fertile long_neck p2"
    game = reveal(edition, pair, pair, pair, watering_hole=3)

    asked = []
    while game.phase == "effects":
        asked.append(game.to_move)
        game.play("effect 0 fertile")

    assert [1, 2, 0] == asked


def test_r43_a_trait_without_effect_is_not_offered(edition):
    """Only the three reveal traits, and only while they are there (000:87)."""
    game = reveal(edition, "fertile long_neck p2 | p2", "b1", BYSTANDER, watering_hole=3)

    assert {"no_such_trait"} == game.reasons("effect 0 fat_tissue")
    assert {"no_such_trait"} == game.reasons("effect 1 fertile")


def test_r43_what_is_gained_cannot_be_refused(edition):
    """There is no pass among the effects (the effects in the notation)."""
    game = reveal(edition, "fertile long_neck p2", "b1", BYSTANDER, watering_hole=3)

    assert not game.can("pass")


def test_r43_an_effect_that_another_one_makes_possible_is_offered(edition):
    """A full species' Long Neck waits for its Fertile; at six there is nothing to wait for (the notation)."""
    row = "fertile long_neck f1 | fertile long_neck p6 f6"
    game = scene(edition, row, "b1", BYSTANDER, phase="effects", leftover=True, watering_hole=3)

    assert {"effect 0 fertile", "effect 0 long_neck"} == set(game.listed())


def test_r43_an_effect_is_used_once(edition):
    """Long Neck gives one chip a round (000:297, 001:126)."""
    pair = "fertile long_neck p4"
    game = reveal(edition, f"{pair} | {pair}", "b1", BYSTANDER, watering_hole=3)

    game.play("effect 0 long_neck")

    assert not game.can("effect 0 long_neck")
    assert {"effect 0 fertile", "effect 1 fertile", "effect 1 long_neck"} == set(game.listed())


# R44  Fertile


def test_r44_fertile_needs_chips_from_the_round_before(edition):
    """Chips that come with this reveal do not count (000:307, 001:112)."""
    fresh = reveal(edition, "fertile p2", "b1", "b1", food_cards=["horns:3", "climbing:3", None])
    left = reveal(edition, "fertile p2", "b1", "b1", watering_hole=1)

    assert ([2], 6) == (fresh.populations(0), fresh.hole)
    assert [3] == left.populations(0)


@editions(DE, JA)
def test_r44_fertile_fires_although_the_sum_empties_the_hole(edition):
    """It looks at what lay there before (R44)."""
    cards = ["ambush:-3", None, None]
    game = reveal(edition, "fertile p2", "b1", BYSTANDER, watering_hole=1, food_cards=cards)

    assert ([3], 0) == (game.populations(0), game.hole)


@pytest.mark.parametrize(("before", "after"), [(1, 2), (5, 6), (6, 6)])
def test_r44_fertile_stops_at_six(edition, before, after):
    """The track ends there (000:77, 001:30)."""
    game = reveal(edition, f"fertile p{before}", "b1", BYSTANDER, watering_hole=1)

    assert [after] == game.populations(0)


def test_r44_fertile_works_on_carnivores(edition):
    """It is not food (R44)."""
    game = reveal(edition, "fertile carnivore p2", "b1", BYSTANDER, watering_hole=1)

    assert [3] == game.populations(0)


def test_r44_every_fertile_species_grows(edition):
    """The chips are only looked at, not eaten (000:307)."""
    game = reveal(edition, "fertile p2 | fertile p3", "fertile", "b1", watering_hole=1)

    while game.phase == "effects":
        game.play(game.listed()[0])

    assert [3, 4] == game.populations(0)
    assert [2] == game.populations(1)
    assert 1 == game.hole


def test_r44_never_in_the_first_round(edition):
    """The watering hole begins empty (000:35, 000:307)."""
    game = scene(
        edition,
        "b1 hidden(fertile)",
        "b1",
        "b1",
        phase="play",
        to_move=2,
        food_cards=["horns:3"] + [None] * 2,
    )

    game.play("done")

    assert 1 == game.round
    assert [1] == game.populations(0)


# R45  the sum of the food cards


@pytest.mark.parametrize(
    ("hole", "cards", "left"), [(7, "ambush:-3 carnivore:0 horns:1", 5), (1, "ambush:-3", 0)]
)
@editions(DE, JA)
def test_r45_a_negative_sum_takes_chips(edition, hole, cards, left):
    """As far as there are any (000:85, 001:37)."""
    laid = [*cards.split(), None, None][:3]

    game = reveal(edition, "p3", "p3", BYSTANDER, watering_hole=hole, food_cards=laid)

    assert left == game.hole


@editions(EN)
def test_r45_a_negative_sum_leaves_the_hole_alone(edition):
    """No food comes into play, and none goes (003:15)."""
    laid = ["ambush:-3", "carnivore:0", "horns:1"]

    game = reveal(edition, "p3", "p3", "p3", watering_hole=7, food_cards=laid)

    assert 7 == game.hole


def test_r45_a_positive_sum_adds_up_with_what_is_left(edition):
    """Negative cards count in the sum (000:85, 001:36)."""
    laid = ["ambush:-3", "long_neck:9", "horns:1"]

    game = reveal(edition, "p3", "p3", "p3", watering_hole=2, food_cards=laid)

    assert 2 + 7 == game.hole


@editions(DE, EN)
def test_r45_effects_come_after_the_food(edition):
    """Chips are placed, then the effects fire (000:85-87, 003:15-17)."""
    game = reveal(
        edition, "fertile long_neck p2", "b1", "b1", watering_hole=3, food_cards=["horns:3", None, None]
    )

    assert ("effects", 6) == (game.phase, game.hole)
    assert [None, None, None] == game.position["food_cards"]


@editions(JA)
def test_r45_effects_come_before_the_food(edition):
    """The food cards are turned up afterwards (001:38, 001:108, 001:112, 001:126)."""
    game = reveal(
        edition, "fertile long_neck p2", "b1", "b1", watering_hole=3, food_cards=["horns:3", None, None]
    )

    assert ("effects", 3) == (game.phase, game.hole)
    assert ["horns:3", None, None] == game.position["food_cards"]

    game.play("effect 0 fertile")

    assert ("feeding", 6) == (game.phase, game.hole)
