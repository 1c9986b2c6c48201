"""The page of a game: who plays, whose turn it is, undo, scores, and how a game begins, goes on and ends."""
