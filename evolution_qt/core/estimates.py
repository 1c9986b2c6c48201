"""Means of independent observations, and how sure they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, inf, isfinite, sqrt
from typing import Final

NORMAL: Final = 1.959964
"""How many standard deviations hold 95 of 100 cases."""
_FEWEST: Final = (inf, 12.7062, 4.3027, 3.1824, 2.7764, 2.5706)
"""Student's factor by degrees of freedom, where the series does not serve yet."""


def student(freedom: float) -> float:
    """Return Student's factor for 95 of 100 cases, from 0 degrees of freedom on.

    From six on by the series of Cornish and Fisher, which is right to 0.002 there and to 0.001 from nine on.
    Below, a freedom that is not whole counts as the next lower one.
    """
    if freedom < len(_FEWEST):
        return _FEWEST[int(freedom)]
    z = NORMAL
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


@dataclass(frozen=True)
class Estimate:
    """A mean of observations, and half the width of its 95 % interval."""

    mean: float
    margin: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Estimate:
        """Return the estimate from independent observations, at least one."""
        count = len(values)
        mean = fsum(values) / count
        if count < 2:
            return cls(mean, inf)
        variance = fsum([(value - mean) ** 2 for value in values]) / (count - 1)
        return cls(mean, student(count - 1) * sqrt(variance / count))

    def rounded(self, digits: int) -> list[float | None]:
        """Return both numbers; the margin is None where one observation says nothing of it."""
        return [round(self.mean, digits), round(self.margin, digits) if isfinite(self.margin) else None]
