"""The first steps in a game, in the window: done by drags, left out, gone astray from, undone, left.

The Beginning is played, which has seven; any other game can bring its own.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from evolution_qt.games import game as game_named
from evolution_qt.ui.shell.dialogs.how_to_play import HowToPlayDialog
from evolution_qt.ui.shell.dialogs.new_game import NewGameDialog
from evolution_qt.ui.shell.settings import Settings
from evolution_qt.ui.shell.step_card import StepCard
from evolution_qt.ui.table.presentation import presentation
from evolution_qt.ui.table.subjects import Chip
from tests.ui.shell.acting import PAUSE, Person, click, until
from tests.ui.shell.page import EVOLUTION_DUEL, UNASKED, plan

KEY = "beginning/de"
OF_BEGINNING = plan(KEY, Ann="human", Fox="hatchling")
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def settings():
    return replace(UNASKED, last=OF_BEGINNING, names=("Ann",))


def steps():
    return presentation(KEY).first_steps()


class Learner(Person):
    """Does at the table what lines of the notation say, by drags."""

    def __init__(self, page):
        super().__init__(page.window.game)
        self.page = page

    @property
    def card(self):
        return self.view.findChild(StepCard)

    async def do(self, *lines):
        for line in lines:
            await until(lambda: self.is_asked)
            match = self.view.match
            made, step = len(match.plies), self.step_of(match, line)
            start, end = self.places(step)
            if start is None:
                while len(match.plies) == made:
                    self.click_at(end.center())
                    await asyncio.sleep(PAUSE)
            else:
                self.drag(start, end)
            await until(lambda made=made: len(match.plies) > made)

    def step_of(self, match, line):
        (step,) = match.game.actions(match.state, match.to_move, match.game.read(line))
        return step

    def places(self, step):
        """Return from where to where something is dragged for a step."""
        board, meanings = self.table.board, self.table.gestures
        for subject in meanings.subjects():
            for spot in meanings.spots(subject):
                if step in meanings.steps(subject, spot):
                    start = board.home(subject)
                    return start, board.rect_of(spot)
        return None, board.button.scene_rect


async def begun(page, number=0):
    """Begin with a step, and return who learns."""
    await page.next_game(lambda: page.window.first_steps.begin(KEY, number))
    learner = Learner(page)
    await until(lambda: learner.is_asked and learner.card.isVisible())
    return learner


async def test_all_steps_are_done_by_drags(page):
    learner = await begun(page)
    for number, step in enumerate(steps()):
        assert step.task in learner.card.words.text()
        assert not learner.card.is_reached
        if step.rival:
            while not learner.card.is_reached:
                if learner.is_asked:
                    match = learner.view.match
                    moves = match.moves()
                    line = match.game.write(moves[learner.rng.below(len(moves))])
                    await learner.do(line)
                await asyncio.sleep(PAUSE)
        else:
            await learner.do(*step.solution)
        await until(lambda: learner.card.is_reached)
        assert step.praise == learner.card.words.text()
        if number + 1 < len(steps()):
            before = page.window.game
            click(learner.card.forward)
            await until(lambda before=before: page.window.game not in (None, before))
            learner = Learner(page)
            await until(lambda learner=learner: learner.is_asked)
    click(learner.card.forward)
    sheet = await page.sheet(NewGameDialog)

    assert "beginning" == sheet.chosen_title.key
    assert [] == list(page.shelf.folder.glob("**/*.jsonl")), "nothing is recorded"
