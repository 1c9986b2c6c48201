"""Why the program cannot start where Qt does not run, in words for the person who started it.

No Qt here, since Qt may be what is missing. What Qt says itself stands below our own words: it blames one and
the same library for everything, so each cause is looked into.
"""

from __future__ import annotations

import os
import re
import struct
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal

from evolution_qt import libraries
from evolution_qt.core.text import N_
from evolution_qt.messages import Messages

FAILED: Final = 1
"""The exit status of a start that fails."""
PATIENCE: Final = 20.0
"""Seconds in which a display must answer; some are started only when they are first asked."""

HEADING: Final = N_("Start", "Evolution cannot start, because Qt does not run here.")
NO_DISPLAY: Final = N_(
    "Start",
    "There is no display here. 'python3 dev.py play shot --view game --out table.png' draws a picture "
    "without one, and 'QT_QPA_PLATFORM=offscreen evolution-qt --demo' plays a game out of sight.",
)
SILENT: Final = N_("Start", "The display “{display}” does not answer. Please try again later.")
REFUSED: Final = N_(
    "Start",
    "The display “{display}” refuses this program. Please start it as the person who is logged in there, or "
    "set XAUTHORITY to the key file of that person, usually “.Xauthority” in the home folder.",
)
UNREACHED: Final = N_("Start", "Qt cannot use the display “{display}”.")
LACKING: Final = N_("Start", "Qt needs libraries that are missing on this system: {libraries}")
INSTALL: Final = N_("Start", "This command installs them:")
NO_PLUGIN: Final = N_("Start", "Qt has no plugin for the window system “{name}”.")
DAMAGED: Final = N_("Start", "Qt’s plugin for the window system “{name}” cannot be loaded: {reason}")
VARIABLES: Final = N_(
    "Start", "These variables change how Qt starts; please try it without them: {variables}"
)
AGAIN: Final = N_("Start", "Please install Evolution again.")
QT_SAYS: Final = N_("Start", "Qt says:")

_VARIABLES: Final = ("QT_QPA_PLATFORM", "QT_QPA_PLATFORM_PLUGIN_PATH", "QT_PLUGIN_PATH")
_NEEDS: Final = {"xcb": libraries.WINDOW, "wayland": libraries.WAYLAND}
_TRIED: Final = re.compile(r'Could not (find|load) the Qt platform plugin "(.*?)"')
_ABSENT: Final = re.compile(r"(\S+\.so\S*): cannot open shared object file")
_ALWAYS_BLAMED: Final = "xcb-cursor0"
"""What Qt names whenever it has no window on an X display, whatever the cause."""
_OUR_FILES: Final = re.compile("PySide6|shiboken6")

Answer = Literal["yes", "no", "silent", "unknown"]
"""What comes of asking a display; how one on another computer would answer cannot be known."""
_HELLO_TO_X: Final = b"l\0" + bytes(10)
"""A client of version 0, which every server refuses at once, whatever keys it wants."""
_USUAL_WAYLAND: Final = "wayland-0"
"""The display of Wayland where no variable names one."""
_HELLO_TO_WAYLAND: Final = struct.pack("=III", 1, 12 << 16, 2)
"""The request to say when all requests before it are done."""


def tell(words: str) -> None:
    """Say something to who started the program, on Windows in a box where there is no standard error."""
    if sys.stderr is not None:
        with suppress(OSError, ValueError):  # closed meanwhile
            sys.stderr.write(words + "\n")
            sys.stderr.flush()
    elif sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, words, "Evolution", 0x10)


# Before Qt is asked


def without_display(said: Callable[[], Messages]) -> str:
    """Return why there is no display to open a window on; nothing if there is one, or Qt has to be asked."""
    if sys.platform != "linux" or os.environ.get("QT_QPA_PLATFORM"):
        return ""
    for name in ("wayland", "xcb"):  # as Qt tries them
        display, answer = _display(name)
        if answer == "silent":
            return said().text("Start", SILENT, display=display)
        if answer != "no":
            return ""
    return said().text("Start", NO_DISPLAY)


def _display(platform: str) -> tuple[str, Answer]:
    """Return the name of the display of a window system, and whether it answers."""
    if platform == "xcb":
        name = os.environ.get("DISPLAY", "")
        return name, _x_answer(name)
    name = os.environ.get("WAYLAND_DISPLAY", "")
    if "WAYLAND_SOCKET" in os.environ:
        return name, "unknown"
    path = os.path.join(os.environ.get("XDG_RUNTIME_DIR", "/"), name or _USUAL_WAYLAND)
    return name, _answer(path, _HELLO_TO_WAYLAND)


def _x_answer(name: str) -> Answer:
    host, _, number = name.rpartition(":")
    number = number.partition(".")[0]
    if not number.isdigit():
        return "no"
    if host not in ("", "unix"):
        return "unknown"
    socket = f"/tmp/.X11-unix/X{number}"
    answer = _answer("\0" + socket, _HELLO_TO_X)
    return answer if answer != "no" else _answer(socket, _HELLO_TO_X)


def _answer(address: str, hello: bytes) -> Answer:
    """Return whether a server at a local socket says anything to a client's first words."""
    import socket

    with socket.socket(socket.AF_UNIX) as probe:
        probe.settimeout(PATIENCE)
        try:
            probe.connect(address)
            probe.sendall(hello)
            probe.recv(1)
        except TimeoutError:
            return "silent"
        except OSError:
            return "no"
    return "yes"


# After Qt has failed


def why_not_loaded(error: ImportError, said: Messages) -> str:
    """Return why PySide6 cannot be loaded; nothing if the error is about anything else."""
    if not _OUR_FILES.search(error.path or ""):
        return ""
    lacking = _lacking(libraries.DRAWING, str(error))
    facts = _installing(lacking, said) or [said.text("Start", AGAIN)]
    return _put_together(facts, [str(error)], said)


def why_ended(words: Sequence[str], folders: Iterable[str], said: Messages) -> str:
    """Return why Qt has ended the program with these words; its plugins lie in one of the folders."""
    lacking: dict[str, libraries.Need | None] = {}
    displays: list[str] = []
    faults: list[str] = []
    for what, name in _TRIED.findall("\n".join(words)):
        platform = "wayland" if name.startswith("wayland") else name
        if what == "find":
            faults.append(said.text("Start", NO_PLUGIN, name=name))
            continue
        reason = _not_loaded(platform, folders)
        lacks = _lacking((*libraries.DRAWING, *_NEEDS.get(platform, ())), reason)
        lacking.update(lacks)
        if not lacks and reason:
            faults.append(said.text("Start", DAMAGED, name=name, reason=reason))
        elif not lacks and platform in _NEEDS:
            display, answer = _display(platform)
            is_refused = (platform, answer) == ("xcb", "yes")
            if display:
                displays.append(said.text("Start", REFUSED if is_refused else UNREACHED, display=display))
    if not lacking:
        words = [word for word in words if _ALWAYS_BLAMED not in word]
    if not lacking and not displays:
        faults.append(_advice(said))
    facts = [*faults, *displays, *_installing(lacking, said)]
    return _put_together(facts, words, said)


def _advice(said: Messages) -> str:
    """Return what may help where nothing is missing."""
    variables = [f"{name}={os.environ[name]}" for name in _VARIABLES if os.environ.get(name)]
    if variables:
        return said.text("Start", VARIABLES, variables=said.row(variables))
    return said.text("Start", AGAIN)


def _lacking(needs: Iterable[libraries.Need], reason: str) -> dict[str, libraries.Need | None]:
    """Return the libraries that are not there, with what brings them where that is known."""
    if sys.platform != "linux":
        return {}
    found: dict[str, libraries.Need | None] = {need.what: need for need in libraries.missing(needs)}
    for name in _ABSENT.findall(reason):
        found.setdefault(name, None)
    return found


def _not_loaded(platform: str, folders: Iterable[str]) -> str:
    """Return what the system says where the plugin of a window system cannot be loaded; else nothing."""
    for folder in folders:
        path = Path(folder, "platforms", f"libq{platform}.so")
        if path.exists():
            return libraries.why_not(str(path))
    return ""


def _installing(lacking: dict[str, libraries.Need | None], said: Messages) -> list[str]:
    if not lacking:
        return []
    facts = [said.text("Start", LACKING, libraries=said.row(list(lacking)))]
    known = [need for need in lacking.values() if need is not None]
    if known and (line := libraries.install_line(known, is_root=os.geteuid() == 0)):
        facts += [said.text("Start", INSTALL), f"\n  {line}"]
    return facts


def _put_together(facts: Sequence[str], words: Sequence[str], said: Messages) -> str:
    lines = [line.strip() for word in words for line in word.splitlines() if line.strip()]
    parts = [said.text("Start", HEADING), *facts, "", said.text("Start", QT_SAYS)]
    return "\n".join([*parts, *(f"  {line}" for line in lines)])
