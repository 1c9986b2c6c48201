"""Why the program cannot start where Qt does not run, and the shared libraries that Qt needs on Linux.

The reasons are in words for the person who started the program. There is no Qt here, since Qt may be what is
missing. Qt's own message stands below our words: it blames one and the same library for everything, so each
cause is looked into.

For missing libraries there is the one line that installs them. The program looks for them when Qt does not
run, `devtools` before anything is installed; so there is only the standard library here.
"""

from __future__ import annotations

import os
import re
import shutil
import struct
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal, NamedTuple

from evolution_qt.core.text import N_
from evolution_qt.messages import Messages


class Need(NamedTuple):
    """Something the system must have, and the package that brings it on Debian, Fedora and Arch."""

    what: str
    apt: str
    dnf: str
    pacman: str


DRAWING: Final = (
    Need("libGL.so.1", "libgl1", "libglvnd-glx", "libglvnd"),
    Need("libEGL.so.1", "libegl1", "libglvnd-egl", "libglvnd"),
    Need("libglib-2.0.so.0", "libglib2.0-0", "glib2", "glib2"),
    Need("libdbus-1.so.3", "libdbus-1-3", "dbus-libs", "dbus"),
    Need("libfontconfig.so.1", "libfontconfig1", "fontconfig", "fontconfig"),
    Need("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon", "libxkbcommon"),
)
"""Even without a window: offscreen tests, pictures, the demonstration."""
WINDOW: Final = (
    Need("libX11.so.6", "libx11-6", "libX11", "libx11"),
    Need("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb", "libx11"),
    Need("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    Need("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    Need("libxcb-image.so.0", "libxcb-image0", "xcb-util-image", "xcb-util-image"),
    Need("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    Need("libxcb-randr.so.0", "libxcb-randr0", "libxcb", "libxcb"),
    Need("libxcb-render-util.so.0", "libxcb-render-util0", "xcb-util-renderutil", "xcb-util-renderutil"),
    Need("libxcb-shape.so.0", "libxcb-shape0", "libxcb", "libxcb"),
    Need("libxcb-sync.so.1", "libxcb-sync1", "libxcb", "libxcb"),
    Need("libxcb-xfixes.so.0", "libxcb-xfixes0", "libxcb", "libxcb"),
    Need("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb", "libxcb"),
    Need("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
)
"""A window on an X display."""
WAYLAND: Final = (
    Need("libwayland-client.so.0", "libwayland-client0", "libwayland-client", "wayland"),
    Need("libwayland-cursor.so.0", "libwayland-cursor0", "libwayland-cursor", "wayland"),
)
"""A window on a Wayland display without an X server beside it."""


def why_not(library: str) -> str:
    """Return the system's message where a shared library, by name or file, cannot be loaded; else nothing."""
    import ctypes

    try:
        ctypes.CDLL(library)
    except OSError as error:
        return str(error)
    return ""


def missing(needs: Iterable[Need]) -> list[Need]:
    """Return the libraries that cannot be loaded."""
    return [need for need in needs if why_not(need.what)]


def install_line(
    needs: Sequence[Need], *, is_root: bool, which: Callable[[str], str | None] = shutil.which
) -> str:
    """Return the one command that brings what is missing; empty where no package manager is known."""
    sudo = "" if is_root else "sudo "
    for program, options, packages in (
        ("apt-get", "install -y --no-install-recommends", [need.apt for need in needs]),
        ("dnf", "install -y", [need.dnf for need in needs]),
        ("pacman", "-S --needed", [need.pacman for need in needs]),
    ):
        if which(program):
            return f"{sudo}{program} {options} {' '.join(dict.fromkeys(packages))}"
    return ""


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
    "Start",
    "These environment variables change how Qt starts; please start the program without them: {variables}",
)
AGAIN: Final = N_("Start", "Please install Evolution again.")
QT_SAYS: Final = N_("Start", "Qt says:")

_VARIABLES: Final = ("QT_QPA_PLATFORM", "QT_QPA_PLATFORM_PLUGIN_PATH", "QT_PLUGIN_PATH")
_NEEDS: Final = {"xcb": WINDOW, "wayland": WAYLAND}
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
    """Write a message for who started the program, on Windows in a box where there is no standard error."""
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
    """Return whether a server at a local socket answers a client's first words."""
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
    lacking = _lacking(DRAWING, str(error))
    facts = _installing(lacking, said) or [said.text("Start", AGAIN)]
    return _put_together(facts, [str(error)], said)


def why_ended(words: Sequence[str], folders: Iterable[str], said: Messages) -> str:
    """Return why Qt has ended the program with these words; its plugins lie in one of the folders."""
    lacking: dict[str, Need | None] = {}
    displays: list[str] = []
    faults: list[str] = []
    for what, name in _TRIED.findall("\n".join(words)):
        platform = "wayland" if name.startswith("wayland") else name
        if what == "find":
            faults.append(said.text("Start", NO_PLUGIN, name=name))
            continue
        reason = _not_loaded(platform, folders)
        lacks = _lacking((*DRAWING, *_NEEDS.get(platform, ())), reason)
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


def _lacking(needs: Iterable[Need], reason: str) -> dict[str, Need | None]:
    """Return the libraries that are not there, with what brings them where that is known."""
    if sys.platform != "linux":
        return {}
    found: dict[str, Need | None] = {need.what: need for need in missing(needs)}
    for name in _ABSENT.findall(reason):
        found.setdefault(name, None)
    return found


def _not_loaded(platform: str, folders: Iterable[str]) -> str:
    """Return the system's message where the plugin of a window system cannot be loaded; else nothing."""
    for folder in folders:
        path = Path(folder, "platforms", f"libq{platform}.so")
        if path.exists():
            return why_not(str(path))
    return ""


def _installing(lacking: dict[str, Need | None], said: Messages) -> list[str]:
    if not lacking:
        return []
    facts = [said.text("Start", LACKING, libraries=said.row(list(lacking)))]
    known = [need for need in lacking.values() if need is not None]
    if known and (line := install_line(known, is_root=os.geteuid() == 0)):
        facts += [said.text("Start", INSTALL), f"\n  {line}"]
    return facts


def _put_together(facts: Sequence[str], words: Sequence[str], said: Messages) -> str:
    lines = [line.strip() for word in words for line in word.splitlines() if line.strip()]
    parts = [said.text("Start", HEADING), *facts, "", said.text("Start", QT_SAYS)]
    return "\n".join([*parts, *(f"  {line}" for line in lines)])
