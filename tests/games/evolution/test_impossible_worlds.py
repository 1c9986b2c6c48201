"""Worlds made up from what a seat sees: cards lying face down must suit their species, if any can."""

from evolution_qt.core.game import Observation
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.evolution.cards import UNKNOWN, Card
from evolution_qt.games.evolution.observation import unseen
from tests.positions import check_order
from tests.scene import Scene, scene


def seen_with_few_cards(edition: str, row: str, *left: str) -> Scene:
    """A position with cards face down in which only the cards *left* are unseen."""
    table = scene(edition, "b1", row, "b1", phase="play")
    state = table.state
    keep = [table.rules.table.numbers[Card(*_parts(card))] for card in left]
    state.draw_pile = [UNKNOWN] * (len(left) - sum(s.hidden.count(UNKNOWN) for s in state.players[1].species))
    rest = unseen(state)
    for card in keep:
        rest.remove(card)
    state.discard_pile += rest
    return table


def _parts(card: str) -> tuple[str, int]:
    trait, _, food = card.partition(":")
    return trait, int(food)


def test_a_card_beside_a_known_one_is_another_trait(edition: str) -> None:
    """Someone may know one of two cards lying face down; the other one is no second of its kind."""
    table = seen_with_few_cards(edition, "climbing hidden(horns:1,?)", "horns:2", "climbing:5", "fertile:2")

    for seed in range(20):
        world = table.rules.determinize(Observation(0, table.state), Rng(seed))
        species = world.players[1].species[0]
        assert {"horns:1", "fertile:2"} == {str(table.rules.table.cards[card]) for card in species.hidden}
        assert 3 == species.mask.bit_count()
        assert 2 == len(world.draw_pile)


def test_dealing_starts_anew_when_the_cards_do_not_suit(edition: str) -> None:
    """If the first species takes what only the second could use, all is dealt again."""
    table = seen_with_few_cards(edition, "hidden(?) | horns hidden(?)", "horns:2", "fertile:2")

    for seed in range(20):
        world = table.rules.determinize(Observation(0, table.state), Rng(seed))
        first, second = world.players[1].species
        assert ["horns:2", "fertile:2"] == [
            str(table.rules.table.cards[species.hidden[0]]) for species in (first, second)
        ]
        table.rules.check(world)


def test_an_impossible_view_leaves_the_face_unknown(edition: str) -> None:
    """Where no card suits, there is no such world; no call waits for ever and no card is lost."""
    table = seen_with_few_cards(edition, "horns hidden(?)", "horns:2")

    world = table.rules.determinize(Observation(0, table.state), Rng(1))

    assert (UNKNOWN,) == world.players[1].species[0].hidden
    assert 1 << game(edition).table.index["horns"] == world.players[1].species[0].mask


def test_what_lies_open_to_a_seat_stays_in_every_world(edition: str) -> None:
    """Known cards set aside, in the pile and in a hand stay; only blanks are filled, and all is in order."""
    table = scene(
        edition,
        "b1",
        "b1",
        phase="play",
        hands=["horns:3 climbing:2", "? fertile:2"],
        removed="foraging:2 ? ambush:1",
        draw_pile="long_neck:9 ? horns:1",
    )

    for seed in range(10):
        world = Scene(table.rules, table.rules.determinize(Observation(0, table.state), Rng(seed)))
        assert ["climbing:2", "horns:3"] == world.hand(0)
        assert "fertile:2" in world.hand(1)
        assert {"foraging:2", "ambush:1"} <= set(world.removed)
        assert ["long_neck:9", "horns:1"] == world.draw_pile[::2]
        assert "?" not in world.text
        world.rules.check(world.state)
        check_order(world.state)


def test_an_observation_keeps_nothing_that_tells(edition: str) -> None:
    """No seed, no generator, no list of steps that only the seat to move may know (R63)."""
    table = scene(
        edition, "carnivore intelligence b4 p2", "b2 p2 climbing", "b1", hands=["horns:3", "horns:2", ""]
    )
    state = table.state
    state.seed, state.chance = 77, 99
    steps = table.rules.legal(state)

    for viewer in (-1, 0, 1, 2):
        seen = table.rules.observe(state, viewer).state
        assert [0, 0] == [seen.seed, seen.chance]
        assert (steps if viewer == 0 else None) == seen.options
    world = table.rules.determinize(Observation(1, state), Rng(4))
    assert world.options is None
    assert Rng(4).state == world.chance
