"""Files in which a long run keeps what it has done: a line of JSON for each part, so that it can go on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def read_lines(path: Path) -> list[Any]:
    """Return what the lines of a file hold; nothing if there is none.

    A last line that was being written when the run ended is taken out of the file. Raises ValueError for a
    line that is not JSON.
    """
    if not path.exists():
        return []
    text = path.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    found = [json.loads(line) for line in whole.splitlines()]
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    return found


def add_line(path: Path, plain: object) -> None:
    """Add a line to a file."""
    with path.open("a", encoding="utf-8") as stream:
        stream.write(json.dumps(plain, separators=(",", ":")) + "\n")
