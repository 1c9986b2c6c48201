"""What is packed, and stamped so that all builds are the same: version and time of the last commit."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
EPOCH = "SOURCE_DATE_EPOCH"
BUNDLE = ROOT / "dist" / ("Evolution.app" if sys.platform == "darwin" else "evolution-qt")
"""What packaging/build.py leaves to be handed out."""


def version(root: Path = ROOT) -> str:
    """Return the version that the package has."""
    said = (root / "evolution_qt" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', said, re.MULTILINE)
    assert found is not None, "evolution_qt/__init__.py has no version"
    return found[1]


def epoch(root: Path = ROOT) -> int:
    """Return the seconds that all files in packages are dated by: SOURCE_DATE_EPOCH, or the last commit's."""
    if given := os.environ.get(EPOCH):
        return int(given)
    asked = ["git", "-C", str(root), "log", "-1", "--format=%ct"]
    return int(subprocess.run(asked, capture_output=True, text=True, check=True).stdout)
