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


def test_what_is_set_apart_is_not_looked_through_and_what_comes_later_goes_all_the_same(qapp):
    early = [[] for _ in range(1000)]
    before = gc.get_freeze_count()
    try:
        thrift.set_apart()
        assert gc.get_freeze_count() >= before + len(early)
        assert len(gc.get_objects()) < len(early)

        first, second = Part(), Part()
        first.other, second.other = second, first
        seen = weakref.ref(first)
        del first, second
        thrift.tidy_up()
        assert seen() is None
    finally:
        gc.unfreeze()


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_do_it_by_themselves(monkeypatch, system):
    thrift._trim.cache_clear()
    monkeypatch.setattr(sys, "platform", system)

    thrift.give_back()

    assert thrift._trim() is None
    thrift._trim.cache_clear()
