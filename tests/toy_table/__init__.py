"""The table of the toy: a folder that makes it a game to be seen."""
