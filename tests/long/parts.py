"""What the long runs of the window share: parts in processes of their own, the program in its own home."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from evolution_qt.ui.shell.crash import Reporter


def run_parts(
    script: str, kept: Path, parts: Iterable[tuple[object, Sequence[str]]], key: str | None = None
) -> list[Any] | None:
    """Run what parts are not in a file yet, and return what all of them said; None if one ended badly.

    A part is its name and the words that *script* is called with; its last line, JSON, is what it said and a
    line of the file *kept*. The field *key* of it holds the name; without one, parts are told by their order.
    """
    kept.parent.mkdir(parents=True, exist_ok=True)
    done = [json.loads(line) for line in kept.read_text().splitlines()] if kept.exists() else []
    with kept.open("a") as stream:
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
            stream.write(json.dumps(done[-1]) + "\n")
            stream.flush()
    return done


@contextmanager
def at_home() -> Iterator[tuple[QApplication, Reporter]]:
    """Give the program a folder that goes with it, everything loaded that it loads, and its reporter."""
    from importlib import import_module

    from evolution_qt.ui.shell.app import LATER, make_app
    from evolution_qt.ui.shell.crash import Reporter
    from evolution_qt.ui.shell.folders import HOME, Folders

    with tempfile.TemporaryDirectory() as home:
        os.environ[HOME] = home
        app = make_app()
        for name in LATER:
            import_module(f"evolution_qt.{name}")
        reporter = Reporter(Folders.found().log)
        reporter.install()
        yield app, reporter
        reporter.remove()
