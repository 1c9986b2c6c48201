"""Idle life: a little moves in an active window; no timer runs in another, nor where nothing may move."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QBitmap, QImage, QPainter, QRegion

from evolution_qt.ui.kit import idle
from evolution_qt.ui.shell.settings.settings import Settings
from evolution_qt.ui.shell.start.backdrop import draw_hero, hero_bounds
from evolution_qt.ui.table.presentation import presentation, shown_titles
from tests.ui.shell.acting import until
from tests.ui.shell.page import EVOLUTION_DUEL, plan

MOVING = Settings(language="en", speed="normal", theme="light", confirmations=False)
GAMES = {"evolution": EVOLUTION_DUEL, "beginning": plan("beginning/de", Ann="human", Fox="greedy")}


async def waiting(page, game="evolution"):
    """Return a table whose player is asked, in an active window, once nothing else moves."""
    window = page.window
    window.activateWindow()
    await until(window.isActiveWindow)
    view = await page.begin(GAMES[game])
    await page.asked()
    await until(lambda: not view.table.display.placeholder.is_shown and not view.table.animator.is_running)
    return view.table


@pytest.mark.parametrize("game", GAMES)
async def test_a_waiting_table_lives_in_few_pictures(shown, game):
    """How little of a core that takes says `benchmarks/program.py rest`."""
    async with shown(MOVING) as page:
        table = await waiting(page, game)
        seen = set()
        for _ in range(14):
            now = table.idle.clock.now
            await until(lambda now=now: table.idle.clock.now > now + 0.3)
            seen.add(bytes(table.grab().toImage().constBits()))

        assert len(seen) >= 12
        assert len(table.board.idle_life()) <= idle.MOST


async def test_the_start_screen_lives(shown):
    async with shown(MOVING) as page:
        window = page.window
        window.activateWindow()
        await until(lambda: window.isActiveWindow() and window.start.is_whole)
        before = window.start.grab().toImage()
        await until(lambda: window.start.idle.now > 3)

        assert before != window.start.grab().toImage()
        window.start.set_still(True)
        assert not window.start.idle.is_running
        still = window.start.grab().toImage()
        await asyncio.sleep(0.4)
        assert still == window.start.grab().toImage()


@pytest.mark.parametrize("change", [{"motion": "reduced"}, {"speed": "off"}, {"contrast": "on"}])
async def test_nothing_lives_where_nothing_may_move(shown, change):
    async with shown(replace(MOVING, **change)) as page:
        await until(lambda: page.window.start.is_whole)
        assert not page.window.start.idle.is_running
        table = await waiting(page)
        assert not table.idle.clock.is_running


async def test_no_timer_runs_in_a_window_that_is_not_active(shown, monkeypatch, app):
    async with shown(MOVING) as page:
        table = await waiting(page)
        await until(lambda: table.idle.clock.is_running)
        await until(lambda: table.idle.clock.now > 1)
        monkeypatch.setattr(table, "isActiveWindow", lambda: False)
        monkeypatch.setattr(page.window.start, "isActiveWindow", lambda: False)
        app.sendEvent(table, QEvent(QEvent.Type.WindowDeactivate))

        assert not table.idle.clock.is_running
        assert not table.idle.count, "and nothing of it is seen"
        app.sendEvent(page.window.start, QEvent(QEvent.Type.WindowDeactivate))
        assert not page.window.start.idle.is_running


async def test_an_animal_looks_back_now_and_then(shown):
    async with shown(MOVING) as page:
        table = await waiting(page)
        tile = table.board.tiles(0)[0]

        assert table.board.idle_act(12.0)
        assert tile.is_turned
        assert not table.board.idle_act(12.1)
        assert table.board.idle_act(13.1)
        assert not tile.is_turned


def test_of_many_things_each_moves_in_turn():
    drifts = [
        idle.Drift(None, idle.QPointF(), idle.QPointF(), lambda now, at=at: idle.IdlePose(opacity=now + at))
        for at in range(9)
    ]
    turns = idle.Turns(drifts)

    assert [0, 1, 2, 3, 4, 5, 0] == [turns.move(float(now)) for now in range(1, 8)]
    still = idle.Turns([drifts[0]._replace(pose=lambda _now: idle.IdlePose(opacity=0.0))])
    assert still.move(1.0) == -1


@pytest.mark.parametrize("size", [QSize(300, 320), QSize(560, 610)])
@pytest.mark.parametrize("title", shown_titles(), ids=lambda title: title.key)
def test_a_breath_repaints_the_animal_of_a_cover_alone(qapp, title, size):
    """To repaint the whole cover costs twice as much, several times a second."""
    cover = presentation(title.key).cover
    bounds = hero_bounds(size, cover)
    grown = bounds.adjusted(-20, -20, 20, 20)

    def drawn(room):
        picture = QImage(room.size().toSize(), QImage.Format.Format_ARGB32)
        picture.fill(0)
        painter = QPainter(picture)
        painter.translate(bounds.topLeft() - room.topLeft())
        draw_hero(painter, size, "light", cover)
        painter.end()
        return QRegion(QBitmap.fromImage(picture.createAlphaMask())).boundingRect()

    seen = drawn(grown)
    assert bounds.adjusted(-1, -1, 1, 1).contains(QRectF(seen).translated(grown.topLeft()))
    assert QRectF(seen).translated(grown.topLeft()).adjusted(-12, -12, 12, 12).contains(bounds)
    assert QRectF(0, 0, size.width(), size.height()).contains(bounds)
