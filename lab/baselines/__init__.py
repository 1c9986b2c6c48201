"""Opponents by known methods, as strong as they could be made, to measure our own levels against."""

from lab.baselines.catalogue import baseline, baselines, counted, timed

__all__ = ["baseline", "baselines", "counted", "timed"]
