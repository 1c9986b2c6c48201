"""What a card would bring for the worse is said while it is over its place."""

import pytest

from evolution_qt.games.evolution.moves import LEFT, Move
from evolution_qt.ui.evolution.preview import card_warnings
from evolution_qt.ui.table.naming import Names
from tests.positions import position
from tests.ui.beginning.tables import seated
from tests.ui.evolution.tables import Player

MUST = "A Carnivore must attack while it is hungry."
FULL = "It is protected only while it is full; until then it can be attacked."
NAMES = Names(("Anna", "Björn", "Chiara"))


def over(player, start, end):
    """Carry a card over a place, and return what is said there."""
    player.press(start)
    player.move(start, end)
    hint = player.table.board.previews.note
    lines = [] if hint is None else list(hint.lines)
    player.release(end)
    return [line.replace("\u00a0", " ") for line in lines]


@pytest.mark.parametrize(
    ("own", "others", "card", "said"),
    [
        (["b3 p2", "b1 p1"], ["b1 p1"], "carnivore:1", MUST),
        (["b3 p2", "b1 p1"], ["b4 p1"], "carnivore:1", "As things stand, the bison will have to eat your "),
        (["b3 p2", "b1 p1", "b2 p1"], ["b4 p1"], "carnivore:1", "have to eat one of your other species."),
        (["b3 p2"], ["b4 p1"], "burrowing:1", FULL),
        (["b3 p2"], ["b4 p1"], "climbing:1", ""),
        (["b3 p2"], ["b4 p1"], "carnivore:1", ""),
    ],
)
def test_a_trait_of_evolution_says_what_it_brings(qtbot, own, others, card, said):
    game, state = position(own, others, ["b6 p1"], phase="play", hand=[card], watering_hole=4)
    player = Player(qtbot, game, state)

    first, *more = over(player, player.card(0), player.spot("trait", 0, 0))

    assert first.startswith("New trait: ")
    assert len(more) == bool(said)
    assert said in " ".join(more)


def test_a_new_species_can_become_the_only_prey(qapp):
    """A Carnivore that finds nothing now would have to eat it; on the left all others move on."""
    game, state = position(["b3 p2 carnivore:1"], ["b4 p1"], ["b6 p1"], phase="play", hand=["horns:3"])
    card = game.read("species right horns:3").card

    for side in ("", LEFT):
        (line,) = card_warnings(game, state, 0, Move("species", card=card, side=side), NAMES)
        assert "will have to eat your " in line


def test_what_was_so_before_is_not_said_of_every_card(qapp):
    game, state = position(
        ["b3 p2 carnivore:1", "b1 p1"], ["b4 p1"], ["b6 p1"], phase="play", hand=["horns:3", "climbing:3"]
    )
    card = game.read("body 0 horns:3").card

    assert [] == card_warnings(game, state, 0, Move("population", 0, card), NAMES)
    assert [] == card_warnings(game, state, 0, Move("body", 1, card), NAMES)


def test_the_third_card_of_a_hunter_says_that_it_will_eat_an_own_species(qtbot):
    """The sign counted what starves, and no word told what would be eaten."""
    player = seated(qtbot, "2/0 carnivore | 1/0", "1/0", hands=("horns",), phase="play", watering_hole=6)

    lines = over(player, player.held("horns"), player.spot("population", 0))

    assert any(line.startswith("As things stand, your Carnivores will have to eat your ") for line in lines)


@pytest.mark.parametrize(("own", "said"), [("1/0 | 1/0", True), ("1/0", False)])
def test_a_new_hunter_of_the_beginning_says_that_it_must_attack(qtbot, own, said):
    other = "2/0" if said else "2/0 flight"
    player = seated(qtbot, own, other, hands=("carnivore",), phase="play", watering_hole=6)

    lines = over(player, player.held("carnivore"), player.spot("trait", 0))

    assert said == (MUST in lines)


def test_where_a_carnivore_must_attack_the_ribbon_says_must(qtbot):
    game, state = position(["b4 p2 carnivore:1", "b1 p1 f1"], ["b5 p1"], phase="feeding", watering_hole=3)
    ribbon = Player(qtbot, game, state).table.top.ribbon

    assert "Anna: A hungry Carnivore must attack." == ribbon.look.sentence.replace("\u00a0", " ")
