"""Whether anything is cut or lies over anything else on a table of species or at its end, in every look.

    python3 dev.py test --long geometry
    python -m tests.long.geometry

    python -m tests.long.geometry PART PARTS        one part of them

Games, languages, windows from 1024x600 to 3440x1440, writing from 100 to 200 %, two to six seats, four
themes; names and herds of each kind at the end. Ends with 1 if a word, a tile or an animal has no room.
"""

import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from evolution_qt.ui.shell.window.language import Translations
from tests.ui.table import processions
from tests.ui.table.geometry import Read, faults, looks, table_of


def main(part: str = "1", parts: str = "1") -> int:
    """Look at every table and every end of a part; say what has no room there."""
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    translations, patch, found = Translations(app), pytest.MonkeyPatch(), 0
    mine = slice(int(part) - 1, None, int(parts))
    every, ends = looks()[mine], processions.ends()[mine]
    for look in every:
        translations.use(look.language)
        table = table_of(lambda _: None, look)
        for fault in faults(table, Read(patch, table)):
            found += 1
            print(f"{look}: {fault}", flush=True)
        table.deleteLater()
        app.processEvents()
    translations.remove()
    for end in ends:
        for fault in processions.faults(processions.procession(end)):
            found += 1
            print(f"{end}: {fault}", flush=True)
    print(f"{len(every)} tables, {len(ends)} ends, {found} faults")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
