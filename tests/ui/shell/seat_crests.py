"""What the seats of the game that is shown wear, as crests."""

from __future__ import annotations

from evolution_qt.core.crest import COLOURS, FACES, Crest
from evolution_qt.ui.kit import palette

CRESTS = [Crest(colour, face) for colour in range(len(COLOURS)) for face in FACES]


def crest_at(seat):
    """Return the crest whose badge a seat wears."""
    return {palette.badge_of(crest): crest for crest in CRESTS}[palette.badge(seat)]
