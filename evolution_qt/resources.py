"""The files that come with the program, by relative name: `read_bytes("art/icons.json")`.

The only way to a shipped file.  In a source checkout the files lie in the folder `resources` at its top;
a wheel or a frozen program carries the same folder in the package, as `evolution_qt/resources`.  No Qt here.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

PACKED = "resources"
"""Name of the resource folder inside an installed package."""


def read_bytes(name: str) -> bytes:
    """Return the content of one file; raises FileNotFoundError when there is none of that name."""
    return _at(name).read_bytes()


def path(name: str) -> Path | None:
    """Return where a file lies, None if it lies in an archive."""
    found = _at(name)
    return found if isinstance(found, Path) else None


def names(folder: str) -> list[str]:
    """Return the sorted names of the files of one folder, each usable with `read_bytes`."""
    return sorted(f"{folder}/{entry.name}" for entry in _at(folder).iterdir() if entry.is_file())


def is_bundle() -> bool:
    """Return whether this program came as a bundle with a Python of its own, which runs nothing but it."""
    return bool(getattr(sys, "frozen", False))


def _at(name: str) -> Traversable:
    parts = name.split("/")
    assert all(part not in ("", ".", "..") and "\\" not in part for part in parts), name
    return _root().joinpath(*parts)


def _root() -> Traversable:
    here = Path(__file__).resolve().parent
    for folder in (here / PACKED, here.parent / "resources"):
        if folder.is_dir():
            return folder
    import importlib.resources  # in an archive; takes long

    return importlib.resources.files(__package__) / PACKED
