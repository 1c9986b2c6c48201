"""The toys among the games of this process: the folders of `tests/toy` and `tests/toy2`, where they lie."""

from __future__ import annotations

import sys
from multiprocessing.connection import Connection
from pathlib import Path

import evolution_qt.ui
from evolution_qt import games
from evolution_qt.brain import worker

HERE = Path(__file__).parent
FOLDERS = {games: ("toy/games", "toy2/games"), evolution_qt.ui: ("toy/ui",)}
"""What is added to which package: the second toy has no table."""
MODULES = ("evolution_qt.games.toy", "evolution_qt.games.path", "evolution_qt.ui.toy")
_serve = worker.serve


def come() -> None:
    """Put the toys beside the other games."""
    for package, folders in FOLDERS.items():
        package.__path__.extend(str(HERE / folder) for folder in folders)
    _forget_games()


def go() -> None:
    """Take them away again, with all that was loaded of them."""
    for package, folders in FOLDERS.items():
        for folder in folders:
            package.__path__.remove(str(HERE / folder))
    _forget_games()
    for module in [one for one in sys.modules if one.startswith(MODULES)]:
        del sys.modules[module]
    for name in MODULES:
        package, _, word = name.rpartition(".")
        vars(sys.modules[package]).pop(word, None)


def serve(connection: Connection) -> None:
    """Answer jobs as the program's process of opponents does, also those about the toys."""
    come()
    _serve(connection)


def _forget_games() -> None:
    for kept in (games.titles, games.game, games.sentences):
        kept.cache_clear()
    if shown := sys.modules.get("evolution_qt.ui.table.presentation"):
        shown.presentation.cache_clear()
        shown.is_shown.cache_clear()
