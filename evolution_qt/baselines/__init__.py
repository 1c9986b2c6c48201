"""Opponents by known methods, as strong as they could be made, to measure our own levels against."""

from evolution_qt.baselines.catalogue import BASELINES, baseline, counted, timed

__all__ = ["BASELINES", "baseline", "counted", "timed"]
