"""Hints in the window: asked for by a key or a button, plainer each time, gone with the next move."""

from __future__ import annotations

import asyncio
import os

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from evolution_qt.brain.pool import BrainFault
from evolution_qt.brain.worker import Answer
from evolution_qt.core.levels import Bots
from evolution_qt.games.evolution.state import FEEDING, PLAY
from evolution_qt.ui.shell.settings.settings import Settings
from evolution_qt.ui.table.hint import Dots
from tests.ui.shell.acting import click, until
from tests.ui.shell.page import EVOLUTION_DUEL, EVOLUTION_TWO, QUIET

H, ESC = Qt.Key.Key_H, Qt.Key.Key_Escape


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Hints by a player who needs milliseconds."""
    monkeypatch.setattr(Bots, "strongest", "strategist")


async def asked(page, plan=EVOLUTION_DUEL, phase=None):
    """Return a game in which the person is asked, in a phase if one is given."""
    view = await page.begin(plan, size=(1400, 860))
    return view, await page.asked(phase)


async def hinted(view, strength):
    """Press H until a hint is as plain as wanted; return it."""
    while view.table.hint.strength < strength:
        before = view.table.hint.strength
        QTest.keyClick(view.table, H)
        await until(lambda: view.table.hint.strength > before)  # noqa: B023
    return view.table.hint


class Held:
    """A pool whose worker answers when it is told to."""

    def __init__(self, fault=False, stopped=False):
        self.is_stopped = stopped
        self.jobs = []
        self.hurried = 0
        self.stopped = 0
        self.go = asyncio.Event()
        self.fault = fault

    def number(self):
        return 1

    def hurry(self):
        self.hurried += 1
        self.go.set()

    def stop(self):
        self.stopped += 1

    async def ask(self, job):
        self.jobs.append(job)
        await self.go.wait()
        if self.fault:
            raise BrainFault("gone")
        moves = ("feed 0",) if job.position["phase"] == "feeding" else ("done",)
        report = {"plans": [{"moves": list(moves)}], "evaluations": 0, "reasons": []}
        return Answer(1, moves, stopped=self.is_stopped or self.hurried > 0, report=report)


@pytest.mark.parametrize("phase", ["food", "play", "feeding"])
async def test_each_press_of_the_key_says_more_until_the_move_is_named(page, phase):
    at = {"food": None, "play": PLAY, "feeding": FEEDING}[phase]
    view, _ = await asked(page, phase=at)
    said = []
    for strength in (1, 2, 3):
        advice = await hinted(view, strength)
        assert strength == advice.strength
        assert advice.glowing
        said.append(advice.lines)
    assert said[0][0] == said[1][0]
    assert len(said[0]) < len(said[1])
    assert said[0][-1] == said[1][-1] == view.table.explaining.more()
    assert view.table.explaining.more() not in said[2]

    QTest.keyClick(view.table, H)  # there is nothing plainer
    assert (3, said[2]) == (advice.strength, advice.lines)
    assert [] == [line for line in said[2] if "{" in line]


async def test_the_hinted_move_is_legal_and_is_not_made(page):
    view, _ = await asked(page, phase=PLAY)
    made_before = len(view.match.record.notes)
    await hinted(view, 3)

    move = view.table.hint.account.plans[0].moves[0]
    assert [] == view.match.why_not(0, move)
    assert made_before == len(view.match.record.notes)
    card = view.match.game.table.numbers.get(move.card)
    if card is not None:
        rect = next(one.scene_rect for one in view.table.top.hand if one.subject.card == card)
        assert any(glow.contains(rect.center()) for glow in view.table.hint.glowing)


async def test_the_button_gives_hints_too(page):
    view, _ = await asked(page)
    for strength in (1, 2, 3):
        click(view.side.hint)
        await until(lambda: view.table.hint.strength == strength)  # noqa: B023


async def test_a_hint_goes_with_the_next_move(page):
    view, person = await asked(page, phase=PLAY)
    await hinted(view, 2)

    await person.make_a_move()
    assert (0, (), []) == (
        view.table.hint.strength,
        view.table.hint.lines,
        view.table.hint.glowing,
    )
    await until(lambda: person.is_asked)
    assert not view.table.hint.is_open


async def test_escape_puts_a_hint_away_and_the_next_one_is_there_at_once(page):
    view, _ = await asked(page)
    await hinted(view, 2)
    first = view.table.hint.lines[0]

    QTest.keyClick(view.table, ESC)
    assert not view.table.hint.is_open
    QTest.keyClick(view.table, H)
    assert (1, first) == (view.table.hint.strength, view.table.hint.lines[0])

    at = view.table.mapFromScene(QPointF(4, 4))
    QTest.mouseClick(view.table.viewport(), Qt.MouseButton.RightButton, pos=at)
    assert not view.table.hint.is_open


async def test_a_hint_asked_for_twice_is_thought_to_its_end_and_escape_ends_it(page):
    """The best found so far may be nonsense: a second press says that it is still looked for."""
    view, _ = await asked(page)
    pool = view.advisor.pool = Held()
    explaining, advice = view.table.explaining, view.table.hint

    QTest.keyClick(view.table, H)
    assert ((explaining.thinking(),), True) == (advice.lines, view.advisor.is_thinking)
    for _ in range(3):
        QTest.keyClick(view.table, H)
        await asyncio.sleep(0)
        assert (0, 0, (explaining.still_thinking(),)) == (pool.hurried, advice.strength, advice.lines)
    pool.go.set()
    await until(lambda: advice.strength == 1)
    assert explaining.cut_short() not in advice.lines
    QTest.keyClick(view.table, H)
    assert (2, 1) == (advice.strength, len(pool.jobs))
    assert pool.jobs[0].advises


async def test_a_hint_that_the_clock_cut_short_says_so_and_is_thought_of_again(page):
    view, _ = await asked(page)
    pool = view.advisor.pool = Held(stopped=True)
    explaining, advice = view.table.explaining, view.table.hint
    pool.go.set()
    QTest.keyClick(view.table, H)
    await until(lambda: advice.strength == 1)
    assert explaining.cut_short() in advice.lines

    pool.go.clear()
    QTest.keyClick(view.table, ESC)
    QTest.keyClick(view.table, H)  # it is thought of again
    await until(lambda: len(pool.jobs) == 2)
    QTest.keyClick(view.table, ESC)
    assert not advice.is_open
    await until(lambda: not view.advisor.is_thinking)


async def test_a_move_ends_the_thinking(page):
    view, person = await asked(page, phase=PLAY)
    view.advisor.pool = Held()

    QTest.keyClick(view.table, H)
    assert view.advisor.is_thinking
    await person.make_a_move()
    assert not view.advisor.is_thinking
    assert not view.table.hint.is_open


async def test_a_worker_that_fails_leaves_a_word(shown, caplog):
    async with shown(QUIET) as made:
        view, _ = await asked(made)
        pool = view.advisor.pool = Held(fault=True)
        pool.go.set()

        QTest.keyClick(view.table, H)
        await until(lambda: view.table.player.answers.note is not None)
        assert (view.table.explaining.no_hint(),) == view.table.player.answers.note.lines
        assert not view.table.hint.is_open
    assert "no hint: gone" in caplog.text


async def test_whoever_is_not_asked_is_told_when_there_are_hints(page):
    view, _ = await asked(page)
    view.controller.asked = None

    QTest.keyClick(view.table, H)
    assert (view.table.explaining.not_now(),) == view.table.player.answers.note.lines
    assert not view.advisor.is_thinking


async def test_what_is_said_of_another_turn_goes_when_it_has_become_false(page):
    """Each key and wish that needs a turn answers that it is not ours; then it is."""
    view, _ = await asked(page, phase=FEEDING)
    sayings = (
        lambda: QTest.keyClick(view.table, H),
        lambda: QTest.keyClick(view.table, Qt.Key.Key_C),
        page.window.sheets.show_moves,
        lambda: view.table.show_not_now("F", is_its_time=True),
    )
    said = 0
    for saying in sayings:
        seen, asked_now = view.table.seen, view.controller.asked
        view.controller.asked = None
        view.table.show_position(seen, ask=False)
        saying()
        said += view.table.player.answers.note is not None
        view.controller.asked = asked_now
        view.table.show_position(seen, ask=True)

        assert view.table.player.answers.note is None
    assert said >= 3


async def test_a_hint_is_told_only_what_the_person_may_know(page):
    view, _ = await asked(page)
    pool = view.advisor.pool = Held()
    QTest.keyClick(view.table, H)
    await until(lambda: pool.jobs)

    (job,) = pool.jobs
    assert view.match.game.dump(view.match.view(0).state) == job.position
    assert 0 == job.position["seed"] == job.seed
    assert {"?"} == set(job.position["players"][1]["hand"])


async def test_behind_the_curtain_there_is_no_hint_and_none_is_left_for_the_next_person(page):
    view, person = await asked(page, EVOLUTION_TWO)
    first = view.controller.viewer
    await hinted(view, 3)
    await person.make_a_move()
    await until(lambda: view.curtain.isVisible())
    assert not view.table.hint.is_open
    QTest.keyClick(view.table, H)
    assert not view.advisor.is_thinking

    click(view.curtain.button)
    await until(lambda: person.is_asked)
    assert first != view.controller.viewer
    advice = await hinted(view, 1)
    assert view.controller.viewer == advice.account.seat


async def test_a_hint_stays_in_another_size_and_speaks_another_language(page):
    view, _ = await asked(page)
    advice = await hinted(view, 2)
    before = advice.lines

    wide = view.table.viewport().width()
    page.window.resize(1300, 720)
    await until(lambda: view.table.viewport().width() < wide and not view.table.display.is_resizing)
    assert (2, before) == (advice.strength, advice.lines)
    room = view.table.scene().sceneRect()
    assert all(room.contains(rect.center()) for rect in advice.glowing)
    page.translations.use("de")
    await until(lambda: advice.lines != before)
    assert 2 == advice.strength


@pytest.mark.usefixtures("alone")
async def test_no_process_is_left_when_the_game_is_left(page):
    view, _ = await asked(page)
    await hinted(view, 1)
    pid = view.advisor.pool.pid
    assert pid

    await view.stop()
    assert view.advisor.pool.pid is None
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


async def test_leaving_while_a_hint_is_looked_for_ends_the_thinking(page):
    view, _ = await asked(page)
    pool = view.advisor.pool = Held()
    QTest.keyClick(view.table, H)
    await until(lambda: pool.jobs)

    await view.stop()
    assert not view.advisor.is_thinking
    assert pool.stopped


@pytest.mark.parametrize("settings", [Settings(language="en", speed="normal", theme="light")])
async def test_a_calm_sign_goes_on_while_it_is_looked_for(page):
    view, _ = await asked(page)
    view.advisor.pool = Held()
    QTest.keyClick(view.table, H)
    (dots,) = [item for item in view.table.scene().items() if isinstance(item, Dots)]
    lit = dots.lit
    await until(lambda: dots.lit != lit)
    assert QPoint(0, 0) != view.table.mapFromScene(dots.boundingRect().center())
