"""Moves of several steps, ways to decline in an attack, and editions that print less."""

from dataclasses import replace

from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.evolution.editions import EDITIONS
from evolution_qt.games.evolution.rules import Evolution
from tests.contract.games import stages
from tests.games.evolution.test_new_trait import position
from tests.scene import BYSTANDER, Scene, scene

CHAIN = "foraging cooperation fat_tissue b3"


def test_an_attack_goes_on_until_its_cards_are_paid(edition: str) -> None:
    """Step by step a search makes the same line as a person (docs/notation.md, Moves)."""
    table = scene(
        edition,
        "carnivore intelligence b4 p3",
        "climbing horns b2 p2 | b1",
        BYSTANDER,
        hands=["foraging:2 fertile:2 fertile:3"],
    )
    rules, state = table.rules, table.state.clone()
    attack = next(
        s for s in rules.legal(state) if rules.spoken(state, 0, [s]).ignoring == ("climbing", "horns")
    )
    steps = [attack]
    complete = [rules.completes(state, attack)]
    rules.apply(state, attack)
    while state.pending:
        assert [] != rules.legal(state)
        steps.append(rules.legal(state)[-1])
        complete.append(rules.completes(state, steps[-1]))
        rules.apply(state, steps[-1])
    line = rules.write(rules.spoken(table.state, 0, steps))

    assert [False, False, True] == complete
    assert "attack 0 1.0 ignoring climbing,horns paying fertile:3,foraging:2" == line
    table.play(line)
    assert table.position == rules.dump(state)
    assert ["fertile:2"] == table.hand(0)


def test_cards_are_paid_in_ascending_order(edition: str) -> None:
    """Each set of cards is one way to pay, not one for each order."""
    table = scene(
        edition,
        "carnivore intelligence b4 p3",
        "climbing horns b2 p2",
        BYSTANDER,
        hands=["ambush:1 horns:2 horns:3 horns:3"],
    )
    pairs = [line.split()[-1] for line in table.listed() if "climbing,horns" in line]

    assert pairs == sorted(set(pairs))
    assert {
        "ambush:1,horns:2",
        "ambush:1,horns:3",
        "horns:2,horns:3",
        "horns:3,horns:3",
    } == set(pairs)


def test_a_step_that_is_no_attack_is_a_whole_move(edition: str) -> None:
    table = scene(edition, "b1 p2", "b1", watering_hole=2)

    assert [True] == [table.rules.completes(table.state, step) for step in table.rules.legal(table.state)]


def test_an_ignoring_attack_with_a_storer_nobody_feeds_is_listed_once(edition: str) -> None:
    """Fat Tissue beside the hunter has nothing to decline while nothing is passed on."""
    table = scene(
        edition,
        "carnivore intelligence b4 p3 | b1 p1 f1 fat_tissue",
        "climbing b2 p2",
        BYSTANDER,
        hands=["ambush:1"],
    )

    attacks = [line for line in table.listed() if line.startswith("attack 0 1.0")]

    assert ["attack 0 1.0 ignoring climbing paying ambush:1"] == attacks


def test_declining_what_would_not_come_is_not_listed(edition: str) -> None:
    """Who declines passes nothing on, so what the next one declines makes no difference."""
    table = scene(
        edition,
        "carnivore cooperation b4 p1 | cooperation fat_tissue p1 f1 | fat_tissue p1 f1",
        "b3 p2",
        BYSTANDER,
    )

    attacks = [line for line in table.listed() if line.startswith("attack 0 1.0")]

    assert {
        "attack 0 1.0",
        "attack 0 1.0 declining fat:1",
        "attack 0 1.0 declining fat:2",
    } == set(attacks)
    assert 3 == len(attacks)


def test_a_state_with_unknown_cards_can_be_checked(edition: str) -> None:
    """What a seat sees has as many cards as the deck, known or not."""
    rules = game(edition)
    for state in stages(rules, 3, 4, every=40):
        for viewer in (-1, 0, 2):
            rules.check(rules.observe(state, viewer).state)


def test_an_edition_may_leave_traits_out() -> None:
    """Without Horns and Scavenger nothing is worth ignoring but what stands in the way; all else stays."""
    for edition in EDITIONS:
        for left_out in ({"horns", "scavenger"}, {"scavenger"}, {"warning_call", "fat_tissue"}):
            prints = tuple(p for p in edition.prints if p.trait.key not in left_out)
            rules = Evolution(replace(edition, key=f"{edition.key}-less", prints=prints))
            ignored = set()
            for seed in range(2):
                rng = Rng(seed, "less")
                state = rules.new(3, seed)
                while state.to_move >= 0:
                    rules.check(state)
                    for move in rules.moves(state):
                        ignored.update(move.ignoring)
                    rules.apply(state, rules.sample(state, rng))
                    if state.pending:
                        rules.apply(state, rules.sample(state, rng))
                    while state.pending:
                        rules.apply(state, rules.sample(state, rng))
            hunted = position(rules, "carnivore intelligence", "climbing")
            ignored.update(*(move.ignoring for move in rules.moves(hunted)))
            assert {"climbing"} <= ignored
            assert not left_out & ignored


def test_a_copy_goes_its_own_way(edition: str) -> None:
    """What a search does to a copy no one sees in the game."""
    table = scene(edition, "b1 p2", "b1 p2", watering_hole=4)
    before = table.text

    copy = table.rules.copy(table.state)
    table.rules.apply(copy, table.rules.legal(copy)[0])

    assert before == table.text
    assert 3 == copy.watering_hole


def test_every_step_is_found_again_from_its_line(edition: str) -> None:
    """Along a chain of takings that can each be declined, written, read and made steps of again."""
    plants = scene(
        edition,
        f"{CHAIN} p2 f1 | {CHAIN} p2 | foraging fat_tissue b3 p1",
        "b1",
        "b1",
        watering_hole=12,
    )
    meat = scene(
        edition,
        "carnivore cooperation fat_tissue b5 p2 | fat_tissue scavenger p1 f1 b3 | fat_tissue scavenger b2",
        "b3 p2 horns",
        "b1",
    )

    for table, least in ((plants, 10), (meat, 6)):
        rules, state = table.rules, table.state
        steps = rules.legal(state)
        lines = [rules.write(rules.spoken(state, 0, [step])) for step in steps]
        assert [[step] for step in steps] == [rules.actions(state, 0, rules.read(line)) for line in lines]
        assert len(set(lines)) == len(lines) >= least
        outcomes = set()
        for line in lines:
            assert table.can(line), line
            after = Scene(rules, rules.load(table.position)).play(line)
            outcomes.add(after.text)
        assert len(outcomes) == len(lines), "two ways to decline come to the same"


def test_each_declined_taking_is_that_of_its_species(edition: str) -> None:
    """Foraging here and fat there: only what is named is left."""
    row = f"{CHAIN} p2 f1 | {CHAIN} p2 | foraging fat_tissue b3 p1"
    eaten = {}
    for declining in (
        "",
        " declining foraging:0",
        " declining fat:0",
        " declining foraging:1",
        " declining fat:2",
    ):
        table = scene(edition, row, "b1 p6", BYSTANDER, watering_hole=12).play(f"feed 0{declining}")
        eaten[declining] = [f"{food}+{fat}" for food, fat in zip(table.food(0), table.fat(0), strict=True)]

    assert {
        "": ["2+1", "2+0", "1+1"],
        " declining foraging:0": ["2+0", "2+0", "1+1"],
        " declining fat:0": ["2+0", "2+0", "1+1"],
        " declining foraging:1": ["2+1", "1+0", "1+1"],
        " declining fat:2": ["2+1", "2+0", "1+0"],
    } == eaten
