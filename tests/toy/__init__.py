"""A game of nine moves, to try what holds for any game: it has nothing in common with Evolution."""
