"""Draws the pictures of docs/ui.md as docs/ui.json says, writes that page, and draws those of each README.

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
OF_README = ("feeding", "cards")
"""Positions beside their pictures; README in each language shows them in its own."""
_SCALE = "0.75"
"""A page shows no picture wider than that, and the repository stays small."""

HEAD = """# What a player sees

Every state of the window in one picture each, drawn by `evolution-qt shot`; `packaging/draw_docs.py` draws
all of them again. A test fails when a phase, a dialog or a reason for refusing a move has none.
"""
REFUSED = """
The codes of the last picture, which the command line and the tests use:
"""


def command(entry: dict[str, Any], out: Path) -> list[str]:
    """Return the arguments of `shot` for a picture."""
    line = ["shot", "--view", entry["view"], "--size", entry["size"], "--scale", _SCALE]
    line += ["--lang", "en", "--out", str(out)]
    if "file" in entry:
        line += ["--seat", str(entry["seat"]), str((DOCS / "positions" / f"{entry['file']}.json").resolve())]
    for option in ("theme", "text"):
        if option in entry:
            line += [f"--{option}", str(entry[option])]
    if "keys" in entry:
        line += ["--keys", entry["keys"]]
    return line


def of_readme(name: str, language: str) -> list[str]:
    """Return the arguments of `shot` for a picture of README in a language."""
    out = DOCS / "images" / (f"{name}.png" if language == "en" else f"{name}-{language}.png")
    return [
        "shot",
        str(DOCS / "images" / f"{name}.json"),
        "--seat",
        "0",
        "--lang",
        language,
        "--scale",
        _SCALE,
        "--out",
        str(out),
    ]


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
    wanted = {entry["name"]: [command(entry, PICTURES / f"{entry['name']}.png")] for entry in entries}
    for name in OF_README:  # a picture of the page may have the same name
        wanted.setdefault(name, []).extend(of_readme(name, language) for language in ("en", "de", "ja"))
    for name, commands in wanted.items():
        if sys.argv[1:] and name not in sys.argv[1:]:
            continue
        for line in commands:
            subprocess.run([sys.executable, "-m", "evolution_qt", *line], check=True, env=environment)
            if shutil.which("pngquant"):
                out = line[line.index("--out") + 1]
                subprocess.run(
                    ["pngquant", "--force", "--ext", ".png", "--speed", "1", "96", out], check=True
                )
    (DOCS / "ui.md").write_text(page(entries, list(REFUSALS)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
