"""The scenarios B02 to B76 of the rules page, one test each; each is played by both statements of the rules.

A species is written `cards/food`. When the last thing of a turn is done, what follows happens by itself:
starving, scoring, and the supply of the next player, which puts two chips onto the watering hole.
"""

from itertools import combinations

import pytest

from tests.games.beginning.judges import Judge, Program, Scene, SecondOpinion, scene
from tests.naive.beginning.box import PROTECTIONS, whole_deck

SUPPLY = 2
"""So many chips come onto the watering hole at the beginning of a turn."""


@pytest.fixture(params=[Program, SecondOpinion], ids=["program", "second-opinion"])
def judge(request: pytest.FixtureRequest) -> Judge:
    """Who plays the scene: so the second opinion is checked by hand too."""
    made: Judge = request.param()
    return made


# supply


def test_b02_fertile_grows_before_the_cards_are_drawn(judge):
    """A card from the deck at the bottom, before the three cards (002:376-380)."""
    deck = ["speed", "horns", "flight", "burrowing", "nocturnal", "carnivore"]
    game = scene(judge, "", "2/0 fertile", phase="play", draw_pile=deck)

    game.play("done")

    assert ["3/0", "1/0"] == game.row(1)
    assert "horns" == game.pile(1, 0)[-1]
    assert [0, 1, 2] == game.unseen(1, 0)
    assert ["speed"] == game.pile(1, 1)
    assert ["burrowing", "flight", "nocturnal"] == game.hand(1)
    assert ["carnivore"] == game.deck


def test_b22_a_new_game(judge):
    """The first player has had its supply, the others have nothing (002:19-27, 93-112)."""
    game = Scene(judge, judge.new(3, 5, first_player=1))

    assert ["1/0"] == game.row(1)
    assert [0] == game.unseen(1, 0)
    assert 3 == len(game.hand(1))
    assert [[], []] == [game.row(seat) + game.hand(seat) for seat in (0, 2)]
    assert (2, "play", 1) == (game.hole, game.phase, game.to_move)
    assert len(whole_deck()) - 4 == len(game.deck)
    for viewer in range(-1, 3):
        assert ["?"] == game.view(viewer)["players"][1]["species"][0]["population"]


def test_b36_what_is_left_on_the_watering_hole_stays(judge):
    """The two chips of the supply come on top (002:243-247)."""
    game = scene(judge, "1/0", "", hole=2)

    game.play("feed 0")

    assert (1, "play") == (game.to_move, game.phase)
    assert 1 + SUPPLY == game.hole


# cards


def test_b24_a_new_species_lies_at_the_right_end(judge):
    """Of population 1, without a trait, and fed in the same turn (002:82-83, 162; B16)."""
    game = scene(judge, "2/0 horns | 1/0", "", phase="play", hands=["horns"], hole=9)

    game.play("species horns")

    assert ["2/0", "1/0", "1/0"] == game.row(0)
    assert (["horns"], [], []) == (game.pile(0, 2), game.unseen(0, 2), game.traits(0, 2))

    game.play("done", "feed 2")

    assert "1/1" == game.row(0)[2]


def test_b26_a_carnivore_hunts_in_the_turn_in_which_it_is_laid(judge):
    """Traits work at once (002:149, 181-186)."""
    game = scene(judge, "2/0", "2/0", phase="play", hands=["carnivore"])

    game.play("trait 0 carnivore", "done", "attack 0 1.0")

    assert 2 == game.bag(0)
    assert "1/0" == game.row(1)[0]


def test_b28_a_population_has_no_limit(judge):
    """Any number of cards may lie at a species (002:137-139)."""
    hand = "horns horns horns speed speed flight flight"
    game = scene(judge, "1/0", "", phase="play", hands=[hand])

    game.play(*(f"population 0 {card}" for card in hand.split()))

    assert ["8/0"] == game.row(0)
    assert hand.split() == game.pile(0, 0)[1:]
    assert [0] == game.unseen(0, 0)


def test_b30_a_new_card_goes_to_the_bottom_and_is_eaten_first(judge):
    """Laid at the bottom (002:133-136); the lowest one is taken (200)."""
    game = scene(judge, "speed/0", "2/0 carnivore", phase="play", hands=["horns"], hole=2)

    game.play("population 0 horns", "done", "feed 0", "feed 0", "done", "attack 0 0.0")

    assert ["speed"] == game.pile(0, 0)
    assert "horns" == game.discards[0]


def test_b32_replaced_fat_tissue_gives_its_second_chips_to_the_screen(judge):
    """Nothing else holds a second chip on a card (B19)."""
    game = scene(judge, "1/2 scavenger fat_tissue horns", "", phase="play", hands=["speed"], bags=[4], hole=2)

    assert {"slots_full"} == game.reasons("trait 0 speed")
    game.play("trait 0 speed replacing fat_tissue")

    assert ["1/1"] == game.row(0)
    assert 5 == game.bag(0)
    assert ["scavenger", "speed", "horns"] == game.traits(0, 0)
    assert ["fat_tissue"] == game.discards


# feeding at the watering hole


def test_b04_who_eats_when_there_is_not_enough_is_the_owners_choice(judge):
    """The chips may be shared out freely; a card without one starves (002:164, 178-179)."""
    before = scene(judge, "2/0 | 1/0", "", hole=2)
    assert {"feed 0", "feed 1"} == set(before.listed())

    first = scene(judge, "2/0 | 1/0", "", hole=2).play("feed 0", "feed 0")
    second = scene(judge, "2/0 | 1/0", "", hole=2).play("feed 1", "feed 0")

    assert ["2/0"] == first.row(0)
    assert ["1/0", "1/0"] == second.row(0)
    assert [2, 2] == [first.bag(0), second.bag(0)]
    assert [1, 1] == [len(first.discards), len(second.discards)]


def test_b16_fat_tissue_may_take_a_second_chip_on_each_card(judge):
    """Voluntary (002:366-374); all is scored, nothing stays on the cards (242)."""
    game = scene(judge, "2/2 fat_tissue", "", hole=2)
    assert {"feed 0", "pass"} == set(game.listed())

    game.play("feed 0", "feed 0")

    assert ["2/0"] == game.row(0)
    assert 4 == game.bag(0)


def test_b34_a_fed_species_eats_no_more(judge):
    """It eats until it is fed (002:167-169)."""
    game = scene(judge, "1/1 | 1/0", "", hole=2)

    assert {"no_room"} == game.reasons("feed 0")


def test_b62_a_long_neck_fills_only_free_places(judge):
    """Up to three chips before any other food (002:162-163, 344)."""
    game = scene(judge, "3/1 long_neck", "", phase="play", hole=2)

    game.play("done")

    assert 3 == game.bag(0)
    assert ["3/0"] == game.row(0)
    assert 2 + SUPPLY == game.hole


def test_b66_second_chips_wait_for_the_hungry(judge):
    """Who is hungry and can eat must (002:169-170)."""
    game = scene(judge, "1/0 | 1/1 fat_tissue", "", hole=1)

    assert {"hungry_first"} == game.reasons("feed 1")
    assert {"must_feed"} == game.reasons("pass")
    assert game.can("feed 0")


# attacks


def test_b06_a_hunter_needs_every_protection_of_its_prey(judge):
    """Night and flight together need both (002:193-197)."""
    prey = "1/0 flight nocturnal"

    near = scene(judge, "1/0 carnivore nocturnal | 1/0", prey, hole=1)
    both = scene(judge, "1/0 carnivore nocturnal flight | 1/0", prey, hole=1)

    assert {"flight"} == near.reasons("attack 0 1.0")
    assert both.can("attack 0 1.0")


def test_b42_a_protection_more_does_no_harm(judge):
    """The hunter may own what its prey does not (002:196-197)."""
    game = scene(judge, "1/0 carnivore flight speed", "1/0 speed")

    assert game.can("attack 0 1.0")


@pytest.mark.parametrize("three", list(combinations(PROTECTIONS, 3)))
def test_b40_three_protections_cannot_be_matched(judge, three):
    """Two slots are left beside Carnivore (002:151, 190-192)."""
    hunters = " | ".join(f"1/0 carnivore {one} {other}" for one, other in combinations(PROTECTIONS, 2))
    game = scene(judge, f"{hunters} | 1/0 {' '.join(three)}", f"1/0 {' '.join(three)}", "1/0", hole=1)

    assert game.listed()
    assert not any(line.endswith((" 0.6", " 1.0")) for line in game.listed())
    assert all(len(game.reasons(f"attack {hunter} 1.0")) in (1, 2) for hunter in range(6))


def test_b08_what_has_no_place_lapses(judge):
    """Two chips a card, from the top, as many as there are places (002:207-215)."""
    game = scene(judge, "3/0 carnivore", "3/0")

    game.play("attack 0 1.0")
    assert ["3/2"] == game.row(0)
    game.play("attack 0 1.0")

    assert 3 == game.bag(0)
    assert "1/0" == game.row(1)[0]
    assert 2 == len(game.discards)


def test_b10_who_loses_the_last_card_draws_for_its_traits(judge):
    """At once, in another's turn too (002:233-239)."""
    game = scene(judge, "4/0 carnivore speed", "horns/0 speed fertile", "2/0", draw_pile=["flight"] * 8)

    game.play("attack 0 1.0")

    assert [] == game.row(1)
    assert ["fertile", "speed", "horns"] == game.discards
    assert ["flight", "flight"] == game.hand(1)
    assert (0, "feeding") == (game.to_move, game.phase)


def test_b12_a_hunter_of_one_card_dies_of_horns_before_it_eats(judge):
    """It gets nothing, its owner draws (002:338-339); the prey keeps its cards (B3)."""
    game = scene(judge, "1/0 carnivore speed", "2/0 horns")

    game.play("attack 0 1.0")

    assert [] == game.row(0)
    assert 0 == game.bag(0)
    assert 2 == len(game.hand(0))
    assert "2/0" == game.row(1)[0]
    assert ["speed", "carnivore"] == game.discards[:2]
    assert 3 == len(game.discards)


def test_b14_a_hungry_hunter_without_prey_starves_in_part(judge):
    """Three chips by its neck (002:288-291), and one card gets none (164)."""
    game = scene(judge, "4/0 carnivore long_neck", "", phase="play", hole=5)

    game.play("done")

    assert 3 == game.bag(0)
    assert ["3/0"] == game.row(0)
    assert 5 + SUPPLY == game.hole


def test_b38_whoever_feeds_the_prey_first_keeps_its_chip(judge):
    """In any order (B9); the chip of an eaten card goes behind its owner's screen (002:201-202)."""
    fed_first = scene(judge, "1/0 carnivore | 2/0", "", hole=2).play("feed 1", "feed 1", "attack 0 0.1")
    hunted_first = scene(judge, "1/0 carnivore | 2/0", "", hole=2).play("attack 0 0.1", "feed 1")

    assert (3, 0 + SUPPLY) == (fed_first.bag(0), fed_first.hole)
    assert (2, 1 + SUPPLY) == (hunted_first.bag(0), hunted_first.hole)
    assert ["1/0", "1/0"] == fed_first.row(0) == hunted_first.row(0)


def test_b44_horns_may_fill_the_hunter(judge):
    """It loses a card first (002:337); the prey is eaten anyway, the meat has no place (211)."""
    game = scene(judge, "2/1 carnivore", "1/0 horns")

    game.play("attack 0 1.0")

    assert ["1/0"] == game.row(0)
    assert 1 == game.bag(0)
    assert 1 == len(game.row(1)), "the free species of the supply is all that lies there"
    assert 1 + 3 == len(game.hand(1))


def test_b46_no_species_attacks_itself(judge):
    """Others only (002:185, 271)."""
    game = scene(judge, "1/0 carnivore", "1/0")

    assert {"itself"} == game.reasons("attack 0 0.0")


def test_b48_own_species_are_eaten_if_there_is_nothing_else(judge):
    """A must (002:216-217)."""
    game = scene(judge, "1/0 carnivore | 1/0 carnivore", "1/0 speed", draw_pile=["flight"] * 8)
    assert {"must_attack"} == game.reasons("pass")
    assert {"attack 0 0.1", "attack 1 0.0"} == set(game.listed())

    game.play("attack 0 0.1")

    assert ["1/0"] == game.row(0)
    assert 1 == game.bag(0)
    assert ["flight"] == game.hand(0)


def test_b50_each_attack_may_choose_another_prey(judge):
    """002:215-216."""
    game = scene(judge, "4/0 carnivore", "2/0", "2/0")

    game.play("attack 0 1.0")
    assert game.can("attack 0 1.0")
    game.play("attack 0 2.0")

    assert 4 == game.bag(0)
    assert ["1/0"] == game.row(2)


def test_b52_there_is_no_card_for_a_population_card(judge):
    """Neither for a starved nor for an eaten one (002:237-239)."""
    game = scene(judge, "4/0 carnivore | 2/0 speed", "2/0")

    game.play("attack 0 1.0", "attack 0 1.0")

    assert ["4/0"] == game.row(0)
    assert 1 == len(game.hand(0)), "for Speed, not for the two cards that starved"
    assert 3 == len(game.hand(1)), "the three cards of its supply"


def test_b54_a_hunter_that_scavenges_eats_three(judge):
    """Two by the attack, one as Scavenger (002:354-355)."""
    game = scene(judge, "3/0 carnivore scavenger", "2/0")

    game.play("attack 0 1.0")

    assert 3 == game.bag(0)
    assert ["3/0"] == game.row(0)


def test_b56_an_eaten_up_scavenger_gets_nothing(judge):
    """It loses its card first (002:356-357)."""
    game = scene(judge, "4/0 carnivore", "1/0 scavenger", "2/0")

    game.play("attack 0 1.0")

    assert [] == game.row(1)
    assert 0 == game.bag(1)


def test_b56_a_scavenger_that_is_left_eats_of_its_own(judge):
    """First the loss, then the chip (002:356-357)."""
    game = scene(judge, "4/0 carnivore", "2/0 scavenger", "2/0")

    game.play("attack 0 1.0")

    assert ["1/1"] == game.row(1)


def test_b58_a_full_scavenger_takes_nothing(judge):
    """There is no place (002:208-211); its chips stay where they are (362)."""
    game = scene(judge, "4/0 carnivore", "3/0", "2/2 scavenger")

    game.play("attack 0 1.0")

    assert ["2/2"] == game.row(2)
    assert 0 == game.bag(2)


def test_b60_a_scavenger_with_fat_tissue_takes_a_second_chip(judge):
    """002:366-368."""
    game = scene(judge, "4/0 carnivore", "3/0", "1/1 scavenger fat_tissue")

    game.play("attack 0 1.0")

    assert ["1/2"] == game.row(2)


def test_b64_a_long_neck_may_sate_a_hunter(judge):
    """It hunts only if it is still hungry (002:289-291, 167)."""
    game = scene(judge, "3/0 carnivore long_neck | 1/0", "2/0", phase="play", hole=1)

    game.play("done")
    assert {"not_hungry"} == game.reasons("attack 0 1.0")
    game.play("feed 1")

    assert (1, "play") == (game.to_move, game.phase)


def test_b64_the_turn_of_a_sated_hunter_ends_by_itself(judge):
    """There is nothing left to do (002:289-291)."""
    game = scene(judge, "3/0 carnivore long_neck", "2/0", phase="play")

    game.play("done")

    assert (1, "play", 3) == (game.to_move, game.phase, game.bag(0))
    assert "2/0" == game.row(1)[0]


def test_b68_an_eaten_card_gives_both_its_chips_to_the_screen(judge):
    """To its owner's (002:201-202)."""
    game = scene(judge, "4/0 carnivore", "2/4 fat_tissue", "2/0")

    game.play("attack 0 1.0")

    assert ["1/2"] == game.row(1)
    assert 2 == game.bag(1)


def test_b70_a_species_that_starves_gives_cards_for_its_traits(judge):
    """At the end of the own turn; they are played in the next one (002:229-239)."""
    game = scene(
        judge, "horns/0 speed flight | 1/0", "", hole=1, draw_pile=["nocturnal"] * 8 + ["fertile"] * 8
    )

    game.play("feed 1")

    assert ["1/0"] == game.row(0)
    assert ["nocturnal", "nocturnal"] == game.hand(0)
    assert ["flight", "speed", "horns"] == game.discards

    game.play("done")
    while game.phase == "feeding":
        game.play("feed 0")

    assert 0 == game.to_move
    assert game.can("species nocturnal")


# the end

DISCARDS = ["burrowing", "horns", "fertile"] * 8


def test_b18_a_round_in_which_the_deck_is_used_up_is_played_to_its_end(judge):
    """The others have their turns (002:250-253)."""
    deck = ["speed", "speed", "flight", "flight"]
    game = scene(
        judge, "", "", "", "", phase="play", round=4, draw_pile=deck, discard_pile=DISCARDS, removed=[]
    )

    game.play("done")

    assert (4, 4) == game.rounds
    assert sorted(DISCARDS) == sorted(game.deck)
    assert [] == game.discards
    _through_turns(game, [1, 2, 3])
    assert game.position["to_move"] is None
    assert [len(game.hand(seat)) + len(game.row(seat)) + game.bag(seat) for seat in range(4)] == game.points


def test_b72_in_the_last_players_turn_it_ends_the_game(judge):
    """All have had equally many turns (002:251-253)."""
    deck = ["speed", "speed", "flight", "flight"]
    game = scene(judge, "", "", phase="play", round=9, draw_pile=deck, discard_pile=DISCARDS)

    game.play("done")

    assert (9, 9) == game.rounds
    _through_turns(game, [1])


def test_b74_an_extinction_may_use_the_deck_up(judge):
    """It makes no difference how (002:250-252)."""
    game = scene(
        judge,
        "horns/0 fertile nocturnal",
        "",
        "4/0 carnivore nocturnal",
        "",
        to_move=2,
        round=5,
        draw_pile=["speed", "flight"],
        discard_pile=DISCARDS[:12],
    )

    game.play("attack 0 0.0")

    assert ["flight", "speed"] == game.hand(0)
    assert (5, 5) == game.rounds
    assert (3, "play") == (game.to_move, game.phase)
    _through_turns(game, [3])


def test_b76_what_is_not_there_is_not_drawn(judge):
    """The free species takes the last card (B12)."""
    game = scene(judge, "", "2/0 fertile", phase="play", round=3, draw_pile=["speed"], discard_pile=[])

    game.play("done")

    assert ["2/0", "1/0"] == game.row(1)
    assert ["speed"] == game.pile(1, 1)
    assert [] == game.hand(1)
    assert (3, 3) == game.rounds
    assert [] == game.deck


def test_b20_a_tie_is_shared(judge):
    """The book says to play again (002:261): there is no other measure."""
    game = scene(
        judge, "2/0 horns", "1/0", "", phase="over", final_round=1, hands=["", "speed"], bags=[0, 1, 2]
    )

    assert [3, 3, 2] == game.points
    assert [0, 1] == game.winners


def _through_turns(game: Scene, seats: list[int]) -> None:
    """These seats each have one turn more, and then the game is over."""
    for seat in seats:
        assert (seat, "play") == (game.to_move, game.phase)
        game.play("done")
        while game.phase == "feeding" and game.to_move == seat:
            game.play(next(line for line in game.listed() if line.startswith(("feed", "pass"))))
    assert "over" == game.phase
