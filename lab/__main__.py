"""Runs a command of the laboratory, or lists them all."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pkgutil import resolve_name
from typing import Final

from evolution_qt.core.errors import GameError
from evolution_qt.core.garbage import collect_seldom

COMMANDS: Final = {
    "arena": ("lab.arena.command:arena", "let opponents play deals from every seat; print who is stronger"),
    "arena merge": ("lab.arena.command:merge", "put files of results of the same tournament together"),
    "arena signature": (
        "lab.arena.command:signature",
        "print a number that changes when an opponent plays differently",
    ),
    "ratings": ("lab.arena.ratings:main", "write the ratings of levels from what the arena has printed"),
    "compare": ("lab.baselines.compare:main", "let a level and a baseline play with equal time"),
    "tune": ("lab.baselines.tune:main", "find settings of a baseline"),
    "train": ("lab.training.train:main", "train a network"),
    "networks": ("lab.training.stages:main", "train all networks that come with the program"),
    "calibrate": ("lab.training.calibrating:main", "measure how often a game is won when a level expects it"),
    "tables": ("lab.tables:main", "write the tables of results in the documentation"),
}
"""By its words: the function that gets all further words and returns the exit status, and its purpose."""

DONE: Final = 0
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def main(words: Sequence[str]) -> int:
    """Run one command and return the exit status."""
    for count in (2, 1):
        if found := COMMANDS.get(" ".join(words[:count])):
            try:
                status: int = resolve_name(found[0])(words[count:])
                return status
            except GameError as error:
                print(error, file=sys.stderr)
                return BAD_INPUT
            except KeyboardInterrupt:
                return INTERRUPTED
    if words and words[0] not in ("-h", "--help"):
        print(f"there is no command “{words[0]}”; python -m lab lists them", file=sys.stderr)
        return BAD_INPUT
    print("usage: python -m lab COMMAND ...  (COMMAND --help says more)\n")
    for name, (_, purpose) in COMMANDS.items():
        print(f"  {name:17}{purpose}")
    return DONE


if __name__ == "__main__":
    collect_seldom()
    sys.exit(main(sys.argv[1:]))
