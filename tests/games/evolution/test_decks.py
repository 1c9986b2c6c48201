"""The two decks, card by card (part 2 of the rules page; 000:185-305, 001:11, 003:4)."""

from collections import Counter

from tests.naive.deck import whole_deck
from tests.scene import scene


def test_the_deck_is_that_of_the_rules_page(edition):
    """Every card of a position in which none has been dealt (2.1, 2.2, 2.5)."""
    game = scene(edition, "b1", "b1", "b1", phase="play")

    assert Counter(whole_deck(edition)) == Counter(game.draw_pile)


def test_a_dealt_game_uses_every_card_once(edition):
    """Hands, pile and nothing else (000:33-45)."""
    game = scene(edition, "b1", "b1", "b1", phase="play", hands=["horns carnivore", "fertile", "horns"])

    found = Counter(game.draw_pile)
    for seat in range(3):
        found.update(game.hand(seat))

    assert Counter(whole_deck(edition)) == found
