"""Have a bundle test itself, away from these sources and from everything that a person has kept.

python packaging/try_bundle.py [--bundle FOLDER] [--json FILE] [--window]

With --window it also opens its window on a display of its own (Linux, with Xvfb) and is told to end.
"""

from __future__ import annotations

import argparse
import json
import os
import struct
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import running
import stamps
from stamps import ROOT

LIMIT = 1800
"""Seconds after which it will never end."""
PATIENCE = 120.0
"""Seconds that the window has to be there."""
FEWEST_COLOURS = 1000
"""A start screen has more than these; a window that shows nothing has one or two."""


def main(words: Sequence[str] | None = None) -> int:
    """Start the bundle and return what it returns; 1 if it has written no report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bundle", type=Path, default=stamps.BUNDLE)
    parser.add_argument("--json", type=Path, default=ROOT / "dist" / "selftest.json")
    parser.add_argument("--window", action="store_true")
    arguments = parser.parse_args(words)
    program = program_of(arguments.bundle.resolve())
    if not program.is_file():
        print(f"There is no {program}: run first python packaging/build.py", file=sys.stderr)
        return 1
    report = arguments.json.resolve()
    report.parent.mkdir(parents=True, exist_ok=True)
    report.unlink(missing_ok=True)
    foreign = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "LD_LIBRARY_PATH")
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
    if arguments.window and (fault := fault_of_window(program)):
        print(f"The window of {program}: {fault}", file=sys.stderr)
        return 1
    return code


def fault_of_window(program: Path, patience: float = PATIENCE) -> str:
    """Open the window on a display of its own and have it end; return what is wrong, or nothing."""
    with (
        tempfile.TemporaryDirectory() as place,
        running.display(Path(place)) as environ,
        running.running(program, environ, {}) as (process, home, _),
    ):
        try:
            running.until(lambda: running.is_open(home) or process.poll() is not None, patience)
        except TimeoutError:
            return f"it is not there after {patience:g} s"
        found = colours(Path(place, "Xvfb_screen0").read_bytes())
        code = running.ended(process)
        log = home / "log" / f"{running.NAME}.log"
        said = log.read_text(encoding="utf-8", errors="replace") if log.exists() else "there is no log"
    if code is None:
        return "it does not end when it is told to"
    if code or "Traceback" in said:
        return f"it ended with {code}: {said}"
    if found < FEWEST_COLOURS:
        return f"it shows nothing ({found} colours)"
    print(f"The window opened, showed {found} colours and closed.")
    return ""


def colours(picture: bytes) -> int:
    """Count the colours of a display's picture as Xvfb keeps it: XWD, four bytes for a pixel."""
    header, *_ = struct.unpack_from(">I", picture)
    entries, size = struct.unpack_from(">I", picture, 76)[0], 12
    pixels = memoryview(picture)[header + entries * size :]
    return len(set(pixels[: len(pixels) // 4 * 4].cast("I")))


def program_of(bundle: Path) -> Path:
    """Return the program in a folder, or in an application of macOS, which is laid out otherwise."""
    folder = bundle / "Contents" / "MacOS" if bundle.suffix == ".app" else bundle
    return folder / ("evolution-qt.exe" if os.name == "nt" else "evolution-qt")


if __name__ == "__main__":
    sys.exit(main())
