"""What the short rules say beside single actions: order, ties, bonus, cards, the end."""

import pytest

from evolution_qt.games.dominant.cards import CARDS
from tests.games.dominant.scene import NAMES, scene, start_earth, tile
from tests.naive.dominant.box import POINTS

FOUR = ["grass", "grub", "meat", "seed"]
LIVING = start_earth(d2=tile("wetland", "A3 I1"), e3=tile("savannah", "R1"))


@pytest.mark.parametrize(
    ("action", "spaces", "animals", "keys"),
    [
        ("adaptation", (1, 2, 3), "IAM", {"display": {"adaptation": FOUR}}),  # 004:146
        ("abundance", (1, 2), "IA", {"display": {"abundance": FOUR}}),  # 004:158
        ("speciation", ("meat", "sun", "seed", "water", "grub", "grass"), "IAMSBR", {}),  # 004:185
        ("wanderlust", (1, 2, 3), "IAM", {"face_up": ["sea", "forest", "sea"]}),  # 004:195
        ("migration", (7, 6, 5, 4, 3, 2), "IAMSBR", {}),  # 004:205
        ("competition", (1, 2, 3, 4, 5, 6, 7), "AIMBRMS", {}),  # 004:211
        ("domination", (1, 2, 3, 4, 5), "IAMSB", {}),  # 004:217
    ],
)
def test_the_pawns_of_an_action_act_from_left_to_right(action, spaces, animals, keys):
    """004:146, 158, 185, 195, 205, 211, 217: not by food chain, track or order of placing."""
    pawns = {f"{action}:{space}": NAMES[one] for space, one in zip(spaces, animals, strict=True)}
    play = scene(pawns=dict(reversed(pawns.items())), next=action, **keys)
    acted = []
    while play.asked is not None and len(acted) < len(animals):
        kind, by = play.asked
        if kind == action:
            acted.append(by)
            left = list(pawns)[len(acted) :]
            assert left == [space for space in pawns if space in play.at("pawns")]  # its pawn has come off
        play.play("pass")

    assert animals == "".join(acted)


@pytest.mark.parametrize(
    ("action", "keys", "line"),
    [
        ("abundance", {"display": {"abundance": ["sun"]}}, "place sun d4:se"),
        ("wanderlust", {"face_up": ["sea", None, None]}, "explore 1 e2"),
    ],
)
def test_an_earlier_pawn_takes_what_a_later_one_would_have_taken(action, keys, line):
    """004:158, 195: the second one is not even asked."""
    pawns = {f"{action}:2": "mammal", f"{action}:1": "insect"}
    play = scene(pawns=pawns, next=action, **keys)
    assert (action, "I") == play.asked

    play.play(line)
    while play.asked[0] == "wanderlust_move":
        play.play("pass")

    assert action != play.asked[0]
    assert 3 == play.pawns("M")


def test_the_food_chain_breaks_every_tie_of_a_scoring():
    """004:56: mammal, reptile, bird, amphibian, arachnid, insect; a sea pays four of them."""
    earth = start_earth(d1=tile("sea", "I2 S2 A2 B2 R2 M2"))
    play = scene(pawns={"domination:1": "insect"}, next="domination", earth=earth, cards=[], deck=[])

    play.play("score d1")

    assert [*POINTS["sea"], 0, 0] == [play.vp(one) for one in "MRBASI"]


def test_the_food_chain_is_the_order_in_which_animals_answer_a_card():
    """004:56: also elsewhere than in a scoring."""
    added = {NAMES[one]: {"elements": ["sun"]} for one in "MBSI"}
    play = scene(
        pawns={"domination:1": "amphibian"}, next="domination", animals=added, cards=["immigrants"], deck=[]
    )

    play.play("score d2", "card immigrants")

    for letter in "MRBASI":
        assert ("immigrants", letter) == play.asked
        play.play("lose species")


@pytest.mark.parametrize(("beside", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_an_action_brings_the_bonus_of_the_table(beside, points):
    """004:71-72; rules 1.3: a new tile beside so many."""
    around = ["d1", "e2", "e3", "d3", "c3", "c2"][:beside]
    earth = {cell: tile("sea") for cell in around} | {"f5": tile("desert", "B1 M1")}
    play = scene(pawns={"wanderlust:1": "bird"}, next="wanderlust", earth=earth, face_up=["sea", None, None])

    play.play("explore 1 d2")

    assert points == play.vp("B")


def test_a_card_brings_the_bonus_of_the_table_and_ends_the_game():
    """004:26, 71-72; rules 1.3: Ice Age to an animal that dominates three tiles; the round is the last."""
    earth = start_earth(d2=tile("wetland", "A1"), e3=tile("savannah", "A1"), c3=tile("jungle", "A1"))
    pawns = {"domination:1": "amphibian", "domination:2": "mammal"}
    play = scene(pawns=pawns, next="domination", earth=earth, cards=["ice_age", "habitat"], deck=["blight"])
    before = play.play("score d2").vp("A")

    play.play("card ice_age")
    assert (6, 1, "execution") == (play.vp("A") - before, play.at("final_round"), play.at("phase"))

    play.play("pass")
    assert ("over", 1) == (play.at("phase"), play.at("round"))


def test_without_ice_age_the_game_goes_on():
    """004:26."""
    play = scene(pawns={"domination:1": "amphibian"}, next="domination", earth=LIVING, deck=["blight"])

    play.play("pass")

    assert ("planning", 2, None) == (play.at("phase"), play.at("round"), play.at("final_round"))


def test_a_card_comes_after_a_scoring_to_who_dominates_and_works_once():
    """004:25: there are 26; whose pawn scored does not matter."""
    pawns = {"domination:1": "mammal", "domination:2": "insect"}
    play = scene(pawns=pawns, next="domination", earth=LIVING, cards=["omnivore"], deck=["blight"])
    assert 26 == len(CARDS[1:]) == len({one.key for one in CARDS[1:]})
    pawns_before = play.pawns("A")

    play.play("score d2")
    assert ("card", "A") == play.asked
    play.play("card omnivore")
    assert (pawns_before + 1, ["omnivore"]) == (play.pawns("A"), play.at("gone"))

    play.play("pass")  # Reset turns up what is left
    assert (2, ["blight"], [], ["omnivore"]) == (
        play.at("round"),
        play.at("cards"),
        play.at("deck"),
        play.at("gone"),
    )


def test_a_match_is_the_sum_over_the_kinds_of_what_an_animal_has_times_what_lies_there():
    """004:66-69: two printed and one added seed by two disks, one added sun by one disk."""
    elements = {"c4:e": "seed", "c4:w": "seed", "c4:ne": "sun", "c4:nw": "water"}
    own = {"bird": {"elements": ["seed", "sun"]}}
    play = scene(
        next="domination", earth=start_earth(c4=tile("forest", "B1")), elements=elements, animals=own
    )

    assert 3 * 2 + 1 * 1 == play.game.facts(play.state)["match"]["c4"]["bird"]


def test_there_is_no_reseed_in_the_last_round():
    """004:236: no card is turned up, no box moves, no disk is drawn, no stack is turned."""
    keys = {
        "cards": ["omnivore"],
        "deck": ["blight", "habitat"],
        "display": {"adaptation": ["sun"], "wasteland": ["seed"]},
        "face_up": ["sea", None, None],
        "stacks": [[], ["forest"], []],
        "earth": start_earth(d2=tile("wetland", "A1")),
        "phase": "reset",
    }

    last, other = scene(final_round=1, **keys), scene(**keys)

    assert ("over", ["omnivore"], ["blight", "habitat"]) == tuple(map(last.at, ("phase", "cards", "deck")))
    assert (["sun"], ["seed"]) == (last.at("display", "adaptation"), last.at("display", "wasteland"))
    assert ["sea", None, None] == last.at("face_up")
    assert ("planning", ["blight", "habitat", "omnivore"]) == (other.at("phase"), other.at("cards"))
    assert ["sea", "forest", None] == other.at("face_up")


def test_the_reptile_may_have_pawns_in_regression_beside_its_own_protection():
    """004:153; rules 5.41: two pawns and its own keep three of four kinds."""
    pawns = {"regression:1": "reptile", "regression:2": "reptile"}
    own = {"reptile": {"elements": FOUR}}

    play = scene(pawns=pawns, display={"regression": FOUR}, animals=own)

    assert 3 == play.at("pending", -1)["protections"]
    assert ["grass", "meat", "seed"] == play.play("protect grass,meat,seed").elements("R")


def test_what_was_scored_may_be_scored_again_in_the_next_round():
    """004:218; rules 5.42."""
    pawns = {"domination:1": "mammal", "domination:2": "insect"}
    play = scene(pawns=pawns, next="domination", earth=LIVING, cards=[], deck=["blight"]).play("score d2")
    assert {"already_scored"} == play.why_not("score d2")

    play.play("pass")

    assert (2, []) == (play.at("round"), play.at("scored"))


def test_protecting_fewer_kinds_is_not_offered():
    """004:137; rules 5.5: any other action may be forgone."""
    own = {"bird": {"elements": ["grass", "grub", "meat"]}}
    pawns = {"regression:1": "bird", "regression:2": "bird"}
    play = scene(pawns=pawns, display={"regression": ["grass", "grub", "meat"]}, animals=own)

    assert ["protect grass,grub", "protect grass,meat", "protect grub,meat"] == play.lines
    assert {"wrong_number"} == play.why_not("protect grass")
    assert {"must_choose"} == play.why_not("pass")
