"""What takes long, done a little at a time so that a window goes on meanwhile."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

_T = TypeVar("_T")

Steps: TypeAlias = Generator[None, None, _T]
"""Works something out, a few milliseconds to a step."""


class Progress(NamedTuple):
    """How much of all is done: what a step may say."""

    done: int
    all: int


WAITING: Final = Progress(0, 0)
"""Said while the disk or another window is waited for: there is nothing to do meanwhile."""


def at_once(steps: Generator[Any, None, _T]) -> _T:  # what steps say differs
    """Make all steps and return what they lead to."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: _T = end.value
            return result
