"""What was opened and closed again leaves nothing behind; `tests/long/memory.py` does it 500 times."""

import asyncio
import gc
import weakref

import shiboken6
from PySide6.QtWidgets import QApplication, QLayout, QLayoutItem

from evolution_qt.ui.shell.game.game_view import GameView
from tests.ui.shell.acting import until
from tests.ui.shell.lasting import PLAN, SHEETS, alive, open_and_close, play_a_game, settings
from tests.ui.shell.test_shell_ui_page import every_dialog


def test_every_sheet_is_among_those_that_are_opened():
    assert every_dialog() == set(SHEETS)


async def test_sheets_that_were_closed_leave_nothing(shown):
    async with shown(settings()) as made:
        made.window.session.begin(PLAN, 1)
        await until(lambda: made.window.game and made.window.game.is_running)
        for name in SHEETS:
            await open_and_close(made.window, name, 1)  # what is made once stays
        before = alive()
        for name in SHEETS:
            await open_and_close(made.window, name, 1)
        assert {} == alive() - before


async def test_sheets_that_are_closed_before_they_are_made_leave_nothing(shown):
    """Each after the first turn, after the second, and so on."""
    async with shown(settings()) as made:
        window = made.window
        window.session.begin(PLAN, 1)
        await until(lambda: window.game and window.game.is_running)
        for name in SHEETS:
            await open_and_close(window, name, 1)
            SHEETS[name](window)
            await until(lambda: not window.dialog.is_coming)
            window.dialog.reject()
            await until(lambda: window.dialog is None)
            before, turns, is_coming = alive(), 0, True
            while is_coming:
                SHEETS[name](window)
                for _ in range(turns):
                    await asyncio.sleep(0)
                    QApplication.processEvents()
                is_coming = window.dialog.is_coming
                window.dialog.reject()
                await until(lambda: window.dialog is None)
                turns += 1
            await asyncio.sleep(0)
            assert (name, {}) == (name, alive() - before)


def layout_items():
    """Return the items of layouts that Python knows: Qt deletes them without a word to it.

    What Qt makes at the address of such a one is taken for it: `'QWidgetItem' has no attribute 'maximum'`.
    """
    return [one for one in gc.get_objects() if isinstance(one, QLayoutItem) and not isinstance(one, QLayout)]


async def test_python_knows_no_item_of_a_layout(shown):
    """A layout is laid into another before it is filled; else PySide keeps each of its items."""
    async with shown(settings()) as made:
        made.window.session.begin(PLAN, 1)
        await until(lambda: made.window.game and made.window.game.is_running)
        for name in SHEETS:
            await open_and_close(made.window, name, 1)
            assert (name, layout_items()) == (name, [])
        made.window.replays.open_played(0)
        await until(lambda: made.window.replay is not None)
        assert not layout_items()


async def test_games_that_were_left_leave_nothing(shown):
    async with shown(settings()) as made:
        await play_a_game(made.window, 1, 30)
        before = alive()
        for seed in (2, 3):
            await play_a_game(made.window, seed, 30)
        await until(lambda: not alive() - before)


async def test_a_game_is_gone_although_a_sheet_was_opened_while_it_went(shown):
    """A sheet looks for what can have the keyboard; the page is in the window until Qt deletes it."""
    async with shown(settings()) as made:
        made.window.session.begin(PLAN, 1)
        await until(lambda: made.window.game and made.window.game.is_running)
        page = weakref.ref(made.window.game)
        await made.window.session.clear()
        assert shiboken6.isValid(page())
        made.window.sheets.show_shortcuts()
        await until(lambda: alive() and page() is None)


async def test_a_replay_is_gone_although_a_sheet_was_opened_while_it_went(shown):
    async with shown(settings()) as made:
        made.window.session.begin(PLAN, 1)
        await until(lambda: made.window.game and made.window.game.is_running)
        made.window.replays.open_played(0)
        await until(lambda: made.window.replay is not None)
        page = weakref.ref(made.window.replay)
        made.window.replays.close()
        assert shiboken6.isValid(page())
        assert made.window.game.isVisible()
        made.window.sheets.show_shortcuts()
        await until(lambda: alive() and page() is None)


async def test_a_game_is_gone_although_a_sheet_was_opened_while_it_came(shown, monkeypatch):
    """In place of another, whose page is still in the window."""
    async with shown(settings()) as made:
        made.window.session.begin(PLAN, 1)
        await until(lambda: made.window.game and made.window.game.is_running)

        def come_and_open(self, *given, come=GameView.__init__, **named):
            come(self, *given, **named)
            made.window.sheets.show_about()

        monkeypatch.setattr(GameView, "__init__", come_and_open)
        made.window.session.begin(PLAN, 2)
        await until(lambda: made.window.dialog and made.window.game and made.window.game.is_running)
        page = weakref.ref(made.window.game)
        made.window.dialog.reject()
        await made.window.session.clear()
        await until(lambda: alive() and page() is None)


async def test_a_sheet_that_was_closed_hears_nothing_any_more(shown, reporter):
    """The library goes on telling what came of things; the sheet that checked it is gone by then."""
    met = []
    reporter.met.connect(met.append)

    async with shown(settings()) as made:
        await open_and_close(made.window, "CheckDialog", 1)
        alive()
        made.window.library_page.librarian.told.emit("Undone.", "")

    assert [] == met
