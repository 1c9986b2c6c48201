"""Opponents: they see an observation and answer with a legal action."""

from typing import Final

PLAY: Final = 6
"""Rises when levels play otherwise with the same numbers; moves of earlier records are not compared then."""
