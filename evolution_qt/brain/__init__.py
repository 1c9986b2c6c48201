"""Joins a game and an opponent in another process; knows no toolkit."""
