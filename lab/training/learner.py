"""Learning: a network's weights are moved so that it judges lessons more nearly as they should be judged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from evolution_qt.ai.network import POINTS, Network
from evolution_qt.ai.network_file import RESULTS
from evolution_qt.core.evaluation import Evaluation
from lab.training.self_play import Lesson

Array: TypeAlias = NDArray[np.float32]

_POINTS_WEIGHT: Final = 4.0
"""How much the error in points counts beside those in chances."""
_BETA_1: Final = 0.9
_BETA_2: Final = 0.999
_TINY: Final = 1e-8
_DECAY: Final = 1e-5
_AT_A_TIME: Final = 4_096


class Lessons:
    """Many lessons in arrays: the marks of all in one row, and where those of each begin."""

    def __init__(self, amounts: Array, marks: NDArray[np.int32], starts: NDArray[np.int64], targets: Array):
        self.amounts = amounts
        self.marks = marks
        self.starts = starts
        self.targets = targets

    @classmethod
    def of(cls, lessons: Sequence[Lesson]) -> Lessons:
        """Return the arrays for a list of lessons."""
        starts = [0]
        marks: list[int] = []
        for lesson in lessons:
            marks += lesson.features[1]
            starts.append(len(marks))
        return cls(
            np.array([lesson.features[0] for lesson in lessons], dtype=np.float32),
            np.array(marks, dtype=np.int32),
            np.array(starts, dtype=np.int64),
            np.array([lesson.targets for lesson in lessons], dtype=np.float32),
        )

    def __len__(self) -> int:
        """Return how many lessons there are."""
        return len(self.targets)

    def inputs(self, chosen: NDArray[np.int64], marks: int) -> Array:
        """Return the features of the *chosen* lessons as a matrix: amounts, counted marks, a one."""
        width = self.amounts.shape[1]
        rows = np.zeros((len(chosen), width + marks + 1), dtype=np.float32)
        rows[:, :width] = self.amounts[chosen]
        rows[:, -1] = 1
        lengths = self.starts[chosen + 1] - self.starts[chosen]
        owners = np.repeat(np.arange(len(chosen)), lengths)
        offsets = np.arange(len(owners)) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        found = self.marks[np.repeat(self.starts[chosen], lengths) + offsets]
        counts = np.bincount(owners * marks + found, minlength=len(chosen) * marks)
        rows[:, width:-1] = counts.reshape(len(chosen), marks)
        return rows


def joined(parts: Sequence[Lessons]) -> Lessons:
    """Return all lessons of several."""
    starts = [np.zeros(1, dtype=np.int64)]
    total = 0
    for part in parts:
        starts.append(part.starts[1:] + total)
        total += int(part.starts[-1])
    return Lessons(
        np.concatenate([part.amounts for part in parts]),
        np.concatenate([part.marks for part in parts]),
        np.concatenate(starts),
        np.concatenate([part.targets for part in parts]),
    )


class Learner:
    """The weights of a network that is being trained, and what Adam remembers of each."""

    def __init__(self, amounts: int, marks: int, hidden: int, seed: int, without: Sequence[int] = ()) -> None:
        """Begin with small weights drawn from *seed*. The features of the numbers *without* never count."""
        rng = np.random.Generator(np.random.PCG64(seed))
        rows = amounts + marks + 1
        first = np.zeros((rows, hidden + RESULTS), dtype=np.float32)
        first[:, :hidden] = rng.normal(0, 0.1, (rows, hidden))
        last = rng.normal(0, 0.1, (hidden, RESULTS)).astype(np.float32)
        self.amounts = amounts
        self.marks = marks
        self.hidden = hidden
        self.steps = 0
        self.arrays: dict[str, Array] = {"first": first, "last": last}
        for name in ("first", "last"):
            self.arrays[f"{name}_mean"] = np.zeros_like(self.arrays[name])
            self.arrays[f"{name}_square"] = np.zeros_like(self.arrays[name])
        self._without = np.array(without, dtype=np.intp)
        first[self._without] = 0

    def begin_with(self, network: Network) -> None:
        """Take over the weights of a network of the same size."""
        width = self.hidden + RESULTS
        flat = np.array(network.weights(), dtype=np.float32)
        first = (self.amounts + self.marks + 1) * width
        self.arrays["first"] = flat[:first].reshape(-1, width).copy()
        self.arrays["first"][self._without] = 0
        self.arrays["last"] = flat[first:].reshape(self.hidden, RESULTS).copy()

    def study(self, lessons: Lessons, rounds: int, size: int, rate: float, seed: Sequence[int]) -> float:
        """Learn from *rounds* random batches of *size* lessons; return the mean error of the win."""
        rng = np.random.Generator(np.random.PCG64(list(seed)))
        total = 0.0
        for _ in range(rounds):
            chosen = rng.integers(0, len(lessons), size)
            total += self._learn(lessons.inputs(chosen, self.marks), lessons.targets[chosen], rate)
        return total / max(rounds, 1)

    def error(self, lessons: Lessons) -> float:
        """Return the mean error of the win, squared, over all of *lessons*."""
        total = 0.0
        for first in range(0, len(lessons), _AT_A_TIME):
            chosen = np.arange(first, min(first + _AT_A_TIME, len(lessons)))
            results, _ = self.judged(lessons.inputs(chosen, self.marks))
            total += float(np.sum((results[:, 0] - lessons.targets[chosen, 0]) ** 2))
        return total / max(len(lessons), 1)

    def judged(self, inputs: Array) -> tuple[Array, Array]:
        """Return the results for a matrix of features, chances as chances, and the hidden units."""
        sums = inputs @ self.arrays["first"]
        active = np.tanh(sums[:, : self.hidden])
        results = active @ self.arrays["last"] + sums[:, self.hidden :]
        results[:, :POINTS] = 1 / (1 + np.exp(-np.clip(results[:, :POINTS], -30, 30)))
        return results, active

    def _learn(self, inputs: Array, targets: Array, rate: float) -> float:
        results, active = self.judged(inputs)
        errors = results - targets
        loss = float(np.mean(errors[:, 0] ** 2))
        errors[:, POINTS] *= _POINTS_WEIGHT
        errors /= len(inputs)
        back = (errors @ self.arrays["last"].T) * (1 - active**2)
        self.steps += 1
        slope = inputs.T @ np.concatenate([back, errors], axis=1)
        slope[self._without] = 0
        self._move("first", slope, rate)
        self._move("last", active.T @ errors, rate)
        return loss

    def _move(self, name: str, slope: Array, rate: float) -> None:
        """Make one step of Adam."""
        mean, square = self.arrays[f"{name}_mean"], self.arrays[f"{name}_square"]
        mean += (1 - _BETA_1) * (slope - mean)
        square += (1 - _BETA_2) * (slope**2 - square)
        scale = rate * np.sqrt(1 - _BETA_2**self.steps) / (1 - _BETA_1**self.steps)
        weights = self.arrays[name]
        weights -= (scale * mean / (np.sqrt(square) + _TINY) + rate * _DECAY * weights).astype(np.float32)

    def network(
        self, game: str, players: Sequence[int], evaluation: Evaluation[Any], provenance: dict[str, Any]
    ) -> Network:
        """Return the network as it stands, its weights rounded as they will be in its file."""
        flat = np.concatenate([self.arrays["first"].ravel(), self.arrays["last"].ravel()]).tolist()
        network = Network(
            game, players, evaluation.schema, self.amounts, self.marks, self.hidden, flat, provenance
        )
        return Network.read(network.written())
