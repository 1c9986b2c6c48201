"""Displays that no one else uses, for programs that tests start."""

import os
import subprocess
from contextlib import contextmanager

from tests.ui.shell.acting import LONG


@contextmanager
def running(command, environ, **how):
    """Run a program, and end it whatever happens."""
    process = subprocess.Popen(command, env=environ, **how)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(LONG)
        finally:
            process.kill()
            if process.stdout is not None:
                process.stdout.close()


@contextmanager
def display(environ, *options):
    """Run an Xvfb of one's own, and yield the name of its display."""
    with server(environ, *options) as (_, name):
        yield name


@contextmanager
def server(environ, *options):
    """Run an Xvfb of one's own, and yield its process and the name of its display."""
    read, write = os.pipe()
    screen = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x900x24", "-nolisten", "tcp", *options]
    with running(screen, environ, pass_fds=(write,), stderr=subprocess.DEVNULL) as process:
        os.close(write)
        with open(read, encoding="ascii") as number:
            yield process, f":{number.readline().strip()}"
