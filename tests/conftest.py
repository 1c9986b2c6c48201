"""What all tests share: the language of whoever runs them is none of the program's, and nothing is heard."""

import gc
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from evolution_qt import games

os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)
os.environ["EVOLUTION_QT_SOUNDS"] = "off"
if os.environ.get("QT_QPA_PLATFORM", "offscreen") == "offscreen":  # a display has a real pointer in the way
    screens = Path(__file__).with_name("screens.json")  # of itself it has one of 800x800
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={screens}"


def pytest_collection_finish() -> None:
    """Look no more for garbage among all that was imported: the window looks for it whenever a game ends.

    With so many tests that would take longer than some of them do.
    """
    gc.collect()
    gc.freeze()


_TOYS = {"toy": "toy/games/toy", "path": "toy2"}
"""The names of the toys among the games, and their folders here."""


@pytest.fixture
def toy_among_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Have the folders of both toys beside those of the other games."""
    folder = tmp_path / "more"
    for name, place in _TOYS.items():
        shutil.copytree(Path(__file__).parent / place, folder / name)
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(folder)])
    _forget_games()
    yield
    _forget_games()
    for name in _TOYS:
        vars(games).pop(name, None)
        for module in [one for one in sys.modules if one.startswith(f"evolution_qt.games.{name}")]:
            del sys.modules[module]


def _forget_games() -> None:
    for kept in (games.titles, games.game, games.sentences):
        kept.cache_clear()
