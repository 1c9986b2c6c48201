"""What a pawn could do, in words with numbers."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled


class PreviewWords:
    """Says it in the current language, each number with its form."""

    tr = staticmethod(partial(QCoreApplication.translate, "PreviewWords"))

    def could(self, action: str, what: str) -> str:
        """Return what a pawn at an action could do, as a sentence."""
        return filled(self.tr("{action}: {what}."), {"action": action, "what": what})

    def pawns_before(self, count: int) -> str:
        """Return how many pawns act before it."""
        return self.tr("%n pawn(s) act before it.", "", count)

    def few_disks(self, count: int) -> str:
        """Return that few disks of the kind lie on earth."""
        return self.tr("Only %n such disk(s): by then none may be left.", "", count)

    def freezes(self, count: int) -> str:
        """Return among how many tiles one freezes."""
        return self.tr("freezes one of %n tile(s)", "", count)

    def around(self, count: int, most: int) -> str:
        """Return around how many disks cubes could appear, and how many around one at most."""
        return filled(
            self.tr("new cubes around one of %n disk(s), {most} at most", "", count), {"most": most}
        )

    def lays(self, count: int) -> str:
        """Return among how many tiles one is laid."""
        return self.tr("lays one of %n tile(s)", "", count)

    def moves(self, count: int) -> str:
        """Return how many cubes move at most."""
        return self.tr("moves up to %n cube(s)", "", count)

    def rivals(self, count: int) -> str:
        """Return on how many tiles there are rivals."""
        return self.tr("rivals on %n tile(s)", "", count)

    def best(self, cell: str, points: int) -> str:
        """Return which tile would pay most."""
        return filled(self.tr("best tile for you: {cell}, %n point(s)", "", points), {"cell": cell})
