"""Worlds made up from what a seat sees: cards lying face down must suit their species, if any can."""

from evolution_qt.core.game import Observation
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.evolution.cards import UNKNOWN, Card
from evolution_qt.games.evolution.sight import unseen
from tests.scene import Scene, scene


def seen_with_few_cards(edition: str, row: str, *left: str) -> Scene:
    """A position with cards face down in which only the cards *left* are unseen."""
    table = scene(edition, "b1", row, "b1", phase="play")
    state = table.state
    keep = [table.rules.numbers[Card(*_parts(card))] for card in left]
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
    """Somebody may know one of two cards lying face down; the other one is no second of its kind."""
    table = seen_with_few_cards(edition, "climbing hidden(horns:1,?)", "horns:2", "climbing:5", "fertile:2")

    for seed in range(20):
        world = table.rules.determinize(Observation(0, table.state), Rng(seed))
        species = world.players[1].species[0]
        assert {"horns:1", "fertile:2"} == {str(table.rules.card(card)) for card in species.hidden}
        assert 3 == species.mask.bit_count()
        assert 2 == len(world.draw_pile)


def test_dealing_starts_anew_when_the_cards_do_not_suit(edition: str) -> None:
    """If the first species takes what only the second could use, all is dealt again."""
    table = seen_with_few_cards(edition, "hidden(?) | horns hidden(?)", "horns:2", "fertile:2")

    for seed in range(20):
        world = table.rules.determinize(Observation(0, table.state), Rng(seed))
        first, second = world.players[1].species
        assert ["horns:2", "fertile:2"] == [
            str(table.rules.card(species.hidden[0])) for species in (first, second)
        ]
        table.rules.check(world)


def test_an_impossible_view_leaves_the_face_unknown(edition: str) -> None:
    """Where no card suits, there is no such world; nobody waits for ever and no card is lost."""
    table = seen_with_few_cards(edition, "horns hidden(?)", "horns:2")

    world = table.rules.determinize(Observation(0, table.state), Rng(1))

    assert (UNKNOWN,) == world.players[1].species[0].hidden
    assert 1 << game(edition).table.index["horns"] == world.players[1].species[0].mask
