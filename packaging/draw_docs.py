"""Draws a page with every state of the window, as docs/ui.json says, or the pictures of each README.

    python3 dev.py pictures [NAME ...]       build/pictures/ui.md and what it shows, or only some pictures
    python3 dev.py pictures --zip FILE       the same, packed for a release
    python3 dev.py pictures --readme         docs/images/feeding.png and the others of README

Needs pngquant to make the files small; without it they stay as they are.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
OUT = ROOT / "build" / "pictures"
OF_README = {"feeding": 0, "beginning": 0, "dominant": 3}
"""Positions beside their pictures, and who looks on; README in each language shows them in its own."""
_SCALE = "0.75"
"""A page shows no picture wider than that, and the files stay small."""

HEAD = """# What a player sees

Every state of the window in one picture each, drawn by `dev.py pictures`.
"""
REFUSED = """
The codes of the last picture, which the command line and the tests use:
"""


def command(entry: dict[str, Any], out: Path) -> list[str]:
    """Return the arguments of `shot` for a picture of the page."""
    line = ["shot", "--view", entry["view"], "--size", entry["size"], "--scale", _SCALE]
    line += ["--lang", "en", "--out", str(out)]
    if "file" in entry:
        line += ["--seat", str(entry["seat"]), str((DOCS / "positions" / f"{entry['file']}.json").resolve())]
    for option in ("theme", "text", "keys"):
        if option in entry:
            line += [f"--{option}", str(entry[option])]
    return line


def of_readme() -> Iterator[list[str]]:
    """Give the arguments of `shot` for each picture of README in each language."""
    images = DOCS / "images"
    for name, seat in OF_README.items():
        for language, ending in (("en", ""), ("de", "-de"), ("ja", "-ja")):
            out = str(images / f"{name}{ending}.png")
            line = ["shot", str(images / f"{name}.json"), "--seat", str(seat), "--scale", _SCALE]
            yield [*line, "--lang", language, "--out", out]


def page(entries: Sequence[dict[str, Any]], codes: Sequence[str]) -> str:
    """Return the text of the page."""
    parts = [HEAD]
    for entry in entries:
        keys = f" (keys: `{entry['keys']}`)" if "keys" in entry else ""
        parts.append(f"## {entry['about']}{keys}\n\n![{entry['about']}]({entry['name']}.png)\n")
    return "\n".join(parts) + REFUSED + "\n" + "\n".join(f"- `{code}`" for code in codes) + "\n"


def draw(line: Sequence[str]) -> None:
    """Draw a picture, in a process of its own: its size belongs to the whole program."""
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", PYTHONPATH=str(ROOT))
    views = Path(__file__).with_name("documented_views.py")
    subprocess.run([sys.executable, views, *line], check=True, env=environment)
    if shutil.which("pngquant"):
        small = ["pngquant", "--force", "--ext", ".png", "--speed", "1", "96"]
        subprocess.run([*small, line[line.index("--out") + 1]], check=True)


def main(words: Sequence[str]) -> int:
    """Draw the pictures named, or all, and write the page; after `--zip FILE` also pack them."""
    from evolution_qt.games.evolution.legality import REFUSALS

    if words == ["--readme"]:
        for line in of_readme():
            draw(line)
        return 0
    packed = Path(words[1]).resolve() if words and words[0] == "--zip" else None
    if packed is not None:
        words = words[2:]
    entries = json.loads((DOCS / "ui.json").read_text(encoding="utf-8"))
    if unknown := set(words) - {entry["name"] for entry in entries}:
        print(f"There is no picture of that name: {', '.join(sorted(unknown))}", file=sys.stderr)
        return 2
    OUT.mkdir(parents=True, exist_ok=True)
    for entry in entries:
        if not words or entry["name"] in words:
            draw(command(entry, OUT / f"{entry['name']}.png"))
    (OUT / "ui.md").write_text(page(entries, list(REFUSALS)), encoding="utf-8")
    print(OUT / "ui.md")
    if packed is not None:
        print(shutil.make_archive(str(packed.with_suffix("")), "zip", OUT))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
