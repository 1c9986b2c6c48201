"""Figures from deals: means with intervals, a test that stops early, ratings.

One deal, played from every seat, is one observation; the games of a deal are not independent of each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import shake_256
from itertools import permutations
from math import log, sqrt
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from evolution_qt.core.estimates import NORMAL, student

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[np.float64]

# A sequential test

ERROR: Final = 0.05
"""How often the test may take either hypothesis while the other one is true."""
BOUND: Final = log((1 - ERROR) / ERROR)
LEAST_DEALS: Final = 20
"""Deals before which nothing is decided."""

LOWER: Final = "h0"
HIGHER: Final = "h1"


class SequentialTest:
    """Whether the mean of deals is *lower* (H0) or *higher* (H1): a generalized sequential probability ratio.

    The likelihood of the deals' mean is taken as normal, with the variance seen so far, to which one deal
    that lies *spread* off the mean is added: a few equal deals do not decide. The test ends as soon as the
    logarithm of the ratio leaves -BOUND to BOUND.
    """

    def __init__(self, lower: float, higher: float, spread: float) -> None:
        self.lower = lower
        self.higher = higher
        self.spread = spread
        self.deals = 0
        self._sum = 0.0
        self._squares = 0.0

    def add(self, values: Iterable[float]) -> None:
        """Take in the results of more deals."""
        for value in values:
            self.deals += 1
            self._sum += value
            self._squares += value * value

    @property
    def ratio(self) -> float:
        """Return the logarithm of how much likelier the deals are if H1 is true than if H0 is."""
        if not self.deals:
            return 0.0
        mean = self._sum / self.deals
        variance = max(self._squares / self.deals - mean * mean, 0.0) + self.spread**2 / self.deals
        lower, higher = self.lower, self.higher
        return self.deals * (higher - lower) * (2 * mean - lower - higher) / (2 * variance)

    @property
    def verdict(self) -> str:
        """Return LOWER or HIGHER, or nothing while the test has to go on."""
        if self.deals < LEAST_DEALS or abs(self.ratio) < BOUND:
            return ""
        return HIGHER if self.ratio > 0 else LOWER


# Ratings

Order: TypeAlias = tuple[tuple[int, ...], ...]
"""How a game ended: the numbers of the participants, the best first, those who share a place together."""

UNIT: Final = 400 / log(10)
"""Rating points of a strength *e* times as large: 400 points are ten to one, as with Elo."""
SAMPLES: Final = 500
"""Times that the deals are drawn again for the intervals."""
_DRAWN: Final = 0.5
"""Games that each pair of participants has won, either of them, in advance; keeps ratings finite."""
_STEPS: Final = 60
_AT_ONCE: Final = 50


def ratings(participants: int, deals: Sequence[Sequence[Order]]) -> list[tuple[float, float, float]]:
    """Return each participant's rating and the ends of its 95 % interval; their mean is 0.

    The ratings are the most likely ones if the first of a game is drawn by strength, then the second from
    the rest and so on (Plackett and Luce; with two players Bradley and Terry, that is Elo). The intervals
    come from drawing whole deals again, with the same draws each time, and are as much wider as a mean of so
    few deals is less sure than that says; one deal says nothing of it.
    """
    choices, counts = _choices(participants, deals)
    total = counts.sum(axis=0)
    best = _fitted(choices, total[np.newaxis, :], np.zeros((1, participants)))
    samples = []
    for start in range(0, SAMPLES, _AT_ONCE):
        drawn = _drawn(len(deals), _AT_ONCE, start) @ counts
        samples.append(_fitted(choices, drawn, np.repeat(best, _AT_ONCE, axis=0)))
    spread = np.sort(np.concatenate(samples), axis=0)
    edge = SAMPLES // 40
    count = len(deals)
    wider = student(count - 1) / NORMAL * sqrt(count / (count - 1)) if count > 1 else 1.0
    lows, highs = (best[0] + (end - best[0]) * wider for end in (spread[edge], spread[-1 - edge]))
    return [
        (float(one) * UNIT, float(low) * UNIT, float(high) * UNIT)
        for one, low, high in zip(best[0], lows, highs, strict=True)
    ]


@dataclass(frozen=True)
class _Choices:
    """Kinds of choices: how often each participant stood in one, and which was taken."""

    among: Floats
    taken: Floats


def _choices(participants: int, deals: Sequence[Sequence[Order]]) -> tuple[_Choices, Floats]:
    """Return all kinds of choices in *deals*, and how often each was made in each deal."""
    kinds: dict[tuple[tuple[int, ...], int], int] = {}
    made: list[dict[int, float]] = []
    for games in deals:
        found: dict[int, float] = {}
        for order in games:
            for line, weight in _lines(order):
                for at in range(len(line) - 1):
                    among = tuple(sorted(line[at:]))
                    if among[0] != among[-1]:
                        kind = kinds.setdefault((among, line[at]), len(kinds))
                        found[kind] = found.get(kind, 0.0) + weight
        made.append(found)
    among_counts = np.zeros((len(kinds), participants))
    taken = np.zeros((len(kinds), participants))
    for (among, one), kind in kinds.items():
        taken[kind, one] = 1
        for other in among:
            among_counts[kind, other] += 1
    counts = np.zeros((len(deals), len(kinds)))
    for deal, weights in enumerate(made):
        for kind, weight in weights.items():
            counts[deal, kind] = weight
    return _Choices(among_counts, taken), counts


def _lines(order: Order) -> list[tuple[tuple[int, ...], float]]:
    """Return every order without shared places that *order* may stand for, and the part each has."""
    lines: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
    for place in order:
        ways = list(permutations(place)) if len(set(place)) > 1 else [place]
        lines = [(line + way, weight / len(ways)) for line, weight in lines for way in ways]
    return lines


def _fitted(choices: _Choices, counts: Floats, start: Floats) -> Floats:
    """Return the most likely strengths, as logarithms, for each row of *counts*; Newton's method."""
    found = start.copy()
    participants = found.shape[1]
    unit = np.eye(participants)
    for _ in range(_STEPS):
        weights = np.exp(found)[:, np.newaxis, :] * choices.among
        chances = weights / weights.sum(axis=2, keepdims=True)
        slope = counts @ choices.taken - np.einsum("bs,bsk->bk", counts, chances)
        bend = -np.einsum("bs,bsk,bsl->bkl", counts, chances, chances)
        bend += unit * np.einsum("bs,bsk->bk", counts, chances)[:, np.newaxis, :]
        # the games in advance: every pair has drawn
        pulls = 1 / (1 + np.exp(found[:, np.newaxis, :] - found[:, :, np.newaxis]))  # [b, k, l]: k beats l
        slope += _DRAWN * (1 - 2 * pulls).sum(axis=2)
        bends = 2 * _DRAWN * pulls * (1 - pulls)
        bend -= bends
        bend += unit * bends.sum(axis=2)[:, np.newaxis, :]
        bend += 1.0 / participants  # all strengths together may be anything; this takes mean 0
        step = np.clip(np.linalg.solve(bend, slope[:, :, np.newaxis])[:, :, 0], -1.0, 1.0)
        found += step
        found -= found.mean(axis=1, keepdims=True)
        if np.abs(step).max() < 1e-9:
            break
    return found


def _drawn(deals: int, samples: int, start: int) -> Floats:
    """Return how often each deal is drawn in each of *samples*; the same numbers on every machine."""
    rows = []
    for sample in range(start, start + samples):
        words = np.frombuffer(shake_256(f"sample {sample}".encode()).digest(4 * deals), dtype="<u4")
        places = (words.astype(np.uint64) * deals) >> 32
        rows.append(np.bincount(places.astype(np.intp), minlength=deals))
    return np.array(rows, dtype=np.float64)
