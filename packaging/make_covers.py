"""Makes resources/art/covers: the covers of the games as small pictures, seen until they are painted.

    python packaging/make_covers.py

To be called when the landscapes of covers look different.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
SIDE = 400
"""Pixels for which a cover is painted."""
SMALL = 96
"""Pixels of a file."""


def main() -> None:
    """Make all of them."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QSize, Qt

    from evolution_qt.ui.kit import fonts
    from evolution_qt.ui.shell.start.backdrop import KEPT, ValleyView, kept_as, painted
    from evolution_qt.ui.shell.window import style
    from evolution_qt.ui.table.presentation import presentation, shown_titles

    app = style.made_app(sys.argv[:1])
    fonts.load()
    (ROOT / "resources" / KEPT).mkdir(parents=True, exist_ok=True)
    for title in shown_titles():
        cover = presentation(title.key).cover
        for theme in ("light", "dark"):
            picture = painted(QSize(SIDE, SIDE), 1.0, theme, ValleyView(cover, whole=True))
            small = picture.scaledToWidth(SMALL, Qt.TransformationMode.SmoothTransformation)
            small.save(str(ROOT / "resources" / kept_as(cover, theme)))
    del app


if __name__ == "__main__":
    main()
