"""A running outside program and the pipes to it: lines out, lines in, and its end.

Nothing here waits, but for `wait`, which is for those who have nothing else to do, and `stop`, for a moment.
The program has a session, an empty folder and hardly any environment of its own. Whatever becomes of this
process, `guard` ends the program and all it has started; on Windows only `stop` does.
"""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from typing import Final

from evolution_qt.brain import guard
from evolution_qt.brain.programs import Program
from evolution_qt.brain.worker import KEPT_VARIABLES
from evolution_qt.core.errors import BadInput, bad
from evolution_qt.core.plain import shown
from evolution_qt.resources import is_bundle

_log = logging.getLogger(__name__)

LONGEST_LINE: Final = 65_536
"""Bytes of a line that a program may write."""
MOST_ERRORS: Final = 1_000_000
"""Bytes that it may write to standard error while it runs."""
MOST_LOGGED: Final = 16_384
"""Bytes of them that go to the log."""
LONGEST_COMPLAINT: Final = 160
"""Letters of a line of them that are kept."""
KEPT: Final = (*KEPT_VARIABLES, "PATH", "PATHEXT", "COMSPEC", "SYSTEMDRIVE", "WINDIR")
"""Environment variables that a program keeps: what interpreters need."""
_AT_ONCE: Final = 65_536
_PATIENCE: Final = 0.8
"""Seconds that the guard is given to clean up."""
_NAP: Final = 0.001


class Wire:
    """The pipes to a program that was started."""

    def __init__(self, program: Program) -> None:
        """Start the program. Raises BadInput if that cannot be."""
        if not hasattr(os, "set_blocking"):  # Windows before Python 3.12
            raise bad("program_not_started", value="Windows, Python < 3.12")
        self._program = program
        self._outgoing = b""
        self._incoming = b""
        self._errors = 0
        self.complaint = ""
        """The last line that it wrote on its error output, fit to be shown."""
        self._is_at_end = False
        self._lifeline = -1
        try:
            self._process = self._started()
        except (OSError, ValueError) as error:
            raise bad("program_not_started", value=shown(error)) from None
        pipes = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._in, self._out, self._err = (pipe.fileno() for pipe in pipes if pipe is not None)
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe, False)

    @property
    def pid(self) -> int:
        """Return the number of the process that was started: the guard's, on Windows the program's."""
        return self._process.pid

    def _started(self) -> subprocess.Popen[bytes]:
        # by their names whatever their case, as Windows has them
        environment = {key: value for key, value in os.environ.items() if key.upper() in KEPT}
        folder = tempfile.mkdtemp(prefix="evolution-qt-")
        try:
            if sys.platform == "win32":
                self._folder = folder
                flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW
                return _popen(self._program.command, environment, cwd=folder, creationflags=flags)
            read, self._lifeline = os.pipe()
            try:
                words = (*_guarding(), str(read), folder, *self._program.command)
                return _popen(words, environment, pass_fds=(read,), start_new_session=True)
            finally:
                os.close(read)
        except BaseException:
            self._let_go()
            with suppress(OSError):
                os.rmdir(folder)
            raise

    def send(self, line: bytes) -> None:
        """Write a line, now or when the program reads on.

        Raises BadInput if the program has said something that was not asked for, or too much.
        """
        self._drain()
        self._fill()
        if self._incoming:
            raise bad("unasked")
        self._outgoing += line + b"\n"
        self._flush()

    def line(self) -> bytes | None:
        """Return the line that has come in, None if there is none yet.

        Raises BadInput if the program has ended, or has written too much.
        """
        self._flush()
        self._drain()
        self._fill()
        line, newline, rest = self._incoming.partition(b"\n")
        if len(line) > LONGEST_LINE:
            raise bad("line_too_long", limit=LONGEST_LINE)
        if newline:
            self._incoming = rest
            return line
        if self._is_at_end:
            raise bad("program_gone")
        return None

    def wait(self, seconds: float) -> None:
        """Wait until something can be read or written, so long at most."""
        if sys.platform == "win32":
            time.sleep(min(seconds, _NAP))
            return
        import select

        poll = select.poll()
        poll.register(self._out, select.POLLIN)
        if self._err >= 0:
            poll.register(self._err, select.POLLIN)
        if self._outgoing:
            poll.register(self._in, select.POLLOUT)
        poll.poll(max(0, seconds * 1000))

    def stop(self) -> None:
        """End the program and whatever it has started."""
        self._let_go()
        if sys.platform == "win32":
            flags = subprocess.CREATE_NO_WINDOW
            subprocess.run(_ending(self._process.pid), capture_output=True, check=False, creationflags=flags)
            self._process.kill()
        deadline = time.monotonic() + _PATIENCE
        while self._process.poll() is None and time.monotonic() < deadline:
            time.sleep(_NAP)
        with suppress(BadInput, OSError):
            self._drain()  # its last words
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        if self._process.returncode is None:
            _log.error("%s (%d) does not end", self._program.name, self._process.pid)
            self._process.kill()
        if sys.platform == "win32":
            import shutil

            shutil.rmtree(self._folder, ignore_errors=True)

    def _let_go(self) -> None:
        """Notify the guard that it is over."""
        if self._lifeline >= 0:
            with suppress(OSError):
                os.write(self._lifeline, b".")  # a forked process may hold the other end too
            os.close(self._lifeline)
            self._lifeline = -1

    # The pipes

    def _flush(self) -> None:
        """Write as much as the program has room for."""
        try:
            while self._outgoing:
                self._outgoing = self._outgoing[os.write(self._in, self._outgoing) :]
        except BlockingIOError:
            pass
        except OSError:  # it no longer listens; that it has ended shows where it is read
            self._outgoing = b""

    def _fill(self) -> None:
        """Read what the program has written, as much as a line may have."""
        while not self._is_at_end and len(self._incoming) <= LONGEST_LINE:
            data = _read(self._out)
            if data is None:
                return
            self._is_at_end = not data
            self._incoming += data

    def _drain(self) -> None:
        """Take down what the program complains about. Raises BadInput if that is too much."""
        while self._err >= 0:
            data = _read(self._err)
            if data is None:
                return
            if not data:
                self._err = -1
                return
            for line in data[: max(0, MOST_LOGGED - self._errors)].splitlines():
                self.complaint = shown(line.decode(errors="replace"), LONGEST_COMPLAINT)
                _log.warning("%s says: %s", self._program.name, self.complaint)
            self._errors += len(data)
            if self._errors > MOST_ERRORS:
                raise bad("too_many_errors", limit=MOST_ERRORS)


def _read(pipe: int) -> bytes | None:
    """Return what is in a pipe, None if there is nothing yet; nothing at all is its end."""
    try:
        return os.read(pipe, _AT_ONCE)
    except BlockingIOError:
        return None
    except OSError:
        return b""


def _guarding() -> tuple[str, ...]:
    """Return what starts the guard: a script for Python, in a bundle the program itself."""
    if is_bundle():
        return (sys.executable, guard.WORD)
    return (sys.executable, "-I", "-S", guard.__file__)


def _ending(number: int) -> tuple[str, ...]:
    """Return what ends a program of Windows and all it has started: the system's own, wherever we are."""
    folder = os.environ.get("SYSTEMROOT", r"C:\Windows")
    return (rf"{folder}\System32\taskkill.exe", "/T", "/F", "/PID", str(number))


def _popen(words: tuple[str, ...], environment: dict[str, str], **others: object) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    return subprocess.Popen(  # type: ignore[call-overload,no-any-return]  # the others differ by system
        list(words), bufsize=0, env=environment, stdin=pipe, stdout=pipe, stderr=pipe, **others
    )
