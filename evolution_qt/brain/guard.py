"""Stands between an outside program and the system, so that nothing of it is left: a script of its own.

It is started as ``guard.py LIFELINE FOLDER WORD...``, starts the command in a session of its own with the
pipes it was given, and waits. When the program ends, or when there is something to read in LIFELINE - a word,
or its end because its holder is gone, however that came - it kills the program and all that the program
has started, removes FOLDER and ends. Standard library only, for it must start at once; not for Windows.
"""

from __future__ import annotations

import os
import select
import signal
import sys
from collections.abc import Callable
from contextlib import suppress

WORD = "--guard"
"""What a bundle is started with to be this script: it has no Python that could run one."""
_SET_DEATH_SIGNAL = 1
_SET_SUBREAPER = 36
"""Two of the numbers of Linux' prctl: kill me when my parent is gone; give me the orphans below me."""
_NOT_STARTED = 127


def main(words: list[str]) -> int:
    """Start the command, wait, clean up; return the exit status."""
    lifeline, folder, command = int(words[0]), words[1], words[2:]
    os.set_inheritable(lifeline, False)
    control = _control()
    control(_SET_SUBREAPER, 1)
    told, telling = os.pipe()
    os.set_blocking(telling, False)
    signal.set_wakeup_fd(telling, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda _number, _frame: None)
    try:
        child = _start(command, folder, control)
    except OSError as error:
        os.write(2, f"{command[0]}: {error.strerror}\n".encode())
        child = 0
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):  # the program alone holds the pipes, so that its end is their end
        os.dup2(nothing, stream)
    waiting = select.poll()
    for number in (lifeline, told):
        waiting.register(number, select.POLLIN)
    was_told = False
    while child and not _has_ended(child, was_told=was_told):
        ready = [number for number, _ in waiting.poll()]
        if told in ready:
            os.read(told, 4096)
            was_told = True
        if lifeline in ready:
            break
    if child:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(child, signal.SIGKILL)
        os.waitpid(child, 0)
    _kill_orphans()
    _remove(folder)
    return 0 if child else _NOT_STARTED


def _start(command: list[str], folder: str, control: Callable[[int, int], object]) -> int:
    """Start the command as the leader of a session and return its number. Raises OSError."""
    failed, failing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.setsid()
            control(_SET_DEATH_SIGNAL, signal.SIGKILL)
            signal.set_wakeup_fd(-1)
            for number in (signal.SIGCHLD, signal.SIGPIPE):
                signal.signal(number, signal.SIG_DFL)
            os.chdir(folder)
            os.execv(command[0], command)
        except OSError as error:
            os.write(failing, str(error.errno or 0).encode())
        finally:
            os._exit(_NOT_STARTED)
    os.close(failing)
    code = os.read(failed, 16)
    os.close(failed)
    if code:
        os.waitpid(child, 0)
        raise OSError(int(code), os.strerror(int(code)))
    return child


def _has_ended(child: int, *, was_told: bool) -> bool:
    """Return whether the program has ended, without taking its number away: its group still has it.

    *was_told* says whether the system has told of a child, which is all there is on macOS before Python 3.13:
    then it has ended, or was stopped and would not answer either.
    """
    if not hasattr(os, "waitid"):
        return was_told
    return os.waitid(os.P_PID, child, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None


def _kill_orphans() -> None:
    """Kill whatever has left the program's session and came to this process, until nothing is left."""
    with suppress(ChildProcessError):
        while True:
            number, _ = os.waitpid(-1, os.WNOHANG)
            if not number:
                for orphan in _children():
                    with suppress(ProcessLookupError, PermissionError):
                        os.kill(orphan, signal.SIGKILL)
                os.waitpid(-1, 0)


def _children() -> list[int]:
    """Return the numbers of this process' children, as far as the system lists them."""
    found = []
    try:
        for name in os.listdir("/proc"):
            if name.isdigit():
                with suppress(OSError), open(f"/proc/{name}/stat", "rb") as stream:
                    if int(stream.read().rpartition(b")")[2].split()[1]) == os.getpid():
                        found.append(int(name))
    except (OSError, ValueError, IndexError):
        pass
    return found


def _control() -> Callable[[int, int], object]:
    """Return Linux' prctl; elsewhere something that does nothing."""
    if sys.platform != "linux":
        return lambda _option, _value: None
    try:
        import ctypes

        call = ctypes.CDLL(None).prctl
    except (ImportError, OSError, AttributeError):
        return lambda _option, _value: None
    return lambda option, value: call(option, ctypes.c_ulong(value), 0, 0, 0)


def _remove(folder: str) -> None:
    try:
        os.rmdir(folder)
    except OSError:  # it is not empty, which is rare
        import shutil

        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    os._exit(main(sys.argv[1:]))
