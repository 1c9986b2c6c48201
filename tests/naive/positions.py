"""Random positions: legal by the notation, though play would hardly lead there. The number decides all."""

from collections.abc import Callable
from random import Random
from typing import Any

from tests.naive.deck import (
    DECKS,
    MOST_SEATS,
    Position,
    Species,
    card_order,
    number_of,
    switch,
    trait_of,
    whole_deck,
)
from tests.naive.effects import do_effect, pending_effects
from tests.naive.rules import scores
from tests.naive.sequence import fresh_progress, is_able
from tests.naive.table import clockwise, has, slots

PHASES = (*("food", "play", "play", "effects", "window", "window"), *("feeding",) * 7, "over")

# Traits that meet each other more often than chance would have it
THEMES = (
    (),
    ("cooperation", "foraging", "fat_tissue", "long_neck"),
    ("carnivore", "intelligence", "fat_tissue", "scavenger", "cooperation"),
    ("carnivore", "pack_hunting", "climbing", "ambush", "horns"),
    ("hard_shell", "defensive_herding", "symbiosis", "burrowing", "warning_call", "climbing", "horns"),
    ("fertile", "fat_tissue", "long_neck", "cooperation", "foraging"),
    ("intelligence", "fat_tissue", "foraging", "cooperation", "burrowing"),
    ("carnivore", "scavenger", "horns", "cooperation", "fat_tissue"),
    ("carnivore", "intelligence", "fat_tissue"),
    ("carnivore", "intelligence", "cooperation"),
    ("carnivore", "intelligence", "scavenger", "horns"),
    ("horns", "scavenger", "climbing", "hard_shell"),
)

# Switches that are worth turning against their edition, with their other values
OTHER_VALUES: dict[str, tuple[int | str, ...]] = {
    "hard_shell_bonus": (0, 3, 4),
    "negative_sum_removes_chips": (False, True),
    "effects": ("after", "before"),
    "free_species_at": ("end", "deal"),
    "free_trait_discard": (False, True),
    "plant_intelligence": ("any", "own_turn", "step_and_own_turn"),
    "two_player_trait_limit": (2, 3),
    "horns_kill_cancels_attack": (False, True),
    "cooperation_per_chip": (False, True),
    "simultaneous_play": (False, True),
}


class _Box:
    """The cards not yet on the table, in random order."""

    def __init__(self, game: str, rng: Random) -> None:
        self.rng = rng
        self.cards = whole_deck(game)
        rng.shuffle(self.cards)

    def take(self, wanted: Callable[[str], bool]) -> str | None:
        """The first card that is wanted."""
        for i, card in enumerate(self.cards):
            if wanted(card):
                return self.cards.pop(i)
        return None

    def some(self, number: int) -> list[str]:
        """The next cards, as many as there are."""
        taken, self.cards = self.cards[:number], self.cards[number:]
        return taken


def random_position(number: int, game: str = "", seats: int = 0, phase: str = "") -> Position:
    """The position with this number; game, seats and phase are drawn where not given."""
    rng = Random(number)
    game = game or rng.choice(sorted(DECKS))
    seats = seats or rng.randint(2, MOST_SEATS[game])
    rules = random_rules(rng, game) if rng.random() < 0.35 else {}
    box = _Box(game, rng)
    position: Position = {
        "format": "evolution-qt/position",
        "version": 1,
        "game": game,
        "rules": rules,
        "seed": rng.randrange(1000),
        "shuffles": rng.randint(1, 3),
        "round": rng.randint(1, 9),
        "final_round": None,
        "first_player": rng.randrange(seats),
        "phase": phase or rng.choice(PHASES),
        "to_move": None,
        "watering_hole": rng.choice((0, 0, 1, 1, 2, 3, 5, 12)),
        "food_cards": [None] * seats,
        "players": [],
        "draw_pile": [],
        "discard_pile": [],
        "removed": [],
    }
    if rng.random() < 0.4:
        position["final_round"] = position["round"] + rng.randint(0, 1)
    for _ in range(seats):
        position["players"].append(_random_player(rng, box, position))
    position["progress"] = fresh_progress(position)
    dress = {
        "food": _food,
        "play": _play,
        "effects": _effects,
        "window": _window,
        "feeding": _feeding,
        "over": _over,
    }
    dress[position["phase"]](rng, box, position)
    # what is left: often short piles, so that cards run out
    box.cards = box.cards if rng.random() < 0.5 else box.cards[:0] + box.some(rng.randint(0, 12))
    position["draw_pile"] = box.some(rng.choice((0, 1, 3, 8, len(box.cards))))
    position["discard_pile"] = box.some(len(box.cards))
    _rest_is_removed(position)
    return position


def random_rules(rng: Random, game: str) -> dict[str, int | str]:
    """A few switches turned against their edition."""
    edition: Position = {"game": game, "rules": {}}
    names = rng.sample(sorted(OTHER_VALUES), rng.randint(1, 4))
    chosen = {name: rng.choice(OTHER_VALUES[name]) for name in sorted(names)}
    return {name: value for name, value in chosen.items() if value != switch(edition, name)}


def _rest_is_removed(position: Position) -> None:
    left = whole_deck(position["game"])
    for card in _lying(position):
        left.remove(card)
    position["removed"] = left


def _lying(position: Position) -> list[str]:
    cards = [card for card in position["food_cards"] if card is not None]
    cards += position["draw_pile"] + position["discard_pile"]
    for player in position["players"]:
        cards += player["hand"]
        for species in player["species"]:
            cards += species["traits"] + species["hidden"]
    return cards


def _random_player(rng: Random, box: _Box, position: Position) -> dict[str, Any]:
    phase = position["phase"]
    without = phase in ("window", "feeding") or (
        phase == "over" and switch(position, "free_species_at") == "deal"
    )
    fewest = 0 if without and rng.random() < 0.3 else 1
    boards = max(fewest, rng.choice((0, 1, 1, 2, 2, 3, 3, 4, 6)))
    row = [_random_species(rng, box, position) for _ in range(boards)]
    hand = box.some(rng.choice((0, 0, 1, 1, 2, 2, 3, 4, 6)))
    return {
        "name": None,
        "hand": sorted(hand, key=card_order),
        "bag": rng.choice((0, 1, 4, 17)),
        "species": row,
    }


def _random_species(rng: Random, box: _Box, position: Position) -> Species:
    theme = rng.choice(THEMES)
    if position["phase"] == "effects" and rng.random() < 0.7:
        theme = ("fertile", "fat_tissue", "long_neck", *rng.sample(("cooperation", "foraging"), 1))
    if position["phase"] == "window" and rng.random() < 0.5:
        theme = ("intelligence",)
    traits: list[str] = []
    limit = min(rng.choice((0, 1, 2, 2, 3, 3, 3)), _slots(position))
    for _ in range(limit):
        taken = [trait_of(card) for card in traits]
        card = box.take(lambda card: trait_of(card) in theme and trait_of(card) not in taken)  # noqa: B023
        if card is None or rng.random() < 0.2:
            if card is not None:
                box.cards.append(card)
            card = box.take(lambda card: trait_of(card) not in taken)  # noqa: B023
        if card is not None:
            traits.append(card)
    body = rng.choice((1, 1, 2, 2, 3, 3, 4, 5, 6))
    population = rng.choice((1, 1, 1, 2, 2, 3, 4, 5, 6))
    fat = 0
    if "fat_tissue" in [trait_of(card) for card in traits]:
        fat = rng.choice((0, rng.randint(0, body), body))
    food = 0
    if position["phase"] in ("effects", "window", "feeding"):
        food = rng.choice((0, rng.randint(0, population), population))
    return {"body": body, "population": population, "food": food, "fat": fat, "traits": traits, "hidden": []}


def _slots(position: Position) -> int:
    """Slots by the number of seats there will be."""
    return slots({**position, "players": position["food_cards"]})


# --- what each phase needs ---------------------------------------------------------------------------------


def _food(rng: Random, box: _Box, position: Position) -> None:
    for seat, player in enumerate(position["players"]):
        if rng.random() < 0.4:
            position["food_cards"][seat] = box.some(1)[0]
        elif not player["hand"] and rng.random() < 0.8:
            player["hand"] = box.some(1)
    waiting = [
        seat
        for seat in clockwise(position, position["first_player"])
        if position["food_cards"][seat] is None and position["players"][seat]["hand"]
    ]
    if not waiting:
        seat = position["first_player"]
        position["players"][seat]["hand"] = sorted(
            [*position["players"][seat]["hand"], *box.some(1)], key=card_order
        )
        position["food_cards"][seat] = None
        waiting = [seat]
    position["to_move"] = waiting[0]


def _play(rng: Random, box: _Box, position: Position) -> None:
    for seat, player in enumerate(position["players"]):
        if rng.random() < 0.9:
            scarce = box.take(lambda card: number_of(card) < 0) if rng.random() < 0.3 else None
            position["food_cards"][seat] = scarce or box.some(1)[0]
        for species in player["species"]:
            while rng.random() < 0.35 and len(species["traits"]) + len(species["hidden"]) < _slots(position):
                taken = [trait_of(card) for card in species["traits"] + species["hidden"]]
                card = box.take(lambda card: trait_of(card) not in taken)  # noqa: B023
                if card is not None:
                    species["hidden"] = sorted([*species["hidden"], card], key=card_order)
    order = clockwise(position, position["first_player"])
    if switch(position, "simultaneous_play"):
        done = rng.sample(order, rng.randint(0, len(order) - 1))
        position["progress"]["done"] = sorted(done)
        position["to_move"] = next(seat for seat in order if seat not in done)
    else:
        # often the last one, whose end of turn sets much in motion
        position["to_move"] = rng.choice((order[-1], rng.choice(order)))


def _effects(rng: Random, box: _Box, position: Position) -> None:
    """Mostly seats before the asked one have nothing pending, as in play; sometimes they were left out."""
    position["progress"]["leftover"] = rng.random() < 0.6
    if switch(position, "effects") == "before":
        position["food_cards"] = box.some(len(position["players"]))
    for seat in clockwise(position, position["first_player"]):
        if rng.random() < 0.15:
            continue
        while pending := sorted(pending_effects(position, seat)):
            if len(pending) > 1 and rng.random() < 0.7:
                position["to_move"] = seat
                return
            do_effect(position, seat, *rng.choice(pending))
    # nothing left to ask: make it a feeding position
    position["phase"] = "feeding"
    position["food_cards"] = [None] * len(position["players"])
    position["progress"] = fresh_progress(position)
    _feeding(rng, box, position)


def _window(rng: Random, box: _Box, position: Position) -> None:
    seats = range(len(position["players"]))
    position["progress"]["next_feeder"] = rng.choice(seats)
    position["to_move"] = rng.choice(seats)
    able = [seat for seat in seats if is_able(position, seat)]
    if able and rng.random() < 0.8:
        position["to_move"] = rng.choice(able)
    _passed(rng, position)


def _feeding(rng: Random, box: _Box, position: Position) -> None:
    seats = range(len(position["players"]))
    position["to_move"] = rng.choice(seats)
    # a clever hunter has the most to decide
    clever = [
        seat
        for seat in seats
        if position["players"][seat]["hand"]
        and any(
            has(board, "carnivore") and has(board, "intelligence")
            for board in position["players"][seat]["species"]
        )
    ]
    if clever and rng.random() < 0.6:
        position["to_move"] = rng.choice(clever)
    if rng.random() < 0.1:
        position["progress"]["acted"] = True
    _passed(rng, position)


def _over(rng: Random, box: _Box, position: Position) -> None:
    """The end; often a close one."""
    position["final_round"] = position["round"]
    points = [
        score - player["bag"] for score, player in zip(scores(position), position["players"], strict=True)
    ]
    for player, other in zip(position["players"], points, strict=True):
        for species in player["species"]:
            player["bag"] += species["fat"]
            species["fat"] = 0
        if rng.random() < 0.6:
            player["bag"] = max(points) - other + rng.choice((0, 0, 1))


def _passed(rng: Random, position: Position) -> None:
    others = [seat for seat in range(len(position["players"])) if seat != position["to_move"]]
    if rng.random() < 0.3:
        position["progress"]["passed"] = sorted(rng.sample(others, rng.randint(1, len(others))))
