"""What was opened and closed again leaves nothing behind; `tests/long/memory.py` does it 500 times."""

from tests.ui.shell.acting import until
from tests.ui.shell.lasting import PLAN, SHEETS, alive, open_and_close, play_a_game, settings
from tests.ui.shell.test_shell_ui_page import every_dialog


def test_every_sheet_is_among_those_that_are_opened():
    assert every_dialog() == set(SHEETS)


def test_sheets_that_were_closed_leave_nothing(play, shown):
    async def act():
        async with shown(settings()) as made:
            made.window.stage.begin(PLAN, 1)
            await until(lambda: made.window.game and made.window.game.is_running)
            for name in SHEETS:
                await open_and_close(made.window, name, 1)  # what is made once stays
            before = alive()
            for name in SHEETS:
                await open_and_close(made.window, name, 1)
            assert {} == alive() - before

    play(act(), 480)


def test_games_that_were_left_leave_nothing(play, shown):
    async def act():
        async with shown(settings()) as made:
            await play_a_game(made.window, 1, 30)
            before = alive()
            for seed in (2, 3):
                await play_a_game(made.window, seed, 30)
            await until(lambda: not alive() - before)

    play(act(), 200)


def test_a_sheet_that_was_closed_hears_nothing_any_more(play, shown, reporter):
    """The library goes on telling what came of things; the sheet that checked it is gone by then."""
    met = []
    reporter.met.connect(met.append)

    async def act():
        async with shown(settings()) as made:
            await open_and_close(made.window, "CheckDialog", 1)
            alive()
            made.window.desk.librarian.told.emit("Undone.", "")

    play(act())

    assert [] == met
