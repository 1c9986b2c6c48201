"""What the tables of all games have, and how the window asks for what is a game's own."""
