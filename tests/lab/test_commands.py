"""`python -m lab`: its list of commands, and that each of them is there."""

import subprocess
import sys

import pytest

from lab.__main__ import COMMANDS


@pytest.mark.parametrize("words", [(), ("--help",)])
def test_without_a_command_all_are_listed(run, words):
    done = run(*words)

    assert (0, "") == (done.status, done.err)
    assert list(COMMANDS) == [line[2:19].rstrip() for line in done.out.splitlines()[2:]]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_has_help(run, command):
    done = run(*command.split(), "--help")

    assert (0, "") == (done.status, done.err)
    assert done.out.startswith(f"usage: python -m lab {command} [-h]")


def test_nothing_of_the_toolkit_is_loaded_before_a_command_wants_it():
    code = "import sys, lab.arena.command; print([name for name in sys.modules if 'PySide6' in name])"

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)

    assert "[]\n" == done.stdout
