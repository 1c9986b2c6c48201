"""The whole program in a process of its own."""

import itertools
import os
import signal
import subprocess
import sys
import time
from importlib.util import find_spec

import pytest

from evolution_qt.ui.shell.settings.settings import Settings, SettingsFile
from evolution_qt.ui.shell.window import app

MOST_MODULES = 73
"""Modules of ours, packages among them, before the first window is painted: each takes half a millisecond."""


@pytest.fixture
def environ(tmp_path):
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return {**kept, "EVOLUTION_QT_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}


def start(environ, *words):
    command = "import sys; from evolution_qt.ui.shell.window import app; sys.exit(app.main(sys.argv[1:]))"
    return subprocess.Popen(
        [sys.executable, "-c", command, *words], env=environ, stderr=subprocess.PIPE, text=True
    )


def children(pid):
    """Return the processes that a process has started."""
    with open(f"/proc/{pid}/task/{pid}/children") as stream:
        return [int(word) for word in stream.read().split()]


def runs(pid):
    """Return whether a process goes on; one that no one has asked about yet does not."""
    try:
        with open(f"/proc/{pid}/stat") as stream:
            return stream.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_demonstration_plays_a_game_and_ends_with_0(environ, tmp_path):
    process = start(environ, "--demo")
    _, said = process.communicate(timeout=240)

    assert 0 == process.returncode, said
    assert "Traceback" not in said
    assert not (tmp_path / "data").exists()
    log = (tmp_path / "log" / "evolution-qt.log").read_text()
    assert "ERROR" not in log
    assert "plays for" not in log


@pytest.mark.parametrize(("is_whole", "by_event"), [*itertools.product((True, False), repeat=2)])
def test_a_file_given_at_the_start_is_looked_at(environ, tmp_path, is_whole, by_event):
    """A real process opens it; what cannot be opened leaves the start screen. Nothing is written to it.

    An event, as macOS sends it, comes before the program runs.
    """
    path = tmp_path / "game.jsonl"
    header = '{"format": "evolution-qt/record", "version": 1, "game": "evolution/de", "players": [{}, {}]}\n'
    path.write_text(header if is_whole else header + '"0: fly away"\n"1: done"\n')
    before = path.read_bytes()
    command = (
        "import functools, sys\n"
        "from PySide6.QtCore import QTimer, QUrl\n"
        "from PySide6.QtGui import QFileOpenEvent\n"
        "from evolution_qt.ui.shell.window import app\n"
        "live = app.live\n"
        f"by_event, path = {by_event}, {str(path)!r}\n"
        "app.OpenedFiles = functools.partial(app.OpenedFiles, listens=by_event)\n"
        "def watched(program, window, *others):\n"
        "    if by_event:\n"
        "        program.sendEvent(program, QFileOpenEvent(QUrl.fromLocalFile(path)))\n"
        "    def look():\n"
        "        if window.replay is not None or window.start.note.isVisible():\n"
        "            print('replay' if window.replay is not None else window.start.note.label.text())\n"
        "            window.quit()\n"
        "    window.timer = QTimer(window, interval=20)\n"
        "    window.timer.timeout.connect(look)\n"
        "    window.timer.start()\n"
        "    return live(program, window, *others)\n"
        "app.live = watched\n"
        "sys.exit(app.main(sys.argv[1:]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", command, "--lang", "de", *([] if by_event else [str(path)])],
        env=environ,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )

    assert 0 == done.returncode, done.stderr
    said = done.stdout.splitlines()[0]
    assert ("replay" == said) if is_whole else ("game.jsonl lässt sich nicht öffnen: Zeile 2" in said)
    assert before == path.read_bytes()


def test_the_start_screen_is_painted_before_the_rest_is_loaded(environ, tmp_path):
    """Loading it takes longer than painting; no one needs it for the first screen."""
    SettingsFile(tmp_path / "config" / "settings.json").save(Settings(more=True))
    command = (
        "import sys\n"
        "from evolution_qt.ui.shell.window import app\n"
        "heavy = {'asyncio', 'hashlib', 'msgspec', 'multiprocessing', 'qasync',\n"
        "    'evolution_qt.core.record', 'evolution_qt.cli',\n"
        "    'evolution_qt.games.evolution.rules', 'evolution_qt.ui.evolution.table',\n"
        "    'evolution_qt.ui.shell.game.game_view', 'evolution_qt.ui.shell.window.base'}\n"
        "first_sight = app.first_sight\n"
        "def looked(program, window):\n"
        "    first_sight(program, window)\n"
        "    assert window.start.is_painted\n"
        "    ours = sum(name.startswith('evolution_qt') for name in sys.modules)\n"
        f"    assert ours <= {MOST_MODULES}, ours\n"
        "    sys.exit(str(heavy & set(sys.modules) or 'nothing'))\n"
        "app.first_sight = looked\n"
        "app.main([])"
    )
    done = subprocess.run(
        [sys.executable, "-c", command], env=environ, capture_output=True, text=True, timeout=240, check=False
    )

    assert "nothing" == done.stderr.strip()


def test_qt_never_ends_the_program_by_itself(app):
    """Else it sometimes closes the window after hours, and a question lies over the game that stops undo."""
    assert not app.isQuitLockEnabled()
    assert not app.quitOnLastWindowClosed()


def test_everything_that_is_loaded_later_exists():
    assert [] == [name for name in app.later("evolution/de") if find_spec(f"evolution_qt.{name}") is None]


@pytest.mark.skipif(not os.path.exists("/proc/self/task"), reason="looks at processes as Linux shows them")
def test_ctrl_c_closes_the_window_and_the_worker_at_once(environ):
    process = start(environ)
    deadline = time.monotonic() + 240
    while not (workers := children(process.pid)) and time.monotonic() < deadline:
        time.sleep(0.05)
    time.sleep(0.3)

    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=240)

    assert 0 == process.returncode, said
    assert "Traceback" not in said
    assert workers
    deadline = time.monotonic() + 240
    while any(map(runs, workers)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not [pid for pid in workers if runs(pid)]


def test_without_a_display_there_is_a_word_and_no_abort(environ):
    del environ["QT_QPA_PLATFORM"]
    process = start(environ)
    _, said = process.communicate(timeout=240)

    if sys.platform == "linux":
        assert 1 == process.returncode
        assert "no display" in said
        assert "shot" in said
