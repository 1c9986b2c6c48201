"""Starts the program; safe to be imported again by its worker processes."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec

from evolution_qt.resources import is_bundle


def main() -> int:
    """Run the command line and return its exit status."""
    _fill_closed_streams()
    if is_bundle():
        _begin_bundle()
    try:
        if not sys.argv[1:] and (show := _window()) is not None:
            return show([])
        from evolution_qt.cli import main as run

        return run(sys.argv[1:])
    except KeyboardInterrupt:  # while loading; later the command line sees to it
        return 130


def _fill_closed_streams() -> None:
    """Let no file take the place of a closed standard stream: libraries would write warnings into it."""
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:  # the lowest number that is free
        pass
    os.close(number)


def _begin_bundle() -> None:
    """Be what this program starts of itself, where there is no Python to start: a worker or a guard."""
    if own := str(getattr(sys, "_MEIPASS", "")):
        _forget(own)
    from evolution_qt.brain import guard

    if sys.argv[1:2] == [guard.WORD]:
        for name in [name for name in os.environ if name.startswith("_PYI_")]:
            del os.environ[name]
        os._exit(guard.main(sys.argv[2:]))
    from multiprocessing import freeze_support

    freeze_support()


def _forget(own: str) -> None:
    """Have no variable lead into the bundle: Qt still finds its parts, others want their own."""
    for name, value in list(os.environ.items()):
        parts = value.split(os.pathsep)
        others = [part for part in parts if part != own and not part.startswith(own + os.sep)]
        if not others:
            del os.environ[name]
        elif len(others) < len(parts):
            os.environ[name] = os.pathsep.join(others)


def _window() -> Callable[[Sequence[str]], int] | None:
    """Return what opens the window without loading the command line; None where Qt cannot be loaded."""
    if find_spec("qasync") is None:  # the command line says it in words
        return None
    try:
        from evolution_qt.ui.shell.window.app import main as show
    except ImportError:
        return None
    return show


if __name__ == "__main__":
    sys.exit(main())
