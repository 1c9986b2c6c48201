"""When Python looks for objects that only hold each other. All others go as soon as nothing holds them.

A search makes and drops positions by the hundred thousand, and nothing in them leads back to them, so
counting references frees them: in a decision of three seconds nothing is found.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_SELDOM: Final = (100_000, 50, 100)
"""So many more objects than before, and Python looks at the youngest; the older ones in multiples of that."""


@contextmanager
def left_alone() -> Iterator[None]:
    """Look for no garbage meanwhile."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def collect_seldom() -> None:
    """Look seldom from now on, in a process that does nothing but think and play."""
    gc.freeze()  # what is loaded by now stays
    gc.set_threshold(*_SELDOM)


@contextmanager
def collecting_seldom() -> Iterator[None]:
    """Look seldom meanwhile."""
    before = gc.get_threshold()
    gc.set_threshold(*_SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*before)
