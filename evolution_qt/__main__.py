"""Starts the program; safe to be imported again by its worker processes."""

from __future__ import annotations

import sys
from multiprocessing import freeze_support


def main() -> int:
    """Run the command line and return its exit status."""
    freeze_support()
    try:
        from evolution_qt.cli import main as run

        return run(sys.argv[1:])
    except KeyboardInterrupt:  # while loading; later the command line sees to it
        return 130


if __name__ == "__main__":
    sys.exit(main())
