"""What the record book says of cubes, tiles, cards and animals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject

from evolution_qt.games.dominant.cards import ANIMAL_KEYS, ANIMALS
from evolution_qt.ui.dominant.small_pictures import portrait
from evolution_qt.ui.dominant.terms import DominantTerms
from evolution_qt.ui.table.pages import CardPage, Topics


class DominantStatistics(QObject):
    """Says it in the language that is chosen."""

    def facts(self, most: Mapping[str, int]) -> Sequence[tuple[str, str, str]]:
        """Return the most cubes of a game that were eliminated and that died out, and the most cards."""
        killed, extinct, cards, explored = (
            most.get(key, 0) for key in ("killed", "extinct", "cards", "explored")
        )
        return [
            (
                self.tr("Cubes"),
                self.tr("%n cube(s)", "", killed),
                self.tr("most cubes of others eliminated in a game"),
            ),
            ("", self.tr("%n cube(s)", "", extinct), self.tr("most own cubes that died out in a game")),
            (self.tr("Cards"), self.tr("%n card(s)", "", cards), self.tr("most cards taken in a game")),
            (self.tr("Tiles"), self.tr("%n tile(s)", "", explored), self.tr("most tiles laid in a game")),
        ]

    def topics(self) -> Topics:
        """Return what is counted of each animal and card, by the keys of `tally.MEASURED`."""
        return Topics(
            self.tr("Animals and cards"),
            self.tr(
                "Lead: a player's points minus the average of the others. Games with an animal that "
                "scored, or a card that was taken, are compared with all the other games. A difference "
                "need not come from it, and with so many ranges, one or another will be wrong."
            ),
            (
                ("taken", self.tr("cards taken")),
                ("rounds", self.tr("rounds")),
                ("brought", self.tr("points")),
            ),
            tuple(map(_animal, range(ANIMALS))),
        )


def _animal(animal: int) -> CardPage:
    """Return an animal as what is counted: its name and its portrait."""
    name, sign = DominantTerms().animal(animal), partial(portrait, animal)
    return CardPage(ANIMAL_KEYS[animal], name, "", (), "", sign, sign, round)
