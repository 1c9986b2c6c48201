"""Making a move, and everything that happens by itself after it (rules 4)."""

from collections.abc import Callable

from tests.naive import attack
from tests.naive.deck import (
    Position,
    Species,
    card_order,
    drawn_first_player,
    number_of,
    shuffled,
    switch,
    trait_of,
    whole_deck,
)
from tests.naive.effects import do_effect, pending_effects
from tests.naive.lines import Line
from tests.naive.meal import Wishes, has_room, is_hungry, meal
from tests.naive.table import clockwise, discard, draw, extinction, has, new_species, take_from_hand


def fresh_progress(position: Position) -> dict[str, object]:
    """`progress` as it is at the start of a phase (notation)."""
    return {
        "passed": [],
        "acted": False,
        "next_feeder": position["first_player"],
        "leftover": position["watering_hole"] > 0,
        "used": [],
        "done": [],
    }


# --- a new game and the deal -------------------------------------------------------------------------------


def new_game(game: str, seats: int, seed: int, rules: dict[str, int | str] | None = None) -> Position:
    """The position after setting up and the first deal (000:33-45)."""
    position: Position = {
        "format": "evolution-qt/position",
        "version": 1,
        "game": game,
        "rules": dict(rules or {}),
        "seed": seed,
        "shuffles": 1,
        "round": 1,
        "final_round": None,
        "first_player": drawn_first_player(seed, seats),
        "phase": "food",
        "to_move": None,
        "watering_hole": 0,
        "food_cards": [None] * seats,
        "players": [{"name": None, "hand": [], "bag": 0, "species": [new_species()]} for _ in range(seats)],
        "draw_pile": shuffled(whole_deck(game), seed, 0)[::-1],
        "discard_pile": [],
        "removed": [],
    }
    position["progress"] = fresh_progress(position)
    if seats == 2:  # R64
        number = int(switch(position, "two_player_removed"))
        position["removed"] = sorted(position["draw_pile"][:number], key=card_order)
        del position["draw_pile"][:number]
    deal(position)
    return position


def deal(position: Position) -> None:
    """Phase 1 (000:45): three cards and one per species, from the first player (agreed)."""
    if switch(position, "free_species_at") == "deal":  # 001:7
        give_free_species(position)
    for seat in clockwise(position, position["first_player"]):
        draw(position, seat, 3 + len(position["players"][seat]["species"]), dealing=True)
    position["phase"] = "food"
    position["food_cards"] = [None] * len(position["players"])
    position["progress"] = fresh_progress(position)
    ask_for_food_cards(position)


def give_free_species(position: Position) -> None:
    """Who has no species gets one (000:133, 001:7)."""
    for player in position["players"]:
        if not player["species"]:
            player["species"].append(new_species())


# --- food cards and playing cards --------------------------------------------------------------------------


def awaited(position: Position, seat: int) -> bool:
    """Whether the seat still has to lay a food card; not with an empty hand (R58)."""
    return position["food_cards"][seat] is None and bool(position["players"][seat]["hand"])


def ask_for_food_cards(position: Position) -> None:
    """Phase 2 goes on until everyone has laid; then phase 3 begins with the first player."""
    for seat in clockwise(position, position["first_player"]):
        if awaited(position, seat):
            position["to_move"] = seat
            return
    position["phase"] = "play"
    position["progress"] = fresh_progress(position)
    position["to_move"] = position["first_player"]


def move_in_food(position: Position, seat: int, line: Line) -> None:
    """000:49."""
    assert line.verb == "food"
    take_from_hand(position, seat, line.card)
    position["food_cards"][seat] = line.card
    ask_for_food_cards(position)


def throw_away_trait(position: Position, seat: int, species: Species, trait: str) -> None:
    """One's own trait, open or face down, to the discard pile; fat on it to the bag (000:67, 267; R60)."""
    for place in ("traits", "hidden"):
        for card in species[place]:
            if trait_of(card) == trait:
                species[place].remove(card)
                discard(position, card)
                if place == "traits" and trait == "fat_tissue":
                    position["players"][seat]["bag"] += species["fat"]
                    species["fat"] = 0
                return
    raise AssertionError(trait)


def move_in_play(position: Position, seat: int, line: Line) -> None:
    """One card or the end of the turn in phase 3 (000:55-79)."""
    player = position["players"][seat]
    if line.verb == "done":
        end_play_turn(position, seat)
    elif line.verb == "discard":
        throw_away_trait(position, seat, player["species"][line.species], line.trait)
    elif line.verb == "trait":
        species = player["species"][line.species]
        if line.replacing:
            throw_away_trait(position, seat, species, line.replacing)
        take_from_hand(position, seat, line.card)
        species["hidden"] = sorted([*species["hidden"], line.card], key=card_order)
    else:
        take_from_hand(position, seat, line.card)
        discard(position, line.card)
        if line.verb == "species":
            player["species"].insert(0 if line.side == "left" else len(player["species"]), new_species())
        else:
            player["species"][line.species][line.verb] += 1


def end_play_turn(position: Position, seat: int) -> None:
    """The next one's turn; after the last one the traits are turned up (000:79)."""
    if switch(position, "simultaneous_play"):
        position["progress"]["done"] = sorted([*position["progress"]["done"], seat])
        waiting = [
            other
            for other in clockwise(position, position["first_player"])
            if other not in position["progress"]["done"]
        ]
    else:
        order = clockwise(position, position["first_player"])
        waiting = order[order.index(seat) + 1 :]
    if waiting:
        position["to_move"] = waiting[0]
        return
    for player in position["players"]:
        for species in player["species"]:
            species["traits"] += sorted(species["hidden"], key=card_order)  # agreed
            species["hidden"] = []
    begin_reveal(position)


# --- the reveal --------------------------------------------------------------------------------------------


def begin_reveal(position: Position) -> None:
    """Food cards and effects, in the edition's order (000:85-87, 001:38)."""
    position["phase"] = "effects"
    position["progress"] = fresh_progress(position)  # notes whether chips were left over
    if switch(position, "effects") == "after":
        turn_up_food_cards(position)
    go_on_with_effects(position)


def turn_up_food_cards(position: Position) -> None:
    """000:85; a negative sum takes chips away as far as there are any, in `en` it does nothing (003:15)."""
    total = 0
    for seat in clockwise(position, position["first_player"]):
        card = position["food_cards"][seat]
        if card is not None:
            total += number_of(card)
            discard(position, card)
            position["food_cards"][seat] = None
    if total > 0 or switch(position, "negative_sum_removes_chips"):
        position["watering_hole"] = max(0, position["watering_hole"] + total)


def go_on_with_effects(position: Position) -> None:
    """R43: start player first; a single pending effect is done by itself, with more the seat is asked."""
    for seat in clockwise(position, position["first_player"]):
        while pending := pending_effects(position, seat):
            if len(pending) > 1:
                position["to_move"] = seat
                return
            do_effect(position, seat, *pending.pop())
    if switch(position, "effects") == "before":
        turn_up_food_cards(position)
    position["progress"] = fresh_progress(position)
    if switch(position, "plant_intelligence") in ("any", "step_and_own_turn"):
        open_window(position, position["first_player"])
    else:
        ask_for_feeding(position, position["first_player"])


def move_in_effects(position: Position, seat: int, line: Line) -> None:
    """000:87."""
    assert line.verb == "effect"
    do_effect(position, seat, line.species, line.trait)
    go_on_with_effects(position)


# --- Intelligence of plant eaters and its window -----------------------------------------------------------


def can_use_intelligence(position: Position, seat: int, index: int) -> bool:
    """000:281: a plant eater with Intelligence, room for a chip (R26) and a card to pay with."""
    player = position["players"][seat]
    species = player["species"][index]
    return (
        has(species, "intelligence")
        and not has(species, "carnivore")
        and has_room(species)
        and bool(player["hand"])
    )


def is_able(position: Position, seat: int) -> bool:
    """Whether any species of the seat can use Intelligence for plants."""
    return any(
        can_use_intelligence(position, seat, index)
        for index in range(len(position["players"][seat]["species"]))
    )


def open_window(position: Position, next_feeder: int) -> None:
    """The moment for Intelligence out of turn; `next_feeder` goes on afterwards (agreed)."""
    position["phase"] = "window"
    position["progress"] = fresh_progress(position)
    position["progress"]["next_feeder"] = next_feeder
    ask_in_window(position, next_feeder)


def ask_in_window(position: Position, start: int) -> None:
    """The next able seat that has not passed; if there is none the window closes."""
    for seat in clockwise(position, start):
        if is_able(position, seat) and seat not in position["progress"]["passed"]:
            position["to_move"] = seat
            return
    next_feeder = position["progress"]["next_feeder"]
    position["progress"] = fresh_progress(position)
    ask_for_feeding(position, next_feeder)


def eat(position: Position, seat: int, line: Line, wishes: Wishes | None = None) -> None:
    """What a feed, an attack or a card for a plant eater does by itself; nothing of whose turn comes next."""
    row = position["players"][seat]["species"]
    if wishes is not None:
        wishes.boards = list(row)
    for card in sorted(line.paying, key=card_order) or [card for card in (line.card,) if card]:  # agreed
        take_from_hand(position, seat, card)
        discard(position, card)
    if line.verb == "intelligence":  # one card, one meal of two plant chips from the bank (000:281, R26, R30)
        meal(position, row[line.species], "bank", "plant", 2, (), wishes)
    elif line.verb == "feed":  # 000:91
        meal(position, row[line.species], "watering hole", "plant", 1, (), wishes)
    else:
        assert line.verb == "attack"
        assert line.target is not None
        attack.carry_out(position, (seat, line.species), line.target, line.ignoring, wishes)
    position["progress"]["passed"] = []


def pass_on(position: Position, seat: int) -> None:
    """Note that the seat passed."""
    position["progress"]["passed"] = sorted({*position["progress"]["passed"], seat})


def move_in_window(position: Position, seat: int, line: Line, wishes: Wishes) -> None:
    """A card for a plant eater, or a pass."""
    if line.verb == "pass":
        pass_on(position, seat)
        ask_in_window(position, seat + 1)
        return
    eat(position, seat, line, wishes)
    if not is_able(position, seat):
        ask_in_window(position, seat + 1)


# --- feeding -----------------------------------------------------------------------------------------------


def targets(position: Position) -> list[tuple[int, int]]:
    """All boards on the table."""
    return [
        (seat, i) for seat, player in enumerate(position["players"]) for i in range(len(player["species"]))
    ]


def has_free_target(position: Position, seat: int, index: int) -> bool:
    """Whether the Carnivore can attack anything without a card (000:105)."""
    return any(not attack.attack_blockers(position, (seat, index), target) for target in targets(position))


def can_eat_free(position: Position, seat: int, index: int) -> bool:
    """Hungry, and food can be had without spending a card (rules 4.1; 000:89-95, 123)."""
    species = position["players"][seat]["species"][index]
    if not is_hungry(species):
        return False
    if has(species, "carnivore"):
        return has_free_target(position, seat, index)
    return bool(position["watering_hole"] > 0)


def must_eat(position: Position, seat: int) -> bool:
    """Whether the seat must feed one of its species now (000:91)."""
    return any(can_eat_free(position, seat, i) for i in range(len(position["players"][seat]["species"])))


def may_eat(position: Position, seat: int, index: int) -> bool:
    """Hungry, or storing fat when no hungry one can be fed (R38)."""
    species = position["players"][seat]["species"][index]
    return is_hungry(species) or (has_room(species) and not must_eat(position, seat))


def may_feed(position: Position, seat: int, index: int) -> bool:
    """Whether this species may take a chip from the watering hole as the seat's action."""
    species = position["players"][seat]["species"][index]
    return not has(species, "carnivore") and position["watering_hole"] > 0 and may_eat(position, seat, index)


def has_option(position: Position, seat: int) -> bool:
    """Whether the seat can do anything in its feeding turn but pass (rules 4.2, P4d)."""
    for index, species in enumerate(position["players"][seat]["species"]):
        if may_feed(position, seat, index) or can_use_intelligence(position, seat, index):
            return True
        if has(species, "carnivore") and may_eat(position, seat, index):
            if any(attack_sets(position, (seat, index), target) for target in targets(position)):
                return True
    return False


def subsets(items: tuple[str, ...]) -> list[frozenset[str]]:
    """All subsets, small ones first."""
    every = [
        frozenset(item for bit, item in enumerate(items) if number >> bit & 1)
        for number in range(1 << len(items))
    ]
    return sorted(every, key=lambda items: (len(items), sorted(items)))


SETS_OF_DEFENCES = subsets(attack.DEFENCES)


def attack_sets(
    position: Position, attacker: tuple[int, int], target: tuple[int, int]
) -> list[frozenset[str]]:
    """The smallest payable sets of ignored traits that make the attack legal, by trying them all."""
    cards = len(position["players"][attacker[0]]["hand"])
    found: list[frozenset[str]] = []
    if not has(attack.board(position, attacker), "carnivore"):
        return found
    for ignored in SETS_OF_DEFENCES:
        if len(ignored) <= cards and not any(smaller <= ignored for smaller in found):
            if not attack.attack_blockers(position, attacker, target, sorted(ignored)):
                found.append(ignored)
    return found


def ask_for_feeding(position: Position, start: int) -> None:
    """The next seat with an option that has not passed; if there is none, feeding ends (000:95, 128; R39)."""
    position["phase"] = "feeding"
    position["progress"]["acted"] = False
    position["progress"]["next_feeder"] = position["first_player"]
    for seat in clockwise(position, start):
        if seat not in position["progress"]["passed"] and has_option(position, seat):
            position["to_move"] = seat
            return
    end_of_feeding(position)


def move_in_feeding(position: Position, seat: int, line: Line, wishes: Wishes) -> None:
    """A feeding action, Intelligence beside it, or a pass."""
    progress = position["progress"]
    if line.verb == "pass":
        if not progress["acted"]:  # agreed
            pass_on(position, seat)
        ask_for_feeding(position, seat + 1)
        return
    eat(position, seat, line, wishes)
    if line.verb == "intelligence":
        goes_on = is_able(position, seat) if progress["acted"] else has_option(position, seat)
        if not goes_on:
            ask_for_feeding(position, seat + 1)
        return
    if switch(position, "plant_intelligence") == "any":
        open_window(position, (seat + 1) % len(position["players"]))
    elif is_able(position, seat):
        progress["acted"] = True
    else:
        ask_for_feeding(position, seat + 1)


def end_of_feeding(position: Position) -> None:
    """R55 (000:130-135), then the next round or the end."""
    seats = clockwise(position, position["first_player"])
    for player in position["players"]:
        for species in player["species"]:
            species["population"] = min(species["population"], species["food"])
    for seat in seats:
        for species in list(position["players"][seat]["species"]):
            if species["population"] == 0:
                extinction(position, species)
    if switch(position, "free_species_at") == "end":
        give_free_species(position)
    for player in position["players"]:
        for species in player["species"]:
            player["bag"] += species["food"]
            species["food"] = 0
    position["first_player"] = (position["first_player"] + 1) % len(position["players"])
    position["progress"] = fresh_progress(position)
    if position["final_round"] is not None and position["round"] >= position["final_round"]:
        for player in position["players"]:  # 000:267
            for species in player["species"]:
                player["bag"] += species["fat"]
                species["fat"] = 0
        position["phase"] = "over"
        position["to_move"] = None
    else:
        position["round"] += 1
        deal(position)


# --- the whole move ----------------------------------------------------------------------------------------


def make(position: Position, seat: int, line: Line) -> None:
    """Change the position by this move and all automatic steps; legality is not looked at."""
    wishes = Wishes(line.declining)
    plain: dict[str, Callable[[Position, int, Line], None]] = {
        "food": move_in_food,
        "play": move_in_play,
        "effects": move_in_effects,
    }
    wishing: dict[str, Callable[[Position, int, Line, Wishes], None]] = {
        "window": move_in_window,
        "feeding": move_in_feeding,
    }
    phase = position["phase"]
    if phase in plain:
        plain[phase](position, seat, line)
    else:
        wishing[phase](position, seat, line, wishes)
    # agreed: what `progress` has no use for in the phase is written as its default
    if position["phase"] != "effects":
        position["progress"]["leftover"] = position["watering_hole"] > 0
    if position["phase"] != "window":
        position["progress"]["next_feeder"] = position["first_player"]
