"""Opponents by known methods, as strong as they could be made, to measure our own levels against."""
