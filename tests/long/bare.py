"""Which share of a table shows nothing, of each game with any number of seats, in two themes.

    python3 dev.py test --long bare
    python -m tests.long.bare

Ends with 1 if more than there may be with four or six seats at 1280x800. A larger window has as many blocks
more as it has pixels; its shares are only said.
"""

import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.ui.table.bareness import MOST, brightness, share
from tests.ui.table.geometry import Look, looks, table_of

SIZES = ((1280, 800), (1920, 1080), (2560, 1440))


def main() -> int:
    """Look at every table; say its share and how bright it is."""
    app = QApplication.instance() or QApplication([])
    too_bare = 0
    every = {(look.game, look.seats) for look in looks()}
    for size in SIZES:
        for game, seats in sorted(every):
            for theme in ("light", "dark"):
                table = table_of(lambda _: None, Look(game, "en", size, seats=seats))
                table.resize(*size)
                table.display.set_theme(theme)
                table.display.snapshot(table.size(), 1.0)
                found = share(table)
                place = f"{game}, {seats} seats, {theme}, {size[0]}x{size[1]}"
                print(f"{place}: {found:.1%} bare, brightness {brightness(table):.2f}", flush=True)
                too_bare += size == SIZES[0] and found > MOST.get(seats, 1.0)
                table.deleteLater()
                app.processEvents()
    return 1 if too_bare else 0


if __name__ == "__main__":
    raise SystemExit(main())
