"""A player who learns a game in the window, and does what lines of the notation say by drags and clicks."""

from __future__ import annotations

import asyncio

from PySide6.QtCore import Qt

from evolution_qt.ui.dominant.gesture_targets import MATTER
from evolution_qt.ui.shell.game.first_steps import Teacher
from evolution_qt.ui.shell.game.lesson_card import LessonCard
from tests.ui.shell.acting import PAUSE, Person, click, until


class Learner(Person):
    """Does at the table what lines of the notation say, by drags."""

    def __init__(self, page):
        super().__init__(page.view)

    @property
    def card(self):
        return self.view.findChild(LessonCard)

    @property
    def teacher(self):
        return self.view.findChild(Teacher)

    async def do(self, *lines):
        for line in lines:
            await until(self.is_asked_or_reads)
            await self.do_one(line)
        made = len(self.view.match.plies)
        if self.planned:
            self.click_at(self.table.board.button.scene_rect.center())
            await until(lambda: len(self.view.match.plies) > made)

    async def do_one(self, line):
        match = self.view.match
        made, planned = len(match.plies), self.planned
        step = self.step_of(match, line)
        start, end = self.places(step)
        if start is not None:
            self.drag(start, end)

        def is_made():
            panel = self.table.player.panel
            values = [option.value for option in panel.options] if panel is not None else []
            if step in values:
                self.click_at(panel.choice_rect(values.index(step)).center())
            elif start is None and len(match.plies) == made:  # the button may ask twice
                self.click_at(end.center())
            return len(match.plies) > made or self.planned > planned

        await until(is_made)

    def is_asked_or_reads(self):
        """Return whether a move is asked for; what is to be read before that is read."""
        if self.is_to_read:
            click(self.card.forward)
        return self.is_asked

    @property
    def is_to_read(self):
        """Return whether the table waits for a reader."""
        return self.card.forward.isVisible() and not self.card.is_reached

    @property
    def planned(self):
        """How many moves are planned that the button is still to make."""
        plan = getattr(self.table, "plan", None)
        return len(plan.moves) if plan else 0

    async def do_by_keys(self, page, line):
        """Aim with Tab at what a line of the notation says, and do it with Enter."""
        await until(lambda: self.is_asked)
        match, player = self.view.match, self.table.player
        made, step = len(match.plies), self.step_of(match, line)
        for _ in range(2 * len(match.legal(match.to_move)) + 2):
            page.press(Qt.Key.Key_Tab)
            aimed, gestures = player.highlights.aimed, self.table.gestures
            if aimed is not None and step in gestures.steps(player.chosen, aimed):
                break
        page.press(Qt.Key.Key_Return)
        await asyncio.sleep(PAUSE)
        while player.panel is not None and len(match.plies) == made:
            values = [option.value for option in player.panel.options]
            for _ in range(values.index(step) if step in values else 0):
                page.press(Qt.Key.Key_Down)
            page.press(Qt.Key.Key_Return)
            await asyncio.sleep(PAUSE)
        await until(lambda: len(match.plies) > made)

    async def reach(self, lesson):
        """Do what reaches a goal; where an opponent plays, moves by chance do."""
        await self.do(*lesson.solution)
        match = self.view.match
        while lesson.rivals and not self.card.is_reached:
            if self.is_asked_or_reads():
                moves = match.moves()
                await self.do_one(match.game.write(moves[self.rng.below(len(moves))]))
            await asyncio.sleep(PAUSE)
        await until(lambda: self.card.is_reached)

    def step_of(self, match, line):
        (step,) = match.game.actions(match.state, match.to_move, match.game.read(line))
        return step

    def places(self, step):
        """Return from where to where something is dragged for a step; without a start it is a click."""
        board, meanings = self.table.board, self.table.gestures
        for subject in meanings.subjects():
            for spot in meanings.spots(subject):
                if step in meanings.steps(subject, spot):
                    start = None if spot.sort == MATTER else board.home(subject)  # what is about no place
                    return start, board.rect_of(spot)
        return None, board.button.scene_rect


async def learning(page, wish):
    """Return who learns a lesson, and reads what is explained at once."""
    await page.next_game(wish)

    def asked():
        learner = Learner(page) if page.view is not None else None  # keys may choose several steps in a row
        return learner if learner and learner.is_asked and learner.card.isVisible() else None

    learner = await until(asked)
    learner.teacher.least_seen = 0
    return learner
