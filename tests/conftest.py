"""What all tests share: the language of their runner is none of the program's, and nothing is heard."""

import gc
import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import toys

os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)
os.environ["EVOLUTION_QT_SOUNDS"] = "off"
if os.environ.get("QT_QPA_PLATFORM", "offscreen") == "offscreen":  # a display has a real pointer in the way
    screens = Path(__file__).with_name("screens.json")  # of itself it has one of 800x800
    if os.name == "nt":  # a colon would part what Qt is told
        screens = Path(os.path.relpath(screens))
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={screens}"
    if os.name == "nt":  # there Qt looks for letters beside itself, and warns of none
        os.environ.setdefault("QT_QPA_FONTDIR", str(Path(__file__).parents[1] / "resources" / "fonts"))


for name in ("SIGINT", "SIGHUP"):
    number = getattr(signal, name, None)
    if number is not None and signal.getsignal(number) is signal.SIG_IGN:
        # `nohup` and a shell's background have it ignored, and so would all that the tests start
        signal.signal(number, lambda *_: None)


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


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A real disk of 64 KB, where this machine lets us have one."""
    place = tmp_path / "disk"
    place.mkdir()
    mount = shutil.which("mount")
    if (
        mount is None
        or subprocess.run(
            [mount, "-t", "tmpfs", "-o", "size=64k", "none", str(place)], capture_output=True, check=False
        ).returncode
    ):
        pytest.skip("no disk can be mounted here")
    yield place
    subprocess.run(["umount", str(place)], check=True)
