"""The page object itself: the toy is played at it to the end, with one person and with two."""

import pytest

from tests.ui.shell.page import BOTS, DUEL, EVOLUTION_TWO, TWO

pytestmark = pytest.mark.usefixtures("toy_among_games")


@pytest.mark.parametrize("seats", [TWO, DUEL, BOTS])
async def test_the_toy_is_played_to_its_end(page, seats):
    view = await page.begin(seats)

    await page.played_out()

    assert 6 == len(view.match.plies)


async def test_a_game_of_evolution_is_begun_and_played_on(page):
    view = await page.begin(EVOLUTION_TWO)
    await page.play_until(lambda: len(view.match.plies) > 3)

    person = await page.asked()

    assert person.is_asked


async def test_the_library_lists_the_game_that_was_left(page):
    view = await page.begin(TWO)
    await page.play_until(lambda: view.match.plies)
    await page.leave_game()

    dialog = await page.library()

    (entry,) = dialog.model.shown
    assert ("toy", 1) == (entry.summary.game, entry.summary.moves)
