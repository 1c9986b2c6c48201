"""The tests pass however they are started: a shell's background and `nohup` have signals ignored."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from devtools.machine import ROOT

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has neither of these signals")


def ignore():
    """Have a program and all that it starts ignore what a terminal tells them."""
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)


def test_what_a_test_starts_hears_what_it_is_told():
    code = "import signal as s; print(s.SIG_IGN in map(s.getsignal, (s.SIGINT, s.SIGHUP)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert "False\n" == done.stdout


def test_it_does_so_in_the_background_too():
    this = f"{Path(__file__)}::{test_what_a_test_starts_hears_what_it_is_told.__name__}"
    words = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", ROOT, this]

    done = subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        preexec_fn=ignore,
        start_new_session=True,
    )

    assert "1 passed" in done.stdout, done.stdout
    assert 0 == done.returncode
