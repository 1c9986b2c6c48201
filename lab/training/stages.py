"""Trains the networks that come with the program from nothing, one stage after the other.

    python -m lab networks FOLDER             all, some four hours of a core with machine code
    python -m lab networks FOLDER --only evolution-de-4 --workers 4
    python -m lab networks FOLDER --write     and put what was trained into resources/networks

`python benchmarks/machine_code.py -m lab networks ...` runs them with machine code. Each stage is a run in a
folder of its own, as `python -m lab train` makes it: after an interruption the same command goes on where it
was, and the same program on the same machine ends in the same networks. The seeds stand in the stages.
Whether a network is better than the one it follows is for the arena to say (docs/lab/networks.md).
"""

from __future__ import annotations

import argparse
import re
import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from evolution_qt.ai.network import Network
from evolution_qt.games import game
from lab.executors import local
from lab.training.run import LOG, NETWORK, Run, TrainingSettings

ROOT: Final = Path(__file__).resolve().parents[2]
NETWORKS: Final = ROOT / "resources" / "networks"
_SECONDS: Final = re.compile(r"played ([0-9.]+) s, learned ([0-9.]+) s")


@dataclass(frozen=True)
class TrainingStage:
    """One run: how it is set, and the stage whose network it trains further."""

    name: str
    settings: TrainingSettings
    start: str = ""
    is_shipped: bool = True
    """Whether its network comes with the program."""


STAGES: Final = (
    TrainingStage("evolution-de-2-alone", TrainingSettings("evolution/de", 2, 10_000), is_shipped=False),
    TrainingStage(
        "evolution-de-2-league",
        TrainingSettings("evolution/de", 2, 10_000, league=20),
        "evolution-de-2-alone",
        is_shipped=False,
    ),
    TrainingStage(
        "evolution-de-2",
        TrainingSettings("evolution/de", 2, 6_000, league=20, experts=20, closing=3_000),
        "evolution-de-2-league",
    ),
    TrainingStage("evolution-de-4-alone", TrainingSettings("evolution/de", 4, 12_000), is_shipped=False),
    TrainingStage(
        "evolution-de-4",
        TrainingSettings("evolution/de", 4, 8_000, league=20, closing=3_000),
        "evolution-de-4-alone",
    ),
    TrainingStage(
        "evolution-de-3",
        TrainingSettings("evolution/de", 3, 12_000, seed=3, league=20, closing=3_000),
        "evolution-de-4",
    ),
    TrainingStage(
        "evolution-de-5-league",
        TrainingSettings("evolution/de", 5, 8_000, seed=5, league=20, closing=3_000),
        "evolution-de-4",
        is_shipped=False,
    ),
    TrainingStage(
        "evolution-de-5",
        TrainingSettings("evolution/de", 5, 10_000, seed=6, league=20, closing=3_000),
        "evolution-de-5-league",
    ),
    TrainingStage("beginning-de-2", TrainingSettings("beginning/de", 2, 3_000)),
    TrainingStage("beginning-de-4", TrainingSettings("beginning/de", 4, 5_000)),
    TrainingStage("beginning-de-3", TrainingSettings("beginning/de", 3, 1_000, seed=3), "beginning-de-4"),
    TrainingStage("beginning-de-5", TrainingSettings("beginning/de", 5, 1_000, seed=5), "beginning-de-4"),
)
"""In the order in which they are trained."""


def wanted(only: str) -> list[TrainingStage]:
    """Return the stages with *only* in their names, and those that they begin with, in order."""
    names = {stage.name for stage in STAGES if only in stage.name}
    for stage in reversed(STAGES):
        if stage.name in names:
            names.add(stage.start)
    return [stage for stage in STAGES if stage.name in names]


def train(stage: TrainingStage, folder: Path, workers: int) -> None:
    """Begin a stage or go on with it, until it is done. What it begins with lies in *folder*."""
    start = Network.read((folder / stage.start / NETWORK).read_bytes()) if stage.start else None
    settings = stage.settings if start is None else stage.settings.further(start)
    with local(workers) as (executor, _):
        run = Run(game(settings.game), settings, folder / stage.name, start, executor)
        run.train(lambda line: print(f"{stage.name}: {line}", flush=True))


def hours(folder: Path) -> float:
    """Return for how many hours a run has played and learned."""
    log = (folder / LOG).read_text(encoding="utf-8")
    return sum(float(played) + float(learned) for played, learned in _SECONDS.findall(log)) / 3600


def main(arguments: Sequence[str] | None = None) -> int:
    """Train what is not trained yet."""
    parser = argparse.ArgumentParser(
        prog="python -m lab networks", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="only stages with this in their names, and what they need")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="put the networks into resources/networks")
    words = parser.parse_args(arguments)
    try:
        for stage in wanted(words.only):
            train(stage, words.folder, words.workers)
            path = words.folder / stage.name
            print(f"{stage.name}: {path / NETWORK}, {hours(path):.1f} hours", flush=True)
            if words.write and stage.is_shipped:
                shutil.copyfile(path / NETWORK, NETWORKS / f"{stage.name}.json")
    except (OSError, ValueError) as error:
        parser.error(str(error))
    except KeyboardInterrupt:
        print("interrupted; give the same command again to go on")
        return 130
    return 0
