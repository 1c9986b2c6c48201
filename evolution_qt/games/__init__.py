"""The catalogue of games."""
