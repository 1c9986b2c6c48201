"""Make the installer for Windows of the bundle, with Inno Setup 6.

    python packaging/windows/make_installer.py [--bundle FOLDER] [--icon FILE] [--out FOLDER]

Looks for ISCC on the path and where Inno Setup installs it. Signing is another step: docs/releasing.md.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE.parent))

import stamps  # noqa: E402

COMPILER = "ISCC"
USUAL = ("ProgramFiles(x86)", "ProgramFiles", "LocalAppData")
"""The variables that name the folders in which Inno Setup may lie."""


def main(words: Sequence[str] | None = None) -> int:
    """Make the installer, or say what is missing."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bundle", type=Path, default=ROOT / "dist" / "evolution-qt")
    parser.add_argument("--icon", type=Path, default=ROOT / "build" / "icons" / "evolution-qt.ico")
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    arguments = parser.parse_args(words)
    for needed in (arguments.bundle / "evolution-qt.exe", arguments.icon):
        if not needed.is_file():
            print(f"There is no {needed}: run first python packaging/build.py", file=sys.stderr)
            return 1
    compiler = find()
    if compiler is None:
        print("There is no Inno Setup 6 here (ISCC).", file=sys.stderr)
        return 1
    arguments.out.mkdir(parents=True, exist_ok=True)
    return subprocess.call(command(compiler, arguments.bundle, arguments.icon, arguments.out))


def find() -> str | None:
    """Return where Inno Setup's compiler lies."""
    found = shutil.which(COMPILER)
    for variable in USUAL:
        if found is None and variable in os.environ:
            found = shutil.which(COMPILER, path=str(Path(os.environ[variable], "Inno Setup 6")))
    return found


def command(compiler: str, bundle: Path, icon: Path, out: Path) -> list[str]:
    """Return the line that makes the installer."""
    given = {
        "AppVersion": stamps.version(),
        "Root": ROOT,
        "Bundle": bundle.resolve(),
        "Icon": icon.resolve(),
        "OutputDir": out.resolve(),
    }
    return [compiler, *(f"/D{name}={value}" for name, value in given.items()), str(HERE / "evolution-qt.iss")]


if __name__ == "__main__":
    sys.exit(main())
