"""From the start screen to a table the chosen cover grows, and stays until the table is whole."""

from __future__ import annotations

from dataclasses import replace

import pytest

from evolution_qt.ui.shell.game import session
from evolution_qt.ui.shell.game.matches import planned
from evolution_qt.ui.shell.settings.settings import Settings
from evolution_qt.ui.shell.start.growing_cover import GrowingCover
from tests.ui.shell.acting import until
from tests.ui.shell.page import EVOLUTION_DUEL

MOVING = Settings(language="en", speed="normal", theme="light", confirmations=False)


def growing(window):
    return window.findChildren(GrowingCover)


async def begun(window):
    """Begin a game from the start screen, and return its page and how it was seen in each moment."""
    window.start.choose("evolution/de")
    await until(lambda: window.start.is_whole)
    window.session.begin(EVOLUTION_DUEL, 7)
    seen = []

    def look():
        for cover in growing(window):
            table = window.game.table if window.game is not None else None
            display = table.display if table is not None else None
            is_whole = display is not None and display.is_painted and not display.placeholder.is_shown
            seen.append((cover.is_grown, is_whole))
        return window.game is not None and not growing(window)

    await until(look)
    return window.game, seen


async def test_the_cover_grows_and_is_gone_once_the_table_is_whole(shown):
    async with shown(MOVING) as made:
        view, seen = await begun(made.window)

        assert (False, False) in seen, "it grows first"
        assert view.isVisible()
        assert not view.table.display.placeholder.is_shown


async def test_it_takes_presses_which_can_mean_nothing_yet(shown, qtbot):
    async with shown(MOVING) as made:
        window = made.window
        window.start.choose("evolution/de")
        await until(lambda: window.start.is_whole)
        window.session.begin(EVOLUTION_DUEL, 7)
        (cover,) = await until(lambda: growing(window))

        assert cover.geometry() == window.pages.rect()
        assert window.childAt(window.rect().center()) is cover
        window.resize(window.width() - 100, window.height() - 60)
        await until(lambda: not growing(window) or cover.geometry() == window.pages.rect())
        await until(lambda: window.game is not None and not growing(window))


@pytest.mark.parametrize("change", [{"speed": "off"}, {"motion": "reduced"}])
async def test_nothing_grows_where_nothing_moves(shown, change):
    async with shown(replace(MOVING, **change)) as made:
        _view, seen = await begun(made.window)

        assert all(is_grown for is_grown, _ in seen)
        assert bool(seen) == ("motion" in change), "the valley stands there until the table is whole"


async def test_a_game_that_cannot_be_laid_leaves_no_cover(shown, monkeypatch):
    async with shown(MOVING) as made:
        window = made.window
        window.start.choose("evolution/de")
        await until(lambda: window.start.is_whole)

        def fail(*_given, **_named):
            assert growing(window)
            raise OSError("full")

        monkeypatch.setattr(session, "GameView", fail)
        with pytest.raises(OSError, match="full"):
            await window.session.set_up(planned(EVOLUTION_DUEL, 7, window.settings), (), lambda _view: None)

        await until(lambda: not growing(window))
        assert window.pages.currentWidget() is window.start
