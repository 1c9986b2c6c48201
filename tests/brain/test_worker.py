"""What the bots' process is told, and what it answers."""

import pytest

from evolution_qt.brain.worker import Answer, Job, answered
from evolution_qt.core.errors import BadInput
from evolution_qt.core.rng import Rng
from evolution_qt.games import KEYS, game


def job_for(rules, state, kind="greedy", request=1):
    return Job(request, state.to_move, rules.dump(rules.observe(state, state.to_move).state), kind, 7)


def played(key, seats, seed, steps):
    rules = game(key)
    state = rules.new(seats, seed)
    rng = Rng(seed)
    for _ in range(steps):
        if state.to_move < 0:
            break
        move = rules.moves(state)
        rules.play(state, state.to_move, move[rng.below(len(move))])
    return rules, state


@pytest.mark.parametrize("kind", ["random", "greedy"])
@pytest.mark.parametrize("key", KEYS)
def test_every_answer_is_a_legal_line(key, kind):
    """Whatever the phase, the line can be played in the true position."""
    for steps in range(0, 60, 7):
        rules, state = played(key, 4, steps + 1, steps)

        answer = answered(job_for(rules, state, kind).packed())

        assert not answer.fault
        assert [] == rules.why_not(state, state.to_move, rules.read(answer.move))


def test_rule_switches_travel_with_the_position():
    rules = game("evolution/de").with_rules({"simultaneous_play": True, "hard_shell_bonus": 5})
    state = rules.new(3, 5)

    answer = answered(job_for(rules, state).packed())

    assert [] == rules.why_not(state, state.to_move, rules.read(answer.move))


def test_a_job_holds_nothing_the_seat_may_not_know():
    """Two worlds that look the same from a seat give the same bytes."""
    rules, state = played("evolution/de", 4, 11, 30)
    seat = state.to_move
    other = rules.determinize(rules.observe(state, seat), Rng(99))

    assert job_for(rules, state).packed() == job_for(rules, other).packed()


def test_jobs_and_answers_come_out_as_they_went_in():
    rules, state = played("evolution/en", 2, 3, 9)
    job = job_for(rules, state)

    assert job == Job.unpacked(job.packed())
    assert Answer(4, "feed 0") == Answer.unpacked(Answer(4, "feed 0").packed())


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"nonsense",
        b"[]",
        b'{"request": 1}',
        b'{"request":1,"viewer":0,"position":[],"kind":"greedy","seed":1}',
    ],
)
def test_a_job_nobody_understands_is_answered_with_a_fault(data):
    answer = answered(data)

    assert answer.fault
    assert not answer.move


def test_an_unknown_kind_of_bot_is_a_fault():
    rules, state = played("evolution/de", 3, 1, 0)

    answer = answered(job_for(rules, state, "apex").packed())

    assert "apex" in answer.fault
    assert 1 == answer.request


@pytest.mark.parametrize("data", [b"", b"{}", b'{"request":-1,"move":"pass","fault":""}'])
def test_an_answer_nobody_understands_is_refused(data):
    with pytest.raises(BadInput):
        Answer.unpacked(data)
