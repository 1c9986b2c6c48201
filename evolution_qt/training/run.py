"""A training run: a folder that fills up batch by batch, and can be interrupted at any time.

The folder holds ``settings.json``, the lessons of each batch of games (``batch-0007.npz``), the learner after
the last batch (``learner.npz``), ``log.txt`` and the network as it stands (``network.json``). Whatever was
complete when a run was interrupted is kept; the same settings lead to the same network.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from evolution_qt import __version__
from evolution_qt.ai.judge import Judge
from evolution_qt.ai.network import Network
from evolution_qt.core.game import Game
from evolution_qt.training.learner import Learner, Lessons, joined
from evolution_qt.training.self_play import Habits, Lesson, play, play_quickly

SETTINGS: Final = "settings.json"
LEARNER: Final = "learner.npz"
NETWORK: Final = "network.json"
LOG: Final = "log.txt"
_LATE: Final = 0.6
"""After this part of a run, learning slows down and strange steps become rare."""
_VERY_LATE: Final = 0.85


@dataclass(frozen=True)
class Settings:
    """What a run depends on. Rates are in millionths, so that a file of them is exact."""

    game: str
    players: int
    games: int
    hidden: int = 48
    seed: int = 1
    batch: int = 100
    """Games played before the network learns again."""
    quick: int = 400
    """Games played first by the game's quick policy."""
    kept: int = 15
    """Batches that are learned from."""
    studies: int = 150
    """Times that some lessons are looked at after a batch."""
    size: int = 512
    """Lessons looked at together."""
    rate: int = 1_500

    def __post_init__(self) -> None:
        """Batches must be whole."""
        assert self.games % self.batch == 0
        assert self.quick % self.batch == 0

    @property
    def batches(self) -> int:
        """Return how many batches there are in all."""
        return self.games // self.batch


class Run:
    """One folder and what happens in it."""

    def __init__(self, game: Game[Any, Any], settings: Settings, folder: Path) -> None:
        self.game = game
        self.settings = settings
        self.folder = folder
        insight = game.insight()
        self.learner = Learner(insight.amounts, insight.marks, settings.hidden, settings.seed)
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / SETTINGS
        plain = json.dumps(asdict(settings), indent=1, sort_keys=True) + "\n"
        if path.exists():
            if path.read_text(encoding="utf-8") != plain:
                raise ValueError(f"{path} has other settings; choose an empty folder")
        else:
            _replace(path, plain.encode())
        self.done = self._resume()

    def _resume(self) -> int:
        path = self.folder / LEARNER
        if not path.exists():
            return 0
        with np.load(path, allow_pickle=False) as kept:
            for name in self.learner.arrays:
                self.learner.arrays[name] = kept[name]
            self.learner.steps = int(kept["steps"])
            return int(kept["done"])

    def train(self, say: Callable[[str], None], limit: int | None = None) -> None:
        """Play and learn until all games are played, or until *limit* batches are done."""
        last = self.settings.batches if limit is None else min(limit, self.settings.batches)
        if self.done:  # an interruption may have come between the learner's file and the network's
            _replace(self.folder / NETWORK, self.network().written())
        while self.done < last:
            started = time.perf_counter()
            lessons = Lessons.of(self._play(self.done))
            _save(
                self._batch(self.done),
                amounts=lessons.amounts,
                marks=lessons.marks,
                starts=lessons.starts,
                targets=lessons.targets,
            )
            played = time.perf_counter()
            error = self._study(self.done)
            self.done += 1
            _save(self.folder / LEARNER, **self.learner.arrays, steps=self.learner.steps, done=self.done)
            _replace(self.folder / NETWORK, self.network().written())
            line = (
                f"{self.done * self.settings.batch:6} games, {len(lessons)} lessons, error {error:.4f}, "
                f"played {played - started:.1f} s, learned {time.perf_counter() - played:.1f} s"
            )
            with (self.folder / LOG).open("a", encoding="utf-8") as log:
                log.write(line + "\n")
            say(line)

    def network(self) -> Network:
        """Return the network as it stands."""
        provenance = {
            "program": __version__,
            "games": self.done * self.settings.batch,
            "settings": asdict(self.settings),
        }
        return self.learner.network(
            self.settings.game, [self.settings.players], self.game.insight(), provenance
        )

    def _part(self, batch: int) -> float:
        return batch / max(self.settings.batches, 1)

    def _play(self, batch: int) -> list[Lesson]:
        """Return the lessons of all games of a batch."""
        settings = self.settings
        part = self._part(batch)
        habits = Habits(strange=60 if part < _LATE else 30 if part < _VERY_LATE else 15)
        lessons: list[Lesson] = []
        first = settings.seed * 1_000_000 + batch * settings.batch
        if batch * settings.batch < settings.quick:
            for seed in range(first, first + settings.batch):
                lessons += play_quickly(self.game, settings.players, seed, habits)
        else:
            judge = Judge(self.game, self.network())
            for seed in range(first, first + settings.batch):
                lessons += play(judge, settings.players, seed, habits)
        return lessons

    def _study(self, batch: int) -> float:
        settings = self.settings
        first = max(0, batch + 1 - settings.kept)
        if batch * settings.batch >= settings.quick + settings.kept * settings.batch // 3:
            first = max(first, settings.quick // settings.batch)
        lessons = joined([self._load(at) for at in range(first, batch + 1)])
        part = self._part(batch)
        rate = settings.rate / 1e6 * (1.0 if part < _LATE else 0.3 if part < _VERY_LATE else 0.1)
        return self.learner.study(lessons, settings.studies, settings.size, rate, (settings.seed, batch))

    def _batch(self, batch: int) -> Path:
        return self.folder / f"batch-{batch:04}.npz"

    def _load(self, batch: int) -> Lessons:
        with np.load(self._batch(batch), allow_pickle=False) as kept:
            return Lessons(kept["amounts"], kept["marks"], kept["starts"], kept["targets"])


def _save(path: Path, **arrays: Any) -> None:
    """Write arrays so that the file is whole or not there at all."""
    part = path.with_name(path.name + ".part")
    with part.open("wb") as stream:
        np.savez_compressed(stream, **arrays)
    os.replace(part, path)


def _replace(path: Path, data: bytes) -> None:
    part = path.with_name(path.name + ".part")
    part.write_bytes(data)
    os.replace(part, path)
