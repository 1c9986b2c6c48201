"""Someone without any idea: clicks, drags, scrolls and types at random, by real events, from a seed.

What happens in the window must be legal anyway: every move is followed by the game's invariants.
"""

import asyncio
import time
from collections import Counter
from dataclasses import replace
from math import inf

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from evolution_qt.core.match import Match
from evolution_qt.core.rng import Rng
from evolution_qt.ui.shell.settings.settings import GamePlan, NamedCrest, SeatPlan
from evolution_qt.ui.shell.window import tasks
from tests.ui.shell.acting import NONE, Person

KEYS = (
    *(Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Backtab),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_L, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_7, Qt.Key.Key_Delete, Qt.Key.Key_Question),
    *(Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_F10, Qt.Key.Key_F11, Qt.Key.Key_Return, Qt.Key.Key_Tab),
    *(Qt.Key(letter) for letter in b"ABCEFINOPSTUWXZ"),
)
BUTTONS = (Qt.MouseButton.LeftButton,) * 8 + (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
COMBINATIONS = (
    *((Qt.Key(letter), CONTROL) for letter in b"NZZPLB"),
    *((Qt.Key.Key_Z, CONTROL | SHIFT), (Qt.Key.Key_C, CONTROL | SHIFT), (Qt.Key.Key_Backspace, CONTROL)),
    *((Qt.Key.Key_F1, CONTROL), (Qt.Key.Key_Comma, CONTROL), (Qt.Key.Key_Return, CONTROL)),
)
"""What the menu and the sheets listen to, but for what quits."""
SIZES = ((1024, 640), (1280, 800), (1600, 900), (1920, 1080), (1100, 1000))
SWITCHES = {
    "language": ("de", "en", "ja"),
    "theme": ("light", "dark"),
    "speed": ("off", "fast", "normal"),
    "log": ("all", "usual", "short"),
    "windows": ("always", "round", "never"),
    "pane": ("beside", "fixed"),
    "key_caps": (False, True),
    "panel": (False, True),
    "automatic": (False, True),
    "confirmations": (False, True),
    "marks": ((), (NamedCrest("Ann", 3, "ram"), NamedCrest("Ben", 0, "koala"))),
}
"""What the sheet of settings changes while a game goes on."""
ACTIONS = (
    *("new", "undo", "undo", "redo", "undo_turn", "practice", "open_hands", "seats", "give_up", "rules"),
    *(
        "cards",
        "library",
        "book",
        "keys",
        "game",
        "position",
        "seed",
        "report",
        "settings",
        "about",
        "full",
        "start",
    ),
)
"""What the menu offers, but for leaving."""
PLANS = (
    GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("greedy", "Fox"))),
    GamePlan("evolution/ja", (SeatPlan("human", "Ann"), SeatPlan("human", "Ben"), SeatPlan("random", "Owl"))),
    GamePlan(
        "evolution/en",
        (SeatPlan("human", "Ann"), SeatPlan("human", "Ben")),
        (("simultaneous_play", True),),
    ),
    GamePlan("dominant-species", (SeatPlan("human", "Ann"), SeatPlan("written_rules", "Fox"))),
    GamePlan(
        "evolution/de", (SeatPlan("human", "Ann"), SeatPlan("forager"), SeatPlan("random")), practice=True
    ),
    GamePlan(
        "evolution/ja",
        (SeatPlan("human", "Ben"), SeatPlan("nobody", "Cleo"), SeatPlan("human", "Ann")),
        rules=(("hard_shell_bonus", 3), ("effects", "after")),
        open_hands=True,
    ),
    GamePlan(
        "evolution/ja",
        tuple(SeatPlan("human", name) for name in ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")),
    ),
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
        self.is_tired = False
        """Whether it wants to play no more."""
        self.longest = 0.0
        """Seconds of processor time that one event took at most."""
        self.reached = Counter()
        """How often something was open or done: sheets by name, pages, switches."""
        self.at_rest = None
        """What to await when nothing is open but the start screen, before a game is begun."""
        self._is_acting = False
        self._doorman = QTimer(window, interval=50)
        self._doorman.timeout.connect(self.send_away)
        self._doorman.start()

    async def play(self, seconds, events=inf):
        """Do anything at all for so many seconds, or so often if that is less."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        person = None
        while loop.time() < end and self.events < events and not (self.window.is_closing or self.is_tired):
            view = self.window.game
            if view is None and self.window.dialog is None and self.rng.below(4) == 0 and self.may_begin():
                if self.at_rest is not None and self.is_at_rest():
                    person = None
                    await self.at_rest()
                self.do(self.window.session.begin, PLANS[self.rng.below(len(PLANS))], self.rng.below(1000))
                self.games += 1
            if view is not None and self.rng.below(6) == 0:
                # now and then a sensible move, so that every phase is met
                if person is None or person.view is not view:
                    person = Person(view, self.rng.below(1000))
                await self.play_on(person)
            if self.window.dialog is not None and self.rng.below(20) == 0:
                self.do(QTest.keyClick, self.window.dialog, Qt.Key.Key_Escape)
            elif view is not None and view.result.isVisible() and self.rng.below(20) == 0:
                self.do(self.window.session.leave)
            self.note_where()
            started = time.thread_time()
            self._is_acting = True
            self.do(self.once)
            self._is_acting = False
            self.longest = max(self.longest, time.thread_time() - started)
            self.events += 1
            await self.after()
        self.let_go()

    def may_begin(self):
        """Return whether to begin a game: while one is being set up, another only now and then."""
        return "begin" not in tasks.running() or self.rng.below(20) == 0

    def is_at_rest(self):
        """Return whether there is nothing but the start screen: no game, no page, no sheet, no menu."""
        return (
            self.window.pages.currentWidget() is self.window.start
            and QApplication.activePopupWidget() is None
            and "begin" not in tasks.running()
        )

    def do(self, what, *given):
        """Do a thing; what it raises comes back through Qt, and is a fault of the window."""
        what(*given)

    async def play_on(self, person):
        """Let a player who knows the game do something."""
        await self.sensibly(person)

    async def after(self):
        """Let the window go on after each thing; others may look at it here too."""
        await asyncio.sleep(0)

    def send_away(self):
        """Close what Qt opens in the middle of an act and waits for, as a dialog for files does."""
        if not self._is_acting:
            return
        if (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        elif isinstance(asked := QApplication.activeModalWidget(), QMessageBox):
            asked.reject()

    def let_go(self):
        """Take the fingers off the mouse, wherever a drag was given up: else nothing hovers any longer."""
        for button in set(BUTTONS):
            if QApplication.mouseButtons() & button:
                QTest.mouseRelease(self.window, button, NONE, QPoint(3, 3))

    async def sensibly(self, person):
        """Make a move if the table is free; give up what someone else began."""
        if person.view.curtain.isVisible() or not person.is_asked or self.window.dialog is not None:
            return
        if not person.knows_game:
            return
        if QApplication.activePopupWidget() is not None or person.view.result.isVisible():
            return
        if self.window.replay is not None or person.view.looking_back.past is not None:
            return
        self.do(QTest.keyClick, person.table, Qt.Key.Key_Escape)
        self.do(person.view.table.animator.skip)
        try:
            await asyncio.wait_for(person.make_a_move(), 2)
        except (AssertionError, TimeoutError):
            return
        self.moves += 1

    def note_where(self):
        """Count where the monkey is."""
        window, view = self.window, self.window.game
        if window.dialog is not None:
            self.reached[type(window.dialog).__name__] += 1
        if window.replay is not None:
            self.reached["replay"] += 1
        if view is not None:
            self.reached["curtain"] += view.curtain.isVisible()
            self.reached["end of a game"] += view.result.isVisible()
            self.reached["moment of the past"] += view.looking_back.past is not None
            self.reached["moves taken back"] += bool(view.match.undone)

    def switch(self):
        """Change the language, the theme, the size or any other habit, in the middle of whatever goes on."""
        kind = [*SWITCHES, "size"][self.rng.below(len(SWITCHES) + 1)]
        self.reached[f"switch: {kind}"] += 1
        if kind == "size":
            self.window.resize(*SIZES[self.rng.below(len(SIZES))])
            return
        value = SWITCHES[kind][self.rng.below(len(SWITCHES[kind]))]
        self.window.take_settings(replace(self.window.settings, **{kind: value}))

    def choose_from_menu(self):
        """Take something from the menu; while a sheet lies over it no one can."""
        if self.window.dialog is None and QApplication.activePopupWidget() is None:
            action = self.window.commands.actions[ACTIONS[self.rng.below(len(ACTIONS))]]
            action.trigger()

    def once(self):
        """Do one thing."""
        target = QApplication.activePopupWidget() or self.window
        rare = self.rng.below(60)
        if rare < 2 and target is self.window:
            (self.switch, self.choose_from_menu)[rare]()
            return
        kind = self.rng.below(10)
        if kind < 5:
            widget, at = self.under(target, self.somewhere(target))
            QTest.mouseClick(widget, self.a_button(), NONE, at)
        elif kind < 7:
            self.drag(target)
        elif kind == 7:
            focus = QApplication.focusWidget() or target
            if self.rng.below(6):
                QTest.keyClick(focus, KEYS[self.rng.below(len(KEYS))])
            else:
                QTest.keyClick(focus, *COMBINATIONS[self.rng.below(len(COMBINATIONS))])
        elif kind == 8:
            self.wheel(target, self.somewhere(target))
        else:
            widget, at = self.under(target, self.somewhere(target))
            QTest.mouseDClick(widget, self.a_button(), NONE, at)

    def drag(self, target):
        widget, start = self.under(target, self.somewhere(target))
        button = self.a_button()
        QTest.mousePress(widget, button, NONE, start)
        for _ in range(3):
            QTest.mouseMove(
                widget, widget.mapFrom(target, self.somewhere(target)) if widget is not target else start
            )
        QTest.mouseRelease(widget, button, NONE, widget.mapFrom(target, self.somewhere(target)))

    def wheel(self, target, at):
        widget, at = self.under(target, at)
        turn = QPoint(0, 120 if self.rng.below(2) else -120)
        local = QPointF(at)
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
        """Return the innermost widget at a point, as `QWidget.childAt` does, and where in it that is.

        That one keeps what it returns for ever, and all that belongs to it (PySide 6.11).
        """
        for child in reversed(target.children()):
            if (
                child.isWidgetType()
                and child.geometry().contains(at)
                and not (child.isHidden() or child.isWindow())
                and not child.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
                and (child.mask().isEmpty() or child.mask().contains(at - child.pos()))
            ):
                return self.under(child, at - child.pos())
        return target, at
