"""What lies over the board of a table for a while and belongs to the game: a table needs none."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from evolution_qt.ui.kit.notes import TextNote


class Overlays:
    """What lies over one board; this one is nothing."""

    @property
    def caption(self) -> TextNote | None:
        """Return the words that explain an overlay, None if there are none."""
        return None

    def hint_at(self, at: QPointF) -> tuple[str, QRectF] | None:
        """Return the hint for a place that the pointer rests on, and where that lies; None for nothing."""
        return None

    def told(self, words: str, place: QRectF) -> None:
        """Take notice of the hint for a place, until the pointer leaves it."""

    def before_drawing(self) -> None:
        """Close what belongs to things that may be others now."""

    def show(self) -> None:
        """Draw everything again where things lie now."""

    def close(self) -> bool:
        """Take away what was asked for; return whether there was anything."""
        return False

    def put_notes_away(self) -> bool:
        """Take away the notes shown for a while, because something is done.

        Return whether a click or Escape was for that alone.
        """
        return False

    def clear_pointing(self) -> None:
        """Clear the marks for a line of the log."""

    def point_at(self, piece: object) -> None:
        """Take notice of the piece that the pointer rests on, None if on none."""

    def forget_words(self) -> None:
        """Close what has words of another language."""
