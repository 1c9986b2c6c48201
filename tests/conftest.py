"""What all tests share: the language of their runner is none of the program's, and nothing is heard."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import toys

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


@pytest.fixture
def toy_among_games() -> Iterator[None]:
    """Have both toys beside the other games, the small one with its table."""
    toys.come()
    yield
    toys.go()
