"""Have a bundle test itself, away from these sources and from everything that a person has kept.

python packaging/try_bundle.py [--bundle FOLDER] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import stamps
from stamps import PLAIN, ROOT

LIMIT = 1800
"""Seconds after which it will never end."""


def main(words: Sequence[str] | None = None) -> int:
    """Start the bundle and return what it returns; 1 if it has written no report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bundle", type=Path, default=stamps.BUNDLE)
    parser.add_argument("--json", type=Path, default=ROOT / "dist" / "selftest.json")
    arguments = parser.parse_args(words)
    program = program_of(arguments.bundle.resolve())
    if not program.is_file():
        print(f"There is no {program}: run first python packaging/build.py", file=sys.stderr)
        return 1
    report = arguments.json.resolve()
    report.parent.mkdir(parents=True, exist_ok=True)
    report.unlink(missing_ok=True)
    foreign = (PLAIN, "PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "LD_LIBRARY_PATH")
    environ = {name: value for name, value in os.environ.items() if name not in foreign}
    with tempfile.TemporaryDirectory() as place:
        environ["EVOLUTION_QT_HOME"] = str(Path(place, "home"))
        command = [program, "--selftest", "--json", report]
        code = subprocess.run(command, cwd=place, env=environ, timeout=LIMIT, check=False).returncode
    try:
        json.loads(report.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        print(f"{program} has written no report (it ended with {code}).", file=sys.stderr)
        return code or 1
    return code


def program_of(bundle: Path) -> Path:
    """Return the program in a folder, or in an application of macOS, which is laid out otherwise."""
    folder = bundle / "Contents" / "MacOS" if bundle.suffix == ".app" else bundle
    return folder / ("evolution-qt.exe" if os.name == "nt" else "evolution-qt")


if __name__ == "__main__":
    sys.exit(main())
