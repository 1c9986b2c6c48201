"""Every reason for refusing a move: each code alone, and several at once.

The codes are those of the notation. A refusal names everything that stands in the way, not the first thing
found: a player who mends one fault should not meet the next one only then.
"""

import pytest

from evolution_qt.core.errors import BadInput, GameError, IllegalMove
from tests.scene import BYSTANDER, DE, EN, JA, editions, scene

HUNTER = "carnivore b3 p3"
SMART = "carnivore intelligence b3 p3"


# attacks, one reason at a time


@pytest.mark.parametrize(
    ("code", "attacker", "prey", "line"),
    [
        ("body_size", HUNTER, "b3", "attack 0 1.0"),
        ("climbing", HUNTER, "climbing", "attack 0 1.0"),
        ("defensive_herding", HUNTER, "defensive_herding p3", "attack 0 1.0"),
        ("burrowing", HUNTER, "burrowing f1", "attack 0 1.0"),
        ("symbiosis", HUNTER, "symbiosis | b2", "attack 0 1.0"),
        ("warning_call", HUNTER, "warning_call | b1", "attack 0 1.1"),
        ("not_carnivore", "b3 p3", "b1", "attack 0 1.0"),
        ("itself", HUNTER + " pack_hunting", "b1", "attack 0 0.0"),
        ("not_hungry", HUNTER + " f3", "b1", "attack 0 1.0"),
        ("no_such_species", HUNTER, "b1", "attack 1 1.0"),
        ("no_such_species", HUNTER, "b1", "attack 0 1.1"),
        ("no_such_species", HUNTER, "b1", "attack 0 5.0"),
        ("cannot_decline", HUNTER, "b1", "attack 0 1.0 declining foraging:0"),
        ("no_intelligence", HUNTER, "b1", "attack 0 1.0 ignoring horns paying horns:1"),
        ("wrong_payment", SMART, "b1", "attack 0 1.0 ignoring horns paying horns:1,horns:2"),
        ("wrong_payment", SMART, "b1", "attack 0 1.0 ignoring horns,scavenger paying horns:1"),
    ],
)
def test_an_attack_is_refused_for_one_reason(edition, code, attacker, prey, line):
    """Each code for an attack on its own."""
    game = scene(edition, attacker, prey, BYSTANDER, hands=["horns:1 horns:2"])

    assert {code} == game.reasons(line)


@pytest.mark.parametrize(
    ("attacker", "prey", "line"),
    [
        (HUNTER, "b2", "attack 0 1.0"),
        (HUNTER + " climbing", "climbing", "attack 0 1.0"),
        ("carnivore b3 p4", "defensive_herding p3", "attack 0 1.0"),
        (HUNTER, "burrowing p2 f1", "attack 0 1.0"),
        (HUNTER, "symbiosis | b1", "attack 0 1.0"),
        (HUNTER + " ambush", "warning_call | b1", "attack 0 1.1"),
        (HUNTER + " f2", "b1", "attack 0 1.0"),
        (HUNTER + " fat_tissue f3 fat2", "b1", "attack 0 1.0"),
        (SMART, "b1", "attack 0 1.0 ignoring horns paying horns:1"),
        (SMART, "b1", "attack 0 1.0 ignoring horns,scavenger paying horns:1,horns:2"),
    ],
)
def test_an_attack_without_that_reason_is_legal(edition, attacker, prey, line):
    """The same attacks, mended."""
    game = scene(edition, attacker, prey, BYSTANDER, hands=["horns:1 horns:2"])

    assert set() == game.reasons(line)


# attacks, several reasons at once


@pytest.mark.parametrize(
    ("codes", "attacker", "prey", "line"),
    [
        ("body_size climbing", "carnivore b1", "climbing", "attack 0 1.0"),
        (
            "body_size climbing defensive_herding burrowing warning_call",
            "carnivore b1",
            "climbing defensive_herding burrowing b2 f1 | warning_call",
            "attack 0 1.0",
        ),
        (
            "climbing symbiosis burrowing warning_call",
            HUNTER,
            "climbing symbiosis burrowing f1 | warning_call b2",
            "attack 0 1.0",
        ),
        ("not_carnivore body_size", "b1", "b1", "attack 0 1.0"),
        ("not_carnivore climbing", "b3 p3", "climbing", "attack 0 1.0"),
        ("not_hungry body_size climbing", HUNTER + " f3", "climbing b3", "attack 0 1.0"),
        ("not_carnivore not_hungry", "b3 f1", "b1", "attack 0 1.0"),
        ("no_intelligence body_size", HUNTER, "b3", "attack 0 1.0 ignoring horns paying horns:1"),
        (
            "wrong_payment warning_call",
            SMART,
            "b1 | warning_call",
            "attack 0 1.0 ignoring horns paying horns:1,horns:2",
        ),
        ("no_intelligence wrong_payment", HUNTER, "b1", "attack 0 1.0 ignoring horns paying horns:1,horns:2"),
        ("cannot_decline body_size", HUNTER, "b3", "attack 0 1.0 declining foraging:0"),
        ("itself not_hungry", HUNTER + " pack_hunting f3", "b1", "attack 0 0.0"),
    ],
)
def test_an_attack_is_refused_for_every_reason(edition, codes, attacker, prey, line):
    """All that stands in the way, not the first only."""
    game = scene(edition, attacker, prey, BYSTANDER, hands=["horns:1 horns:2"])

    assert set(codes.split()) == game.reasons(line)


def test_an_ignored_trait_is_no_reason_but_the_others_are(edition):
    """What a card switches off drops out of the list (000:283)."""
    prey = "climbing defensive_herding burrowing f1 p1 b3 | warning_call"
    game = scene(edition, "carnivore intelligence b3", prey, BYSTANDER, hands=["horns:1 horns:2"])

    everything = game.reasons("attack 0 1.0")
    fewer = game.reasons("attack 0 1.0 ignoring climbing,warning_call paying horns:1,horns:2")

    assert {"body_size", "climbing", "defensive_herding", "burrowing", "warning_call"} == everything
    assert {"body_size", "defensive_herding", "burrowing"} == fewer


def test_a_small_attack_on_itself(edition):
    """It is at least itself that stands in the way."""
    game = scene(edition, HUNTER, "b1", BYSTANDER)

    assert "itself" in game.reasons("attack 0 0.0")


def test_a_payment_must_come_from_the_hand(edition):
    """A card that someone else holds pays nothing."""
    game = scene(edition, SMART, "climbing", BYSTANDER, hands=["horns:1", "horns:2"])

    codes = game.reasons("attack 0 1.0 ignoring climbing paying horns:2")

    assert codes & {"no_such_card", "wrong_payment"}
    assert codes <= {"no_such_card", "wrong_payment", "climbing"}


def test_a_card_pays_once(edition):
    """Two traits need two cards, even if they look alike."""
    game = scene(edition, SMART, "climbing | warning_call", BYSTANDER, hands=["horns:1"])

    codes = game.reasons("attack 0 1.0 ignoring climbing,warning_call paying horns:1,horns:1")

    assert codes & {"no_such_card", "wrong_payment"}


@pytest.mark.parametrize(
    "line",
    [
        "attack 0 1.0 ignoring carnivore paying horns:1",
        "attack 0 1.0 ignoring intelligence paying horns:1",
        "attack 0 1.0 ignoring horns,horns paying horns:1,horns:2",
        "attack 0 1.0 ignoring teeth paying horns:1",
    ],
)
def test_what_cannot_be_ignored(edition, line):
    """Any trait but these two, each once (attacks in the notation)."""
    game = scene(edition, SMART, "b1", BYSTANDER, hands=["horns:1 horns:2"])
    before = game.text

    with pytest.raises(GameError):
        game.play(line)

    assert before == game.text


# feeding


@pytest.mark.parametrize(
    ("codes", "row", "hole", "line"),
    [
        ("is_carnivore", "carnivore b1 p2", 3, "feed 0"),
        ("no_room", "p2 f2", 3, "feed 0"),
        ("no_room", "fat_tissue p2 f2 fat1", 3, "feed 0"),
        ("watering_hole_empty", "p2", 0, "feed 0"),
        ("hungry_first", "fat_tissue f1 | p2", 3, "feed 0"),
        ("hungry_first", "carnivore fat_tissue b3 f1 | p2", 3, "attack 0 1.0"),
        ("no_such_species", "p2", 3, "feed 1"),
        ("cannot_decline", "p2", 3, "feed 0 declining foraging:0"),
        ("cannot_decline", "p2", 3, "feed 0 declining fat:0"),
        ("cannot_decline", "fat_tissue f1", 3, "feed 0 declining fat:0"),
        ("cannot_decline", "carnivore fat_tissue b3 f1", 3, "attack 0 1.0 declining fat:0"),
        ("must_feed", "p2", 3, "pass"),
        ("must_attack", "carnivore b3 p2", 0, "pass"),
        ("must_feed must_attack", "carnivore b3 p2 | p2", 3, "pass"),
        ("is_carnivore no_room", "carnivore b1 f1", 3, "feed 0"),
        ("is_carnivore watering_hole_empty", "carnivore b1 p2", 0, "feed 0"),
        ("no_room watering_hole_empty", "f1", 0, "feed 0"),
        ("is_carnivore no_room watering_hole_empty", "carnivore b1 f1", 0, "feed 0"),
        ("watering_hole_empty cannot_decline", "p2", 0, "feed 0 declining foraging:0"),
        ("wrong_phase", "p2", 3, "done"),
        ("wrong_phase", "p2", 3, "body 0 horns:1"),
        ("wrong_phase", "p2", 3, "population 0 horns:1"),
        ("wrong_phase", "p2", 3, "species left horns:1"),
        ("wrong_phase", "p2", 3, "trait 0 horns:1"),
        ("wrong_phase", "p2", 3, "food horns:1"),
        ("wrong_phase", "fertile", 3, "effect 0 fertile"),
        ("wrong_phase no_such_card", "p2", 3, "body 0 horns:2"),
        ("wrong_phase no_such_species", "p2", 3, "body 4 horns:1"),
    ],
)
def test_feeding_is_refused(edition, codes, row, hole, line):
    """Each code of the feeding alone, then several."""
    game = scene(edition, row, "p2", BYSTANDER, watering_hole=hole, hands=["horns:1"])

    assert set(codes.split()) == game.reasons(line)


@pytest.mark.parametrize(
    ("row", "hole", "line"),
    [
        ("p2", 3, "feed 0"),
        ("fat_tissue p2 f2", 3, "feed 0"),
        ("fat_tissue f1 | p2", 3, "feed 1"),
        ("foraging p2", 3, "feed 0 declining foraging:0"),
        ("fat_tissue foraging", 3, "feed 0 declining fat:0"),
        ("cooperation p2 | fat_tissue f1", 3, "feed 0 declining fat:1"),
        ("p2", 0, "pass"),
        ("p2 f2", 3, "pass"),
        ("carnivore b1 p2", 3, "pass"),
        ("fat_tissue f1", 3, "pass"),
    ],
)
def test_feeding_without_that_reason_is_legal(edition, row, hole, line):
    """The same, mended."""
    game = scene(edition, row, "p2", BYSTANDER, watering_hole=hole, hands=["horns:1"])

    assert set() == game.reasons(line)


@pytest.mark.parametrize(
    ("codes", "row", "line"),
    [
        ("is_carnivore", "carnivore intelligence b1 p3", "intelligence 0 horns:1"),
        ("no_room", "intelligence f1", "intelligence 0 horns:1"),
        ("no_such_card", "intelligence p3", "intelligence 0 horns:2"),
        ("no_such_species", "intelligence p3", "intelligence 1 horns:1"),
        ("is_carnivore no_room", "carnivore intelligence b1 f1", "intelligence 0 horns:1"),
        ("no_room no_such_card", "intelligence f1", "intelligence 0 horns:2"),
        ("is_carnivore no_such_card", "carnivore intelligence b1 p3", "intelligence 0 horns:2"),
    ],
)
def test_intelligence_is_refused(edition, codes, row, line):
    """A plant eater with the trait, room and a card is what it takes."""
    game = scene(edition, row, "p2", BYSTANDER, watering_hole=3, hands=["horns:1"])

    assert set(codes.split()) == game.reasons(line)


def test_intelligence_is_refused_without_the_trait(edition):
    """Whatever the code is called for this verb, it is the missing trait and nothing else."""
    game = scene(edition, "p3", "p2", BYSTANDER, watering_hole=3, hands=["horns:1"])

    assert game.reasons("intelligence 0 horns:1") in ({"no_intelligence"}, {"no_such_trait"})


@editions(DE)
def test_the_window_is_for_cards_only(edition):
    """No one feeds or attacks in the window (phases in the notation)."""
    seats = ("intelligence p3 | carnivore b3 p2", "p2", "p2")
    game = scene(edition, *seats, phase="window", watering_hole=3, hands=["horns:1"])

    assert {"wrong_phase"} == game.reasons("feed 0") == game.reasons("attack 1 1.0")
    assert {"not_your_turn"} == game.reasons("pass", 1)
    assert game.can("pass")


def test_nobody_moves_out_of_turn(edition):
    """The seat to move moves (000:91)."""
    game = scene(edition, "p2", "p2 | carnivore b3 p2", "p2", watering_hole=3)

    assert {"not_your_turn"} == game.reasons("feed 0", 1)
    assert {"not_your_turn"} == game.reasons("attack 1 2.0", 1)


@pytest.mark.parametrize(
    ("codes", "line"),
    [
        ("not_your_turn is_carnivore", "1: feed 1"),
        ("not_your_turn body_size", "1: attack 1 2.0"),
        ("not_your_turn no_such_species", "1: feed 5"),
        ("not_your_turn wrong_phase", "1: body 0 horns:2"),
        ("not_your_turn wrong_phase no_such_card", "1: body 0 horns:3"),
    ],
)
def test_out_of_turn_and_wrong_besides(edition, codes, line):
    """Waiting for the turn would not make these legal, so the rest is said as well."""
    seats = ("p2", "p2 | carnivore b3 p2", "b3 p2")
    game = scene(edition, *seats, watering_hole=3, hands=["horns:1", "horns:2"])

    assert set(codes.split()) == game.reasons(line)


# playing cards


@pytest.mark.parametrize(
    ("codes", "line"),
    [
        ("no_such_card", "body 0 climbing:1"),
        ("no_such_card", "population 0 climbing:1"),
        ("no_such_card", "species left climbing:1"),
        ("no_such_card", "trait 0 symbiosis:1"),
        ("no_such_species", "body 3 horns:1"),
        ("no_such_species", "trait 3 horns:1"),
        ("at_maximum", "body 1 horns:1"),
        ("at_maximum", "population 1 horns:1"),
        ("slots_full", "trait 2 horns:1"),
        ("duplicate_trait", "trait 0 foraging:2"),
        ("duplicate_trait", "trait 2 foraging:2 replacing climbing"),
        ("no_such_trait", "trait 2 horns:1 replacing scavenger"),
        ("wrong_phase", "feed 1"),
        ("wrong_phase", "pass"),
        ("wrong_phase", "food horns:1"),
        ("not_your_turn", "1: body 0 horns:2"),
        ("not_your_turn", "1: done"),
        ("no_such_card at_maximum", "body 1 climbing:1"),
        ("no_such_card slots_full", "trait 2 symbiosis:1"),
        ("no_such_card duplicate_trait", "trait 0 foraging:3"),
        ("slots_full duplicate_trait", "trait 2 foraging:2"),
        ("no_such_card slots_full duplicate_trait", "trait 2 foraging:3"),
        ("no_such_card no_such_species", "body 3 climbing:1"),
        ("not_your_turn no_such_card", "1: body 0 climbing:1"),
        ("not_your_turn at_maximum", "1: body 1 horns:2"),
    ],
)
def test_playing_a_card_is_refused(edition, codes, line):
    """Each code of the card phase alone, then several."""
    game = scene(
        edition,
        "foraging:4 | b6 p6 | climbing foraging:5 burrowing",
        "b1 | b6",
        "b1",
        phase="play",
        watering_hole=3,
        hands=["horns:1 foraging:2", "horns:2"],
    )

    assert set(codes.split()) == game.reasons(line)


@pytest.mark.parametrize(
    "line",
    [
        "body 0 horns:1",
        "population 0 horns:1",
        "species left horns:1",
        "trait 0 horns:1",
        "trait 1 foraging:2",
        "trait 2 horns:1 replacing climbing",
        "trait 2 foraging:2 replacing foraging",
        "done",
    ],
)
def test_playing_a_card_without_that_reason_is_legal(edition, line):
    """The same, mended."""
    game = scene(
        edition,
        "foraging:4 | b6 p6 | climbing foraging:5 burrowing",
        "b1 | b6",
        "b1",
        phase="play",
        watering_hole=3,
        hands=["horns:1 foraging:2", "horns:2"],
    )

    assert set() == game.reasons(line)


@editions(DE, EN)
def test_slots_free_is_a_reason_where_replacing_needs_full_slots(edition):
    """And it comes with the others (000:67, 003:14)."""
    game = scene(edition, "foraging climbing", "b1", "b1", phase="play", hands=["horns:1 climbing:1"])

    assert {"slots_free"} == game.reasons("trait 0 horns:1 replacing foraging")
    assert {"slots_free", "duplicate_trait"} == game.reasons("trait 0 climbing:1 replacing foraging")
    assert {"slots_free", "no_such_card"} == game.reasons("trait 0 horns:2 replacing foraging")


@editions(JA)
def test_slots_free_is_no_reason_where_traits_go_freely(edition):
    """Discarding first is always allowed there (001:23)."""
    game = scene(edition, "foraging climbing", "b1", "b1", phase="play", hands=["horns:1"])

    assert game.can("trait 0 horns:1 replacing foraging")


@editions(DE, EN)
def test_throwing_a_trait_away_is_not_in_every_edition(edition):
    """Only described for full slots, and then with a new one (000:67, 003:14)."""
    game = scene(edition, "horns", "climbing", "b1", phase="play")

    assert {"not_allowed_in_edition"} == game.reasons("discard 0 horns")
    assert {"not_allowed_in_edition", "no_such_trait"} == game.reasons("discard 0 climbing")
    assert {"not_allowed_in_edition", "not_your_turn"} == game.reasons("discard 0 climbing", 1)


@editions(JA)
def test_throwing_a_trait_away_needs_the_trait(edition):
    """The player's own one, on that species (001:23)."""
    game = scene(edition, "horns", "climbing", "b1", phase="play")

    assert {"no_such_trait"} == game.reasons("discard 0 climbing")
    assert {"no_such_species"} == game.reasons("discard 1 climbing")
    assert game.can("discard 0 horns")


# laying food cards and the reveal


def test_laying_a_card_is_refused(edition):
    """The card must be in hand, and it is laid once (000:49)."""
    game = scene(
        edition, "b1", "b1", "b1", phase="food", hands=["horns:1", "horns:2 climbing:1", "climbing:2"]
    )

    assert {"no_such_card"} == game.reasons("food horns:2")
    assert {"wrong_phase"} == game.reasons("done") == game.reasons("body 0 horns:1")

    game.play("1: food horns:2")

    assert game.reasons("food climbing:1", 1)
    assert game.can("food climbing:2", 2)
    assert game.can("food horns:1", 0)


def test_an_effect_is_refused(edition):
    """Own reveal traits, in one's own time (000:87)."""
    pair = "fertile long_neck p2"
    game = scene(edition, pair, pair, "b1", phase="effects", watering_hole=3)

    assert {"no_such_trait"} == game.reasons("effect 0 fat_tissue")
    assert {"no_such_species"} == game.reasons("effect 1 fertile")
    assert {"not_your_turn"} == game.reasons("effect 0 fertile", 1)
    assert {"not_your_turn", "no_such_trait"} == game.reasons("effect 0 fat_tissue", 1)
    assert {"wrong_phase"} == game.reasons("feed 0") == game.reasons("pass")
    assert game.can("effect 0 fertile")


def test_nothing_moves_when_the_game_is_over(edition):
    """No phase is left to move in."""
    game = scene(edition, "p2", "p2", "p2", phase="over", final_round=1)

    assert [] == game.listed(0)
    assert "wrong_phase" in game.reasons("feed 0", 0)


# what is no refusal but no move at all


@pytest.mark.parametrize(
    "line",
    [
        "",
        "feed",
        "feed x",
        "feed -1",
        "feed 0 1",
        "bite 0 1.0",
        "attack 0",
        "attack 0 1",
        "body 0",
        "body 0 teeth:1",
        "trait 0 horns:1 replacing",
        "species middle horns:1",
        "feed 0 declining",
        "feed 0 declining cooperation:0",
        "attack 0 1.0 ignoring teeth paying horns:1",
        "attack 0 1.0 ignoring",
        "attack 0 1.0 ignoring horns paying",
        "done done",
    ],
)
def test_nonsense_is_not_a_move(edition, line):
    """A line that is no move of the notation is bad input, not an illegal move."""
    game = scene(edition, "p2", "p2", "p2", watering_hole=3)

    with pytest.raises(BadInput):
        game.read(line)


@pytest.mark.parametrize(
    "line", ["attack 0 1.0 paying horns:1", "feed 0 declining fat:0,fat:0", "intelligence 0 horns:99"]
)
def test_half_a_move_is_not_made(edition, line):
    """Refused one way or the other, and nothing is changed."""
    game = scene(edition, "intelligence carnivore b3 p3", "p2", "p2", watering_hole=3, hands=["horns:1"])
    before = game.text

    with pytest.raises(GameError):
        game.play(line)

    assert before == game.text


def test_a_refused_move_raises_with_all_its_reasons_and_changes_nothing(edition):
    """`play` and `why_not` say the same (the position is checked before it is touched)."""
    game = scene(edition, "carnivore b1", "climbing b2", BYSTANDER)
    before = game.text

    with pytest.raises(IllegalMove) as refused:
        game.play("attack 0 1.0")

    assert {"body_size", "climbing"} == {refusal.code for refusal in refused.value.refusals}
    assert before == game.text


# what a sentence tells beyond its code


def cases(game, line, seat=0):
    """The code of each reason with the case that its sentence is about, empty for the usual one."""
    refusals = game.rules.why_not(game.state, seat, game.rules.read(line))
    return {(one.code, one.params.get("case", "")) for one in refusals}


def told(game, line, code):
    """The parameters of the one reason with this code."""
    (refusal,) = [one for one in game.rules.why_not(game.state, 0, game.rules.read(line)) if one.code == code]
    return refusal.params


def test_the_sum_of_a_body_size_names_what_is_added():
    """Hard Shell counts for the prey (000:223), Pack Hunting for the hunter (000:201)."""
    game = scene(DE, "carnivore pack_hunting b1 p2", "hard_shell", BYSTANDER)

    params = told(game, "attack 0 1.0", "body_size")

    assert ("both_grown", 4, 3) == (params["case"], params["prey"], params["attacker"])
    assert (1, 3, "hard_shell") == tuple(params[f"prey_{one}"] for one in ("body", "bonus", "trait"))
    assert (1, 2, "pack_hunting") == tuple(params[f"attacker_{one}"] for one in ("body", "bonus", "trait"))


@pytest.mark.parametrize(
    ("case", "attacker", "prey"),
    [
        ("", "carnivore b2", "b2"),
        ("prey_grown", "carnivore b2", "hard_shell"),
        ("attacker_grown", "carnivore pack_hunting b2 p2", "b4"),
        ("prey_grown", "carnivore intelligence b2", "hard_shell b2"),
        ("size_for_cards", "carnivore intelligence b2", "hard_shell"),
    ],
)
def test_a_body_size_tells_only_the_sums_there_are(edition, case, attacker, prey):
    """Intelligence ignores a shell, not the size under it (000:283)."""
    game = scene(edition, attacker, prey, BYSTANDER)

    assert {("body_size", case)} == cases(game, "attack 0 1.0")


def test_a_hunter_with_intelligence_is_told_the_cards_it_would_take(edition):
    """Climbing does not say "only a Carnivore with Climbing" to a hunter that can ignore it (000:283)."""
    row = "climbing hard_shell | warning_call"
    game = scene(edition, "carnivore intelligence b3", row, BYSTANDER, hands=["horns:1 horns:2"])

    assert {
        ("body_size", "size_for_cards"),
        ("climbing", "open_for_cards"),
        ("warning_call", "open_for_cards"),
    } == cases(game, "attack 0 1.0")
    for code in ("body_size", "climbing", "warning_call"):
        params = told(game, "attack 0 1.0", code)
        assert (3, 2) == (params["needed"], params["hand"])


def test_no_number_of_cards_is_told_where_none_is_enough(edition):
    """What is too big without its shell stays too big, however many cards are spent."""
    game = scene(edition, "carnivore intelligence b2", "climbing b2", BYSTANDER, hands=["horns:1 horns:2"])

    assert {("body_size", ""), ("climbing", "protected")} == cases(game, "attack 0 1.0")


def test_a_hunter_without_intelligence_hears_of_no_cards(edition):
    """The trait's own sentence says what overcomes it (000:217)."""
    game = scene(edition, HUNTER, "climbing", BYSTANDER, hands=["horns:1"])

    assert {("climbing", "")} == cases(game, "attack 0 1.0")


def test_a_second_feeding_in_a_turn_is_told_as_one(edition):
    """After its feeding a seat may only use Intelligence or end its turn (000:91, 000:281)."""
    rules = {"plant_intelligence": "own_turn"}
    seats = ("intelligence p3", "p2", BYSTANDER)
    game = scene(edition, *seats, watering_hole=5, hands=["horns:1"], rules=rules).play("feed 0")

    assert {("wrong_phase", "fed_already")} == cases(game, "feed 0")


def test_a_move_after_the_end_is_told_as_one(edition):
    """No other player is asked either."""
    game = scene(edition, "b1", "b1", BYSTANDER, phase="over")

    assert {("wrong_phase", "game_over"), ("not_your_turn", "game_over")} == cases(game, "pass")


@pytest.mark.parametrize("trait", ["carnivore", "intelligence"])
def test_what_cannot_be_ignored_is_told_so(edition, trait):
    """Any trait can be ignored but these two."""
    line = f"attack 0 1.0 ignoring {trait} paying horns:1"
    game = scene(edition, SMART, "b1", BYSTANDER, hands=["horns:1"])

    assert {("no_such_trait", "cannot_be_ignored")} == cases(game, line)


def test_a_trait_that_is_named_twice_is_told_so(edition):
    """One card ignores all cards of a trait (000:283)."""
    line = "attack 0 1.0 ignoring horns,horns paying horns:1,horns:2"
    game = scene(edition, SMART, "b1", BYSTANDER, hands=["horns:1 horns:2"])

    assert ("no_such_trait", "named_twice") in cases(game, line)


def test_storing_that_is_declined_as_a_whole_is_a_pass(edition):
    """A full species that stores nothing takes nothing (000:267)."""
    game = scene(edition, "fat_tissue b2 f1", "b1", BYSTANDER, watering_hole=3)

    assert {("cannot_decline", "pass_instead")} == cases(game, "feed 0 declining fat:0")
    assert {("cannot_decline", "")} == cases(game, "feed 0 declining foraging:0")
