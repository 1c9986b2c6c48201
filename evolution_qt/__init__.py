"""The board game Evolution for the desktop: rules, opponents and a table to play at."""

__version__ = "0.1.0"
