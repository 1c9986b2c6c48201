"""Looks at the message of a commit before it is made: a hook that `dev.py hooks` puts into the repository.

A subject has at most 72 characters, and a body says why. Merges and what is to be folded into another commit
are let through.
"""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from devtools.machine import Machine, SetupError

MOST = 72
SCISSORS = "# ------------------------ >8 ------------------------"
"""Below this line git shows the changes of the commit."""
LET_THROUGH = ("Merge ", "fixup! ", "squash! ", "amend! ")


def faults(message: str) -> list[str]:
    """Return what is wrong with a message, as git hands it over."""
    lines = message.partition(SCISSORS)[0].splitlines()
    lines = "\n".join(line.rstrip() for line in lines if not line.startswith("#")).strip("\n").split("\n")
    subject, body = lines[0], [line for line in lines[1:] if line]
    if not subject or subject.startswith(LET_THROUGH):  # git itself refuses an empty message
        return []
    found = []
    if len(subject) > MOST:
        found.append(f"The subject has {len(subject)} characters; at most {MOST} are shown everywhere.")
    if len(lines) > 1 and lines[1]:
        found.append("The second line must be empty.")
    if not body:
        found.append("The body is missing; it says why.")
    return found


def install(machine: Machine) -> Path:
    """Put the hook into the repository and return where. Raises SetupError if another one is there."""
    code, said = machine.output(["git", "-C", machine.root, "rev-parse", "--git-path", "hooks"])
    if code:
        raise SetupError(said.strip())
    hook = machine.root / said.strip() / "commit-msg"
    call = f'exec {shlex.quote(str(machine.python))} -m devtools.messages "$1"\n'
    if hook.exists() and "devtools.messages" not in hook.read_text(encoding="utf-8"):
        raise SetupError(f"There is another hook already: {hook}\nAdd this line to it:\n\n  {call}")
    hook.parent.mkdir(parents=True, exist_ok=True)
    hook.write_text(f"#!/bin/sh\n{call}", encoding="utf-8", newline="\n")
    hook.chmod(0o755)
    return hook


def main(path: str) -> int:
    """Say what is wrong with the message in a file; return 1 if anything is."""
    found = faults(Path(path).read_text(encoding="utf-8"))
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
