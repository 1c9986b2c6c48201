"""A small network that judges positions, and the file it comes in.

It takes the features of a position, *amounts* and *marks*, and gives three numbers: the chance to win, the
share of the points, the points at the end. One layer of hidden units, and beside it a direct way from the
features to the results; without hidden units it is a weighted sum that people can read.

The arithmetic is done by numpy where it is installed and else in plain Python, with results that agree to the
sixth digit. `ai.network_file` has the file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import accumulate
from math import exp, tanh
from struct import pack
from typing import TYPE_CHECKING, Final, TypeAlias

from evolution_qt.ai import network_file
from evolution_qt.ai.bots import Judgement
from evolution_qt.ai.network_file import RESULTS, Stored
from evolution_qt.core.errors import bad
from evolution_qt.core.evaluation import Features
from evolution_qt.core.plain import Plain, shown

try:
    import numpy as np
except ImportError:  # the program works without it, more slowly
    np = None  # type: ignore[assignment]
HAS_NUMPY: Final = np is not None

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array: TypeAlias = NDArray[np.float64]

WIN: Final = 0
POINTS: Final = 2
"""Which result they are; those before it are chances."""
_SURE: Final = 30.0
"""Results beyond this are as good as certain."""

_MANY: Final = 12
"""Positions of a batch from which on it pays to look at which marks are in use."""


class Network:
    """Weights, and what they are for.

    ``weights`` holds first a row for each amount, then one for each mark, then the biases, each of
    ``hidden + RESULTS`` numbers; then a row of RESULTS numbers for each hidden unit.
    """

    def __init__(
        self,
        game: str,
        players: Sequence[int],
        schema: str,
        amounts: int,
        marks: int,
        hidden: int,
        weights: Sequence[float],
        provenance: Mapping[str, Plain] | None = None,
    ) -> None:
        self.game = game
        self.players = tuple(players)
        self.schema = schema
        self.amounts = amounts
        self.marks = marks
        self.hidden = hidden
        self.provenance = dict(provenance or {})
        self.checksum = ""
        width = hidden + RESULTS
        rows = amounts + marks + 1
        assert len(weights) == rows * width + hidden * RESULTS, len(weights)
        self._rows = [list(weights[at * width : (at + 1) * width]) for at in range(rows)]
        tail = weights[rows * width :]
        self._out = [list(tail[at * RESULTS : (at + 1) * RESULTS]) for at in range(hidden)]
        if np is not None:
            self._first: Array = np.array(self._rows, dtype=np.float64)
            self._last: Array = np.array(self._out, dtype=np.float64).reshape(hidden, RESULTS)

    # Judging

    def judge(self, batch: Sequence[Features], points_scale: float) -> list[Judgement]:
        """Return what the network makes of each of *batch*; its 1.0 means so many points."""
        if not batch:
            return []
        if np is not None:
            return list(map(Judgement._make, self._judge_with_numpy(batch, points_scale)))
        raw = self.judge_plainly(batch)
        return [Judgement(_chance(win), _chance(share), points * points_scale) for win, share, points in raw]

    def _judge_with_numpy(self, batch: Sequence[Features], points_scale: float) -> list[list[float]]:
        amounts: list[float] = []
        marks: list[int] = []
        lengths: list[int] = []
        for some, others in batch:
            amounts += some
            marks += others
            lengths.append(len(others))
        first = self._first
        # packed, since numpy takes twice as long to go through a list
        placed = np.frombuffer(pack(f"{len(marks)}n", *marks), dtype=np.intp)
        sums = self._sum_marks(placed, lengths)
        counted = np.frombuffer(pack(f"{len(amounts)}d", *amounts), dtype=np.float64)
        sums += counted.reshape(len(batch), self.amounts) @ first[: self.amounts]
        sums += first[-1]
        hidden = self.hidden
        results = np.tanh(sums[:, :hidden]) @ self._last + sums[:, hidden:]
        # rounded, so that arithmetic in another order on another machine chooses the same move
        results.round(7, out=results)
        chances = results[:, :POINTS]
        np.maximum(chances, -_SURE, out=chances)  # two steps are quicker than numpy's one
        np.minimum(chances, _SURE, out=chances)
        chances[:] = 1 / (1 + np.exp(-chances))
        results[:, POINTS] *= points_scale
        listed: list[list[float]] = results.tolist()
        return listed

    def _sum_marks(self, marks: NDArray[np.intp], lengths: Sequence[int]) -> Array:
        """Return the weights of all marks of each position, added up; the marks stand in one row."""
        weights = self._first[self.amounts : -1]
        count = len(lengths)
        if count < _MANY and 0 not in lengths:
            starts = list(accumulate(lengths[:-1], initial=0))
            sums: Array = np.add.reduceat(weights.take(marks, axis=0), starts, axis=0)
            return sums
        # few of all marks are in use at a time: how often each stands where, times their weights
        is_used = np.zeros(self.marks, dtype=np.bool_)
        is_used[marks] = True
        used = is_used.nonzero()[0]
        places = np.zeros(self.marks, dtype=np.intp)
        places[used] = np.arange(len(used))
        cells = places[marks] + np.repeat(np.arange(count) * len(used), lengths)
        often = np.bincount(cells, minlength=count * len(used)).reshape(count, len(used))
        found: Array = often.astype(np.float64) @ weights.take(used, axis=0)
        return found

    def judge_plainly(self, batch: Sequence[Features]) -> list[list[float]]:
        """Return the raw results by plain arithmetic."""
        width = self.hidden + RESULTS
        results: list[list[float]] = []
        rows = self._rows
        for amounts, marks in batch:
            sums = rows[-1].copy()
            for at, amount in enumerate(amounts):
                if amount:
                    row = rows[at]
                    for k in range(width):
                        sums[k] += amount * row[k]
            for mark in marks:
                sums = [total + weight for total, weight in zip(sums, rows[self.amounts + mark], strict=True)]
            found = sums[self.hidden :]
            for unit, total in enumerate(sums[: self.hidden]):
                active = tanh(total)
                for k, weight in enumerate(self._out[unit]):
                    found[k] += active * weight
            results.append([round(one, 7) for one in found])
        return results

    def weight(self, feature: int, result: int) -> float:
        """Return the weight on the direct way from an amount (or, after the amounts, a mark) to a result."""
        return self._rows[feature][self.hidden + result]

    def pull(self, feature: int) -> float:
        """Return roughly how strongly a feature pulls at the win, by all its ways."""
        row = self._rows[feature]
        through = sum([row[unit] * out[WIN] for unit, out in enumerate(self._out)])
        return row[self.hidden + WIN] + through

    # Several

    @classmethod
    def mean(cls, networks: Sequence[Network]) -> Network:
        """Return one network with the mean of the raw results of *networks*, made for the same features.

        It is for the table of the first, and has the hidden units of all.
        """
        first = networks[0]
        share = 1 / len(networks)
        weights: list[float] = []
        for rows in zip(*[one._rows for one in networks], strict=True):
            for one, row in zip(networks, rows, strict=True):
                weights += row[: one.hidden]
            weights += [share * sum(column) for column in zip(*[row[-RESULTS:] for row in rows], strict=True)]
        weights += [share * weight for one in networks for out in one._out for weight in out]
        about = (first.game, first.players, first.schema, first.amounts, first.marks)
        found = cls(*about, sum([one.hidden for one in networks]), weights)
        found.checksum = network_file.joint([one.checksum for one in networks])
        return found

    # The file

    def weights(self) -> list[float]:
        """Return all weights in the order in which the constructor takes them."""
        return [weight for row in (*self._rows, *self._out) for weight in row]

    def written(self) -> bytes:
        """Return the file of this network: its weights in half precision, as they will be read."""
        packed = network_file.packed(self.weights())
        players = self.players
        about = (self.game, players, self.schema, self.amounts, self.marks, self.hidden)
        return network_file.write(Stored(*about, packed, sha256(packed).hexdigest(), self.provenance))

    @classmethod
    def read(cls, data: bytes) -> Network:
        """Return the network in a file. Raises BadInput for anything that is not a sound one."""
        stored, weights = network_file.read(data)
        about = (stored.game, stored.players, stored.schema, stored.amounts, stored.marks, stored.hidden)
        network = cls(*about, weights, stored.provenance)
        network.checksum = stored.checksum
        return network

    def fit(self, schema: str, amounts: int, marks: int) -> Network:
        """Return this network if it was made for so many features of this *schema*; else raise BadInput."""
        if (schema, amounts, marks) != (self.schema, self.amounts, self.marks):
            raise bad("other_features", "schema", value=shown(self.schema), expected=schema)
        return self


def _chance(value: float) -> float:
    """Return the chance that a result stands for."""
    return 1 / (1 + exp(-min(max(value, -_SURE), _SURE)))
