"""What lies over the board of a table for a while and belongs to the game: a table needs none."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from evolution_qt.ui.kit.panels import Bubble


class Overlays:
    """What lies over one board; this one is nothing."""

    @property
    def caption(self) -> Bubble | None:
        """Return the words that say what an overlay means, None if there are none."""
        return None

    def hint_at(self, at: QPointF) -> tuple[str, QRectF] | None:
        """Return what is said of a place that the pointer rests on, and where that lies; None for nothing."""
        return None

    def told(self, words: str, place: QRectF) -> None:
        """Take notice of what is said of a place, until the pointer leaves it."""

    def before_drawing(self) -> None:
        """Close what belongs to things that may be others now."""

    def show(self) -> None:
        """Draw everything again where things lie now."""

    def close(self) -> bool:
        """Take away what was asked for; say whether there was anything."""
        return False

    def put_notes_away(self) -> bool:
        """Take away what was told for a while, because something is done.

        Say whether a click or Escape was for that alone.
        """
        return False

    def clear_pointing(self) -> None:
        """Mark nothing that a line of the log tells of."""

    def point_at(self, piece: object) -> None:
        """Take notice of the piece that the pointer rests on, None if on none."""

    def forget_words(self) -> None:
        """Close what has words of another language."""
