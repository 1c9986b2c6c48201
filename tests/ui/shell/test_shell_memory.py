"""What a game has used goes back to the system."""

import gc
import sys
import weakref

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from evolution_qt.ui.shell.window import memory, style


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
