"""A start that fails says so: in the person's language, in Qt's words, and not as a crash."""

import ctypes
import os
import shlex
import socket
import struct
import subprocess
import sys
import threading
from contextlib import ExitStack
from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo, qInstallMessageHandler, qWarning

from devtools import system
from devtools.machine import Machine
from evolution_qt import messages, starting
from evolution_qt.messages import Messages
from evolution_qt.ui.shell.window.crash import Reporter, ending_in_words
from tests.ui.shell.displays import display

PROGRAM = [sys.executable, "-m", "evolution_qt"]
PLAIN = Messages({})
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="windows open otherwise there")
ELSEWHERE = "nowhere.invalid:0"
"""A display of which only Qt can know whether it answers."""
OF_DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XAUTHORITY")


@pytest.fixture
def environ(tmp_path):
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in OF_DISPLAYS and not name.startswith("QT_")
    }
    return kept | {"EVOLUTION_QT_HOME": str(tmp_path / "home")}


@pytest.fixture
def asks(monkeypatch):
    """Let the surroundings name these displays and window systems, and no others."""

    def set_all(**named):
        for name in (*OF_DISPLAYS, "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR"):
            monkeypatch.delenv(name, raising=False)
        for name, value in named.items():
            monkeypatch.setenv(name, value)

    monkeypatch.setattr(sys, "platform", "linux")
    return set_all


def start(environ, *words, code="", **named):
    """Run the program, or some code, to its end."""
    command = [sys.executable, "-c", code, *words] if code else [*PROGRAM, *words]
    return subprocess.run(
        command, env=environ | named, capture_output=True, encoding="utf-8", timeout=240, check=False
    )


def crashed(environ):
    """Return whether the next start speaks of a crash."""
    reporter = Reporter(Path(environ["EVOLUTION_QT_HOME"]) / "log")
    reporter.look_back()
    return reporter.crashed_before


# Real starts


@pytest.mark.parametrize(
    "words",
    [[], ["--demo"], ["shot", "--out", "nowhere.png"], ["--selftest"]],
    ids=lambda words: "".join(words[:1]),
)
def test_a_window_system_that_qt_does_not_know_is_named(environ, words):
    done = start(environ, *words, QT_QPA_PLATFORM="nonsense")

    assert 1 == done.returncode
    first, second, third, *others = done.stderr.splitlines()
    assert "Evolution cannot start, because Qt does not run here." == first
    assert "Qt has no plugin for the window system “nonsense”." == second
    assert third.endswith("without them: QT_QPA_PLATFORM=nonsense")
    assert any("no Qt platform plugin could be initialized" in line for line in others)
    assert not crashed(environ)


@on_linux
@pytest.mark.parametrize("words", [[], ["shot", "--out", "nowhere.png"], ["--selftest"]], ids=str)
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("minimal", "This plugin does not support application fonts"),
        ("linuxfb:fb=/dev/null", "linuxfb: Failed to initialize screen"),
    ],
    ids=["no fonts", "no screen"],
)
def test_a_window_system_that_can_draw_nothing_of_ours_is_told_of(environ, name, reason, words):
    done = start(environ, *words, QT_QPA_PLATFORM=name)

    assert 1 == done.returncode
    first, second, empty, says, *others = done.stderr.splitlines()
    assert "Evolution cannot start, because Qt does not run here." == first
    assert second.endswith(f"without them: QT_QPA_PLATFORM={name}")
    assert ("", "Qt says:") == (empty, says)
    assert f"  {reason}" in others
    assert not crashed(environ)


@pytest.mark.parametrize(
    ("language", "words"),
    [("de", ["--demo"]), ("ja", ["shot", "--out", "nowhere.png"]), ("de", ["--selftest"])],
    ids=["window", "picture", "selftest"],
)
def test_it_is_said_in_the_language_that_was_asked_for(environ, language, words):
    said = messages.load(language)

    done = start(environ, "--lang", language, *words, QT_QPA_PLATFORM="nonsense")

    assert 1 == done.returncode
    assert said.text("Start", starting.HEADING) == done.stderr.splitlines()[0]


@on_linux
@pytest.mark.parametrize("is_heard", [True, False], ids=["heard", "without standard error"])
def test_a_display_that_lets_nobody_in_is_named(environ, tmp_path, is_heard):
    if system.is_missing(Machine(), system.XVFB):
        pytest.skip("not installed: Xvfb")
    keys = tmp_path / "keys"
    parts = (b"", b"", b"MIT-MAGIC-COOKIE-1", bytes(range(16)))
    keys.write_bytes(struct.pack(">H", 0xFFFF) + b"".join(struct.pack(">H", len(p)) + p for p in parts))
    command = f"exec {shlex.join(PROGRAM)} {'' if is_heard else '2>&-'}"

    with display(environ, "-auth", str(keys)) as name:
        done = subprocess.run(
            ["sh", "-c", command],
            env=environ | {"DISPLAY": name, "XAUTHORITY": "/nowhere"},
            capture_output=True,
            encoding="utf-8",
            timeout=240,
            check=False,
        )

    assert 1 == done.returncode
    if is_heard:
        assert f"The display “{name}” refuses this program." in done.stderr
        assert f"could not connect to display {name}" in done.stderr
        assert "xcb-cursor0" not in done.stderr  # which Qt blames, and which is there
    assert not crashed(environ)


@on_linux
def test_a_display_on_another_computer_that_is_not_there_is_named(environ):
    done = start(environ, DISPLAY=ELSEWHERE)

    assert 1 == done.returncode
    assert f"Qt cannot use the display “{ELSEWHERE}”." in done.stderr
    assert not crashed(environ)


def with_plugins(folder):
    """Return code that starts the program where Qt's plugins lie in this folder."""
    return (
        "import sys\n"
        "from evolution_qt.ui.shell.window import app, crash\n"
        f"crash.QCoreApplication.setLibraryPaths([{str(folder)!r}])\n"
        f"crash.QLibraryInfo.path = lambda _place: {str(folder)!r}\n"
        "sys.exit(app.main(sys.argv[1:]))"
    )


@on_linux
def test_a_library_that_the_window_lacks_is_named(environ, tmp_path):
    """The library is one that no system has: its name is changed in the plugin that asks for it."""
    plugin = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms", "libqxcb.so")
    content = plugin.read_bytes()
    assert b"libQt6XcbQpa.so.6\0" in content
    changed = tmp_path / "platforms" / "libqxcb.so"
    changed.parent.mkdir()
    changed.write_bytes(content.replace(b"libQt6XcbQpa.so.6\0", b"libMissing-One.so\0"))

    done = start(environ, code=with_plugins(tmp_path), DISPLAY=ELSEWHERE)

    assert 1 == done.returncode
    assert "Qt needs libraries that are missing on this system: " in done.stderr
    assert "libMissing-One.so" in done.stderr
    assert "Could not load the Qt platform plugin" in done.stderr
    assert not crashed(environ)


@on_linux
def test_a_plugin_that_is_gone_is_named(environ, tmp_path):
    done = start(environ, code=with_plugins(tmp_path), DISPLAY=ELSEWHERE)

    assert 1 == done.returncode
    assert "Qt has no plugin for the window system “xcb”." in done.stderr
    assert "Please install Evolution again." in done.stderr
    assert not crashed(environ)


@on_linux
def test_a_picture_drawn_on_a_display_where_there_is_none_says_which_variable_asks_for_it(environ):
    done = start(environ, "shot", "--out", "nowhere.png", QT_QPA_PLATFORM="xcb")

    assert 1 == done.returncode
    assert "without them: QT_QPA_PLATFORM=xcb\n" in done.stderr
    assert "could not connect to display" in done.stderr


def test_a_crash_of_the_start_is_still_one(environ):
    """What Qt ends is no crash; what the system ends is."""
    code = (
        "import ctypes, sys\n"
        "from evolution_qt.ui.shell.window import app, style\n"
        "style.made_app = lambda _words: ctypes.string_at(0)\n"
        "app.main([])"
    )
    done = start(environ, code=code, QT_QPA_PLATFORM="offscreen")

    assert done.returncode not in (0, 1)
    assert crashed(environ)


def test_what_qt_says_when_it_ends_a_running_program_is_heard(environ):
    code = (
        "import sys\n"
        "from PySide6.QtCore import qFatal\n"
        "from evolution_qt.ui.shell.window import app\n"
        "app.first_sight = lambda *_: qFatal('any')\n"
        "app.main([])"
    )
    done = start(environ, code=code, QT_QPA_PLATFORM="offscreen")

    assert done.returncode not in (0, 1)
    assert "[A qFatal() call was made from Python code]" == done.stderr.strip()
    assert crashed(environ)


# Displays


@pytest.fixture
def x_server():
    """Return what makes a server of an X display; it answers, or is silent for ever."""
    with ExitStack() as stack:

        def make(is_silent=False):
            number = 7000
            while True:
                server = stack.enter_context(socket.socket(socket.AF_UNIX))
                try:
                    server.bind(f"\0/tmp/.X11-unix/X{number}")
                    break
                except OSError:
                    number += 1
            serve(server, is_silent)
            return f":{number}"

        yield make


def serve(server, is_silent):
    """Listen, and answer the first client unless it is to be kept waiting."""
    server.listen()

    def answer():
        client, _ = server.accept()
        with client:
            client.recv(64)
            client.send(b"\0")

    if not is_silent:
        threading.Thread(target=answer, daemon=True).start()


@on_linux
@pytest.mark.parametrize("display", ["", ":12345", "nonsense", "unix:12345"])
def test_a_display_that_is_not_there_is_known_before_qt_is_asked(asks, display):
    asks(DISPLAY=display)

    assert starting.without_display(lambda: PLAIN).startswith("There is no display here.")


@pytest.mark.parametrize(
    "named",
    [
        {"DISPLAY": "localhost:10.0"},
        {"QT_QPA_PLATFORM": "offscreen"},
        {"QT_QPA_PLATFORM": "xcb"},
        {"WAYLAND_SOCKET": "7"},
    ],
    ids=str,
)
def test_where_only_qt_can_know_it_is_asked(asks, named):
    asks(**named)

    assert "" == starting.without_display(lambda: PLAIN)


@on_linux
def test_a_display_that_answers_is_used(asks, x_server):
    asks(DISPLAY=x_server(), WAYLAND_DISPLAY="nowhere")

    assert "" == starting.without_display(lambda: PLAIN)


@on_linux
def test_a_display_that_keeps_everybody_waiting_is_named(asks, x_server, monkeypatch):
    monkeypatch.setattr(starting, "PATIENCE", 0.05)
    name = x_server(is_silent=True)
    asks(DISPLAY=name)

    words = starting.without_display(lambda: PLAIN)

    assert words.startswith(f"The display “{name}” does not answer.")


@on_linux
@pytest.mark.parametrize("is_silent", [True, False])
def test_a_wayland_display_is_asked_first(asks, x_server, monkeypatch, tmp_path, is_silent):
    monkeypatch.setattr(starting, "PATIENCE", 0.05 if is_silent else 60)
    monkeypatch.chdir(tmp_path)  # names of sockets are short
    with socket.socket(socket.AF_UNIX) as server:
        server.bind("wayland-7")
        serve(server, is_silent)
        asks(DISPLAY=":12345", WAYLAND_DISPLAY="wayland-7", XDG_RUNTIME_DIR=".")

        words = starting.without_display(lambda: PLAIN)

    assert ("does not answer" if is_silent else "") in words
    assert is_silent == bool(words)


def test_a_wayland_display_that_no_variable_names_is_used(asks, monkeypatch, tmp_path):
    """As under ssh or a service, where Qt finds the usual one by the folder alone."""
    monkeypatch.chdir(tmp_path)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind("wayland-0")
        serve(server, False)
        asks(DISPLAY=":12345", XDG_RUNTIME_DIR=".")

        assert "" == starting.without_display(lambda: PLAIN)


def test_elsewhere_there_always_is_a_display(asks, monkeypatch):
    asks()
    monkeypatch.setattr(sys, "platform", "darwin")

    assert "" == starting.without_display(lambda: PLAIN)


# Words


QT = 'Could not load the Qt platform plugin "xcb" in "" even though it was found.'
BLAMED = "From 6.5.0, xcb-cursor0 or libxcb-cursor0 is needed to load the Qt xcb platform plugin."


@on_linux
@pytest.mark.parametrize(
    ("manager", "line"),
    [
        ("apt-get", "apt-get install -y --no-install-recommends libxcb-cursor0 libxcb-icccm4"),
        ("dnf", "dnf install -y xcb-util-cursor xcb-util-wm"),
        ("pacman", "pacman -S --needed xcb-util-cursor xcb-util-wm"),
        ("apk", ""),
    ],
)
@pytest.mark.parametrize("user", [0, 1000])
def test_one_line_installs_all_libraries_that_are_missing(monkeypatch, tmp_path, manager, line, user):
    gone = {"libxcb-cursor.so.0", "libxcb-icccm.so.4"}
    monkeypatch.setattr(starting, "why_not", lambda name: "it is gone" if name in gone else "")
    (tmp_path / manager).touch(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(os, "geteuid", lambda: user)

    words = starting.why_ended([BLAMED, QT], [], PLAIN)

    assert "missing on this system: libxcb-cursor.so.0, libxcb-icccm.so.4" in words
    command = f"{'sudo ' if user else ''}{line}"
    assert ([command] if line else []) == [
        one.strip() for one in words.splitlines() if "install -y" in one or "-S" in one
    ]
    assert words.endswith(f"Qt says:\n  {BLAMED}\n  {QT}")


@on_linux
def test_a_plugin_that_is_damaged_is_named_with_the_reason(monkeypatch, tmp_path):
    monkeypatch.setattr(starting, "missing", lambda _needs: [])
    (tmp_path / "platforms").mkdir()
    (tmp_path / "platforms" / "libqxcb.so").write_bytes(b"\x7fELF")

    words = starting.why_ended([BLAMED, QT], [str(tmp_path)], PLAIN)

    assert "plugin for the window system “xcb” cannot be loaded: " in words
    assert "file too short" in words
    assert BLAMED not in words


@on_linux
def test_a_display_that_nobody_has_named_is_not_spoken_of(monkeypatch, asks):
    """Qt tries both window systems where one is there, and the other is not what stands in the way."""
    monkeypatch.setattr(starting, "missing", lambda _needs: [])
    asks(WAYLAND_DISPLAY="wayland-7", XDG_RUNTIME_DIR="/nowhere")

    words = starting.why_ended([QT.replace("xcb", "wayland"), QT], [], PLAIN)

    assert 1 == words.count("Qt cannot use the display")
    assert "Qt cannot use the display “wayland-7”." in words


def test_what_cannot_be_explained_is_told_in_qts_words():
    words = starting.why_ended(["Could not initialize egl display"], [], PLAIN)

    assert words.endswith("Qt says:\n  Could not initialize egl display")


def test_where_there_is_no_standard_error_nothing_fails(monkeypatch):
    monkeypatch.setattr(sys, "stderr", None)

    starting.tell("Evolution cannot start.")


def test_windows_tells_it_in_a_box_where_there_is_no_standard_error(monkeypatch):
    shown = []

    class Windows:
        class user32:  # noqa: N801
            MessageBoxW = staticmethod(lambda *given: shown.append(given))

    monkeypatch.setattr(ctypes, "windll", Windows, raising=False)
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(sys, "platform", "win32")

    starting.tell("Evolution cannot start.")

    assert [(None, "Evolution cannot start.", "Evolution", 0x10)] == shown


def test_warnings_while_qt_starts_are_told_where_nobody_logs_them(capsys):
    before = qInstallMessageHandler(None)
    try:
        with ending_in_words(lambda: PLAIN):
            qWarning("something odd")
        assert "" != capsys.readouterr().err
        qInstallMessageHandler(lambda *_: None)
        with ending_in_words(lambda: PLAIN):
            qWarning("something odd")
        assert "" == capsys.readouterr().err
    finally:
        qInstallMessageHandler(before)
