"""Readers of numbers on a command line."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import inf


def between(least: int, most: float = inf) -> Callable[[str], int]:
    """Return a reader of whole numbers of a command line that refuses those out of these limits."""

    def read(text: str) -> int:
        number = int(text)
        if not least <= number <= most:
            limits = f"at least {least}" if most == inf else f"from {least} to {most}"
            raise argparse.ArgumentTypeError(f"{number} is not {limits}")
        return number

    read.__name__ = "whole number"  # what argparse calls it where it is none
    return read
