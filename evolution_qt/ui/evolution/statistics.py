"""What the record book says of traits and of the largest meals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject

from evolution_qt.ui.table.pages import Topics


class Statistics(QObject):
    """Says it in the language that is chosen."""

    def facts(self, most: Mapping[str, int]) -> Sequence[tuple[str, str, str]]:
        """Return how much food one move has brought at most, and how many species."""
        food, species = most.get("chain_food", 0), most.get("chain_species", 0)
        return [
            (self.tr("Longest chain"), self.tr("%n food", "", food), self.tr("most food at once")),
            ("", self.tr("%n species", "", species), self.tr("most species fed at once")),
        ]

    def topics(self) -> Topics:
        """Return what is counted of each trait, by the keys of `tally.MEASURED`."""
        return Topics(
            self.tr("Traits"),
            self.tr(
                "Lead: a player's points minus the average of the others. Games in which one of that "
                "player's species showed the trait for at least a round are compared with all the other "
                "games. A difference need not come from the trait, and with so many ranges, one or another "
                "will be wrong."
            ),
            (
                ("laid", self.tr("cards played")),
                ("food", self.tr("food eaten")),
                ("worked", self.tr("extra food")),
                ("repelled", self.tr("attacks stopped")),
                ("extinct", self.tr("died out")),
            ),
        )
