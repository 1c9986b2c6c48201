"""The log beside a table: its lines, how they are written, and what folds."""
