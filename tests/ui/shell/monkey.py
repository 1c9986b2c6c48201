"""Somebody without any idea: clicks, drags, scrolls and types at random, by real events, from a seed.

What happens in the window must be legal all the same: every move is followed by the game's invariants.
"""

import asyncio
import time
from math import inf

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from evolution_qt.core.match import Match
from evolution_qt.core.rng import Rng
from evolution_qt.ui.shell.settings import GamePlan, SeatPlan
from tests.ui.shell.acting import NONE, Person

KEYS = (
    *(Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Backtab),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_L, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_7, Qt.Key.Key_Delete, Qt.Key.Key_Question),
    *(Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_F10, Qt.Key.Key_F11, Qt.Key.Key_Return, Qt.Key.Key_Tab),
    *(Qt.Key(letter) for letter in b"ABCEFINOPSTUWXZ"),
)
BUTTONS = (Qt.MouseButton.LeftButton,) * 8 + (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)
PLANS = (
    GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("greedy", "Fox"))),
    GamePlan("evolution/ja", (SeatPlan("human", "Ann"), SeatPlan("human", "Ben"), SeatPlan("random", "Owl"))),
    GamePlan("evolution/en", (SeatPlan("human", "Ann"), SeatPlan("human", "Ben")), True),
)


def checked_play(self, seat, move, before=(), after=(), unchecked=Match.play):
    """Make a move as always, then test everything that must be true."""
    events = unchecked(self, seat, move, before, after)
    self.game.check(self.state)
    return events


class Monkey:
    """Plays with a window until the time is over."""

    def __init__(self, window, seed):
        self.window = window
        self.rng = Rng(seed, "monkey")
        self.events = 0
        self.games = 0
        self.moves = 0
        self.longest = 0.0

    async def play(self, seconds, events=inf):
        """Do anything at all for so many seconds, or so often if that is less."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        person = None
        while loop.time() < end and self.events < events and not self.window.is_closing:
            view = self.window.game
            if view is None and self.window.dialog is None and self.rng.below(4) == 0:
                self.window.begin_game(PLANS[self.rng.below(len(PLANS))], self.rng.below(1000))
                self.games += 1
            if view is not None and self.rng.below(6) == 0:
                # now and then a sensible move, so that every phase is met
                if person is None or person.view is not view:
                    person = Person(view, self.rng.below(1000))
                await self.sensibly(person)
            if self.window.dialog is not None and self.rng.below(20) == 0:
                QTest.keyClick(self.window.dialog, Qt.Key.Key_Escape)
            elif view is not None and view.result.isVisible() and self.rng.below(20) == 0:
                self.window.leave_game()
            started = time.perf_counter()
            self.once()
            self.longest = max(self.longest, time.perf_counter() - started)
            self.events += 1
            await asyncio.sleep(0)
        self.let_go()

    def let_go(self):
        """Take the fingers off the mouse, wherever a drag was given up: else nothing hovers any more."""
        for button in set(BUTTONS):
            if QApplication.mouseButtons() & button:
                QTest.mouseRelease(self.window, button, NONE, QPoint(3, 3))

    async def sensibly(self, person):
        """Make a move if the table is free; give up what somebody else began."""
        if person.view.curtain.isVisible() or not person.is_asked or self.window.dialog is not None:
            return
        if QApplication.activePopupWidget() is not None or person.view.result.isVisible():
            return
        QTest.keyClick(person.table, Qt.Key.Key_Escape)
        person.view.table.skip()
        try:
            await asyncio.wait_for(person.make_a_move(), 2)
        except (AssertionError, TimeoutError):
            return
        self.moves += 1

    def once(self):
        """Do one thing."""
        target = QApplication.activePopupWidget() or self.window
        kind = self.rng.below(10)
        if kind < 5:
            at = self.somewhere(target)
            QTest.mouseClick(self.under(target, at), self.a_button(), NONE, self.within(target, at))
        elif kind < 7:
            self.drag(target)
        elif kind == 7:
            focus = QApplication.focusWidget() or target
            QTest.keyClick(focus, KEYS[self.rng.below(len(KEYS))])
        elif kind == 8:
            self.wheel(target, self.somewhere(target))
        else:
            at = self.somewhere(target)
            QTest.mouseDClick(self.under(target, at), self.a_button(), NONE, self.within(target, at))

    def drag(self, target):
        start = self.somewhere(target)
        widget = self.under(target, start)
        button = self.a_button()
        QTest.mousePress(widget, button, NONE, self.within(target, start))
        for _ in range(3):
            QTest.mouseMove(
                widget, widget.mapFrom(target, self.somewhere(target)) if widget is not target else start
            )
        QTest.mouseRelease(widget, button, NONE, widget.mapFrom(target, self.somewhere(target)))

    def wheel(self, target, at):
        widget = self.under(target, at)
        turn = QPoint(0, 120 if self.rng.below(2) else -120)
        local = QPointF(self.within(target, at))
        event = QWheelEvent(
            local,
            QPointF(widget.mapToGlobal(local)),
            QPoint(),
            turn,
            Qt.MouseButton.NoButton,
            NONE,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QGuiApplication.sendEvent(widget, event)

    def somewhere(self, target):
        return QPoint(self.rng.below(max(target.width(), 1)), self.rng.below(max(target.height(), 1)))

    def a_button(self):
        return BUTTONS[self.rng.below(len(BUTTONS))]

    def under(self, target, at):
        return target.childAt(at) or target

    def within(self, target, at):
        widget = self.under(target, at)
        return at if widget is target else widget.mapFrom(target, at)
