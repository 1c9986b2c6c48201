"""The hook that looks at the message of a commit."""

import os
import subprocess

import pytest

from devtools.machine import ROOT, Machine, SetupError
from devtools.messages import MOST, SCISSORS, faults, install

GOOD = "Say what is done\n\nThe body says why.\n"


@pytest.fixture
def machine(tmp_path):
    """A repository that has the tools of this one."""
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    return Machine(tmp_path)


def committed(machine, message):
    """Make a commit and return what git says."""
    who = {f"GIT_{one}_{what}": "a@b.c" for one in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
    environ = {**os.environ, **who, "PYTHONPATH": str(ROOT)}
    command = ["git", "commit", "-q", "--allow-empty", "-m", message]
    return subprocess.run(command, cwd=machine.root, env=environ, capture_output=True, text=True)


@pytest.mark.parametrize(
    "message",
    [
        GOOD,
        f"{'a' * MOST}\n\nWhy.",
        "# a word of git's\nSubject\n\nWhy.\n# more\n",
        "Merge branch 'a'",
        "fixup! Say what is done",
        "",
        "# only comments\n",
    ],
)
def test_what_is_right_passes(message):
    assert [] == faults(message)


@pytest.mark.parametrize(
    ("message", "word"),
    [
        ("a" * (MOST + 1) + "\n\nWhy.", "73 characters"),
        ("Subject", "body is missing"),
        ("Subject\n\n# a comment is no body\n", "body is missing"),
        (f"Subject\n\n{SCISSORS}\ndiff --git a b\n", "body is missing"),
        ("Subject\nWhy.", "must be empty"),
    ],
)
def test_what_is_wrong_is_said(message, word):
    (said,) = faults(message)

    assert word in said


def test_git_refuses_such_a_commit_once_the_hook_is_there(machine):
    """It can be put there twice, and a good commit passes."""
    assert install(machine) == install(machine) == machine.root / ".git" / "hooks" / "commit-msg"

    refused, made = committed(machine, "Subject"), committed(machine, GOOD)

    assert (1, "The body is missing; it says why.\n") == (refused.returncode, refused.stderr)
    assert (0, "") == (made.returncode, made.stderr)


def test_a_hook_that_is_there_is_left_alone(machine):
    hook = machine.root / ".git" / "hooks" / "commit-msg"
    hook.parent.mkdir(exist_ok=True)
    hook.write_text("#!/bin/sh\n")

    with pytest.raises(SetupError, match="another hook"):
        install(machine)
    assert "#!/bin/sh\n" == hook.read_text()
