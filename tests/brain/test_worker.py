"""What the bots' process is told, and what it answers."""

import subprocess
import sys

import pytest

from evolution_qt.brain.worker import NOW, Answer, BotJob, Patience, answered, thought
from evolution_qt.core.errors import BadInput
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.evolution.bots import BOTS, LEVELS
from evolution_qt.games.evolution.catalogue import KEYS


def job_for(rules, state, kind="greedy", request=1):
    return BotJob(request, state.to_move, rules.dump(rules.observe(state, state.to_move).state), kind, 7)


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


@pytest.mark.parametrize("kind", BOTS.kinds)
@pytest.mark.parametrize("key", KEYS)
def test_every_answer_can_be_played(key, kind):
    """Whatever the phase, the lines can be played one after the other in the true position."""
    for steps in range(0, 60, 29 if "apex" in kind else 7):
        rules, state = played(key, 4, steps + 1, steps)
        seat = state.to_move

        answer = answered(job_for(rules, state, kind).packed())

        assert not answer.fault
        for line in answer.moves:
            rules.play(state, seat, rules.read(line))
        assert answer == Answer.unpacked(answer.packed())


@pytest.mark.parametrize("kind", [*LEVELS, "strategist/stalker"])
def test_what_a_seat_may_not_know_does_not_change_its_answer(kind):
    """Two worlds that look the same from a seat, and any number of requests before: the same answer."""
    rules, state = played("evolution/de", 3, 5, 7)
    seat = state.to_move
    other = rules.determinize(rules.observe(state, seat), Rng(99))

    assert answered(job_for(rules, state, kind).packed()) == answered(job_for(rules, other, kind).packed())


def test_a_report_names_the_three_best_plans_and_what_sets_them_apart():
    rules, state = played("evolution/de", 2, 3, 2)

    report = answered(job_for(rules, state, "strategist").packed()).report

    assert 3 == len(report["plans"])
    wins = [plan["win"] for plan in report["plans"]]
    assert all(0 <= win <= 1000 for win in wins)
    assert all(plan["moves"][-1] == "done" for plan in report["plans"])
    assert report["evaluations"] > 50
    names = rules.evaluation().names
    assert report["reasons"]
    for reason in report["reasons"]:
        assert reason["feature"] in names
        assert reason["first"] != reason["second"]


def test_a_bot_that_is_hurried_answers_with_the_best_so_far():
    """The search can be stopped at any time, and says that it was."""
    rules, state = played("evolution/de", 4, 3, 4)

    answer = thought(job_for(rules, state, "apex"), lambda: True)

    assert answer.stopped
    for line in answer.moves:
        rules.play(state, state.to_move, rules.read(line))


class Wire:
    """A connection on which the window's side has said something, or is gone."""

    def __init__(self, *said):
        self.said = list(said)

    def poll(self):
        return bool(self.said)

    def recv_bytes(self, _most):
        if self.said[0] is None:
            raise EOFError
        return self.said.pop(0)


def test_patience_ends_with_the_time_or_with_a_word():
    assert not Patience()()
    assert Patience(limit=0)()
    assert not Patience(Wire())()
    assert Patience(Wire(NOW))()
    assert Patience(Wire(None))()
    hurried = Patience(Wire(NOW))
    assert hurried()
    assert hurried()


def test_rule_switches_travel_with_the_position():
    rules = game("evolution/de").with_options({"simultaneous_play": True, "hard_shell_bonus": 5})
    state = rules.new(3, 5)

    answer = answered(job_for(rules, state).packed())

    assert [] == rules.why_not(state, state.to_move, rules.read(answer.moves[0]))


def test_a_job_holds_nothing_the_seat_may_not_know():
    """Two worlds that look the same from a seat give the same bytes."""
    rules, state = played("evolution/de", 4, 11, 30)
    seat = state.to_move
    other = rules.determinize(rules.observe(state, seat), Rng(99))

    assert job_for(rules, state).packed() == job_for(rules, other).packed()


def test_jobs_and_answers_come_out_as_they_went_in():
    rules, state = played("evolution/en", 2, 3, 9)
    job = job_for(rules, state)

    assert job == BotJob.unpacked(job.packed())
    answer = Answer(4, ("feed 0", "pass"), stopped=True, report={"plans": []})
    assert answer == Answer.unpacked(answer.packed())


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"nonsense",
        b"[]",
        b'{"request": 1}',
        b'{"request":1,"viewer":0,"position":[],"kind":"greedy","seed":1,"unhurried":false}',
        b'{"request":1,"viewer":0,"position":{},"kind":"greedy","seed":1,"unhurried":0}',
    ],
)
def test_a_job_nobody_understands_is_answered_with_a_fault(data):
    answer = answered(data)

    assert answer.fault
    assert not answer.moves


def test_an_unknown_kind_of_bot_is_a_fault():
    rules, state = played("evolution/de", 3, 1, 0)

    answer = answered(job_for(rules, state, "nobody").packed())

    assert "nobody" in answer.fault
    assert 1 == answer.request


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b'{"request":-1,"moves":["pass"],"fault":"","stopped":false,"report":{}}',
        b'{"request":1,"moves":"pass","fault":"","stopped":false,"report":{}}',
        b'{"request":1,"moves":["pass"],"fault":"","stopped":0,"report":{}}',
        b'{"request":1,"moves":["pass"],"fault":"","stopped":false,"report":[]}',
    ],
)
def test_an_answer_nobody_understands_is_refused(data):
    with pytest.raises(BadInput):
        Answer.unpacked(data)


LEFT = """
import itertools
from evolution_qt.brain.worker import serve

class Left:
    asked = itertools.count()
    def send_bytes(self, data):
        raise {error}
    def recv_bytes(self, most):
        if next(self.asked):
            raise EOFError
        return b"no job"

serve(Left())
"""
"""A worker in a process of its own: its window is gone before it is ready, and before it answers."""


@pytest.mark.parametrize("error", ["BrokenPipeError", "ConnectionResetError", "OSError('handle is closed')"])
def test_a_worker_whose_window_is_gone_ends_without_a_word(error):
    script = LEFT.format(error=error)

    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)

    assert (0, "") == (ended.returncode, ended.stderr)
