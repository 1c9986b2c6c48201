"""The sheet of a new game: seats, opponents, names, crests, options."""
