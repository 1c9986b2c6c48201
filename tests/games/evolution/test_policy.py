"""The quick judgement of the greedy opponent: what it prefers, and that it only ever takes a step offered."""

from random import Random

from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.evolution import policy
from evolution_qt.games.evolution.rules import Evolution
from tests.games.evolution.test_new_trait import GAMES as WITH_ANOTHER_TRAIT
from tests.scene import DE, EN, JA, Scene, editions, scene


def suggested(table: Scene, seed: int = 1) -> str:
    """The line of the step that looks best; asking changes nothing."""
    before = table.text
    rules, state = table.rules, table.state
    step = rules.suggest(state, rules.legal(state), Rng(seed, "policy"))
    assert step in rules.legal(state)
    assert before == table.text
    return rules.write(rules.spoken(state, state.to_move, [step]))


def test_the_only_step_is_taken(edition: str) -> None:
    table = scene(edition, "b1 p1", "b1 p1", phase="play", to_move=0)

    assert "done" == suggested(table)


def test_plant_eaters_want_much_food_and_carnivores_little(edition: str) -> None:
    """The trait of both cards is worth the same, so that only the food counts."""
    hands = ["horns:1 horns:5", ""]
    cards = [None, "carnivore:3"]

    eater = scene(edition, "b1 p3", "b1", phase="food", hands=hands, food_cards=cards)
    hunter = scene(edition, "b1 | carnivore b4 p3", "b1", phase="food", hands=hands, food_cards=cards)

    assert "food horns:5" == suggested(eater)
    assert "food horns:1" == suggested(hunter)


def test_the_more_useful_trait_stays_in_the_hand(edition: str) -> None:
    """Of two cards with equal food the weaker trait feeds the watering hole."""
    table = scene(
        edition, "b1 p3", "b1", phase="food", hands=["foraging:3 ambush:3", ""], food_cards=[None, "horns:3"]
    )

    assert "food ambush:3" == suggested(table)


def test_a_first_card_founds_a_species_and_a_fifth_does_not(edition: str) -> None:
    """A few species are better than one, more are not."""
    few = scene(edition, "b1", "b1", phase="play", hands=["ambush:3", ""])
    many = scene(edition, " | ".join(["b5 p5"] * 5), "b1", phase="play", hands=["ambush:3", ""])

    assert "species" == suggested(few).split()[0]
    assert "species" != suggested(many).split()[0]


def test_carnivore_is_laid_only_on_a_large_species(edition: str) -> None:
    """Where nothing smaller can be eaten, Carnivore starves; a trait that suits none stays in the hand."""
    row = "b3 p6 | b6 p6 | b6 p6 | b6 p6"
    large = scene(edition, row, "b1", phase="play", hands=["carnivore:3", ""])
    small = scene(edition, "b1 p6 | b1 p6 | b1 p6 | b1 p6", "b1", phase="play", hands=["carnivore:3", ""])

    assert "trait" == suggested(large).split()[0]
    assert "trait" != suggested(small).split()[0]


def test_what_helps_hunting_is_laid_on_a_hunter(edition: str) -> None:
    """Pack Hunting is worth something to a Carnivore alone, Foraging to all others."""
    row = "carnivore b6 p6 | b6 p6 | b6 p6 | b6 p6"
    pack = scene(edition, row, "b1", phase="play", hands=["pack_hunting:1", ""])
    plants = scene(edition, row, "b1", phase="play", hands=["foraging:2", ""])

    assert "trait 0 pack_hunting:1" == suggested(pack)
    assert "trait" == suggested(plants).split()[0]
    assert "trait 0 foraging:2" != suggested(plants)


def test_a_card_is_kept_rather_than_wasted(edition: str) -> None:
    """Nothing of a large, full row needs it."""
    row = " | ".join(["b6 p6 foraging long_neck"] * 4)
    table = scene(edition, row, "b1", "b1", phase="play", hands=["long_neck:9", "", ""])

    assert "done" == suggested(table)


def test_a_trait_is_replaced_by_a_much_better_one_only(edition: str) -> None:
    """Ambush on a plant eater is worth less than a Long Neck and the card it costs."""
    row = " | ".join(["b6 p6 ambush horns foraging"] * 4)
    useful = scene(edition, row, "b1", "b1", phase="play", hands=["long_neck:9", "", ""])

    assert "replacing ambush" in suggested(useful)


@editions(JA)
def test_no_trait_is_thrown_away(edition: str) -> None:
    """Free discarding is never worth it by itself."""
    table = scene(edition, "b1 horns", "b1", phase="play")

    assert "discard 0 horns" in table.listed()
    assert "done" == suggested(table)


def test_population_grows_while_plants_are_to_be_had(edition: str) -> None:
    """Little demand: more population; a great demand: a larger body."""
    little = scene(edition, "b5 | b5 | b5 | b5", "b1", phase="play", watering_hole=9, hands=["ambush:3", ""])
    great = scene(edition, " | ".join(["b1 p4"] * 4), "b1", phase="play", hands=["ambush:3", ""])

    assert "population" == suggested(little).split()[0]
    assert "body" == suggested(great).split()[0]


def test_the_larger_meal_is_taken(edition: str) -> None:
    """Foraging brings a second plant, and declining it is worse."""
    table = scene(edition, "b1 p4 | b1 p4 foraging", "b1", watering_hole=5)

    assert "feed 1" == suggested(table)


def test_the_attack_that_hurts_others_more_is_taken(edition: str) -> None:
    """More meat, and no own population lost."""
    table = scene(edition, "carnivore b6 p6 | b1 p2", "b1 p2 | b4 p2")

    assert "attack 0 1.1" == suggested(table)


@editions(DE)
def test_a_fed_storer_attacks_or_lets_it_be(edition: str) -> None:
    """To pass is worth nothing, so that a harmless attack is better and one on Horns is worse."""
    plain = scene(edition, "carnivore fat_tissue b4 p1 f1", "b1 p2")
    horned = scene(edition, "carnivore fat_tissue b4 p2 f2 | b1 p1 f1", "b3 p1 f1 horns defensive_herding")

    assert "attack 0 1.0" == suggested(plain)
    assert "pass" in horned.listed()
    assert suggested(horned) in horned.listed()


@editions(EN)
def test_cards_are_paid_for_a_hungry_species_that_would_starve(edition: str) -> None:
    """Two plants for a card are a bargain where the watering hole is empty; fat is not worth a card."""
    starving = scene(edition, "intelligence b1 p4", "b1", hands=["ambush:3", ""])
    storing = scene(edition, "intelligence fat_tissue b1 p1 f1", "b1 p5", hands=["ambush:3", ""])

    assert "intelligence 0 ambush:3" == suggested(starving)
    assert "pass" == suggested(storing)


def test_the_least_useful_card_pays() -> None:
    """An attack that ignores Climbing is paid with Ambush rather than with Foraging."""
    table = scene(
        DE,
        "carnivore intelligence b4 p4",
        "climbing b2 p2",
        hands=["ambush:3 foraging:2", ""],
    )
    step = next(one for one in table.rules.legal(table.state) if one >> 32)
    table.rules.apply(table.state, step)

    paying = table.rules.suggest(table.state, table.rules.legal(table.state), Rng(1))

    assert "ambush:3" == str(table.rules.table.cards[paying & 0xFFF])


def test_long_neck_waits_for_other_effects() -> None:
    """It eats where Fat Tissue could have filled the board."""
    table = scene(DE, "long_neck fat_tissue b3 p1 fat1", "b1", phase="effects", to_move=0)

    assert {"effect 0 long_neck", "effect 0 fat_tissue"} == set(table.listed())
    assert "effect 0 fat_tissue" == suggested(table)


def test_equally_good_steps_are_equally_likely(edition: str) -> None:
    """Chance decides between equals, and the same generator decides alike."""
    table = scene(edition, "b1 p2 | b1 p2 | b1 p2", "b1", watering_hole=9)

    chosen = [suggested(table, seed) for seed in range(30)]

    assert {"feed 0", "feed 1", "feed 2"} == set(chosen)
    assert chosen == [suggested(table, seed) for seed in range(30)]


def test_a_trait_nobody_judged_has_the_usual_worth() -> None:
    """The greedy opponent plays an eighteenth trait too."""
    for rules in WITH_ANOTHER_TRAIT:
        rng = Rng(2, "policy")
        state = rules.new(3, 5)
        while state.to_move >= 0:
            rules.apply(state, rules.suggest(state, rules.legal(state), rng))
        rules.check(state)


def test_random_games_are_played_to_their_end(edition: str) -> None:
    """From the list and without one, and the number of steps is told."""
    rules: Evolution = game(edition)
    listed, sampled = rules.new(3, 8), rules.new(3, 8)
    random = Random(8)

    steps = policy.play_listed(rules, listed, random.random), policy.play_sampled(rules, sampled, Rng(8))

    assert [-1, -1] == [listed.to_move, sampled.to_move]
    assert all(60 < count < 1000 for count in steps)
    rules.check(listed)
    rules.check(sampled)
