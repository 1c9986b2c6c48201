"""The laws that every game keeps, in every edition and with every number of players."""

import copy
import re
from types import GetSetDescriptorType, MemberDescriptorType

import pytest

from evolution_qt.core.errors import IllegalMove
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.evolution.moves import Move
from evolution_qt.games.evolution.rules import Evolution
from tests.contract.games import ALL, QUICK, stages
from tests.positions import check_order

MOST_STEPS = 2000
"""No random game comes near it."""

every_game = pytest.mark.parametrize(("key", "seats"), ALL)


@every_game
def test_a_game_is_possible_at_every_step_and_ends(key: str, seats: int) -> None:
    """Invariants hold after each step, someone always has a step, and the game ends."""
    rules = game(key)

    for seed in range(6):
        steps = 0
        for state in stages(rules, seats, seed):
            rules.check(state)
            check_order(state)
            steps += 1
            if state.to_move >= 0:
                legal = rules.legal(state)
                assert legal
                assert len(set(legal)) == len(legal)
        assert steps < MOST_STEPS
        assert state.round == state.final_round
        assert rules.legal(state) == []


@every_game
def test_the_quick_variant_is_possible_at_every_step_and_ends(key: str, seats: int) -> None:
    """Simultaneous card play keeps the same invariants (000:163-165)."""
    rules = game(key).with_options(QUICK)

    for seed in range(2):
        for state in stages(rules, seats, seed):
            rules.check(state)


@every_game
def test_a_clone_is_equal_and_stays_so(key: str, seats: int) -> None:
    """What happens to a clone does not touch the original."""
    rules = game(key)
    rng = Rng(5, "clone")

    for state in stages(rules, seats, 11, every=7):
        before = rules.dump(state)
        clone = state.clone()
        assert before == rules.dump(clone)
        for _ in range(6):
            if clone.to_move >= 0:
                rules.apply(clone, rules.sample(clone, rng))
        assert before == rules.dump(state)


def test_a_clone_shares_nothing_that_can_change() -> None:
    """Each attribute of a state, a player and a species is copied, and no list is shared."""
    state = game("evolution/de").new(3, 1)
    clone = state.clone()

    for one, other in (
        (state, clone),
        (state.players[0], clone.players[0]),
        (state.players[0].species[0], clone.players[0].species[0]),
    ):
        kinds = MemberDescriptorType, GetSetDescriptorType  # the attributes of slots, and of machine code
        names = [name for name, kind in vars(type(one)).items() if isinstance(kind, kinds) and name[0] != "_"]
        assert len(names) >= 4
        for name in names:
            mine, yours = getattr(one, name), getattr(other, name)
            if isinstance(mine, list) and name != "options":
                assert mine is not yours, name
            if name not in ("players", "species", "table"):
                assert mine == yours, name


@every_game
def test_what_is_listed_is_legal_and_nothing_else_is_said(key: str, seats: int) -> None:
    """`moves` and `why_not` agree, and a listed line is read back as it was written."""
    rules = game(key)

    for state in stages(rules, seats, 23, every=5):
        if state.to_move < 0:
            continue
        moves = rules.moves(state)
        assert len({rules.write(move) for move in moves}) == len(moves)
        for move in moves:
            assert rules.why_not(state, state.to_move, move) == []
            assert rules.read(rules.write(move)) == move


@every_game
def test_an_illegal_move_raises_and_changes_nothing(key: str, seats: int) -> None:
    """Moves of another moment are refused with reasons; the state stays."""
    rules = game(key)
    foreign = [
        Move("pass"),
        Move("done"),
        Move("feed", 0),
        Move("attack", 0, target=(1, 0)),
        Move("feed", 40),
    ]

    for state in stages(rules, seats, 31, every=9):
        if state.to_move < 0:
            continue
        before = rules.dump(state)
        listed = {rules.write(move) for move in rules.moves(state)}
        for move in foreign:
            if rules.write(move) not in listed:
                with pytest.raises(IllegalMove) as refusal:
                    rules.play(state, state.to_move, move)
                assert refusal.value.refusals
        assert before == rules.dump(state)


@every_game
def test_positions_come_back_as_they_were_written(key: str, seats: int) -> None:
    """`load(dump(s))` is `s`: same text, same hash, same steps."""
    rules = game(key)

    for state in stages(rules, seats, 41, every=4):
        again = rules.load(rules.dump(state))
        assert rules.dump(state) == rules.dump(again)
        assert rules.digest(state) == rules.digest(again)
        if state.to_move >= 0:
            assert rules.legal(state) == rules.legal(again)


@every_game
def test_a_position_goes_on_as_the_game_would(key: str, seats: int) -> None:
    """A game continued from its position is the same game to the end, shuffles included."""
    rules = game(key)
    rng, twin = Rng(3, "on"), Rng(3, "on")

    for state in stages(rules, seats, 43, every=40):
        if state.to_move < 0:
            continue
        one, other = state.clone(), rules.load(rules.dump(state))
        while one.to_move >= 0:
            rules.apply(one, rules.sample(one, rng))
            rules.apply(other, rules.sample(other, twin))
        assert rules.digest(one) == rules.digest(other)


@every_game
def test_the_three_laws_of_hidden_information(key: str, seats: int) -> None:
    """Determinized worlds look the same, have the same cards; swapped unseen cards change nothing seen."""
    rules = game(key)
    rng = Rng(7, "worlds")

    for state in stages(rules, seats, 53, every=6):
        for viewer in range(-1, seats):
            seen = rules.observe(state, viewer)
            shown = rules.dump(seen.state)
            world = rules.determinize(seen, rng)
            rules.check(world)
            assert shown == rules.dump(rules.observe(world, viewer).state)
            other = rules.determinize(seen, rng)
            other.seed = 99
            assert shown == rules.dump(rules.observe(other, viewer).state)
            if viewer == state.to_move >= 0:
                assert rules.legal(state) == rules.legal(world) == rules.legal(seen.state)


@every_game
def test_an_observation_survives_the_way_to_another_process(key: str, seats: int) -> None:
    """What a seat sees can be written, read and played from; its own moves are the true ones."""
    rules = game(key)

    for state in stages(rules, seats, 59, every=10):
        if state.to_move < 0:
            continue
        seen = rules.observe(state, state.to_move)
        again = rules.load(rules.dump(seen.state))
        assert rules.dump(seen.state) == rules.dump(again)
        assert rules.moves(state) == rules.moves(again)


@every_game
def test_a_world_can_be_played_to_its_end(key: str, seats: int) -> None:
    """A determinized state draws from its pile at random and stays possible."""
    rules = game(key)
    rng = Rng(13, "end")

    for state in stages(rules, seats, 61, every=60):
        if state.to_move < 0:
            continue
        world = rules.determinize(rules.observe(state, state.to_move), rng)
        while world.to_move >= 0:
            rules.apply(world, rules.sample(world, rng))
            rules.check(world)


@every_game
def test_random_steps_have_exactly_the_distribution_of_the_list(key: str, seats: int) -> None:
    """Sampling takes only listed steps, all of them, each about equally often."""
    rules = game(key)
    rng = Rng(17, "sample")

    for state in stages(rules, seats, 67, every=35):
        if state.to_move < 0:
            continue
        legal = rules.legal(state)
        draws = 60 * len(legal)
        counts = dict.fromkeys(legal, 0)
        for _ in range(draws):
            counts[rules.sample(state, rng)] += 1
        chi = sum((count - 60) ** 2 / 60 for count in counts.values())
        freedom = len(legal) - 1
        assert chi <= freedom + 6 * (2 * max(freedom, 1)) ** 0.5


@every_game
def test_the_same_seed_gives_the_same_game(key: str, seats: int) -> None:
    """Nothing but the seed and the moves decides."""
    rules = game(key)

    one = [rules.digest(state) for state in stages(rules, seats, 71, every=11)]
    other = [rules.digest(state) for state in stages(Evolution(rules.edition), seats, 71, every=11)]

    assert one == other


def test_renamed_seats_play_the_same_game() -> None:
    """Turning the table by one seat turns the game by one seat (scores included)."""
    rules = game("evolution/de")
    state = rules.new(3, 5, first_player=0)
    plain = rules.dump(state)
    turned = copy.deepcopy(plain)
    turned["players"] = plain["players"][-1:] + plain["players"][:-1]
    turned["first_player"], turned["to_move"] = 1, 1
    turned["progress"]["next_feeder"] = 1
    other = rules.load(turned)
    rng = Rng(1, "t")

    while state.to_move >= 0:
        assert (state.to_move + 1) % 3 == other.to_move
        moves = [str(move) for move in rules.moves(state)]
        move = moves[rng.below(len(moves))]
        turned_move = re.sub(r"\b(\d)\.", lambda seat: f"{(int(seat[1]) + 1) % 3}.", move)
        rules.play(state, state.to_move, rules.read(move))
        rules.play(other, other.to_move, rules.read(turned_move))

    scores = rules.scores(state)
    assert scores[-1:] + scores[:-1] == rules.scores(other)
