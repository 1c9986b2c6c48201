"""Builds the program as a folder that needs no Python: dist/evolution-qt, on macOS dist/Evolution.app too.

    python packaging/build.py

Needs what requirements/package.txt names, and no network. Everything else it makes itself: translations,
icons and, from what PyInstaller has chosen, the licences. docs/packaging.md says more.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGING = ROOT / "packaging"
DIST = ROOT / "dist"
WORK = ROOT / "build" / "pyinstaller"
NAME = "evolution-qt"
STEPS: tuple[tuple[str, tuple[str | Path, ...]], ...] = (
    ("translations", (PACKAGING / "compile_i18n.py",)),
    ("icons", (PACKAGING / "make_app_icon.py",)),
    (
        "bundle",
        (
            *("-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"),
            *("--distpath", DIST, "--workpath", WORK, PACKAGING / f"{NAME}.spec"),
        ),
    ),
)
"""What is done, and with which arguments for Python."""


def main(given: Sequence[str]) -> int:
    """Build everything, and say where it lies."""
    if given:
        print(__doc__, file=sys.stderr)
        return 2
    for name, words in STEPS:
        print(f"{name} ...", flush=True)
        status = _run(words)
        if status:
            print(f"{name}: failed ({status})", file=sys.stderr)
            return 1
    folder = DIST / NAME
    if sys.platform != "darwin":  # for who looks into the folder; the program has them in it as resources
        shutil.copytree(next(folder.rglob("resources/licenses")), folder / "licenses")
    print(f"{folder}: {size_of(folder) / 1e6:.0f} MB")
    return 0


def _run(words: Sequence[str | Path]) -> int:
    """Run Python with these arguments, always the same way."""
    environ = {**os.environ, "PYTHONHASHSEED": "0", "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run([sys.executable, *words], cwd=ROOT, env=environ, check=False).returncode


def size_of(folder: Path) -> int:
    """Return how many bytes the files of a folder have; links count nothing."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
