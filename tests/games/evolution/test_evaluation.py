"""A turn of card play as opponents put it together."""

import pytest

from evolution_qt.core.action import NOBODY
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.evolution.catalogue import KEYS
from evolution_qt.games.evolution.state import PLAY
from tests.scene import DE, JA, scene


def lines(table, spare=None):
    """Return the steps worth trying, in words."""
    turn = table.rules.evaluation().turn(table.state)
    cards = turn.spare(table.state, 0) if spare is None else spare
    return [
        table.rules.write(table.rules.spoken(table.state, 0, [step]))
        for step in turn.worth_trying(table.state, 0, cards)
    ]


def test_what_any_card_buys_is_bought_with_the_smaller_number():
    """Two cards of one trait are worth the same in hand but for the watering hole."""
    table = scene(DE, "b1", "b1", "b1", phase="play", hands=["horns:1 horns:5"])

    assert [
        "trait 0 horns:1",
        "body 0 horns:1",
        "population 0 horns:1",
        "species left horns:1",
        "species right horns:1",
        "trait 0 horns:5",
    ] == lines(table)


def test_only_spare_cards_are_spent():
    table = scene(DE, "b1", "b1", "b1", phase="play", hands=["horns:1 carnivore:0"])
    horns = table.state.players[0].hand[-1]

    assert not [line for line in lines(table, [horns]) if line.startswith(("body", "population", "species"))
                and "carnivore" in line]  # fmt: skip


def test_no_card_laid_this_turn_is_thrown_away():
    """The same could be had for a card less."""
    table = scene(JA, "hidden(horns) carnivore", "b1", "b1", phase="play", hands=["fertile:2"])

    found = lines(table)

    assert "trait 0 fertile:2 replacing carnivore" in found
    assert "discard 0 carnivore" in found
    assert not [line for line in found if line.endswith("horns")]


@pytest.mark.parametrize("key", KEYS)
def test_steps_worth_trying_are_legal_and_reach_everything(key):
    """Whatever is left out comes to the same as something that is not, or spends more."""
    rules = game(key)
    evaluation = rules.evaluation()
    state = rules.new(3, 4)
    rng = Rng(4)
    while state.to_move >= 0:
        if (turn := evaluation.turn(state)) is not None:
            seat = state.to_move
            legal = rules.legal(state)
            tried = turn.worth_trying(state, seat, state.players[seat].hand)
            assert set(tried) <= set(legal)
            assert turn.stop in legal
            assert turn.stop not in tried
        rules.apply(state, rules.sample(state, rng))


def test_orders_of_the_same_steps_come_to_the_same():
    table = scene(DE, "b1", "b1", "b1", phase="play", hands=["horns:1 fertile:2 scavenger:3"])
    turn = table.rules.evaluation().turn(table.state)
    one, other = turn.fork(table.state, 0), turn.fork(table.state, 0)
    assert PLAY == one.phase

    def play(state, *said):
        for line in said:
            table.rules.apply(state, table.rules.actions(state, 0, table.read(line))[0])

    play(one, "body 0 horns:1", "trait 0 fertile:2")
    play(other, "trait 0 fertile:2", "body 0 horns:1")
    assert turn.result(one, 0) == turn.result(other, 0)
    play(one, "species left scavenger:3")
    play(other, "species right scavenger:3")
    assert turn.result(one, 0) != turn.result(other, 0)


def test_a_fork_can_lack_a_card():
    table = scene(DE, "b1", "b1", "b1", phase="play", hands=["horns:1 fertile:2"])
    turn = table.rules.evaluation().turn(table.state)

    fork = turn.without(table.state, 0, table.state.players[0].hand[0])

    assert 1 == len(fork.players[0].hand)
    assert 2 == len(table.state.players[0].hand)


@pytest.mark.parametrize(
    ("phase", "hand", "one", "other", "same"),
    [
        ("food", "horns:1 fertile:7", "food horns:1", "food fertile:7", True),
        ("play", "horns:1 fertile:7", "trait 0 horns:1", "trait 0 fertile:7", True),
        ("play", "horns:1 fertile:7", "trait 0 horns:1", "trait 1 horns:1", False),
        ("play", "horns:1 fertile:7", "body 0 horns:1", "body 0 fertile:7", False),
        ("play", "horns:1 fertile:7", "species left horns:1", "species right horns:1", False),
    ],
)
def test_others_see_all_of_a_step_but_the_face_of_a_card_laid_face_down(phase, hand, one, other, same):
    """The food card and traits lie face down (000:49, 61); what is paid with lies open (000:71-77)."""
    table = scene(DE, "b1 | b1", "b1", "b1", phase=phase, hands=[hand, "horns:2", "horns:3"])
    rules, state = table.rules, table.state
    evaluation = rules.evaluation()
    first, second = [rules.actions(state, 0, rules.read(line))[0] for line in (one, other)]

    assert same == (evaluation.shown(state, first, 1) == evaluation.shown(state, second, 1))
    assert first == evaluation.shown(state, first, 0)
    assert second == evaluation.shown(state, second, 0)


def test_an_attack_is_made_against_the_owner_of_its_prey():
    """Also against its own player (000:105)."""
    table = scene(DE, "b6 p3 carnivore | b1 p2", "b2 p4", "b2 p2", watering_hole=2)
    evaluation = table.rules.evaluation()

    def target(line):
        return evaluation.target(table.state, table.rules.actions(table.state, 0, table.read(line))[0])

    assert [0, 2, NOBODY] == [target(line) for line in ("attack 0 0.1", "attack 0 2.0", "feed 1")]
