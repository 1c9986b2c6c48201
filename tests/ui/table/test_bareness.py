"""The table is a place: little of it shows nothing, and in a dark theme it is night there."""

import pytest

from tests.ui.table.bareness import MOST, brightness, share
from tests.ui.table.geometry import Look, table_of


@pytest.fixture
def table(qtbot):
    """Return what makes a table of a game with so many seats in a theme."""

    def made(game, seats, theme="light"):
        found = table_of(qtbot.addWidget, Look(game, "en", seats=seats))
        found.resize(1280, 800)
        found.display.set_theme(theme)
        found.display.snapshot(found.size(), 1.0)
        return found

    return made


@pytest.mark.parametrize(("seats", "most"), MOST.items())
def test_little_of_a_table_shows_nothing(table, seats, most):
    assert share(table("evolution", seats)) <= most


@pytest.mark.parametrize("game", ["evolution", "beginning"])
def test_a_dark_theme_is_night_and_the_own_row_with_it(table, game):
    dark = table(game, 4, "dark")

    assert brightness(dark) <= 0.32
    assert brightness(dark, dark.board.arrangement.seats[0].row.room) <= 0.36
