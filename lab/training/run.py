"""A training run: a folder that fills up batch by batch, and can be interrupted at any time.

The folder holds ``settings.json``, the lessons of each batch of games (``batch-0007.npz``), the learner after
the last batch (``learner.npz``), ``log.txt`` and the network as it stands (``network.json``). Every few
batches a checkpoint is kept (``network-0040.json``) and compared with the last champion (``champion.json``),
whose place it takes if it is better. Whatever was complete when a run was interrupted is kept; the same
settings lead to the same network, with any number of workers.
"""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, replace
from itertools import chain
from pathlib import Path
from typing import Any, Final

import numpy as np

from evolution_qt import __version__
from evolution_qt.ai import PLAY
from evolution_qt.ai.judge import Judge
from evolution_qt.ai.network import Network
from evolution_qt.core.estimates import Estimate
from evolution_qt.core.game import AnyGame
from evolution_qt.core.rng import Rng
from evolution_qt.games import game as game_of
from lab.training.learner import Learner, Lessons, joined
from lab.training.self_play import Lesson, SelfPlayHabits, compare, play, play_quickly

SETTINGS: Final = "settings.json"
LEARNER: Final = "learner.npz"
NETWORK: Final = "network.json"
LOG: Final = "log.txt"
CHAMPION: Final = "champion.json"
START: Final = "start.json"
_TRIAL_SEED: Final = 900_000
"""Where the deals of trials begin, above those of a run's games."""
_MOST_OLDER: Final = 8
_JOB: Final = 5
"""Games that are one job for a worker."""


def _jobs(first: int, count: int) -> list[range]:
    """Return *count* seeds from *first* on, so many together as are one job."""
    return [range(at, min(at + _JOB, first + count)) for at in range(first, first + count, _JOB)]


_LATE: Final = 0.6
"""After this part of a run, learning slows down and strange steps become rare."""
_VERY_LATE: Final = 0.85
_CLOSING_RATE: Final = 300e-6
_CLOSING_PARTS: Final = 10
_CLOSING_SEED: Final = 7
_HELD_OUT: Final = 7
"""How gently a run is closed at first, in how many steps that falls to nothing, the seed for a run of seed 1,
and which batch of ten is held out."""


@dataclass(frozen=True)
class TrainingSettings:
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
    closing: int = 0
    """Times that some lessons of the whole run are looked at in the end, ever more gently: what the last
    batches have taught by chance is evened out."""
    trial: int = 10
    """Batches after which the network is compared with the last champion."""
    deals: int = 20
    """Deals of such a comparison, each played from every seat."""
    league: int = 0
    """So many of a hundred games are played against older networks of the run."""
    experts: int = 0
    """So many of a hundred turns of card play are searched, longer than `apex` does: expert iteration."""
    against: str = ""
    """Checksum of the one network that all games are played against, which learns nothing: an exploiter's."""
    start: str = ""
    """Checksum of the network that is trained further; empty for one that knows nothing."""
    without: str = ""
    """A regular expression: features with a name that it is found in never count. Empty leaves out none."""

    def __post_init__(self) -> None:
        """Batches must be whole."""
        assert self.games % self.batch == 0
        assert self.quick % self.batch == 0

    def further(self, start: Network) -> TrainingSettings:
        """Return these for training *start* further: it knows already what the quick policy could teach it.

        And it needs gentler steps.
        """
        return replace(self, hidden=start.hidden, quick=0, rate=self.rate // 2, start=start.checksum)

    def left_out(self, names: Sequence[str]) -> list[int]:
        """Return which of the features with these *names* never count."""
        if not self.without:
            return []
        return [at for at, name in enumerate(names) if re.search(self.without, name)]

    @property
    def batches(self) -> int:
        """Return how many batches there are in all."""
        return self.games // self.batch

    @property
    def steps(self) -> int:
        """Return after how many times of learning a run is at its end: a batch each, and the closing."""
        return self.batches + bool(self.closing)


class Run:
    """One folder and what happens in it."""

    def __init__(
        self,
        game: AnyGame,
        settings: TrainingSettings,
        folder: Path,
        start: Network | None = None,
        workers: Executor | None = None,
        against: Network | None = None,
    ) -> None:
        """Begin or go on. *start* and *against* are the networks that the settings name; *workers* play.

        Raises ValueError if the folder belongs to a run with other settings.
        """
        self.game = game
        self.settings = settings
        self.folder = folder
        self.start = start
        self.against = against
        self._workers = workers
        self.learner = self._new_learner()
        assert settings.start == (start.checksum if start else "")
        assert settings.against == (against.checksum if against else "")
        if start is not None:
            evaluation = game.evaluation()
            self.learner.begin_with(start.fit(evaluation.schema, evaluation.amounts, evaluation.marks))
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / SETTINGS
        plain = json.dumps(asdict(settings), indent=1, sort_keys=True) + "\n"
        if path.exists():
            kept = json.loads(path.read_text(encoding="utf-8"))
            usual = asdict(TrainingSettings("", 0, 0))  # what an older version did without saying so
            now = asdict(settings)
            was = {**usual, **kept} if isinstance(kept, dict) else {}
            if other := [name for name in sorted({*now, *was}) if now.get(name) != was.get(name)]:
                raise ValueError(f"{path} has other settings: {', '.join(other)}; choose an empty folder")
        else:
            _replace(path, plain.encode())
            if (first := against or start) is not None:
                _replace(folder / CHAMPION, first.written())
        self.done = self._resume()

    def _new_learner(self) -> Learner:
        evaluation, settings = self.game.evaluation(), self.settings
        without = settings.left_out(evaluation.names)
        return Learner(evaluation.amounts, evaluation.marks, settings.hidden, settings.seed, without)

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
        """Play and learn until all is done, or until *limit* batches are."""
        last = min(self.settings.batches if limit is None else limit, self.settings.batches)
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
            if self.done % self.settings.trial == 0:
                _replace(self._checkpoint(self.done), self.network().written())
            self._keep()
            line = (
                f"{self.done * self.settings.batch:6} games, {len(lessons)} lessons, error {error:.4f}, "
                f"played {played - started:.1f} s, learned {time.perf_counter() - played:.1f} s"
            )
            self._say(line, say)
            if self.done % self.settings.trial == 0 or self.done == self.settings.batches:
                self._say(self._tried(), say)
        if limit is None and self.done < self.settings.steps:
            self._close(say)

    def _close(self, say: Callable[[str], None]) -> None:
        """Learn once more from the whole run, or its second half if it began with nothing.

        Every tenth batch is held out, to tell what that was good for.
        """
        settings = self.settings
        first = 0 if self.start is not None else settings.batches // 2
        parts = [self._load(at) for at in range(first, settings.batches)]
        held = parts[_HELD_OUT::10] or parts
        lessons = joined([part for at, part in enumerate(parts) if at % 10 != _HELD_OUT])
        learner = self._new_learner()
        learner.begin_with(self.network())
        before = learner.error(joined(held))
        studies = -(-settings.closing // _CLOSING_PARTS)
        for part in range(_CLOSING_PARTS):
            rate = _CLOSING_RATE * (1 - part / _CLOSING_PARTS)
            learner.study(lessons, studies, settings.size, rate, (_CLOSING_SEED * settings.seed, part))
        self.learner = learner
        self.done += 1
        self._keep()
        found = f"error {before:.4f}, then {learner.error(joined(held)):.4f} where held out"
        self._say(f"       closed with {len(lessons)} lessons, {found}", say)
        self._say(self._tried(), say)

    def _keep(self) -> None:
        _save(self.folder / LEARNER, **self.learner.arrays, steps=self.learner.steps, done=self.done)
        _replace(self.folder / NETWORK, self.network().written())

    def _say(self, line: str, say: Callable[[str], None]) -> None:
        with (self.folder / LOG).open("a", encoding="utf-8") as log:
            log.write(line + "\n")
        say(line)

    def _tried(self) -> str:
        """Compare the network with the last champion, let it take its place if better, and say so."""
        network, path = self.network(), self.folder / CHAMPION
        if not path.exists():
            _replace(path, network.written())
            return "the first champion"
        settings = self.settings
        written = [network.written(), path.read_bytes()]
        seeds = _jobs(settings.seed * 1_000_000 + _TRIAL_SEED, settings.deals)
        parts = [(written, settings.players, one) for one in seeds]
        found = list(chain.from_iterable(self._map(_compared, parts)))
        wins, leads = ([one[at] for one in found] for at in range(2))
        lead = Estimate.of(leads)
        is_next = lead.mean > 0 and self.against is None
        if is_next:
            _replace(path, written[0])
        return (
            f"against the champion: {sum(wins) / len(wins):.1%} of the wins, "
            f"fair {1 / settings.players:.1%}, lead {lead.mean:+.1f} ± {lead.margin:.1f} points"
            + (", the new champion" if is_next else "")
        )

    def _map(self, job: Callable[[Any], Any], parts: Sequence[Any]) -> list[Any]:
        """Return what a job makes of each part, in their order."""
        run = self._workers.map if self._workers is not None else map
        return list(run(job, [(self.settings.game, *part) for part in parts]))

    def network(self) -> Network:
        """Return the network as it stands."""
        provenance = {
            "program": __version__,
            "play": PLAY,
            "games": min(self.done, self.settings.batches) * self.settings.batch,
            "settings": asdict(self.settings),
        }
        if self.start is not None:
            start = self.start
            provenance["start"] = {
                "checksum": start.checksum,
                "game": start.game,
                "players": list(start.players),
                "games": start.provenance.get("games"),
            }
        return self.learner.network(
            self.settings.game, [self.settings.players], self.game.evaluation(), provenance
        )

    def _part(self, batch: int) -> float:
        return batch / max(self.settings.batches, 1)

    def _play(self, batch: int) -> list[Lesson]:
        """Return the lessons of all games of a batch."""
        settings = self.settings
        part = self._part(batch)
        bots = self.game.bots()
        strange = bots.strange // (1 if part < _LATE else 2 if part < _VERY_LATE else 4)
        habits = SelfPlayHabits(strange, bots.trace, 10 * settings.experts)
        seeds = _jobs(settings.seed * 1_000_000 + batch * settings.batch, settings.batch)
        if batch * settings.batch < settings.quick:
            jobs = [(settings.players, one, habits) for one in seeds]
            return list(chain.from_iterable(self._map(_played_quickly, jobs)))
        others = self._older(batch) if self.against is None else [self.against.written()]
        league = settings.league if self.against is None else 100
        written = [self.network().written(), *others]
        parts = [(written, settings.players, league, one, habits) for one in seeds]
        return list(chain.from_iterable(self._map(_played, parts)))

    def _older(self, batch: int) -> list[bytes]:
        """Return up to eight checkpoints of the run so far, evenly spread."""
        if not self.settings.league:
            return []
        trial = self.settings.trial
        kept = [self._checkpoint(at) for at in range(trial, batch, trial)]
        spread = (
            kept
            if len(kept) <= _MOST_OLDER
            else [kept[-1 - at * len(kept) // _MOST_OLDER] for at in range(_MOST_OLDER)]
        )
        return [path.read_bytes() for path in spread]

    def _checkpoint(self, done: int) -> Path:
        return self.folder / f"network-{done:04}.json"

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


def _played(job: tuple[str, Sequence[bytes], int, int, Sequence[int], SelfPlayHabits]) -> list[Lesson]:
    """Return the lessons of some games: a worker's job."""
    key, written, players, league, seeds, habits = job
    game = game_of(key)
    judges = [Judge(game, Network.read(one)) for one in written]
    learner, older = judges[0], judges[1:]
    lessons: list[Lesson] = []
    for seed in seeds:
        rng = Rng(seed, "league")
        against = bool(older) and rng.below(100) < league
        others = [older[rng.below(len(older))] if against else learner for _ in range(players - 1)]
        lessons += play([learner, *others], seed, habits)
    return lessons


def _played_quickly(job: tuple[str, int, Sequence[int], SelfPlayHabits]) -> list[Lesson]:
    """Return the lessons of some games by the quick policy: a worker's job."""
    key, players, seeds, habits = job
    game = game_of(key)
    return list(chain.from_iterable(play_quickly(game, players, seed, habits) for seed in seeds))


def _compared(job: tuple[str, Sequence[bytes], int, Sequence[int]]) -> list[tuple[float, float]]:
    """Return part of the wins and lead of the first of two networks in some deals: a worker's job."""
    key, written, players, seeds = job
    game = game_of(key)
    one, rest = [Judge(game, Network.read(data)) for data in written]
    return [compare(one, rest, players, seed) for seed in seeds]


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
