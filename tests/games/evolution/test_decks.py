"""The two decks, card by card (part 2 of the rules page; 000:185-305, 001:11, 003:4)."""

from collections import Counter

from tests.scene import DE, EN, JA, editions, scene

GERMAN = {
    "carnivore": "0 0 1 1 2 2 3 3 4 4 5 5 6 6",
    "ambush": "-3 -2 -1 1 2 3",
    "pack_hunting": "-3 -2 -1 1 2 3",
    "burrowing": "1 2 3 4 4 5",
    "climbing": "1 2 3 3 4 5",
    "defensive_herding": "3 4 5 6 7 8",
    "hard_shell": "1 2 3 4 4 5",
    "horns": "1 2 3 3 4 5",
    "symbiosis": "1 2 3 3 4 5",
    "warning_call": "1 2 3 4 4 5",
    "cooperation": "0 3 3 4 4 5",
    "fat_tissue": "-1 0 3 4 4 5",
    "foraging": "2 3 4 5 6 7",
    "intelligence": "-2 -1 4 5 6 7",
    "long_neck": "2 3 4 7 8 9",
    "scavenger": "2 3 4 5 6 7",
    "fertile": "2 3 4 5 6 7",
}

JAPANESE = {
    "carnivore": "0 0 1 1 2 2 2 3 3 3 4 4 4 5 5 6 6",
    "ambush": "-3 -2 -1 0 1 2 3",
    "pack_hunting": "-3 -2 -1 0 1 2 3",
    "burrowing": "1 2 3 3 4 4 5",
    "climbing": "1 2 3 3 4 4 5",
    "defensive_herding": "2 3 4 5 6 7 8",
    "hard_shell": "1 2 3 3 4 4 5",
    "horns": "1 2 3 3 4 4 5",
    "symbiosis": "1 2 3 3 4 4 5",
    "warning_call": "1 2 3 3 4 4 5",
    "cooperation": "0 3 3 4 4 5 5",
    "fat_tissue": "-1 0 3 4 4 5 5",
    "foraging": "2 3 4 5 6 6 7",
    "intelligence": "-2 -1 0 4 5 6 7",
    "long_neck": "3 4 5 6 7 8 9",
    "scavenger": "2 3 4 5 6 6 7",
    "fertile": "2 3 4 5 6 6 7",
}


def cards(table):
    """The cards of a table, as the notation writes them."""
    return Counter(f"{trait}:{food}" for trait, numbers in table.items() for food in numbers.split())


def deck(edition):
    """The cards of a position in which none has been dealt."""
    return Counter(scene(edition, "b1", "b1", "b1", phase="play").draw_pile)


@editions(DE, EN)
def test_the_german_deck(edition):
    """110 cards, worth 353 together (2.2, 2.5; 000:185-305, 003:4)."""
    found = deck(edition)

    assert cards(GERMAN) == found
    assert 110 == found.total()
    assert 353 == sum(int(card.partition(":")[2]) * count for card, count in found.items())


@editions(JA)
def test_the_japanese_deck(edition):
    """129 cards, worth 422 together (2.1, 2.5; 001:11)."""
    found = deck(edition)

    assert cards(JAPANESE) == found
    assert 129 == found.total()
    assert 422 == sum(int(card.partition(":")[2]) * count for card, count in found.items())


def test_a_dealt_game_uses_every_card_once(edition):
    """Hands, pile and nothing else (000:33-45)."""
    game = scene(edition, "b1", "b1", "b1", phase="play", hands=["horns carnivore", "fertile", "horns"])

    found = Counter(game.draw_pile)
    for seat in range(3):
        found.update(game.hand(seat))

    assert cards(JAPANESE if edition == JA else GERMAN) == found
