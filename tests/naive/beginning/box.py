"""What is in the box and what lies on the table: cards, switches, piles, places for chips."""

from typing import Any

from tests.naive.deck import drawn_first_player, shuffled
from tests.naive.printed import deck_of_the_beginning

# Plain JSON data: a position is whatever the notation says, nested dicts and lists of words and numbers.
Position = dict[str, Any]
Species = dict[str, Any]

GAME = "beginning/de"

# 002:48, 267-381
COPIES = deck_of_the_beginning()
TRAITS = sorted(COPIES)

# 002:322-330; Horns prevent nothing (332-333)
PROTECTIONS = ("flight", "nocturnal", "speed", "burrowing")

SLOTS = 3  # 002:150-151
MOST_SEATS = {GAME: 5}

SWITCHES: dict[str, bool | int] = {
    "horns_kill_cancels_attack": True,
    "long_neck_fills_fat": True,
    "passes_through_deck": 1,
}


def switch(position: Position, name: str) -> bool | int:
    """The value of a rule switch: the position's own, else that of the game."""
    return position["rules"].get(name, SWITCHES[name])  # type: ignore[no-any-return]


def whole_deck() -> list[str]:
    """All 88 cards, sorted."""
    return [trait for trait in TRAITS for _ in range(COPIES[trait])]


def pile_of(cards: list[str], seed: int, number: int) -> list[str]:
    """Shuffle number `number` of these cards, top card first."""
    return shuffled(cards, seed, number, order=str)[::-1]


def first_by_lot(seed: int, seats: int) -> int:
    """Who begins when no one was named (002:23)."""
    return drawn_first_player(seed, seats)


# --- a species ---------------------------------------------------------------------------------------------


def size(species: Species) -> int:
    """Its population: the number of its population cards."""
    return len(species["population"])


def places(species: Species) -> int:
    """How many chips it can hold: one a card, with Fat Tissue two (002:162-163, 366-368)."""
    return size(species) * (2 if "fat_tissue" in species["traits"] else 1)


def is_hungry(species: Species) -> bool:
    """Whether a card has no chip (002:166). Chips lie one on each card before any has two (B5)."""
    return bool(species["food"] < size(species))


def has_room(species: Species) -> bool:
    """Whether there is a place for one more chip, a second one on a card included (B6)."""
    return bool(species["food"] < places(species))


def chips_on_lowest(species: Species) -> int:
    """How many chips lie on the lowest card: chips lie from the top, card by card (002:176-178, B5)."""
    cards = size(species)
    return int(species["food"] >= cards) + int(species["food"] >= 2 * cards)


def eat(species: Species, chips: int) -> int:
    """Let it take up to so many chips; what has no place is not taken (002:211-212)."""
    taken = max(0, min(chips, places(species) - species["food"]))
    species["food"] += taken
    return int(taken)


def place_of(position: Position, species: Species) -> tuple[int, int] | None:
    """Seat and index of this very species; None when it is gone."""
    for seat, player in enumerate(position["players"]):
        for index, other in enumerate(player["species"]):
            if other is species:
                return seat, index
    return None


# --- cards come and go -------------------------------------------------------------------------------------


def take_card(position: Position) -> str | None:
    """Take the top card of the deck; the last one taken uses it up (002:250-253, B12)."""
    if not position["draw_pile"]:
        _shuffle_discards(position)
    if not position["draw_pile"]:
        return None
    card: str = position["draw_pile"].pop(0)
    if not position["draw_pile"]:
        limit = int(switch(position, "passes_through_deck"))
        position["passes"] = min(position["passes"] + 1, limit)
        if position["passes"] == limit:
            position["final_round"] = position["round"]
        _shuffle_discards(position)
    return card


def _shuffle_discards(position: Position) -> None:
    """The discard pile becomes the new deck; shuffling nothing is no shuffle."""
    if position["discard_pile"]:
        position["draw_pile"] = pile_of(position["discard_pile"], position["seed"], position["shuffles"])
        position["discard_pile"] = []
        position["shuffles"] += 1


def draw(position: Position, seat: int, number: int) -> None:
    """Cards from the deck to the hand; what is not there is not drawn (B12)."""
    hand = position["players"][seat]["hand"]
    for _ in range(number):
        card = take_card(position)
        if card is not None:
            hand.append(card)
    hand.sort()


def discard(position: Position, card: str) -> None:
    """Lay a card open on the discard pile; piles are written top card first."""
    position["discard_pile"].insert(0, card)


def lose_lowest(position: Position, species: Species) -> None:
    """The lowest card goes, its chips behind the owner's screen; without a card the species dies out.

    002:200-204, 231-239: the traits are discarded as they lie, and as many cards drawn at once, in
    another turn too; nothing for a population card (B10).
    """
    place = place_of(position, species)
    assert place is not None
    seat, index = place
    owner = position["players"][seat]
    chips = chips_on_lowest(species)
    owner["bag"] += chips
    species["food"] -= chips
    discard(position, species["population"].pop())
    species["unseen"] = [at for at in species["unseen"] if at < size(species)]
    if not species["population"]:
        assert species["food"] == 0
        del owner["species"][index]
        for trait in species["traits"]:
            discard(position, trait)
        draw(position, seat, len(species["traits"]))
