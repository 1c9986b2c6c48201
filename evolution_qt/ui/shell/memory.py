"""Memory that no one needs goes back to the system."""

from __future__ import annotations

import ctypes
import gc
import sys
from functools import cache
from typing import Any, Final

from evolution_qt.ui.kit import pixmaps

EVERY: Final = 60_000
"""Milliseconds after which the window gives back what is free, and pictures that are drawn for good."""


def set_apart() -> None:
    """Look no more for garbage in what there is now, as the program itself: that takes 30 ms each time."""
    gc.freeze()


def tidy_up() -> None:
    """Forget an ended game or a dialog: the parts know each other, and Python would keep them long."""
    gc.collect()
    give_back()


def give_back() -> None:
    """Give back pages that are free; without it the C library of Linux keeps nearly all of them."""
    pixmaps.pass_over()
    trim = malloc_trim()
    if trim is not None:
        trim(0)


@cache
def malloc_trim() -> Any:
    """Return ``malloc_trim`` where the C library has it, else None; typed loosely as all of ctypes is."""
    if not sys.platform.startswith("linux"):
        return None
    return getattr(ctypes.CDLL(None), "malloc_trim", None)
