"""The files that come with the program, by relative name: `read_bytes("art/icons.json")`.

The only way to a shipped file.  In a source checkout the files lie in the folder `resources` at its top;
a wheel or a frozen program carries the same folder in the package, as `evolution_qt/resources`.  No Qt here.
"""

from __future__ import annotations

import importlib.resources
from importlib.resources.abc import Traversable
from pathlib import Path

PACKED = "resources"
"""Name of the resource folder inside an installed package."""


def read_bytes(name: str) -> bytes:
    """Return the content of one file; raises FileNotFoundError when there is none of that name."""
    return _at(name).read_bytes()


def names(folder: str) -> list[str]:
    """Return the sorted names of the files of one folder, each usable with `read_bytes`."""
    return sorted(f"{folder}/{entry.name}" for entry in _at(folder).iterdir() if entry.is_file())


def _at(name: str) -> Traversable:
    parts = name.split("/")
    assert all(part not in ("", ".", "..") and "\\" not in part for part in parts), name
    return _root().joinpath(*parts)


def _root() -> Traversable:
    packed = importlib.resources.files(__package__) / PACKED
    if packed.is_dir():
        return packed
    return Path(__file__).resolve().parents[1] / "resources"
