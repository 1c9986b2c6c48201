"""The bots' process takes long to start, or never gets ready: the table says so, and the game goes on."""

import asyncio

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from evolution_qt.brain.audit import audited
from evolution_qt.brain.pool import AWAITED, START
from evolution_qt.core.record import SeatTaken
from evolution_qt.ui.kit import timings
from tests.brain.late import LateButWilling
from tests.ui.shell import page as pages
from tests.ui.shell.acting import Person, click, until
from tests.ui.shell.page import BOTS, plan
from tests.ui.shell.test_shell_thinking import GAMES, SIZES, is_legible

pytestmark = pytest.mark.usefixtures("toy_among_games")

DUEL = plan(Ann="human", Fox="random")
"""A greedy bot plays where another cannot."""
STARTING = "The bots are starting …"
LATE = "The bots are still starting. Simple bots play for them until they are ready."
FAILED = "The bots cannot be started. Simple bots play for them to the end of this game."


@pytest.fixture(autouse=True)
def _late(monkeypatch):
    """Let the bots' process be ready when a test says so, and what takes a while be said at once."""
    monkeypatch.setattr(pages, "Kept", LateButWilling)
    monkeypatch.setattr(timings, "THINKING", 1)


def substitutes(view):
    """Return by whom the moves of a game were made that another made in place of a bot."""
    return [note.kind for ply in view.match.plies for note in ply.before if isinstance(note, SeatTaken)]


async def starting(page, plan=DUEL):
    """Begin a game and play until the bots are waited for; return its page."""
    view = await page.begin(plan)
    person = Person(view)
    while not (view.thinking.isVisible() and view.thinking.words.text() == STARTING):
        if person.is_asked:
            await person.make_a_move()
        await asyncio.sleep(0.003)
    return view


async def asked_again(view):
    """Wait until the person is asked, after the bots have moved."""
    await until(lambda: view.match.plies and Person(view).is_asked)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
async def test_that_the_bots_start_can_be_read_on_the_ribbon_of_every_game(page, game, size):
    page.window.resize(*size)
    view = await starting(page, plan(game, Fox="random", Owl="random"))
    for language in ("de", "en", "ja"):
        page.translations.use(language)
        await until(lambda: not view.table.display.placeholder.is_shown)
        assert is_legible(view), view.thinking.geometry()


@pytest.mark.parametrize("way", ["button", "key", "patience"])
async def test_who_waits_no_longer_has_simple_bots_play_until_the_others_are_ready(page, way):
    view = await starting(page)
    assert not page.pool.look()
    if way == "button":
        click(view.thinking.button)
    elif way == "key":
        QTest.keyClick(page.window, Qt.Key.Key_M)
    else:
        page.pool.time.pass_by(AWAITED + 1)
    await asked_again(view)

    assert ["greedy"] == substitutes(view)
    assert (True, LATE) == (view.note.isVisible(), view.note.label.text())
    assert view.thinking.isHidden()
    made = len(view.match.plies)
    await Person(view).make_a_move()
    await until(lambda: len(view.match.plies) > made + 1)
    assert 2 == len(substitutes(view)), "the next one is not waited for"
    assert [] == page.pool.kinds
    assert (1, True) == (page.pool.tries, page.pool.started[0].is_running)

    page.pool.started[0].get_ready()
    await asked_again(view)
    await Person(view).make_a_move()
    await until(lambda: page.pool.kinds)
    assert 2 == len(substitutes(view))
    assert view.note.isHidden()
    assert ["human", "random"] == view.match.record.kinds()


async def test_bots_that_are_ready_in_time_play_themselves_and_nothing_more_is_said(page):
    view = await starting(page)
    page.pool.started[0].get_ready()
    await asked_again(view)

    assert [] == substitutes(view)
    assert ["random"] == page.pool.kinds
    assert view.note.isHidden()


async def test_another_warning_stays_beside_what_is_said_of_the_bots(page):
    view = await starting(page)
    view.note.warn("The disk is full.")
    click(view.thinking.button)
    await asked_again(view)
    assert f"The disk is full.\n{LATE}" == view.note.label.text()

    page.pool.started[0].get_ready()
    await Person(view).make_a_move()
    await until(lambda: page.pool.kinds)
    assert (True, "The disk is full.") == (view.note.isVisible(), view.note.label.text())
    assert view.rect().contains(view.note.geometry())


async def test_what_is_said_is_said_once_and_stays_closed(page):
    view = await starting(page)
    click(view.thinking.button)
    await asked_again(view)
    click(view.note.close_button)
    made = len(view.match.plies)
    await Person(view).make_a_move()
    await until(lambda: len(view.match.plies) > made + 1)

    assert view.note.isHidden()


async def test_bots_that_cannot_be_started_are_told_of_and_the_next_game_tries_again(page):
    view = await starting(page, BOTS)
    for count in (1, 2):
        assert count == page.pool.tries
        page.pool.time.pass_by(START + 1)
        page.pool.look()
    await until(lambda: view.result.isVisible())

    assert page.pool.has_failed
    assert FAILED in view.result.note.label.text()
    assert len(view.match.plies) == len(substitutes(view))
    assert 2 == page.pool.tries
    found = audited(view.match.record)
    assert (True, len(view.match.plies)) == (found.is_proven, found.bot_moves), "all come out again"

    await starting(page)
    assert 3 == page.pool.tries
