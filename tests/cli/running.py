"""Running the command line in tests: what it prints, what it complains about, how it ends."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from evolution_qt.cli import main

starts_programs = pytest.mark.skipif(
    not hasattr(os, "set_blocking"), reason="no outside program can be started on Windows before Python 3.12"
)


class Done(NamedTuple):
    """How a command ended."""

    status: int
    out: str
    err: str


Run = Callable[..., Done]


class Stdin:
    """Standard input with these bytes."""

    def __init__(self, data: bytes) -> None:
        self.buffer = io.BytesIO(data)


def runner(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return a function that runs a command in this process."""

    def run(*words: Any, stdin: str | bytes = b"") -> Done:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", Stdin(data))
        status = main([str(word) for word in words])
        out, err = capsys.readouterr()
        return Done(status, out, err)

    return run


def saved(folder: Path, plain: object, name: str = "position.json") -> Path:
    """Write a plain value to a file and return its path."""
    path = folder / name
    path.write_text(json.dumps(plain), encoding="utf-8")
    return path
