"""A disk that is full."""

from contextlib import suppress
from pathlib import Path


def fill(ballast: Path) -> None:
    """Write into a file until its disk takes no more."""
    with suppress(OSError), ballast.open("wb", buffering=0) as stream:
        while True:
            stream.write(b"x" * 4096)
