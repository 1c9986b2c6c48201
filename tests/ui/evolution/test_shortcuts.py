"""The one table of shortcuts names every key that does something."""

from PySide6.QtGui import QKeySequence

from evolution_qt.games import game as game_of
from evolution_qt.ui.evolution.shortcuts import groups
from evolution_qt.ui.evolution.table import EvolutionTable


def written():
    return [shortcut.keys for group in groups() for shortcut in group.shortcuts]


def test_every_key_of_the_keyboard_is_in_the_table(qtbot):
    table = EvolutionTable(game_of("evolution/de"))
    qtbot.addWidget(table)

    keys = {QKeySequence(key).toString() for key in table.keyboard.table}
    keys = {"Enter" if key == "Return" else key for key in keys}

    assert keys <= set(written())
    assert {"1 – 9", "Tab", "Esc", "Space", "Shift+Space", "S", "O", "F2", "L"} <= set(written())


def test_no_key_stands_there_twice_in_one_group():
    for group in groups():
        keys = [shortcut.keys for shortcut in group.shortcuts]
        assert len(keys) == len(set(keys))
