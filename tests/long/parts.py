"""What the long runs of the window share: parts in processes of their own, the program in its own home."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lab.baselines.journal import add_line, read_lines

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from evolution_qt.ui.shell.window.crash import Reporter


def run_parts(
    script: str, kept: Path, parts: Iterable[tuple[object, Sequence[str]]], key: str | None = None
) -> list[Any] | None:
    """Run what parts are not in a file yet, and return what all of them said; None if one ended badly.

    A part is its name and the words that *script* is called with; its last line, JSON, is what it said and a
    line of the file *kept*. The field *key* of it holds the name; without one, parts are told by their order.
    """
    kept.parent.mkdir(parents=True, exist_ok=True)
    done = read_lines(kept)
    for at, (name, words) in enumerate(parts):
        if at < len(done) if key is None else any(one[key] == name for one in done):
            continue
        command = [sys.executable, script, *words]
        ended = subprocess.run(command, capture_output=True, text=True, check=False)
        if ended.returncode:
            print(f"{name} ended with {ended.returncode}", ended.stdout[-5000:], file=sys.stderr)
            print(ended.stderr[-5000:], file=sys.stderr)
            return None
        done.append(json.loads(ended.stdout.splitlines()[-1]))
        add_line(kept, done[-1])
    return done


def timed_arguments(results: str, parts: int, seconds: float) -> argparse.Namespace:
    """Read the command line of a long run whose parts are told by their seeds and last so many seconds each.

    `part` is the number of the one part to do here, None for all of them; the rest is for `run_timed`.
    """
    parser = argparse.ArgumentParser()
    parser.add_argument("--parts", type=int, default=parts)
    parser.add_argument("--seconds", type=float, default=seconds)
    parser.add_argument("--part", type=int)
    folder = os.environ.get("EVOLUTION_LONG_RESULTS", f"long-results/{results}")
    parser.add_argument("--results", type=Path, default=Path(folder))
    return parser.parse_args()


def run_timed(script: str, arguments: argparse.Namespace) -> list[Any] | None:
    """Run the parts that `timed_arguments` has read, as `run_parts` does."""
    length = ["--seconds", str(arguments.seconds)]
    parts = [(seed, ["--part", str(seed), *length]) for seed in range(1, arguments.parts + 1)]
    return run_parts(script, arguments.results / "parts.jsonl", parts, "seed")


@contextmanager
def at_home() -> Iterator[tuple[QApplication, Reporter]]:
    """Give the program a folder that goes with it, everything loaded that it loads, and its reporter."""
    from importlib import import_module

    from evolution_qt.ui.shell.window.app import later, make_app
    from evolution_qt.ui.shell.window.crash import Reporter
    from evolution_qt.ui.shell.window.folders import HOME, Folders

    with tempfile.TemporaryDirectory() as home:
        os.environ[HOME] = home
        app = make_app()
        for name in later("evolution/de"):
            import_module(f"evolution_qt.{name}")
        reporter = Reporter(Folders.found().log)
        reporter.install()
        yield app, reporter
        reporter.remove()
