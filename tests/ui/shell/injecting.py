"""Exceptions where no one expects them: in everything that Qt or the event loop calls, and behind the window.

There are two kinds of places. *Entries* are functions of the window that nothing of our own calls: slots,
event handlers, filters, steps of coroutines. *Borders* are functions of other parts that the window calls:
the store, the record book, the bots, the rules. An `Injector` watches a thread and lets each place fail once,
before it has done anything. What is to come of it: the person is told, the log tells it too, the game is
kept, and the window goes on.
"""

import asyncio
import sys
from pathlib import Path

import shiboken6
from PySide6.QtCore import SignalInstance

import evolution_qt
from evolution_qt.core.record import Record
from evolution_qt.games.opening import open_record
from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan
from evolution_qt.ui.shell.window.sheets import is_open
from tests.ui.shell.acting import Person, click, ok
from tests.ui.shell.monkey import Monkey

PACKAGE = str(Path(evolution_qt.__file__).parent)
TESTS = str(Path(__file__).parents[2])
WINDOW = (f"{PACKAGE}/ui/",)
GUARD = f"{PACKAGE}/ui/kit/guard.py"
CRASH = f"{PACKAGE}/ui/shell/window/crash.py"
BEHIND = tuple(f"{PACKAGE}/{part}/" for part in ("store", "book", "brain", "core", "games"))
SHIBOKEN = (shiboken6.Shiboken.Object, SignalInstance)
TELLING = (
    "shell/window/crash:",
    "shell/window/tasks:_",
    ":Sheets.show_unexpected",
    "store/disk:without_paths",
)
"""The last line of defence: what tells of a fault has no one that could tell of its own."""

PLAN = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("greedy", "Fox")))
UNPREPARED = (".boundingRect", ".shape")
"""What Qt asks in the middle of its own sums: unguarded, since it is asked so often."""


class Injected(Exception):  # noqa: N818
    """What was injected; no one can be prepared for it."""


def is_called_by_qt(function):
    """Return whether a function that was called is one of PySide's, or the event loop's."""
    owner = getattr(function, "__self__", None)
    module = getattr(function, "__module__", None) or ""
    if isinstance(owner, SHIBOKEN) or module.startswith(("PySide6", "shiboken6")):
        return True
    return type(owner).__name__ == "Context" or (isinstance(owner, type) and issubclass(owner, SHIBOKEN))


class Injector:
    """Lets every place fail once: armed it waits for the next new one, disarmed when that has failed."""

    def __init__(self, entries=True, borders=True, only=None):
        self.failed = {}
        """The places that have failed, by name, in order; each with the words of its exception."""
        self.last = None
        self.is_armed = False
        self._entries = entries
        self._borders = borders
        self._only = only
        self._inside = {}
        """The C function that a frame is calling, by the frame's number."""

    def arm(self):
        """Wait for the next place."""
        self.last = None
        self.is_armed = True
        self._inside.clear()
        sys.setprofile(self._look)

    def disarm(self):
        """Do nothing any longer."""
        self.is_armed = False
        sys.setprofile(None)

    def _look(self, frame, event, argument):
        if event == "c_call":
            self._inside[id(frame)] = argument
        elif event in ("c_return", "c_exception", "return"):
            self._inside.pop(id(frame), None)
        elif event == "call":
            self._inside.pop(id(frame), None)
            self._consider(frame)

    def _consider(self, frame):
        code = frame.f_code
        is_ours = code.co_filename.startswith(WINDOW)
        if code.co_filename == GUARD:
            return
        if not is_ours and not code.co_filename.startswith(BEHIND):
            return
        name = f"{code.co_filename[len(PACKAGE) + 1 : -3]}:{code.co_qualname}"
        if (
            name in self.failed
            or any(part in name for part in TELLING)
            or "comp>" in name
            or "genexpr" in name
            or name.endswith(UNPREPARED)
        ):
            return
        if self._only is not None and not self._only(name):
            return
        if not (
            self._entries and self._is_entry(frame) if is_ours else self._borders and self._is_border(frame)
        ):
            return
        if self._is_called_by_test(frame) or self._is_of_telling(frame):
            return
        self.is_armed = False
        words = f"injected fault {len(self.failed) + 1} in {name}"
        self.failed[name] = self.last = words
        raise Injected(words)

    def _is_entry(self, frame):
        caller = frame.f_back
        if caller is None:
            return True
        function = self._inside.get(id(caller))
        if function is not None:
            return is_called_by_qt(function)
        return "qasync" in caller.f_code.co_filename or caller.f_code.co_filename == GUARD

    def _is_called_by_test(self, frame):
        """Return whether a test itself would get the exception, since Qt does not stand between."""
        while (caller := frame.f_back) is not None:
            if is_called_by_qt(self._inside.get(id(caller))):
                return False
            if caller.f_code.co_filename.startswith(TESTS):
                return True
            frame = caller
        return False

    def _is_of_telling(self, frame):
        """Return whether a fault, which may be one of the test's own, is being told just now."""
        while (frame := frame.f_back) is not None:
            if frame.f_code.co_filename == CRASH:
                return True
        return False

    def _is_border(self, frame):
        caller = frame.f_back
        return caller is not None and caller.f_code.co_filename.startswith(WINDOW)


class Watch:
    """Sees to it that of every fault the person is told, and that nothing is lost."""

    def __init__(self, injector, reporter):
        self.injector = injector
        self.met = []
        self.wrong = []
        self.told = 0
        reporter.met.connect(self.met.append)

    async def look(self, window):
        """If something has failed: read about it, put the sheet away, look after the game; then arm again."""
        words = self.injector.last
        if words is None:
            if not self.injector.is_armed:
                self.injector.arm()
            return
        self.injector.disarm()
        self.injector.last = None
        if not await self._soon(lambda: any(words in text for text in self.met)):
            self.wrong.append(f"{words}: nobody was told")
        elif not window.is_closing:
            if await self._soon(
                lambda: window.sheets.unexpected is not None and not window.sheets.unexpected.is_answered
            ):
                sheet = self._sheet(window)
                if not await self._soon(lambda: words in sheet.report.toPlainText()):
                    self.wrong.append(f"{words}: not on the sheet")
                self.told += 1
                click(ok(sheet))
                if not await self._soon(lambda: sheet.is_answered):
                    self.wrong.append(f"{words}: the sheet stays")
            else:
                self.wrong.append(f"{words}: no sheet")
        self.look_after_game(window, words)
        self.injector.arm()

    def _sheet(self, window):
        """Return the sheet that tells of faults, None if it is not open."""
        sheet = window.sheets.unexpected
        return sheet if sheet is not None and is_open(sheet) else None

    def look_after_game(self, window, words):
        """Compare the game on the table, its record and the file."""
        view = window.game
        if view is None or view.match.record.fault is not None or view.match.record._sink is None:
            return
        match, path = view.match, view.match.record._sink.path
        if not path.exists():
            self.wrong.append(f"{words}: {path} is not there")
            return
        if path.read_bytes() != match.record.text().encode():
            self.wrong.append(f"{words}: the record is not on the disk")
        again = open_record(Record.read(match.record.text().encode()))
        if again.game.digest(again.state) != match.game.digest(match.state):
            self.wrong.append(f"{words}: the table is not where the record leads to")

    async def goes_on(self, window):
        """See to it that a new game can be begun and played in a window that has seen many faults."""
        self.injector.disarm()
        await self._soon(lambda: self._sheet(window) is not None, 0.2)
        for _ in range(10):
            for sheet in (window.sheets.unexpected, window.dialog):
                if sheet is not None and is_open(sheet):
                    sheet.reject()
            await asyncio.sleep(0.01)
        before = window.game
        window.session.begin(PLAN, 7)
        if not await self._soon(lambda: window.game not in (None, before), 20):
            self.wrong.append("no new game can be begun")
            return
        view = window.game
        try:
            await Person(view).play_until(lambda: len(view.match.plies) > 3, 60)
        except TimeoutError:
            self.wrong.append("the new game does not go on")
        self.look_after_game(window, "at the end")

    async def _soon(self, question, seconds=5.0):
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while not question():
            if loop.time() > end:
                return False
            await asyncio.sleep(0.001)
        return True


class FaultyMonkey(Monkey):
    """Plays with a window in which one place after the other fails."""

    def __init__(self, window, seed, watch, most=0):
        """Play until *most* places have failed, if that is not 0."""
        super().__init__(window, seed)
        self._watch = watch
        self._most = most

    def do(self, what, *given):
        """Do a thing; what comes back through Qt would have gone to the event loop if no test had called."""
        try:
            what(*given)
        except Exception as error:
            sys.excepthook(type(error), error, error.__traceback__)

    async def play_on(self, person):
        try:
            await self.sensibly(person)
        except Exception as error:
            sys.excepthook(type(error), error, error.__traceback__)

    async def after(self):
        await asyncio.sleep(0)
        await self._watch.look(self.window)
        if self._most and len(self._watch.injector.failed) >= self._most:
            self.is_tired = True
