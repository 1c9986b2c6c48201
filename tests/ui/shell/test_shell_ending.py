"""Told to end, with its terminal closed, or without a display: everything is kept, and nothing is left."""

import os
import signal
import subprocess
import sys
import threading
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue

import pytest

from devtools import system
from devtools.machine import Machine
from evolution_qt.core.record import Record
from evolution_qt.store.record_file import RecordFile, seal_of
from tests.ui.shell.acting import LONG
from tests.ui.shell.displays import server
from tests.ui.shell.leaving import is_alive

ROOT = Path(__file__).parents[3]
ENOUGH = 6
"""Moves that are shown before the end."""
pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes of Linux")


class Run:
    """The program, with what it shows."""

    def __init__(self, home, display="", **how):
        environ = {name: value for name, value in os.environ.items() if name != "WAYLAND_DISPLAY"}
        environ |= {"EVOLUTION_QT_HOME": str(home), "QT_QPA_PLATFORM": "xcb" if display else "offscreen"}
        environ |= {"DISPLAY": display} if display else {}
        self.home = home
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.ui.shell.ending"],
            cwd=ROOT,
            env=environ,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            **how,
        )
        self.shown = 0
        self.said = ""
        self._lines = SimpleQueue()
        self._threads = [threading.Thread(target=self._listen), threading.Thread(target=self._gather)]
        for thread in self._threads:
            thread.start()

    def _listen(self):
        for line in self.process.stdout:
            self._lines.put(int(line))
        self._lines.put(None)

    def _gather(self):
        self.said = self.process.stderr.read()

    def until(self, moves):
        """Wait until so many moves were shown."""
        while self.shown < moves:
            number = self._lines.get(timeout=LONG)
            assert number is not None, "it has ended"
            self.shown = number

    def children(self):
        with open(f"/proc/{self.process.pid}/task/{self.process.pid}/children") as stream:
            return [int(word) for word in stream.read().split()]

    def ended(self):
        """Wait until it has ended, and return its status."""
        status = self.process.wait(LONG)
        for thread in self._threads:
            thread.join(LONG)
        while (number := self._lines.get(timeout=LONG)) is not None:
            self.shown = number
        self.process.stdout.close()
        self.process.stderr.close()
        return status

    def kill(self):
        self.process.kill()
        self.process.wait(LONG)


@contextmanager
def running(home, display="", **how):
    made = Run(home, display, **how)
    try:
        yield made
    finally:
        made.kill()


def leaves_nothing(run, children):
    """Look at what an end has left, the program's own and its children's."""
    assert 0 == run.ended(), run.said
    assert "Traceback" not in run.said
    ends = threading.Event()
    for pid in children:
        while is_alive(pid):
            ends.wait(0.01)
    (path,) = (run.home / "data" / "games").glob("*.jsonl")
    data = path.read_bytes()
    file, kept = RecordFile.go_on(path)  # it is free
    file.release()
    assert data == kept
    assert len(Record.read(data).moves()) >= run.shown >= ENOUGH
    assert seal_of(path).read_text().splitlines()[-1].split()[::2] == [str(len(data)), "synced"]
    assert [] == [*run.home.rglob("*.new")]
    log = (run.home / "log" / "evolution-qt.log").read_text()
    assert "Traceback" not in log
    return log


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_program_that_is_told_to_end_leaves_nothing_undone(tmp_path, number):
    with running(tmp_path) as run:
        run.until(ENOUGH)
        children = run.children()
        assert children

        run.process.send_signal(number)

        leaves_nothing(run, children)


def test_a_program_that_is_to_outlive_its_terminal_does(tmp_path):
    """As `nohup` starts it."""
    with running(tmp_path, preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN)) as run:
        run.until(ENOUGH)

        run.process.send_signal(signal.SIGHUP)

        run.until(run.shown + ENOUGH)
        children = run.children()
        run.process.terminate()
        leaves_nothing(run, children)


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_a_program_whose_display_dies_leaves_nothing_undone(tmp_path, number):
    if system.is_missing(Machine(), system.XVFB):
        pytest.skip(f"not installed: {system.XVFB.what}")
    with server(os.environ) as (screen, name), running(tmp_path, name) as run:
        run.until(ENOUGH)
        children = run.children()
        assert children

        screen.send_signal(number)

        log = leaves_nothing(run, children)
        assert "the display is gone" in log
        assert "everything is on the disk" in log
