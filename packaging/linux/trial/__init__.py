"""The trial of a package: a bare root of Debian, a display, a pointer, and a player."""
