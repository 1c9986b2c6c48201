"""The library of games in the window: what is listed, how it looks, and what can be done with it."""
