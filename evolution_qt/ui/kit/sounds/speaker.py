"""What plays a file: a program of the system, or Windows itself. No one waits for it or hears of it.

A speaker that fails twice, as all do without a sound card, is not tried again; then the next one is.
"""

from __future__ import annotations

import logging
import shutil
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol

from PySide6.QtCore import QObject, QProcess, QTimer

_log = logging.getLogger(__name__)

Ended = Callable[[bool], object]
"""Is told whether a file was played."""
Command = tuple[str, ...]

MOST: Final = 3
"""So many sounds at once are enough; another is left out."""
_FAILURES: Final = 2
"""After so many in a row a speaker is given up."""
LONGEST: Final = 4000
"""Milliseconds that no sound takes; a speaker that does hangs."""
_KILLED: Final = 500
"""Milliseconds in which a system takes away what was killed, however busy it is."""
_OF_MACOS: Final[tuple[Command, ...]] = (("afplay",),)
OF_OTHERS: Final[tuple[Command, ...]] = (("pw-play",), ("paplay",), ("aplay", "-q"))
"""What plays a file on Linux and the like."""


class Speaker(Protocol):
    """Plays files, as long as that works."""

    @property
    def is_able(self) -> bool:
        """Say whether there is something that may still play."""

    def look_again(self) -> None:
        """Give everything another try: a person has asked for it."""

    def play(self, path: Path, ended: Ended | None = None) -> None:
        """Begin to play a file. Only what ends by itself is told of."""

    def stop(self) -> None:
        """Be silent at once, and leave nothing behind."""


class Programs(QObject):
    """The system's programs, one process for each sound."""

    def __init__(self, parent: QObject, commands: tuple[Command, ...]) -> None:
        """*commands* are tried in this order, as far as they are installed."""
        super().__init__(parent)
        self._commands = commands
        self._found: dict[Command, int] | None = None  # with how often each has failed by now
        self._running: list[QProcess] = []

    @property
    def is_able(self) -> bool:
        """Say whether there is something that may still play."""
        return self._command() is not None

    def look_again(self) -> None:
        """Look again for what is installed."""
        self._found = None

    def play(self, path: Path, ended: Ended | None = None) -> None:
        """Begin to play a file."""
        command = self._command()
        if command is None or len(self._running) >= MOST:
            return
        process = QProcess(self)
        process.setProgram(command[0])
        process.setArguments([*command[1:], str(path)])
        process.setStandardInputFile(QProcess.nullDevice())
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(
            lambda code, how: self._ended(
                process, command, ended, played=not code and how == QProcess.ExitStatus.NormalExit
            )
        )
        process.errorOccurred.connect(partial(self._failed, process, command, ended))
        limit = QTimer(process, singleShot=True, interval=LONGEST)
        limit.timeout.connect(process.kill)
        limit.start()
        self._running.append(process)
        process.start()

    def stop(self) -> None:
        """End every process, and see to it that it is gone."""
        running, self._running = self._running, []
        for process in running:
            process.blockSignals(True)
            process.kill()
        for process in running:
            process.waitForFinished(_KILLED)
            process.deleteLater()

    def _command(self) -> Command | None:
        if self._found is None:
            where = ((shutil.which(command[0]), command[1:]) for command in self._commands)
            self._found = {(path, *rest): 0 for path, rest in where if path is not None}
        return next((command for command, failures in self._found.items() if failures < _FAILURES), None)

    def _failed(
        self, process: QProcess, command: Command, ended: Ended | None, error: QProcess.ProcessError
    ) -> None:
        if error == QProcess.ProcessError.FailedToStart:  # of all others it is told when they have ended
            self._ended(process, command, ended, played=False)

    def _ended(self, process: QProcess, command: Command, ended: Ended | None, *, played: bool) -> None:
        if process in self._running:
            self._running.remove(process)
        process.deleteLater()
        failures = self._found if self._found is not None else {}
        if command in failures:
            failures[command] = 0 if played else failures[command] + 1
            if failures[command] == _FAILURES:
                _log.debug("%s plays nothing", command[0])
        if ended is not None:
            ended(played)


class Windows:
    """What Windows has for it: one sound at a time, in a thread of its own."""

    def __init__(self) -> None:
        self._winsound: Any = import_module("winsound")  # unknown to the checker on other systems
        self._failures = 0

    @property
    def is_able(self) -> bool:
        """Say whether it may still play."""
        return self._failures < _FAILURES

    def look_again(self) -> None:
        """Give it another try."""
        self._failures = 0

    def play(self, path: Path, ended: Ended | None = None) -> None:
        """Begin to play a file, in place of one that is being played."""
        if not self.is_able:
            return
        flags = self._winsound.SND_FILENAME | self._winsound.SND_ASYNC | self._winsound.SND_NODEFAULT
        try:
            self._winsound.PlaySound(str(path), flags)
        except RuntimeError:
            self._failures += 1
            if self._failures == _FAILURES:
                _log.debug("Windows plays nothing")
        else:
            self._failures = 0
        if ended is not None:
            ended(not self._failures)

    def stop(self) -> None:
        """End what is being played."""
        try:
            self._winsound.PlaySound(None, self._winsound.SND_PURGE)
        except RuntimeError:
            _log.debug("Windows does not end a sound")


def of_system(parent: QObject) -> Speaker:
    """Return what plays on this system; it may turn out that nothing does."""
    if sys.platform == "win32":
        return Windows()
    return Programs(parent, _OF_MACOS if sys.platform == "darwin" else OF_OTHERS)
