"""The table of the toy."""
