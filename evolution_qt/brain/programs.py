"""Outside programs that can play: their names, and the commands that start them. Nothing is started here."""

from __future__ import annotations

import os
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from evolution_qt.core.errors import bad
from evolution_qt.core.plain import check_text, shown
from evolution_qt.resources import is_bundle

OUTSIDE: Final = "outside"
"""The first part of the kind of every outside program, as in ``outside/fox``."""
LONGEST_NAME: Final = 20
LONGEST_COMMAND: Final = 1_000
_NAME: Final = re.compile(rf"[a-z0-9][a-z0-9_-]{{0,{LONGEST_NAME - 1}}}")
_NOT_IN_NAMES: Final = re.compile(r"[^a-z0-9_-]+")


@dataclass(frozen=True)
class Program:
    """An outside program: the name that records and commands give it, and the words that start it."""

    name: str
    command: tuple[str, ...]

    @property
    def kind(self) -> str:
        """Return the kind of a seat that it plays."""
        return f"{OUTSIDE}/{self.name}"

    @property
    def is_sound(self) -> bool:
        """Return whether name and command are such as `made` makes them."""
        return _NAME.fullmatch(self.name) is not None and 1 <= len(self.command) <= LONGEST_COMMAND

    @property
    def line(self) -> str:
        """Return the command as one line, as a person would write it."""
        if os.name == "nt":
            import subprocess

            return subprocess.list2cmdline(self.command)
        import shlex

        return shlex.join(self.command)

    @classmethod
    def made(cls, name: str, line: str) -> Program:
        """Return the program of this name that a command line starts. Raises BadInput.

        Words that name a file are made whole paths, for the program runs in a folder of its own. That the
        program is there is checked, not that it can play.
        """
        if _NAME.fullmatch(name) is None:
            raise bad("bad_program_name", value=shown(name), limit=LONGEST_NAME)
        if len(line) > LONGEST_COMMAND:
            raise bad("string_too_long", limit=LONGEST_COMMAND)
        first, *rest = _words(line)
        command = (_found(first), *map(_whole, rest))
        for word in command:
            check_text(word, "")
        return cls(name, command)

    @classmethod
    def read(cls, text: str) -> Program:
        """Return the program that ``NAME=COMMAND`` describes. Raises BadInput."""
        name, equals, line = text.partition("=")
        if not equals:
            raise bad("not_a_program", value=shown(text))
        return cls.made(name.strip(), line)


def is_outside(kind: str) -> bool:
    """Return whether a kind of seat is an outside program."""
    return kind.startswith(f"{OUTSIDE}/")


def line_for(path: str) -> str:
    """Return the command line that starts a file: a Python source is run by this program's own Python.

    A bundle has none to lend; there it is the one that the system finds.
    """
    python = sys.executable
    if is_bundle():
        python = "py" if os.name == "nt" else "python3"
    words = (python, path) if path.endswith(".py") else (path,)
    return Program("", words).line


def name_for(path: str) -> str:
    """Return a name for the program in a file; empty if the file's name has no letter to make it from."""
    return _NOT_IN_NAMES.sub("-", Path(path).stem.lower()).strip("-_")[:LONGEST_NAME].strip("-_")


def _words(line: str) -> list[str]:
    import shlex

    try:
        words = shlex.split(line, posix=os.name != "nt")
    except ValueError:
        raise bad("open_quote", value=shown(line)) from None
    if os.name == "nt":  # backslashes part folders there
        words = [word[1:-1] if len(word) > 1 and word[0] == word[-1] == '"' else word for word in words]
    if not words or "\0" in line:
        raise bad("no_such_program", value=shown(line))
    return words


def _found(word: str) -> str:
    """Return the whole path of the program that a command begins with. Raises BadInput if there is none."""
    import shutil

    file = os.path.expanduser(word)
    path = shutil.which(file)
    if path is None:
        cannot_run = os.path.isfile(file) and not os.access(file, os.X_OK)
        raise bad("not_executable" if cannot_run else "no_such_program", value=shown(word))
    return os.path.abspath(path)


def _whole(word: str) -> str:
    try:
        return os.path.abspath(word) if os.path.exists(word) else word
    except (OSError, ValueError):
        return word
