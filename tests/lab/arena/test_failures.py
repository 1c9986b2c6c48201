"""What outside programs fail at, on its way from where they play to where someone reads."""

import json

import pytest

from evolution_qt.core.errors import BadInput, Fault
from evolution_qt.core.plain import MOST_CHARACTERS, Node, canonical, parse
from lab.arena.failures import MOST, Failures, read

LATE = Fault("late", {"limit": "5"}, "answer")
OVER = Fault("above", {"value": 101, "limit": 100}, "answer: moves")


def test_each_fault_of_a_program_is_told_once():
    failures = Failures()

    assert [True, False, True, True] == [
        failures.add("outside/fox", LATE),
        failures.add("outside/fox", LATE),
        failures.add("outside/fox", OVER),
        failures.add("outside/mole", LATE),
    ]


def test_a_program_that_always_fails_otherwise_does_not_fill_the_screen():
    failures = Failures()

    told = [failures.add("outside/fox", Fault("late", {"limit": number})) for number in range(3 * MOST)]

    assert MOST == sum(told)
    assert MOST == len(failures.plain())


def test_faults_are_the_same_after_they_were_written():
    failures = Failures()
    failures.add("outside/fox", LATE)
    failures.add("outside/mole", OVER)

    plain = parse(canonical(failures.plain()).encode())

    assert [("outside/fox", LATE), ("outside/mole", OVER)] == read(Node(plain))


def test_a_fault_with_the_longest_words_can_be_read_again():
    failures = Failures()
    failures.add("outside/fox", Fault("no_such_program", {"value": "x\n" * 500}, "y\x1b" * 500))

    [(_, fault)] = read(Node(parse(canonical(failures.plain()).encode())))

    assert MOST_CHARACTERS == len(fault.params["value"]) == len(fault.where)


@pytest.mark.parametrize(
    "change", [{"kind": 1}, {"params": []}, {"params": {"limit": []}}, {"where": None}, {"more": 1}]
)
def test_strange_faults_are_refused(change):
    """A worker of another version may say anything."""
    plain = {"kind": "outside/fox", "code": "late", "params": {}, "where": "", **change}

    with pytest.raises(BadInput):
        read(Node(json.loads(json.dumps([plain])), "failures"))
