"""The end of a game in the window: what has survived walks in, can be skipped, and is spoken."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from evolution_qt.ui.kit import accessibility
from evolution_qt.ui.shell.game.game_view import GameView
from evolution_qt.ui.shell.game.matches import seated
from evolution_qt.ui.table.presentation import presentation
from tests.ui.shell.acting import Person, click, until
from tests.ui.shell.page import DUEL, UNASKED, plan
from tests.ui.shell.test_shell_sources import SHAPES, played


@pytest.fixture
def said(monkeypatch):
    """Return all that is announced."""
    heard = []
    monkeypatch.setattr(accessibility, "announce", lambda thing, words, **_: heard.append(words))
    return heard


async def walked(page, said, motion="full"):
    """Return a game of the toy that ends while motions are shown: its last moves are made once more."""
    view = await page.begin(plan(practice=True, Ann="human", Fox="greedy"))
    person = Person(view)
    await person.play_until(view.result.isVisible)
    assert not view.result.is_walking, "motions are off"
    click(view.result.take_back)
    await until(lambda: person.is_asked)
    said.clear()
    page.window.take_settings(replace(page.window.settings, speed="normal", motion=motion))
    await person.play_until(view.result.isVisible)
    return view


@pytest.mark.usefixtures("toy_among_games")
@pytest.mark.parametrize("settings", [UNASKED])
async def test_space_shows_the_last_picture_and_enter_begins_no_game(page, said):
    view = await walked(page, said)
    await page.front()
    result = view.result
    assert result.is_walking
    assert not result.accessibleDescription()

    page.press(Qt.Key.Key_Return)
    assert result.is_walking
    assert view is page.window.game
    page.press(Qt.Key.Key_Space)

    assert not result.is_walking
    assert result.heading == result.accessibleName()
    page.press(Qt.Key.Key_Return)
    assert view is page.window.game
    last = said[-1].split("\n")
    assert result.heading == last[0]
    assert last[1].startswith("Points: ")
    assert result.accessibleDescription().endswith(said[-1])


@pytest.mark.usefixtures("toy_among_games")
@pytest.mark.parametrize("settings", [UNASKED])
async def test_it_is_spoken_as_it_is_seen(page, said):
    view = await walked(page, said)
    result = view.result
    await until(lambda: not result.is_walking, 20)

    told = [words for words in said if words in result.accessibleDescription()]
    parts = view.match.game.columns if len(view.match.game.columns) > 1 else ("Points",)
    assert [part.split(":")[0] for part in told[:-1]] == [*parts]
    assert "\n".join(told) == result.accessibleDescription()
    click(result.table)
    said.clear()
    page.window.session.show_result()
    assert result.isVisible()
    assert not result.is_walking
    assert [] == said


@pytest.mark.usefixtures("toy_among_games")
@pytest.mark.parametrize("settings", [UNASKED])
async def test_where_nothing_moves_the_last_picture_is_seen_at_once(page, said):
    view = await walked(page, said, "reduced")

    assert not view.result.is_walking
    assert view.result.accessibleDescription().count("\n") > 1


@pytest.mark.usefixtures("toy_among_games")
async def test_escape_leaves_a_page_and_not_the_end(page):
    view = await page.begin(DUEL)
    await Person(view).play_until(view.result.isVisible)
    result = view.result
    await page.front()
    for button, thing in ((result.by_source, result.sources), (result.by_round, result.course)):
        assert result.sheet.isHidden()
        click(button)
        assert thing.isVisible()
        assert result.sheet.isVisible()
        QTest.keyClick(button, Qt.Key.Key_Escape)
        assert result.sheet.isHidden()
        assert not button.isChecked()
        assert result.isVisible()


@pytest.mark.qt_log_ignore("does not support propagateSizeHints", extend=True)
@pytest.mark.parametrize(("key", "seats", "rules"), SHAPES, ids=str)
def test_a_finished_game_that_is_opened_again_shows_who_has_survived(qtbot, key, seats, rules):
    match = played(key, seats, rules)
    view = GameView(match, seated(match, None, "Player {number}"), "light", 1.0)
    qtbot.addWidget(view)
    view.resize(1280, 800)
    view.show()
    view.show_end(match)
    view.result.come_at_once()

    assert not view.result.is_walking
    stage = view.result.stage
    marchers = stage.procession.marchers
    assert all(one.badges for one in marchers)
    assert [sum(one.parts) for one in marchers] == [one.points for one in marchers]
    assert [one.points for one in marchers] == sorted((one.points for one in marchers), reverse=True)
    animals = sum(kind.number for one in marchers for kind in one.herd)
    state = match.state
    if hasattr(state, "cubes"):
        assert sum(state.cubes) == animals
    else:
        sizes = [getattr(one, "population", None) for player in state.players for one in player.species]
        piles = [len(getattr(one, "cards", ())) for player in state.players for one in player.species]
        assert sum(size or pile for size, pile in zip(sizes, piles, strict=True)) == animals
    drawn = len(stage.scene().items())
    crowned = sum(one.is_winner for one in marchers)
    assert animals + 3 * seats + 2 * crowned + 1 <= drawn <= animals + 3 * seats + 2 * crowned + 2
    assert presentation(key).scoring().survivors(state, 0, view.naming.now()) is not None
