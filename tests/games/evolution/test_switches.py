"""Every rule switch alone: one edition with one switch thrown, and the same without it."""

import pytest

from evolution_qt.core.errors import BadInput
from tests.naive.deck import whole_deck
from tests.scene import ALL, BYSTANDER, DE, EN, JA, dealt, editions, reveal, scene


@pytest.mark.parametrize(("bonus", "refused"), [(0, set()), (3, set()), (4, {"body_size"})])
def test_hard_shell_bonus(edition, bonus, refused):
    """How much a shell counts (000:223, 001:117)."""
    game = scene(edition, "carnivore b5", "hard_shell b1", "b1", rules={"hard_shell_bonus": bonus})

    assert refused == game.reasons("attack 0 1.0")


@pytest.mark.parametrize(("removes", "left"), [(True, 5), (False, 7)])
def test_negative_sum_removes_chips(edition, removes, left):
    """Whether a negative sum takes chips away (000:85, 003:15)."""
    game = reveal(
        edition,
        "p3",
        "p3",
        "p3",
        watering_hole=7,
        food_cards=["ambush:-3", "carnivore:0", "horns:1"],
        rules={"negative_sum_removes_chips": removes},
    )

    assert left == game.hole


@pytest.mark.parametrize(("moment", "hole"), [("after", 6), ("before", 3)])
def test_effects(edition, moment, hole):
    """Whether the effects come after the food cards or before (000:87, 001:38)."""
    game = reveal(
        edition,
        "fertile long_neck p2",
        "p3",
        "p3",
        watering_hole=3,
        food_cards=["horns:3", None, None],
        rules={"effects": moment},
    )

    assert ("effects", hole) == (game.phase, game.hole)

    game.play("effect 0 fertile")

    assert ("feeding", 6) == (game.phase, game.hole)


@pytest.mark.parametrize(("moment", "points"), [("end", 1), ("deal", 0)])
def test_free_species_at(edition, moment, points):
    """Whether the free species comes in time for the last scoring (000:133, 001:7)."""
    table = {"round": 3, "rules": {"free_species_at": moment}}
    last = scene(edition, "f1", "p4", "f1", final_round=3, **table)
    earlier = scene(edition, "f1", "p4", "f1", **table)

    last.play("pass")
    earlier.play("pass")

    assert [2, points, 2] == last.scores()
    assert 1 == len(earlier.row(1))
    assert 4 == len(earlier.hand(1))


@pytest.mark.parametrize(
    ("free", "discard", "replace"),
    [(True, set(), set()), (False, {"not_allowed_in_edition"}, {"slots_free"})],
)
def test_free_trait_discard(edition, free, discard, replace):
    """Whether traits may be thrown away at will (000:67, 001:23)."""
    game = scene(
        edition, "horns", "b1", "b1", phase="play", hands=["climbing:1"], rules={"free_trait_discard": free}
    )

    assert discard == game.reasons("discard 0 horns")
    assert replace == game.reasons("trait 0 climbing:1 replacing horns")


@pytest.mark.parametrize(
    ("time", "before", "between", "after"),
    [
        ("any", ("window", 2), ("window", 2), ("window", 2)),
        ("own_turn", ("feeding", 1), ("feeding", 2), ("feeding", 2)),
        ("step_and_own_turn", ("window", 2), ("feeding", 2), ("feeding", 2)),
    ],
)
def test_plant_intelligence(edition, time, before, between, after):
    """Before the first feeding, after another's action, after one's own (000:281, 001:122, 003:17)."""
    game = reveal(
        edition,
        "p6",
        "p6",
        "intelligence p6",
        watering_hole=9,
        hands=["", "", "horns:1"],
        rules={"plant_intelligence": time},
    )

    assert before == (game.phase, game.to_move)
    if game.phase == "window":
        game.play("pass")
    game.play("1: feed 0")
    assert between == (game.phase, game.to_move)
    if game.phase == "window":
        game.play("pass")
    game.play("2: feed 0")

    assert after == (game.phase, game.to_move)


@pytest.mark.parametrize("time", ["own_turn", "step_and_own_turn"])
def test_plant_intelligence_after_the_own_meal(edition, time):
    """There is no second meal, only the card or the end of the turn (001:122)."""
    game = scene(
        edition,
        "intelligence p6",
        "p6",
        "p6",
        watering_hole=9,
        hands=["horns:1"],
        rules={"plant_intelligence": time},
    )

    game.play("feed 0")

    assert {"intelligence 0 horns:1", "pass"} == set(game.listed())
    assert game.position["progress"]["acted"] is True

    game.play("pass")

    assert ("feeding", 1) == (game.phase, game.to_move)


@pytest.mark.parametrize("number", [0, 20, 40])
def test_two_player_removed(edition, number):
    """How many cards two players do without (000:33, 001:4)."""
    game = dealt(edition, seats=2, rules={"two_player_removed": number})
    three = dealt(edition, seats=3, rules={"two_player_removed": number})

    assert number == len(game.removed)
    assert len(whole_deck(edition)) - number - 8 == len(game.draw_pile)
    assert [] == three.removed


@pytest.mark.parametrize(("limit", "refused"), [(2, {"slots_full"}), (3, set())])
def test_two_player_trait_limit(edition, limit, refused):
    """How many traits a species holds when two play (000:171, 001:22)."""
    game = scene(
        edition,
        "horns climbing",
        "b1",
        phase="play",
        hands=["burrowing:1"],
        rules={"two_player_trait_limit": limit},
    )

    assert refused == game.reasons("trait 0 burrowing:1")


@pytest.mark.parametrize(("cancels", "population", "scavenged"), [(False, 1, 1), (True, 2, 0)])
def test_horns_kill_cancels_attack(edition, cancels, population, scavenged):
    """Whether prey loses a head to an attacker that its horns kill (R3; 000:211)."""
    game = scene(
        edition,
        "carnivore b3 | b1",
        "horns p2",
        "scavenger p3 | " + BYSTANDER,
        rules={"horns_kill_cancels_attack": cancels},
    )

    game.play("attack 0 1.0")

    assert [1] == game.bodies(0)
    assert [population] == game.populations(1)
    assert scavenged == game.food(2)[0]


def test_horns_kill_cancels_attack_only_if_they_kill(edition):
    """A surviving attacker eats as always (R2, R3)."""
    game = scene(edition, "carnivore b3 p3", "horns p2", BYSTANDER, rules={"horns_kill_cancels_attack": True})

    game.play("attack 0 1.0")

    assert ([1], [2], [1]) == (game.food(0), game.populations(0), game.populations(1))


@pytest.mark.parametrize(("per_chip", "shared"), [(False, 1), (True, 2)])
def test_cooperation_per_chip_from_the_watering_hole(edition, per_chip, shared):
    """Whether Foraging's two chips are shared once or twice (R30)."""
    game = scene(
        edition,
        "cooperation foraging p4 | p4",
        "p4",
        "p4",
        watering_hole=9,
        rules={"cooperation_per_chip": per_chip},
    )

    game.play("feed 0")

    assert [2, shared] == game.food(0)
    assert 9 - 2 - shared == game.hole


@pytest.mark.parametrize(("per_chip", "shared"), [(False, 1), (True, 3)])
def test_cooperation_per_chip_of_meat(edition, per_chip, shared):
    """Whether three chips of meat are shared once or thrice (R30)."""
    game = scene(
        edition,
        "carnivore cooperation b4 p4 | p4",
        "b3 p2",
        BYSTANDER,
        rules={"cooperation_per_chip": per_chip},
    )

    game.play("attack 0 1.0")

    assert [3, shared] == game.food(0)


@pytest.mark.parametrize(("per_chip", "shared"), [(False, 1), (True, 2)])
def test_cooperation_per_chip_for_a_card(edition, per_chip, shared):
    """Whether Intelligence's two chips are shared once or twice (R30)."""
    game = scene(
        edition,
        "cooperation intelligence p4 | p4",
        "p4",
        "p4",
        watering_hole=9,
        hands=["horns:1"],
        rules={"cooperation_per_chip": per_chip},
    )

    game.play("intelligence 0 horns:1")

    assert [2, shared] == game.food(0)


@pytest.mark.parametrize(("simultaneous", "refused"), [(True, set()), (False, {"not_your_turn"})])
def test_simultaneous_play(edition, simultaneous, refused):
    """Whether everyone plays cards at once (000:165)."""
    game = scene(
        edition,
        "b1",
        "b1",
        "b1",
        phase="play",
        hands=["", "horns:1"],
        rules={"simultaneous_play": simultaneous},
    )

    assert refused == game.reasons("body 0 horns:1", 1)


# how switches are written


@pytest.mark.parametrize(
    ("edition", "rules"),
    [
        (
            DE,
            {
                "hard_shell_bonus": 3,
                "negative_sum_removes_chips": True,
                "effects": "after",
                "free_species_at": "end",
                "free_trait_discard": False,
                "plant_intelligence": "any",
                "two_player_removed": 40,
                "two_player_trait_limit": 2,
            },
        ),
        (
            JA,
            {
                "hard_shell_bonus": 4,
                "negative_sum_removes_chips": True,
                "effects": "before",
                "free_species_at": "deal",
                "free_trait_discard": True,
                "plant_intelligence": "own_turn",
                "two_player_removed": 40,
                "two_player_trait_limit": 2,
            },
        ),
        (
            EN,
            {
                "hard_shell_bonus": 3,
                "negative_sum_removes_chips": False,
                "effects": "after",
                "free_species_at": "end",
                "free_trait_discard": False,
                "plant_intelligence": "step_and_own_turn",
                "two_player_removed": 40,
                "two_player_trait_limit": 2,
            },
        ),
    ],
)
def test_the_editions_own_values_are_not_written(edition, rules):
    """A position says only what differs, so these say nothing (table 1.2; the games in the notation)."""
    rules = rules | {
        "horns_kill_cancels_attack": False,
        "cooperation_per_chip": False,
        "simultaneous_play": False,
    }

    game = scene(edition, "b1", "b1", "b1", rules=rules)

    assert {} == game.position["rules"]
    assert scene(edition, "b1", "b1", "b1").text == game.text


def test_what_differs_is_written(edition):
    """And only that."""
    game = scene(edition, "b1", "b1", "b1", rules={"hard_shell_bonus": 5, "two_player_removed": 40})

    assert {"hard_shell_bonus": 5} == game.position["rules"]


@pytest.mark.parametrize(
    "rules",
    [
        {"soft_shell_bonus": 3},
        {"hard_shell_bonus": "3"},
        {"effects": "during"},
        {"plant_intelligence": "never"},
        {"free_species_at": "once"},
        {"free_trait_discard": 1},
    ],
)
def test_unknown_switches_and_values_are_refused(edition, rules):
    """Rather than silently ignored (the position in the notation)."""
    named = scene(edition, "b1", "b1", "b1").rules
    plain = scene(edition, "b1", "b1", "b1").position | {"rules": rules}

    with pytest.raises(BadInput):
        named.load(plain)


def test_switches_work_together(edition):
    """The German game with the Japanese timing is neither edition, and legal."""
    rules = {"effects": "before", "negative_sum_removes_chips": True, "hard_shell_bonus": 4}

    game = reveal(
        edition,
        "fertile long_neck p2",
        "p3",
        BYSTANDER,
        watering_hole=3,
        food_cards=["ambush:-3", None, None],
        rules=rules,
    )

    assert ("effects", 3) == (game.phase, game.hole)
    game.play("effect 0 fertile")
    assert (3, 1) == game.species(0, 0)[1:3]


@editions(*ALL)
def test_the_game_with_switches_is_the_same_game(edition):
    """Switches belong to the position, so the text of a position carries them (the notation)."""
    game = scene(edition, "b1", "b1", "b1", rules={"cooperation_per_chip": True})

    assert edition == game.position["game"]
    assert {"cooperation_per_chip": True} == game.position["rules"]
