"""Refuses binary files that would make the repository heavy: they stay in its history for ever.

python -m devtools.weight
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from devtools.machine import ROOT

MOST_BYTES = 300_000
FONTS = (".ttf", ".otf")
KEPT = ("tests/ui/evolution/pictures/faces-large.png",)
"""Exact pictures, which a test compares."""
_LOOKED_AT = 8_000
"""So many bytes git looks at, too."""


def heavy(root: Path = ROOT) -> list[str]:
    """Return the binary files of the repository in *root*, new ones among them, that are too large."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=root, capture_output=True, check=True).stdout.decode().split("\0")
    return sorted({name for name in names if name and _is_heavy(root, name)})


def _is_heavy(root: Path, name: str) -> bool:
    path = root / name
    if name in KEPT or path.suffix in FONTS or path.is_symlink() or not path.is_file():
        return False
    if path.stat().st_size <= MOST_BYTES:
        return False
    with path.open("rb") as file:
        return b"\0" in file.read(_LOOKED_AT)


def main() -> int:
    """Name the files that are too large; return 1 if there are any."""
    if not (ROOT / ".git").exists():  # an archive of the sources
        return 0
    found = heavy()
    for name in found:
        print(f"{name}: a binary file of more than {MOST_BYTES:,} bytes")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
