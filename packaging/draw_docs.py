"""Draws the pictures of docs/ui.md as docs/ui.json says, with 256 colours each, and writes that page.

    python packaging/draw_docs.py [NAME ...]

Needs pngquant to make the files small; without it they stay as they are.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PICTURES = DOCS / "images" / "ui"

HEAD = """# What a player sees

Every state of the window in one picture each, drawn by `evolution-qt shot`; `packaging/draw_docs.py` draws
all of them again. A test fails when a phase, a dialog or a reason for refusing a move has none.
"""
REFUSED = """
The codes of the last picture, which the command line and the tests use:
"""


def command(entry: dict[str, Any], out: Path) -> list[str]:
    """Return the arguments of `shot` for a picture."""
    line = ["shot", "--view", entry["view"], "--size", entry["size"], "--lang", "en", "--out", str(out)]
    if "file" in entry:
        line += ["--seat", str(entry["seat"]), str((DOCS / "positions" / f"{entry['file']}.json").resolve())]
    for option in ("theme", "text"):
        if option in entry:
            line += [f"--{option}", str(entry[option])]
    if "keys" in entry:
        line += ["--keys", entry["keys"]]
    return line


def page(entries: list[dict[str, Any]], codes: list[str]) -> str:
    """Return the text of docs/ui.md."""
    parts = [HEAD]
    for entry in entries:
        keys = f" (keys: `{entry['keys']}`)" if "keys" in entry else ""
        parts.append(f"## {entry['about']}{keys}\n\n![{entry['about']}](images/ui/{entry['name']}.png)\n")
    return "\n".join(parts) + REFUSED + "\n" + "\n".join(f"- `{code}`" for code in codes) + "\n"


def main() -> int:
    """Draw the pictures named, or all, and write the page."""
    from evolution_qt.games.evolution.reasons import REFUSALS

    entries = json.loads((DOCS / "ui.json").read_text(encoding="utf-8"))
    PICTURES.mkdir(parents=True, exist_ok=True)
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", PYTHONPATH=str(ROOT))
    for entry in entries:
        if sys.argv[1:] and entry["name"] not in sys.argv[1:]:
            continue
        out = PICTURES / f"{entry['name']}.png"
        subprocess.run(
            [sys.executable, "-m", "evolution_qt", *command(entry, out)], check=True, env=environment
        )
        if shutil.which("pngquant"):
            subprocess.run(
                ["pngquant", "--force", "--ext", ".png", "--speed", "1", "96", str(out)], check=True
            )
    (DOCS / "ui.md").write_text(page(entries, list(REFUSALS)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
