"""Bring i18n/*.ts up to date with the marked texts in the code; new entries are unfinished until translated.

A text that has moved to another catalogue takes its translation along. Places in the code are left out, so
that moving a line changes no catalogue. Needs PySide6 and, on Linux, the library of the package
libgssapi-krb5-2.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from catalogues import ROOT, SOURCE_LANGUAGE, SOURCES, languages, name_of, names, path_of

EMPTY = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{language}" sourcelanguage="{source}">
</TS>
"""


def main() -> int:
    """Run Qt's own collector for each catalogue in each language."""
    import PySide6

    collector = next(Path(PySide6.__path__[0]).glob("lupdate*"))
    sources = sorted(SOURCES.rglob("*.py"))
    for language in languages():
        options = [
            "-locations",
            "none",
            "-no-obsolete",
            "-silent",
            "-tr-function-alias",
            "QT_TRANSLATE_NOOP+=N_",
        ]
        options += ["-source-language", SOURCE_LANGUAGE, "-target-language", language]
        options += ["-disable-heuristic", "similartext"]
        if language == SOURCE_LANGUAGE:
            options.append("-pluralonly")
        known = {name: contexts_in(path_of(language, name)) for name in names()}
        for name in names():
            path = path_of(language, name)
            if not path.exists():
                path.write_text(EMPTY.format(language=language, source=SOURCE_LANGUAGE), encoding="utf-8")
            others = "".join(contexts for other, contexts in known.items() if other != name)
            text = path.read_text(encoding="utf-8").removesuffix("</TS>\n")
            path.write_text(text + others + "</TS>\n", encoding="utf-8")
            own = [one.relative_to(ROOT) for one in sources if name_of(one) == name]
            status = subprocess.run(
                [collector, *own, *options, "-ts", path], cwd=ROOT, check=False
            ).returncode
            if status:
                return status
            if not contexts_in(path):  # a game whose English has no plural
                path.unlink()
    return 0


def contexts_in(path: Path) -> str:
    """Return the entries of a catalogue as they are written, without what stands around them."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return "".join(re.findall(r"^<context>.*?^</context>\n", text, re.DOTALL | re.MULTILINE))


if __name__ == "__main__":
    sys.exit(main())
