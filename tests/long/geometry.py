"""Whether anything is cut or lies over anything else on a table of species, in every look there is.

    python3 dev.py test --long geometry
    python -m tests.long.geometry

Games, languages, windows from 1024x600 to 2560x1440, writing from 100 to 200 %, two to six seats.
Ends with 1 if a word or a tile has no room.
"""

import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from evolution_qt.ui.shell.window.language import Translations
from tests.ui.table.geometry import Read, faults, looks, table_of


def main() -> int:
    """Look at every table; say what has no room there."""
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    translations, patch, found = Translations(app), pytest.MonkeyPatch(), 0
    every = looks()
    for look in every:
        translations.use(look.language)
        table = table_of(lambda _: None, look)
        for fault in faults(table, Read(patch, table)):
            found += 1
            print(f"{look}: {fault}", flush=True)
        table.deleteLater()
        app.processEvents()
    translations.remove()
    print(f"{len(every)} tables, {found} faults")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
