"""What the record book says of attacks, losses and traits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject

from evolution_qt.ui.table.pages import Topics


class BeginningStatistics(QObject):
    """Says it in the language that is chosen."""

    def facts(self, most: Mapping[str, int]) -> Sequence[tuple[str, str, str]]:
        """Return the most attacks of a game, and the most cards that were eaten and that starved in one."""
        attacks, eaten, starved = (most.get(key, 0) for key in ("attacks", "eaten", "starved"))
        return [
            (self.tr("Attacks"), self.tr("%n attack(s)", "", attacks), self.tr("most attacks in a game")),
            (self.tr("Losses"), self.tr("%n card(s)", "", eaten), self.tr("most cards eaten in a game")),
            ("", self.tr("%n card(s)", "", starved), self.tr("most cards starved in a game")),
        ]

    def topics(self) -> Topics:
        """Return what is counted of each trait, by the keys of `tally.MEASURED`."""
        return Topics(
            self.tr("Traits"),
            self.tr(
                "Lead: a player's points minus the average of the others. Games in which one of that "
                "player's species went to feed with the trait are compared with all the other games. A "
                "difference need not come from the trait, and with so many ranges, one or another will be "
                "wrong."
            ),
            (
                ("laid", self.tr("cards played")),
                ("food", self.tr("tokens taken")),
                ("worked", self.tr("brought or taken by it")),
                ("extinct", self.tr("died out")),
            ),
        )
