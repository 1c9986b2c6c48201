"""Tables whose window gets wider, and the tiles that shrink meanwhile."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from PySide6.QtCore import QSizeF

from evolution_qt.ui.table.arrangement import arrange

WIDTHS = (1024, 3440)
HEIGHTS = (620, 700, 768, 800, 900, 1080, 1440)


class Widened:
    """A table by chance, at one height and size of text."""

    def __init__(self, number: int) -> None:
        rng = Random(f"widths {number}")
        self.species = [rng.randint(1, 8) for _ in range(rng.randint(2, 6))]
        if rng.random() < 0.4:
            self.species = [rng.randint(1, 8)] * len(self.species)
        self.height = rng.choice(HEIGHTS)
        self.text = rng.choice((1.0, 1.25, 1.5, 2.0))
        self.open_hands, self.upright = rng.random() < 0.3, rng.random() < 0.5

    def shrinking(self, step: int) -> list[tuple[int, int]]:
        """Return the widths, a *step* apart, at which a tile of a seat is smaller than before.

        That is lower, or narrower although it is no higher.
        """
        sizes = [(width, self._tiles(width)) for width in range(WIDTHS[0], WIDTHS[1] + 1, step)]
        return [
            (width, seat)
            for (_, before), (width, after) in pairwise(sizes)
            for seat, (one, other) in enumerate(zip(before, after, strict=True))
            if other[1] < one[1] - 0.01 or (other[0] < one[0] - 0.01 and other[1] < one[1] + 0.01)
        ]

    def _tiles(self, width: int) -> list[tuple[float, float]]:
        """Return the width of each seat's tiles, as far as it is seen, and their height."""
        size = QSizeF(width, self.height)
        place = arrange(
            size, self.species, 0, 1.0, self.text, open_hands=self.open_hands, upright=self.upright
        )
        rows = [seat.row for seat in place.seats]
        return [(min(row.tile.width(), row.step.width()), row.tile.height()) for row in rows]
