"""What a search drops is freed by counting references, so nobody need look for rings of objects meanwhile."""

import gc
from collections.abc import Iterator
from contextlib import suppress

import pytest

from evolution_qt.ai.garbage import collecting_seldom
from evolution_qt.brain.opponents import opponent
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
