"""A game of nine moves: cards are laid in rows."""
