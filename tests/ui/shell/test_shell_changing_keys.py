"""Keys that a person changes: by keys alone, heard at once at the table and in the window, named anywhere."""

import asyncio
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from evolution_qt.games.evolution.state import FEEDING
from evolution_qt.ui.kit import keymap
from evolution_qt.ui.shell.reading.key_list import ShortcutsDialog
from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan, Settings, SettingsFile
from evolution_qt.ui.shell.window.commands import usual_keys
from tests.ui.shell.acting import Person, click, until

QUIET = Settings(language="en", speed="off", theme="light", confirmations=False, automatic=False)
DUEL = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("greedy", "Fox")))
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
Key = Qt.Key


@pytest.fixture(autouse=True)
def usual():
    """Begin and end with the usual keys."""
    keymap.begin(usual_keys())
    yield
    keymap.begin(usual_keys())


def chosen(page, words):
    """Choose the line that says what a key does; return the page's list."""
    (line,) = page.list.findItems(words, Qt.MatchFlag.MatchExactly)
    page.list.setCurrentItem(line)
    page.list.setFocus()
    return page.list


async def opened(window):
    window.sheets.show_settings()
    dialog = await until(lambda: window.dialog)
    click(dialog.tabs[dialog.pages.index(dialog.keys)])
    return dialog, dialog.keys


async def feeding(window):
    """Return the table of a game in which someone is asked to feed."""
    window.session.begin(DUEL, 7)
    view = await until(lambda: window.game)
    person = Person(view)
    await person.play_until(lambda: person.is_asked and view.match.state.phase == FEEDING)
    return view.table


async def test_a_key_of_the_table_is_changed_heard_and_named(shown):
    async with shown(QUIET) as made:
        window = made.window
        table = await feeding(window)
        dialog, page = await opened(window)
        keys = chosen(page, "Feed a species")
        QTest.keyClick(keys, Key.Key_Return)
        assert "Feed a species" in page.said.text()
        QTest.keyClick(keys, Key.Key_7)
        assert "“7” cannot be used" in page.said.text()
        QTest.keyClick(keys, Key.Key_Return)
        QTest.keyClick(keys, Key.Key_Comma)
        assert (("F", ","),) == window.settings.keys
        assert window.settings == SettingsFile(made.file.path).load()
        assert "," == page.list.currentItem().text(1)
        QTest.keyClick(dialog, Key.Key_Escape)
        await until(lambda: window.dialog is None)

        table.key_caps.toggle()
        assert "," in table.key_caps.keys
        assert "F" not in table.key_caps.keys
        QTest.keyClick(table, Key.Key_F)
        assert table.player.chosen is None
        QTest.keyClick(table, Key.Key_Comma)
        assert table.player.chosen is not None


async def test_a_key_that_something_else_has_is_refused_and_can_be_exchanged(shown):
    async with shown(QUIET) as made:
        window = made.window
        table = await feeding(window)
        _, page = await opened(window)
        keys = chosen(page, "Feed a species")
        QTest.keyClick(keys, Key.Key_Return)
        QTest.keyClick(keys, Key.Key_A)
        assert "“A” is already used for: Attack with a Carnivore" == page.said.text()
        assert () == window.settings.keys
        click(page.exchange)
        assert (("A", "F"), ("F", "A")) == window.settings.keys
        assert page.said.isHidden()
        window.dialog.reject()
        QTest.keyClick(table, Key.Key_A)
        assert table.player.chosen is not None, "it feeds now"

        _, page = await opened(window)
        QTest.keyClick(chosen(page, "Feed a species"), Key.Key_Delete)
        assert () == window.settings.keys, "the other had its key and has its own again"


async def test_a_key_of_the_window_is_changed_and_all_are_brought_back(shown):
    async with shown(QUIET) as made:
        window = made.window
        _, page = await opened(window)
        for words, key, held in (
            ("Statistics", Key.Key_R, CTRL | SHIFT),
            ("Cards", Key.Key_K, CTRL),
            ("This game", Key.Key_G, CTRL),
        ):
            QTest.keyClick(chosen(page, words), Key.Key_Return)
            QTest.keyClick(page.list, Key.Key_Control, CTRL)  # is only held down
            QTest.keyClick(page.list, key, held)
        assert {"book": "Ctrl+Shift+R", "cards": "Ctrl+K", "game": "Ctrl+G"} == dict(window.settings.keys)
        window.dialog.reject()
        await until(lambda: window.dialog is None)
        window.activateWindow()
        await until(window.isActiveWindow)
        QTest.keyClick(window.windowHandle(), Key.Key_B, CTRL)
        assert window.dialog is None
        QTest.keyClick(window.windowHandle(), Key.Key_R, CTRL | SHIFT)
        await until(lambda: type(window.dialog).__name__ == "RecordBookDialog")
        window.dialog.reject()
        window.sheets.show_shortcuts()
        assert isinstance(window.dialog, ShortcutsDialog)
        named = {one.keys for group in window.dialog.groups() for one in group.shortcuts}
        assert {"Ctrl+Shift+R", "Ctrl+K", "Ctrl+G"} <= named
        assert "Ctrl+B" not in named
        window.dialog.reject()

        _, page = await opened(window)
        click(page.all_usual)
        assert () == window.settings.keys
        assert "Ctrl+B" == window.commands.actions["book"].shortcut().toString()
        assert not page.all_usual.isEnabled()


async def test_escape_while_a_key_is_taken_down_keeps_the_old_one(shown):
    async with shown(QUIET) as made:
        dialog, page = await opened(made.window)
        keys = chosen(page, "Quit")
        click(page.change)
        QTest.keyClick(keys, Key.Key_Escape)
        assert made.window.dialog is dialog
        assert page.said.isHidden()
        click(page.change)
        QTest.keyClick(keys, Key.Key_Q, CTRL)  # its own, and not an order to quit
        await asyncio.sleep(0)
        assert made.window.dialog is dialog
        assert () == made.window.settings.keys


@pytest.mark.parametrize(
    "keys",
    [
        (("F", "A"),),
        (("F", "1"),),
        (("F", "Ctrl+F"),),
        (("F", "f"),),
        (("F", ""),),
        (("F", "Q"), ("D", "Q")),
        (("nothing", "X"),),
        (("quit", "Return"), ("new", "A")),
        (("quit", "Ctrl+N"),),
    ],
)
def test_keys_that_clash_or_cannot_be_stay_as_usual(keys):
    """A file of settings may say anything."""
    keymap.use(dict(keys))

    every = [keymap.shown(name) for name in usual_keys() if keymap.shown(name)]
    assert len(every) == len(set(every))
    assert Key.Key_F == keymap.meant(Key.Key_F)
    assert "Ctrl+Q" == keymap.shown("quit")


def test_the_usual_keys_can_all_be_set():
    for name, keys in usual_keys().items():
        assert not keys or keymap.may_be(name, keys), (name, keys)


def test_a_key_that_moved_away_means_nothing_until_another_has_it():
    keymap.use({"F": ",", "T": "F"})

    assert Key.Key_T == keymap.meant(Key.Key_F)
    assert Key.Key_F == keymap.meant(Key.Key_Comma)
    assert Key.Key_unknown == keymap.meant(Key.Key_T)
    assert Key.Key_X == keymap.meant(Key.Key_X)


def test_too_many_or_endless_keys_are_no_settings(tmp_path, caplog):
    for keys in ((("F", "x" * 31),), (("F", ","),) * 81):
        file = SettingsFile(tmp_path / "settings.json")
        file.save(replace(QUIET, keys=keys))
        assert Settings() == file.load()
    caplog.clear()
