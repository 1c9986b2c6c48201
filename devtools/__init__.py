"""What `dev.py` does: set up the machine, then play, test, check or measure.  Standard library only."""
