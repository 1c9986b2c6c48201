"""The start screen: the games as covers in one valley, and what can be done first."""
