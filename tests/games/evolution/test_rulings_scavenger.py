"""Rulings on the Scavenger, R46 to R49: how much, when, who first, and where it goes."""

from tests.scene import BYSTANDER, scene


def test_r46_one_chip_for_every_scavenger(edition):
    """Each species with the trait, wherever it lies, takes one (000:255, 001:131)."""
    game = scene(
        edition,
        "carnivore b4 p4 | scavenger p3",
        "b3 p2 | scavenger p3",
        "scavenger p3 | p3",
        watering_hole=7,
    )

    game.play("attack 0 1.0")

    assert [3, 1] == game.food(0)
    assert [0, 1] == game.food(1)
    assert [1, 0] == game.food(2)
    assert 7 == game.hole


def test_r46_the_attacker_takes_one_more(edition):
    """The hunting Scavenger gets its extra chip (000:255, 001:132)."""
    game = scene(edition, "carnivore scavenger b4 p4", "b2 p2", BYSTANDER)

    game.play("attack 0 1.0")

    assert [2 + 1] == game.food(0)


def test_r46_a_carnivore_scavenges_at_another_ones_attack(edition):
    """Its food is meat, so nothing keeps it away (000:255)."""
    game = scene(edition, "carnivore b4 p4", "b2 p2", "carnivore scavenger b2 p2")

    game.play("attack 0 1.0")

    assert [1] == game.food(2)


def test_r46_no_attack_no_chip(edition):
    """Starving is not an attack, and eating plants is none either (000:255)."""
    game = scene(edition, "p2", "p2", "scavenger p3", watering_hole=9)

    game.play("feed 0")

    assert [0] == game.food(2)


def test_r47_the_victim_loses_first_and_eats_then(edition):
    """Only what room is left after the loss can be filled (R47; 001:132, 002:356-357)."""
    full = scene(edition, "carnivore b4 p4", "scavenger p2 f2", BYSTANDER).play("attack 0 1.0")
    hungry = scene(edition, "carnivore b4 p4", "scavenger p3 f1", BYSTANDER).play("attack 0 1.0")

    assert (1, 1, 1) == full.species(1, 0)[:3]
    assert 1 == full.bag(1)
    assert (1, 2, 2) == hungry.species(1, 0)[:3]
    assert 0 == hungry.bag(1)


def test_r47_one_chip_short_of_full_stays_one_chip(edition):
    """One of two eaten: the loss makes it full, and no meat follows (R47)."""
    game = scene(edition, "carnivore b4 p4", "scavenger p2 f1", BYSTANDER)

    game.play("attack 0 1.0")

    assert (1, 1, 1) == game.species(1, 0)[:3]
    assert 0 == game.bag(1)


def test_r47_an_extinct_scavenger_eats_nothing(edition):
    """It is gone when the chips are dealt (R47; 000:141)."""
    game = scene(edition, "carnivore b4 p4", "scavenger f1 | b1", BYSTANDER, bags=[0, 3])

    game.play("attack 0 1.0")

    assert [0] == game.food(1)
    assert 3 + 1 == game.bag(1)


def test_r48_from_the_attackers_owner_clockwise(edition):
    """First the hunter's meal, then the Scavengers of its owner, then seat after seat (R48)."""
    scavenger = "scavenger p3 | b1"
    game = scene(edition, scavenger, "carnivore b4 p4 | scavenger p3", scavenger + " | b1", to_move=1)

    game.play("attack 0 2.2")

    assert [1, 1, 2, 0] == [actor for name, actor in game.happened if name == "ate_meat"]


def test_r48_from_left_to_right(edition):
    """The left Scavenger eats and shares before the right one's turn (R48)."""
    game = scene(edition, "carnivore b4 p4", "p2", "scavenger cooperation p3 | scavenger p1 | " + BYSTANDER)

    game.play("attack 0 1.0")

    assert [1, 1, 0, 0] == game.food(2)


def test_r48_the_attackers_meal_comes_first(edition):
    """A hunter with room for one is filled by its prey; its own scavenging is no second meal (R48)."""
    game = scene(edition, "carnivore scavenger cooperation b4 p2 f1 | p3", "b2 p2", BYSTANDER)

    game.play("attack 0 1.0")

    assert [2, 1] == game.food(0)


def test_r49_a_full_scavenger_takes_nothing(edition):
    """No room, no chip (000:124; R49)."""
    game = scene(edition, "carnivore b4 p4", "b2 p2", "scavenger f1 | " + BYSTANDER)

    game.play("attack 0 1.0")

    assert (1, 0) == (game.food(2)[0], game.bag(2))


def test_r49_a_full_scavenger_with_fat_tissue_stores_it(edition):
    """Room on the card is room (000:261; R49)."""
    game = scene(edition, "carnivore b4 p4", "b2 p2", "scavenger fat_tissue f1 | " + BYSTANDER)

    game.play("attack 0 1.0")

    assert (1, 1) == (game.food(2)[0], game.fat(2)[0])


def test_r49_the_own_scavengers_storing_can_be_refused(edition):
    """Storing is voluntary in every move of one's own (000:263)."""
    game = scene(edition, "carnivore b4 p4 | scavenger fat_tissue f1", "b2 p2", BYSTANDER)

    game.play("attack 0 1.0 declining fat:1")

    assert [2, 1] == game.food(0)
    assert [0, 0] == game.fat(0)


def test_r49_another_players_scavenger_always_takes_its_chip(edition):
    """The mover decides for own species only (moves in the notation)."""
    game = scene(edition, "carnivore b4 p4", "b2 p2", "scavenger fat_tissue f1 | " + BYSTANDER)

    assert not game.can("attack 0 1.0 declining fat:2")

    game.play("attack 0 1.0")

    assert 1 == game.fat(2)[0]
