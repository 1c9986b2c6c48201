"""Rulings on laying, playing and knowing cards, R58 to R64."""

import pytest

from tests.naive.deck import whole_deck
from tests.scene import BYSTANDER, DE, EN, JA, dealt, editions, reveal, scene

# R58, R59  the food cards


def test_r58_who_has_no_card_lays_none(edition):
    """No one waits for him, and his part of the sum is nothing (R58)."""
    game = scene(
        edition,
        "b1",
        "b1",
        "b1",
        phase="food",
        to_move=1,
        hands=["", "horns:3", "climbing:1"],
        draw_pile="",
    )

    game.play("1: food horns:3", "2: food climbing:1")

    assert ("play", 0) == (game.phase, game.to_move)

    game.play("0: done", "1: done", "2: done")

    assert ("feeding", 4) == (game.phase, game.hole)


def test_r58_everybody_else_lays_exactly_one(edition):
    """One card each, in any order, and then cards are played (000:49, 001:14, 003:8)."""
    hands = ["horns:3 horns:1", "climbing:1 climbing:2", "burrowing:1 burrowing:2"]
    game = scene(edition, "b1", "b1", "b1", phase="food", hands=hands)

    game.play("2: food burrowing:1", "0: food horns:3")

    assert "food" == game.phase
    assert not game.can("food horns:1", 0)

    game.play("1: food climbing:2")

    assert "play" == game.phase
    assert [["horns:1"], ["climbing:1"], ["burrowing:2"]] == [game.hand(seat) for seat in range(3)]


def test_r58_the_first_player_plays_first_whoever_laid_first(edition):
    """Laying has no order, playing has (000:55, 003:9)."""
    hands = ["horns:3", "climbing:1", "burrowing:1"]
    game = scene(edition, "b1", "b1", "b1", phase="food", first_player=1, to_move=1, hands=hands)

    game.play("0: food horns:3", "2: food burrowing:1", "1: food climbing:1")

    assert ("play", 1) == (game.phase, game.to_move)


def test_r59_food_cards_go_face_up_to_the_discard_pile(edition):
    """In turn order, the last on top (000:85, 000:329)."""
    laid = ["horns:1", "climbing:1", "burrowing:1"]

    game = reveal(edition, "b1", "b1", "b1", food_cards=laid, discard_pile="symbiosis:1")

    assert ["horns:1", "burrowing:1", "climbing:1", "symbiosis:1"] == game.discard
    assert [None, None, None] == game.position["food_cards"]


# R60 to R62  playing cards


def test_r60_a_trait_may_replace_its_like(edition):
    """The old one is discarded first, so there are never two (R60; 000:67)."""
    game = scene(edition, "horns:1 climbing symbiosis", "b1", "b1", phase="play", hands=["horns:3"])

    assert {"duplicate_trait", "slots_full"} == game.reasons("trait 0 horns:3")

    game.play("trait 0 horns:3 replacing horns")

    assert "horns:1" == game.discard[0]
    assert ("horns",) == game.species(0, 0).hidden
    assert ("climbing", "symbiosis") == game.species(0, 0).traits


def test_r60_replacing_another_does_not_allow_a_second_copy(edition):
    """The same trait twice is never allowed (000:65, 001:22, 003:14)."""
    game = scene(edition, "horns:1 climbing symbiosis", "b1", "b1", phase="play", hands=["horns:3"])

    assert {"duplicate_trait"} == game.reasons("trait 0 horns:3 replacing climbing")


@editions(DE, EN)
def test_r60_replacing_needs_full_slots(edition):
    """It is only described at the limit (000:67, 003:14)."""
    game = scene(edition, "horns climbing", "b1", "b1", phase="play", hands=["burrowing:2"])

    assert {"slots_free"} == game.reasons("trait 0 burrowing:2 replacing horns")
    assert game.can("trait 0 burrowing:2")


@editions(JA)
def test_r60_traits_are_thrown_away_freely(edition):
    """Any number, in the own turn (001:23)."""
    game = scene(edition, "horns:1 climbing:1 | symbiosis:1", "burrowing:1", "b1", phase="play")

    game.play("discard 0 horns", "discard 1 symbiosis", "discard 0 climbing")

    assert [(), ()] == [species.traits for species in game.row(0)]
    assert ["climbing:1", "symbiosis:1", "horns:1"] == game.discard
    assert {"no_such_trait"} == game.reasons("discard 0 horns")


@editions(JA)
def test_r60_only_own_traits_and_only_in_the_own_turn(edition):
    """Each player in his own turn (001:23)."""
    game = scene(edition, "horns:1", "burrowing:1", "b1", phase="play")

    assert {"not_your_turn"} == game.reasons("discard 0 burrowing", 1)
    assert {"no_such_trait"} == game.reasons("discard 0 burrowing", 0)


def test_r60_a_card_laid_this_turn_may_be_replaced(edition):
    """It then lies face up on the discard pile (R60)."""
    game = scene(edition, "horns climbing", "b1", "b1", phase="play", hands=["burrowing:2 symbiosis:1"])

    game.play("trait 0 burrowing:2", "trait 0 symbiosis:1 replacing burrowing")

    assert "burrowing:2" == game.discard[0]
    assert ("symbiosis",) == game.species(0, 0).hidden


@editions(JA)
def test_r60_a_card_laid_this_turn_may_be_thrown_away(edition):
    """Own traits, face down or not (R60; 001:23)."""
    game = scene(edition, "horns", "b1", "b1", phase="play", hands=["burrowing:2"])

    game.play("trait 0 burrowing:2", "discard 0 burrowing")

    assert "burrowing:2" == game.discard[0]
    assert ((), ("horns",)) == (game.species(0, 0).hidden, game.species(0, 0).traits)


def test_r60_a_face_down_card_counts_for_slots_and_doubles(edition):
    """It lies there, even if no one sees which it is (000:65-67, 001:22)."""
    game = scene(edition, "horns hidden(climbing symbiosis) | hidden(climbing)", "b1", "b1", phase="play",
                 hands=["burrowing:2 climbing:1"])  # fmt: skip

    assert {"slots_full"} == game.reasons("trait 0 burrowing:2")
    assert {"duplicate_trait"} == game.reasons("trait 1 climbing:1")


def test_r61_a_new_species_may_be_developed_at_once(edition):
    """Body, population and traits in the turn it comes (R61; 000:57)."""
    game = scene(edition, "b2", "b1", "b1", phase="play", hands=["horns:1 horns:2 horns:3 climbing:1"])

    game.play("species left horns:1", "body 0 horns:2", "population 0 horns:3", "trait 0 climbing:1")

    assert (2, 2, 0, 0, (), ("climbing",)) == game.species(0, 0)
    assert (2, 1, 0, 0, (), ()) == game.species(0, 1)


def test_r62_one_turn_with_any_number_of_cards(edition):
    """As many as one likes, then the next player; there is no second turn (000:55, 000:79)."""
    hands = ["horns:1 horns:2 horns:3 climbing:1", "burrowing:1"]
    game = scene(edition, "b1", "b1", "b1", phase="play", hands=hands)

    game.play("0: body 0 horns:1", "0: population 0 horns:2", "0: body 0 horns:3", "0: done")

    assert ("play", 1) == (game.phase, game.to_move)
    assert {"not_your_turn"} == game.reasons("body 0 climbing:1", 0)
    assert {"not_your_turn"} == game.reasons("done", 0)


def test_r62_kept_cards_stay_in_hand(edition):
    """Without limit, into the next round (000:55, 003:9)."""
    kept = "carnivore " * 12
    game = scene(edition, "f1", "f1", "f1", hands=[kept])

    game.play("pass")

    assert 12 + 4 == len(game.hand(0))


def test_r62_done_is_said_even_with_an_empty_hand(edition):
    """The turn is ended by its owner (play in the notation)."""
    game = scene(edition, "b1", "b1", "b1", phase="play")

    assert "done" in game.listed()

    game.play("done")

    assert ("play", 1) == (game.phase, game.to_move)


def test_r62_cards_turn_up_when_the_last_player_is_done(edition):
    """All at once, behind the open ones (000:79, 001:32)."""
    game = scene(
        edition,
        "horns hidden(climbing)",
        "hidden(symbiosis)",
        "p2",
        phase="play",
        first_player=2,
        to_move=0,
        watering_hole=4,
    )

    game.play("0: done")

    assert (("horns",), ("climbing",)) == game.species(0, 0)[4:]

    game.play("1: done")

    assert (("horns", "climbing"), ()) == game.species(0, 0)[4:]
    assert (("symbiosis",), ()) == game.species(1, 0)[4:]


# R63  who knows what


def test_r63_hands_and_piles_are_hidden(edition):
    """Other hands, the draw pile and what was removed show only how many there are (000:49, 003:8)."""
    game = scene(
        edition,
        "b1",
        "b1",
        "b1",
        hands=["horns:1 horns:2", "climbing:1 climbing:2 climbing:3"],
        draw_pile="symbiosis:1 symbiosis:2",
        watering_hole=3,
    )

    seen = game.seen_by(0)

    assert ["horns:1", "horns:2"] == seen["players"][0]["hand"]
    assert ["?", "?", "?"] == seen["players"][1]["hand"]
    assert [] == seen["players"][2]["hand"]
    assert ["?", "?"] == seen["draw_pile"]
    assert {"?"} == set(seen["removed"])


def test_r63_food_cards_are_hidden_until_the_reveal(edition):
    """Only the own one is known (000:49, 001:14)."""
    laid = ["horns:1", "climbing:1", None]
    game = scene(
        edition, "b1", "b1", "b1", phase="food", to_move=2, food_cards=laid, hands=["", "", "burrowing:1"]
    )

    assert ["horns:1", "?", None] == game.seen_by(0)["food_cards"]
    assert ["?", "climbing:1", None] == game.seen_by(1)["food_cards"]
    assert ["?", "?", None] == game.seen_by(2)["food_cards"]


def test_r63_traits_laid_this_turn_are_hidden(edition):
    """How many lie there is open, which ones is not (000:61, 001:21)."""
    game = scene(edition, "horns:1 hidden(climbing:1)", "b1", "b1", phase="play", to_move=1)

    own = game.seen_by(0)["players"][0]["species"][0]
    other = game.seen_by(1)["players"][0]["species"][0]

    assert (["horns:1"], ["climbing:1"]) == (own["traits"], own["hidden"])
    assert (["horns:1"], ["?"]) == (other["traits"], other["hidden"])


def test_r63_what_lies_open_is_open(edition):
    """Boards, food, fat, traits, the watering hole and the discard pile (003:8, 003:23)."""
    game = scene(
        edition,
        "fat_tissue:3 b3 p2 f2 fat1",
        "carnivore:1 b4 p4 f1",
        "b1",
        discard_pile="symbiosis:1 symbiosis:2",
        watering_hole=3,
    )

    seen = game.seen_by(2)

    for seat in range(3):
        assert game.position["players"][seat]["species"] == seen["players"][seat]["species"]
    assert ["symbiosis:1", "symbiosis:2"] == seen["discard_pile"]
    assert 3 == seen["watering_hole"]


def test_r63_hidden_cards_do_not_show_through(edition):
    """Exchange what a player cannot see, and he sees the same (R63)."""
    table = {"phase": "play", "to_move": 0, "first_player": 0}
    one = scene(
        edition,
        "b1",
        "b1 hidden(climbing:1)",
        "b1",
        hands=["horns:1", "symbiosis:1 symbiosis:2"],
        food_cards=["horns:2", "burrowing:1", "burrowing:2"],
        draw_pile="foraging:2 foraging:3",
        **table,
    )
    other = scene(
        edition,
        "b1",
        "b1 hidden(symbiosis:2)",
        "b1",
        hands=["horns:1", "foraging:3 burrowing:1"],
        food_cards=["horns:2", "climbing:1", "foraging:2"],
        draw_pile="burrowing:2 symbiosis:1",
        **table,
    )

    assert one.seen_by(0) == other.seen_by(0)
    assert one.seen_by(1) != other.seen_by(1)


def test_r63_a_card_drawn_for_the_dead_is_known_to_its_owner_only(edition):
    """It goes into his hand (000:143)."""
    game = scene(edition, "carnivore b4 p4", "horns:1 p1", BYSTANDER, draw_pile="climbing:1")

    game.play("attack 0 1.0")

    assert ["climbing:1"] == game.seen_by(1)["players"][1]["hand"]
    assert ["?"] == game.seen_by(0)["players"][1]["hand"]
    (drawn,) = [event for event, (name, _) in zip(game.events, game.happened, strict=True) if name == "drew"]
    assert 0 != drawn.as_seen_by(1).card
    assert [0, 0, 0] == [drawn.as_seen_by(viewer).card for viewer in (0, 2, -1)]


def test_r63_a_food_card_is_announced_without_its_face(edition):
    """Everyone sees that a card is laid, its owner alone sees which (000:49, 001:14)."""
    game = scene(edition, "b1", "b1", "b1", phase="food", hands=["horns:1", "climbing:1", "burrowing:1"])

    (laid,) = game.play("0: food horns:1").events

    assert game.rules.table.cards[laid.as_seen_by(0).card] == ("horns", 1)
    assert [0, 0, 0] == [laid.as_seen_by(viewer).card for viewer in (1, 2, -1)]


def test_r63_a_trait_is_announced_without_its_face(edition):
    """Until all cards turn up (000:61, 000:79, 001:21)."""
    game = scene(
        edition, "b1", "b1", "b1", phase="play", to_move=2, hands=["", "", "burrowing:1"], watering_hole=3
    )

    (laid,) = game.play("2: trait 0 burrowing:1").events
    game.play("2: done")

    assert [0, 0, 0] == [laid.as_seen_by(viewer).card for viewer in (0, 1, -1)]
    assert laid.as_seen_by(2).card
    turned_up = [
        event
        for event, (name, _) in zip(game.events, game.happened, strict=True)
        if name == "trait_turned_up"
    ]
    assert [laid.card] == [event.as_seen_by(-1).card for event in turned_up]


# R64  two players


@pytest.mark.parametrize("seed", [1, 2])
def test_r64_forty_cards_are_removed_unseen(edition, seed):
    """Before dealing, and no one knows which (000:33, 000:171, 001:4)."""
    game = dealt(edition, seats=2, seed=seed)
    deck = len(whole_deck(edition))

    assert 40 == len(game.removed)
    assert deck - 40 - 8 == len(game.draw_pile)
    assert ["?"] * 40 == game.seen_by(0)["removed"] == game.seen_by(1)["removed"]


def test_r64_chance_chooses_them(edition):
    """Another game removes other cards (000:33)."""
    one, other = dealt(edition, seats=2, seed=1), dealt(edition, seats=2, seed=2)

    assert one.removed != other.removed


def test_r64_they_never_return(edition):
    """Not even when the discard pile is shuffled (R64; 000:171)."""
    game = scene(edition, "f1", "f1", draw_pile="horns:1", discard_pile="climbing " * 5 + "foraging " * 5)
    removed = game.removed
    assert len(removed) > 40

    game.play("pass")

    assert removed == game.removed
    assert (2, 2) == (game.round, game.final_round)


@editions(DE, EN, JA)
def test_r64_more_players_use_the_whole_deck(edition):
    """Nothing is removed (000:171)."""
    game = dealt(edition, seats=3)

    assert [] == game.removed
    assert len(whole_deck(edition)) == len(game.draw_pile) + 12
