"""Two players: forty cards fewer and two traits a species (000:167-171, 001:4, 001:22, 003:14)."""

from tests.scene import JA, dealt, reveal, scene


def test_forty_cards_are_set_aside_before_the_deal(edition):
    """At random, back into the box (000:33, 000:171, 001:4)."""
    game = dealt(edition, seats=2)
    deck = 129 if edition == JA else 110

    assert (40, deck - 48) == (len(game.removed), len(game.draw_pile))
    assert [4, 4] == [len(game.hand(0)), len(game.hand(1))]


def test_a_species_holds_two_traits(edition):
    """Two instead of three (000:171, 001:22, 003:14)."""
    game = scene(edition, "horns | horns climbing", "b1", phase="play", hands=["burrowing:1"])

    assert game.can("trait 0 burrowing:1")
    assert {"slots_full"} == game.reasons("trait 1 burrowing:1")
    assert game.can("trait 1 burrowing:1 replacing climbing")


def test_three_players_hold_three(edition):
    """The limit is only for two (000:67, 000:171)."""
    game = scene(edition, "horns climbing", "b1", "b1", phase="play", hands=["burrowing:1"])

    assert game.can("trait 0 burrowing:1")


def test_everything_else_is_as_always(edition):
    """The same rules (000:169): a whole round of two."""
    game = reveal(edition, "carnivore b3 p2", "burrowing p2", watering_hole=4)

    game.play("1: feed 0", "0: attack 0 1.0")

    assert 2 == game.round
    assert [1, 1] == [game.bag(0), game.bag(1)]
    assert [[1], [1]] == [game.populations(0), game.populations(1)]
    assert 3 == game.hole


def test_the_first_player_alternates(edition):
    """Clockwise between two (000:135)."""
    game = scene(edition, "f1", "f1")

    game.play("pass")
    assert 1 == game.first_player
    game.finish_round()

    assert 0 == game.first_player


def test_the_missing_cards_are_set_aside_in_a_position_too(edition):
    """A position that names no piles sets them aside before it shuffles (the position in the notation)."""
    game = scene(edition, "horns:1", "b1", hands=["climbing:1"])
    deck = 129 if edition == JA else 110

    assert 40 == len(game.removed)
    assert deck - 42 == len(game.draw_pile)
