"""Is the second opinion itself right? The scenario tables of the rules, by their numbers, checked by hand."""

from typing import Any

import pytest

from tests.naive import rules
from tests.naive.deck import DECKS, GERMAN_DECK, JAPANESE_DECK, Position, Species, shuffled
from tests.naive.lines import read
from tests.naive.printed import sizes_of_evolution, sums_of_evolution
from tests.naive.scene import bystander, player, position, species

DE, JA, EN = "evolution/de", "evolution/ja", "evolution/en"
EVERY = pytest.mark.parametrize("game", [DE, JA, EN])
DE_JA = pytest.mark.parametrize("game", [DE, JA])

# Boards as (body, population, food) for short asserts
Track = tuple[int, int, int]


def tracks(after: Position, seat: int) -> list[Track]:
    return [(s["body"], s["population"], s["food"]) for s in after["players"][seat]["species"]]


def fats(after: Position, seat: int) -> list[int]:
    return [s["fat"] for s in after["players"][seat]["species"]]


def legal(before: Position, line: str, seat: int = 0) -> bool:
    return rules.is_legal(before, seat, read(line))


def listed(before: Position, start: str, seat: int = 0) -> set[str]:
    return {line for line in rules.legal_moves(before, seat) if line.startswith(start)}


def feeding(game: str, *players: dict[str, Any], **changes: Any) -> Position:
    """A feeding position in which seat 0 moves; the last seat keeps the phase going."""
    return position(game, "feeding", *players, bystander(), **changes)


def last_done(game: str, *players: dict[str, Any], cards: list[str], **changes: Any) -> Position:
    """The last seat is about to end its play turn; then traits and food cards are turned up."""
    seats = len(players)
    return position(game, "play", *players, food_cards=cards, to_move=seats - 1, **changes)


# --- decks, setting up, food cards -------------------------------------------------------------------------


def test_decks_have_the_published_sums_and_sizes() -> None:
    assert sizes_of_evolution() == [sum(map(len, deck.values())) for deck in DECKS.values()]
    assert sums_of_evolution() == [sum(map(sum, deck.values())) for deck in (JAPANESE_DECK, GERMAN_DECK)]


def test_shuffling_sorts_first() -> None:
    cards = ["horns:3", "ambush:-3", "ambush:2", "fertile:7"]
    assert shuffled(cards, 7, 1) == shuffled(cards[::-1], 7, 1)
    assert sorted(cards) == sorted(shuffled(cards, 7, 1))


@EVERY
def test_t02_everybody_begins_with_four_cards(game: str) -> None:
    assert [4, 4, 4, 4] == [len(p["hand"]) for p in rules.new_game(game, 4, 11)["players"]]


def test_t04_two_players_japanese_deck() -> None:
    start = rules.new_game(JA, 2, 11)
    assert (81, 40) == (len(start["draw_pile"]), len(start["removed"]))


@pytest.mark.parametrize(("game", "expected"), [(DE, 5), (JA, 5), (EN, 7)])
def test_t06_negative_sum(game: str, expected: int) -> None:
    seats = [bystander(), bystander(), bystander()]
    before = last_done(game, *seats, cards=["ambush:-3", "carnivore:0", "climbing:1"], watering_hole=7)

    after = rules.play(before, 2, "done")

    assert expected == after["watering_hole"]
    assert ["climbing:1", "carnivore:0", "ambush:-3"] == after["discard_pile"]
    assert [None, None, None] == after["food_cards"]


@pytest.mark.parametrize(("game", "expected"), [(DE, 0), (JA, 0), (EN, 1)])
def test_t08_no_debt(game: str, expected: int) -> None:
    before = last_done(game, bystander(), bystander(), cards=["ambush:-3", "ambush:-1"], watering_hole=1)
    assert expected == rules.play(before, 1, "done")["watering_hole"]


# --- playing cards -----------------------------------------------------------------------------------------


@EVERY
def test_t10_fourth_trait_needs_a_discard(game: str) -> None:
    full = species("horns climbing", hidden="foraging")
    before = position(game, "play", player(full, hand="ambush:1"), player(species()), player(species()))
    assert not legal(before, "trait 0 ambush:1")
    assert 3 == len(listed(before, "trait 0 ambush:1 replacing"))


@EVERY
def test_t12_two_players_have_two_slots(game: str) -> None:
    before = position(game, "play", player(species("horns climbing"), hand="ambush:1"), player(species()))
    assert not legal(before, "trait 0 ambush:1")
    assert legal(before, "trait 0 ambush:1 replacing horns")


def test_t14_discarding_and_replacing_freely_is_japanese() -> None:
    for game, expected in ((DE, False), (EN, False), (JA, True)):
        before = position(game, "play", player(species("horns"), hand="ambush:1"), player(species()))
        assert expected == legal(before, "discard 0 horns")
        assert expected == legal(before, "trait 0 ambush:1 replacing horns")


@DE_JA
def test_t16_replaced_fat_goes_to_the_bag(game: str) -> None:
    board = species("fat_tissue horns climbing", body=3, fat=2)
    before = position(game, "play", player(board, hand="ambush:1"), player(species()), player(species()))

    after = rules.play(before, 0, "trait 0 ambush:1 replacing fat_tissue")

    me = after["players"][0]
    assert (2, ["fat_tissue:3"]) == (me["bag"], after["discard_pile"])
    assert (
        ["horns:3", "climbing:3"],
        ["ambush:1"],
        0,
    ) == tuple(me["species"][0][key] for key in ("traits", "hidden", "fat"))


@EVERY
def test_t18_and_t20_new_species_at_an_end_and_used_at_once(game: str) -> None:
    row = [species(body=2), species(body=3)]
    before = position(
        game, "play", player(*row, hand="horns:1 horns:2 horns:4"), player(species()), player(species())
    )

    after = rules.play(before, 0, "species left horns:1")
    after = rules.play(after, 0, "population 0 horns:2")
    after = rules.play(after, 0, "trait 0 horns:4")

    assert [(1, 2, 0), (2, 1, 0), (3, 1, 0)] == tracks(after, 0)
    assert ["horns:4"] == after["players"][0]["species"][0]["hidden"]
    assert [(2, 1, 0), (3, 1, 0), (1, 1, 0)] == tracks(rules.play(before, 0, "species right horns:1"), 0)


@EVERY
def test_tracks_end_at_six_and_a_trait_lies_once(game: str) -> None:
    before = position(
        game,
        "play",
        player(species("horns", body=6, population=6), hand="horns:1 climbing"),
        player(species()),
    )
    assert {
        "done",
        "trait 0 climbing:3",
        "species left horns:1",
        "species left climbing:3",
        "species right horns:1",
        "species right climbing:3",
    } == {line for line in rules.legal_moves(before, 0) if "replacing" not in line and "discard" not in line}


# --- reveal effects ----------------------------------------------------------------------------------------


@DE_JA
def test_t22_t24_a_hidden_long_neck_with_foraging_eats_two(game: str) -> None:
    eater = player(species("foraging", population=2, hidden="long_neck"))
    before = last_done(game, eater, bystander(), cards=["horns:3", "horns:3"])

    after = rules.play(before, 1, "done")

    assert [(1, 2, 2)] == tracks(after, 0)
    assert ["foraging:3", "long_neck:3"] == after["players"][0]["species"][0]["traits"]
    assert 6 == after["watering_hole"]


@EVERY
def test_t26_long_neck_with_cooperation(game: str) -> None:
    eaters = player(species("long_neck cooperation"), species())
    after = rules.play(last_done(game, eaters, bystander(), cards=["horns:3", "horns:3"]), 1, "done")
    assert [(1, 1, 1), (1, 1, 1)] == tracks(after, 0)
    assert 6 == after["watering_hole"]


@pytest.mark.parametrize(("population", "expected"), [(2, 3), (6, 6)])
@DE_JA
def test_t28_t30_fertile_looks_at_what_was_left_over(game: str, population: int, expected: int) -> None:
    fertile = player(species("fertile", population=population))
    before = last_done(game, fertile, bystander(), cards=["ambush:-3", "ambush:-2"], watering_hole=2)

    after = rules.play(before, 1, "done")

    assert [(1, expected, 0)] == tracks(after, 0)
    assert 0 == after["watering_hole"]


@EVERY
def test_fertile_needs_leftover_chips(game: str) -> None:
    before = last_done(game, player(species("fertile")), bystander(), cards=["horns:3", "horns:3"])
    assert [(1, 1, 0)] == tracks(rules.play(before, 1, "done"), 0)


def test_t32_fat_first_then_long_neck() -> None:
    fat = player(species("fat_tissue long_neck", fat=1))
    asked = rules.play(last_done(DE, fat, bystander(), cards=["horns:3", "horns:3"]), 1, "done")
    assert ("effects", 0) == (asked["phase"], asked["to_move"])
    assert {"effect 0 fat_tissue", "effect 0 long_neck"} == rules.legal_moves(asked, 0)

    after = rules.play(asked, 0, "effect 0 fat_tissue")
    assert ([(1, 1, 1)], [1]) == (tracks(after, 0), fats(after, 0))

    other = rules.play(asked, 0, "effect 0 long_neck")
    assert ([(1, 1, 1)], [1]) == (tracks(other, 0), fats(other, 0))


def test_an_effect_that_helps_only_after_another_is_pending() -> None:
    """R43: moving fat becomes possible after Fertile; the owner may also keep it by using it too early."""
    board = species("fertile fat_tissue", body=2, population=1, food=1, fat=2)
    before = position(DE, "effects", player(board), bystander(), leftover=True)
    assert {"effect 0 fertile", "effect 0 fat_tissue"} == rules.legal_moves(before, 0)
    assert [1] == fats(rules.play(before, 0, "effect 0 fertile"), 0)
    assert [2] == fats(rules.play(before, 0, "effect 0 fat_tissue"), 0)


# --- feeding -----------------------------------------------------------------------------------------------


@EVERY
def test_t34_one_chip(game: str) -> None:
    after = rules.play(feeding(game, player(species(population=2)), watering_hole=5), 0, "feed 0")
    assert ([(1, 2, 1)], 4) == (tracks(after, 0), after["watering_hole"])


@DE_JA
def test_t36_foraging_takes_the_last_chip_only(game: str) -> None:
    before = feeding(game, player(species("foraging", population=4, food=2)), watering_hole=1)
    after = rules.play(before, 0, "feed 0")
    assert ([(1, 4, 3)], 0) == (tracks(after, 0), after["watering_hole"])


@EVERY
def test_t38_cooperation(game: str) -> None:
    before = feeding(game, player(species("cooperation", population=2), species()), watering_hole=11)
    after = rules.play(before, 0, "feed 0")
    assert ([(1, 2, 1), (1, 1, 1)], 9) == (tracks(after, 0), after["watering_hole"])


@EVERY
def test_t40_cooperation_with_the_last_chip(game: str) -> None:
    before = feeding(game, player(species("cooperation", population=2), species()), watering_hole=1)
    after = rules.play(before, 0, "feed 0")
    assert ([(1, 2, 1), (1, 1, 0)], 0) == (tracks(after, 0), after["watering_hole"])


@DE_JA
def test_t42_a_full_neighbour_ends_the_chain(game: str) -> None:
    row = [
        species("cooperation", population=2),
        species("cooperation", population=2, food=2),
        species(population=2),
    ]
    after = rules.play(feeding(game, player(*row), watering_hole=5), 0, "feed 0")
    assert ([(1, 2, 1), (1, 2, 2), (1, 2, 0)], 4) == (tracks(after, 0), after["watering_hole"])


@EVERY
def test_t44_cooperation_sets_off_foraging(game: str) -> None:
    before = feeding(game, player(species("cooperation"), species("foraging", population=2)), watering_hole=5)
    after = rules.play(before, 0, "feed 0")
    assert ([(1, 1, 1), (1, 2, 2)], 2) == (tracks(after, 0), after["watering_hole"])


@DE_JA
def test_t46_own_bonus_before_the_neighbour(game: str) -> None:
    row = [species("cooperation foraging", population=2), species(population=2)]
    before = feeding(game, player(*row), watering_hole=2)
    after = rules.play(before, 0, "feed 0")
    assert ([(1, 2, 2), (1, 2, 0)], 0) == (tracks(after, 0), after["watering_hole"])

    declined = rules.play(before, 0, "feed 0 declining foraging:0")
    assert ([(1, 2, 1), (1, 2, 1)], 0) == (tracks(declined, 0), declined["watering_hole"])
    assert {"feed 0", "feed 0 declining foraging:0", "feed 1"} == listed(before, "feed")


def test_cooperation_for_every_chip_is_a_switch() -> None:
    row = [species("cooperation foraging", population=2), species(population=2)]
    before = feeding(DE, player(*row), watering_hole=5, rules={"cooperation_per_chip": True})
    assert [(1, 2, 2), (1, 2, 2)] == tracks(rules.play(before, 0, "feed 0"), 0)


@DE_JA
def test_t48_t50_intelligence_and_foraging_take_three_and_leave_the_action(game: str) -> None:
    board = species("intelligence foraging", population=4)
    before = feeding(game, player(board, hand="horns:1"), watering_hole=5)

    after = rules.play(before, 0, "intelligence 0 horns:1")

    assert ([(1, 4, 3)], 5) == (tracks(after, 0), after["watering_hole"])
    assert ["horns:1"] == after["discard_pile"]
    assert {"feed 0"} == rules.legal_moves(after, 0)


def test_t52_intelligence_before_the_first_carnivore() -> None:
    hunter = player(species("carnivore", body=3), species(body=6), hand="horns:1")
    clever = player(species("intelligence burrowing", population=2), hand="horns:2")
    before = last_done(DE, hunter, clever, cards=["long_neck:9", "climbing:1"])
    asked = rules.play(before, 1, "done")
    assert ("window", 1, 0) == (asked["phase"], asked["to_move"], asked["progress"]["next_feeder"])

    after = rules.play(asked, 1, "intelligence 0 horns:2")

    assert [(1, 2, 2)] == tracks(after, 1)
    assert {"burrowing"} == rules.attack_blockers(after, (0, 0), (1, 0))


@EVERY
def test_t54_hungry_with_chips_cannot_pass(game: str) -> None:
    assert not legal(feeding(game, player(species()), watering_hole=3), "pass")


@EVERY
def test_t56_hungry_ones_before_fat(game: str) -> None:
    row = [species(), species("fat_tissue", food=1)]
    assert {"feed 0"} == rules.legal_moves(feeding(game, player(*row), watering_hole=3), 0)
    sated = [species(food=1), species("fat_tissue", food=1)]
    assert {"feed 1", "pass"} == rules.legal_moves(feeding(game, player(*sated), watering_hole=3), 0)


@DE_JA
def test_t58_full_fat_tissue(game: str) -> None:
    board = species("fat_tissue", body=2, food=1, fat=2)
    assert {"pass"} == rules.legal_moves(feeding(game, player(board), watering_hole=3), 0)


# --- attacks -----------------------------------------------------------------------------------------------


def fight(
    game: str, hunter: Species, *row: Species, target: int = 0, ignoring: tuple[str, ...] = ()
) -> set[str]:
    """What stands in the way of the hunter of seat 0 attacking a board of seat 1."""
    return rules.attack_blockers(
        position(game, "feeding", player(hunter), player(*row)), (0, 0), (1, target), ignoring
    )


@EVERY
def test_t60_larger_body(game: str) -> None:
    hunter = species("carnivore", body=3)
    assert {"body_size"} == fight(game, hunter, species(body=3))
    assert set() == fight(game, hunter, species(body=2))


@pytest.mark.parametrize(("game", "bonus"), [(DE, 3), (EN, 3), (JA, 4)])
def test_t62_hard_shell(game: str, bonus: int) -> None:
    prey = species("hard_shell")
    assert {"body_size"} == fight(game, species("carnivore", body=1 + bonus), prey)
    assert set() == fight(game, species("carnivore", body=2 + bonus), prey)


@EVERY
def test_t64_pack_hunting(game: str) -> None:
    hunter = species("carnivore pack_hunting", body=3, population=5)
    bonus = 4 if game == JA else 3
    assert set() == fight(game, hunter, species("hard_shell", body=7 - bonus))
    assert {"body_size"} == fight(game, hunter, species("hard_shell", body=8 - bonus))


@EVERY
def test_t66_defensive_herding_compares_real_populations(game: str) -> None:
    hunter = species("carnivore pack_hunting", body=2, population=2)
    assert {"defensive_herding"} == fight(game, hunter, species("defensive_herding", population=3))
    assert {"defensive_herding"} == fight(game, hunter, species("defensive_herding", population=2))
    assert set() == fight(game, hunter, species("defensive_herding", population=1))


@DE_JA
def test_t68_t70_warning_call(game: str) -> None:
    row = [species("warning_call"), species(), species("warning_call"), species("warning_call")]
    for target, warned in enumerate((False, True, True, True)):
        expected = {"warning_call"} if warned else set()
        assert expected == fight(game, species("carnivore", body=2), *row, target=target)
        assert set() == fight(game, species("carnivore ambush", body=2), *row, target=target)


@DE_JA
def test_t72_the_symbiosis_partner_itself_cannot_attack(game: str) -> None:
    row = player(species("symbiosis", body=2), species("carnivore", body=4))
    before = position(game, "feeding", row, player(species(body=6)))
    assert {"symbiosis"} == rules.attack_blockers(before, (0, 1), (0, 0))
    assert "itself" in rules.attack_blockers(before, (0, 1), (0, 1))


@DE_JA
def test_t74_burrowing(game: str) -> None:
    hunter = species("carnivore", body=2)
    assert {"burrowing"} == fight(game, hunter, species("burrowing", population=2, food=2))
    assert set() == fight(game, hunter, species("burrowing", population=2, food=1))


@EVERY
def test_climbing(game: str) -> None:
    assert {"climbing"} == fight(game, species("carnivore", body=2), species("climbing"))
    assert set() == fight(game, species("carnivore climbing", body=2), species("climbing"))


def attacked(
    game: str, hunter: dict[str, Any], *others: dict[str, Any], line: str = "attack 0 1.0"
) -> Position:
    return rules.play(feeding(game, hunter, *others), 0, line)


@DE_JA
def test_t76_only_what_is_needed(game: str) -> None:
    hunter = player(species("carnivore", body=4, population=2, food=1))
    after = attacked(game, hunter, player(species(body=3, population=3, food=2)))
    assert ([(4, 2, 2)], [(3, 2, 2)]) == (tracks(after, 0), tracks(after, 1))
    assert [0, 0] == [after["players"][seat]["bag"] for seat in (0, 1)]


@EVERY
def test_t78_extinction(game: str) -> None:
    hunter = player(species("carnivore", body=4, population=2))
    after = attacked(game, hunter, player(species("foraging:4 cooperation:4", food=1), bag=5))
    victim = after["players"][1]
    assert ([], 6, ["climbing:1", "climbing:2"]) == (victim["species"], victim["bag"], victim["hand"])
    assert ["cooperation:4", "foraging:4"] == after["discard_pile"]


@EVERY
def test_t80_neighbours_close_up(game: str) -> None:
    hunter = player(species("carnivore", body=4, population=2))
    row = player(species(body=5), species(), species(body=6))
    after = attacked(game, hunter, row, line="attack 0 1.1")
    assert [(5, 1, 0), (6, 1, 0)] == tracks(after, 1)


def test_t82_horns_before_the_meat() -> None:
    hunter = player(species("carnivore", body=5, population=3, food=1))
    after = attacked(DE, hunter, player(species("horns", body=4, population=2)))
    assert ([(5, 2, 2)], [(4, 1, 0)]) == (tracks(after, 0), tracks(after, 1))


@pytest.mark.parametrize(("cancels", "population"), [(False, 1), (True, 2)])
def test_t84_horns_kill_the_attacker(*, cancels: bool, population: int) -> None:
    hunter = player(species("carnivore foraging", body=4))
    before = feeding(
        DE, hunter, player(species("horns", population=2)), rules={"horns_kill_cancels_attack": cancels}
    )

    after = rules.play(before, 0, "attack 0 1.0")

    assert ([], [(1, population, 0)]) == (tracks(after, 0), tracks(after, 1))
    assert ["climbing:1", "climbing:2"] == after["players"][0]["hand"]


def test_t86_sated_hunter_stores() -> None:
    hunter = player(species("carnivore fat_tissue", body=4, population=3, food=3))
    before = feeding(DE, hunter, player(species("horns", body=2, population=2)))
    assert {"attack 0 1.0", "pass"} == rules.legal_moves(before, 0)
    assert not legal(before, "attack 0 1.0 declining fat:0")

    after = rules.play(before, 0, "attack 0 1.0")

    assert ([(4, 2, 2)], [2], 1) == (tracks(after, 0), fats(after, 0), after["players"][0]["bag"])


@EVERY
def test_t88_own_species_if_nothing_else(game: str) -> None:
    before = feeding(game, player(species("carnivore", body=4), species()))
    assert {"attack 0 0.1"} == rules.legal_moves(before, 0)


@EVERY
def test_t90_plant_eaters_first(game: str) -> None:
    before = feeding(
        game, player(species("carnivore", body=4), species(body=4)), player(species()), watering_hole=3
    )
    assert {"attack 0 1.0", "feed 1"} == rules.legal_moves(before, 0)


def test_t92_a_sated_hunter_may_store() -> None:
    before = feeding(DE, player(species("carnivore fat_tissue", body=4, food=1)), player(species()))
    assert {"attack 0 1.0", "pass"} == rules.legal_moves(before, 0)


@DE_JA
def test_t94_one_card_for_each_trait(game: str) -> None:
    hunter = player(species("carnivore intelligence", body=4, population=3), hand="horns:1 horns:2")
    prey = player(species("climbing", population=3), species("warning_call", body=5))
    before = feeding(game, hunter, prey)
    assert {
        "attack 0 1.0 ignoring climbing,warning_call paying horns:1,horns:2",
        "pass",
    } == rules.legal_moves(before, 0)
    assert not legal(before, "attack 0 1.0 ignoring climbing paying horns:1")
    after = rules.play(before, 0, "attack 0 1.0 ignoring climbing,warning_call paying horns:1,horns:2")
    assert (["horns:2", "horns:1"], []) == (after["discard_pile"], after["players"][0]["hand"])


def test_t96_ignored_horns_do_nothing() -> None:
    hunter = player(species("carnivore intelligence", body=4), hand="climbing:4")
    before = feeding(DE, hunter, player(species("horns", population=2)))
    assert {"attack 0 1.0", "attack 0 1.0 ignoring horns paying climbing:4"} == rules.legal_moves(before, 0)
    after = rules.play(before, 0, "attack 0 1.0 ignoring horns paying climbing:4")
    assert ([(4, 1, 1)], [(1, 1, 0)]) == (tracks(after, 0), tracks(after, 1))


@DE_JA
def test_scavenger_is_ignored_only_where_it_matters(game: str) -> None:
    hunter = player(species("carnivore intelligence", body=4, population=2), hand="climbing:4")
    prey = player(species(population=2), species("scavenger", body=5, population=2))
    assert {"attack 0 1.0", "attack 0 1.0 ignoring scavenger paying climbing:4"} == listed(
        feeding(game, hunter, prey), "attack 0 1.0"
    )
    sated = player(species(population=2), species("scavenger", body=5, population=2, food=2))
    assert {"attack 0 1.0"} == listed(feeding(game, hunter, sated), "attack 0 1.0")


@DE_JA
def test_t98_t100_scavengers(game: str) -> None:
    hunter = player(species("carnivore", body=4, population=2))
    after = attacked(
        game,
        hunter,
        player(species("scavenger", population=2)),
        player(species("scavenger", body=5, population=2)),
    )
    assert ([(1, 1, 1)], [(5, 2, 1)]) == (tracks(after, 1), tracks(after, 2))


@DE_JA
def test_t102_scavenger_passes_meat_on(game: str) -> None:
    hunter = player(species("carnivore", body=4, population=2))
    row = player(
        species("scavenger cooperation", body=5, population=2), species("carnivore", body=5, population=2)
    )
    after = attacked(game, hunter, player(species()), row)
    assert [(5, 2, 1), (5, 2, 1)] == tracks(after, 2)


def test_t104_the_next_neighbour_is_fed() -> None:
    row = player(species("carnivore cooperation", body=4, population=2), species(body=2), species(body=5))
    after = attacked(DE, row, line="attack 0 0.1")
    assert [(4, 2, 2), (5, 1, 1)] == tracks(after, 0)


def test_horns_kill_the_left_neighbour_of_the_prey() -> None:
    """The prey's place in the row changes under the attack; it is still this prey that loses."""
    row = player(species("carnivore", body=4), species("horns", population=2), species(body=5, population=2))
    after = attacked(DE, row, line="attack 0 0.1")
    assert [(1, 1, 0), (5, 2, 0)] == tracks(after, 0)


# --- the end of a round and of the game --------------------------------------------------------------------


def last_pass(game: str, *players: dict[str, Any], **changes: Any) -> Position:
    """After a pass of seat 0 in a position where no one has anything to do."""
    before = position(game, "feeding", *players, **changes)
    assert {"pass"} == rules.legal_moves(before, 0)
    return rules.play(before, 0, "pass")


@EVERY
def test_t106_starved_species_are_replaced_by_cards(game: str) -> None:
    after = last_pass(
        game, player(species("horns climbing"), species(population=3, food=2)), player(species(food=1))
    )
    assert ([(1, 2, 0)], 2) == (tracks(after, 0), after["players"][0]["bag"])
    # two for the traits, then the deal: three and one for a species
    assert [6, 4] == [len(p["hand"]) for p in after["players"]]
    assert (3, 1, "food", 1) == tuple(after[key] for key in ("round", "first_player", "phase", "to_move"))


@EVERY
def test_t108_who_has_lost_all_gets_a_species_and_four_cards(game: str) -> None:
    after = last_pass(game, player(), player(species(food=1)))
    assert ([(1, 1, 0)], 4) == (tracks(after, 0), len(after["players"][0]["hand"]))


@pytest.mark.parametrize(("game", "expected"), [(DE, [1, 2]), (EN, [1, 2]), (JA, [0, 2])])
def test_t110_wiped_out_in_the_last_round(game: str, expected: list[int]) -> None:
    after = last_pass(game, player(), player(species(food=1)), final_round=2)
    assert ("over", None, 1) == (after["phase"], after["to_move"], after["first_player"])
    assert expected == rules.scores(after)


@EVERY
def test_t112_t114_the_deal_that_shuffles_begins_the_last_round(game: str) -> None:
    pile = [f"climbing:{n}" for n in (1, 2, 3, 4, 5)]
    seats = (player(species(food=1)), player(species(food=1)))
    exact = last_pass(game, *seats, draw_pile=[*pile, "horns:1", "horns:2", "horns:4"], discard_pile=pile)
    assert (None, 0) == (exact["final_round"], len(exact["draw_pile"]))
    short = last_pass(game, *seats, draw_pile=[*pile, "horns:1", "horns:2"], discard_pile=pile)
    assert (3, 3, 4) == (short["round"], short["final_round"], len(short["draw_pile"]))
    assert shuffled(pile, 5, 1)[::-1][1:] == short["draw_pile"]
    assert (2, []) == (short["shuffles"], short["discard_pile"])


@EVERY
def test_a_shuffle_while_feeding_leaves_one_more_round(game: str) -> None:
    hunter = player(species("carnivore", body=4, population=3))
    before = feeding(game, hunter, player(species("foraging:4")), draw_pile=[], discard_pile=["horns:1"])
    after = rules.play(before, 0, "attack 0 1.0")
    assert (3, 2) == (after["final_round"], after["shuffles"])
    assert 1 == len(after["players"][1]["hand"])


@DE_JA
def test_t116_scoring(game: str) -> None:
    rich = player(
        species("horns fat_tissue", body=2, population=3, food=3, fat=1),
        species(population=2, food=2),
        hand="horns:1 horns:2 climbing:1 climbing:2",
        bag=5,
    )
    after = last_pass(game, rich, player(species(food=1)), final_round=2)
    assert [18, 2] == rules.scores(after)
    assert [0] == rules.winners(after)
    assert [0, 0] == fats(after, 0)


@EVERY
def test_t118_ties(game: str) -> None:
    def standing(*worth: tuple[int, int]) -> list[int]:
        """Seats with 40 points of which so many are traits and population."""
        seats = [
            player(species("horns " * traits, population=population), bag=40 - traits - population)
            for traits, population in worth
        ]
        return rules.winners(position(game, "over", *seats, to_move=None))

    assert [0] == standing((5, 9), (5, 8))
    assert [1] == standing((4, 9), (5, 1))
    assert [0, 1] == standing((5, 9), (5, 9))


# --- whose turn it is --------------------------------------------------------------------------------------


def test_the_window_goes_round_until_all_passed_in_a_row() -> None:
    clever = [player(species("intelligence", population=6), hand="horns:1 horns:2") for _ in range(3)]
    before = position(DE, "window", *clever, next_feeder=1, to_move=1, watering_hole=9)
    after = rules.play(before, 1, "pass")
    assert (2, [1]) == (after["to_move"], after["progress"]["passed"])
    after = rules.play(after, 2, "intelligence 0 horns:1")
    assert (2, []) == (after["to_move"], after["progress"]["passed"])
    for seat in (2, 0, 1):
        assert (seat, "window") == (after["to_move"], after["phase"])
        after = rules.play(after, seat, "pass")
    assert (1, "feeding", []) == (after["to_move"], after["phase"], after["progress"]["passed"])


def test_after_the_action_intelligence_is_possible_in_the_own_turn() -> None:
    clever = player(species("intelligence", population=6), hand="horns:1")
    for game in (JA, EN):
        after = rules.play(feeding(game, clever, watering_hole=9), 0, "feed 0")
        assert (0, True) == (after["to_move"], after["progress"]["acted"])
        assert {"pass", "intelligence 0 horns:1"} == rules.legal_moves(after, 0)
        passed = rules.play(after, 0, "pass")
        assert (1, []) == (passed["to_move"], passed["progress"]["passed"])
        spent = rules.play(after, 0, "intelligence 0 horns:1")
        assert 1 == spent["to_move"]


def test_feeding_ends_when_all_with_an_option_pass_in_a_row() -> None:
    fat = [player(species("fat_tissue", food=1)) for _ in range(3)]
    before = position(DE, "feeding", *fat, watering_hole=2)
    after = rules.play(before, 0, "pass")
    after = rules.play(after, 1, "feed 0")
    assert (2, []) == (after["to_move"], after["progress"]["passed"])
    after = rules.play(after, 2, "pass")
    after = rules.play(after, 0, "pass")
    assert (3, "food") == (after["round"], after["phase"])


def test_quick_variant_everybody_plays_at_once() -> None:
    seats = [player(species(), hand="horns:1") for _ in range(3)]
    before = position(DE, "play", *seats, first_player=1, to_move=1, rules={"simultaneous_play": True})
    after = rules.play(before, 0, "done")
    assert (1, [0]) == (after["to_move"], after["progress"]["done"])
    assert set() == rules.legal_moves(after, 0)
    after = rules.play(after, 1, "done")
    assert 2 == after["to_move"]


# --- the worked example ------------------------------------------------------------------------------------


def test_the_second_round_of_the_example() -> None:
    """Rules 7.3: seats are Marie, Lukas, Nina; Marie begins."""
    marie = player(species(), species("long_neck", body=3, population=2, hidden="fertile"), bag=2)
    lukas = player(species("cooperation", body=4, population=2, hidden="carnivore"), species(), bag=3)
    nina = player(species("foraging hard_shell", population=4), bag=2)
    now = position(
        DE,
        "play",
        marie,
        lukas,
        nina,
        to_move=2,
        watering_hole=7,
        food_cards=["ambush:-3", "carnivore:0", "climbing:1"],
    )
    now = rules.play(now, 2, "done")
    assert ("effects", 0, 5) == (now["phase"], now["to_move"], now["watering_hole"])
    now = rules.play(now, 0, "effect 1 fertile")
    assert ("feeding", 0) == (now["phase"], now["to_move"])
    assert [(1, 1, 0), (3, 3, 1)] == tracks(now, 0)
    now = rules.play(now, 0, "feed 0")
    assert {"attack 0 0.0", "attack 0 0.1", "attack 0 1.1", "feed 1"} == rules.legal_moves(now, 1)
    now = rules.play(now, 1, "attack 0 0.0")
    assert ([(4, 2, 1), (1, 1, 1)], 3) == (tracks(now, 1), now["players"][0]["bag"])
    now = rules.play(now, 2, "feed 0")
    assert ([(1, 4, 2)], 2) == (tracks(now, 2), now["watering_hole"])
    now = rules.play(now, 0, "feed 0")
    now = rules.play(now, 1, "attack 0 0.0")
    assert ([(4, 2, 2), (1, 1, 1)], [(3, 2, 2)]) == (tracks(now, 1), tracks(now, 0))
    now = rules.play(now, 2, "feed 0")
    assert ("food", 3, 1, 0) == tuple(now[key] for key in ("phase", "round", "first_player", "watering_hole"))
    assert [5, 6, 5] == [p["bag"] for p in now["players"]]
    assert [(1, 3, 0)] == tracks(now, 2)
