"""A small tournament for tests, and doing its jobs here."""

from __future__ import annotations

from pathlib import Path

from evolution_qt.games import game
from lab.arena.jobs import ArenaJob, Test, Tournament, tables
from lab.arena.participants import Supplies, entered
from lab.arena.results import ResultsFile
from lab.arena.tournament import play
from lab.executors import Here

SUPPLIES = Supplies()


def tournament(*names: str, players: int = 2, way: str = "pairs", test: Test | None = None, deals: int = 4):
    """Return a tournament of jobs of two deals."""
    rules = game("evolution/de")
    return Tournament(
        rules.key,
        players,
        tuple([entered(name, rules, players, SUPPLIES) for name in names]),
        tables(way, len(names), players),
        deals,
        seed=3,
        chunk=2,
        test=test,
    )


def played(of: Tournament, path: Path | None = None, jobs: list[ArenaJob] | None = None) -> ResultsFile:
    """Do all jobs, or some, in this process."""
    file = ResultsFile(path, of)
    play(of.jobs() if jobs is None else jobs, file, Here(), 1, SUPPLIES, lambda results, games: None)
    file.close()
    return file
