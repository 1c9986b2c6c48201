"""The check of words: plain modern English in what people read (`plain_words.txt` has the list).

It reads docstrings and comments of all Python files, the texts of the program, and the English pages.
"""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

LIST = Path(__file__).with_name("plain_words.txt")
EXEMPT = "plain: ok"
PAGES = (
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "docs/*.md",
    "docs/**/*.md",
    "resources/rules/*.en.md",
    "resources/lessons/*.en.md",
)


def words(listed: str) -> dict[str, str]:
    """Return what to write instead of each word of a list; lines that begin with ``#`` are comments."""
    rows = [line.split(":", 1) for line in listed.splitlines() if line and not line.startswith("#")]
    return {word.strip(): instead.strip() for word, instead in rows}


def read_by_people(source: str, *, texts: bool) -> set[int]:
    """Return the numbers of the lines of a module that hold docstrings or comments, and *texts* if asked."""
    lines: set[int] = set()
    tree = ast.parse(source)
    statements = [node for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    for node in ast.walk(tree) if texts else [statement.value for statement in statements]:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            lines.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            lines.add(token.start[0])
    return lines


def found(source: str, pattern: re.Pattern[str], lines: set[int] | None = None) -> Iterator[tuple[int, str]]:
    """Find refused words in a text, or only in some *lines* of it: numbers of lines from 1, and the words."""
    for number, line in enumerate(source.splitlines(), 1):
        if (lines is None or number in lines) and EXEMPT not in line:
            for match in pattern.finditer(line):
                if not match.group().isupper():  # the name of a constant
                    yield number, match.group()


def main() -> int:
    """Print each refused word with its place and what to write instead; return 1 if there is one."""
    root = LIST.parents[1]
    if not (root / ".git").exists():  # an archive of the sources
        return 0
    instead = words(LIST.read_text("utf-8"))
    pattern = re.compile(r"\b(" + "|".join(map(re.escape, instead)) + r")\b", re.IGNORECASE)
    listed = subprocess.run(
        ["git", "ls-files", "*.py", *PAGES], cwd=root, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    bad = 0
    for name in listed:
        source = (root / name).read_text("utf-8") if (root / name).exists() else ""
        is_ours = name.startswith(("evolution_qt/", "lab/"))
        lines = read_by_people(source, texts=is_ours) if name.endswith(".py") else None
        for number, word in found(source, pattern, lines):
            bad += 1
            print(f"{name}:{number}: {word!r}: better {instead[word.lower()]!r}")
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main())
