"""What play meets only in positions that were written by hand, or as one seat sees them."""

import pytest

from evolution_qt.core.errors import BadInput
from evolution_qt.games.evolution.moves import Move
from tests.scene import BYSTANDER, DE, EN, JA, Scene, editions, scene


def stopped_at_an_unknown_face(table: Scene, line: str) -> str:
    """The place named when a move cannot be finished; nothing has changed then."""
    before = table.text
    with pytest.raises(BadInput) as stopped:
        table.rules.play(table.state, table.to_move, table.read(line))
    assert "unknown_face" == stopped.value.fault.code
    assert before == table.text
    return stopped.value.fault.where


def left_open(table: Scene) -> Scene:
    """The same position loaded without saying who is to move."""
    plain = table.position
    del plain["to_move"]
    return Scene(table.rules, table.rules.load(plain))


# Faces that are not known


def test_a_card_lying_face_down_unknown_stops_the_reveal(edition: str) -> None:
    """No one can say what is turned up, so the move is not made (docs/notation.md, Positions)."""
    table = scene(edition, "b2", "hidden(?)", phase="play", first_player=1, to_move=0)

    stopped_at_an_unknown_face(table, "done")


def test_an_unknown_food_card_stops_the_reveal(edition: str) -> None:
    """The watering hole cannot be filled from a card no one knows."""
    table = scene(edition, "b2", "b2", phase="play", first_player=1, to_move=0, food_cards=["horns:3", "?"])

    stopped_at_an_unknown_face(table, "done")


def test_moves_are_listed_only_for_a_seat_whose_cards_are_known(edition: str) -> None:
    """With `?` in the hand or face down in the own row there is no list; the other seat has its own."""
    hand = scene(edition, "b2", "b2", phase="play", hands=["? horns:1", ""])
    row = scene(edition, "hidden(?)", "b2", phase="play")

    for table in (hand, row):
        with pytest.raises(BadInput) as refused:
            table.listed()
        assert ("unknown_face", "players[0]") == (refused.value.fault.code, refused.value.fault.where)
    row.state.to_move = 1
    assert ["done"] == row.listed()


def test_nobody_has_moves_when_the_game_is_over(edition: str) -> None:
    table = scene(edition, "b2", "b2", phase="over")

    assert [] == table.listed()
    assert [] == table.listed(0)
    assert [] == table.rules.legal(table.state)


# Whom a position asks that does not say


def test_a_single_effect_of_the_first_seat_is_asked_before_that_of_the_next(edition: str) -> None:
    """Where every seat has one effect at most, the first in turn order is asked."""
    table = left_open(
        scene(
            edition,
            "b2 p2 f2",
            "long_neck b2 p2",
            "fertile b2 p2",
            phase="effects",
            first_player=0,
            to_move=0,
            watering_hole=2,
        )
    )

    assert 1 == table.to_move
    assert ["effect 0 long_neck"] == table.listed()
    table.play("effect 0 long_neck")
    assert (1, 3) == (table.species(1, 0).food, table.species(2, 0).population)


def test_a_seat_with_two_effects_is_asked_even_behind_a_single_one(edition: str) -> None:
    """Only an order has to be chosen; the single effect is done by itself."""
    table = left_open(
        scene(
            edition,
            "long_neck b2 p2",
            "long_neck fertile b2 p2",
            "b1",
            phase="effects",
            first_player=0,
            to_move=0,
            watering_hole=2,
        )
    )

    assert 1 == table.to_move


def test_without_any_effect_the_phase_goes_on(edition: str) -> None:
    """A position at the end of the effects is asked who feeds."""
    table = left_open(scene(edition, "b2 p2", "b2 p2", phase="effects", to_move=1, watering_hole=2))

    assert ("feeding", 0) == (table.phase, table.to_move)


# Reasons against what is not there


def test_somebody_without_a_seat_has_no_turn(edition: str) -> None:
    """Whatever is asked of a seat that does not exist, that is the one reason."""
    table = scene(edition, "b2 p2", "b2 p2", watering_hole=2)

    for seat in (-1, 2, 9):
        refusals = table.rules.why_not(table.state, seat, Move("feed", 0))
        assert ["not_your_turn"] == [refusal.code for refusal in refusals]


@pytest.mark.parametrize("target", ["1.1", "1.7", "2.0", "5.0"])
def test_in_another_phase_what_is_not_there_is_said_too(edition: str, target: str) -> None:
    """An attack during card play on a species no one has, with a card no one holds."""
    table = scene(edition, "carnivore intelligence b3", "b1", phase="play")

    assert {"wrong_phase", "no_such_species", "no_such_card"} == table.reasons(
        f"attack 0 {target} ignoring horns paying horns:1"
    )
    assert {"wrong_phase"} == table.reasons("attack 0 1.0")
    assert {"wrong_phase", "no_such_species"} == table.reasons("feed 3")


@pytest.mark.parametrize("target", ["1.1", "2.0", "7.0"])
def test_prey_that_is_not_there_is_said(edition: str, target: str) -> None:
    """The place behind the last species, and the seat behind the last one, are not there."""
    table = scene(edition, "carnivore b3", "b1")

    assert {"no_such_species"} == table.reasons(f"attack 0 {target}")


def test_every_reason_against_an_effect_is_said(edition: str) -> None:
    """A trait without an effect; one used; one that would change nothing, with all that keeps it from it."""
    table = scene(
        edition,
        "long_neck fertile b2 p5",
        "long_neck carnivore b2 p1 f1 | fertile b2 p6 | fat_tissue horns b2 p2 | fertile b2 p2",
        "b1",
        phase="effects",
        to_move=1,
        used=["1.3 fertile"],
        leftover=False,
    )

    assert {"is_carnivore", "no_room"} == table.reasons("effect 0 long_neck")
    assert {"watering_hole_empty", "at_maximum"} == table.reasons("effect 1 fertile")
    assert {"no_room"} == table.reasons("effect 2 fat_tissue")
    assert {"no_such_trait"} == table.reasons("effect 2 horns")
    assert {"no_such_trait"} == table.reasons("effect 2 climbing")
    assert {"wrong_phase"} == table.reasons("effect 3 fertile")
    assert {"no_such_species"} == table.reasons("effect 4 fertile")


# Declining what is not asked


def test_declining_left_of_the_eater_changes_nothing(edition: str) -> None:
    """A meal runs to the right; what a species to the left might take is not refused."""
    plain = scene(edition, "foraging b2 p3 | b2 p3", "b1", watering_hole=4)
    declined = scene(edition, "foraging b2 p3 | b2 p3", "b1", watering_hole=4)

    plain.play("feed 1")
    declined.play("feed 1 declining foraging:0")

    assert plain.text == declined.text
    assert [0, 1] == declined.food(0)


def test_declining_plants_in_an_attack_changes_nothing(edition: str) -> None:
    """Meat is not foraged; beside it fat may be declined at once."""
    table = scene(
        edition,
        "carnivore fat_tissue b4 p2 | foraging fat_tissue b2 p1 f1 scavenger",
        "b3 p2",
        BYSTANDER,
    )

    table.play("attack 0 1.0 declining fat:1,foraging:1")

    assert [0] == table.fat(0)[1:]
    assert [2, 1] == table.food(0)
    assert 1 == table.fat(0)[0]


# No one listens


def test_a_state_nobody_listens_to_changes_all_the_same(edition: str) -> None:
    """Each primitive does without a listener what it does with one."""
    heard, silent = (scene(edition, "b2 p2", "b1").state for _ in range(2))
    heard.sink = []

    for state in (heard, silent):
        species = state.players[0].species[0]
        state.grow_population(0, species)
        state.change_watering_hole(2)

    assert [(3, 2)] * 2 == [(s.players[0].species[0].population, s.watering_hole) for s in (heard, silent)]
    assert 2 == len(heard.sink)
    assert silent.sink is None


@editions(DE, EN)
def test_hard_shell_says_three(edition: str) -> None:
    """The number on the card (000:223)."""
    rules = scene(edition, "b1", "b1").rules

    assert {"bonus": 3} == rules.table.traits[rules.table.index["hard_shell"]].numbers()
    assert {} == rules.table.traits[rules.table.index["horns"]].numbers()


@editions(JA)
def test_hard_shell_says_four(edition: str) -> None:
    """The number on the card (001:116)."""
    rules = scene(edition, "b1", "b1").rules

    assert {"bonus": 4} == rules.table.traits[rules.table.index["hard_shell"]].numbers()
