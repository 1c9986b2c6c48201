"""Laws of any game, tried with a toy that has nothing but the questions it must answer.

The defaults of `core.game` are what is on trial here: Evolution has its own answers to most of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from evolution_qt.ai.bots import choose_moves, simple_bot
from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import BadInput, IllegalMove
from evolution_qt.core.event import Kind, headline
from evolution_qt.core.game import Game
from evolution_qt.core.match import Match
from evolution_qt.core.plain import canonical
from evolution_qt.core.record import Header, Record, RecordSeat
from evolution_qt.core.rng import Rng
from evolution_qt.core.score import Score, known
from evolution_qt.core.timeline import GameTimeline
from evolution_qt.games import game
from tests.toy.games.toy.rules import DREW, LAID, TURNED_UP, Toy, laid
from tests.toy2.games.path.rules import Path

GAMES = [
    *(Toy(), Path(), game("evolution/de"), game("evolution/ja"), game("beginning/de")),
    game("dominant-species"),
]
any_game = pytest.mark.parametrize("rules", GAMES, ids=[one.key for one in GAMES])


def stages(rules: Game[Any, Any], seats: int, seed: int, every: int = 1) -> Iterator[Any]:
    """Play a random game and yield the state before each *every*-th step, and at the end."""
    state, rng, step = rules.new(seats, seed), Rng(seed, "contract"), 0
    while state.to_move != NOBODY:
        if step % every == 0:
            yield state
        rules.apply(state, rules.sample(state, rng))
        step += 1
    yield state


@any_game
def test_a_copy_is_equal_and_shares_nothing(rules):
    rng = Rng(5, "copy")
    for state in stages(rules, 3, 11, every=7):
        before = rules.dump(state)
        copy = rules.copy(state)
        for _ in range(6):
            if copy.to_move != NOBODY:
                rules.apply(copy, rules.sample(copy, rng))
        assert before == rules.dump(state)


@any_game
def test_what_is_listed_is_legal_and_is_read_as_it_was_written(rules):
    for state in stages(rules, 3, 23, every=5):
        moves = rules.moves(state)
        assert bool(moves) == (state.to_move != NOBODY)
        for move in moves:
            assert [] == rules.why_not(state, state.to_move, move)
            assert move == rules.read(rules.write(move))


@any_game
def test_a_move_of_another_seat_is_refused_and_changes_nothing(rules):
    state = rules.new(3, 4, first_player=0)
    while len(rules.legal(state, 1)):
        rules.apply(state, rules.legal(state)[0])
    before, move = rules.dump(state), rules.moves(state)[0]

    with pytest.raises(IllegalMove) as refused:
        rules.play(state, 1, move)

    assert refused.value.refusals
    assert before == rules.dump(state)


@any_game
def test_positions_come_back_and_go_on_as_the_game_would(rules):
    for state in stages(rules, 3, 41, every=9):
        again = rules.load(rules.dump(state))
        assert rules.dump(state) == rules.dump(again)
        assert rules.digest(state) == rules.digest(again)
        if state.to_move != NOBODY:
            assert rules.legal(state) == rules.legal(again)


@any_game
def test_the_three_laws_of_hidden_information(rules):
    """Worlds look the same, are possible, and what is seen does not depend on what is not."""
    rng = Rng(7, "worlds")
    for state in stages(rules, 3, 53, every=6):
        for viewer in range(-1, 3):
            seen = rules.observe(state, viewer)
            shown = rules.dump(seen.state)
            for _ in range(2):
                world = rules.determinize(seen, rng)
                rules.check(world)
                assert shown == rules.dump(rules.observe(world, viewer).state)
            if viewer == state.to_move != NOBODY:
                assert rules.legal(state) == rules.legal(seen.state)


@any_game
@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_the_simple_opponents_play_it_to_the_end(rules, kind):
    """They see an observation alone; what they answer is a whole legal move."""
    state, rng = rules.new(2, 9), Rng(1)
    bot = simple_bot(kind)
    while (seat := state.to_move) != NOBODY:
        moves, _ = choose_moves(rules, rules.observe(state, seat), bot, rng)
        for move in moves:
            rules.play(state, seat, move)

    assert rules.winners(state)
    assert all(isinstance(points, int) for points in rules.scores(state))


@any_game
def test_every_kind_of_event_has_a_row(rules):
    kinds: list[Kind] = list(rules.kinds)
    told: list[Any] = []
    rules.new(3, 1, told=told)

    assert len({kind.name for kind in kinds}) == len(kinds)
    assert all(0 < event.kind < len(kinds) for event in rules.events(told))


@any_game
def test_a_score_has_its_parts_and_tells_no_more_than_its_viewer_knows(rules):
    """What is known of it is the same in every world that the viewer takes for possible."""
    rng = Rng(3, "scores")
    for state in stages(rules, 3, 17, every=8):
        parts = rules.score_parts(state)
        assert all(len(rules.columns) == len(one) for one in parts)
        assert rules.scores(state) == [sum(one) for one in parts]
        whole = rules.known_scores(state, -1, openly=True)
        assert [tuple(one) for one in parts] == [one.parts for one in whole]
        for viewer in range(-1, 3):
            scores = rules.known_scores(state, viewer)
            world = rules.determinize(rules.observe(state, viewer), rng)
            assert scores == rules.known_scores(world, viewer)
            assert viewer < 0 or scores[viewer].is_whole
            if state.to_move == NOBODY:
                assert whole == scores


@any_game
def test_the_course_of_a_match_tells_scores_as_the_game_does(rules):
    match = Match(rules, Record(Header(game=rules.key, players=(RecordSeat(),) * 2, seed=3)))
    while not match.is_over and len(match.plies) < 12:
        match.play(match.to_move, match.moves()[0])
    timeline = GameTimeline(match)

    for ply in range(timeline.last + 1):
        timeline.advance()
        for viewer in (-1, 1):
            told = timeline.known_scores(ply, viewer, openly=False)
            assert rules.known_scores(match.state_at(ply), viewer) == told


@any_game
def test_the_winners_are_those_of_the_highest_rank(rules):
    for state in stages(rules, 4, 8, every=9):
        ranks = rules.ranks(state)
        assert [seat for seat in range(4) if ranks[seat] == max(ranks)] == rules.winners(state)
        assert 4 == rules.seat_count(state)
        assert rules.starter(state) in range(-1, 4)


@any_game
def test_in_a_game_without_secrets_all_know_the_same(rules):
    """What no player knows, such as the order of a deck, is no secret; with secrets players differ."""
    differ = any(
        rules.dump(rules.observe(state, 0).state) != rules.dump(rules.observe(state, 1).state)
        for state in stages(rules, 2, 5)
    )

    assert rules.has_secrets == differ


@any_game
def test_what_decides_nothing_is_one_legal_move(rules):
    for state in stages(rules, 3, 31, every=3):
        if (seat := state.to_move) == NOBODY:
            continue
        for move in (rules.forced_move(state, seat), rules.declining(state)):
            assert move is None or [] == rules.why_not(state, seat, move)
        assert rules.is_forced(state, seat) == (rules.forced_move(state, seat) is not None)


@any_game
def test_what_the_record_book_counts_has_the_keys_that_the_game_says(rules):
    state = rules.new(2, 6)
    tally, rng = rules.tally(state), Rng(6, "tally")
    assert len(rules.measured.parts) in (0, len(rules.columns))
    while tally is not None and (seat := state.to_move) != NOBODY:
        move = rules.forced_move(state, seat) or rules.moves(state)[rng.below(len(rules.moves(state)))]
        before = rules.copy(state) if tally.looks_back(move) else None
        tally.follow(rules.play(state, seat, move), seat, move, before)

    for seat in range(2):
        found = [] if tally is None else tally.measures(seat)
        assert len(found) == len({(one.topic, one.key) for one in found})
        assert {one.key for one in found if not one.topic} == set(rules.measured.seat)
        assert {one.key for one in found if one.topic} <= set(rules.measured.topic)


@any_game
def test_an_option_that_is_set_otherwise_differs_and_one_set_as_it_is_does_not(rules):
    assert {} == dict(rules.differs)
    assert {} == dict(rules.with_options({one.key: one.default for one in rules.options}).differs)
    for option in rules.options:
        assert option.takes(option.default)
        for value in option.values:
            other = rules.with_options({option.key: value})
            assert ({} if value == option.default else {option.key: value}) == dict(other.differs)


@any_game
def test_every_reason_why_a_move_is_not_legal_has_a_sentence(rules):
    state = rules.new(3, 4, first_player=0)
    moves = rules.moves(state)
    for seat in range(3):
        for move in moves:
            for refusal in rules.why_not(state, seat, move):
                assert refusal.code in rules.sentences.refusals
                assert refusal.code != rules.sentences.of_refusal(refusal)


# The defaults, one by one


@pytest.fixture
def toy():
    return Toy()


def test_greedy_takes_what_leads_by_most_at_once(toy):
    state = toy.new(3, 2, first_player=0)

    step = toy.suggest(toy.observe(state, 0).state, toy.legal(state), Rng(3))

    assert f"lay {max(state.hands[0])}" == toy.spoken(state, 0, [step])


def test_greedy_looks_at_no_card_that_its_seat_may_not_know(toy):
    """What it is given may be the true state; two that look alike to the seat get the same answer."""
    rng = Rng(1, "twins")
    for seed in range(12):
        state = toy.new(3, seed, first_player=0)
        for step in (0, 2, 1, 0, 1, 0):
            toy.apply(state, toy.legal(state)[step])
        seat = state.to_move
        twin = toy.determinize(toy.observe(state, seat), rng)

        assert toy.suggest(state, toy.legal(state), Rng(5)) == toy.suggest(twin, toy.legal(twin), Rng(5))


def test_no_level_plays_a_game_without_an_evaluation(toy):
    with pytest.raises(BadInput) as refused:
        toy.evaluation()

    assert "only_simple" == refused.value.fault.code


def test_a_refusal_says_whether_it_is_another_players_turn(toy):
    state = toy.new(2, 5, first_player=0)
    mine, other = f"lay {state.hands[0][0]}", f"lay {state.hands[1][0]}"

    assert ["not_your_turn"] == [one.code for one in toy.why_not(state, 1, other)]
    assert ["not_listed"] == [one.code for one in toy.why_not(state, 0, other)]
    assert [] == toy.why_not(state, 0, mine)
    assert {"not_your_turn", "not_listed"} == set(toy.sentences.refusals)


def test_a_move_with_one_step_to_take_is_forced(toy):
    state = toy.new(2, 5, first_player=0)
    assert not toy.is_forced(state, 0)
    for _ in range(4):
        toy.apply(state, toy.legal(state)[0])

    assert toy.is_forced(state, 0)
    assert not toy.is_forced(state, 1)


def test_points_have_one_part_that_all_may_know(toy):
    state = toy.new(3, 5)
    state.rows = [[3, 4], [7], []]

    assert 1 == len(toy.columns)
    assert [(7,), (7,), (0,)] == toy.ranks(state) == toy.score_parts(state)
    assert [Score((7,)), Score((7,)), Score((0,))] == toy.known_scores(state, -1)


def test_a_part_that_only_its_owner_may_know_is_known_to_all_at_the_end():
    parts = [(1, 2), (3, 4)]

    mine, other = known(parts, (0, 1), 0, (1,))

    assert Score((1, 2)) == mine
    assert Score((3, None), 1) == other
    assert (4, False) == (other.points, other.is_whole)
    assert [False, False] == [one.is_whole for one in known(parts, (0, 1), -1, (1,))]
    assert [Score((1, 2)), Score((3, 4))] == known(parts, (0, 1), -1)


def test_a_bot_rests_when_another_seat_is_asked(toy):
    state = toy.new(2, 5, first_player=0)

    assert not toy.is_beat(state, 0)
    assert toy.is_beat(state, 1)


def test_open_hands_show_no_more_than_usual_unless_a_game_says_so(toy):
    state = toy.new(2, 5)

    assert toy.dump(toy.observe(state, 1).state) == toy.dump(toy.observe_openly(state, 1).state)


def test_nobody_has_a_marker_and_nothing_is_asked_by_the_way_unless_a_game_says_so(toy):
    state = toy.new(2, 5)

    assert NOBODY == toy.starter(state)
    assert toy.declining(state) is None
    assert toy.has_secrets
    assert toy.tally(state) is None


def test_a_game_without_options_is_itself_with_none(toy):
    assert toy is toy.with_options({})
    assert 3 == toy.seat_count(toy.new(3, 1))


def test_ties_are_shared(toy):
    state = toy.new(2, 5)
    state.rows = [[3, 4], [7]]

    assert [0, 1] == toy.winners(state)


def test_names_do_not_count_in_the_hash(toy):
    state = toy.new(2, 5)
    plain = toy.dump(state)
    plain["players"][0]["name"] = "Ann"

    assert toy.digest(state) == toy.digest(toy.load(plain))
    assert 16 == len(toy.digest(state))


def test_only_the_owner_sees_what_it_draws_and_nobody_what_lies_face_down(toy):
    told: list[Any] = []
    toy.new(3, 8, told=told)
    events = toy.events(told)

    drawn = [event for event in events if event.kind == DREW]
    assert all(event.as_seen_by(event.actor).card for event in drawn)
    assert not any(event.as_seen_by((event.actor + 1) % 3).card for event in drawn)
    assert toy.reveals(events)
    assert not [event for event in events if event.kind == TURNED_UP]


def test_a_whole_match_is_recorded_taken_back_and_replayed(toy):
    """Match, record, undo and replay take any game."""
    seats = tuple([RecordSeat(name=name, kind="human") for name in ("Ann", "Ben", "Cleo")])
    header = Header(game="toy", players=seats, seed=73914)
    match = Match(toy, Record(header))
    while not match.is_over:
        match.play(match.to_move, match.moves()[0])
    assert 9 == len(match.plies)
    assert 9 == len(laid(match.history))
    assert all(headline(match.events_of(at), ply.seat, toy.kinds) >= 0 for at, ply in enumerate(match.plies))
    end = toy.digest(match.state)

    match.take_back(4)
    assert 5 == len(match.plies)
    match.redo()
    assert end == toy.digest(match.state)
    again = Match(toy, Record.read(match.record.text().encode()))
    assert end == toy.digest(again.state)
    assert match.standing() == again.standing()
    assert LAID == again.history[-5].kind


@any_game
def test_every_side_has_a_name_and_can_be_chosen(rules):
    assert bool(rules.sides) == bool(rules.sides_each) == bool(rules.side_word)
    for side in rules.sides:
        assert rules.sentences.names[side]
        state = rules.new_with([(side,), ()], 3)
        assert side in rules.side_points(state)
    if not rules.sides:
        with pytest.raises(BadInput) as fault:
            rules.new_with([("bird",), ()], 3)
        assert "no_sides" == fault.value.fault.code


@any_game
def test_what_so_many_players_may_set_can_be_played(rules):
    for players in rules.seats:
        for option in rules.options:
            values = option.values_for(players)
            assert option.default in values
            assert set(values) <= set(option.values)
            for value in values if option.by_players else ():
                assert players == rules.seat_count(rules.with_options({option.key: value}).new(players, 3))


@any_game
def test_what_an_option_makes_idle_changes_nothing(rules):
    """Whatever the idle one says, the same is dealt."""
    for option in rules.options:
        if option.unless is None:
            continue
        key, value = option.unless
        dealt = {
            canonical({**plain, "rules": {}})
            for own in option.values
            for plain in [rules.dump(rules.with_options({key: value, option.key: own}).new(3, 5))]
        }
        assert 1 == len(dealt)


@any_game
def test_a_tick_sets_a_value_that_the_rule_can_have(rules):
    for option in rules.options:
        assert option.tick is None or (option.takes(option.tick[0]) and option.tick[1])
