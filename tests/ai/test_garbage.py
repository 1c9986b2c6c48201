"""What a search drops is freed by counting references, so Python need not look for garbage meanwhile."""

import gc
from collections.abc import Iterator
from contextlib import suppress

import pytest

from evolution_qt.brain.opponents import opponent
from evolution_qt.core.garbage import collecting_seldom, left_alone
from evolution_qt.core.rng import Rng
from evolution_qt.games import game


@pytest.fixture
def usual() -> Iterator[tuple[int, int, int]]:
    """Return what Python begins with, whatever a command of an earlier test has left."""
    before = gc.get_threshold()
    gc.set_threshold(700, 10, 10)
    yield gc.get_threshold()
    gc.set_threshold(*before)


def test_python_looks_as_before_afterwards(usual: tuple[int, int, int]) -> None:
    with suppress(ZeroDivisionError), collecting_seldom():
        assert gc.get_threshold()[0] > 10 * usual[0]
        raise ZeroDivisionError
    assert usual == gc.get_threshold()


def test_python_looks_again_afterwards_if_it_looked_before() -> None:
    with suppress(ZeroDivisionError), left_alone():
        with left_alone():
            assert not gc.isenabled()
        assert not gc.isenabled(), "only who switched it off switches it on again"
        raise ZeroDivisionError
    assert gc.isenabled()


@pytest.mark.parametrize("kind", ["forager", "apex"])
def test_nothing_is_looked_through_while_an_opponent_decides(usual: tuple[int, int, int], kind: str) -> None:
    rules = game("evolution/de")
    bot = opponent(kind, rules, 3)
    seen = rules.observe(rules.new(3, 7), 0)
    bot.decide(rules, seen, Rng(1))  # loads what it needs
    looked: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        looked.append(info["generation"])

    gc.set_threshold(1, 1, 1)
    gc.callbacks.append(note)
    try:
        bot.decide(rules, seen, Rng(1))
    finally:
        gc.callbacks.remove(note)

    assert len(looked) < 20, "only around the decision"
    assert gc.isenabled()


def test_a_search_leaves_nothing_that_only_the_collector_could_free() -> None:
    rules = game("evolution/de")
    bot = opponent("apex", rules, 3)
    state = rules.new(3, 7)
    gc.collect()
    gc.disable()
    try:
        for number in range(4):
            seen = rules.observe(state, state.to_move)
            rules.apply(state, bot.decide(rules, seen, Rng(number)).steps[0])
        assert gc.collect() < 100
    finally:
        gc.enable()
