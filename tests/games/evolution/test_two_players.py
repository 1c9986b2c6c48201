"""Two players: forty cards fewer and two traits a species (000:167-171, 001:4, 001:22, 003:14)."""

import pytest

from evolution_qt.core.errors import BadInput
from tests.naive.deck import whole_deck
from tests.scene import DE, EN, JA, dealt, reveal, scene


def test_forty_cards_are_set_aside_before_the_deal(edition):
    """At random, back into the box (000:33, 000:171, 001:4)."""
    game = dealt(edition, seats=2)
    deck = len(whole_deck(edition))

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
    deck = len(whole_deck(edition))

    assert 40 == len(game.removed)
    assert deck - 42 == len(game.draw_pile)


@pytest.mark.parametrize("seats", [1, 7])
def test_nobody_plays_alone_or_with_seven(edition, seats):
    """Two to five play, online help of the Japanese edition up to six (000:17, 003:1; table 1.2)."""
    with pytest.raises(BadInput):
        dealt(edition, seats=seats)


@pytest.mark.parametrize(("edition", "most"), [(DE, 5), (JA, 6), (EN, 5)])
def test_how_many_can_play(edition, most):
    """As many as the box is for (000:17, 003:1; table 1.2)."""
    assert [4] * most == [len(dealt(edition, seats=most).hand(seat)) for seat in range(most)]
    with pytest.raises(BadInput):
        dealt(edition, seats=most + 1)
