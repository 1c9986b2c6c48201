"""The files of the program: running games, the library of games, locks, reports. No toolkit, no clock."""
