"""What the operating system must bring: shared libraries for Qt, and pip or venv to fill `.venv`.

Qt itself blames one library whichever is missing, so each of `evolution_qt/starting.py` is probed.  As root
on Debian and its family the missing packages are installed; other systems get one exact line.  Windows and
macOS need nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from devtools.machine import Machine, SetupError
from evolution_qt import starting
from evolution_qt.starting import Need

XVFB = Need("Xvfb", "xvfb", "xorg-x11-server-Xvfb", "xorg-server-xvfb")
OBJDUMP = Need("objdump", "binutils", "binutils", "binutils")
"""What PyInstaller reads libraries with."""
GIT = Need("git", "git", "git", "git")
SCREEN_READING = "a client of AT-SPI for the system's Python"
# To read the window as a screen reader does, in a session of its own.
READING = (
    Need("dbus-daemon", "dbus-daemon", "dbus-daemon", "dbus"),
    Need(SCREEN_READING, "at-spi2-core", "at-spi2-core", "at-spi2-core"),
    Need(SCREEN_READING, "gir1.2-atspi-2.0", "at-spi2-core", "at-spi2-core"),
    Need(SCREEN_READING, "python3-gi", "python3-gobject-base", "python-gobject"),
)
SPEAKING = (
    Need("orca", "orca", "orca", "orca"),
    Need("speech-dispatcher", "speech-dispatcher", "speech-dispatcher", "speech-dispatcher"),
    Need("speech-dispatcher", "python3-speechd", "python3-speechd", "speech-dispatcher"),
)
"""The screen reader itself, and the server of its speech, to hear what it says."""
TRIAL = (
    Need("debootstrap", "debootstrap", "debootstrap", "debootstrap"),
    Need("dpkg-deb", "dpkg", "dpkg", "dpkg"),
    Need("xdotool", "xdotool", "xdotool", "xdotool"),
    Need("import", "imagemagick", "ImageMagick", "imagemagick"),
    XVFB,
    OBJDUMP,
    *READING,
)
"""What the trial of a package in a bare system takes, which a test does not need."""
WINE = (*TRIAL, Need("npm", "npm", "npm", "npm"))
"""What the trial under Wine takes: npm has the maker of installers."""
PYTHON_VENV = "pip or venv for Python"
PYTHON_HEADERS = "Python.h"

NO_DISPLAY = """\
There is no display here, so no window can be opened. Please start this in a desktop session.
Without a display you can still

  draw a picture of the table:       python3 dev.py play shot --view game --out table.png
  let bots play a game out of sight: python3 dev.py play --demo
  play in the terminal:              python3 dev.py play --help"""


def is_missing(machine: Machine, need: Need) -> bool:
    """Whether a library or program cannot be found."""
    if need.what == PYTHON_VENV:
        return not can_install_packages(machine)
    if need.what == SCREEN_READING:
        return not machine.can_read_screens()
    if need.what == PYTHON_HEADERS:
        return not machine.has_headers()
    if need.what.startswith("lib"):
        return not machine.has_library(need.what)
    return machine.which(need.what) is None


def can_install_packages(machine: Machine) -> bool:
    """Whether there is a way to fill `.venv`: uv, pip, or the part of venv that brings pip."""
    return bool(
        machine.which("uv")
        or machine.has_module("pip")
        or machine.has_module("ensurepip")
        or any((machine.root / ".tools" / "bin").glob("uv*"))
    )


def installer_need(machine: Machine) -> Need:
    """Name the packages that make `can_install_packages` true; Debian's Python comes without any of it."""
    return Need(PYTHON_VENV, f"python3.{machine.version[1]}-venv", "python3-pip", "python-pip")


def compiler_needs(machine: Machine) -> list[Need]:
    """Name what compiling the rules takes; neither playing nor testing needs it."""
    headers = f"python3.{machine.version[1]}-dev"
    return [Need("cc", "gcc", "gcc", "gcc"), Need(PYTHON_HEADERS, headers, "python3-devel", "python")]


def install_line(machine: Machine, needs: Sequence[Need]) -> str:
    """Write the one command that brings what is missing; empty where no package manager is known."""
    return starting.install_line(needs, is_root=machine.is_root, which=machine.which)


def ensure_system(machine: Machine, required: Sequence[Need], welcome: Sequence[Need] = ()) -> None:
    """Install what is missing as root; otherwise stop with the one line.  The welcome is only mentioned."""
    if machine.system != "linux":
        return
    required_missing = [need for need in required if is_missing(machine, need)]
    welcome_missing = [need for need in welcome if is_missing(machine, need)]
    missing = required_missing + welcome_missing
    if missing and machine.is_root and machine.which("apt-get"):
        install_with_apt(machine, missing)
        required_missing = [need for need in required if is_missing(machine, need)]
        welcome_missing = [need for need in welcome if is_missing(machine, need)]
        missing = required_missing + welcome_missing
    if required_missing:
        raise SetupError(please_install(machine, missing))
    if welcome_missing:
        line = install_line(machine, welcome_missing)
        machine.say(
            "Note: tests that need more of the system are left out. To have them too, run once:"
            "\n  " + (line or "install " + ", ".join(dict.fromkeys(need.what for need in welcome_missing)))
        )


def please_install(machine: Machine, missing: Sequence[Need]) -> str:
    """Word the request to a person who may install system packages."""
    line = install_line(machine, missing)
    if not line:
        names = "\n  ".join(need.what for need in missing)
        return f"Something of the system is missing that Evolution needs. Please install:\n\n  {names}"
    hint = ""
    if " apt-get " in f" {line}":
        hint = "\n\n(If a package cannot be found, run `sudo apt-get update` first.)"
    return (
        "Something of the system is missing that Evolution needs. Please run this once and start again:"
        f"\n\n  {line}{hint}"
    )


def install_with_apt(machine: Machine, missing: Sequence[Need]) -> None:
    """Install Debian packages; a failure is shown as apt said it."""
    packages = list(dict.fromkeys(need.apt for need in missing))
    machine.say("Installing from the system: " + " ".join(packages))
    quiet = {**machine.environ, "DEBIAN_FRONTEND": "noninteractive"}
    machine.output(["apt-get", "update", "-qq"], quiet)
    code, said = machine.output(
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], quiet
    )
    if code:
        machine.say(said.rstrip())
