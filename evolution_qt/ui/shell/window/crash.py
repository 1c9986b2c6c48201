"""The unexpected: every exception and every Qt message goes to a log file, and a person gets a calm notice.

`Reporter.install` takes the hooks of the interpreter; the window listens to `met` and opens the dialog, and
the game goes on. No report leaves the computer.
"""

from __future__ import annotations

import faulthandler
import logging
import os
import re
import sys
import threading
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NoReturn, TextIO

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import (
    QCoreApplication,
    QLibraryInfo,
    QMessageLogContext,
    QObject,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)

from evolution_qt import __version__, starting
from evolution_qt.core.files import open_ordinary, refuse_others, replace
from evolution_qt.messages import Messages
from evolution_qt.store.disk import without_paths

_log = logging.getLogger(__name__)

LOG_FILE: Final = "evolution-qt.log"
FAULT_FILE: Final = "crash.log"
LOG_BYTES: Final = 1_000_000
LOG_COUNT: Final = 3
LAST_LINES: Final = 50
_APPEND: Final = os.O_WRONLY | os.O_APPEND | os.O_CREAT
MOST_COUNTED: Final = 200
"""So many different exceptions are told apart when one comes again and again."""

_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


_LOST: Final = re.compile("The (X11|Wayland) connection (broke|experienced a fatal error)")
"""How Qt begins to say that its display is gone; then it ends the program, or its event loop."""


class _LastLines(logging.Handler):
    """Keeps the latest log lines for a report."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: deque[str] = deque(maxlen=LAST_LINES)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one line."""
        self.lines.append(self.format(record))


class LogFile(logging.Handler):
    """Writes to a file that is put aside when it is large. Raises OSError if it cannot be written."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._file: logging.Handler | None = None
        self._has_failed = False
        for at in range(LOG_COUNT):  # what is not ours is neither written to nor removed
            refuse_others(_numbered(path, at), follows=True)
        os.close(open_ordinary(path, _APPEND))

    def emit(self, record: logging.LogRecord) -> None:
        """Write one record; like any handler, never raise. The first that the disk refuses is reported."""
        try:
            if self._file is None:
                self._file = self._opened()
            self._file.emit(record)
        except OSError as error:
            self._let_go()  # with what waits in it: the disk may take later ones
            if not self._has_failed and sys.stderr is not None:
                self._has_failed = True
                with suppress(OSError, ValueError):  # closed meanwhile
                    sys.stderr.write(f"the log cannot be written: {error}\n")
        except Exception:
            self.handleError(record)

    def _opened(self) -> logging.Handler:
        from logging.handlers import RotatingFileHandler  # takes long, and nothing is wrong yet

        class Rotating(RotatingFileHandler):
            def _open(self) -> TextIOWrapper:
                return os.fdopen(open_ordinary(self.baseFilename, _APPEND), "a", encoding="utf-8")

            def handleError(self, record: logging.LogRecord) -> None:
                raise  # it is called where that was caught

        file = Rotating(self._path, maxBytes=LOG_BYTES, backupCount=LOG_COUNT - 1, encoding="utf-8")
        file.setFormatter(self.formatter)
        return file

    def _let_go(self) -> None:
        if self._file is not None:
            with suppress(OSError):  # what waits in it is not written
                self._file.close()
            self._file = None

    def close(self) -> None:
        """Close the file."""
        self._let_go()
        super().close()


def _numbered(path: Path, number: int) -> Path:
    """Return how a log file is called after it was put aside so many times."""
    return path.with_name(f"{path.name}.{number}") if number else path


class Reporter(QObject):
    """Catches what no one else caught. One per program; `remove` gives the hooks back."""

    met = Signal(str)
    """Something unexpected happened; the text is a report to copy. May come from any thread."""

    def __init__(self, log_folder: Path) -> None:
        super().__init__()
        self.log_file = log_folder / LOG_FILE
        self._folder = log_folder
        self._last = _LastLines()
        self._handlers: list[logging.Handler] = [self._last]
        self._faults: TextIO | None = None
        self._is_reporting = False
        self._times: Counter[str] = Counter()
        self.crashed_before = False
        """Whether the program ended by a fault of the machine the last time."""
        self.when_display_is_lost: Callable[[], object] | None = None
        """Called once when the display is gone: the last moment at which anything can be done."""
        # hooks of the interpreter, of several signatures
        self._hooks: tuple[Any, Any, Any] | None = None
        self._qt_before: Callable[..., object] | None = None

    @property
    def last_lines(self) -> list[str]:
        """Return the latest lines of the log."""
        return list(self._last.lines)

    def install(self) -> None:
        """Begin to log and to catch."""
        self._open_log()
        self._hooks = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook = self.report
        threading.excepthook = self._report_thread
        sys.unraisablehook = self._report_unraisable
        before = qInstallMessageHandler(self._qt_message)
        self._qt_before = before if callable(before) else None

    def log_versions(self) -> None:
        """Begin the log of a run with what runs."""
        _log.info(
            "evolution-qt %s, Python %s, PySide6 %s", __version__, sys.version.split()[0], pyside_version
        )

    def remove(self) -> None:
        """Give back every hook and close the files."""
        if self._hooks is not None:
            sys.excepthook, threading.excepthook, sys.unraisablehook = self._hooks
            self._hooks = None
            qInstallMessageHandler(self._qt_before)
        if self._faults is not None:
            faulthandler.disable()
            self._faults.close()
            self._faults = None
        for handler in self._handlers:
            logging.getLogger().removeHandler(handler)
            handler.close()
        self._handlers.clear()

    def report(
        self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Log an exception and notify the listeners: the first, second, fourth, eighth time. Never raises."""
        if issubclass(kind, KeyboardInterrupt) or self._is_reporting:
            sys.__excepthook__(kind, error if error is not None else kind(), trace)
            return
        self._is_reporting = True
        try:
            text = "".join(traceback.format_exception(kind, error, trace))
            times = self._count(text)
            if times.bit_count() == 1:
                again = f", {times} times by now" if times > 1 else ""
                _log.error("unexpected exception%s\n%s", again, text.rstrip())
                self.met.emit(self._text(text))
        except Exception:  # the last line of defence: nothing may escape from here
            sys.__excepthook__(kind, error if error is not None else kind(), trace)
        finally:
            self._is_reporting = False

    def _count(self, text: str) -> int:
        """Return how often this very exception was met: what fails in every frame would fill the log."""
        if len(self._times) > MOST_COUNTED:
            self._times.clear()
        self._times[text] += 1
        return self._times[text]

    def _report_thread(self, arguments: threading.ExceptHookArgs) -> None:
        if not issubclass(arguments.exc_type, SystemExit):
            self.report(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)

    def _report_unraisable(self, caught: sys.UnraisableHookArgs) -> None:
        self.report(caught.exc_type, caught.exc_value, caught.exc_traceback)

    def _qt_message(self, kind: QtMsgType, context: QMessageLogContext, message: str | None) -> None:
        category = getattr(context, "category", None) or "default"
        logging.getLogger("qt").log(_LEVELS.get(kind, logging.WARNING), "%s: %s", category, message)
        if self._qt_before is not None:
            self._qt_before(kind, context, message)
        elif kind == QtMsgType.QtFatalMsg and self._faults is not None:  # else the log is standard error
            starting.tell(message or "")
        if self.when_display_is_lost is not None and _LOST.match(message or ""):
            end, self.when_display_is_lost = self.when_display_is_lost, None
            end()

    def _open_log(self) -> None:
        root = logging.getLogger()
        form = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._handlers.append(LogFile(self.log_file))
        except OSError as error:
            self._handlers.append(logging.StreamHandler())
            _log.warning("no log file: %s", error)
        for handler in self._handlers:
            handler.setFormatter(form)
            root.addHandler(handler)
        root.setLevel(min(root.level or logging.INFO, logging.INFO))
        try:
            self.look_back()
            number = open_ordinary(self._folder / FAULT_FILE, _APPEND)
            self._faults = os.fdopen(number, "a", encoding="utf-8")
            faulthandler.enable(self._faults)
        except OSError as error:
            _log.warning("no file for crashes: %s", error)

    def look_back(self) -> None:
        """Put aside what a crash has written the last time."""
        faults = self._folder / FAULT_FILE
        if faults.is_file() and faults.stat().st_size:
            self.crashed_before = True
            replace(faults, faults.with_suffix(".before.log"))

    def _text(self, trace: str) -> str:
        """Return a report without the person's name in its paths."""
        import platform

        about = (
            f"evolution-qt {__version__}, Python {platform.python_version()}, PySide6 {pyside_version}, "
            f"{platform.system()} {platform.release()} {platform.machine()}"
        )
        whole = "\n".join((about, "", trace.rstrip(), "", f"Last {LAST_LINES} log lines:", *self._last.lines))
        return without_paths(whole, {os.path.expanduser("~"): "~"})


@contextmanager
def ending_in_words(said: Callable[[], Messages]) -> Iterator[Callable[[], NoReturn]]:
    """Meanwhile, where Qt ends the program, say why and end it in order: that is no crash of the program.

    What it gives ends the program likewise, for where Qt goes on and nothing can be drawn.
    """
    heard: list[str] = []

    def end() -> NoReturn:
        words = "\n".join(heard)
        with suppress(Exception):  # what Qt has said must be told whatever happens
            words = starting.why_ended(heard, _plugin_folders(), said())
        if _log.hasHandlers():
            _log.critical("%s", words)
        starting.tell(words)
        os._exit(starting.FAILED)

    def hear(kind: QtMsgType, context: QMessageLogContext, message: str | None) -> None:
        heard.append(message or "")
        if kind == QtMsgType.QtFatalMsg:
            end()
        if callable(before):
            before(kind, context, message or "")

    before = qInstallMessageHandler(hear)
    try:
        yield end
    finally:
        qInstallMessageHandler(before if callable(before) else None)
    if not callable(before) and heard:  # no one else has told it
        starting.tell("\n".join(heard))


def _plugin_folders() -> list[str]:
    """Return the folders in which Qt looks for its plugins."""
    return [*QCoreApplication.libraryPaths(), QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)]
