"""Where the parts of a wide species board lie."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

LONGEST = 6
"""The last cell of both tracks."""


@dataclass(frozen=True)
class BoardMetrics:
    """The rectangles of a species board, in its own pixels; cell 0 of a track is its number 1."""

    body: tuple[QRectF, ...]
    population: tuple[QRectF, ...]
    food: tuple[QRectF, ...]
    traits: QRectF
    silhouette: QRectF

    def trait_slots(self, count: int) -> tuple[QRectF, ...]:
        """Return the places of `count` name plates, from top to bottom."""
        gap = 3.0
        room = max(count, 3)
        height = min((self.traits.height() - gap * (room - 1)) / room, self.traits.width() * 0.27)
        return tuple(
            QRectF(
                self.traits.left(), self.traits.top() + number * (height + gap), self.traits.width(), height
            )
            for number in range(count)
        )


def board_metrics(width: float, height: float) -> BoardMetrics:
    """Return where the parts of a board of this size lie."""
    margin = round(min(width, height) * 0.045)
    gap = max(2.0, round(height * 0.016))
    row = round(min(height * 0.145, (width - 2 * margin) / 7.2))
    left = margin + row + gap
    step = (width - margin - left + gap) / LONGEST

    def cells(top: float) -> tuple[QRectF, ...]:
        return tuple(QRectF(left + step * number, top, step - gap, row) for number in range(LONGEST))

    body_top = height - margin - row
    population_top = body_top - gap - row
    food_top = population_top - gap - row
    upper = food_top - gap - margin
    picture = QRectF(margin, margin, (width - 2 * margin) * 0.47, upper)
    traits = QRectF(picture.right() + gap * 2, margin, width - margin - picture.right() - gap * 2, upper)
    return BoardMetrics(
        body=cells(body_top),
        population=cells(population_top),
        food=cells(food_top),
        traits=traits,
        silhouette=picture,
    )
