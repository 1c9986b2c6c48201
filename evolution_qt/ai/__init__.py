"""Opponents: they see an observation and answer with a legal action."""
