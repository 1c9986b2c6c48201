"""A display and a session of their own, what is seen there, and a pointer that is really moved."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, NamedTuple, TypeVar

from trial.root import PLAYER, inside

READER = Path(__file__).with_name("reader.py")
SYSTEM_PYTHON = "/usr/bin/python3"
PATIENCE = 60.0
SIZE = (1280, 800)

Answer = TypeVar("Answer")


class Thing(NamedTuple):
    """Something on the screen, as a screen reader is told of it."""

    role: str
    name: str
    place: tuple[int, int, int, int]
    states: tuple[str, ...]

    @property
    def middle(self) -> tuple[int, int]:
        """Return the point in its middle."""
        left, top, width, height = self.place
        return left + width // 2, top + height // 2


class Screen:
    """A display with a session in it; what lies in *shared* is seen in a root too."""

    def __init__(self, shared: Path, environ: dict[str, str], reader: subprocess.Popen[str]) -> None:
        self.shared = shared
        self.environ = environ
        self.said: list[str] = []
        self._reader = reader

    def seen(self) -> list[Thing]:
        """Return everything that is on the screen now."""
        asked = _of(self._reader.stdin)
        asked.write("\n")
        asked.flush()
        told = json.loads(_of(self._reader.stdout).readline())
        self.said += told["said"]
        return [Thing(role, name, tuple(place), tuple(states)) for role, name, place, states in told["seen"]]

    def find(self, *roles: str, name: str = "") -> Thing | None:
        """Return the first thing of one of these roles whose name begins so."""
        for thing in self.seen():
            if thing.role in roles and thing.name.startswith(name):
                return thing
        return None

    def click(self, thing: Thing) -> None:
        """Press a thing with the pointer."""
        self.move(thing.middle)
        self.do("click", "1")

    def drag(self, thing: Thing, onto: Thing) -> None:
        """Carry a thing to another one."""
        self.move(thing.middle)
        self.do("mousedown", "1")
        (left, top), (right, bottom) = thing.middle, onto.middle
        for step in range(1, 9):
            self.move((left + (right - left) * step // 8, top + (bottom - top) * step // 8))
        self.do("mouseup", "1")

    def move(self, point: tuple[int, int]) -> None:
        """Move the pointer."""
        self.do("mousemove", *map(str, point))

    def do(self, *words: str) -> str:
        """Have xdotool do something, and return what it says."""
        command = ["xdotool", *words]
        return subprocess.run(
            command, env=self.environ, check=True, capture_output=True, text=True
        ).stdout.strip()

    def picture(self, path: Path) -> Path:
        """Keep what the screen shows."""
        path.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(["import", "-window", "root", path], env=self.environ, check=True)
        return path


def demand(is_so: object, otherwise: str) -> None:
    """End a trial, or a stage of it, where something is not as it should be."""
    if not is_so:
        raise SystemExit(otherwise)


def until(question: Callable[[], Answer | None], what: str, patience: float = PATIENCE) -> Answer:
    """Wait until a question has an answer, and return it."""
    end = time.monotonic() + patience
    while True:
        if answer := question():
            return answer
        if time.monotonic() > end:
            raise SystemExit(f"{what} never came")
        time.sleep(0.1)


@contextmanager
def display(size: tuple[int, int] = SIZE) -> Iterator[Screen]:
    """Have a display of a size, a bus and a reader of what is seen, all of the ordinary user."""
    with ExitStack() as stack:
        runtime = Path(stack.enter_context(TemporaryDirectory(prefix="evolution-qt-")))
        os.chown(runtime, PLAYER, PLAYER)
        environ = inside(PLAYER) | {"HOME": str(runtime), "XDG_RUNTIME_DIR": str(runtime)}
        read, write = os.pipe()
        geometry = f"{size[0]}x{size[1]}x24"
        words = ["Xvfb", "-displayfd", str(write), "-screen", "0", geometry, "-nolisten", "tcp", "-ac"]
        stack.enter_context(_running(words, environ, user=0, write=write))
        with os.fdopen(read) as number:
            environ["DISPLAY"] = f":{number.readline().strip()}"
        words = ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address"]
        address = f"unix:path={runtime}/bus"
        bus = stack.enter_context(_running([*words, f"--address={address}"], environ))
        environ["DBUS_SESSION_BUS_ADDRESS"] = _of(bus.stdout).readline().strip()
        reader = stack.enter_context(
            _running([SYSTEM_PYTHON, "-I", "-c", READER.read_text(encoding="utf-8")], environ)
        )
        yield Screen(runtime, environ, reader)


@contextmanager
def _running(
    words: list[str], environ: dict[str, str], user: int = PLAYER, write: int | None = None
) -> Iterator[subprocess.Popen[str]]:
    """Run a program outside of the root, and end it whatever happens."""
    process = subprocess.Popen(
        ["setpriv", "--reuid", str(user), "--regid", str(user), "--clear-groups", *words],
        env=environ,
        pass_fds=() if write is None else (write,),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    if write is not None:
        os.close(write)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        for stream in (process.stdin, process.stdout):
            _of(stream).close()


def _of(stream: IO[str] | None) -> IO[str]:
    assert stream is not None
    return stream
