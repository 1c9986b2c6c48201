"""How often Python looks for objects that only hold each other, while somebody thinks.

A search makes and drops positions by the thousand, and nothing in them leads back to them, so counting
references is enough to free them. Looking for rings all the same took a quarter of the time of a search.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_SELDOM: Final = (100_000, 50, 100)
"""So many more objects than before, and Python looks at the youngest; the older ones in multiples of that."""


def collect_seldom() -> None:
    """Look seldom from now on, in a process that does nothing but think."""
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
