"""The table of Dominant Species."""
