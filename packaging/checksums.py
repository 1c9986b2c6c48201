"""Write SHA256SUMS for the files of a folder.

    python packaging/checksums.py FOLDER

The form is that of `sha256sum`, which checks it:  sha256sum --check SHA256SUMS
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

NAME = "SHA256SUMS"


def main(words: list[str]) -> int:
    """Write the sums of one folder and print them."""
    if len(words) != 1 or not Path(words[0]).is_dir():
        print(__doc__, file=sys.stderr)
        return 2
    print(write(Path(words[0])), end="")
    return 0


def write(folder: Path) -> str:
    """Write the sums of all files that lie in a folder, and return what was written."""
    files = [path for path in sorted(folder.iterdir()) if path.is_file() and path.name != NAME]
    lines = [f"{digest(path)}  {path.name}\n" for path in files]
    if not lines:
        raise FileNotFoundError(f"There is nothing in {folder}.")
    (folder / NAME).write_text("".join(lines), encoding="utf-8", newline="\n")
    return "".join(lines)


def digest(path: Path) -> str:
    """Return the sum of one file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
