"""Runs a bundle for those that try and measure it: on a display of its own (Xvfb), in folders of its own."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

NAME = "evolution-qt"
LONGEST = 900.0
"""Seconds after which something will never be so."""
TO_END = 20.0
"""Seconds that a program has to end once it is told to."""


@contextmanager
def display(pictures: Path | None = None) -> Iterator[dict[str, str]]:
    """Have a display of our own, and return what leads to it; a folder gets its picture."""
    read, write = os.pipe()
    words = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    words += ["-fbdir", str(pictures)] if pictures else []
    server = subprocess.Popen(words, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as told:
            number = told.readline().strip()
        yield {
            "DISPLAY": f":{number}",
            "QT_QPA_PLATFORM": "xcb",
            "LC_ALL": "C.UTF-8",
            "PATH": os.environ.get("PATH", ""),
            "EVOLUTION_QT_SOUNDS": "off",
        }
    finally:
        server.terminate()
        server.wait()


@contextmanager
def running(
    program: Path, environ: Mapping[str, str], settings: Mapping[str, object]
) -> Iterator[tuple[subprocess.Popen[bytes], Path, float]]:
    """Have the program run in folders of its own, which may have settings."""
    with TemporaryDirectory() as there:
        home = Path(there)
        if settings:
            (home / "config").mkdir()
            (home / "config" / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
        own = {**environ, "HOME": there, "EVOLUTION_QT_HOME": there, "XDG_RUNTIME_DIR": there}
        started = time.monotonic()
        process = subprocess.Popen([program], env=own, stderr=subprocess.DEVNULL)
        try:
            yield process, home, started
        finally:
            ended(process)


def is_open(home: Path) -> bool:
    """Return whether the window was seen: then the first line is written into the log."""
    log = home / "log" / f"{NAME}.log"
    return log.exists() and "PySide6" in log.read_text(encoding="utf-8", errors="replace")


def until(is_so: Callable[[], bool], patience: float = LONGEST) -> None:
    """Wait until something is so. Raises TimeoutError."""
    end = time.monotonic() + patience
    while not is_so():
        if time.monotonic() > end:
            raise TimeoutError("the program does not come to that")
        time.sleep(0.004)


def ended(process: subprocess.Popen[bytes]) -> int | None:
    """Tell a program to end and return its status; None if it had to be killed."""
    process.terminate()
    try:
        return process.wait(TO_END)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
        return None
