"""Three board games for the desktop: rules, opponents and tables to play at."""

__version__ = "0.1.0"
