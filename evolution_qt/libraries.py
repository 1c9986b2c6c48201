"""The shared libraries that Qt needs of a Linux system, and the one line that installs them.

The program asks when Qt does not run, and `devtools` before anything is installed: the standard library only.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple


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
    """Return what the system says where a shared library, by name or file, cannot be loaded; else nothing."""
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
