"""Tables, jobs, and what comes of one."""

import json

import pytest

from evolution_qt.core.errors import BadInput
from evolution_qt.core.plain import parse
from lab.arena.jobs import Tournament, perform, seatings, seconds_of, tables
from lab.arena.participants import Supplies
from tests.lab.arena.tournaments import SUPPLIES, tournament


def test_ways_to_seat_participants():
    assert ((0, 1, 1, 1), (0, 2, 2, 2)) == tables("one", 3, 4)
    assert ((1, 0, 0, 0), (2, 0, 0, 0)) == tables("rest", 3, 4)
    assert ((0, 1), (0, 2), (1, 2)) == tables("pairs", 3, 2)
    assert ((0, 1, 1), (1, 0, 0)) == tables("pairs", 2, 3)
    assert ((0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)) == tables("mixed", 4, 3)
    assert ((0, 0, 1), (0, 1, 1)) == tables("mixed", 2, 3)
    with pytest.raises(BadInput):
        tables("pairs", 1, 2)


def test_everybody_plays_from_every_seat():
    assert [(0, 1, 2), (2, 0, 1), (1, 2, 0)] == seatings((0, 1, 2))
    assert [(0, 1, 1), (1, 0, 1), (1, 1, 0)] == seatings((0, 1, 1))
    assert [(0, 1, 0, 1), (1, 0, 1, 0)] == seatings((0, 1, 0, 1))


def test_jobs_are_all_tables_of_some_deals_then_more_deals():
    jobs = tournament("random", "greedy", "forager", deals=5).jobs()

    assert [(0, 0), (1, 0), (2, 0), (0, 2), (1, 2), (2, 2), (0, 4), (1, 4), (2, 4)] == [
        (job.table, job.first) for job in jobs
    ]
    assert [4] * 6 + [2] * 3 == [job.games for job in jobs]
    assert 9 == len({job.key for job in jobs})


def test_a_tournament_is_the_same_after_it_was_written():
    of = tournament("random", "apex/stalker", players=4)

    assert of == Tournament.read(parse(json.dumps(of.plain()).encode()))


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"format": "evolution-qt/record"}, "format"),
        ({"game": "go"}, "game"),
        ({"rules": 99}, "rules"),
        ({"players": 9}, "players"),
        ({"tables": [[0]]}, "tables[0]"),
        ({"tables": [[0, 7]]}, "tables[0][1]"),
        ({"chunk": 0}, "chunk"),
        ({"test": {"measure": "luck", "lower": 0, "higher": 1}}, "test.measure"),
        ({"test": {"measure": "win", "lower": 1, "higher": 1}}, "test.higher"),
    ],
)
def test_a_strange_tournament_is_refused_with_the_place(changes, place):
    plain = {**tournament("random", "greedy").plain(), **changes}

    with pytest.raises(BadInput) as caught:
        Tournament.read(plain)

    assert place == caught.value.fault.where


def test_a_result_follows_from_the_job_alone():
    job = tournament("random", "greedy").jobs()[0]

    first, second = (json.loads(perform(job.text, SUPPLIES)) for _ in range(2))

    assert first["games"] == second["games"]
    assert {"random", "greedy"} == set(first["times"])
    assert [2, 2] == [len(deal) for deal in first["games"]]


def test_results_stand_in_the_order_of_the_table_whoever_sat_where():
    """The greedy one is second at the table, and clearly ahead from either seat."""
    jobs = tournament("random", "greedy", deals=12).jobs()
    deals = [deal for job in jobs for deal in json.loads(perform(job.text, SUPPLIES))["games"]]

    for seating in range(2):
        games = [deal[seating] for deal in deals]
        assert 60 < sum(points[1] - points[0] for points, _ in games)
        assert 2 * sum([2, 1] == places for _, places in games) > len(games)


def test_a_job_that_this_machine_cannot_do_is_refused():
    """Another network, or a level of other settings, would be another opponent."""
    text = tournament("random", "strategist").jobs()[0].text
    checksum = json.loads(text)["seats"][1]["network"]

    with pytest.raises(BadInput) as caught:
        perform(text.replace(checksum.encode(), b"0" * 64), Supplies())
    assert "no_such_network" == caught.value.fault.code

    make = json.loads(text)["seats"][1]["make"]
    with pytest.raises(BadInput) as caught:
        perform(text.replace(make.encode(), b"0" * 8), Supplies())
    assert "other_make" == caught.value.fault.code


def test_a_bot_is_told_of_each_game_and_closed_in_the_end(monkeypatch):
    from evolution_qt.ai.bots import Greedy
    from lab.arena import jobs

    told = []

    class Told(Greedy):
        replaced = 3

        def begin(self):
            told.append("begin")

        def close(self):
            told.append("close")

    monkeypatch.setattr(jobs, "seated", lambda one, *rest: Told() if one.kind == "greedy" else Greedy())
    done = json.loads(perform(tournament("random", "greedy").jobs()[0].text, SUPPLIES))

    assert ["begin"] * 4 + ["close"] == told
    assert {"greedy": 3} == done["replaced"]


def test_times_are_kept_in_classes_a_twentieth_apart():
    assert 1e-6 == seconds_of(0)
    assert 1.05 == pytest.approx(seconds_of(101) / seconds_of(100))
