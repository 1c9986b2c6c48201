"""When Python may not look for garbage: while Qt goes through a list of all widgets."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def left_alone() -> Iterator[None]:
    """Collect no garbage for a while.

    Qt tells all widgets of another font or style, and goes through a list that it made before. A
    widget that nobody knows any more, and that a collection takes meanwhile, would end the program there.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
