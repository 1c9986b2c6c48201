"""Whether the tests of the laboratory have to run again: they take a fifth of the time and rarely change.

What they depend on is summed; when all tests have passed, the sum is kept in `.venv`. A clean clone has none,
so everything runs there.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

TESTS = ("tests/ai", "tests/lab")
DEPENDS_ON = (
    "evolution_qt",
    "i18n",
    "lab",
    "packaging",
    "pyproject.toml",
    "requirements",
    "resources",
    "tests",
)
BUT_NOT_ON = (
    "evolution_qt/book",
    "evolution_qt/ui",
    "resources/fonts",
    "resources/art",
    "tests/book",
    "tests/docs",
    "tests/setup",
    "tests/ui",
)
"""Folders of these that no module of the laboratory imports and none of its tests reads."""
STAMP = Path(".venv", "laboratory.txt")


def have_passed(root: Path) -> bool:
    """Return whether the tests have passed since anything they depend on changed."""
    stamp = root / STAMP
    return stamp.is_file() and stamp.read_text(encoding="ascii") == sum_of(root)


def note_passed(root: Path, before: str) -> None:
    """Keep the sum of before the tests ran, now that they have passed."""
    (root / STAMP).write_text(before, encoding="ascii")


def sum_of(root: Path) -> str:
    """Return a sum of everything that the tests depend on."""
    whole = hashlib.sha256()
    for path in _files(root):
        whole.update(f"{path.relative_to(root).as_posix()} ".encode())
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def _files(root: Path) -> Iterator[Path]:
    for name in DEPENDS_ON:
        top = root / name
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            place = path.relative_to(root).as_posix()
            if path.is_file() and "__pycache__" not in path.parts and not place.startswith(BUT_NOT_ON):
                yield path
