"""The pages of documentation: their text, their code, their tables."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
HANDBOOK = ROOT / "docs" / "handbook.md"
HANDBOOKS = {
    "evolution/de": ROOT / "docs" / "handbook-evolution.md",
    "beginning/de": ROOT / "docs" / "handbook-the-beginning.md",
    "dominant-species": ROOT / "docs" / "handbook-dominant-species.md",
}
"""The page of each game in the handbook, by its first edition."""
BY_EAR = ROOT / "docs" / "accessibility.md"
LIBRARY = ROOT / "docs" / "library.md"
RULES = ROOT / "docs" / "rules" / "evolution.md"
SOURCES = ROOT / "docs" / "sources.md"
NEW_TRAIT = ROOT / "docs" / "adding-a-trait.md"
NEW_GAME = ROOT / "docs" / "adding-a-game.md"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def text(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def section(page: Path, title: str) -> str:
    """Return what stands under a heading, up to the next one of its level or above."""
    level = len(title) - len(title.lstrip("#"))
    return re.split(rf"\n#{{1,{level}}} ", text(page).split(f"\n{title}\n")[1])[0]


def anchors(page: Path) -> set[str]:
    """Return what links call the headings of a page."""
    prose = re.sub(r"^```.*?^```", "", text(page), flags=re.MULTILINE | re.DOTALL)
    heads = re.findall(r"^#+ (.+)$", prose, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


def rows(part: str) -> list[list[str]]:
    """Return the cells of the tables in *part*, without the lines under their heads."""
    lines = [line for line in part.splitlines() if line.startswith("|") and not line.startswith("| ---")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def python(page: Path) -> str:
    """Return all Python code of a page, one block after the other."""
    return "\n".join(re.findall(r"^```python\n(.*?)^```$", text(page), re.MULTILINE | re.DOTALL))


def files_of(page: Path) -> dict[str, str]:
    """Return the files that a page builds, block by block, each block with the path of its file."""
    found: dict[str, str] = {}
    for path, code in re.findall(r"^```python (\S+)\n(.*?)^```$", text(page), re.MULTILINE | re.DOTALL):
        found[path] = f"{found[path]}\n{code}" if path in found else code
    return found


def cited(word: str) -> dict[str, list[str]]:
    """Return what the pattern *word* finds in code, tests and pages, with the files it stands in."""
    found: dict[str, list[str]] = {}
    files = [p for top in ("evolution_qt", "lab", "tests") for p in sorted((ROOT / top).rglob("*.py"))]
    for path in [*files, *PAGES]:
        if path.parent != Path(__file__).parent:
            for match in re.findall(word, text(path)):
                found.setdefault(match, []).append(str(path.relative_to(ROOT)))
    return found
