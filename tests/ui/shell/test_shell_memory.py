"""What a game has used goes back to the system."""

import asyncio
import gc
import sys
import weakref

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QEvent, QObject
from PySide6.QtWidgets import QWidget

from evolution_qt.store.disk import Disk
from evolution_qt.ui.shell.window import memory, style
from tests.ui.shell.page import EVOLUTION_DUEL

FEW = 5
"""Half as often as the loop woke for a timer of a tenth of a second."""


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
        memory.tidy_up()
        assert seen() is None
    finally:
        gc.enable()


def test_what_is_set_apart_is_not_looked_through_and_what_comes_later_goes_all_the_same(qapp):
    early = [[] for _ in range(1000)]
    before = gc.get_freeze_count()
    try:
        memory.set_apart()
        assert gc.get_freeze_count() >= before + len(early)
        assert len(gc.get_objects()) < len(early)

        first, second = Part(), Part()
        first.other, second.other = second, first
        seen = weakref.ref(first)
        del first, second
        memory.tidy_up()
        assert seen() is None
    finally:
        gc.unfreeze()


async def rest():
    """Wait until the loop hardly wakes, but for the one who waits for that."""
    found, dispatcher = [0] * FEW, QAbstractEventDispatcher.instance()
    counting = dispatcher.awake.connect(lambda: found.append(1))
    while len(found) >= FEW:
        found.clear()
        await asyncio.sleep(1)
    QObject.disconnect(counting)


async def test_at_rest_nothing_runs(shown, monkeypatch):
    """A start screen and a waiting game take nothing of the processor: no timer is left once all is done."""
    monkeypatch.setattr(memory, "SELDOM", 10)
    async with shown(disk=Disk()) as page:
        await rest()
        await page.begin(EVOLUTION_DUEL)
        await page.asked()
        await rest()


def test_what_is_done_is_looked_through_some_time_later(app, qtbot, monkeypatch):
    monkeypatch.setattr(memory, "SELDOM", 10)
    given = []
    monkeypatch.setattr(memory, "give_back", lambda: given.append("back"))
    collector = memory.Collector()
    try:
        assert collector.is_at_rest
        kept = [[] for _ in range(gc.get_threshold()[0] + 10)]
        qtbot.waitUntil(lambda: bool(given) and collector.is_at_rest)
        del kept
    finally:
        collector.stop()


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_do_it_by_themselves(monkeypatch, system):
    memory.malloc_trim.cache_clear()
    monkeypatch.setattr(sys, "platform", system)

    memory.give_back()

    assert memory.malloc_trim() is None
    memory.malloc_trim.cache_clear()


def test_no_garbage_is_collected_while_qt_goes_through_all_widgets(app, qtbot):
    """A widget that goes meanwhile ends the program: Qt has it in a list that it made before."""
    seen = []

    class Listening(QWidget):
        def changeEvent(self, event):
            seen.append((event.type(), gc.isenabled()))

    widget = Listening()
    qtbot.addWidget(widget)
    widget.show()
    for theme in ("dark", "light"):
        style.apply(widget, theme)

    told = (QEvent.Type.StyleChange, QEvent.Type.PaletteChange)
    assert set(told) <= {kind for kind, _ in seen}
    assert [] == [kind for kind, enabled in seen if enabled and kind in told]
    assert gc.isenabled()
