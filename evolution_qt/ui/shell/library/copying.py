"""What may be copied out of a game: all of it when it is over, before that as much as `access` allows."""

from __future__ import annotations

from evolution_qt.core.match import AnyMatch
from evolution_qt.store.sharing import position_text, seed_text
from evolution_qt.ui.shell.access import Access


def position_of(match: AnyMatch, access: Access) -> str:
    """Return the position a game stands in, as far as its *access* lets it be copied."""
    return position_text(match, access.copied)


def seed_of(match: AnyMatch) -> str | None:
    """Return the seed of a game that is over; None while it goes on, because it tells every card."""
    return seed_text(match.record) if match.is_over else None
