"""The table of The Beginning."""
