"""A finished or running game looked at again: its table, its timeline, its keys."""
