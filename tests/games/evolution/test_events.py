"""What a move reports: every event in its order, whom it concerns, where, how much, why, who may see it."""

import pytest

from evolution_qt.core.event import EVERYONE
from evolution_qt.core.rng import Rng
from evolution_qt.games.evolution.cards import (
    LEFT_END,
    RIGHT_END,
    WATERING_HOLE,
    index_of,
    is_species,
    seat_of,
)
from evolution_qt.games.evolution.events import KINDS
from tests.scene import BYSTANDER, DE, JA, Scene, scene

PLACES = {0: "-", WATERING_HOLE: "hole", LEFT_END: "left", RIGHT_END: "right"}


def place(ref: int) -> str:
    return f"{seat_of(ref)}.{index_of(ref)}" if is_species(ref) else PLACES[ref]


def told(table: Scene) -> list[str]:
    """One line per event of the last play: kind, actor, subject > target, amount, cause, card, viewers."""
    lines = []
    for event in table.events:
        words = [KINDS[event.kind].name, str(event.actor), place(event.subject), ">", place(event.target)]
        words.append(str(event.amount))
        if event.cause >= 0:
            words.append(f"by {table.rules.table.traits[event.cause].key}")
        if event.card:
            words.append(str(table.rules.table.cards[event.card]))
        if event.seen_by != EVERYONE:
            words.append(f"seen by {[seat for seat in range(8) if event.seen_by >> seat & 1]}")
        lines.append(" ".join(words))
    return lines


@pytest.mark.parametrize(
    ("line", "events"),
    [
        ("body 0 ambush:1", ["card_spent 0 - > 0.0 0 ambush:1", "body_grew 0 - > 0.0 2"]),
        ("population 1 ambush:2", ["card_spent 0 - > 0.1 0 ambush:2", "population_grew 0 - > 0.1 2"]),
        ("species left ambush:1", ["card_spent 0 - > left 0 ambush:1", "species_founded 0 left > 0.0 0"]),
        ("species right ambush:1", ["card_spent 0 - > right 0 ambush:1", "species_founded 0 right > 0.2 0"]),
        ("trait 1 climbing:2", ["trait_laid 0 - > 0.1 0 climbing:2 seen by [0]"]),
        ("done", ["turn_ended 0 - > - 0"]),
    ],
)
def test_card_play_is_told(edition: str, line: str, events: list[str]) -> None:
    """A card spent is seen by all, a trait laid by its owner."""
    table = scene(
        edition, "b1 horns | b1", "b1", "b1", phase="play", hands=["ambush:1 ambush:2 climbing:2"]
    ).play(line)

    assert events == told(table)


@pytest.mark.parametrize(
    ("line", "events"),
    [
        ("body 1 ambush:1", ["card_spent 2 - > 2.1 0 ambush:1", "body_grew 2 - > 2.1 2"]),
        ("population 0 ambush:2", ["card_spent 2 - > 2.0 0 ambush:2", "population_grew 2 - > 2.0 2"]),
        ("species left ambush:1", ["card_spent 2 - > left 0 ambush:1", "species_founded 2 left > 2.0 0"]),
        ("species right ambush:1", ["card_spent 2 - > right 0 ambush:1", "species_founded 2 right > 2.2 0"]),
        ("trait 1 climbing:2", ["trait_laid 2 - > 2.1 0 climbing:2 seen by [2]"]),
        ("done", ["turn_ended 2 - > - 0"]),
    ],
)
def test_card_play_of_another_seat_is_told(edition: str, line: str, events: list[str]) -> None:
    """The places named are those of the seat that plays."""
    table = scene(
        edition,
        "b1",
        "b1",
        "b1 horns | b1",
        phase="play",
        to_move=2,
        first_player=2,
        hands=["", "", "ambush:1 ambush:2 climbing:2"],
    ).play(line)

    assert events == told(table)


def test_a_replaced_trait_is_told_with_the_fat_that_lay_on_it(edition: str) -> None:
    """Discarded, the chips bagged, the new one laid (R41)."""
    row = "horns climbing fat_tissue fat1"
    table = scene(edition, row, "b1", "b1", phase="play", hands=["foraging:2"])

    table.play("trait 0 foraging:2 replacing fat_tissue")

    assert [
        "trait_discarded 0 - > 0.0 0 fat_tissue:-1",
        "bagged 0 0.0 > - 1",
        "trait_laid 0 - > 0.0 0 foraging:2 seen by [0]",
    ] == told(table)


def test_a_discarded_trait_and_a_food_card_are_told() -> None:
    """All see what is thrown away, the owner alone the food card."""
    table = scene(JA, "b3 horns", "b1", "b1", phase="play").play("discard 0 horns")
    food = scene(DE, "b1", "b1", phase="food", hands=["horns:1", "horns:2"], food_cards=[None, None])

    assert ["trait_discarded 0 - > 0.0 0 horns:1"] == told(table)
    assert ["food_card_laid 0 - > hole 0 horns:1 seen by [0]"] == told(food.play("food horns:1"))


def test_another_seat_sees_its_own_cards(edition: str) -> None:
    """Who laid a card face down is the one who may know it."""
    play = scene(
        edition, "b1", "b1", "b1", phase="play", to_move=2, first_player=1, hands=["", "", "horns:1"]
    )
    food = scene(edition, "b1", "b1", "b1", phase="food", to_move=2, hands=["", "", "horns:1 horns:2"])

    assert ["trait_laid 2 - > 2.0 0 horns:1 seen by [2]"] == told(play.play("trait 0 horns:1"))
    assert ["food_card_laid 2 - > hole 0 horns:2 seen by [2]"] == told(food.play("food horns:2"))[:1]


def test_the_reveal_is_told_in_turn_order() -> None:
    """Traits, then food cards, each from the first player on, then what it makes (000:79-85)."""
    table = scene(
        DE,
        "long_neck cooperation b3 p2 | fat_tissue fat2 p2 b2 | fertile p1",
        "hidden(horns:2,climbing:3)",
        "b1",
        phase="play",
        to_move=0,
        first_player=1,
        watering_hole=1,
        food_cards=["ambush:-3", "long_neck:8", "horns:3"],
    ).play("done")

    assert [
        "turn_ended 0 - > - 0",
        "trait_turned_up 1 - > 1.0 0 climbing:3",
        "trait_turned_up 1 - > 1.0 0 horns:2",
        "food_card_turned_up 1 - > - 8 long_neck:8",
        "food_card_turned_up 2 - > - 3 horns:3",
        "food_card_turned_up 0 - > - -3 ambush:-3",
        "watering_hole_changed -1 - > hole 8",
        "phase_began -1 - > - 2",
    ] == told(table)

    table.play("effect 0 long_neck")
    assert ["ate_plants 0 - > 0.0 1 by long_neck", "ate_plants 0 - > 0.1 1 by cooperation"] == told(table)
    table.play("effect 1 fat_tissue")
    assert [
        "moved_fat 0 - > 0.1 1 by fat_tissue",
        "population_grew 0 - > 0.2 2 by fertile",
        "phase_began -1 - > - 4",
    ] == told(table)


def test_a_meal_is_told_chip_by_chip(edition: str) -> None:
    """From the hole, what Foraging adds, what Cooperation passes on, what is stored."""
    table = scene(edition, "foraging cooperation p2 b2 | fat_tissue p1 f1 b2", "p3", "b1", watering_hole=9)

    assert [
        "ate_plants 0 hole > 0.0 1",
        "ate_plants 0 hole > 0.0 1 by foraging",
        "stored_fat 0 hole > 0.1 1 by cooperation",
    ] == told(table.play("feed 0"))


def test_an_attack_is_told_in_its_order(edition: str) -> None:
    """Paid, declared, Horns, the loss and what follows from it, meat, Scavengers (R1)."""
    table = scene(
        edition,
        "carnivore intelligence cooperation b4 p3 | scavenger p2",
        "horns climbing:2 p1 b2 | scavenger p4",
        BYSTANDER,
        draw_pile="fertile:2 fertile:3 fertile:4",
        hands=["ambush:1"],
    ).play("attack 0 1.0 ignoring climbing paying ambush:1")

    assert [
        "card_spent 0 - > 0.0 0 ambush:1",
        f"attacked 0 0.0 > 1.0 {1 << table.rules.table.index['climbing']}",
        "population_lost 0 - > 0.0 2 by horns",
        "population_lost 1 - > 1.0 0",
        "went_extinct 1 - > 1.0 2",
        "drew 1 - > - 0 fertile:2 seen by [1]",
        "drew 1 - > - 0 fertile:3 seen by [1]",
        "ate_meat 0 - > 0.0 2",
        "ate_meat 0 - > 0.1 1 by cooperation",
        "ate_meat 0 - > 0.1 1 by scavenger",
        "ate_meat 1 - > 1.0 1 by scavenger",
    ] == told(table)


def test_the_card_for_an_attack_is_told_with_its_attacker(edition: str) -> None:
    """Whichever of the row attacks, and whichever is the prey."""
    table = scene(
        edition, "b1 | carnivore intelligence b4 p3", "b1 | climbing b2 p2", BYSTANDER, hands=["ambush:1"]
    ).play("attack 1 1.1 ignoring climbing paying ambush:1")

    assert "card_spent 0 - > 0.1 0 ambush:1" == told(table)[0]
    assert told(table)[1].startswith("attacked 0 0.1 > 1.1 ")


def test_the_surplus_of_a_prey_is_told(edition: str) -> None:
    """A fed prey loses a chip with its population, to the bag (000:116)."""
    table = scene(edition, "carnivore b4 p3", "b2 p2 f2", BYSTANDER).play("attack 0 1.0")

    assert ["population_lost 1 - > 1.0 1", "bagged 1 1.0 > - 1"] == told(table)[1:3]


def test_a_card_for_plants_is_told(edition: str) -> None:
    """They come from the food bank, not from the hole."""
    table = scene(edition, "intelligence p3 b1", "p2 b1", hands=["ambush:1"], watering_hole=2)

    assert ["card_spent 0 - > 0.0 0 ambush:1", "ate_plants 0 - > 0.0 2"] == told(
        table.play("intelligence 0 ambush:1")
    )[:2]


def test_the_end_of_a_round_is_told() -> None:
    """Starving, extinction, bags, the marker, the deal (000:127-151)."""
    table = scene(
        DE,
        "carnivore fat_tissue b2 p1 f1 fat1",
        "b1 p2 f1 | fat_tissue fat1 b2 p1",
        draw_pile=" ".join(f"{trait}:{n}" for trait in ("fertile", "foraging") for n in range(2, 7)),
    ).play("pass")

    assert [
        "passed 0 - > - 0",
        "starved 1 - > 1.0 1",
        "starved 1 - > 1.1 0",
        "went_extinct 1 - > 1.1 1",
        "bagged 1 1.1 > - 1",
        "drew 1 - > - 0 fertile:2 seen by [1]",
        "bagged 0 0.0 > - 1",
        "bagged 1 1.0 > - 1",
        "first_player_moved 1 - > - 0",
        "round_began -1 - > - 2",
        *(f"drew 1 - > - 0 fertile:{n} seen by [1]" for n in (3, 4, 5, 6)),
        *(f"drew 0 - > - 0 foraging:{n} seen by [0]" for n in (2, 3, 4, 5)),
        "phase_began -1 - > - 0",
    ] == told(table)


def test_the_reshuffle_is_told_with_the_last_round(edition: str) -> None:
    """While dealing it makes this round the last one (000:149)."""
    seats = "b3 p1 carnivore fat_tissue fat1 f1 | b1 p1 f1", "b1 p1 f1"
    table = scene(
        edition,
        *seats,
        discard_pile=" ".join(f"{trait}:{n}" for trait in ("fertile", "foraging") for n in range(2, 7)),
        draw_pile="long_neck:9",
    ).play("pass")

    events = [line for line in told(table) if not line.startswith(("drew", "bagged", "species_founded"))]
    assert [
        "passed 0 - > - 0",
        "first_player_moved 1 - > - 0",
        "round_began -1 - > - 2",
        "shuffled -1 - > - 10",
        "last_round_announced -1 - > - 2",
        "phase_began -1 - > - 0",
    ] == events
    assert 2 == table.final_round


def test_the_end_of_the_game_is_told(edition: str) -> None:
    """Food, the marker, stored fat last."""
    table = scene(
        edition, "b3 p1 carnivore fat_tissue fat1 f1 | b1 p1 f1", "b1 p1 f1", round=5, final_round=5
    ).play("pass")

    assert [
        "passed 0 - > - 0",
        "bagged 0 0.0 > - 1",
        "bagged 0 0.1 > - 1",
        "bagged 1 1.0 > - 1",
        "first_player_moved 1 - > - 0",
        "bagged 0 0.0 > - 1",
        "game_ended -1 - > - 0",
    ] == told(table)


def test_a_made_up_world_draws_with_the_generator_of_bots(edition: str) -> None:
    """As many numbers as cards, so that a search repeats itself; every card comes from the pile."""
    table = scene(edition, "b1", "b1", phase="play")
    state, rng = table.rules.determinize(table.rules.observe(table.state, 0), Rng(5)), Rng(5, "drawing")
    state.chance = rng.state
    pile = sorted(state.draw_pile)

    state.draw(0, 7)
    numbers = [rng.below(10) for _ in range(7)]

    assert 7 == len(numbers)
    assert rng.state == state.chance
    assert pile == sorted(state.draw_pile + state.players[0].hand)
    assert state.players[0].hand == sorted(state.players[0].hand)


def test_a_made_up_world_draws_from_all_of_its_pile(edition: str) -> None:
    """Its pile is in no order, so each card of it is about as likely."""
    table = scene(edition, "b1", "b1", phase="play", draw_pile="horns:1 horns:2 climbing:2 climbing:5")
    drawn = [0] * 4
    pile = [4, 3, 2, 1]
    for seed in range(800):
        state = table.state.clone()
        state.draw_pile = pile.copy()
        state.chance = Rng(seed, "draw").state
        state.draw(0, 1)
        drawn[state.players[0].hand[0] - 1] += 1

    assert all(140 < count < 260 for count in drawn), drawn


def test_no_window_is_told_where_nobody_can_pay() -> None:
    """Intelligence without a card, or fed, opens no window (000:281)."""
    fed = scene(DE, "b1 p3", "intelligence b1 p1 f1", watering_hole=3, hands=["", "horns:1"]).play("feed 0")
    empty = scene(DE, "b1 p3", "intelligence b1 p2", watering_hole=3).play("feed 0")
    open_ = scene(DE, "b1 p3", "intelligence b1 p2", watering_hole=3, hands=["", "horns:1"]).play("feed 0")

    assert ["ate_plants 0 hole > 0.0 1"] == told(fed) == told(empty)
    assert ["ate_plants 0 hole > 0.0 1", "phase_began -1 - > - 3"] == told(open_)
