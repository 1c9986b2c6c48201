"""Bring i18n/*.ts up to date with the marked texts in the code; new entries are unfinished until translated.

Places in the code are left out, so that moving a line changes no catalogue. Needs PySide6 and, on Linux, the
library of the package libgssapi-krb5-2.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from catalogues import ROOT, SOURCE_LANGUAGE, SOURCES, languages, path_of


def main() -> int:
    """Run Qt's own collector for each language."""
    import PySide6

    collector = next(Path(PySide6.__path__[0]).glob("lupdate*"))
    sources = [path.relative_to(ROOT) for path in sorted(SOURCES.rglob("*.py"))]
    for language in languages():
        command: list[str | Path] = [collector, *sources, "-locations", "none", "-no-obsolete", "-silent"]
        command += ["-tr-function-alias", "QT_TRANSLATE_NOOP+=N_", "-source-language", SOURCE_LANGUAGE]
        command += ["-target-language", language, "-disable-heuristic", "similartext"]
        if language == SOURCE_LANGUAGE:
            command.append("-pluralonly")
        status = subprocess.run([*command, "-ts", path_of(language)], cwd=ROOT, check=False).returncode
        if status:
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main())
