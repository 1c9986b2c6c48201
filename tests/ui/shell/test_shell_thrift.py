"""What a game has used goes back to the system."""

import gc
import sys
import weakref

import pytest

from evolution_qt.ui.shell import thrift


class Part:
    """Something that knows another thing, which knows it."""


def test_an_ended_game_leaves_nothing(qapp):
    first, second = Part(), Part()
    first.other, second.other = second, first
    seen = weakref.ref(first)
    gc.disable()
    try:
        del first, second
        assert seen() is not None
        thrift.tidy_up()
        assert seen() is None
    finally:
        gc.enable()


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_do_it_by_themselves(monkeypatch, system):
    thrift._trim.cache_clear()
    monkeypatch.setattr(sys, "platform", system)

    thrift.give_back()

    assert thrift._trim() is None
    thrift._trim.cache_clear()
