"""The machine as the set-up sees it: everything that asks or changes the world outside goes through here.

The decisions in `system`, `packages` and `commands` take a `Machine`, so that the tests can put a pretended
one in its place.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from pathlib import Path

from evolution_qt import starting

ROOT = Path(__file__).resolve().parent.parent
SYSTEM_PYTHON = "/usr/bin/python3"
"""The one for which distributions have libraries of their own."""
BUS_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
"""What starts the bus of screen readers, wherever a distribution puts it."""


class SetupError(Exception):
    """The set-up cannot go on; the message tells the person what to do."""


class Machine:
    """The real machine."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.python = sys.executable
        self.version: tuple[int, int, int] = sys.version_info[:3]
        self.system = "windows" if os.name == "nt" else "macos" if sys.platform == "darwin" else "linux"
        self.environ: dict[str, str] = dict(os.environ)

    @property
    def is_root(self) -> bool:
        """Whether system packages may be installed without asking."""
        return self.system == "linux" and os.geteuid() == 0

    @property
    def cores(self) -> int:
        """How many processes can calculate at once."""
        return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1

    @property
    def processor(self) -> str:
        """What the processor is called in the names of Linux's packages, such as x86_64."""
        return {"amd64": "x86_64", "arm64": "aarch64"}.get(platform.machine().lower(), platform.machine())

    @property
    def glibc(self) -> tuple[int, ...]:
        """The version of the GNU C library; empty where another one serves."""
        name, version = platform.libc_ver()
        return tuple(map(int, version.split(".")[:2])) if name == "glibc" else ()

    @property
    def macos(self) -> tuple[int, ...]:
        """The version of macOS; empty elsewhere."""
        return tuple(int(part) for part in platform.mac_ver()[0].split(".") if part.isdigit())

    def which(self, name: str) -> str | None:
        """Where a program lies on the search path."""
        return shutil.which(name)

    def has_library(self, soname: str) -> bool:
        """Whether a shared library can be loaded."""
        return not starting.why_not(soname)

    def has_module(self, name: str) -> bool:
        """Whether this Python brings a module of its standard library (Debian cuts some out), or pip."""
        return importlib.util.find_spec(name) is not None

    def has_headers(self) -> bool:
        """Whether C code for this Python can be compiled."""
        return Path(sysconfig.get_path("include"), "Python.h").exists()

    def can_read_screens(self) -> bool:
        """Whether the system's Python can read windows as screen readers do over a bus of theirs."""
        asked = [SYSTEM_PYTHON, "-I", "-c", "import gi; gi.require_version('Atspi', '2.0')"]
        return any(Path(one).exists() for one in BUS_LAUNCHERS) and self.output(asked)[0] == 0

    def display_answers(self) -> bool:
        """Whether a window can be opened: there is a Wayland socket, or the X server of DISPLAY answers."""
        wayland = self.environ.get("WAYLAND_DISPLAY")
        if wayland and Path(self.environ.get("XDG_RUNTIME_DIR", "/"), wayland).exists():
            return True
        if not self.environ.get("DISPLAY"):
            return False
        try:
            x11 = ctypes.CDLL("libX11.so.6")
        except OSError:
            return True  # the library is named as missing later; the display gets the benefit of the doubt
        x11.XOpenDisplay.restype = ctypes.c_void_p
        x11.XCloseDisplay.argtypes = [ctypes.c_void_p]
        display = x11.XOpenDisplay(None)
        if display:
            x11.XCloseDisplay(display)
        return bool(display)

    def run(
        self, command: Sequence[str | Path], environ: Mapping[str, str], folder: Path | None = None
    ) -> int:
        """Run a program in sight of the person and return its exit code."""
        sys.stdout.flush()
        return subprocess.call([str(part) for part in command], env=dict(environ), cwd=folder)

    def output(
        self, command: Sequence[str | Path], environ: Mapping[str, str] | None = None
    ) -> tuple[int, str]:
        """Run a program unseen; return its exit code and everything it said."""
        try:
            done = subprocess.run(
                [str(part) for part in command],
                env=dict(environ or self.environ),
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
                cwd=self.root,
            )
        except OSError as fault:
            return 127, str(fault)
        return done.returncode, done.stdout

    def become(
        self, command: Sequence[str | Path], environ: Mapping[str, str], folder: Path | None = None
    ) -> int:
        """Hand over to a program for good, so that signals and the exit code are its own."""
        sys.stdout.flush()
        sys.stderr.flush()
        words = [str(part) for part in command]
        if folder is not None:
            os.chdir(folder)
        if self.system != "windows":
            os.execve(words[0], words, dict(environ))
        return subprocess.call(words, env=dict(environ))  # Windows (untested) cannot replace a process

    def say(self, text: str) -> None:
        """Tell the person something, beside the output of the program."""
        print(text, file=sys.stderr, flush=True)
